"""The four knights of the Cego deck, on their horses: a falconer, a postilion, a dragoon and a lancer.

All are drawn riding to the left; the postilion is turned round as a whole.
"""

from decks.cego_court_jacks import feather
from decks.cego_court_parts import (BLACK, BLACK_D, BROWN, BROWN_D, CREAM, cloth, cord, curve, dots, face, grip,
                                    neck, shade, shape, stroke)
from decks.palette import BLUE, BLUE_D, GOLD, GOLD_D, GREEN, GREEN_D, RED, RED_D, STEEL, STEEL_D, WHITE
from decks.svg import LINE, at, circle, group, lines, path

BAY, BAY_D, BAY_L = '#a5673a', '#75431f', '#c08a5a'
DUN, DUN_D, DUN_L = '#cfcac4', '#9d968f', '#e6e2dc'
PALE, PALE_D = '#f4efe6', '#c9bfae'
INKY, INKY_D, INKY_L = '#4a434d', '#2b262e', '#6f6775'


def horse_neck(coat, dark, mane, comb):
    """Neck and breast below the poll in 0,0."""
    d = curve('2,-6 12,-7 24,0 35,18 43,42 49,74 56,114! -26,114! -22,98 -12,84 2,68 9,52 10,36 2,4 z')
    out = path(d, coat, 0) + shade('11,40 10,54 2,68 -12,84 -22,98 -26,114! -8,114! -4,98 10,80 20,60 20,46 z', dark)
    out += stroke('14,52 24,60 27,76;-12,104 2,96 8,84;30,80 26,100 24,112', .9, dark)
    out += path(d, 'none', 1.5)
    out += cloth('0,-9 12,-10 27,-2 38,16 46,40 51,70! 45,62 35,66! 37,55 25,55! 29,44 13,43! 20,33 8,29! 13,14 4,8 z', mane)
    return out + stroke('8,-6 18,4 22,18;18,-4 28,12 30,28;30,6 36,24 38,42;38,22 43,42 44,58', .9, comb)


def horse_head(coat, dark, light, bridle, mane, blaze=False):
    """Head in profile below the poll in 0,0, with its bridle; the bit lies at -28,62."""
    ear = 'M-1,3C-7,-5 -6,-14 0,-21C6,-14 8,-5 6,2Z'
    out = at(path(ear, dark, 1.3), 11, -2, .92, 16)
    d = curve('-3,0 -10,7 -17,20 -27,39 -36,52 -42,59 -43,67 -38,72! -35,74 -29,73.4 -24,67 -17,59 -7,52 4,47 12,37 14,22 9,4 z')
    out += path(d, coat, 0)
    out += shade('14,22 12,37 4,47 -7,52 -17,59 -24,67 -29,73.4 -31,72 -27,62 -18,52 -6,45 3,37 5,24 z', dark)
    out += shade('-36,52 -42,59 -43,67 -38,72 -32,71 -29,62 -31,54 z', light if blaze else dark)
    if blaze:
        out += shade('-5,3 -10,8 -17,20 -27,39 -36,52 -31,52 -22,36 -12,20 -4,9 z', '#fffaf0')
    out += path(d, 'none', 1.5)
    out += path('M-39.6,60C-37,57.4 -34.4,58.6 -35.6,61.4C-36.6,63.6 -39,63 -39.6,60Z', LINE, 0)
    out += lines('M-38,71.6C-36,69 -33,68.4 -28,66.6M-41,66.6q1.4,.6 2.4,-.2', 1)
    out += stroke('-3,25 4,32 4,41 -3,47', .9, dark) + stroke('-18,26 -25,42;-14,46 -22,54', .8, dark)
    # eye
    out += path('M-12,17.6C-10.6,13 -4.6,12 -1.4,15.6C-3.4,19.6 -8.6,20.8 -12,17.6Z', '#f3e9d8', .9)
    out += circle(-7, 16, 3.1, '#2a1a12', 0) + circle(-8, 14.8, 1, WHITE, 0)
    out += lines('M-13,16.6C-11.4,11.4 -4.6,10.6 -.8,14.4', 1.7)
    out += lines('M-12,12.4C-9.4,8.6 -4,8.4 -.6,11M-10,21.6C-7,22.6 -3.6,21.4 -1.6,19.4', .9)
    out += at(path(ear, coat, 1.3) + path('M0,0C-3,-5 -3,-11 0,-16C3,-11 4,-5 3,0Z', dark, 0), 2, 1, 1, 4)
    # forelock
    out += shape('6,-5 0,-6 -6,-2 -11,4 -14,11! -9,8! -8,13! -4,6 -1,9! 2,3 6,4! 8,-1 z', mane, 1.1)
    out += stroke('3,-3 -4,1 -10,7;5,-2 0,2 -4,7', .8, dark)
    # bridle
    for s in ('4,2 4,16 -12,40 -28,62', '-10,7 -2,9 6,8 12,10', '-26,37 -19,42 -12,49', '11,12 14,28 8,46'):
        out += cord(s, bridle, 2, 1.6)
    return out + circle(-28, 62, 3.4, GOLD, 1.2) + circle(-28, 62, 1.4, dark, .7) + dots('-15.6,44.6 4,9', 1.9, GOLD, .8)


