#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# sh tests/run.sh [long]     installs what is missing, builds, runs all tests without a display
# `long` runs the laws wide: more seeds, more options, no haste.
set -u
cd "$(dirname "$0")/.." || exit 1
cd "$(pwd -P)" || exit 1
. app/install_packages.sh

install_packages qml6-module-qttest || exit 1
timeout=240
if [ "${1:-}" = long ]; then
    KHIAR_LONG=1
    export KHIAR_LONG
    timeout=7200
fi
configure_release -DKHIAR_TESTS=ON -DKHIAR_TEST_TIMEOUT=$timeout || exit 1
cmake --build --preset release || exit 1
exec ctest --test-dir build --output-on-failure --parallel 2
