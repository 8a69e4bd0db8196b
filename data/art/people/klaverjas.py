"""The table of Klaverjassen: people of the Netherlands."""

from decks.german_heads import between, form, scallops, shape, stroke
from decks.german_pen import dots, hatch
from decks.palette import GOLD, WHITE
from decks.svg import circle, path
from people import views
from people.clothes import NARROW, collar, crew, roll, torso
from people.face import FULL, OVAL, SHORT, SQUARE, ear, face, glasses, neck
from people.hands import coffee, raised
from people.person import person
from people.tones import FAIR, ROSY, TANNED, WARM


def jan():
    """A retired skipper of Urk: knitted cap, white ring of a beard."""
    hair, dark = '#f1ebdf', '#b3a791'
    wool, wool_d = '#2f4a6b', '#1c2f49'
    head = face(SQUARE, TANNED, '#4f7fa6', '#d9d0bf', 'straight', 'smile', 3, weight=1.7, lid=.3, glad=.8, lift=-.6)
    head += ear(TANNED, 20, 1)
    # a beard along the jaw, the lip is shaven
    head += shape('19,-2| 22.6,6 21.4,18 15,29 6,35.6 -5,37.4 -13,33.6 -17.4,25 -17.6,13| -15.4,18 -13.6,24.6 -8,28'
                  ' 0,27 8,23 14.6,14 16,2 z', hair, 1.4)
    head += hatch('18,3 16.6,15 9,25 0,29 -9,29 -15,21', '21,8 19,20 12,30 1,35 -10,33.6 -16.4,25', 17, .8, dark)
    # cap
    head += form('-21,-15| -22,-28 -16,-38 -3,-43 11,-42 22,-34 26,-22 25,-11| z', wool,
                 '25,-11| 26,-22 22,-34 14,-40.6| 17,-29 15,-15 z', wool_d, 1.5)
    head += hatch('-18,-18 -6,-22 8,-20 22,-14', '-12,-37 -4,-41 4,-41.6 12,-40', 9, .9, wool_d)
    head += form('-23.4,-13| -24.6,-19 -22,-23 -4,-25.6 14,-24 27,-18 29.6,-12 26,-6| 12,-12.4 -6,-15.4 z', wool,
                 '26,-6| 29.6,-12 27,-18 20,-21.4| 20,-14 17,-10.4 z', wool_d, 1.5)
    head += hatch('-21,-14.6 -6,-16.8 12,-13.8 25,-7.6', '-21.6,-21.6 -4,-24 14,-22.2 26.6,-16.6', 15, .9, wool_d)
    clothes = torso('#34465c', '#222f41') + roll('#3f5570', '#263448')
    return person(views.sea('#b9d3dc'), neck(TANNED), clothes, head, y=61, scale=1.14)


def trijntje():
    """A retired schoolteacher of Dokkum: white bob, reading glasses on a cord."""
    hair, dark = '#f4efe6', '#bfb5a6'
    behind = shape('-14,0| -17,8 -15,18| 8,10 22,24| 28,23 30,10 27,0| z', hair, 1.3)
    behind += neck(ROSY, -3, 18)
    head = face(OVAL, ROSY, '#5a7a9a', '#b5a999', 'straight', 'smile', 2, weight=1.2, lash=True, soft=True, lid=.2,
                size=.92, bend=.3)
    head += shape('-14.6,-9| -19,-3 -20,8 -18.6,18 -14.6,21.6| -15.4,12 -17.2,2 z', hair, 1.2)
    head += shape('-16.4,-5| -20.6,-13 -19,-25 -10,-34.6 4,-38.6 19,-35.6 29,-25 33,-8 32.6,8 30,20 27,25.6 20,25'
                  ' 16,20| 19.6,12 19,0 17,-10 11,-18 3,-22.6| -2,-16.6 -10,-12 z', hair, 1.4)
    head += between('2,-24 -5,-18.6 -13,-10.6', '4,-36 -9,-31 -18,-14', 4, .8, dark)
    head += between('6,-24 16,-15 22,2 20,21', '12,-35 26,-22 30,0 27,21', 5, .8, dark)
    head += glasses('half', '#8a3f4f', 1.4, temple='8,1 19.6,-2')
    clothes = torso('#8b7fae', '#665a8a') + collar(WHITE, '#cfc4b2', ROSY)
    clothes += stroke('46,98 41,108 37,123;82,95 89,107 93,123', 1.2, '#6d2f3f')
    clothes += raised(coffee, ROSY, '#8b7fae', '#665a8a')
    return person(views.polder('#c4d2b4'), behind, clothes, head, mirror=True, tilt=-3)


