"""The pen of the German pictures: soft curves, swelling lines and shade along an outline.

A curve is written as points "x,y x,y x,y"; it runs smoothly through them, a point
with a star ("x,y*") is a corner, and between two corners it is straight.
Several curves in one text stand between bars: "x,y x,y | x,y x,y".
"""

import math

from decks.svg import LINE, path


def short(v):
    """A number with one decimal, as short as can be."""
    s = '%.1f' % v
    s = s[:-2] if s.endswith('.0') else s
    return '0' if s == '-0' else s.replace('0.', '.', 1) if s.startswith(('0.', '-0.')) else s


def pair(p):
    return short(p[0]) + ',' + short(p[1])


def knots(text):
    """The points of a curve and whether each is a corner."""
    words = text.split()
    return ([tuple(float(v) for v in w.rstrip('*').split(',')) for w in words],
            [w.endswith('*') for w in words])


def unit(a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = math.hypot(dx, dy) or 1
    return dx / n, dy / n, n


def tangent(before, at, after):
    """Direction in a smooth point; the nearer neighbour counts more."""
    ax, ay, an = unit(before, at)
    bx, by, bn = unit(at, after)
    x, y = ax * bn + bx * an, ay * bn + by * an
    n = math.hypot(x, y) or 1
    return x / n, y / n


def mirrored(t, chord):
    """A direction mirrored on a chord: the other end of an arc."""
    k = 2 * (t[0] * chord[0] + t[1] * chord[1])
    return k * chord[0] - t[0], k * chord[1] - t[1]


def pieces(text, closed):
    """The Bézier pieces of a curve."""
    pts, corner = knots(text)
    n = len(pts)
    tangents = []
    for i in range(n):
        sharp = corner[i] or (not closed and i in (0, n - 1))
        tangents.append(None if sharp else tangent(pts[i - 1], pts[i], pts[(i + 1) % n]))
    out = []
    for i in range(n if closed else n - 1):
        a, b = pts[i], pts[(i + 1) % n]
        ta, tb = tangents[i], tangents[(i + 1) % n]
        ux, uy, length = unit(a, b)
        ta, tb = (ta or (mirrored(tb, (ux, uy)) if tb else (ux, uy)),
                  tb or (mirrored(ta, (ux, uy)) if ta else (ux, uy)))
        k = .36 * length
        out.append((a, (a[0] + ta[0] * k, a[1] + ta[1] * k), (b[0] - tb[0] * k, b[1] - tb[1] * k), b))
    return out


def run(segments):
    """Path data of pieces after their first point, in steps from point to point."""
    out, (x, y) = '', (round(v, 1) for v in segments[0][0])
    for _, *three in segments:
        words = ''
        for p in three:
            for v in (short(p[0] - x), short(p[1] - y)):
                words += v if not words or v[0] == '-' else ' ' + v
        out += 'c' + words
        x, y = (round(c + float(short(p - c)), 1) for c, p in zip((x, y), three[2]))
    return out


def data(segments, closed):
    """Path data of pieces."""
    return 'M' + pair(segments[0][0]) + run(segments) + ('Z' if closed else '')


def curve(text, closed=True):
    """Path data of one or several curves."""
    return ''.join(data(pieces(t, closed), closed) for t in text.split('|'))


def spot(seg, t):
    """Point and left-hand normal of a piece at t."""
    a, b, c, e = seg
    u = 1 - t
    x, y = (u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * e[i] for i in (0, 1))
    dx, dy = (u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (e[i] - c[i]) for i in (0, 1))
    n = math.hypot(dx, dy) or 1
    return (x, y), (dy / n, -dx / n)


def walk(segments, steps):
    """Spots along pieces."""
    out = [spot(segments[0], 0)]
    for seg in segments:
        out += [spot(seg, k / steps) for k in range(1, steps + 1)]
    return out


def through(pts):
    """Path data, without the first point, of a smooth line through points."""
    return run(pieces(' '.join('%.2f,%.2f' % p for p in pts), False))


def swell(text, width=1.6, start=0, end=0):
    """Path data of lines that swell to @width in the middle; @start, @end: thickness there."""
    out = ''
    for t in text.split('|'):
        segs = pieces(t, False)
        spots = walk(segs, 2 if len(segs) < 2 else 1)
        left, right = [], []
        for k, ((x, y), (nx, ny)) in enumerate(spots):
            s = k / (len(spots) - 1)
            r = (start * (1 - s) + end * s + (width - max(start, end) * .5) * math.sin(math.pi * s)) / 2
            left.append((x + nx * r, y + ny * r))
            right.append((x - nx * r, y - ny * r))
        right.reverse()
        out += 'M%s%sL%s%sZ' % (pair(left[0]), through(left), pair(right[0]), through(right))
    return out


def ink(text, width=1.4, colour=LINE, start=0, end=0):
    """Swelling lines in ink."""
    return path(swell(text, width, start, end), colour, 0)


def pen(text, width=1.0, colour=LINE):
    """Lines of even width."""
    return path(curve(text, False), 'none', width, colour)


def rim(text, first, last, depth, inset=0.0):
    """Path data of the crescent inside a closed curve along its points first…last, @inset away from it."""
    segs = pieces(text, True)
    n = len(segs)
    part = [segs[i % n] for i in range(first, last if last > first else last + n)]
    area = sum(a[0] * e[1] - e[0] * a[1] for a, _, _, e in segs)
    side = -1 if area > 0 else 1
    spots = walk(part, 2 if len(part) < 3 else 1)
    outer, inner = [], []
    for k, ((x, y), (nx, ny)) in enumerate(spots):
        r = side * (inset + (depth - inset) * math.sin(math.pi * k / (len(spots) - 1)) ** .7)
        outer.append((x + nx * side * inset, y + ny * side * inset))
        inner.append((x + nx * r, y + ny * r))
    inner.reverse()
    return 'M' + pair(outer[0]) + through(outer) + 'L' + pair(inner[0]) + through(inner) + 'Z'


def shape(text, fill, shade='', rims=(), width=1.5, line=LINE):
    """A closed form with its outline, and crescents of @shade (first, last, depth) along it."""
    out = path(curve(text), fill, width, line)
    if rims:
        out += path(''.join(rim(text, *r, width * .45) for r in rims), shade, 0)
    return out


def dots(spots, radius, fill, width=1.0, line=LINE):
    """Small discs in one path."""
    r, d = short(radius), short(2 * radius)
    return path(''.join('M%s,%sa%s,%s 0 1 0 %s,0a%s,%s 0 1 0 -%s,0z' % (short(x - radius), short(y), r, r, d, r, r, d)
                        for x, y in spots), fill, width, line)


def stamp(spots, shape_data, fill, width=1.0, line=LINE):
    """The same form (relative path data) on several spots, in one path."""
    return path(''.join('M%s,%s%s' % (short(x), short(y), shape_data) for x, y in spots), fill, width, line)


def ground(edge, fill, tone='', width=.8):
    """Land from an upper edge down to the end of the picture; @tone: colour of the edge."""
    words = edge.replace('*', '').split()
    words[0], words[-1] = words[0] + '*', words[-1] + '*'
    return path(curve('9,190* %s 231,190*' % ' '.join(words)), fill, 0) + (pen(edge, width, tone) if tone else '')


def hatch(one, other, count, width=.7, colour=LINE):
    """Strokes from one curve to another."""
    a, b = (walk(pieces(t, False), 8) for t in (one, other))

    def on(spots, s):
        return spots[min(len(spots) - 1, round(s * (len(spots) - 1)))][0]
    return path(''.join('M%sL%s' % (pair(on(a, k / (count - 1))), pair(on(b, k / (count - 1))))
                        for k in range(count)), 'none', width, colour)
