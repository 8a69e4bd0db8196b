"""Hands of the people of the German deck, and the pale country behind them."""

import re

from decks.german_heads import SKIN_E, form, shape, stroke, tube
from decks.palette import SKIN, SKIN_D
from decks.svg import define, group, lines, path, use


def finger(text, skin, *radii, width=1.1):
    """From the knuckle to the tip."""
    return tube(text, skin, *(radii or (3.3, 3.2, 2.8)), width=width)


def grip(skin=SKIN, tone=SKIN_D, crease=SKIN_E):
    """A hand closed round an upright shaft at x = 0, its wrist at the lower right (12, 16)."""
    out = finger('9,-9 3,-14.4 -5,-14.6', skin, 4, 3.2, 2.7)
    out += form('18,16| 17.6,6 16.6,-4 12,-11.6 4,-12| 2,10 5,19|', skin,
                '12,-11 16.6,-4 17.6,6 18,16| 12.4,17.4| 14,6 z', tone, 1.3)
    for y, far in ((9.4, -7), (4, -8.6), (-1.6, -9.4), (-7.4, -9)):
        out += finger('9.6,%s 2,%s %s,%s' % (y, y - 1, far + 2, y + .6), skin, 3.3, 3.2, 2.7)
    out += stroke('-3,-8.2 -3.4,-6;-3.4,-2.6 -3.8,-.4;-2.8,3 -3.2,5.2;-1.6,8.6 -2,10.6', .7, crease)
    return out + stroke('11.4,-8.6 12.4,-6.6 11.6,-4.8;12,-2.6 13,-.8 12.2,1;12,3 13,4.6 12.2,6.4', .8, crease)


def pinch(skin=SKIN, tone=SKIN_D):
    """A hand that holds something thin and upright at x = 0 between thumb and fingers; wrist at the lower left (-16, 18)."""
    out = form('-22,18| -20,9 -17,-1 -12,-9 -3,-9| 3,2 1,12 -6,16 -9,22|', skin,
               '-12,-8 -17,-1 -20,9 -22,18| -17.6,19.6| -15,8 -11,0 z', tone, 1.3)
    for text in ('-6,12 1,13 5,9.4', '-8,7 2,8 7,4.4', '-9,1.4 1,2.4 8,-1', '-9,-5 0,-5.4 7,-8'):
        out += finger(text, skin, 3.4, 3.1, 2.5)
    out += finger('-13,-2 -8,-10 -1,-14', skin, 3.8, 3.2, 2.6)
    return out + stroke('-3,-14.4 -1.4,-15.6 .4,-15.2', .7, SKIN_E)


def pointing(skin=SKIN, tone=SKIN_D):
    """A commanding hand: the forefinger stretched to the left, the wrist at the right (16, 0)."""
    out = form('18,-8| 6,-10 -4,-8.6 -9,-3 -8,5 -2,11 8,12 18,9|', skin, '18,9| 8,12 -2,11 -5,8 6,7 18,4| z', tone, 1.3)
    out += finger('-2,-5.6 -14,-6.6 -27,-5', skin, 3.8, 3, 2.3)
    for text in ('6,9.6 -2,11.4 -5.4,10.6', '4,5 -6,6.6 -9,5.6', '3,-.4 -8,.6 -11.4,-.2'):
        out += finger(text, skin, 3.2, 3.2, 3)
    out += finger('8,-8.4 0,-12.4 -9,-11.4', skin, 3.8, 3.2, 2.4)
    return out + stroke('-13,-8.6 -13.4,-5;-20,-8 -20.2,-4.6', .7, SKIN_E)


