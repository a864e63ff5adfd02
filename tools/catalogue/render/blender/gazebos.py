"""Gazebos and chhatris: steps, a ring of pillars, arches between them, one of ten roofs."""
import math

import numpy as np

from carving import flutes, lotus_band
from columns import shaft
from lamps import onion
from relief import slab
from shapes import arch, block, cutout, grid_faces, lathe, mesh, place
from stones import stone
from temples import shikhara
from materials import metal


def ngon(radius, sides):
    """Corners, with one side facing the viewer."""
    start = math.pi / sides - math.pi / 2
    return [(radius * math.cos(start + 2 * math.pi * k / sides), radius * math.sin(start + 2 * math.pi * k / sides)) for k in range(sides)]


def gazebo(scene, rng):
    form = scene['form']
    material = stone(scene['stone'], int(rng.integers(1e6)), scale=3, cavity=1.2)
    sides, radius, tall, girth = form['sides'], form['radius'], form['pillar'], form['girth']
    floor = 0.0
    for step in range(form['steps']):
        f = 1.42 - .13 * step
        place(cutout('step', ngon(radius * f, max(sides, 4)), depth=.15, edge=.015, material=material, lying=True), (0, 0, floor + .074))
        floor += .148
    corners = ngon(radius, sides)
    for x, y in corners:
        shaft(tall, girth, material, (x, y, floor), form['shaft'], rng, 200, 88)
    for k in range(sides):
        bay(form, corners[k], corners[(k + 1) % sides], floor, tall, girth, material, rng, k == sides - 1)
    top = floor + tall
    place(cutout('beam', ngon(radius * 1.16, sides), [ngon(radius * .86, sides)], .2, .02, material, lying=True), (0, 0, top + .1))
    ROOFS[form['roof']](form, radius, top + .19, material, rng)


def bay(form, a, b, floor, tall, girth, material, rng, entrance):
    """Fills the space between two pillars."""
    a, b = np.array(a), np.array(b)
    length, middle = float(np.linalg.norm(b - a)), (a + b) / 2
    turn = math.atan2(*(b - a)[::-1])
    clear = length - 2.2 * girth
    if form['arch'] in ('cusp', 'ogee', 'round'):
        rise = min(.75, clear * .62)
        opening = arch(clear, rise * .92, form['arch'], 9, .12)
        half = clear / 2
        plate = [(-length / 2, 0), (-half, 0), *opening[2:][::-1][1:-1], (half, 0), (length / 2, 0), (length / 2, rise + .06), (-length / 2, rise + .06)]
        place(cutout('arch', plate, depth=.11, edge=.008, material=material), (*middle, floor + tall - rise + .02), (math.pi / 2, 0, turn))
    elif form['arch'] == 'bracket':
        for side in (-1, 1):
            bracket = [(0, 0), (side * .08, 0), (side * .14, .08), (side * .24, .12), (side * .3, .2), (side * .42, .24), (side * .42, .3), (0, .3)]
            direction = (b - a) / length
            spot = middle - direction * side * (length / 2 - girth)
            place(cutout('bracket', bracket, depth=.12, edge=.012, material=material), (*spot, floor + tall - .3), (math.pi / 2, 0, turn))
    if entrance or form['railing'] == 'none':
        return
    if form['railing'] == 'seat':
        place(block('seat', (clear, .34, .09), (0, 0, 0), material, .015, rng, .003), (*middle, floor + .36), (0, 0, turn))
        for side in (-.36, .36):
            direction = (b - a) / length
            place(block('leg', (.12, .28, .37), (0, 0, 0), material, .012, rng, .003), (*(middle + direction * side * clear), floor), (0, 0, turn))
        return
    for z, thick in ((.03, .05), (.44, .06)):
        place(block('rail', (clear + girth, .1, thick), (0, 0, 0), material, .01, rng, .002), (*middle, floor + z), (0, 0, turn))
    if form['railing'] == 'balusters':
        count = max(3, round(clear / .16))
        direction = (b - a) / length
        for k in range(count):
            spot = middle + direction * (k - (count - 1) / 2) * clear / count
            lathe('baluster', [(.035, 0), (.03, .02), (.05, .12), (.022, .24), (.03, .3), (.022, .33), (.04, .37)], material, 60, 40, base=0).location = (*spot, floor + .075)
        return
    panel, w, h = [(-clear / 2, 0), (clear / 2, 0), (clear / 2, .37), (-clear / 2, .37)], clear / max(3, round(clear / .2)), .37
    holes = []
    for i in range(round(clear / w)):
        for j in range(2):
            x, z, s, t = -clear / 2 + (i + .5) * w, .03 + (j + .5) * .31 / 2, w * .4, .31 * .22
            holes.append([(x - s, z), (x, z - t), (x + s, z), (x, z + t)])
    place(cutout('lattice', panel, holes, .05, .006, material), (*middle, floor + .076), (math.pi / 2, 0, turn))


