#!/bin/sh
# One time-boxed run of all games with a wheel that was built elsewhere: training/gpu.sh WHEEL OUT MINUTES [options of train.py].
# OUT gets the checkpoints and one archive of everything else.
set -u
wheel=$1 out=$2 minutes=$3
shift 3
work=$(mktemp -d)
python3 -m pip install --quiet --no-index --no-deps --target "$work/site" "$wheel"
export PYTHONPATH="$work/site" PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1
"$(dirname "$0")/all.sh" "$work/run" "$minutes" "$@"
cp "$work"/run/*.pt "$out"
tar -czf "$out/run.tgz" -C "$work/run" --exclude='*.pt' .
