"""Where a piece is photographed: studio sweep, sunlit court, garden, wall. All scale with the piece's size."""
import math

import bpy
import numpy as np
from mathutils import Vector

from materials import leaf, plain
from plants import leaves
from shapes import aim, block, copy, grid_faces, link, mesh
from stones import is_pale, stone


def scenery(thing):
    """Marks an object as part of the set, so that it does not count when the camera frames the piece."""
    thing['set'] = 1
    return thing


def bounds():
    """Corners of the box around everything that is not scenery."""
    bpy.context.view_layer.update()
    low, high = np.full(3, 1e9), np.full(3, -1e9)
    for thing in bpy.context.scene.objects:
        if thing.type not in ('MESH', 'CURVE') or thing.hide_render or thing.get('set'):
            continue
        points = _points(thing) @ np.array(thing.matrix_world.to_3x3()).T + np.array(thing.matrix_world.translation)
        low, high = np.minimum(low, points.min(0)), np.maximum(high, points.max(0))
    return low, high


def _points(thing):
    """Vertices, not the object's own box: that one is too large once the object is turned."""
    if thing.type == 'CURVE':
        half = thing.data.extrude + thing.data.bevel_depth
        flat = np.array([point.co[:3] for line in thing.data.splines for point in line.points])
        return np.concatenate([flat + [0, 0, half], flat - [0, 0, half]])
    points = np.empty(len(thing.data.vertices) * 3, np.float32)
    thing.data.vertices.foreach_get('co', points)
    return points.reshape(-1, 3)


