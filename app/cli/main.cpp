// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/command_line.h"

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    return khiar::cli::runCommandLine(QCoreApplication::arguments().mid(1));
}
