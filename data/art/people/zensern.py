"""The table of Zensern: people of the Upper Valais and of Tyrol."""

from decks.german_heads import form, shape, stroke
from decks.german_pen import dots, hatch
from decks.palette import GOLD, WHITE
from decks.svg import circle
from people import views
from people.clothes import collar, checks, crew, lapels, torso
from people.face import OVAL, SHORT, SQUARE, ear, face, neck
from people.hair import plait
from people.hands import raised, wine
from people.person import person
from people.tones import FAIR, ROSY, TANNED


def poldi():
    """A retired railwayman of Brig: dark cap, white walrus moustache."""
    hair, dark = '#f3eee4', '#b3aa9a'
    cloth, cloth_d = '#343a4a', '#1d212b'
    head = face(SQUARE, ROSY, '#4f6f92', '#d8d0c2', 'bulb', 'bearded', 2, weight=1.9, glad=.9, lid=.2)
    head += ear(ROSY, 20, 1, 1.1)
    head += shape('16,-14| 16,-4 17.4,6 20,6 20.4,-4| 27,-4 28,-10 26,-16 z', hair, 1.3)
    head += hatch('18,-10 18,-2 19,4', '26,-11 24,-7 20.4,-5', 5, .8, dark)
    head += shape('-9.6,11.6 -4,10.6 2,12.4 7,17 11.4,23| 5,24 -1,22.4 -5,20.4 -8.8,19.8 -12,21.4 -15,24 -19.8,24.6|'
                  ' -19.6,17 -15.6,12.8 -12.4,11.6 z', hair, 1.3)
    head += hatch('-7.6,12.8 -2,12.6 6,19', '-7.6,19.4 -3,21.4 3,23.6', 7, .8, dark)
    head += hatch('-12,13 -17,17', '-11.6,20.6 -16.6,23', 4, .8, dark)
    # cap with a peak
    head += form('-20,-23| -25,-30 -17,-38 0,-41 17,-39.6 29,-33 30,-24 26,-18| 8,-24 -8,-25 z', cloth,
                 '26,-18| 30,-24 29,-33 20,-38.6| 22,-29 18,-21 z', cloth_d, 1.5)
    head += form('-20.6,-14| -20.6,-22 -8,-24.4 10,-23 27,-17.6 26.4,-8| 12,-13 -4,-16 z', '#8a2f36',
                 '26.4,-8| 27,-17.6 19,-20.6| 19,-14 17,-11 z', '#5f1d24', 1.4)
    head += stroke('-20,-16.6 -4,-18.4 13,-15.6 26,-11', 1.1, GOLD)
    head += shape('-29,-9| -28,-14.6 -20,-18 -8,-18 1,-15 3,-11.6| -8,-14 -20,-12 z', cloth_d, 1.5)
    head += stroke('-25,-13.2 -17,-15.6 -8,-15.4', 1, '#69718a')
    clothes = torso('#e9e2d2', '#c9bea9') + collar('#f4eee1', '#c2b7a0', ROSY, depth=112) + lapels('#3a4150', '#262b37')
    clothes += raised(wine, ROSY, '#3a4150', '#262b37', 19, 99)
    return person(views.viaduct('#d99b76'), neck(ROSY, -6, 21), clothes, head, y=61, scale=1.14)


def grete():
    """A vine-grower of Visperterminen: a blue headscarf."""
    cloth, cloth_d = '#3d6aa3', '#264a7a'
    behind = neck(TANNED, -3, 18)
    behind += shape('16,18| 27,24 36,34 42,46 30,44 18,34 z', cloth_d, 1.4)
    head = face(OVAL, TANNED, '#4a4630', '#8f8274', 'roman', 'smile', 3, gaze=-.2, weight=1.3, soft=True, lid=.26,
                glad=.9, size=.94)
    head += shape('-16,-9| -17,-15 -9,-20 1,-21 12,-17 18,-9| 10,-14 0,-16 -9,-14 z', '#ddd7cd', 1)
    head += stroke('-13,-13 -4,-18 4,-19;-2,-17 6,-18 13,-13', .8, '#948b80')
    head += form('-17.4,-6| -20,-16 -15,-29 -4,-37 10,-38 23,-31 31,-18 32,0 28,14 20,24 12,26| 16.6,16 18,4 16.6,-8'
                 ' 10,-16 0,-19 -9,-17 -15,-11 z', cloth,
                 '20,24| 28,14 32,0 31,-18 24,-30| 25,-14 24,4 12,26| z', cloth_d, 1.5)
    head += shape('15,24 20,21 27,25 31,34 24,34 18,30 z', cloth, 1.4) + stroke('19,25 23,29', 1, cloth_d)
    head += stroke('-13,-18 -6,-26 4,-29;8,-34 18,-27 24,-16;25,-8 25,4 20,15', 1, cloth_d)
    head += dots(((-10, -25), (-1, -32), (8, -26), (15, -32), (16, -20), (22, -24), (23, -6), (28, -14), (27, 4), (22,
                 12),
                  (-14, -18), (-4, -23), (21, 2)), 1.2, WHITE, 0)
    clothes = torso('#7b5a86', '#583e62') + crew('#8f6c9a', '#583e62', TANNED)
    return person(views.vineyard('#cfd08e'), behind, clothes, head, tilt=-2)


