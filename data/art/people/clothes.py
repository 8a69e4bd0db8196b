"""What the people wear, in the units of the square; the neck comes from above at about x = 48 … 78."""

from decks.german_heads import curve, form, shape, stroke
from decks.german_pen import hatch
from decks.svg import path

SHOULDERS = '-4,124| 0,116 10,110 28,104.6 46,99| 62,103 80,97| 96,103 112,109 121,115 125,124| z'
NARROW = '4,124| 8,117 17,111 32,105.6 46,100| 62,104 79,98| 92,104 105,110 113,116 118,124| z'


def torso(fill, dark, outline=SHOULDERS):
    """Shoulders and breast; the side that looks away from the light is in shade."""
    words = outline.split()
    return form(outline, fill, '%s 96,124| 95,112 z' % ' '.join([words[-6].rstrip('|') + '|'] + words[-5:-1]), dark,
                1.6)


def neckline(tone, edge, width=1.5):
    """The skin that a neckline leaves free: @edge runs from the left of the neck down and up to its right.

    Above it is left free what the chin throws its shadow on."""
    first, _, down = edge.rstrip('|').partition(' ')
    skin = shape('%s| %s| 71,98.4 62,100.4 54,99.4 z' % (first.rstrip('|'), down), tone.skin, 0)
    return skin + (stroke(edge, width) if width else '')


def crew(fill, dark, tone):
    """A round neckline with its ribbing."""
    return (neckline(tone, '46.5,98 50,105 60,109 71,106.4 79,97', 0) +
            shape('46,97.6| 49,105 60,109.6 72,107 79.6,96| 83,98| 75,111 60,115 46,110 42,100| z', fill, 1.4) +
            hatch('43.6,99 47,107.6 60,112.6 73,109.4 81.6,97.6', '45,98.4 48.4,106 60,110.4 72,107.6 80,97', 13, .7,
                  dark))


def roll(fill, dark):
    """A high rolled collar of a jumper."""
    return (shape('44,93| 40,100 41,109 50,114.6 64,115 78,111.6 86,103 83,90| 70,98 56,100 z', fill, 1.5) +
            hatch('44,99 50,105 62,106.4 76,102.6 83,95', '42.6,106 50,112 64,112.8 77,109.4 84,102', 14, .8, dark))


def collar(fill, dark, tone, depth=118.0):
    """A shirt collar, open down to @depth."""
    out = neckline(tone, '47.6,96| 58,%.1f| 78.6,94|' % depth, 0)
    out += shape('48,93| 42.6,99 40.4,107 47.6,115.6| 58.2,%.1f| 52,106 48.6,98 z' % depth, fill, 1.4)
    out += shape('78.4,89| 84.4,96 88.4,106 77,116| 58.2,%.1f| 70.6,105.6 77,97 z' % depth, fill, 1.4)
    return out + stroke('44.4,105 47.6,110.6;83.4,103 77,110.6', .8, dark)


def stand(fill, dark, tone, depth=114.0):
    """The standing collar of a kurta, slit in front."""
    out = neckline(tone, '47.6,98| 58,%.1f| 79,96|' % depth, 1.3)
    out += shape('48,95| 44.6,101 46,105.6 57.4,%.1f| 59,%.1f| 52,104.6 z' % (depth + 3, depth - 2), fill, 1.4)
    out += shape('78.4,92.6| 83,98.4 81.4,104 60,%.1f| 58,%.1f| 71,105 z' % (depth + 3, depth - 2), fill, 1.4)
    return out + stroke('58.6,%.1f 58.8,124' % (depth + 2.6), 1.2) + stroke('47,103 55.6,%.1f;80,101.6 62,%.1f' % (
        depth - .6, depth), .7, dark)


def lapels(fill, dark):
    """The fronts of a jacket that lies open over what was drawn before."""
    return (shape('30,103| 8,112 -2,126| 52,126| 46,112 43,98 z', fill, 1.5) +
            shape('84,95| 100,104 118,111 124,126| 74,126| 82,112 z', fill, 1.5) +
            shape('102,104.6| 116,110 124,126| 98,126| 101,114 z', dark, 0) +
            shape('44,95.4| 36,101.6 31.6,112 39.6,113.6 36.6,118.4 52,127| 47,112 z', fill, 1.4) +
            shape('82,92.4| 91.4,99 97,110 88,113 92,117.4 73,127| 80.4,112 z', fill, 1.4))


def checks(colour, width=1.6):
    """A check over both shoulders."""
    return path(curve('6,114 9,124;17,109.6 20,124;28,106 31,124;39,103 41,124;89,102.6 87,124;100,106 97,124;111,110'
                ' 107,124;'
                      '2,119 20,113.6 42,110;12,124 26,120 44,117;84,109.6 102,113 120,119;82,116.6 100,120 112,124'),
                'none', width, colour)
