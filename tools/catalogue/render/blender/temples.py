"""Home temples: a plinth, pillars, an arch, a carved back, one of nine roofs. Lamps and a lotus stand where an idol would."""
import math

import numpy as np
from mathutils import Euler

from carving import flutes
from columns import shaft
from jalis import pierced
from lamps import onion
from materials import glow, metal
from relief import Relief, slab
from shapes import arch, cutout, lathe, petals, place, transform
from stones import stone


def temple(scene, rng):
    form = scene['form']
    material = stone(scene['stone'], int(rng.integers(1e6)), scale=1.2, cavity=1.3)
    gold = metal('#caa04c', .3)
    width, depth, tall = form['width'], form['depth'], form['pillar']
    floor = base(form['base'], width, depth, material, rng)
    pillars(form, width, depth, tall, floor, material, rng)
    back(form, width * .84, tall, floor, depth, material, rng)
    front_arch(form, width, depth, tall, floor, material)
    top = entablature(width, depth, floor + tall, material, rng)
    ROOFS[form['roof']](width, depth, top, material, gold, rng)
    if form['wings']:
        wings(width, depth, floor, tall, material, gold, rng)
    offerings(floor, width, depth, material, rng)


def base(kind, width, depth, material, rng):
    """Returns the height of the temple's floor."""
    slab((width * 1.14, depth * 1.18, .06), (0, 0, 0), material, rng)
    if kind == 'steps':
        slab((width * 1.06, depth * 1.1, .05), (0, 0, .059), material, rng)
        slab((width * .4, .1, .05), (0, -depth * .6, 0), material, rng, .008)
        return .109
    if kind == 'drawers':
        slab((width * 1.04, depth * 1.06, .16), (0, 0, .059), material, rng)
        for side in (-1, 1):
            slab((width * .44, .012, .11), (side * width * .25, -depth * .53 - .003, .084), material, rng, .006)
            lathe('knob', [(.001, .018), (.01, .014), (.012, .008), (.005, 0)], metal('#b98a3a', .3), 30, 40).matrix_world = _front((side * width * .25, -depth * .53 - .009, .14))
        slab((width * 1.1, depth * 1.12, .03), (0, 0, .218), material, rng)
        return .247
    slab((width * 1.03, depth * 1.07, .07), (0, 0, .059), material, rng)
    if kind == 'lotus':
        count = round(width / .052)
        for k in range(count):
            petal = petals('edge', 1, 0, .075, .055, material, 0, -.25, .5, .012, rows=14, columns=9)
            transform(petal, (-width * .48 + k * width * .96 / (count - 1), -depth * .54, .125), Euler((0, 0, -math.pi / 2)), Euler((0, 1.2, 0)))
    else:
        slab((width * 1.07, depth * 1.11, .02), (0, 0, .085), material, rng, .008)
    return .129


def _front(location):
    from mathutils import Matrix
    return Matrix.Translation(location) @ Euler((math.pi / 2, 0, 0)).to_matrix().to_4x4()


def pillars(form, width, depth, tall, floor, material, rng):
    places = [(x * width * .42, -depth * .38) for x in (-1, 1)]
    if form['pillars'] >= 4:
        places += [(x * width * .42, depth * .38) for x in (-1, 1)]
    if form['pillars'] == 6:
        places += [(x * width * .42, 0) for x in (-1, 1)]
    for x, y in places:
        shaft(tall, .036, material, (x, y, floor), form['shaft'], rng, 200, 80)
    if form['pillars'] == 2:
        for side in (-1, 1):
            slab((.03, depth * .5, tall), (side * width * .42, depth * .18, floor), material, rng, .006)


