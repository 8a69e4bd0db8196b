"""The table of Fifty-six: people of Kerala."""

from decks.german_heads import between, form, scallops, shape, stroke
from decks.german_pen import hatch
from decks.palette import GOLD, GOLD_D, WHITE
from decks.svg import circle, path
from people import views
from people.clothes import NARROW, checks, collar, neckline, stand, torso
from people.face import FULL, GAUNT, HEART, LONG, OVAL, SQUARE, ear, face, glasses, neck
from people.hair import plait
from people.hands import raised, tea
from people.person import person
from people.tones import BROWN, DEEP, WARM, WHEAT

BLACK, SHEEN = '#2a2226', '#5c5058'
SANDAL = '#ecd28a'


def unni():
    """A young drummer of Thrissur: thick wavy hair, a full black beard, sandal paste on the brow."""
    head = path(scallops('14,-24| 24,-26 30,-16 31,-4 27,8 21,9 z', 9, 1) + 'Z', BLACK, 1.3)
    head += face(SQUARE, BROWN, '#38231a', BLACK, 'straight', 'bearded', 0, gaze=.12, weight=2.1, wide=3.7, size=.95)
    head += stroke('-11.4,-15.4 -5.4,-16', 2.2, SANDAL)
    head += ear(BROWN, 20, 1)
    head += shape('-17.6,5| -18.4,14 -17,23 -12,31 -5,34.6 3,33 11,27 17.6,18 20.4,0| 16.8,0 16,9 11,14 5,13.6 -3,11.4'
                  ' -8.6,12.2 -13.6,13 -16.4,9.4 z', BLACK, 1.3)
    head += between('-14.6,22 -13,28 -8,31.6', '17,10 14,20 6,29', 7, .8, SHEEN)
    head += shape('-14,16.4 -11,17 -8.6,16.6 -2,15.2 -4,20 -8.4,21.6 -12,20 z', '#6c2a2c', .8)
    head += shape('-13.4,16.6 -11,17.2 -8.6,16.8 -2.6,15.6 -4,17.6 -8.6,18.6 -12.4,17.8 z', WHITE, 0)
    head += shape('-12,19.6 -8.6,20.4 -4.4,19 -6,21.6 -9,22.4 z', BROWN.lip, 0)
    head += shape('-9,12.4 -4.4,11.4 1,12.6 5.4,15.8| 0,16.4 -5,15.8 -8.8,14.6 -12,16.2 -17,15.4| -14.6,13 -11.4,12'
                  ' z', BLACK, .9)
    head += stroke('-6,13.2 -2,13.6 2,14.8', .8, SHEEN)
    head += path(scallops('-16.6,-9| -20.6,-16 -20,-27 -12,-37 1,-41 16,-38.6 27,-31 31,-19 29,-6 22,-3| 18,0|'
                 ' 16.6,-10 13,-17| 8,-20 1,-20.6 -5,-22 -11,-21 z', 9.4, 1.1) + 'Z', BLACK, 1.4)
    head += stroke('-12,-23 -11,-30 -4,-33;-5,-25 -2,-32 5,-33;3,-23 6,-29 13,-31;11,-21 15,-26 21,-26;17,-15 20,-20'
                   ' 26,-19;20,-9 23,-12 28,-11;4,-36 9,-38 14,-36;-15,-17 -16,-23 -13,-27', 1, SHEEN)
    clothes = torso('#b5473c', '#80302a') + stand('#b5473c', '#80302a', BROWN)
    return person(views.parasols('#8fd0c6'), neck(BROWN, -6, 21), clothes, head, tilt=2)


