"""Buddhas seated in meditation: on one of five seats, before one of seven halos, or in a niche."""
import math

import numpy as np

from carving import lotus_band
from niches import niche
from relief import Relief, slab
from seated import body, head
from shapes import arch, block, cutout, lathe, petals, place
from stones import stone


def buddha(scene, rng):
    form = scene['form']
    material = stone(scene['stone'], int(rng.integers(1e6)), cavity=1.2, bump=.7, polish=.32 if scene['stone'] == 'kadappa-black' else None)
    if form['kind'] == 'niche':
        niche(form, scene['stone'], rng)
        return
    lift = SEATS[form['seat']](material, rng)
    for name, clay in (('body', body()), ('head', head())):
        place(clay.mesh(name, material), (0, 0, lift))
    HALOS[form['halo']](material, lift, rng)


def lotus_seat(material, radius=.46, base=0.0, rng=None):
    """Double ring of petals on a moulded drum; the figure sits at base + 0.165."""
    points = [(0, 0), (radius * .98, 0, 1), (radius, .03, 1), (radius * .93, .045), (radius * .88, .08), (radius * .91, .12), (radius * .95, .15, 1), (radius * .93, .165, 1), (0, .165)]
    lathe('seat', points, material, 160, 256, base=base, rng=rng)
    petals('lower', 20, radius * .84, .13, .15, material, base + .055, 1.0, .75, .028)
    petals('upper', 20, radius * .8, .115, .15, material, base + .1, -1.0, -.6, .024, math.pi / 20)
    lathe('beads', [(radius * .955, .15), (radius * .975, .158), (radius * .955, .166)], material, raw=True, segments=600, carve=lambda a, r, z: .008 * np.abs(np.sin(a * 40)), base=base)
    return base + .16


def _lotus(material, rng):
    slab((1.06, .86, .08), (0, -.05, 0), material, rng)
    return lotus_seat(material, base=.079, rng=rng)


def _block(material, rng):
    block('seat', (1.0, .78, .2), (0, -.06, 0), material, .02, rng, .006, .002, cuts=30)
    return .19


def _rock(material, rng):
    block('rock', (1.12, .86, .3), (0, -.06, 0), material, .09, rng, .03, .035, cuts=44, segments=6)
    return .275


def _steps(material, rng):
    for k, (w, d) in enumerate(((1.2, .96), (1.08, .85), (.96, .74))):
        slab((w, d, .075), (0, -.06, k * .074), material, rng)
    return .212


def _pedestal(material, rng):
    slab((.8, .72, .1), (0, -.04, 0), material, rng)
    points = [(.36, 0, 1), (.36, .04, 1), (.27, .09), (.24, .26), (.27, .42), (.4, .52, 1), (.42, .55, 1), (.38, .57, 1)]
    lathe('column', [(0, 0), *points, (0, .57)], material, 240, 360, lotus_band(16, .03, .38, .54), base=.099, rng=rng, chipped=4)
    return lotus_seat(material, .44, .66, rng)


SEATS = {'lotus': _lotus, 'block': _block, 'rock': _rock, 'steps': _steps, 'pedestal': _pedestal}


def _disc(material, lift, rng, draw, radius=.36, tall=.74):
    """A carved disc standing behind the shoulders."""
    relief = Relief(2 * radius, 2 * radius, 640)
    draw(relief, radius)
    gx, gy = relief.grid()
    r = np.hypot(gx, gy - radius)
    relief.field = np.where(r > radius - .018, np.maximum(relief.field, .012), relief.field).astype(np.float32)
    relief.chiselled(rng)
    relief.soften(.8)
    relief.panel(material, .05, (0, .2, lift + tall - radius), keep=r < radius - .002)
    slab((.16, .09, lift + tall - radius + .06), (0, .235, 0), material, rng, .01)


def _petalled(relief, radius):
    for ring, count, length in ((.78, 30, .2), (.56, 24, .2)):
        for q in range(count):
            a = 2 * math.pi * q / count
            relief.petal(math.cos(a) * ring * radius, radius + math.sin(a) * ring * radius, length * radius, .14 * radius, a, .014)


def _rayed(relief, radius):
    for q in range(36):
        a = 2 * math.pi * q / 36
        relief.petal(math.cos(a) * .45 * radius, radius + math.sin(a) * .45 * radius, (.5 if q % 2 else .42) * radius, .07 * radius, a, .014)


def _moon(relief, radius):
    for q in range(70):
        a = 2 * math.pi * q / 70
        relief.dome(math.cos(a) * .9 * radius, radius + math.sin(a) * .9 * radius, .016, .014)


def _ring(material, lift, rng):
    outer, centre = .54, lift + .5
    circle = lambda r: [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 120, endpoint=False)]
    cutout('ring', circle(outer), [circle(outer - .075)], .1, .014, material, (0, .24, centre))


def _arch(material, lift, rng):
    """Two posts and a cusped arch behind the figure."""
    width, height = 1.12, 1.2
    outline = arch(width, height, 'ogee', 9, .55)
    inner = [(x, y) for x, y in arch(width - .26, height - .17, 'cusp', 9, .55)]
    frame = [(-width / 2, 0), (-(width - .26) / 2, 0), *inner[2:][::-1], ((width - .26) / 2, 0), (width / 2, 0), *outline[2:]]
    cutout('arch', frame, depth=.12, edge=.012, material=material, location=(0, .3, max(0, lift - .2)))
    slab((width + .12, .26, max(.05, lift - .19)), (0, .3, 0), material, rng)


def _shrine(material, lift, rng):
    """A deep shrine around the figure: a cusped opening, a back wall, a stepped roof."""
    width, height, foot = 1.16, 1.16, max(0, lift - .2)
    inner = arch(width - .24, height - .12, 'cusp', 9, .55)
    frame = [(-width / 2, 0), (-(width - .24) / 2, 0), *inner[2:][::-1], ((width - .24) / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]
    cutout('front', frame, depth=.12, edge=.012, material=material, location=(0, .3, foot))
    slab((width - .02, .05, height - .01), (0, .382, foot), material, rng)
    slab((width + .12, .26, max(.05, foot + .01)), (0, .3, 0), material, rng)
    for size, z in ((.16, 0), (.06, .059), (-.1, .109)):
        slab((width + size, .3 + size / 2, .06), (0, .31, foot + height - .004 + z), material, rng)


HALOS = {
    'none': lambda material, lift, rng: None,
    'petals': lambda material, lift, rng: _disc(material, lift, rng, _petalled, .34, .78),
    'rays': lambda material, lift, rng: _disc(material, lift, rng, _rayed, .38, .76),
    'disc': lambda material, lift, rng: _disc(material, lift, rng, _moon, .42, .68),
    'ring': _ring,
    'arch': _arch,
    'shrine': _shrine,
}
