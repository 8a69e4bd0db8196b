"""Small animals of house and wood: mouse, hedgehog, squirrel and hare."""

import random

from . import cego_animals_ink as ink
from . import svg
from .cego_animals_kit import (tree, CREAM, CREAM_D, EARTH, EARTH_D, LEAF, LEAF_D, PALE, Pen, ROSE, ROSE_D, SAND_D, WHITE,
                               Shape, blob, branch, eye, ground, hill, joined, leg, limb, line, marks, mirror, oak_leaf,
                               once, paw, picture, plus, turned)

MOUSE, MOUSE_D = '#b09a86', '#83705f'


def whiskers(x, y, size=1.0):
    """Four hairs to the left."""
    return ink.at(ink.lines('M0 0Q-12-6-22-5M0 2Q-12 1-23 4M0 4Q-10 8-19 13M2-1Q-8-10-16-13', .7, '#5d5048'), x, y, size)


@once
def mouse_head():
    """Looking left; the origin is the middle of the skull."""
    skull = Shape('24,-24c@a 10,-27 -4,-22@brow -22,-10 -38,2 -44,9@nose -42,15 -30,20@chin -14,26 2,28f 16,28c@b',
                  tooth=2.2, pitch=4)
    return joined((
        blob('-6,-20 -14,-36 -8,-50 6,-52 14,-40 8,-22', MOUSE_D, 1.3),
        blob('-4,-24 -9,-36 -5,-45 4,-46 8,-38 4,-26', ROSE_D, 0),
        skull.draw(MOUSE, ('b', 'a')), skull.rim('nose', 'b', 8, CREAM), skull.rim('brow', 'nose', 3, MOUSE_D),
        blob('10,-16 4,-38 14,-54 32,-54 40,-38 32,-20 20,-12', MOUSE, 1.4),
        blob('14,-20 10,-36 18,-48 30,-48 34,-37 28,-24 20,-17', ROSE, .9, ROSE_D),
        ink.lines('M18-20q0-14 8-22M22-19q2-10 8-16', .8, ROSE_D),
        blob('-38,4 -45,6 -47,11 -43,14 -38,11', ROSE_D, 1), line('-42,14 -35,17 -28,16', 1),
        ink.circle(-13, -4, 5.2, '#241a18', 1), ink.circle(-14.6, -6, 1.5, '#ffffff', 0),
        ink.lines('M-19-6q2-5 7-5.5', .9),
        marks('-8,-14 8,-14 18,-4', 12, 7, 4, 15, .8, MOUSE_D), marks('-4,6 8,14 18,20', 12, 7, 5, 0, .8, MOUSE_D),
        whiskers(-32, 9)))


def hand(x, y, turn=0):
    """A small pink forefoot, the fingers to the left."""
    return ink.at(blob('5,-4 -4,-5 -12,-5 -9,-2 -15,-1 -10,1 -13,4 -6,4 4,4', ROSE, 1.1), x, y, turn=turn)


def cheese(x, y):
    """A wedge with holes."""
    return ink.at((ink.path('M-30 0L-26-24 22-34 30-20 28 4-6 10z', '#f0c860', 1.4)
                   + ink.path('M-30 0l4-24 20 8 0 26z', '#f7dc92', 1.2)
                   + ink.path('M-26-24l48-10 8 14-36 4z', '#f8e2a2', 1.2)
                   + ink.circle(8, -4, 4.5, '#d3a33e', .9) + ink.circle(20, -12, 3, '#d3a33e', .9) + ink.circle(-18, -6,
                                                                                                              3, '#dcb55a', .9)
                   + ink.circle(-12, 2, 2, '#dcb55a', .8)), x, y)


def boards(y):
    """The floor of a larder."""
    return (ink.path('M6 %dH216l-6 14H12z' % y, '#efe0c0', .8, PALE)
            + ink.lines('M14 %dh190M60 %dl-4 7M140 %dl3 7M100 %dl-2 7M180 %dl4 7' % (y + 7, y, y, y + 7, y + 7), .8,
                        PALE))