def ferdl():
    """A mountain-rescue man of Umhausen: woollen cap, stubble, a sunburnt nose."""
    hair = '#4a3222'
    red, red_d = '#c2483a', '#8c2f27'
    head = face(SQUARE, TANNED, '#4f7f96', hair, 'straight', 'laugh', 1, weight=1.9, glad=.8)
    # stubble in dots along the jaw, the sun on the nose
    head += dots(((-15.6, 12), (-15, 16), (-13.4, 20), (-11, 23.4), (-7.6, 25.8), (-3.6, 26.6), (.6, 26), (4.6, 23.8),
                 (8, 20.6),
                  (11, 16.8), (13.4, 12.4), (15, 8), (-13, 23.8), (-9, 27.4), (-5, 28.4), (-1, 28.4), (3, 26.8), (7,
                   24), (10.4, 20.4),
                  (13.2, 16), (15.4, 11.6), (16.8, 7), (-6, 24.2), (-2, 24.6), (6, 21.6), (10, 15), (12.4,
                   9.6)), .5, '#8a5f42', 0)
    head += shape('-14.4,5.6 -12,3.4 -9.8,5 -10.6,7.6 -13.4,8.4 z', '#dd7f62', 0)
    head += ear(TANNED, 20, 1, 1.05)
    head += shape('15,-16| 15.6,-6 17.4,4 20,4 20.4,-5| 27,-6 28,-14 z', hair, 1.2)
    head += circle(2, -43, 5, '#eee6d4', 1.3) + stroke('-1,-45 1,-43;3,-46 3,-43;5,-42 4,-40', .9, '#b9ad97')
    head += form('-20,-16| -21,-28 -13,-37 0,-41 14,-39 24,-31 27,-19 26,-11| 10,-17 z', red,
                 '26,-11| 27,-19 24,-31 16,-37.6| 19,-28 17,-14 z', red_d, 1.5)
    head += shape('-20.6,-23| -19,-30.4 -16.6,-33.6 -3,-34 12,-31.4 23.6,-26 26.6,-20 27,-16.6| 14,-22.6 -2,-25 z',
                  '#eee6d4', 0)
    head += shape('21,-20 24,-25.6 26.6,-20 27,-16.6| z', '#c8bca4', 0)
    head += stroke('-20,-25 -16,-31| -12,-26| -7.6,-32| -3,-26.6| 1.6,-31.6| 6,-25.6| 11,-30| 15,-23.4| 19.6,-26.6|'
                   ' 22.6,-20',
                   1.3, red_d)
    head += form('-23,-12| -23.8,-19.4 -20,-22 -4,-23 14,-20 28,-15 29.4,-8| 26,-4.6 12,-10.6 -6,-14 z', red,
                 '26,-4.6| 29.4,-8 28,-15 20,-18| 20,-12 18,-8.4 z', red_d, 1.4)
    head += hatch('-21,-13.6 -6,-15.4 12,-12 25,-6.6', '-21.4,-20.4 -4,-21.4 14,-18.4 27,-13.4', 14, .9, red_d)
    clothes = torso('#e08b3a', '#b1641f')
    clothes += shape('44,92| 38,99 37,110 48,119 58,122| 62,112 54,106 49,100 z', '#3a4048', 1.4)
    clothes += shape('82,89| 89,97 91,108 80,118 58,122| 62,112 72,106 78,98 z', '#3a4048', 1.4)
    clothes += stroke('58.6,121 58.6,124', 1.6) + stroke('20,108 26,122;99,106 94,122', 2.4, '#3a4048')
    return person(views.peaks('#bfdbe6'), neck(TANNED, -6, 21), clothes, head, y=60, scale=1.14, mirror=True, tilt=2)


def hedi():
    """A vet of Neustift: a blond plait over the shoulder, freckles."""
    hair, dark = '#e6c272', '#a67c2e'
    behind = shape('12,-20| 22,-6 18,14 20,28 26,27| 29,14 28,-4 20,-14 z', hair, 1.3) + neck(FAIR, -2, 17)
    head = face(SHORT, FAIR, '#4f86a0', '#b0843c', 'straight', 'laugh', 0, gaze=.12, weight=1.2, lash=True, soft=True,
                size=.82, wide=3.8, rise=1.6)
    head += dots(((0, 5), (3, 3.6), (5.6, 5.4), (2, 7), (-4, 3), (-12, 3), (-15.6, 4.6), (-14.4, 6.6), (7.6, 7.4)), .5,
                 '#cf9466', 0)
    head += ear(FAIR, 20, 1, .9)
    head += shape('-16.4,-6| -19,-15 -15,-27 -6,-34.6 8,-36.4 20,-31.6 28,-21 31,-8 31,8 30,21| 24.6,22 24,8 24.6,-3'
                  ' 22,-7 19.8,-5| 18.4,1| 17,-8 14,-15 8,-21 1,-25| -5,-21 -10,-15.6 -13,-10.6 z', hair, 1.4)
    head += stroke('0,-27 -8,-22 -13,-14;-1,-31 -11,-26 -16,-15;3,-27 12,-21 17,-11 19,-7;6,-31 18,-24 24,-10'
                   ' 24,-7;12,-34 24,-25 27,-8', .9, dark)
    clothes = torso('#b6463f', '#84302c') + checks('#e9d9c0', 1.2) + collar('#c5544b', '#84302c', FAIR)
    clothes += plait('80,84 84.6,91 86.4,99 86,107 84,116 81,124', 6.2, hair, dark, 5)
    return person(views.meadow('#c9bfe0'), behind, clothes, head, tilt=-3)


PEOPLE = {'poldi': poldi, 'grete': grete, 'ferdl': ferdl, 'hedi': hedi}
