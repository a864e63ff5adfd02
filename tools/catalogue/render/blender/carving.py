"""Carving on turned work: each function returns `carve(angle, r, z)`, a radial offset in metres."""
import numpy as np

from shapes import smooth_step


def within(z, low, high, soft):
    return smooth_step(z, low, low + soft) * (1 - smooth_step(z, high - soft, high))


def together(*carvings):
    return lambda a, r, z: sum(carve(a, r, z) for carve in carvings if carve is not None)


def flutes(count, depth, low, high, power=0.6, spiral=0.0):
    """Ribs; `spiral` in radians a metre twists them, a small `power` makes them sharp."""
    soft = 0.12 * (high - low)
    return lambda a, r, z: within(z, low, high, soft) * depth * (np.abs(np.cos(a * count / 2 + spiral * z)) ** power - 0.62)


def lotus_band(count, depth, low, high, down=False):
    """A ring of pointed petals with raised rims."""
    def carve(a, r, z):
        u = (z - low) / (high - low)
        inside_band = (u > 0) & (u < 1)
        u = np.clip(1 - u if down else u, 0, 1)
        across = np.abs(((a * count / (2 * np.pi)) % 1) - 0.5) * 2
        limit = np.sqrt(np.clip(1 - u ** 2.2, 0, 1))
        body = smooth_step(limit - across, 0, 0.16)
        rim = np.exp(-((limit - across - 0.05) / 0.05) ** 2)
        vein = np.exp(-(across / 0.06) ** 2) * (u < 0.75)
        return inside_band * depth * (body * (0.6 + 0.3 * (1 - across)) + 0.35 * rim - 0.18 * vein) * smooth_step(u, 0, 0.06)
    return carve


def petal_rows(count, depth, low, high, rows=3):
    """Overlapping rows of petals, like a closed lotus."""
    def carve(a, r, z):
        result = np.zeros_like(z)
        step = (high - low) / (rows + 0.6)
        for row in range(rows):
            bottom = low + row * step
            top = bottom + step * 1.6
            shifted = a + (np.pi / count if row % 2 else 0)
            result = np.maximum(result, lotus_band(count, depth * (1 - 0.12 * row), bottom, min(top, high))(shifted, r, z))
        return result
    return carve


def gadroons(count, depth, low, high):
    """Swelling lobes, full at the bottom, dying out upwards."""
    def carve(a, r, z):
        u = np.clip((z - low) / (high - low), 0, 1)
        lobe = np.sqrt(np.abs(np.cos(a * count / 2)))
        top = np.exp(-((u - 0.93) / 0.05) ** 2) * 0.5
        return (z > low) * (z < high) * depth * ((lobe - 0.4) * (1 - u ** 3) + top)
    return carve


def lattice(count, depth, low, high, rows=4):
    """Raised diagonal bars with a boss in each field."""
    def carve(a, r, z):
        u, v = a * count / (2 * np.pi), (z - low) / (high - low) * rows
        bar = np.minimum(np.abs(((u + v) % 1) - 0.5), np.abs(((u - v) % 1) - 0.5))
        return within(z, low, high, 0.06 * (high - low)) * depth * (1 - smooth_step(bar, 0.04, 0.12))
    return carve


def rings(count, depth, low, high):
    def carve(a, r, z):
        u = np.clip((z - low) / (high - low), 0, 1)
        return (z > low) * (z < high) * depth * (np.abs(np.sin(u * count * np.pi)) ** 0.7 - 0.5)
    return carve


def rosettes(count, depth, low, high, petals=8):
    """A frieze of flowers between two fillets."""
    def carve(a, r, z):
        middle, half = (low + high) / 2, (high - low) / 2
        u = (((a * count / (2 * np.pi)) % 1) - 0.5) * 2 * np.pi * np.maximum(r, 1e-3) / count
        v = z - middle
        rho, phi = np.sqrt(u * u + v * v) / (half * 0.78), np.arctan2(v, u)
        flower = (rho < 1) * np.sqrt(np.clip(1 - rho ** 2, 0, 1)) * (0.35 + 0.65 * np.abs(np.cos(phi * petals / 2)) ** 0.7)
        boss = np.exp(-(rho / 0.22) ** 4) * 1.1
        fillet = np.exp(-((np.abs(v) - half * 0.95) / (half * 0.09)) ** 4) * 0.7
        return depth * np.maximum(np.maximum(flower, boss), fillet)
    return carve


