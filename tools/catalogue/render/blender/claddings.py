"""Wall cladding: 16 ways to lay stone on a wall, filling the frame, in raking light."""
import math

import bpy
import numpy as np

from materials import plain
from sets import camera, scenery, sky, softbox
from shapes import block, copy, cutout, grid_faces, lathe, mesh, place, unevenness
from stones import is_pale, stone

WIDTH, HEIGHT = 1.5, 1.9
"""Size of the clad wall in metres, the camera sees about two thirds of it. A wide picture sets a wider wall."""


def cladding(scene, rng):
    global WIDTH
    form = scene['form']
    WIDTH = form.get('wide', 1.5)
    material = stone(scene['stone'], int(rng.integers(1e6)), tones=.42, cavity=.2)
    PATTERNS[form['pattern']](material, rng, form['grain'])
    corners = [(-WIDTH, -1), (WIDTH, -1), (WIDTH, HEIGHT + 1), (-WIDTH, HEIGHT + 1)]
    scenery(mesh('bed', [(x, .03, z) for x, z in corners], [(0, 1, 2, 3)], plain(scene['set']['tone'], .95)))
    light(scene)
    camera(np.array([-.46, -.05, HEIGHT * .18]), np.array([.46, 0, HEIGHT * .82]), scene['camera'])


def light(scene):
    view = bpy.context.scene.view_settings
    if is_pale(scene['stone']):
        view.exposure, view.look = view.exposure - .35, 'High Contrast'
    sky('#e6ebf0', '#dcd3c6', .3)
    softbox((-2.2, -1.0, 2.9), (0, 0, .9), .5, 210, (1, .92, .8))
    softbox((2.6, -3, 1.2), (0, 0, 1), 2.5, 40, (.9, .95, 1))


class Layer:
    """Lays blocks from a small stock of uneven shapes, so that a wall of 400 stones builds quickly."""

    def __init__(self, material, rng, grain=0.0, edge=.004, cuts=10, kinds=8):
        self.material, self.rng, self.grain, self.edge, self.cuts = material, rng, grain, edge, cuts

    def lay(self, left, right, low, high, out, joint=.003, turn=0.0):
        size = (right - left - joint, .06, high - low - joint)
        if min(size) < .008:
            return None
        thing = block('stone', size, (0, 0, 0), self.material, self.edge, self.rng, .0016, self.grain, cuts=self.cuts)
        return place(thing, ((left + right) / 2, -out + .03, low + joint / 2), (0, turn, 0))


def ledge(material, rng, grain):
    layer, z = Layer(material, rng, .004, .003, 9), 0
    while z < HEIGHT:
        high = rng.choice([.025, .035, .045, .06]) * grain
        x = -WIDTH / 2 - rng.uniform(0, .2)
        while x < WIDTH / 2:
            long = rng.uniform(.12, .42)
            layer.lay(x, x + long, z, z + high, rng.uniform(.015, .05))
            x += long
        z += high


def rockface(material, rng, grain):
    layer, z = Layer(material, rng, .0105, .01, 26), 0
    while z < HEIGHT:
        high = rng.choice([.12, .17, .22]) * grain
        x = -WIDTH / 2 - rng.uniform(0, .3)
        while x < WIDTH / 2:
            long = rng.uniform(.18, .5)
            layer.lay(x, x + long, z, z + high, rng.uniform(.02, .03), .009)
            x += long
        z += high


def mosaic(material, rng, grain):
    layer, s = Layer(material, rng, .0015, .003, 5), .095 * grain
    for i in range(int(WIDTH / s) + 1):
        for j in range(int(HEIGHT / s)):
            layer.lay(-WIDTH / 2 + i * s, -WIDTH / 2 + (i + 1) * s, j * s, (j + 1) * s, rng.choice([.012, .022, .034, .046]), .0025)


def fluted(material, rng, grain):
    pitch = .052 * grain
    panel = .42
    for k in range(int(WIDTH / panel) + 2):
        x = np.linspace(0, panel - .003, 200)
        z = np.linspace(0, HEIGHT, 60)
        gx, gz = np.meshgrid(x, z)
        y = -.02 - .02 * np.abs(np.cos((gx + k * panel) / pitch * np.pi)) ** .55
        points = np.stack([gx, y, gz], -1).reshape(-1, 3)
        points += unevenness(points, rng, .25, .0008)
        mesh('flutes', points, grid_faces(60, 200)[:, ::-1], material).location = (-WIDTH / 2 - .1 + k * panel, 0, 0)


