"""Tileable stone textures, made by spectral synthesis: colour (8 bit) and height (16 bit), 2048 px.

Run once with the system Python: `python3 textures.py OUT_DIR`. About two minutes for the 18 stones.
Every field is periodic because it is built from whole frequencies of the tile.
"""
import os
import sys

import numpy as np
from PIL import Image
from scipy import ndimage
from scipy.spatial import cKDTree

from stone_table import STONES, linear

SIZE = 2048
FY, FX = np.meshgrid(np.fft.fftfreq(SIZE) * SIZE, np.fft.rfftfreq(SIZE) * SIZE, indexing='ij')
ROW, COLUMN = np.meshgrid(np.arange(SIZE), np.arange(SIZE), indexing='ij')


def normalised(field):
    field = field - field.mean()
    return field / (field.std() + 1e-9)


def cloud(rng, slope=1.8, low=1, high=900, across=1.0, along=1.0):
    """Random field of unit variance with power ~ f^-slope between the two frequencies (cycles a tile)."""
    frequency = np.sqrt((FX * across) ** 2 + (FY * along) ** 2)
    frequency[0, 0] = 1
    amplitude = frequency ** (-slope / 2 - 0.5)
    amplitude[frequency < low] = 0
    amplitude *= np.exp(-(frequency / high) ** 4)
    phase = rng.uniform(0, 2 * np.pi, frequency.shape)
    spectrum = amplitude * np.exp(1j * phase) * rng.rayleigh(1, frequency.shape)
    return normalised(np.fft.irfft2(spectrum, s=(SIZE, SIZE))).astype(np.float32)


def warp(field, dx, dy):
    return ndimage.map_coordinates(field, [(ROW + dy) % SIZE, (COLUMN + dx) % SIZE], order=1, mode='grid-wrap')


