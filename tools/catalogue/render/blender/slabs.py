"""Flat stone: Tandur slabs in the studio, stepping stones laid in grass, gravel, sand or pebbles."""
import math

import bpy
import numpy as np
from scipy import ndimage

from materials import leaf, plain
from plants import leaves
from relief import Relief
from sets import camera, hedge, palm_shadow, scenery, sky, sunlight
from shapes import block, cutout, grid_faces, mesh, place, spline
from stones import is_pale, stone


def tandur(scene, rng):
    form = scene['form']
    first = stone(scene['stone'], int(rng.integers(1e6)), tones=.22, cavity=.1)
    second = stone(form['second'], int(rng.integers(1e6)), tones=.22, cavity=.1)
    {'stack': stack, 'grid': grid, 'steps': steps}[form['arrangement']](first, second, rng)


def _tile(size, location, material, rng, rotation=(0, 0, 0)):
    return block('tile', size, location, material, .004, rng, .0015, .0012, rotation, cuts=24)


def stack(first, second, rng):
    z = 0
    for k in range(8):
        thick = rng.uniform(.024, .036)
        _tile((.6 + rng.normal(0, .005), .6 + rng.normal(0, .005), thick), (rng.normal(0, .008), rng.normal(0, .008), z), first if k < 5 else second, rng, (0, 0, rng.normal(0, .025)))
        z += thick + .0015
    for x, y, lean, turn, material, wide in ((.14, .4, .22, -.07, second, .6), (-.26, .42, .28, .12, first, .46)):
        _tile((wide, .03, .6), (x, y, .008), material, rng, (-lean, 0, turn))


def grid(first, second, rng):
    """Six tiles laid with open joints, two leaning behind."""
    for row in range(2):
        for column in range(3):
            _tile((.4, .4, .03), ((column - 1) * .406 + rng.normal(0, .002), row * .406 - .25, 0), first, rng, (0, 0, rng.normal(0, .006)))
    for x, lean, turn, wide in ((-.3, .22, .1, .5), (.26, .26, -.06, .6)):
        _tile((wide, .03, .6), (x, .55, .006), second if wide > .55 else first, rng, (-lean, 0, turn))


def steps(first, second, rng):
    for k in range(3):
        depth, rise = .34, .15
        _tile((1.15, depth, rise), (0, k * (depth - .02), k * rise), second, rng)
        _tile((1.2, depth + .03, .04), (0, k * (depth - .02) - .02, (k + 1) * rise - .001 + .0), first, rng)
        if k < 2:
            block('fill', (1.14, depth * (2 - k), rise * .98), (0, (k + 1) * (depth - .02) + depth * (1 - k) / 2, k * rise), second, .004)


# Stepping stones: outlines in units of the stone's size.
def shape(kind, rng):
    turn = np.linspace(0, 2 * np.pi, 90, endpoint=False)
    if kind == 'irregular':
        angle = np.linspace(0, 2 * np.pi, 8, endpoint=False) + rng.uniform(-.25, .25, 8)
        r = .5 * rng.uniform(.85, 1.15, 8)
        knots = np.stack([r * np.cos(angle) * 1.15, r * np.sin(angle) * .9], -1)
        ring = np.concatenate([knots, knots, knots[:1]])
        return spline([tuple(p) for p in ring], 140)[35:104]
    if kind in ('round', 'log'):
        return np.stack([.5 * np.cos(turn), .5 * np.sin(turn)], -1)
    if kind == 'pebble':
        return np.stack([.62 * np.cos(turn), .42 * np.sin(turn)], -1)
    if kind == 'leaf':
        t = np.linspace(0, 1, 46)
        half = .34 * np.sin(np.pi * t ** .8) ** .8
        x = (t - .5) * 1.25
        return np.concatenate([np.stack([x, half], -1)[::-1], np.stack([x, -half], -1)[1:-1]])[::-1]
    if kind == 'flower':
        r = .36 + .15 * np.abs(np.cos(turn * 3)) ** .7
        return np.stack([r * np.cos(turn), r * np.sin(turn)], -1)
    if kind == 'petal':
        r = .5 * (1 - .35 * np.cos(turn)) * (1 - .12 * np.cos(2 * turn))
        return np.stack([r * np.cos(turn), r * np.sin(turn) * .9], -1)
    if kind == 'drop':
        x, y = .5 * np.cos(turn), .5 * np.sin(turn)
        return np.stack([y * (.52 + .2 * x * 2) + .05 * np.cos(turn * 2), x * 1.25], -1)
    if kind == 'fan':
        arc = np.linspace(np.pi * .15, np.pi * .85, 40)
        outer = np.stack([.75 * np.cos(arc), .75 * np.sin(arc) - .45], -1)
        return np.concatenate([outer, np.stack([.14 * np.cos(arc[::-1]), .14 * np.sin(arc[::-1]) - .45], -1)])
    corners = {'hexagon': 6, 'octagon': 8}.get(kind)
    if corners:
        a = np.arange(corners) * 2 * np.pi / corners + np.pi / corners
        return np.stack([.52 * np.cos(a), .52 * np.sin(a)], -1)
    w, h = {'rectangle': (.72, .42), 'square': (.48, .48), 'plank': (.95, .24)}[kind]
    return np.array([(-w, -h), (w, -h), (w, h), (-w, h)]) + rng.normal(0, .008, (4, 2))


