"""Tulsi planters: a sacred basil in a carved stone pedestal, eight forms."""
import math

import numpy as np

from carving import beads, flutes, lotus_band, petal_rows, rosettes, together
from columns import shaft
from plants import plant, soil
from relief import Relief, slab
from scipy import ndimage
from shapes import arch, block, lathe
from stones import stone


def faces(width, height, base, material, draw, count=4, depth=.02):
    """The same relief on all sides of a square shaft."""
    for side in range(count):
        turn = side * 2 * math.pi / count
        relief = Relief(width * .96, height, 320)
        draw(relief)
        relief.field = np.maximum(ndimage.gaussian_filter(relief.field, .8), -.02)
        relief.panel(material, .004, (math.sin(turn) * (width / 2 + .002), -math.cos(turn) * (width / 2 + .002), base), (0, 0, turn))


def niche_face(relief):
    w, h = relief.width, relief.height
    opening = relief.polygon([(x, y + .1 * h) for x, y in arch(w * .62, h * .72, 'cusp', 7, .5)])
    outside, inside = (ndimage.distance_transform_edt(m) / relief.density for m in (~opening, opening))
    relief.field += (.014 * np.exp(-((outside - .01) / .007) ** 4) + .016 - .016 * np.clip(inside / .004, 0, 1)).astype(np.float32)
    relief.lotus(0, .24 * h, .2 * w, .012, 7)
    relief.line([(0, .1 * h + t * .14 * h) for t in np.linspace(0, 1, 40)], .006, .006, .008)
    for side in (-1, 1):
        relief.rosette(side * .37 * w, .9 * h, .085 * w, .026, 8, 1)


def lotus_face(relief):
    w, h = relief.width, relief.height
    relief.frame(.05 * w, .01, 'plain')
    relief.lotus(0, .46 * h, .3 * min(w, h), .014, 9)
    for side in (-1, 1):
        relief.line([(side * t * .3 * w, .4 * h - .22 * h * math.sin(t * 2.4)) for t in np.linspace(0, 1, 70)], .007, .005, .009)
        relief.petal(side * .2 * w, .25 * h, .16 * w, .08 * w, math.pi / 2 - side * .5, .011)
        relief.rosette(side * .34 * w, .86 * h, .07 * w, .011, 6, 1)


def steps(width, count, material, rng):
    """A stepped base; returns its height."""
    z = 0
    for k in range(count):
        tall = .065 if k == 0 else .045
        slab((width * (1 - .14 * k),) * 2 + (tall,), (0, 0, z), material, rng, .01)
        z += tall - .001
    return z


def mouth(kind, width, base, material, rng):
    """The planter on top; returns (soil radius, soil height)."""
    w = width / 2
    if kind == 'square':
        thing = lathe('mouth', [(.5 * w, 0), (1.0 * w, .02, 1), (1.04 * w, .05, 1), (.84 * w, .08), (.9 * w, .15), (1.1 * w, .19, 1), (1.1 * w, .225, 1), (.92 * w, .225, 1), (.86 * w, .18), (0, .18)], material, 220, 300, sides=4, base=base, rng=rng, chipped=4)
        thing.rotation_euler = (0, 0, 0)
        return .8 * w, base + .19
    lathe('mouth', [(.45 * w, 0), (.55 * w, .03), (.8 * w, .08), (1.02 * w, .16), (1.1 * w, .19, 1), (1.1 * w, .225, 1), (.94 * w, .225, 1), (.88 * w, .18), (0, .18)], material, 220, 360, lotus_band(14, .05 * w, .03, .18), base=base, rng=rng, chipped=4)
    return .88 * w, base + .19


def tulsi(scene, rng):
    form = scene['form']
    kind, width, height, count = form['form'], form['width'], form['height'], form['count']
    material = stone(scene['stone'], int(rng.integers(1e6)), cavity=1.3)
    z = steps(width, 1 + form['steps'] if kind != 'stepped' else 5, material, rng)
    body = height - z - .22
    radius, level = BODIES[kind](width, body, z, count, material, rng)
    soil(radius, level)
    plant('tulsi', min(radius, .2), level, rng)