def eaves(form, radius, z, material, rng, reach=1.5):
    """The chajja: a thin sloping stone eave on the plan of the pillars."""
    sides = form['sides'] if form['sides'] < 10 else 0
    thing = lathe('eaves', [(radius * 1.08, .17), (radius * reach, .02), (radius * reach, -.02), (radius * 1.08, .1)], material, raw=True, segments=(sides or 8) * 24, sides=sides, base=z)
    thing.rotation_euler = (0, 0, math.pi / sides - math.pi / 2 + math.pi / sides if sides else 0)
    return z + .14


def clear_radius(form, radius):
    """Radius of the round dome that stands on the plan: square plans carry a smaller one."""
    return radius * max(math.cos(math.pi / form['sides']) * 1.06, .76)


def drum(form, radius, z, material, tall=.22, share=1.05):
    sides = form['sides'] if form['sides'] < 10 else 32
    place(cutout('drum', ngon(radius * share, sides), depth=tall, edge=.02, material=material, lying=True), (0, 0, z + tall / 2))
    return z + tall - .004


def onion_roof(form, radius, z, material, rng):
    z = drum(form, radius, eaves(form, radius, z, material, rng), material)
    onion(clear_radius(form, radius) * .95, material, z - .02, rng, 1.0)
    if form['sides'] <= 6:
        for x, y in ngon(radius * 1.0, form['sides']):
            onion(radius * .13, material, z - .01, None, 1.1, True, (x, y), 12, False, 64)


def ribbed_roof(form, radius, z, material, rng):
    z = drum(form, radius, eaves(form, radius, z, material, rng), material, .16)
    r = clear_radius(form, radius)
    lathe('dome', [(r, 0), (r * 1.02, .03, 1), (r * .97, .06), (r * .9, .3 * r), (r * .66, .6 * r), (r * .34, .76 * r), (.08, .82 * r), (.001, .83 * r)], material, 200, 384, flutes(32, .035 * r, .08, .78 * r), base=z - .01, rng=rng)
    onion(radius * .13, material, z + .8 * r, rng, 1.1, True, (0, 0), 12, False)


def smooth_roof(form, radius, z, material, rng):
    z = drum(form, radius, eaves(form, radius, z, material, rng, 1.36), material, .18)
    r = clear_radius(form, radius)
    lathe('dome', [(r, 0), (r * 1.03, .03, 1), (r * .98, .06), (r * .93, .26 * r), (r * .72, .58 * r), (r * .36, .78 * r), (.001, .84 * r)], material, 160, 256, lotus_band(24, .02, .06, .3 * r), base=z - .01, rng=rng)
    lathe('finial', [(.1, 0), (.16, .05), (.08, .09), (.06, .14), (.11, .2), (.04, .28), (.001, .42)], material, 90, 96, base=z + .82 * r, rng=rng)


