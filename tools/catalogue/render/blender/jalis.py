"""Jali screens: a line pattern is drawn, thickened to bars, and cut out of a slab; 20 patterns, 7 outlines."""
import math

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage
from skimage import measure

from relief import slab
from shapes import arch, block, cutout
from stones import stone

OUTLINES = {'portrait': (.9, 1.15), 'arched': (.9, 1.25), 'square': (1, 1), 'ogee': (.86, 1.25), 'tall': (.7, 1.4), 'round': (1, 1), 'standing': (1.0, 1.05)}


class Drawing:
    """Black lines on a panel in metres, x from -w/2, y from 0."""

    def __init__(self, width, height, density=900):
        self.width, self.height, self.density = width, height, density
        self.image = Image.new('L', (int(width * density), int(height * density)), 0)
        self.pen = ImageDraw.Draw(self.image)

    def point(self, x, y):
        return ((x + self.width / 2) * self.density, (self.height - y) * self.density)

    def line(self, points):
        self.pen.line([self.point(*p) for p in points], fill=255, width=2)

    def circle(self, x, y, radius, start=0.0, end=2 * math.pi):
        self.line([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in np.linspace(start, end, max(24, int(160 * (end - start) / 6.28)))])

    def polygon(self, x, y, radius, corners, turn=0.0):
        self.line([(x + radius * math.cos(turn + 2 * math.pi * k / corners), y + radius * math.sin(turn + 2 * math.pi * k / corners)) for k in range(corners + 1)])

    def star(self, x, y, outer, inner, points, turn=0.0):
        self.line([(x + (outer, inner)[k % 2] * math.cos(turn + math.pi * k / points), y + (outer, inner)[k % 2] * math.sin(turn + math.pi * k / points)) for k in range(2 * points + 1)])

    def petal(self, x, y, length, wide, angle):
        for side in (-1, 1):
            self.line([(x + math.cos(angle) * t * length - math.sin(angle) * side * wide / 2 * math.sin(math.pi * t) ** .9,
                        y + math.sin(angle) * t * length + math.cos(angle) * side * wide / 2 * math.sin(math.pi * t) ** .9) for t in np.linspace(0, 1, 30)])

    def bars(self, width):
        """Mask of everything within half a bar of a line."""
        distance = ndimage.distance_transform_edt(np.array(self.image) == 0) / self.density
        return width / 2 - distance


def cells(d, size):
    """Centres of a square grid that fills the panel symmetrically; (x, y, column, row, step)."""
    step = d.width / size
    rows = math.ceil(d.height / step) + 1
    for j in range(-1, rows + 1):
        for i in range(-1, size + 1):
            yield -d.width / 2 + (i + .5) * step, d.height / 2 + (j - rows / 2 + .5) * step, i, j, step


def khatam(d, n, rng):
    for x, y, _, _, s in cells(d, n):
        d.star(x, y, .5 * s, .34 * s, 8)
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            d.line([(x + .36 * s * math.cos(a), y + .36 * s * math.sin(a)), (x + .71 * s * math.cos(a), y + .71 * s * math.sin(a))])


def circles(d, n, rng):
    for x, y, _, _, s in cells(d, n):
        d.circle(x, y, .5 * s)
        d.circle(x + s / 2, y + s / 2, .5 * s)


def hexagons(d, n, rng):
    _honeycomb(d, n, lambda x, y, r: (d.polygon(x, y, r, 6, math.pi / 6), d.polygon(x, y, .5 * r, 6, 0),
                                      [d.line([(x + .5 * r * math.cos(a), y + .5 * r * math.sin(a)), (x + .866 * r * math.cos(a), y + .866 * r * math.sin(a))]) for a in np.arange(6) * math.pi / 3]))


