"""Mural motifs from nature: trees, flowers, birds, elephants.

Each draws into a Relief within `box` (left, bottom, right, top), `h` metres deep.
"""
import math

import numpy as np

from shapes import arch


def tree(relief, box, h, rng):
    left, bottom, right, top = box
    x0, width, tall = (left + right) / 2, right - left, top - bottom
    scale, tips, limbs = min(width / .75, tall / .97), [], []

    def branch(x, y, angle, length, thick, depth):
        # A trunk stands; only what it carries sways.
        bend, points, turn = rng.normal(0, .5) * min(1, .3 + .35 * depth), [], angle
        for k in range(48):
            turn = angle + bend * (k / 48) * .8
            x, y = x + math.cos(turn) * length / 48, y + math.sin(turn) * length / 48
            points.append((x, y))
        if not (left + .02 < x < right - .02 and y < top - .02):
            return
        relief.line(points, thick, thick * .72, h * .75)
        if depth < 2:
            limbs.append((points, thick))
        for k in range(6, 48, 9 if depth > 1 else 6):
            if depth >= 2:
                tips.append((*points[k], turn + rng.choice([-1, 1]) * rng.uniform(.6, 1.2)))
        tips.append((x, y, turn))
        if depth < 5 and length > .04:
            for side in (-1, 1):
                branch(x, y, turn + side * rng.uniform(.35, .62), length * rng.uniform(.68, .82), thick * .7, depth + 1)
            if depth < 2:
                branch(x, y, turn + rng.normal(0, .1), length * .8, thick * .7, depth + 1)

    for side in (-1, 1):
        relief.line([(x0 + side * (.03 + t * .16) * scale, bottom + (.07 - .06 * t) * scale) for t in np.linspace(0, 1, 40)], .022 * scale, .008 * scale, h)
    branch(x0, bottom + .05 * scale, math.pi / 2, .24 * scale, .03 * scale, 0)
    rng.shuffle(tips)
    inside = [t for t in tips if left + .03 < t[0] < right - .03 and bottom + .03 < t[1] < top - .03]
    for x, y, angle in inside:
        relief.petal(x, y, rng.uniform(.042, .062) * scale, .027 * scale, angle + rng.normal(0, .35), h * rng.uniform(.7, 1))
    # Leaves undercut what lies below them: the trunk and its great limbs come forward again.
    for points, thick in limbs:
        relief.line(points, thick, thick * .72, h * .95)
    for index in rng.integers(0, max(1, len(inside)), 14):
        x, y, _ = inside[index]
        if y > bottom + .25 * tall:
            relief.rosette(x, y, .03 * scale, h * 1.2, 6, 1)


def vase(relief, box, h, rng):
    left, bottom, right, top = box
    width, tall, x0 = right - left, top - bottom, (left + right) / 2
    opening = relief.polygon([(x + x0, y + bottom + .02) for x, y in arch(width * .92, tall * .93, 'cusp', 9, .55)])
    whole = relief.polygon([(left, bottom), (right, bottom), (right, top), (left, top)])
    relief.raised(whole & ~opening, h * .85, .008, .025)
    for side in (-1, 1):
        relief.rosette(x0 + side * width * .41, top - .1 * tall, .065, h * 1.5, 8, 2)
    s = min(width / .7, tall / .9)
    foot = bottom + .05 * tall
    profile = ([0, .02, .05, .13, .19, .23], [.075, .07, .03, .085, .045, .065])
    for t in np.linspace(0, .23, 160):
        r = np.interp(t, *profile) * s
        relief.line([(x0 + x, foot + t * s) for x in np.linspace(-r, r, 50)], .004, .004, h * .55)
    for side in (-1, 0, 1):
        for index, (dx, dy) in enumerate(((0, .36), (.13, .27), (.2, .13))):
            if side == 0 and index:
                continue
            stem = [(x0 + s * (side * dx * t ** 1.2 + .02 * side * math.sin(t * 5)), foot + s * (.23 + dy * t)) for t in np.linspace(0, 1, 90)]
            relief.line(stem, .007 * s, .005 * s, h * .6)
            for q in range(14, 85, 12):
                for turn in (-1, 1):
                    relief.petal(*stem[q], .05 * s, .022 * s, math.pi / 2 + turn * .9 - side * .5, h * .7)
            x, y = stem[-1]
            if index == 1:
                relief.lotus(x, y - .02 * s, .07 * s, h * 1.1, 7)
            else:
                relief.rosette(x, y, .055 * s, h * 1.1, 7, 2)


