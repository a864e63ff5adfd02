"""Mural motifs of water: koi, a lotus pond, waves.

Each draws into a Relief within `box` (left, bottom, right, top), `h` metres deep.
"""
import math

import numpy as np


def koi(relief, box, h, rng):
    """Two koi circling one another, rings spreading on the water around them."""
    left, bottom, right, top = box
    x, y, size = (left + right) / 2, (bottom + top) / 2, min(right - left, top - bottom) / 2
    gx, gy = relief.grid()
    inside = (gx > left) & (gx < right) & (gy > bottom) & (gy < top)
    r = np.hypot(gx - x, gy - y) / size
    rings = .34 * (.5 + .5 * np.cos(r * 2 * math.pi / .17)) ** .7
    relief.field = np.where(inside, np.maximum(relief.field, (h * rings).astype(np.float32)), relief.field)
    start = rng.uniform(0, math.pi)
    for half in (0, math.pi):
        _fish(relief, x, y, .56 * size, start + half, h)


def _fish(relief, x, y, reach, start, h):
    """One koi whose spine follows a circle around (x, y): tail at `start`, head 2.1 radians further on."""
    def spine(t):
        a = start + 2.1 * t
        radius = reach * (1 + .1 * math.sin(4.2 * t))
        return x + radius * math.cos(a), y + radius * math.sin(a), a + math.pi / 2

    def girth(t):
        return reach * .27 * (math.sin(math.pi * min(1, .12 + .86 * t) ** .9) ** .8 * .9 + .1 * (1 - t))

    tail_x, tail_y, along = spine(0)
    for fan, length in ((-.55, .62), (-.2, .52), (.2, .52), (.55, .62)):
        relief.petal(tail_x, tail_y, length * reach, .2 * reach, along + math.pi + fan, h * .8)
    for t, side in ((.42, -1), (.42, 1), (.74, -1), (.74, 1)):
        px, py, a = spine(t)
        out = a + side * math.pi / 2
        relief.petal(px + .6 * girth(t) * math.cos(out), py + .6 * girth(t) * math.sin(out), .42 * reach, .2 * reach, out + side * 1.0, h * .75)
    for t in np.linspace(0, 1, 150):
        relief.dome(*spine(t)[:2], girth(t), h * (.75 + .55 * girth(t) / (.27 * reach)))
    for row, t in enumerate(np.arange(.74, .06, -.052)):
        px, py, a = spine(t)
        for k in range(-2, 3):
            offset = (k + .5 * (row % 2)) * .36 * girth(t)
            if abs(offset) < .8 * girth(t):
                sx, sy = px - math.sin(a) * offset, py + math.cos(a) * offset
                relief.petal(sx, sy, .17 * reach, .13 * reach, a + math.pi, h * (1.5 - .45 * abs(offset) / girth(t)), vein=0, over=False)
    px, py, a = spine(.9)
    for side in (-1, 1):
        relief.dome(px - math.sin(a) * side * .5 * girth(.9), py + math.cos(a) * side * .5 * girth(.9), .035 * reach, h * 1.6)


def pond(relief, box, h, rng):
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    for q in range(9):
        y0 = bottom + .03 + q * .022 * tall
        relief.line([(x, y0 + .012 * math.sin(x * 22 + q * 1.7)) for x in np.linspace(left, right, 300)], .006, .006, h * .35)
    flowers = [(.22, .48, .17), (.72, .68, .19), (.5, .3, .14), (.17, .86, .1), (.86, .36, .1)]
    for u, v, r in flowers:
        x, y, bend = left + u * width, bottom + v * tall, rng.uniform(.3, .6)
        relief.line([(x + bend * .1 * math.sin((y - t) * 7) * (y - t), t) for t in np.linspace(bottom + .02, y, 130)], .009, .009, h * .5)
    for u, v, r in ((.12, .24, .1), (.86, .18, .11), (.48, .12, .09), (.08, .62, .07), (.93, .56, .07)):
        _lily_pad(relief, left + u * width, bottom + v * tall, r, h)
    for u, v, r in flowers:
        relief.lotus(left + u * width, bottom + v * tall, r * min(width, tall), h * 1.1)
    for _ in range(2):
        x, y, a = left + rng.uniform(.25, .75) * width, bottom + rng.uniform(.04, .12) * tall, rng.choice([.1, 3.0])
        relief.petal(x, y, .1, .04, a, h * .8)
        relief.petal(x, y, .045, .05, a + math.pi, h * .6)


def _lily_pad(relief, x, y, radius, h):
    cut = relief.window(x, y, radius)
    if cut is None:
        return
    where, dx, dy = cut
    d, a = np.sqrt(dx * dx + (dy * 1.5) ** 2) / radius, np.arctan2(dy * 1.5, dx)
    pad = h * (.42 + .12 * np.abs(np.cos(a * 9)) ** .3 - .15 * d * d + .12 * np.exp(-((d - .93) / .05) ** 2))
    relief.field[where] = np.where((d < 1) & ~(np.abs(a - .7) < .16), pad, relief.field[where])


def waves(relief, box, h, rng):
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    gx, gy = relief.grid()
    rows = 7
    for row in range(rows, -1, -1):
        y0, count, shift = bottom + (row - .4) * tall / rows, round(width / .2), (row % 2) * .5
        u = ((gx - left) / width * count + shift) % 1 - .5
        v = (gy - y0) / (tall / rows) / 1.5
        r = np.hypot(u, np.clip(v - .05, -9, 9) * .8)
        inside = (r < .5) & (gx > left) & (gx < right) & (gy > bottom) & (gy < top)
        rings = .55 + .45 * np.abs(np.cos(r * 19)) ** .7
        relief.field = np.where(inside, (h * rings * (.75 + .03 * (rows - row))).astype(np.float32), relief.field)
