"""Roe deer and red deer."""

from . import cego_animals_ink as ink
from . import svg
from .cego_animals_kit import (LEAF_D, WHITE, Shape, blob, eye, fir, ground, hoof, hoofed, joined, leg, limb, line,
                               marks, mirror, narrow, once, picture)

ROE, ROE_D, ROE_L = '#c27d45', '#8f5329', '#f1dcb6'
RED, RED_D, RED_L = '#9a5c35', '#66381d', '#d9b68a'
BONE, BONE_D = '#c9ad80', '#8a6a42'


def antler():
    """A ten-point antler seen from the side; its root at the origin."""
    beam = limb('0,2,7 12,-14,6 20,-34,5.5 16,-54,4.5 12,-66,1.5', BONE, BONE_D, open_root=False, width=1.3, cap=1)
    tines = ('4,-5,5 -10,-10,4 -18,-22,1.5', '12,-15,5 -2,-24,4 -8,-36,1.5', '19,-31,4.5 8,-40,3.5 4,-50,1.5',
             '18,-44,4 28,-52,3.5 30,-64,1.5',
             '16,-54,4 22,-62,3 21,-72,1.5')
    svg.define('cegoa-antler', beam + joined(limb(t, BONE, width=1.3, cap=1) for t in tines)
               + ink.path('M-5 4q5-5 11 1-5 4-11-1z', BONE_D, 1.1))
    return ink.use('cegoa-antler')


@once
def spike():
    """The antler of a roebuck."""
    return (limb('0,2,6 2,-12,5.5 6,-30,2', BONE, BONE_D, open_root=False, width=1.2, cap=1)
            + limb('2,-12,4 -6,-18,3.5 -9,-25,1.5', BONE, width=1.2, cap=1)
            + limb('3,-16,4 10,-20,3 13,-27,1.5', BONE, width=1.2, cap=1) + ink.lines('M0-2l3-2M1-7l3-1M2-20l2-1', .8,
                                                                   BONE_D) + ink.path('M-5 4q5-5 10 0-5 4-10 0z', BONE_D, 1.1))


def deer_head(fill, dark, light, horns='', bell=False):
    """Looking left; the origin is the middle of the skull; @bell: calling."""
    skull = Shape('18,-13c@a 6,-18 -6,-14@brow -18,-3 -32,7@nose -35,13 -30,18@chin -14,17 -4,23 12,32c@b')
    if bell:
        skull = Shape('18,-13c@a 6,-18 -6,-14@brow -18,-4 -34,0@nose -37,7 -32,11 -22,11c -30,17 -29,23@chin -16,22 -4,25 '
                      '12,34c@b')
    if bell:
        ear = Shape('6,-10c@a 14,-21 28,-25 39,-22c 34,-12 22,-5 12,-4c@b')
        inner, far = blob('12,-10 20,-18 32,-20 26,-12 18,-8', '#e7c8a4', 0), (-8, -6, .8, -24)
    else:
        ear = Shape('5,-12c@a 7,-24 15,-36 25,-42c 29,-31 25,-18 14,-9c@b')
        inner, far = blob('9,-13 12,-24 23,-37 23,-25 16,-14', '#e7c8a4', 0), (-2, 3, .86, -44)
    return joined((
        ink.at(ear.draw(dark, width=1.3) + inner, *far),
        ink.at(horns, -4, -15, .92, -14) if horns else '', skull.draw(fill, ('b', 'a')),
        skull.rim('chin', 'b', 8, light), skull.rim('brow', 'nose', 4, dark),
        blob('-32,7 -35,13 -30,18 -22,18 -20,12 -26,8', light,
             0) if not bell else ink.path('M-34 11q6 2 12 0-8 4-8 9-2-5-4-9z', '#a8514a', 0),
        ink.path(skull.data(skull.span('a', 'b')), 'none', 1.5),
        blob('-28,4 -34,6 -37,10 -34,14 -29,11', '#2b2221', 1) if not bell else blob('-30,-2 -36,0 -39,4 -36,8 -31,5',
                                                                                     '#2b2221', 1),
        ink.lines('M-34 8l2-1', .8, '#aaa') if not bell else '', line('-33,15 -27,16 -22,16', 1.1) if not bell else '',
        ear.draw(fill, ('b', 'a'), 1.4), inner, marks('12,-12 18,-26' if not bell else '14,-10 28,-18', 5, 6, 2, 0, .8,
                                                      dark),
        ink.at(horns, 5, -15, 1.0, 4) if horns else '',
        eye(-7, -4, 3.7, '#3a2318', -.4, 4), ink.path('M-14-1q-4 3-6 3', 'none', .9),
        marks('-2,4 6,10 12,20', 10, 7, 5, 0, .8, dark), marks('0,-12 8,-12', 5, 6, 2, 60, .8, dark)))


