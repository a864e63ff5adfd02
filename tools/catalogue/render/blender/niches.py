"""The meditating figure as a relief in a framed niche."""
import math

import numpy as np
from scipy import ndimage

from relief import Relief, slab
from seated import body, head
from shapes import arch, smooth_step
from stones import stone


def niche(form, name, rng):
    width, height = .8, 1.08
    relief = Relief(width, height, 900)
    opening = relief.polygon([(x, y + .08) for x, y in arch(width * .76, height * .84, form['seat'], 9, .55)])
    _niche_halo(relief, form['halo'])
    for q in range(9):
        relief.petal((q - 4) * .055, .185, .085, .07, math.pi / 2 - (q - 4) * .13, .03)
    for q in range(8):
        relief.petal((q - 3.5) * .055, .185, .06, .065, -math.pi / 2 + (q - 3.5) * .12, .026)
    relief.soften(1.2)
    _figure(relief)
    outside = ndimage.distance_transform_edt(~opening) / relief.density
    inside = ndimage.distance_transform_edt(opening) / relief.density
    border = sum(np.exp(-((outside - at) / .004) ** 4) for at in (.012, .03)) * .006
    relief.field = np.where(opening, relief.field - .035 * smooth_step(inside, 0, .012), border).astype(np.float32)
    for side in (-1, 1):
        relief.rosette(side * width * .36, height - .12, .055, .012, 8, 2)
    rows, columns = np.meshgrid(np.arange(relief.rows), np.arange(relief.columns), indexing='ij')
    edge = np.minimum.reduce([rows, columns, relief.rows - 1 - rows, relief.columns - 1 - columns]) / relief.density
    relief.field += (.008 * np.exp(-((edge - .025) / .006) ** 4) - .01 * (1 - smooth_step(edge, 0, .008))).astype(np.float32)
    relief.chiselled(rng, .0004)
    relief.soften(.7)
    material = stone(name, int(rng.integers(1e6)), cavity=1.5, bump=.6)
    relief.panel(material, .07, (0, 0, .1))
    slab((width + .1, .26, .102), (0, .02, 0), material, rng)


def _niche_halo(relief, kind):
    x, y = 0, .66
    if kind == 'rays':
        for q in range(36):
            a = 2 * math.pi * q / 36
            relief.petal(x + math.cos(a) * .13, y + math.sin(a) * .13, .14 if q % 2 else .11, .02, a, .011)
    elif kind == 'rings':
        for radius in (.15, .18, .21):
            relief.line([(x + math.cos(a) * radius, y + math.sin(a) * radius) for a in np.linspace(0, 2 * math.pi, 300)], .007, .007, .009)
    elif kind == 'lotus':
        for ring, count in ((.15, 16), (.2, 20)):
            for q in range(count):
                a = 2 * math.pi * (q + .5 * (ring > .16)) / count
                relief.petal(x + math.cos(a) * ring * .8, y + math.sin(a) * ring * .8, .075, .062, a, .01 if ring > .16 else .013)
    else:
        for q in range(24):
            a = 2 * math.pi * q / 24
            relief.petal(x + math.cos(a) * .155, y + math.sin(a) * .155, .1, .045, a, .011)
    for q in range(48):
        a = 2 * math.pi * q / 48
        relief.dome(x + math.cos(a) * .145, y + math.sin(a) * .145, .008, .01)


def _figure(relief, scale=.56, seat=.245):
    """The seated figure as a relief: what stands furthest forward, flattened, the knees more than the face."""
    x, y = relief.grid()
    depth = np.full(relief.field.shape, -1, np.float32)
    for clay in (body(), head()):
        front = _front(clay)
        at = [((x / scale) - clay.low[0]) / clay.step, ((y - seat) / scale - clay.low[2]) / clay.step]
        depth = np.maximum(depth, .16 - ndimage.map_coordinates(front, at, order=1, mode='constant', cval=9))
    inside = depth > 0
    tall = .2 * np.minimum(depth, .3) + .06 * np.maximum(depth - .3, 0)
    near = ndimage.distance_transform_edt(~inside) / relief.density
    rim = smooth_step(ndimage.distance_transform_edt(inside) / relief.density, 0, .004)
    ground = np.where(near < .006, relief.field * .3, relief.field)
    relief.field = np.where(inside, np.maximum(tall, 0) * rim + .01, ground).astype(np.float32)


def _front(clay):
    """y of the foremost surface for every (x, z) of the clay; 9 where there is none."""
    solid = clay.field < 0
    first = np.argmax(solid, axis=1)
    before = np.maximum(first - 1, 0)
    a, b = (np.take_along_axis(clay.field, k[:, None, :], 1)[:, 0, :] for k in (before, first))
    y = clay.low[1] + (before + np.clip(a / np.maximum(a - b, 1e-9), 0, 1)) * clay.step
    return np.where(solid.any(axis=1), y, 9)
