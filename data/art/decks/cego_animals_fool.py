"""Trump 1: Hanswurst with cup and sausage."""

from . import cego_animals_ink as ink
from . import svg
from .cego_animals_kit import PALE, WHITE, Shape, blob, hill, joined, limb, line, marks, picture
from .palette import BLUE, GOLD, GREEN, GREEN_D, RED, RED_D, SKIN, SKIN_D, STEEL, STEEL_D, WHITE

BEARD, BEARD_D = '#5b3a24', '#3d2617'
SAUSAGE, SAUSAGE_D = '#b5583a', '#84351f'


def human_eye(x, y):
    """A merry eye that looks to the left."""
    return ink.at(ink.path('M-5.5 1C-3-3.5 3-3.5 5.5.5 3 3-3 3.4-5.5 1z', '#fffaf0', .9)
                  + ink.circle(-1.2, -.3, 2.5, '#4d6b58', .7) + ink.circle(-1.3, -.3, 1.2, '#1b1212', 0)
                  + ink.circle(-.6, -1.1, .6, '#ffffff', 0) + ink.lines('M-6.2 1.2C-3-4.2 3-4.2 6.2.7', 1.6)
                  + ink.lines('M-4 3.8Q0 5.2 4 3.4', .7, SKIN_D), x, y)


def fist():
    """A hand round an upright thing; thumb and wrist at the right."""
    return (blob('8,-9 -5,-11 -10,-8 -11,8 -5,12 7,11 11,3', SKIN, 1.3) + blob('9,8 4,11 -5,12 -10,9 0,8', SKIN_D, 0)
            + ink.lines('M-10.5-4.5q6-1.5 10.5.5M-11 .8q6-1.5 11 .4M-10.8 6q6-1 10.6.4', 1)
            + blob('10,-3 7,-10 0,-14 -6,-14 -7,-10 -1,-9 3,-4', SKIN, 1.2))


def cup():
    """A lidded pewter tankard; its foot at the origin."""
    return (ink.path('M9-30c12-2 15 5 13 13-1.5 6-6 9-12 9', 'none', 4.6)
            + ink.path('M9-30c12-2 15 5 13 13-1.5 6-6 9-12 9', 'none', 2, STEEL)
            + blob('-12,0c -10,-16 -9,-36c 10,-36c 11,-16 13,0c 0,3', STEEL, 1.4)
            + ink.path('M3-36h7q1 20 3 36-4 1.5-8 2 0-20-2-38z', STEEL_D, 0)
            + ink.lines('M-10.5-8q11 4 22.5 0M-10-30q10 3 20 0', 1)
            + blob('-9,-36 -13,-42 -5,-44 -3,-48 5,-49 8,-45 14,-42 10,-36 0,-34', WHITE, 1.3)
            + ink.path('M-9-36q-4 3-3 10 2 3 3-1 0-5 4-8z', WHITE, 1))


def head():
    """Hanswurst's head with hat and feather."""
    face = Shape('89,46@a 90,60 97,73 112,79@chin 126,73 133,60 134,46@b 112,36')
    beard = Shape('87,52cf 90,68f 100,80f 112,86f 125,80f 134,68f 137,51c 131,62 122,68 112,70 101,68 93,62', tooth=2.4,
                  pitch=4)
    return ''.join((
        blob('90,48 84,46 82,54 86,61 91,60', SKIN, 1.2), blob('133,48 139,46 141,54 137,61 132,60', SKIN_D, 1.2),
        face.draw(SKIN), face.rim('chin', 'b', 7, SKIN_D),
        blob('93,60 99,56 104,62 98,68', '#eda491', 0), blob('130,59 124,56 119,62 126,67', '#eda491', 0),
        beard.draw(BEARD, width=1.2), marks('92,66 112,80 132,66', 16, 5, 2, 75, .8, '#8a6142'),
        blob('101,68c 112,71 124,67c 122,76 113,80 104,76', '#7d1d22', 1.2),
        ink.path('M102.5 69q10 3.5 20.5-.6l-1.5 3.6q-9 2.4-17.5.6z', WHITE, .8),
        blob('107,76 113,73 119,75 113,79', '#d8605a', 0),
        blob('110,63c 104,60 97,63 92,60c 95,69 104,70 111,67c 119,70 128,68 131,59c 126,63 118,60 113,63c', BEARD, 1.1),
        blob('108,50c 103,57 103,62 108,64 112,65 117,63 118,59 114,50c', '#efb79c', 0),
        line('108,49 103,57 104,62 108,64 112,63.5', 1.2), line('113,64 117,63 118,59 116,56', 1),
        ink.circle(107, 59, 1.6, '#fbe3d2', 0),
        human_eye(99, 51), human_eye(122, 50),
        line('91,45 97,40.5 105,43', 2, BEARD_D), line('115,42 123,39 131,44', 2, BEARD_D),
        # hat
        blob('86,44c 84,36 90,40 95,44', BEARD, 1), blob('137,44c 140,36 133,40 128,43', BEARD, 1),
        blob('92,38c 94,20 104,8 122,5 142,6 154,16 157,29@tip 150,24 140,20 134,24 133,38c', GREEN, 1.5),
        blob('122,8 142,9 152,17 157,29 150,24 140,20 134,24 133,38c 124,38 124,22', GREEN_D, 0),
        ink.path('M92 38C94 20 104 8 122 5C142 4 154 16 157 29C150 22 138 17 134 24L133 38', 'none', 1.5),
        ink.lines('M108 12q4 10 2 24M124 8q-2 6-2 12', .9, GREEN_D),
        blob('78,40 92,33 112,31 134,32 148,38 146,43 132,39 112,38 94,40 80,45', GREEN, 1.4),
        ink.path('M94 34q18-4 38-.5v-5q-18-4-37 0z', GOLD, 1.1),
        ink.circle(158, 33, 5, GOLD, 1.3), ink.lines('M154 34h8M158 35v3', .9),
        ink.path('M99 30C86 26 80 16 84 5 94 8 100 18 101 29z', RED, 1.2), ink.lines('M98 27Q91 17 86 9', .8, RED_D)))