LAYOUTS = {
    'path': lambda k: (.1 * math.sin(k * 2.1), k * .62 - .3, .06),
    'curve': lambda k: (.42 * math.sin(k * .62 + .2) - .12, k * .58 - .3, .12),
    'close': lambda k: (.30 * (-1) ** k, k * .36 - .28, .1),
    'pair': lambda k: (.33 * (-1) ** k, (k // 2) * .7 - .2 + .12 * (k % 2), .05),
    'diagonal': lambda k: (.24 * (k - 1.6), k * .5 - .3, .3),
}


def stepping(scene, rng):
    form = scene['form']
    material = stone(scene['stone'], int(rng.integers(1e6)), tones=.25, cavity=0)
    carved = stone(scene['stone'], int(rng.integers(1e6)), cavity=1.5)
    size, spots = form['size'], []
    # Long slabs side by side want more room, between them and in the picture.
    spread = 1.5 if form['shape'] in ('plank', 'rectangle') and form['layout'] in ('close', 'pair') else 1
    count = {'close': 6, 'pair': 6}.get(form['layout'], 5)
    for k in range(count):
        x, y, wobble = LAYOUTS[form['layout']](k)
        scale = size / .5
        x, y = x * scale * spread, y * scale
        outline = shape(form['shape'], rng) * size * rng.uniform(.94, 1.06)
        turn = rng.normal(0, wobble) + (math.pi / 2 if form['shape'] == 'leaf' and k % 2 else 0)
        lay(outline, x, y, turn, form, material, carved, rng)
        spots.append((x, y, outline, turn))
    ground(form['ground'], spots, form.get('wide', 2.0), rng)
    light(scene, spots, rng)
    near = min(s[1] for s in spots) - size * .55
    half = .56 * spread * size / .5
    camera(np.array([-half, near, 0]), np.array([half, near + 1.35 * size / .5, .04]), scene['camera'])


def lay(outline, x, y, turn, form, material, carved, rng):
    """One stone, slightly tilted, its top a little uneven."""
    thick = form['thickness']
    slab = cutout('slab', [tuple(p) for p in outline], depth=thick, edge=.009, material=material, lying=True)
    tilt = (rng.normal(0, .008), rng.normal(0, .008), turn)
    place(slab, (x, y, thick * .25), tilt)
    if form['carving'] == 'plain':
        return
    reach = float(np.abs(outline).max()) * 2
    relief = Relief(reach, reach, 420)
    c = reach / 2
    decorate(relief, form['carving'], c, float(np.min(np.hypot(*outline.T))) if form['carving'] != 'veins' else c * .8)
    mask = relief.polygon([(px * .9, py * .9 + c) for px, py in outline]) & ndimage.binary_dilation(relief.field > .0006, iterations=3)
    relief.soften(.7)
    panel = relief.panel(carved, .012, keep=mask)
    # Stands by nature; laid on its back on the stone.
    from mathutils import Euler, Matrix
    panel.matrix_world = (Matrix.Translation((x, y, thick * .25)) @ Euler(tilt).to_matrix().to_4x4() @ Matrix.Translation((0, 0, thick * .5 - .001))
                          @ Euler((-math.pi / 2, 0, 0)).to_matrix().to_4x4() @ Matrix.Translation((0, 0, -c)))


def decorate(relief, kind, c, reach):
    h = .009
    gx, gy = relief.grid()
    r = np.hypot(gx, gy - c)
    if kind == 'rings':
        relief.field = (h * .8 * np.abs(np.sin(r / reach * np.pi * 6.5)) ** .6 * (r < reach)).astype(np.float32)
    elif kind == 'border':
        square = np.maximum(np.abs(gx), np.abs(gy - c))
        relief.field = (h * (np.exp(-((square - .72 * reach) / .012) ** 4) + np.exp(-((square - .55 * reach) / .008) ** 4))).astype(np.float32)
    elif kind == 'veins':
        for side in (-1, 1):
            for t in np.linspace(-.8, .8, 9):
                relief.line([(t * reach + .25 * reach * u, c + side * u * .45 * reach) for u in np.linspace(0, 1, 40)], .006, .003, h)
        relief.line([(t, c) for t in np.linspace(-1.1 * reach, 1.1 * reach, 160)], .009, .006, h)
    elif kind == 'lotus':
        for rank, (count, length) in enumerate(((12, .86), (10, .62), (8, .4))):
            for q in range(count):
                a = 2 * math.pi * (q + .5 * (rank % 2)) / count
                relief.petal(math.cos(a) * .08 * reach, c + math.sin(a) * .08 * reach, length * reach, length * reach * .46, a, h * (1 + .35 * rank))
        relief.dome(0, c, .12 * reach, h * 2)
    elif kind == 'sun':
        for q in range(24):
            a = 2 * math.pi * q / 24
            relief.petal(math.cos(a) * .42 * reach, c + math.sin(a) * .42 * reach, (.5 if q % 2 else .36) * reach, .1 * reach, a, h)
        relief.dome(0, c, .36 * reach, h * 1.2)
    else:
        for radius, count, length in ((.62, 24, .3), (.36, 16, .28), (.12, 10, .26)):
            for q in range(count):
                a = 2 * math.pi * q / count
                relief.petal(math.cos(a) * radius * reach, c + math.sin(a) * radius * reach, length * reach, 1.5 * reach / count * (radius + .4), a, h)
        relief.dome(0, c, .1 * reach, h * 1.4)


def outside(points, spots, margin=1.0):
    """Even-odd test of many points against the stones' outlines."""
    keep = np.ones(len(points), bool)
    for x, y, outline, turn in spots:
        c, s = math.cos(-turn), math.sin(-turn)
        local = points - [x, y]
        px, py = local[:, 0] * c - local[:, 1] * s, local[:, 0] * s + local[:, 1] * c
        near = np.hypot(px, py) < np.abs(outline).max() * 1.5
        inside = np.zeros(len(points), bool)
        edge = outline * margin
        for (ax, ay), (bx, by) in zip(edge, np.roll(edge, -1, 0)):
            if ay == by:
                continue
            crosses = near & ((ay > py) != (by > py)) & (px < (bx - ax) * (py - ay) / (by - ay) + ax)
            inside ^= crosses
        keep &= ~inside
    return keep


def ground(kind, spots, wide, rng):
    """`wide`: metres covered to either side of the path."""
    front, back = -1.9, 4.2
    corners = [(-6, -4), (6, -4), (6, 9), (-6, 9)]
    colour = {'grass': '#47542b', 'gravel': '#a89f90', 'sand': '#c3ad8a', 'pebbles': '#857d70'}[kind]
    if kind == 'sand':
        n = 420
        gx, gy = np.meshgrid(np.linspace(-2.6, 2.6, n), np.linspace(-1.8, 5, n), indexing='ij')
        distance = np.full(gx.shape, 9.0)
        for x, y, outline, turn in spots:
            distance = np.minimum(distance, np.hypot(gx - x, gy - y) - np.abs(outline).max() * .85)
        # Raked rings around the stones, straight furrows further off.
        furrow = np.where(distance < .34, distance, gy * .9 + .05 * np.sin(gx * 2))
        z = .007 * np.sin(furrow * 2 * np.pi / .05) - .004
        scenery(mesh('sand', np.stack([gx, gy, z], -1), grid_faces(n, n), plain(colour, .95, .1, .12, 60, .004)))
        return
    scenery(mesh('ground', [(x, y, -.012) for x, y in corners], [(0, 1, 2, 3)], plain(colour, .95, .1, .3, 30, .01)))
    if kind == 'grass':
        n = int(135000 * wide)
        points = np.stack([rng.uniform(-wide, wide, n), front + (back - front) * rng.uniform(0, 1, n) ** 1.5], -1)
        points = points[outside(points, spots, .97)]
        directions = np.stack([rng.normal(0, .38, len(points)), rng.normal(0, .38, len(points)), np.ones(len(points))], -1)
        scenery(leaves('grass', np.concatenate([points, np.full((len(points), 1), -.01)], 1), directions, .045 * rng.uniform(.5, 1.25, len(points)),
                       .0042 * rng.uniform(.7, 1.3, len(points)), leaf('#4a6428', '#8a9a4e', .35), rng, .35, 4))
        return
    strew(kind, spots, wide, front, back, rng)


def strew(kind, spots, wide, front, back, rng):
    """Gravel or pebbles as one mesh of many small stones."""
    size, n = (.011, int(33000 * wide)) if kind == 'gravel' else (.026, int(7000 * wide))
    points = np.stack([rng.uniform(-wide, wide, n), front + (back - front) * rng.uniform(0, 1, n) ** 1.35], -1)
    points = points[outside(points, spots, .99)]
    # Gravel is broken, six-sided; pebbles are rolled, so they take more sides and rings.
    sides, profile = (6, ((1, -.1), (.6, .42))) if kind == 'gravel' else (9, ((1, -.2), (.96, .12), (.74, .4), (.4, .54)))
    turns = np.arange(sides) * 2 * math.pi / sides
    rings = [(r * math.cos(a + .5 * k), r * math.sin(a + .5 * k), z) for k, (r, z) in enumerate(profile) for a in turns]
    low = np.array([*rings, (0, 0, profile[-1][1] + .05)])
    faces = grid_faces(len(profile), sides, False, True)[:, ::-1]
    top = (len(profile) - 1) * sides
    caps = np.array([(top + k, top + (k + 1) % sides, len(low) - 1) for k in range(sides)])
    shades = {'gravel': ('kandla-grey', 'dholpur-beige', 'kota'), 'pebbles': ('kandla-grey', 'makrana-white', 'deccan-basalt')}[kind]
    for index, name in enumerate(shades):
        own = points[index::3]
        count = len(own)
        scale = size * rng.uniform(.55, 1.3, (count, 1, 1)) * rng.uniform(.75, 1.2, (count, 1, 3))
        turn = rng.uniform(0, 6.28, count)
        c, s = np.cos(turn)[:, None], np.sin(turn)[:, None]
        body = low[None] * scale
        x, y = body[..., 0] * c - body[..., 1] * s, body[..., 0] * s + body[..., 1] * c
        vertices = np.stack([x + own[:, :1], y + own[:, 1:], body[..., 2] + rng.uniform(-.3, .5, (count, 1)) * size], -1)
        offset = (np.arange(count) * len(low))[:, None, None]
        quads = (faces[None] + offset).reshape(-1, 4)
        triangles = (caps[None] + offset).reshape(-1, 3)
        scenery(mesh('gravel', vertices, quads.tolist() + triangles.tolist(), plain_stone(name, rng)))


def plain_stone(name, rng):
    return stone(name, int(rng.integers(999)), cavity=0, bump=.4, scale=.35)


def light(scene, spots, rng):
    design = scene['set']
    if is_pale(scene['stone']):
        bpy.context.scene.view_settings.exposure -= .2
    sky('#c9dcf0', '#cfcbb0', .75)
    direction = sunlight(design['sunSide'], design['sunHeight'] + 8, 3, 3.4)
    palm_shadow(1.0, rng, np.array([.3, 1.6, 0]) + direction * 3.2, design['sunSide'], 5)
    hedge(1, 4.3, rng, -3, 3, 1.8)
