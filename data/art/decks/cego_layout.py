"""Where things lie on a Cego card: 240 x 416 units, two halves of 208.

Everything is drawn for the upper half.  The lower half of a court card is the upper one turned
by 180 degrees; that of a trump shows the other animal of the pair.
"""

WIDTH, HEIGHT = 240, 416
MIDDLE = HEIGHT / 2
FRAME = (9, 9, 231, 407)             # left, top, right, bottom of the frame line
INDEX = (9, 9, 44, 100)              # the corner of a court or pip card that a fan shows
BAND = (9, 9, 231, 60)               # the coloured band of a trump with its numerals
SCENE = (9, 60, 231, 208)            # the picture of a trump below its band
SUITS = ('club', 'diamond', 'heart', 'spade')