def softbox(location, target, size, power, colour=(1, 1, 1)):
    light = bpy.data.lights.new('softbox', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', size, size, power, colour
    thing = link(bpy.data.objects.new('softbox', light))
    thing.location = location
    thing.rotation_euler = aim(location, target)
    return thing


def sunlight(side, height, strength=3.2, softness=2.2):
    """Degrees to the left of the camera's axis and above the horizon; returns the direction towards the sun."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = strength, math.radians(softness), (1, 0.9, 0.76)
    thing = link(bpy.data.objects.new('sun', light))
    turn, rise = math.radians(side), math.radians(height)
    direction = np.array([-math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)])
    thing.rotation_euler = Vector(-direction).to_track_quat('-Z', 'Y').to_euler()
    return direction


def sky(top='#dfe8f2', bottom='#e8ddcf', strength=0.5):
    from nodes import NodeTree
    from stone_table import linear
    from stones import scaled
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = NodeTree(world.node_tree)
    background = world.node_tree.nodes['Background']
    split = tree.node('ShaderNodeSeparateXYZ', inputs={0: tree.node('ShaderNodeTexCoord').outputs['Generated']})
    rise = tree.math('MULTIPLY_ADD', split.outputs[2], 0.5, 0.5)
    colours = tree.ramp(rise, [(0.4, linear(bottom)), (0.55, linear(top)), (1, scaled(linear(top), 0.85))])
    tree.set(background.inputs[0], colours)
    background.inputs[1].default_value = strength
    world.cycles.sampling_method = 'NONE'


def camera(low, high, view, aim_at=None, shift=(0, 0), focus=None):
    """Frames the box: the nearest position from which it takes at most `view['fill']` of the picture."""
    scene = bpy.context.scene
    lens = bpy.data.cameras.new('camera')
    lens.lens, lens.sensor_fit, lens.sensor_height, lens.sensor_width = view['lens'], 'VERTICAL', 30, 24
    lens.shift_x, lens.shift_y = shift
    lens.clip_end = 1000
    thing = link(bpy.data.objects.new('camera', lens))
    scene.camera = thing
    centre = (low + high) / 2 if aim_at is None else np.array(aim_at)
    turn, rise = math.radians(view['azimuth']), math.radians(view['elevation'])
    towards = np.array([math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)])
    corners = np.array([[x, y, z] for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])])
    right = np.cross(-towards, [0, 0, 1])
    right /= np.linalg.norm(right)
    up = np.cross(right, -towards)
    tall = 15 / view['lens']
    wide = tall * scene.render.resolution_x / scene.render.resolution_y
    near, far = 0.05, 500
    for _ in range(50):
        distance = (near + far) / 2
        relative = corners - (centre + towards * distance)
        depth = relative @ -towards
        fits = (np.all(depth > 0.01) and np.all(abs(relative @ right) / depth <= wide * view['fill'])
                and np.all(abs(relative @ up) / depth <= tall * view['fill']))
        near, far = (near, distance) if fits else (distance, far)
    thing.location = centre + towards * far
    thing.rotation_euler = Vector(-towards).to_track_quat('-Z', 'Y').to_euler()
    if focus:
        lens.dof.use_dof, lens.dof.focus_distance, lens.dof.aperture_fstop = True, far * 0.98, focus
    return thing


def _size(low, high):
    return float(np.max(high - low)), (low + high) / 2


def studio(scene, rng):
    """Cyclorama with a large key from the left, weak cool fill, top and rim."""
    low, high = bounds()
    size, centre = _size(low, high)
    view, key = bpy.context.scene.view_settings, scene['set'].get('key', 1)
    if is_pale(scene['stone']):
        view.exposure, view.look = view.exposure - 0.22, 'High Contrast'
    _sweep(size, scene['set']['tone'], low[2])
    sky('#e6ebf0', '#dcd3c6', 0.33 * min(1, 0.4 + 0.6 * key))
    power, (x, y, z) = size * size, centre
    softbox((x - 2.0 * size, y - 1.7 * size, z + 1.9 * size), centre, 1.1 * size, 125 * power * key, (1, 0.94, 0.86))
    softbox((x + 2.6 * size, y - 1.6 * size, z + 0.7 * size), centre, 2.0 * size, 9 * power, (0.9, 0.95, 1))
    softbox((x, y + 0.6 * size, z + 2.6 * size), centre, 1.8 * size, 30 * power * key, (1, 0.97, 0.93))
    softbox((x + 1.7 * size, y + 1.5 * size, z + 1.5 * size), centre, 0.7 * size, 34 * power, (1, 0.95, 0.9))
    camera(low, high, scene['camera'])


def _sweep(size, tone, floor):
    bend = np.linspace(0, math.pi / 2, 40)
    radius, start = 1.4 * size, 2.2 * size
    y = np.concatenate([[-6 * size], start + radius * np.sin(bend), [start + radius]])
    z = np.concatenate([[0], radius - radius * np.cos(bend), [9 * size]]) + floor
    vertices = np.array([[(-9 * size, a, b), (9 * size, a, b)] for a, b in zip(y, z)])
    scenery(mesh('sweep', vertices, grid_faces(len(y), 2)[:, ::-1], plain(tone, 0.75, 0.2, 0.015, 1 / size)))


def court(scene, rng, depth=0.55, gap=None, frame=True):
    """Sunlit lime plaster, flagstones, the shadow of palm fronds: the look of the shop."""
    low, high = bounds()
    size, centre = _size(low, high)
    design, view = scene['set'], bpy.context.scene.view_settings
    key = design.get('key', 1)
    if is_pale(scene['stone']):
        view.exposure = view.exposure - 0.42
    wall = high[1] + (gap if gap is not None else depth * size * rng.uniform(0.8, 1.2))
    plaster(wall, size, design['tone'])
    flags(size, wall, design['floor'], rng)
    sky('#cfe0f5', '#d9c9b2', 0.55 * key)
    direction = sunlight(design['sunSide'], design['sunHeight'], 3.2 * key)
    softbox(centre + np.array([2.6, -2.4, 1.6]) * size, centre, 2.4 * size, 16 * size * size * key, (0.86, 0.93, 1))
    if design.get('leafShadow'):
        palm_shadow(size, rng, np.array([centre[0] + 0.45 * size, wall, centre[2] + 0.75 * size]) + direction * 3 * size, design['sunSide'])
    if frame:
        camera(low, high, scene['camera'])
    return wall


def plaster(y, size, tone):
    """Trowelled lime plaster: a gently wavy wall, with a darker foot where rain splashes."""
    x, z = np.meshgrid(np.linspace(-8 * size, 8 * size, 60), np.linspace(-0.01, 9 * size, 40), indexing='ij')
    wave = 0.006 * size * (np.sin(x * 1.7 / size + 1) * np.sin(z * 2.1 / size) + 0.6 * np.sin(x * 4.1 / size + z * 3.3 / size))
    vertices = np.stack([x, y + wave - wave.min(), z], -1)
    scenery(mesh('wall', vertices, grid_faces(60, 40), plain(tone, 0.9, 0.15, 0.07, 1.4 / size, 0.012 * size)))


def flags(size, wall, floor, rng, reach=9):
    """Paving of large flags, top at z = 0, in staggered rows away from the wall."""
    material = stone(floor, int(rng.integers(999)), bump=0.6, cavity=0, scale=max(1, size * 0.8), tones=0.22)
    edge = 0.62 * size
    originals = [scenery(block('flag', (edge * 0.988, edge * 0.988, 0.04 * size), (0, 0, -50), material, 0.006 * size, rng, 0.0012 * size)) for _ in range(4)]
    for row in range(-reach, 3):
        for column in range(-7, 8):
            x = column * edge + (row % 2) * 0.5 * edge
            scenery(copy(originals[int(rng.integers(4))], (x, wall - edge * 0.5 + row * edge, -0.04 * size), (0, 0, math.pi / 2 * rng.integers(4))))
    for original in originals:
        bpy.data.objects.remove(original)
    grout = [(-9 * size, -9 * size), (9 * size, -9 * size), (9 * size, wall), (-9 * size, wall)]
    scenery(mesh('grout', [(x, y, -0.012 * size) for x, y in grout], [(0, 1, 2, 3)], plain('#a39885', 0.95, 0.1, 0.1, 9)))


def palm_shadow(size, rng, location, side, fronds=None):
    """Fronds between sun and wall that the camera itself cannot see."""
    points, directions, lengths = [], [], []
    for _ in range(fronds or int(rng.integers(4, 7))):
        origin = np.array([rng.uniform(-1, 1), rng.uniform(-0.2, 0.2), rng.uniform(-0.8, 0.8)]) * size
        heading = np.array([rng.uniform(-1, 1), 0, rng.uniform(-1, 0.4)])
        heading /= np.linalg.norm(heading)
        for i in range(26):
            t = i / 26
            point = origin + heading * t * 1.5 * size + np.array([0, 0, -0.35 * t * t * size])
            across = np.array([-heading[2], 0, heading[0]])
            for sign in (1, -1):
                points.append(point)
                directions.append(sign * across + heading * 0.8)
                lengths.append(0.5 * size * math.sin(math.pi * (0.15 + 0.8 * t)))
    thing = scenery(leaves('shadow', np.array(points), np.array(directions), np.array(lengths), 0.05 * size, plain('#335522'), rng, 0.15))
    thing.location = location
    thing.rotation_euler = (0, 0, -math.radians(side))
    thing.visible_camera = thing.visible_glossy = False


def garden(scene, rng, hedge_height=2.6, paved=True):
    """A stone apron on a lawn, before a clipped hedge."""
    low, high = bounds()
    size, centre = _size(low, high)
    design = scene['set']
    if is_pale(scene['stone']):
        bpy.context.scene.view_settings.exposure -= 0.2
    half = _apron(size, low, high, centre, design['floor'], rng) if paved else (0, 0)
    lawn(size, centre, half, high, rng)
    hedge(size, high[1] + 0.8 * size, rng, -2.6, 2.6, hedge_height)
    sky('#cfdded', '#cfcbb4', 0.95)
    sunlight(design['sunSide'], design['sunHeight'], 2.8, 4)
    camera(low, high, scene['camera'])


def _apron(size, low, high, centre, floor, rng):
    material = stone(floor, int(rng.integers(999)), bump=0.6, cavity=0, scale=max(1, size * 0.5), tones=0.2)
    tile, margin = max(0.3, 0.26 * size), 0.16 * size
    across, along = (int(np.ceil((high[k] - low[k] + 2 * margin) / tile)) for k in (0, 1))
    half_x, half_y = across * tile / 2, along * tile / 2
    original = scenery(block('flag', (tile * 0.985, tile * 0.985, 0.05), (0, 0, -50), material, 0.008, rng, 0.002))
    for a in range(across):
        for b in range(along):
            x, y = centre[0] - half_x + (a + 0.5) * tile, centre[1] - half_y + (b + 0.5) * tile
            scenery(copy(original, (x, y, -0.05), (0, 0, math.pi / 2 * rng.integers(4))))
    bpy.data.objects.remove(original)
    return half_x, half_y


def lawn(size, centre, half, high, rng, colours=('#4f652d', '#919c5c')):
    """Earth and up to 420,000 bent blades; none where the apron lies."""
    blade = float(np.clip(0.022 * size, 0.035, 0.075))
    wide, front, back = 1.5 * size, 2.2 * size, high[1] + 0.95 * size
    wanted = 2 * wide * (front + back) * 9000
    count = int(min(420000, wanted))
    x, y = rng.uniform(-wide, wide, count), rng.uniform(-front, back, count)
    clear = ~((abs(x - centre[0]) < half[0] - 0.005 * size) & (abs(y - centre[1]) < half[1] - 0.005 * size))
    x, y = x[clear], y[clear]
    corners = [(-4, -4), (4, -4), (4, 5), (-4, 5)]
    scenery(mesh('earth', [(a * size, b * size, -0.03) for a, b in corners], [(0, 1, 2, 3)], plain('#3f4f24', 0.95, 0.1, 0.25, 3 / size)))
    directions = np.stack([rng.normal(0, 0.4, len(x)), rng.normal(0, 0.4, len(x)), np.ones(len(x))], -1)
    scenery(leaves('grass', np.stack([x, y, np.full(len(x), -0.03)], -1), directions, blade * rng.uniform(0.6, 1.3, len(x)) + 0.03,
                   0.0045 * math.sqrt(wanted / count) * rng.uniform(0.7, 1.3, len(x)), leaf(*colours, 0.35), rng, 0.35, 4))


def hedge(size, y, rng, left=-1.7, right=1.7, height=1.6, colours=('#48633a', '#8ba35c')):
    """Clipped but alive: leaves are 5-8 cm whatever the size of the piece."""
    blade = float(np.clip(0.016 * size, 0.045, 0.07))
    count = int(min(400000, (right - left) * size * height * size * 1.15 / (blade * blade * 0.5)))
    x, z = rng.uniform(left * size, right * size, count), rng.uniform(0, height * size, count)
    bulge = 0.22 * np.sin(x * 2.1 / size + 1) + 0.16 * np.sin(x * 5.3 / size) + 0.1 * np.sin(z * 6 / size + x * 3 / size)
    points = np.stack([x, y - bulge * 0.35 * size + rng.uniform(-0.05, 0.12, count) * size, z * (1 + 0.09 * np.sin(x * 3.7 / size))], -1)
    directions = rng.normal(0, 1, (count, 3)) + [0, -0.8, 0.3]
    scenery(leaves('hedge', points, directions, blade * rng.uniform(0.8, 1.6, count), blade * 0.6, leaf(*colours, 0.3), rng, 0.3, 4))
    corners = [(left, 0), (right, 0), (right, height * 0.96), (left, height * 0.96)]
    scenery(mesh('inside', [(a * size, y + 0.2 * size, b * size) for a, b in corners], [(0, 1, 2, 3)], plain('#2c3d22', 0.95, 0.1, 0.0)))


def wall(scene, rng, rake=1.0):
    """A panel hung on plaster, under raking light from the upper left."""
    low, high = bounds()
    size, centre = _size(low, high)
    view = bpy.context.scene.view_settings
    if is_pale(scene['stone']):
        view.exposure, view.look = view.exposure - 0.2, 'High Contrast'
    y = high[1] + 0.002
    corners = [(-9, -9), (9, -9), (9, 9), (-9, 9)]
    scenery(mesh('wall', [(a * size, y, b * size) for a, b in corners], [(0, 1, 2, 3)], plain(scene['set']['tone'], 0.9, 0.15, 0.06, 2 / size, 0.006)))
    sky('#e6ebf0', '#dcd3c6', 0.3)
    power, (cx, cy, cz) = size * size, centre
    softbox((cx - 2.1 * size, cy - 1.15 * size, cz + 1.7 * size), centre, 0.75 * size, 120 * power * rake, (1, 0.93, 0.83))
    softbox((cx + 2.4 * size, cy - 2.2 * size, cz + 0.3 * size), centre, 2 * size, 18 * power, (0.9, 0.95, 1))
    camera(low, high, scene['camera'])


SETS = {'studio': studio, 'court': court, 'garden': garden, 'wall': wall}


def stage(scene, rng):
    """Puts the set named in the description around what has been built, and frames it."""
    if scene['set']['kind'] in SETS:
        SETS[scene['set']['kind']](scene, rng)