def _honeycomb(d, n, draw):
    step = d.width / n
    r = step / math.sqrt(3)
    for j in range(-1, int(d.height / (1.5 * r)) + 3):
        for i in range(-1, n + 2):
            draw(-d.width / 2 + (i + .5 * (j % 2)) * step, d.height / 2 % (1.5 * r) + (j - .5) * 1.5 * r, r)


def scales(d, n, rng):
    for x, y, i, j, s in cells(d, n):
        for k in (0, 1):
            cx, cy = x + k * s / 2, y + k * s / 2
            d.circle(cx, cy, .5 * s, math.pi, 2 * math.pi)
            d.circle(cx, cy, .27 * s, math.pi, 2 * math.pi)
            d.line([(cx, cy - .27 * s), (cx, cy - .5 * s)])


def starhex(d, n, rng):
    _honeycomb(d, n, lambda x, y, r: (d.star(x, y, r, .577 * r, 6, math.pi / 6), d.polygon(x, y, r, 6, math.pi / 6)))


def crosses(d, n, rng):
    for x, y, _, _, s in cells(d, n):
        d.star(x, y, .5 * s, .366 * s, 8, math.pi / 8 * 0)
        d.polygon(x, y, .2 * s, 8, math.pi / 8)
        for k in range(8):
            a = k * math.pi / 4
            d.line([(x + .2 * s * math.cos(a + .39), y + .2 * s * math.sin(a + .39)), (x + .366 * s * math.cos(a + .39), y + .366 * s * math.sin(a + .39))])


def diamonds(d, n, rng):
    for x, y, _, _, s in cells(d, n):
        d.line([(x - s / 2, y), (x, y + s / 2), (x + s / 2, y), (x, y - s / 2), (x - s / 2, y)])
        d.polygon(x, y, .22 * s, 4)
        d.circle(x + s / 2, y + s / 2, .16 * s)
        d.line([(x - .5 * s, y + .5 * s), (x + .5 * s, y - .5 * s)])


def octagons(d, n, rng):
    for x, y, _, _, s in cells(d, n):
        d.polygon(x, y, .541 * s, 8, math.pi / 8)
        d.circle(x, y, .2 * s)
        for k in range(4):
            a = k * math.pi / 2
            d.line([(x + .2 * s * math.cos(a), y + .2 * s * math.sin(a)), (x + .5 * s * math.cos(a), y + .5 * s * math.sin(a))])


def rosette(d, n, rng):
    x, y, size = 0, d.height / 2, d.width / 2
    count = 12
    for ring, (radius, k) in enumerate(((.0, .34), (.3, .36), (.62, .4))):
        for q in range(count * (1 if ring < 2 else 2)):
            a = 2 * math.pi * (q + .5 * ring) / (count * (1 if ring < 2 else 2))
            d.petal(x + radius * size * math.cos(a), y + radius * size * math.sin(a), k * size, (.1 + .1 * ring) * size, a)
    for radius in (.33, .66, 1.0):
        d.circle(x, y, radius * size)
    far = math.hypot(d.width, d.height) / 2
    for q in range(24):
        a = 2 * math.pi * (q + .5) / 24
        d.line([(x + size * math.cos(a), y + size * math.sin(a)), (x + far * math.cos(a), y + far * math.sin(a))])
    for radius in (1.18, 1.36, 1.54):
        d.circle(x, y, radius * size)


def girih(d, n, rng):
    for x, y, i, j, s in cells(d, max(2, n - 2)):
        for k in (0, 1):
            cx, cy = x + k * s / 2, y + k * s / 2
            d.star(cx, cy, .43 * s, .27 * s, 10, math.pi / 2)
            d.polygon(cx, cy, .15 * s, 10)
            for q in range(10):
                a = math.pi / 2 + 2 * math.pi * (q + .5) / 10
                d.line([(cx + .14 * s * math.cos(a), cy + .14 * s * math.sin(a)), (cx + .27 * s * math.cos(a), cy + .27 * s * math.sin(a))])
                a = math.pi / 2 + 2 * math.pi * q / 10
                d.line([(cx + .43 * s * math.cos(a), cy + .43 * s * math.sin(a)), (cx + .56 * s * math.cos(a), cy + .56 * s * math.sin(a))])