def mouse():
    """Holding on to a cheese."""
    body = Shape('74,52f 100,40f 140,48f 166,78f 170,112@rump 158,132 120,136c 90,134@belly 70,122 60,100 58,80@chest',
                 tooth=2.4, pitch=5)
    return picture(
        boards(128), ink.path('M150 128V96a20 20 0 0 1 44 0V128z', '#e2d2ae', .9, PALE),
        ink.path('M156 128V98a15 15 0 0 1 32 0V128z', '#cbb78e', 0),
        limb('160,124,9 184,134,7 204,122,5 206,96,4 192,84,3 184,92,1.5', ROSE_D, width=1.2, open_root=False, cap=1),
        limb('82,110,14 66,112,10 56,106,9', MOUSE_D, open_tip=True), hand(54, 105, 10),
        body.draw(MOUSE), body.rim('rump', 'chest', 16, CREAM_D, 10),
        marks('96,52 130,58 156,84 160,108', 34, 9, 9, 12, .8, MOUSE_D),
        marks('88,74 110,90 118,112', 16, 8, 10, 0, .8, MOUSE_D),
        blob('112,134 104,118 112,98 132,92 152,102 158,122 150,135', MOUSE, 1.3),
        marks('118,112 132,102 148,110', 10, 7, 4, 60, .8, MOUSE_D),
        blob('132,130 112,129 92,131 84,135 90,138 124,139', ROSE, 1.2), ink.lines('M91 131l-4 4M97 130l-4 5', .8),
        limb('92,98,20 76,108,13 60,112,9', MOUSE, open_tip=True), cheese(40, 126), hand(58, 112, 0),
        ink.at(mouse_head(), 76, 64, 1.0))


def mouse_mother():
    """With an ear of wheat and two young."""
    baby = joined((limb('20,4,3 34,8,2.4 44,2,1', ROSE_D, width=.9, cap=1),
                   blob('-4,-8 10,-12 22,-4 22,8 0,10 -10,8', MOUSE, 1.2), ink.at(mouse_head(), -4, -4, .42),
                   ink.lines('M0 9h-6M16 9h-6', 1.6, ROSE_D)))
    svg.define('cegoa-mouselet', baby)
    body = Shape('112,40f 136,50f 158,80f 160,116@rump 150,134c 96,134c@belly 84,112 86,80@chest 94,60', tooth=2.4,
                 pitch=5)
    ear = 'M0 0q-3-14 4-30'
    wheat = ink.path(ear, 'none', 1.6, SAND_D) + ''.join(
        ink.at(ink.path('M0 0q5-3 4-9-5 2-4 9z', '#e2bb62', .8), 2 + k * .4, -18 - 4 * k, 1,
               t) for k in range(4) for t in (-25, 60)[k % 2:k % 2 + 1] + (20,))
    return picture(mirror(
        boards(128), ink.path('M168 130q-8-20-2-38 18-8 36 0 8 20 0 38z', '#ecdfc2', .9, PALE),
        ink.lines('M166 92q-6-8 2-12 14-4 28 0 8 4 4 12M168 92q18 6 32 0', .9, PALE),
        limb('152,128,9 176,138,7 198,132,5 210,118,1.5', ROSE_D, width=1.2, open_root=False, cap=1),
        limb('98,84,14 84,92,10 76,86,8', MOUSE_D, open_tip=True),
        body.draw(MOUSE), body.rim('belly', 'chest', 18, CREAM_D), body.rim('rump', 'belly', 8, MOUSE_D),
        marks('118,52 142,74 150,106', 26, 9, 9, 12, .8, MOUSE_D),
        blob('112,134 104,118 112,100 130,96 150,106 154,124 148,136', MOUSE, 1.3),
        marks('116,114 130,104 146,114', 10, 7, 4, 60, .8, MOUSE_D),
        blob('130,131 108,130 92,131 84,135 90,138 122,139', ROSE, 1.2), ink.lines('M91 131l-4 4M97 130l-4 5', .8),
        ink.at(wheat, 68, 100, 1.5, -30), hand(76, 86, 10),
        limb('108,84,18 94,96,12 82,92,9', MOUSE, open_tip=True), hand(80, 92, 20),
        ink.at(mouse_head(), 104, 56, .96, -4), ink.use('cegoa-mouselet', 28, 126),
        ink.use('cegoa-mouselet', 62, 129, .9)))


