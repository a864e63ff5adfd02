"""Lamp posts and lanterns, ten kinds, lit from inside."""
import math

import numpy as np

from carving import beads, flutes, lotus_band, rings
from columns import shaft
from materials import glass, glow, metal
from relief import slab
from shapes import arch, block, cutout, grid_faces, lathe, mesh, petals, place
from stones import stone

WARM = '#ffb765'


def bulb(radius, height, base, strength=6):
    lathe('bulb', [(.001, 0), (radius, .004), (radius, height - .004), (.001, height)], glow(WARM, strength), raw=True, segments=48, base=base)


def onion(radius, material, base, rng=None, tall=1.15, spike=True, at=(0, 0), ribs=24, petalled=True, segments=192):
    """Ribbed onion dome with a collar of petals and a finial."""
    r = radius
    place(lathe('dome', [(r * .96, 0), (r * .98, .05 * r, 1), (r * .93, .08 * r), (r * 1.05, .4 * r * tall), (r * .9, .75 * r * tall), (r * .5, 1.05 * r * tall), (r * .16, 1.22 * r * tall), (r * .06, 1.33 * r * tall)],
                material, 200, segments, flutes(ribs, .02 * r, .1 * r, 1.1 * r * tall, 1) if ribs else None, rng=rng, uneven=.004), (*at, base))
    if petalled:
        place(petals('collar', 16, r * .1, r * .42, r * .2, material, 0, -.5, -.6, .03 * r), (*at, base + 1.2 * r * tall))
    if spike:
        place(lathe('spike', [(r * .05, 0), (r * .14, .08 * r), (r * .05, .17 * r), (r * .1, .25 * r), (r * .03, .33 * r), (.001, .5 * r)], material, 80, 64), (*at, base + (1.2 * tall + .07) * r))


def jali(form, material, rng):
    girth, height = form['girth'], form['height']
    post = height - .72 * girth
    slab((.36 * girth, .36 * girth, .08), (0, 0, 0), material, rng)
    shaft(post, .085 * girth, material, (0, 0, .08), form['shaft'], rng)
    z = .08 + post
    slab((.38 * girth, .38 * girth, .04), (0, 0, z), material, rng)
    z += .04
    width, tall = .26 * girth, .3 * girth
    for side in range(4):
        turn = side * math.pi / 2
        face = [(-width / 2, 0), (width / 2, 0), (width / 2, tall), (-width / 2, tall)]
        bars = _lattice_holes(width * .62, tall * .74, 4, 5)
        holes = [[(x, y + tall * .12) for x, y in hole] for hole in bars]
        place(cutout('face', face, holes, .026, .003, material), (math.sin(turn) * (width / 2 - .012), -math.cos(turn) * (width / 2 - .012), z), (math.pi / 2, 0, turn))
    bulb(.045 * girth, .6 * tall, z + .04, 7)
    slab((.42 * girth, .42 * girth, .035), (0, 0, z + tall), material, rng)
    onion(.16 * girth, material, z + tall + .035, rng)


def _lattice_holes(width, height, columns, rows):
    """Diamond openings clipped to a pointed window."""
    holes, w, h = [], width / columns, height / rows
    window = arch(width, height, 'ogee', 7, .55)
    top = dict()
    for x, y in window:
        top[round(x, 3)] = max(y, top.get(round(x, 3), 0))
    xs = sorted(top)
    limit = lambda x: np.interp(x, xs, [top[k] for k in xs])
    for row in range(2 * rows + 1):
        for column in range(columns + (row % 2 == 0)):
            x, y = -width / 2 + (column + (.5 if row % 2 else 0)) * w, row * h / 2
            if abs(x) + w * .3 > width / 2 or y - h * .36 < 0 or y + h * .4 > limit(x):
                continue
            holes.append([(x - w * .34, y), (x, y - h * .36), (x + w * .34, y), (x, y + h * .36)])
    return holes