def piet():
    """A market man of the Jordaan in Amsterdam: flat cap, a jolly moustache, red scarf."""
    hair, dark = '#8d7a66', '#5e4e3e'
    cap, cap_d = '#6b5a4a', '#483a2e'
    head = face(FULL, ROSY, '#5b7444', dark, 'bulb', 'laugh', 2, weight=1.9, lift=.5, glad=.9, gaze=-.2)
    head += ear(ROSY, 21, 1, 1.1)
    head += shape('17,-18| 16,-8 16.6,4 19.4,5 20,-4| 27,-8 29,-18 26,-24 z', hair, 1.3)
    head += hatch('18,-14 18,-4 18.6,3', '26,-18 24,-9 20,-6', 5, .8, dark)
    head += shape('-9.4,11.2 -4.4,10 1,11.4 5.6,10.4 9.4,6.6| 9.4,12.4 5,16.4 -2,16.2 -8.8,14 -12.4,16.2 -17,15.8'
                  ' -20,12| -16.6,12.8 -13,10.8 z', hair, 1.2)
    head += hatch('-6.6,12 -2,12 4,13 7.4,10.6', '-6,14 -2,15.2 3.6,15.6 7.8,12.8', 7, .8, dark)
    head += hatch('-12,12.4 -16,14', '-12,15 -16.6,15.2', 3, .8, dark)
    # flat cap
    head += form('-20,-18| -20,-28 -10,-37 8,-40 24,-36 33,-25 31,-13| 16,-17 -4,-20 z', cap,
                 '31,-13| 33,-25 26,-34| 25,-24 20,-16 z', cap_d, 1.5)
    head += stroke('-10,-24 4,-26 20,-23;-6,-32 8,-34 20,-30', .9, cap_d)
    head += form('-31,-14| -30,-21 -22,-26 -8,-27 2,-22 5,-17| -8,-18.6 -20,-17 z', cap,
                 '-31,-14| -20,-20 -8,-22 4,-19 5,-17| -8,-18.6 -20,-17 z', cap_d, 1.5)
    clothes = torso('#4f5b50', '#363f37')
    red, red_d = '#b92b30', '#8a1c25'
    clothes += form('45,95| 39,101 40,109 52,115 66,114.6 80,108 85,99 82,91| 70,101 56,103 z', red,
                    '85,99 80,108 66,114.6 52,115| 64,109 78,103 82,92| z', red_d, 1.4)
    clothes += form('50,111| 44,126| 62,126| 60,113 z', red, '57,112| 55,126| 62,126| 60,113 z', red_d, 1.4)
    clothes += dots(((47, 102), (54, 107), (63, 108), (72, 106), (79, 100), (52, 119)), 1.1, WHITE, 0)
    return person(views.gables('#e6d2a4'), neck(ROSY, -6, 21), clothes, head, y=60, scale=1.14)


def marijke():
    """A nurse of Rotterdam, of a family from Surinam: curls in a high bun, gold hoops."""
    hair, dark = '#2b2124', '#5f4f57'
    head = path(scallops('-6,-33| -12,-40 -9,-50 3,-54 15,-51 20,-43 17,-35 8,-31 z', 5.4, 1.2) + 'Z', hair, 1.3)
    head += shape('-13,-22| -19,-16 -19,-8 -17,-3| 0,-20 16,-24 20,-10 22,-2| 29,-8 29,-20 22,-32 8,-36 -6,-34 z',
                  hair, 1.4)
    head += face(OVAL, WARM, '#3a2318', hair, 'snub', 'laugh', 0, gaze=.15, weight=1.2, lash=True, soft=True, lift=.5,
                 size=.95)
    head += ear(WARM, 20, 0, .9)
    head += shape('-16,-6| -18.6,-14 -14,-24 -4,-32 8,-34 20,-28 25,-16 23.4,-6 20.6,-6| 17,-15 9,-21 -2,-20.6 -12,-14'
                  ' z',
                  hair, 1.3)
    head += stroke('-11,-17 -6,-24 2,-30;-4,-21.6 2,-26 10,-31;6,-22 12,-25 18,-26;14,-18.6 19,-19 23,-17', 1, dark)
    head += stroke('-6,-43 -3,-47 1,-45;2,-40 6,-43 10,-40;5,-48 10,-49 12,-45;-4,-37 0,-39 3,-36;12,-38 15,-41'
                   ' 14,-44', 1, dark)
    head += circle(22.4, 12.6, 5.2, 'none', 2.6) + circle(22.4, 12.6, 5.2, 'none', 1.5, GOLD)
    blue, shade = '#4aa3a0', '#2f7a7b'
    clothes = torso(blue, shade) + collar(blue, shade, WARM)
    return person(views.bridge('#f0c987'), neck(WARM, -3, 18), clothes, head, y=63, scale=1.08, tilt=2)


