"""Courts of the large-index deck: busts, larger than in the French deck.

The upper field lies at the right of the index, the lower one is the upper one turned
round; a girdle joins them.
"""

from decks.french_courts import (halberd_arm, jack_doublet, king_collar, king_mantle, lace_collar, necklace, orb_arm,
                                 queen_bodice, queen_sleeves, raised_arm, ruff, sceptre_arm)
from decks.french_hands import flower, sceptre, sword
from decks.french_heads import DRESS, head_jack, head_king, head_queen
from decks.palette import BLUE, FIELD, GOLD, RED, WHITE
from decks.shapes import beads
from decks.svg import at, clip, define, group, path, use

FIELDS = 'M56,11H229V180H184V349H11V180H56Z'       # both fields in one outline
SCALE, MIDDLE = 1.22, 122                           # of the French figures
HEAD = {'king': 98, 'queen': 91, 'jack': 95}      # height of the head's centre
RIGHT = ('diamond', 'heart')                      # suits that look to the right


def king_bust(suit):
    """Sword, sceptre or orb raised beside the head."""
    out = king_mantle(suit) + king_collar(DRESS[suit][2])
    if suit == 'heart':
        arm = orb_arm('spade')
    else:
        arm = sceptre_arm(suit, group(sword() if suit == 'club' else sceptre(suit), 'scale(1 .92)'))
    if suit == 'diamond':
        arm = group(arm, 'translate(244 0) scale(-1 1)')
    return out + group(arm, 'translate(0 -14)') + at(head_king(suit), 122, 87, .94, 0, suit in RIGHT)


def queen_bust(suit):
    """The flower beside the head; the queen of diamonds has a fan as well."""
    out = queen_sleeves(suit) + queen_bodice(suit)
    if suit == 'heart':
        out += lace_collar()
    right = suit in RIGHT
    out += at(head_queen(suit), 122, 86, .92, 0, right) + necklace(DRESS[suit][2], 116 if right else 128)
    if suit == 'heart':
        arm = raised_arm(suit, at(flower(suit), 166, 99, .95, 3, True), True)
    else:
        arm = raised_arm(suit, at(flower(suit), 68, 98, .95))
    return out + group(arm, 'translate(%d -8)' % (0 if suit == 'heart' else 4))


def jack_bust(suit):
    """The halberd beside the head."""
    arm = halberd_arm(suit)
    if suit not in RIGHT:
        arm = group(arm, 'translate(244 0) scale(-1 1)')
    return (jack_doublet(suit) + group(arm, 'translate(0 -10)') +
            at(head_jack(suit), 122, 86, .94, 0, suit in RIGHT) + ruff())


def court_picture(suit, rank):
    """Both halves with ground, girdle and outline."""
    bust = dict(king=king_bust, queen=queen_bust, jack=jack_bust)[rank](suit)
    clip('large-field', 'M56,11H229V181H56Z')
    name = 'large-%s-%s' % (rank, suit)
    define(name, group(at(bust, 142 - SCALE * MIDDLE, HEAD[rank] - SCALE * 87, SCALE),
                       extra=' stroke-linejoin="round" stroke-linecap="round" clip-path="url(#large-field)"'))
    out = path(FIELDS, FIELD, 0) + use(name) + use(name, 240, 360, 1, 180) + path(FIELDS)
    out += path('M11,173H229V187H11Z', GOLD, 1.4)
    out += path('M11,176.4H229V183.6H11Z', BLUE if DRESS[suit][0] in (GOLD, RED) else RED, 1)
    return out + beads(((120 + 24 * i, 180) for i in range(-4, 5)), 2.3, WHITE, .9)