def laid(skin=SKIN, tone=SKIN_D):
    """A hand laid flat, back to the front: fingers to the left, wrist at the right (16, 4)."""
    out = finger('8,-5 2,-13 -5,-17', skin, 4, 3.2, 2.4)
    for text in ('0,8 -10,12.6 -17,15', '-2,4.6 -14,7.4 -22.4,9', '-3,0 -16,.8 -25.4,1.8', '-2,-5 -14,-6.6 -22.6,-6.4'):
        out += finger(text, skin, 3.6, 3.2, 2.5)
    out += shape('18,-6| 8,-10 0,-8.4 -4.4,-5 -5,0 -4,5 -1,9 6,12.6 17,14| z', skin, 0)
    out += stroke('18,-6 8,-10 2,-9;17,14 6,12.6 .4,9.6', 1.3)
    out += shape('17,14| 6,12.6 0,9.4 8,9 17.4,9| z', tone, 0)
    return out + stroke('-4,-5.6 -2.4,-3.6;-5,-.6 -3.4,1;-4,4 -2.4,5.4', .8, SKIN_E)


def steel_grip(steel, dark):
    """The gripping hand in an iron gauntlet, plates over the fingers."""
    out = grip(steel, dark, dark)
    out += stroke('4,-10.6 4.4,-4.6;4,-5 4.4,.6;3.6,.4 4,6;3,6 3.4,12;-3,-10.4 -3.6,-4.8;-3.4,-4.8 -4,.8;-2.8,.8 '
                  '-3.4,6.4;-1.6,6.4 -2.2,12', .9)
    return out


def folded():
    """Four fingers that lie over a sleeve, coming from the left; the wrist at the left (-14, 4)."""
    out = form('-16,-7| -6,-9 2,-8 5,-3 5,5 2,11 -6,13 -16,13|', SKIN, '-16,13| -6,13 2,11 4,8 -6,8 -16,8| z', SKIN_D, 1.3)
    for text in ('-1,9 7,12 13,12.4', '0,4.6 10,7 17,7.4', '0,0 11,1.4 18.6,1.8', '-1,-5 9,-5.4 16,-4.6'):
        out += finger(text, SKIN, 3.4, 3.1, 2.5)
    out += finger('-10,-8 -3,-13.6 4,-15', SKIN, 3.6, 3, 2.3)
    return out + stroke('1,-6.4 2.4,-4.6;2,-1.4 3.4,.4;1.6,3.4 3,5', .8, SKIN_E)


def thoughtful(skin, tone):
    """A hand at the chin: the thumb along the jaw, fingers bent under the lip; the wrist below at (6, 26)."""
    out = form('-1,26| -5,16 -7,6 -3,-3 5,-7 12,0 14,12 15,27|', skin, '15,27| 14,12 12,0 8,-5| 10,10 8,26| z', tone, 1.3)
    for text in ('3,14.4 -4,13.6 -7,12.6', '5,9 -5,8.4 -9,7.4', '7,3 -4,2.4 -10,1.6', '8,-3 -2,-4.6 -9,-4'):
        out += finger(text, skin, 3.4, 3.3, 2.9)
    out += finger('-3,11 -11,7 -16,-1', skin, 4, 3.4, 2.7)
    return out + stroke('-3.6,-7 -4.2,-4;-4.6,-.6 -5.2,2;9,-6 10.6,-4 10,-2;10.6,1 12,3 11.4,5', .7, '#a8704a')