def back(form, width, tall, floor, depth, material, rng):
    kind = form['back']
    if kind == 'jali':
        import bpy
        seen = set(bpy.context.scene.objects)
        pierced('petals', 'portrait', width, tall, .05, .012, 5, .025, material, rng, False)
        for thing in set(bpy.context.scene.objects) - seen:
            thing.location = (0, depth * .36, floor)
        return
    relief = Relief(width, tall, 540)
    y = tall * .56
    size = min(width, tall)
    if kind == 'rays':
        for q in range(16):
            a = 2 * math.pi * q / 16
            relief.petal(math.cos(a) * .2 * size, y + math.sin(a) * .2 * size, .16 * size, .07 * size, a, .012)
        for q in range(24):
            a = 2 * math.pi * q / 24
            relief.dome(math.cos(a) * .18 * size, y + math.sin(a) * .18 * size, .012 * size, .01)
    elif kind == 'halo':
        for radius, count in ((.3, 36), (.22, 28)):
            for q in range(count):
                a = 2 * math.pi * q / count
                relief.petal(math.cos(a) * radius * size, y + math.sin(a) * radius * size, .07 * size, .045 * size, a, .01)
        relief.rosette(0, y, .17 * size, .014, 12, 2)
    elif kind == 'lotus':
        relief.lotus(0, y - .1 * size, .28 * size, .014, 11)
        for side in (-1, 1):
            relief.rosette(side * .34 * width, .84 * tall, .06 * size, .012, 8, 2)
    elif kind == 'arch':
        opening = relief.polygon([(a, b + .06 * tall) for a, b in arch(width * .66, tall * .8, 'cusp', 9, .5)])
        relief.sunk(opening, .014)
        relief.rosette(0, .9 * tall, .05 * size, .012, 8, 2)
    if kind != 'plain':
        relief.frame(.045, .012)
    relief.chiselled(rng, .0003)
    relief.soften(.8)
    relief.panel(material, .02, (0, depth * .36, floor))


def front_arch(form, width, depth, tall, floor, material):
    half = width * .42 - .036 * 1.2
    opening = arch(half * 2, .3 * width / .78, form['arch'], 11, .12)
    rise = max(y for _, y in opening)
    plate = [(-width * .445, 0), (-half, 0), *opening[2:][::-1][1:-1], (half, 0), (width * .445, 0), (width * .445, rise + .02), (-width * .445, rise + .02)]
    cutout('arch', plate, depth=.046, edge=.005, material=material, location=(0, -depth * .38, floor + tall - rise + .025))


def entablature(width, depth, z, material, rng):
    slab((width * 1.0, depth * .95, .09), (0, 0, z + .044), material, rng, .008)
    slab((width * .96, depth * .9, .05), (0, 0, z - .002), material, rng, .006)
    relief = Relief(width * .96, .088, 720)
    count = max(5, round(width / .085))
    for k in range(count):
        relief.rosette((k - (count - 1) / 2) * width * .9 / count, .044, .03, .007, 8, 1)
    relief.frame(.008, .004, 'plain')
    relief.panel(material, .0, (0, -depth * .475 - .001, z + .045))
    slab((width * 1.16, depth * 1.14, .035), (0, 0, z + .133), material, rng)
    return z + .166


def _corners(width, depth, z, material, gold, rng, size=.085):
    for x in (-1, 1):
        for y in (-1, 1):
            onion(size, material, z, None, 1.15, True, (x * width * .46, y * depth * .4), 12, False, 96)


def _kalash(z, gold, scale=1.0, at=(0, 0)):
    place(lathe('kalash', [(.015, 0), (.03, .012), (.045, .03), (.03, .055), (.014, .07), (.022, .082), (.008, .1), (.001, .13)], gold, 60, 48), (*at, z), scale=scale)


def onion_roof(width, depth, z, material, gold, rng):
    slab((width * .7, depth * .78, .07), (0, 0, z - .002), material, rng)
    r = width * .27
    onion(r, material, z + .067, rng, 1.1, False)
    _kalash(z + .067 + r * 1.35, gold, 1.3)
    _corners(width, depth, z - .002, material, gold, rng, width * .1)


def ribbed_roof(width, depth, z, material, gold, rng):
    slab((width * .74, depth * .8, .05), (0, 0, z - .002), material, rng)
    r = width * .33
    lathe('dome', [(r, 0), (r * 1.04, .02, 1), (r * .96, .05), (r * .93, .2 * r), (r * .74, .56 * r), (r * .4, .8 * r), (.06, .9 * r), (.001, .92 * r)], material, 200, 320, flutes(28, .05 * r, .06, .85 * r), base=z + .047, rng=rng)
    lathe('amalaka', [(.05, 0), (.085, .02), (.05, .045)], material, 40, 160, flutes(18, .014, -1, 1), base=z + .04 + .9 * r, rng=rng)
    _kalash(z + .08 + .9 * r, gold, 1.2)
    _corners(width, depth, z - .002, material, gold, rng, width * .075)


