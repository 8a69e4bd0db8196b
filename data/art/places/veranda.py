"""A veranda in Kerala: a mat of screw pine on a floor of polished red oxide, and a brass lamp."""

import random

from decks.shapes import petals, turned
from decks.svg import LINE, circle, clip, group, lines, num, path
from places.kit import (Part, Place, disc, glow, rectangle, shadow, veiled)

STRAW, STRAW_D, STRAW_L = '#756137', '#5c4b28', '#867143'
DYED, DYED_D = '#7d2f3a', '#5b2029'
LEAF = '#4b5f36'
OXIDE, OXIDE_D, OXIDE_L = '#7d3524', '#622719', '#96493a'
TEAK, TEAK_D = '#5a3a22', '#362112'

CELL = 11                      # of the weave
DEPTH = 44
FLOOR = 16                     # of the rim, outside of the mat


def strips(w, h, over, under, line, cell=CELL):
    """Broad strips, each over two and under two: twill, which climbs by a step a row."""
    out = rectangle(0, 0, w, h, over)
    flat, grain = '', ''
    for j in range(round(h / cell)):
        for i in range(round(w / cell)):
            x, y = i * cell, j * cell
            if (i + j) % 4 < 2:
                flat += 'M%s,%sh%sv%sh%sz' % tuple(num(v) for v in (x, y, cell, cell, -cell))
                grain += ''.join('M%s,%sv%s' % (num(x + cell * k / 4), num(y), num(cell))
                                 for k in (1, 2, 3))
            else:
                grain += ''.join('M%s,%sh%s' % (num(x), num(y + cell * k / 4), num(cell))
                                 for k in (1, 2, 3))
    out += path(flat, under, 0) + veiled(lines(grain, .8, line), .45)
    seams = ''
    for j in range(round(h / cell)):
        for i in range(round(w / cell)):
            x, y = i * cell, j * cell
            lies = (i + j) % 4
            if lies < 2:
                seams += 'M%s,%sv%s' % (num(x), num(y), num(cell))
            else:
                seams += 'M%s,%sh%s' % (num(x), num(y), num(cell))
            if lies == 0:
                seams += 'M%s,%sv%sM%s,%sh%s' % tuple(num(v) for v in (x, y, cell, x, y, cell))
            if lies == 1:
                seams += 'M%s,%sh%s' % (num(x), num(y), num(cell))
            if lies == 2:
                seams += 'M%s,%sv%s' % (num(x), num(y), num(cell))
    return out + veiled(lines(seams, 1.1, line), .8)


def surface():
    w = h = 8 * CELL
    return Part(w, h, strips(w, h, STRAW, '#6a5730', STRAW_D))


def floor(dice, length, height):
    """Polished floor along the outer side, in which the light lies."""
    out = rectangle(0, 0, length, height, OXIDE)
    out += veiled(lines('M0,5H%s' % num(length), 4, OXIDE_L), .35)
    specks = ''.join('M%s,%sh.1' % (num(dice.uniform(0, length)), num(dice.uniform(1, height - 1)))
                     for _ in range(int(length / 4)))
    return out + '<path d="%s" stroke="%s" stroke-width="1.4" stroke-linecap="round"/>' % (
        specks, OXIDE_D)


def edge():
    length = 84
    out = rectangle(0, 0, length, DEPTH, DYED) + floor(random.Random(51), length, FLOOR)
    out += veiled(rectangle(0, FLOOR - 4, length, 4, LINE), .35)
    out += rectangle(0, FLOOR, length, 5, STRAW_D)
    out += lines(''.join('M%s,%sl4,5' % (num(6 * k), FLOOR) for k in range(14)), 1.2, STRAW_L)
    out += lines('M0,%sH%sM0,%sH%s' % (FLOOR + .5, length, FLOOR + 5, length), 1.1)
    step = 7
    marks, gaps = '', ''
    for k in range(12):
        x = k * step
        for y in (FLOOR + 6, FLOOR + 24.6):
            marks += 'M%s,%sh3.5v3h-3.5z' % (num(x), num(y))
    for k in range(6):
        x = 14 * k + 7
        gaps += 'M%s,%sl7,5.6l-7,5.6l-7,-5.6z' % (num(x), num(FLOOR + 10.6))
    out += path(marks, STRAW, 0) + path(gaps, STRAW, .9, DYED_D)
    out += path(''.join('M%s,%sl3,2.4l-3,2.4l-3,-2.4z' % (num(14 * k + 7), num(FLOOR + 13.8))
                        for k in range(6)), DYED, 0)
    threads = ''.join('M0,%sH%s' % (num(FLOOR + 5 + 3.1 * k), length) for k in range(1, 8))
    out += veiled(lines(threads, .8, DYED_D), .6)
    return Part(length, DEPTH, out + lines('M0,%sH%s' % (DEPTH - .5, length), 1.1))


