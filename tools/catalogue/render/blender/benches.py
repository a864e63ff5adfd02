"""Garden benches: eight kinds of leg, seven backs, straight or curved seats."""
import math

import numpy as np

from carving import flutes, lotus_band
from relief import Relief
from shapes import arch, block, cutout, lathe, mesh, grid_faces, place, spline
from stones import stone, without_cavity

SEAT = .41
"""Height of the seat's underside, metres."""


def bench(scene, rng):
    form = scene['form']
    material = stone(scene['stone'], int(rng.integers(1e6)), scale=1.6)
    if form['curved']:
        curved_seat(form, material, rng)
    else:
        straight_seat(form, material, rng)
    spots = [-.34, .34] if form['length'] < 1.45 or form['legs'] in ('scroll', 'trestle') else [-.38, 0, .38]
    for share in spots:
        x = share * form['length']
        y = bow(form, x) if form['curved'] else 0
        leg(form['legs'], x, y, form['depth'], material, rng, share * .9 if form['curved'] else 0)
    if form['back'] != 'none':
        back(form, material, rng)
        if form['arms']:
            arms(form, material, rng)


def bow(form, x):
    """How far a curved seat swings back at x."""
    return .45 * (x / form['length']) ** 2 * 4 * .28


def straight_seat(form, material, rng):
    length, depth, thick = form['length'], form['depth'], form['thickness']
    edge = {'round': thick * .45, 'square': .006, 'moulded': .012}[form['edge']]
    block('seat', (length, depth, thick), (0, 0, SEAT), material, edge, rng, .003, .0008, cuts=26, segments=6 if form['edge'] == 'round' else 2)
    if form['edge'] == 'moulded':
        block('under', (length - .06, depth - .06, .035), (0, 0, SEAT - .034), material, .01, rng, .002)


def curved_seat(form, material, rng):
    """A swept seat: a rounded section along an arc."""
    length, depth, thick = form['length'], form['depth'], form['thickness']
    x = np.linspace(-length / 2, length / 2, 80)
    e = thick * .35
    section = np.array([(-depth / 2 + e, 0), (depth / 2 - e, 0), (depth / 2, e), (depth / 2, thick - e), (depth / 2 - e, thick), (-depth / 2 + e, thick), (-depth / 2, thick - e), (-depth / 2, e)])
    slope = np.array([bow(form, t + .001) - bow(form, t - .001) for t in x]) / .002
    scale = 1 / np.sqrt(1 + slope ** 2)
    rows = []
    for t, s, c in zip(x, slope, scale):
        rows.append(np.stack([t - section[:, 0] * s * c, bow(form, t) + section[:, 0] * c, SEAT + section[:, 1]], -1))
    vertices = np.array(rows)
    faces = grid_faces(80, len(section), False, True)
    caps = [list(range(len(section)))[::-1], [79 * len(section) + k for k in range(len(section))]]
    mesh('seat', vertices, [*faces.tolist(), *caps], without_cavity(material), sharp=50)


def leg(kind, x, y, depth, material, rng, turn=0.0):
    rotation = (0, 0, turn * .5)
    deep = depth * .84
    if kind == 'block':
        block('leg', (.17, deep, SEAT), (x, y, 0), material, .015, rng, .004, .001, rotation)
    elif kind == 'pier':
        for size, z, tall in ((1.0, 0, .08), (.78, .08, .25), (1.0, .33, .08)):
            block('leg', (.22 * size, deep * size, tall), (x, y, z), material, .01, rng, .002, rotation=rotation)
    elif kind == 'drum':
        lathe('leg', [(0, 0), (.15, 0, 1), (.16, .05), (.13, .09), (.13, .32), (.16, .36), (.15, SEAT, 1), (0, SEAT)], material, 140, 256, flutes(18, .012, .09, .33), rng=rng, chipped=3).location = (x, y, 0)
    elif kind == 'baluster':
        for side in (-1, 1):
            lathe('leg', [(.08, 0, 1), (.08, .04, 1), (.045, .07), (.07, .15), (.04, .27), (.05, .32), (.045, .34), (.08, .37, 1), (.08, SEAT, 1)], material, 160, 128, rng=rng, chipped=2).location = (x, y + side * deep * .28, 0)
        block('tie', (.14, deep, .045), (x, y, 0), material, .008, rng, .002, rotation=rotation)
    elif kind == 'lotus':
        lathe('leg', [(0, 0), (.17, 0, 1), (.17, .05, 1), (.1, .09), (.08, .16), (.1, .22), (.19, .39), (.19, SEAT, 1), (0, SEAT)], material, 200, 300, lotus_band(12, .025, .2, .4), rng=rng, chipped=3).location = (x, y, 0)
    elif kind == 'trestle':
        profile = [(-deep / 2, 0), (-deep / 2 + .1, 0), (0, .15), (deep / 2 - .1, 0), (deep / 2, 0), (.09, .205), (deep / 2, SEAT), (deep / 2 - .1, SEAT), (0, .26), (-deep / 2 + .1, SEAT), (-deep / 2, SEAT), (-.09, .205)]
        side_profile(profile, .13, x, y, material, rotation)
    elif kind == 'cabriole':
        half = [(.06, 0), (.2, 0), (.21, .03), (.12, .08), (.1, .18), (.17, .3), (.2, SEAT)]
        curve = [tuple(p) for p in spline(half, 40)]
        side_profile([(-a, b) for a, b in curve[::-1]] + curve, .12, x, y, material, rotation)
    else:
        half = [(.2, 0), (.2, .05), (.13, .09), (.1, .18), (.12, .27), (.19, .33), (.2, SEAT)]
        curve = [tuple(p) for p in spline(half, 50)]
        side_profile([(-a, b) for a, b in curve[::-1]] + curve, .13, x, y, material, rotation)
        for side in (-1, 1):
            roundel(x + side * .066, y, .21, side, material, rng)