def latha():
    """A physics teacher of Palakkad: green kurta, glasses, a long plait."""
    behind = shape('16,0| 17,18 20,30 28,28| 31,14 28,0| z', BLACK, 1.3) + neck(WHEAT, -2, 17)
    head = face(OVAL, WHEAT, '#38231a', BLACK, 'straight', 'smile', 0, gaze=-.12, weight=1.3, lash=True, soft=True,
                wide=3.7, size=.9)
    head += circle(-8.4, -13, 1.5, '#9c2430', 0)
    head += ear(WHEAT, 20, 0, .9)
    head += shape('-15.8,-5| -18.6,-14 -15,-26 -6,-34 7,-36 20,-31 29,-20 31,-4 28,10 24,18 20,16| 25,4 23,-6 19.8,-5|'
                  ' 18,0| 16.6,-8 12,-16 6,-21 -2,-25| -8,-20 -12,-14 z', BLACK, 1.4)
    head += stroke('-1,-27 8,-23 15,-16 19,-8;2,-31 14,-26 22,-15 24,-7;8,-34 21,-26 27,-12 28,0;-4,-26 -10,-21'
                   ' -13,-14;-3,-32 -12,-25 -16,-14', .9, SHEEN)
    head += glasses('cat', '#5a2a4a', 1.5)
    head += circle(21.4, 8.4, 1.8, GOLD, .9) + circle(21.4, 12.4, 2.2, '#2f8a66', .9)
    clothes = torso('#3f8f63', '#276042', NARROW)
    clothes += neckline(WHEAT, '46.6,99 51,108 58,114 68,109.6 79.4,97', 1.4)
    clothes += stroke('43.6,101 49,110 58,117.6 69,112.6 82,99', 1.6, GOLD)
    clothes += plait('80,86 85,93 87,101 87,109 85,117 83,124', 6, BLACK, SHEEN, 5)
    return person(views.blackboard('#f0b7a0'), behind, clothes, head, mirror=True, tilt=-3)


def rajan():
    """A bus driver of Alappuzha: khaki, a strong moustache."""
    head = shape('16,-22| 24,-12 22,6 26,6| 30,-4 30,-14 25,-26 z', BLACK, 1.3)
    head += face(FULL, WARM, '#33201a', BLACK, 'straight', 'bearded', 1, weight=2.1, glad=.9, lift=.3)
    head += ear(WARM, 21, 1, 1.1)
    head += shape('-9,11.2 -4,10.2 2,11.8 6.4,14.4 9,11| 8.6,16 4,18.4 -3,17.4 -8.8,15 -12.2,17.4 -16.6,18 -19.6,14.6|'
                  ' -17,14.4 -13,11.2 z', BLACK, 1)
    head += stroke('-6,12.8 -1,13.4 4,16;-12,13.4 -15.6,15.4', .9, SHEEN)
    head += shape('-17,-10| -19.6,-18 -16,-28 -9,-34 4,-38 18,-35 27,-27 30,-15 28,-4 24,-5 21,-4 18.6,2| 16,-8 16,-15'
                  ' 10,-20 2,-24| -6,-19.6 -13,-17 z', BLACK, 1.4)
    head += between('2,-25 -7,-22 -14,-18', '0,-35 -10,-31 -17,-20', 3, .9, SHEEN) + between('4,-25 14,-18 18,-8',
                    '8,-36 22,-28 26,-12', 4, .9, SHEEN)
    khaki, khaki_d = '#b79a62', '#8a703f'
    clothes = torso(khaki, khaki_d) + collar('#c2a66e', khaki_d, WARM)
    clothes += shape('100,104| 110,107.4 106,112.6 96,109.6| z;12,109| 22,105.6 26,110.6 16,114| z', khaki_d, 1.2)
    clothes += stroke('20,122 34,120;84,121 98,122.6', 1.2, khaki_d)
    clothes += raised(tea, WARM, khaki, khaki_d)
    return person(views.backwater('#a9cf8d'), neck(WARM, -6, 21), clothes, head)


def leela():
    """A doctor of Kozhikode: short curls, a mustard kurta."""
    head = path(scallops('12,-12| 22,-30 31,-20 33,-6 29,7 23,11 19,8 z', 6, 1.5) + 'Z', BLACK, 1.3)
    head += face(HEART, BROWN, '#33201a', BLACK, 'snub', 'laugh', 0, gaze=.15, weight=1.3, lash=True, soft=True,
                 wide=3.8, lift=.4, size=.92)
    head += ear(BROWN, 20, 0, .9)
    head += path(scallops('-16.6,-2| -21,-9 -21,-20 -15,-31 -4,-38 10,-40 23,-34 31,-23 31,-9 25,0 21,-2| 18.6,-8|'
                 ' 15,-15 8,-18 0,-17 -8,-18 -14,-14 z', 6.4, 1.5) + 'Z', BLACK, 1.3)
    head += stroke('-14,-19 -11,-24 -6,-23;-7,-29 -2,-33 3,-31;3,-23 8,-27 12,-23;13,-31 18,-30 19,-25;21,-19 25,-18'
                   ' 25,-12;22,-6 26,-6 26,-2;-3,-23 0,-26;8,-35 12,-36', 1, SHEEN)
    head += circle(21.4, 9.6, 1.5, GOLD, .9) + shape('21.4,11 24.4,17 21.4,20 18.4,17 z', GOLD, 1)
    clothes = torso('#dca53a', '#ad7a1e', NARROW) + stand('#e4b04a', '#ad7a1e', BROWN)
    return person(views.coast('#c79ab6'), neck(BROWN, -2, 17), clothes, head)


