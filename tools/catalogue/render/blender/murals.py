"""Murals: a relief of one motif, framed, hung on a wall or standing on a foot."""
import numpy as np
from scipy import ndimage

from carving import lotus_band
from motifs import MOTIFS
from relief import Relief, slab
from shapes import arch, lathe, place
from stones import stone

# Busy stones hide carving; the bands of these are kept for slabs.
PLAINER = {'rainbow': 'dholpur-beige'}


def mural(scene, rng):
    form = scene['form']
    width, height, outline = form['width'], form['height'], form['outline']
    relief = Relief(width, height, 700 if width < 1.1 else 800)
    margin = .075
    inset = margin + .012 if form['frame'] != 'none' else .03
    box = (-width / 2 + inset, inset, width / 2 - inset, height - inset)
    keep = None
    if outline == 'round':
        box = (-width / 2 + .085, .085, width / 2 - .085, height - .085)
    if outline == 'arched':
        box = (-width / 2 + inset, inset, width / 2 - inset, height - .12)
    MOTIFS[form['motif']](relief, box, form['depth'], rng)
    if outline in ('round', 'arched'):
        keep = shaped(relief, form, margin)
    else:
        relief.frame(margin, form['depth'] * 1.25, form['frame'])
    relief.soften(.8)
    relief.chiselled(rng)
    material = stone(PLAINER.get(scene['stone'], scene['stone']), int(rng.integers(1e6)), cavity=1.7, bump=.7)
    lift = foot(form, material, rng, width) if form['standing'] else 0
    relief.panel(material, .09 if form['standing'] else .045, (0, 0, lift), keep=keep)


def shaped(relief, form, margin):
    """A round or arch-headed panel: clears what lies outside, runs a moulding along the edge, returns the mask."""
    gx, gy = relief.grid()
    if form['outline'] == 'round':
        distance = form['width'] / 2 - .004 - np.hypot(gx, gy - form['height'] / 2)
    else:
        mask = relief.polygon(arch(form['width'] - .01, form['height'] - .01, 'round', 9, .62))
        distance = np.where(mask, ndimage.distance_transform_edt(mask), -ndimage.distance_transform_edt(~mask)) / relief.density
    steps = [0, .012, .3 * margin, .36 * margin, .62 * margin, .68 * margin, .95 * margin, margin]
    tall = [.5, 1, 1, .55, .55, .9, .9, 0]
    h = form['depth'] * 1.25
    border = np.interp(distance, steps, np.array(tall) * h)
    relief.field = np.where(distance < margin, border, relief.field).astype(np.float32)
    return distance > 0


def foot(form, material, rng, width):
    """The foot of a free-standing mural; returns its height."""
    kind = form['foot']
    if kind == 'pair':
        for side in (-1, 1):
            slab((.14, .3, .12), (side * width * .34, .05, 0), material, rng)
        slab((width * .96, .16, .05), (0, .05, .12), material, rng)
        return .168
    if kind == 'lotus':
        slab((width * .62, .3, .06), (0, .05, 0), material, rng)
        place(lathe('lotus', [(.0, 0), (.5, 0, 1), (.52, .03), (.42, .07), (.5, .12, 1), (.48, .13, 1), (0, .13)], material, 120, 400, lotus_band(26, .025, .02, .12), rng=rng), (0, .05, .058), scale=(width * .78, .34, 1))
        return .186
    if kind == 'steps':
        slab((width * 1.1, .38, .06), (0, .05, 0), material, rng)
        slab((width * .98, .28, .05), (0, .05, .06), material, rng)
        return .108
    slab((width * 1.02, .3, .14), (0, .05, 0), material, rng, .02)
    return .138
