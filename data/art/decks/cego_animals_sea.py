"""Trump 2: the sea-lion, in front a lion and behind a fish."""

from . import cego_animals_ink as ink
from .cego_animals_kit import (SAND, SAND_D, WATER, WATER_D, Shape, blob, eye, joined, leg, limb, line, marks, mirror,
                               once, picture, scales)

MANE, MANE_D = '#a8622c', '#74401c'
SCALE, SCALE_D, SCALE_L = '#6f9a9a', '#41686c', '#b9d2c8'
FIN, FIN_D = '#d58a4a', '#9c5526'


def waves(y, left=6, right=216):
    """Pale water with curls, from @y down."""
    top = ' '.join('%d,%.1f' % (left + k * 15, y + (2.6 if k % 2 else -2.6)) for k in range(1, 14))
    out = blob('%d,%dc %s %d,%dc 190,%d 110,%d 30,%d' % (left, y + 6, top, right, y + 6, 143, 145, 143), WATER, 0)
    curls = ''.join('M%d %.1fq6-7 13-3 4 4-1 5.5-4 .4-3.5-3' % (x, y + dy) for x, dy in (
        (14, 4), (52, 6), (92, 3), (136, 6), (176, 3)))
    low = ''.join('M%d %dq7-4 14 0t14 0' % (x, y + dy) for x, dy in ((30, 14), (84, 13), (120, 16), (160, 12)))
    return out + ink.lines(curls + low, 1, WATER_D)


@once
def fluke():
    """The fin at the end of the tail, upwards; the root at the origin."""
    s = Shape('-6,6c -14,-8 -30,-18 -34,-34c -16,-32 -4,-24 1,-14 8,-26 22,-32 36,-30c 30,-14 16,-6 7,6c')
    return (s.draw(FIN, width=1.4) + ink.lines('M-2 2Q-12-14-30-31M-1-2Q-8-16-20-27M3-2Q12-16 32-28M2 2Q16-8 27-18M-4 '
                                               '3Q-14-10-27-20', .9, FIN_D))


@once
def lion_head(male):
    """Looking left; the origin is the middle of the skull."""
    mane = Shape('-12,-24c -4,-36f 16,-42f 38,-30f 48,-4f 48,26f 32,54f 6,62b -12,44b -20,20c', tooth=6, pitch=10)
    inner = Shape('-8,-22f 6,-30f 22,-22f 30,-2f 26,20f 10,34b -10,34b -22,20c', tooth=5, pitch=8, seed=4)
    face = Shape('4,-24c@a -6,-24 -14,-20@brow -25,-11 -36,-5@nose -39,2 -36,7 -37,13 -31,19@chin -18,21 -6,26c 10,22 '
                 '16,4 12,-16c')
    whole = Shape('22,-14c@a 6,-24 -6,-25 -14,-20@brow -25,-11 -36,-5@nose -39,2 -36,7 -37,13 -31,19@chin -18,21 -8,26 '
                  '6,36c@b')
    out = []
    if male:
        out += [mane.draw(MANE), marks('10,-34 36,-20 42,10 30,40', 26, 14, 8, 25, 1, MANE_D),
                inner.draw('#bf7a38', width=1.2),
                face.draw(SAND, width=0), ink.path(face.data(face.span('a', 'chin')), 'none', 1.5),
                marks('0,-24 18,-18 24,4 12,26', 16, 10, 4, 20, 1, MANE_D)]
    else:
        out += [blob('-8,-20 -8,-29 -1,-32 6,-25 6,-18', SAND_D, 1.2), whole.draw(SAND, ('b', 'a')),
                whole.rim('chin', 'b', 8, SAND_D)]
    out += [blob('-22,0 -34,-3 -39,2 -36,7 -37,13 -31,19 -20,18 -15,10', '#f5e6c4', 0),
            ink.path(face.data(face.span('brow', 'chin')), 'none', 1.5),
            blob('4,-20 2,-29 9,-34 16,-28 16,-19 10,-13', SAND, 1.3),
            blob('7,-21 7,-27 11,-28 13,-22 10,-18', SAND_D, 0),
            blob('-31,-7 -38,-4 -39,2 -34,3 -31,-1', '#8a4a3c', 1),
            line('-37,6 -31,10 -25,12 -20,12', 1.3), line('-35,3 -35,7', 1),
            ink.lines('M-28 4h.1m3 1h.1m-5 2h.1m3 1h.1', 1.3),
            ink.lines('M-26 6q-10 8-19 9M-24 8q-8 10-16 13M-23 5q-12 2-20 1', .7, '#8d7450'),
            line('-30,-5 -22,-9 -17,-15', .9, SAND_D),
            eye(-17, -8, 2.9, '#c98a2c', -.4, -14), line('-24,-13 -18,-15 -11,-13', 1.3)]
    if male:
        out.append(blob('-32,17c -36,24f -30,32f -22,31f -18,21c', MANE, 1.1, tooth=2, pitch=5))
    return joined(out)