def shikhara(width, depth, z, material, gold, rng, scale=1.0, at=(0, 0)):
    """The curved spire of the north: ribbed storeys, a cushion stone, a vessel."""
    s = scale * width / .78

    def storeys(a, r, h):
        t = h / (.6 * s)
        return (.018 * np.abs(np.cos(a * 4)) + .014 * (1 - np.abs(((h / s * 26) % 1) - .5) * 2)) * s * np.clip(1 - t, 0, 1)
    points = [(.22, 0), (.225, .1), (.2, .26), (.13, .42), (.05, .52), (.045, .54, 1)]
    place(lathe('spire', [(r * s, h * s, *c) for r, h, *c in points], material, 420, 256, storeys, sides=8, rng=rng), (*at, z - .003))
    place(lathe('amalaka', [(.045 * s, 0), (.09 * s, .02 * s), (.09 * s, .032 * s), (.03 * s, .055 * s)], material, 60, 200, flutes(20, .012 * s, -1, 1), rng=rng), (*at, z + .535 * s))
    _kalash(z + .58 * s, gold, 1.1 * s, at)


def shikhara_roof(width, depth, z, material, gold, rng):
    slab((width * .74, depth * .84, .06), (0, 0, z - .002), material, rng)
    shikhara(width, depth, z + .058, material, gold, rng)
    _corners(width, depth, z - .002, material, gold, rng, width * .09)


def triple_roof(width, depth, z, material, gold, rng):
    slab((width * .98, depth * .86, .04), (0, 0, z - .002), material, rng)
    shikhara(width, depth, z + .036, material, gold, rng, .84)
    for side in (-1, 1):
        shikhara(width, depth, z + .036, material, gold, rng, .48, (side * width * .34, -.01))


def stepped_roof(width, depth, z, material, gold, rng):
    w, d, tiers = width * .98, depth * .96, 6
    for k in range(tiers):
        f = 1 - k / (tiers + .8)
        slab((w * f, d * f, .034), (0, 0, z + k * .052 - .002), material, rng, .007)
        slab((w * (f - .08), d * (f - .08), .022), (0, 0, z + k * .052 + .031), material, rng, .004)
    top = z + tiers * .052
    lathe('bell', [(.1, 0), (.11, .03), (.08, .07), (.03, .09), (.05, .11), (.001, .13)], material, 80, 192, flutes(20, .01, .01, .08), base=top - .002, rng=rng)
    _kalash(top + .11, gold, 1.1)
    _corners(width, depth, z - .002, material, gold, rng, width * .055)


def bangla_roof(width, depth, z, material, gold, rng):
    """The Bengal roof: eaves bowed like bamboo, three vessels on its ridge."""
    n = 60
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing='ij')
    w, d = width * .62, depth * .66
    crown = .3 * width * (1 - np.abs(v) ** 2.0) * (1 - .25 * u ** 2) - .13 * width * u ** 2
    x, y, h = u * w, v * d, crown + .15 * width
    top = np.stack([x, y, z + h], -1)
    under = np.stack([x, y, z + h - .03], -1)
    from shapes import grid_faces, mesh
    faces = grid_faces(n, n)
    ring = np.concatenate([np.arange(n) * n, (n - 1) * n + np.arange(1, n), np.arange(n - 2, -1, -1) * n + n - 1, np.arange(n - 2, 0, -1)])
    k = np.arange(len(ring))
    walls = np.stack([ring[k], ring[(k + 1) % len(ring)], ring[(k + 1) % len(ring)] + n * n, ring[k] + n * n], -1)
    mesh('roof', np.concatenate([top.reshape(-1, 3), under.reshape(-1, 3)]), np.concatenate([faces, faces[:, ::-1] + n * n, walls[:, ::-1]]), material, sharp=50)
    slab((width * .96, depth * .86, .2 * width), (0, 0, z - .002), material, rng)
    for k in (-1, 0, 1):
        _kalash(z + .44 * width - .075 * width * abs(k), gold, 1.15 if k == 0 else .85, (k * width * .26, 0))


def flat_roof(width, depth, z, material, gold, rng):
    slab((width * 1.0, depth * .98, .03), (0, 0, z - .002), material, rng)
    count = 9
    for k in range(count):
        x = (k - (count - 1) / 2) * width * .96 / count
        merlon = arch(width * .085, .09, 'ogee', 5, .4)
        place(cutout('merlon', merlon, depth=.03, edge=.005, material=material), (x, -depth * .46, z + .027))
    slab((width * .5, depth * .5, .06), (0, 0, z + .027), material, rng)
    onion(width * .13, material, z + .085, rng, 1.0, False)
    _kalash(z + .085 + width * .17, gold, .9)