def side_profile(profile, thick, x, y, material, rotation):
    place(cutout('leg', profile, depth=thick, edge=.012, material=material), (x, y, 0), (math.pi / 2, 0, math.pi / 2 + rotation[2]))


def roundel(x, y, z, side, material, rng):
    """A small rosette on the side of a leg."""
    relief = Relief(.13, .13, 200)
    relief.rosette(0, .065, .056, .012, 8, 2)
    gx, gy = relief.grid()
    relief.panel(material, .004, (x, y, z - .065), (0, 0, side * math.pi / 2), np.hypot(gx, gy - .065) < .06)


def back(form, material, rng):
    length, kind = form['length'], form['back']
    y, base = form['depth'] / 2 - .045, SEAT + form['thickness'] - .01
    x = np.linspace(-length / 2, length / 2, 70)
    u = x / length
    tall = {'arcade': .4, 'jali': .42, 'crest': .34, 'slats': .4, 'panel': .42, 'ogee': .26}[kind]
    if kind == 'crest':
        top = tall + .1 * np.cos(u * np.pi) ** 6 + .05 * np.cos(u * np.pi * 3) ** 2
    elif kind == 'ogee':
        top = tall + .16 * np.exp(-(u / .16) ** 2)
    elif kind in ('slats', 'jali'):
        top = np.full_like(x, tall)
    else:
        top = tall + .1 * np.cos(u * np.pi) ** 2
    outline = [(-length / 2, 0), (length / 2, 0), *zip(x[::-1], top[::-1])]
    holes = back_holes(kind, length, tall)
    place(cutout('back', outline, holes, .08, .012, material), (0, y, base))
    if kind in ('panel', 'crest', 'ogee'):
        relief = Relief(length * .9, tall * .92, 900)
        relief.lotus(0, tall * .22, min(.16, tall * .42), .016, 11)
        for side in (-1, 1):
            relief.rosette(side * length * .34, tall * .45, .07, .014, 8, 2)
            relief.line([(side * (.14 + t * .16) * length / 1.2, tall * (.3 + .12 * math.sin(t * 7))) for t in np.linspace(0, 1, 90)], .009, .006, .011)
            for t in np.linspace(.1, .9, 6):
                relief.petal(side * (.14 + t * .16) * length / 1.2, tall * (.3 + .12 * math.sin(t * 7)), .06, .03, math.pi / 2 + side * (t * 3 - 1.5), .012)
        mask = relief.field > .0012
        from scipy import ndimage
        relief.panel(material, .02, (0, y - .039, base + .02), keep=ndimage.binary_dilation(mask, iterations=2))


def back_holes(kind, length, tall):
    if kind == 'arcade':
        count = max(3, round(length / .24))
        return [[(i * length * .86 / count + a, .06 + b) for a, b in arch(length * .86 / count * .68, tall * .72, 'ogee')] for i in np.arange(count) - (count - 1) / 2]
    if kind == 'slats':
        count = round(length / .13)
        return [[(i * length * .9 / count + a, .07 + b) for a, b in ((-.035, 0), (.035, 0), (.035, tall - .15), (-.035, tall - .15))] for i in np.arange(count) - (count - 1) / 2]
    if kind == 'jali':
        holes, step = [], .105
        columns, rows = int((length - .16) / step), int((tall - .1) / step)
        for i in range(2 * columns - 1):
            for j in range(2 * rows - 1):
                if (i + j) % 2 == 0:
                    x, z = (i / 2 - (columns - 1) / 2) * step, tall / 2 + (j / 2 - (rows - 1) / 2) * step
                    holes.append([(x + step * .39 * math.cos(a), z + step * .39 * math.sin(a)) for a in np.arange(4) * math.pi / 2])
        return holes
    return []


def arms(form, material, rng):
    depth, base = form['depth'], SEAT + form['thickness'] - .01
    profile = [(-depth / 2 + .02, 0), (depth / 2 - .06, 0), (depth / 2 - .06, .26), (-depth / 2 + .1, .25), (-depth / 2 + .02, .2), (-depth / 2 + .05, .14), (-depth / 2 + .09, .1), (-depth / 2 + .05, .05)]
    for side in (-1, 1):
        place(cutout('arm', profile, depth=.07, edge=.01, material=material), (side * (form['length'] / 2 - .05), 0, base), (math.pi / 2, 0, math.pi / 2))
