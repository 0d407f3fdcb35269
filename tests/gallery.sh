#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# sh tests/gallery.sh OUTDIR [NAME…]     draws tests/games/*/moments as pictures, to be looked at by a person:
# every record (or those named) at the table, in both languages, at 1024×600 and 1280×800; NAME-LANG-WIDTH.png.
# PAGE=score draws the score sheet instead. KHIAR names the program (build/bin/khiar).
set -u
out=${1:?usage: sh tests/gallery.sh OUTDIR [NAME…]}
shift
here=$(cd "$(dirname "$0")" && pwd -P)
khiar=${KHIAR:-$here/../build/bin/khiar}
mkdir -p "$out" || exit 1
export QT_QPA_PLATFORM=offscreen
if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
    XDG_RUNTIME_DIR=$(mktemp -d) && export XDG_RUNTIME_DIR
    trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
fi
failed=0
for record in "$here"/games/*/moments/*.khiar; do
    name=$(basename "$record" .khiar)
    [ $# -eq 0 ] || case " $* " in *" $name "*) ;; *) continue ;; esac
    for size in 1024x600 1280x800; do
        for lang in en fa; do
            "$khiar" --screenshot "$out/$name-$lang-${size%x*}.png" --page "${PAGE:-table}" --lang $lang --size $size "$record" || failed=1
        done
    done
done
exit $failed
