#!/bin/bash
# tests/check-contact-sheet.sh CONTACT-SHEET ATOUT
# Contact sheets can be made of a folder of pictures without a back, which is lent then.
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

mkdir "$work/cards"
for rank in 7 8 9 T J Q K A; do
  for suit in C S H D; do
    echo "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 30'><path d='M0,0H20V30H0Z'/></svg>" \
      >"$work/cards/$rank$suit.svg"
  done
done
G_DEBUG=fatal-criticals XDG_CACHE_HOME=$work LC_ALL=C.UTF-8 ATOUT_PROGRAM=$2 \
  "$1" "$work/sheets" "$work/cards" || exit 1

for sheet in 48 120 400 hand; do
  for table in light dark; do
    [ -s "$work/sheets/cards-$sheet-$table.png" ] || { echo "There is no sheet $sheet-$table." >&2; exit 1; }
  done
done
