"""Stone as a material: generated texture, box-projected in object space (metres), worn edges, dark crevices."""
import os
import random

import bpy

from nodes import flat_indirect, new_material
from stone_table import KINDS, STONES, linear

TEXTURES = ''
"""Folder of the generated textures; set once by job.py."""

_twins = {}


def scaled(colour, factor):
    return tuple(min(1, channel * factor) for channel in colour)


def is_pale(name):
    return STONES[name]['kind'] == 'marble' and sum(linear(STONES[name]['base'])) > 1.6


def stone(name, seed=0, **options):
    """
    bump, cavity: strength of relief and of edge wear, 1 = normal; scale: enlarges the texture for large objects;
    tones: 0..1, how much single blocks differ; polish: roughness override.
    """
    material = _build(name, seed, **options)
    if options.get('cavity', 1):
        _twins[material.name] = (name, seed, options, None)
    return material


def without_cavity(material):
    """Edge wear is only meaningful on dense meshes; on coarse ones it makes black specks, so they get a twin."""
    if material is None or material.name not in _twins:
        return material
    name, seed, options, twin = _twins[material.name]
    if twin is None or twin not in bpy.data.materials:
        twin = _build(name, seed, **{**options, 'cavity': 0}).name
        _twins[material.name] = (name, seed, options, twin)
    return bpy.data.materials[twin]


def forget():
    """Materials die with the scene; so must the table of twins."""
    _twins.clear()


def _image(path, colour_space):
    image = bpy.data.images.get(os.path.basename(path)) or bpy.data.images.load(path)
    image.colorspace_settings.name = colour_space
    return image


def _build(name, seed, bump=1.0, cavity=1.0, scale=1.0, tones=0.0, polish=None):
    look, dice = STONES[name], random.Random(seed * 7919 + 17)
    kind = KINDS[look['kind']]
    material, tree, shader = new_material(name)
    place = _placement(tree, look, kind['tile'] * scale, tones, dice)
    colour = _sample(tree, name, '', 'sRGB', place)
    height = _sample(tree, name, '-height', 'Non-Color', place)
    colour = tree.mix(1.0, colour, tree.ramp(tree.noise(place, 1.1, 2), [(0.3, 0.86), (0.7, 1.1)]), 'MULTIPLY')
    shader.inputs['Roughness'].default_value = polish if polish is not None else look.get('roughness', kind['roughness'])
    shader.inputs['Specular'].default_value = kind['specular']
    if bump:
        if look['kind'] == 'sand':
            height = tree.math('ADD', height, tree.math('MULTIPLY', tree.noise(place, 22, 1), 0.55))
        tree.set(shader.inputs['Normal'], tree.bump(height, kind['relief'] * scale, min(1, 0.75 * bump)))
    if cavity:
        colour = _worn(tree, colour, look, cavity)
    tree.set(shader.inputs['Base Color'], _varied(tree, colour, look, tones, dice))
    flat_indirect(tree, shader.outputs[0], linear(look['base']))
    return material


def _placement(tree, look, tile, tones, dice):
    """Object coordinates, so bedding stays level on vertical faces; sandstone beds tilt a little."""
    coordinates = tree.node('ShaderNodeTexCoord').outputs['Object']
    offset = [dice.uniform(-50, 50) for _ in range(3)]
    tilt = (dice.uniform(-0.12, 0.12), dice.uniform(-0.12, 0.12), 0) if look['kind'] == 'sand' else (0, 0, 0)
    place = tree.mapping(coordinates, offset, tilt, [1 / tile] * 3)
    if not tones:
        return place
    chance = tree.node('ShaderNodeObjectInfo').outputs['Random']
    shift = tree.node('ShaderNodeCombineXYZ')
    for index, factor in enumerate((37.7, 91.3, 53.9)):
        tree.set(shift.inputs[index], tree.math('MULTIPLY', chance, factor))
    return tree.add_vectors(place, shift.outputs[0])


def _sample(tree, name, suffix, colour_space, place):
    node = tree.node('ShaderNodeTexImage', {'projection': 'BOX', 'projection_blend': 0.3}, {0: place})
    node.image = _image(os.path.join(TEXTURES, f'{name}{suffix}.png'), colour_space)
    return node.outputs[0]


def _worn(tree, colour, look, strength):
    base = linear(look['base'])
    if look['kind'] == 'marble':
        strength *= 0.55
        crevice = scaled(linear(look['vein']), 0.7) if sum(base) > 0.6 else scaled(base, 0.35)
    else:
        crevice = scaled(linear(look.get('dark', look['base'])), 0.5)
    pointed = tree.node('ShaderNodeNewGeometry').outputs['Pointiness']
    hollow = tree.math('MULTIPLY', tree.ramp(pointed, [(0.40, 1), (0.493, 0)]), 0.6 * strength)
    edge = tree.math('MULTIPLY', tree.ramp(pointed, [(0.51, 0), (0.58, 1)]), 0.26 * strength)
    colour = tree.mix(hollow, colour, crevice)
    return tree.mix(edge, colour, scaled(linear(look.get('light', look['base'])), 1.12))


def _varied(tree, colour, look, tones, dice):
    """No two blocks are quite the same colour: a small shift for each piece, a larger one for each block."""
    hue = 0.5 + dice.uniform(-0.006, 0.006)
    saturation = look.get('saturation', 1) * (1 + dice.uniform(-0.12, 0.08))
    value = look.get('value', 1) * (1 + dice.uniform(-0.08, 0.08))
    node = tree.node('ShaderNodeHueSaturation', inputs={'Hue': hue, 'Saturation': saturation, 'Value': value, 'Color': colour})
    if tones:
        chance = tree.node('ShaderNodeObjectInfo').outputs['Random']
        other = tree.math('FRACT', tree.math('MULTIPLY', chance, 17.31))
        tree.set(node.inputs['Value'], tree.math('MULTIPLY_ADD', chance, tones, value - 0.5 * tones))
        tree.set(node.inputs['Hue'], tree.math('MULTIPLY_ADD', other, 0.04 * tones, hue - 0.02 * tones))
        tree.set(node.inputs['Saturation'], tree.math('MULTIPLY_ADD', other, 0.6 * tones, saturation - 0.35 * tones))
    return node.outputs[0]
