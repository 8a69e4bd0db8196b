"""Animals of the yard: cock and hen."""

from . import cego_animals_ink as ink
from . import svg
from .cego_animals_kit import (BROWN, BROWN_D, CREAM, EARTH, EARTH_D, GREEN_BLACK, GREEN_BLACK_D, RUST, RUST_D, SAND,
                               SAND_D, WHITE, Shape, blob, eye, fence, ground, limb, line, marks, mirror, picture, scales)

COMB, COMB_D = '#cf3a32', '#98232a'
BEAK, BEAK_D = '#e6b758', '#b5832f'
DOWN = '#f2d684'


def bird_leg(x, foot, scale=1.0):
    """A scaly leg with a spur and toes; @foot is the height of the ground."""
    one = limb('0,-24,5.5 0,-12,4.4 0,-1,4.6', BEAK, width=1.2)
    for dx, dy in ((9, 1), (-7, 3), (-14, 1.5), (-12, -1.5)):
        one += limb('0,-2,4 %.1f,%.1f,3.4 %.1f,%.1f,1.4' % (dx * .6, dy * .5 - 2, dx, dy), BEAK, width=1, cap=.8)
    svg.define('cegoa-bird-leg', one + ink.lines('M-2-14l4 1m-4 3l4 1m-4 3l4 1', .7, BEAK_D))
    return ink.use('cegoa-bird-leg', x, foot, scale)


def sickle(text, fill=GREEN_BLACK, dark=GREEN_BLACK_D):
    """A curved tail feather with its quill."""
    points = ' '.join(','.join(t.split(',')[:2]) for t in text.split())
    return limb(text, fill, dark, width=1.1, cap=1) + line(points, .7, '#7fa08c')


def cock():
    """Standing before the fence."""
    tail = [sickle(t) for t in (
        '142,88,9 160,80,11 176,88,9 182,104,1.5',
        '140,84,9 166,66,12 188,76,10 196,98,1.5',
        '136,78,9 162,50,13 190,52,11 207,82,1.5',
        '128,72,9 146,38,13 172,24,12 200,42,8 210,60,1.5',
        '122,70,9 132,34,12 152,11,11 180,8,8 199,22,1.5')]
    body = Shape('60,60@breast 52,76 56,92 70,105@belly 92,112 114,110 132,100@vent 146,86 140,72@tail 126,66@back 104,58 '
                 '82,52',
                 tooth=2.5)
    neck = Shape('66,27c 76,24@nape 88,34 98,48 112,64@low 116,76cf 102,80f 84,84f 64,80f 52,70c@front 58,60 64,46 '
                 '63,36', tooth=5, pitch=7)
    wing = Shape('84,76c@shoulder 104,70 128,78 146,92c@tip 134,98b 116,104b 100,102 88,92', tooth=3, pitch=7)
    saddle = Shape('112,66c 128,68 142,78f 152,96c 143,98f 132,92f 122,84f 110,80c', tooth=4, pitch=6)
    return picture(
        fence(24, 200, 132, 34, 5), ground(12, 212, 132, EARTH, EARTH_D),
        tail,
        bird_leg(107, 137), ink.path('M108 127l7-3-6 7z', BEAK, .9),
        limb('104,100,22 106,110,15 106,118,7', BROWN_D),
        body.draw('#3a4a44'), body.rim('breast', 'vent', 13, '#283531', 10),
        scales('60,72 62,88 76,100 98,106', 16, 6, 4, 90, .9, '#6d8076'),
        scales('70,76 74,90 92,100 112,104', 12, 6, 4, 90, .9, '#6d8076'),
        bird_leg(84, 137), ink.path('M85 127l7-3-6 7z', BEAK, .9),
        limb('86,98,24 85,110,16 84,118,7', '#3a4a44'), marks('78,104 92,106', 8, 7, 2, 90, .8, '#6d8076'),
        wing.draw(RUST), wing.rim('tip', 'shoulder', 12, RUST_D),
        line('92,84 110,82 130,88', 1), line('90,90 108,90 134,93', 1), line('96,97 112,97 132,96', .9),
        ink.path('M98 84l8 14 9 2-9-17z M112 83l8 17 7-1-7-15z', '#2f5a56', .9),
        saddle.draw('#e0963a'), marks('118,70 132,76 142,84', 16, 12, 6, 20, .8, RUST_D),
        neck.draw('#eba844'), neck.rim('nape', 'low', 12, '#cf7d2c'),
        marks('70,34 76,48 78,62', 26, 14, 9, 4, .9, '#b0601f'), marks('80,36 92,50 102,64', 20, 13, 7, 4, .9, '#a5551b'),
        marks('62,56 64,68', 9, 10, 6, 10, .9, '#b0601f'),
        # head
        blob('57,47 52,54 54,64 60,66 64,58 64,48', COMB, 1.2), blob('63,46 61,54 64,62 69,60 70,50', COMB, 1.1),
        blob('56,30@brow 60,22 70,18 79,23 81,33 77,43 66,47 58,43', COMB, 1.3),
        blob('57,24 52,12c 60,15c 62,3c 69,12c 75,0c 78,12c 88,5c 84,18c 91,17c 84,28 74,24 64,22', COMB, 1.4),
        ink.lines('M62 20q-2-8-1-12M70 20q1-8 3-13M77 22q3-6 6-10', .9, COMB_D),
        blob('58,31c 48,33 40,41c 50,41 58,42c', BEAK, 1.3), ink.lines('M42 40q8-3 15-2.4', 1),
        ink.lines('M51 35l2.6-.6', 1),
        blob('70,40 75,38 78,42 75,47 70,45', WHITE, .9), eye(67, 31, 3.6, '#e0852a', -.4, 6))