def webbed(x, y, turn):
    """A forepaw with webs between the toes."""
    s = Shape('4,-7c -8,-10 -18,-7c -15,-4 -20,-1c -15,2 -18,6c -10,5 -8,10c 0,9 5,7c')
    return ink.at(s.draw(SAND) + ink.lines('M-4-3q-6-2-12-3M-4 1h-13M-4 4q-5 0-11 1', .9, SAND_D), x, y, 1.0, turn)


def sea_lion():
    """With mane and raised paws."""
    return picture(
        ink.at(fluke(), 184, 40, .92, -14),
        limb('92,84,58 128,112,50 166,112,36 190,84,22 185,42,11', SCALE, SCALE_L, cap=0),
        scales('104,92 128,104 158,108 183,94 189,64', 17, 11, 1, 0, .9, SCALE_D),
        scales('108,87 134,98 160,104 182,90 187,62', 17, 8, 1, 0, .9, SCALE_D),
        scales('104,104 128,114 160,114 184,90', 12, 11, 1, 0, .9, SCALE_D),
        blob('116,84c 122,66 140,60 158,66c 150,70 154,76 150,80c 158,82 158,86 152,90c 138,92 126,88', FIN, 1.3),
        ink.lines('M120 83q10-14 32-16M124 85q10-6 25-5M130 88q8 1 20 1', .9, FIN_D),
        leg('80,96,30 58,108,22 42,98,15', SAND_D), webbed(38, 97, 14),
        blob('52,58 48,76 56,98 72,112 96,112f 112,104f 118,88f 112,72f 96,58', SAND, 1.5, tooth=4, pitch=8),
        leg('84,92,32 66,112,22 50,118,17', SAND, SAND_D), webbed(44, 118, 0),
        ink.at(lion_head(True), 68, 49, .96), waves(124))


def sea_lioness():
    """With her cub."""
    pup = joined((limb('14,2,24 30,10,20 44,2,12 46,-14,6', SCALE, None, cap=.2), ink.at(fluke(), 46, -12, .42, 6),
                  scales('16,2 30,8 42,0', 7, 7, 1, 0, .9, SCALE_D),
                  blob('-4,-10 -6,6 4,14 18,12 22,0 14,-10', SAND, 1.4), ink.at(lion_head(False), -2, -10, .56, 6)))
    return picture(mirror(
        ink.at(fluke(), 188, 50, .8, -4),
        limb('96,80,54 128,104,48 164,110,34 186,92,22 188,54,11', SCALE, SCALE_L, cap=0),
        scales('104,86 128,98 160,104 180,94 188,68', 17, 11, 1, 0, .9, SCALE_D),
        scales('112,81 136,94 160,102 179,92 187,68', 17, 8, 1, 0, .9, SCALE_D),
        scales('104,98 128,110 160,114 184,98', 12, 11, 1, 0, .9, SCALE_D),
        blob('122,78c 128,62 146,58 162,64c 154,68 158,74 154,78c 160,82 158,86 154,88c 142,90 132,86', FIN, 1.3),
        ink.lines('M126 78q10-12 30-13M130 80q10-5 23-3M136 84q8 1 17 1', .9, FIN_D),
        leg('92,90,26 76,112,20 62,122,15', SAND_D), webbed(58, 122, 0),
        blob('74,20c 62,50 62,76  70,100 86,112 106,108f 118,96f 122,80f 116,66f 109,48 101,24c', SAND, 1.5, tooth=4,
             pitch=8),
        leg('94,92,30 92,112,22 82,124,17', SAND, SAND_D), webbed(77, 124, -4),
        marks('98,40 108,62 112,88', 26, 9, 8, 10, .8, SAND_D), marks('78,60 74,80 80,98', 16, 9, 6, 0, .8, SAND_D),
        marks('92,98 90,112', 8, 8, 7, 0, .8, SAND_D),
        ink.at(lion_head(False), 78, 38, 1.02), ink.at(pup, 32, 112, .86), waves(126)))