def gopuram_roof(width, depth, z, material, gold, rng):
    """The gate tower of the south: tiers of little shrines under a barrel roof."""
    w, d, level = width * .9, depth * .84, z
    for tier in range(4):
        f = 1 - .17 * tier
        slab((w * f, d * f, .085), (0, 0, level - .002), material, rng, .006)
        count = 7 - tier
        for k in range(count):
            x = (k - (count - 1) / 2) * w * f / count
            niche = arch(w * f / count * .6, .062, 'round', 5, .5)
            place(cutout('niche', niche, depth=.03, edge=.004, material=material), (x, -d * f / 2 - .006, level + .008))
        slab((w * f * 1.07, d * f * 1.1, .022), (0, 0, level + .082), material, rng, .007)
        level += .102
    f = .4
    barrel = [(w * f * .62 * math.cos(a) * .5, .1 * math.sin(a)) for a in np.linspace(0, math.pi, 30)]
    end = [(d * .26 * math.cos(a), .13 * math.sin(a) ** .8) for a in np.linspace(0, math.pi, 30)]
    place(cutout('barrel', end, depth=w * f, edge=.008, material=material), (0, 0, level - .004), (math.pi / 2, 0, math.pi / 2))
    for k in (-1, 0, 1):
        _kalash(level + .12, gold, .8, (k * w * f * .3, 0))


def twin_roof(width, depth, z, material, gold, rng):
    slab((width * 1.0, depth * .96, .05), (0, 0, z - .002), material, rng)
    pediment = [(-width * .4, 0), (width * .4, 0), *[(width * .4 * math.cos(a), .02 + .17 * math.sin(a) ** 1.4) for a in np.linspace(0, math.pi, 40)]]
    cutout('pediment', pediment, depth=depth * .5, edge=.01, material=material, location=(0, 0, z + .047))
    relief = Relief(width * .5, .13, 500)
    relief.lotus(0, .02, .09, .01, 9)
    from scipy import ndimage
    relief.panel(material, .01, (0, -depth * .25 - .001, z + .055), keep=ndimage.binary_dilation(relief.field > .001, iterations=2))
    for side in (-1, 1):
        onion(width * .12, material, z + .047, rng, 1.1, False, (side * width * .37, -depth * .22), 20)
        _kalash(z + .047 + width * .16, gold, .9, (side * width * .37, -depth * .22))
    _kalash(z + .22, gold, 1.1)


def wings(width, depth, floor, tall, material, gold, rng):
    """Low side bays with their own small domes."""
    for side in (-1, 1):
        x = side * width * .78
        slab((width * .42, depth * .9, floor), (x, 0, 0), material, rng)
        for dx in (-1, 1):
            shaft(tall * .68, .026, material, (x + dx * width * .15, -depth * .28, floor), 'fluted', rng, 160, 64)
        slab((width * .4, .03, tall * .68), (x, depth * .3, floor), material, rng, .006)
        slab((width * .44, depth * .86, .06), (x, 0, floor + tall * .68), material, rng)
        onion(width * .14, material, floor + tall * .68 + .058, rng, 1.1, True, (x, 0), 18, False)


def offerings(floor, width, depth, material, rng):
    """Two brass lamps and an open lotus of stone on the temple floor."""
    brass, flame = metal('#b98a3a', .25), glow('#ffb347', 14, False)
    for side in (-1, 1):
        x = side * width * .16
        lathe('lamp', [(0, 0), (.03, 0), (.012, .02), (.01, .045), (.045, .075), (.05, .085), (.04, .08), (0, .07)], brass, 60, 48).location = (x, -depth * .14, floor)
        lathe('flame', [(.001, 0), (.008, .012), (.001, .038)], flame, 24, 24).location = (x, -depth * .14, floor + .082)
    for count, root, tilt, length in ((12, .02, .4, .08), (9, .012, .85, .07), (7, .006, 1.2, .055)):
        petals('lotus', count, root, length, .045, material, floor + .018, tilt, .55, .009, rows=14, columns=9).location = (0, 0, 0)


ROOFS = {'onion': onion_roof, 'shikhara': shikhara_roof, 'stepped': stepped_roof, 'triple': triple_roof, 'bangla': bangla_roof,
         'flat': flat_roof, 'gopuram': gopuram_roof, 'ribbed': ribbed_roof, 'twin': twin_roof}
