"""Seated Buddha in meditation, robed, hands under the robe; and the meditating figure in low relief in a niche."""
import functools
import math

import numpy as np
from scipy import ndimage

from carving import lotus_band
from relief import Relief, slab
from sdf import Clay
from shapes import arch, block, cutout, lathe, petals, place, smooth_step
from stones import stone


def buddha(scene, rng):
    form = scene['form']
    material = stone(scene['stone'], int(rng.integers(1e6)), cavity=1.2, bump=.7, polish=.32 if scene['stone'] == 'kadappa-black' else None)
    if form['kind'] == 'niche':
        niche(form, scene['stone'], rng)
        return
    lift = SEATS[form['seat']](material, rng)
    body(material, lift)
    head(material, lift)
    HALOS[form['halo']](material, lift, rng)


def body(material, lift):
    place(_body().mesh('body', material), (0, 0, lift))


@functools.cache
def _body():
    """Torso and lap as one draped form: a robe over the left shoulder, its folds running to it and across the lap."""
    clay = Clay((-.5, -.44, -.02), (.5, .26, .72), .0052)
    clay.ball((0, -.04, .11), (.38, .25, .115), .04)
    for side in (-1, 1):
        clay.limb((side * .14, .02, .11), (side * .37, -.12, .085), .115, .085, .06)
        clay.limb((side * .37, -.12, .082), (side * .04, -.26, .078), .082, .06, .05)
    clay.limb((0, .05, .16), (0, .05, .40), .175, .155, .08)
    clay.ball((0, .01, .42), (.2, .125, .13), .07)
    clay.limb((-.17, .04, .5), (.17, .04, .5), .07, .07, .07)
    for side in (-1, 1):
        clay.limb((side * .205, .04, .485), (side * .262, .0, .28), .066, .07, .06)
        clay.limb((side * .262, .0, .28), (side * .12, -.17, .185), .07, .06, .06)
    # The joined hands are a quiet swell under the cloth.
    clay.ball((0, -.2, .185), (.12, .075, .045), .05)
    clay.limb((0, .035, .5), (0, .02, .64), .07, .062, .05)

    def folds(x, y, z, distance):
        front = smooth_step(-y, -.1, .04)
        slant = z - .72 * x - .5 * x * x
        chest = front * smooth_step(z, .2, .25) * (1 - smooth_step(slant, .462, .468)) * (1 - smooth_step(np.abs(x), .17, .24))
        pleats = (.5 + .5 * np.sin(slant * 2 * np.pi / .05)) ** 1.5
        hem = front * np.exp(-((slant - .475) / .009) ** 2) * (1 - smooth_step(np.abs(x), .22, .27)) * smooth_step(z, .26, .3)
        ring = np.sqrt((x * .82) ** 2 + (y + .47) ** 2)
        lap = (1 - smooth_step(z, .15, .2)) * smooth_step(z, .02, .05) * front
        across = (.5 + .5 * np.sin(ring * 2 * np.pi / .062)) ** 1.4
        arm = smooth_step(x, .17, .23) * smooth_step(z, .2, .25) * (1 - smooth_step(z, .46, .54)) * front
        sleeve = .5 + .5 * np.sin((z - .9 * np.abs(x)) * 2 * np.pi / .06)
        return -(.009 * chest * pleats + .009 * hem + .010 * lap * across + .007 * arm * sleeve)
    clay.press((0, -.1, .26), (.5, .36, .3), folds)
    # The collar of the robe, behind the neck and over both shoulders.
    collar = [(.1 * math.cos(a), .045 - .075 * math.sin(a), .555 - .02 * math.sin(a)) for a in np.linspace(-.5, 3.64, 24)]
    clay.path(collar, [.012] * len(collar), .014)
    # Hem in front of the knees, resting on the seat.
    hem = [(.43 * math.cos(a), -.11 + .2 * -math.sin(a), .022 + .006 * math.cos(9 * a)) for a in np.linspace(.1, math.pi - .1, 40)]
    clay.path(hem, [.02] * len(hem), .03)
    return clay


