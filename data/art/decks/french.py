"""The French deck: 52 faces and a back on a grid of 13 x 5 cells.

Classes meant for a style sheet of the program:
  .suit-club .suit-diamond .suit-heart .suit-spade   colour of signs, indices
  .index-en .index-nl .index-de .index-fr            letters of the indices
English letters are shown by default; ".index-en{display:none}
.index-nl{display:inline}" changes to the Dutch ones.
"""

from decks.corners import CARD_H, CARD_W, RANKS, SUITS, coloured, indices, make_indices
from decks.french_aces import ace_ornament
from decks.french_courts import court_card
from decks.french_views import define_views
from decks.palette import BLUE, BLUE_D, GOLD, RED
from decks.signs import SIGN
from decks.svg import Deck, at, circle, clip, define, group, num, path, use

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


# --- aces ------------------------------------------------------------------------------------

def ace_card(suit):
    """A great sign with an ornament between two views."""
    above, below = define_views(suit)
    scene = use(above, 55, 22) + use(below, 185, 338, 1, 180)
    out = indices(suit, '1') + use('sign-' + suit, 120, 180, 1.34)
    return scene + coloured(suit, out) + at(ace_ornament(suit), 120, 180, 1.34)


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
    blossom = 'm0,0c-3.6,-5.6 3.6,-5.6 0,0c5.6,-3.6 5.6,3.6 0,0c3.6,5.6 -3.6,5.6 0,0c-5.6,3.6 -5.6,-3.6 0,0z'
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
