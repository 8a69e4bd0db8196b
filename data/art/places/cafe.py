"""A Dutch brown café: the table has its rug, with guls in rows and a border, and a fringe."""

import random

from decks.shapes import petals
from decks.svg import LINE, at, circle, group, lines, num, path
from places.kit import (Part, Place, disc, fringe, mirrored_wood, plank, rectangle, shadow, veiled,
                        weave, wrapped)

WINE, WINE_D = '#6d2530', '#561c27'
ROSE = '#85444a'
INDIGO = '#34375a'
PLUM = '#4a2c42'               # indigo in the field, where cards lie
FADED = '#7d3a40'              # rose there
OCHRE = '#8d6734'
SAND = '#86705a'
OAK, OAK_D, OAK_L = '#4a2f20', '#2c1a12', '#6a4630'

RUG = 12                       # from the window to where the rug begins
DEPTH = 40                     # of the rim


def steps(w, h, n):
    """Path data of an octagon as a loom makes it, round 0,0."""
    corner = [(w / 2 * (.5 + .5 * i / n), h / 2 * (1 - .5 * i / n)) for i in range(n + 1)]
    quarter = [corner[0]]
    for (_, _), (x1, y1) in zip(corner, corner[1:]):
        quarter += [(x1, quarter[-1][1]), (x1, y1)]
    points = (quarter + [(x, -y) for x, y in reversed(quarter)]
              + [(-x, -y) for x, y in quarter] + [(-x, y) for x, y in reversed(quarter)])
    return 'M' + 'L'.join('%s,%s' % (num(x), num(y)) for x, y in points) + 'Z'


def diamond(w, h):
    return 'M0,%sL%s,0L0,%sL%s,0Z' % tuple(num(v) for v in (-h / 2, w / 2, h / 2, -w / 2))


def gul():
    """The great flower of the field, quartered in two colours."""
    quarters = ''
    for sx, sy, fill in ((1, 1, PLUM), (-1, -1, PLUM), (1, -1, WINE_D), (-1, 1, WINE_D)):
        quarters += path('M0,0h%sv%sh%sv%sh%sz' % tuple(num(v) for v in (
            sx * 26, sy * 8, -sx * 9, sy * 8, -sx * 17)), fill, 0)
    hooks = ''.join('M%s,%sv%sh%sv%s' % tuple(num(v) for v in (
        sx * 13, sy * 3.2, sy * 7.6, sx * 5.4, -sy * 3.6)) for sx in (1, -1) for sy in (1, -1))
    return (path(steps(72, 52, 4), FADED, 1.2, WINE_D) + path(steps(64, 44, 4), WINE_D, 0)
            + path(steps(60, 40, 4), WINE, 0) + quarters
            + lines('M-30,0H30M0,-20V20', 1.6, FADED) + lines(hooks, 1.8, FADED)
            + path(diamond(17, 14), '#7c5532', 1.2, WINE_D) + path(diamond(8, 6.6), WINE_D, 0))


def star():
    """The small flower between four great ones."""
    arms = petals('M0,0L4,-8L0,-14L-4,-8Z', 8)
    return (path(arms, FADED, .9, WINE_D) + path(diamond(13, 13), PLUM, .9, WINE_D)
            + path(diamond(5.4, 5.4), '#7c5532', 0))


def surface():
    w, h = 112, 84
    out = rectangle(0, 0, w, h, WINE)
    out += lines('M0,%sH%sM%s,0V%s' % tuple(num(v) for v in (h / 2, w, w / 2, h)), 1.2, WINE_D)
    out += wrapped(gul(), 0, 0, w, h, 40)
    out += wrapped(star(), w / 2, h / 2, w, h, 20)
    return Part(w, h, out + weave(w, h, 2.8, .2))


def border(length):
    """The border of the rug: leaf and cup between two rows of beads."""
    out = rectangle(0, RUG, length, 28, WINE_D)
    out += rectangle(0, RUG + 4, length, 19, INDIGO)
    for y in (2, 25):
        out += lines(''.join('M%s,%sh4' % (num(4 * k + 2), num(RUG + y))
                             for k in range(0, int(length / 4), 2)), 1.8, OCHRE)
    return out + lines(''.join('M0,%sH%s' % (num(RUG + y), num(length)) for y in (4.4, 22.6, 27.6)),
                       1, LINE)