@once
def hedgehog_head():
    """Looking left; the origin is the middle of the head."""
    face = Shape('14,-24c@a 0,-22 -10,-14@brow -26,2 -42,8@nose -44,14 -34,20@chin -16,26 2,30f 20,26c@b', tooth=2,
                 pitch=4)
    return joined((face.draw('#d9bd94', ('b', 'a')), face.rim('chin', 'b', 9, '#b8966a'),
                   marks('-8,-10 4,-8 10,4', 12, 7, 4, 10, .8, '#8a6742'),
                   marks('-22,10 -6,16 8,18', 14, 7, 6, 0, .8, '#8a6742'),
                   blob('-36,3 -44,5 -48,10 -45,15 -39,13', '#2b2221', 1), ink.lines('M-46 8l2-1.5', .8, '#aaa'),
                   line('-42,15 -35,17.5 -28,17', 1.1),
                   ink.circle(-14, -3, 4, '#241a18', 1), ink.circle(-15.4, -4.6, 1.2, '#ffffff', 0),
                   ink.lines('M-19-5q2-4 6-4.5', .9),
                   blob('4,-18 0,-10 4,-2 12,-4 14,-14', '#b8966a', 1.2), blob('5,-14 4,-9 7,-6 10,-10', '#8a6742', 0)))


@once
def hedgehog_coat(size, seed, rows=6):
    """The dome of spines, its middle at the origin, 120 wide."""
    dome = Shape('-48,-4f -44,-34f -20,-58f 16,-62f 48,-46f 64,-16f 60,16f 44,24b 0,22b -34,20b', tooth=9, pitch=36 / rows,
                 seed=seed)
    chance = random.Random(seed)
    pens = [Pen(), Pen()]
    for row in range(rows):
        for k in range(16):
            a = 176 - k * 11.2 + 5 * chance.random()
            r = .2 + row * .93 / rows + .05 * chance.random()
            p = plus((6, 14), (turned((60, 0), -a)[0] * r, turned((74, 0), -a)[1] * r))
            if p[1] > 18:
                continue
            way = turned((1, 0), -a * .72 + 6 + 12 * chance.random())
            pen = pens[(row + k) % 2]
            pen.put('M' if not pen.out else 'm', p)
            pen.put('l', plus(p, way, 10 + 3 * chance.random()))
    return ink.at(dome.draw('#7a5b3e') + ink.lines(pens[0].text(), 1.6, '#e3cda2')
                  + ink.lines(pens[1].text(), 1.6, '#3f2c1f'), 0, 0, size)


@once
def hedgehog_legs(y):
    """Four short legs."""
    return ''.join(leg('%d,%d,12 %d,%d,10' % (x, y - 16, x - 1, y - 4), c) + paw(x - 2, y, 11, c, 6, 2.5)
                   for x, c in ((-24, '#9c7a52'), (34, '#9c7a52'), (-38, '#b8966a'), (22, '#b8966a')))


def leaf(x, y, turn, fill='#d98a3c'):
    """A fallen leaf."""
    return ink.at(ink.path('M0 0Q4-10 16-10 24-4 30 0 22 6 14 8 4 8 0 0z', fill, 1)
                  + ink.lines('M-5 1Q12-2 28 0M10-1l4-6M16-1l3-5M12 0l3 5', .7, '#8a4a22'), x, y, 1, turn)