def petals(d, n, rng):
    for x, y, _, _, s in cells(d, n):
        for k in range(4):
            d.petal(x, y, .707 * s, .34 * s, math.pi / 4 + k * math.pi / 2)
        d.circle(x, y, .11 * s)
        d.circle(x + s / 2, y, .16 * s)
        d.circle(x, y + s / 2, .16 * s)


def basket(d, n, rng):
    for x, y, i, j, s in cells(d, n):
        d.polygon(x, y, .7071 * s, 4, math.pi / 4)
        for t in (-.25, 0, .25):
            d.line([(x + t * s, y - .5 * s), (x + t * s, y + .5 * s)] if (i + j) % 2 else [(x - .5 * s, y + t * s), (x + .5 * s, y + t * s)])


def waves(d, n, rng):
    step = d.width / (n * 1.8)
    for k in range(-2, int(n * 1.8) + 3):
        for phase in (0, math.pi):
            d.line([(-d.width / 2 + (k + .5) * step + .5 * step * math.sin(y * 11 + phase), y) for y in np.linspace(-.05, d.height + .05, 220)])


def leaves(d, n, rng):
    columns = max(2, n - 2)
    step = d.width / columns
    for k in range(columns):
        x0 = -d.width / 2 + (k + .5) * step
        d.line([(x0 + .22 * step * math.sin(y * 9 + k * 2), y) for y in np.linspace(-.02, d.height + .02, 240)])
        for q, y in enumerate(np.arange(.02, d.height, .085)):
            side = 1 if q % 2 else -1
            d.petal(x0 + .22 * step * math.sin(y * 9 + k * 2), y, .46 * step, .24 * step, math.pi / 2 - side * .85)
        d.line([(x0 + step / 2, -.05), (x0 + step / 2, d.height + .05)])
        for y in np.arange(.06, d.height, .17):
            d.circle(x0 + step / 2, y, .05 * step + .018)


def sunburst(d, n, rng):
    x, y, far = 0, .0, math.hypot(d.width, d.height)
    for q in range(25):
        a = math.pi * q / 24
        d.line([(x + .2 * math.cos(a), y + .2 * math.sin(a)), (x + far * math.cos(a), y + far * math.sin(a))])
    for k, radius in enumerate((.1, .2, .36, .56, .78, 1.0, 1.22, 1.44)):
        if k < 2:
            d.circle(x, y, radius)
            continue
        for q in range(24):
            a = math.pi * (q + .5) / 24
            d.circle(x + radius * math.cos(a), y + radius * math.sin(a), radius * math.pi / 48, a - math.pi / 2, a + math.pi / 2)


def triangles(d, n, rng):
    step = d.width / n
    rise = step * math.sqrt(3) / 2
    for k in range(-3 * n, 3 * n):
        x = -d.width / 2 + k * step
        for slope in (1, -1):
            d.line([(x, -rise), (x + slope * (d.height + 2 * rise) / math.sqrt(3), d.height + rise)])
    for j in range(int(d.height / rise) + 3):
        d.line([(-d.width, (j - 1) * rise), (d.width, (j - 1) * rise)])
    for j in range(-1, int(d.height / rise) + 2):
        for i in range(-1, n + 2):
            d.circle(-d.width / 2 + (i + .5 * ((j + 1) % 2)) * step, j * rise, .17 * step)


