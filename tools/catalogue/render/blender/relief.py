"""Low relief: a height map in metres, built from stamps (petals, lotuses, rosettes, lines), turned into a panel."""
import math

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from shapes import arch, block, heightfield, smooth_step


class Relief:
    """A panel `width` x `height` metres; x runs from -width/2, y from 0 at the bottom. `field` is the height map."""

    def __init__(self, width, height, pixels=900):
        self.width, self.height, self.density = width, height, pixels / width
        self.columns, self.rows = pixels, int(pixels * height / width)
        self.field = np.zeros((self.rows, self.columns), np.float32)

    def grid(self):
        """x and y in metres of every pixel."""
        x = (np.arange(self.columns) + 0.5) / self.density - self.width / 2
        y = self.height - (np.arange(self.rows) + 0.5) / self.density
        return np.meshgrid(x, y)

    def window(self, x, y, reach):
        """Slices around a point, and coordinates relative to it; None when outside the panel."""
        k = self.density
        top, bottom = max(0, int((self.height - y - reach) * k)), min(self.rows, int((self.height - y + reach) * k) + 2)
        left, right = max(0, int((x + self.width / 2 - reach) * k)), min(self.columns, int((x + self.width / 2 + reach) * k) + 2)
        if top >= bottom or left >= right:
            return None
        i, j = np.meshgrid(np.arange(top, bottom), np.arange(left, right), indexing='ij')
        return (slice(top, bottom), slice(left, right)), j / k - self.width / 2 - x, self.height - i / k - y

    def petal(self, x, y, length, width, angle, height, vein=0.35, edge=0.25, over=True):
        """A leaf or petal from its root; `over` undercuts what lies below so that neighbours separate."""
        cut = self.window(x + math.cos(angle) * length / 2, y + math.sin(angle) * length / 2, length * 0.8)
        if cut is None:
            return
        where, dx, dy = cut
        dx, dy = dx + math.cos(angle) * length / 2, dy + math.sin(angle) * length / 2
        u = (dx * math.cos(angle) + dy * math.sin(angle)) / length
        v = -dx * math.sin(angle) + dy * math.cos(angle)
        inside = (u > 0) & (u < 1)
        under = self.field[where]
        if over:
            outer = width * 0.56 * np.sin(np.pi * np.clip((u + 0.02) / 1.04, 0, 1) ** 0.75) ** 0.8 + 1e-6
            under = np.where((np.abs(v) < outer) & inside, np.minimum(under, height * 0.25), under)
        half = width / 2 * np.sin(np.pi * np.clip(u, 0, 1) ** 0.75) ** 0.8 + 1e-6
        q = np.clip(1 - (v / half) ** 2, 0, 1) * inside
        body = height * (q ** 0.45 * (1 - edge) + edge * (1 - np.exp(-q * 6))) * (0.65 + 0.35 * np.clip(u, 0, 1))
        body = body - vein * height * np.exp(-(v / (width * 0.05)) ** 2) * (u < 0.86)
        self.field[where] = np.where(q > 0, np.maximum(under, body), under)

    def dome(self, x, y, radius, height, tall=1.0):
        cut = self.window(x, y, radius * 1.05 * max(1, tall))
        if cut is None:
            return
        where, dx, dy = cut
        q = 1 - (dx / radius) ** 2 - (dy / (radius * tall)) ** 2
        self.field[where] = np.where(q > 0, np.maximum(self.field[where], height * np.sqrt(np.clip(q, 0, 1))), self.field[where])

    def line(self, points, start, end, height):
        """A tapering round bar; widths are radii."""
        count = len(points)
        for k, (x, y) in enumerate(points):
            radius = start + (end - start) * k / max(1, count - 1)
            self.dome(x, y, radius, height * (0.6 + 0.4 * radius / max(start, 1e-6)))

    def lotus(self, x, y, radius, height, count=9, spread=2.4, up=math.pi / 2):
        """A lotus in profile: three ranks of petals fanned about `up`."""
        for rank, (n, length, tall) in enumerate(((count, 1.0, 0.62), (count - 1, 0.86, 0.8), (count - 2, 0.72, 1.0))):
            for q in sorted(range(n), key=lambda k: -abs(k - (n - 1) / 2)):
                angle = up + (q - (n - 1) / 2) / max(1, n - 1) * spread * (1 - 0.22 * rank)
                self.petal(x, y, radius * length, radius * 0.36, angle, height * tall)
        for q in range(4):
            self.petal(x, y + 0.02 * radius, radius * 0.55, radius * 0.24, up + (q - 1.5) * 1.05 + math.pi, height * 0.5)

    def rosette(self, x, y, radius, height, count=8, rings=2):
        for ring in range(rings):
            for q in range(count):
                angle = 2 * math.pi * (q + 0.5 * ring) / count
                self.petal(x + math.cos(angle) * radius * 0.12, y + math.sin(angle) * radius * 0.12, radius * (1 - 0.36 * ring) * 0.88,
                           radius * (0.62 - 0.16 * ring) * 2 * math.pi / count * 1.1, angle, height * (0.7 + 0.25 * ring))
        self.dome(x, y, radius * 0.2, height * 1.15)

    def raised(self, mask, height, soft=0.008, line=0.0):
        """A plateau where the mask is set, its edge rounded over `soft` metres, with an incised line inside it."""
        inside = ndimage.distance_transform_edt(mask) / self.density
        plateau = height * np.sqrt(smooth_step(inside, 0, soft))
        if line:
            plateau = plateau - 0.3 * height * np.exp(-((inside - line) / 0.004) ** 4)
        self.field = np.maximum(self.field, plateau.astype(np.float32))

    def sunk(self, mask, depth, soft=0.006):
        inside = ndimage.distance_transform_edt(mask) / self.density
        self.field = self.field - (depth * smooth_step(inside, 0, soft)).astype(np.float32)

    def polygon(self, *outlines):
        """Mask of closed outlines in metres."""
        image = Image.new('L', (self.columns, self.rows), 0)
        draw = ImageDraw.Draw(image)
        for outline in outlines:
            draw.polygon([((x + self.width / 2) * self.density, (self.height - y) * self.density) for x, y in outline], fill=255)
        return np.array(image) > 0

    def frame(self, margin, height, kind='beads'):
        """Border mouldings around a rectangular panel."""
        if kind == 'none':
            return
        i, j = np.meshgrid(np.arange(self.rows), np.arange(self.columns), indexing='ij')
        inwards = np.minimum.reduce([i, j, self.rows - 1 - i, self.columns - 1 - j]) / self.density
        steps, tall = {
            'stepped': ([0, .004, .3, .33, .62, .65, .95, 1], [.85, 1.2, 1.2, .85, .85, .5, .5, 0]),
            'plain': ([0, .004, .7, .76, .95, 1], [.85, 1, 1, .6, .6, 0]),
        }.get(kind, ([0, .004, .3, .36, .62, .68, .95, 1], [.85, 1, 1, .55, .55, .9, .9, 0]))
        profile = np.interp(inwards, [s * margin if s != .004 else s for s in steps], [t * height for t in tall])
        self.field = np.where(inwards < margin, profile.astype(np.float32), self.field)
        if kind in ('beads', 'leaves', 'rope'):
            self._enrich(margin, height, kind)

    def _enrich(self, margin, height, kind):
        """Beads, leaves or a rope in the hollow of the frame."""
        step, centre = margin * (0.3 if kind == 'beads' else 0.42), 0.49 * margin

        def stamp(x, y, along):
            if kind == 'beads':
                self.dome(x, y, step * 0.42, height * 0.95)
            elif kind == 'leaves':
                self.petal(x - math.cos(along) * step * 0.5, y - math.sin(along) * step * 0.5, step * 1.05, margin * 0.26, along, height * 0.95)
            else:
                self.petal(x - math.cos(along + .7) * step * 0.5, y - math.sin(along + .7) * step * 0.5, step * 1.1, margin * 0.2, along + .7, height * 0.95, vein=0)

        for x in np.arange(-self.width / 2 + centre, self.width / 2 - centre, step):
            stamp(x, centre, 0)
            stamp(x, self.height - centre, 0)
        for y in np.arange(centre, self.height - centre, step):
            stamp(-self.width / 2 + centre, y, math.pi / 2)
            stamp(self.width / 2 - centre, y, math.pi / 2)

    def chiselled(self, rng, amplitude=0.0005):
        """The ground is never flat: marks of a flat chisel."""
        noise = ndimage.zoom(rng.normal(0, 1, (self.rows // 9 + 2, self.columns // 9 + 2)), 9, order=3)[:self.rows, :self.columns]
        self.field = self.field + amplitude * noise.astype(np.float32)

    def soften(self, pixels=1.0):
        self.field = ndimage.gaussian_filter(self.field, pixels)

    def panel(self, material, back=0.045, location=(0, 0, 0), rotation=(0, 0, 0), keep=None):
        return heightfield('relief', self.field, self.width, self.height, material, back, location, rotation, keep)


def arched_panel(width, height, kind, material, rng, depth=0.06, spring=0.6):
    """A slab with a sunk arched niche field, framed; used as a back wall. Face at y = 0."""
    relief = Relief(width, height, 620)
    opening = relief.polygon([(x, y + 0.06 * height) for x, y in arch(width * 0.76, height * 0.86, kind, 9, spring)])
    relief.sunk(opening, 0.03)
    outside = ndimage.distance_transform_edt(~opening) / relief.density
    relief.field += sum(0.006 * np.exp(-((outside - at) / 0.005) ** 4) for at in (0.014, 0.034)).astype(np.float32)
    for side in (-1, 1):
        relief.rosette(side * width * 0.37, height - 0.1 * width, 0.07 * width, 0.012, 8, 2)
    relief.frame(0.035 * width, 0.012, 'plain')
    relief.chiselled(rng, 0.0006)
    relief.soften(0.8)
    return relief.panel(material, depth)


def slab(size, location, material, rng, edge=0.012):
    """A plain dressed slab, as plinths and shelves are made of."""
    return block('slab', size, location, material, edge, rng, 0.0016)