def hexagons(material, rng, grain):
    r = .085 * grain
    stock = []
    for lift in (.012, .02, .03, .042):
        shape = [(r * .985 * math.cos(a), r * .985 * math.sin(a)) for a in np.arange(6) * math.pi / 3]
        stock.append(cutout('hex', shape, depth=.06, edge=.005, material=material, location=(0, 50, 0)))
        stock[-1]['lift'] = lift
    step = r * math.sqrt(3)
    for i in range(-1, int(WIDTH / (1.5 * r)) + 2):
        for j in range(-1, int(HEIGHT / step) + 2):
            original = stock[int(rng.integers(4))]
            copy(original, (-WIDTH / 2 + i * 1.5 * r, .03 - original['lift'], j * step + (i % 2) * step / 2), (math.pi / 2 + rng.normal(0, .006), rng.normal(0, .006), 0))
    for original in stock:
        bpy.data.objects.remove(original)


def herringbone(material, rng, grain):
    """Bricks L x W on the lattice (W, W), (L, -L): one lying, one standing at each point; the whole turned by 45 degrees."""
    long, wide, turn = .3 * grain, .1 * grain, math.sqrt(.5)
    for k in range(-26, 27):
        for m in range(-9, 10):
            x, z = k * wide + m * long, k * wide - m * long
            for centre, size in (((x + long / 2, z + wide / 2), (long, wide)), ((x + long + wide / 2, z + wide - long / 2), (wide, long))):
                px, pz = turn * (centre[0] - centre[1]), turn * (centre[0] + centre[1]) + HEIGHT / 2
                if abs(px) > WIDTH * .5 or not -.1 < pz < HEIGHT + .1:
                    continue
                brick = block('brick', (size[0] - .003, .06, size[1] - .003), (0, 0, 0), material, .003, rng, .001, .0012, cuts=7)
                half = (size[1] - .003) / 2
                place(brick, (px + half * turn, .03 - rng.choice([.02, .024, .03]), pz - half * turn), (0, -math.pi / 4, 0))


def rubble(material, rng, grain):
    """Random rubble: relaxed cells, each a pillow of stone with a mortar joint around it."""
    from scipy.spatial import Voronoi
    count = int(130 / grain)
    points = rng.uniform(0, 1, (count, 2)) * [WIDTH * 1.2, HEIGHT * 1.15] - [WIDTH * .6, .1]
    gx, gy = np.meshgrid(np.linspace(-WIDTH * .6, WIDTH * .6, 130), np.linspace(-.1, HEIGHT * 1.05, 130))
    for _ in range(4):
        owner = np.argmin((gx[..., None] - points[:, 0]) ** 2 + 1.9 * (gy[..., None] - points[:, 1]) ** 2, -1)
        points = np.array([[gx[owner == k].mean(), gy[owner == k].mean()] if (owner == k).any() else points[k] for k in range(count)])
    cells = Voronoi(points)
    for region in cells.point_region:
        corners = cells.regions[region]
        if -1 in corners or len(corners) < 4:
            continue
        outline = cells.vertices[corners]
        if np.any(np.abs(outline) > 3):
            continue
        pillow(outline, rng.uniform(.03, .055), material, rng)