def horse_back(coat, dark, cloth_fill, trim):
    """What is seen of the back behind the rider, with the saddle cloth."""
    out = cloth('122,184 150,180 182,178 197,186! 197,212! 100,212! z', coat)
    out += shade('184,179 196,186 196,212! 188,212! 190,196 z', dark)
    out += shape('132,186! 187,182! 190,212! 122,212! z', cloth_fill, 1.4)
    return out + lines('M183,184L186,211', 3.4, trim)


def torso(coat):
    """The rider's coat from the collar to the saddle."""
    return cloth('126,112! 114,120 111,138 117,160 121,186 134,196 160,196 172,188 172,164 180,140 175,122 162,111! z', coat,
                 '121,142 126,164 128,186;172,142 166,164 165,186',
                 '170,118 180,138 172,166 172,188 160,196 160,166 168,140 z')


def thigh(fill):
    """The rider's leg, down to the joint."""
    return cloth('170,184 158,178 140,184 124,196 114,212! 156,212! 170,202 z', fill, '130,202 144,192 158,188',
                 '170,190 168,204 156,212! 140,212! 158,202 z')


def rein_arm(coat, cuff):
    """The arm at the side of the horse's neck, its hand at 139,166."""
    out = cloth('128,116 114,118 104,132 100,152 104,168 116,174 130,172! 130,158! 120,154 122,142 132,130 z', coat,
                '112,126 107,144 110,160;122,122 115,138 115,152', '101,150 108,162 130,160 130,173! 116,175 104,169 z')
    out += shape('125,154! 123,164 124,176! 135,175! 134,164 135,155! z', cuff, 1.3)
    return out + at(grip(), 143, 165, .72, 18, True)


def reins(colour, poll_x, poll_y):
    """From the bit of a horse with its poll in poll_x, poll_y to the hand."""
    x, y = poll_x - 28, poll_y + 62
    return cord('%d,%d %d,%d 116,178 139,168' % (x, y, x + 22, y + 10), colour, 1.8, 1.6)


def mount(poll, horse, mane, comb, bridle, tilt=0, blaze=False):
    """Neck and head with the poll at a place of the card."""
    coat, dark, light = horse
    x, y = poll
    out = at(horse_neck(coat, dark, mane, comb), x, y)
    return out + at(horse_head(coat, dark, light, bridle, mane, blaze), x, y, 1, tilt)


# --- clubs ------------------------------------------------------------------------------------

def falcon():
    """Sitting on a fist in 0,0, looking to the left."""
    out = shape('4,2! 12,22! 16,24! 15,8! z', BROWN_D, 1.2)
    out += shape('-6,-1 -10,-14 -8,-26 -1,-33 8,-28 14,-16 16,-2 10,4 0,4 z', WHITE, 1.3)
    out += falcon_breast()
    out += shape('2,-30 10,-26 17,-12 20,4 18,20! 12,10 8,-4 3,-14 z', BROWN, 1.3)
    out += stroke('8,-20 13,-6 16,8;6,-14 11,0 14,8;11,-22 17,-6 18,8', .8, BROWN_D)
    out += circle(-2, -36, 8.6, BROWN, 1.3)
    out += path('M-9.6,-37C-14,-37 -15.6,-34 -14,-31C-12,-33 -10,-32.6 -8.4,-32.4Z', GOLD, 1.1)
    out += shape('-9,-33 -3,-31 2,-29 -3,-27 -8,-28 z', WHITE, 0) + circle(-5, -37, 2.2, GOLD, .9)
    out += circle(-5.4, -37, 1, LINE, 0)
    return out + path('M-5,3C-6,7 -3,8 -1,6M3,4C2,8 5,9 7,6', 'none', 2.4, GOLD_D)


