"""The French deck: 52 faces and a back on a grid of 13 x 5 cells.

Classes meant for a style sheet of the program:
  .suit-club .suit-diamond .suit-heart .suit-spade   colour of signs, indices
  .index-en .index-nl .index-de .index-fr            letters of the indices
English letters are shown by default; ".index-en{display:none}
.index-nl{display:inline}" changes to the Dutch ones.
"""

import re

from decks.palette import (BLUE, BLUE_D, BLUSH, DARK, FIELD, GOLD, GOLD_D, GREEN, RED, SKIN,
                           SKIN_D, STEEL, STEEL_D, WHITE)
from decks.signs import SIGN, glyph
from decks.svg import (LINE, PAPER, Deck, at, circle, clip, define, group,
                       lines, num, path, use)

CARD_W, CARD_H = 240, 360
SUITS = ('club', 'diamond', 'heart', 'spade')
RANKS = ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10',
         'jack', 'queen', 'king')

SUIT_COLOUR = {'club': '#17161c', 'diamond': '#c5202c',
               'heart': '#c5202c', 'spade': '#17161c'}

# The two halves of a court card meet in a slanting line.  Cairo draws slowly
# through a slanting clip, so what reaches over the line is cut off here.

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


def inside(polygon, x, y):
    odd = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            odd = not odd
    return odd


def cloth(d, fill, motif, colour, dx=17, dy=20, folds='', shift=(0, 0)):
    """A piece of cloth, cut at the joint: shape, scattered motif, folds, outline."""
    d = cut(d)
    polygon = [point(seg, k / 8) for segs, _ in segments(d) for seg in segs for k in range(8)]
    r, data = MOTIFS[motif]
    marks, row, y = '', 0, 100 + shift[1]
    while y < 220:
        x = 30 + shift[0] + (dx / 2 if row % 2 else 0)
        while x < 210:
            if all(inside(polygon, x + a * r, y + b * r) for a, b in
                   ((1, 0), (-1, 0), (0, 1), (0, -1), (.7, .7), (-.7, .7), (.7, -.7), (-.7, -.7))):
                marks += 'M%s,%s%s' % (num(x), num(y), data)
            x += dx
        y += dy / 2
        row += 1
    out = path(d, fill, 0)
    if marks:
        out += path(marks, colour, 0)
    if folds:
        out += lines(cut(folds), 1.3, DARK.get(fill, LINE))
    return out + path(d, 'none', 1.5)


def rings(*circles):
    """Relative path data for some circles round the starting point."""
    out, at_x, at_y = '', 0, 0
    for x, y, r in circles:
        out += 'm%s,%sa%s,%s 0 1 0 %s,0a%s,%s 0 1 0 %s,0z' % tuple(
            num(v) for v in (x - r - at_x, y - at_y, r, r, 2 * r, r, r, -2 * r))
        at_x, at_y = x - r, y
    return out


# Motifs: half width, relative path data starting in the centre.
MOTIFS = {
    'dot': (2.6, 'm-1.6,0a1.6,1.6 0 1 0 3.2,0a1.6,1.6 0 1 0 -3.2,0z'),
    'lozenge': (5, 'm0,-5.4l3.8,5.4l-3.8,5.4l-3.8,-5.4z'),
    'leaf': (5, 'm0,5.6c-4.6,-3.2 -4.6,-8 0,-11.2c4.6,3.2 4.6,8 0,11.2z'),
    'trefoil': (5, 'm0,-5.4a2.5,2.5 0 0 1 1.9,4a2.5,2.5 0 1 1 -1,4.2l.9,2.8h-3.6l.9,-2.8'
                   'a2.5,2.5 0 1 1 -1,-4.2a2.5,2.5 0 0 1 1.9,-4z'),
    'flower': (5, rings((0, -3, 1.8), (2.85, -.93, 1.8), (1.76, 2.43, 1.8), (-1.76, 2.43, 1.8), (-2.85, -.93, 1.8))),
}


LETTERS = {'1': dict(en='A', nl='A', de='A', fr='1'),
           'king': dict(en='K', nl='H', de='K', fr='R'),
           'queen': dict(en='Q', nl='V', de='D', fr='D'),
           'jack': dict(en='J', nl='B', de='B', fr='V')}

INDEX_X, INDEX_TOP = 24.6, 13
INDEX_SIGN_Y, INDEX_SIGN = 80, 0.31


def make_indices():
    for rank in RANKS:
        if rank in LETTERS:
            out = ''
            for lang in ('en', 'nl', 'de', 'fr'):
                out += '<g class="index-%s"%s>%s</g>' % (
                    lang, '' if lang == 'en' else ' display="none"',
                    glyph(LETTERS[rank][lang]))
        else:
            out = glyph(rank)
        define('index-' + rank, out)


def indices(suit, rank):
    one = (use('index-' + rank, INDEX_X, INDEX_TOP) +
           use('sign-' + suit, INDEX_X, INDEX_SIGN_Y, INDEX_SIGN))
    return (one + group(one, 'rotate(180 120 180)'))


def coloured(suit, content):
    return '<g class="suit-%s" fill="%s">%s</g>' % (
        suit, SUIT_COLOUR[suit], content)


# --- pip cards -----------------------------------------------------------------

LEFT, RIGHT = .31, .69
PIPS = {
    '2': [(.5, .175), (.5, .825)],
    '3': [(.5, .175), (.5, .5), (.5, .825)],
    '4': [(LEFT, .175), (LEFT, .825), (RIGHT, .175), (RIGHT, .825)],
    '5': [(LEFT, .175), (LEFT, .825), (RIGHT, .175), (RIGHT, .825), (.5, .5)],
    '6': [(x, y) for x in (LEFT, RIGHT) for y in (.175, .5, .825)],
    '7': [(x, y) for x in (LEFT, RIGHT) for y in (.175, .5, .825)] + [(.5, .337)],
    '8': [(x, y) for x in (LEFT, RIGHT) for y in (.175, .5, .825)] +
         [(.5, .337), (.5, .663)],
    '9': [(x, y) for x in (LEFT, RIGHT) for y in (.175, .392, .608, .825)] +
         [(.5, .5)],
    '10': [(x, y) for x in (LEFT, RIGHT) for y in (.175, .392, .608, .825)] +
          [(.5, .284), (.5, .716)],
}
PIP_SIZE = 0.51


def pip_card(suit, rank):
    out = indices(suit, rank)
    for x, y in PIPS[rank]:
        out += use('sign-' + suit, CARD_W * x, CARD_H * y, PIP_SIZE,
                   180 if y > .51 else 0)
    return coloured(suit, out)


# --- aces ------------------------------------------------------------------------

def ace_ornament(suit):
    """Paper-white drawing inside the large sign, in the units of the sign."""
    if suit == 'heart':
        d = ('M0,30C-6,20 -34,4 -34,-16C-34,-27 -27,-34 -20,-34C-10,-34 -3,-26 0,-14'
             'C3,-26 10,-34 20,-34C27,-34 34,-27 34,-16C34,4 6,20 0,30Z')
        inner = ('M0,20V-4M0,12C-12,10 -22,0 -22,-12C-22,-20 -12,-22 -11,-15C-10.6,-11 -15,-10 -16,-13'
                 'M0,12C12,10 22,0 22,-12C22,-20 12,-22 11,-15C10.6,-11 15,-10 16,-13')
        bud = (0, -8)
    elif suit == 'diamond':
        d = 'M0,-37C7,-24 18,-9 28,0C18,9 7,24 0,37C-7,24 -18,9 -28,0C-18,-9 -7,-24 0,-37Z'
        inner = 'M-11,0L0,-14.6L11,0L0,14.6Z'
        bud = None
    elif suit == 'spade':
        d = ('M0,-35C7,-20 35,-3 35,17C35,25 30,30 24,30C13,30 5,24 0,13'
             'C-5,24 -13,30 -24,30C-30,30 -35,25 -35,17C-35,-3 -7,-20 0,-35Z')
        inner = ('M0,6V-12M0,2C-6,14 -22,24 -25,14C-26,8 -19,7 -19,11.5'
                 'M0,2C6,14 22,24 25,14C26,8 19,7 19,11.5')
        bud = (0, -17)
    else:
        d = ('M0,-40C8,-40 13.5,-34 13.5,-26.5C13.5,-19 8,-15 5,-8C4,-5 5,-3 8,-3'
             'C14,-3 18,-5 25,-5C33,-5 38.5,1 38.5,9C38.5,17 33,22.5 25.5,22.5'
             'C15,22.5 8,15 0,5C-8,15 -15,22.5 -25.5,22.5C-33,22.5 -38.5,17 -38.5,9'
             'C-38.5,1 -33,-5 -25,-5C-18,-5 -14,-3 -8,-3C-5,-3 -4,-5 -5,-8'
             'C-8,-15 -13.5,-19 -13.5,-26.5C-13.5,-34 -8,-40 0,-40Z')
        inner = ('M0,3V-18M-2,5C-12,3 -17,10 -24,11M2,5C12,3 17,10 24,11'
                 'M0,-6C-5,-8 -8,-12 -8,-18C-8,-22 -4,-23 -3.4,-20M0,-6C5,-8 8,-12 8,-18C8,-22 4,-23 3.4,-20'
                 'M-12,5.6C-14,1 -20,-1 -25,1C-28,2.4 -28,5.6 -25.6,5.8M12,5.6C14,1 20,-1 25,1C28,2.4 28,5.6 25.6,5.8'
                 'M-11,6.6C-11,12 -16,17 -22,17.4C-26,17.4 -27,14.8 -25,13.8M11,6.6C11,12 16,17 22,17.4C26,17.4 27,14.8 25,13.8'
                 'M0,20V38M0,30C-3,30 -5,34 -5,38M0,30C3,30 5,34 5,38')
        bud = (0, -22)
    out = path(d, 'none', 1.6, PAPER) + path(inner, 'none', 1.6, PAPER)
    if bud:
        x, y = bud
        out += path('M%d,%dc5,-4 5,-8 0,-13c-5,5 -5,9 0,13z' % (x, y + 6), PAPER, 0)
    if suit == 'club':
        for x, t in ((-24, -90), (24, 90)):
            out += group(path('M0,0c3.6,-3.4 3.6,-6 0,-9c-3.6,3 -3.6,5.6 0,9z', PAPER, 0), 'translate(%d 9.6) rotate(%d)' % (x, t))
    if suit == 'diamond':
        for k in range(4):
            out += group(path('M0,-2C-3.4,-4.6 -3.4,-7.4 0,-10C3.4,-7.4 3.4,-4.6 0,-2Z', PAPER, 0), 'rotate(%d)' % (90 * k))
        for y in (-1, 1):
            out += path('M0,%sc-3.6,3.2 -3.6,6.4 0,9.6c3.6,-3.2 3.6,-6.4 0,-9.6z' % num(22.4 * y - 4.8), PAPER, 0)
            out += path('M%s,0c-2.6,-2.8 -5,-2.8 -7.4,0c2.4,2.8 4.8,2.8 7.4,0z' % num(16.9 * y + 3.7), PAPER, 0)
    return out


