"""Beasts of prey: marten, badger, fox and wolf."""

from . import cego_animals_ink as ink
from . import svg
from .cego_animals_kit import (moon, EARTH, EARTH_D, GRASS, GREY, GREY_D, PALE, SNOW, SNOW_D, WHITE, Shape, blob, branch,
                               eye,
                               fir, ground, joined, leg, limb, line, marks, mirror, oak_leaf, once, paw, picture)

MARTEN, MARTEN_D, BIB = '#7b5236', '#4d3120', '#f3d58c'
FOX, FOX_D, FOX_L = '#d26d2b', '#9d4718', '#faf0dd'
SOCK = '#43332c'


@once
def marten_head():
    """Looking left; the origin is the middle of the skull."""
    skull = Shape('18,-16c@a 6,-21 -8,-16@brow -20,-6 -32,1@nose -33,8 -26,14@chin -12,17 4,20f 16,26c@b', tooth=2,
                  pitch=4)
    return joined((
        blob('-8,-14 -10,-23 -3,-27 5,-23 5,-15', MARTEN_D, 1.2), blob('-5,-17 -6,-22 -3,-24 1,-21 1,-17', BIB, 0),
        skull.draw(MARTEN, ('b', 'a')), skull.rim('chin', 'b', 11, BIB), skull.rim('nose', 'chin', 4, '#c9a57c'),
        blob('4,-13 3,-24 10,-29 18,-24 18,-13 12,-8', MARTEN, 1.3),
        blob('8,-15 7,-22 11,-25 15,-21 14,-15 12,-12', BIB, 0),
        blob('-28,-1 -34,2 -34,7 -29,6', '#2b2221', .9), line('-32,8 -26,11 -19,10', 1.1),
        ink.circle(-10, -4, 3.8, '#241a18', 1), ink.circle(-11.2, -5.4, 1.1, '#ffffff', 0),
        ink.lines('M-15-5q2-4 6-4', .9),
        marks('-2,-10 6,-4 12,4', 10, 6, 4, 10, .8, MARTEN_D),
        ink.lines('M-25 5q-10-2-18 1M-24 7q-9 2-16 7M-23 9q-6 4-11 9', .7)))


def marten():
    """On a bough."""
    body = Shape('56,50f 80,47f 108,45f 146,47f 174,64@rump 182,86 166,96@low 130,85 100,86 76,97@belly 58,98 '
                 '48,82@chest', tooth=2.6, pitch=6)
    return picture(
        branch('221,26,6 176,16,5 140,22,2', line=PALE), oak_leaf(146, 21, 150, .8), oak_leaf(178, 17, 60, .8, '#d9b25c'),
        branch('220,124,16 150,126,18 80,132,16 8,128,9'), oak_leaf(34, 124, -130), oak_leaf(14, 134, 10, .9, '#d9b25c'),
        limb('172,70,18 190,70,25 203,88,27 202,116,23 196,138,6', MARTEN_D, fur='f', tooth=4, pitch=8, open_root=False),
        marks('180,72 196,80 202,100 200,120', 26, 13, 8, 8, .9, '#2f1e15'),
        leg('84,90,22 94,108,15 92,120,11', MARTEN_D), paw(90, 126, 13, MARTEN_D, 8, 3),
        leg('150,88,26 142,106,16 148,116,12', MARTEN_D), paw(146, 123, 14, MARTEN_D, 8, 3),
        body.draw(MARTEN), body.rim('rump', 'belly', 12, MARTEN_D), body.rim('belly', 'chest', 18, BIB),
        marks('70,56 110,54 150,58', 30, 10, 6, 12, .9, MARTEN_D),
        marks('80,70 120,67 160,72', 18, 10, 6, 12, .9, MARTEN_D),
        leg('68,84,26 64,106,16 62,120,12', MARTEN, MARTEN_D), paw(60, 127, 15, MARTEN_D, 8, 3),
        leg('166,80,34 174,102,19 166,116,13', MARTEN, MARTEN_D), paw(163, 124, 16, MARTEN_D, 8, 3),
        marks('160,72 170,88 170,104', 14, 8, 7, 10, .8, MARTEN_D),
        ink.at(marten_head(), 48, 62, 1.04))


