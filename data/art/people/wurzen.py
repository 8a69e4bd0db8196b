"""The table of Wurzen: people of Austria."""

from decks.german_heads import between, form, scallops, shape, stroke
from decks.german_pen import hatch
from decks.palette import WHITE
from decks.svg import circle, path
from people import views
from people.clothes import checks, collar, lapels, neckline, torso
from people.face import FULL, OVAL, ear, face, glasses, neck
from people.hands import beer, raised
from people.person import person
from people.tones import OLIVE, ROSY


def franz():
    """The tuba player of Ried im Innkreis: a round face, dark curls, a loden waistcoat."""
    hair, dark = '#3d2c26', '#7a6158'
    head = path(scallops('16,-10| 20,-30 30,-20 31,-6 27,4 22,2 z', 6, 1.4) + 'Z', hair, 1.3)
    head += face(FULL, ROSY, '#5a4a30', hair, 'bulb', 'laugh', 1, weight=2, lift=.4, glad=.8, size=.92)
    head += ear(ROSY, 21, 1, 1.05)
    head += path(scallops('-17,-8| -20,-17 -16,-28 -6,-35 8,-37 21,-32 29,-21 28,-8 22,-4| 18,2| 17,-8 16.4,-16| 8,-20'
                 ' 0,-19 -8,-20 -14,-15 z', 6.4, 1.4) + 'Z', hair, 1.3)
    head += stroke('-12,-21 -8,-25 -4,-23;-4,-29 0,-32 5,-30;6,-25 11,-27 14,-23;15,-31 19,-28 20,-24;21,-19 24,-16'
                   ' 23,-11', 1, dark)
    clothes = torso('#f0eadb', '#cdc3b0') + collar('#f6f1e6', '#c2b7a0', ROSY) + lapels('#6f7f5f', '#4c5a41')
    clothes += stroke('45,96 34,103 31,111 40,113.6 37,118 52,127;82,93 92,99.6 97,109.6', 1.3, '#a8473a')
    clothes += raised(beer, ROSY, '#f0eadb', '#cdc3b0')
    return person(views.fields('#c3d8a8'), neck(ROSY, -7, 22), clothes, head, y=59, tilt=-2)


def resi():
    """A tram driver of Graz: a black bob with a fringe, red lips."""
    hair, dark = '#2c262c', '#5f5660'
    tone = OLIVE._replace(lips='#b3262f', lip='#cf4048')
    behind = shape('-14,0| -18,8 -17,15| 8,10 20,20| 28,18 30,8 27,0| z', hair, 1.3) + neck(OLIVE,
                   -2, 17)
    head = face(OVAL, tone, '#3f5a3a', hair, 'straight', 'wry', 0, weight=1.3, lash=True, soft=True, lift=.3,
                size=.86, rise=.8)
    head += shape('-15.6,-11| -19.6,-4 -19.6,8 -18.6,14 -15.6,16| -17,4 z', hair, 1.3)
    head += shape('-18.6,-8| -21,-17 -16,-29 -5,-36 9,-37 23,-31 31,-19 33,0 31,16 24,21 18,17| 19,6 18.6,-6 16,-12|'
                  ' 8,-13.6 -2,-14 -11,-12.6 z', hair, 1.4)
    head += between('-13,-14 -12,-24 -4,-31', '12,-14 13,-24 8,-33', 5, .9, dark)
    head += between('19,-12 22,4 22,16', '28,-14 30,2 28,14', 3, .9, dark)
    head += circle(20.6, 13, 1.8, WHITE, 1)
    navy, navy_d = '#3a5a86', '#263f62'
    clothes = torso('#f2ede2', '#c2b7a0') + neckline(OLIVE, '47,97 51,104 58,108 68,105.6 79,96')
    clothes += lapels(navy, navy_d)
    clothes += form('46,94| 43,100 48,108 57,112.6| 62,112.6 76,107.6 83,98 81,91| 72,102 60,105 50,101 z', '#c23b3b',
                    '83,98 76,107.6 62,112.6| 66,107.4 76,102 81,91| z', '#8a2429', 1.3)
    clothes += form('56,110| 49,124| 58,125| 60,112 z', '#c23b3b', '57.6,118 55,125| 58,125| 60,112| z', '#8a2429', 1.2)
    clothes += form('61,111.6| 62,124| 70,122| 64,110.6 z', '#c23b3b', '66,114 68,122.4| 70,122| 64,110.6| z',
                    '#8a2429', 1.2)
    return person(views.clock_tower('#efd98a'), behind, clothes, head, mirror=True, tilt=3)


def sepp():
    """A retired steelworker of Linz: bald crown, white tufts, thick glasses."""
    hair, dark = '#eee9df', '#aaa294'
    head = shape('16,-16| 20,-22 28,-18 33,-8 31,4 26,11 20,8| z', hair, 1.3)
    head += shape('-14,-22| -12,-31 0,-36.6 12,-35.6 23,-28 27,-16 24,-4 20,2| z', ROSY.skin, 1.4)
    head += face(FULL, ROSY, '#56748a', '#d6cfc4', 'bulb', 'smile', 3, gaze=-.15, weight=1.9, lift=.6, wide=3.9,
                 bend=.4)
    head += shape('-15,-20| -12,-31 0,-36.6 12,-35.6 22,-29 26,-18 22,-8| 20,-6 15,-16 10,-24 -6,-24 z', ROSY.skin, 0)
    head += shape('25,-14| 24,-24 19,-31 14,-34.4| 19,-24 20,-14 z', ROSY.shade, 0)
    head += stroke('-15.8,-19 -12,-31 0,-36.6 12,-35.6 22,-29 26.4,-17', 1.4)
    head += stroke('-9,-27 -5,-31 1,-32.4', 1.6, '#fdeee2')
    head += ear(ROSY, 21, 1, 1.2)
    head += shape('17,-17| 15.6,-8 17,2 20,3 20.4,-6| 26,-8 29,0 27,9 32,3 33.6,-8 29,-18 22,-21 z', hair, 1.3)
    head += hatch('18,-15 17.6,-6 19,1', '22,-18 20.6,-10 21,-7', 3, .8, dark) + hatch('24,-9 28,-5 29,3',
                  '25,-18 31,-11 32,-1', 5, .8, dark)
    head += shape('-19,-14 -21.6,-10 -20,-4 -17.6,-6 -17.4,-12 z', hair, 1.1)
    head += glasses('square', '#3a2f2c', width=2.2)
    clothes = torso('#7a8fa0', '#566a7a') + checks('#e6e0d2', 1.2) + collar('#8a9fb0', '#566a7a', ROSY)
    return person(views.steelworks('#dcc7b0'), neck(ROSY, -6, 21), clothes, head)


PEOPLE = {'franz': franz, 'resi': resi, 'sepp': sepp}
