"""Flower pots: 24 turned silhouettes, carved, planted."""
from carving import (beads, diamonds, flutes, gadroons, lattice, lotus_band, petal_rows, rings, rope, rosettes, scallops, tall_leaves, together,
                     tooled, wave_band, weave)
from plants import plant, soil
from shapes import lathe
from stones import stone

# Silhouettes: (radius, height[, corner]) as shares of the pot's radius and height, outside from the foot up;
# `carve` is the zone that takes carving, `mouth` the inner radius, both as shares.
PROFILES = {
    'baluster': dict(points=[(0, 0), (.6, 0, 1), (.62, .05, 1), (.5, .1), (.55, .16), (.9, .45), (1, .72), (.84, .9), (1.02, .95, 1), (1.04, 1, 1)], carve=(.17, .86), mouth=.84),
    'bowl': dict(points=[(0, 0), (.42, 0, 1), (.42, .08), (.32, .14), (.38, .22), (.8, .5), (.98, .84), (1.03, .93, 1), (1.03, 1, 1)], carve=(.24, .86), mouth=.87),
    'taper': dict(points=[(0, 0), (.62, 0, 1), (.95, .80, 1), (1.07, .82, 1), (1.1, 1, 1)], carve=(.06, .76), mouth=.94),
    'urn': dict(points=[(0, 0), (.56, 0, 1), (.56, .06, 1), (.3, .12), (.2, .2), (.38, .26, 1), (.75, .36), (.86, .5), (.7, .78), (.72, .86), (1, .94, 1), (1.04, 1, 1)], carve=(.29, .8), mouth=.68),
    'cylinder': dict(points=[(0, 0), (.92, 0, 1), (.94, .1, 1), (.87, .12, 1), (.87, .84, 1), (.96, .86, 1), (.98, 1, 1)], carve=(.14, .82), mouth=.82),
    'obelisk': dict(points=[(0, 0), (.72, 0, 1), (.74, .06, 1), (.64, .08, 1), (.92, .86, 1), (1.04, .88, 1), (1.06, 1, 1)], carve=(.12, .82), mouth=.88),
    'lotus': dict(points=[(0, 0), (.66, 0, 1), (.7, .08), (.48, .16), (.6, .24), (.95, .56), (1.02, .8), (.98, 1, 1)], carve=(.2, .97), mouth=.82),
    'matka': dict(points=[(0, 0), (.46, 0, 1), (.78, .18), (1, .44), (.86, .76), (.58, .88), (.56, .92), (.72, .97, 1), (.74, 1, 1)], carve=(.08, .8), mouth=.55),
    'amphora': dict(points=[(0, 0), (.42, 0, 1), (.44, .04, 1), (.3, .08), (.36, .14), (.8, .42), (1, .64), (.82, .8), (.42, .88), (.4, .93), (.6, .98, 1), (.62, 1, 1)], carve=(.14, .76), mouth=.42),
    'tulip': dict(points=[(0, 0), (.6, 0, 1), (.6, .05, 1), (.4, .1), (.62, .28), (.74, .5), (.72, .72), (.86, .9), (1.04, .98, 1), (1.04, 1, 1)], carve=(.14, .78), mouth=.74),
    'krater': dict(points=[(0, 0), (.56, 0, 1), (.56, .07, 1), (.34, .14), (.42, .2, 1), (.68, .3), (.7, .44, 1), (.66, .48), (.74, .8), (1.05, .97, 1), (1.06, 1, 1)], carve=(.48, .86), mouth=.74),
    'egg': dict(points=[(0, 0), (.4, 0, 1), (.74, .16), (.98, .46), (.94, .74), (.74, .94), (.68, 1, 1)], carve=(.08, .86), mouth=.6),
    'trough': dict(points=[(0, 0), (.94, 0, 1), (.95, .12, 1), (.9, .16, 1), (.9, .78, 1), (.98, .82, 1), (1, 1, 1)], carve=(.18, .76), mouth=.86),
    'goblet': dict(points=[(0, 0), (.6, 0, 1), (.6, .05, 1), (.3, .1), (.18, .24), (.22, .34), (.16, .4, 1), (.62, .52), (.9, .72), (.98, .9), (1.02, .95, 1), (1.02, 1, 1)], carve=(.44, .9), mouth=.86),
    'tazza': dict(points=[(0, 0), (.5, 0, 1), (.5, .07, 1), (.3, .12), (.16, .3), (.2, .44), (.14, .52, 1), (.3, .58), (.8, .7), (.98, .86), (1.03, .92, 1), (1.03, 1, 1)], carve=(.58, .88), mouth=.88),
    'bell': dict(points=[(0, 0), (.66, 0, 1), (.62, .06), (.58, .3), (.64, .6), (.84, .86), (1.04, .95, 1), (1.05, 1, 1)], carve=(.06, .84), mouth=.84),
    'hourglass': dict(points=[(0, 0), (.9, 0, 1), (.92, .06, 1), (.82, .1), (.56, .42), (.54, .52), (.7, .78), (.9, .92, 1), (.96, .94, 1), (.97, 1, 1)], carve=(.1, .88), mouth=.78),
    'bottle': dict(points=[(0, 0), (.5, 0, 1), (.52, .03), (.78, .12), (1, .32), (.9, .5), (.46, .66), (.36, .76), (.38, .9), (.54, .98, 1), (.55, 1, 1)], carve=(.06, .58), mouth=.36),
    'cube': dict(points=[(0, 0), (.94, 0, 1), (.96, .08, 1), (.9, .1, 1), (.92, .86, 1), (1.0, .88, 1), (1.02, 1, 1)], carve=(.14, .82), mouth=.86),
    'ghada': dict(points=[(0, 0), (.5, 0, 1), (.9, .2), (1, .42), (.9, .66), (.66, .82), (.6, .88), (.76, .96, 1), (.78, 1, 1)], carve=(.1, .76), mouth=.6),
    'barrel': dict(points=[(0, 0), (.78, 0, 1), (.8, .05, 1), (.98, .34), (1, .54), (.86, .92), (.84, .95, 1), (.86, 1, 1)], carve=(.08, .9), mouth=.74),
    'tiered': dict(points=[(0, 0), (.62, 0, 1), (.64, .16, 1), (.72, .18, 1), (.75, .4, 1), (.84, .42, 1), (.87, .66, 1), (.96, .68, 1), (1, .94, 1), (1.04, .95, 1), (1.04, 1, 1)], carve=(.0, .0), mouth=.86),
    'pillar': dict(points=[(0, 0), (.98, 0, 1), (1, .05, 1), (.8, .07), (.72, .1, 1), (.72, .78, 1), (.78, .81), (.72, .84), (.98, .93, 1), (1.04, .94, 1), (1.04, 1, 1)], carve=(.12, .76), mouth=.86),
    'saucer': dict(points=[(0, 0), (.4, 0, 1), (.42, .14, 1), (.36, .2), (.74, .5), (.97, .84), (1.02, .9, 1), (1.02, 1, 1)], carve=(.3, .84), mouth=.92),
}


