#!/bin/sh
# Finds a Chromium or Chrome for the browser tests; on Debian it installs one, elsewhere it says the command.
set -eu

for name in chromium-headless-shell chromium google-chrome-stable google-chrome chrome; do
    command -v "$name" >/dev/null && exit 0
done
for place in "/Applications/Google Chrome.app" "$HOME"/.cache/ms-playwright/chromium* "$HOME"/Library/Caches/ms-playwright/chromium*; do
    [ -e "$place" ] && exit 0
done

ID=unknown
[ -r /etc/os-release ] && . /etc/os-release
case "$ID" in
debian)
    as_root=$([ "$(id -u)" -eq 0 ] || echo sudo)
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq
    # The shell has no windows: a page of ours takes it a third less of a processor. There are no letters without a font.
    $as_root apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation fonts-dejavu-core >/dev/null
    exit 0
    ;;
fedora) install="sudo dnf install chromium" ;;
arch) install="sudo pacman -S chromium" ;;
# Ubuntu's package of that name is an empty one for snap.
*) install=".venv/bin/playwright install --with-deps chromium" ;;
esac
echo "The browser tests need Chromium or Chrome, and none was found. Install one and run make test again: $install" >&2
exit 1
