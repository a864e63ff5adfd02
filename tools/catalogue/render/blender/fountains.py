"""Fountains: tiered bowls, lotus, sphere, urn, monolith, wall, stacked bowls, millstone, pillar."""
import math

import numpy as np

from carving import flutes, gadroons, lattice, lotus_band, petal_rows, scallops, tooled
from materials import falling_water, still_water
from relief import arched_panel
from shapes import block, cutout, grid_faces, lathe, mesh, petals, place
from stones import stone


def bowl_carving(name, count, depth, low, high):
    return {
        'lotus': lambda: lotus_band(count, depth, low, high),
        'petals': lambda: petal_rows(count, depth, low, high, 2),
        'gadroon': lambda: gadroons(count + count % 2, depth, low, high),
        'scallop': lambda: scallops(count, 1.8 * depth, low, high),
        'ribs': lambda: flutes(3 * count, 0.5 * depth, low, high, 1),
        'spiral': lambda: flutes(count + count % 2, depth, low, high, 0.9, 4 / (high - low)),
        'flutes': lambda: flutes(2 * count, 0.7 * depth, low, high),
    }.get(name, lambda: None)()


def basin(plan, radius, material, rng, height=0.31):
    """The pool. Returns the height of its water."""
    section = [(.98, 0, 1), (1, .06, 1), (.93, .09), (.93, .7 * height), (1.02, .84 * height, 1), (1.02, height, 1), (.9, height, 1), (.88, height - .07), (0, height - .09)]
    points = [(0, 0)] + [(r * radius, z, *corner) for r, z, *corner in section]
    carve = flutes(48, .018, .1, .68 * height, 1)
    sides = {'octagon': 8, 'square': 4}.get(plan, 0)
    if plan == 'flower':
        def lobes(a, r, z):
            return 0.1 * r * (np.abs(np.cos(a * 4)) ** 0.7 - 0.6)
        carve = lobes
    pool = lathe('basin', points, material, 300, 512, None if sides else carve, sides=sides, rng=rng, chipped=8, uneven=.003)
    turn = math.pi / 8 if sides == 8 else 0.5 if sides == 4 else 0
    pool.rotation_euler = (0, 0, turn)
    level = height - .028
    water = lathe('water', [(.001, level), (radius * (.86 if sides else .84 if plan == 'flower' else .9), level)], still_water('#6f8886', .004, 12), raw=True, segments=sides * 24 or 128, sides=sides)
    water.rotation_euler = (0, 0, turn)
    return level


def curtain(radius, top, bottom, material, waver=0.006):
    """Water falling from a round lip, all around."""
    n = 16
    fall = np.linspace(0, 1, n)
    points = list(zip(radius + fall ** .6 * .05 * max(.4, top - bottom), top - fall ** 1.6 * (top - bottom)))
    lathe('fall', points, material, raw=True, segments=200, carve=lambda a, r, z: waver * np.sin(a * 23) + .5 * waver * np.sin(a * 61 + z * 9))


def splash(radius, level, rng, material):
    """Rings and drops where the curtain lands."""
    for index in range(2):
        ring = radius * (1 + .09 * index)
        lathe('ring', [(ring - .012, level + .001), (ring, level + .01 - .003 * index), (ring + .014, level + .001)], material, raw=True, segments=160,
              carve=lambda a, r, z: .006 * np.sin(a * 31))


def stem(radius, height, base, material, form, rng):
    points = [(radius * 1.6, 0, 1), (radius * 1.6, .05, 1), (radius * .8, .1), (radius * 1.2, height * .48), (radius * .62, height * .8), (radius * .95, height, 1)]
    spiral = 12 if form['bowl'] == 'spiral' else 0
    lathe('stem', points, material, 200, 256, flutes(form['stemCount'] + form['stemCount'] % 2, .12 * radius, .1, height * .85, .8, spiral), base=base, rng=rng, chipped=2)


def bowl(radius, base, material, form, tier, rng, neck):
    """A bowl on its stem; returns (height of its lip, height of its water)."""
    height = radius * .5
    points = [(0.01, -.014), (neck * 1.1, -.014, 1), (neck * 1.12, .01), (.55 * radius, .33 * height), (.92 * radius, .8 * height), (1.04 * radius, .95 * height, 1),
              (1.04 * radius, 1.03 * height, 1), (.93 * radius, height, 1), (.8 * radius, .82 * height), (0, .5 * height)]
    count = max(8, 16 - 3 * tier)
    lathe('bowl', points, material, 260, 400, bowl_carving(form['bowl'], count, .05 * radius, .06 * height, .86 * height), base=base, rng=rng, chipped=4, uneven=.003)
    lathe('water', [(.001, base + .93 * height), (radius * .95, base + .93 * height)], still_water('#6f8886', .003, 12), raw=True, segments=96)
    return base + height, base + .93 * height


