"""The large-index deck: 52 faces and a back, for small windows, tired eyes and full hands.

Rank and suit fill the left 50 units of a card, so that a narrow strip tells everything.
What is left is a field in each half: beside the index of the upper half at the right,
turned round at the left of the lower half.  The classes are those of the French deck.
"""

from decks.corners import CARD_H, CARD_W, LETTERS, RANKS, SUITS, coloured
from decks.french_aces import ace_ornament
from decks.french_views import define_views
from decks.large_courts import court_picture
from decks.large_glyphs import glyph
from decks.palette import GOLD, GREEN, GREEN_D
from decks.shapes import petals
from decks.signs import SIGN
from decks.svg import Deck, at, circle, clip, define, group, path, use

SILK = '#e3eddf'
INDEX_X, INDEX_TOP, SIGN_Y, SIGN_SIZE = 28, 13, 111, .44


def make_indices():
    """Every rank once, its letter in all languages."""
    for rank in RANKS:
        if rank in LETTERS:
            define('large-' + rank, ''.join('<g class="index-%s"%s>%s</g>' % (
                lang, '' if lang == 'en' else ' display="none"', glyph(LETTERS[rank][lang]))
                for lang in ('en', 'nl', 'de', 'fr')))
        else:
            define('large-' + rank, glyph(rank))


def both(content):
    """The content, and once more turned round."""
    return content + group(content, 'rotate(180 120 180)')


def indices(suit, rank):
    return both(use('large-' + rank, INDEX_X, INDEX_TOP) + use('sign-' + suit, INDEX_X, SIGN_Y, SIGN_SIZE))


def pip_card(suit, rank):
    """One great sign in each half: a single one would look like an ace."""
    return coloured(suit, indices(suit, rank) + both(use('sign-' + suit, 147, 94, 1.3)))


def ace_card(suit, rank):
    """One sign, as large as it goes between the views."""
    above, below = define_views(suit)
    size = 1.62 if suit == 'diamond' else 1.5
    return (use(above, 91, 18) + use(below, 149, 342, 1, 180) +
            coloured(suit, indices(suit, rank) + use('sign-' + suit, 120, 180, size)) +
            at(ace_ornament(suit), 120, 180, size))


def court_card(suit, rank):
    return court_picture(suit, rank) + coloured(suit, indices(suit, rank))


def scales():
    """One row of scales from x = 0 to 216."""
    define('large-scales', path(''.join('M%d,0C%d,12 %d,17 %d,20C%d,17 %d,12 %d,0' % (
        x, x, x + 6, x + 12, x + 18, x + 24, x + 24) for x in range(0, 216, 24)), GREEN, 1.5, SILK) +
        path(''.join('M%d,2.5C%d,8 %d,11 %d,13C%d,11 %d,8 %d,2.5' % (
            x + 6, x + 6, x + 9, x + 12, x + 15, x + 18, x + 18) for x in range(0, 216, 24)), 'none', 1, SILK))


def back_card():
    """Green scales that grow from the middle, with a star; turning by 180 degrees changes nothing."""
    outer = 'M17,11H223A6,6 0 0 1 229,17V343A6,6 0 0 1 223,349H17A6,6 0 0 1 11,343V17A6,6 0 0 1 17,11Z'
    scales()
    clip('large-half', 'M24,24H216V180H24Z')
    half = path('M24,24H216V180H24Z', GREEN, 0)
    for row in range(12):
        half += use('large-scales', 12 if row % 2 else 24, 172 - 14 * (11 - row) - 4)
    define('large-scaled', group(half, extra=' clip-path="url(#large-half)"'))
    out = path(outer, GREEN_D, 0) + use('large-scaled') + use('large-scaled', 240, 360, 1, 180)
    out += path('M24,24H216V336H24Z', 'none', 1.8, SILK) + path('M18,18H222V342H18Z', 'none', .9, SILK)
    out += circle(120, 180, 50, GREEN_D, 2.4, SILK) + circle(120, 180, 44, GREEN_D, 1, GOLD)
    out += at(path(petals('M0,-6L-8,-17L0,-37L8,-17Z', 4, 45), GOLD, 0) + path(petals('M0,-4L-9,-18L0,-42L9,-18Z', 4), SILK, 0) +
              path(petals('M0,-8L-4,-18L0,-33L4,-18Z', 4), GREEN, 0), 120, 180)
    return out + circle(120, 180, 7, GOLD, 1.6, GREEN_D)


def draw():
    """The whole deck."""
    for suit in SUITS:
        define('sign-' + suit, '<path d="%s"/>' % SIGN[suit])
    make_indices()
    cards = []
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            draw_card = ace_card if rank == '1' else court_card if rank in LETTERS else pip_card
            cards.append(('%s_%s' % (suit, rank), column, row, draw_card(suit, rank)))
    cards.append(('back', 0, 4, back_card()))
    return Deck(CARD_W, CARD_H, 13, 5, cards)
