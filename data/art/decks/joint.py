"""The slanting joint of court cards: cutting path data along a line.

The two halves of a court card meet in a slanting line.  Cairo draws slowly
through a slanting clip, so what reaches over the line is cut off here.
"""

import re

from decks.corners import CARD_H, CARD_W
from decks.svg import num

SLOPE = 0.13


def below(p):
    """How far a point of the card lies below the joint (negative: above)."""
    return p[1] - (CARD_H / 2 + SLOPE * (p[0] - CARD_W / 2))


def segments(d):
    """Absolute path data (M L H V C Z) as lists of points, one per contour."""
    out, pos, words = [], (0, 0), re.findall(r'[MLHVCZ]|-?[0-9.]+', d)
    i, command = 0, ''
    while i < len(words):
        if words[i].isalpha():
            command = words[i]
            i += 1
        if command == 'Z':
            start = out[-1][0][0][0]
            if pos != start:
                out[-1][0].append((pos, start))
            out[-1][1] = True
            pos = start
            continue
        n = {'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6}[command]
        v = [float(w) for w in words[i:i + n]]
        i += n
        if command == 'M':
            out.append([[], False])
            pos, command = (v[0], v[1]), 'L'
            continue
        pts = {'L': lambda: [(v[0], v[1])], 'H': lambda: [(v[0], pos[1])],
               'V': lambda: [(pos[0], v[0])],
               'C': lambda: [(v[0], v[1]), (v[2], v[3]), (v[4], v[5])]}[command]()
        out[-1][0].append((pos,) + tuple(pts))
        pos = pts[-1]
    return out


def point(seg, t):
    if len(seg) == 2:
        return tuple(a + (b - a) * t for a, b in zip(*seg))
    u = 1 - t
    return tuple(u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * e
                 for a, b, c, e in zip(*seg))


def part(seg, t0, t1):
    """The piece of a line or curve between two parameters."""
    if len(seg) == 2:
        return point(seg, t0), point(seg, t1)

    def split(s, t):
        mix = lambda a, b: tuple(x + (y - x) * t for x, y in zip(a, b))
        ab, bc, cd = mix(s[0], s[1]), mix(s[1], s[2]), mix(s[2], s[3])
        abc, bcd = mix(ab, bc), mix(bc, cd)
        m = mix(abc, bcd)
        return (s[0], ab, abc, m), (m, bcd, cd, s[3])
    right = split(seg, t0)[1] if t0 > 0 else seg
    return split(right, (t1 - t0) / (1 - t0))[0] if t1 < 1 else right


def upper_parts(seg):
    """The pieces of a segment above the joint."""
    steps = 24
    ts = [0.0]
    for k in range(steps):
        lo, hi = k / steps, (k + 1) / steps
        sign = below(point(seg, lo)) > 0
        if sign != (below(point(seg, hi)) > 0):
            for _ in range(30):
                mid = (lo + hi) / 2
                if (below(point(seg, mid)) > 0) == sign:
                    lo = mid
                else:
                    hi = mid
            ts.append(hi)
    ts.append(1.0)
    return [part(seg, a, b) for a, b in zip(ts, ts[1:])
            if b - a > 1e-6 and below(point(seg, (a + b) / 2)) <= 0]


def cut(d):
    """Path data without what lies below the joint."""
    text = ''
    for segs, closed in segments(d):
        pos, started = None, False
        for seg in segs:
            for piece in upper_parts(seg):
                if pos is None or max(abs(pos[0] - piece[0][0]), abs(pos[1] - piece[0][1])) > .01:
                    text += '%s%s,%s' % ('L' if closed and started else 'M',
                                         num(piece[0][0]), num(piece[0][1]))
                    started = True
                text += ('L' if len(piece) == 2 else 'C') + ' '.join(
                    '%s,%s' % (num(x), num(y)) for x, y in piece[1:])
                pos = piece[-1]
        if closed and started:
            text += 'Z'
    return text
