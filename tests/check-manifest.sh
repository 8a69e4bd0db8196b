#!/bin/bash
# tests/check-manifest.sh CHECKOUT APP_ID: the Flatpak manifest is called as flatpak-builder and GNOME
# Builder expect, takes the checkout it lies in, and asks for a window, its sounds and nothing else.
# The id stands only there and in meson.build.
set -u
manifest=$1/flatpak/$2.yml
failed=0
complain () { echo "$manifest: $*" >&2; failed=1; }

[ -f "$manifest" ] || { echo "there is no $manifest" >&2; exit 1; }
[ "$(ls "$1/flatpak")" = "$2.yml" ] || complain 'there must be no other file beside it'

# key VALUE: a key at the left edge
while read -r key value; do
  grep -qx "$key: $value" "$manifest" || complain "'$key' must be $value"
done <<EOF
id $2
runtime org.gnome.Platform
runtime-version '[0-9]*'
sdk org.gnome.Sdk
command atout
EOF

wanted='--device=dri
--share=ipc
--socket=fallback-x11
--socket=pulseaudio
--socket=wayland'
asked=$(sed -n '/^finish-args:/,/^$/s/^  - //p' "$manifest" | sort)
[ "$asked" = "$wanted" ] || complain "finish-args must be exactly: $wanted"

# The program is the folder above; only the library for sounds is fetched, with its checksum.
sources=$(sed -n 's/^ *- type: //p' "$manifest" | paste -sd ' ')
[ "$sources" = 'archive dir' ] || complain 'the sources must be one archive and one folder'
[ "$(grep -c '^ *sha256: [0-9a-f]\{64\}$' "$manifest")" = 1 ] || complain 'the archive needs its checksum'
grep -qx ' *- -Dsound=enabled' "$manifest" || complain 'the program must be built with sounds'
grep -qx ' *path: \.\.' "$manifest" || complain 'the source must be the folder above'
for skipped in .flatpak-builder .git build; do
  grep -qx " *- $skipped" "$manifest" || complain "'$skipped' must be skipped"
done

grep -rIl --exclude-dir=.git --exclude-dir=build -F "$2" "$1" |
  grep -vx -e "$1/meson.build" -e "$manifest" |
  { while read -r file; do echo "$file: the id stands in meson.build only" >&2; bad=1; done; [ -z "${bad:-}" ]; } ||
  failed=1
exit $failed