def apple(x, y, size=1.0):
    """An apple with leaf."""
    return ink.at(blob('0,-9 7,-12 13,-5 10,7 2,11 -7,9 -12,0 -9,-10', '#c93f35', 1.2)
                  + ink.path('M2 11q8-2 9-10 2-4 1-6-8 8-10 16z', '#93262b', 0)
                  + ink.lines('M0-9q1-6 5-8', 1.4) + ink.path('M2-12q6-6 11-2-6 5-11 2z', LEAF,
                                                              .9) + ink.lines('M-7-4q1-4 4-4', 1.2, '#f3b3a4'), x, y, size)


def hedgehog():
    """With leaf and apple on his spines."""
    return picture(
        ground(6, 216, 130, EARTH, EARTH_D, tufts=6), leaf(14, 134, 8), leaf(182, 130, -16, '#c46a32'),
        leaf(156, 136, 4, '#e0b050'),
        ink.at(joined((hedgehog_legs(40), blob('-44,8 -40,30f 0,32f 40,30f 54,12c', '#c9a878', 1.3, tooth=2, pitch=5),
                       hedgehog_coat(1.06, 3), ink.at(hedgehog_head(), -50, 10, 1.0))), 124, 94, 1.08),
        leaf(118, 34, -30), apple(146, 26, .9))


def hedgehog_family():
    """A mother and two young."""
    svg.define('cegoa-hedgehoglet', joined((
        hedgehog_legs(40), blob('-44,8 -40,30 0,32 40,30 54,12c', '#c9a878', 2), hedgehog_coat(1.0, 8, 4),
        ink.at(hedgehog_head(), -46, 8, 1.1))))
    return picture(mirror(
        ground(6, 216, 130, EARTH, EARTH_D, tufts=6), leaf(190, 134, 8), leaf(8, 138, -8, '#c46a32'),
        ink.at(joined((hedgehog_legs(40), blob('-44,8 -40,30f 0,32f 40,30f 54,12c', '#c9a878', 1.3, tooth=2, pitch=5),
                       hedgehog_coat(1.0, 5), ink.at(hedgehog_head(), -52, 12, .95, -14))), 106, 96),
        ink.use('cegoa-hedgehoglet', 184, 118, .46), ink.use('cegoa-hedgehoglet', 144, 124, .4)))


SQUIRREL, SQUIRREL_D = '#c05f2c', '#8c3d1a'


@once
def squirrel_head():
    """Looking left; the origin is the middle of the skull."""
    skull = Shape('20,-18c@a 8,-23 -6,-20@brow -19,-9 -30,2@nose -31,9 -24,15@chin -12,19f 2,24f 16,30c@b', tooth=2,
                  pitch=4)
    ear = Shape('-6,-12c@a -9,-28 0,-50c 8,-36 12,-16c@b 4,-8')
    tuft = ink.lines('M-2-42l0-12M0-45l3-11M1-42l5-9', 1.3, SQUIRREL_D)
    return joined((
        ink.at(ear.draw(SQUIRREL_D, width=1.2) + tuft, -4, -8, .66, -10),
        skull.draw(SQUIRREL, ('b', 'a')), skull.rim('chin', 'b', 8, CREAM_D), skull.rim('nose', 'chin', 4, CREAM),
        ink.at(ear.draw(SQUIRREL, ('b', 'a')) + blob('-2,-14 -4,-28 1,-40 5,-28 6,-16', SQUIRREL_D, 0) + tuft, 8, -10,
               .74, 4),
        blob('-27,1 -32,4 -32,9 -27,9', '#5d2f22', .9), line('-30,10 -24,12 -18,10', 1.1),
        ink.circle(-9, -5, 6, '#f0cf9e', 0), ink.circle(-9, -5, 4.6, '#241a18', 1),
        ink.circle(-10.5, -6.7, 1.4, '#ffffff', 0),
        ink.lines('M-16-6q2-6 8-6', 1), marks('-2,2 6,8 12,16', 10, 6, 4, 0, .8, SQUIRREL_D),
        marks('2,-16 12,-10 16,0', 8, 6, 3, 20, .8, SQUIRREL_D), whiskers(-24, 6, .8)))


