"""Animals of the house: cat, dog and pig."""

from . import cego_animals_ink as ink
from . import svg
from .cego_animals_kit import (window, EARTH, EARTH_D, PALE, ROSE_D, WHITE, WHITE_D, Shape, blob, eye, fence, ground,
                               hoofed,
                               joined, leg, limb, line, marks, mirror, once, paw, picture, stripe)

TABBY, TABBY_D = '#b5aa9c', '#5d544e'
GINGER, GINGER_D = '#e2a05a', '#b3682c'
PATCH, PATCH_D = '#9a5a32', '#6b3a1e'


def cat_eye(x, iris):
    """Its pupil is upright; @x its place right of the nose."""
    return ink.at(ink.path('M-6 1C-4-5 4-6 6.5-1 4 4-3 5-6 1z', iris, 1)
                  + ink.path('M.4-4.2q2 3.6 0 7.6-2-4 0-7.6z', '#1b1212', 0)
                  + ink.circle(1.6, -2, .9, '#fff', 0) + ink.lines('M-6.6 1C-4-5.8 4-6.6 7-1', 1.6), x, -2,
                  mirror=x < 0)


@once
def cat_head(fur, dark, iris, stripes=True):
    """Seen from the front; the origin is between the eyes."""
    face = Shape('-23,-12c@l -25,-30 -21,-44c -12,-32 -7,-25 0,-26 7,-25 12,-32 21,-44c 25,-30 23,-12c@r 28,0f 30,12c '
                 '18,22 0,27@chin -18,22 -30,12cf -28,0', tooth=3, pitch=5)
    lines = ''.join(stripe(t, dark) for t in ('0,-25,2 0,-18,4 0,-11,1.5', '-7,-25,2 -7,-18,4 -5,-12,1.5',
                                              '7,-25,2 7,-18,4 5,-12,1.5',
                                              '-27,1,1 -20,3,3.4 -15,2,1', '27,1,1 20,3,3.4 15,2,1',
                                              '-26,9,1 -20,9,3 -15,7,1', '26,9,1 20,9,3 15,7,1'))
    return joined((
        face.draw(fur), blob('-20,-16 -22,-28 -19,-37 -14,-29 -11,-23', ROSE_D, 0),
        blob('20,-16 22,-28 19,-37 14,-29 11,-23', ROSE_D, 0),
        marks('-20,-18 -13,-20', 4, 9, 1, -80, .8, WHITE), marks('13,-20 20,-18', 4, 9, 1, -80, .8, WHITE),
        lines if stripes else '',
        blob('0,4 -5,7 -14,9 -13,18 -4,21 0,25 4,21 13,18 14,9 5,7', WHITE, 0),
        cat_eye(-11, iris), cat_eye(11, iris), line('-4,-6 -4,2 -5,7', .9, dark), line('4,-6 4,2 5,7', .9, dark),
        ink.path('M-4.5 7q4.5-2 9 0-1 4-4.5 5.5-3.5-1.5-4.5-5.5z', '#c97b6e', 1),
        ink.lines('M0 12.5v3M-8 17q6 3 8-1.5 2 4.5 8 1.5', 1.2),
        ink.lines('M-10 12h.1m2.5 2.5h.1m-5 1h.1M10 12h.1m-2.5 2.5h.1m5 1h.1', 1.2),
        ink.lines('M-13 12q-12-4-22-3M-13 14q-12 0-22 5M-12 16q-9 4-16 11M13 12q12-4 22-3M13 14q12 0 22 5M12 16q9 4 16 '
                  '11', .7, '#6a5d58')))


def rug(y):
    """A hearth rug."""
    fringe = ''.join('M%d %dl-4 4M%d %dl4 4' % (10 + 2 * k, y + 2 + 4 * k, 212 - 2 * k, y + 2 + 4 * k) for k in range(3))
    return (ink.path('M16 %dH206l8 13H8z' % y, '#ecd3b4', .8, PALE)
            + ink.path('M24 %dH198l5 7H19z' % (y + 3), 'none', 1.2, '#cf9c7c') + ink.lines(fringe, .8, PALE))