def carver(name, count, radius, low, high):
    """The carving of this name on a zone between two heights (metres)."""
    tall, even = high - low, count + count % 2
    depth = 0.05 * radius
    return {
        'plain': lambda: None,
        'flutes': lambda: flutes(even, depth, low, high),
        'lotus': lambda: together(lotus_band(even // 2 + 6, depth, low, low + 0.62 * tall), beads(even * 3, 0.7 * depth, high - 0.1 * tall, 0.09 * tall)),
        'gadroon': lambda: together(gadroons(even, 1.2 * depth, low, low + 0.55 * tall), rope(even * 3, 0.5 * depth, high - 0.12 * tall, 0.09 * tall)),
        'lattice': lambda: lattice(even // 2 + 4, 0.62 * depth, low, high, 4),
        'spiral': lambda: flutes(even // 2 + 4, 1.1 * depth, low, high, 1.1, 2.6 / tall),
        'scallop': lambda: scallops(even // 2 + 4, 1.5 * depth, low, high),
        'rings': lambda: rings(5, 0.8 * depth, low, high),
        'rosettes': lambda: rosettes(max(8, even // 2 + 2), 0.8 * depth, low + 0.3 * tall, low + 0.78 * tall),
        'weave': lambda: weave(even + 8, 0.7 * depth, low, high, 9),
        'leaves': lambda: tall_leaves(even // 2 + 4, 0.95 * depth, low, high - 0.04 * tall),
        'diamonds': lambda: diamonds(even // 2 + 6, 1.3 * depth, low, high, 4),
        'rope': lambda: together(rope(even * 2, 0.9 * depth, low + 0.1 * tall, 0.1 * tall), rope(even * 2, 0.9 * depth, high - 0.08 * tall, 0.1 * tall)),
        'tooled': lambda: tooled(0.14 * depth, low, high),
        'petals': lambda: petal_rows(even // 2 + 5, 1.15 * depth, low, high),
        'waves': lambda: wave_band(max(6, even // 3), 0.7 * depth, low + 0.25 * tall, low + 0.8 * tall),
    }[name]()


def turned(form, material, rng):
    """The pot itself, standing on z = 0; returns the radius of the soil and its height."""
    profile = PROFILES[form['profile']]
    radius, height, mouth = form['radius'], form['height'], profile['mouth']
    rim = profile['points'][-1][0]
    inside = [(max(mouth, rim - 0.2), 1, 1), (mouth - 0.02, .93), (mouth * 0.9, .86), (0, .86)]
    points = [(r * radius, z * height, *corner) for r, z, *corner in profile['points'] + inside]
    low, high = (share * height for share in profile['carve'])
    carving = carver(form['carving'], form['count'], radius, low, high) if high > low else None
    pot = lathe('pot', points, material, 460, 480, carving, sides=form['plan'], rng=rng, chipped=7)
    if form['plan'] == 4:
        pot.rotation_euler = (0, 0, 0.35)
    return (mouth * 0.93 * radius * (0.9 if form['plan'] == 4 else 1), 0.9 * height)


def pot(scene, rng):
    form = scene['form']
    material = stone(scene['stone'], int(rng.integers(1e6)))
    radius, level = turned(form, material, rng)
    soil(radius * 1.04, level)
    if form['plant'] != 'none':
        plant(form['plant'], min(radius, 0.24), level, rng)