def weave(count, depth, low, high, rows=6):
    def carve(a, r, z):
        u, v = a * count / (2 * np.pi), np.clip((z - low) / (high - low), 0, 1) * rows
        over = np.where((np.floor(u) + np.floor(v)) % 2 > 0, np.abs(np.sin(u * np.pi)) ** 0.5, np.abs(np.sin(v * np.pi)) ** 0.5)
        gap = np.minimum(np.abs(np.sin(u * np.pi)), np.abs(np.sin(v * np.pi)))
        return within(z, low, high, 0.03) * depth * (over * smooth_step(gap, 0, 0.25) - 0.5)
    return carve


def tall_leaves(count, depth, low, high):
    """Two ranks of acanthus-like leaves with a raised midrib and ragged edge."""
    def one(a, z, bottom, top, n, shift, strength):
        u = np.clip((z - bottom) / (top - bottom), 0, 1)
        across = np.abs(((a * n / (2 * np.pi) + shift) % 1) - 0.5) * 2
        limit = (np.sin(np.pi * np.clip(u * 0.86 + 0.14, 0, 1)) ** 0.6) * (0.86 + 0.1 * np.cos(u * 34))
        body = smooth_step(limit - across, 0, 0.1)
        ribs = 0.16 * np.cos(across * 14 - u * 10)
        return ((z > bottom) & (z < top)) * strength * body * (0.75 + 0.5 * np.exp(-(across / 0.09) ** 2) + ribs)
    return lambda a, r, z: depth * np.maximum(one(a, z, low, high, count, 0, 0.8), one(a, z, low, low + 0.62 * (high - low), count, 0.5, 1.2))


def diamonds(count, depth, low, high, rows=3):
    def carve(a, r, z):
        u, v = ((a * count / (2 * np.pi)) % 1 - 0.5) * 2, (((z - low) / (high - low) * rows) % 1 - 0.5) * 2
        return within(z, low, high, 0.04 * (high - low)) * depth * (np.clip(1 - np.abs(u) - np.abs(v) * 0.9, -0.35, 1) + 0.1)
    return carve


def rope(count, depth, at, width):
    """A twisted rope moulding at height `at`."""
    return lambda a, r, z: depth * np.exp(-((z - at) / (width * 0.55)) ** 4) * (0.75 + 0.35 * np.cos(a * count + (z - at) / width * 4))


def tooled(depth, low, high, pitch=0.011, seed=1):
    """Close rows of chisel strokes."""
    def carve(a, r, z):
        stroke = np.sin(a * r * 2 * np.pi / pitch / 1.6 + 9 * np.sin(z * 31 + seed) + z * 260)
        return within(z, low, high, 0.02) * depth * (np.abs(stroke) ** 0.6 - 0.6)
    return carve


def wave_band(count, depth, low, high):
    def carve(a, r, z):
        u = (z - low) / (high - low)
        line = np.sin(a * count) * 0.28
        band = np.exp(-((u - 0.5 - line) / 0.11) ** 4) + 0.7 * np.exp(-((u - 0.5 + line) / 0.11) ** 4)
        fillet = np.exp(-((np.abs(u - 0.5) - 0.47) / 0.04) ** 4)
        return depth * (np.minimum(band, 1) * (np.abs(u - 0.5) < 0.46) + 0.8 * fillet)
    return carve


def scallops(count, depth, low, high):
    """Deep lobes growing towards the rim."""
    return lambda a, r, z: depth * smooth_step(z, low, high) * (np.abs(np.cos(a * count / 2)) ** 0.8 - 0.45)


def beads(count, depth, at, width):
    def carve(a, r, z):
        u = (((a * count / (2 * np.pi)) % 1) - 0.5) * 2 * np.pi * np.maximum(r, 1e-3) / count
        size = np.pi * np.maximum(r, 1e-3) / count * 0.92
        return depth * np.sqrt(np.clip(1 - (u / size) ** 2 - ((z - at) / (width / 2)) ** 2, 0, 1))
    return carve