def bangla(form, radius, z, material, rng):
    n = 64
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing='ij')
    w = d = radius * 1.16
    crown = .62 * radius * (1 - np.abs(v) ** 2) * (1 - .2 * u ** 2) - .3 * radius * u ** 2 + .3 * radius
    top = np.stack([u * w, v * d, z + crown], -1)
    under = top - [0, 0, .07]
    faces = grid_faces(n, n)
    ring = np.concatenate([np.arange(n) * n, (n - 1) * n + np.arange(1, n), np.arange(n - 2, -1, -1) * n + n - 1, np.arange(n - 2, 0, -1)])
    nxt = np.roll(ring, -1)
    walls = np.stack([ring, nxt, nxt + n * n, ring + n * n], -1)[:, ::-1]
    mesh('roof', np.concatenate([top.reshape(-1, 3), under.reshape(-1, 3)]), np.concatenate([faces, faces[:, ::-1] + n * n, walls]), material, sharp=50)
    slab((radius * 1.7, radius * 1.7, .28 * radius), (0, 0, z - .02), material, rng)
    for k in (-1, 0, 1):
        lathe('finial', [(.06, 0), (.1, .04), (.05, .08), (.08, .14), (.03, .2), (.001, .3)], material, 70, 72, base=0, rng=rng).location = (k * radius * .5, 0, z + .9 * radius - .14 * radius * abs(k))


def stepped(form, radius, z, material, rng):
    size = radius * 2.2
    for tier in range(6):
        f = 1 - tier / 7.2
        slab((size * f, size * f, .09), (0, 0, z + tier * .135), material, rng, .015)
        slab((size * f * .93, size * f * .93, .05), (0, 0, z + tier * .135 + .088), material, rng, .01)
    top = z + 6 * .135
    lathe('bell', [(.26, 0), (.28, .06), (.2, .16), (.08, .2), (.12, .26), (.001, .38)], material, 90, 192, flutes(20, .02, .02, .18), base=top - .004, rng=rng)


def open_roof(form, radius, z, material, rng):
    """A pergola: ring beam and radiating beams, no dome."""
    for k in range(form['sides']):
        x, y = ngon(radius * 1.0, form['sides'])[k]
        place(block('beam', (radius * 1.3, .1, .13), (0, 0, 0), material, .015, rng, .004), (x * .62, y * .62, z), (0, 0, math.atan2(y, x)))
    lathe('hub', [(0, -.03), (.2, -.03, 1), (.22, .04), (.2, .16, 1), (.12, .2), (.05, .3), (.08, .36), (.001, .46)], material, 100, 192, base=z, rng=rng)


def pitched(form, radius, z, material, rng):
    """Four planes of overlapping stone tiles."""
    size = radius * 1.32
    courses = 9
    for k in range(courses):
        f = 1 - k / (courses + .6)
        thing = lathe('course', [(.01, .0), (size * f * 1.12, -.03, 1), (size * f * 1.12, .012, 1), (.01, .12)], material, 30, 96, sides=4, base=z + k * .105 * radius / 1.4, rng=rng, uneven=.004)
        thing.rotation_euler = (0, 0, 0)
    lathe('cap', [(.12, 0), (.14, .05), (.06, .1), (.09, .16), (.001, .28)], material, 60, 96, base=z + courses * .105 * radius / 1.4 - .01, rng=rng)


def flat(form, radius, z, material, rng):
    size = radius * 2
    slab((size * 1.34, size * 1.34, .11), (0, 0, z - .004), material, rng, .02)
    slab((size * 1.1, size * 1.1, .12), (0, 0, z + .104), material, rng, .02)
    slab((size * .7, size * .7, .14), (0, 0, z + .222), material, rng, .02)


def double(form, radius, z, material, rng):
    level = drum(form, radius, eaves(form, radius, z, material, rng), material, .06, 1.1)
    level = drum(form, radius, level, material, .26, .86)
    level = eaves(form, radius * .78, level, material, rng, 1.42)
    level = drum(form, radius, level, material, .14, .74)
    onion(radius * .62, material, level - .02, rng, 1.0)


def spire(form, radius, z, material, rng):
    slab((radius * 2.3, radius * 2.3, .1), (0, 0, z - .004), material, rng, .02)
    slab((radius * 1.8, radius * 1.8, .2), (0, 0, z + .094), material, rng, .02)
    shikhara(.78, 1, z + .29, material, metal('#caa04c', .3), rng, radius * 2.9)


ROOFS = {'onion': onion_roof, 'ribbed': ribbed_roof, 'smooth': smooth_roof, 'bangla': bangla, 'stepped': stepped, 'open': open_roof,
         'pitched': pitched, 'flat': flat, 'double': double, 'shikhara': spire}