def peacock(relief, box, h, rng):
    """A fan of eyed feathers; the bird itself is a quiet silhouette before it."""
    left, bottom, right, top = box
    x0 = (left + right) / 2
    fan = min((right - left) / 2, .74 * (top - bottom))
    y0 = bottom + max(.24 * (top - bottom), (top - bottom - fan) * .55)
    reach = min((right - left) / 2, (top - y0)) * .98
    for rank, (share, count) in enumerate(((1.0, 19), (.8, 16), (.6, 13), (.42, 10))):
        for q in range(count):
            angle = math.pi * (q + .5) / count * 1.1 - .05 * math.pi
            length = reach * share
            tip = (x0 + math.cos(angle) * length * .9, y0 + math.sin(angle) * length * .9)
            relief.petal(x0 + math.cos(angle) * length * .2, y0 + math.sin(angle) * length * .2, length * .8, length * .19 + .01, angle, h * (.55 + .13 * rank), vein=.3)
            relief.dome(*tip, .032 * reach / .4, h * (.75 + .13 * rank))
            relief.dome(*tip, .016 * reach / .4, h * (1.0 + .13 * rank))
    s = reach / .42
    neck = [(x0 + s * (.012 * math.sin(t * 5)), y0 + s * (-.1 + .26 * t)) for t in np.linspace(0, 1, 80)]
    relief.dome(x0, y0 - .1 * s, .075 * s, h * 1.7, 1.35)
    relief.line(neck, .045 * s, .02 * s, h * 1.75)
    hx, hy = neck[-1]
    relief.dome(hx - .006 * s, hy + .012 * s, .026 * s, h * 1.9)
    relief.petal(hx - .02 * s, hy + .012 * s, .045 * s, .02 * s, math.pi + .15, h * 1.7, vein=0)
    for q in range(5):
        a = math.pi / 2 + (q - 2) * .22
        relief.line([(hx + math.cos(a) * t * .06 * s, hy + .025 * s + math.sin(a) * t * .06 * s) for t in np.linspace(0, 1, 24)], .0025 * s, .0025 * s, h * 1.4)
        relief.dome(hx + math.cos(a) * .066 * s, hy + .025 * s + math.sin(a) * .066 * s, .008 * s, h * 1.5)
    for side in (-1, 1):
        relief.line([(x0 + side * .03 * s, y0 - (.18 + t * .1) * s) for t in np.linspace(0, 1, 30)], .008 * s, .006 * s, h)
    relief.line([(x, bottom + .03) for x in np.linspace(left, right, 200)], .014, .014, h * .6)


def scroll(relief, box, h, rng):
    """Winding vines side by side, mirrored; in every bend a tendril leaves the stem and coils around a flower."""
    left, bottom, right, top = box
    across = right - left
    columns = max(1, round(across / (top - bottom) * 2.1))
    for k in range(columns):
        mirror = 1 if k < columns / 2 else -1
        _vine(relief, left + (k + .5) * across / columns, across / columns, bottom, top, mirror, h)


