"""Stallion, mare and foal."""

from . import cego_animals_ink as ink
from .cego_animals_kit import (tree, Shape, blob, eye, fence, ground, hill, hoofed, joined, leg, limb, line, marks,
                               mirror,
                               narrow, once, picture)

BAY, BAY_D, BLACK = '#9a5a30', '#6b3a1d', '#3d322e'
DAPPLE, DAPPLE_D, SILVER = '#d3d0c8', '#a19d96', '#f3efe5'
CHESTNUT, CHESTNUT_D = '#c07a42', '#8d5228'


@once
def horse_head(fill, dark, muzzle, mane):
    """Looking left and down; the origin is below the eye."""
    skull = Shape('18,-12c@a 9,-19@poll -1,-14 -11,6 -22,27@nose -25,35 -19,41 -11,38@chin -7,27 3,22@jaw 14,18 20,10c@b')
    return joined((
        blob('4,-17 1,-27 4,-36 9,-28 10,-18', dark, 1.2), skull.draw(fill, ('b', 'a')), skull.rim('chin', 'b', 7, dark),
        blob('-19,22 -24,30 -24,38 -18,41 -11,38 -9,28', muzzle, 0),
        blob('-3,-10 -12,8 -20,22 -17,24 -8,10 2,-6', '#fdf8ec', 0),
        ink.path(skull.data(skull.span('a', 'b')), 'none', 1.5),
        blob('9,-14 7,-25 13,-36 17,-26 17,-13', fill, 1.3), blob('11,-16 10,-24 13,-31 14,-24 14,-16', dark, 0),
        blob('-20,30 -22,33 -19,35 -17,32', '#2b2120', .6), line('-20,38 -15,36 -12,32', 1.1),
        eye(-1, -1, 3, '#3b2216', -.2, 40), line('-6,-3 -2,-7 3,-7', 1), line('2,20 8,12 8,4', .9, dark),
        line('-8,14 -10,22', .8, dark),
        Shape('8,-20cf 0,-10f -6,6c -3,-8 1,-18c', tooth=3, pitch=6).draw(mane, width=1.1)))


def mane_of(text, fill, dark, guide):
    """A mane with strands along @guide."""
    return Shape(text, tooth=7, pitch=9, seed=4).draw(fill, width=1.3) + marks(guide, 26, 16, 5, 55, .9, dark)


def horse_tail(text, fill, dark):
    """A long tail in strands."""
    points = ' '.join(','.join(t.split(',')[:2]) for t in text.split()[:-1])
    return limb(text, fill, None, open_root=False, cap=1, fur='f', tooth=3, pitch=14) + marks(points, 22, 22, 6, 4, .9,
                                                                                              dark)


def stallion():
    """Prancing."""
    body = Shape('54,40c 60,24 76,14@poll 92,24 102,48@withers 130,57 160,49@croup 182,60 186,82@rump 172,94@low 138,94 '
                 '106,99@belly 82,98 68,86@chest 65,68 66,54c')
    return picture(narrow(0.88,
                          fence(16, 206, 126, 34, 5), ground(6, 216, 130),
                          horse_tail('180,58,9 196,58,15 208,80,20 204,110,17 212,132,3', BLACK, '#7a6a62'),
                          hoofed('96,90,20 100,110,10 98,125,7', BAY_D, None, 133, BLACK),
                          hoofed('152,84,28 142,104,12 149,117,8 141,125,6.5', BAY_D, None, 133, BLACK),
                  body.draw(BAY), body.rim('low', 'chest', 12, BAY_D), body.hatch('low', 'chest', 26, 9, 40, 1, .8, '#4a2814'),
                          body.rim('rump', 'low', 9, BAY_D), marks('112,62 136,68 160,62', 20, 9, 7, 10, .8, BAY_D),
                          marks('80,40 82,60 84,80', 14, 10, 7, 0, .8, BAY_D),
                          line('76,70 84,84 96,92', 1, BAY_D),
                       limb('82,84,32 66,90,18 54,95,13', BAY, BAY_D, cap=.4), leg('55,96,12 59,106,9.5 66,118,8', BAY, BAY_D),
                       limb('60,110,9 66,118,8', BLACK, width=0), ink.path('M63 115l7 2 4 10-11-1q-3-6 0-11z', '#2f2624', 1.3),
                          hoofed('168,76,42 182,101,15 174,116,8.5 178,127,7.5', BAY, BAY_D, 138, BLACK),
                          marks('164,66 178,80 182,94', 12, 9, 8, 10, .8, BAY_D),
                       mane_of('64,14c 78,9 94,22 108,52c 98,56f 88,48f 78,38f 72,28f', BLACK, '#7a6a62', '74,17 86,24 98,42'),
                          ink.at(horse_head(BAY, BAY_D, BLACK, BLACK), 56, 40, 1.06, 6)))