def toro(form, material, rng, roofs=1):
    """Hexagonal, square or octagonal stone lantern."""
    sides, scale = form['sides'], form['height'] / 1.08
    s = scale
    base = [(0, 0), (.26, 0, 1), (.27, .06), (.2, .11), (.1, .14, 1), (.095, .3), (.09, .55, 1), (.13, .58), (.2, .66, 1), (.21, .7, 1), (0, .7)]
    lathe('base', [(r * s, z * s, *c) for r, z, *c in base], material, 220, 192, sides=sides, rng=rng, chipped=3)
    _firebox(.7 * s, .2 * s, .14 * s, sides, material, s, rng)
    roof = [(.14, 0), (.36, 0, 1), (.37, .03, 1), (.26, .08), (.14, .15), (.06, .2, 1), (.05, .22), (.08, .27), (.06, .33), (.001, .38)]
    def upturned(a, r, z):
        half = np.pi / sides
        within = np.abs((a + half) % (2 * half) - half) / half
        return (within ** 5) * .05 * s * (r > .3 * s)
    lathe('roof', [(r * s, z * s, *c) for r, z, *c in roof], material, 240, 240, upturned, sides=sides, base=.9 * s, rng=rng, chipped=3)


def _firebox(base, height, radius, sides, material, s, rng):
    for k in range(sides):
        turn = 2 * math.pi * (k + .5) / sides
        block('post', (.035 * s, .035 * s, height), (radius * math.cos(turn), radius * math.sin(turn), base), material, .005 * s, rng, .001, rotation=(0, 0, turn), cuts=5)
    bulb(.05 * s, height * .62, base + .02 * s)


def pagoda(form, material, rng):
    s = form['height'] / 1.3
    lathe('base', [(0, 0), (.24 * s, 0, 1), (.25 * s, .05 * s, 1), (.17 * s, .08 * s), (.15 * s, .22 * s, 1), (.2 * s, .25 * s, 1), (.2 * s, .28 * s, 1), (0, .28 * s)], material, 120, 192, sides=form['sides'], rng=rng, chipped=3)
    z, size = .28 * s, .16 * s
    for level in range(3):
        _firebox(z, .17 * s, size * .8, form['sides'], material, s * (1 - .15 * level), rng)
        z += .17 * s
        roof = [(size * .8, 0), (size * 2.0, .005, 1), (size * 2.05, .03 * s, 1), (size * 1.3, .07 * s), (size * .85, .1 * s, 1), (0, .1 * s)]
        def upturned(a, r, zz, size=size):
            half = np.pi / form['sides']
            return (np.abs((a + half) % (2 * half) - half) / half) ** 5 * .05 * s * (r > 1.6 * size)
        lathe('roof', roof, material, 140, 192, upturned, sides=form['sides'], base=z, rng=rng, chipped=2)
        z += .1 * s
        size *= .82
    lathe('spire', [(.05 * s, 0), (.03 * s, .03 * s), (.055 * s, .08 * s), (.02 * s, .14 * s), (.035 * s, .18 * s), (.001, .26 * s)], material, 80, 96, rings(5, .006, .02, .2 * s), base=z - .01, rng=rng)


def chhatri(form, material, rng):
    g, height = form['girth'], form['height']
    post = height - .78 * g
    lathe('plinth', [(0, 0), (.24 * g, 0, 1), (.24 * g, .06, 1), (.18 * g, .08), (.16 * g, .12, 1), (0, .12)], material, 60, 192, sides=8, rng=rng)
    shaft(post, .08 * g, material, (0, 0, .1), form['shaft'], rng)
    z = .1 + post
    lathe('deck', [(0, 0), (.23 * g, 0, 1), (.24 * g, .03, 1), (.2 * g, .045), (0, .045)], material, 40, 192, lotus_band(20, .015, -.02, .03), sides=0, base=z, rng=rng)
    z += .04
    sides = max(form['sides'], 4)
    for k in range(sides):
        turn = 2 * math.pi * (k + .5) / sides
        shaft(.27 * g, .017 * g, material, (.17 * g * math.cos(turn), .17 * g * math.sin(turn), z), 'baluster', None, 90, 40)
    bulb(.05 * g, .17 * g, z + .03, 7)
    z += .27 * g
    lathe('eave', [(.16 * g, .0), (.3 * g, -.02, 1), (.3 * g, 0, 1), (.2 * g, .05, 1), (.19 * g, .08, 1), (0, .08)], material, 90, 192, sides=8, base=z, rng=rng, chipped=2)
    onion(.17 * g, material, z + .07, rng)


