"""Animals of the wood: bear, wolf, red deer and roe deer."""

from . import cego_animals_ink as ink
from .cego_animals_kit import Shape, blob, eye, fir, ground, leg, line, marks, once, paw, picture

BEAR, BEAR_D, BEAR_L = '#8d5f38', '#5f3d23', '#c79f6a'


@once
def bear_head():
    """Looking left; the origin is the middle of the skull."""
    skull = Shape('26,-20c@a 12,-27@top -2,-27 -14,-19@brow -24,-8 -38,-3 -46,3@nose -47,11 -41,17@chin -26,21f -12,27f '
                  '2,35f 20,40c@b',
                  tooth=3.5, pitch=6)
    return ''.join((
        blob('-13,-20 -13,-29 -6,-33 1,-28 0,-22', BEAR_D, 1.3),
        skull.draw(BEAR, ('b', 'a')), skull.rim('chin', 'b', 10, BEAR_D),
        blob('-20,-9 -36,-3 -46,3 -47,11 -41,17 -28,19 -20,12', BEAR_L, 0),
        ink.path(skull.data(skull.span('brow', 'chin')), 'none', 1.5),
        blob('2,-20 1,-31 9,-36 17,-31 17,-21 9,-15', BEAR, 1.4),
        blob('6,-22 6,-29 10,-31 13,-28 13,-22 9,-19', BEAR_D, 0),
        marks('4,-18 9,-14 15,-18', 6, 6, 1, 70, .9, BEAR_D),
        blob('-39,-2 -45,1 -48,6 -46,10 -42,8 -38,4', '#2b2221', 1), ink.path('M-45 3l3-1.5', '#fff', .8, '#8b8380'),
        line('-45,12 -38,15 -31,16.5 -26,16.5', 1.3),
        eye(-16, -8, 2.4, '#4a2f1c', -.3, -10),
        marks('-10,-18 4,-16 14,-4', 12, 8, 5, 10, .8, BEAR_D), marks('-10,4 0,14 12,22', 14, 8, 6, 0, .8, BEAR_D)))


def bear():
    """Standing."""
    body = Shape('64,46f 90,24@hump 130,31f 168,30f 194,54@rump 199,86f 184,108 142,104@belly 100,107 72,100 '
                 '58,80@chest', tooth=3, pitch=6)
    return picture(
        fir(30, 128, 84), fir(190, 126, 90), fir(46, 126, 60), ground(6, 216, 131),
        leg('108,90,34 110,116,23 108,130,22', BEAR_D), paw(107, 136, 22, BEAR_D, 10, 5),
        leg('160,92,38 156,114,24 160,130,21', BEAR_D), paw(158, 136, 22, BEAR_D, 10, 5),
        body.draw(BEAR), body.rim('rump', 'chest', 20, BEAR_D, 12),
        body.hatch('rump', 'chest', 34, 13, 40, 1, .9, '#3d2514'),
        leg('84,80,42 83,106,29 79,130,25', BEAR, BEAR_D), paw(78, 138, 26, BEAR, 11, 5),
        leg('178,80,46 187,106,31 186,130,25', BEAR, BEAR_D), paw(184, 138, 26, BEAR, 11, 5),
        marks('84,36 120,42 160,42', 26, 9, 8, 25, .9, BEAR_D), marks('92,56 130,62 164,58', 20, 9, 10, 25, .9, BEAR_D),
        marks('178,50 188,72 188,96', 18, 9, 8, 10, .9, BEAR_D), marks('78,70 80,90 80,110', 16, 9, 10, 0, .9, BEAR_D),
        ink.at(bear_head(), 56, 62, .98))


def cub(x, y, size):
    """A young bear, sitting."""
    body = Shape('-8,-34 6,-38f 20,-26@a 26,-8f 24,0c 0,0 -14,-1c -12,-20@b', tooth=2.5, pitch=5)
    return ink.at(body.draw(BEAR) + body.rim('a', 'b', 7, BEAR_D)
                  + leg('-4,-24,13 -8,-10,11 -10,-3,11', BEAR, BEAR_D) + paw(-10, 0, 11, BEAR, 6)
                  + blob('12,0 4,-6 10,-16 22,-14 26,-4 24,0', BEAR, 1.4) + paw(10, 0, 13, BEAR, 6)
                  + ink.at(bear_head(), -4, -40, .56, 16), x, y, size, mirror=True)


def bear_sow():
    """Sitting, her cub looks up to her."""
    body = Shape('84,44c 104,21f 120,30@nape 142,54f 160,84f 168,116@rump 164,135c 120,136c 84,134c 72,100@belly 70,74',
                 tooth=3.2, pitch=6)
    return picture(
        fir(192, 128, 88), fir(178, 126, 60), ground(6, 216, 131),
        leg('104,76,30 100,110,23 100,128,21', BEAR_D), paw(99, 135, 21, BEAR_D, 9, 4),
        body.draw(BEAR), body.rim('rump', 'belly', 14, BEAR_D), body.rim('nape', 'rump', 6, BEAR_D),
        blob('120,136 112,124 116,104 136,92 158,100 167,122 160,137', BEAR, 1.4),
        ink.path('M118 134q18 6 44-2l-2 4h-40z', BEAR_D, 0), paw(117, 138, 26, BEAR, 11, 5),
        leg('88,78,40 84,108,28 80,130,24', BEAR, BEAR_D), paw(79, 138, 25, BEAR, 11, 5),
        marks('108,46 134,64 152,96', 26, 9, 9, 10, .9, BEAR_D), marks('84,66 84,90 82,112', 18, 9, 12, 0, .9, BEAR_D),
        marks('122,112 136,104 152,112', 12, 8, 6, 60, .9, BEAR_D),
        ink.at(bear_head(), 82, 42, .98, -6), cub(32, 137, 1.0))
