"""House name plates and carved monograms: lettering by raqm (Telugu, Devanagari), cut, raised or gilded."""
import glob
import math

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

from materials import metal, plain
from relief import Relief
from shapes import arch, lathe, place
from stones import stone

FONTS = '/usr/share/fonts/**/'


def font(script, pixels):
    names = {'latin': ['EBGaramond12-Regular*', 'EBGaramond*'], 'telugu': ['NotoSerifTelugu-SemiBold*', 'NotoSerifTelugu-Bold*', 'NotoSerifTelugu-Regular*', 'Lohit-Telugu*'], 'devanagari': ['NotoSerifDevanagari-SemiBold*', 'NotoSerifDevanagari-Bold*', 'NotoSerifDevanagari-Regular*', 'Lohit-Devanagari*']}[script]
    for name in names:
        found = sorted(glob.glob(FONTS + name, recursive=True))
        if found:
            return ImageFont.truetype(found[0], int(pixels))
    raise FileNotFoundError(f'no font for {script}; install fonts-ebgaramond, fonts-noto-core')


def script_of(text):
    if any('\u0c00' <= c <= '\u0c7f' for c in text):
        return 'telugu'
    return 'devanagari' if any('\u0900' <= c <= '\u097f' for c in text) else 'latin'


def lettering(relief, lines):
    """Coverage 0..1 of text lines (text, x, y, height in metres), drawn at twice the density."""
    image = Image.new('L', (relief.columns * 2, relief.rows * 2), 0)
    draw, k = ImageDraw.Draw(image), relief.density * 2
    for text, x, y, tall in lines:
        face = font(script_of(text), tall * k)
        wide = draw.textlength(text, font=face)
        room = relief.width * .78 * k
        if wide > room:
            face = font(script_of(text), tall * k * room / wide)
        draw.text(((x + relief.width / 2) * k, (relief.height - y) * k), text, font=face, fill=255, anchor='mm')
    return np.array(image.resize((relief.columns, relief.rows), Image.LANCZOS)) / 255.


def outline(shape, width, height):
    if shape == 'oval':
        return [(width / 2 * math.cos(a), height / 2 + height / 2 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 200, endpoint=False)]
    if shape == 'arched':
        return arch(width, height, 'round', 9, .58)
    if shape == 'octagon':
        c = .27 * width
        return [(-width / 2 + c, 0), (width / 2 - c, 0), (width / 2, c), (width / 2, height - c), (width / 2 - c, height), (-width / 2 + c, height), (-width / 2, height - c), (-width / 2, c)]
    if shape == 'scroll':
        notch = .055
        right = width / 2
        points = [(right - notch, 0)] + [(right - notch * math.cos(a), notch * math.sin(a)) for a in np.linspace(0, math.pi / 2, 16)]
        quarter = points[1:]
        full = quarter + [(x, height - y) for x, y in quarter[::-1]]
        return full + [(-x, y) for x, y in full[::-1]]
    return None


def ornament(relief, kind, clear):
    """Small carving around the name; `clear` is half the width the text takes."""
    w, h = relief.width, relief.height
    depth = .0045
    if kind == 'lotuses':
        for side in (-1, 1):
            relief.lotus(side * w * .4, h * .42, .042, depth, 7)
    elif kind == 'lotus-top':
        relief.lotus(0, h * .72, .17 * h, depth * 1.3, 9)
    elif kind == 'sun':
        for q in range(20):
            a = math.pi * q / 19
            relief.petal(math.cos(a) * .05, h * .7 + math.sin(a) * .05, .05 if q % 2 else .035, .014, a, depth)
        relief.dome(0, h * .7, .042, depth * 1.2)
    elif kind == 'rosettes':
        for x in (-1, 1):
            for y in (.16, .84):
                relief.rosette(x * w * .42, h * y, .032, depth * 1.2, 8, 2)
    elif kind in ('vine', 'leaf'):
        for side in (-1, 1):
            stem = [(side * (.1 + t * .32) * w / 1.0, .14 * h + .02 * math.sin(t * 9)) for t in np.linspace(0, 1, 120)]
            relief.line(stem, .0045, .003, depth)
            for k in range(8, 118, 12):
                relief.petal(*stem[k], .04, .019, math.pi / 2 + side * (.5 if k % 24 else -2.2), depth * 1.1)
        relief.rosette(0, .14 * h, .035, depth * 1.3, 8, 2)
    else:
        for q in range(44):
            a = 2 * math.pi * q / 44
            relief.petal(math.cos(a) * w * .42, h / 2 + math.sin(a) * h * .4, .045, .02, a + .9, depth)


