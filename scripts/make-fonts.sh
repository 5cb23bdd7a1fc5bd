#!/usr/bin/env bash
# Makes the small font files that every page loads: the characters of Dutch, English and French, and those in foreign
# makers' names (Søn, Ågren), without weights and optical sizes that no style uses. Other characters come from the complete
# Latin files, which load only where such a character occurs (src/ui/kit/fonts.css). Needs fonttools with Brotli (Debian:
# python3-fonttools python3-brotli).
set -euo pipefail
cd "$(dirname "$0")/.."
packages=node_modules/@fontsource-variable
fonts=src/ui/kit/fonts
python=${PYTHON:-python3}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

letters='U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+C0-CF,U+D1-DC,U+DF-EF,U+F1-FC,U+152,U+153,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2026,U+20AC,U+2212'

# core SOURCE LIMITS FEATURES TARGET
core() {
  "$python" -m fontTools varLib.instancer -q "$packages/$1" $2 -o "$scratch/part.ttf"
  "$python" -m fontTools subset "$scratch/part.ttf" --unicodes="$letters" --layout-features="$3" --no-hinting \
    --name-IDs=0,1,2,13,14 --flavor=woff2 --output-file="$fonts/$4"
}

core instrument-sans/files/instrument-sans-latin-wght-normal.woff2 'wght=400:600' kern,tnum instrument-sans-core.woff2
# Titles use one weight and one optical size, that of titles on a phone; with all of them the file is four times as large.
core fraunces/files/fraunces-latin-opsz-normal.woff2 'wght=600 opsz=30' kern,liga fraunces-core.woff2