def pillow(outline, out, material, rng, joint=.009, rough=.009):
    """A rounded stone filling a polygon, bulging towards the viewer."""
    centre = outline.mean(0)
    edge = np.concatenate([np.linspace(a, b, 12, endpoint=False) for a, b in zip(outline, np.roll(outline, -1, 0))])
    for _ in range(3):
        edge = (np.roll(edge, 1, 0) + 2 * edge + np.roll(edge, -1, 0)) / 4
    size = np.sqrt(np.mean(np.sum((edge - centre) ** 2, 1)))
    edge = centre + (edge - centre) * (1 - joint / size)
    rings = np.concatenate([np.linspace(0, .8, 12), np.sin(np.linspace(.93, math.pi / 2, 9))])
    rows = []
    for t in rings:
        depth = -out * np.sqrt(max(0, 1 - t ** 5)) * (1 if t < 1 else 0)
        flat = centre + (edge - centre) * t
        rows.append(np.stack([flat[:, 0], np.full(len(flat), depth), flat[:, 1]], -1))
    rows.append(rows[-1] + [0, .03, 0])
    points = np.array(rows).reshape(-1, 3)
    bump = unevenness(points, rng, size * 1.1, rough)
    points = points + bump * [0.3, 1, 0.3]
    mesh('stone', points - [centre[0], 0, centre[1]], grid_faces(len(rows), len(edge), False, True), material).location = (centre[0], 0, centre[1])


def waves(material, rng, grain):
    """Large carved panels with flowing ridges."""
    panel = .6
    for i in range(-int(WIDTH / 1.1) - 1, int(WIDTH / 1.1) + 1):
        for j in range(0, 4):
            x = np.linspace(0, panel - .003, 170)
            gx, gz = np.meshgrid(x, x)
            wx, wz = gx + i * panel, gz + j * panel
            phase = wz * 46 / grain + 2.6 * np.sin(wx * 4.2) + 1.2 * np.sin(wx * 9 + wz * 3)
            y = -.02 - .011 * (1 + np.cos(phase)) ** .8
            mesh('wave', np.stack([gx, y, gz], -1), grid_faces(170, 170)[:, ::-1], material).location = (i * panel, 0, j * panel)


def basket(material, rng, grain):
    layer, s = Layer(material, rng, .0018, .004, 7), .27 * grain
    for i in range(int(WIDTH / s) + 2):
        for j in range(int(HEIGHT / s) + 1):
            x, z = -WIDTH / 2 - .1 + i * s, j * s
            for k in range(3):
                out = .024 + .008 * (k == 1)
                if (i + j) % 2:
                    layer.lay(x, x + s, z + k * s / 3, z + (k + 1) * s / 3, out)
                else:
                    layer.lay(x + k * s / 3, x + (k + 1) * s / 3, z, z + s, out)


def planks(material, rng, grain):
    layer, z = Layer(material, rng, .006, .004, 22), 0
    while z < HEIGHT:
        high = rng.choice([.07, .1, .13]) * grain
        x = -WIDTH / 2 - rng.uniform(0, .6)
        while x < WIDTH / 2:
            long = rng.uniform(.6, 1.1)
            layer.lay(x, x + long, z, z + high, rng.choice([.02, .026, .034]), .004)
            x += long
        z += high


def pebbles(material, rng, grain):
    """Large ones first, then what still fits between them: a dense bed, as it is laid by hand."""
    placed = np.empty((0, 3))
    for size in np.sort(rng.uniform(.016, .046, 7000))[::-1] * grain:
        x, z = rng.uniform(-WIDTH / 2, WIDTH / 2), rng.uniform(0, HEIGHT)
        if np.all((placed[:, 0] - x) ** 2 + (placed[:, 1] - z) ** 2 > (.84 * (size + placed[:, 2])) ** 2):
            placed = np.vstack([placed, (x, z, size)])
    corners = [(-WIDTH, -1), (WIDTH, -1), (WIDTH, HEIGHT + 1), (-WIDTH, HEIGHT + 1)]
    scenery(mesh('mortar', [(x, .002, z) for x, z in corners], [(0, 1, 2, 3)], plain('#57524a', .95, .25, .12, 70)))
    stock = [lathe('pebble', [(.001, -.55), (.7, -.4), (1, 0), (.72, .4), (.001, .55)], material, 22, 30, rng=rng, uneven=.09) for _ in range(6)]
    for x, z, size in placed:
        copy(stock[int(rng.integers(6))], (x, .006, z), (math.pi / 2 + rng.normal(0, .25), rng.uniform(0, 6.28), rng.normal(0, .25)), (size, size * rng.uniform(.75, 1), size))
    for original in stock:
        bpy.data.objects.remove(original)