def corner():
    out = rectangle(0, 0, DEPTH, DEPTH, OXIDE) + veiled(lines('M5,%sV5H%s' % (DEPTH, DEPTH), 4, OXIDE_L),
                                                         .35)
    out += veiled(path('M%s,%sV%sH%sV%sH%sV%sZ' % (DEPTH, FLOOR - 4, FLOOR, FLOOR, DEPTH, FLOOR - 4,
                                                  FLOOR - 4), LINE, 0), .35)
    out += rectangle(FLOOR, FLOOR, 28, 28, STRAW_D)
    out += rectangle(FLOOR + 5, FLOOR + 5, 23, 23, DYED)
    out += path('M32.5,22l10,10.5l-10,10.5l-10,-10.5z', STRAW, 1, DYED_D)
    out += path('M32.5,27l5,5.5l-5,5.5l-5,-5.5z', DYED, .8, DYED_D)
    out += lines('M%s,%sV%sH%sM21,%sV21H%s' % (FLOOR + .5, DEPTH, FLOOR + .5, DEPTH, DEPTH, DEPTH), 1.1)
    return Part(DEPTH, DEPTH, out)


def ray(x, y, far, turn):
    """The point that lies far from x,y, upwards and turned clockwise by degrees."""
    dx, dy = turned(0, -far, turn)
    return x + dx, y + dy


def lamp(evening):
    """A nilavilakku from above: a wide bowl of brass with five wicks, and its crown."""
    out = shadow(disc(66, 66, 56), 5, 7) + circle(66, 66, 56, '#a87b2a', 1.8)
    out += circle(66, 66, 50, '#d2a23c', 1.2) + circle(66, 66, 44, '#b98a30', 1)
    spouts = petals('M-11,-40C-9,-50 -4,-58 0,-62C4,-58 9,-50 11,-40Z', 5)
    out += group(path(spouts, '#d9ab45', 1.5), 'translate(66 66)')
    out += circle(66, 66, 40, '#c6962f', 1.4) + circle(66, 66, 35, '#6b4f1c', 1.1)
    out += veiled(lines('M40,56A28,28 0 0 1 60,38M44,62A24,24 0 0 1 58,46', 2, '#d9b768'), .6)
    out += circle(66, 66, 17, '#d9ab45', 1.5) + group(
        path(petals('M0,0Q5,-8 0,-15Q-5,-8 0,0Z', 8), '#b98a30', .9), 'translate(66 66)')
    out += circle(66, 66, 5, '#e9c566', 1.1)
    wicks = lines(petals('M0,-34L0,-55', 5), 3.4, LINE) + lines(petals('M0,-34L0,-55', 5), 2,
                                                                '#efe6d0')
    out += group(wicks, 'translate(66 66)')
    if evening:
        flame = petals('M0,-48C6,-54 5,-63 0,-71C-5,-63 -6,-54 0,-48Z', 5)
        core = petals('M0,-50C2.6,-54 2.2,-60 0,-65C-2.2,-60 -2.6,-54 0,-50Z', 5)
        out = glow('lamp', 66, 66, 86, '#FFB54A', .5) + out
        for k in range(5):
            out += glow('flame', *ray(66, 66, 58, 72 * k), 26, '#FFD27A', .75)
        out += group(path(flame, '#FFC65E', 1, '#D9742A') + path(core, '#FFF6D2', 0),
                     'translate(66 66)')
    return Part(140, 136, out)


def tea():
    """Tea with milk in its glass, and a hibiscus on a piece of banana leaf."""
    leaf = 'M14,30C40,8 84,10 104,26C110,60 108,104 96,130C66,142 34,138 16,124C6,92 6,58 14,30Z'
    veins = ''.join('M60,%sQ%s,%s %s,%s' % tuple(num(v) for v in (
        y + 10, 60 + s * 24, y + 4, 60 + s * 46, y - 4)) for y in range(22, 126, 9) for s in (1, -1))
    clip('leaf', leaf)
    out = shadow(leaf, 4, 5) + path(leaf, '#4f7b3c', 1.7) + group(
        lines(veins, .9, '#3a6030'), extra=' clip-path="url(#leaf)"')
    out += lines('M58,14Q62,80 58,138', 3.4, '#7f9f58')
    out += shadow(disc(44, 56, 26), 5, 6) + circle(44, 56, 26, '#cfd8d6', 1.5)
    out += circle(44, 56, 22.5, '#b9804a', 1.1)
    foam = ((38, 50, 3), (48, 48, 2.2), (52, 60, 3.2), (40, 64, 2), (33, 58, 1.8), (46, 57, 1.6))
    out += ''.join(circle(x, y, r, '#d9ab78', .6, '#9a6638') for x, y, r in foam)
    out += lines('M28,46A19,19 0 0 1 36,38', 2, '#ffffff')
    flower = petals('M0,0C-14,-8 -16,-24 -4,-28C-1,-25 1,-25 4,-28C16,-24 14,-8 0,0Z', 5)
    out += group(shadow(flower, 2, 3) + path(flower, '#b3222f', 1.4)
                 + lines(petals('M0,-6L0,-20', 5), 1.1, '#7c121d')
                 + lines('M0,0Q8,-6 16,-18', 3.4) + lines('M0,0Q8,-6 16,-18', 2, '#e8b445')
                 + circle(0, 0, 3.4, '#6a0f1a', 0), 'translate(72 98)')
    return Part(112, 146, out)


def draw(evening):
    return Place(surface(), edge(), corner(), {'left': lamp(evening), 'right': tea()})
