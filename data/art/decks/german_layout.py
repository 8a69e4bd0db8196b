"""Where things lie on a card of the double-German deck: 240 x 384 units, two halves of 192.

Everything is drawn for the upper half; the lower half is the upper one turned by 180 degrees.
"""

WIDTH, HEIGHT = 240, 384
MIDDLE = HEIGHT / 2                  # the dividing line
FRAME = (9, 9, 231, 375)             # left, top, right, bottom of the frame line
INDEX = (9, 9, 44, 100)              # left, top, right, bottom: the corner that a fan shows
BAND = 177                           # pictures end here; from here to MIDDLE stands the name
FIELD = (FRAME[0], FRAME[1], FRAME[2], BAND)  # of a picture
SIGN_HIGH = (67, 40)                 # centre of the suit sign of king and Ober, 46 high
SIGN_LOW = (38, 151)                 # that of the Unter, beside the dividing line
SIGNS_DEUCE = ((67, 40), (205, 40))  # those of a deuce
SIGN_SIZE = 46
SUITS = ('acorn', 'leaf', 'heart', 'bell')