def tomcat():
    """Sitting on the rug before the hearth."""
    body = Shape('88,66c 80,84f 66,106f 62,128@left 72,138 148,138 160,124@right 154,102f 142,82f 134,66c', tooth=2.6,
                 pitch=6)
    bars = ''.join(stripe(t, TABBY_D) for t in ('70,100,1 80,100,5 88,106,1', '65,112,1 76,111,5 86,117,1',
                                                '64,124,1 74,122,5 84,127,1', '152,98,1 142,98,5 134,104,1',
                                                '157,110,1 146,109,5 136,115,1', '159,122,1 148,120,5 138,125,1',
                                                '80,84,1 88,86,4 94,92,1', '144,84,1 136,86,4 130,92,1'))
    tail = '154,130,16 178,136,15 200,128,15 204,106,14 192,98,12'
    rings = ''.join(stripe(t, TABBY_D) for t in ('176,129,2 175,136,6 176,143,2', '188,126,2 190,134,6 194,139,2',
                                                 '194,118,2 201,121,6 210,122,2', '198,110,2 204,110,6 211,106,2'))
    return picture(
        ink.path('M22 122V58q0-14 14-14h16q14 0 14 14v64z', '#f0e4cb', .9, PALE),
        ink.path('M30 122V64q0-10 10-10h10q10 0 10 10v58z', '#d9c7a2', 0),
        ink.path('M40 120q-8-12 2-22 0 6 4 8 2-8 0-14 12 12 6 28z', '#eeb374', 0),
        ink.lines('M34 120h24M36 116l18 4', 2.4, '#b79a6e'), rug(124),
        limb(tail, TABBY, '#948a7e', open_root=False), rings, blob('198,98 190,92 186,97 190,104 198,105', WHITE, 0),
        body.draw(TABBY), bars,
        blob('111,78 94,86 92,104 100,122 111,128 122,122 130,104 128,86', WHITE, 0),
        marks('104,84 102,104 110,120', 14, 8, 7, 0, .8, WHITE_D),
        blob('64,136 60,122 70,110 84,116 88,130 84,138', TABBY, 1.3),
        blob('158,136 162,122 152,110 138,116 134,130 138,138', TABBY, 1.3),
        ''.join(stripe(t, TABBY_D) for t in ('63,120,1 72,118,4 80,122,1', '63,128,1 72,126,4 80,129,1',
                                             '159,120,1 150,118,4 142,122,1', '159,128,1 150,126,4 142,129,1')),
        blob('68,140 66,133 74,129 88,131 90,140', WHITE, 1.2),
        blob('154,140 156,133 148,129 134,131 132,140', WHITE, 1.2),
        leg('102,92,18 100,114,15 100,130,14', TABBY), leg('120,92,18 122,114,15 122,130,14', TABBY, None),
        ''.join(stripe(t, TABBY_D) for t in ('93,112,1 99,114,4 105,112,1', '117,112,1 123,114,4 129,112,1',
                                             '94,120,1 100,122,4 106,120,1', '116,120,1 122,122,4 128,120,1')),
        blob('92,142 90,133 95,127 106,127 110,133 109,142', WHITE, 1.3),
        blob('130,142 132,133 127,127 116,127 112,133 113,142', WHITE, 1.3),
        ink.lines('M97 142v-5M103 142v-5M119 142v-5M125 142v-5', .9),
        blob('111,78 100,82 100,98 111,108 122,98 122,82', WHITE, 0),
        ink.at(cat_head(TABBY, TABBY_D, '#b3b05a'), 111, 54, 1.16))


def kitten_lying(fur, dark, iris):
    """With both paws in front."""
    return joined((limb('30,14,9 46,18,8 54,8,7', fur, open_root=False, width=1.6),
                   blob('-16,18 -12,-4 8,-12 30,-4 36,16 30,22 -8,22', fur, 1.8),
                   ink.at(cat_head(fur, dark, iris), -10, -6, .62), blob('-20,24 -20,16 -10,15 -8,24', WHITE, 1.6),
                   blob('2,24 2,16 12,15 14,24', WHITE, 1.6)))


