"""Everything that is not stone: plaster, metal, glow, leaves, petals, water."""
import bpy

from nodes import flat_indirect, new_material
from stone_table import linear
from stones import scaled


def plain(colour, roughness=0.8, specular=0.3, mottle=0.08, mottle_scale=8.0, bump=0.0):
    """One colour with soft mottling. `bump` in metres."""
    material, tree, shader = new_material('plain')
    base = linear(colour)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = specular
    if mottle <= 0.02:
        shader.inputs['Base Color'].default_value = (*base, 1)
        return material
    place = tree.node('ShaderNodeTexCoord').outputs['Object']
    field = tree.noise(place, mottle_scale, 3, 0.6)
    shade = tree.ramp(field, [(0.3, 1 - mottle), (0.7, 1 + mottle)])
    tree.set(shader.inputs['Base Color'], tree.mix(1.0, base, shade, 'MULTIPLY'))
    if bump:
        tree.set(shader.inputs['Normal'], tree.bump(tree.noise(place, mottle_scale * 9, 3, 0.7), bump, 0.7))
    flat_indirect(tree, shader.outputs[0], base)
    return material


def metal(colour='#c79a4a', roughness=0.28):
    material, _, shader = new_material('metal')
    shader.inputs['Base Color'].default_value = (*linear(colour), 1)
    shader.inputs['Metallic'].default_value = 1
    shader.inputs['Roughness'].default_value = roughness
    return material


def glow(colour='#ffc98a', strength=6.0, lights=True):
    """`lights` False for a flame that only shines by itself: as a lamp it would cost noise and light nothing."""
    material, _, shader = new_material('glow')
    material.cycles.sample_as_light = lights
    shader.inputs['Emission'].default_value = (*linear(colour), 1)
    shader.inputs['Emission Strength'].default_value = strength
    shader.inputs['Base Color'].default_value = (*linear(colour), 1)
    return material


def leaf(dark='#4f6b33', light='#7d9150', translucency=0.25):
    material, tree, shader = new_material('leaf')
    place = tree.node('ShaderNodeTexCoord').outputs['Object']
    chance = tree.node('ShaderNodeNewGeometry').outputs['Random Per Island']
    colour = tree.mix(tree.math('FRACT', tree.math('ADD', tree.noise(place, 14), chance)), linear(dark), linear(light))
    tree.set(shader.inputs['Base Color'], colour)
    shader.inputs['Roughness'].default_value = 0.45
    shader.inputs['Specular'].default_value = 0.35
    through = tree.node('ShaderNodeBsdfTranslucent', inputs={0: tree.mix(0.5, colour, linear('#a8b860'))})
    mixed = tree.node('ShaderNodeMixShader', inputs={0: translucency, 1: shader.outputs[0], 2: through.outputs[0]})
    tree.surface(mixed.outputs[0])
    return material


def petal(colours=('#e08a1e', '#f2b632')):
    material, tree, shader = new_material('petal')
    chance = tree.node('ShaderNodeNewGeometry').outputs['Random Per Island']
    tree.set(shader.inputs['Base Color'], tree.mix(chance, linear(colours[0]), linear(colours[1])))
    shader.inputs['Roughness'].default_value = 0.6
    return material


def still_water(tint='#6f8580', ripple=0.004, ripple_scale=9.0):
    """Opaque glossy 'deep' water: dark tint and reflection, so no caustics and no noise."""
    material, tree, shader = new_material('water')
    place = tree.node('ShaderNodeTexCoord').outputs['Object']
    shader.inputs['Base Color'].default_value = (*scaled(linear(tint), 0.55), 1)
    shader.inputs['Roughness'].default_value = 0.03
    shader.inputs['Specular'].default_value = 0.6
    tree.set(shader.inputs['Normal'], tree.bump(tree.noise(place, ripple_scale, 2, 0.4, 0.6), ripple))
    return material


def falling_water(cover=0.35, stretch=(40, 40, 1.2), gaps=0.0):
    """A sheet of streaks: transparent between, white and glossy in them. `gaps` (per metre) parts it into tongues."""
    material, tree, shader = new_material('fall')
    place = tree.mapping(tree.node('ShaderNodeTexCoord').outputs['Object'], scale=stretch)
    streaks = tree.noise(place, 1.0, 5, 0.6)
    shader.inputs['Base Color'].default_value = (0.86, 0.9, 0.92, 1)
    shader.inputs['Roughness'].default_value = 0.12
    shader.inputs['Specular'].default_value = 0.9
    tree.set(shader.inputs['Normal'], tree.bump(streaks, 0.02, 0.8))
    clear = tree.node('ShaderNodeBsdfTransparent')
    # Steep on purpose: half-transparent pixels are noise, clear gaps and dense streams are not.
    factor = tree.ramp(streaks, [(0.46, 0.0), (0.58, min(1, cover * 1.6)), (0.72, min(1, cover * 2.6))])
    if gaps:
        tongues = tree.noise(tree.mapping(place, scale=(gaps / stretch[0], gaps / stretch[1], 0.3 / stretch[2])), 1.0, 1, 0.4)
        factor = tree.math('MULTIPLY', factor, tree.ramp(tongues, [(0.5, 0.0), (0.545, 1.25)]))
    # Thin water throws next to no shadow; its speckled one would only be noise on the stone behind.
    unshadowed = tree.math('SUBTRACT', 1.0, tree.node('ShaderNodeLightPath').outputs['Is Shadow Ray'])
    factor = tree.math('MULTIPLY', factor, unshadowed)
    mixed = tree.node('ShaderNodeMixShader', inputs={0: factor, 1: clear.outputs[0], 2: shader.outputs[0]})
    tree.surface(mixed.outputs[0])
    return material


def glass(colour='#ffe9c8', strength=1.6):
    """A frosted globe with its lamp lit: soft glow and a highlight."""
    material, _, shader = new_material('glass')
    shader.inputs['Base Color'].default_value = (*linear(colour), 1)
    shader.inputs['Emission'].default_value = (*linear(colour), 1)
    shader.inputs['Emission Strength'].default_value = strength
    shader.inputs['Roughness'].default_value = 0.15
    return material


def assign(thing, material):
    thing.data.materials.clear()
    thing.data.materials.append(material)
    return thing


def drop_unused():
    for material in [m for m in bpy.data.materials if m.users == 0]:
        bpy.data.materials.remove(material)
