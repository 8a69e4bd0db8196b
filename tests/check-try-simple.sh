#!/bin/bash
# check-try-simple.sh SOURCE: tools/try-simple tries just what it is told. The same figure changes
# nothing, a foolish one costs points, a figure that does not stand there is refused.
cd "$1" || exit 1
file=src/players/games/klaverjas/klaverjas-play.c
line=$(grep -n '^  \.draw = 8,$' $file | cut -d: -f1)
try () { tools/try-simple --built "$file:$line" "$@"; }
fail () { echo "check-try-simple: $1" >&2; exit 1; }

said=$(try 8 8 klaverjas 100) || fail "the same figure should be played"
[[ $said == *': 0.000 +- 0.000 score'* ]] || fail "the same figure should change nothing: $said"
said=$(try 8 -80 klaverjas 400) || fail "another figure should be played"
[[ $said == *': -'* ]] || fail "never to draw trumps should cost points: $said"
try 9 8 klaverjas 100 2>/dev/null && fail "a figure that does not stand there should be refused"
try 8 8 whist 100 2>/dev/null && fail "a game that there is not should be refused"
exit 0
