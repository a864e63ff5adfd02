"""Water walls and cascades: a stone face, a frame or steps, a trough, falling water."""
import math

import numpy as np

from fountains import pebbles
from materials import falling_water, metal, still_water
from relief import Relief, slab
from shapes import arch, block, copy, cutout, grid_faces, lathe, mesh, place
from stones import stone


def waterfall(scene, rng):
    form = scene['form']
    polish = .2 if form['face'] in ('smooth', 'ripple', 'ledge') else None
    material = stone(scene['stone'], int(rng.integers(1e6)), tones=.32 if form['face'] in ('ledge', 'planks', 'hexagons') else 0, cavity=.5, polish=polish)
    frame = stone(form['frame'], int(rng.integers(1e6)), scale=1.5)
    SHAPES[form['shape']](form, material, frame, rng)


def face(kind, width, low, high, material, rng, out=0.0):
    """The wetted wall between two heights, its front near y = out."""
    if kind in ('ledge', 'planks', 'rock'):
        rows = {'ledge': (.03, .045, .06), 'planks': (.1, .14), 'rock': (.14, .2, .26)}[kind]
        lengths = {'ledge': (.12, .4), 'planks': (.5, .9), 'rock': (.2, .5)}[kind]
        z = low
        while z < high - .01:
            tall = min(rng.choice(rows), high - z)
            if high - z - tall < .02:
                tall = high - z
            x = -width / 2
            while x < width / 2 - .001:
                long = min(rng.uniform(*lengths), width / 2 - x)
                long = width / 2 - x if width / 2 - x - long < .07 else long
                grain = {'ledge': .004, 'planks': .005, 'rock': .024}[kind]
                block('stone', (long - .003, .09, tall - .003), (x + long / 2, out + .045 + rng.uniform(-.012, .012), z), material, .004 if kind != 'rock' else .02, rng, .002, grain, cuts=9 if kind == 'ledge' else 18)
                x += long
            z += tall
        return
    if kind == 'hexagons':
        r = .07
        original = cutout('hex', [(r * .985 * math.cos(a), r * .985 * math.sin(a)) for a in np.arange(6) * math.pi / 3], depth=.04, edge=.005, material=material, location=(0, out, low))
        step = r * math.sqrt(3)
        for i in range(int(width / (1.5 * r))):
            for j in range(int((high - low) / step)):
                x, z = -width / 2 + r + i * 1.5 * r, low + step / 2 + j * step + (i % 2) * step / 2
                if z + step / 2 < high + .02:
                    copy(original, (x, out + .02 + rng.choice([-.012, 0, .012]), z))
        import bpy
        bpy.data.objects.remove(original)
        slab((width, .06, high - low), (0, out + .06, low), material, rng, .004)
        return
    relief = Relief(width, high - low, 620)
    gx, gy = relief.grid()
    if kind == 'ripple':
        relief.field = (.006 * np.sin(gy * 150 + 1.6 * np.sin(gx * 7) + 1.1 * np.sin(gx * 17 + gy * 9))).astype(np.float32)
    elif kind == 'waves':
        relief.field = (.016 * (1 + np.cos(gy * 40 + 2.6 * np.sin(gx * 4.6) + .9 * np.sin(gx * 10 + gy * 3))) ** .8).astype(np.float32)
    relief.chiselled(rng, .0012)
    relief.panel(material, .06, (0, out, low))


def trough(width, front, depth, tall, material, rng, clear=True):
    """A stone basin on the floor; returns its water level."""
    y = front + depth / 2
    slab((width, .07, tall), (0, front - .035 + .035, 0), material, rng)
    for side in (-1, 1):
        slab((.07, depth - .07, tall - .0006), (side * (width / 2 - .035), y + .035, 0), material, rng)
    level = tall - .045
    w = width / 2 - .05
    mesh('water', [(-w, front, level), (w, front, level), (w, front + depth, level), (-w, front + depth, level)], [(0, 1, 2, 3)], still_water('#4f6664', .012, 9))
    return level


def sheet(width, top, bottom, out, material, rng, bow=.02, x0=0.0):
    """A curtain of water in front of a wall."""
    x, t = np.meshgrid(np.linspace(-width / 2, width / 2, 200), np.linspace(0, 1, 60))
    y = out - bow * t ** 2 + .006 * np.sin(x * 31) + .004 * np.sin(x * 77 + t * 3)
    mesh('fall', np.stack([x + x0, y, top - t * (top - bottom)], -1), grid_faces(60, 200), material)