def marten_mother():
    """Sitting before the hollow tree with her young."""
    body = Shape('96,48f 112,40f 124,54f 138,84f 146,116@rump 136,132 92,134@belly 88,108 92,86@chest 88,66', tooth=2.4,
                 pitch=5)
    kit = ink.at(marten_head(), 0, 0, .5)
    return picture(mirror(
        fir(26, 126, 92), fir(52, 126, 66), ground(6, 216, 130),
        blob('6,132 4,104 18,92 44,92 58,104 62,132c', '#cbb489', 1.2),
        blob('16,132 14,112 24,102 40,102 50,112 52,132c', '#43311f', 1.1),
        ink.lines('M10 128q-3-20 10-32M56 128q-1-18-8-30', .8, '#9c8258'),
        ink.at(kit, 40, 114, .92), ink.at(kit, 30, 124, .92), blob('8,133 30,128 60,132 58,138 12,138', GRASS, 0),
        limb('138,124,16 166,128,24 192,126,26 208,112,20 212,98,5', MARTEN_D, fur='f', tooth=4, pitch=8,
             open_root=False), marks('150,127 176,128 200,118', 22, 12, 7, 6, .9, '#2f1e15'),
        leg('100,86,18 90,104,12 84,114,10', MARTEN_D), paw(81, 118, 12, MARTEN_D, 8, 3),
        body.draw(MARTEN), body.rim('belly', 'chest', 15, BIB), body.rim('rump', 'belly', 7, MARTEN_D),
        marks('112,52 124,76 132,104', 30, 10, 8, 8, .9, MARTEN_D),
        blob('110,134 104,116 114,102 132,100 144,116 144,130 136,136', MARTEN, 1.3),
        marks('112,116 124,106 138,114', 12, 8, 4, 60, .8, MARTEN_D),
        blob('128,131 104,129 94,132 92,137 124,138', MARTEN_D, 1.2), ink.lines('M98 131l-3 4M104 131l-3 4', .8),
        leg('106,80,24 100,100,15 98,108,12', MARTEN, MARTEN_D), paw(95, 115, 14, MARTEN_D, 8, 3),
        ink.at(marten_head(), 92, 50, 1.1, -8)))


@once
def badger_head():
    """Looking left; white with two black bands."""
    skull = Shape('24,-18c@a 8,-23 -10,-18@brow -28,-6 -44,4@nose -45,12 -36,18@chin -18,22 2,27f 20,34c@b', tooth=2.4,
                  pitch=5)
    return joined((
        skull.draw(WHITE, ('b', 'a')), skull.rim('chin', 'b', 9, BLACKISH),
        blob('-40,5 -26,-1 -10,-8 6,-14 24,-16 26,2 8,4 -8,4 -24,8 -34,10', BLACKISH, 0),
        blob('4,-14 2,-24 10,-28 18,-22 17,-12 10,-8', BLACKISH, 1.2), blob('7,-24 10,-27 16,-23 13,-21', WHITE, 0),
        blob('-39,1 -46,4 -47,9 -43,12 -38,8', '#1f1817', 1), ink.lines('M-45 6l3-1', .8, '#aaa'),
        line('-43,13 -36,15 -28,13', 1.1),
        ink.circle(-12, -1, 3, '#120d0c', .9, '#8b7a6e'), ink.circle(-13, -2, .9, '#ffffff', 0),
        marks('-22,14 -6,14 12,14', 12, 7, 4, 0, .8, GREY_D), marks('-4,-16 10,-20 22,-18', 5, 7, 1, 0, .8, GREY_D),
        marks('0,-4 10,-4 22,-6', 10, 7, 5, 0, .8, '#6a5d58')))


BLACKISH = '#3b3230'


def badger_body(body, guides):
    """A grey back, hatched along @guides."""
    return (body.draw(GREY) + body.rim('rump', 'chest', 15, BLACKISH, 10)
            + joined(marks(g, 36, 11, 7, 10, .9, c, k) for k, (g, c) in enumerate(guides)))