def ball(x, y):
    """A ball of red wool."""
    threads = 'M%d %dq10-6 18 2m-20 4q10-8 21-3m-20 8q8-8 20-6M%d %dq4 10 0 18m5-20q6 9 3 17' % (x - 9, y - 4, x - 4, y - 9)
    return (ink.circle(x, y, 11, '#c9504a', 1.3) + ink.lines(threads, .8, '#8a2328')
            + ink.lines('M%d %dq8 5 12-1t8 1' % (x + 4, y + 10), 1.1, '#c9504a'))


def patched_head():
    """A white cat's head, one ear ginger and one dark."""
    return joined((
        cat_head(WHITE, GINGER_D, '#b7a23e', False),
        blob('2,-25 8,-26 19,-40 22,-28 22,-12 25,-2 12,-8 4,-14', GINGER, 0),
        blob('-2,-25 -8,-26 -19,-40 -22,-28 -22,-13 -17,-10 -8,-16', '#5b4a42', 0),
        ink.path('M-23-12Q-26-30-21-44-12-32-7-25 0-27 7-25 12-32 21-44 26-30 23-12', 'none', 1.3),
        blob('20,-17 21,-28 18,-35 14,-28 12,-22', ROSE_D, 0), blob('-20,-17 -21,-28 -18,-35 -14,-28 -12,-22', ROSE_D, 0)))


def cat():
    """Lying on a cushion with her kitten."""
    body = Shape('60,84c 78,70f 108,64f 146,70f 172,92f 176,120@rump 164,134 60,136@low 50,114@chest', tooth=2.6, pitch=6)
    return picture(mirror(
        window(176, 60), blob('10,128 20,116 110,112 200,116 212,128 204,142 110,146 16,142', '#e8c4ae', .9, PALE),
        ink.lines('M26 134q80 8 168 0M22 124q4-6 10-6M200 124q-4-6-10-6', .8, '#cf9c7c'),
        body.draw(WHITE), body.rim('rump', 'chest', 12, WHITE_D),
        blob('92,66 108,64 134,67 142,82 128,96 104,92 92,80', GINGER, 0),
        blob('150,72 172,92 176,118 166,128 150,118 144,96', '#5b4a42', 0),
        ink.path(body.data(), 'none', 1.5), marks('104,72 126,74 132,84', 14, 8, 5, 10, .8, GINGER_D),
        marks('154,84 164,100 164,116', 12, 8, 5, 10, .8, '#8b7568'),
        line('124,134 116,114 128,98 148,98', 1.2), marks('70,92 80,112 76,126', 12, 8, 8, 10, .8, WHITE_D),
        limb('170,126,14 150,139,13 120,141,12 98,138,9', '#5b4a42', open_root=False, width=1.4),
        marks('160,134 130,141 108,140', 12, 8, 3, 5, .8, '#8b7568'),
        blob('42,140 38,133 46,128 70,128 74,136 70,141', WHITE, 1.3), ink.lines('M45 140l1-5M51 140l1-5', .9),
        ink.at(patched_head(), 62, 82, 1.06, -4),
        ink.at(kitten_lying(GINGER, GINGER_D, '#8fa04a'), 118, 116, .9), ball(186, 128)))


