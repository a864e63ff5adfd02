"""Render settings, and the way from samples to a finished PNG: EXR passes, own denoiser, Filmic."""
import ctypes
import os
import subprocess

import bpy
import numpy as np
import OpenImageIO as oiio

HERE = os.path.dirname(os.path.abspath(__file__))
_library = None


def new_scene(width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render, cycles, view = scene.render, scene.cycles, scene.view_settings
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.03
    cycles.adaptive_min_samples = min(8, samples)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3.0, 1.0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    view.view_transform, view.look, view.exposure = 'Filmic', 'Medium High Contrast', 0.32
    return scene


def compile_denoiser(cache):
    """Builds the filter once for this machine; it is never committed."""
    global _library
    path = os.path.join(cache, 'denoise.so')
    source = os.path.join(HERE, 'denoise.c')
    if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(source):
        temporary = f'{path}.{os.getpid()}'
        subprocess.run(['gcc', '-O3', '-march=native', '-fopenmp', '-shared', '-fPIC', source, '-o', temporary, '-lm'], check=True)
        os.replace(temporary, path)
    _library = ctypes.CDLL(path)


def render(path):
    """Renders the current scene to a PNG at `path`."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
    exr = f'{path}.exr'
    scene.render.filepath = exr
    bpy.ops.render.render(write_still=True)
    colour, albedo, normal, depth = _passes(exr)
    os.remove(exr)
    _denoise(colour, albedo, normal, depth)
    _save(scene, colour, path)


def _passes(path):
    file = oiio.ImageInput.open(path)
    names, pixels = list(file.spec().channelnames), file.read_image('float')
    file.close()

    def channels(*endings):
        index = [i for ending in endings for i, name in enumerate(names) if name.endswith(ending)]
        return np.ascontiguousarray(pixels[..., index], np.float32)

    return (channels('Combined.R', 'Combined.G', 'Combined.B'),
            channels('Denoising Albedo.R', 'Denoising Albedo.G', 'Denoising Albedo.B'),
            channels('Denoising Normal.X', 'Denoising Normal.Y', 'Denoising Normal.Z'), channels('Denoising Depth.Z'))


def _denoise(colour, albedo, normal, depth):
    height, width = colour.shape[:2]
    pointer = [array.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for array in (colour, albedo, normal, depth)]
    _library.denoise(*pointer, width, height, 4, *(ctypes.c_float(v) for v in (1.1, 0.06, 0.02, 0.012)))


def _save(scene, colour, path):
    """Blender's own view transform, without Blender's render buffer."""
    height, width = colour.shape[:2]
    image = bpy.data.images.new('out', width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = colour[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
