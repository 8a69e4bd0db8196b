# What the commands in this folder share: packages, configuring, building. Sourced by bash.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd) || exit 1
build=$root/build

# Debian and Ubuntu packages; CONTRIBUTING.md has the names of other systems.
build_packages=(gcc libc6-dev meson ninja-build pkgconf gettext libxml2-utils
                libgtk-4-dev libadwaita-1-dev libcanberra-dev librsvg2-dev libseccomp-dev libsqlite3-dev
                libxml2-dev)
test_packages=(appstream at-spi2-core clang-format dbus-daemon desktop-file-utils fonts-dejavu-core
               gir1.2-atspi-2.0 groff-base locales openbox python3-gi xdotool xvfb)

# The same as programs and libraries, for systems without apt-get.
build_programs=(cc meson ninja pkg-config msgfmt xmllint glib-compile-schemas glib-compile-resources)
test_programs=(appstreamcli clang-format dbus-run-session desktop-file-validate groff localedef openbox
               xdotool Xvfb)
libraries=('gtk4 4.8' 'libadwaita-1 1.2' 'librsvg-2.0 2.54' 'sqlite3 3.40' 'libxml-2.0 2.9')

die () {
  echo "tools/${0##*/}: $*" >&2
  exit 1
}

# need build|test: everything that playing or testing needs is there, or gets installed.
need () {
  local packages=("${build_packages[@]}") programs=("${build_programs[@]}")
  if [ "$1" = test ]; then
    packages+=("${test_packages[@]}")
    programs+=("${test_programs[@]}")
  fi
  if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
    need_packages "${packages[@]}"
  else
    need_programs "${programs[@]}"
  fi
}

need_packages () {
  local installed missing=() package as_root=()
  installed=$(dpkg-query -W -f ' ${Package}:${db:Status-Status} ' "$@" 2>/dev/null)
  for package; do
    [[ $installed == *" $package:installed "* ]] || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      die "these packages are missing and neither root nor sudo is there to install them: ${missing[*]}"
    as_root=(sudo)
  fi
  echo "Installing with apt-get: ${missing[*]}"
  run_apt () {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"
  }
  install_missing () { # a function is seen everywhere: "install" would stand for the program
    run_apt install -y --no-install-recommends --no-remove "${missing[@]}"
  }
  # The package lists of a new machine are empty, those of an old one may be out of date.
  if apt-get install --simulate --no-install-recommends "${missing[@]}" >/dev/null 2>&1; then
    install_missing || { run_apt update && install_missing; }
  else
    run_apt update && install_missing
  fi || die "apt-get could not install ${missing[*]}; its own message stands above"
}

need_programs () {
  local missing=() program library
  for program; do
    command -v "$program" >/dev/null || missing+=("$program")
  done
  for library in "${libraries[@]}"; do
    pkg-config --atleast-version="${library#* }" "${library% *}" 2>/dev/null ||
      missing+=("${library% *} (${library#* } or newer)")
  done
  [ ${#missing[@]} -eq 0 ] ||
    die "there is no apt-get here, and these are missing: $(printf '%s, ' "${missing[@]}" | sed 's/, $//'); CONTRIBUTING.md has the package names"
}

# configure true|false: build/ is configured for this checkout, with the tests or without. Tests
# once switched on stay on, and with them a warning is an error: compilers to come may warn where
# those of today do not, which must not keep anybody from playing.
configure () {
  local info=$build/meson-info
  local options=(-Dtests="$1" -Dwerror="$1") setup_options=()
  # A debug build takes two thirds of the time; meson.build optimises the code that computes in it.
  [ "$1" = false ] || setup_options=(-Dbuildtype=debug)
  if [ ! -f "$build/build.ninja" ]; then
    meson setup "${options[@]}" "${setup_options[@]}" "$build" "$root"
  elif ! grep -qsF "\"source\": \"$root\"" "$info/meson-info.json"; then
    # The checkout was moved or copied together with its build folder.
    rm -r "$build" && meson setup "${options[@]}" "${setup_options[@]}" "$build" "$root"
  elif [ "$1" = true ] && ! { grep -qsF '"name": "tests", "value": true' "$info/intro-buildoptions.json" &&
      grep -qsF '"name": "werror", "value": true' "$info/intro-buildoptions.json"; }; then
    meson configure "$build" "${options[@]}"
  fi || die "meson could not configure the build; its own message stands above"
}

# speak: what is run may speak any language, whatever this machine speaks. glibc translates nothing in
# C.UTF-8 since 2.39, and often nothing else is there; the tests make the same locale for themselves.
speak () {
  export LC_ALL=en_US.UTF-8 LOCPATH=$build/tests
  [ -d "$LOCPATH/$LC_ALL" ] && return
  ! command -v apt-get >/dev/null || need_packages locales
  mkdir -p "$LOCPATH" && localedef -i en_US -f UTF-8 "$LOCPATH/$LC_ALL" ||
    die "localedef made no locale in $LOCPATH; its own message stands above"
}

# compile [TARGET…]: those, or all
compile () {
  ninja -C "$build" "$@" || die "the build failed; the compiler's messages stand above"
}