@once
def dog_head():
    """A hound, looking left; the origin is the middle of the skull."""
    skull = Shape('20,-18c@a 6,-25 -6,-22@brow -15,-12 -34,-8@bridge -41,-3 -41,6@lip -34,14 -24,18 -14,14@jaw -2,22 4,36 '
                  '26,36c@b')
    ear = Shape('2,-20c@a 14,-24 24,-10 26,10 20,26 10,28 4,14 0,-4')
    return joined((
        skull.draw(WHITE, ('b', 'a')), skull.rim('jaw', 'b', 7, WHITE_D),
        blob('20,-18 6,-25 -6,-22 -14,-13 -18,-4 -10,6 4,10 20,12 24,0', PATCH, 0),
        ink.path(skull.data(skull.span('a', 'b')), 'none', 1.5),
        blob('-33,-9 -40,-6 -43,-2 -40,3 -34,0', '#2b2221', 1), ink.lines('M-40-4l3-1.5', .8, '#aaa'),
        line('-39,5 -34,10 -25,12 -18,11', 1.3), ink.lines('M-32 3h.1m4-1h.1m-2 4h.1m5-2h.1', 1.3),
        eye(-9, -9, 3, '#6b3f1e', -.3, -8), marks('-8,4 4,10 10,20', 8, 7, 4, 0, .8, '#b9a68c'),
        ear.draw(PATCH, width=1.4), line('10,-16 18,-4 19,12', .9, PATCH_D),
        marks('10,-12 14,4 14,18', 9, 8, 4, 0, .8, PATCH_D)))


def kennel(x, y):
    """A pale dog kennel."""
    return ink.at(ink.path('M-30 0v-44l30-24 30 24v44z', '#f0e2c4', .9, PALE)
                  + ink.path('M-16 0v-24q16-22 32 0v24z', '#cdb78c', 0)
                  + ink.lines('M-36-40L0-70 36-40', 3, '#d8c08f') + ink.lines('M-30-30h12M18-30h12M-30-15h12M18-15h12',
                                                                              .8, PALE), x, y)


def collar(text):
    """A red collar along a line."""
    return limb(text, '#b92b30', open_root=False, width=1.2, cap=.2)


def dog():
    """A hound that points, before his kennel."""
    body = Shape('76,48c 96,52 126,56 154,54 174,66@rump 176,84 164,92@low 140,88 116,98 88,108@belly 68,100 60,84@chest '
                 '58,66', tooth=2)
    return picture(
        kennel(180, 128), ground(6, 216, 130),
        limb('170,62,11 190,50,8 204,36,6 212,22,3', WHITE, open_root=False, cap=1),
        leg('86,92,18 66,102,11 58,116,9', WHITE_D), ink.at(paw(0, 6, 11, WHITE_D, 8), 56, 116, 1, 14),
        leg('146,80,26 140,104,12 148,122,9', WHITE_D), paw(146, 133, 12, WHITE_D, 9),
        body.draw(WHITE), blob('106,54 130,56 150,54 156,68 144,82 118,80 106,70', PATCH, 0),
        ink.path(body.data(), 'none', 1.5), body.rim('low', 'chest', 9, WHITE_D),
        body.hatch('low', 'chest', 24, 7, 40, 1, .8, '#a8997e'),
        marks('112,62 130,66 148,64', 12, 8, 5, 10, .8, PATCH_D),
        ink.lines('M98 66h.1m-4 18h.1m10-6h.1m4 8h.1', 2.6, PATCH),
        leg('80,84,26 82,106,14 80,124,10', WHITE, WHITE_D), paw(78, 137, 14, WHITE, 10),
        leg('164,76,34 174,100,17 168,116,10 172,126,10', WHITE, WHITE_D), paw(169, 137, 14, WHITE, 10),
        marks('152,90 160,98 170,100', 5, 7, 3, 60, .8, '#b9a68c'),
        line('66,72 72,88 86,96', 1, '#b9a68c'), ink.at(dog_head(), 66, 42, 1.12), collar('60,80,7 74,78,7 92,62,7'),
        ink.circle(66, 84, 3.4, '#e8b445', 1.1))