def arches(d, n, rng):
    w, foot = d.width / n, .07
    rows = max(1, round((d.height - 2 * foot) / (1.5 * w)))
    h = (d.height - 2 * foot) / rows
    for j in range(rows):
        for i in range(-1, n + 1):
            x, y = -d.width / 2 + (i + .5 + .5 * (j % 2)) * w, foot + j * h
            outline = arch(.86 * w, .9 * h, 'ogee', 7, .5)
            d.line([(x + a, y + .05 * h + b) for a, b in outline + outline[:1]])
            d.line([(x - w / 2, y), (x - w / 2, y + h)])
            d.line([(x - w / 2, y), (x + w / 2, y)])
            d.circle(x, y + .34 * h, .15 * w)
            d.line([(x, y + .05 * h), (x, y + .34 * h - .15 * w)])
            d.line([(x, y + .34 * h + .15 * w), (x, y + .95 * h)])


def keys(d, n, rng):
    for x, y, i, j, s in cells(d, n):
        m = 1 if (i + j) % 2 else -1
        path = [(-.5, -.5), (.5, -.5), (.5, .3), (-.25, .3), (-.25, -.22), (.22, -.22), (.22, .05), (0, .05)]
        d.line([(x + m * a * s, y + b * s) for a, b in path])
        d.line([(x - m * .5 * s, y - .5 * s), (x - m * .5 * s, y + .5 * s)])


def lotus(d, n, rng):
    """Whole flowers in every field: the fields are stretched a little to fill the height."""
    columns = max(2, n - 3)
    s = d.width / columns
    rows = max(1, round(d.height / s))
    tall = d.height / rows
    for i in range(columns):
        for j in range(rows):
            x, y = -d.width / 2 + (i + .5) * s, (j + .16) * tall
            for k in range(5):
                d.petal(x, y, .7 * tall * (1 - .12 * abs(k - 2)), .26 * s, math.pi / 2 + (k - 2) * .46)
            d.circle(x, y, .48 * s, 0, math.pi)
            d.line([(x - .5 * s, y), (x + .5 * s, y)])
            d.line([(x, y), (x, j * tall)])
            d.line([(x - .5 * s, j * tall), (x + .5 * s, j * tall)])
            d.line([(x - .5 * s, j * tall), (x - .5 * s, (j + 1) * tall)])


def voronoi(d, n, rng):
    """Free cells, relaxed so that none is tiny; drawn from the borders of the nearest-point map."""
    count = n * n * 3
    points = rng.uniform(0, 1, (count, 2)) * [d.width, d.height]
    gx, gy = np.meshgrid(np.linspace(0, d.width, 150), np.linspace(0, d.height, 150))
    for _ in range(6):
        owner = np.argmin((gx[..., None] - points[:, 0]) ** 2 + (gy[..., None] - points[:, 1]) ** 2, -1)
        points = np.array([[gx[owner == k].mean(), gy[owner == k].mean()] if (owner == k).any() else points[k] for k in range(count)])
    from scipy.spatial import Voronoi
    mirrored = np.concatenate([points, points * [-1, 1], points * [1, -1], [2 * d.width, 0] + points * [-1, 1], [0, 2 * d.height] + points * [1, -1]])
    diagram = Voronoi(mirrored)
    for a, b in diagram.ridge_vertices:
        if a >= 0 and b >= 0:
            d.line([(p[0] - d.width / 2, p[1]) for p in (diagram.vertices[a], diagram.vertices[b])])


PATTERNS = {'khatam': khatam, 'circles': circles, 'hexagons': hexagons, 'scales': scales, 'starhex': starhex, 'crosses': crosses, 'diamonds': diamonds,
            'octagons': octagons, 'rosette': rosette, 'girih': girih, 'petals': petals, 'basket': basket, 'waves': waves, 'leaves': leaves,
            'sunburst': sunburst, 'triangles': triangles, 'arches': arches, 'keys': keys, 'lotus': lotus, 'voronoi': voronoi}


def outline_of(kind, width, height):
    if kind == 'round':
        return [(width / 2 * math.cos(a), height / 2 + height / 2 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 160, endpoint=False)]
    if kind in ('arched', 'ogee'):
        return arch(width, height, 'round' if kind == 'arched' else 'ogee', 9, .64 if kind == 'arched' else .55)
    return [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]