def foal(x, y, size=1.0):
    """Long legs, short mane."""
    body = Shape('-10,-30c -2,-38 8,-28 14,-14@withers 30,-10 48,-14@croup 58,-4 56,10@rump 44,14 18,16@low 4,12 '
                 '-4,2@chest -8,-14')
    return ink.at(joined((
        hoofed('10,8,11 10,30,6 10,44,4.5', CHESTNUT_D, None, 50),
        hoofed('42,6,15 38,26,7 42,42,5', CHESTNUT_D, None, 50),
        limb('55,-6,6 63,2,9 64,18,2', '#6b3a1d', fur='f', open_root=False, cap=1, pitch=8), body.draw(CHESTNUT),
        body.rim('rump', 'chest', 6, CHESTNUT_D), marks('18,-8 32,-4 46,-8', 10, 6, 3, 10, .8, CHESTNUT_D),
        hoofed('2,6,14 0,30,7 0,46,5', CHESTNUT, CHESTNUT_D, 53),
        hoofed('50,4,20 56,26,8 53,44,5', CHESTNUT, CHESTNUT_D, 53),
        Shape('-6,-40c 6,-38f 14,-26f 18,-12c 8,-20 0,-30c', tooth=3, pitch=5).draw('#6b3a1d', width=1.1),
        ink.at(horse_head(CHESTNUT, CHESTNUT_D, '#8d5f45', '#6b3a1d'), -12, -30, .6, 16))), x, y, size)


def mare():
    """Grazing; her foal stands before her."""
    body = Shape('54,82c@a 66,68 80,55 97,47@withers 130,54 164,42@croup 188,54 192,80@rump 176,98@low 140,106 106,108 '
                 '88,105@belly 74,112 62,118c@b')
    return picture(narrow(0.94, mirror(
        tree(40, 124, 112), hill('4,130c 60,100 120,110 160,98 218,130c'), ground(6, 216, 130),
        horse_tail('186,54,9 202,62,14 208,90,18 202,118,8 206,130,2', SILVER, DAPPLE_D),
        hoofed('98,94,22 104,112,11 102,124,8', DAPPLE_D, None, 133),
        hoofed('160,88,28 152,108,13 158,120,8 154,125,7', DAPPLE_D, None, 133),
        limb('92,76,50 70,92,34 50,106,26', DAPPLE, DAPPLE_D, open_tip=True),
        body.draw(DAPPLE, ('b', 'a')),
        body.rim('rump', 'belly', 10, DAPPLE_D), body.hatch('low', 'belly', 16, 8, 40, 1, .8, '#77736c'),
        ''.join(ink.circle(x, y, r, '#e6e3dc', 0) for x, y,
                r in ((150, 58, 5), (164, 62, 6), (176, 70, 5), (158, 74, 5), (170, 82, 5), (142, 70, 4), (182, 84, 4),
                      (120, 66, 4), (132, 62, 4), (108, 72, 4), (124, 80, 4))),
        hoofed('84,88,28 84,110,13 82,124,9', DAPPLE, DAPPLE_D, 138),
        hoofed('174,76,42 186,102,16 179,118,9 182,126,9', DAPPLE, DAPPLE_D, 138),
        mane_of('52,84c 66,68 80,55 98,47c 99,60f 86,76f 74,88f 60,98f', SILVER, DAPPLE_D, '60,82 76,67 94,54'),
        ink.at(horse_head(DAPPLE, DAPPLE_D, '#8b8580', SILVER), 46, 100, .98, -12), foal(128, 88, .98))))
