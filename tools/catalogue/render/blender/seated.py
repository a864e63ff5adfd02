"""The figure seated in meditation, robed, hands under the robe: clay that buddhas.py sets on a seat and niches.py flattens."""
import functools
import math

import numpy as np

from sdf import Clay
from shapes import smooth_step


@functools.cache
def body():
    """Torso and lap as one draped form: a robe over the left shoulder, its folds running to it and across the lap."""
    clay = Clay((-.5, -.44, -.02), (.5, .26, .72), .0052)
    clay.ball((0, -.04, .11), (.38, .25, .115), .04)
    for side in (-1, 1):
        clay.limb((side * .14, .02, .11), (side * .37, -.12, .085), .115, .085, .06)
        clay.limb((side * .37, -.12, .082), (side * .04, -.26, .078), .082, .06, .05)
    clay.limb((0, .05, .16), (0, .05, .40), .175, .155, .08)
    clay.ball((0, .01, .42), (.2, .125, .13), .07)
    clay.limb((-.17, .04, .5), (.17, .04, .5), .07, .07, .07)
    for side in (-1, 1):
        clay.limb((side * .205, .04, .485), (side * .262, .0, .28), .066, .07, .06)
        clay.limb((side * .262, .0, .28), (side * .12, -.17, .185), .07, .06, .06)
    # The joined hands are a quiet swell under the cloth.
    clay.ball((0, -.2, .185), (.12, .075, .045), .05)
    clay.limb((0, .035, .5), (0, .02, .64), .07, .062, .05)

    def folds(x, y, z, distance):
        front = smooth_step(-y, -.1, .04)
        slant = z - .72 * x - .5 * x * x
        chest = front * smooth_step(z, .2, .25) * (1 - smooth_step(slant, .462, .468)) * (1 - smooth_step(np.abs(x), .17, .24))
        pleats = (.5 + .5 * np.sin(slant * 2 * np.pi / .05)) ** 1.5
        hem = front * np.exp(-((slant - .475) / .009) ** 2) * (1 - smooth_step(np.abs(x), .22, .27)) * smooth_step(z, .26, .3)
        ring = np.sqrt((x * .82) ** 2 + (y + .47) ** 2)
        lap = (1 - smooth_step(z, .15, .2)) * smooth_step(z, .02, .05) * front
        across = (.5 + .5 * np.sin(ring * 2 * np.pi / .062)) ** 1.4
        arm = smooth_step(x, .17, .23) * smooth_step(z, .2, .25) * (1 - smooth_step(z, .46, .54)) * front
        sleeve = .5 + .5 * np.sin((z - .9 * np.abs(x)) * 2 * np.pi / .06)
        return -(.009 * chest * pleats + .009 * hem + .010 * lap * across + .007 * arm * sleeve)
    clay.press((0, -.1, .26), (.5, .36, .3), folds)
    # The collar of the robe, behind the neck and over both shoulders.
    collar = [(.1 * math.cos(a), .045 - .075 * math.sin(a), .555 - .02 * math.sin(a)) for a in np.linspace(-.5, 3.64, 24)]
    clay.path(collar, [.012] * len(collar), .014)
    # Hem in front of the knees, resting on the seat.
    hem = [(.43 * math.cos(a), -.11 + .2 * -math.sin(a), .022 + .006 * math.cos(9 * a)) for a in np.linspace(.1, math.pi - .1, 40)]
    clay.path(hem, [.02] * len(hem), .03)
    return clay


def _curls(centre, radii, count):
    """Points spread evenly over an ellipsoid, where the snail curls sit."""
    k = np.arange(count) + .5
    polar, turn = np.arccos(1 - 2 * k / count), np.pi * (1 + 5 ** .5) * k
    return np.stack([np.cos(turn) * np.sin(polar), np.sin(turn) * np.sin(polar), np.cos(polar)], -1) * radii + centre


@functools.cache
def head():
    clay = Clay((-.19, -.17, .56), (.19, .2, 1.0), .0024)
    clay.limb((0, .02, .56), (0, .02, .66), .062, .06, .02)
    clay.ball((0, .015, .755), (.099, .115, .128), .02)
    clay.ball((0, -.03, .685), (.068, .07, .062), .03)
    clay.ball((0, -.072, .652), (.03, .024, .02), .02)
    for side in (-1, 1):
        clay.ball((side * .05, -.05, .705), (.036, .034, .034), .025)
    _face(clay)
    _ears(clay)
    _hair(clay)
    return clay


def _face(clay):
    """Lowered lids, a straight nose, a closed mouth: little more than shadows."""
    for side in (-1, 1):
        s = side
        clay.path([(s * .012, -.099, .772), (s * .032, -.0985, .787), (s * .060, -.083, .785), (s * .08, -.058, .768)], [.005, .006, .005, .003], .009)
        clay.ball((s * .04, -.088, .762), (.027, .016, .0125), .012, (0, 0, s * .45))
        clay.path([(s * .016, -.1035, .757), (s * .04, -.1045, .750), (s * .066, -.084, .757)], [.0025, .003, .002], .002)
        clay.ball((s * .0115, -.117, .708), (.009, .010, .008), .008)
    clay.path([(0, -.104, .776), (0, -.118, .735), (0, -.129, .712)], [.006, .0085, .0115], .014)
    clay.path([(-.031, -.093, .6815), (-.012, -.108, .6855), (0, -.1095, .6835), (.012, -.108, .6855), (.031, -.093, .6815)], [.003, .006, .0055, .006, .003], .004)
    clay.path([(-.024, -.096, .676), (0, -.1065, .6725), (.024, -.096, .676)], [.003, .0075, .003], .004)
    clay.limb((-.03, -.103, .6795), (.03, -.103, .6795), .0016, .0016, .002, cut_away=True)
    clay.ball((0, -.108, .803), (.006, .005, .006), .002)


def _ears(clay):
    for s in (-1, 1):
        clay.ball((s * .104, .012, .735), (.013, .026, .062), .012, (0, s * .08, 0))
        clay.ball((s * .109, .006, .765), (.016, .028, .032), .010)
        clay.ball((s * .119, .004, .765), (.008, .017, .021), .006, cut_away=True)
        clay.ball((s * .106, .008, .668), (.012, .016, .026), .012)
        clay.ball((s * .118, .006, .672), (.008, .006, .014), .004, cut_away=True)


def _hair(clay):
    points = _curls(np.array([0, .028, .778]), np.array([.109, .113, .115]), 560)
    x, y, z = points.T
    scalp = (z > .70) & ((z > .822 - .35 * np.maximum(0, y + .02)) | (y > .035)) & ~((np.abs(x) > .085) & (z < .79) & (y < .05))
    clay.ball((0, .032, .785), (.104, .108, .108), .006)
    for point in points[scalp]:
        clay.ball(point, (.0118,) * 3, .003)
    clay.ball((0, .03, .892), (.052, .052, .045), .01)
    for point in _curls(np.array([0, .03, .892]), np.array([.055, .055, .048]), 130):
        if point[2] > .88:
            clay.ball(point, (.0105,) * 3, .003)
    clay.path([(0, .03, .935), (0, .03, .955), (0, .03, .975)], [.02, .014, .003], .008)
