# What the findings share: a bare Debian in a temporary folder, with packages of given versions, from this
# machine's own package source. Sourced by bash; needs root, mmdebstrap and unshare.

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# in_root RELEASE PACKAGE=VERSION… -- OTHER… -- COMMAND…: COMMAND in there, with $work/share as /share.
# OTHER packages are what runs it, whatever their versions. Mounts end with the command.
in_root () {
  local release=$1 source packages=()
  shift
  while [ "$1" != -- ]; do packages+=("$1"); shift; done
  shift
  while [ "$1" != -- ]; do packages+=("$1"); shift; done
  shift
  source=$(apt-get indextargets --format '$(REPO_URI) $(LABEL)' 'Identifier: Packages' |
    sed -n 's/ Debian$//p' | head -n 1)
  mmdebstrap --quiet --variant=minbase --aptopt='Acquire::Check-Valid-Until "false"' \
    "$release" "$work/root" ${source:+"$source"} >&2
  mkdir -p "$work/share" "$work/root/share"
  unshare --mount --pid --fork --kill-child bash -ec '
    root=$1 share=$2 n=$3
    shift 3
    for place in dev sys; do mount --rbind "/$place" "$root/$place"; done
    mount -t proc proc "$root/proc"
    mount --bind "$share" "$root/share"
    { chroot "$root" apt-get update -qq &&
        chroot "$root" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
          "${@:1:n}"; } >"$share/apt.log" 2>&1 || { tail -n 5 "$share/apt.log" >&2; exit 1; }
    shift "$n"
    status=0 # the first process of all is no parent for an X server, which takes it for init
    chroot "$root" env LC_ALL=C.UTF-8 HOME=/root "$@" || status=$?
    exit $status' \
    bash "$work/root" "$work/share" "${#packages[@]}" "${packages[@]}" "$@"
}

# expect NAME WANTED GOT: the behaviour is as it was seen
expect () {
  echo "$1: $3"
  [ "$2" = "$3" ] || { echo "changed: it was “$2” when this was written" >&2; exit 1; }
}