def squirrel_tail(text, seed=2):
    """A bushy tail with light hair in it."""
    points = ' '.join(','.join(t.split(',')[:2]) for t in text.split()[:-1])
    return (limb(text, SQUIRREL, SQUIRREL_D, fur='f', tooth=5, pitch=9, seed=seed)
            + marks(points, 46, 17, 10, 8, .9, SQUIRREL_D)
            + marks(points, 26, 15, 12, -12, .9, '#e8a468', 9))


def nut(x, y):
    """A hazelnut."""
    return ink.at(blob('0,-8 6,-7 8,0 4,7 -3,8 -8,2 -6,-6', '#b27a3c', 1.2)
                  + ink.path('M-7-3q7-5 13-3l1-3q-8-4-13 0z', '#dcb676', .9), x, y)


def squirrel():
    """Sitting on a bough with a nut."""
    body = Shape('84,52c 98,44f 118,54f 136,80f 140,112@rump 128,130 96,132@low 84,118@belly 78,96f 76,78@chest',
                 tooth=2.6, pitch=5)
    return picture(
        branch('220,133,17 150,133,17 80,136,15 8,130,9'), oak_leaf(28, 126, -130), oak_leaf(6, 132, 10, .8, '#d9b25c'),
        oak_leaf(204, 124, -80, .8),
        squirrel_tail('128,124,20 156,112,38 160,74,46 172,44,50 194,40,32 204,58,10'),
        limb('88,84,15 72,94,11 60,90,9', SQUIRREL_D, open_tip=True),
        body.draw(SQUIRREL), body.rim('low', 'chest', 17, CREAM), body.rim('rump', 'low', 8, SQUIRREL_D),
        marks('100,58 118,72 126,96', 22, 9, 8, 10, .8, SQUIRREL_D),
        marks('84,84 86,104 92,120', 10, 6, 3, 10, .8, CREAM_D),
        blob('100,132 92,114 102,96 120,92 134,104 138,122 128,134', SQUIRREL, 1.4),
        marks('104,110 116,100 130,110', 12, 8, 4, 60, .8, SQUIRREL_D),
        blob('124,131 100,127 84,127 76,131 82,135 112,136', SQUIRREL_D, 1.2), ink.lines('M83 128l-4 4M90 128l-4 5', .8),
        nut(53, 84), blob('84,78 74,82 78,98 88,98', SQUIRREL, 0),
        limb('94,86,18 81,101,13 66,90,10', SQUIRREL, SQUIRREL_D, open_tip=True),
        blob('69,86 62,82 56,83 52,81 53,85 50,87 54,89 53,93 60,92 68,93', SQUIRREL_D, 1.1),
        ink.at(squirrel_head(), 82, 55, 1.04))