def falcon_breast():
    """The bars on the falcon's breast."""
    return lines('M-6,-22q2,2 4,0M-1,-17q2,2 4,0M-7,-14q2,2 4,0M0,-9q2,2 4,0M-5,-6q2,2 4,0M4,-22q1,1.4 2.4,.6', 1, BROWN)


def knight_club():
    """The falconer."""
    horse = (BAY, BAY_D, BAY_L)
    out = horse_back(BAY, BAY_D, RED, GOLD) + thigh(CREAM) + torso(GREEN)
    out += shape('136,112! 140,150 141,194! 152,195! 152,150 156,112! z', CREAM, 1.2)
    out += dots('146,134 146,147 146,160', 2, GOLD, .9)
    out += shape('136,112! 128,118! 132,152 141,168! 141,130 z', GREEN_D, 1.2)
    out += shape('156,112! 166,118! 162,152 152,168! 152,130 z', GREEN_D, 1.2)
    out += mount((90, 100), horse, BLACK, '#7b7280', RED, 0, True) + reins(RED, 90, 100)
    out += rein_arm(GREEN, RED)
    # raised arm with the falcon
    out += at(falcon(), 180, 118, .84)
    out += cloth('162,116 176,120 186,136 191,156 186,174 172,176 164,164 166,150! 178,150! 172,142 160,138 z', GREEN,
                 '172,126 182,146 182,164',
                 '184,138 191,156 186,174 172,177 166,168 180,164 z')
    out += cloth('163,154! 164,136 166,126! 186,128! 186,142 184,156! z', BROWN, '170,134 180,135',
                 '180,130 186,130 184,156! 177,156 z', 1.3)
    out += at(grip(), 174, 122, .76, 82)
    # head, hat with a feather
    head = shape('-12,-20 -18,-6 -16,10 -8,20! 16,22! 26,20 29,10 27,4 28,-8 20,-22 z', BROWN)
    head += stroke('24,-10 24,6 27,16;21,0 22,12 24,19', .9, BROWN_D)
    head += neck('-6,20! -8,42! 5,50 19,42! 16,14! z', '-6,24 4,28 16,16 17,32 6,34 z')
    head += face('square', 'hooked', '#4a6a3a', BROWN_D, 0, .9, .2, -.9, .4, '#c9705f', .3, ear=True)
    head += path('M13,-20C18,-14 20,-4 17,6C22,4 26,-6 22,-20Z', BROWN, 1.1)
    hat = at(feather(RED, RED_D), 6, -30, .95, -14)
    hat += cloth('-36,-18! -24,-34 -4,-42 16,-38 32,-28 38,-14! 20,-20 0,-19 -18,-16 z', GREEN,
                 '-14,-34 -8,-22;14,-36 16,-22', '16,-37 31,-28 37,-15 20,-20 10,-20 24,-26 z')
    hat += stroke('-35,-18 -18,-16.4 0,-19 20,-20 37,-14.6', 2.6, GOLD) + circle(-6, -30, 4, GOLD, 1.1)
    out += at(head + hat, 138, 78, .84)
    return out + shape('129,108! 128,118! 138,124 144,120 150,124 158,116! 153,106! 143,113 z', WHITE, 1.2)


# --- diamonds: turned round --------------------------------------------------------------------------

