"""Rooms: several pieces of the catalogue together in the sunlit court. For hero, carousel, backgrounds, showroom."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from families import make
from relief import slab
from shapes import place
from sets import camera, flags, palm_shadow, plaster, scenery, sky, softbox, sunlight
from stones import is_pale, stone

def group(scene, rng):
    form, design = scene['form'], scene['set']
    left, right, bottom, top = form['frame']
    size = (right - left) / 3.2
    wall = 0.0
    for member in form['members']:
        stand(member, top, rng)
    plaster(wall, size * 1.6, design['tone'])
    flags(size, wall, design['floor'], rng)
    skirting(size, right - left, rng)
    view = bpy.context.scene.view_settings
    if is_pale(scene['stone']):
        view.exposure, view.look = view.exposure - 0.22, 'High Contrast'
    sky('#cfe0f5', '#d9c9b2', 0.55)
    direction = sunlight(design['sunSide'], design['sunHeight'], 3.2)
    middle = np.array([(left + right) / 2, -0.6, (bottom + top) / 2])
    softbox(middle + np.array([2.6, -3.4, 1.6]) * size, middle, 2.4 * size, 16 * size * size, (0.86, 0.93, 1))
    for x in (left * 0.75, right * 0.55):
        palm_shadow(size * 0.8, rng, np.array([x, wall, top * 0.8]) + direction * 3 * size, design['sunSide'])
    frame(form, scene['camera'])


def stand(member, top, rng):
    """Builds one piece and puts it in its place; everything it made is moved together."""
    before = set(bpy.context.scene.objects)
    scene = member['scene']
    make(scene, np.random.default_rng(scene['seed']))
    fresh = [thing for thing in bpy.context.scene.objects if thing not in before]
    hung = scene['set']['kind'] == 'wall'
    y = -0.06 if hung else -member['y']
    # Hanging products hang at a third of the room's height.
    lift = member['plinth'] or (0.34 * top if hung else 0)
    matrix = (Matrix.Translation((member['x'], y, lift)) @ Matrix.Rotation(math.radians(member['turn']), 4, 'Z') @ Matrix.Scale(member['scale'], 4))
    bpy.context.view_layer.update()
    for thing in fresh:
        if thing.parent is None:
            thing.matrix_world = matrix @ thing.matrix_world
    if member['plinth'] and not hung:
        bpy.context.view_layer.update()
        low, high = _extent(fresh)
        material = stone('kandla-grey', int(rng.integers(999)), cavity=0)
        slab((max(0.35, high[0] - low[0] + 0.06), max(0.3, high[1] - low[1] + 0.06), member['plinth'] - 0.001),
             ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, 0), material, rng, 0.012)


def _extent(things):
    """Box of what touches the ground: plants may hang over a plinth."""
    low, high = np.full(3, 1e9), np.full(3, -1e9)
    for thing in things:
        if thing.type not in ('MESH', 'CURVE') or thing.name.startswith(('leaves', 'palm', 'agave', 'flowers', 'grass', 'box', 'core', 'snake')):
            continue
        for corner in thing.bound_box:
            point = np.array(thing.matrix_world @ Vector(corner))
            low, high = np.minimum(low, point), np.maximum(high, point)
    return low, high


def skirting(size, width, rng):
    """A low stone skirting where wall and floor meet, as courts have."""
    material = stone('kandla-grey', 7, cavity=0)
    edge = 0.9 * size
    count = int(2.4 * width / edge)
    for k in range(count):
        scenery(place(slab((edge * 0.99, 0.03 * size, 0.16 * size), (0, 0, 0), material, rng, 0.006 * size), ((k - count / 2) * edge, -0.015 * size, 0)))


def frame(form, view):
    left, right, bottom, top = form['frame']
    front = -max(member['y'] for member in form['members'])
    low, high = np.array([left, front - 0.1, bottom]), np.array([right, front, top])
    thing = camera(low, high, view, shift=(0, 0))
    # The subject may stand aside so that text has calm room on the other side.
    thing.data.shift_x = -form['aside']
    # A level horizon line: look straight, and shift the frame down to the floor instead of tilting.
    thing.data.shift_y = 0.0
