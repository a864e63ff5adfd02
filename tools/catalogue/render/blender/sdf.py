"""Modelling by signed distance on a grid: smooth unions of ellipsoids and capsules, meshed by marching cubes."""
import numpy as np
from mathutils import Euler
from skimage import measure

from shapes import mesh


class Clay:
    """A box of space from `low` to `high` (metres) at a given step; negative inside the figure."""

    def __init__(self, low, high, step):
        self.low, self.step = np.array(low), step
        count = np.ceil((np.array(high) - self.low) / step).astype(int) + 1
        self.axes = [(self.low[k] + np.arange(count[k]) * step).astype(np.float32) for k in range(3)]
        self.field = np.full(count, 9, np.float32)
        self.surface = None

    def region(self, centre, reach):
        cut = tuple(slice(max(0, int((centre[k] - reach[k] - self.low[k]) / self.step)), max(0, int((centre[k] + reach[k] - self.low[k]) / self.step) + 2)) for k in range(3))
        return cut, self.axes[0][cut[0]][:, None, None], self.axes[1][cut[1]][None, :, None], self.axes[2][cut[2]][None, None, :]

    def add(self, distance, centre, reach, blend=.03, cut_away=False):
        where, x, y, z = self.region(centre, reach)
        if min(self.field[where].shape) == 0:
            return
        new, old = distance(x, y, z).astype(np.float32), self.field[where]
        if cut_away:
            new = -new
            h = np.clip(.5 - .5 * (old - new) / blend, 0, 1)
            self.field[where] = old * (1 - h) + new * h + blend * h * (1 - h)
        else:
            h = np.clip(.5 + .5 * (old - new) / blend, 0, 1)
            self.field[where] = old * (1 - h) + new * h - blend * h * (1 - h)

    def ball(self, centre, radii, blend=.03, turn=None, cut_away=False):
        """An ellipsoid, turned by Euler angles."""
        c, r = np.array(centre, np.float32), np.array(radii, np.float32)
        matrix = np.array(Euler(turn).to_matrix().inverted()) if turn else None

        def distance(x, y, z):
            p = (x - c[0], y - c[1], z - c[2])
            if matrix is not None:
                p = tuple(matrix[q, 0] * p[0] + matrix[q, 1] * p[1] + matrix[q, 2] * p[2] for q in range(3))
            near = np.sqrt((p[0] / r[0]) ** 2 + (p[1] / r[1]) ** 2 + (p[2] / r[2]) ** 2)
            slope = np.sqrt((p[0] / r[0] ** 2) ** 2 + (p[1] / r[1] ** 2) ** 2 + (p[2] / r[2] ** 2) ** 2)
            return near * (near - 1) / np.maximum(slope, 1e-6)
        self.add(distance, c, np.full(3, r.max() + blend * 1.6 + .02), blend, cut_away)

    def limb(self, start, end, first, last, blend=.03, cut_away=False):
        """A capsule whose radius goes from `first` to `last`."""
        a, b = np.array(start, np.float32), np.array(end, np.float32)
        along = b - a
        length = float(along @ along) + 1e-9

        def distance(x, y, z):
            px, py, pz = x - a[0], y - a[1], z - a[2]
            t = np.clip((px * along[0] + py * along[1] + pz * along[2]) / length, 0, 1)
            return np.sqrt((px - along[0] * t) ** 2 + (py - along[1] * t) ** 2 + (pz - along[2] * t) ** 2) - (first + (last - first) * t)
        self.add(distance, (a + b) / 2, np.abs(along) / 2 + max(first, last) + blend * 1.6 + .02, blend, cut_away)

    def path(self, points, radii, blend=.015):
        for a, b, first, last in zip(points, points[1:], radii, radii[1:]):
            self.limb(a, b, first, last, blend)

    def press(self, centre, reach, change):
        """Moves the surface by `change(x, y, z, distance)` within a region: folds, pleats, tool marks."""
        where, x, y, z = self.region(centre, reach)
        self.field[where] += change(x, y, z, self.field[where]).astype(np.float32)

    def mesh(self, name, material):
        if self.surface is None:
            self.surface = measure.marching_cubes(self.field, 0, spacing=(self.step,) * 3)[:2]
        vertices, faces = self.surface
        return mesh(name, vertices + self.low, faces[:, ::-1], material)
