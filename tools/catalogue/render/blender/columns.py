"""Columns, and the shafts that lamps, temples, gates and gazebos share."""
import numpy as np

from carving import beads, flutes, lotus_band, petal_rows, rings, rosettes, tall_leaves, together
from relief import Relief, slab
from shapes import block, cutout, lathe, place, smooth_step
from stones import stone


def spiral(count, depth, low, high, twist):
    def carve(a, r, z):
        wave = np.cos(a * count + z * twist)
        return smooth_step(z, low, low + .06) * (1 - smooth_step(z, high - .06, high)) * depth * np.sign(wave) * np.abs(wave) ** .5
    return carve


def shaft(height, radius, material, location, kind='fluted', rng=None, rings_count=220, segments=112):
    """A small column with base and capital, `radius` at the shaft; used again and again in built work."""
    h, r = height, radius
    points = [(r * 1.6, 0), (r * 1.6, .06 * h, 1), (r * 1.35, .07 * h, 1), (r * 1.35, .1 * h), (r, .14 * h), (r * 1.05, .18 * h), (r * .98, .2 * h, 1),
              (r * .9, .74 * h, 1), (r * 1.1, .76 * h), (r * .95, .79 * h), (r * 1.05, .82 * h), (r * 1.5, .9 * h), (r * 1.6, .92 * h, 1), (r * 1.7, .92 * h, 1), (r * 1.7, h, 1)]
    if kind == 'baluster':
        points = [(r * 1.6, 0), (r * 1.6, .06 * h, 1), (r * .9, .1 * h), (r * 1.5, .24 * h), (r * .8, .42 * h), (r * .62, .6 * h), (r * .7, .72 * h, 1), (r, .76 * h), (r * .8, .8 * h), (r * 1.5, .9 * h), (r * 1.7, .92 * h, 1), (r * 1.7, h, 1)]
    if kind == 'tuscan':
        points = [(r * 1.5, 0), (r * 1.5, .04 * h, 1), (r * 1.3, .07 * h), (r, .09 * h, 1), (r * 1.0, .3 * h), (r * .84, .9 * h, 1), (r * .95, .915 * h), (r * .86, .93 * h), (r * 1.25, .965 * h, 1), (r * 1.35, .97 * h, 1), (r * 1.35, h, 1)]
    band = lotus_band(8, .14 * r, .1 * h, .17 * h)
    carve = {
        'fluted': together(flutes(12, .09 * r, .2 * h, .74 * h, .7), band),
        'spiral': together(spiral(4, .1 * r, .2 * h, .74 * h, 26 / h), band),
        'baluster': lotus_band(10, .12 * r, .12 * h, .34 * h),
        'temple': together(rosettes(8, .12 * r, .36 * h, .46 * h), rosettes(8, .12 * r, .6 * h, .68 * h), band),
        'tuscan': None,
    }.get(kind, band)
    sides = {'octagon': 8, 'square': 4, 'temple': 8}.get(kind, 0)
    thing = lathe('shaft', points, material, rings_count, 32 * sides if sides == 4 else segments if not sides else 128, carve, sides=sides, rng=rng, uneven=.008, chipped=2 if rng is not None else 0)
    place(thing, location)
    if sides == 4:
        thing.rotation_euler = (0, 0, np.pi / 4 * 0)
    return thing


