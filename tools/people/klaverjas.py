"""The table of Klaverjassen: people of the Netherlands."""

from decks.german_heads import between, form, fur, scallops, shape, stroke
from decks.german_pen import dots, hatch
from decks.palette import GOLD, WHITE
from decks.svg import circle, path
from people.clothes import NARROW, backdrop, collar, crew, roll, torso
from people.face import FAIR, FULL, HEART, OVAL, ROSY, SQUARE, TANNED, WARM, ear, face, glasses, neck
from people.person import person


def jan():
    """A retired skipper of Urk: knitted cap, white ring of a beard."""
    hair, dark = '#efe8da', '#b3a791'
    wool, wool_d = '#2f4a6b', '#1c2f49'
    head = face(SQUARE, TANNED, '#4f7fa6', hair, 'straight', 'smile', 3, weight=2, lid=.25, gaze=-.3) + ear(TANNED,
                20, 1)
    # a beard along the jaw, the lip is shaven
    head += shape('19,-2| 22.6,6 21,18 14,29 5,35.6 -5,37 -13,33 -17,24 -18,12| -15,18 -13.6,24.6 -8,28 0,27 8,23'
                  ' 14.6,14 16,2 z', hair, 1.4)
    head += hatch('18,3 16.6,15 9,25 0,29 -9,29 -15,21', '21,8 18.6,20 11,30 0,35 -10,33 -16,25', 16, .8, dark)
    # cap
    head += form('-21,-13| -22,-27 -16,-38 -2,-43.6 12,-42 22,-33 26,-20 25,-9| z', wool,
                 '25,-9| 26,-20 22,-33 14,-40.6| 17,-28 15,-14 z', wool_d, 1.5)
    head += between('-15,-18 -14,-30 -4,-41', '20,-12 21,-26 8,-41', 8, .9, wool_d)
    head += form('-23.6,-11| -24.6,-18 -22,-22 -4,-24 14,-22.6 27,-17 29.6,-11 26,-4| 12,-10 -6,-13 z', wool,
                 '26,-4| 29.6,-11 27,-17 20,-20.4| 20,-12 17,-8.4 z', wool_d, 1.5)
    head += hatch('-22,-13 -6,-15 12,-12 25,-6', '-22,-20 -4,-22.4 14,-20.8 27,-15', 15, .9, wool_d)
    clothes = torso('#34465c', '#222f41') + roll('#3f5570', '#263448')
    return person(backdrop('#b9d3dc'), neck(TANNED), clothes, head, y=60, scale=1.12)


def trijntje():
    """A retired schoolteacher of Dokkum: white bob, reading glasses on a cord."""
    hair, dark = '#f1ece2', '#b9b0a2'
    behind = shape('-16,-20| -22,-8 -22,8 -20,22 -10,26| 8,10 22,26| 31,24 34,8 33,-10 26,-26 z', hair, 1.4)
    behind += neck(ROSY, -3, 18)
    head = face(OVAL, ROSY, '#5a7a9a', '#b5a999', 'straight', 'calm', 2, weight=1.3, lash=True, soft=True, gaze=-.25,
                lid=.15)
    head += shape('-15,-7| -20,-2 -21.4,10 -19.4,20 -15,23| -16.4,12 -17.4,2 z', hair, 1.3)
    head += shape('-16.4,-4| -21,-12 -19.6,-24 -10,-34 4,-38 19,-35 29,-24 32.6,-8 32,8 29,22 21,26 17,22| 20,12 19,0'
                  ' 17,-10 11,-18 3,-22.6| -3,-16 -10,-12 z', hair, 1.4)
    head += between('2,-24 -6,-19 -14,-10', '4,-35 -9,-30 -18,-15', 4, .9, dark)
    head += between('6,-24 16,-15 22,2 21,22', '12,-34 25,-20 29,0 27,20', 5, .9, dark)
    head += glasses('half', '#8a3f4f', temple='8,1 19.6,-2')
    head += stroke('19.4,-2 21.6,10 18.4,24', 1, '#8a3f4f')
    clothes = torso('#8b7fae', '#665a8a') + collar(WHITE, '#cfc4b2', ROSY)
    clothes += stroke('49,97 42,107 36,123;80,95 88,108 93,123', 1.2, '#6d2f3f')
    return person(backdrop('#c4d2b4'), behind, clothes, head, mirror=True)


