"""A parlour in Valais or Tyrol: a slate let into a table of stone pine with carved rosettes."""

import math
import random

from decks.shapes import petals
from decks.svg import LINE, at, circle, clip, group, lines, num, path
from places.kit import (Part, Place, disc, mirrored_wood, plank, rectangle, shadow, veiled, wrapped)

SLATE, SLATE_D, SLATE_L = '#46525a', '#39444c', '#55626a'
PINE, PINE_D, PINE_L = '#84583a', '#57341f', '#936a48'

DEPTH = 42
FRAME = 36                     # of it wood


def flake(dice, r):
    """Path data of a low step where the stone has split, round 0,0."""
    points = []
    n = dice.randint(7, 10)
    for k in range(n):
        a = math.tau * k / n + dice.uniform(-.3, .3)
        far = r * dice.uniform(.55, 1)
        points.append('%s,%s' % (num(1.7 * far * math.cos(a)), num(.8 * far * math.sin(a))))
    return 'M' + 'L'.join(points) + 'Z'


def surface():
    """Slate as it was split: low steps, scratches, chalk that was wiped off."""
    dice = random.Random(41)
    w, h = 300, 240
    out = rectangle(0, 0, w, h, SLATE)
    for _ in range(34):
        r = dice.uniform(14, 46)
        step = veiled(path(flake(dice, r), dice.choice((SLATE_D, SLATE_L)), 0), dice.uniform(.12, .3))
        out += wrapped(at(step, 0, 0, 1, dice.uniform(-14, -4)), dice.uniform(0, w),
                       dice.uniform(0, h), w, h, 84)
    for colour, opacity, count in ((SLATE_D, .7, 34), ('#77838b', .3, 40)):
        scratches = ''
        for _ in range(count):
            x, y = dice.uniform(2, w - 40), dice.uniform(16, h - 16)
            scratches += 'M%s,%sl%s,%s' % tuple(num(v) for v in (
                x, y, dice.uniform(5, 36), dice.uniform(-9, 4)))
        out += veiled(lines(scratches, .9, colour), opacity)
    return Part(w, h, out)


def rosette(r):
    """A six-petalled star as it is carved with compass and knife."""
    petal = 'M0,0Q%s,%s 0,%sQ%s,%s 0,0Z' % tuple(num(v) for v in (r * .42, -r / 2, -r, -r * .42, -r / 2))
    halves = 'M0,0Q%s,%s 0,%sZ' % tuple(num(v) for v in (r * .42, -r / 2, -r))
    out = circle(0, 0, r * 1.14, PINE, 1.1, PINE_D)
    out += path(petals(petal, 6), PINE_D, 0) + path(petals(halves, 6), '#6b4429', 0)
    return out + lines(petals('M0,0L0,%s' % num(-r), 6), .9, PINE_L)


def edge():
    length = 168
    dice = random.Random(42)
    out = plank(dice, length, 0, FRAME, PINE, PINE_D, PINE_L, knots=2)
    notches = ''.join('M%s,30l3.5,-5l3.5,5z' % num(7 * k) for k in range(24))
    out += path(notches, PINE_D, 0)
    out += path(''.join('M%s,30l3.5,-5v5z' % num(7 * k) for k in range(24)), '#6b4429', 0)
    out += lines('M0,31.5H%sM0,23.5H%s' % (length, length), 1, PINE_D)
    out += lines('M0,1.5H%s' % length, 3, PINE_L)
    for x in (0, length):
        out += at(rosette(8), x, 12.5)
    for x in (length / 3, 2 * length / 3):
        out += at(path('M0,-6L6,0L0,6L-6,0Z', PINE_D, 0) + path('M0,-6L6,0H-6Z', '#6b4429', 0), x, 12.5)
    out += rectangle(0, FRAME, length, DEPTH - FRAME, SLATE_D)
    out += veiled(rectangle(0, FRAME, length, 5, LINE), .5)
    out += lines('M0,%sH%s' % (FRAME, length), 1.8, LINE)
    out += lines('M0,%sH%s' % (num(DEPTH - .6), length), 1, SLATE_L)
    return Part(length, DEPTH, out)


