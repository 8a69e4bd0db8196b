"""An inn in the Black Forest: a checked linen cloth with an embroidered hem, on fir wood."""

import random

from decks.shapes import petals
from decks.svg import LINE, circle, group, lines, num, path
from places.kit import (Part, Place, disc, mirrored_wood, plank, rectangle, shadow, stitches, veiled, weave)

FIR, FIR_D, FIR_L = '#37564a', '#29443a', '#4c6c5c'
LINEN = '#587263'
THREAD = '#627969'
HEM, HEM_D = '#31493f', '#22352d'
RED = '#a13a40'
WOOD, WOOD_D, WOOD_L = '#5f4730', '#38271a', '#7d6145'
CHECK = 48                   # from one stripe to the next

HEART = ('.xx.xx.', 'xxxxxxx', 'xxxxxxx', '.xxxxx.', '..xxx..', '...x...')
TREE = ('...x...', '..xxx..', '.xxxxx.', '..xxx..', '.xxxxx.', 'xxxxxxx', '...x...')


def surface():
    half = CHECK / 2
    out = rectangle(0, 0, CHECK, CHECK, FIR)
    out += rectangle(0, 0, half, half, LINEN)
    out += rectangle(half, half, half, half, FIR_D)
    # where only one thread is dyed the cloth shows twill
    twill = ''.join('M%s,0L0,%s' % (num(k), num(k)) for k in range(3, int(CHECK), 3))
    twill += ''.join('M%s,%sL%s,%s' % (num(CHECK), num(k), num(k), num(CHECK))
                     for k in range(0, int(CHECK), 3))
    out += veiled(lines(twill, .9, FIR_L), .6)
    out += rectangle(0, 0, half, half, LINEN) + rectangle(half, half, half, half, FIR_D)
    out += veiled(lines('M%s,0V%sM0,%sH%s' % (num(half * 1.5), CHECK, num(half * 1.5), CHECK),
                        1.6, RED), .55)
    return Part(CHECK, CHECK, out + weave(CHECK, CHECK, 2, .2))


def edge():
    length, depth = 96, 44
    dice = random.Random(21)
    out = plank(dice, length, 0, 15, WOOD, WOOD_D, WOOD_L)
    out += veiled(rectangle(0, 10, length, 5, LINE), .4)
    out += rectangle(0, 14, length, 30, HEM)
    out += lines('M0,14.5H%s' % num(length), 1.2, LINE)
    out += lines(''.join('M%s,17.5h3' % num(3 + 6 * k) for k in range(16)), 1.1, THREAD)
    size = 2.2
    for x, rows, colour in ((16, HEART, RED), (64, TREE, THREAD)):
        out += stitches(rows, size, colour, x - 3.5 * size + 8, 21.5)
    out += stitches(('x', '.'), size, RED, 47, 27) + stitches(('x', '.'), size, RED, 94, 27)
    out += stitches(('x',), size, RED, -2, 27)
    line = ''.join('x.' for _ in range(48))
    out += stitches((line,), 2, THREAD, 0, 39.4)
    out += lines('M0,43.6H%s' % num(length), .8, HEM_D)
    return Part(length, depth, out + group(weave(length, 30, 2, .2), 'translate(0 14)'))


def corner():
    size = 44
    out = mirrored_wood(plank(random.Random(22), size, 0, 15, WOOD, WOOD_D, WOOD_L), size, WOOD_D)
    out += rectangle(14, 14, 30, 30, HEM)
    out += veiled(path('M10,44V10H44V15H15V44Z', LINE, 0), .4)
    out += lines('M14.5,44V14.5H44', 1.2, LINE)
    out += lines(''.join('M%s,17.5h3M17.5,%sv3' % ((num(21 + 6 * k),) * 2) for k in range(4)), 1.1,
                 THREAD)
    star = ('x.....x', '.x.x.x.', '..xxx..', '.xx.xx.', '..xxx..', '.x.x.x.', 'x.....x')
    out += stitches(star, 2.2, RED, 21, 21.5)
    out += stitches(('x.x', '...', 'x..'), 2, THREAD, 39.4, 39.4)
    return Part(size, size, out + group(weave(30, 30, 2, .2), 'translate(14 14)'))


def wine():
    """A quarter of wine in its glass with a green foot, seen from above."""
    out = shadow(disc(60, 62, 44), 3, 4) + circle(60, 62, 44, '#b9935f', 1.6)
    out += circle(60, 62, 40, 'none', 1.2, '#8a6437')
    out += veiled(lines('M22,52Q60,44 98,54M20,66Q60,58 100,68M26,80Q60,72 94,82', 1, '#8a6437'), .7)
    out += shadow(disc(60, 60, 31), 5, 7)
    out += circle(60, 60, 31, '#bcd0ae', 1.6) + circle(60, 60, 28, '#dfe6c8', .8)
    out += circle(60, 60, 25.5, '#e6d27a', 1.2)
    ribs = 'M-1.6,-20L1.6,-20L.8,-9L-.8,-9Z'
    out += group(path(petals(ribs, 12), '#dcc76b', 0), 'translate(60 60)')
    out += circle(60, 60, 9.5, '#8fae62', 1, '#4d7a45') + circle(60, 60, 4.5, '#5f8f5a', .8, '#3d6a45')
    out += lines('M42,48A22,22 0 0 1 54,39', 2.4, '#ffffff') + lines('M38,55v4', 2, '#ffffff')
    return Part(110, 112, out)


def cherries():
    """Cherries from the tree before the house."""
    leaf = 'M0,0C10,-12 28,-14 44,-4C30,8 12,10 0,0Z'
    veins = 'M3,0Q20,-4 40,-4M12,-2l6,-5M20,-3l7,-5M14,-1l7,4M23,-3l7,3'
    out = ''
    for x, y, turn in ((52, 34, -52), (50, 38, 24)):
        out += group(shadow(leaf, 2, 4) + path(leaf, '#4f7d48', 1.4) + lines(veins, .9, '#2d5230'),
                     'translate(%s %s) rotate(%s)' % (x, y, turn))
    stalks = 'M51,36Q30,44 28,84M51,36Q56,60 62,96M51,36Q44,60 24,118'
    out += lines(stalks, 3.6) + lines(stalks, 1.8, '#8aa05a')
    out += lines('M44,28L54,38', 5) + lines('M44,28L54,38', 3, '#7a5a3a')
    for x, y, r in ((24, 120, 15), (29, 88, 14), (63, 101, 15.5)):
        out += shadow(disc(x, y, r), 4, 5) + circle(x, y, r, '#8f1d2b', 1.5)
        out += path('M%s,%sa%s,%s 0 0 0 %s,%sa%s,%s 0 0 1 %s,%sz' % tuple(num(v) for v in (
            x - r * .1, y - r * .92, r, r, r * .95, r * 1.5, r * 1.1, r * 1.1, -r * .95, -r * 1.5)),
            '#6a1320', 0)
        out += lines('M%s,%sq2,-6 8,-7' % (num(x - r * .62), num(y - r * .1)), 2.2, '#f0b8b0')
    return Part(104, 142, out)


def draw(evening):
    return Place(surface(), edge(), corner(), {'left': cherries(), 'right': wine()})
