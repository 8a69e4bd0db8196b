"""Pip cards of the double-German deck: each half shows the whole number of signs."""

import math

from decks import lettering
from decks.german_layout import FRAME, HEIGHT, MIDDLE, WIDTH
from decks.german_scenes import SCENES, scene
from decks.german_signs import TWIG, sign, small_sign
from decks.signs import glyph
from decks.svg import LINE, at, define, group, lines, path, use

NUMERALS = {'6': 'VI', '7': 'VII', '8': 'VIII', '9': 'IX', '10': 'X'}
CENTRE = WIDTH / 2
GROUND = 190                         # on which the scenes stand
INDEX_X, INDEX_TOP = 26.5, 16
FIGURE = .76                         # size of an Arabic figure, of that in the French decks
KINDS = ('daus', 'ass', 'daus-figures', 'ass-figures')  # of indices; the first is shown by default


def turned(ident):
    """A half that was defined, and the same upside down."""
    return use(ident) + use(ident, WIDTH, HEIGHT, 1, 180)


def frame():
    left, top, right, bottom = FRAME
    define('ger-frame', lines('M%d,%dH%dV%dH%dZ' % (left, top, right, bottom, left), 1.3))
    define('ger-divide', lines('M%d,%dH%d' % (left, MIDDLE, right), 1))
    return use('ger-frame')


def index_kinds(kinds):
    """Drawings for the values of the setting, of which the first is shown by default."""
    return ''.join('<g class="index-%s"%s>%s</g>' % (kind, '' if kind == 'daus' else ' display="none"', content)
                   for kind, content in kinds)


# --- signs in rows --------------------------------------------------------------

COLUMNS = {  # rank: sign height; y of the outer columns; y of the middle one
    '6': (44, (44, 90, 136), ()),
    '7': (42, (44, 90, 136), (60,)),
    '8': (40, (36, 76, 116, 156), ()),
    '9': (38, (38, 78, 118), (56, 87, 118)),
    '10': (38, (36, 74, 112, 150), (58, 92)),
}
OUTER = 56                           # of the outer columns from the middle of the card


def columns(suit, rank):
    """Hearts and bells: upright columns."""
    size, outer, middle = COLUMNS[rank]
    out = ''
    for side in (-1, 1):
        for y in outer:
            out += sign(suit, CENTRE + side * OUTER, y, size)
    for y in middle:
        out += sign(suit, CENTRE, y, size)
    return out


# --- signs on twigs ----------------------------------------------------------------

def smooth(points, steps=5):
    """Points close together on a soft line through the given ones."""
    out, p = [], [points[0]] + points + [points[-1]]
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for k in range(steps):
            t = k / steps
            out.append(tuple(b[i] + .5 * t * (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] +
                             t * (3 * (b[i] - c[i]) + d[i] - a[i]))) for i in (0, 1)))
    return out + [points[-1]]


def tapered(points, thick, thin):
    """The outline of a twig along a line, thick at its beginning."""
    left, right, last = [], [], len(points) - 1
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(k - 1, 0)], points[min(k + 1, last)]
        length = math.hypot(bx - ax, by - ay)
        half = (thick + (thin - thick) * k / last) / 2
        dx, dy = (by - ay) / length * half, (ax - bx) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return 'M' + 'L'.join('%.1f,%.1f' % p for p in left + right[::-1]) + 'Z'


def wood(outlines):
    """Twigs that have grown together."""
    d = ''.join(outlines)
    return path(d, TWIG, 2) + path(d, TWIG, 0)


def sprout(suit, x, y, size, turn):
    """A sign whose stalk ends in x, y."""
    return at(sign(suit, 0, -size / 2, size), x, y, 1, turn)


def shoot(start, x, y, turn):
    """A thin twig from a point of the stem to the foot of a sign that is turned."""
    a = math.radians(turn)
    before = (x - 9 * math.sin(a), y + 9 * math.cos(a))
    return tapered(smooth([start, before, (x, y), (x + 3 * math.sin(a), y - 3 * math.cos(a))], 4), 3.4, 2)


def bud(x, y, turn):
    return at(path('M-1.6,0C-3,-3 -1,-6 0,-7.6C1,-6 3,-3 1.6,0Z', TWIG, 1), x, y, 1, turn)


