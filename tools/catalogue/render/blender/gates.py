"""Stone gates: cusped with domes, torana, ogee with chhatris, trabeated temple gateway."""
import math

import numpy as np

from columns import shaft
from lamps import onion
from relief import Relief, slab
from shapes import arch, block, cutout, lathe, place
from stones import stone


def gate(scene, rng):
    form = scene['form']
    material = stone(scene['stone'], int(rng.integers(1e6)), scale=3, cavity=1.2)
    KINDS[form['kind']](form['width'], form['height'], material, rng)


def frieze(width, tall, z, front, material, count):
    relief = Relief(width, tall, 1300)
    for k in range(count):
        x = (k - (count - 1) / 2) * width * .94 / count
        if k % 2:
            relief.lotus(x, tall * .18, tall * .55, .03, 7)
        else:
            relief.rosette(x, tall / 2, tall * .34, .03, 8, 2)
    relief.frame(.02, .015, 'plain')
    relief.panel(material, 0, (0, front, z))


def spandrel(width, rise, kind, plate_height, z, material, depth=.3):
    """A wall with an arch cut into its underside; returns nothing, stands between posts."""
    half = width / 2
    opening = arch(width, rise, kind, 11, .08)
    plate = [(-half - .3, 0), (-half, 0), *opening[2:][::-1][1:-1], (half, 0), (half + .3, 0), (half + .3, plate_height), (-half - .3, plate_height)]
    cutout('arch', plate, depth=depth, edge=.015, material=material, location=(0, 0, z))


def posts(width, tall, material, rng, kind='fluted', girth=.17):
    for side in (-1, 1):
        slab((.64, .64, .35), (side * width / 2, 0, 0), material, rng, .02)
        shaft(tall - .349, girth, material, (side * width / 2, 0, .349), kind, rng, 260, 160)


def cusped(width, tall, material, rng):
    posts(width, tall, material, rng)
    spandrel(width - .4, 1.05, 'cusp', 1.16, tall - .95, material)
    slab((width + .6, .5, .3), (0, 0, tall + .2), material, rng, .02)
    frieze(width + .5, .3, tall + .2, -.252, material, 9)
    slab((width + 1.1, .95, .08), (0, 0, tall + .499), material, rng, .03)
    for x in (-1, 0, 1):
        size = .3 if x == 0 else .22
        slab((2.1 * size, .5, .12), (x * width / 2, 0, tall + .578), material, rng, .02)
        onion(size, material, tall + .697, rng, 1.0, True, (x * width / 2, 0))


def torana(width, tall, material, rng):
    """Two square posts and three curved crossbeams, carved, with rolled ends."""
    for side in (-1, 1):
        block('post', (.42, .42, tall + 1.0), (side * width / 2, 0, 0), material, .02, rng, .006)
        for base, high in ((.2, .5), (1.0, .5), (1.75, .5)):
            relief = Relief(.36, high, 360)
            relief.rosette(0, high / 2, .15, .03, 10, 2)
            relief.frame(.03, .015, 'plain')
            relief.panel(material, .004, (side * width / 2, -.212, base))
        lathe('cap', [(.24, 0), (.28, .08, 1), (.22, .12)], material, 50, 96, sides=4, base=tall + .99, rng=rng)
    for k, z in enumerate((tall - .25, tall + .25, tall + .72)):
        half = width / 2 + .62 - .12 * k
        x = np.linspace(-half, half, 60)
        rise = .14 * np.cos(x / half * np.pi / 2)
        beam = [*zip(x, rise), *zip(x[::-1], (rise + .24)[::-1])]
        cutout('beam', beam, depth=.34 - .02 * k, edge=.02, material=material, location=(0, 0, z))
        relief = Relief(width - .5, .2, 1100)
        relief.line([(t, .1 + .05 * math.sin(t * 14)) for t in np.linspace(-width / 2 + .3, width / 2 - .3, 500)], .012, .012, .014)
        for q, t in enumerate(np.linspace(-width / 2 + .36, width / 2 - .36, 14)):
            relief.rosette(t, .1 - .045 * math.sin(t * 14), .055, .02, 8, 1)
        from scipy import ndimage
        relief.panel(material, .02, (0, -.17 + .01 * k - .004, z + .16), keep=ndimage.binary_dilation(relief.field > .001, iterations=2))
        for side in (-1, 1):
            roll = lathe('roll', [(.001, -.17), (.15, -.17, 1), (.15, .17, 1), (.001, .17)], material, 50, 96, rng=rng)
            place(roll, (side * half, 0, z + .12), (math.pi / 2, 0, 0))
    for x in (-.7, 0, .7):
        lathe('boss', [(.1, 0), (.14, .06), (.08, .14), (.11, .2), (.02, .34), (.001, .4)], material, 60, 96, base=0, rng=rng).location = (x, 0, tall + 1.08 - abs(x) * .02)