def squirrel_mother():
    """On a bough; her young looks out of the tree."""
    body = Shape('66,84c 76,70f 104,64f 136,70f 152,92@rump 146,112 110,114@belly 78,110 62,100@chest', tooth=2.6,
                 pitch=5)
    baby = ink.at(squirrel_head(), 0, 0, .58)
    trunk = (ink.path('M168 0q-6 60-4 100-2 30-12 47h64q-6-60 0-147z', '#d8c49c', 0)
             + ink.lines('M168 0q-6 60-4 100-2 30-12 47M176 6q-4 40-3 60M206 10q-5 50-3 80M210 90q-2 30 0 50M180 104q-4 '
                         '24-10 40M190 120q2 12-2 24', 1, '#a98f60')
             + blob('174,40 176,22 190,14 204,24 206,46 192,56', '#4b3726', 1.3))
    return picture(mirror(
        trunk, ink.at(baby, 191, 40, .94, 4), blob('173,41 182,50 192,53 207,46 206,58 190,62 174,56', '#d8c49c', 0),
        line('174,42 181,51 192,55 201,52 206,44', 1.2),
        branch('170,134,17 120,130,15 60,134,12 6,126,7'), oak_leaf(34, 124, -130), oak_leaf(4, 130, 14, .9, '#d9b25c'),
        squirrel_tail('142,92,16 160,74,30 146,46,36 116,30,36 86,26,30 64,34,10', 6),
        leg('78,98,16 70,114,11 62,124,9', SQUIRREL_D), paw(60, 130, 10, SQUIRREL_D, 6, 2),
        leg('120,102,22 122,116,13 112,124,10', SQUIRREL_D), paw(110, 130, 12, SQUIRREL_D, 6, 2),
        body.draw(SQUIRREL), body.rim('belly', 'chest', 10, CREAM), body.rim('rump', 'belly', 9, SQUIRREL_D),
        marks('82,74 110,76 138,84', 26, 9, 8, 10, .8, SQUIRREL_D),
        leg('82,94,20 80,114,13 84,124,10', SQUIRREL), paw(82, 131, 11, SQUIRREL, 6, 2),
        leg('134,92,34 132,112,20 144,122,11', SQUIRREL, SQUIRREL_D), paw(140, 131, 17, SQUIRREL, 6, 2),
        marks('128,84 136,98 136,112', 10, 8, 6, 10, .8, SQUIRREL_D),
        ink.at(squirrel_head(), 56, 84, 1.0, 4)))


HARE, HARE_D, HARE_L = '#b98d5c', '#85603a', '#e6cfa6'


def hare_ear(turn, x, y, fill, scale=1.0):
    """A long ear with black tip."""
    s = Shape('-7,0c@a -11,-22 -8,-46 2,-60@tip 11,-44 13,-22 8,0c@b')
    return ink.at(s.draw(fill, ('b', 'a')) + blob('-4,-4 -6,-22 -3,-42 2,-50 5,-38 4,-18 2,-4', '#dcb48e', 0)
                  + blob('-6,-50 2,-60 8,-50 9,-46 2,-50', '#3a2c26', 0) + ink.path(s.data(s.span('a', 'b')), 'none', 1.4)
                  + ink.lines('M7-10q4-16 2-32M5-14q3-14 1-26', .8, HARE_D), x, y, scale, turn)


@once
def hare_head(ears=(4, 20), size=1.0):
    """Looking left; the origin is the middle of the skull."""
    skull = Shape('20,-14c@a 8,-23 -6,-21@brow -22,-10 -34,2@nose -35,11 -26,18@chin -10,20 4,24f 18,32c@b', tooth=2.2,
                  pitch=4)
    return joined((
        hare_ear(ears[1], 4, -16, HARE_D, size), skull.draw(HARE, ('b', 'a')), skull.rim('nose', 'b', 8, HARE_L),
        skull.rim('brow', 'nose', 4, HARE_D),
        hare_ear(ears[0], 10, -16, HARE, size),
        blob('-30,1 -36,4 -36,9 -31,9', '#7a4a3a', .9), line('-34,10 -28,14 -22,13', 1.2), line('-34,9 -33,13', .9),
        ink.circle(-10, -5, 6.4, '#ead3a8', 0), eye(-10, -5, 4.1, '#a5671f', -.3, -6),
        marks('-4,-14 6,-10 14,0', 9, 7, 4, 15, .8, HARE_D), marks('-16,6 0,10 14,18', 14, 7, 5, 0, .8, HARE_D),
        whiskers(-27, 7, .9)))


def cabbage(x, y, size=1.0):
    """A head of cabbage."""
    return ink.at(blob('-22,0 -26,-14 -16,-24 -4,-22 8,-28 20,-20 26,-8 20,2 0,5', '#bccd92', 1.2)
                  + blob('-10,0 -14,-12 -4,-20 10,-18 14,-6 8,2', '#d7e0b0',
                         1) + ink.lines('M-2 0Q-2-10 3-16M-20-2q0-10 6-16M18-2q2-8-2-14M2-8l6-4M0-4l-6-5', .8, LEAF_D), x,
                  y, size)