def piet():
    """A market man of the Jordaan in Amsterdam: flat cap, moustache, red scarf."""
    hair, dark = '#8d7a66', '#5e4e3e'
    cap, cap_d = '#6b5a4a', '#483a2e'
    head = face(FULL, ROSY, '#5b7444', dark, 'bulb', 'bearded', 2, weight=2, lift=.4, gaze=-.25, glad=.8)
    head += ear(ROSY, 21, 1, 1.1)
    head += shape('17,-18| 16,-8 16.6,4 19.4,5 20,-4| 27,-8 29,-18 26,-24 z', hair, 1.3)
    head += hatch('18,-14 18,-4 18.6,3', '26,-18 24,-9 20,-6', 5, .8, dark)
    head += shape('-9.4,12 -4,11.4 2,13.6 6.4,19.6| 3,22.4 -3.6,21 -8.6,17 -12,19.6 -17.6,20.6| -16.6,15.6 -13,12.4 z',
                  hair, 1.2)
    head += hatch('-7,13.4 -3,13.6 3,16', '-5.6,17.4 -1,19.6 3.4,21', 5, .8, dark)
    head += hatch('-11.6,13.8 -14,14.6', '-11.4,18 -15.6,19.4', 3, .8, dark)
    # flat cap
    head += form('-20,-17| -20,-28 -10,-37 8,-40 24,-36 33,-25 31,-12| 16,-16 -4,-19 z', cap,
                 '31,-12| 33,-25 26,-34| 25,-24 20,-15 z', cap_d, 1.5)
    head += stroke('-10,-23 4,-25 20,-22;-6,-31 8,-33 20,-29', .9, cap_d)
    head += form('-31,-13| -30,-20 -22,-25 -8,-26 2,-21 5,-16| -8,-17.6 -20,-16 z', cap,
                 '-31,-13| -20,-19 -8,-21 4,-18 5,-16| -8,-17.6 -20,-16 z', cap_d, 1.5)
    clothes = torso('#4f5b50', '#363f37')
    red, red_d = '#b92b30', '#8a1c25'
    clothes += form('45,95| 39,101 40,109 52,115 66,114.6 80,108 85,99 82,91| 70,101 56,103 z', red,
                    '85,99 80,108 66,114.6 52,115| 64,109 78,103 82,92| z', red_d, 1.4)
    clothes += form('50,111| 44,126| 62,126| 60,113 z', red, '57,112| 55,126| 62,126| 60,113 z', red_d, 1.4)
    clothes += dots(((47, 102), (54, 107), (63, 108), (72, 106), (79, 100), (52, 119)), 1.1, WHITE, 0)
    return person(backdrop('#e6d2a4'), neck(ROSY, -6, 21), clothes, head, y=58, scale=1.12)


def marijke():
    """A nurse of Rotterdam, of a family from Surinam: curls in a high bun, gold hoops."""
    hair, dark = '#2b2124', '#5f4f57'
    behind = neck(WARM, -3, 18)
    head = fur('-8,-34| -13,-42 -9,-51 3,-55 15,-52 20,-44 17,-36 8,-32 z', hair, dark, 4, 1.5, .2, 1.3)
    head += shape('-13,-22| -19,-16 -19,-8 -17,-3| 0,-20 16,-24 20,-10 22,-2| 29,-8 29,-20 22,-32 8,-38 -6,-36 z',
                  hair, 1.4)
    head += face(OVAL, WARM, '#3a2318', hair, 'snub', 'laugh', 0, weight=1.2, lash=True, soft=True, lift=.6)
    head += ear(WARM, 20, 0, .9)
    head += shape('-16,-6| -18.6,-14 -14,-24 -4,-32 8,-34 20,-28 25,-16 23.4,-6 20.6,-6| 17,-15 9,-21 -2,-20.6 -12,-14'
                  ' z',
                  hair, 1.3)
    head += stroke('-11,-17 -6,-24 2,-30;-4,-21.6 2,-26 10,-31;6,-22 12,-25 18,-26;14,-18.6 19,-19 23,-17', 1, dark)
    head += stroke('-6,-44 -1,-48 4,-47;4,-40 10,-43 14,-41;-2,-38 4,-41;9,-49 14,-47 16,-44', 1, dark)
    head += circle(22.4, 12.6, 5.2, 'none', 2.6) + circle(22.4, 12.6, 5.2, 'none', 1.5, GOLD)
    blue, shade = '#4aa3a0', '#2f7a7b'
    clothes = torso(blue, shade) + collar(blue, shade, WARM)
    return person(backdrop('#f0c987'), behind, clothes, head, y=61, scale=1.06)


