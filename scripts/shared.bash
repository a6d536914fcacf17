# What the scripts share; sourced, never run. Sets `root`, the folder of the repository.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Progress and faults go to standard error, so that standard output holds the report and nothing else.
say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

# Runs a command without its output, unless it fails: then all of it is shown.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 || status=$?
  if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
  rm -f "$log"
  return "$status"
}

# Homebrew keeps its ICU away from pkg-config, since macOS has an ICU of its own.
if [ "$(uname -s)" = Darwin ] && command -v brew >/dev/null; then
  PKG_CONFIG_PATH="$(brew --prefix)/opt/icu4c/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
  export PKG_CONFIG_PATH
fi

# Builds snug in release mode, to $root/.build/release/snug; the Swift runtime goes into the file where that is possible.
build_release() {
  local options=(-c release --product snug --package-path "$root")
  # A bundle (scripts/bundle) has its libraries beside the program; RPATH, unlike RUNPATH, serves their own libraries too.
  if [ "$(uname -s)" = Linux ]; then
    options+=(--static-swift-stdlib -Xlinker -rpath -Xlinker "\$ORIGIN/../lib" -Xlinker --disable-new-dtags)
  fi
  if [ ! -x "$root/.build/release/snug" ]; then
    say "Building snug in release mode; the first time takes some minutes …"
  fi
  quietly swift build "${options[@]}" || fail "The build failed: see above."
}