def hare():
    """Sitting between cabbages."""
    body = Shape('76,60c 92,48f 120,62f 152,92f 164,124@rump 156,137 100,137@low 84,124 72,104@belly 70,80@chest',
                 tooth=2.6, pitch=5)
    return picture(
        hill('4,130c 30,104 80,96 120,112 160,96 200,104 218,130c'), ground(6, 216, 131), cabbage(190, 134, .9),
        cabbage(30, 137, .8),
        blob('158,130 166,116 178,114 182,124 174,134', WHITE, 1.3, tooth=2),
        marks('164,120 172,116 178,118', 6, 7, 2, 30, 1, '#4a3a30'),
        leg('84,88,22 74,112,13 72,130,11', HARE_D), paw(71, 137, 12, HARE_D, 7),
        body.draw(HARE), body.rim('low', 'chest', 12, HARE_L), body.rim('rump', 'low', 9, HARE_D),
        marks('96,60 124,78 144,100', 30, 9, 9, 10, .8, HARE_D), marks('78,76 82,96 92,116', 14, 7, 6, 0, .8, HARE_D),
        blob('116,136 104,116 112,94 134,88 156,104 164,126 154,138', HARE, 1.4),
        marks('116,112 132,98 152,112', 18, 8, 6, 60, .8, HARE_D),
        blob('146,134 114,130 94,131 86,136 92,141 138,141', HARE_L, 1.3), ink.lines('M93 133l-3 5M100 132l-4 6', .8),
        leg('90,92,24 86,114,14 85,130,11', HARE, HARE_D), paw(83, 139, 12, HARE, 7),
        ink.at(hare_head((8, 30), .78), 80, 69, 1.06))


def hare_mother():
    """Resting with two leverets."""
    lying = joined((
        Shape('70,92c 84,74f 112,72f 148,86f 168,114@rump 160,134c 70,135c@low 58,118@chest', tooth=2.6,
              pitch=5).draw(HARE),
        marks('92,84 124,86 150,102', 30, 9, 8, 10, .8, HARE_D), ink.path('M70 134q40-12 90-1z', HARE_L, 0),
        blob('114,134 108,114 120,98 142,94 160,110 164,128 156,136', HARE, 1.4),
        marks('118,112 134,102 152,114', 16, 8, 5, 60, .8, HARE_D),
        blob('150,133 118,129 98,130 90,135 96,140 142,140', HARE_L, 1.3), ink.lines('M97 132l-3 5M104 131l-4 6', .8),
        limb('84,112,20 72,126,14 58,134,10', HARE, HARE_D, open_tip=True), paw(56, 139, 12, HARE, 8)))
    leveret = joined((blob('-8,2c 4,-14f 22,-8f 30,10f 26,20c -14,20c', HARE, 1.6, tooth=3),
                      ink.at(hare_head((24, 40), .62), -10, -4, .72),
                      ink.path('M-16 22q6-5 14 0zM8 22q8-6 18 0z', HARE_L, 1.4)))
    svg.define('cegoa-leveret', leveret)
    return picture(mirror(
        tree(184, 116, 92), hill('4,130c 40,112 80,106 120,110 170,98 200,108 218,130c'), ground(6, 216, 131),
        ink.lines('M178 132q2-30 14-44M184 132q6-20 20-30M172 132q-2-24 4-40M190 132q10-12 20-16', 1.1, '#a9b678'),
        blob('162,128 170,116 182,116 184,126 174,134', WHITE, 1.3),
        marks('168,120 174,117 180,119', 6, 7, 2, 30, 1, '#4a3a30'),
        lying, ink.at(hare_head((34, 52), .8), 66, 76, 1.06, 4), ink.use('cegoa-leveret', 28, 126, .6),
        ink.use('cegoa-leveret', 194, 123, .7)))
