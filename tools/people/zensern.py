"""The table of Zensern: people of the Upper Valais and of Tyrol."""

from decks.german_heads import between, form, shape, stroke
from decks.german_pen import dots, hatch
from decks.palette import GOLD, WHITE
from people.clothes import backdrop, collar, checks, crew, lapels, torso
from people.face import FAIR, OVAL, ROSY, SQUARE, TANNED, ear, face, neck
from people.person import person


def poldi():
    """A retired railwayman of Brig: dark cap, white walrus moustache."""
    hair, dark = '#f0ebe0', '#b3aa9a'
    cloth, cloth_d = '#2f3440', '#1b1f28'
    head = face(SQUARE, ROSY, '#4f6f92', '#d8d0c2', 'bulb', 'bearded', 2, weight=2.2, gaze=-.3, glad=.7)
    head += ear(ROSY, 20, 1, 1.1)
    head += shape('16,-14| 16,-4 17.4,6 20,6 20.4,-4| 27,-4 28,-12 26,-18 z', hair, 1.3)
    head += hatch('18,-10 18,-2 19,4', '26,-12 24,-7 20.4,-5', 5, .8, dark)
    head += shape('-9.6,12 -4,11 3,13.6 6,20 5.4,26| 1,26.6 -4,22.6 -9,20.6 -13,23 -16.6,26| -19,22 -17.6,15.6'
                  ' -13.6,12 z',
                  hair, 1.3)
    head += hatch('-7.6,13.6 -2,13 3.6,16.6', '-6,20.6 -1,23 4,25.6', 7, .8, dark)
    head += hatch('-12,13.6 -15.6,16', '-11.6,20.6 -16,24.4', 4, .8, dark)
    # cap with a peak
    head += form('-24,-24| -27,-33 -18,-41 0,-44 20,-42 33,-34 30,-24| 26,-18 6,-22 -14,-23 z', cloth,
                 '30,-24| 33,-34 22,-41.4| 24,-30 20,-20 26,-18 z', cloth_d, 1.5)
    head += form('-20,-14| -21,-23 -10,-24.4 10,-23 28,-20 27,-8| 14,-12 -4,-15 z', '#8a2f36',
                 '27,-8| 28,-20 20,-21.6| 20,-13 18,-10.6 z', '#5f1d24', 1.4)
    head += stroke('-20,-16.4 -4,-17.6 14,-15 27,-11', 1.2, GOLD)
    head += shape('-29,-8| -28,-14 -20,-17 -6,-17 4,-13 5,-10| -8,-12.6 -20,-11 z', cloth_d, 1.5)
    head += stroke('-25,-12.4 -16,-14.6 -6,-14', 1, '#5d6472')
    clothes = torso('#e9e2d2', '#c9bea9') + collar('#f4eee1', '#c2b7a0', ROSY, depth=112) + lapels('#3a4150', '#262b37')
    return person(backdrop('#d99b76'), neck(ROSY, -6, 21), clothes, head, y=61, scale=1.1)


def grete():
    """A vine-grower of Visperterminen: a blue headscarf."""
    cloth, cloth_d = '#3d6aa3', '#264a7a'
    behind = neck(TANNED, -3, 18)
    behind += shape('14,10| 24,22 34,34 40,48 24,44 14,34 z', cloth_d, 1.4)
    head = face(OVAL, TANNED, '#4a4630', '#8f8274', 'roman', 'smile', 3, weight=1.5, soft=True, lid=.2, gaze=-.3,
                glad=.8)
    head += shape('-16,-9| -17,-15 -9,-20 1,-21 12,-17 18,-9| 10,-14 0,-16 -9,-14 z', '#d8d2c8', 1)
    head += stroke('-13,-13 -4,-18 4,-19;-2,-17 6,-18 13,-13', .8, '#948b80')
    head += form('-17.4,-6| -20,-16 -15,-29 -4,-37 10,-38 23,-31 31,-18 32,0 28,14 20,24 15,25| 19,14 20,4 17,-8 10,-16'
                 ' 0,-19 -9,-17 -15,-11 z', cloth,
                 '20,24| 28,14 32,0 31,-18 24,-30| 25,-14 24,4 15,25 z', cloth_d, 1.5)
    head += shape('20,22 24,20 30,26 34,36 27,34 22,30 z', cloth, 1.4)
    head += stroke('-13,-18 -6,-26 4,-29;8,-34 18,-27 24,-16;26,-8 26,4 22,14', 1, cloth_d)
    head += dots(((-10, -25), (-1, -32), (8, -26), (15, -32), (16, -20), (22, -24), (24, -6), (28, -14), (27, 4), (23,
                 12),
                  (-14, -18), (-4, -23), (22, 2)), 1.2, WHITE, 0)
    clothes = torso('#7b5a86', '#583e62') + crew('#8f6c9a', '#583e62', TANNED)
    return person(backdrop('#cfd08e'), behind, clothes, head, y=57)