def badger():
    """Walking by night."""
    body = Shape('64,60f 88,42f 124,36f 164,46f 190,76f 196,104@rump 184,120 130,122 84,118 62,104@chest 56,80', tooth=4,
                 pitch=6)
    return picture(
        moon(190, 24), ground(6, 216, 130), ink.lines('M14 132q6-22-2-38M20 132q4-26 16-36M206 132q-2-20 6-30', 1,
                                                      '#a9b678'),
        limb('186,92,14 202,100,17 212,116,8', '#c9c2b4', fur='f', tooth=3, pitch=5),
        leg('96,104,22 102,122,16 100,130,14', BLACKISH), paw(98, 136, 17, BLACKISH, 8, 6),
        leg('154,104,26 150,122,17 152,130,15', BLACKISH), paw(149, 136, 17, BLACKISH, 8, 4),
        badger_body(body, (('80,58 120,50 160,58', GREY_D), ('84,76 124,68 172,80', GREY_D),
                           ('84,64 130,58 176,74', WHITE), ('80,92 130,86 180,98', GREY_D))),
        leg('76,100,28 74,120,20 72,130,17', BLACKISH), paw(70, 138, 20, BLACKISH, 9, 7),
        leg('178,96,36 182,120,21 180,130,17', BLACKISH), paw(177, 138, 20, BLACKISH, 9, 5),
        marks('70,96 72,114', 8, 9, 7, 0, .8, '#7a6d66'), marks('176,92 182,112', 9, 9, 8, 0, .8, '#7a6d66'),
        ink.at(badger_head(), 56, 84, 1.12))


def badger_mother():
    """Sitting before the sett with her young."""
    body = Shape('96,34f 122,30f 148,56f 164,92f 166,122@rump 150,136 96,136@chest 78,110 80,70', tooth=4, pitch=6)
    young = joined((badger_body(Shape('0,-20f 24,-26f 44,-10f 48,12@rump 0,14@chest -8,0', tooth=3),
                                (('4,-12 24,-16 40,-2', GREY_D),)),
                    leg('6,8,11 4,18,9', BLACKISH), paw(3, 22, 11, BLACKISH, 5, 3), leg('36,4,16 38,18,10', BLACKISH),
                    paw(36, 22, 12, BLACKISH, 5, 3),
                    ink.at(badger_head(), -2, -4, .62)))
    return picture(mirror(
        fir(32, 126, 84), fir(54, 126, 56), blob('124,130 130,94 160,78 198,84 214,130c', '#ead9b6', .8, PALE),
        blob('150,130 150,110 170,98 190,108 194,130c', '#a48b62', 0), ground(6, 216, 130, EARTH, EARTH_D),
        limb('160,124,14 178,130,17 192,128,8', '#c9c2b4', fur='f', tooth=3, pitch=5),
        badger_body(body, (('104,44 126,52 148,84', GREY_D), ('94,58 114,70 130,100', GREY_D),
                           ('98,50 122,62 142,98', WHITE))),
        blob('84,78 80,104 90,132 108,134 112,108 100,86', BLACKISH, 0),
        marks('90,84 94,104 98,124', 14, 9, 8, 0, .8, '#7a6d66'),
        blob('112,136 104,122 116,110 140,106 158,118 160,132 150,137', BLACKISH, 1.3),
        marks('120,120 134,114 150,122', 10, 8, 5, 60, .8, '#7a6d66'),
        paw(112, 139, 22, BLACKISH, 9, 6),
        limb('92,80,24 76,98,17 70,106,14', BLACKISH, open_tip=True), paw(66, 113, 16, BLACKISH, 9, 7),
        limb('104,84,24 96,106,18 90,114,15', BLACKISH, open_tip=True), paw(86, 121, 17, BLACKISH, 9, 7),
        ink.at(badger_head(), 88, 50, 1.08, -4), ink.at(young, 34, 116, .92)))


@once
def fox_head(face=FOX, dark=FOX_D, ruff=FOX_L, iris='#c98a2c'):
    """Looking left; the origin is the middle of the skull."""
    skull = Shape('18,-20c@a 4,-22 -10,-18@brow -20,-8 -40,3@nose -41,9 -32,13@chin -18,15f -6,26f 10,34f 24,30c@b',
                  tooth=4, pitch=6)
    return joined((
        Shape('-9,-14c -8,-27 0,-38c 7,-28 10,-16c').draw(dark, width=1.3),
        skull.draw(face, ('b', 'a')),
        blob('-32,13 -24,8 -10,8 4,14 20,10 20,22 8,30 -6,22 -18,14', ruff, 0), skull.rim('nose', 'chin', 3, ruff),
        marks('-6,12 4,18 14,20', 12, 8, 4, 10, .8, '#c9b48e'),
        ink.path(skull.data(skull.span('a', 'b')), 'none', 1.5),
        Shape('1,-12c@a 1,-27 11,-41c@tip 19,-27 20,-10c@b').draw(face, ('b', 'a'), 1.4),
        blob('6,-14 7,-26 11,-34c 15,-24 15,-12', '#3e2c24', 0), marks('8,-10 10,-20', 5, 8, 2, 0, .8, ruff),
        blob('-36,2 -42,4 -43,9 -38,10 -35,6', '#241b1a', 1), line('-40,10 -32,12 -25,12.5', 1.2),
        line('-30,5 -20,2 -14,4', .9, dark), eye(-13, -6, 2.8, iris, -.3, -16), line('-21,-3 -26,0', 1),
        marks('-2,-14 6,-6 16,0', 10, 7, 4, 15, .8, dark), ink.lines('M-32 8q-8-1-13 3M-31 9q-6 3-10 7', .7)))


