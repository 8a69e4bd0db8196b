"""The back of the double-German deck: woven ribbons round acorns and leaves; the same upside down."""

import math
import re

from decks.german_layout import HEIGHT, WIDTH
from decks.svg import clip, group, lines, num, path

GROUND, DARK, PALE, SOFT = '#84402f', '#64291f', '#dcba98', '#b07457'
EDGE = 11                            # the white margin
FIELD = 23                           # where the weaving begins
ACROSS, DOWN = 6, 10                 # meshes


def rectangle(inset, radius=0):
    l, t, r, b = inset, inset, WIDTH - inset, HEIGHT - inset
    if not radius:
        return 'M%s,%sH%sV%sH%sZ' % (l, t, r, b, l)
    return ('M{a},{t}H{c}A{q},{q} 0 0 1 {r},{d}V{e}A{q},{q} 0 0 1 {c},{b}H{a}A{q},{q} 0 0 1 {l},{e}V{d}'
            'A{q},{q} 0 0 1 {a},{t}Z').format(
                a=l + radius, c=r - radius, d=t + radius, e=b - radius, q=radius, l=l, t=t, r=r, b=b)


def ribbon(d):
    return lines(d, 5.4, DARK) + lines(d, 4, PALE) + lines(d, 1.9, SOFT)


NUT = 'M-2.9,-4.2C-3.3,-7.4 -1.4,-9.6 0,-11C1.4,-9.6 3.3,-7.4 2.9,-4.2Z'
CUP = 'M-3.8,-4.3C-3.8,-5.6 3.8,-5.6 3.8,-4.3C3.6,-1.8 1.8,-1 0,-1C-1.8,-1 -3.6,-1.8 -3.8,-4.3Z'
LEAF = 'M0,-1.2C-3.3,-3.3 -3,-6.6 0,-8.8C3,-6.6 3.3,-3.3 0,-1.2Z'
VEIN = 'M0,-1.6L0,-6.8'


def put(d, x, y, turn=0):
    """Path data turned and moved."""
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)

    def point(match):
        px, py = float(match.group(1)), float(match.group(2))
        return '%s,%s' % (num(x + px * c - py * s), num(y + px * s + py * c))
    return re.sub(r'(-?[0-9.]+),(-?[0-9.]+)', point, d)


def weaving():
    """Ribbons that cross over and under, with a sign in every mesh."""
    dx, dy = (WIDTH - 2 * FIELD) / ACROSS, (HEIGHT - 2 * FIELD) / DOWN
    falling = rising = over = ''
    for i in range(-DOWN, ACROSS + 1):
        x = FIELD + i * dx
        falling += 'M%s,%sL%s,%s' % (num(x), FIELD, num(x + DOWN * dx), HEIGHT - FIELD)
        rising += 'M%s,%sL%s,%s' % (num(x), HEIGHT - FIELD, num(x + DOWN * dx), FIELD)
    nuts = cups = leaves = veins = ''
    for row in range(2 * DOWN + 1):
        for column in range(2 * ACROSS + 1):
            x, y = FIELD + column * dx / 2, FIELD + row * dy / 2
            if (row + column) % 2:
                if row not in (0, 2 * DOWN) and column not in (0, 2 * ACROSS):
                    if row % 2:
                        nuts += put(NUT, x, y) + put(NUT, x, y, 180)
                        cups += put(CUP, x, y) + put(CUP, x, y, 180)
                    else:
                        leaves += ''.join(put(LEAF, x, y, 45 + 90 * k) for k in range(4))
                        veins += ''.join(put(VEIN, x, y, 45 + 90 * k) for k in range(4))
            elif row % 2:
                over += 'M%s,%sl%s,%s' % (num(x - dx / 7), num(y - dy / 7), num(dx / 3.5), num(dy / 3.5))
    return (ribbon(falling) + ribbon(rising) + ribbon(over) + path(nuts, PALE, 0) + path(cups, SOFT, .7, DARK) +
            path(leaves, PALE, 0) + lines(veins, .7, GROUND))


def back_card():
    clip('ger-back-field', rectangle(FIELD))
    out = path(rectangle(EDGE, 6), DARK, 0) + path(rectangle(EDGE + 3, 4), 'none', 1.2, SOFT)
    beads = ''
    for k in range(1, 23):
        x = EDGE + 7.5 + k * (WIDTH - 2 * EDGE - 15) / 23
        beads += ''.join('M%s,%sm-1.6,0a1.6,1.6 0 1 0 3.2,0a1.6,1.6 0 1 0 -3.2,0Z' % (num(x), y)
                         for y in (EDGE + 7.5, HEIGHT - EDGE - 7.5))
    for k in range(38):
        y = EDGE + 7.5 + k * (HEIGHT - 2 * EDGE - 15) / 37
        beads += ''.join('M%s,%sm-1.6,0a1.6,1.6 0 1 0 3.2,0a1.6,1.6 0 1 0 -3.2,0Z' % (x, num(y))
                         for x in (EDGE + 7.5, WIDTH - EDGE - 7.5))
    out += path(beads, PALE, 0)
    out += group(path(rectangle(FIELD), GROUND, 0) + weaving(), extra=' clip-path="url(#ger-back-field)"')
    return out + path(rectangle(FIELD), 'none', 1.6, PALE)