def knight_diamond():
    """The postilion, blowing his horn."""
    horse = (DUN, DUN_D, DUN_L)
    out = horse_back(DUN, DUN_D, BLUE, GOLD) + thigh(WHITE) + torso(GOLD)
    out += shape('134,112! 137,150 139,196! 156,196! 156,150 158,112! z', BLUE, 1.2)
    out += lines('M138,134H156M138,146H156M139,158H156M139,170H156', 2, GOLD)
    out += dots('147,134 147,146 147,158 147,170', 2.2, GOLD, .9)
    out += mount((90, 106), horse, '#8d8680', '#5f5953', BLUE, 0)
    out += dapples(((104, 150), (116, 164), (108, 172), (124, 182), (100, 190), (112, 196)))
    out += cord('62,168 84,184 114,195 152,206', BLUE, 1.8, 1.6)
    # the arm on the hip
    out += cloth('164,114 178,118 189,132 194,152 191,170 178,182! 170,176! 178,162 174,148 164,138 z', GOLD,
                 '176,128 185,148 183,166',
                 '188,134 194,152 191,170 178,182! 174,178! 184,164 186,150 z')
    out += shape('166,172! 172,184! 184,178! 176,166! z', BLUE, 1.2)
    # head in a high hat
    head = shape('-12,-20 -18,-4 -16,12 -8,20! 16,22! 25,12 28,-6 22,-22 z', BLACK)
    head += neck('-6,20! -8,42! 5,50 19,42! 16,14! z', '-6,24 4,28 16,16 17,32 6,34 z')
    head += face('round', 'broad', '#33609c', BLACK_D, .5, .7, .3, -1, .2, '#c9705f', .5, ear=True)
    head += path('M13,-20C18,-14 19,-4 16,8C14,2 13,-6 12,-14Z', BLACK, 1.1)
    head += path('M-19,-11C-18,-18 -12,-20 -6,-20L-8,-24L-17,-22Z', BLACK, 0)
    hat = cloth('-20,-20! -19,-38 -22,-54! 0,-57 24,-54! 20,-38 22,-18! 0,-22 z', BLACK, '-13,-50 -12,-30;14,-50 14,-30',
                '14,-55 23,-54 20,-38 22,-19 13,-21 14,-38 z')
    hat += shape('-30,-13 -31,-18 -18,-22 0,-24 20,-21 33,-15 33,-10 18,-16 0,-18 -18,-17 z', BLACK, 1.3)
    hat += shape('-20,-20! -19.4,-28! 0,-31 20.6,-27.6! 21.4,-19! 0,-23.4 z', GOLD, 1.2) + circle(-10, -38, 6, GOLD, 1.1)
    hat += circle(-10, -38, 3.2, BLUE, .9)
    out += at(head + hat, 139, 84, .82)
    out += shape('129,108! 128,120! 138,126 145,121 152,126 160,118! 155,106! 144,114 z', WHITE, 1.2)
    # the post horn and its hand
    tube = 'M128,99C116,97 108,93 99,88C88,82 82,70 92,64C103,58 112,70 104,80C97,88 84,86 72,78'
    horn = lines(tube, 5.4) + lines(tube, 3.2, GOLD)
    horn += path(curve('76,77! 66,73 58,66 52,58! 62,52 70,76! z'), GOLD, 0)
    horn += path(curve('78,80 66,76 57,68 50,61! 60,47! 64,58 70,67 78,75 z'), GOLD, 1.3)
    horn += path(curve('50,61! 52,52 60,47! 58,56 z'), GOLD_D, 1.2)
    out += horn
    out += cloth('138,112 126,112 117,122 109,140 105,156 112,167 125,164 132,150 138,132! z', GOLD,
                 '126,122 118,140 114,156', '130,146 138,130 132,150 125,164 112,167 108,160 122,158 z')
    out += cloth('126,160 114,164 107,154 104,136 106,118! 119,116! 120,134 127,146 z', GOLD, '112,124 112,142 117,154', '')
    out += shape('103,122! 103,110! 121,108! 122,120! z', BLUE, 1.3)
    out += at(grip(), 113, 99, .74, -74, True)
    return group(out, 'translate(240.4 0) scale(-1 1)')


def dapples(spots):
    """Light spots on the coat of a grey."""
    return path(''.join('M%d,%dm-4,0a4,3 0 1 0 8,0a4,3 0 1 0 -8,0z' % s for s in spots), DUN_L, 0)


# --- hearts ------------------------------------------------------------------------------------