def capital(kind, base, radius, material, rng):
    """Capital on top of a column of the given radius; returns the height where it ends."""
    if kind == 'bracket':
        lathe('cushion', [(radius, 0), (radius * 1.25, .06), (radius * 1.45, .13, 1), (radius * 1.2, .16, 1)], material, 80, 256, rings(2, .01, .02, .12), base=base, rng=rng)
        top = base + .16
        profile = [(-.42, .2), (-.42, .15), (-.36, .1), (-.3, .12), (-.25, .05), (-.17, .06), (-.12, 0), (.12, 0), (.17, .06), (.25, .05), (.3, .12), (.36, .1), (.42, .15), (.42, .2)]
        for turn in (0, np.pi / 2):
            place(cutout('bracket', profile, depth=.2, edge=.014, material=material), (0, 0, top - .001 + (.0006 if turn else 0)), (np.pi / 2, 0, turn))
        return top + .2
    points = [(radius, 0), (radius * 1.12, .03), (radius * 1.02, .07), (radius * 1.1, .1), (radius * 1.75, .3), (radius * 1.85, .33, 1)]
    carve = {
        'lotus': lotus_band(12, .035, .1, .33),
        'leaves': tall_leaves(10, .035, .06, .33),
        'kumbha': petal_rows(12, .03, .08, .33, 2),
    }[kind]
    lathe('capital', points, material, 200, 480, carve, base=base, rng=rng, chipped=3)
    return base + .33


def column(scene, rng):
    form = scene['form']
    material, height, count = stone(scene['stone'], int(rng.integers(1e6)), scale=2), form['height'], form['count']
    slab((.52, .52, .16), (0, 0, 0), material, rng)
    foot = [(.23, 0), (.24, .05), (.2, .1), (.22, .15), (.17, .2, 1)]
    lathe('base', foot, material, 120, 384, lotus_band(16, .02, .01, .1, down=True) if form['base'] == 'lotus' else None, base=.16, rng=rng, chipped=3)
    top, low = height - .5, .36
    if form['shaft'] == 'temple':
        _temple_shaft(low, top, material, rng)
    else:
        tall = top - low
        points = {'baluster': [(.165, 0), (.12, .05), (.17, .2 * tall), (.12, .42 * tall), (.1, .9 * tall), (.14, .95 * tall), (.12, tall, 1)]}.get(
            form['shaft'], [(.165, 0, 1), (.16, .02), (.155, .3 * tall), (.135, tall, 1)])
        carve = {
            'fluted': flutes(count, .022, .06, tall - .06, .7),
            'spiral': spiral(6, .02, .06, tall - .06, 7),
            'banded': together(rosettes(10, .016, .2 * tall, .29 * tall), rosettes(10, .016, .6 * tall, .68 * tall), flutes(count, .014, .32 * tall, .57 * tall), beads(40, .012, .1 * tall, .03)),
            'baluster': together(lotus_band(12, .02, .05 * tall, .26 * tall), flutes(16, .01, .45 * tall, .88 * tall)),
        }[form['shaft']]
        lathe('shaft', points, material, 560, 480, carve, base=low, rng=rng, chipped=4)
    end = capital(form['capital'], top, .135 if form['shaft'] != 'baluster' else .12, material, rng)
    slab((.56, .56, .09), (0, 0, end), material, rng)
    slab((.64, .64, .05), (0, 0, end + .09), material, rng)


def _temple_shaft(low, top, material, rng):
    """Square blocks carved with a lotus medallion, an eight-sided waist between them."""
    tall = top - low
    for base, high in ((0, .3), (.66, .2)):
        size = .3
        block('cube', (size, size, high * tall), (0, 0, low + base * tall), material, .008, rng, .0015)
        for turn in range(4):
            relief = Relief(size * .92, high * tall * .92, 300)
            middle = high * tall * .46
            relief.rosette(0, middle, min(size, high * tall) * .36, .012, 10, 2)
            relief.frame(.018, .008, 'plain')
            angle = turn * np.pi / 2
            relief.panel(material, .004, (np.sin(angle) * (size / 2 + .001), -np.cos(angle) * (size / 2 + .001), low + base * tall + high * tall * .04), (0, 0, angle))
    for base, high in ((.3, .36), (.86, .14)):
        points = [(.155, 0, 1), (.16, .03), (.135, .06, 1), (.135, high * tall - .06, 1), (.16, high * tall - .03), (.155, high * tall, 1)]
        lathe('waist', points, material, 200, 384, together(flutes(16, .008, .08, high * tall - .08, 1), beads(48, .01, high * tall / 2, .035)), sides=8, base=low + base * tall, rng=rng)
