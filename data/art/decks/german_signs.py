"""The signs of the German suits: acorn, leaf, heart and bell, 100 units high, centre in 0,0."""

from decks.signs import SIGN
from decks.svg import define, group, lines, path, use

NUT, NUT_D, NUT_L = '#cc852a', '#9c5d1a', '#eebb66'
CUP, CUP_D = '#2a5f42', '#173e2b'
LEAF, LEAF_D = '#2f7a48', '#1d5533'
YELLOW, YELLOW_D = '#f4ca46', '#d59b2c'
GLOW, GLOW_D = '#e3cf58', '#b3a035'
HEART, HEART_D, HEART_L = '#c8252e', '#94161f', '#e4707a'
BELT, BELT_D = '#c0282f', '#8a1c25'
BELL_LOW, BELL_LOW_D = '#6d9a5e', '#467446'
TWIG, TWIG_D = '#a23d2c', '#6d2319'
SLIT = '#2b1a14'

OUTER, INNER = 3.4, 2


def acorn(outer, fine):
    """Yellow nut with its point up, red band, green cup on a twig."""
    out = path('M-4,34C-3,42 -7,46 -13,49L-7,54C1,50 5,43 5,34Z', TWIG, outer * .8)
    out += path('M-29,8C-32,-14 -23,-34 -7,-42C-3,-44 -2,-48 0,-51C2,-48 3,-44 7,-42C23,-34 32,-14 29,8Z', NUT, outer)
    out += path('M9,-39C22,-32 30,-14 27,4H13C20,-12 18,-30 9,-39Z', NUT_D, 0)
    if fine:
        out += lines('M-22,-10C-22,-20 -17,-30 -10,-35M-16,-12C-16,-20 -13,-26 -8,-31M-10,-14C-10,-18 -8,-22 -6,-25',
                     INNER * 1.4, NUT_L)
    out += path('M-29,-9C-12,0 12,0 29,-9L29,5C12,12 -12,12 -29,5Z', BELT, outer * .7)
    out += path('M-36,5C-38,-2 -33,-6 -28,-2C-10,6 10,6 28,-2C33,-6 38,-2 36,5C35,24 18,38 0,38C-18,38 -35,24 -36,5Z',
                CUP, outer)
    if fine:
        out += lines('M-34,8C-32,15 -26,17 -23,12C-20,19 -14,20 -11.5,15C-9,22 -2.5,22 0,16C2.5,22 9,22 11.5,15'
                     'C14,20 20,19 23,12C26,17 32,15 34,8M-29,20C-26,25 -20,27 -17,21C-14,28 -8,29 -6,24C-4,30 4,30 6,24'
                     'C8,29 14,28 17,21C20,27 26,25 29,20M-17,30C-14,35 -9,35 -7,31C-5,36 5,36 7,31C9,35 14,35 17,30',
                     INNER * .8, CUP_D)
    return out


def leaf(outer, fine):
    """A lime leaf, one half green, the other yellow."""
    left = 'M0,-50C-5,-36 -24,-28 -34,-14C-46,4 -42,24 -27,29C-16,32 -6,28 0,21Z'
    right = 'M0,-50C5,-36 24,-28 34,-14C46,4 42,24 27,29C16,32 6,28 0,21Z'
    out = path('M-2,18C-1,32 -1,40 -5,47L1,51C7,44 6,32 3,18Z', TWIG, outer * .8)
    out += path(left, LEAF, 0) + path(right, GLOW, 0)
    if fine:
        out += path('M0,21C-6,28 -16,32 -27,29C-38,25 -43,13 -40,-1C-36,14 -18,22 0,14Z', LEAF_D, 0)
        out += path('M0,21C6,28 16,32 27,29C38,25 43,13 40,-1C36,14 18,22 0,14Z', GLOW_D, 0)
        out += lines('M0,6C-8,0 -18,-4 -29,-5M0,-10C-6,-15 -14,-18 -22,-19M0,18C-9,15 -22,15 -32,17M0,-26C-3,-30 -7,-32 -11,-33',
                     INNER, '#b9d9a4')
        out += lines('M0,6C8,0 18,-4 29,-5M0,-10C6,-15 14,-18 22,-19M0,18C9,15 22,15 32,17M0,-26C3,-30 7,-32 11,-33',
                     INNER, LEAF)
    out += lines('M0,-48V20', INNER * 1.3, LEAF_D)
    return out + path(left[:-1] + 'C6,28 16,32 27,29C42,24 46,4 34,-14C24,-28 5,-36 0,-50Z', 'none', outer)


