# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by app/run.sh and tests/run.sh, in the top folder: installs what is missing and builds by preset release.

packages="g++ cmake ninja-build qt6-base-dev qt6-declarative-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-templates
qml6-module-qtquick-layouts qml6-module-qtquick-shapes qml6-module-qtqml qml6-module-qtqml-models
qml6-module-qtqml-workerscript qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel qml6-module-qtmultimedia qt6-translations-l10n"

say() { printf '%s\n' "$*" >&2; }

have_package() {
    [ "$(dpkg-query -W -f '${Status}' "$1" 2>/dev/null)" = "install ok installed" ]
}

# install_missing PACKAGE...   installs those that are not there; fails with advice when it cannot
install_missing() {
    missing=""
    for package in "$@"; do
        have_package "$package" || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    say "Missing packages:$missing"
    if [ "$(id -u)" = 0 ]; then
        root=""
    elif command -v sudo >/dev/null 2>&1; then
        root="sudo"
    else
        say "Installing them needs root, and there is no sudo. Run this as root, then start again:"
        say "    apt-get update && apt-get install --no-install-recommends$missing"
        return 1
    fi
    say "Installing them now."
    # shellcheck disable=SC2086 # lists of words
    if ! { $root apt-get update && $root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing; }; then
        say "The packages could not be installed. See the message above; is there a network? By hand:"
        say "    apt-get update && apt-get install --no-install-recommends$missing"
        return 1
    fi
}

# The font is embedded at build time: the system's Vazirmatn, else the one from npm, else Noto. See app/fonts.cmake.
have_font() {
    [ -e assets/fonts/node_modules/vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf ] && return 0
    have_package fonts-vazirmatn && return 0
    have_package fonts-noto-ui-core && have_package fonts-noto-core
}

install_font() {
    have_font && return 0
    if apt-cache show fonts-vazirmatn >/dev/null 2>&1 && install_missing fonts-vazirmatn; then
        return 0
    fi
    if command -v npm >/dev/null 2>&1; then
        say "Fetching the font Vazirmatn with npm."
        (cd assets/fonts && npm ci --silent --no-audit --no-fund) && have_font && return 0
        say "npm could not fetch it; taking Noto instead."
    fi
    install_missing fonts-noto-ui-core fonts-noto-core || say "Going on without a font of our own."
}

install_packages() {
    if command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
        # shellcheck disable=SC2086
        install_missing $packages "$@" || return 1
        install_font
    else
        say "This is not Debian or Ubuntu, so packages are not installed for you. Needed: Qt 6.4 or newer (base,"
        say "declarative, svg, tools), CMake 3.22 or newer, Ninja and a C++20 compiler. Trying to build with what is here."
    fi
}

# build/ may have come along with a copied folder: its cache names another source or build folder, and its
# generated files are useless here.
drop_foreign_build() {
    [ -e build/CMakeCache.txt ] || return 0
    here=$(pwd -P)
    home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' build/CMakeCache.txt)
    dir=$(sed -n 's/^CMAKE_CACHEFILE_DIR:INTERNAL=//p' build/CMakeCache.txt)
    if [ "$home" != "$here" ] || [ "$dir" != "$here/build" ]; then
        say "build/ belongs to another folder ($home); building anew."
        rm -rf build
    fi
}

# configure_release [CMAKE ARGUMENT...]
configure_release() {
    drop_foreign_build
    cmake --preset release "$@" && return 0
    say "Configuring failed; once more with a fresh build/."
    rm -rf build
    cmake --preset release "$@"
}
