"""Cloth with a woven motif, cut at the joint of a court card."""

from decks.joint import cut, point, segments
from decks.palette import BLUE, DARK, GOLD, GREEN, RED
from decks.shapes import turned
from decks.svg import LINE, lines, num, path

# Motifs: half width, relative path data starting in the centre.
MOTIFS = {
    'dot': (2.6, 'm-1.6,0a1.6,1.6 0 1 0 3.2,0a1.6,1.6 0 1 0 -3.2,0z'),
    'lozenge': (5, 'm0,-5.4l3.8,5.4l-3.8,5.4l-3.8,-5.4z'),
    'leaf': (5, 'm0,5.6c-4.6,-3.2 -4.6,-8 0,-11.2c4.6,3.2 4.6,8 0,11.2z'),
    'trefoil': (5, 'm0,-5.4a2.5,2.5 0 0 1 1.9,4a2.5,2.5 0 1 1 -1,4.2l.9,2.8h-3.6l.9,-2.8'
                   'a2.5,2.5 0 1 1 -1,-4.2a2.5,2.5 0 0 1 1.9,-4z'),
    'flower': (5, 'm0,0' + ''.join('c%s,%s %s,%s 0,0' % tuple(
        num(v) for v in turned(-5.4, -6, 72 * k) + turned(5.4, -6, 72 * k)) for k in range(5)) + 'z'),
}


def motif_colour(fill):
    return {GREEN: '#7fb195', RED: '#e8b445', BLUE: '#e8b445', GOLD: '#8a1c25'}[fill]


def inside(polygon, x, y):
    odd = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            odd = not odd
    return odd


AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (.7, .7), (-.7, .7), (.7, -.7), (-.7, -.7))


def scattered(d, motif, dx, dy, hidden):
    """Path data of a motif in offset rows, where it has room inside a shape and outside the boxes."""
    polygon = [point(seg, k / 8) for segs, _ in segments(d) for seg in segs for k in range(8)]
    r, data = MOTIFS[motif]
    marks, row, y = '', 0, 100
    while y < 220:
        x = 30 + (dx / 2 if row % 2 else 0)
        while x < 210:
            covered = any(left < x < right and top < y < bottom for left, top, right, bottom in hidden)
            if not covered and all(inside(polygon, x + a * r, y + b * r) for a, b in AROUND):
                marks += 'M%s,%s%s' % (num(x), num(y), data)
            x += dx
        y += dy / 2
        row += 1
    return marks


def cloth(d, fill, motif, colour, dx=17, dy=20, folds='', hidden=()):
    """A piece of cloth, cut at the joint: shape with outline, scattered motif, folds.

    hidden: boxes (left, top, right, bottom) that other things cover.
    """
    d = cut(d)
    marks = scattered(d, motif, dx, dy, hidden)
    out = path(d, fill)
    if marks:
        out += path(marks, colour, 0)
    if folds:
        out += lines(cut(folds), 1.3, DARK.get(fill, LINE))
    return out
