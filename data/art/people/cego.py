"""The table of Cego: people of the Black Forest."""

from decks.german_heads import between, form, shape, stroke
from decks.german_pen import dots, hatch
from decks.palette import GOLD, WHITE
from decks.svg import circle
from people import views
from people.clothes import NARROW, collar, crew, lapels, torso
from people.face import GAUNT, LONG, ROUND, SQUARE, ear, face, glasses, neck
from people.hair import plait
from people.person import person
from people.tones import FAIR, ROSY, TANNED


def fritz():
    """A farmer of Zell am Harmersbach: green felt hat, grey moustache."""
    hair, dark = '#a9a295', '#6f695e'
    felt, felt_d = '#4a6b4a', '#2f4a32'
    head = face(GAUNT, TANNED, '#5b7486', '#8b8478', 'roman', 'bearded', 3, weight=1.7, lid=.28, glad=.9, lift=-.4)
    head += ear(TANNED, 20, 1, 1.1)
    head += shape('16,-16| 16,-6 17.4,6 20,7 20.4,-4| 27,-6 29,-14 26,-20 z', hair, 1.3)
    head += hatch('18,-12 18,-2 19,5', '26,-14 24,-8 20.4,-5', 5, .8, dark)
    head += shape('-9,12 -4,11.2 2,13.2 5.6,16 9.6,14.4| 7.6,19.6 3,20.4 -2,18.6 -8.8,16.2 -12,18.4 -16,19.2'
                  ' -19.4,16.4| -16,15.8 -12.6,12.2 z', hair, 1.2)
    head += hatch('-7,13.4 -2,13.4 4,16.6', '-6,16.2 -2,17.6 4,19.4', 6, .8, dark)
    head += hatch('-11.6,13.6 -15,16.4', '-11.6,17.2 -15.4,18.6', 3, .8, dark)
    head += stroke('5,6 8.4,9 9.8,12.4', .8, TANNED.crease)
    # hat
    head += form('-17,-19| -18,-33 -11,-43 0,-45 8,-41 18,-42 25,-33 26,-17| 6,-15 z', felt,
                 '26,-17| 25,-33 18,-41.6| 15,-32 17,-15.4 z', felt_d, 1.5)
    head += stroke('8,-41 4,-36 5,-31', 1, felt_d)
    head += stroke('-17,-22.6 4,-19.6 26,-21.6', 4.2, '#33291f')
    head += form('-35,-10| -29,-19 -18,-21.6 0,-19 16,-18 30,-22 39,-18 37,-9 29,-4.6| 14,-9 -8,-12.6 -22,-11.6 z',
                 felt,
                 '-35,-10| -26,-14.6 -10,-15.6 10,-12.6 28,-9 38,-16| 37,-9 29,-4.6 14,-9 -8,-12.6 -22,-11.6 z',
felt_d, 1.5)
    clothes = torso('#efe9da', '#cfc4b0') + collar('#f6f1e4', '#c2b7a0', TANNED) + lapels('#4a3f3a', '#332a27')
    return person(views.forest('#ecdca0'), neck(TANNED, -5, 20), clothes, head, y=61, scale=1.12)