def deepstambha(form, material, rng):
    """South Indian lamp pillar: rings of bracket cups with little flames."""
    height = form['height']
    slab((.44, .44, .08), (0, 0, 0), material, rng)
    slab((.34, .34, .06), (0, 0, .08), material, rng)
    top = height - .2
    points = [(.12, .14), (.13, .18), (.09, .22, 1), (.06, top, 1), (.05, top + .02), (.001, top + .02)]
    lathe('pillar', points, material, 340, 192, rings(10, .012, .24, top - .02), sides=8 if form['sides'] > 4 else 0, rng=rng, chipped=3)
    tiers = 5
    for tier in range(tiers):
        z, reach = .36 + (top - .46) * tier / (tiers - 1), .2 - .026 * tier
        lathe('ring', [(.06, -.02), (reach * .8, -.008, 1), (reach, .0, 1), (reach, .022, 1), (reach * .9, .024), (.06, .02)], material, 40, 192, lotus_band(20, .01, -.02, .01), base=z, rng=rng, chipped=2)
        for k in range(8):
            _flame(.9 * reach * math.cos(k * math.pi / 4), .9 * reach * math.sin(k * math.pi / 4), z + .02, .9)
    lathe('crown', [(.05, 0), (.1, .03), (.12, .06, 1), (.05, .07), (.03, .1), (.05, .14), (.001, .2)], material, 90, 128, lotus_band(10, .012, 0, .06), base=top + .01, rng=rng)


def _flame(x, y, z, scale=1.0):
    place(lathe('flame', [(.001, 0), (.009, .012), (.001, .045)], glow('#ffb347', 16, False), 20, 20), (x, y, z + .012), scale=scale)
    place(lathe('cup', [(.006, 0), (.02, .012), (.018, .015), (.001, .01)], metal('#b98a3a', .3), 16, 32), (x, y, z), scale=scale)


def globe(form, material, rng):
    g, height = form['girth'], form['height']
    size = .13 * g
    slab((.36 * g, .36 * g, .07), (0, 0, 0), material, rng)
    shaft(height - .07 - 2 * size, .08 * g, material, (0, 0, .07), form['shaft'], rng)
    z = height - 2 * size
    lathe('cup', [(.06, 0), (.1 * g, .02, 1), (.1 * g, .05, 1), (.07 * g, .06)], material, 40, 128, beads(24, .008, .035, .02), base=z, rng=rng)
    lathe('globe', [(.05 * g, 0), *[(size * math.sin(t), size * (1 - math.cos(t))) for t in np.linspace(.4, math.pi, 30)]], glass(), 90, 96, base=z + .045)


def obelisk(form, material, rng):
    """A tapering pierced tower; light falls through diamonds."""
    height, radius = form['height'] - .14, .16 * form['girth']
    rows, count, columns = 12, 12, 640
    turn, z = np.meshgrid(np.linspace(0, 2 * np.pi, columns, endpoint=False), np.linspace(0, height, 640))
    row = np.floor(z / height * rows)
    u, v = ((turn * count / (2 * np.pi) + .5 * (row % 2)) % 1) - .5, (z / height * rows) % 1 - .5
    hole = (np.abs(u) * 1.1 + np.abs(v) < .4) & (z > .08 * height) & (z < .92 * height)
    r = radius * (1 - .34 * z / height) * (1 + .03 * np.cos(z / height * 9))
    if form['sides'] == 4:
        within = (turn + np.pi / 4) % (np.pi / 2) - np.pi / 4
        r = r * np.minimum(1 / np.cos(within), 1.36)
    inner = r - .024
    vertices = [np.stack([q * np.cos(turn), q * np.sin(turn), z + .06], -1).reshape(-1, 3) for q in (r, inner)]
    faces = grid_faces(640, columns, False, True)
    solid = faces[~hole[:-1].reshape(-1)][:, ::-1]
    shell = np.concatenate([solid, solid[:, ::-1] + 640 * columns])
    from shapes import _border
    edges = _border(solid)
    walls = np.stack([edges[:, 1], edges[:, 0], edges[:, 0] + 640 * columns, edges[:, 1] + 640 * columns], -1)
    from stones import without_cavity
    mesh('tower', np.concatenate(vertices), np.concatenate([shell, walls]), without_cavity(material), sharp=40)
    bulb(.04, height * .8, .12, 16)
    lathe('base', [(0, 0), (radius * 1.5, 0, 1), (radius * 1.5, .04, 1), (radius * 1.15, .062, 1), (0, .062)], material, 40, 128, sides=4 if form['sides'] == 4 else 0, rng=rng)
    lathe('cap', [(0, -.004), (radius * .86, -.004, 1), (radius * .86, .02, 1), (radius * .5, .05), (radius * .2, .09), (radius * .26, .12), (.001, .16)], material, 80, 128, flutes(16, .006, .02, .1), base=height + .06, rng=rng)