def chick(x, y, size=1.0, mirrored=False, peck=0):
    """A chick; @peck turns its head down."""
    body = Shape('-6,-5@a 0,-11f 10,-8f 15,-1cb 11,6b 2,9b -6,5b -9,0', tooth=1.2, pitch=3)
    svg.define('cegoa-chick', ink.lines('M0 8l-1 8m0 0l-4 1m4-1l4 1M6 7l1 9m0 0l-4 1m4-1l4 1', 1.2, BEAK_D)
               + body.draw(DOWN, width=1.2) + line('2,-2 8,0 12,-2 6,4 1,1', .9, BEAK_D))
    head = (ink.path('M-13-12l-6 2.5 6 2z', BEAK, .9) + ink.circle(-8, -11, 6.2, DOWN, 1.2)
            + ink.circle(-10.2, -12, 1.2, '#1b1212', 0))
    return ink.at(ink.use('cegoa-chick') + svg.group(head, 'rotate(%d)' % peck), x, y, size, mirror=mirrored)


def hen():
    """With three chicks."""
    tail = [limb(t, c, BROWN_D, width=1.1, cap=.7) for t, c in (
        ('150,76,12 168,60,13 182,50,8', BROWN), ('146,70,12 162,46,14 174,34,9', BROWN),
        ('138,66,12 150,40,14 158,24,9', SAND_D), ('148,84,10 170,74,12 188,68,7', SAND_D))]
    body = Shape('64,58@breast 52,70 47,86 56,102f@belly 74,113f 100,118f 126,114f 146,102@vent 158,84 152,66@tail '
                 '130,64@back 104,66 84,60 74,50c', tooth=2.2)
    neck = Shape('57,24 66,22@nape 76,32 84,46 98,62@low 100,74cf 84,78f 62,78f 48,74c@front 54,60 58,46 55,36',
                 tooth=3.5, pitch=6)
    wing = Shape('78,82c@shoulder 98,72 126,76 152,92c@tip 136,100b 112,106b 92,102', tooth=2.6, pitch=7)
    return picture(mirror(
        ground(10, 214, 132, EARTH, EARTH_D),
        blob('176,132c 170,118 186,104 200,108 210,120 208,133c', '#ecdcae', .8, '#c9b27a'),
        marks('178,128 190,116 204,124', 16, 8, 6, 60, .8, '#c9b27a'),
        tail,
        bird_leg(113, 136), limb('110,104,20 112,114,13 112,119,7', BROWN),
        body.draw(SAND), body.rim('breast', 'vent', 15, '#c49a5c', 10), body.rim('tail', 'back', 5, SAND_D),
        scales('58,80 64,96 84,108 112,112', 20, 7, 5, 90, .9, BROWN_D),
        scales('70,82 78,96 100,106 130,106', 16, 7, 5, 90, .9, BROWN_D),
        scales('112,76 134,76 146,86', 12, 6, 3, 10, .9, BROWN_D),
        bird_leg(92, 138), limb('94,106,22 92,116,14 92,120,7', SAND),
        wing.draw(BROWN), wing.rim('tip', 'shoulder', 11, BROWN_D),
        scales('88,84 104,80 126,84', 10, 8, 2, 10, .9, BROWN_D), line('90,92 112,89 142,94', 1),
        line('94,99 114,96 138,97', 1),
        neck.draw('#e2bf85'), neck.rim('nape', 'low', 9, SAND_D),
        marks('62,34 68,48 72,62', 26, 11, 9, 4, .9, BROWN_D), marks('72,38 84,54 92,64', 14, 11, 5, 4, .9, BROWN_D),
        blob('50,45 48,51 51,56 55,53 56,46', COMB, 1.1),
        blob('48,30 52,22 61,19 69,24 71,34 66,42 56,45 49,41', COMB, 1.3),
        blob('50,22 48,14c 54,16c 57,10c 61,15c 66,11c 68,19 62,21 56,21', COMB, 1.2),
        blob('50,31c 41,33 34,40c 43,41 50,41c', BEAK, 1.3), ink.lines('M36 39.5q7-2.5 13-2', 1),
        blob('60,39 65,37 68,41 64,45 60,43', CREAM, .9), eye(58, 31, 3.3, '#d98a34', -.4, 6),
        chick(34, 119), chick(70, 121, .95, True, 24), chick(150, 119, 1.0, False, -20)))