def lisbeth():
    """A grandmother of Schonach: a grey braid round the head, small glasses."""
    hair, dark = '#d9d4cb', '#857d73'
    head = shape('-13,-22| -19,-14 -18,-4| 0,-20 16,-24 20,-10 22,4| 29,-4 30,-18 22,-30 8,-35 -6,-33 z', hair, 1.3)
    head += face(ROUND, ROSY, '#5f7f96', '#a39a8e', 'bulb', 'smile', 3, weight=1.2, soft=True, lid=.24, glad=.9,
                 size=.9, bend=.4)
    head += ear(ROSY, 21, 1)
    head += shape('-17,-6| -19,-14 -14,-23 -2,-29 10,-29 21,-22 25,-10 22,-4 20.6,-5| 17,-14 8,-20| 1,-24| -6,-19'
                  ' -12.6,-13 z',
                  hair, 1.3)
    head += between('1,-25 -6,-22 -14,-13', '0,-28 -10,-25 -17,-13', 3, .8, dark)
    head += between('2,-25 11,-20 19,-9', '5,-29 17,-24 23,-10', 4, .8, dark)
    head += plait('-18.6,-13 -17,-23 -9,-30.6 2,-34 13,-32.6 22,-27 27.6,-17 28.4,-7', 5.2, hair, dark, 4.5)
    head += glasses('round', '#6b5a3a', 1.2)
    head += circle(21.6, 8.6, 1.5, GOLD, .8)
    clothes = torso('#2e3f66', '#1c2a49', NARROW)
    clothes += dots(((20, 116), (28, 111), (37, 115), (91, 110), (99, 116), (88, 119), (28, 121), (107, 119)), 1.2,
                    WHITE, 0)
    clothes += collar(WHITE, '#cfc4b2', ROSY, depth=113)
    return person(views.farmhouse('#d8b9a4'), neck(ROSY, -3, 18), clothes, head, y=60, scale=1.16, mirror=True, tilt=-4)


def emil():
    """A precision mechanic of St. Georgen: bald, a full brown beard."""
    hair, dark = '#7a4b2c', '#4a2a16'
    head = face(SQUARE, FAIR, '#4a6f84', '#5b3419', 'straight', 'bearded', 0, gaze=-.12, weight=2, glad=.5)
    head += shape('-17.8,-11| -17.4,-22 -11,-31 0,-36 12,-35.4 23,-28 28,-16 26,-3 21,3| 19.6,-5 15,-13 10,-21 -6,-22'
                  ' -13,-19 z', FAIR.skin, 0)
    head += shape('20,-5| 26,-3 28,-16 23,-28 14,-34.4| 20,-26 21,-14 15.6,-8 z', FAIR.shade, 0)
    head += shape('20.4,-5| 25,-8 27,-15 22,-20 17.6,-15 16.2,-4 17,5 19.6,4 z', '#c79d78', 0)
    head += stroke('-17.9,-10 -17.4,-22 -11,-31 0,-36 12,-35.4 23,-28 28,-16 26,-3 22,2', 1.5)
    head += stroke('-10,-26 -6,-30.6 0,-32', 1.8, '#fdf0df') + stroke('-11,-17.6 -5,-18.6 2,-18', .7, FAIR.crease)
    head += ear(FAIR, 20, 0, 1.05)
    head += shape('-17.8,6| -19,16 -18,26 -12,34 -4,38 4,37 13,31 19,21 20.6,4| 17.4,2 16,9 11,14.6 5,14 -3,11.4'
                  ' -8.6,12.2 -13.6,13 -16.4,9.4 z', hair, 1.4)
    head += between('-15,20 -14,28 -9,34 -5,36', '17.8,10 16,20 10,29 4,34', 9, .9, dark)
    head += shape('-13.4,17.4 -8.6,17.4 -3.4,16.8 -5.6,20.6 -9,21.4 -11.6,20.4 z', FAIR.lip, .8)
    head += stroke('-14.4,16.6 -11.6,17.8 -8.8,18 -5,17.4 -1.6,15.4', 1)
    head += shape('-9,12.4 -4.4,11.6 1,13 5.6,17| 0,17.8 -5,17 -8.8,15 -12,17 -17,16.8| -14.6,13.6 -11.4,12.2 z',
                  hair, 1.1)
    head += stroke('-6,13.6 -2,14 2,15.6', .8, dark)
    clothes = torso('#3d5f8a', '#28446a') + crew('#8f949c', '#62676f', FAIR)
    clothes += shape('43,98| 33,104 30,113 42,117 50,126| 52,114 46,106 z', '#486d9c', 1.4)
    clothes += shape('82,96| 93,102 98,111 86,116 74,126| 74,113 80,105 z', '#486d9c', 1.4)
    return person(views.wheels('#e0bb62'), neck(FAIR, -6, 21), clothes, head)


