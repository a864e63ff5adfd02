"""Urlis: wide shallow bowls with water and flowers, 16 forms."""
import math

import numpy as np

from carving import beads, flutes, lotus_band, rope, scallops, together
from materials import glow, metal, still_water
from plants import float_flowers, scattered
from shapes import lathe, petals, place
from stones import stone

# Bowl section in shares of radius and depth; `water` is where the water stands.
SECTION = [(.5, 0, 1), (.5, .12, 1), (.43, .18), (.5, .26), (.8, .55), (.93, .85), (1.03, .95, 1), (1.04, 1, 1)]
PLAIN = [(.42, 0, 1), (.62, .12), (.88, .5), (.97, .85), (.99, 1, 1)]
FOOTED = [(.5, 0, 1), (.52, .1, 1), (.34, .2), (.28, .3), (.36, .38, 1), (.74, .6), (.95, .86), (1.04, .95, 1), (1.04, 1, 1)]
PEDESTAL = [(.56, 0, 1), (.58, .07, 1), (.42, .12), (.26, .26), (.22, .4), (.3, .5, 1), (.7, .66), (.96, .88), (1.04, .95, 1), (1.04, 1, 1)]
INSIDE = [(.92, 1, 1), (.86, .86), (.6, .62), (0, .56)]


def carver(form, radius, depth, count):
    """Carving between foot and rim; heights in metres."""
    low, high = 0.26 * depth, 0.9 * depth
    if form == 'footed':
        low = 0.42 * depth
    if form == 'pedestal':
        low = 0.52 * depth
    return {
        'lotus': lambda: lotus_band(count, 0.05 * radius, low, high),
        'footed': lambda: lotus_band(count, 0.04 * radius, low, high),
        'pedestal': lambda: together(lotus_band(count, 0.05 * radius, low, high), lotus_band(count - 2, 0.05 * radius, 0.08 * depth, 0.3 * depth, down=True)),
        'scallop': lambda: scallops(8 + count // 4, 0.08 * radius, 0.2 * depth, depth),
        'ribbed': lambda: flutes(48, 0.022 * radius, low, high, 1),
        'rope': lambda: together(rope(70, 0.035 * radius, 0.84 * depth, 0.12 * depth), rope(60, 0.03 * radius, 0.5 * depth, 0.1 * depth)),
        'beads': lambda: beads(56, 0.035 * radius, 0.8 * depth, 0.14 * depth),
        'shell': lambda: flutes(26, 0.06 * radius, 0.1 * depth, 1.3 * depth, 0.9),
        'leaf': lambda: lotus_band(count, 0.04 * radius, low, high, down=True),
        'flower': lambda: lambda a, r, z: 0.11 * r * (np.abs(np.cos(a * 4)) ** 0.8 - 0.55),
    }.get(form, lambda: None)()


def outside(carve, section, inside, radius, depth):
    """The same carving on the outer face only: on the inner one it would break through the water."""
    def face(points):
        points = sorted((z, r) for r, z, *_ in points)
        return [z * depth for z, _ in points], [r * radius for _, r in points]
    outer, inner = face(section), face(inside)
    return lambda a, r, z: np.where(r > (np.interp(z, *outer) + np.interp(z, *inner, left=0)) / 2, carve(a, r, z), 0)


def urli(scene, rng):
    shape = scene['form']
    form, radius, depth, count = shape['form'], shape['radius'], shape['depth'], shape['petalCount']
    material = stone(scene['stone'], int(rng.integers(1e6)))
    if form in ('footed', 'pedestal'):
        depth *= 1.5 if form == 'footed' else 2.1
    section = {'footed': FOOTED, 'pedestal': PEDESTAL, 'plain': PLAIN, 'handles': PLAIN, 'tripod': PLAIN, 'rope': PLAIN, 'beads': PLAIN}.get(form, SECTION)
    inside = INSIDE if form not in ('footed', 'pedestal') else [(.92, 1, 1), (.86, .9), (.6, .76), (0, .72)]
    points = [(0, 0)] + [(r * radius, z * depth, *corner) for r, z, *corner in [*section, *inside]]
    raised = 0.3 * depth if form == 'tripod' else 0
    if form == 'square':
        square_bowl(radius, depth, material, rng)
    else:
        carve = carver(form, radius, depth, count)
        if carve and form not in ('scallop', 'shell', 'flower'):
            carve = outside(carve, section, inside, radius, depth)
        lathe('urli', points, material, 430, 560, carve, base=raised, sides=8 if form == 'octagon' else 0, rng=rng, chipped=6)
    if form == 'petals':
        petals('open', 16, 0.78 * radius, 0.42 * radius, 0.34 * radius, material, 0.42 * depth, 0.75, 0.5, 0.03 * radius)
    if form == 'handles':
        for side in (-1, 1):
            place(lathe('lug', [(0.001, -0.05 * radius), (0.2 * radius, -0.05 * radius, 1), (0.2 * radius, 0.05 * radius, 1), (0.001, 0.05 * radius)], material, 40, 96, rng=rng),
                  (side * 1.0 * radius, 0, 0.86 * depth))
    if form == 'tripod':
        for k in range(3):
            # Two feet to the front: a single one would seem to carry the whole bowl.
            turn = 2 * math.pi * k / 3 + 0.5 + math.pi / 3
            lathe('foot', [(0.06 * radius, 0), (0.1 * radius, 0.1 * depth), (0.09 * radius, 0.3 * depth), (0.14 * radius, 0.55 * depth)], material, 40, 64, rng=rng).location = (
                0.5 * radius * math.cos(turn), 0.5 * radius * math.sin(turn), 0)
    water_level = raised + 0.9 * depth if form in ('footed', 'pedestal') else raised + 0.88 * depth
    inner = radius * {'flower': 0.8, 'square': 0.8}.get(form, 0.875)
    lathe('water', [(.001, water_level), (inner, water_level)], still_water('#5c7470', 0.0012, 14), raw=True, segments=128, sides=8 if form == 'octagon' else 0)
    if shape['flowers'] == 'diya':
        floating_lamps(inner, water_level, rng)
        return
    float_flowers(shape['flowers'], inner, water_level + 0.001, rng, shape['flowerCount'])


def square_bowl(radius, depth, material, rng):
    """A square block with a round well: four mitred kerbs would show, so it is one turned form of square plan outside."""
    def plan(a, r, z):
        within = (a + np.pi / 4) % (np.pi / 2) - np.pi / 4
        outside = np.clip((r / radius - 0.88) / 0.02, 0, 1)
        return outside * r * (np.minimum(1 / np.cos(within), 1.36) - 1)
    lathe('urli', [(0, 0), (.9 * radius, 0, 1), (.96 * radius, .3 * depth), (1.0 * radius, .92 * depth, 1), (1.0 * radius, depth, 1),
                   (.93 * radius, depth, 1), (.86 * radius, depth, 1), (.82 * radius, .84 * depth), (.5 * radius, .5 * depth), (0, .45 * depth)],
          material, 430, 560, plan, rng=rng, chipped=6)


def floating_lamps(radius, level, rng):
    """Small brass diyas with a flame, and a few petals."""
    brass, flame = metal('#b98a3a', 0.25), glow('#ffb347', 14, False)
    for x, y in scattered(rng, radius * 0.74, radius * 0.42, 5):
        size = radius * 0.13
        lathe('diya', [(0, 0), (.6 * size, 0), (.9 * size, .35 * size), (1.0 * size, .5 * size), (.86 * size, .46 * size), (0, .3 * size)], brass, 60, 64).location = (x, y, level)
        lathe('flame', [(.001, 0), (.16 * size, .25 * size), (.001, .8 * size)], flame, 24, 24).location = (x, y, level + .42 * size)
    float_flowers('petals', radius, level, rng, 40)
