"""An Austrian parlour: a scrubbed larch table with a painted frame, and pottery with green flames."""

import random

from decks.shapes import petals
from decks.svg import LINE, at, circle, group, lines, num, path
from places.kit import (Part, Place, disc, mirrored_wood, mixed, plank, rectangle, shadow, veiled)

LARCH = ('#7b5133', '#74492d', '#7f5538')
LARCH_D, LARCH_L = '#583620', '#94694a'
FRAME, FRAME_D = '#2c4a4c', '#1d3436'
CARVED, CARVED_D, CARVED_L = '#5d3b23', '#3a2213', '#7d5335'
TULIP, LEAF, PETAL, CREAM = '#a34538', '#5f7a4c', '#8a6a2e', '#827253'

BOARDS = (70, 58, 78)            # how wide they are
DEPTH = 38


def surface():
    """Boards as long as the table, scrubbed until the hard grain stands out."""
    dice = random.Random(31)
    w = 400
    h = sum(BOARDS)
    out, seams, y = '', 'M0,0H%d' % w, 0
    for wood, board, knots in zip(LARCH, BOARDS, (1, 0, 2)):
        out += plank(dice, w, y, board, wood, LARCH_D, LARCH_L, knots)
        y += board
        seams += 'M0,%dH%d' % (y, w)
    return Part(w, h, out + lines(seams, 1.7, '#45291a'))


def tulip(colour):
    """A painted tulip that grows upwards from 0,0."""
    leaf = 'M0,2C-7,1 -11,-3 -11,-8C-5,-7 -1,-4 0,2C1,-4 5,-7 11,-8C11,-3 7,1 0,2Z'
    cup = 'M0,-6C-6,-6 -8,-11 -6,-17L-2.6,-12.6L0,-18L2.6,-12.6L6,-17C8,-11 6,-6 0,-6Z'
    return (path(leaf, LEAF, .8, FRAME_D) + lines('M0,2V-6', 1.4, LEAF)
            + path(cup, colour, .9, FRAME_D) + lines('M0,-8v-5', 1.1, CREAM))


def edge():
    length = 132
    out = plank(random.Random(32), length, -1, 11, CARVED, CARVED_D, CARVED_L)
    out += lines('M0,10H%s' % length, 1.2, LINE)
    out += rectangle(0, 10, length, 28, FRAME)
    vine = 'M0,22C16,8 26,8 33,22S50,36 66,22S83,8 99,22S116,36 132,22'
    out += lines(vine, 1.5, LEAF)
    for x, y, turn, colour in ((16.5, 22, 0, TULIP), (49.5, 22, 180, PETAL), (82.5, 22, 0, TULIP),
                               (115.5, 22, 180, PETAL)):
        out += at(tulip(colour), x, y + (7 if turn == 0 else -7), .66, turn)
    for x in (0, 33, 66, 99, 132):
        out += circle(x, 22, 2.3, CREAM, .8, FRAME_D)
    out += lines('M0,12.6H%sM0,31.4H%s' % (length, length), 1, CREAM)
    out += rectangle(0, 34, length, 4, CARVED) + lines('M0,34.4H%sM0,37.6H%s' % (length, length), 1,
                                                       LINE)
    return Part(length, DEPTH, out)


def corner():
    out = mirrored_wood(plank(random.Random(33), DEPTH, -1, 12, CARVED, CARVED_D, CARVED_L), DEPTH,
                        CARVED_D)
    out += path('M10,10H%sV38H38V%sH10Z' % (DEPTH, DEPTH), FRAME, 0) + rectangle(10, 10, 28, 28, FRAME)
    out += path('M34,34H38V38H34Z', CARVED, 1)
    out += lines('M10,%sV10H%s' % (DEPTH, DEPTH), 1.2)
    heart = 'M0,8C-9,2 -10,-7 -4.6,-7.6C-1.8,-7.8 -.4,-5.4 0,-3.8C.4,-5.4 1.8,-7.8 4.6,-7.6C10,-7 9,2 0,8Z'
    out += lines('M12.6,%sV12.6H%s' % (DEPTH, DEPTH), 1, CREAM)
    out += group(path(heart, TULIP, 1, FRAME_D) + lines('M-4,-4q-2,2 -1,5', 1, CREAM),
                 'translate(22.6 22.6) rotate(-45)')
    return Part(DEPTH, DEPTH, out)


def bowl():
    """A bowl with green flames, as they are painted in Gmunden, and apples in it."""
    out = shadow(disc(66, 66, 58), 4, 6) + circle(66, 66, 58, '#f1ebda', 1.7)
    flames = ''
    for i in range(18):
        long = (15, 9, 12)[i % 3]
        flames += group(path('M-5,-57C-4,-52 -6,%s -1,%sC3,%s 1,-50 5,-57Z' % (
            num(-57 + long), num(-57 + long), num(-56 + long * .7)), '#3f7d55', 0),
            'rotate(%d)' % (20 * i))
    out += group(flames, 'translate(66 66)')
    out += circle(66, 66, 58, 'none', 1.7) + circle(66, 66, 41, '#d9d0b8', 1.3)
    out += circle(66, 66, 41, 'none', 4, '#3f7d55').replace('/>', ' opacity=".5"/>')
    for x, y, r, colour, dark in ((50, 56, 19, '#b8342c', '#86201f'), (83, 58, 18, '#c9a23a', '#96752a'),
                                  (66, 84, 19, '#a93430', '#7c1f20')):
        out += shadow(disc(x, y, r), 2, 3) + circle(x, y, r, colour, 1.5)
        out += path('M%s,%sA%s,%s 0 0 1 %s,%sA%s,%s 0 0 0 %s,%sZ' % tuple(num(v) for v in (
            x + r * .7, y - r * .7, r, r, x - r * .7, y + r * .7, r * 1.15, r * 1.15, x + r * .7,
            y - r * .7)), dark, 0)
        out += path('M%s,%sq-3,-3 0,-6q4,2 0,6z' % (num(x), num(y)), '#4a2f1c', .8)
        out += lines('M%s,%sq1,-6 6,-8' % (num(x - r * .62), num(y - r * .05)), 2, '#f3d9b8')
    return Part(124, 128, out)


def glass():
    """A glass of wine and its carafe, seen from above."""
    out = shadow(disc(44, 92, 34), 5, 7)
    out += circle(44, 92, 34, '#cfdcd6', 1.6) + circle(44, 92, 27, '#6d1a2a', 1.2)
    out += circle(44, 92, 16, '#d9e4de', 1.2) + circle(44, 92, 12, '#4b0f1d', 1)
    out += path('M36,62L44,50L52,62Z', '#cfdcd6', 1.4)
    out += lines('M20,78A28,28 0 0 1 32,67', 2.2, '#ffffff')
    out += shadow(disc(60, 28, 21), 3, 5) + circle(60, 28, 21, '#d5e0da', 1.5)
    out += circle(60, 28, 17, '#7c2030', 1.1) + circle(60, 28, 6, '#93354a', 0)
    out += lines('M49,19A15,15 0 0 1 58,14', 1.8, '#ffffff')
    return Part(88, 132, out)


def draw(evening):
    return Place(surface(), edge(), corner(), {'left': glass(), 'right': bowl()})
