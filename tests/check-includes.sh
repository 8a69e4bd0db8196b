#!/bin/bash
# check-includes.sh CHECKOUT
# An include in src/ is written from there and only ever points down: each floor sees those that are
# named beside it, and the libraries that it needs. Who draws the cards knows neither a match nor a
# widget.
set -u
cd "$1" || exit 1

mapfile -t files < <(find src -name '*.[ch]' | sort)
[ ${#files[@]} -gt 0 ] || { echo "no sources found" >&2; exit 1; }

awk '
  BEGIN {
    sees["rules"] = "rules"
    sees["players"] = "players rules"
    sees["cli"] = "cli model players rules"
    sees["workshop"] = "workshop cli model players rules"
    sees["model"] = "model players rules"
    sees["help"] = "help model players rules"
    sees["decks"] = "decks rules"
    sees["view"] = "view decks help model players rules"
    sees["app"] = "app view decks help model players rules"

    # inside of a floor the rooms, from the ground up; "." is what lies in no room
    rooms["model"] = "words course choices told thinking . history statistics learning competing"
    rooms["view"] = "widgets cards people plot sound score help table/layout table/hand " \
      "table/seats table/stage table/calls table/told table/backdrop table"
    rooms["app"] = "widgets settings decks players fairness start match table history learn compete \
      statistics preferences window ."

    # the sentences, but nothing that runs
    only["cli", "model"] = "model/words/telling.h model/words/tell-reason.h"

    # the cards, but no match; the words, but nothing that runs
    only["decks", "rules"] = "rules/card.h rules/pack.h"
    only["help", "model"] = "model/words/words.h"

    # a room that sees less than its floor: proofs share nothing with what finds problems
    apart["workshop/prove"] = "^(rules/|workshop/prove/|workshop/solver-plain\\.h$|" \
      "players/problems/problem\\.h$|players/solver/solve\\.h$)"

    window = "^(gtk|gdk|gsk|cairo|pango)"
    never["rules"] = never["players"] = never["cli"] = never["workshop"] = never["model"] = never["help"] = \
      window "|^(adwaita|librsvg|libxml)"
    never["decks"] = "^adwaita"
    foreign["decks"] = "gtk_widget_|GtkWidget|GTK_WIDGET|GTK_TYPE_WIDGET" # it paints, and shows nothing
    never["view"] = never["app"] = "^(librsvg|libxml)"
  }

  function fail (text) { print FILENAME ":" FNR ": " text; status = 1 }

  # How high the room of path lies in its floor, the name of which it begins with; 0: it is unknown.
  # A room may have rooms itself.
  function height_of (path,   part, n, name) {
    n = split (path, part, "/")
    name = n > 2 ? part[2] : "."
    if (n > 3 && index (rooms[part[1]], part[2] "/") > 0) name = part[2] "/" part[3]
    return index (" " rooms[part[1]] " ", " " name " ")
  }

  FNR == 1 {
    split (FILENAME, part, "/")
    floor = part[2]
    if (!(floor in sees)) fail("src/" floor " is no floor that this test knows")
    else if (floor in rooms && height_of(substr (FILENAME, 5)) == 0)
      fail("src/" floor "/" part[3] " is no room that this test knows")
  }

  /^#include "/ {
    split ($0, quoted, "\"")
    at = quoted[2]
    sub (/\/.*/, "", at)
    if (!(at in sees))
      fail("“" quoted[2] "” names no floor: an include is written from src/")
    else if (index (" " sees[floor] " ", " " at " ") == 0 \
             || ((floor, at) in only && index (" " only[floor, at] " ", " " quoted[2] " ") == 0))
      fail("src/" floor " may not see “" quoted[2] "”")
    else if ((floor "/" part[3]) in apart && quoted[2] !~ apart[floor "/" part[3]])
      fail("src/" floor "/" part[3] " may not see “" quoted[2] "”")
    else if (at == floor && floor in rooms && height_of(quoted[2]) > height_of(substr (FILENAME, 5)))
      fail("“" quoted[2] "” lies higher than the room of this file")
  }

  /^#include </ {
    split ($0, header, /[<>]/)
    if (header[2] ~ never[floor]) fail("src/" floor " needs no <" header[2] ">")
  }

  (floor in foreign) && $0 ~ foreign[floor] { fail("src/" floor " knows no widgets") }

  END { exit status }
' "${files[@]}" >&2