def _curls(centre, radii, count):
    """Points spread evenly over an ellipsoid, where the snail curls sit."""
    k = np.arange(count) + .5
    polar, turn = np.arccos(1 - 2 * k / count), np.pi * (1 + 5 ** .5) * k
    return np.stack([np.cos(turn) * np.sin(polar), np.sin(turn) * np.sin(polar), np.cos(polar)], -1) * radii + centre


def head(material, lift):
    place(_head().mesh('head', material), (0, 0, lift))


@functools.cache
def _head():
    clay = Clay((-.19, -.17, .56), (.19, .2, 1.0), .0024)
    clay.limb((0, .02, .56), (0, .02, .66), .062, .06, .02)
    clay.ball((0, .015, .755), (.099, .115, .128), .02)
    clay.ball((0, -.03, .685), (.068, .07, .062), .03)
    clay.ball((0, -.072, .652), (.03, .024, .02), .02)
    for side in (-1, 1):
        clay.ball((side * .05, -.05, .705), (.036, .034, .034), .025)
    _face(clay)
    _ears(clay)
    _hair(clay)
    return clay


def _face(clay):
    """Lowered lids, a straight nose, a closed mouth: little more than shadows."""
    for side in (-1, 1):
        s = side
        clay.path([(s * .012, -.099, .772), (s * .032, -.0985, .787), (s * .060, -.083, .785), (s * .08, -.058, .768)], [.005, .006, .005, .003], .009)
        clay.ball((s * .04, -.088, .762), (.027, .016, .0125), .012, (0, 0, s * .45))
        clay.path([(s * .016, -.1035, .757), (s * .04, -.1045, .750), (s * .066, -.084, .757)], [.0025, .003, .002], .002)
        clay.ball((s * .0115, -.117, .708), (.009, .010, .008), .008)
    clay.path([(0, -.104, .776), (0, -.118, .735), (0, -.129, .712)], [.006, .0085, .0115], .014)
    clay.path([(-.031, -.093, .6815), (-.012, -.108, .6855), (0, -.1095, .6835), (.012, -.108, .6855), (.031, -.093, .6815)], [.003, .006, .0055, .006, .003], .004)
    clay.path([(-.024, -.096, .676), (0, -.1065, .6725), (.024, -.096, .676)], [.003, .0075, .003], .004)
    clay.limb((-.03, -.103, .6795), (.03, -.103, .6795), .0016, .0016, .002, cut_away=True)
    clay.ball((0, -.108, .803), (.006, .005, .006), .002)


def _ears(clay):
    for s in (-1, 1):
        clay.ball((s * .104, .012, .735), (.013, .026, .062), .012, (0, s * .08, 0))
        clay.ball((s * .109, .006, .765), (.016, .028, .032), .010)
        clay.ball((s * .119, .004, .765), (.008, .017, .021), .006, cut_away=True)
        clay.ball((s * .106, .008, .668), (.012, .016, .026), .012)
        clay.ball((s * .118, .006, .672), (.008, .006, .014), .004, cut_away=True)


def _hair(clay):
    points = _curls(np.array([0, .028, .778]), np.array([.109, .113, .115]), 560)
    x, y, z = points.T
    scalp = (z > .70) & ((z > .822 - .35 * np.maximum(0, y + .02)) | (y > .035)) & ~((np.abs(x) > .085) & (z < .79) & (y < .05))
    clay.ball((0, .032, .785), (.104, .108, .108), .006)
    for point in points[scalp]:
        clay.ball(point, (.0118,) * 3, .003)
    clay.ball((0, .03, .892), (.052, .052, .045), .01)
    for point in _curls(np.array([0, .03, .892]), np.array([.055, .055, .048]), 130):
        if point[2] > .88:
            clay.ball(point, (.0105,) * 3, .003)
    clay.path([(0, .03, .935), (0, .03, .955), (0, .03, .975)], [.02, .014, .003], .008)


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
    for clay in (_body(), _head()):
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
