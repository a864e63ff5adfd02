"""Sacred pieces: a minimal faceless Ganesha, shivling, Om and lotus medallions, kalash, oil lamps, a niche, an Om stele."""
import math

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from buddhas import lotus_seat
from carving import beads, flutes, lotus_band, petal_rows, together
from materials import glow, metal, petal, plain, still_water
from plants import bloom
from plates import font
from relief import Relief, slab
from sdf import Clay
from shapes import arch, block, cutout, lathe, mesh, petals, place, smooth_step
from stones import stone

POLISHED = {'kadappa-black': .16, 'udaipur-green': .2, 'makrana-white': .24}


def murti(scene, rng):
    form = scene['form']
    material = stone(scene['stone'], int(rng.integers(1e6)), cavity=1.1, bump=.6, polish=POLISHED.get(scene['stone']))
    KINDS[form['kind']](form, material, rng)


def seat(kind, material, rng, width=1.0):
    """The base of a murti; returns its height."""
    if kind == 'lotus':
        slab((1.04 * width, .84 * width, .07), (0, -.02, 0), material, rng)
        return lotus_seat(material, .45 * width, .069, rng)
    if kind == 'steps':
        for k in range(3):
            slab(((1.1 - .1 * k) * width, (.9 - .09 * k) * width, .06), (0, -.02, k * .059), material, rng)
        return .176
    if kind == 'drum':
        lathe('seat', [(0, 0), (.5 * width, 0, 1), (.52 * width, .04, 1), (.46 * width, .07), (.46 * width, .15), (.52 * width, .19, 1), (.5 * width, .22, 1), (0, .22)], material, 160, 360, flutes(40, .012 * width, .07, .16, 1), rng=rng, chipped=4)
        return .216
    block('seat', (1.04 * width, .84 * width, .15), (0, -.02, 0), material, .015, rng, .003)
    return .147


def ganesha(form, material, rng):
    """Few, large, smooth volumes; no face is attempted."""
    lift = seat(form['seat'], material, rng)
    clay = Clay((-.5, -.46, -.04), (.5, .3, .9), .0046)
    g = form['girth']
    clay.ball((0, 0, .27), (.25 * g, .22 * g, .24), .05)
    clay.ball((0, .03, .13), (.29, .2, .13), .06)
    for side in (-1, 1):
        clay.limb((side * .18, -.02, .1), (side * .36, -.14, .085), .1, .08, .05)
        clay.limb((side * .22, .03, .46), (side * .35, -.01, .31), .068, .055, .04)
    clay.limb((.36, -.14, .08), (-.02, -.27, .065), .075, .05, .025)
    clay.limb((-.36, -.14, .08), (.08, -.25, .08), .075, .05, .015)
    # One hand holds a modak, the other rests open on the knee.
    clay.limb((.35, -.01, .31), (.27, -.2, .22), .055, .042, .03)
    clay.ball((.26, -.215, .215), (.05, .045, .03), .02)
    clay.ball((.25, -.225, .262), (.042, .042, .04), .006)
    clay.path([(.25, -.225, .285), (.25, -.225, .316)], [.02, .002], .01)
    clay.limb((-.35, -.01, .31), (-.33, -.17, .2), .055, .042, .03)
    clay.ball((-.325, -.2, .185), (.05, .055, .026), .02)
    clay.limb((-.16, .04, .46), (.16, .04, .46), .09, .09, .06)
    clay.ball((0, -.02, .655), (.155, .15, .15), .05)
    for side in (-1, 1):
        clay.ball((side * .06, -.105, .74), (.07, .055, .055), .04)
        clay.ball((side * .25, .01, .635), (.135, .026, .155), .03, (0, side * .12, side * .28))
        clay.ball((side * .262, -.022, .63), (.095, .02, .115), .015, (0, side * .12, side * .28), cut_away=True)
    clay.path([(.07, -.14, .60), (.095, -.2, .575), (.1, -.245, .585)], [.026, .018, .007], .015)
    clay.path([(-.07, -.14, .60), (-.09, -.19, .578)], [.026, .019], .015)
    t = np.linspace(0, 1, 34)
    side = 1 if form['variant'] % 2 == 0 else -1
    trunk = np.stack([side * .15 * smooth_step(t, .45, .95), -.145 - .085 * np.sin(np.clip(t * 1.5, 0, 1) * np.pi / 2) - .02 * t, .62 - .40 * t + .22 * np.clip(t - .75, 0, 1)], -1)
    clay.path([tuple(p) for p in trunk], list(.075 - .045 * t ** .8), .02)

    def rings(x, y, z, distance):
        return -.0022 * np.sin(z * 170) * smooth_step(-y, .17, .2) * (1 - smooth_step(np.abs(x - side * .07), .12, .16)) * (1 - smooth_step(z, .52, .6)) * smooth_step(z, .27, .33)
    clay.press((0, -.2, .42), (.24, .2, .2), rings)
    clay.path([(math.cos(a) * .255 * g, -math.sin(a) * .225 * g, .235) for a in np.linspace(.1, 3.04, 40)], [.011] * 40, .006)
    place(clay.mesh('body', material), (0, 0, lift - .014))
    crown = [(.12, 0), (.135, .02), (.12, .04), (.128, .06), (.105, .11), (.085, .16), (.09, .17), (.06, .22), (.03, .25), (.035, .265), (.001, .3)]
    place(lathe('crown', crown, material, 260, 256, together(lotus_band(12, .012, .05, .14), flutes(40, .004, 0, .04, 1))), (0, 0, lift + .751), (.12, 0, 0))


