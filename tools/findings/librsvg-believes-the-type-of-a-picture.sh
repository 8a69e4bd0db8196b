#!/bin/bash
# librsvg 2.54.7 (Debian 12, November 2026): a PNG in an SVG's <image href="data:…"> is painted when its type
# is image/png or is left out, and not at all when it says another one (image/gif, image/jpeg,
# application/octet-stream); nothing is logged, and rsvg-convert ends well. librsvg 2.63.3 (forky) does the
# same, but for application/octet-stream. Old sets of cards have such files: PNG in a file called .gif.
# Expected: the bytes tell what they are, as browsers have it (they go by the first bytes of any picture).
set -euo pipefail
. "$(dirname "$0")/root.bash"

mkdir -p "$work/share"
cat >"$work/share/try.sh" <<'SHELL'
png=iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==
for type in image/png '' image/gif image/jpeg application/octet-stream; do
  echo "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>
    <image width='20' height='20' href='data:$type;base64,$png'/></svg>" >/tmp/picture.svg
  rsvg-convert /tmp/picture.svg -o /tmp/picture.png 2>/tmp/said
  said=$(wc -c </tmp/said)
  echo "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/>" >/tmp/nothing.svg
  rsvg-convert /tmp/nothing.svg -o /tmp/nothing.png
  cmp -s /tmp/picture.png /tmp/nothing.png && echo -n "${type:-none}: nothing, $said bytes said; " ||
    echo -n "${type:-none}: painted; "
done
SHELL
got=$(in_root bookworm librsvg2-bin=2.54.7+dfsg-1~deb12u1 -- -- bash /share/try.sh | tail -n 1)
expect 'what is painted' 'image/png: painted; none: painted; image/gif: nothing, 0 bytes said; image/jpeg: nothing, 0 bytes said; application/octet-stream: nothing, 0 bytes said; ' "$got"