def brush(text, tip, fill=FOX, dark=FOX_D, seed=2):
    """A bushy tail with a light tip, whose root has the outline of the tail too."""
    points = ' '.join(','.join(t.split(',')[:2]) for t in text.split()[:-1])
    return (limb(text, fill, dark, fur='f', tooth=4, pitch=8, open_root=False, seed=seed, cap=1)
            + marks(points, 30, 13, 8, 6, .9, dark)
            + tip)


def fox():
    """Standing in the snow."""
    body = Shape('64,40c 79,28c 85,45 120,54 156,50 182,64@rump 186,86 170,94@low 140,92 108,98@belly 84,108 62,98f 54,80f '
                 '56,64@chest', tooth=3, pitch=6)
    return picture(
        fir(190, 126, 80), fir(26, 126, 66), fir(176, 126, 52), ground(6, 216, 130, SNOW, SNOW_D, tufts=0),
        brush('176,76,12 192,94,22 200,112,26 214,130,4', blob('194,112f 206,110f 211,120f 214,132c 204,130f 196,122f',
                                                               WHITE, 1.2, tooth=3, pitch=4)),
        leg('84,88,20 98,108,11 92,124,8', FOX_D), leg('93,118,9 92,128,8', SOCK), paw(91, 134, 12, SOCK, 7),
        leg('150,80,28 142,104,13 152,124,9', FOX_D), leg('148,114,10 152,128,8', SOCK), paw(150, 134, 12, SOCK, 7),
        body.draw(FOX), body.rim('low', 'chest', 11, FOX_L), body.rim('rump', 'low', 10, FOX_D),
        marks('80,58 120,62 160,60', 28, 9, 6, 14, .8, FOX_D), marks('64,74 72,88 84,98', 12, 9, 6, 0, .8, '#c9b48e'),
        leg('72,82,26 68,106,14 58,122,9', FOX, FOX_D), leg('66,108,13 60,120,9 57,130,8', SOCK),
        paw(55, 137, 13, SOCK, 8),
        leg('168,78,36 178,100,17 174,118,10 178,128,9', FOX, FOX_D), leg('176,112,11 175,120,9 178,130,9', SOCK),
        paw(176, 137, 13, SOCK, 8), marks('164,68 174,84 176,98', 12, 8, 7, 10, .8, FOX_D),
        ink.at(fox_head(), 60, 48, 1.06))