def ferns(x, y, size=1.0):
    """Small bushes in front."""
    one = ink.lines('M0 0Q-4-18-16-30M0 0Q2-20 10-34M0 0Q10-12 24-20M0 0Q-12-8-26-12', 1.2, LEAF_D) + ink.lines(
        'M-4-12l-7 0m7 0l1-7M-9-21l-7 0m7 0l2-7M3-14l-5-4m5 4l6-3M6-24l-5-4m5 4l6-2M9-10l1-7m-1 7l8 0M17-16l1-6m-1 6l7 '
        '1M-12-8l-3-5m3 5l-5 4M-20-11l-3-4m3 4l-4 4', 1, '#a3b57f')
    return ink.at(one, x, y, size)


def roebuck():
    """Leaping over a bush."""
    body = Shape('64,42c 72,34 84,40 92,48@withers 122,48 154,54@croup 178,72 180,92@rump 162,98@low 132,86 104,84@belly '
                 '80,80 66,70@chest 60,58', tooth=2)
    toe = hoof(0, 0, 7)
    return picture(
        fir(26, 126, 60), fir(192, 122, 74), ground(6, 216, 132), ferns(106, 138, 1.0), ferns(40, 140, .7),
        leg('92,72,18 78,90,10 62,88,7 52,96,5.5', ROE_D), ink.at(toe, 51, 102, .9, 30),
        leg('152,78,28 176,96,14 180,114,7 198,128,5.5', ROE_D), ink.at(toe, 201, 133, .9, -52),
        body.draw(ROE), body.rim('low', 'chest', 9, ROE_L), body.hatch('low', 'chest', 24, 7, 40, 1, .8, '#b58f5e'),
        blob('170,66 178,72 181,92 174,92 168,80', WHITE, 0), ink.path(body.data(), 'none', 1.5),
        marks('96,54 126,56 158,66', 26, 9, 6, 12, .8, ROE_D), marks('92,64 124,66 150,74', 14, 9, 6, 12, .8, ROE_D),
        leg('80,66,26 64,84,13 68,98,8 82,104,6', ROE, ROE_D), ink.at(toe, 87, 105, .9, -80),
        leg('160,76,38 186,88,17 194,104,8 210,112,6', ROE, ROE_D), ink.at(toe, 214, 115, .9, -62),
        marks('152,68 168,80 176,90', 12, 8, 8, 10, .8, ROE_D),
        ink.at(deer_head(ROE, ROE_D, ROE_L, spike()), 60, 43, .98, 4))


def fawn(x, y, size=1.0, mirrored=False):
    """Lying in the grass with light spots."""
    body = Shape('-10,-10c 10,-18 34,-16 48,0 50,18@rump 30,22 -6,22@low -14,8')
    spots = ''.join(ink.circle(a, b, 1.9, ROE_L, 0) for a, b in ((6, -10), (16, -12), (26, -10), (36, -4), (42, 4),
                                                                 (10, -3), (20, -5), (30, -1), (38, 8), (24, 5), (14, 5)))
    return ink.at(joined((body.draw(ROE), body.rim('rump', 'low', 5, ROE_D), spots, line('28,20 24,10 34,2 44,6', 1.2),
                          limb('26,20,6 8,20,5 -4,22,4', ROE, open_root=False, width=1.3),
                          limb('-4,8,10 -16,18,6 -26,20,5', ROE, open_tip=True, width=1.4),
                          ink.path('M-25 17l-7 2 1 4h7z', '#4a3d37', 1),
                          limb('2,2,20 -6,-12,13 -10,-22,12', ROE, open_tip=True),
                          ink.at(deer_head(ROE, ROE_D, ROE_L), -12, -28, .6))), x, y, size, mirror=mirrored)


def doe():
    """Standing over her fawn."""
    body = Shape('70,40c 84,30 92,46 100,56@withers 128,58 160,54@croup 182,64 186,84@rump 172,96@low 138,96 106,98@belly '
                 '84,92 74,78@chest 68,60')
    return picture(narrow(0.9, mirror(
        fir(194, 126, 70), ground(6, 216, 131), ferns(200, 138, .8),
        hoofed('94,84,16 98,108,8 96,124,6', ROE_D, None, 133),
        hoofed('156,84,24 148,106,10 154,118,6 150,125,5.5', ROE_D, None, 133),
        body.draw(ROE), body.rim('low', 'chest', 8, ROE_L), body.hatch('low', 'chest', 22, 7, 40, 1, .8, '#b58f5e'),
        blob('176,60 184,68 187,86 179,88 174,74', WHITE, 0), ink.path(body.data(), 'none', 1.5),
        marks('106,62 132,64 164,62', 24, 9, 6, 12, .8, ROE_D), marks('78,48 86,64 92,78', 14, 9, 5, 0, .8, ROE_D),
        hoofed('86,82,22 84,106,10 83,126,6.5', ROE, ROE_D, 138),
        hoofed('170,78,36 182,102,13 175,116,7 179,127,6.5', ROE, ROE_D, 138),
        marks('164,68 176,80 180,92', 10, 8, 7, 10, .8, ROE_D),
        ink.at(deer_head(ROE, ROE_D, ROE_L), 64, 45, 1.0, -4), fawn(110, 116, .9), ferns(30, 140, .8))))