def gopi():
    """A retired singer of Palakkad: white hair combed back, horn-rimmed glasses, a shawl."""
    hair, dark = '#f1ede6', '#a8a097'
    head = face(LONG, WARM, '#33201a', '#d9d3c8', 'roman', 'smile', 3, weight=1.8, lid=.24, size=.94)
    head += stroke('-11.6,-17.4 -4.6,-18.2;-11.8,-14.8 -4.8,-15.4', 1.6, SANDAL)
    head += ear(WARM, 20, 1, 1.15)
    head += shape('-16.4,-12| -18.4,-21 -14,-30 -5,-37 8,-39.4 21,-35.4 30,-25 33.6,-11 32,3 34.6,9 31,10| 31.4,14'
                  ' 26,12 22,7| 25,-1 24,-7 20.6,-5| 18.8,3| 16.4,-4 16.8,-12 14,-20 8,-26| 1,-25 -6,-25.6| -10,-22'
                  ' -14,-17 z', hair, 1.4)
    head += stroke('-13,-21 -9,-29 0,-34;-7,-26.6 -1,-31 8,-35.6;2,-26.4 9,-30.6 19,-31.6;8.6,-25.6 16,-27.6'
                   ' 25,-25;13.6,-20 20,-21 28,-17;16.4,-13 22,-13 29,-9;22,-8 28,-4 30,4;26,-4 27,4 26,9', .9, dark)
    head += glasses('square', '#3a2620', 1.9)
    clothes = torso('#f3ecdc', '#cfc3aa')
    clothes += neckline(WARM, '47,98 50.6,106 60,110 71,106.4 79,97', 1.4) + stroke('60,110 60.6,124', 1.2)
    clothes += form('80,93| 92,96 104,104 112,124| 78,124| 84,110 z', '#fbf6ea',
                    '96,99.6| 104,104 112,124| 103,124| 103,112 z', '#d8ccb4', 1.4)
    clothes += stroke('84,97 92,110 93,124', 2.6, GOLD) + stroke('81,100 86,112 84,124', 1, '#b7aa90')
    return person(views.lamp('#e5b877'), neck(WARM, -5, 20), clothes, head, y=57, scale=1.14, mirror=True, tilt=-2)


def susy():
    """An aunt of Kottayam: the white chatta, rings high on the ear, grey hair in a knot."""
    hair, dark = '#8f888a', '#5a5456'
    behind = neck(WHEAT, -3, 18)
    head = shape('22,-10| 32,-14 39,-8 38,2 31,6 24,2 z', hair, 1.3) + stroke('27,-8 33,-8 34,-2', .9, dark)
    head += face(FULL, WHEAT, '#38231a', '#756c6e', 'bulb', 'smile', 2, weight=1.2, lash=True, soft=True, glad=.8,
                 size=.86)
    head += ear(WHEAT, 21, 2, 1.05)
    head += shape('-16.6,-6| -19,-14 -15,-25 -6,-33 7,-35 20,-30 28,-20 30,-8 26,0 23,-5 20,-4| 17,-13 9,-20 -1,-24|'
                  ' -9,-18 -14,-12 z', hair, 1.4)
    head += between('0,-25 -8,-20 -15,-11', '2,-32 -9,-27 -17,-13', 3, .9, dark) + between('2,-25 12,-19 21,-8',
                    '7,-33 22,-22 27,-6', 5, .9, dark)
    head += circle(26, -6, 3, 'none', 2.4) + circle(26, -6, 3, 'none', 1.3, GOLD)
    head += circle(22.6, 11, 1.7, GOLD, .9)
    clothes = torso('#fbf7ee', '#d6ccba')
    clothes += neckline(WHEAT, '46.6,99| 58,119| 79.4,97|', 1.4)
    clothes += stroke('43,101.6 58,125;83,99.6 60,125', 1, '#b9ad98')
    clothes += stroke('48,101 54,110 60,113.6 68,110 78,99.6', 1.2, GOLD_D) + shape('59,113 62,117 60,121 57,117 z',
                      GOLD, 1)
    return person(views.church('#a9cbe8'), behind, clothes, head)