def ruff(y):
    """Two rows of pleats below the chin."""
    out = []
    for k in range(9):
        x = 76 + 9 * k
        rise = 7 * abs(k - 4) / 4
        out.append(blob('%d,%.1f %d,%.1f %d,%.1f %d,%.1f' % (
            x - 6, y + 2 - rise, x, y - 8 - rise * .6, x + 6, y + 2 - rise, x + (k - 4) * .8, y + 13 - rise * 1.4),
                        WHITE, 1.2))
        out.append(ink.lines('M%d %.1fL%.1f %.1f' % (x, y - 3 - rise, x + (k - 4) * .7, y + 9 - rise * 1.4), .8,
                             '#c9bda6'))
    return out


def hanswurst():
    """Half a figure, with raised tankard and sausage."""
    coat = Shape('84,88 66,93@left 58,108 60,130 57,148c 167,148c 164,130 166,108 158,93@right 140,88 112,84')
    svg.define('cegoa-fool', joined((
        hill('14,148c 20,126 54,116 90,122 130,110 186,112 208,148c'),
        ink.path('M172 116v-16h22v16M169 101l14-12 14 12z M180 116v-9h6v9', '#f3e8d0', .8, PALE),
        coat.draw(RED), ink.path('M150 118q6 12 5 30h12q-3-14-2-26z', RED_D, 0),
        blob('98,88c 96,118 100,148c 128,148c 131,118 128,88c', WHITE, 1.2),
        ink.lines('M104 96v52M122 98v50', .8, '#cabfa9'),
        ink.path('M114 132c-12-8-14-14-12-19 3-5 10-4 12 2 2-6 9-7 12-2 2 5 0 11-12 19z', BLUE, 1.2),
        ink.path('M98 90q-8 14-7 58h9q-5-32-2-58zM128 90q8 14 7 58h-7q4-32 0-58z', GOLD, 1.1),
        [ink.circle(88, y, 2.4, GOLD, 1) for y in (108, 124, 140)],
        # the arm with the cup
        limb('76,102,32 58,118,27 40,126,25', RED, RED_D), ink.lines('M62 106q-2 8 2 14M52 112q-1 6 2 12', 1),
        limb('43,127,24 34,112,20 31,98,17', RED), ink.path('M28 120q8 14 22 12-14 8-22-2-2-5 0-10z', RED_D, 0),
        ink.at(cup(), 28, 84, 1.0, -12),
        ink.at(fist(), 31, 80, 1.0, -6), blob('20,98c 31,93 43,95c 44,104 32,104 21,107c', WHITE, 1.2),
        ink.lines('M27 96v8M34 95v8', .8, '#cabfa9'),
        # the arm with the sausage
        limb('150,102,32 168,118,27 184,128,25', RED, None), ink.lines('M164 106q2 8-2 14M174 113q1 6-2 12', 1),
        limb('184,116,13 190,90,15 188,62,15 176,42,13', SAUSAGE, SAUSAGE_D, open_root=False, cap=.6),
        ink.path('M172 37l-5-3m5 3l-3-6', 'none', 1.6), ink.lines('M184 52l6-4M187 64l6-2M187 74l6-1', 1, '#e39a78'),
        limb('181,127,24 190,112,20 193,98,17', RED), ink.path('M196 118q-8 14-22 12 14 8 22-2 2-5 0-10z', RED_D, 0),
        ink.at(fist(), 192, 84, 1.0, 6, True), blob('204,100c 193,95 181,97c 180,106 192,106 203,109c', WHITE, 1.2),
        ink.lines('M197 98v8M190 97v8', .8, '#cabfa9'),
        ruff(86), head())))
    return picture(ink.use('cegoa-fool'))