def _vine(relief, x0, width, bottom, top, mirror, h):
    tall = top - bottom
    bends = max(2, round(tall / width * 1.3))
    pitch = tall / bends
    reach, coil = .24 * width, min(.4 * pitch, .34 * width)
    bar = .026 * width

    def stem(t):
        return x0 + mirror * reach * math.sin(t * bends * math.pi), bottom + t * tall

    def leaf(x, y, length, angle):
        relief.petal(x, y, length, .46 * length, angle, h * .8, over=False)

    curves = [[stem(t) for t in np.linspace(.01, .99, 600)]]
    flowers = []
    for k in range(bends):
        side = mirror * (-1 if k % 2 else 1)
        bend, level = x0 + side * reach, bottom + (k + .5) * pitch
        centre = bend - side * coil
        turns = np.linspace(0, 2.9 * math.pi, 300)
        tendril = [(centre + side * math.cos(a) * coil * (1 - a / 13.5), level + math.sin(a) * coil * (1 - a / 13.5)) for a in turns]
        curves.append(tendril)
        for q in range(26, 200, 24):
            (ax, ay), (bx, by) = tendril[q], tendril[q + 1]
            leaf(ax, ay, .52 * coil * (1.2 - q / 300), math.atan2(by - ay, bx - ax) - side * .8)
        flowers.append((centre, level))
        # Outside the bend a spray of leaves, where the tendril cannot reach.
        for turn, length in ((-.85, .8), (-.3, 1), (.3, 1), (.85, .8)):
            leaf(bend, level, .24 * width * length, (0 if side > 0 else math.pi) + turn)
        # And a pair where the stem crosses over.
        for turn in (-.9, .9):
            leaf(*stem(k / bends + .02 / bends), .26 * width, math.pi / 2 + turn)
    for curve in curves:
        relief.line(curve, bar, bar * (.8 if curve is curves[0] else .5), h * .95)
    for x, y in flowers:
        relief.rosette(x, y, .46 * coil, h * 1.25, 8, 2)


def _elephant(relief, x, y, s, h, face):
    """Side view, walking, as a full soft silhouette with a saddle cloth; `face` -1 looks left."""
    def at(u, v):
        return x + face * u * s, y + v * s
    for u, stride, near in ((-.27, -.05, 0), (.13, -.04, 0), (-.17, .05, 1), (.25, .05, 1)):
        leg = [at(u + stride * t, .34 - .32 * t) for t in np.linspace(0, 1, 30)]
        relief.line(leg, .095 * s, .07 * s, h * (.9 if near else .6))
    relief.dome(*at(-.04, .44), .4 * s, h * 1.05, .66)
    relief.dome(*at(-.2, .42), .25 * s, h * 1.05, 1.0)
    relief.dome(*at(.3, .56), .22 * s, h * 1.1, 1.05)
    relief.dome(*at(.4, .6), .15 * s, h * 1.15, 1.1)
    trunk = [at(.47 + .1 * math.sin(t * 2.4), .55 - .5 * t + .2 * max(0, t - .7)) for t in np.linspace(0, 1, 70)]
    relief.line(trunk, .1 * s, .035 * s, h * 1.1)
    relief.petal(*at(.3, .74), .42 * s, .36 * s, -math.pi / 2 - face * .32, h * 1.4, vein=0)
    relief.petal(*at(.3, .7), .32 * s, .2 * s, -math.pi / 2 - face * .32, h * 1.5, vein=.1)
    relief.line([at(.46 + .17 * t, .4 - .03 * math.sin(t * 3)) for t in np.linspace(0, 1, 30)], .024 * s, .006 * s, h * 1.4)
    relief.line([at(-.43 - .06 * math.sin(t * 2), .5 - .34 * t) for t in np.linspace(0, 1, 30)], .018 * s, .01 * s, h * .8)
    cloth = relief.polygon([at(-.2, .72), at(.07, .72), at(.12, .36), at(-.25, .36)])
    relief.field = np.where(cloth, np.maximum(relief.field, h * 1.2), relief.field)
    for k in range(8):
        relief.dome(*at(-.24 + k * .05, .37), .024 * s, h * 1.45)
    relief.rosette(*at(-.07, .53), .11 * s, h * 1.5, 8, 1)


def elephants(relief, box, h, rng):
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    rows = 2 if tall > .7 * width else 1
    row_height = tall * (.66 if rows == 1 else .37)
    for row in range(rows):
        size = min(row_height / .85, width / 2.4)
        count = max(2, int(width / (1.12 * size)))
        for k in range(count):
            _elephant(relief, left + (k + .47) * width / count, bottom + .06 * tall + row * .44 * tall, size, h, 1 if row == 0 else -1)
        relief.line([(x, bottom + .055 * tall + row * .44 * tall) for x in np.linspace(left, right, 260)], .011, .011, h * .7)
    for k in range(round(width / .13)):
        relief.lotus(left + (k + .5) * width / round(width / .13), top - .075, .05, h, 7, 2.2)


