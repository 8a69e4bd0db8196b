#!/bin/sh
# check-xml.sh CHECKOUT: every SVG, UI and XML file of the project is well-formed.
set -eu
cd "$1"
list=$(find data src -type f \( -name '*.svg' -o -name '*.ui' -o -name '*.xml' -o -name '*.xml.in' \))
[ -n "$list" ] || { echo "no XML file found below $1" >&2; exit 1; }
# No file name of the project has a space in it.
# shellcheck disable=SC2086
xmllint --noout --nonet $list
echo "$(echo "$list" | wc -l) files are well-formed"