def foam(width, level, out, rng):
    """Broken water where a sheet lands."""
    x, t = np.meshgrid(np.linspace(-width / 2, width / 2, 240), np.linspace(0, 1, 14))
    z = level + .018 * np.sin(np.pi * t) * (.5 + .5 * np.abs(np.sin(x * 43 + 2 * np.sin(x * 11))))
    mesh('foam', np.stack([x, out - .05 + .1 * t, z], -1), grid_faces(14, 240), falling_water(.5, (50, 50, 50)))


def _pebble_row(width, front, rng):
    spots = np.stack([rng.uniform(-width / 2, width / 2, 46), rng.uniform(front - .2, front - .07, 46)], -1)
    pebbles(rng, spots, .042, 0)


def framed(form, material, frame, rng):
    width, height = form['width'], form['height']
    face(form['face'], width, .2, height, material, rng)
    for side in (-1, 1):
        slab((.12, .22, height + .06), (side * (width / 2 + .06), .02, 0), frame, rng)
    slab((width + .32, .28, .12), (0, 0, height + .03), frame, rng, .015)
    level = trough(width + .44, -.52, .56, .26, frame, rng)
    if form['water'] == 'sheet':
        block('lip', (width - .08, .12, .022), (0, -.1, height - .02), metal('#8d8a84', .35), .004)
        sheet(width * .9, height - .01, level, -.15, falling_water(.3, (55, 20, 1.0), 9), rng)
        foam(width * .9, level, -.17, rng)
    else:
        sheet(width * .97, height - .01, level, -.03, falling_water(.17, (70, 20, 1.4)), rng, .004)
        foam(width * .95, level, -.05, rng)
    _pebble_row(width + .4, -.52, rng)


def arched(form, material, frame, rng):
    width, height = form['width'], form['height']
    opening = [(x, y + .2) for x, y in arch(width * .78, height * .74, 'cusp', 9, .55)]
    outline = [(-width / 2 - .12, 0), (width / 2 + .12, 0), (width / 2 + .12, height), (-width / 2 - .12, height)]
    cutout('arch', outline, [opening], .2, .012, frame)
    slab((width + .5, .34, .1), (0, 0, height - .002), frame, rng, .015)
    face(form['face'], width * .82, .2, height * .74 + .26, material, rng, .03)
    for side in (-1, 1):
        relief = Relief(.24, .24, 300)
        relief.rosette(0, .12, .1, .014, 10, 2)
        gx, gy = relief.grid()
        relief.panel(frame, .004, (side * width * .4, -.101, height * .82), keep=np.hypot(gx, gy - .12) < .105)
    level = trough(width + .3, -.52, .5, .28, frame, rng)
    if form['water'] == 'spouts':
        for k in (-1, 0, 1):
            x, z = k * width * .2, height * (.56 if k else .64)
            place(lathe('spout', [(.001, .05), (.05, .045), (.07, .02), (.075, 0)], frame, 50, 96, lambda a, r, q: .006 * np.cos(a * 8), rng=rng), (x, .03, z), (math.pi / 2, 0, 0))
            place(lathe('pipe', [(.014, 0), (.014, .14), (.018, .14), (.018, 0)], metal('#9a7a3e', .35), raw=True, segments=24), (x, .0, z), (math.pi / 2, 0, 0))
            jet(x, -.12, z, level, rng)
    else:
        sheet(width * .66, height * .68, level, -.03, falling_water(.3, (55, 20, 1.0), 9), rng)
        foam(width * .66, level, -.05, rng)
    _pebble_row(width + .3, -.52, rng)


def jet(x, y, top, bottom, rng):
    """One arc of water from a spout."""
    t, a = np.meshgrid(np.linspace(0, 1, 50), np.linspace(0, 2 * np.pi, 14), indexing='ij')
    r = .011 + .006 * t
    mesh('jet', np.stack([x + r * np.cos(a), y - .13 * t ** .6 + r * np.sin(a) * .6, top - (top - bottom) * t ** 1.8], -1), grid_faces(50, 14, False, True), falling_water(.8, (90, 90, 8)))
    lathe('ring', [(.05, bottom + .002), (.07, bottom + .012), (.09, bottom + .002)], falling_water(.4, (60, 60, 60)), raw=True, segments=48).location = (x, y - .13, 0)


