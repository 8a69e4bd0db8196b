#!/bin/bash
# check-games.sh CHECKOUT
# Nothing in src/ outside of rules/games/GAME, players/games/GAME and workshop/fit knows a game by name: no
# identifier and no include names one. Comments may, and so may texts: a deck is called "cego", and
# what is measured by name says of which game it is.
set -u
cd "$1" || exit 1

mapfile -t games < <(find src/rules/games -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort)
mapfile -t files < <(find src -name '*.[ch]' \
  -not -path 'src/rules/games/*/*' -not -path 'src/players/games/*/*' -not -path 'src/workshop/fit*' | sort)
[ ${#games[@]} -gt 0 ] && [ ${#files[@]} -gt 0 ] || { echo "no games or no sources found" >&2; exit 1; }

awk -v names="$(IFS='|'; echo "${games[*]}")" '
  BEGIN { name = "(^|[^a-z0-9])(" names ")([^a-z0-9]|$)" }
  FNR == 1 { comment = 0 }
  {
    # what is left of the line without its comments
    line = $0
    code = ""
    while (line != "") {
      if (comment) {
        at = match (line, /\*\//)
        if (at == 0) break
        line = substr (line, at + RLENGTH)
        comment = 0
      } else {
        at = match (line, /\/\*/)
        if (at == 0) { code = code line; break }
        code = code substr (line, 1, at - 1)
        line = substr (line, at + RLENGTH)
        comment = 1
      }
    }
    if (code !~ /^#include/) gsub (/"([^"\\\\]|\\\\.)*"/, "\"\"", code)
    if (match (tolower (code), name)) {
      print FILENAME ":" FNR ": " substr (code, RSTART, RLENGTH) " is the name of a game"
      status = 1
    }
  }
  END { exit status }
' "${files[@]}" >&2