def cranes(relief, box, h, rng):
    """Two cranes face to face under the moon; the reeds part behind them, and the second bird bends to the water."""
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    size = min(width / .82, tall / .98)
    first = 1 if rng.random() < .5 else -1
    middle = (left + right) / 2
    for _ in range(40):
        away = rng.uniform(-.48, .48)
        x, lean = middle + away * width, .3 * away + rng.normal(0, .06)
        # Tall at the sides, low in the middle: the heads stay clear.
        length = tall * (.2 + .7 * abs(away) * 2 * rng.uniform(.6, 1))
        tip = (x + math.sin(lean) * length, bottom + math.cos(lean) * length)
        relief.petal(x, bottom, length, .018 + .012 * rng.random(), math.pi / 2 - lean, h * .45, vein=.2)
        if rng.random() < .25 and length > .4 * tall:
            relief.line([(tip[0], tip[1] - t * .07) for t in np.linspace(0, 1, 20)], .011, .011, h * .7)
    relief.dome(middle + first * .2 * width, top - .2 * tall, .1 * width, h * .5)
    _crane(relief, middle - first * .3 * width, bottom + .03 * tall, .92 * size, h, first, True)
    _crane(relief, middle + first * .27 * width, bottom + .03 * tall, .8 * size, h, -first, False)
    for k in range(4):
        relief.line([(x, bottom + .012 + k * .02 + .006 * math.sin(x * 30 + k)) for x in np.linspace(left, right, 260)], .005, .005, h * .4)


def _crane(relief, x, y, s, h, face, upright):
    """Side view; `face` 1 looks right. `upright` holds its head high, else the neck bows towards the water."""
    def at(u, v):
        return x + face * u * s, y + v * s
    for u, knee in ((-.03, -.02), (.04, .015)):
        relief.line([at(u + knee * math.sin(t * math.pi), .34 * t) for t in np.linspace(0, 1, 60)], .006 * s, .009 * s, h * .9)
    relief.dome(*at(.0, .42), .115 * s, h * 1.2, .68)
    way = math.pi if face > 0 else 0
    for k in range(7):
        relief.petal(*at(.07 - k * .016, .47 - k * .014), (.21 + .012 * k) * s, .05 * s, way + face * (.32 + .05 * k), h * (1.2 + .02 * k))
    if upright:
        neck = [at(.08 + .11 * t + .05 * math.sin(t * 5.2), .45 + .38 * t) for t in np.linspace(0, 1, 90)]
        beak = (1, -.12)
    else:
        neck = [at(.08 + .16 * math.sin(t * 2.3), .46 + .17 * math.sin(t * 2.6) - .1 * t * t) for t in np.linspace(0, 1, 90)]
        beak = (.35, -1)
    relief.line(neck, .03 * s, .013 * s, h * 1.2)
    hx, hy = neck[-1]
    relief.dome(hx + face * .008 * s, hy, .024 * s, h * 1.3)
    relief.line([(hx + face * (.012 + .11 * t) * beak[0] * s, hy + (.012 + .11 * t) * beak[1] * s) for t in np.linspace(0, 1, 40)], .008 * s, .002, h * 1.2)


def ferns(relief, box, h, rng):
    """Fiddleheads unrolling upwards, their leaflets combed to both sides."""
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    for u, share, side in ((.2, .62, 1), (.8, .72, -1), (.5, .95, 1), (.06, .36, -1), (.94, .4, 1), (.36, .42, -1), (.66, .48, 1)):
        x, size = left + u * width, share * tall
        stem = [(x + side * .04 * size * math.sin(t * 3), bottom + t * size * .62) for t in np.linspace(0, 1, 60)]
        cx, cy, r0 = stem[-1][0] + side * .17 * size, stem[-1][1], .17 * size
        coil = [(cx - side * math.cos(a) * r0 * (1 - a / 13), cy + math.sin(a) * r0 * (1 - a / 13)) for a in np.linspace(0, 11.2, 230)]
        frond = stem + coil
        for k in range(8, len(frond) - 30, 7):
            heading = math.atan2(frond[k + 1][1] - frond[k][1], frond[k + 1][0] - frond[k][0])
            reach = .15 * size * (1 - k / len(frond)) + .02
            outward = (1,) if k > 60 else (-1, 1)
            for turn in outward:
                relief.petal(*frond[k], reach, reach * .3, heading + turn * side * .95, h * .8, vein=.15)
        relief.line(frond, .017 * size + .004, .006, h * 1.15)