def freestanding(form, material, frame, rng):
    """A broad wall with one or several blades of water."""
    width, height = form['width'], form['height'] * .92
    face(form['face'], width, .18, height, material, rng)
    slab((width + .1, .26, .09), (0, .03, height - .002), frame, rng, .015)
    slab((width, .1, height - .2), (0, .13, .18), frame, rng)
    level = trough(width + .3, -.56, .6, .24, frame, rng)
    blades = ((0, .8, .72),) if form['water'] == 'blade' else ((-.26, .3, .78), (.05, .3, .6), (.3, .3, .42))
    for x, share, z in blades:
        slot = share * width
        block('lip', (slot + .05, .14, .03), (x * width, -.06, z * height), metal('#77726a', .4), .005)
        sheet(slot, z * height + .012, level, -.13, falling_water(.36, (55, 20, 1.0), 9), rng, .1, x * width)
    foam(width * .8, level, -.22, rng)
    _pebble_row(width + .3, -.56, rng)


def cascade(form, material, frame, rng):
    """Steps of stone, water running from pool to pool."""
    width, height, count = form['width'], form['height'] * .86, 5
    rise, run = height / count, .2
    for k in range(count):
        top, y = (count - k) * rise, -run * k * 1.0
        w = width * (.62 + .1 * k)
        if form['face'] == 'ledge':
            face('ledge', w, max(0, top - rise), top - .05, material, rng, y - .1)
            slab((w * .98, .3, top - .05), (0, y + .12, 0), frame, rng)
        else:
            grain = .02 if form['face'] == 'rock' else .004
            block('step', (w, .34, top - .045), (0, y + .06, 0), material, .03 if grain > .01 else .012, rng, .008, grain, cuts=30)
        block('tread', (w + .05, .38, .05), (rng.normal(0, .012), y + .05, top - .046), material, .016, rng, .004, .006 if form['face'] == 'rock' else .001, cuts=24)
        z = top + .006
        mesh('pool', [(-w * .36, y - .16, z), (w * .36, y - .16, z), (w * .36, y + .1, z), (-w * .36, y + .1, z)], [(0, 1, 2, 3)], falling_water(.2, (14, 14, 14)))
        bottom = top - rise + .006 if k < count - 1 else .15
        sheet(w * .72, z, bottom, y - .155, falling_water(.34, (55, 20, 1.2), 5), rng, .04)
        foam(w * .7, bottom, y - .2, rng)
    trough(width * 1.25, -run * count - .28, .62, .19, frame, rng)
    _pebble_row(width * 1.2, -run * count - .28, rng)


def monolith(form, material, frame, rng):
    width, height = form['width'] * .62, form['height']
    face(form['face'], width, .2, height, material, rng)
    slab((width - .004, .2, height - .02), (0, .125, 0), material, rng, .004)
    slab((width, .28, .02), (0, .12, height - .004), material, rng, .006)
    level = trough(width + .7, -.5, .9, .24, frame, rng)
    sheet(width * .96, height, level, -.02, falling_water(.17, (70, 20, 1.4)), rng, .004)
    foam(width, level, -.04, rng)
    _pebble_row(width + .6, -.5, rng)


def moon(form, material, frame, rng):
    """A round ring of carved stone around a wet slate face."""
    size = form['width'] * .62
    ring = [(size * 1.18 * math.cos(a), size * 1.18 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 120, endpoint=False)]
    hole = [(size * .92 * math.cos(a), size * .92 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 120, endpoint=False)]
    centre = size * 1.18 + .18
    cutout('ring', ring, [hole], .2, .014, frame, (0, 0, centre))
    edge = [(x * 1.0 / 1.18 * 1.06, y / 1.18 * 1.06) for x, y in ring]
    cutout('bead', edge, [[(x * .965, y * .965) for x, y in edge]], .24, .01, frame, (0, .0004, centre))
    # Courses as long as the circle is wide at their height, so that nothing looks out behind the ring.
    z = -size * .94
    while z < size * .94:
        tall = rng.choice([.04, .055, .07])
        half = math.sqrt(max(.01, (size * 1.06) ** 2 - (z + tall / 2) ** 2))
        face('ledge', 2 * half, centre + z, centre + z + tall, material, rng, .04)
        z += tall
    level = trough(size * 1.9, -.42, .5, .24, frame, rng)
    sheet(size * 1.2, centre + size * .62, level, -.03, falling_water(.3, (55, 20, 1.0), 9), rng)
    foam(size * 1.2, level, -.05, rng)
    _pebble_row(size * 1.8, -.42, rng)


SHAPES = {'frame': framed, 'arch': arched, 'wall': freestanding, 'cascade': cascade, 'monolith': monolith, 'moon': moon}