FINIALS = {
    'bud': [(.02, 0), (.06, .05), (.035, .1), (.075, .18), (.02, .27), (.001, .32)],
    'pineapple': [(.03, 0), (.05, .03), (.03, .06), (.07, .12), (.075, .18), (.05, .27), (.001, .34)],
    'kalash': [(.05, 0), (.03, .04), (.08, .11), (.06, .17), (.02, .2), (.05, .24), (.03, .28), (.001, .36)],
}


def finial(kind, base, material, rng, scale=1.0):
    if kind == 'lotus':
        for row, (count, tilt, length) in enumerate(((9, .55, .15), (8, .95, .15), (6, 1.3, .14))):
            petals('finial', count, .012, length * scale, .085 * scale, material, base + .015 * row, tilt, .45, .014)
        return
    if kind not in FINIALS:
        return
    points = [(r * scale, z * scale) for r, z in FINIALS[kind]]
    carve = {'pineapple': lattice(9, .008, .07 * scale, .32 * scale, 5), 'bud': flutes(12, .008, .1 * scale, .26 * scale)}.get(kind)
    lathe('finial', points, material, 140, 144, carve, base=base, rng=rng)


def tiered(form, radius, material, rng):
    level = basin(form['basin'], radius, material, rng)
    sheet, lip_radius, base, below = falling_water(.24, gaps=7), radius, .22, level
    for tier in range(form['tiers']):
        height = (.46 - .085 * tier) * form['slender']
        lip_radius *= .62 if tier else .66
        thick = max(.035, .13 - .03 * tier) * radius / .62
        stem(thick, height, base, material, form, rng)
        top, water = bowl(lip_radius, base + height, material, form, tier, rng, thick)
        curtain(lip_radius * 1.05, top, below, sheet)
        splash(lip_radius * 1.13, below, rng, sheet)
        below, base = water, base + height + lip_radius * .23
    finial(form['finial'], base, material, rng, 1 if form['tiers'] > 1 else 1.3)


def lotus(form, radius, material, rng):
    """One great open lotus on a stem, water welling over its petals."""
    level = basin(form['basin'], radius, material, rng)
    stem(.13, .42, .22, material, form, rng)
    for count, tilt, length, width, lift in ((14, .32, .36, .2, 0), (12, .68, .34, .19, .03), (10, 1.02, .3, .17, .05), (8, 1.3, .24, .14, .06)):
        petals('lotus', count, .07, length * radius / .62, width * radius / .62, material, .62 + lift, tilt, .55, .02, rng=rng, uneven=.02)
    finial('bud', .68, material, rng, .9)
    curtain(.4 * radius / .62, .74, level, falling_water(.2, gaps=7))
    splash(.42 * radius / .62, level, rng, falling_water(.22))


def pebbles(rng, spots, size, level, pale=True):
    """Rounded pebbles at the given (x, y)."""
    materials = [stone(name, k, cavity=0, scale=.6) for k, name in enumerate(('kandla-grey', 'makrana-white' if pale else 'kota', 'deccan-basalt'))]
    shapes = []
    for k in range(6):
        s = 1.0
        shapes.append(lathe('pebble', [(.001, -.5 * s), (.8 * s, -.32 * s), (s, 0), (.78 * s, .32 * s), (.001, .48 * s)], materials[k % 3], 20, 28, rng=rng, uneven=.08))
    for index, (x, y) in enumerate(spots):
        original = shapes[int(rng.integers(6))]
        thing = original.copy() if index >= 6 else shapes[index]
        if index >= 6:
            import bpy
            bpy.context.scene.collection.objects.link(thing)
        scale = size * rng.uniform(.6, 1.25)
        place(thing, (x, y, level + scale * .3), (rng.normal(0, .25), rng.normal(0, .25), rng.uniform(0, 6)), (scale, scale * rng.uniform(.7, 1), scale))


def disc_spots(rng, inner, outer, count):
    turn, out = rng.uniform(0, 6.28, count), np.sqrt(rng.uniform(inner ** 2, outer ** 2, count))
    return np.stack([out * np.cos(turn), out * np.sin(turn)], -1)


def film(radius, profile, offset=.004):
    """A thin coat of running water over a turned form."""
    lathe('film', [(r + offset, z) for r, z in profile], falling_water(.16, (60, 60, 2)), rings=120, segments=200, carve=lambda a, r, z: .0015 * np.sin(a * 40 + z * 12))