def knight_heart():
    """The dragoon."""
    horse = (PALE, PALE_D, PALE)
    sabre = path('M-3.4,-12C-4,-44 4,-72 22,-92C16,-66 9,-40 4.4,-12Z', STEEL, 1.3)
    sabre += lines('M1,-16C2,-44 8,-64 17,-82', .9, STEEL_D)
    out = horse_back(PALE, PALE_D, BLUE, GOLD) + thigh(WHITE) + torso(RED)
    out += shape('136,112! 136,140 139,172 143,194! 156,194! 160,172 164,140 160,112! 147,122 z', WHITE, 1.2)
    out += dots('156,126 157,140 156,154 154,168', 2, GOLD, .9) + stroke('147,124 147,192', 1)
    out += mount((95, 108), horse, DUN, DUN_D, RED, 6) + cord('61,166 78,180 116,180 139,168', RED, 1.8, 1.6)
    out += rein_arm(RED, WHITE)
    out += at(sabre, 177, 118, .86, -9)
    out += cloth('162,114 176,116 188,130 194,150 188,168 174,172 166,162 168,146! 178,146! 172,138 160,136 z', RED,
                 '174,124 184,142 184,158',
                 '187,132 194,150 188,168 174,173 168,166 182,160 z')
    out += shape('164,152! 165,134! 185,134! 185,152! 174,155 z', WHITE, 1.3) + dots('170,143 179,143', 1.6, GOLD, .8)
    out += at(grip(), 177, 121, .76)
    out += cord('169,108 162,113 162,126 171,134', GOLD, 2.2, 1.8)
    out += shape('164,106! 170,103 178,107 188,104! 190,109 178,111 167,110 z', GOLD, 1.2)
    # head, helmet with a crest
    head = shape('-10,-20 -16,-4 -14,12 -6,20! 16,22! 25,12 27,-6 22,-22 z', BROWN)
    head += neck('-6,20! -8,42! 5,50 19,42! 16,14! z', '-6,24 4,28 16,16 17,32 6,34 z')
    head += face('long', 'straight', '#4a5a6a', BROWN_D, -.8, 1.1, .3, -.9, .1, '#c9705f', .3)
    head += path('M13,-14C18,-8 19,4 16,12C12,8 11,-4 12,-12Z', BROWN, 1.1)
    head += path('M-9,13.2C-4,11.6 2,14 8,19C10,21 13,20 14,17.4C16,23 9,26 2,22.4C-2,20 -5,18.8 -8.6,16.6C-12,19.2 '
                 '-15,20.6 -20,18.6C-15,17.4 -13,13.6 -9,13.2Z', BROWN, 1)
    crest = shape('-22,-46! -20,-60 -4,-68 16,-66 32,-54 39,-34 38,-12 42,8 36,26! 32,12 30,20! 27,-2 24,-20! 10,-42 '
                  '-8,-44 z', BLACK, 1.4)
    crest += stroke('-14,-52 4,-58 20,-48 30,-28 32,-6;-4,-50 12,-50 24,-36 30,-14;4,-62 22,-56 34,-36 35,-12', .9, '#7b7280')
    helmet = cloth('-21,-17! -24,-32 -16,-44 0,-48 16,-43 25,-30 25,-10! 19,-4 15,-14 0,-18 z', GOLD,
                   '-16,-36 -6,-43;10,-40 19,-30', '14,-43 24,-31 25,-10! 19,-5 15,-14 17,-28 z')
    helmet += shape('-20,-15! -34,-12 -36,-6! -24,-8 -8,-13 2,-16! 0,-22 -12,-21 z', GOLD, 1.3)
    helmet += circle(-8, -28, 4.6, RED, 1.1) + circle(-8, -28, 1.8, GOLD, .7)
    helmet += cord('16,-8 15,8 6,24 -4,29', GOLD, 2.2, 1.6)
    helmet += path(curve('-24,-44! -28,-50 -22,-56! -14,-50 -2,-50! -8,-44 z'), GOLD, 1.2)
    out += at(head + crest + helmet, 143, 82, .84)
    return out + shape('132,112! 132,120! 146,126 160,119! 159,109! 146,116 z', RED_D, 1.2)


# --- spades ------------------------------------------------------------------------------------

