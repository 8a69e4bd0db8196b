#!/bin/bash
# xkb-data 2.48, xdotool 3.20160805.1 (Debian forky, November 2026): "xdotool key F10" presses Alt as well, so
# that a program gets Alt+F10; with xkb-data 2.35 and 2.42 (Debian 12 and 13) it does not. By its code,
# "xdotool key 76", the key comes alone. The keyboard file has the symbol with Alt first now, and xdotool
# takes the first place where it finds it.
# Expected: the key that is named, and no other.
set -euo pipefail
. "$(dirname "$0")/root.bash"

mkdir -p "$work/share"
cat >"$work/share/press.sh" <<'SHELL'
xev -event keyboard >/tmp/xev.log 2>/dev/null &
window=$(xdotool search --sync --name 'Event Tester' | head -n 1)
xdotool windowfocus --sync "$window" key F10 key 76 key a
until grep -q ', a)' /tmp/xev.log; do :; done
kill $!
awk '/^KeyPress/ { pressed = 1 } /^KeyRelease/ { pressed = 0 }
     /keysym/ && pressed { gsub (/[),]/, ""); printf "%s(%s) ", $7, $2; }' /tmp/xev.log
SHELL
got=$(in_root forky xkb-data=2.48-1 xdotool=1:3.20160805.1-5.1+b2 -- x11-utils xvfb xauth mawk -- \
  xvfb-run -a sh /share/press.sh | tail -n 1)
expect 'keys pressed, with the state they came in' 'Alt_L(0x0) F10(0x8) F10(0x0) a(0x0) ' "$got"