def bamboo(relief, box, h, rng):
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    for k in range(7):
        x = left + (k + .5 + rng.uniform(-.3, .3)) * width / 7
        lean, thick, y = rng.normal(0, .05), rng.uniform(.012, .024), bottom
        while y < top - .03:
            joint = min(rng.uniform(.1, .17), top - .01 - y)
            relief.line([(x + lean * (y - bottom + t * joint), y + t * joint) for t in np.linspace(.04, .96, 40)], thick, thick * .97, h * .7)
            relief.line([(x + lean * (y - bottom) + u * thick * 1.2, y) for u in np.linspace(-1, 1, 16)], .005, .005, h * .85)
            if y > bottom + .18 * tall and rng.random() < .75:
                side = rng.choice([-1, 1])
                for spread in (-.5, -.1, .3):
                    relief.petal(x + lean * (y - bottom), y, rng.uniform(.1, .17), .026, (0 if side > 0 else math.pi) + side * (spread - .35), h * rng.uniform(.85, 1.1))
            y += joint


def palms(relief, box, h, rng):
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    for u, v, angle in ((.02, .05, 1.1), (.98, .0, 1.95), (.5, -.02, 1.6), (.0, .5, .55), (1.0, .45, 2.55), (.3, .0, 1.35)):
        length = min(width, tall) * rng.uniform(.75, 1.0)
        bend = rng.uniform(-.5, .5)
        rib = []
        x, y = left + u * width, bottom + v * tall
        for k in range(70):
            a = angle + bend * k / 70
            x, y = x + math.cos(a) * length / 70, y + math.sin(a) * length / 70
            rib.append((x, y, a))
        for k in range(6, 69, 2):
            px, py, a = rib[k]
            reach = length * .36 * math.sin(math.pi * (.12 + .84 * k / 70))
            for side in (-1, 1):
                tx, ty = px + math.cos(a + side * .85) * reach, py + math.sin(a + side * .85) * reach
                if left < tx < right and bottom < ty < top:
                    relief.petal(px, py, reach, .022 * length / .7, a + side * .85, h * (.75 + .3 * k / 70), vein=.2)
        relief.line([(px, py) for px, py, _ in rib if left < px < right and bottom < py < top], .009, .004, h * 1.15)


def banana(relief, box, h, rng):
    """Broad leaves one over the other, ribs cut deep."""
    left, bottom, right, top = box
    width, tall = right - left, top - bottom
    leaves = [(rng.uniform(0, 1), rng.uniform(-.05, .55), rng.uniform(.9, 2.25)) for _ in range(15)]
    for rank, (u, v, angle) in enumerate(sorted(leaves, key=lambda leaf: -leaf[1])):
        x, y, length = left + u * width, bottom + v * tall, min(width, tall) * rng.uniform(.55, .8)
        _broad_leaf(relief, x, y, length, length * .46, angle, h * (.6 + .05 * rank), box)


def _broad_leaf(relief, x, y, length, wide, angle, h, box):
    left, bottom, right, top = box
    gx, gy = relief.grid()
    u = ((gx - x) * math.cos(angle) + (gy - y) * math.sin(angle)) / length
    v = -(gx - x) * math.sin(angle) + (gy - y) * math.cos(angle) - .12 * length * (u ** 2)
    half = wide / 2 * np.sin(np.pi * np.clip(u, 0, 1) ** .8) ** .6 + 1e-6
    q = np.clip(1 - (v / half) ** 2, 0, 1)
    inside = (u > 0) & (u < 1) & (q > 0) & (gx > left) & (gx < right) & (gy > bottom) & (gy < top)
    ribs = .12 * np.abs(np.sin((np.abs(v) / wide * 1.2 + u) * 42)) ** .6
    body = h * (q ** .35 * (.8 + ribs) + .28 * np.exp(-(v / (.03 * wide)) ** 2) - .1 * np.exp(-((np.abs(v) - .07 * wide) / (.03 * wide)) ** 2))
    relief.field = np.where(inside, np.maximum(body, 0).astype(np.float32), relief.field)