def shivling(form, material, rng):
    base = 0.0
    if form['seat'] in ('steps', 'block'):
        slab((.9, .9, .08), (0, 0, 0), material, rng)
        base = .079
    lathe('yoni', [(0, 0), (.34, 0, 1), (.35, .05, 1), (.27, .08), (.2, .15), (.22, .21), (.34, .26, 1), (.36, .29), (.355, .34, 1), (.31, .34, 1), (.3, .315), (0, .315)], material, 260, 320, lotus_band(form['count'] + 6, .02, .09, .25), base=base, rng=rng, chipped=3)
    spout = [(-.075, 0), (.075, 0), (.05, .34), (.03, .40), (-.03, .40), (-.05, .34)]
    place(cutout('spout', spout, depth=.08, edge=.012, material=material, lying=True), (-.14, -.27, base + .30), (0, 0, math.pi - .5))
    lathe('ling', [(.15, 0), (.152, .18), (.147, .28), (.125, .36), (.08, .42), (.035, .448), (.001, .455)], material, 200, 192, base=base + .3)
    ash = plain('#efe9dd', .9)
    for row in range(3):
        z = base + .3 + .2 + .022 * row
        points = [(.1535 * math.sin(a), -.1535 * math.cos(a), z + dz) for dz in (0, .008) for a in np.linspace(-.6, .6, 40)]
        mesh('ash', points, np.array([(k, k + 1, 41 + k, 40 + k) for k in range(39)]), ash)
    _scatter(.26, base + .322, rng, 7)


def _scatter(radius, z, rng, count):
    colours = [('#e08a1e', '#f2b632'), ('#f3ead8', '#ffffff'), ('#c2185b', '#e8709f')]
    for k in range(count):
        a, r = rng.uniform(0, 6.28), radius * rng.uniform(.72, .98)
        bloom((r * math.cos(a), r * math.sin(a), z), .03, petal(colours[k % 3]), rng)


def _medallion(width, draw, material, rng, count):
    relief = Relief(width, width, 900)
    c = width / 2
    draw(relief, c)
    gx, gy = relief.grid()
    r = np.hypot(gx, gy - c)
    h = .02
    border = np.interp(c - r, [0, .006, .03, .036, .062, .068], [.6 * h, h, h, .5 * h, .5 * h, 0])
    relief.field = np.where(c - r < .068, border, relief.field).astype(np.float32)
    for q in range(count * 4):
        a = 2 * math.pi * q / (count * 4)
        relief.dome(math.cos(a) * (c - .049), c + math.sin(a) * (c - .049), .011, .017)
    relief.soften(.9)
    relief.chiselled(rng, .0004)
    relief.panel(material, .05, keep=r < c - .003)


def om(form, material, rng):
    count = form['count']

    def draw(relief, c):
        for q in range(2 * count):
            a = 2 * math.pi * q / (2 * count)
            relief.petal(math.cos(a) * .285, c + math.sin(a) * .285, .11, .85 / count, a, .018)
        letter = _glyph(relief, 'ॐ', c, .34)
        relief.field = np.maximum(relief.field, (.022 * np.sqrt(ndimage.gaussian_filter(letter, 1.5))).astype(np.float32))
    _medallion(.92, draw, material, rng, 16)


def _glyph(relief, text, y, tall):
    image = Image.new('L', (relief.columns, relief.rows), 0)
    face = font('devanagari', tall * relief.density)
    box = face.getbbox(text)
    x0 = relief.columns / 2 - (box[0] + box[2]) / 2
    y0 = (relief.height - y) * relief.density - (box[1] + box[3]) / 2
    ImageDraw.Draw(image).text((x0, y0), text, font=face, fill=255)
    return np.array(image) / 255.


