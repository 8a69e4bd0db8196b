"""The table of Cego: people of the Black Forest."""

from decks.german_heads import between, form, shape, stroke
from decks.german_pen import dots, hatch
from decks.palette import GOLD, WHITE
from decks.svg import circle
from people.clothes import NARROW, backdrop, collar, crew, lapels, torso
from people.face import FAIR, FULL, GAUNT, LONG, ROSY, ROUND, SQUARE, TANNED, ear, face, glasses, neck
from people.person import person


def fritz():
    """A farmer of Zell am Harmersbach: green felt hat, grey moustache."""
    hair, dark = '#a9a295', '#6f695e'
    felt, felt_d = '#4a6b4a', '#2f4a32'
    head = face(GAUNT, TANNED, '#5b7486', '#8b8478', 'roman', 'bearded', 3, weight=1.9, lid=.25, gaze=-.3)
    head += ear(TANNED, 20, 1, 1.1)
    head += shape('16,-16| 16,-6 17.4,6 20,7 20.4,-4| 27,-6 29,-14 26,-20 z', hair, 1.3)
    head += hatch('18,-12 18,-2 19,5', '26,-14 24,-8 20.4,-5', 5, .8, dark)
    head += shape('-9,12.6 -4,12.2 2,15 4,24.6| 0,26 -1.6,20.6 -8.6,17.4 -11.6,20 -13.6,25 -16.4,22.6| -16,16.4'
                  ' -12.6,13 z',
                  hair, 1.2)
    head += hatch('-7,14 -2,14.6 1.6,18', '-5.6,17.8 -1.6,19.4 1.4,24', 5, .8, dark)
    head += hatch('-11.6,14 -14,17', '-11.4,18.6 -14.6,22.6', 3, .8, dark)
    # hat
    head += form('-17,-19| -18,-33 -11,-43 0,-45 8,-41 18,-42 25,-33 26,-17| 6,-15 z', felt,
                 '26,-17| 25,-33 18,-41.6| 15,-32 17,-15.4 z', felt_d, 1.5)
    head += stroke('8,-41 4,-36 5,-31', 1, felt_d)
    head += stroke('-17,-22.6 4,-19.6 26,-21.6', 4.2, '#33291f')
    head += form('-35,-10| -29,-19 -18,-21.6 0,-19 16,-18 30,-22 39,-18 37,-9 29,-4.6| 14,-9 -8,-12.6 -22,-11.6 z',
                 felt,
                 '-35,-10| -26,-14.6 -10,-15.6 10,-12.6 28,-9 38,-16| 37,-9 29,-4.6 14,-9 -8,-12.6 -22,-11.6'
                 ' z', felt_d, 1.5)
    clothes = torso('#efe9da', '#cfc4b0') + collar('#f6f1e4', '#c2b7a0', TANNED) + lapels('#4a3f3a', '#332a27')
    return person(backdrop('#ecdca0'), neck(TANNED, -5, 20), clothes, head, y=60, scale=1.1)


def lisbeth():
    """A grandmother of Schonach: grey braid round the head, small glasses."""
    hair, dark = '#d5d0c8', '#8f887e'
    behind = neck(ROSY, -3, 18)
    head = shape('-13,-22| -19,-14 -18,-4| 0,-20 16,-24 20,-10 22,4| 29,-4 30,-18 22,-30 8,-35 -6,-33 z', hair, 1.3)
    head += face(ROUND, ROSY, '#5f7f96', '#a39a8e', 'bulb', 'smile', 3, weight=1.3, soft=True, lid=.2, gaze=-.3,
                 glad=.8)
    head += ear(ROSY, 21, 1)
    head += shape('-17,-6| -19,-14 -14,-23 -2,-29 10,-29 21,-22 25,-10 22,-4 20.6,-5| 17,-14 8,-20 -2,-20 -12,-14 z',
                  hair, 1.3)
    head += between('-14,-12 -14,-20 -6,-26', '18,-10 16,-20 8,-27', 7, .8, dark)
    # the braid
    for x, y, turn in ((-17, -19, 1), (-11.6, -27, 1), (-3.4, -32, 1), (5.4, -34, 1), (14, -32, 1), (21.6, -26, 1),
                       (26.6, -18, 1)):
        head += circle(x, y, 6.2, hair, 1.3)
    head += stroke('-19,-23 -15,-16;-15,-30 -9,-24;-6,-36 -1,-28;4,-38 7,-30;15,-36 13,-28;24,-30 19,-23;31,-21'
                   ' 23,-16', 1, dark)
    head += glasses('round', '#6b5a3a', width=1.2)
    head += circle(21.6, 8.6, 1.5, GOLD, .8)
    clothes = torso('#2e3f66', '#1c2a49', NARROW)
    clothes += dots(((20, 118), (30, 112), (38, 118), (92, 112), (100, 119), (88, 121), (28, 123)), 1.2, WHITE, 0)
    clothes += collar(WHITE, '#cfc4b2', ROSY, depth=112)
    return person(backdrop('#d8b9a4'), behind, clothes, head, y=60, scale=1.12, mirror=True)


