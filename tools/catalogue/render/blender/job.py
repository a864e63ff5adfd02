"""Renders scene descriptions: `blender -b -P job.py -- JOBS.json CACHE_DIR`.

JOBS.json is a list of {scene, width, height, samples, out}. Each finished picture is announced on a line
`DONE <out> <seconds>`, each that failed on `FAILED <out> <reason>`; the caller reads these.
"""
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402

import picture  # noqa: E402
import stones  # noqa: E402
from families import make  # noqa: E402
from sets import stage  # noqa: E402


def build(scene):
    """Fills Blender's scene from a description: the family module makes the piece, then the set around it."""
    rng = np.random.default_rng(scene['seed'])
    make(scene, rng)
    stage(scene, rng)


def run(job):
    started = time.time()
    picture.new_scene(job['width'], job['height'], job['samples'])
    stones.forget()
    build(job['scene'])
    picture.render(job['out'])
    print(f"DONE {job['out']} {time.time() - started:.1f}", flush=True)


def main(jobs_file, cache):
    stones.TEXTURES = os.path.join(cache, 'textures')
    picture.compile_denoiser(cache)
    with open(jobs_file, encoding='utf-8') as file:
        jobs = json.load(file)
    for job in jobs:
        try:
            run(job)
        except Exception as error:  # one bad piece must not stop the night's run
            traceback.print_exc()
            print(f"FAILED {job['out']} {type(error).__name__}: {error}", flush=True)


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:][:2])