def bricks(material, rng, grain):
    layer, high, long = Layer(material, rng, .0045, .007, 10), .075 * grain, .23 * grain
    for j in range(int(HEIGHT / high) + 1):
        for i in range(int(WIDTH / long) + 2):
            x = -WIDTH / 2 - .15 + i * long + (j % 2) * long / 2
            layer.lay(x, x + long, j * high, (j + 1) * high, rng.uniform(.022, .03), .01, rng.normal(0, .004))


def chevron(material, rng, grain):
    wide, tall = .3 * grain, .075 * grain
    for i in range(int(WIDTH / wide) + 2):
        lean = .24 * grain * (1 if i % 2 else -1)
        for j in range(-5, int(HEIGHT / tall) + 5):
            x, z = -WIDTH / 2 - .1 + i * wide, j * tall
            half = wide / 2 - .0015
            shape = [(-half, -lean / 2), (half, lean / 2), (half, lean / 2 + tall - .003), (-half, -lean / 2 + tall - .003)]
            cutout('strip', shape, depth=.06, edge=.0035, material=material, location=(x, .03 - rng.choice([.018, .024, .034]), z))


def pyramids(material, rng, grain):
    s = .17 * grain
    n = 26
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
    height = .052 * (1 - np.maximum(np.abs(u), np.abs(v))) ** .96
    points = np.stack([u * s * .49, -height, v * s * .49], -1)
    stock = []
    for _ in range(5):
        moved = points.reshape(-1, 3) + unevenness(points.reshape(-1, 3), rng, .08, .0012)
        stock.append(mesh('point', moved, grid_faces(n, n)[:, ::-1], material, sharp=30))
    for i in range(int(WIDTH / s) + 2):
        for j in range(int(HEIGHT / s) + 2):
            copy(stock[int(rng.integers(5))], (-WIDTH / 2 + i * s, .0, j * s), (0, math.pi / 2 * rng.integers(4), 0))
    for original in stock:
        bpy.data.objects.remove(original)


def scales(material, rng, grain):
    r = .1 * grain
    shape = [(-r, 0), *[(r * .98 * math.cos(a), -r * .98 * abs(math.sin(a))) for a in np.linspace(math.pi, 2 * math.pi, 30)], (r, 0), (r * .98, r * .6), (-r * .98, r * .6)]
    stock = cutout('scale', shape, depth=.02, edge=.004, material=material, location=(0, 50, 0))
    for j in range(int(HEIGHT / (r * .92)) + 3):
        for i in range(int(WIDTH / (2 * r)) + 2):
            copy(stock, (-WIDTH / 2 + (2 * i + j % 2) * r, -.012, j * r * .92), (math.pi / 2 - .16 + rng.normal(0, .012), rng.normal(0, .012), 0))
    bpy.data.objects.remove(stock)


def rounds(material, rng, grain):
    s = .2 * grain
    stock = []
    for profile in ([(.001, .05), (.03, .046), (.06, .03), (.075, .012), (.084, .02), (.093, .016), (.097, -.02)],
                    [(.001, .018), (.03, .02), (.05, .036), (.065, .04), (.08, .03), (.093, .006), (.097, -.02)]):
        stock.append(lathe('boss', [(r * grain, z * grain) for r, z in profile[::-1]], material, 80, 120, rng=rng))
    layer = Layer(material, rng, 0, .003, 5)
    for i in range(int(WIDTH / s) + 1):
        for j in range(int(HEIGHT / s) + 1):
            x, z = -WIDTH / 2 + i * s, j * s
            layer.lay(x, x + s, z, z + s, .008, .003)
            copy(stock[(i + j) % 2], (x + s / 2, -.006, z + s / 2), (math.pi / 2, rng.uniform(0, 6.28), 0))
    for original in stock:
        bpy.data.objects.remove(original)


PATTERNS = {'ledge': ledge, 'rockface': rockface, 'mosaic': mosaic, 'flutes': fluted, 'hexagons': hexagons, 'herringbone': herringbone,
            'rubble': rubble, 'waves': waves, 'basket': basket, 'planks': planks, 'pebbles': pebbles, 'bricks': bricks, 'chevron': chevron,
            'pyramids': pyramids, 'scales': scales, 'rounds': rounds}