def kees():
    """A student of Utrecht: red-blond curls, headphones round the neck."""
    hair, dark = '#d98a4a', '#9a5524'
    behind = neck(FAIR, -4, 19)
    head = path(scallops('-17,-6 -21,-16 -18,-28 -8,-38 6,-42 20,-38 29,-28 31,-14 27,-1 20,2 z', 7, 1.4) + 'Z', hair,
                1.4)
    head += face(OVAL, FAIR, '#5a7d5a', '#a9622e', 'snub', 'laugh', 0, weight=1.6, lift=.3, gaze=-.3)
    head += dots(((2, 5), (5, 7), (-1, 7.4), (7.6, 4.4), (-15, 5.6), (-14, 8), (3, 9.6)), .55, '#c98a5c', 0)
    head += ear(FAIR, 20, 0)
    head += path(scallops('-16.6,-6| -19.6,-14 -17,-25 -7,-33 7,-36 20,-31 27,-20 25.6,-6 21,-5| 17.6,-8 17,-16| 9,-17'
                          ' 1,-20 -7,-17 -14,-14 z', 6, 1.5) + 'Z', hair, 1.3)
    head += stroke('-12,-20 -9,-25 -4,-24;-2,-27 2,-31 7,-29;6,-23 11,-26 15,-23;14,-30 19,-28 20,-23;20,-18 23,-15'
                   ' 22,-10'
                   ';-8,-31 -4,-34 0,-32', 1, dark)
    clothes = torso('#6f8a6b', '#4d664b')
    clothes += crew('#f1e9d8', '#b9ad97', FAIR)
    # hood and headphones
    clothes += shape('44,97| 34,101 27,109 38,118 54,122| 46,112 43,104 z', '#7d9a78', 1.4)
    clothes += shape('81,95| 92,99 99,108 88,118 66,122| 78,112 82,104 z', '#7d9a78', 1.4)
    clothes += stroke('42,105 40,97 44,92;84,102 87,95 82,88', 5.2) + stroke('42,105 40,97 44,92;84,102 87,95 82,88',
                      2.8, '#3a3a44')
    clothes += shape('36,103 43,100 49,106 50,115 44,119 37,114 z;79,114 82,104 88,99 95,104 94,113 87,119 z',
                     '#3a3a44', 1.4)
    clothes += shape('42,105 46,109 46,114 42,113 z;84,113 85,107 89,104 90,110 z', '#e2643f', 1)
    return person(backdrop('#b7aed0'), behind, clothes, head, mirror=True, y=57)


def sophie():
    """A student of Leiden: teal hair, round glasses, a stud in the nose."""
    hair, dark = '#2f9a97', '#176668'
    behind = shape('-15,-20| -22,-6 -21,10 -23,24 -16,32 -8,30| 8,10 20,32| 30,33 36,24 33,8 33,-12 26,-28 z', hair,
                   1.4)
    behind += neck(FAIR, -2, 17)
    head = face(HEART, FAIR, '#4c6a4a', '#2b5a5a', 'snub', 'smile', 0, weight=1.3, lash=True, soft=True, wide=3.9,
                lid=.05)
    head += shape('-15.4,-12| -20,-4 -20,10 -22,22 -19,27| -15,20 -16.6,10 -17.4,0 z', hair, 1.3)
    head += shape('16,-14| 19,-4 18.6,10 19,22 24,28 31,22 30,8 32,-8 28,-24 20,-30 z', hair, 1.3)
    head += shape('-18.4,-6| -21,-16 -17,-28 -6,-36 8,-38 22,-33 30,-22 31,-8| 22,-10 18.6,-12 10,-13.6 0,-14.6'
                  ' -10,-13.4 z',
                  hair, 1.4)
    head += between('-15,-10 -16,-19 -8,-30', '16,-14 16,-24 6,-35', 7, .9, dark)
    head += between('21,-8 22,8 24,24', '29,-16 29,4 29,20', 3, .9, dark)
    head += glasses('round', '#7a4a2a')
    head += circle(-5, 8.6, .9, GOLD, .7)
    clothes = torso('#e0b03c', '#b18220', NARROW) + crew('#e9bf55', '#b18220', FAIR)
    return person(backdrop('#efc3bd'), behind, clothes, head, y=57)


PEOPLE = {'jan': jan, 'trijntje': trijntje, 'piet': piet, 'marijke': marijke, 'kees': kees, 'sophie': sophie}