def knight_spade():
    """The lancer."""
    horse = (INKY, INKY_D, INKY_L)
    lance = path('M-2.2,74V-92H2.2V74Z', BROWN, 1.2) + path('M-3,-90L0,-108L3,-90L2,-84H-2Z', STEEL, 1.2)
    flag = curve('-2,-84! -9,-87 -15,-82 -24,-84! -19,-74 -23,-64! -15,-62 -9,-67 -2,-64! z')
    lance += path(flag, WHITE, 1.3)
    lance += path(curve('-2,-84! -9,-87 -15,-82 -24,-84! -19,-74! -15,-72 -9,-77 -2,-74! z'), BLUE, 1.1)
    lance += path('M-3.4,-83H3.4V-79H-3.4ZM-3.4,-67H3.4V-63H-3.4Z', GOLD, 1)
    out = horse_back(INKY, INKY_D, GOLD, BLUE_D) + thigh(BLUE_D) + torso(BLUE)
    out += shape('130,112! 124,130 132,158 141,190! 153,190! 162,158 170,130 162,111! 146,120 z', GOLD, 1.2)
    out += dots('130,126 133,142 137,158 141,174 163,126 160,142 156,158 153,174', 2, WHITE, .9) + stroke('147,122 147,190', 1)
    out += mount((90, 102), horse, BLACK_D, '#7b7280', GOLD, -8) + cord('71,167 86,180 116,180 139,168', GOLD, 1.8, 1.6)
    out += rein_arm(BLUE, GOLD)
    out += cloth('164,114 178,118 190,132 195,154 191,172 178,176! 172,164! 178,154 172,142 162,136 z', BLUE,
                 '176,126 186,146 184,164',
                 '189,134 195,154 191,172 178,176! 175,170! 186,162 187,148 z')
    out += shape('172,160! 176,172! 193,168! 193,155! z', GOLD, 1.2)
    out += at(lance, 183, 140, 1, 2) + at(grip(), 182, 150, .74, 2)
    out += shape('162,111 176,111 184,119 185,128! 177,124 167,124 z', WHITE, 1.2)
    out += stroke('168,116 170,123;174,115 177,123', .8)
    # head, the square-topped cap of the lancers
    head = shape('-12,-20 -18,-4 -16,12 -8,20! 16,22! 26,12 28,-6 22,-22 z', BROWN_D)
    head += neck('-6,20! -8,42! 5,50 19,42! 16,14! z', '-6,24 4,28 16,16 17,32 6,34 z')
    head += face('young', 'straight', '#2b2430', BROWN_D, -.3, 1, .4, -1, .5, '#c9705f', .5, ear=True)
    head += path('M13,-18C18,-12 19,-2 16,9C13,4 12,-6 12,-12Z', BROWN_D, 1.1)
    head += path('M-9,13.6C-5,12.2 1,14 6,17.4C8,18.6 10,17.6 10.4,16C12,20 6,22 1,19.6C-3,17.8 -5,17.6 -8.8,16.2'
                 'C-12,18.2 -15,19 -18.6,16.4C-15,16 -12,14 -9,13.6Z', BROWN_D, .9)
    cap = shape('-20,-18! -21,-31! 0,-35 23,-31! 23,-16! 0,-22 z', BLACK, 1.3)
    cap += cloth('-19,-31! -14,-43 -29,-55! 2,-49! 31,-56! 18,-43 22,-31! 2,-34 z', BLUE,
                 '-16,-49 -8,-36;18,-49 12,-36;2,-49 2,-35', '24,-54 31,-56 18,-43 22,-31 10,-33 14,-44 z')
    cap += shape('-29,-55! 2,-64! 31,-56! 2,-48! z', GOLD, 1.3)
    cap += shape('-20,-20! -20,-27! 0,-30 22,-26.6! 23,-19! 0,-24 z', GOLD, 1.1)
    cap += shape('-21,-15! -34,-12 -37,-6! -24,-8 -8,-13 2,-16! 0,-22 -10,-20 z', BLACK, 1.3)
    cap += shape('-12,-55 -17,-68 -13,-78 -5,-78 -2,-68 -6,-55 z', WHITE, 1.2)
    cap += stroke('-12,-72 -10,-58;-7,-74 -8,-60', .8, '#a79e8c')
    cap += cord('16,-12 15,6 6,22 -4,26', GOLD, 2, 1.6) + circle(-8, -38, 4.4, GOLD, 1.1)
    out += at(head + cap, 139, 86, .82) + shape('131,110! 131,119! 146,126 161,118! 160,107! 146,115 z', BLUE_D, 1.2)
    return out + stroke('132,116 146,122 160,114', 1.4, GOLD)


KNIGHTS = {'club': knight_club, 'diamond': knight_diamond, 'heart': knight_heart, 'spade': knight_spade}