def plate(scene, rng):
    form = scene['form']
    width, height, shape = form['width'], form['height'], form['shape']
    relief = Relief(width, height, 1250 if width > .5 else 1050)
    # The name stands lower where a flower crowns the plate, so that they never touch.
    crowned = form['ornament'] in ('lotus-top', 'sun')
    top = {'landscape': .62, 'scroll': .64, 'oval': .62}.get(shape, .56)
    top = .54 if crowned else top
    size = .078 if width > .5 else .062
    lines = [(form['name'], 0, height * top, size), (form['second'], 0, height * (top - .235 if height < .42 else top - .2), size * .7)]
    # A vine takes the place of the number.
    if (height > .42 or shape == 'oval') and form['ornament'] not in ('vine', 'leaf'):
        lines.append((form['number'], 0, height * (.2 if height > .42 else .21), size * .7))
    ornament_relief = Relief(width, height, relief.columns)
    ornament(ornament_relief, form['ornament'], .3)
    letters = lettering(relief, lines)
    edge_points = outline(shape, width, height)
    mask = relief.polygon(edge_points) if edge_points else np.ones_like(relief.field, bool)
    padded = np.pad(mask, 1)
    edge = (ndimage.distance_transform_edt(padded) / relief.density)[1:-1, 1:-1]
    line = np.exp(-((edge - .018) / .0017) ** 4)
    raised = form['lettering'] == 'raised'
    relief.field = (ndimage.gaussian_filter(letters, .8) * (.01 if raised else -.004) + ornament_relief.field - line * .0025 * (-1 if raised else 1)).astype(np.float32)
    relief.field -= (.0025 * np.clip(1 - edge / .005, 0, 1) ** 2).astype(np.float32)
    relief.chiselled(rng, .00012)
    polish = .12 if scene['stone'] == 'kadappa-black' else None
    material = stone(scene['stone'], int(rng.integers(1e6)), cavity=.6 if not raised else 1.4, scale=.6, polish=polish, bump=.8)
    keep = mask if edge_points else None
    panel = relief.panel(material, .018, keep=keep)
    colour = {'gold': metal('#e6bb62', .46), 'dark': plain('#2b2723', .6, .2, .02), 'cut': plain('#e4ddcd', .7, .2, .02)}.get(form['lettering'])
    if colour:
        painted = letters > .5
        if form['lettering'] == 'gold':
            painted |= (ornament_relief.field > .0008) | (line > .5)
        paint(panel, colour, painted, keep)
    if shape == 'landscape':
        for x in (-1, 1):
            for y in (-1, 1):
                stud = lathe('stud', [(.0001, -.006), (.006, -.004), (.0085, 0)], metal('#b9b4aa', .25), raw=True, segments=32)
                place(stud, (x * (width / 2 - .032), 0, height / 2 + y * (height / 2 - .032)), (-math.pi / 2, 0, 0))


def paint(panel, material, mask, keep):
    """Gives the faces under the mask a second material."""
    panel.data.materials.append(material)
    cells = mask[:-1, :-1]
    if keep is not None:
        cells = cells[keep[:-1, :-1] & keep[1:, :-1] & keep[:-1, 1:] & keep[1:, 1:]]
    index = np.zeros(len(panel.data.polygons), np.int32)
    index[:cells.size] = cells.ravel()
    panel.data.polygons.foreach_set('material_index', index)


def monogram(scene, rng):
    """Two carved letters in a ring of petals; the frame cuts it to a square."""
    form = scene['form']
    relief = Relief(.4, .4, 900)
    count = form['petals']
    for q in range(count):
        a = 2 * math.pi * q / count
        relief.petal(math.cos(a) * .128, .2 + math.sin(a) * .128, .052, .3 / count * 2.6, a, .0065)
    for q in range(60):
        a = 2 * math.pi * q / 60
        relief.dome(math.cos(a) * .122, .2 + math.sin(a) * .122, .0042, .005)
    letters = lettering(relief, [(form['initials'], 0, .196, .13)])
    soft = ndimage.gaussian_filter(letters, 1.0)
    raised = form['lettering'] == 'raised'
    relief.field = (relief.field + soft * (.008 if raised else -.006)).astype(np.float32)
    relief.chiselled(rng, .0003)
    material = stone(scene['stone'], int(rng.integers(1e6)), cavity=1.5, scale=.5, bump=.6)
    panel = relief.panel(material, .02)
    if not raised:
        paint(panel, metal('#cfa14a', .34), letters > .5, None)
