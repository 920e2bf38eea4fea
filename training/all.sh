#!/bin/sh
# Trains all games side by side on one graphics card: training/all.sh OUT MINUTES [options of train.py].
# Start it again with the same folder to continue.
set -u
out=$1 minutes=$2
shift 2
here=$(dirname "$0")
mkdir -p "$out"
for game in $(cd "$here" && python3 -c 'from games import GAMES; print(*GAMES)'); do
    python3 -W ignore "$here/train.py" "$game" --out "$out" --minutes "$minutes" "$@" >"$out/$game.log" 2>&1 &
done
wait
cat "$out"/*.log