def lotus_medallion(form, material, rng):
    def draw(relief, c):
        if form['variant'] % 2:
            relief.lotus(0, c - .16, .3, .026, 13, 2.7)
            for side in (-1, 1):
                relief.line([(side * (.04 + t * .24), c - .2 - .05 * math.sin(t * 5)) for t in np.linspace(0, 1, 90)], .011, .006, .014)
                relief.lotus(side * .27, c - .17, .1, .018, 7)
        else:
            for rank, (count, length, root) in enumerate(((18, .16, .2), (14, .2, .1), (10, .16, .05), (8, .1, .02))):
                for q in range(count):
                    a = 2 * math.pi * (q + .5 * (rank % 2)) / count
                    relief.petal(math.cos(a) * root, c + math.sin(a) * root, length, 3.4 * (root + length) / count, a, .016 + .006 * rank)
            relief.dome(0, c, .05, .045)
    _medallion(.92, draw, material, rng, 18)


def kalash(form, material, rng):
    """A full vessel: mango leaves and a coconut in its mouth, the sign of a house that is blessed."""
    lift = seat(form['seat'] if form['seat'] != 'lotus' else 'drum', material, rng, .62)
    g = form['girth']
    points = [(0, 0), (.14, 0, 1), (.15, .03, 1), (.1, .05), (.2 * g, .13), (.24 * g, .23), (.2 * g, .33), (.12, .38), (.11, .41), (.17, .46, 1), (.175, .48, 1), (.14, .48, 1), (.12, .44), (0, .44)]
    lathe('vessel', points, material, 420, 420, together(lotus_band(form['count'], .02, .07, .2), beads(48, .012, .335, .024), petal_rows(form['count'], .012, .2, .31, 1) if form['variant'] % 2 else None), base=lift, rng=rng, chipped=3)
    for k in range(7):
        turn = 2 * math.pi * k / 7 + .2
        thing = petals('mango', 1, .06, .26, .1, material, 0, 1.0, -1.5, .012, turn)
        place(thing, (0, 0, lift + .46))
    lathe('coconut', [(.001, 0), (.1, .03), (.125, .11), (.1, .2), (.05, .26), (.015, .31), (.001, .32)], material, 140, 200, flutes(9, .006, .12, .34, 1), base=lift + .44, rng=rng, uneven=.015)


def deepa(form, material, rng):
    """A standing lamp of stone with a ring of flames."""
    variant, count = form['variant'], 5 + 2 * (form['variant'] % 3)
    tall = .62 + .14 * (variant % 2)
    lathe('foot', [(0, 0), (.2, 0, 1), (.21, .03, 1), (.15, .07), (.07, .12), (.05, .15, 1), (0, .15)], material, 120, 256, lotus_band(form['count'], .018, .02, .1, down=True), rng=rng, chipped=3)
    knots = [(.05, .15, 1)]
    for k in range(4 + variant % 2):
        z = .17 + k * (tall - .24) / (4 + variant % 2)
        knots += [(.04, z), (.075 - .006 * k, z + .05), (.035, z + .1)]
    lathe('stem', [*knots, (.03, tall, 1)], material, 260, 192, rng=rng)
    lathe('bowl', [(.03, 0), (.09, .02), (.19, .05, 1), (.2, .075, 1), (.17, .072), (.06, .04), (0, .04)], material, 120, 320, beads(count * 6, .006, .06, .02), base=tall, rng=rng, chipped=2)
    lathe('oil', [(.001, tall + .066), (.17, tall + .066)], still_water('#6b4a1c', .0005, 20), raw=True, segments=64)
    lathe('tip', [(.03, .0), (.045, .05), (.02, .1), (.05, .16), (.035, .2), (.001, .27)], material, 90, 128, lotus_band(8, .01, .1, .2), base=tall + .04, rng=rng)
    for k in range(count):
        a = 2 * math.pi * k / count - math.pi / 2
        place(lathe('flame', [(.001, 0), (.011, .016), (.001, .055)], glow('#ffb347', 15, False), 24, 24), (.165 * math.cos(a), .165 * math.sin(a), tall + .07))


def diya(form, material, rng):
    """An open lotus of stone with one flame."""
    lift = seat(form['seat'], material, rng, .5) if form['variant'] % 2 else 0
    for count, root, tilt, length, width in ((14, .09, .12, .2, .13), (12, .08, .45, .19, .12), (10, .06, .85, .17, .1), (8, .04, 1.15, .13, .08)):
        petals('lotus', count, root, length, width, material, lift + .035 + .012 * (tilt > .3), tilt, .6, .02, phase=count, rng=rng, uneven=.015)
    lathe('heart', [(0, 0), (.12, 0), (.13, .04), (.09, .07), (.08, .095, 1), (.07, .09), (0, .075)], material, 90, 200, base=lift, rng=rng)
    lathe('oil', [(.001, lift + .086), (.066, lift + .086)], still_water('#6b4a1c', .0005, 20), raw=True, segments=64)
    place(lathe('flame', [(.001, 0), (.014, .02), (.001, .075)], glow('#ffb347', 15, False), 24, 24), (0, -.05, lift + .09))


