"""Plants and flowers from bent leaves. `radius` is that of the pot's mouth, `z` the height of the soil; metres."""
import math

import numpy as np

from materials import leaf, petal, plain
from shapes import grid_faces, lathe, mesh, petals


def leaves(name, points, directions, lengths, widths, material, rng, curl=0.4, joints=5):
    """Many simple leaves: an array of roots and of directions, each leaf bent down by `curl` of its length."""
    count = len(points)
    directions = directions / np.linalg.norm(directions, axis=1, keepdims=True)
    up = np.tile([0, 0, 1.0], (count, 1)) + rng.normal(0, 0.25, (count, 3))
    side = np.cross(directions, up)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    normal = np.cross(side, directions)
    u = np.linspace(0, 1, joints)
    outline = np.sin(np.pi * u ** 0.8) ** 0.8
    outline[-1], outline[0] = 0.02, 0.12
    lengths, widths = np.broadcast_to(lengths, (count,)), np.broadcast_to(widths, (count,))
    vertices = np.zeros((count, joints, 3, 3))
    for k, across in enumerate((-1, 0, 1)):
        vertices[:, :, k] = (points[:, None] + directions[:, None] * (u[None, :, None] * lengths[:, None, None])
                             + side[:, None] * (across * outline[None, :, None] * widths[:, None, None] / 2)
                             + normal[:, None] * ((-curl * u ** 2)[None, :, None] * lengths[:, None, None]
                                                  + abs(across) * 0.12 * widths[:, None, None]))
    face = grid_faces(joints, 3)
    faces = (face[None] + (np.arange(count) * joints * 3)[:, None, None]).reshape(-1, 4)
    return mesh(name, vertices.reshape(-1, 3), faces, material)


def soil(radius, z):
    lathe('soil', [(0.001, z + 0.012), (radius * 0.6, z + 0.008), (radius, z)],
          plain('#3b2c20', 0.95, 0.1, 0.4, 40, 0.01), raw=True, segments=64)


def _around(rng, count, low, high):
    """Random directions with elevation between two angles."""
    turn, rise = rng.uniform(0, 6.28, count), rng.uniform(low, high, count)
    return np.stack([np.cos(turn) * np.cos(rise), np.sin(turn) * np.cos(rise), np.sin(rise)], -1)


def _stems(rng, radius, z, count, reach, droop, per_stem=16):
    points, directions = [], []
    for direction in _around(rng, count, 0.7, 1.5):
        length = radius * rng.uniform(*reach)
        for i in range(per_stem):
            t = 0.2 + 0.8 * i / per_stem
            points.append([0, 0, z] + direction * t * length - [0, 0, t * t * length * droop] + rng.normal(0, 0.03 * radius, 3))
            directions.append(rng.normal(0, 1, 3) + [0, 0, 0.5])
    return np.array(points), np.array(directions)


def agave(radius, z, rng):
    k = np.arange(34)
    turn, rise = k * 2.399, np.linspace(0.15, 1.45, 34)
    directions = np.stack([np.cos(turn) * np.cos(rise), np.sin(turn) * np.cos(rise), np.sin(rise)], -1)
    leaves('agave', np.tile([0, 0, z], (34, 1)) + directions * [.02, .02, 0], directions,
           radius * np.linspace(2.0, 1.4, 34), radius * 0.34, leaf('#5d7a62', '#93a88a', 0.1), rng, 0.16, 8)


def clipped_ball(radius, z, rng, size=1.25, centre=1.15):
    directions = rng.normal(0, 1, (5200, 3))
    directions /= np.linalg.norm(directions, axis=1)[:, None]
    points = directions * (radius * size * rng.uniform(0.72, 1, 5200)[:, None] ** 0.5) + [0, 0, z + radius * centre]
    keep = points[:, 2] > z - 0.1 * radius
    leaves('box', points[keep], (directions + rng.normal(0, 0.6, directions.shape))[keep], radius * 0.17 * size / 1.25, radius * 0.1 * size / 1.25,
           leaf('#3f5c2b', '#87a04e', 0.3), rng, 0.3, 4)
    core = lathe('core', [(0.01, -radius * size * 0.8), (radius * size * 0.62, -radius * size * 0.4), (radius * size * 0.8, 0),
                          (radius * size * 0.62, radius * size * 0.4), (0.01, radius * size * 0.8)], plain('#22301a', 0.9, 0.1, 0.1), rings=40, segments=48)
    core.location = (0, 0, z + radius * centre)


