"""The sixteen court cards of the Cego deck and the Stieß, its highest trump.

What is drawn is the upper half of a card in the units of decks.cego_layout: courts inside the frame
43 … 197 by 18 … 208, the Stieß inside 9 … 231 by 9 … 208; both reach a little over the joint.
"""

from decks.cego_court_jacks import JACKS
from decks.cego_court_kings import KINGS
from decks.cego_court_knights import KNIGHTS
from decks.cego_court_queens import QUEENS
from decks.cego_court_stiess import stiess as fool
from decks.palette import BLUE_D, GOLD, GREEN_D, RED, WHITE
from decks.svg import group, path

FIGURES = {'king': KINGS, 'queen': QUEENS, 'knight': KNIGHTS, 'jack': JACKS}
BELT = {'club': (GREEN_D, GOLD), 'diamond': (BLUE_D, GOLD), 'heart': (WHITE, RED), 'spade': (GOLD, BLUE_D)}
ROUND = ' stroke-linejoin="round" stroke-linecap="round"'


def belt(suit):
    """The upper half of the band over the joint; turned about the middle it meets itself."""
    ground, mark = BELT[suit]
    out = path('M43.2,202.6H196.8V211H43.2Z', ground, 1.2)
    d = ''.join('M%d,208l5.5,-4l5.5,4l-5.5,3z' % (43 + 11 * k) for k in range(14))
    return out + path(d, mark, 0)


def court(suit, rank):
    """The upper half of a court card."""
    return group(FIGURES[rank][suit]() + belt(suit), extra=ROUND)


def stiess():
    """The upper half of the Stieß."""
    band = path('M9,202.6H231V211H9Z', GOLD, 1.2)
    band += path(''.join('M%d,208l6,-4l6,4l-6,3z' % (12 + 24 * k) for k in range(9)), RED, 0)
    band += path(''.join('M%d,208l6,-4l6,4l-6,3z' % (24 + 24 * k) for k in range(9)), BLUE_D, 0)
    return group(fool() + band, extra=ROUND)