def ogee(width, tall, material, rng):
    posts(width, tall, material, rng, 'octagon', .19)
    spandrel(width - .44, 1.25, 'ogee', 1.36, tall - 1.0, material, .34)
    slab((width + .7, .52, .12), (0, 0, tall + .35), material, rng, .02)
    count = 11
    for k in range(count):
        merlon = arch(.2, .3, 'ogee', 5, .4)
        place(cutout('merlon', merlon, depth=.1, edge=.012, material=material), ((k - (count - 1) / 2) * (width - .9) / count, -.1, tall + .465))
    for side in (-1, 1):
        x = side * (width / 2 + .02)
        slab((.74, .6, .1), (x, 0, tall + .465), material, rng, .02)
        for a in (-1, 1):
            for b in (-1, 1):
                shaft(.5, .035, material, (x + a * .24, b * .2, tall + .56), 'baluster', None, 120, 56)
        slab((.92, .78, .06), (x, 0, tall + 1.06), material, rng, .02)
        onion(.3, material, tall + 1.115, rng, 1.0, True, (x, 0))


def trabeate(width, tall, material, rng):
    """Granite posts and lintels, as at a southern temple."""
    for side in (-1, 1):
        x = side * width / 2
        slab((.7, .7, .2), (x, 0, 0), material, rng, .02)
        for base, high, size in ((.2, .7, .46), (.9, .7, .38), (1.6, .45, .46), (2.05, tall - 2.05, .38)):
            block('post', (size, size, high), (x, 0, base - .001), material, .015, rng, .005)
            if size > .4:
                relief = Relief(.4, high * .9, 360)
                relief.rosette(0, high * .45, .15, .02, 10, 2)
                relief.frame(.03, .014, 'plain')
                relief.panel(material, .004, (x, -.232, base + .05 * high))
        profile = [(-.6, .26), (-.6, .2), (-.44, .1), (-.2, 0), (.2, 0), (.44, .1), (.6, .2), (.6, .26)]
        cutout('bracket', profile, depth=.4, edge=.015, material=material, location=(x, 0, tall - .01))
    z = tall + .245
    slab((width + 1.5, .46, .3), (0, 0, z), material, rng, .02)
    frieze(width + 1.3, .26, z + .02, -.232, material, 13)
    slab((width + 1.8, .8, .1), (0, 0, z + .299), material, rng, .03)
    for k, share in enumerate((.8, .55, .32)):
        slab(((width + 1.2) * share, .5 - .06 * k, .17), (0, 0, z + .398 + .168 * k), material, rng, .02)
    lathe('kalash', [(.12, 0), (.2, .1), (.12, .2), (.06, .24), (.1, .3), (.02, .4), (.001, .48)], material, 80, 96, base=z + .9, rng=rng)


KINDS = {'cusped': cusped, 'torana': torana, 'ogee': ogee, 'trabeate': trabeate}
