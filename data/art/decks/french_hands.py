"""Hands of the French courts, and what they hold."""

from decks.palette import GOLD, GOLD_D, GREEN, RED, SKIN, STEEL, STEEL_D, WHITE
from decks.shapes import bar, beads, moved, petals, turned
from decks.svg import circle, lines, path


def fist():
    """A hand closed round an upright shaft; the fingers point left, the wrist is below."""
    out = path('M-4,-10C2,-13 11,-11 13,-4C15,4 13,12 8,15L-5,13Z', SKIN, 1.3)
    out += path(''.join(bar(-7.1, -6.5 + 5.3 * i, w - 12.9, -6.5 + 5.3 * i, 2.8)
                        for i, w in enumerate((15, 16, 15.4, 13.4))), SKIN, 1.2)
    out += path('M9,-8C6,-14 -3,-16 -8,-13.6C-10,-12 -8,-9.4 -5,-9.8C-1,-10.2 1,-9 3,-6.6', SKIN, 1.2)
    return out


def grip():
    """A hand from the left closed round an upright shaft; back and wrist show."""
    out = path('M-24,-5C-16,-12 -6,-14 2,-11L3,11C-6,15 -16,13 -24,8Z', SKIN, 1.3)
    out += path(''.join(bar(-3, y, x, y, 2.8) for x, y in ((6.4, -7.6), (7.6, -2.2), (7, 3.2), (5, 8.4))), SKIN, 1.2)
    out += path('M-14,-9C-10,-15 -2,-18 5,-16.4C8,-15 7,-12 4,-11.6C-1,-11 -5,-9 -8,-5', SKIN, 1.2)
    return out + lines('M-6,-4.6L-3,-5M-6.4,.4L-3,.4M-6,5.6L-3,5.8', .8, '#a9765a')


def flat_hand():
    """A hand laid flat, fingers to the upper left, wrist at the lower right."""
    out = path('M16,8C12,-4 4,-9 -4,-7L-10,6C-4,12 4,16 10,18Z', SKIN, 1.3)
    fingers = ''
    for x, y, t, w in ((-3, -5, 20, 17), (-5, -1, 8, 18.4), (-5, 4, -4, 17), (-3, 8.6, -16, 13.4)):
        ends = turned(4.8 - w, 0, t) + turned(3, 0, t)
        fingers += bar(x + ends[0], y + ends[1], x + ends[2], y + ends[3], 2.7)
    out += path(fingers, SKIN, 1.2)
    out += path('M-3,-4.6L2,-6C8,-4 12,2 14,9L9,17C4,14 1,12 -1,9.6Z', SKIN, 0)
    out += path('M6,-6C2,-10 -2,-13.4 -5,-15C-7.6,-16 -9,-13.6 -7,-11.6C-4,-9 -1,-6 2,-2', SKIN, 1.2)
    return out


def sword():
    """Upright, hilt in 0,0."""
    return (path('M-3.6,-16L-3.2,-108L0,-118L3.2,-108L3.6,-16Z', STEEL, 1.4) +
            lines('M0,-18V-104', .9, STEEL_D) +
            path('M-17,-17C-18,-22 -13,-22 -11,-19H11C13,-22 18,-22 17,-17C16,-13 -16,-13 -17,-17Z', GOLD, 1.3) +
            path('M-3,-13H3V18H-3Z', RED, 1.2) + circle(0, 22, 5.4, GOLD, 1.3))


def sceptre(kind):
    out = path('M-2.6,-84H2.6V26H-2.6Z', GOLD, 1.3)
    out += path('M-5,-84H5V-79H-5Z', GOLD, 1.2) + path('M-4.6,-60H4.6V-56H-4.6Z', GOLD, 1.1)
    if kind == 'club':
        out += beads(((-8, -93), (8, -93), (0, -105)), 6, GOLD, 1.3)
        out += circle(0, -96, 4, RED, 1.1)
    elif kind == 'diamond':
        out += path('M0,-114C4,-106 9,-101 12,-97C9,-92 4,-88 0,-84C-4,-88 -9,-92 -12,-97C-9,-101 -4,-106 0,-114Z', GOLD, 1.3)
        out += path('M0,-105L5,-97.5L0,-91L-5,-97.5Z', RED, 1.1)
    else:
        out += path('M0,-84C-3,-90 -13,-88 -13,-96C-13,-101 -6.6,-101 -6,-96C-5.6,-104 -3,-110 0,-116'
                    'C3,-110 5.6,-104 6,-96C6.6,-101 13,-101 13,-96C13,-88 3,-90 0,-84Z', GOLD, 1.3)
    return out


def orb():
    """In the left hand: globe with cross, centre in 0,0."""
    return (path('M-1.8,-15V-19H-6V-22.6H-1.8V-27H1.8V-22.6H6V-19H1.8V-15Z', GOLD, 1.2) +
            circle(0, 0, 15, GOLD, 1.5) +
            path('M-14.8,-1.6C-6,3 6,3 14.8,-1.6V2.8C6,7.4 -6,7.4 -14.8,2.8Z', RED, 1.1) +
            path('M-2,-15H2V2H-2Z', RED, 1.1) +
            path('M-10,-8C-8,-12 -5,-13 -4,-12.4C-7,-10 -8,-8 -9,-5Z', WHITE, 0))