def pierced(pattern, kind, width, height, border, bar, count, depth, material, rng, moulding=True):
    """A pierced slab standing on z = 0, its front at -depth/2, with a raised moulding on its border."""
    drawing = Drawing(width, height)
    PATTERNS[pattern](drawing, count, rng)
    inside = Image.new('L', drawing.image.size, 0)
    outline = outline_of(kind, width, height)
    ImageDraw.Draw(inside).polygon([drawing.point(*p) for p in outline], fill=255)
    # Padded: a rectangle fills the drawing, and would have no outside to measure its border from.
    edge = (ndimage.distance_transform_edt(np.pad(np.array(inside) > 0, 1)) / drawing.density)[1:-1, 1:-1]
    stone_here = np.maximum(drawing.bars(bar), border - edge)
    # Holes have slightly rounded corners, as a saw and file leave them.
    stone_here = ndimage.gaussian_filter(stone_here, 2.2)
    # Stone that is not joined to the border would fall out, so it is removed.
    pieces, _ = ndimage.label(stone_here > 0)
    joined = np.unique(pieces[(edge > 0) & (edge < border * .5)])
    stone_here[(pieces > 0) & ~np.isin(pieces, joined)] = -.001
    holes = []
    for contour in measure.find_contours(stone_here, 0):
        if len(contour) < 24 or not np.allclose(contour[0], contour[-1]):
            continue
        contour = measure.approximate_polygon(contour, 0.45)[:-1]
        points = [(c / drawing.density - width / 2, height - r / drawing.density) for r, c in contour]
        area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))) / 2
        if area > 1.2e-4:
            holes.append(points)
    eased = min(.004, bar * .25)
    holes = [h for h in holes if not _is_outer(h, width, height)]
    cutout('jali', outline, holes, depth, eased, material)
    if moulding:
        rim = [(x * (1 - 1.0 * border / width), height / 2 + (y - height / 2) * (1 - 1.0 * border / height)) for x, y in outline]
        inner = [(x * (1 - 2.0 * border / width), height / 2 + (y - height / 2) * (1 - 2.0 * border / height)) for x, y in outline]
        cutout('border', outline, [inner], depth * 1.5, .006, material, (0, .0004, 0))
        cutout('bead', rim, [[(x * .985, height / 2 + (y - height / 2) * .985) for x, y in rim]], depth * 1.9, .004, material, (0, .0008, 0))


def _is_outer(hole, width, height):
    xs, ys = [p[0] for p in hole], [p[1] for p in hole]
    return max(xs) - min(xs) > .97 * width and max(ys) - min(ys) > .97 * height


def jali(scene, rng):
    form = scene['form']
    kind = form['outline']
    width, height = OUTLINES[kind]
    material = stone(scene['stone'], int(rng.integers(1e6)), cavity=0)
    before = len(_things())
    pierced(form['pattern'], kind, width, height, form['border'], form['bar'], form['cells'], .042, material, rng, form['bordered'] or kind in ('round', 'ogee', 'arched'))
    lift = 0
    if kind == 'standing':
        slab((1.12, .3, .1), (0, 0, 0), material, rng)
        for side in (-1, 1):
            block('post', (.09, .12, 1.1), (side * .54, 0, .1), material, .01, rng, .002)
        block('rail', (1.2, .12, .07), (0, 0, 1.172), material, .01, rng, .002)
        lift = .13
    if kind == 'round':
        slab((.56, .24, .07), (0, 0, 0), material, rng)
        for side in (-1, 1):
            block('chock', (.12, .16, .1), (side * .2, 0, .07), material, .02, rng, .003, rotation=(0, -side * .35, 0))
        lift = .085
    if lift:
        for thing in _things()[before:]:
            if thing.name.startswith(('jali', 'border', 'bead')):
                thing.location.z += lift


def _things():
    import bpy
    return list(bpy.context.scene.objects)