def vixen():
    """Sitting beside her cub."""
    body = Shape('84,38c 104,34f 118,50f 142,76f 152,110@rump 146,134 100,135@low 84,126 76,100@belly 72,80f '
                 '76,60@chest', tooth=3, pitch=6)
    pup = joined((blob('-8,-6c 8,-16f 26,0f 30,24c -8,26c -14,8', FOX, 1.6, tooth=3),
                  marks('4,-4 18,6', 10, 8, 5, 30, 1, FOX_D), blob('-8,4 -14,10 -8,26 0,26 0,10', FOX_L, 0),
                  leg('-2,8,10 -4,20,8', SOCK), paw(-5, 26, 10, SOCK, 6), leg('14,12,16 8,22,10', FOX),
                  paw(8, 27, 12, SOCK, 6), ink.at(fox_head(), -8, -12, .62)))
    return picture(mirror(
        blob('120,130 130,100 160,86 196,92 216,130c', '#e6dfc0', .8, PALE), ground(6, 216, 130),
        brush('142,122,14 166,130,26 190,122,32 202,98,27 204,76,4',
              blob('190,100f 194,86f 204,71c 213,88f 214,102f 202,105', WHITE, 1.2, tooth=3, pitch=4)),
        leg('92,88,18 88,112,12 86,128,9', FOX_D), leg('87,112,12 86,129,9', SOCK), paw(84, 135, 12, SOCK, 8),
        body.draw(FOX), body.rim('low', 'chest', 16, FOX_L), body.rim('rump', 'low', 8, FOX_D),
        marks('104,46 122,68 138,96', 28, 9, 8, 10, .8, FOX_D), marks('80,66 82,84 88,104', 16, 9, 6, 0, .8, '#c9b48e'),
        blob('112,135 106,116 114,100 134,94 148,110 150,128 142,136', FOX, 1.4),
        marks('114,114 128,102 142,112', 12, 8, 5, 60, .8, FOX_D), paw(112, 138, 18, SOCK, 8),
        leg('98,82,24 96,108,14 95,130,10', FOX, FOX_D), leg('96,110,14 95,130,10', SOCK), paw(93, 138, 13, SOCK, 8),
        ink.at(fox_head(), 82, 46, 1.04, -4), ink.at(pup, 40, 110)))


WOLF, WOLF_D, WOLF_L = '#a09a91', '#6d6760', '#ece5d6'


@once
def wolf_head(howl=False):
    """Looking left; the origin is the middle of the skull."""
    skull = Shape('18,-22c@a 4,-25 -9,-20@brow -19,-11 -40,-6@nose -44,0 -41,6@lip -32,11 -20,14@chin -14,24f -4,36f '
                  '10,44f 24,42c@b', tooth=4.5, pitch=7)
    if howl:
        skull = Shape('18,-22c@a 4,-25 -9,-20@brow -19,-12 -40,-9@nose -45,-3 -42,2@lip -24,5c -34,11 -35,15@chin -22,18 '
                      '-14,26f -4,38f 10,46f 24,42c@b', tooth=4.5, pitch=7)
    return joined((
        Shape('-8,-16c -8,-28 -1,-38c 7,-30 10,-18c').draw(WOLF_D, width=1.3), skull.draw(WOLF, ('b', 'a')),
        blob('-30,10 -22,3 -8,6 6,12 18,10 18,24 8,38 -4,32 -14,20', WOLF_L, 0),
        skull.rim('nose', 'chin', 4, WOLF_L) if not howl else ink.path('M-42 2q9 4 18 3-8 3-10 9-2-1-2-4-6-1-6-8z',
                                                                       '#93403c', 0),
        blob('18,-20 4,-25 -8,-20 -22,-10 -38,-7 -22,-5 -8,-10 6,-12', WOLF_D, 0),
        marks('-6,8 4,18 12,28', 18, 10, 7, 4, .9, '#b3a892'), marks('-2,-16 10,-12 18,0', 12, 8, 4, 10, .9, '#4c4742'),
        marks('2,-4 12,4 18,14', 8, 9, 4, 10, .9, WOLF_D),
        ink.path(skull.data(skull.span('a', 'b')), 'none', 1.5),
        Shape('1,-16c@a 0,-28 9,-40c 18,-30 19,-14c@b').draw(WOLF, ('b', 'a'), 1.4),
        blob('6,-18 6,-27 9,-34c 14,-27 14,-16', '#5b4a42', 0),
        blob('-36,-7 -43,-5 -45,0 -41,3 -36,0', '#241b1a', 1), ink.lines('M-42-3l3-1.5', .8, '#aaa'),
        line('-41,5 -33,8 -25,9.5 -19,9', 1.3) if not howl else ink.path('M-36 3l1 4 2-3M-31 14l0-4 2 3', '#fdf8ec',
                                                                         .7),
        eye(-12, -9, 2.7, '#d8a437' if not howl else '#b98a2f', -.3, -16), line('-20,-6 -26,-4', 1)))


