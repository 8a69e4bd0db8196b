"""The double-German deck: 36 faces with the Tell picture and a back on a grid of 9 x 5 cells.

Classes meant for a style sheet of the program:
  .index-daus   letters D K O U and small numerals in the corners; shown by default
  .index-ass    the same with A for the deuce
  .index-daus-figures, .index-ass-figures   the same with 7 to 10 in place of VII to X
  .index-none   nothing in the corners, the traditional card
"""

from decks.german_back import back_card
from decks.german_courts import court_card, weli
from decks.german_layout import HEIGHT, SUITS, WIDTH
from decks.german_pips import NUMERALS, pip_card
from decks.german_signs import make_signs
from decks.svg import Deck

RANKS = ('6', '7', '8', '9', '10', 'unter', 'ober', 'king', 'daus')


def face(suit, rank):
    if (suit, rank) == ('bell', '6'):
        return weli()
    return (pip_card if rank in NUMERALS else court_card)(suit, rank)


def draw():
    """The whole deck."""
    make_signs()
    cards = [('%s_%s' % (suit, rank), column, row, face(suit, rank))
             for row, suit in enumerate(SUITS) for column, rank in enumerate(RANKS)]
    cards.append(('back', 0, 4, back_card()))
    return Deck(WIDTH, HEIGHT, 9, 5, cards)
