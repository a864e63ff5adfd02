"""Geometry: meshes from arrays, turned work, blocks, petals, cut outlines. Lengths are metres, angles radians.

Everything that is stone is made a little uneven (`unevenness`, `chips`) so that it reads as carved by hand.
"""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from stones import without_cavity


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def place(thing, location=None, rotation=None, scale=None):
    if location is not None:
        thing.location = location
    if rotation is not None:
        thing.rotation_euler = rotation
    if scale is not None:
        thing.scale = scale if hasattr(scale, '__len__') else (scale,) * 3
    return thing


def copy(thing, location=None, rotation=None, scale=None):
    """Another object over the same mesh."""
    return place(link(thing.copy()), location, rotation, scale)


def mesh(name, vertices, faces, material=None, sharp=None):
    """`faces` an (n, k) array or a list of index lists; `sharp` in degrees keeps edges above it hard."""
    data = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, np.float32).reshape(-1, 3)
    if isinstance(faces, np.ndarray) and faces.ndim == 2:
        count, corners = faces.shape
        data.vertices.add(len(vertices))
        data.vertices.foreach_set('co', vertices.ravel())
        data.loops.add(count * corners)
        data.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
        data.polygons.add(count)
        data.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
        data.polygons.foreach_set('loop_total', np.full(count, corners, np.int32))
        data.update(calc_edges=True)
    else:
        data.from_pydata(vertices.tolist(), [], [list(face) for face in faces])
        data.update()
    data.validate()
    data.polygons.foreach_set('use_smooth', np.ones(len(data.polygons), bool))
    if sharp is not None:
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(sharp)
    if material:
        data.materials.append(material)
    return link(bpy.data.objects.new(name, data))


def grid_faces(rows, columns, wrap_rows=False, wrap_columns=False):
    row = np.arange(rows if wrap_rows else rows - 1)
    column = np.arange(columns if wrap_columns else columns - 1)
    r, c = np.meshgrid(row, column, indexing='ij')
    r2, c2 = (r + 1) % rows, (c + 1) % columns
    return np.stack([r * columns + c, r2 * columns + c, r2 * columns + c2, r * columns + c2], -1).reshape(-1, 4)


def smooth_step(value, low, high):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def unevenness(points, rng, wavelength, amplitude):
    """A smooth random vector for every point: what the chisel left. Sum of a few random plane waves."""
    result = np.zeros_like(points, dtype=float)
    for octave, weight in ((1.0, 1.0), (2.3, 0.5), (5.1, 0.25)):
        for _ in range(5):
            direction = rng.normal(0, 1, 3)
            direction *= 2 * math.pi * octave / (wavelength * np.linalg.norm(direction))
            wave = np.sin(points @ direction + rng.uniform(0, 6.28))
            result += wave[:, None] * rng.normal(0, 1, 3) * (weight * amplitude / 3)
    return result


def spline(points, count):
    """Catmull-Rom through (r, z) points; a point with a third, true member is a hard corner."""
    knots = []
    for point in points:
        knots += [point[:2]] * (3 if len(point) > 2 and point[2] else 1)
    knots = np.array(knots, float)
    lengths = np.maximum(np.linalg.norm(np.diff(knots, axis=0), axis=1), 1e-6)
    total = np.concatenate([[0], np.cumsum(lengths)])
    t = np.linspace(0, total[-1], count)
    index = np.clip(np.searchsorted(total, t, 'right') - 1, 0, len(knots) - 2)
    u = ((t - total[index]) / lengths[index])[:, None]
    p0, p1 = knots[np.maximum(index - 1, 0)], knots[index]
    p2, p3 = knots[index + 1], knots[np.minimum(index + 2, len(knots) - 1)]
    return .5 * (2 * p1 + (p2 - p0) * u + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * u ** 3)


def chips(profile_corners, rng, radius, count):
    """Small breaks along hard edges of turned work: (angle, height, size) each."""
    return [(rng.uniform(0, 6.28), *profile_corners[rng.integers(len(profile_corners))][:2],
             radius * rng.uniform(0.012, 0.035)) for _ in range(count)] if profile_corners else []


