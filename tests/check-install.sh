#!/bin/bash
# check-install.sh BUILD APP_ID: install a build into its prefix, which lies in BUILD, and take it away
# again: the files are those of tests/installed.txt, both programs run from there, and what stays
# is what other programs keep about files (caches).
set -u
build=$1 app_id=$2
here=$(cd "$(dirname "$0")" && pwd)
prefix=$(python3 -c '
import json, sys
print (next (option["value"] for option in json.load (open (sys.argv[1])) if option["name"] == "prefix"))
' "$build/meson-info/intro-buildoptions.json") || exit 1
case $prefix in
  "$(cd "$build" && pwd)"/*) ;;
  *) echo "the prefix $prefix does not lie in $build" >&2; exit 1 ;;
esac
caches='^share/(glib-2.0/schemas/gschemas.compiled|icons/hicolor/(icon-theme.cache|.icon-theme.cache)|applications/mimeinfo.cache|mime/([^/]*|application/[^/]*))$'
failed=0
files () { (cd "$prefix" && find . ! -type d | sed 's|^./||' | grep -Ev "$caches" | sort); }

rm -rf "$prefix"
meson install -C "$build" --no-rebuild >"$build/install.log" 2>&1 ||
  { tail "$build/install.log" >&2; echo 'meson install failed' >&2; exit 1; }
sed -e '/^#/d' -e "s|@APP_ID@|$app_id|" "$here/installed.txt" | sort >"$build/wanted.txt"
diff "$build/wanted.txt" <(files) >&2 ||
  { echo 'other files are installed (>) than tests/installed.txt has (<)' >&2; failed=1; }

"$prefix/bin/atout" --version >/dev/null && "$prefix/bin/atout-cli" games >/dev/null ||
  { echo 'the programs do not run where they are installed' >&2; failed=1; }
grep -qx "Exec=$prefix/bin/atout --gapplication-service" "$prefix/share/dbus-1/services/$app_id.service" ||
  { echo 'the bus does not find the program' >&2; failed=1; }

ninja -C "$build" uninstall >"$build/uninstall.log" 2>&1 ||
  { tail "$build/uninstall.log" >&2; echo 'uninstalling failed' >&2; failed=1; }
left=$(files)
[ -z "$left" ] || { echo "uninstalling leaves: $left" >&2; failed=1; }
exit $failed