def edge():
    length = 56
    middle = RUG + 13.5
    out = plank(random.Random(11), length, -2, RUG + 3, OAK, OAK_D, OAK_L)
    out += fringe(random.Random(11), length, RUG, 6, SAND)
    out += border(length)
    out += at(path(steps(17, 12, 2), ROSE, 1, LINE) + path(diamond(8, 6), WINE_D, 0),
              length / 2, middle)
    for x in (0, length):
        out += at(path(diamond(11, 13), OCHRE, 1, LINE) + path(diamond(5, 6), INDIGO, 0), x, middle)
    leaf = path('M0,0C7,-3 10,-8 9,-10C4,-10 1,-6 0,0Z', SAND, .9, LINE)
    for sx in (1, -1):
        for sy in (1, -1):
            out += group(leaf, 'translate(%s %s) scale(%s %s)' % (
                num(length / 2 + sx * 10), num(middle + sy), num(sx * .78), num(sy * .78)))
    return Part(length, DEPTH, out + group(weave(length, 28, 2.8, .2), 'translate(0 %d)' % RUG))


def corner():
    oak = plank(random.Random(12), DEPTH, -2, RUG + 3, OAK, OAK_D, OAK_L)
    out = mirrored_wood(oak, DEPTH, OAK_D)
    run = group(fringe(random.Random(12), DEPTH - RUG, RUG, 6, SAND), 'translate(%d 0)' % RUG)
    out += run + group(run, 'matrix(0 1 1 0 0 0)')
    rug = rectangle(0, 0, 28, 28, WINE_D) + rectangle(4, 4, 24, 24, INDIGO)
    rug += rectangle(23, 23, 5, 5, WINE_D)
    rug += at(path(steps(15, 15, 2), ROSE, 1, LINE) + path(diamond(9, 9), WINE_D, 0)
              + path(diamond(4, 4), OCHRE, 0), 13.5, 13.5)
    rug += lines(''.join('M%s,2h4M2,%sv4' % ((num(8 * k + 2),) * 2) for k in range(4)), 1.8, OCHRE)
    rug += lines('M25,26.4h3M26.4,25v3', 1.8, OCHRE)
    rug += lines('M0,0H28M0,0V28M4.4,28V4.4H28M22.6,28V22.6H28', 1, LINE)
    return Part(DEPTH, DEPTH, out + group(rug + weave(28, 28, 2.8, .2),
                                          'translate(%d %d)' % (RUG, RUG)))


def beer():
    """A glass of beer from above, on its mat."""
    mat = 'M12,18Q12,10 20,10H104Q112,10 112,18V102Q112,110 104,110H20Q12,110 12,102Z'
    out = shadow(mat, 2, 3) + path(mat, '#d8c8a4', 1.6)
    out += path('M18,22Q18,16 24,16H100Q106,16 106,22V98Q106,104 100,104H24Q18,104 18,98Z',
                'none', 1.4, '#8a2a2c')
    out += path(petals('M0,-50L4,-40L0,-35L-4,-40Z', 12), '#8a2a2c', 0).replace(
        '<path ', '<path transform="translate(62 60)" ')
    out += shadow(disc(60, 58, 37), 6, 8)
    out += circle(60, 58, 37, '#e9e2cf', 1.6) + circle(60, 58, 33.5, '#c98b2c', 1)
    foam = petals('M-9,-24C-9,-34 9,-34 9,-24C9,-18 -9,-18 -9,-24Z', 11)
    out += circle(60, 58, 30.5, '#f6ecd2', 1)
    out += group(path(foam, '#fbf5e4', .7, '#c9b58c'), 'translate(60 58) scale(.94)')
    out += circle(60, 58, 21.5, '#fbf5e4', 0)
    bubbles = ((52, 50, 3.2), (66, 54, 4), (58, 65, 3), (70, 66, 2.2), (49, 60, 2), (60, 46, 1.8))
    out += ''.join(circle(x, y, r, '#f0e3c2', .7, '#c9b58c') for x, y, r in bubbles)
    out += lines('M33,40A33,33 0 0 1 46,28', 2.2, '#ffffff')
    return Part(118, 118, out)


def slate():
    """The slate, wiped clean: the score stands elsewhere, and a false one would mislead; its chalk."""
    frame = 'M4,4H104V142H4Z'
    out = shadow(frame) + path(frame, '#8a5d36', 1.6)
    out += lines('M4,4L16,16M104,4L92,16M4,142L16,130M104,142L92,130', 1)
    out += lines('M20,9H60M70,10H96M12,30V70M98,60V120M30,136H80M10,100V120', .8, '#5d3b20')
    out += path('M16,16H92V130H16Z', '#2f3437', 1.4)
    out += veiled(lines('M24,30Q50,24 84,34M22,112Q60,120 86,108M26,70L80,62', 6, '#5a6064'), .35)
    out += veiled(lines('M30,92Q58,84 80,94M34,46Q60,52 78,44', 9, '#565c60'), .3)
    out += path('M60,133l18,-2l.5,4l-18,2Z', '#e9e7de', .5, '#a9a89f')
    return Part(110, 148, out)


def draw(evening):
    return Place(surface(), edge(), corner(), {'left': slate(), 'right': beer()})
