"""Mural motifs of pattern and building: mandalas, wheels, arcades, waves.

Each draws into a Relief within `box` (left, bottom, right, top), `h` metres deep.
"""
import math

import numpy as np
from scipy import ndimage

from shapes import arch, smooth_step


def _centre(box):
    left, bottom, right, top = box
    return (left + right) / 2, (bottom + top) / 2, min(right - left, top - bottom) / 2


def mandala(relief, box, h, rng):
    x, y, size = _centre(box)
    rings = ((.80, 28, .22, .17), (.61, 20, .25, .19), (.42, 14, .25, .19), (.22, 10, .24, .16), (.045, 8, .22, .13))
    for index, (radius, count, length, width) in enumerate(rings):
        for q in range(count):
            angle = 2 * math.pi * (q + .5 * (index % 2)) / count
            relief.petal(x + math.cos(angle) * radius * size, y + math.sin(angle) * radius * size, length * size, width * size, angle, h * (.7 + .5 * (1 - radius)))
    for q in range(56):
        angle = 2 * math.pi * q / 56
        relief.dome(x + math.cos(angle) * .585 * size, y + math.sin(angle) * .585 * size, .016 * size, h * .9)
    relief.dome(x, y, .08 * size, h * 1.7)
    _corner_rosettes(relief, box, size, h)


def _corner_rosettes(relief, box, size, h):
    left, bottom, right, top = box
    for x in (left + .16 * size, right - .16 * size):
        for y in (bottom + .16 * size, top - .16 * size):
            relief.rosette(x, y, .15 * size, h, 8, 2)


def sun(relief, box, h, rng):
    x, y, size = _centre(box)
    for q in range(32):
        angle = 2 * math.pi * q / 32
        length = (.55 if q % 2 else .42) * size
        if q % 2:
            wave = [(x + math.cos(angle + .1 * math.sin(t * 7)) * (.42 * size + t * length), y + math.sin(angle + .1 * math.sin(t * 7)) * (.42 * size + t * length)) for t in np.linspace(0, 1, 70)]
            relief.line(wave, .034 * size, .004, h * .9)
        else:
            relief.petal(x + math.cos(angle) * .4 * size, y + math.sin(angle) * .4 * size, length, .12 * size, angle, h)
    for radius, count in ((.4, 40), (.2, 20)):
        for q in range(count):
            a = 2 * math.pi * q / count
            relief.dome(x + math.cos(a) * radius * size, y + math.sin(a) * radius * size, .024 * size, h * 1.1)
    relief.dome(x, y, .37 * size, h * 1.2)
    relief.rosette(x, y, .32 * size, h * 1.7, 12, 2)
    _corner_rosettes(relief, box, size * .8, h * .8)


def paisley(relief, box, h, rng):
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    columns, rows = (2, 3) if tall > width * 1.05 else (2, 2)
    for i in range(columns):
        for j in range(rows):
            size = min(width / columns, tall / rows) * .58
            face = 1 if (i + j) % 2 else -1
            _mango(relief, left + (i + .5) * width / columns, bottom + (j + .5) * tall / rows - .2 * size, size, h, face)
    for i in range(columns + 1):
        for j in range(rows + 1):
            relief.rosette(left + i * width / columns, bottom + j * tall / rows, .05, h * .8, 6, 1)


def _mango(relief, x, y, s, h, face):
    outline = []
    for a in np.linspace(0, 2 * math.pi, 120, endpoint=False):
        r = s * .62
        u, v = r * math.cos(a), r * math.sin(a)
        lift = max(0, math.sin(a)) ** 3
        outline.append((x + face * (u * (1 - .75 * lift) + .42 * s * lift), y + v + .52 * s * lift))
    mask = relief.polygon(outline)
    depth = ndimage.distance_transform_edt(mask) / relief.density
    rim = h * (np.exp(-((depth - .012) / .008) ** 4) + .75 * np.exp(-((depth - .05 * s / .2 * .9) / .006) ** 4))
    relief.field = np.where(mask, np.maximum(relief.field, (h * .35 * smooth_step(depth, 0, .01) + rim * .8).astype(np.float32)), relief.field)
    for q in range(22):
        a = 2 * math.pi * q / 22
        u, v, lift = s * .68 * math.cos(a), s * .68 * math.sin(a), max(0, math.sin(a)) ** 3
        relief.petal(x + face * (u * (1 - .75 * lift) + .44 * s * lift), y + v + .52 * s * lift, .14 * s, .1 * s, math.atan2(v, face * u), h * .8)
    relief.rosette(x, y - .08 * s, .3 * s, h * 1.2, 9, 2)
    relief.petal(x + face * .06 * s, y + .22 * s, .34 * s, .12 * s, math.pi / 2 - face * .35, h)