def smooth(field, low, high):
    t = np.clip((field - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, fraction):
    return a + (b - a) * fraction[..., None]


def filled(hex_colour):
    return np.ones((SIZE, SIZE, 3), np.float32) * np.array(linear(hex_colour), np.float32)


def sand(stone, rng):
    """Bedded sandstone: warped horizontal bands, patches, grain and mineral flecks."""
    base, dark, light, bands = filled(stone['base']), filled(stone['dark']), filled(stone['light']), stone['bands']
    drift = cloud(rng, 2.6, 1, 60)
    shift = drift * 95 * (0.4 + bands)
    wide = warp(cloud(rng, 1.1, 2, 260, across=14), drift * 40, shift)
    fine = warp(cloud(rng, 0.6, 10, 500, across=30), 0 * drift, shift)
    bedding = normalised(wide + 0.45 * fine)
    colour = mix(base, dark, smooth(-bedding, 0.3, 1.9) * bands)
    colour = mix(colour, light, smooth(bedding, 0.2, 1.8) * bands * 0.8)
    colour = mix(colour, light, smooth(cloud(rng, 2.0, 2, 300), 0.2, 2.2) * 0.45)
    colour = mix(colour, dark, smooth(cloud(rng, 1.9, 3, 400), 0.5, 2.4) * 0.35)
    grain = cloud(rng, -0.2, 60, 950)
    colour = colour * (1 + 0.13 * grain[..., None] + 0.07 * cloud(rng, 0.4, 120, 900)[..., None])
    colour = mix(colour, dark * 0.5, smooth(cloud(rng, -0.3, 150, 800), 1.9, 2.8) * 0.5)
    colour = mix(colour, light * 1.15, smooth(cloud(rng, -0.3, 150, 800), 2.0, 2.9) * 0.5)
    pits = smooth(cloud(rng, 0.2, 60, 500), 1.8, 3)
    height = 0.35 * grain + 0.55 * cloud(rng, 0.8, 40, 700) + 0.6 * cloud(rng, 1.6, 8, 300) - pits + 0.25 * bedding * bands
    return colour, height


def marble(stone, rng):
    """Two generations of domain-warped veins over soft clouds."""
    base, vein, veining = filled(stone['base']), filled(stone['vein']), stone['veining']
    warp_x, warp_y = cloud(rng, 2.2, 1, 200), cloud(rng, 2.2, 1, 200)
    large = np.abs(warp(cloud(rng, 2.6, 1, 80, across=0.6, along=1.3), warp_x * 60, warp_y * 60))
    small = np.abs(warp(cloud(rng, 2.2, 3, 120), warp_x * 40, warp_y * 40))
    presence = smooth(cloud(rng, 2.4, 1, 20), -0.6, 1.3)
    large_line = (1 - smooth(large, 0, 0.05)) * 0.75 + (1 - smooth(large, 0, 0.35)) * 0.28
    small_line = (1 - smooth(small, 0, 0.035)) * 0.4 + (1 - smooth(small, 0, 0.16)) * 0.12
    haze = smooth(warp(cloud(rng, 2.0, 1, 200), warp_x * 50, warp_y * 50), 0, 2.4)
    colour = mix(base, vein, haze * 0.4 * veining)
    colour = mix(colour, vein, np.clip(np.maximum(large_line, small_line) * presence * veining, 0, 1))
    colour = colour * (1 + 0.02 * cloud(rng, -0.2, 80, 900)[..., None])
    return colour, cloud(rng, 1.2, 20, 600) + 0.3 * cloud(rng, 0, 100, 900)


def granite(stone, rng):
    """Crystals: a periodic Voronoi partition, each cell its own tone, some light flecks."""
    points = rng.uniform(0, SIZE, (60000, 2))
    tree = cKDTree(points, boxsize=SIZE)
    pixels = np.stack([ROW, COLUMN], -1).reshape(-1, 2).astype(np.float64)
    _, cell = tree.query((pixels + rng.normal(0, 0.8, pixels.shape)) % SIZE, workers=2)
    kind = rng.uniform(0, 1, len(points))[cell].reshape(SIZE, SIZE)
    tone = rng.uniform(0, 1, len(points))[cell].reshape(SIZE, SIZE)
    colour = filled(stone['base']) * np.where(kind < 0.5, 0.55 + 0.5 * tone, 1 + 0.25 * tone)[..., None]
    patches = 0.6 + 0.4 * smooth(cloud(rng, 1.6, 3, 90), -1, 1)
    colour = mix(colour, filled(stone['fleck']), np.where(kind > 0.84, 0.25 + 0.7 * tone, 0) * patches)
    return ndimage.gaussian_filter(colour, (0.7, 0.7, 0), mode='wrap'), cloud(rng, 1.0, 20, 500)


def slate(stone, rng):
    """Cleft stone: terraces where the layers broke, iron rust in patches."""
    base, dark, light, rust = (filled(stone[key]) for key in ('base', 'dark', 'light', 'rust'))
    warp_x, warp_y = cloud(rng, 2.3, 1, 150), cloud(rng, 2.3, 1, 150)
    layers = warp(cloud(rng, 2.1, 1, 400, along=1.8), warp_x * 70, warp_y * 70)
    colour = mix(mix(base, dark, smooth(-layers, 0.1, 2)), light, smooth(layers, 0.2, 2.2) * 0.8)
    colour = mix(colour, rust, smooth(warp(cloud(rng, 2.0, 1, 500), warp_y * 60, warp_x * 60), 0.9, 2.2) * 0.7)
    grain = cloud(rng, 0.0, 50, 900)
    colour = mix(colour * (1 + 0.08 * grain[..., None]), dark * 0.7, smooth(cloud(rng, 1.2, 20, 600), 1.5, 3) * 0.4)
    terrace = layers * 2.2
    terrace = np.floor(terrace) + smooth(terrace - np.floor(terrace), 0.72, 1.0)
    return colour, terrace * 0.55 * stone['cleft'] + 0.3 * cloud(rng, 1.6, 8, 500) + 0.07 * grain


RECIPES = {'sand': sand, 'marble': marble, 'granite': granite, 'slate': slate}


def save(folder, name, colour, height):
    colour = np.clip(colour, 0, 1)
    encoded = np.where(colour <= 0.0031308, colour * 12.92, 1.055 * colour ** (1 / 2.4) - 0.055)
    height = (height - height.min()) / (height.max() - height.min() + 1e-9)
    for suffix, image in (('-height', (height * 65535).astype(np.uint16)), ('', (encoded * 255 + 0.5).astype(np.uint8))):
        temporary = f'{folder}/.{name}{suffix}.png'
        Image.fromarray(image).save(temporary)
        os.replace(temporary, f'{folder}/{name}{suffix}.png')


def main(folder):
    os.makedirs(folder, exist_ok=True)
    for index, (name, stone) in enumerate(STONES.items()):
        # Colour is written last, so its presence means both files are whole.
        if os.path.exists(f'{folder}/{name}.png'):
            continue
        colour, height = RECIPES[stone['kind']](stone, np.random.default_rng(index + 1))
        save(folder, name, colour, height)
        print(f'texture {name}', flush=True)


if __name__ == '__main__':
    main(sys.argv[1])