def stag():
    """Calling, the antlers laid back."""
    body = Shape('60,46c 76,36 90,48@withers 116,57 148,53@croup 172,60 180,80@rump 164,94@low 134,97 104,99@belly '
                 '82,102f 66,96f 52,82f 48,64@chest', tooth=4, pitch=6)
    mane = Shape('58,50c 74,40 84,46f 94,62f 96,80f 90,100 82,104f 66,97f 53,83f 49,64', tooth=4, pitch=6)
    return picture(
        fir(192, 122, 90), fir(22, 126, 58), fir(182, 122, 56), ground(6, 216, 131),
        hoofed('94,88,19 98,110,9 96,125,6.5', RED_D, None, 133),
        hoofed('150,84,26 142,107,10.5 149,119,7.5 145,126,6.5', RED_D, None, 133),
        limb('177,62,8 185,68,8 186,78,3', RED_L, open_root=False, width=1.3),
        body.draw(RED), body.rim('low', 'belly', 9, RED_D), body.hatch('low', 'belly', 16, 9, 40, 1, .8, '#3f2212'),
        blob('168,60 179,67 182,84 174,86 168,74', RED_L, 0),
        ink.path(body.data(body.span('withers', 'low')), 'none', 1.5),
        hoofed('82,88,26 81,111,11 79,128,7.5', RED, RED_D, 139),
        mane.draw(RED_D, width=0), ink.path(body.data(body.span('belly', 'chest')), 'none', 1.5),
        marks('60,54 70,72 78,92', 34, 11, 10, 0, .9, '#3f2212'), marks('102,60 130,64 160,61', 26, 9, 7, 12, .8, RED_D),
        marks('102,76 130,79 154,76', 12, 9, 6, 12, .8, RED_D),
        hoofed('164,78,38 176,103,14 169,118,8 173,129,7.5', RED, RED_D, 139),
        marks('160,68 170,82 174,94', 12, 8, 8, 10, .8, RED_D),
        ink.at(deer_head(RED, RED_D, RED_L, svg.group(antler(), 'rotate(24) scale(.98)'), True), 56, 57, .96, 20))


def hind():
    """Lying, with a calf standing behind her."""
    body = Shape('72,86c 88,74@withers 122,76 156,72@croup 186,86 196,112@rump 188,130 150,136 84,136@low 66,124 '
                 '64,104@chest')
    calf_body = Shape('-8,-6c 8,-4 28,-8 44,-4@croup 54,6 52,18@rump 26,20 2,18@low -10,8')
    calf = joined((hoofed('8,14,9 8,28,5 7,40,4', RED_D, None, 46), hoofed('40,12,12 36,28,6 40,40,4', RED_D, None, 46),
                   calf_body.draw('#b5763f'),
                   ''.join(ink.circle(a, b, 1.9, ROE_L, 0) for a,
                           b in ((8, 0), (18, 0), (28, -2), (38, 1), (12, 7), (24, 6), (34, 7), (44, 9))),
                   limb('4,4,22 -6,-12,13 -10,-24,12', '#b5763f', open_tip=True),
                   ink.at(deer_head('#b5763f', RED_D, RED_L), -14, -30, .66)))
    return picture(narrow(0.96, mirror(
        fir(196, 122, 66), ground(6, 216, 131), ink.at(calf, 148, 68, .98),
        body.draw('#b5763f'), body.rim('rump', 'chest', 9, RED_D),
        body.hatch('rump', 'chest', 30, 9, 40, 1, .8, '#3f2212'),
        blob('184,88 194,104 197,118 188,118 184,102', RED_L, 0), ink.path(body.data(), 'none', 1.5),
        marks('96,82 130,84 164,82', 26, 9, 7, 12, .8, RED_D), marks('90,98 124,100 144,104', 12, 9, 7, 12, .8, RED_D),
        line('146,134 134,118 144,100 168,96', 1.2), limb('170,128,16 146,134,9 122,137,7', '#b5763f', RED_D,
                                                          open_tip=True), ink.path('M124 133l-11 3 1 5h11z', '#4a3d37', 1.2),
        limb('82,116,20 64,132,10 84,138,8', '#b5763f', RED_D, open_tip=True),
        ink.path('M82 134l10 1 3 6h-13z', '#4a3d37', 1.2),
        Shape('62,112c@a 56,84 58,58 64,50c 80,44c 84,66 94,80c@b', tooth=2).draw('#b5763f', ('b', 'a')),
        marks('72,56 72,76 76,98', 18, 10, 8, 0, .8, RED_D),
        ink.at(deer_head('#b5763f', RED_D, RED_L), 64, 49, 1.04, 4), ferns(26, 140, .9), ferns(196, 142, .7))))