def ferdl():
    """A mountain-rescue man of Umhausen: woollen cap, stubble, a sunburnt nose."""
    hair = '#4a3222'
    red, red_d = '#c2483a', '#8c2f27'
    head = face(SQUARE, TANNED, '#4f7f96', hair, 'straight', 'laugh', 1, weight=2, gaze=-.3, glad=.8)
    head += shape('-16.8,8| -17,16 -15.4,22 -11.6,27.6 -6,30 1.4,29.4 9.6,25.4 15.6,17.6 18,8| 14,13 8,19 4,24 -2,26.6'
                  ' -9,25.6'
                  ' -13,20 z', '#6b4a34', 0, ).replace('/>', ' fill-opacity=".3"/>')
    head += shape('-14.6,6 -12,3.4 -9.6,5 -10.4,8 -13.6,8.8 z', '#d8775a', 0).replace('/>', ' fill-opacity=".6"/>')
    head += ear(TANNED, 20, 1, 1.05)
    head += shape('15,-16| 15.6,-6 17.4,4 20,4 20.4,-5| 27,-6 28,-14 z', hair, 1.2)
    head += form('-20,-15| -21,-29 -13,-39 0,-43 14,-41 24,-32 27,-18 26,-10| 10,-16 z', '#eee6d4',
                 '26,-10| 27,-18 24,-32 16,-39.6| 19,-28 17,-13 z', '#c8bca4', 1.5)
    head += form('-21,-19| -20,-29 -16,-36 0,-34 16,-31 24,-26 27,-18 27,-13| 10,-19 -8,-20.4 z', red,
                 '27,-13| 27,-18 24,-26 17,-30.6| 19,-24 18,-17 z', red_d, 1.2)
    head += form('-23,-11| -23.6,-19 -20,-21 -4,-21.6 14,-19 28,-14 29,-6| 26,-3 12,-9 -6,-12.6 z', red,
                 '26,-3| 29,-6 28,-14 20,-17| 20,-11 18,-7 z', red_d, 1.4)
    head += hatch('-21,-12 -6,-14 12,-10.6 25,-5', '-21.4,-19 -4,-20 14,-17 27,-12', 14, .9, red_d)
    clothes = torso('#e08b3a', '#b1641f')
    clothes += shape('44,92| 38,99 37,110 48,119 58,122| 62,112 54,106 49,100 z', '#3a4048', 1.4)
    clothes += shape('82,89| 89,97 91,108 80,118 58,122| 62,112 72,106 78,98 z', '#3a4048', 1.4)
    clothes += stroke('58.6,121 58.6,124', 1.6) + stroke('12,112 18,124;106,108 102,124', 2.4, '#3a4048')
    return person(backdrop('#bfdbe6'), neck(TANNED, -6, 21), clothes, head, y=59, scale=1.1, mirror=True)


def hedi():
    """A vet of Neustift: a blond plait over the shoulder, freckles."""
    hair, dark = '#e3bd68', '#a97f2f'
    behind = shape('14,-20| 22,0 20,20 28,22| 34,6 32,-14 24,-28 z', hair, 1.3) + neck(FAIR, -2, 17)
    head = face(OVAL, FAIR, '#4f86a0', '#a9803c', 'straight', 'smile', 0, weight=1.3, lash=True, soft=True, wide=3.8)
    head += dots(((0, 5), (3, 3.6), (5.6, 5.4), (2, 7), (-4, 3), (-12, 3), (-15.6, 4.6), (-14.4, 6.6), (7.6, 7.4)),
                 .5, '#cf9466', 0)
    head += ear(FAIR, 20, 1, .9)
    head += shape('-16,-5| -19.6,-14 -16,-27 -6,-35 8,-37 21,-31 29,-20 31,-4 28,12 22,18 20,10| 24,2 23,-5 19.6,-5|'
                  ' 17,-12 10,-20'
                  ' 1,-25| -7,-20 -13,-13 z', hair, 1.4)
    head += between('1,-26 -8,-22 -15,-11', '3,-34 -10,-29 -17,-15', 4, .9, dark)
    head += between('3,-25 15,-18 22,-6', '9,-34 24,-22 29,4', 5, .9, dark)
    clothes = torso('#b6463f', '#84302c') + checks('#e9d9c0', 1.2) + collar('#c5544b', '#84302c', FAIR)
    clothes += ''.join(shape('%s,%s %s,%s %s,%s %s,%s z' % (x - 6, y, x, y - 5, x + 6, y + 1, x, y + 7), hair, 1.3)
                       for x, y in ((84, 92), (86, 99), (87.6, 106), (88, 113), (87, 120)))
    clothes += stroke('81,92 85,97;83,99 87,104;84.6,106 88,111;85,113 88,118', .9, dark)
    return person(backdrop('#c9bfe0'), behind, clothes, head, y=56)


PEOPLE = {'poldi': poldi, 'grete': grete, 'ferdl': ferdl, 'hedi': hedi}