def lathe(name, points, material, rings=260, segments=256, carve=None, raw=False, base=0.0, sides=0, rng=None, uneven=0.006, chipped=0):
    """
    Surface of revolution about z. `points` are (r, z[, corner]); `carve(angle, r, z)` returns the radial offset;
    `sides` makes the plan a polygon. With `rng` the piece is uneven by about `uneven` of its radius.
    """
    profile = np.array([p[:2] for p in points], float) if raw else spline(points, rings)
    profile[:, 0] = np.maximum(profile[:, 0], 0.0005)
    angle = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    a, r = np.meshgrid(angle, profile[:, 0])
    z = np.repeat(profile[:, 1][:, None], segments, 1)
    largest = profile[:, 0].max()
    if sides:
        half = np.pi / sides
        within = (a + half) % (2 * half) - half
        # Corners are softened a little, as a mason eases an arris.
        r = r * np.minimum(1 / np.cos(within), 1 / math.cos(half) * 0.985) / np.mean(1 / np.cos(np.linspace(-half, half, 99)))
    if carve is not None:
        r = r + carve(a, r, z)
    if rng is not None and chipped:
        corners = [p for p in points if len(p) > 2 and p[2] and p[0] > 0.4 * largest]
        for at, radius, height, size in chips(corners, rng, largest, chipped):
            away = (((a - at + np.pi) % (2 * np.pi) - np.pi) * radius / size) ** 2 + ((z - height) / (size * 0.7)) ** 2
            r = r - 0.45 * size * np.exp(-away) * (np.abs(r - radius) < 3 * size)
    vertices = np.stack([r * np.cos(a), r * np.sin(a), z + base], -1).reshape(-1, 3)
    if rng is not None and uneven:
        vertices = vertices + unevenness(vertices, rng, largest * 1.3, largest * uneven) * np.array([1, 1, 0.6])
    # The profile runs up the outside, so the grid's own winding would face inwards.
    return mesh(name, vertices, grid_faces(len(profile), segments, False, True)[:, ::-1], material)


def block(name, size, location, material, edge=0.006, rng=None, uneven=0.003, grain=0.0, rotation=(0, 0, 0), cuts=10, segments=2):
    """
    A dressed block with eased edges, origin at the centre of its base. `uneven` in metres bends the faces,
    `grain` in metres roughens them (rock face). Cheap without `rng`.
    """
    half = np.array(size, float) / 2
    edge = min(edge, 0.45 * half.min() * 2)
    count = cuts if rng is not None else 2
    axis = np.linspace(-1, 1, count)
    lines = []
    for h in half:
        inner = h - edge
        lines.append(np.concatenate([-inner - edge * np.cos(np.linspace(0, np.pi / 2, segments + 1))[:-1],
                                     axis * inner, inner + edge * np.sin(np.linspace(0, np.pi / 2, segments + 1))[1:]]))
    vertices, faces, offset = [], [], 0
    for normal in range(3):
        u, v = (normal + 1) % 3, (normal + 2) % 3
        for side in (-1, 1):
            U, V = np.meshgrid(lines[u], lines[v], indexing='ij')
            points = np.empty((*U.shape, 3))
            points[..., u], points[..., v], points[..., normal] = U, V, side * half[normal]
            inner = np.clip(points, -(half - edge), half - edge)
            out = points - inner
            points = inner + edge * out / np.maximum(np.linalg.norm(out, axis=-1, keepdims=True), 1e-9)
            index = grid_faces(*U.shape) + offset
            faces.append(index if side > 0 else index[:, ::-1])
            vertices.append(points.reshape(-1, 3))
            offset += U.size
    vertices = np.concatenate(vertices)
    if rng is not None:
        vertices = vertices + unevenness(vertices, rng, max(size) * 0.6, uneven)
        if grain:
            vertices = vertices + unevenness(vertices, rng, max(0.03, float(np.sort(half)[1])), grain)
    vertices[:, 2] += half[2]
    thing = mesh(name, vertices, np.concatenate(faces), without_cavity(material), sharp=50)
    return place(thing, location, rotation)


def heightfield(name, heights, width, height, material, back=0.03, location=(0, 0, 0), rotation=(0, 0, 0), keep=None):
    """Relief panel: `heights[row, column]` metres towards the viewer (-y), base at z = 0, with side walls.
    `keep` is a mask of the outline for panels that are not rectangular."""
    rows, columns = heights.shape
    x, z = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(height, 0, rows))
    vertices = np.stack([x, -heights, z], -1).reshape(-1, 3)
    faces = grid_faces(rows, columns)
    if keep is None:
        ring = np.concatenate([np.arange(columns), np.arange(1, rows) * columns + columns - 1,
                               (rows - 1) * columns + np.arange(columns - 2, -1, -1), np.arange(rows - 2, 0, -1) * columns])
        edges = np.stack([ring, np.roll(ring, -1)], -1)
    else:
        cells = keep[:-1, :-1] & keep[1:, :-1] & keep[:-1, 1:] & keep[1:, 1:]
        faces = faces[cells.ravel()]
        edges = _border(faces)
        # The outline is stepped at pixel size; the caller has already bent it (see relief.outline_snap).
    used = np.unique(edges)
    lower = np.full(len(vertices), -1)
    lower[used] = len(vertices) + np.arange(len(used))
    rear = vertices[used].copy()
    rear[:, 1] = back
    walls = np.stack([edges[:, 1], edges[:, 0], lower[edges[:, 0]], lower[edges[:, 1]]], -1)
    if keep is None:
        walls = walls[:, ::-1]
    thing = mesh(name, np.concatenate([vertices, rear]), np.concatenate([faces, walls]), material, sharp=60)
    return place(thing, location, rotation)


