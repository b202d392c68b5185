#!/bin/sh
# Finds a Chromium or Chrome for the browser tests; on Debian it installs one, elsewhere it says the command.
set -eu

# Has no windows: a page of ours takes it a third less of a processor.
shell=chromium-headless-shell

found() {
    for name in $shell chromium google-chrome-stable google-chrome chrome; do
        command -v "$name" >/dev/null && return
    done
    for place in "/Applications/Google Chrome.app" "$HOME"/.cache/ms-playwright/chromium* "$HOME"/Library/Caches/ms-playwright/chromium*; do
        [ -e "$place" ] && return
    done
    return 1
}

install_on_debian() {
    as_root=$([ "$(id -u)" -eq 0 ] || echo sudo)
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq &&
        # There are no letters without a font.
        $as_root apt-get install -y -qq --no-install-recommends $shell fonts-liberation fonts-dejavu-core >/dev/null
}

ID=unknown
[ -r /etc/os-release ] && . /etc/os-release
if found; then
    # Nobody's own machine is given another browser; one that runs nothing but checks has them done sooner.
    [ -z "${CI:-}" ] || [ "$ID" != debian ] || command -v $shell >/dev/null || install_on_debian || true
    exit 0
fi
case "$ID" in
debian)
    install_on_debian
    exit 0
    ;;
fedora) install="sudo dnf install chromium" ;;
arch) install="sudo pacman -S chromium" ;;
# Ubuntu's package of that name is an empty one for snap.
*) install=".venv/bin/playwright install --with-deps chromium" ;;
esac
echo "The browser tests need Chromium or Chrome, and none was found. Install one and run make test again: $install" >&2
exit 1