def emil():
    """A precision mechanic of St. Georgen: bald, a full brown beard."""
    hair, dark = '#7a4b2c', '#4a2a16'
    head = shape('-14,-22| -12,-31 0,-36.6 12,-35.6 23,-28 28,-16 26,-2 20,2| z', FAIR.skin, 1.5)
    head += face(SQUARE, FAIR, '#4a6f84', '#5b3419', 'straight', 'bearded', 0, weight=2.1, gaze=-.2, glad=.3)
    head += shape('-14.6,-21| -12,-31 0,-36.6 12,-35.6 23,-28 27,-16 24,-4| 20,-6 15,-16 10,-24 -6,-24 z', FAIR.skin, 0)
    head += shape('24,-4| 27,-16 23,-28 15,-34| 20,-24 20,-12 20,-6 z', FAIR.shade, 0)
    head += stroke('-15.6,-20 -12,-31 0,-36.6 12,-35.6 23,-28 27.4,-16 25,-3', 1.5)
    head += stroke('-9,-27 -5,-31 1,-32.4', 1.6, '#fdf0df')
    head += shape('18,-12| 16.6,-4 17,6 20,6 20.6,-4| 23.6,-7 z', '#b08a66', 0)
    head += ear(FAIR, 20, 0, 1.05)
    head += shape('-17.8,6| -19,16 -18,26 -12,34 -4,38 4,37 13,31 19,21 20.6,4| 17.4,2 16,9 11,14.6 5,14 -3,11.4'
                  ' -8.6,12.2'
                  ' -13.6,13 -16.4,9.4 z', hair, 1.4)
    head += between('-15,20 -14,28 -9,34 -5,36', '17.8,10 16,20 10,29 4,34', 9, .9, dark)
    head += shape('-12.8,18 -8.6,17.2 -4,18 -6,21 -9,21.6 -11.4,20.6 z', FAIR.lip,
                  .8) + stroke('-13.6,18 -8.8,18.2 -3,17.4', 1)
    head += shape('-9,12.4 -4.4,11.6 1,13.6 5,18.4| 0,19.6 -5,18 -8.8,15.2 -12,17.6 -16.4,18.6| -14.6,14 -11.4,12.2'
                  ' z', hair, 1.1)
    clothes = torso('#3d5f8a', '#28446a') + crew('#8f949c', '#62676f', FAIR)
    clothes += shape('43,98| 33,104 30,113 42,117 50,126| 52,114 46,106 z', '#486d9c', 1.4)
    clothes += shape('82,96| 93,102 98,111 86,116 74,126| 74,113 80,105 z', '#486d9c', 1.4)
    return person(backdrop('#e0bb62'), neck(FAIR, -6, 21), clothes, head, y=57)


def rosel():
    """A landlady of Furtwangen: short auburn hair, red earrings."""
    hair, dark = '#9a4a2c', '#5f2613'
    behind = neck(FAIR, -3, 18)
    head = shape('14,-24| 20,-8 20,8 24,12| 30,4 31,-12 24,-28 z', hair, 1.3)
    head += face(FULL, FAIR, '#5a6f3a', '#7a3a20', 'snub', 'laugh', 1, weight=1.4, lash=True, soft=True, lift=.5)
    head += ear(FAIR, 21, 1, .9)
    head += shape('-17,-4| -20.6,-10 -20,-22 -13,-32 -2,-39 12,-39 25,-32 32,-20 31,-6 25,4 22,-1| 22,-9 18,-16 11,-21'
                  '| 5,-18 -3,-18.6| -7,-17 -12,-17| -15,-12 z', hair, 1.4)
    head += between('-15,-12 -16,-20 -9,-28', '11,-22 6,-30 -2,-36', 6, .9, dark)
    head += between('13,-22 21,-14 24,-2', '8,-36 26,-26 29,-8', 4, .9, dark)
    head += circle(22.6, 12, 3, '#c8322f', 1.1)
    clothes = torso('#3c7a5c', '#255340')
    clothes += collar('#4a8c6c', '#255340', FAIR)
    clothes += dots(((52, 108), (55, 111.6), (59, 113.6), (63, 112.6), (67, 110), (71, 106)), 1.5, '#c8322f', .8)
    return person(backdrop('#bcd0dd'), behind, clothes, head, y=57)


def hermann():
    """A clockmaker of Triberg: half glasses, dark grey hair combed back."""
    hair, dark = '#6e6a6c', '#413d40'
    head = shape('-13,-22| -17,-16 -17,-8| 0,-20 16,-24 18,-6 21,10| 28,4 31,-10 28,-26 16,-36 0,-37 z', hair, 1.4)
    head += face(LONG, FAIR, '#5c5138', '#57524f', 'long', 'calm', 2, weight=1.9, gaze=-.3, lid=.2)
    head += ear(FAIR, 20, 1, 1.1)
    head += shape('-16.6,-8| -18.6,-17 -15,-28 -5,-36 8,-38.6 21,-34 29,-24 31,-10 27,6 23,8 24,-4| 20,-8 18.6,2|'
                  ' 16,-2 16.4,-14'
                  ' 10,-24 -2,-27 -10,-22 z', hair, 1.4)
    head += between('-14,-16 -12,-26 2,-31 16,-29', '16,-16 18,-22 22,-16 24,-6', 6, .9, dark)
    head += glasses('half', '#b08a3a', temple='8,1 20,-3', width=1.4)
    clothes = torso('#f1ece0', '#cdc3b1') + collar('#f6f2e8', '#c2b7a0', FAIR, depth=110)
    clothes += shape('55,109 62,109 62,113 65,124| 52,124| 54.6,113 z', '#7a2f3a', 1.3)
    clothes += lapels('#55606b', '#3a434c')
    return person(backdrop('#8fb8b0'), neck(FAIR, -5, 20), clothes, head, y=56, scale=1.12, mirror=True)


PEOPLE = {'fritz': fritz, 'lisbeth': lisbeth, 'emil': emil, 'rosel': rosel, 'hermann': hermann}