def _square(width, body, z, count, material, rng, draw):
    size = width * .56
    block('body', (size, size, body), (0, 0, z), material, .006, rng, .001)
    faces(size, body, z, material, draw)
    return mouth('square', width * .92, z + body, material, rng)


def _lotus(width, body, z, count, material, rng):
    r = width / 2
    points = [(.62 * r, 0), (.66 * r, .04), (.4 * r, .1), (.34 * r, .3 * body), (.45 * r, .42 * body, 1), (.75 * r, .6 * body), (.95 * r, .84 * body + .1), (1.05 * r, body + .15, 1), (1.05 * r, body + .2, 1), (.88 * r, body + .2, 1), (.8 * r, body + .14), (0, body + .14)]
    lathe('body', points, material, 380, 420, petal_rows(count, .07 * r, .44 * body, body + .14, 2), base=z, rng=rng, chipped=5)
    return .82 * r, z + body + .15


def _octagon(width, body, z, count, material, rng):
    r = width * .3
    points = [(r * 1.2, 0), (r * 1.2, .03, 1), (r, .06, 1), (r, body - .06, 1), (r * 1.15, body - .03), (r * 1.1, body, 1), (0, body)]
    lathe('body', points, material, 260, 400, together(rosettes(8, .012, .28 * body, .28 * body + 1.5 * r * .5), beads(40, .01, .78 * body, .03)), sides=8, base=z, rng=rng, chipped=3)
    return mouth('round', width * .9, z + body, material, rng)


def _pillars(width, body, z, count, material, rng):
    for x in (-1, 1):
        for y in (-1, 1):
            shaft(body, .028, material, (x * width * .3, y * width * .3, z), 'fluted', rng, 160, 64)
    lathe('kalash', [(0, 0), (.06, 0), (.04, .03), (.1, .1), (.07, .16), (.08, .18), (0, .18)], material, 100, 160, lotus_band(10, .01, .03, .15), base=z, rng=rng)
    slab((width * .8, width * .8, .045), (0, 0, z + body - .001), material, rng)
    return mouth('square', width * .84, z + body + .04, material, rng)


def _stepped(width, body, z, count, material, rng):
    size = width * .4
    block('body', (size, size, body), (0, 0, z), material, .006, rng, .001)
    faces(size, body, z, material, lotus_face)
    return mouth('square', width * .74, z + body, material, rng)


def _urn(width, body, z, count, material, rng):
    r = width / 2
    points = [(.55 * r, 0, 1), (.55 * r, .03, 1), (.3 * r, .08), (.36 * r, .13, 1), (.78 * r, .4 * body), (.86 * r, .6 * body), (.6 * r, .86 * body), (.62 * r, .92 * body), (.9 * r, body + .12), (.98 * r, body + .16, 1), (.98 * r, body + .2, 1), (.82 * r, body + .2, 1), (.7 * r, body + .1), (0, body + .1)]
    lathe('body', points, material, 400, 420, flutes(2 * count, .035 * r, .16, .82 * body), base=z, rng=rng, chipped=5)
    return .74 * r, z + body + .14


def _drum(width, body, z, count, material, rng):
    r = width * .36
    points = [(r * 1.15, 0, 1), (r * 1.15, .04, 1), (r, .07, 1), (r, body - .05, 1), (r * 1.12, body - .02, 1), (r * 1.12, body, 1), (0, body)]
    lathe('body', points, material, 300, 480, together(rosettes(10, .014, .2 * body, .2 * body + .5 * r), lotus_band(16, .012, .62 * body, .9 * body)), base=z, rng=rng, chipped=4)
    return mouth('round', width * .92, z + body, material, rng)


BODIES = {
    'niche': lambda *a: _square(*a, niche_face), 'panel': lambda *a: _square(*a, lotus_face), 'lotus': _lotus, 'octagon': _octagon,
    'pillars': _pillars, 'stepped': _stepped, 'urn': _urn, 'drum': _drum,
}
