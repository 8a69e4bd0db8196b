#!/bin/bash
# tests/check-manifest.sh CHECKOUT APP_ID: the Flatpak manifest asks for a window and nothing else,
# and every blank in it is one that tools/flatpak fills.
set -u
manifest=$1/flatpak/atout.yml.in
failed=0
complain () { echo "flatpak/atout.yml.in: $*" >&2; failed=1; }

wanted='--device=dri
--share=ipc
--socket=fallback-x11
--socket=wayland'
asked=$(sed -n '/^finish-args:/,/^$/s/^  - //p' "$manifest" | sort)
[ "$asked" = "$wanted" ] || complain "finish-args must be exactly: $wanted"

for blank in $(grep -o '@[A-Z_]*@' "$manifest" | sort -u); do
  grep -q "s|$blank|" "$1/tools/flatpak" || complain "tools/flatpak does not fill in $blank"
done
for key in id: runtime: runtime-version: sdk: command: modules:; do
  grep -q "^$key" "$manifest" || complain "the key '$key' is missing"
done
grep -rIl --exclude-dir=.git --exclude-dir=build -F "$2" "$1" | grep -v '^'"$1"'/meson.build$' |
  { while read -r file; do echo "$file: the id stands in meson.build only" >&2; bad=1; done; [ -z "${bad:-}" ]; } ||
  failed=1
exit $failed