def bitch():
    """Lying on straw with two puppies."""
    body = Shape('66,66c 88,62 120,72 156,78 182,98 186,122@rump 172,136 76,136@low 58,116@chest 56,86')
    pup = joined((limb('30,2,6 40,-6,4 44,-12,2', WHITE, open_root=False, width=1.4, cap=1),
                  blob('-10,-4 8,-10 28,-4 34,10 26,18 -4,18 -14,8', WHITE, 1.6),
                  blob('10,-9 26,-5 30,4 16,6', PATCH, 0), ink.at(dog_head(), -10, -8, .56),
                  blob('-16,20 -16,14 -4,13 -4,20', WHITE, 1.5), blob('18,20 18,13 32,13 32,20', WHITE, 1.5)))
    svg.define('cegoa-puppy', pup)
    return picture(mirror(
        fence(20, 202, 118, 44, 5), blob('8,132 16,122 110,118 204,122 214,132 204,143 110,146 16,143', '#ead9b2', .9,
                                         PALE),
        ink.lines('M20 136l14-4M50 141l16-3M90 143l18-3M140 142l20-4M180 138l16-4M30 128l10-2M190 128l12 3', .9,
                  '#c9ae74'),
        limb('180,118,11 200,122,9 210,108,6 212,98,3', WHITE, open_root=False, cap=1),
        body.draw(WHITE), blob('104,68 130,73 148,77 150,94 128,102 108,92', PATCH, 0),
        blob('166,84 182,98 186,116 176,122 166,104', PATCH, 0),
        ink.path(body.data(), 'none', 1.5), body.rim('low', 'chest', 8, WHITE_D),
        marks('110,78 128,84 142,86', 12, 8, 6, 10, .8, PATCH_D),
        line('138,134 130,114 142,100 162,102', 1.2), blob('150,138 128,132 116,133 114,140 148,142', WHITE, 1.3),
        ink.lines('M117 139l2-4M122 140l2-4', .9),
        limb('78,110,22 60,128,15 40,134,12', WHITE, WHITE_D, open_tip=True), paw(38, 140, 15, WHITE, 11),
        ink.at(dog_head(), 60, 52, 1.08, 2), collar('56,90,7 72,88,7 88,72,7'), ink.circle(64, 94, 3.4, '#e8b445', 1.1),
        ink.use('cegoa-puppy', 110, 118, .9), ink.use('cegoa-puppy', 176, 122, .8)))


PIG, PIG_D = '#efbfa8', '#d5957c'


def curl(x, y, fill=PIG, size=1.0):
    """A curly tail."""
    d = 'M0 0q10-2 10-9-1-6-6-4-4 3 1 7 8 3 12-4'
    return ink.at(ink.path(d, 'none', 6) + ink.path(d, 'none', 3.4, fill), x, y, size)


@once
def pig_head(male):
    """Looking left; the origin is the middle of the skull."""
    skull = Shape('24,-24c@a 6,-27 -10,-18@brow -20,-7 -35,-5c@nose -38,3 -36,12c -24,15 -14,24@chin 2,29 26,38c@b')
    near = ('6,-14c@a 2,-30 12,-42 26,-44c 28,-30 26,-18 20,-10c@b' if male else
            '20,-20c@a 8,-32 -8,-26 -16,-6c -4,-6 10,-4 18,-8c@b')
    far = '-8,-14c -8,-28 -2,-38 8,-40c 10,-28 8,-20 4,-14c' if male else '2,-22c -8,-32 -22,-26 -26,-12c -18,-14 -8,-14 0,-16c'
    return joined((
        blob(far, PIG_D, 1.3), skull.draw(PIG, ('b', 'a')), skull.rim('chin', 'b', 9, PIG_D),
        ink.at(blob('0,-9.5 5.5,0 0,9.5 -5.5,0', '#e6a58f', 1.4)
               + ink.path('M-1.5-4.5v3M-1.5 2v3', 'none', 1.8, '#7d4a3c'), -37.5, 4, turn=4),
        ink.lines('M-31-5q-3 9 0 18M-27-6q-2 5-1 9', .8, PIG_D), line('-34,13 -28,16 -20,16.5', 1.2),
        ink.path('M-26 15l-1-7 5 5z', '#fdf8ec', .9) if male else '',
        eye(-11, -6, 2.5, '#5b3a2a', -.3, -4), line('-17,-11 -11,-13 -5,-11', 1),
        Shape(near).draw(PIG, ('b', 'a'), 1.4), Shape(near).rim('a', 'b', 4, PIG_D),
        marks('2,6 10,12 16,20', 8, 6, 5, 0, .8, PIG_D)))


