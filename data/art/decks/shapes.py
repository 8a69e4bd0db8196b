"""Path data of small shapes, so that many of them make one path: that draws faster."""

import math
import re

from decks.svg import LINE, num, path


def rings(*circles):
    """Relative path data for some circles round the starting point."""
    out, at_x, at_y = '', 0, 0
    for x, y, r in circles:
        out += 'm%s,%sa%s,%s 0 1 0 %s,0a%s,%s 0 1 0 %s,0z' % tuple(
            num(v) for v in (x - r - at_x, y - at_y, r, r, 2 * r, r, r, -2 * r))
        at_x, at_y = x - r, y
    return out


def beads(points, radius, fill, width=1.0, line=LINE):
    """Circles of one size and colour that do not overlap."""
    return path('M0,0' + rings(*((x, y, radius) for x, y in points)), fill, width, line)


def turned(x, y, turn):
    """A point turned round 0,0 by degrees."""
    a = math.radians(turn)
    return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)


def moved(d, x=0.0, y=0.0, scale=1.0, turn=0.0):
    """Absolute path data (M L C Z) scaled, turned and moved."""
    def place(match):
        a, b = turned(float(match.group(1)) * scale, float(match.group(2)) * scale, turn)
        return '%s,%s' % (num(a + x), num(b + y))
    return re.sub(r'(-?[0-9.]+)[ ,](-?[0-9.]+)', place, d)


def mirrored(d, axis):
    """Absolute path data (M L C Z) mirrored at an upright line."""
    return re.sub(r'(-?[0-9.]+)[ ,](-?[0-9.]+)',
                  lambda m: '%s,%s' % (num(2 * axis - float(m.group(1))), m.group(2)), d)


def petals(d, count, first=0.0):
    """Path data of a petal all round 0,0."""
    return ''.join(moved(d, turn=first + 360 * i / count) for i in range(count))


def bar(x0, y0, x1, y1, r):
    """Path data of a bar with round ends: a finger."""
    far = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / far * r, (x1 - x0) / far * r
    return 'M%s,%sA%s,%s 0 0 1 %s,%sL%s,%sA%s,%s 0 0 1 %s,%sZ' % tuple(num(v) for v in (
        x0 + nx, y0 + ny, r, r, x0 - nx, y0 - ny, x1 - nx, y1 - ny, r, r, x1 + nx, y1 + ny))