def resting():
    """Two old hands, one upon the other, over the pommel of a sword at 0,8."""
    out = ''
    for text in ('15,6 9,12 5,16', '11,3 4,9 0,14'):
        out += finger(text, SKIN, 3.4, 3.2, 2.6)
    out += shape('24,-7| 14,-9 4,-8 2,2 8,8 16,9 27,7|', SKIN, 1.3) + shape('27,7| 16,9 8,8 12,4 26,2| z', SKIN_D, 0)
    out += finger('-18,-4 -8,2 -5,9', SKIN, 3.6, 3.2, 2.6)
    for text in ('-10,0 -10,12 -11,18', '-4,-2 -3.6,11 -4.4,18.6', '2,-3 3,10 2.6,17', '7,-3 9.6,7 9.6,13'):
        out += finger(text, SKIN, 3.5, 3.2, 2.6)
    out += shape('-26,-8| -14,-13 -2,-13 8,-9 11,-3 8,1 -2,1.6 -10,4 -17,8 -27,9| z', SKIN, 0)
    out += stroke('-26,-8 -14,-13 -2,-13 8,-9 11,-3', 1.3) + stroke('-27,9 -17,8 -13,5', 1.3)
    out += shape('-27,9| -17,8 -10,4 -16,4 -27,4| z', SKIN_D, 0)
    out += stroke('-11,-1.6 -9.6,.6;-5,-3 -3.6,-.6;1,-3.6 2.4,-1.4;6,-3.6 7.6,-1.8', .9, SKIN_E)
    return out + stroke('-18,-6 -8,-7.6;-16,-2 -8,-4;-22,2 -16,0', .7, SKIN_E)


COUNTRY = {  # far hills, their sides in shade, what is near, lines
    'peaks': ('M9,134L30,120L46,110L60,97L66,92L72,84L80,91L88,80L97,70L104,62L112,72L120,79L128,81L140,70L152,58L163,45'
              'L176,30L184,42L195,51L203,63L212,68L222,74L231,86V178H9Z',
              'M72,84L80,91L86,100L92,112L84,106L78,109L76,97ZM104,62L112,72L120,79L126,92L132,108L120,98'
              'L114,103L110,88L106,80Z'
              'M176,30L184,42L195,51L203,63L206,80L213,100L200,86L194,92L190,74L182,67L180,48ZM212,68L222,74'
              'L231,86V106L222,94L218,84Z',
              'M9,166C40,154 70,162 110,158C150,150 200,162 231,150V178H9Z',
              'M97,76L92,86M90,84L86,92M166,48L156,66M172,42L164,58M158,56L150,68'),
    'lake': ('M9,128L28,119L46,111L58,103L70,92L82,100L96,107L112,103L130,111L160,104L172,94L182,84L198,72'
             'L207,80L220,85L231,94V140H9Z',
             'M70,92L82,100L96,107L104,120L92,114L86,118L78,106ZM198,72L207,80L220,85L228,98L231,112L218,102'
             'L212,106L204,92L202,82Z',
             'M9,137H231V178H9Z',
             'M12,144H40M70,147H84M196,145H228M14,153H26M203,153H222M190,162H206M16,168H44M46,160H60M190,80'
             'L182,90M184,88L176,98'),
    'castle': ('M9,140L26,131L46,121C66,112 84,117 104,106C124,108 150,98 180,90'
               'L192,88V74H190V70H193V72H196V70H199V72H202V70H205V80H212V64'
               'H210V59H213V61H217V59H220V61H224V59H227V64H225V88L231,87V178H9Z',
               'M200,74H205V80H204V89H198ZM219,64H225V88H217Z',
               'M9,160C40,144 80,151 120,142C160,136 200,130 231,119V178H9Z',
               'M186,104L190,96M176,108L180,100M222,112L226,104M212,112L216,104'),
}


def country(kind):
    """Pale mountains, a lake or a castle far behind; free of the index corner."""
    far, shade, near, marks = COUNTRY[kind]
    ident = 'gp-country-' + kind
    define(ident, path(far, '#f4eedd', 0) + path(shade, '#eae2cb', 0) + path(near, '#ede5d0', 0) + lines(marks, .9, '#d6cdb4'))
    return use(ident)


SAME = re.compile(r'(<path d="[^"]*)(" fill="none" stroke="[^"]*" stroke-width="[^"]*"/>)<path d="([^"]*)\2')


def half(content):
    """What a person is drawn in; lines of one kind that follow each other become one path."""
    found = 1
    while found:
        content, found = SAME.subn(r'\1\3\2', content)
    return group(content, extra=' stroke-linejoin="round" stroke-linecap="round"')