def pig():
    """A boar before the fence."""
    body = Shape('68,48c 92,36f 134,32f 172,42 192,66@rump 192,96 178,110@low 130,120 88,116@belly 62,104 54,80@chest',
                 tooth=2, pitch=6)
    return picture(
        fence(20, 202, 130, 38, 5), ground(6, 216, 130, EARTH, EARTH_D), curl(190, 66),
        hoofed('98,104,20 100,118,12 99,126,10', PIG_D, None, 133, nail='#8b6a58'),
        hoofed('154,102,24 150,116,12 152,126,10', PIG_D, None, 133, nail='#8b6a58'),
        body.draw(PIG), body.rim('rump', 'chest', 16, PIG_D, 10),
        body.hatch('low', 'chest', 26, 11, 40, 1, .8, '#a8644e'),
        marks('88,46 130,42 168,52', 34, 6, 7, 14, .8, '#c08068'),
        marks('100,66 130,62 160,70', 14, 6, 10, 14, .8, '#c98a72'),
        blob('148,52 164,50 178,60 176,74 162,80 150,68', '#8a6f66', 0),
        blob('108,38 122,36 128,46 118,52 108,48', '#8a6f66', 0),
        hoofed('78,96,28 78,116,15 77,126,11', PIG, PIG_D, 139, nail='#8b6a58'),
        hoofed('176,86,42 184,110,17 180,120,12 181,127,11', PIG, PIG_D, 139, nail='#8b6a58'),
        marks('172,72 184,88 186,102', 10, 6, 8, 10, .8, '#c98a72'), ink.at(pig_head(True), 62, 66, 1.12))


def piglet(x, y, turn=0):
    """Seen from behind, drinking."""
    svg.define('cegoa-piglet', blob('-9,-15 -14,-22 -15,-13 -11,-9', PIG_D, 1.2)
               + blob('9,-15 14,-22 15,-13 11,-9', PIG_D, 1.2) + blob('0,-20 12,-16 15,0 13,14 0,18 -13,14 -15,0 -12,-16', PIG,
                                                                      1.4)
               + ink.path('M0 18q12-1 13-6 3-10 1-18-3 16-14 24z', PIG_D, 0) + ink.lines('M0 6v10', 1, PIG_D) + curl(-2,
                                                                                                                    4, PIG, .7)
               + ink.path('M-12 14v7h8v-5zM12 14v7h-8v-5z', '#8b6a58', 1.1))
    return ink.use('cegoa-piglet', x, y, turn=turn)


def sow():
    """Lying on straw, her piglets drinking."""
    body = Shape('62,78c 86,54 126,44 166,52 198,74 208,104@rump 198,128 150,136 90,136@belly 60,128 48,108@chest')
    return picture(mirror(
        blob('4,134 14,122 110,116 206,122 218,134 206,143 110,146 14,143', '#ecd9a6', .9, '#c9ae74'),
        ink.lines('M12 136l16-4M30 141l18-5M190 140l18-4M200 130l12 4M20 128l12 3M90 142l14-3M140 143l16-4', 1,
                  '#c9ae74'),
        hoofed('176,110,22 196,128,12 204,131,9', PIG_D, None, 139, nail='#8b6a58'), curl(204, 84),
        body.draw(PIG), body.rim('rump', 'chest', 14, PIG_D, 10),
        body.hatch('rump', 'belly', 26, 9, 40, 1, .8, '#a8644e'),
        marks('90,64 130,54 176,64', 34, 6, 6, 14, .8, '#c08068'),
        marks('90,84 130,76 180,86', 18, 6, 8, 14, .8, '#c98a72'),
        line('84,112 120,104 164,108 180,118', 1, PIG_D),
        limb('74,112,22 60,130,13 44,136,10', PIG, PIG_D, open_tip=True),
        ink.path('M48 130l-9 3 1 8h8q3-5 3-9z', '#8b6a58', 1.1),
        ink.at(pig_head(False), 56, 88, 1.12, -4),
        [piglet(x, y, t) for x, y, t in ((104, 120, -6), (134, 118, 4), (164, 120, 8))]))