def biju():
    """A harbour engineer of Kochi: a light beard, a checked shirt."""
    head = shape('14,-22| 22,-10 21,4 25,3| 28,-6 28,-16 24,-26 z', '#4a3d42', 1.2)
    head += face(OVAL, BROWN, '#38231a', BLACK, 'straight', 'laugh', 0, weight=1.9, wide=3.7, size=.95)
    head += ear(BROWN, 20, 0, 1.05)
    head += shape('-17,9| -16.6,18 -13,25 -8,29 -3,30.4 3,28.6 9.6,23.6 15.6,15.6 19.6,2| 17.4,2 16.6,9 13,14 8,20'
                  ' 2,24.4 -3,26.4 -8,25.4 -13,21.6 -15.6,15 z', BLACK, .9)
    head += shape('-9,12 -5,11.4 0,12.2 3,14.2| -2,13.8 -8,14.2 -12,14.4 -15.6,15.4| -14,12.8 z', BLACK, .6)
    head += shape('-16.4,-10| -19,-18 -20,-28 -12,-39 2,-43 16,-40 23,-33 25,-24 20,-20| 17,-14| 9,-19.6 0,-20.6'
                  ' -9,-19 z', BLACK, 1.4)
    head += stroke('-12,-22 -12,-30 -6,-36;-4,-23 -2,-32 4,-38;4,-23 8,-31 13,-36;12,-21 17,-27 20,-31', 1, SHEEN)
    head += shape('17,-14| 19,-21 24,-25 27.6,-15 26,-6 23,-7 20.4,-5 18.6,2| 16.4,-4 z', '#3b2e33', 1.2)
    head += hatch('18,-14 17.6,-6 18.6,0', '24,-22 26,-13 24,-8', 6, .7, BLACK)
    clothes = torso('#e8e2d4', '#bfb6a2') + checks('#c24f3f', 2.2) + checks('#3f5f8a', .8)
    clothes += collar('#efe9dc', '#bfb6a2', BROWN)
    return person(views.nets('#f0a860'), neck(BROWN, -5, 20), clothes, head, mirror=True)


def ammini():
    """A grandmother of Ottapalam: settu mundu, jasmine in the white knot of her hair."""
    hair, dark = '#eeebe6', '#a8a29a'
    behind = neck(DEEP, -3, 18)
    head = shape('20,-14| 32,-18 41,-10 40,2 32,7 23,3 z', hair, 1.3) + stroke('26,-10 33,-11 36,-4', .9, dark)
    for x, y in ((24, -20), (30, -21), (36.4, -18), (41, -13), (43.4, -7), (43, 0), (39.6, 6), (33.6, 9), (27.6, 8)):
        head += circle(x, y, 3.3, '#fffdf4', 1) + circle(x + .4, y, .8, '#d8c98a', 0)
    head += face(GAUNT, DEEP, '#33201a', '#cfc8be', 'roman', 'smile', 3, gaze=-.25, weight=1.4, soft=True, lid=.3,
                 glad=.9)
    head += stroke('-11,-15.6 -5,-16.2', 2, SANDAL)
    head += ear(DEEP, 20, 2, 1.1)
    head += shape('-16,-7| -18.4,-15 -14,-26 -5,-33 7,-35 20,-30 28,-20 29,-8 25,-1 22,-5 19.8,-4| 16.6,-13 9,-20'
                  ' -1,-24| -9,-18 -13.6,-12 z', hair, 1.4)
    head += between('0,-25 -8,-20 -14.6,-11', '2,-32 -9,-27 -16.6,-13', 3, .9, dark) + between('2,-25 12,-19 21,-8',
                    '7,-33 22,-22 26,-6', 5, .9, dark)
    head += circle(22, 11.6, 2.2, GOLD, .9)
    clothes = torso('#8a2f4a', '#5f1f33', NARROW) + neckline(DEEP, '46.6,99 51,107 59,111.6 69,107.6 79.4,97', 1.4)
    clothes += form('22,106| 34,101.6 44,99.6| 58,112 74,126| 14,126| z', '#f7efd9',
                    '44,99.6| 58,112 74,126| 60,126| 50,112 z', '#d9cba6', 1.5)
    clothes += stroke('42.6,101.6 54,113 66,126', 3.6, GOLD_D) + stroke('42.6,101.6 54,113 66,126', 2.2, GOLD)
    clothes += stroke('28,107 38,114 44,126;20,112 28,118 32,126', 1, '#cbbd98')
    return person(views.river('#f1d884'), behind, clothes, head)


PEOPLE = {'unni': unni, 'latha': latha, 'rajan': rajan, 'leela': leela, 'gopi': gopi, 'susy': susy, 'biju': biju,
          'ammini': ammini}