def arcade(relief, box, h, rng):
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    columns = 3 if width > .75 * tall else 2
    rows = 2 if tall > .75 * width else 1
    whole = relief.polygon([(left, bottom), (right, bottom), (right, top), (left, top)])
    openings, w, v = np.zeros_like(whole), width / columns, tall / rows
    for i in range(columns):
        for j in range(rows):
            openings |= relief.polygon([(left + (i + .5) * w + x, bottom + j * v + .03 * v + y) for x, y in arch(w * .78, v * .82, ('cusp', 'ogee')[(i + j) % 2], 9, .58)])
    relief.raised(whole & ~openings, h, .006, .018)
    for i in range(columns):
        for j in range(rows):
            x, y, s = left + (i + .5) * w, bottom + (j + .08) * v, min(w, v)
            relief.line([(x, y + t * .34 * v) for t in np.linspace(0, 1, 60)], .008, .006, h * .5)
            for t in (.1, .2, .3):
                for side in (-1, 1):
                    relief.petal(x, y + t * v, .2 * s, .07 * s, math.pi / 2 + side * .9, h * .7)
            (relief.lotus if (i + j) % 2 else relief.rosette)(x, y + .38 * v, .17 * s, h * .9, 8)
            for side in (-1, 1):
                relief.rosette(x + side * .36 * w, bottom + (j + .9) * v, .075 * s, h * 1.35, 6, 1)


def wheel(relief, box, h, rng):
    """The wheel of a stone chariot: rim, eight spokes with medallions, hub."""
    x, y, size = _centre(box)
    gx, gy = relief.grid()
    r, a = np.hypot(gx - x, gy - y) / size, np.arctan2(gy - y, gx - x)
    rim = (np.exp(-((r - .88) / .085) ** 6) + .35 * np.exp(-((r - .955) / .02) ** 4) + .35 * np.exp(-((r - .8) / .018) ** 4)) * h * .85
    spokes = np.abs(np.sin(a * 4)) * r
    wide = np.exp(-(spokes / (.17 * (1.2 - .5 * r) + .05)) ** 6) * (r < .82) * (r > .1) * h * .75
    thin = np.exp(-(np.abs(np.cos(a * 4)) * r / .07) ** 6) * (r < .82) * (r > .2) * h * .5
    relief.field = np.maximum(relief.field, np.maximum(np.maximum(rim, wide), thin).astype(np.float32))
    for q in range(40):
        t = 2 * math.pi * q / 40
        relief.dome(x + math.cos(t) * .88 * size, y + math.sin(t) * .88 * size, .034 * size, h * 1.15)
    for q in range(8):
        t = 2 * math.pi * q / 8
        relief.rosette(x + math.cos(t) * .52 * size, y + math.sin(t) * .52 * size, .12 * size, h * 1.2, 8, 2)
    relief.dome(x, y, .2 * size, h * 1.2)
    relief.rosette(x, y, .22 * size, h * 1.7, 12, 2)
    _corner_rosettes(relief, box, size * .75, h * .8)


def star(relief, box, h, rng):
    """Interlaced straps on a lattice of ten-pointed and eight-pointed stars."""
    x, y, size = _centre(box)
    gx, gy = relief.grid()
    gx, gy = gx - x, gy - y
    fold = int(rng.choice([8, 10, 12]))
    field = np.zeros_like(gx)
    for radius, twist in ((.95, 0), (.72, .5), (.5, 0), (.3, .5)):
        inner = radius * math.cos(math.pi / fold * 3) / math.cos(math.pi / fold)
        distance = np.full_like(gx, 9.0)
        for q in range(fold):
            a = 2 * math.pi * (q + twist) / fold
            distance = np.minimum(distance, np.abs(gx * math.cos(a) + gy * math.sin(a) - inner * size) + 9 * (np.hypot(gx, gy) > radius * size * 1.02))
        strap = np.exp(-(distance / (.026 * size)) ** 6) - .45 * np.exp(-(distance / (.007 * size)) ** 4)
        field = np.maximum(field, strap * h * (1.15 - .25 * radius))
    ring = np.exp(-((np.hypot(gx, gy) / size - .97) / .022) ** 6)
    relief.field = np.maximum(relief.field, np.maximum(field, ring * h).astype(np.float32))
    relief.rosette(x, y, .2 * size, h * 1.3, fold, 2)
    for q in range(fold):
        a = 2 * math.pi * (q + .5) / fold
        relief.rosette(x + math.cos(a) * .78 * size, y + math.sin(a) * .78 * size, .075 * size, h * .9, 6, 1)
    _corner_rosettes(relief, box, size * .75, h * .8)