def _border(faces):
    """Directed edges that only one face uses."""
    edges = np.concatenate([faces[:, [k, (k + 1) % 4]] for k in range(4)])
    key = np.sort(edges, axis=1)
    _, index, count = np.unique(key, axis=0, return_index=True, return_counts=True)
    return edges[index[count == 1]]


def cutout(name, outline, holes=(), depth=0.05, edge=0.004, material=None, location=(0, 0, 0), lying=False):
    """A flat outline with holes, extruded, with eased edges: arches, brackets, plates. Stands in the xz-plane."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = max(depth / 2 - edge, 0.001), edge, 2
    for outline_points in (outline, *holes):
        line = curve.splines.new('POLY')
        line.points.add(len(outline_points) - 1)
        line.use_cyclic_u = True
        for (x, y, *_), point in zip(outline_points, line.points):
            point.co = (x, y, 0, 1)
    if material:
        curve.materials.append(without_cavity(material))
    return place(link(bpy.data.objects.new(name, curve)), location, (0, 0, 0) if lying else (math.pi / 2, 0, 0))


def petals(name, count, radius, length, width, material, z=0.0, tilt=0.6, curl=0.5, thick=0.02, phase=0.0, rows=22, columns=15, uneven=0.0, rng=None):
    """Lotus petals around the z axis, closed thick surfaces. `tilt` 0 lies flat, pi/2 stands."""
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    across = width * np.sin(np.pi * u ** 0.62 * 0.985) ** 0.75
    angle = tilt + curl * (u - 0.5)
    along, up = np.cumsum(np.cos(angle), 0) / rows * length, np.cumsum(np.sin(angle), 0) / rows * length
    cup = v ** 2 * width * 0.18
    middle = np.stack([radius + along - cup * np.sin(angle) * 0.9, v * across / 2, z + up + cup * np.cos(angle) * 0.9], -1)
    normal = np.stack([-np.sin(angle), np.zeros_like(angle), np.cos(angle)], -1)
    half = (thick * (1 - v ** 2) ** 0.5 * np.sin(np.pi * np.clip(u * 0.97 + 0.02, 0, 1)) ** 0.4)[..., None] / 2
    single = np.concatenate([(middle + normal * half).reshape(-1, 3), (middle - normal * half).reshape(-1, 3)])
    face = grid_faces(rows, columns)
    pair = np.concatenate([face, face[:, ::-1] + rows * columns])
    vertices, faces = [], []
    for index in range(count):
        turn = phase + 2 * np.pi * index / count
        if rng is not None and uneven:
            turn += rng.normal(0, uneven)
        c, s = math.cos(turn), math.sin(turn)
        vertices.append(single @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]))
        faces.append(pair + index * len(single))
    return mesh(name, np.concatenate(vertices), np.concatenate(faces), material)


def arch(width, height, kind='cusp', foils=9, spring=0.5):
    """Outline of an opening, closed, anticlockwise from bottom left; `spring` is the share of straight jamb."""
    half, jamb = width / 2, height * spring
    rise = height - jamb
    if kind == 'round':
        curve = [(half * math.cos(a), jamb + rise * math.sin(a)) for a in np.linspace(0, math.pi, 48)]
    elif kind == 'ogee':
        right = [(half * math.cos(t * math.pi / 2) ** 0.8,
                  jamb + rise * (0.62 * math.sin(min(1, t / 0.75) * math.pi / 2) + 0.38 * max(0, (t - 0.45) / 0.55) ** 1.7))
                 for t in np.linspace(0, 1, 30)]
        curve = right + [(-x, y) for x, y in right[::-1][1:]]
    else:
        curve = _cusped(half, jamb, rise, 3 if kind == 'trefoil' else foils)
    return [(-half, 0), (half, 0), (half, jamb), *curve, (-half, jamb)]


def _cusped(half, jamb, rise, foils):
    base = np.array([(half * max(math.cos(a), 0) ** 0.9, jamb + rise * (math.sin(a) * 0.84 + 0.16 * (a / (math.pi / 2)) ** 3))
                     for a in np.linspace(0, math.pi / 2, 200)])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(base, axis=0), axis=1))])
    length /= length[-1]
    lobes, right = max(1, foils // 2) + 0.5, []
    for point, t in zip(base, length):
        inward = np.array([0, jamb]) - point
        inward /= np.linalg.norm(inward) + 1e-9
        right.append(tuple(point + inward * (1 - abs(math.sin(math.pi * t * lobes)) ** 0.8) * half * 0.13))
    return right + [(-x, y) for x, y in right[::-1]]


def aim(location, target):
    return (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()


def transform(thing, *steps):
    """Sets the object's matrix to the product of translations (vectors) and rotations (Euler)."""
    matrix = Matrix.Identity(4)
    for step in steps:
        matrix = matrix @ (step.to_matrix().to_4x4() if isinstance(step, Euler) else Matrix.Translation(step))
    thing.matrix_world = matrix
    return thing