def trunk(suit):
    """Nine: one twig through the whole card with four pairs of signs and one more at its tip."""
    pitch, size, pairs, first, top = 33, 42, 4, 174, 84

    def stem(y):
        return CENTRE + 3.4 * math.sin((MIDDLE - y) / 19), y
    twigs = [tapered([stem(y) for y in range(192, top - 1, -6)], 5.6, 3)]
    signs = ''
    for k in range(pairs):
        for side in (-1, 1):
            y = first - k * pitch - (9 if side > 0 else 0)
            x, turn = CENTRE + side * 34, side * 36
            twigs.append(shoot(stem(min(y + 29, MIDDLE - 1)), x, y, turn))
            signs += sprout(suit, x, y, size, turn)
    return wood(twigs) + signs + sprout(suit, *stem(top), size, 0)


def espalier(suit):
    """Ten: two straight twigs with five signs each, one above the other, and nothing between them.

    So it is no nine at a glance: there the middle of the card is full.
    """
    pitch, size, n, first, out = 30.5, 39, 5, 183, 52
    twigs, signs = [], ''
    for side in (-1, 1):
        x = CENTRE + side * out
        line = smooth([(x - side * (22 + 2 * (y // 16 % 2)), y) for y in range(192, 40, -16)])
        twigs.append(tapered(line, 5.4, 3))
        for k in range(n):
            y = first - k * pitch
            start = min(line, key=lambda p: abs(p[1] - y - 20))
            twigs.append(shoot(start, x, y, side * 16))
            signs += sprout(suit, x, y, size, side * 16)
        signs += bud(*line[-1], -side * 10)
    return wood(twigs) + signs


def arbour(suit, rank):
    """Eight, seven and six: a twig on either side of the scene; over the seven they meet."""
    feet, size = {'8': ((170, 132, 94, 56), 41), '7': ((168, 124, 80), 43), '6': ((168, 124, 80), 44)}[rank]
    twigs, signs = [], ''
    for side in (-1, 1):
        def x(d):
            return CENTRE + side * d
        if rank == '7':
            line = [(x(37), 192), (x(38), 172), (x(35), 150), (x(38), 128), (x(34), 106), (x(24), 92), (x(10), 87), (x(0), 84)]
        else:
            line = [(x(37), 192), (x(38), 172), (x(35), 150), (x(38), 130), (x(35), 110)]
            line += [(x(38), feet[-1] + 32), (x(36), feet[-1] + 18)]
            signs += bud(*line[-1], -side * 16)
        line = smooth(line)
        twigs.append(tapered(line, 5.4, 3))
        for k, y in enumerate(feet):
            foot, turn = x(48), side * (28 - 4 * k)
            start = min(line, key=lambda p: abs(p[1] - y - 20))
            twigs.append(shoot(start, foot, y, turn))
            signs += sprout(suit, foot, y, size, turn)
        if rank == '7':
            signs += bud(x(30), 98, side * 10)
    if rank == '7':
        signs += sprout(suit, CENTRE, 86, size, 0)
    return wood(twigs) + signs


def pips(suit, rank):
    if suit in ('heart', 'bell'):
        return columns(suit, rank)
    if rank == '9':
        return trunk(suit)
    return espalier(suit) if rank == '10' else arbour(suit, rank)


def corner(suit, rank):
    """Numeral and small sign in the corner."""
    ident = 'ger-corner-%s-%s' % (suit, rank)
    below = small_sign(suit, INDEX_X, INDEX_TOP + 54, 27)
    define(ident, lettering.numeral(NUMERALS[rank], INDEX_X, INDEX_TOP, 36, 33) + below)
    define(ident + '-figures', at(group(glyph(rank), extra=' fill="%s"' % LINE), INDEX_X, INDEX_TOP, FIGURE) + below)
    return index_kinds([(kind, use(ident + ('-figures' if kind.endswith('figures') else ''))) for kind in KINDS])


def pip_card(suit, rank):
    card = '%s_%s' % (suit, rank)
    half = at(scene(card), CENTRE, GROUND) if card in SCENES else ''
    half += pips(suit, rank) + lettering.word(NUMERALS[rank], CENTRE, 15, 20) + corner(suit, rank)
    define('ger-half-' + card, half)
    return frame() + use('ger-divide') + turned('ger-half-' + card)