# Views for the aces, after the Dutch custom: 130 x 76 units, upper left in 0,0,
# in three pale tones so that the suit sign stays first.

SKY, FAR, MID, NEAR, INK = '#eff1e9', '#d3dcd6', '#a6bab5', '#7f9a97', '#55706e'


def mill(x, y, size, turn):
    """A windmill standing on y."""
    out = path('M-9,0L-5.4,-30H5.4L9,0Z', FAR, 1, INK)
    out += path('M-6.6,-30C-5,-37 5,-37 6.6,-30Z', NEAR, 1, INK)
    out += lines('M-11,-11H11M-9.4,-11L-7,-6M9.4,-11L7,-6', 1, INK)
    out += path('M-2,0V-6H2V0ZM-1.4,-18H1.4V-22H-1.4Z', INK, 0)
    for k in range(4):
        out += group(lines('M0,0V-27', 1.1, INK) +
                     path('M.4,-6H5V-26H.4ZM.4,-11H5M.4,-16H5M.4,-21H5', '#fbfbf4', .7, INK),
                     'translate(0 -32) rotate(%d)' % (turn + 90 * k))
    return at(out, x, y, size)


def house(x, w, h, gable, fill):
    """A town house: left edge, width, height of the eaves, kind of gable."""
    base, top, m = 55, 55 - h, x + w / 2
    if gable == 'step':
        s = w / 8
        d = 'M%s,%sV%s' % (num(x), base, num(top))
        for k in range(3):
            d += 'h%sv-5' % num(s) if k else 'v-3h%sv-4' % num(s)
        d += 'h%s' % num(2 * s)
        for k in range(3):
            d += 'v5h%s' % num(s) if k < 2 else 'v4h%sv3' % num(s)
        d += 'V%sZ' % base
    elif gable == 'bell':
        d = 'M%s,%sV%sc1,-6 %s,-5 %s,-13h%sc1,8 %s,7 %s,13V%sZ' % (
            num(x), base, num(top), num(w * .22), num(w * .3), num(w * .4), num(w * .22 - 1), num(w * .3), base)
    else:
        d = 'M%s,%sV%sL%s,%sL%s,%sV%sZ' % (num(x), base, num(top), num(m), num(top - 11), num(x + w), num(top), base)
    out = path(d, fill, .9, INK)
    win = ''
    for row in range(int((h - 12) // 9)):
        for col in (.24, .5, .76) if w > 17 else (.32, .68):
            win += 'M%s,%sh2.8v4.6h-2.8z' % (num(x + w * col - 1.4), num(top + 3 + row * 9))
    out += path(win + 'M%s,%dv-7h4v7z' % (num(m - 2), base), INK, 0)
    return out + circle(m, top - 4, 1.2, INK, 0)


def cloud(x, y, size):
    return at(path('M-12,3C-16,3 -16,-2 -11,-2C-11,-7 -3,-8 -1,-4C2,-8 9,-7 9,-2C14,-3 15,3 11,3Z', '#fdfdf8', 0), x, y, size)


def view(suit):
    out = path('M0,0H130V76H0Z', SKY, 0)
    if suit == 'club':                       # mills in the polder
        out += cloud(30, 15, 1) + cloud(118, 12, .7) + cloud(58, 24, .6)
        out += path('M0,51C8,47 14,50 20,48C30,45 36,50 46,49C60,47 70,51 84,49C100,46 116,50 130,47V56H0Z', FAR, 0)
        out += path('M0,52H130V76H0Z', MID, 0)
        out += path('M34,76L56,52H62L60,76Z', SKY, 0) + lines('M34,76L56,52M60,76L62,52', .8, INK)
        out += path('M84,76L72,52H74L108,76Z', '#c4d2cc', 0) + path('M0,60L40,52H0ZM130,64L92,52H130Z', '#bccbc4', 0)
        out += mill(96, 57, .9, 27) + mill(27, 53, .5, 40) + mill(45, 52.4, .3, 10)
        out += path('M0,76C6,70 18,69 26,76ZM108,76C112,70 124,68 130,71V76Z', NEAR, 0)
        out += lines('M8,73L7,66M12,72L13,63M16,73L18,66M118,72L117,64M123,71L125,63', 1, INK)
        out += lines('M64,14q2,-2 4,0q2,-2 4,0M74,19q1.5,-1.5 3,0q1.5,-1.5 3,0', .8, INK)
    elif suit == 'diamond':                  # houses on a canal
        out += cloud(26, 9, .7) + cloud(98, 8, .8)
        for x, w, h, g, f in ((3, 18, 30, 'step', FAR), (21, 15, 26, 'point', MID), (36, 20, 34, 'bell', '#e2e7e0'),
                              (56, 18, 29, 'step', MID), (74, 15, 33, 'point', FAR), (89, 20, 30, 'bell', NEAR),
                              (109, 18, 27, 'step', '#e2e7e0')):
            out += house(x, w, h, g, f)
        out += path('M0,55H130V60H0Z', NEAR, .9, INK) + path('M0,60H130V76H0Z', FAR, 0)
        out += lines('M6,64H24M34,66H52M62,63H84M96,66H122M12,71H40M92,72H118M50,73H56', .9, MID)
        out += path('M58,67C63,69 82,69 90,65C88,72 84,74 76,74H66C62,74 59,71 58,67Z', INK, 0)
        out += path('M66,67C68,63 76,63 78,67Z', MID, .8, INK)
        for x in (13, 100):
            out += lines('M%d,57V46' % x, 1.2, INK) + circle(x, 42, 6, '#9fb5a4', .9, INK)
    elif suit == 'heart':                    # ship and lighthouse
        out += cloud(70, 12, 1) + cloud(18, 16, .7)
        out += path('M0,46H130V76H0Z', MID, 0)
        out += path('M0,46H130V50H0Z', FAR, 0)
        out += lines('M4,54q4,-2 8,0t8,0M62,53q4,-2 8,0t8,0M12,64q4,-2 8,0t8,0M48,66q4,-2 8,0t8,0M66,60q4,-2 8,0', .9, '#eef3ef')
        out += path('M70,76C80,66 92,66 98,58C106,51 118,53 130,49V76Z', FAR, .9, INK)
        out += path('M86,76C96,70 112,71 130,63V76Z', '#e6e6d6', 0)
        out += path('M107,56L109.6,22H118.4L121,55Z', '#fbfbf4', 1, INK)
        out += path('M108.2,41H119.9L120.4,48H107.6ZM109.1,28H118.9L119.4,34H108.7Z', NEAR, 0)
        out += path('M107.4,22H120.6V19.6H107.4ZM110,19.6V12H118V19.6Z', FAR, .9, INK) + path('M109,12C111,6 117,6 119,12Z', NEAR, .9, INK)
        out += path('M20,52C26,54 48,54 57,49L54,60C46,63 30,63 24,60Z', NEAR, 1, INK)
        out += lines('M32,52V15M44,52V20M56,50L66,43', 1.1, INK)
        out += path('M24,27C30,30 36,30 41,27V16C36,18 30,18 25,16ZM22,48C30,51 37,51 43,47V29C37,32 29,32 23,29Z', '#fbfbf4', .9, INK)
        out += path('M45,22C52,24 56,32 57,44C53,46 49,46 45,45Z', '#fbfbf4', .9, INK)
        out += path('M32,15C28,12 25,15 22,12V9C26,12 29,9 32,12Z', INK, 0)
        out += lines('M88,24q2,-2 4,0q2,-2 4,0M80,30q1.5,-1.5 3,0q1.5,-1.5 3,0', .8, INK)
    else:                                    # drawbridge and church
        out += cloud(98, 12, .9) + cloud(56, 10, .6)
        out += path('M0,54V40L6,36L12,40V42L18,37L24,42V34H34V42L40,38L46,42V46H130V54Z', FAR, 0)
        out += path('M23,44V22H35V44Z', FAR, .9, INK) + path('M22,22L29,3L36,22Z', MID, .9, INK)
        out += path('M35,44V35L46,29L57,35V44Z', FAR, .9, INK) + path('M26,29H32V26H26ZM28,36H30V41H28Z', INK, 0)
        out += path('M0,52H50L58,76H0Z', MID, 0) + path('M130,52H106L98,76H130Z', MID, 0)
        out += path('M50,52H106L98,76H58Z', SKY, 0) + lines('M64,66H76M80,70H92M70,73H76M84,62H94', .9, MID)
        out += path('M40,52H118V56H40Z', NEAR, .9, INK)
        out += lines('M62,56V66M94,56V66', 2, INK)
        for x in (60, 96):
            out += path('M%d,52V22H%dV52Z' % (x - 1, x + 1), NEAR, .9, INK)
        out += lines('M56,22H64M92,22H100', 2, INK)
        out += lines('M42,28L79,17M114,28L77,17', 2.2, INK) + lines('M78,18V50', .9, INK)
        out += lines('M44,28V52M112,28V52M44,47H60M96,47H112M60,47H96', .9, INK)
        out += lines('M121,53V44', 1.4, INK) + circle(121, 41, 8, '#9fb5a4', .9, INK)
        out += path('M0,76C4,68 12,66 18,72L22,76Z', NEAR, 0) + lines('M6,71L5,63M10,69L12,61M14,71L17,64', 1, INK)
        out += lines('M8,18q2,-2 4,0q2,-2 4,0M106,24q1.5,-1.5 3,0q1.5,-1.5 3,0', .8, INK)
    out += path('M0,0H130V76H0Z', 'none', 1.2, INK)
    return out + path('M-3,-3H133V79H-3Z', 'none', .8, MID)


def ace_card(suit):
    define('view-' + suit, group(view(suit), extra=' stroke-linejoin="round" stroke-linecap="round"'))
    scene = use('view-' + suit, 55, 22) + use('view-' + suit, 185, 338, 1, 180)
    out = indices(suit, '1')
    out += use('sign-' + suit, 120, 180, 1.34)
    return scene + coloured(suit, out) + at(ace_ornament(suit), 120, 180, 1.34)


# --- heads: facing left, centre of the face in 0,0, chin at y = 29 ----------------

FACE = ('M-15,-26C-18,-18 -19,-11 -17.6,-6C-19,-2 -18.6,3 -17.4,7.5'
        'C-16.5,15 -13,22 -8,26.5C-4.5,29.4 1.5,29.4 6,26.5'
        'C12,23 16.5,17 18,10L24,-2L20,-28Z')


def face(brow=0.0, lid=0.0, mouth=0.0, lips='#b9545a', lash=False,
         hair='#5a3a24', iris='#33507c', age=False, beard=False, young=False):
    """brow > 0 raises the inner ends (sad), < 0 stern; lid > 0 closes the
    eyes a little; mouth > 0 smiles."""
    b, l, m = brow, lid, mouth
    out = path(FACE, SKIN)
    # shade along the jaw and under the brow
    out += path('M18.6,8C16,17 11,23.6 5,26.6C2,28 -1,28.4 -3.4,28C6,26 11,17 12.6,6Z',
                '#ecc9a8', 0)
    out += '<ellipse cx="6.5" cy="9" rx="5" ry="3.4" fill="%s"/>' % BLUSH
    out += '<ellipse cx="-15" cy="9.4" rx="2.4" ry="2.8" fill="%s"/>' % BLUSH
    # eyes: white, iris, pupil, upper lid, crease, lower lid
    top = -7.6 + 2.2 * l
    out += path('M-4.4,-3.2C-1.6,%s 4,%s 7.8,-2.6C4,-.6 -1.6,-.8 -4.4,-3.2Z'
                % (num(top), num(top)), '#fffef8', 0)
    out += path('M-16.6,-3.4C-15.4,%s -12.4,%s -10.6,-3C-12.2,-1.2 -15.2,-1.4 -16.6,-3.4Z'
                % (num(top), num(top)), '#fffef8', 0)
    out += circle(.4, -3.7, 2.3, iris, 0) + circle(.2, -3.7, 1.2, '#15131a', 0)
    out += '<ellipse cx="-14" cy="-3.7" rx="1.7" ry="2.2" fill="%s"/>' % iris
    out += '<ellipse cx="-14.2" cy="-3.7" rx=".9" ry="1.2" fill="#15131a"/>'
    w = 1.9 if lash else 1.6
    out += lines('M-4.8,-3C-1.6,%s 4,%s 8.6,-2.2' % (num(top), num(top)), w)
    out += lines('M-16.8,-3.2C-15.4,%s -12.4,%s -10.4,-3' % (num(top), num(top)), w)
    out += lines('M-2.6,-.9C0,.2 3.6,.2 6.2,-1.4', .7)
    out += lines('M-3.6,-7.4C-.6,-9.6 4.4,-9.4 8,-6', .7, '#a9765a')
    if lash:
        out += lines('M7.6,-3.2L10,-4.4', 1.1)
    if age:
        out += lines('M-1,2.2C1.4,3.4 4.6,3.2 7,1.6M9.6,-2.4L12.6,-3.6M9.8,-.4L12.8,0',
                     .7, '#a9765a')
    # brows
    bw = 1.6 if lash else 2.4
    out += lines('M-4.6,%sC-1,%s 5,%s 10,-9.4' % (
        num(-10.8 - 2.4 * b), num(-14 - b), num(-14.4)), bw, hair)
    out += lines('M-18,-10C-16.4,-13.2 -13,%s -10.4,%s' % (
        num(-13.4 - b), num(-10.8 - 2.4 * b)), bw, hair)
    # nose
    out += lines('M-8.2,-5C-9.4,-1 -13,3.6 -14.2,6.8C-15,9.2 -12.8,10.4 -10,9.8', 1.2)
    out += lines('M-9.6,10C-7.8,10.6 -6.4,9.4 -7,7.4', .9)
    # mouth
    my = -1.2 * m
    if young:
        out += path('M-11.6,18.4C-9,21.4 -5.4,21.4 -2.6,18.2C-5,17.6 -9,17.8 -11.6,18.4Z', lips, 0)
        out += lines('M-13,%sC-11,17.8 -9.6,17.2 -8.6,17.6C-6.4,17.3 -3.4,17.8 -.8,%s' % (num(17.2 + my), num(16.6 + my)), 1.1)
        out += lines('M-9.4,23.6C-8,24.3 -6.2,24.3 -5,23.6', .8, '#a9765a')
    elif not beard:
        out += path('M-13.2,%sC-11.8,15.6 -10.4,15 -9,15.8C-7.4,15 -4,15.4 -.6,%s'
                    'C-2.6,19.4 -5,21 -7.6,21C-10.4,21 -12.2,19.6 -13.2,%sZ'
                    % (num(17.4 + my), num(17.2 + my), num(17.4 + my)), lips, 0)
        out += lines('M-13.6,%sC-11.4,18 -10,17.2 -8.8,17.8C-6.4,17.4 -3,18 .2,%s'
                     % (num(17.2 + my), num(16.8 + my)), 1)
        out += lines('M-9.6,23.4C-8,24.2 -6,24.2 -4.6,23.4', .8, '#a9765a')
    return out


def strands(*ds, colour=LINE, width=.9):
    return lines(''.join(ds), width, colour)


# --- kings -------------------------------------------------------------------------

def crown_king(kind):
    band = 'M-24,-23C-12,-16.5 13,-16.5 26,-24L26,-33C13,-26 -12,-26 -24,-32Z'
    cap = 'M-23,-31C-20,-50 -8,-57 0,-57C10,-57 22,-50 25,-32C13,-25 -12,-25 -23,-31Z'
    lining = {'club': GREEN, 'diamond': BLUE, 'heart': RED, 'spade': BLUE}[kind]
    out = path(cap, lining)
    tips = ((-31, -53), (-16, -60), (1, -63), (18, -60), (34, -53))
    if kind in ('club', 'diamond'):
        out += path('M-24,-31C-26,-40 -29,-46 -31,-53C-27,-48 -23,-44 -19.5,-41'
                    'C-18.5,-47 -18,-53 -16,-60C-12.5,-53 -9.5,-47 -8,-42'
                    'C-5.5,-49 -3,-55 1,-63C4.5,-55 7,-49 9.5,-42'
                    'C11.5,-47 14,-53 18,-60C19.5,-53 20.5,-47 21.5,-41'
                    'C25,-44 29,-48 34,-53C31,-46 28,-40 26,-32C13,-25 -12,-25 -24,-31Z', GOLD)
        for i, (x, y) in enumerate(tips):
            if kind == 'club':
                out += circle(x, y - 2.5, 3.6, WHITE)
            else:
                out += path('M%d,%dl4,5.5l-4,5.5l-4,-5.5z' % (x, y - 8.5), RED, 1.1)
    elif kind == 'heart':                     # closed crown with arches and cross
        out += lines('M-24,-31C-34,-50 -12,-60 0,-54M26,-32C36,-50 14,-60 2,-54', 5.6)
        out += lines('M-24,-31C-34,-50 -12,-60 0,-54M26,-32C36,-50 14,-60 2,-54', 3.2, GOLD)
        out += lines('M1,-54V-30', 5.6) + lines('M1,-54V-30', 3.2, GOLD)
        for x, y in ((-27.6, -41), (-20, -51), (29.6, -41), (22, -51), (1, -45), (1, -36)):
            out += circle(x, y, 2.2, WHITE, .9)
        out += circle(1, -58, 4.4, GOLD) + path(
            'M-.6,-62V-65H-4V-68H-.6V-71.4H2.6V-68H6V-65H2.6V-62Z', GOLD, 1.1)
    else:                                     # fleurons
        fl = 'M0,0C-2,-5 -8,-4 -8,-9C-8,-12.4 -3.6,-12.6 -3.4,-9.6C-3,-15 -1.4,-18 0,-21' \
             'C1.4,-18 3,-15 3.4,-9.6C3.6,-12.6 8,-12.4 8,-9C8,-4 2,-5 0,0Z'
        out += path('M-24,-31L-27,-43L-15,-38L-8,-43L1,-37L10,-43L17,-38L29,-43L26,-32'
                    'C13,-25 -12,-25 -24,-31Z', GOLD)
        for x, y, t, s in ((-26, -41, -14, .95), (1, -42, 0, 1.15), (28, -41, 14, .95)):
            out += at(path(fl, GOLD, 1.2), x, y, s, t)
        for x in (-12, 14):
            out += circle(x, -45, 3, WHITE, 1.1)
    out += path(band, GOLD)
    for x, y, f in ((-17, -25.4, RED), (-8, -22.8, BLUE), (1.5, -21.8, RED),
                    (11, -22.8, BLUE), (20, -25.6, RED)):
        out += '<ellipse cx="%s" cy="%s" rx="2.6" ry="2.2" fill="%s" stroke="%s" stroke-width=".9"/>' % (
            num(x), num(y), f if kind in ('diamond', 'spade') else
            {RED: BLUE, BLUE: RED}[f], LINE)
    return out


KING_HAIR = {'club': ('#7a4a2a', '#4a2a16'), 'diamond': ('#c9c4ba', '#857e74'),
             'heart': ('#d69a45', '#93601f'), 'spade': ('#3b3136', '#0f0c0e')}


def head_king(kind):
    hair, dark = KING_HAIR[kind]
    out = ''
    # hair behind the face
    out += path('M-16,-24C-24,-14 -21,-2 -25,7C-28,14 -24,19 -27,25C-22,30 -15,27 -13,22'
                'L22,26C22,33 32,35 36,28C40,22 33,18 36,11C39,3 33,-1 34,-9'
                'C35,-18 30,-26 24,-28Z', hair)
    out += strands('M26,-22C31,-12 27,-4 30,4C32,12 27,18 30,26M-19,-8C-19,2 -23,8 -21,18',
                   'M23,-12C26,-2 23,6 25,12C27,18 24,22 26,28', colour=dark)
    # neck
    out += path('M-4,20L-8,38C0,44 14,44 22,36L18,10Z', SKIN_D, 1.3)
    expr = {'club': dict(brow=-.4, mouth=0), 'diamond': dict(brow=.3, age=True),
            'heart': dict(brow=.1, mouth=.5), 'spade': dict(brow=-.9, age=True)}[kind]
    out += face(hair=dark if kind != 'diamond' else '#8f887d', beard=True, lid=.2,
                iris='#4a3a2a' if kind in ('club', 'spade') else '#33507c', **expr)
    # hair in front of the ear
    out += path('M20,-27C13,-21 15,-13 17,-8C19,-2 17,4 19.5,9C26,6 27,-4 25,-12C24,-18 24,-24 20,-27Z',
                hair, 1.2)
    out += strands('M21,-20C20,-12 22,-4 21,4', colour=dark)
    # beard
    shape = {
        'club': 'M-17.6,8C-19.6,18 -17,30 -11,36C-5,42 5,42 11,36C19,29 22,18 20,4'
                'C17,6 14,12 11,14C7,12.6 2,12.6 -2,12.6L-14.6,12Z',
        'diamond': 'M-17.6,8C-20,20 -19,34 -15,47C-11,44 -7,38 -5,33C-2,40 3,45 9,49'
                   'C12,42 20,30 20,4C17,6 14,12 11,14C7,12.6 2,12.6 -2,12.6L-14.6,12Z',
        'heart': 'M-17.4,10C-18,20 -14,29 -9,34C-7,37 -5,39 -4,41C-2,39 2,37 6,34C14,28 19,16 20,4'
                 'C17,6 14,13 11,15C7,13 2,12.6 -2,12.6L-14.6,12Z',
        'spade': 'M-17.6,8C-22,20 -22,34 -17,42C-15,46 -13,49 -12,53C-7,50 -4,51 0,54'
                 'C3,50 8,50 13,46C17,42 24,24 20,4C17,6 14,12 11,14C7,12.6 2,12.6 -2,12.6L-14.6,12Z',
    }[kind]
    out += path(shape, hair)
    out += strands({
        'club': 'M-13,22C-12,28 -9,32 -6,34M-1,24C0,30 0,34 -1,37M10,20C10,26 8,31 5,34M16,14C16,20 15,24 13,27',
        'diamond': 'M-14,22C-15,30 -15,36 -14,41M-8,26C-8,31 -9,35 -11,38M2,25C2,32 4,38 7,42M10,20C10,28 10,34 9,39M16,14C16,22 15,28 13,33',
        'heart': 'M-12,22C-11,27 -8,31 -6,33M-1,25C-1,30 -2,34 -3,36M9,21C8,26 6,30 3,32M16,13C15,19 13,24 11,26',
        'spade': 'M-14,20C-18,30 -15,36 -13,44M-7,26C-9,34 -5,40 -6,46M2,25C0,33 5,38 3,46M10,20C9,28 13,34 9,42M16,14C17,22 17,30 14,36',
    }[kind], colour=dark)
    # lower lip and moustache
    out += path('M-12,18.6C-9,22.4 -4.6,22.4 -1.6,18.6Z', '#b9545a', .9)
    out += path('M-8.6,12C-3.4,10.4 4,12.6 10,20C4,21.4 -3.6,20.4 -8.2,16.4'
                'C-11,20 -15,21 -19.4,19.6C-16.6,14 -12.6,11 -8.6,12Z', hair, 1.2)
    out += strands('M-5,14C-1,14.4 3,16.4 6,18.8M-11,14.4C-13,15.4 -15,17 -16.4,18.6', colour=dark)
    return out + crown_king(kind)


# --- hands and attributes --------------------------------------------------------------

def fist():
    """A hand closed round an upright shaft; the fingers point left."""
    out = path('M-4,-10C2,-13 11,-11 13,-4C15,4 13,12 8,15L-5,13Z', SKIN, 1.3)
    for i in range(4):
        w = (15, 16, 15.4, 13.4)[i]
        out += ('<rect x="-10" y="%s" width="%s" height="5.8" rx="2.9" fill="%s" '
                'stroke="%s" stroke-width="1.2"/>' % (num(-9.4 + 5.3 * i), num(w), SKIN, LINE))
    out += path('M9,-8C6,-14 -3,-16 -8,-13.6C-10,-12 -8,-9.4 -5,-9.8C-1,-10.2 1,-9 3,-6.6', SKIN, 1.2)
    return out


def flat_hand():
    """A hand laid flat, fingers to the upper left, wrist at the lower right."""
    out = path('M16,8C12,-4 4,-9 -4,-7L-10,6C-4,12 4,16 10,18Z', SKIN, 1.3)
    for x, y, t, w in ((-3, -5, 20, 17), (-5, -1, 8, 18.4), (-5, 4, -4, 17), (-3, 8.6, -16, 13.4)):
        out += group('<rect x="%s" y="-2.7" width="%s" height="5.6" rx="2.8" fill="%s" '
                     'stroke="%s" stroke-width="1.2"/>' % (num(-w + 2), num(w + 4), SKIN, LINE),
                     'translate(%s %s) rotate(%s)' % (num(x), num(y), num(t)))
    out += path('M-3,-4.6L2,-6C8,-4 12,2 14,9L9,17C4,14 1,12 -1,9.6Z', SKIN, 0)
    out += path('M6,-6C2,-10 -2,-13.4 -5,-15C-7.6,-16 -9,-13.6 -7,-11.6C-4,-9 -1,-6 2,-2', SKIN, 1.2)
    return out


def sword():
    """Upright, hilt in 0,0."""
    return (path('M-3.6,-16L-3.2,-108L0,-118L3.2,-108L3.6,-16Z', STEEL, 1.4) +
            lines('M0,-18V-104', .9, STEEL_D) +
            path('M-17,-17C-18,-22 -13,-22 -11,-19H11C13,-22 18,-22 17,-17C16,-13 -16,-13 -17,-17Z', GOLD, 1.3) +
            path('M-3,-13H3V18H-3Z', RED, 1.2) + circle(0, 22, 5.4, GOLD, 1.3))


def sceptre(kind):
    out = path('M-2.6,-84H2.6V26H-2.6Z', GOLD, 1.3)
    out += path('M-5,-84H5V-79H-5Z', GOLD, 1.2) + path('M-4.6,-60H4.6V-56H-4.6Z', GOLD, 1.1)
    if kind == 'club':
        out += circle(-8, -93, 6, GOLD, 1.3) + circle(8, -93, 6, GOLD, 1.3) + circle(0, -105, 6.4, GOLD, 1.3)
        out += circle(0, -96, 4, RED, 1.1)
    elif kind == 'diamond':
        out += path('M0,-114C4,-106 9,-101 12,-97C9,-92 4,-88 0,-84C-4,-88 -9,-92 -12,-97C-9,-101 -4,-106 0,-114Z', GOLD, 1.3)
        out += path('M0,-105L5,-97.5L0,-91L-5,-97.5Z', RED, 1.1)
    else:
        out += path('M0,-84C-3,-90 -13,-88 -13,-96C-13,-101 -6.6,-101 -6,-96C-5.6,-104 -3,-110 0,-116'
                    'C3,-110 5.6,-104 6,-96C6.6,-101 13,-101 13,-96C13,-88 3,-90 0,-84Z', GOLD, 1.3)
    return out


def orb():
    """In the left hand: globe with cross, centre in 0,0."""
    return (path('M-1.8,-15V-19H-6V-22.6H-1.8V-27H1.8V-22.6H6V-19H1.8V-15Z', GOLD, 1.2) +
            circle(0, 0, 15, GOLD, 1.5) +
            path('M-14.8,-1.6C-6,3 6,3 14.8,-1.6V2.8C6,7.4 -6,7.4 -14.8,2.8Z', RED, 1.1) +
            path('M-2,-15H2V2H-2Z', RED, 1.1) +
            path('M-10,-8C-8,-12 -5,-13 -4,-12.4C-7,-10 -8,-8 -9,-5Z', WHITE, 0))


def holding_hand():
    """Fingers seen from the front under a globe in 0,-12."""
    out = path('M-12,0C-16,6 -12,14 -4,16H8C16,14 17,6 13,-1Z', SKIN, 1.3)
    for x, t in ((-10.4, -16), (-3.6, -5), (3.4, 5), (10, 16)):
        out += group('<rect x="-3" y="-7.4" width="6" height="15" rx="3" fill="%s" stroke="%s" '
                     'stroke-width="1.2"/>' % (SKIN, LINE),
                     'translate(%s 4) rotate(%s)' % (num(x), num(t)))
    out += path('M-11,8C-4,12 6,12 12,7L9,16H-5Z', SKIN, 0)
    return out


ERMINE = 'M0,-4C1.6,-2 1.8,1 1.4,3.4L2.6,5.4L0,4.4L-2.6,5.4L-1.4,3.4C-1.8,1 -1.6,-2 0,-4Z'

DRESS = {  # main, second, trim, motif
    'club': (GREEN, RED, GOLD, 'trefoil'),
    'diamond': (GOLD, BLUE, RED, 'lozenge'),
    'heart': (RED, GREEN, GOLD, 'flower'),
    'spade': (BLUE, GOLD, RED, 'leaf'),
}


def motif_colour(fill):
    return {GREEN: '#7fb195', RED: '#e8b445', BLUE: '#e8b445', GOLD: '#8a1c25'}[fill]


def king(suit):
    main, second, trim, motif = DRESS[suit]
    out = ''
    # mantle
    out += cloth('M92,120C74,128 56,140 49,162C45,176 44,194 44,216H196C196,194 195,176 191,162'
                 'C186,142 170,128 150,118Z', main, motif, motif_colour(main), 17, 20,
                 folds='M62,160C58,176 57,190 58,206M182,158C186,172 187,188 186,204')
    # tunic between the edges of the mantle
    out += cloth('M98,140C96,160 96,190 94,216H150C150,190 149,160 146,140Z',
                 second, 'dot', motif_colour(second), 11, 14,
                 folds='M110,160C109,176 109,190 108,206M134,160C135,176 135,190 136,206')
    out += path(cut('M92,142C90,164 88,190 86,216H95C97,190 98,164 99,142Z'), WHITE, 1.2)
    out += path(cut('M145,142C148,164 150,190 151,216H160C159,190 156,164 152,142Z'), WHITE, 1.2)
    for x, y in ((94, 162), (149.6, 164), (151.6, 177)):
        out += use('m-ermine', x, y, .8, extra=' fill="%s"' % LINE)
    # ermine collar
    out += path('M96,112C86,116 76,122 68,129C76,143 92,151 108,153C118,155 128,155 138,153C154,150 168,142 175,129'
                'C167,122 158,116 147,111Z', WHITE)
    for x, y in ((79, 129), (91, 122), (90, 138), (103, 131), (105, 145), (122, 147), (139, 145), (141, 130),
                 (153, 138), (153, 122), (164, 129)):
        out += use('m-ermine', x, y, 1, extra=' fill="%s"' % LINE)
    # chain with a jewel
    out += lines('M99,120C104,134 112,141 122,142C132,141 141,133 145,119', 4.6)
    out += lines('M99,120C104,134 112,141 122,142C132,141 141,133 145,119', 2.4, GOLD)
    out += circle(122, 145, 5.4, GOLD) + path('M122,140.6l3.4,4.4l-3.4,4.4l-3.4,-4.4z', trim if trim != GOLD else BLUE, 1)
    # arm with sceptre or sword
    att = {'club': sword(), 'heart': sword(), 'diamond': sceptre('diamond'), 'spade': sceptre('spade')}[suit]
    ax, tilt = 174, 3
    out += at(att, ax, 150, 1, tilt)
    out += cloth('M148,216C149,192 154,178 162,167L189,170C194,180 196,196 196,216Z',
                 second, 'dot', motif_colour(second), 11, 14,
                 folds='M166,178C164,190 163,200 163,212M182,178C185,190 186,200 186,212')
    out += path('M158,163C166,158 184,159 192,165L190,175C180,170 168,169 159,173Z', WHITE, 1.4)
    for x in (166, 176, 185):
        out += use('m-ermine', x, 167, .7, extra=' fill="%s"' % LINE)
    out += at(fist(), 174, 149, 1, 4)
    # the other arm
    out += cloth('M44,206C45,184 50,172 58,162L84,166C87,180 84,196 82,212Z',
                 second, 'dot', motif_colour(second), 11, 14,
                 folds='M60,174C57,184 56,194 56,206M74,174C75,186 74,196 73,208')
    out += path('M52,158C62,154 78,157 87,163L85,172C76,167 62,165 52,168Z', WHITE, 1.4)
    for x in (61, 70, 79):
        out += use('m-ermine', x, 163, .7, extra=' fill="%s"' % LINE)
    if suit in ('club', 'spade', 'diamond'):
        out += at(orb(), 70, 130, .92) + at(holding_hand(), 70, 144, 1)
    else:
        out += at(flat_hand(), 84, 150, 1, 20, True)
    out += at(head_king(suit), 122, 87, .94, 0, suit in ('diamond', 'heart'))
    return out


# --- queens ---------------------------------------------------------------------------

QUEEN_HAIR = {'club': ('#8a5530', '#57321a'), 'diamond': ('#e2b55c', '#a5772a'),
              'heart': ('#a84f27', '#6d2c12'), 'spade': ('#41343a', '#130f11')}


def crown_queen(kind):
    out = path('M-17,-27C-8,-22 10,-22 19,-28L24,-45C19,-41 16,-39 13,-37C11,-42 10,-46 9,-51'
               'C5,-45 3,-41 1,-38C-1,-41 -4,-45 -8,-50C-9,-45 -9.6,-41 -11,-36C-14,-38 -18,-41 -22,-44Z', GOLD)
    for x, y in ((-22.4, -46), (-8.4, -52.6), (9.4, -53.4), (24.6, -47)):
        if kind in ('club', 'heart'):
            out += circle(x, y, 2.8, WHITE, 1.1)
        else:
            out += path('M%s,%sl2.8,4l-2.8,4l-2.8,-4z' % (num(x), num(y - 4)), RED, 1)
    out += path('M-18,-25C-8,-19.6 10,-19.6 20,-26L20,-31C10,-25 -8,-25 -18,-30Z', GOLD, 1.2)
    for x, y in ((-10, -24.8), (1, -23.2), (12, -25)):
        out += circle(x, y, 1.7, BLUE if kind in ('heart', 'club') else RED, .8)
    return out


def head_queen(kind):
    hair, dark = QUEEN_HAIR[kind]
    main, second, trim, motif = DRESS[kind]
    out = ''
    if kind in ('club', 'spade'):                        # veil
        veil = WHITE if kind == 'spade' else GOLD
        out += path('M-14,-32C-30,-24 -32,0 -34,20C-36,36 -42,46 -46,54C-30,62 -18,56 -12,50L30,50'
                    'C36,56 48,60 56,52C48,42 44,28 42,10C40,-14 34,-30 16,-34Z', veil)
        out += strands('M-26,-8C-28,14 -30,34 -36,52M34,-10C36,14 40,36 48,52M-31,20C-31,34 -26,44 -24,54'
                       'M38,24C37,36 38,46 40,54', colour=DARK[veil], width=1.3)
    if kind == 'diamond':                                # loose hair
        out += path('M-14,-28C-26,-20 -24,-4 -27,8C-30,20 -24,28 -28,40C-30,48 -26,54 -20,58C-16,50 -14,40 -12,30L22,30'
                    'C24,42 28,52 38,58C42,50 38,42 40,34C43,22 36,16 38,4C40,-14 34,-26 20,-30Z', hair)
        out += strands('M28,-18C34,-4 28,10 32,24C35,36 31,44 36,52M24,-8C28,6 24,18 27,32'
                       'M-21,-10C-19,4 -25,16 -22,28C-20,40 -26,44 -23,52M-17,6C-15,16 -20,26 -18,40', colour=dark)
    else:
        out += path('M-14,-28C-26,-16 -24,2 -22,16L-10,20L22,22C32,14 33,-16 20,-30Z', hair)
    # neck
    out += path('M-4,20C-3,34 -8,44 -22,51L40,51C24,44 19,34 18,12Z', SKIN, 0) + lines('M-4,20C-3,34 -8,44 -18,49M36,49C24,44 19,34 18,12', 1.5)
    out += path('M-2,27C6,29 13,24 18.4,14C18,26 20,34 22,40C14,36 4,34 -2,27Z', '#e6bd99', 0)
    expr = {'club': dict(mouth=.4, lid=.3), 'diamond': dict(mouth=.8, brow=.2),
            'heart': dict(mouth=.6, brow=.3, lid=.5), 'spade': dict(mouth=-.2, brow=.1, lid=.8)}[kind]
    out += face(hair=dark, lash=True, lips='#bf3f49',
                iris={'club': '#5a4a2a', 'diamond': '#33609c', 'heart': '#2f6b4f', 'spade': '#3a2f3a'}[kind], **expr)
    # parting
    out += path('M-2,-33C-14,-33 -22,-22 -21,-4C-20.6,0 -20,4 -19,8C-17,0 -16,-6 -14,-10C-10,-14 -6,-20 -4.6,-25'
                'C2,-15 12,-9 18,2C19,8 20,14 20,20C25,16 29,2 28,-10C26,-26 12,-34 -2,-33Z', hair, 1.3)
    out += strands('M-8,-27C-14,-22 -18,-14 -18,-6M2,-27C10,-22 20,-12 22,2M8,-29C18,-24 25,-14 24.6,0', colour=dark)
    if kind != 'diamond':                                # rolled braid beside the cheek
        out += path('M18,-2C27,-4 32,4 30,13C28,22 20,23 17.6,17C18.6,10 18.6,4 18,-2Z', hair, 1.2)
        out += strands('M20,2C26,2 28,7 27,12M20,9C24,9 25,13 23,18', colour=dark)
        if kind != 'spade':
            out += circle(19.6, 24, 2.4, WHITE, 1)
    else:
        out += circle(20.4, 22, 2.4, WHITE, 1)
    return out + crown_queen(kind)


def flower(kind):
    """Blossom in 0,0; the stem goes down to 0,70."""
    out = lines('M0,8C-1,28 3,48 8,72', 4.2) + lines('M0,8C-1,28 3,48 8,72', 2, GREEN)
    out += path('M0,34C-10,34 -16,28 -18,20C-9,20 -2,26 0,34Z', GREEN, 1.2) + lines('M-13,23C-8,26 -4,29 -1,33', .8)
    out += path('M1,26C9,25 14,19 15,12C8,13 2,19 1,26Z', GREEN, 1.2)
    if kind == 'heart':                                   # rose
        for i in range(5):
            out += group(path('M0,-3C-9,-6 -11,-15 -5,-18C-3,-19 -1,-18 0,-16.6C1,-18 3,-19 5,-18C11,-15 9,-6 0,-3Z', RED, 1.2),
                         'rotate(%d)' % (72 * i))
        for i in range(5):
            out += group(path('M0,-2C-5,-4 -6,-9 -2.6,-10.6C-1.4,-11 -.6,-10.6 0,-9.8C.6,-10.6 1.4,-11 2.6,-10.6C6,-9 5,-4 0,-2Z',
                              '#e3787a', .9), 'rotate(%d)' % (72 * i + 36))
        out += circle(0, 0, 3.4, GOLD, 1)
    elif kind == 'club':                                  # daisy
        for i in range(10):
            out += group(path('M0,-4C-4.4,-8 -4.4,-15 0,-18C4.4,-15 4.4,-8 0,-4Z', WHITE, 1.1), 'rotate(%d)' % (36 * i))
        out += circle(0, 0, 5.6, GOLD, 1.2)
    elif kind == 'diamond':                               # tulip
        out += path('M0,12C-12,12 -17,2 -14,-8C-13,-12 -12,-15 -13,-19C-8,-17 -5,-13 -4,-9C-3,-14 -1,-18 0,-21'
                    'C1,-18 3,-14 4,-9C5,-13 8,-17 13,-19C12,-15 13,-12 14,-8C17,2 12,12 0,12Z', RED, 1.4)
        out += path('M0,12C-7,6 -8,-8 0,-21C8,-8 7,6 0,12Z', GOLD, 1.2)
    else:                                                 # lily
        for t in (-46, 46):
            out += group(path('M0,10C-7,2 -7,-12 0,-21C7,-12 7,2 0,10Z', '#e9e4f0', 1.3), 'rotate(%d 0 10)' % t)
        out += path('M0,12C-9,4 -9,-12 0,-24C9,-12 9,4 0,12Z', WHITE, 1.4)
        out += lines('M0,8V-12M-6,5C-10,1 -13,-3 -15,-7M6,5C10,1 13,-3 15,-7', .9, GOLD_D)
        out += path('M-5,8C-3,16 3,16 5,8C2,11 -2,11 -5,8Z', GREEN, 1.1)
        out += circle(-2.6, -9, 1.4, GOLD, .8) + circle(2.6, -7, 1.4, GOLD, .8)
    return out


def queen(suit):
    main, second, trim, motif = DRESS[suit]
    out = ''
    # shoulders and sleeves
    out += cloth('M94,128C76,130 58,138 51,156C46,172 46,190 46,214H104V140Z', main, motif,
                 motif_colour(main), 17, 20, folds='M74,142C64,158 62,180 64,206M60,150C54,168 53,186 54,204')
    out += cloth('M150,128C168,130 184,138 190,156C195,172 195,190 195,214H140V140Z', main, motif,
                 motif_colour(main), 17, 20, folds='M170,142C180,158 182,180 180,206M184,154C188,170 188,190 188,206')
    # bodice
    out += cloth('M90,136C98,150 110,156 122,156C134,156 146,150 154,136L160,150C156,172 154,194 154,216H90'
                 'C90,194 88,172 84,150Z', second, 'dot', motif_colour(second), 11, 14)
    out += path(cut('M108,154C112,170 113,192 113,216H132C132,192 132,170 136,154C126,158 118,158 108,154Z'), WHITE, 1.2)
    out += lines('M112,162L132,170M133,162L112,170', 1.1, trim)
    # neckline
    out += path('M94,128C98,146 110,152 122,152C134,152 146,146 150,128L156,134C152,152 138,160 122,160C106,160 92,152 88,134Z', GOLD, 1.3)
    for x, y in ((95, 144), (104, 151.6), (114, 155.4), (124, 156), (134, 154), (143, 148.6), (149.6, 141)):
        out += circle(x, y, 1.9, WHITE, .9)
    # head comes before the hands
    head = at(head_queen(suit), 122, 86, .92, 0, suit in ('diamond', 'heart'))
    out += path('M94,128C98,146 110,152 122,152C134,152 146,146 150,128C142,124 102,124 94,128Z', SKIN, 1.2)
    if suit == 'heart':                                  # standing collar of lace
        fan = ('M96,132C88,128 80,122 78,114C74,112 73,107 76,104C73,100 75,95 79,94C78,89 82,85 86,86C88,81 94,80 97,83L122,110'
               'L147,83C150,80 156,81 158,86C162,85 166,89 165,94C169,95 171,100 168,104C171,107 170,112 166,114C164,122 156,128 148,132Z')
        out += path(fan, WHITE)
        out += lines('M98,130L81,112M101,128L79,103M104,126L82,93M107,123L89,86M146,130L163,112M143,128L165,103M140,126L162,93M137,123L155,86', .9, GOLD_D)
        out += path('M94,128C98,146 110,152 122,152C134,152 146,146 150,128C142,124 102,124 94,128Z', SKIN, 0)
    out += head
    neck = 'M106,124C110,136 117,140 122,140C128,140 135,136 139,123'
    out += lines(neck, 3.4) + lines(neck, 1.8, GOLD)
    out += path('M122,140l4,5l-4,6l-4,-6z', trim, 1)
    # hand with the flower
    out += at(flower(suit), 68, 98, .95)
    out += cloth('M46,210C48,190 56,176 66,164L90,172C92,186 90,200 88,214Z', second, 'dot',
                 motif_colour(second), 11, 14)
    out += path('M58,162C68,156 84,160 93,168L90,178C80,171 68,169 58,172Z', WHITE, 1.3)
    out += lines('M66,161L65,169M74,162L73,170M82,165L80,173', .9)
    out += at(fist(), 76, 150, .86, 6)
    # the other hand
    out += path(cut('M196,198C190,186 182,178 172,172L164,184C170,190 176,196 180,204Z'), second)
    out += path('M176,171C170,167 164,166 160,168L155,179C160,182 166,185 171,186Z', WHITE, 1.3)
    out += at(flat_hand(), 146, 165, .86, 16)
    return out


# --- jacks ------------------------------------------------------------------------------

JACK_HAIR = {'club': ('#7a4a2a', '#4a2a16'), 'diamond': ('#dfae55', '#9c6e24'),
             'heart': ('#b5622c', '#743510'), 'spade': ('#3b3136', '#0f0c0e')}


def plume(fill):
    d = ('M-2,-38C2,-54 18,-66 34,-60C44,-56 48,-46 44,-38C42,-34 38,-36 38,-40C38,-46 30,-48 24,-44'
         'C16,-40 12,-34 8,-30Z')
    return (path(d, fill) + lines('M4,-36C10,-48 24,-56 38,-50', 1) +
            lines('M14,-48L12,-56M22,-53L22,-61M31,-54L34,-60M16,-46L20,-41M25,-51L29,-46M34,-52L40,-47', .9, DARK.get(fill, LINE)))


def head_jack(kind):
    hair, dark = JACK_HAIR[kind]
    main, second, trim, motif = DRESS[kind]
    out = path('M-16,-24C-26,-14 -24,2 -25,12C-26,18 -29,22 -26,28C-20,31 -14,28 -11,22L20,24C23,32 33,33 37,26'
               'C34,20 38,10 36,-2C35,-14 32,-24 22,-28Z', hair)
    out += strands('M27,-18C32,-4 28,8 31,20M23,-10C26,2 23,12 26,24M-20,-8C-19,4 -23,12 -21,22', colour=dark)
    out += path('M-3,20L-4,46H21L17,10Z', SKIN)
    out += path('M-2,27C6,29 13,24 17.4,14C17.6,26 19,34 21,40C14,36 4,34 -2,27Z', '#e6bd99', 0)
    expr = {'club': dict(mouth=.3), 'diamond': dict(mouth=.7, brow=.2), 'heart': dict(mouth=.5, lid=.3, brow=.4),
            'spade': dict(mouth=-.1, brow=-.5, lid=.3)}[kind]
    out += face(hair=dark, lips='#d8907e', young=True,
                iris={'club': '#33507c', 'diamond': '#2f6b4f', 'heart': '#5a4a2a', 'spade': '#3a2f3a'}[kind], **expr)
    if kind == 'spade':
        out += path('M-9,12.6C-5,11.6 0,13 4,15.4C-.6,16 -6,15.6 -8.8,14.4C-11,15.6 -13.6,16 -16,15.4C-14,13.4 -11.6,12.2 -9,12.6Z', hair, .8)
    # fringe and side lock
    out += path('M-19,-10C-20,-20 -14,-30 0,-31C14,-31 24,-22 27,-8C28,4 26,14 20,18C19,10 19,0 15,-8C9,-9 3,-12 0,-16'
                'C-5,-12 -12,-10 -19,-10Z', hair, 1.3)
    out += strands('M2,-24C8,-20 16,-16 20,-6M-14,-18C-10,-16 -6,-18 -2,-22M22,-10C24,-2 24,6 22,12', colour=dark)
    # cap
    f = {'club': WHITE, 'diamond': GREEN, 'heart': WHITE, 'spade': RED}[kind]
    cap = {'club': RED, 'diamond': BLUE, 'heart': GREEN, 'spade': BLUE}[kind]
    if kind in ('club', 'heart'):
        out += path('M-27,-20C-38,-32 -22,-46 2,-47C28,-48 42,-36 33,-22C18,-16 -12,-14 -27,-20Z', cap)
        out += strands('M-20,-34C-10,-42 10,-44 24,-36M-14,-26C-4,-34 12,-36 22,-28', colour=DARK[cap], width=1.3)
        out += path('M-25,-17C-10,-11 14,-12 29,-21L29,-27C14,-18 -10,-18 -25,-23Z', GOLD, 1.3)
    else:
        out += path('M-20,-26C-22,-40 -14,-50 2,-50C18,-50 26,-40 25,-27C12,-20 -8,-20 -20,-26Z', cap)
        out += strands('M-10,-28C-10,-38 -6,-44 0,-47M14,-28C15,-36 13,-42 8,-46', colour=DARK[cap], width=1.3)
        out += path('M-38,-27C-30,-22 -24,-22 -20,-26C-8,-20 12,-20 25,-27C30,-24 36,-26 42,-32C42,-20 30,-15 18,-14'
                    'C2,-12 -14,-12 -26,-16C-34,-18 -38,-22 -38,-27Z', trim if trim != cap else GOLD, 1.4)
    out += at(plume(f), 2, -4, .88) + circle(2, -29, 4.6, GOLD, 1.2) + circle(2, -29, 2, RED if cap != RED else BLUE, .8)
    return out


def halberd(kind):
    out = path('M-2.6,-86H2.6V26H-2.6Z', '#a8713d', 1.3)
    if kind == 'club':          # axe with spike
        out += path('M-3,-92C-10,-94 -16,-98 -21,-104C-24,-94 -24,-80 -20,-70C-16,-76 -10,-80 -3,-81Z', STEEL, 1.4)
        out += path('M3,-90L13,-94L14.4,-79L3,-82Z', STEEL, 1.4)
        out += path('M-4,-92L0,-121L4,-92Z', STEEL, 1.4)
    elif kind == 'diamond':     # partisan
        out += path('M0,-121C6,-110 9,-102 7,-94C12,-94 15,-97 17,-101C18,-90 12,-83 4,-81H-4C-12,-83 -18,-90 -17,-101'
                    'C-15,-97 -12,-94 -7,-94C-9,-102 -6,-110 0,-121Z', STEEL, 1.4, extra=' transform="scale(.88 1)"') + lines('M0,-112V-84', .9, STEEL_D)
    elif kind == 'heart':       # axe, round
        out += path('M-3,-96C-8,-102 -16,-104 -22,-102C-18,-94 -18,-84 -22,-76C-14,-74 -8,-77 -3,-82Z', STEEL, 1.4)
        out += path('M3,-95C8,-95 11,-93 14.4,-89C11,-86 8,-84 3,-84Z', STEEL, 1.4)
        out += path('M-3.6,-96C-6,-104 -3,-112 0,-120C3,-112 6,-104 3.6,-96Z', STEEL, 1.4)
    else:                       # bill
        out += path('M-3.4,-80L-4,-104C-5,-112 -10,-116 -17,-116C-9,-122 2,-121 4,-110L3.4,-80Z', STEEL, 1.4)
        out += path('M3,-92L15,-97L11,-86L3,-84Z', STEEL, 1.4) + path('M-3.4,-92L-14,-88L-3.4,-82Z', STEEL, 1.4)
    out += path('M-4.6,-82H4.6V-76H-4.6Z', GOLD, 1.2)
    out += path('M-5,-76C-8,-68 -7,-62 -5,-58L-2,-64L0,-56L2,-64L5,-58C7,-62 8,-68 5,-76Z', RED, 1.2)
    return out


def jack(suit):
    main, second, trim, motif = DRESS[suit]
    out = ''
    # doublet
    out += cloth('M96,124C88,130 82,136 80,146C82,170 84,194 84,216H158C158,194 162,170 164,146C160,136 154,130 148,124Z',
                 main, motif, motif_colour(main), 17, 20)
    out += path(cut('M117,132C116,160 116,190 116,216H129C129,190 128,160 127,132Z'), second, 1.2)
    for y in (146, 158, 170):
        out += circle(122.4, y, 2.4, GOLD, 1)
    # slashed shoulders
    for side in (0, 1):
        s = path('M92,126C72,124 54,132 48,150C46,160 50,168 58,172C72,172 84,160 88,146Z', second)
        s += path('M82,130C72,138 66,150 64,168M72,129C61,138 56,150 55,166', 'none', 5.4)
        s += path('M82,130C72,138 66,150 64,168M72,129C61,138 56,150 55,166', 'none', 3.2, WHITE)
        out += s if side == 0 else group(s, 'translate(244 0) scale(-1 1)')
    # halberd arm
    out += at(halberd(suit), 176, 150, 1, 2)
    out += cloth('M150,216C152,194 158,180 164,166L190,170C195,182 196,198 196,216Z', main, motif,
                 motif_colour(main), 17, 20)
    out += path('M160,163C168,158 186,160 193,166L191,176C181,170 169,169 160,173Z', WHITE, 1.4)
    out += lines('M168,162L167,170M176,162L176,170M184,164L183,172', .9)
    out += at(fist(), 175, 149, 1, 4)
    # the other arm: hand at the belt
    out += cloth('M56,168C50,180 47,194 46,212H92L90,196C80,194 74,188 74,172Z', main, motif,
                 motif_colour(main), 17, 20)
    if suit != 'club':
        out += cloth('M44,206C45,184 50,172 58,162L84,166C87,180 84,196 82,212Z', main, motif, motif_colour(main))
        if suit == 'spade':                              # hilt of a dagger
            out += path('M77,160H83V130H77Z', RED, 1.2) + circle(80, 125, 5.6, GOLD, 1.3)
        elif suit == 'diamond':                          # rolled letter
            out += at(path('M-5,22V-24C-5,-27 5,-27 5,-24V22Z', WHITE, 1.3) + '<ellipse cx="0" cy="-24" rx="5" ry="2.6" fill="%s" stroke="%s" stroke-width="1.1"/>' % (FIELD, LINE) +
                      path('M-5,-15H5V-11H-5Z', RED, 1), 76, 146, 1, -8)
        out += path('M52,158C62,154 78,157 87,163L85,172C76,167 62,165 52,168Z', WHITE, 1.4)
        out += lines('M61,157L60,165M69,157L68,166M77,159L76,167', .9)
        out += (at(flat_hand(), 86, 149, .94, 14, True) if suit == 'heart' else at(fist(), 78, 149, .94, 4))
    out += at(head_jack(suit), 122, 86, .94, 0, suit in ('diamond', 'heart'))
    # collar
    ruff = 'M98,117C90,120 86,126 88,133C94,131 97,134 98,138C103,133 107,135 109,140C113,135 118,135 121,140' \
           'C125,135 130,135 134,139C136,134 141,132 145,137C147,132 151,130 156,132C158,125 154,119 147,115C141,122 134,125 124,125.6C114,125.6 104,122 98,117Z'
    out += path(ruff, WHITE) + strands('M98,123L96,132M108,126L107,136M121,128V137M134,127L136,136M146,122L149,131', width=.9)
    return out


# --- court cards -------------------------------------------------------------------------

FRAME = 'M43.2,18H196.8V342H43.2Z'


def court_card(suit, rank):
    figure = dict(king=king, queen=queen, jack=jack)[rank](suit)
    main, second, trim, motif = DRESS[suit]
    define('half-%s-%s' % (rank, suit),
           group(figure, extra=' stroke-linejoin="round" stroke-linecap="round"'))
    out = path(FRAME, FIELD, 0)
    out += use('half-%s-%s' % (rank, suit)) + use('half-%s-%s' % (rank, suit), 240, 360, 1, 180)
    # girdle over the joint
    def level(x, dy):
        return '%s,%s' % (num(x), num(180 + SLOPE * (x - 120) + dy))
    for h, colour in ((6.6, LINE), (5.2, GOLD), (3, LINE), (2.5, {'club': RED, 'diamond': BLUE, 'heart': BLUE, 'spade': RED}[suit])):
        out += path('M%sL%sL%sL%sZ' % (level(43.2, -h), level(196.8, -h), level(196.8, h), level(43.2, h)), colour, 0)
    for i in range(-3, 4):
        x = 120 + 21 * i
        out += circle(x, 180 + SLOPE * (x - 120), 2.1, WHITE, .9)
    out += path(FRAME, 'none', 1.5)
    signs = use('sign-' + suit, 64.5, 45, .36)
    signs += group(signs, 'rotate(180 120 180)')
    return out + coloured(suit, signs + indices(suit, rank))


# --- back --------------------------------------------------------------------------------

def back_card():
    """Lattice of ribbons with small blossoms; turning by 180 degrees changes nothing."""
    frame = 'M17,11H223A6,6 0 0 1 229,17V343A6,6 0 0 1 223,349H17A6,6 0 0 1 11,343V17A6,6 0 0 1 17,11Z'
    inner = 'M25,19H215V341H25Z'
    clip('back-in', inner)
    out = path(frame, BLUE_D, 0)
    step_x, step_y = 190 / 8, 322 / 14
    d = ''
    for i in range(-16, 24):
        d += 'M%s,19L%s,341' % (num(25 + i * step_x), num(25 + (i + 14) * step_x))
        d += 'M%s,19L%s,341' % (num(25 + i * step_x), num(25 + (i - 14) * step_x))
    body = path(inner, BLUE, 0)
    body += path(d, 'none', 3.2, '#dfe6f2') + path(d, 'none', 1.1, BLUE_D)
    blossom = ('m0,-.7c-1.7,-1 -1.5,-3 0,-3.5c1.5,.5 1.7,2.5 0,3.5zm.7,.7c1,-1.7 3,-1.5 3.5,0c-.5,1.5 -2.5,1.7 -3.5,0z'
               'm-.7,.7c1.7,1 1.5,3 0,3.5c-1.5,-.5 -1.7,-2.5 0,-3.5zm-.7,-.7c-1,1.7 -3,1.5 -3.5,0c.5,-1.5 2.5,-1.7 3.5,0z'
               'm-.1,0a.8,.8 0 1 0 1.6,0a.8,.8 0 1 0 -1.6,0z')
    for name, count, shift in (('blossoms-9', 9, 0), ('blossoms-8', 8, .5)):
        define(name, path(''.join('M%s,0%s' % (num(25 + (c + shift) * step_x), blossom)
                                  for c in range(count)), '#dfe6f2', 0))
    for r in range(14):
        body += use('blossoms-9', 0, 19 + (r + .5) * step_y)
        if r:
            body += use('blossoms-8', 0, 19 + r * step_y)
    out += group(body, extra=' clip-path="url(#back-in)"')
    out += path(inner, 'none', 1.6, '#dfe6f2')
    # medallion
    m = ('M0,-64C4,-54 10,-50 18,-48C30,-45 36,-34 37,-22C38,-12 42,-5 50,0'
         'C42,5 38,12 37,22C36,34 30,45 18,48C10,50 4,54 0,64C-4,54 -10,50 -18,48C-30,45 -36,34 -37,22'
         'C-38,12 -42,5 -50,0C-42,-5 -38,-12 -37,-22C-36,-34 -30,-45 -18,-48C-10,-50 -4,-54 0,-64Z')
    out += at(path(m, BLUE_D, 3, '#dfe6f2'), 120, 180) + at(path(m, 'none', 1.2, GOLD), 120, 180, .87)
    half = ''
    for i in range(4):
        half += group(path('M0,-6C-10,-14 -9,-28 0,-36C9,-28 10,-14 0,-6Z', '#dfe6f2', 0), 'rotate(%d)' % (90 * i))
        half += group(path('M0,-10C-4,-16 -4,-24 0,-29C4,-24 4,-16 0,-10Z', RED, 0), 'rotate(%d)' % (90 * i))
        half += group(path('M0,-8C-4,-13 -4,-19 0,-23C4,-19 4,-13 0,-8Z', GOLD, 0), 'rotate(%d)' % (90 * i + 45))
    half += circle(0, 0, 5, GOLD, 1.4, BLUE_D)
    out += at(half, 120, 180, 1)
    return out


# --- the deck ------------------------------------------------------------------------------

def draw():
    """The whole deck."""
    for suit in SUITS:
        define('sign-' + suit, '<path d="%s"/>' % SIGN[suit])
    define('m-ermine', '<path d="%s"/>' % ERMINE)
    make_indices()
    cards = []
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            if rank in PIPS:
                content = pip_card(suit, rank)
            elif rank == '1':
                content = ace_card(suit)
            else:
                content = court_card(suit, rank)
            cards.append(('%s_%s' % (suit, rank), column, row, content))
    cards.append(('back', 0, 4, back_card()))
    return Deck(CARD_W, CARD_H, 13, 5, cards)