def corner():
    out = mirrored_wood(plank(random.Random(43), DEPTH, 0, DEPTH, PINE, PINE_D, PINE_L), FRAME, PINE_D)
    out += path('M%s,%sV%sH%s' % (DEPTH, FRAME, FRAME, FRAME) + 'V%sH%sZ' % (DEPTH, DEPTH), SLATE_D, 0)
    out += veiled(path('M%s,%sH%sV%sh5V%sH%sZ' % (DEPTH, FRAME, FRAME, DEPTH, FRAME + 5, DEPTH), LINE,
                       0), .5)
    out += lines('M%s,%sH%sV%s' % (DEPTH, FRAME, FRAME, DEPTH), 1.8)
    out += lines('M0,1.5H%sM1.5,0V%s' % (DEPTH, DEPTH), 3, PINE_L)
    out += at(rosette(12.5), 19, 19)
    out += lines('M%s,31.5H31.5V%s' % (DEPTH, DEPTH), 1, PINE_D)
    return Part(DEPTH, DEPTH, out)


def bread():
    """A loaf of rye on its board, cut, as it is baked in Valais."""
    board = 'M22,14H110Q120,14 120,24V128Q120,138 110,138H22Q12,138 12,128V24Q12,14 22,14Z'
    out = shadow(board, 4, 5) + path(board, '#b58a58', 1.7)
    out += veiled(lines('M16,32Q60,26 116,34M16,56Q60,62 116,54M16,112Q70,104 116,114M16,128Q60,122 116,130',
                        1.1, '#7d5730'), .8)
    out += shadow(disc(64, 72, 44), 3, 5) + circle(64, 72, 44, '#6e4526', 1.7)
    clip('loaf', disc(64, 72, 40))
    floury = veiled(circle(64, 72, 37, '#d8c6a0', 0), .5)
    cracks = ''.join('M%s,%sQ%s,%s %s,%s' % tuple(num(v) for v in (
        20 + 15 * k, 28 - bow, 28 + 15 * k + bow, 72, 22 + 15 * k, 118)) for k, bow in
        enumerate((3, 8, -4, 6, -5, 3)))
    cracks += ''.join('M22,%sQ64,%s 108,%s' % tuple(num(v) for v in (
        34 + 15 * k, 40 + 15 * k + bow, 30 + 15 * k)) for k, bow in enumerate((6, -5, 7, -6, 5, -4)))
    out += group(floury + lines(cracks, 3.4, '#4f2e18') + lines(cracks, 1.4, '#7b5030'),
                 extra=' clip-path="url(#loaf)"')
    out += circle(64, 72, 40, 'none', 1, '#4f2e18')
    out += veiled(circle(58, 62, 20, '#e8dcc0', 0), .25)
    return Part(130, 146, out)


def chalk():
    """The sponge on its string, and chalk."""
    sponge = 'M20,70C10,62 14,46 28,46C34,36 52,36 58,46C72,44 78,60 70,68C76,80 64,92 52,86C44,96 28,92 26,84C16,86 12,76 20,70Z'
    out = lines('M44,64C80,40 20,20 60,0', 3.4) + lines('M44,64C80,40 20,20 60,0', 1.8, '#c8b48c')
    out += shadow(sponge, 3, 4) + path(sponge, '#c9a24e', 1.6)
    holes = ((30, 58, 3), (44, 52, 2.4), (58, 58, 3), (36, 72, 2.6), (52, 74, 3.2), (64, 68, 1.8),
             (28, 76, 1.8), (46, 63, 1.8), (42, 83, 2.2))
    out += ''.join(circle(x, y, r, '#8f6c2c', .7, '#6d5120') for x, y, r in holes)
    for x, y, turn in ((30, 122, 18), (52, 128, -34)):
        stick = 'M-20,-5H18Q22,0 18,5H-20Q-23,0 -20,-5Z'
        out += at(shadow(stick, 2, 3) + path(stick, '#e9e7dd', 1.4) + lines('M-14,2H14', 1, '#bdbab0'),
                  x, y, 1, turn)
    return Part(88, 152, out)


def draw(evening):
    return Place(surface(), edge(), corner(), {'left': chalk(), 'right': bread()})