def holding_hand():
    """Fingers seen from the front under a globe in 0,-12."""
    out = path('M-12,0C-16,6 -12,14 -4,16H8C16,14 17,6 13,-1Z', SKIN, 1.3)
    fingers = ''
    for x, t in ((-10.4, -16), (-3.6, -5), (3.4, 5), (10, 16)):
        ends = turned(0, -4.4, t) + turned(0, 4.6, t)
        fingers += bar(x + ends[0], 4 + ends[1], x + ends[2], 4 + ends[3], 2.9)
    out += path(fingers, SKIN, 1.2)
    out += path('M-11,8C-4,12 6,12 12,7L9,16H-5Z', SKIN, 0)
    return out


def flower(kind):
    """Blossom in 0,0; the stem goes down to 0,70."""
    out = lines('M0,8C-1,28 3,48 8,72', 4.2) + lines('M0,8C-1,28 3,48 8,72', 2, GREEN)
    out += path('M0,34C-10,34 -16,28 -18,20C-9,20 -2,26 0,34Z', GREEN, 1.2) + lines('M-13,23C-8,26 -4,29 -1,33', .8)
    out += path('M1,26C9,25 14,19 15,12C8,13 2,19 1,26Z', GREEN, 1.2)
    if kind == 'heart':                                   # rose
        out += path(petals('M0,-3C-9,-6 -11,-15 -5,-18C-3,-19 -1,-18 0,-16.6C1,-18 3,-19 5,-18C11,-15 9,-6 0,-3Z', 5), RED, 1.2)
        out += path(petals('M0,-2C-5,-4 -6,-9 -2.6,-10.6C-1.4,-11 -.6,-10.6 0,-9.8'
                           'C.6,-10.6 1.4,-11 2.6,-10.6C6,-9 5,-4 0,-2Z', 5, 36), '#e3787a', .9)
        out += circle(0, 0, 3.4, GOLD, 1)
    elif kind == 'club':                                  # daisy
        out += path(petals('M0,-4C-4.4,-8 -4.4,-15 0,-18C4.4,-15 4.4,-8 0,-4Z', 10), WHITE, 1.1)
        out += circle(0, 0, 5.6, GOLD, 1.2)
    elif kind == 'diamond':                               # tulip
        out += path('M0,12C-12,12 -17,2 -14,-8C-13,-12 -12,-15 -13,-19C-8,-17 -5,-13 -4,-9C-3,-14 -1,-18 0,-21'
                    'C1,-18 3,-14 4,-9C5,-13 8,-17 13,-19C12,-15 13,-12 14,-8C17,2 12,12 0,12Z', RED, 1.4)
        out += path('M0,12C-7,6 -8,-8 0,-21C8,-8 7,6 0,12Z', GOLD, 1.2)
    else:                                                 # lily
        out += path(''.join(moved('M0,0C-7,-8 -7,-22 0,-31C7,-22 7,-8 0,0Z', 0, 10, 1, t) for t in (-46, 46)), '#e9e4f0', 1.3)
        out += path('M0,12C-9,4 -9,-12 0,-24C9,-12 9,4 0,12Z', WHITE, 1.4)
        out += lines('M0,8V-12M-6,5C-10,1 -13,-3 -15,-7M6,5C10,1 13,-3 15,-7', .9, GOLD_D)
        out += path('M-5,8C-3,16 3,16 5,8C2,11 -2,11 -5,8Z', GREEN, 1.1)
        out += beads(((-2.6, -9), (2.6, -7)), 1.4, GOLD, .8)
    return out


def halberd(kind):
    out = path('M-2.6,-86H2.6V26H-2.6Z', '#a8713d', 1.3)
    if kind == 'club':          # axe with spike
        out += path('M-3,-92C-10,-94 -16,-98 -21,-104C-24,-94 -24,-80 -20,-70C-16,-76 -10,-80 -3,-81Z', STEEL, 1.4)
        out += path('M3,-90L13,-94L14.4,-79L3,-82Z', STEEL, 1.4)
        out += path('M-4,-92L0,-121L4,-92Z', STEEL, 1.4)
    elif kind == 'diamond':     # partisan
        out += path('M0,-121C6,-110 9,-102 7,-94C12,-94 15,-97 17,-101C18,-90 12,-83 4,-81H-4C-12,-83 -18,-90 -17,-101'
                    'C-15,-97 -12,-94 -7,-94C-9,-102 -6,-110 0,-121Z', STEEL, 1.4, extra=' transform="scale(.88 1)"')
        out += lines('M0,-112V-84', .9, STEEL_D)
    elif kind == 'heart':       # axe, round
        out += path('M-3,-96C-8,-102 -16,-104 -22,-102C-18,-94 -18,-84 -22,-76C-14,-74 -8,-77 -3,-82Z', STEEL, 1.4)
        out += path('M3,-95C8,-95 11,-93 14.4,-89C11,-86 8,-84 3,-84Z', STEEL, 1.4)
        out += path('M-3.6,-96C-6,-104 -3,-112 0,-120C3,-112 6,-104 3.6,-96Z', STEEL, 1.4)
    else:                       # bill
        out += path('M-3.4,-80L-4,-104C-5,-112 -10,-116 -17,-116C-9,-122 2,-121 4,-110L3.4,-80Z', STEEL, 1.4)
        out += path('M3,-92L15,-97L11,-86L3,-84Z', STEEL, 1.4) + path('M-3.4,-92L-14,-88L-3.4,-82Z', STEEL, 1.4)
    out += path('M-4.6,-82H4.6V-76H-4.6Z', GOLD, 1.2)
    out += path('M-5,-76C-8,-68 -7,-62 -5,-58L-2,-64L0,-56L2,-64L5,-58C7,-62 8,-68 5,-76Z', RED, 1.2)
    return out