def kees():
    """A student of Utrecht: red-blond curls, headphones round the neck."""
    hair, dark = '#d98a4a', '#9a5524'
    steel = '#3a3a44'
    behind = stroke('-11,42 -10,35 -1,30;27,42 27,34 17,28', 5.4) + stroke('-11,42 -10,35 -1,30;27,42 27,34 17,28',
                    3.2, steel)
    behind += neck(FAIR, -4, 19)
    head = path(scallops('-17,-6 -21,-16 -18,-28 -8,-38 6,-41 20,-37 29,-28 31,-14 27,-1 20,2 z', 7, 1.4) + 'Z', hair,
                1.4)
    head += face(OVAL, FAIR, '#5a7d5a', '#a9622e', 'snub', 'laugh', 0, weight=1.6, lift=.4)
    head += dots(((2, 5), (5, 7), (-1, 7.4), (7.6, 4.4), (-15, 5.6), (-14, 8), (3, 9.6)), .55, '#c98a5c', 0)
    head += ear(FAIR, 20, 0)
    head += path(scallops('-16.6,-6| -19.6,-14 -17,-25 -7,-33 7,-36 20,-31 27,-20 25.6,-6 21,-5| 17.6,-8 17,-16| 9,-17'
                 ' 1,-20 -7,-17 -14,-14 z', 6, 1.5) + 'Z', hair, 1.3)
    head += stroke('-12,-20 -9,-25 -4,-24;-2,-27 2,-31 7,-29;6,-23 11,-26 15,-23;14,-30 19,-28 20,-23;20,-18 23,-15'
                   ' 22,-10;-8,-31 -4,-34 0,-32', 1, dark)
    green, green_d = '#6f8a6b', '#4d664b'
    clothes = torso(green, green_d)
    clothes += crew('#f1e9d8', '#b9ad97', FAIR)
    clothes += shape('43,97| 33,102 25,110 37,119 55,123| 46,112 42,104 z', '#7d9a78', 1.4)
    clothes += shape('82,95| 93,100 100,109 89,119 66,123| 78,112 83,104 z', '#7d9a78', 1.4)
    clothes += shape('36,98 43,97 49,103 50,112 46,118 39,116 34,107 z;78,116 75,109 78,101 84,96 91,97 93,105 88,114'
                     ' z',
                     steel, 1.4)
    clothes += shape('40,102 44.6,103.4 46.6,109 44.6,113.4 40.6,110 z;80.6,111 80.4,105.6 84,101 88,102 86,108.6 z',
                     '#e2643f', 1.1)
    return person(views.dom('#b7aed0'), behind, clothes, head, mirror=True, y=59, tilt=-2)


def sophie():
    """A student of Leiden: teal hair, round glasses, a stud in the nose."""
    hair, dark = '#35a3a0', '#1b6e70'
    behind = shape('-14,0| -18,10 -20,20 -14,27| 8,10 20,32| 30,32 35,25 32,12 28,0| z', dark, 1.4)
    behind += neck(FAIR, -2, 17)
    head = face(SHORT, FAIR, '#4c6a4a', '#1b5556', 'snub', 'smile', 0, rise=1.4, gaze=-.15, weight=1.2, lash=True,
                soft=True, wide=3.9, lid=.08, size=.9)
    head += shape('-15,-12| -19.6,-4 -19.6,8 -22,18 -25,23| -17,25 -14.4,18 -15.6,8 -17.4,0 z', hair, 1.3)
    head += shape('-18,-5| -21,-14 -18,-27 -8,-36 6,-39 20,-35 30,-25 33,-9 33,6 35,17 40,24| 32,30 22,28 16.6,20|'
                  ' 20,10 19,-2 16,-11 9,-19 4,-25| 3,-19 -1,-14.6| -3,-18| -5,-14 -9,-11.4| -9.6,-14.6| -12,-11'
                  ' -15.4,-8.6 z',
                  hair, 1.4)
    head += stroke('3,-27 -1,-21 -3,-18;1,-29 -7,-23 -10,-15;0,-31 -11,-26 -15,-12;-2,-34 -14,-28 -18,-13;6,-27 16,-19'
                   ' 22,-6 22,8 20,19;9,-30 22,-22 26,-8 26,8 25,24;13,-33 26,-24 30,-8 29,8 32,24', .9, dark)
    head += stroke('14,-27 21,-20 24,-12', 1.6, '#7fd0c8')
    head += glasses('round', '#7a4a2a')
    head += circle(-5, 8.4, .9, GOLD, .7)
    clothes = torso('#e0b03c', '#b18220', NARROW) + crew('#e9bf55', '#b18220', FAIR)
    return person(views.books('#efc3bd'), behind, clothes, head, tilt=3)


PEOPLE = {'jan': jan, 'trijntje': trijntje, 'piet': piet, 'marijke': marijke, 'kees': kees, 'sophie': sophie}