def topiary(radius, z, rng):
    """A standard: bare stem, clipped head."""
    lathe('stem', [(radius * 0.09, z - 0.01), (radius * 0.07, z + radius * 1.2), (radius * 0.06, z + radius * 1.9)],
          plain('#6b5440', 0.9, 0.1, 0.2, 30), rings=20, segments=24, rng=rng, uneven=0.05)
    clipped_ball(radius, z, rng, 0.95, 2.55)


def palm(radius, z, rng, fronds=17):
    points, directions, lengths, widths = [], [], [], []
    for frond in range(fronds):
        turn, rise = frond * 2.399, rng.uniform(0.75, 1.35)
        heading = np.array([math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)])
        reach = radius * rng.uniform(2.6, 3.6)
        for i in range(30):
            t = (i + 3) / 33
            point = np.array([0, 0, z]) + heading * t * reach - [0, 0, t * t * reach * 0.42]
            along = heading * reach - np.array([0, 0, 2 * t * reach * 0.42])
            along /= np.linalg.norm(along)
            side = np.cross(along, [0, 0, 1])
            side /= np.linalg.norm(side)
            for sign in (1, -1):
                points.append(point)
                directions.append(sign * side + along * 0.75 - np.array([0, 0, 0.12]))
                lengths.append(reach * 0.3 * math.sin(math.pi * (0.12 + 0.85 * t)))
                widths.append(reach * 0.022)
    leaves('palm', np.array(points), np.array(directions), np.array(lengths), np.array(widths), leaf('#41632f', '#7f9c4d', 0.3), rng, 0.25, 6)


def bush(radius, z, rng, greens=('#46612f', '#84994d'), leaf_size=0.3, flowers=None, reach=(1.4, 2.6), share=0.45, flower_size=0.8):
    points, directions = _stems(rng, radius, z, 50, reach, 0.18)
    lengths = radius * leaf_size * rng.uniform(0.6, 1.1, len(points))
    leaves('leaves', points, directions, lengths, lengths * 0.55, leaf(*greens, 0.3), rng, 0.3, 5)
    if flowers:
        keep = rng.random(len(points)) < share
        leaves('flowers', points[keep] + rng.normal(0, 0.05 * radius, (keep.sum(), 3)), directions[keep] + [0, 0, 0.6],
               lengths[keep] * flower_size, lengths[keep] * flower_size * 0.94, petal(flowers), rng, 0.1, 4)


def snake(radius, z, rng):
    turn = rng.uniform(0, 6.28, 26)
    out = radius * 0.45 * rng.random(26) ** 0.5
    points = np.stack([out * np.cos(turn), out * np.sin(turn), np.full(26, z)], -1)
    directions = np.stack([0.16 * np.cos(turn), 0.16 * np.sin(turn), np.ones(26)], -1) + rng.normal(0, 0.06, (26, 3))
    leaves('snake', points, directions, radius * rng.uniform(1.6, 2.9, 26), radius * 0.24, leaf('#3f5b3a', '#9aa860', 0.05), rng, 0.04, 8)


def fountain_grass(radius, z, rng):
    directions = _around(rng, 700, 1.0, 1.52)
    points = np.tile([0, 0, z], (700, 1)) + directions * [radius * 0.5, radius * 0.5, 0]
    leaves('grass', points, directions, radius * rng.uniform(1.3, 2.3, 700), radius * 0.035, leaf('#6d7b3c', '#b3ab62', 0.35), rng, 0.42, 7)


def frangipani(radius, z, rng):
    """Few thick branches, whorls of long leaves, white flowers at the tips."""
    bark = plain('#8d8272', 0.9, 0.1, 0.2, 30)
    tips = []
    for turn in np.arange(5) * 1.257 + rng.uniform(0, 1):
        lean = rng.uniform(0.25, 0.6)
        heading = np.array([math.cos(turn) * lean, math.sin(turn) * lean, 1])
        length = radius * rng.uniform(1.4, 2.2)
        tips.append(np.array([0, 0, z]) + heading * length)
        branch = lathe('branch', [(radius * 0.1, 0), (radius * 0.075, length * 0.6), (radius * 0.08, length * 1.0)], bark, rings=20, segments=20, rng=rng, uneven=0.08)
        branch.location = (0, 0, z)
        branch.rotation_euler = (math.atan(lean) * -math.sin(turn), math.atan(lean) * math.cos(turn), 0)
    for tip in tips:
        tip = np.array([tip[0], tip[1], z + (tip[2] - z) * 0.94])
        directions = _around(rng, 22, -0.2, 1.0)
        leaves('leaves', np.tile(tip, (22, 1)), directions, radius * rng.uniform(0.8, 1.25, 22), radius * 0.3, leaf('#3f6130', '#7c9a4c', 0.3), rng, 0.25, 7)
        for _ in range(4):
            spot = tip + _around(rng, 1, 0.5, 1.4)[0] * radius * 0.4
            turn = np.arange(5) * 1.2566 + rng.uniform(0, 1)
            directions = np.stack([np.cos(turn), np.sin(turn), np.full(5, 0.5)], -1)
            leaves('flower', np.tile(spot, (5, 1)), directions, radius * 0.22, radius * 0.16, petal(('#fff3d6', '#fffdf6')), rng, -0.1, 4)