def bollard(form, material, rng):
    height, radius = form['height'], .13 * form['girth']
    sides = form['sides'] if form['sides'] != 6 else 0
    lathe('foot', [(0, 0), (radius * 1.35, 0, 1), (radius * 1.35, .05, 1), (radius, .07, 1), (radius, .62 * height, 1), (0, .62 * height)], material, 160, 256, flutes(20, .008, .1, .6 * height) if not sides else None, sides=sides, rng=rng, chipped=3)
    for k in range(4):
        lathe('louvre', [(radius * .4, 0), (radius * 1.02, -.016, 1), (radius * 1.02, .0, 1), (radius * .4, .014)], material, 30, 256, sides=sides, base=.66 * height + k * .05 * height + .012, rng=rng)
    bulb(radius * .5, .24 * height, .62 * height, 7)
    for k in range(4):
        turn = math.pi / 4 + k * math.pi / 2
        lathe('pin', [(.1 * radius, 0), (.1 * radius, .3 * height)], material, raw=True, segments=24, base=.6 * height).location = (.72 * radius * math.cos(turn), .72 * radius * math.sin(turn), 0)
    lathe('cap', [(0, 0), (radius * 1.12, 0, 1), (radius * 1.12, .03, 1), (radius * .8, .06), (radius * .3, .1), (.001, .115)], material, 90, 256, sides=sides, base=.88 * height, rng=rng, chipped=3)


def yukimi(form, material, rng):
    """Snow-viewing lantern: wide roof, low body, four arched legs."""
    s = form['height'] / .66
    for k in range(4):
        turn = k * math.pi / 2 + math.pi / 4
        leg = [(.08, .26), (.27, .0), (.34, .0), (.33, .06), (.25, .18), (.2, .3), (.08, .3)]
        place(cutout('leg', [(x * s, y * s) for x, y in leg], depth=.09 * s, edge=.012 * s, material=material), (0, 0, 0), (math.pi / 2, 0, turn))
    sides = 8 if form['sides'] == 8 else 6
    lathe('deck', [(0, 0), (.24 * s, 0, 1), (.26 * s, .03 * s, 1), (.26 * s, .05 * s, 1), (0, .05 * s)], material, 40, 192, sides=sides, base=.28 * s, rng=rng)
    _firebox(.33 * s, .14 * s, .15 * s, sides, material, s, rng)
    roof = [(.15, 0), (.42, .0, 1), (.43, .03, 1), (.3, .07), (.12, .12), (.06, .135, 1), (.05, .15), (.075, .19), (.001, .25)]
    lathe('roof', [(r * s, z * s, *c) for r, z, *c in roof], material, 220, 240, sides=sides, base=.47 * s, rng=rng, chipped=4)


def lotusbud(form, material, rng):
    g, height = form['girth'], form['height']
    lathe('foot', [(0, 0), (.2 * g, 0, 1), (.2 * g, .04, 1), (.13 * g, .08), (.1 * g, .1, 1), (0, .1)], material, 60, 192, lotus_band(14, .015, .01, .09, down=True), rng=rng)
    shaft(height - .42 * g, .055 * g, material, (0, 0, .09), form['shaft'], rng)
    z = height - .34 * g
    bud = [(.02, 0), (.062, .07), (.072, .14), (.06, .21), (.03, .28), (.001, .34)]
    lathe('flame', [(x * g, y * g) for x, y in bud], glow(WARM, 3.5), 60, 64, base=z + .02)
    for count, root, tilt, length in ((10, .05, .75, .22), (8, .05, 1.05, .23), (8, .055, 1.25, .2)):
        petals('bud', count, root * g, length * g, .11 * g, material, z, tilt, .5, .012, phase=count, rng=rng, uneven=.02)
    lathe('cup', [(.03, -.03), (.07 * g, 0), (.06 * g, .02), (.001, .02)], material, 40, 96, base=z, rng=rng)


KINDS = {'jali': jali, 'toro': toro, 'chhatri': chhatri, 'deepstambha': deepstambha, 'globe': globe, 'obelisk': obelisk,
         'bollard': bollard, 'yukimi': yukimi, 'pagoda': pagoda, 'lotusbud': lotusbud}


def lamp(scene, rng):
    form = scene['form']
    KINDS[form['kind']](form, stone(scene['stone'], int(rng.integers(1e6)), scale=1.4, cavity=1.2), rng)