def niche(form, material, rng):
    """A wall niche: cusped arch, a lotus and a burning lamp on its sill."""
    width, height = .74, 1.02
    kind = ('cusp', 'ogee', 'round', 'trefoil')[form['variant'] % 4]
    relief = Relief(width, height, 860)
    opening = relief.polygon([(x, y + .14) for x, y in arch(width * .62, height * .7, kind, 9, .52)])
    for q in range(22):
        a = math.pi * q / 21
        relief.petal(math.cos(a) * .09, .58 + math.sin(a) * .09, .13, .03, a, .012)
    relief.lotus(0, .42, .15, .03, 9)
    relief.line([(t, .4) for t in np.linspace(-.12, .12, 60)], .012, .012, .02)
    outside, inside = (ndimage.distance_transform_edt(m) / relief.density for m in (~opening, opening))
    border = sum(np.exp(-((outside - at) / .005) ** 4) for at in (.013, .034)) * .009
    relief.field = np.where(opening, relief.field - .05 * smooth_step(inside, 0, .01), border).astype(np.float32)
    for side in (-1, 1):
        relief.rosette(side * .27, height - .12, .06, .014, 8, 2)
        relief.line([(side * (.3 + .012 * math.sin(t * 22)), .18 + t * .52) for t in np.linspace(0, 1, 160)], .008, .008, .01)
        for k in range(9):
            relief.petal(side * .3, .2 + k * .056, .05, .022, math.pi / 2 + side * (.8 if k % 2 else -.8), .012)
    relief.frame(.03, .014, 'plain')
    relief.soften(.9)
    relief.chiselled(rng)
    relief.panel(material, .08)
    block('sill', (width * .72, .16, .05), (0, -.05, .11), material, .012, rng, .002)
    brass = metal('#b98a3a', .25)
    for x in ((-.15, .15) if form['variant'] % 2 else (0,)):
        lathe('lamp', [(0, 0), (.035, 0), (.014, .02), (.012, .05), (.05, .08), (.056, .092), (.046, .086), (0, .076)], brass, 60, 48).location = (x, -.06, .16)
        lathe('flame', [(.001, 0), (.009, .013), (.001, .042)], glow('#ffb347', 14, False), 24, 24).location = (x, -.06, .25)


def stele(form, material, rng):
    """A standing stele with a rounded head: Om within rays, a lotus below it."""
    lift = seat('drum' if form['seat'] == 'lotus' else form['seat'], material, rng, .62)
    width, height = .56, .82
    relief = Relief(width, height, 760)
    outline = arch(width - .006, height - .006, ('round', 'ogee')[form['variant'] % 2], 9, .6)
    mask = relief.polygon(outline)
    edge = ndimage.distance_transform_edt(mask) / relief.density
    count = 2 * form['count']
    for q in range(count):
        a = 2 * math.pi * q / count
        relief.petal(math.cos(a) * .155, .5 + math.sin(a) * .155, .06, 1.1 / count, a, .011)
    for q in range(52):
        a = 2 * math.pi * q / 52
        relief.dome(math.cos(a) * .147, .5 + math.sin(a) * .147, .0055, .009)
    letter = _glyph(relief, 'ॐ', .5, .17)
    relief.field = np.maximum(relief.field, (.015 * np.sqrt(ndimage.gaussian_filter(letter, 1.3))).astype(np.float32))
    relief.lotus(0, .12, .13, .018, 9)
    for side in (-1, 1):
        relief.line([(side * (.03 + .15 * t), .11 + .025 * math.sin(t * 6)) for t in np.linspace(0, 1, 70)], .007, .005, .01)
    border = np.interp(edge, [0, .008, .026, .03], [.006, .014, .014, 0])
    relief.field = np.where(edge < .03, border, relief.field).astype(np.float32)
    relief.soften(.8)
    relief.chiselled(rng, .0003)
    relief.panel(material, .09, (0, 0, lift - .004), keep=mask)
    slab((width * .98, .14, .06), (0, .03, lift - .004), material, rng)


KINDS = {'ganesha': ganesha, 'shivling': shivling, 'om': om, 'lotus': lotus_medallion, 'kalash': kalash, 'deepa': deepa, 'diya': diya, 'niche': niche, 'stele': stele}