def wolf():
    """Howling at the moon."""
    body = Shape('66,38c 84,32f 98,44f 112,52 140,56 166,58 184,72@rump 188,92 174,100@low 142,98 110,104@belly 88,112f '
                 '68,104f 58,84f 56,62@chest', tooth=4.5, pitch=7)
    return picture(
        moon(186, 30), fir(200, 124, 52), fir(30, 126, 58),
        ground(4, 218, 130, SNOW, SNOW_D, 11, tufts=0),
        limb('180,76,12 194,94,22 198,114,20 194,132,4', WOLF_D, fur='f', tooth=4, pitch=8, open_root=False, cap=1),
        marks('184,80 194,98 196,116', 16, 12, 6, 4, .9, '#3f3a36'),
        leg('92,92,20 98,112,12 95,126,10', WOLF_D), paw(93, 134, 14, WOLF_D, 8, 2),
        leg('152,86,28 144,108,14 152,126,10', WOLF_D), paw(150, 134, 14, WOLF_D, 8, 2),
        body.draw(WOLF), body.rim('low', 'chest', 15, WOLF_L),
        blob('84,36 98,46 114,54 140,57 166,59 184,72 180,82 150,72 116,70 94,60', WOLF_D, 0),
        ink.path(body.data(), 'none', 1.5),
        marks('92,52 124,64 170,68', 34, 11, 6, 14, .9, '#46413c'),
        marks('92,76 126,82 160,82', 20, 11, 8, 14, .9, WOLF_D), marks('64,62 70,80 82,98', 18, 11, 8, 4, .9, '#b3a892'),
        leg('78,90,28 78,112,15 76,128,11', WOLF, WOLF_D), paw(74, 138, 15, WOLF, 9, 2),
        leg('170,82,40 182,106,17 175,120,11 178,130,11', WOLF, WOLF_D), paw(175, 138, 15, WOLF, 9, 2),
        marks('166,76 178,88 182,100', 12, 9, 8, 10, .9, WOLF_D),
        ink.at(wolf_head(True), 72, 50, 1.0, 50))


def she_wolf():
    """Walking, two cubs below her."""
    body = Shape('60,66f 84,52f 122,50 158,50 180,64@rump 186,84 174,94@low 140,96 108,104@belly 84,112f 62,104f '
                 '52,88@chest', tooth=4.5, pitch=7)
    pup = joined((limb('24,10,6 36,12,8 42,4,3', WOLF_D, fur='f', open_root=False, width=1.4),
                  blob('-10,-6c 6,-14f 24,0f 28,22c -8,24c -14,8', WOLF, 1.6, tooth=3),
                  marks('4,-6 14,0 22,12', 10, 7, 4, 10, 1, WOLF_D),
                  leg('-2,8,11 -4,18,9', WOLF), paw(-5, 25, 11, WOLF, 6), leg('14,12,16 10,20,11', WOLF),
                  paw(9, 26, 12, WOLF, 6), ink.at(wolf_head(), -6, -10, .56)))
    svg.define('cegoa-wolfcub', pup)
    return picture(mirror(
        fir(26, 124, 60), fir(190, 124, 84), fir(170, 124, 56), ground(4, 218, 130, SNOW, SNOW_D, 11, tufts=0),
        limb('178,68,12 194,82,22 202,102,20 200,122,4', WOLF_D, fur='f', tooth=4, pitch=8, open_root=False, cap=1),
        marks('184,72 196,88 200,104', 16, 12, 6, 4, .9, '#3f3a36'),
        leg('96,90,20 104,110,12 100,126,10', WOLF_D), paw(98, 134, 14, WOLF_D, 8, 2),
        leg('150,82,28 142,106,14 150,126,10', WOLF_D), paw(148, 134, 14, WOLF_D, 8, 2),
        body.draw(WOLF), body.rim('low', 'chest', 13, WOLF_L),
        blob('64,62 84,53 122,52 158,51 178,64 176,74 150,66 116,66 88,70', WOLF_D, 0),
        ink.path(body.data(), 'none', 1.5),
        marks('84,60 124,60 166,62', 34, 11, 6, 14, .9, '#46413c'),
        marks('88,80 126,78 160,78', 20, 11, 8, 14, .9, WOLF_D),
        leg('76,86,30 72,110,16 66,128,11', WOLF, WOLF_D), paw(64, 138, 15, WOLF, 9, 2),
        leg('168,76,40 180,102,17 174,118,11 178,130,11', WOLF, WOLF_D), paw(175, 138, 15, WOLF, 9, 2),
        marks('164,68 176,82 180,96', 12, 9, 8, 10, .9, WOLF_D),
        ink.at(wolf_head(), 58, 66, 1.04, -6), ink.use('cegoa-wolfcub', 120, 114, .94),
        ink.use('cegoa-wolfcub', 28, 118, .8)))
