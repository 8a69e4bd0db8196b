#!/bin/bash
# check-translations.sh CHECKOUT XGETTEXT-ARGUMENT…
# Every text of the sources has a translation in every language of po/LINGUAS, and no other text has
# one: the sources are read afresh, so a new text that never reached the po files is found as well,
# and one that nobody says any more.
set -u
cd "$1" || exit 1
shift
status=0
fail () { echo "$*" >&2; status=1; }

tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT

# Files with texts that POTFILES.in forgot: xgettext would never look into them.
files=$(grep -v -e '^#' -e '^$' po/POTFILES.in)
for file in $(grep -rlE --include='*.c' --include='*.h' '\b(_|N_|C_|NC_|ngettext) \("' src) \
            $(grep -rlE --include='*.ui' 'translatable="(yes|true)"' src data); do
  grep -qxF "$file" <<<"$files" || fail "$file has texts to translate and is missing in po/POTFILES.in"
done

# shellcheck disable=SC2086
xgettext "$@" --output="$tmp/sources.pot" $files || fail "xgettext failed"
[ -s "$tmp/sources.pot" ] || { fail "no texts found"; exit 1; }

for language in $(grep -v '^#' po/LINGUAS); do
  po=po/$language.po
  [ -f "$po" ] || { fail "$po is missing, though po/LINGUAS names it"; continue; }
  msgfmt --check --output-file=/dev/null "$po" || fail "$po: msgfmt -c finds mistakes"
  msgmerge --quiet --no-fuzzy-matching --no-wrap "$po" "$tmp/sources.pot" >"$tmp/merged.po" ||
    fail "$po: msgmerge failed"
  for lack in untranslated only-fuzzy; do
    msgattrib --$lack --no-obsolete --no-wrap "$tmp/merged.po" >"$tmp/lacking.po"
    [ ! -s "$tmp/lacking.po" ] && continue
    sed '1,/^$/d' "$tmp/lacking.po" >&2
    fail "$po: the texts above are ${lack#only-}"
  done
  msgattrib --only-obsolete --no-wrap "$tmp/merged.po" >"$tmp/unused.po"
  if grep -q '^#~ msgid' "$tmp/unused.po"; then
    grep '^#~ msgid' "$tmp/unused.po" >&2
    fail "$po: nothing in the sources says the texts above"
  fi
done
exit $status