def rosel():
    """A landlady of Furtwangen: short auburn hair, red earrings."""
    hair, dark = '#9a4a2c', '#5f2613'
    head = shape('14,-24| 20,-8 20,8 24,12| 30,4 31,-12 24,-28 z', hair, 1.3)
    head += face(ROUND, FAIR, '#5a6f3a', '#7a3a20', 'snub', 'laugh', 1, gaze=.12, weight=1.3, lash=True, soft=True,
                 lift=.4, size=.92)
    head += ear(FAIR, 21, 1, .9)
    head += shape('-17.4,-4| -21,-10 -20.6,-22 -14,-32 -3,-38 8,-41 12,-38 24,-33 32,-20 31,-6 26,5 22.4,0| 23,-8'
                  ' 19,-16 13,-21| 14,-17| 8,-21 2,-26| 2,-20 -3,-16| -4.6,-19.6| -7,-15 -13,-12.6| -13,-15| -15.6,-10'
                  ' z', hair, 1.4)
    head += stroke('1,-28 -3,-24 -5,-20;-2,-30 -9,-25 -13,-15;-4,-33 -13,-28 -17,-14;3,-32 -2,-35 -6,-34;5,-27 12,-23'
                   ' 18,-17;8,-32 19,-26 25,-13;11,-36 23,-29 29,-15;26,-10 28,-6 26,0', .9, dark)
    head += circle(22.6, 12, 3, '#c8322f', 1.1)
    clothes = torso('#3c7a5c', '#255340')
    clothes += collar('#4a8c6c', '#255340', FAIR)
    clothes += dots(((51, 105), (54, 109.4), (57.6, 112.4), (62, 112), (66.4, 109.6), (70.6, 106)), 1.6, '#c8322f', .8)
    return person(views.shelf('#bcd0dd'), neck(FAIR, -3, 18), clothes, head, tilt=2)


def hermann():
    """A clockmaker of Triberg: half glasses, dark grey hair combed back."""
    hair, dark = '#7b7678', '#464145'
    head = face(LONG, FAIR, '#5c5138', '#57524f', 'long', 'calm', 2, gaze=-.2, weight=1.8, lid=.22, size=.95)
    head += ear(FAIR, 20, 1, 1.1)
    head += shape('-16.6,-11| -18.4,-20 -14,-29 -5,-36 8,-38.4 20,-34.6 29,-25 32,-12 29,2 25,8 21,8| 24.4,0 24,-6'
                  ' 20.6,-5| 18.8,3| 16.4,-3 16.8,-12 14,-20 8,-26| 1,-25 -6,-25.6| -10,-22 -14,-16 z', hair, 1.4)
    head += stroke('-13,-20 -9,-28 0,-33;-7,-26.6 -1,-31 8,-34.6;2,-26.4 9,-30.6 18,-31.6;8.6,-25.6 16,-27.6'
                   ' 24,-25;13.6,-20 20,-21 27,-17;16.4,-13 22,-13 28,-9;17,-6 20,-8', .9, dark)
    head += stroke('-10,-19.4 -3,-21 4,-20.4', .7, FAIR.crease)
    head += glasses('half', '#a87f2e', 1.3, temple='8,1 20,-3')
    clothes = torso('#f1ece0', '#cdc3b1') + collar('#f6f2e8', '#c2b7a0', FAIR, depth=110)
    clothes += shape('55,108 62,108 62,112 65,124| 52,124| 54.6,112 z', '#7a2f3a', 1.3)
    clothes += lapels('#55606b', '#3a434c')
    return person(views.clocks('#8fb8b0'), neck(FAIR, -5, 20), clothes, head, y=57, scale=1.14, mirror=True)


PEOPLE = {'fritz': fritz, 'lisbeth': lisbeth, 'emil': emil, 'rosel': rosel, 'hermann': hermann}