def heart(outer, fine):
    """Red, its right half darker."""
    out = path(SIGN['heart'], HEART, 0)
    out += path('M0,48C7,33 46,10 46,-19C46,-36 35,-46 22.5,-46C11.5,-46 3.5,-39 0,-28Z', HEART_D, 0)
    if fine:
        out += lines('M-38,-18C-38,-30 -30,-38 -20,-38M-32,-18C-32,-26 -26,-32 -19,-32M-26,-19C-25,-23 -22,-26 -18,-26',
                     INNER * 1.3, HEART_L)
        out += lines('M8,30L40,-6M8,23L41,-15M11,33L34,9M7,17L39,-20', INNER * .7, '#6b0d15')
    return out + path(SIGN['heart'], 'none', outer)


def bell(outer, fine):
    """A round bell: yellow above, a red belt, green below with the slit; a ring to hang it by."""
    out = path('M-9,-34C-15,-44 -9,-52 0,-52C9,-52 15,-44 9,-34L4,-36C7,-42 5,-45 0,-45C-5,-45 -7,-42 -4,-36Z', YELLOW_D,
               outer * .8)
    out += path('M-43,20C-46,-22 -24,-39 0,-39C24,-39 46,-22 43,20Z', YELLOW, 0)
    out += path('M42,18C46,-22 24,-39 6,-39C24,-30 32,-10 28,18Z', YELLOW_D, 0)
    if fine:
        out += lines('M-36,-6C-35,-18 -26,-28 -14,-32M-29,-5C-28,-14 -22,-21 -13,-25M-22,-4C-21,-10 -17,-15 -11,-18',
                     INNER * 1.4, '#fbe9ab')
    out += path('M-40,20C-32,42 -16,50 0,50C16,50 32,42 40,20Z', BELL_LOW, 0)
    out += path('M40,20C32,42 16,50 0,50C16,44 23,34 26,20Z', BELL_LOW_D, 0)
    out += path('M-2.6,38A5,5 0 1 1 2.6,38L2.4,49.6H-2.4Z', SLIT, 0)
    belt = 'M-43.4,10C-20,20 20,20 43.4,10C42.6,15 41,20 38.6,25C20,33 -20,33 -38.6,25C-41,20 -42.6,15 -43.4,10Z'
    out += path(belt, BELT, outer * .6)
    if fine:
        out += path('M26,15.6C32,14.4 38,12.4 43.4,10C42.6,15 41,20 38.6,25C34,27 29,28.6 24,29.4Z', BELT_D, 0)
        out += path(belt, 'none', outer * .6)
    return out + path('M0,-39C24,-39 44,-20 44,5.5C44,30 24,50 0,50C-24,50 -44,30 -44,5.5C-44,-20 -24,-39 0,-39Z', 'none', outer)


SIGNS = {'acorn': acorn, 'leaf': leaf, 'heart': heart, 'bell': bell}


def make_signs():
    """Defines ger-SUIT for pictures and pips, and ger-SUIT-small, plainer and bolder, for indices."""
    for suit, draw in SIGNS.items():
        joints = ' stroke-linejoin="round" stroke-linecap="round"'
        define('ger-' + suit, group(draw(OUTER, True), extra=joints))
        define('ger-%s-small' % suit, group(draw(5, False), extra=joints))


def sign(suit, x, y, height, turn=0):
    return use('ger-' + suit, x, y, height / 100, turn)


def small_sign(suit, x, y, height):
    return use('ger-%s-small' % suit, x, y, height / 100)