def kolam(relief, box, h, rng):
    """Endless lines around a diamond of dots, crossing midway between neighbours, as drawn at the threshold."""
    x, y, size = _centre(box)
    rank = 3
    step = size / (rank + .55)
    dots = {(i, j) for i in range(-rank, rank + 1) for j in range(-rank, rank + 1) if abs(i) + abs(j) <= rank}
    for i, j in sorted(dots):
        cx, cy = x + i * step, y + j * step
        relief.dome(cx, cy, .13 * step, h * 1.15)
        open_sides = [k for k, (di, dj) in enumerate(((1, 0), (0, 1), (-1, 0), (0, -1))) if (i + di, j + dj) in dots]
        for side, after in zip(open_sides, open_sides[1:] + [open_sides[0] + 4]):
            start, turn = side * math.pi / 2, (after - side) * math.pi / 2
            t = np.linspace(0, turn, max(30, int(40 * turn)))
            # A straight chord where the next neighbour is; a loop around the dot where there is none.
            r = .5 / (np.cos(t) + np.sin(t)) if after - side == 1 else .35 + .15 * (np.exp(-t / .3) + np.exp(-(turn - t) / .3))
            relief.line([(cx + step * q * math.cos(start + a), cy + step * q * math.sin(start + a)) for q, a in zip(r, t)], .058 * step, .058 * step, h * .85)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        relief.rosette(x + .84 * size * math.cos(a), y + .84 * size * math.sin(a), .13 * size, h, 8, 2)


def hills(relief, box, h, rng):
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    gx, gy = relief.grid()
    inside = (gx > left) & (gx < right) & (gy > bottom) & (gy < top)
    moon_x, moon_y = left + rng.uniform(.3, .7) * width, top - .24 * tall
    relief.dome(moon_x, moon_y, .15 * min(width, tall), h * .8)
    for k in range(5):
        r = (.2 + .05 * k) * min(width, tall)
        relief.line([(moon_x + math.cos(a) * r, moon_y + math.sin(a) * r) for a in np.linspace(0, 2 * math.pi, 240)], .004, .004, h * .3)
    for k in range(6):
        edge = bottom + tall * (.62 - .1 * k) + sum(.06 * tall / f * np.sin((gx - left) / width * f * 4.1 + rng.uniform(0, 6)) for f in (1, 2.3))
        depth = edge - gy
        # Each hill stands up at its crest and falls away behind the next; terraces follow its line.
        terraces = .16 * np.abs(np.sin(depth * (62 + 8 * k))) ** .6 * smooth_step(depth, .02, .035)
        layer = h * smooth_step(depth, 0, .01) * (.25 + .1 * k + .75 * np.exp(-np.maximum(depth, 0) / (.1 * tall)) + terraces)
        relief.field = np.where(inside & (depth > 0), layer.astype(np.float32), relief.field)
    for _ in range(7):
        x = left + rng.uniform(.05, .95) * width
        relief.petal(x, bottom + rng.uniform(.02, .1) * tall, rng.uniform(.14, .24) * tall, .05, math.pi / 2, h * 1.15)


def lattice(relief, box, h, rng):
    """Flowers in the fields of a diamond lattice."""
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    columns = 3
    w = width / columns
    rows = max(2, round(tall / w * .8))
    v = tall / rows
    gx, gy = relief.grid()
    a, b = (gx - left) / w, (gy - bottom) / v
    inside = (gx > left) & (gx < right) & (gy > bottom) & (gy < top)
    bar = np.minimum(np.abs(((a + b) % 1) - .5), np.abs(((a - b) % 1) - .5))
    relief.field = np.where(inside, np.maximum(relief.field, (h * .8 * (np.exp(-(bar / .05) ** 4) - .35 * np.exp(-(bar / .012) ** 4))).astype(np.float32)), relief.field)
    for i in range(columns * 2 + 1):
        for j in range(rows * 2 + 1):
            x, y = left + i * w / 2, bottom + j * v / 2
            if not (left + .1 * w < x < right - .1 * w and bottom + .1 * v < y < top - .1 * v):
                continue
            if (i + j) % 2 == 0:
                relief.rosette(x, y, min(w, v) * .27, h * 1.1, 8 if i % 2 else 6, 2)
            else:
                relief.rosette(x, y, min(w, v) * .1, h * 1.3, 4, 1)