def sphere(form, radius, material, rng):
    basin('square', radius, material, rng, .24)
    size, centre = .4 * radius / .62, .24 + .36 * radius / .62
    profile = [(size * math.sin(t), centre - size * math.cos(t)) for t in np.linspace(.35, math.pi - .08, 40)]
    lathe('sphere', [(0, profile[0][1]), *profile, (0, centre + .97 * size)], material, 260, 300, tooled(.0012, centre - size, centre + size), rng=rng, uneven=.004)
    film(size, profile)
    pebbles(rng, disc_spots(rng, .12 * radius, .6 * radius, 260), .035, .2)


def urn(form, radius, material, rng):
    level = basin('square', radius, material, rng)
    points = [(0, 0), (.2, 0, 1), (.21, .05, 1), (.13, .1), (.16, .16), (.3, .4), (.33, .56), (.22, .78), (.2, .84), (.27, .9, 1), (.28, .93, 1), (.2, .93, 1), (.17, .86), (0, .86)]
    scale = radius / .62
    lathe('urn', [(r * scale, z * scale, *c) for r, z, *c in points], material, 420, 420, flutes(28, .016, .2 * scale, .72 * scale), base=.2, rng=rng, chipped=4)
    top = .2 + .925 * scale
    lathe('water', [(.001, top), (.27 * scale, top + .001)], still_water('#6f8886', .003, 12), raw=True, segments=96)
    sheet = falling_water(.24, gaps=9)
    curtain(.285 * scale, top, level, sheet)
    splash(.34 * scale, level, rng, sheet)


def monolith(form, radius, material, rng):
    basin('square', radius, material, rng, .24)
    height = 1.25 * radius / .62
    place(block('monolith', (.52, .26, height), (0, .05, .18), material, .012, rng, .008, .006, cuts=40), rotation=(0, 0, .12))
    x, z = np.meshgrid(np.linspace(-.2, .2, 120), np.linspace(height + .17, .23, 60))
    sheet = np.stack([x, -.105 + .004 * np.sin(x * 40 + z * 5), z], -1)
    place(mesh('film', sheet, grid_faces(60, 120), falling_water(.3, (60, 20, 1.2))), (0, 0, 0), (0, 0, .12))
    pebbles(rng, disc_spots(rng, .3 * radius, .62 * radius, 220), .035, .2)


def wall_fountain(form, radius, material, rng):
    """A cusped arch panel with three basins one under the other."""
    width, height = .95, 1.65
    arched_panel(width, height, 'cusp', material, rng, depth=.09)
    sheet, below = falling_water(.28, gaps=14), .3
    levels = ((.46, .16, .24), (.86, .13, .19), (1.2, .1, .13))
    trough = basin_half(.46, .3, material, rng)
    below = trough
    for z, drop, size in levels:
        half_bowl(size, z, material, form, rng)
        curtain(size * 1.04, z + size * .42, below, sheet)
        below = z + size * .39
    lathe('rose', [(.001, 0), (.03, .02), (.06, .03), (.075, .015), (.08, 0)], material, 60, 96, flutes(8, .01, -.1, .1), rng=rng).matrix_world = _facing((0, -.05, 1.46))


def _facing(location):
    from mathutils import Euler, Matrix
    return Matrix.Translation(location) @ Euler((math.pi / 2, 0, 0)).to_matrix().to_4x4()


def half_bowl(size, base, material, form, rng):
    points = [(0.01, -.06), (.2 * size, -.03), (.6 * size, .12 * size), (.93 * size, .32 * size), (1.04 * size, .39 * size, 1), (1.04 * size, .44 * size, 1), (.9 * size, .42 * size, 1), (.7 * size, .3 * size), (0, .2 * size)]
    lathe('bowl', points, material, 220, 320, lotus_band(14, .05 * size, .06 * size, .37 * size), base=base, rng=rng, chipped=3)
    lathe('water', [(.001, base + .4 * size), (.92 * size, base + .4 * size)], still_water('#6f8886', .003, 12), raw=True, segments=96)


def basin_half(radius, height, material, rng):
    points = [(0, 0), (radius, 0, 1), (radius * 1.02, .05, 1), (radius * .95, .08), (radius * .95, .75 * height), (radius * 1.04, .86 * height, 1), (radius * 1.04, height, 1), (radius * .9, height, 1), (radius * .88, .8 * height), (0, .78 * height)]
    lathe('trough', points, material, 240, 384, sides=8, rng=rng, chipped=4).rotation_euler = (0, 0, math.pi / 8)
    level = height - .03
    lathe('water', [(.001, level), (radius * .86, level)], still_water('#6f8886', .004, 12), raw=True, segments=192, sides=8).rotation_euler = (0, 0, math.pi / 8)
    return level


