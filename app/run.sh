#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# sh app/run.sh [arguments of khiar]     installs what is missing, builds, opens the program
set -u
cd "$(dirname "$0")/.." || exit 1
cd "$(pwd -P)" || exit 1
. app/install_packages.sh

install_packages || exit 1
configure_release || exit 1
cmake --build --preset release --target khiar khiarctl || exit 1
if [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
    say "Built. There is no display here, so the window cannot open. To play in this terminal:"
    say "    build/bin/khiarctl play agurk"
    exit 0
fi
exec build/bin/khiar "$@"