def tulsi_plant(radius, z, rng):
    bush(radius, z, rng, ('#4c6a34', '#7c8f4d'), 0.26, reach=(1.3, 2.3))


PLANTS = {
    'agave': agave,
    'ball': clipped_ball,
    'fern': lambda r, z, rng: bush(r, z, rng, ('#46612f', '#84994d'), 0.22, reach=(1.5, 2.5)),
    'palm': palm,
    'bougainvillea': lambda r, z, rng: bush(r, z, rng, flowers=('#b81f62', '#e05a94')),
    'snake': snake,
    'jasmine': lambda r, z, rng: bush(r, z, rng, ('#3d5a31', '#6f8a49'), 0.24, ('#f4f0e4', '#ffffff'), (1.2, 2.1), 0.22, 0.75),
    'grass': fountain_grass,
    'topiary': topiary,
    'frangipani': frangipani,
    'tulsi': tulsi_plant,
}


def plant(kind, radius, z, rng):
    PLANTS[kind](radius, z, rng)


def scattered(rng, radius, spacing, count):
    """Points in a disc, none nearer to another than `spacing`."""
    points = []
    for _ in range(500):
        turn, out = rng.uniform(0, 6.28), radius * rng.random() ** 0.5
        point = np.array([out * math.cos(turn), out * math.sin(turn)])
        if all(np.linalg.norm(point - other) > spacing for other in points):
            points.append(point)
        if len(points) >= count:
            break
    return points


BLOOMS = {
    'marigold': [('#e08a1e', '#f2b632'), ('#d9751a', '#f0a02a')],
    'rose': [('#9d1230', '#c93a55'), ('#c2185b', '#e8709f')],
    'jasmine': [('#f3ead8', '#ffffff')],
    'mixed': [('#e08a1e', '#f2b632'), ('#c2185b', '#e8709f'), ('#f3ead8', '#ffffff')],
    'lotus': [('#d9799f', '#f6d3df'), ('#f3dfe4', '#ffffff')],
}


def bloom(position, size, material, rng, rows=((.35, .35, 14), (.2, .8, 11), (.08, 1.15, 8)), long=0.9, wide=0.5):
    """A floating flower head: rows of (root radius, tilt, petals)."""
    for root, tilt, count in rows:
        head = petals('bloom', count, size * root, size * long, size * wide, material, 0, tilt, 0.5, size * 0.05, rng.uniform(0, 3), 6, 5)
        head.location = position


def float_flowers(kind, radius, z, rng, count):
    """Flowers on the water of a bowl of the given inner radius."""
    if kind == 'petals':
        return loose_petals(radius, z, rng, 90)
    materials = [petal(colours) for colours in BLOOMS[kind]]
    lotus = kind == 'lotus'
    count = min(count, 4) if lotus else count
    for index, (x, y) in enumerate(scattered(rng, radius * 0.82, radius * (0.55 if lotus else 0.2), count)):
        size = radius * (rng.uniform(0.2, 0.26) if lotus else rng.uniform(0.075, 0.11) * (0.6 if kind == 'jasmine' else 1))
        if lotus:
            bloom((x, y, z + size * 0.1), size, materials[index % 2], rng, ((.15, .25, 8), (.12, .7, 8), (.08, 1.1, 7), (.03, 1.35, 5)), 1.0, 0.5)
        else:
            bloom((x, y, z + size * 0.05), size, materials[index % len(materials)], rng)
    return None


def loose_petals(radius, z, rng, count):
    spots = np.array(scattered(rng, radius * 0.86, radius * 0.06, count))
    points = np.concatenate([spots, np.full((len(spots), 1), z + 0.003)], 1)
    turn = rng.uniform(0, 6.28, len(spots))
    directions = np.stack([np.cos(turn), np.sin(turn), np.full(len(spots), 0.05)], -1)
    leaves('petals', points, directions, radius * rng.uniform(0.07, 0.12, len(spots)), radius * 0.085, petal(('#a3173a', '#e0728c')), rng, -0.12, 5)