def stacked(form, radius, material, rng):
    """Bowls standing in one another, each smaller and set aside, pouring over one lip."""
    sheet, base, size, x = falling_water(.26), 0.0, radius, 0.0
    below = None
    for tier in range(form['tiers']):
        height = size * .42
        points = [(0, 0), (.5 * size, 0, 1), (.62 * size, .06 * height), (.93 * size, .6 * height), (1.02 * size, height, 1), (.93 * size, height, 1), (.8 * size, .7 * height), (0, .5 * height)]
        place(lathe('bowl', points, material, 300, 420, rng=rng, chipped=5), (x, 0, base))
        place(lathe('water', [(.001, .9 * height), (.93 * size, .9 * height)], still_water('#6f8886', .003, 12), raw=True, segments=128), (x, 0, base))
        if below is not None:
            pour(x, size, base + height, below, sheet)
        below = base + .9 * height
        if tier < form['tiers'] - 1:
            lathe('foot', [(.3 * size, 0), (.2 * size, .1), (.2 * size, .24 * size + .1)], material, 60, 128, rng=rng).location = (x + .22 * size, 0, base + .4 * height)
        base, x, size = base + .4 * height + .24 * size + .1, x + .22 * size, size * .66


def pour(x, size, top, bottom, material):
    """A tongue of water over the front left lip."""
    a, t = np.meshgrid(np.linspace(-2.35, -1.65, 40), np.linspace(0, 1, 24))
    r = size * 1.01 + .1 * t ** .6 * (top - bottom)
    mesh('pour', np.stack([x + r * np.cos(a), r * np.sin(a), top + .004 - t ** 1.7 * (top - bottom)], -1), grid_faces(24, 40), material)


def millstone(form, radius, material, rng):
    lathe('rim', [(radius * .98, 0, 1), (radius, .1, 1), (radius * .9, .1, 1), (radius * .88, .02)], stone('kandla-grey', 3), 80, 256, rng=rng, chipped=8)
    lathe('bed', [(.001, .03), (radius * .92, .03)], stone('deccan-basalt', 1, cavity=0), raw=True, segments=96)
    pebbles(rng, disc_spots(rng, .2 * radius, .88 * radius, 420), .036, .05)
    size = .62 * radius
    lathe('millstone', [(0, 0), (size * .97, 0), (size, .02, 1), (size, .18, 1), (size * .95, .2, 1), (size * .16, .215), (size * .13, .2, 1), (0, .19)], material, 220, 420,
          lambda a, r, z: .004 * np.sign(np.cos(a * 24)) * (z < .17) * (z > .03), base=.11, rng=rng, chipped=6)
    lathe('film', [(size * .16, .33), (size * .5, .326), (size * .96, .316), (size * 1.01, .29), (size * 1.012, .13)], falling_water(.2, (30, 30, 3)), 80, 200)
    lathe('bubble', [(.06, .31), (.05, .35), (.03, .375), (.001, .385)], falling_water(.5, (40, 40, 20)), 40, 96, rng=rng, uneven=.05)


def pillar(form, radius, material, rng):
    """A carved pillar with a chute down its face into the pool."""
    level = basin('square', radius, material, rng)
    height, half = 1.15, .19
    block('shaft', (2 * half, 2 * half, height), (0, .16, .18), material, .012, rng, .003)
    block('cap', (.52, .52, .08), (0, .16, .18 + height), material, .015, rng)
    lathe('dome', [(.22, 0), (.23, .03), (.2, .05), (.23, .13), (.17, .24), (.06, .31), (.02, .36), (.04, .39), (.001, .45)], material, 160, 160, flutes(20, .008, .06, .28), base=.26 + height, rng=rng).location = (0, .16, 0)
    x, t = np.meshgrid(np.linspace(-.14, .14, 90), np.linspace(0, 1, 160))
    scallop = .011 * (np.abs(np.sin(x * 70 + np.floor(t * 16) * np.pi / 2)) + np.abs(np.sin(t * 16 * np.pi)))
    y, z = -.05 - .3 * t ** 1.2 - scallop, .18 + height * .92 - t * (height * .92 - .08)
    mesh('chute', np.stack([x, y, z], -1), grid_faces(160, 90), material)
    for side in (-1, 1):
        profile = [(-.03, .18 + height * .98), (-.4, level - .1), (.0, level - .1)]
        place(cutout('cheek', profile, depth=.05, edge=.006, material=material), (side * .165, .0, 0), (math.pi / 2, 0, math.pi / 2))
    mesh('film', np.stack([x * .96, y - .006, z], -1), grid_faces(160, 90), falling_water(.22, (40, 14, 3)))


KINDS = {'tiered': tiered, 'lotus': lotus, 'sphere': sphere, 'urn': urn, 'monolith': monolith, 'wall': wall_fountain, 'stacked': stacked, 'millstone': millstone, 'pillar': pillar}


def fountain(scene, rng):
    form = scene['form']
    KINDS[form['kind']](form, form['radius'], stone(scene['stone'], int(rng.integers(1e6)), scale=2), rng)
