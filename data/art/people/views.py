"""What lies behind the people: their place, in tones of one colour.

A head hides the middle; a view is seen left of it down to the shoulder and a little at the right.
What is near is darker, as in a haze; nothing has an outline, so that the ground stays one colour
where a portrait is small.
"""

import math

from decks.german_heads import curve, short
from decks.svg import lines, num, path
from people.tones import mixed


class Ground:
    """A colour and its tones."""

    def __init__(self, colour):
        self.colour = colour

    def dark(self, step):
        """A darker tone; steps of 1 are just told apart."""
        return mixed(self.colour, '#3a2c30', .07 * step)

    def light(self, step):
        """A lighter tone."""
        return mixed(self.colour, '#fffaf0', .17 * step)

    def view(self, *layers):
        """The ground with layers of (tone, path data), or of (tone, path data, width) for lines."""
        out = path('M0,0H120V120H0Z', self.colour, 0)
        for tone, data, *width in layers:
            out += lines(data, width[0], tone) if width else path(data, tone, 0)
        return out


def box(x, y, width, height):
    """Path data of a rectangle."""
    return 'M%s,%sh%sv%sh-%sz' % tuple(num(v) for v in (x, y, width, height, width))


def disc(x, y, r):
    """Path data of a circle."""
    return 'M%s,%sa%s,%s 0 1 0 %s,0a%s,%s 0 1 0 -%s,0z' % tuple(num(v) for v in (x - r, y, r, r, 2 * r, r, r, 2 * r))


def firs(*places):
    """Path data of several firs (x, y, height)."""
    return ''.join('M%s,%sL%s,%sL%s,%sZ' % tuple(num(v) for v in (x - h * .2, y, x, y - h, x + h * .2, y)) +
                   'M%s,%sL%s,%sL%s,%sZ' % tuple(num(v) for v in (x - h * .26, y + h * .22, x, y - h * .5,
                   x + h * .26, y + h * .22))
                   for x, y, h in places)


def palm(x, y, height, lean=0.0):
    """Path data of the trunk and of the crown of a coconut palm."""
    top_x, top_y, r = x + lean, y - height, height * .34
    trunk = 'M%s,%sQ%s,%s %s,%s' % tuple(num(v) for v in (x, y, x + lean * .1, y - height * .6, top_x, top_y))
    crown = ''
    for dx, dy in ((-1, .55), (-1.15, 0), (-.75, -.5), (.1, -.7), (.8, -.45), (1.15, .05), (.95, .6)):
        crown += 'M%s,%sQ%s,%s %s,%sQ%s,%s %s,%sZ' % tuple(num(v) for v in (
            top_x, top_y, top_x + dx * r * .55, top_y + dy * r * .5 - r * .42, top_x + dx * r, top_y + dy * r,
            top_x + dx * r * .6, top_y + dy * r * .5 - r * .08, top_x, top_y))
    return trunk, crown


def sea(colour):
    """The open water with a fishing boat and a gull."""
    g = Ground(colour)
    return g.view((g.light(1), disc(100, 34, 9)),
                  (g.dark(1.6), box(0, 82, 120, 38)),
                  (g.light(1), 'M0,89h14M20,93h12M2,99h18M94,88h16M100,95h18', 1.2),
                  (g.dark(3.4), curve('8,80| 26,80| 23,84.6 11,84.6| z') + 'M16,78V56L7.4,77ZM17.6,78V54L27,77Z'),
                  (g.dark(3.4), 'M5,40q4,-4 6,0q3,-4 7,-1M16,31q3,-3 5,0q2,-3 5,-1', 1.1))


def polder(colour):
    """Flat land under a high sky: a mill, a saddle-roofed church, poplars."""
    g = Ground(colour)
    return g.view((g.light(1.4), curve('4,44| 8,38 15,38 18,33 27,34 30,40 36,44| z;92,30| 96,25 103,26 108,22 116,30|'
                  ' z')),
                  (g.dark(1.2), curve('0,84| 20,82 60,84 120,81| 120,120| 0,120| z')),
                  (g.dark(2.6), 'M12,84L14.6,62H22L25,84ZM14,62L18.4,56.6L22.8,62ZM96,82V66H103V58L106,53L109,58V82Z'),
                  (g.dark(2.6), 'M18.4,61L6,50M18.4,61L30,49M18.4,61L7,73M18.4,61L30,73', 1.7),
                  (g.light(1), 'M0,92h22M4,99h16M98,90h22', 1.2))


def gables(colour):
    """Houses at a canal: stepped, necked and belled gables."""
    g = Ground(colour)
    return g.view((g.dark(1.4), 'M-2,120V58H2V54H5V50H8V46H13V50H16V54H19V58H20V120Z'
                   'M20,120V62C21,60 23,60 24,56C24,52 26,50 28,49C30,50 32,52 32,56C33,60 35,60 36,62V120Z'
                   'M92,120V56L96,52V44L101,40L106,44V52L110,56V120Z'),
                  (g.dark(2.4), 'M110,120V62H112V58H114V54H118V50H122V120Z'),
                  (g.light(1.6), ''.join(box(x, y, 3.2, 6) for x, y in (
                      (4, 62), (9, 62), (14, 62), (4, 76), (9, 76), (14, 76), (24, 66), (29.4, 66), (24, 80), (29.4,
                       80),
                      (95, 62), (100, 62), (105, 62), (95, 76), (100, 76), (105, 76), (113.6, 68), (113.6, 82))) +
                   box(9, 52, 3, 4.6) + box(26.6, 55, 3, 4.6) + box(99.6, 47, 3, 5)))


def bridge(colour):
    """The bridge over the Maas with its bent pylon."""
    g = Ground(colour)
    cables = ''.join('M20,33L%s,91' % num(x) for x in (38, 46, 54, 62, 70)) + 'M20,33L3,91M22,40L4,91'
    return g.view((g.dark(1.1), 'M94,92V62H100V54H106V66H110V58H116V92ZM0,92V74H5V68H10V92Z'),
                  (g.dark(2.8), cables, .8),
                  (g.dark(3.4), 'M8,95L13,62L18,30H22.4L21,63L24,95H20L17.4,68L13,95Z'),
                  (g.dark(2.6), box(0, 91, 120, 3.4)),
                  (g.dark(1.5), box(0, 97, 120, 23)),
                  (g.light(.7), 'M2,102h12M98,101h16M104,106h12', 1.1))


def dom(colour):
    """The tower of the cathedral of Utrecht above the roofs."""
    g = Ground(colour)
    return g.view((g.light(1), curve('88,40| 92,34 100,35 104,30 112,32 118,40| z')),
                  (g.dark(2.2), 'M8,120V66H10V46H13V34H14.4L17.6,18L20.8,34H22V46H25V66H27V120Z'),
                  (g.light(1), 'M12.6,62V53Q14.4,49 16.2,53V62ZM19,62V53Q20.8,49 22.6,53V62ZM15.6,43V38Q17.6,35'
                   ' 19.6,38V43Z'
                   'M12,84V72Q14,68 16,72V84ZM19.4,84V72Q21.4,68 23.4,72V84Z'),
                  (g.dark(1.3), 'M-2,120V86L4,78L12,86V120ZM24,120V88L31,80L38,88V120ZM92,120V84L99,75L106,84V120Z'
                   'M106,120V88L112,81L120,88V120Z'))


def books(colour):
    """Shelves of books."""
    g = Ground(colour)
    tones = ['', '', '']
    for row, (y, side) in enumerate(((32, 0), (62, 0), (92, 0), (40, 1), (70, 1), (100, 1))):
        x, k = (0 if side == 0 else 90), row
        while x < (34 if side == 0 else 120):
            w, h = (3.4, 4.6, 2.8, 5.4, 3.8)[k % 5], (19, 22, 17, 21, 18, 23, 16)[k * 3 % 7]
            tones[k % 3] += box(x, y - h, w - .5, h)
            x, k = x + w, k + 1
    return g.view((g.dark(1.2), tones[0]), (g.light(1.4), tones[1]), (g.dark(2.3), tones[2]),
                  (g.dark(3.2), box(0, 32, 36, 2) + box(0, 62, 36, 2) + box(0, 92, 36, 2) + box(88, 40, 32, 2) +
                   box(88, 70, 32, 2) + box(88, 100, 32, 2)))


def forest(colour):
    """Hills behind hills, and firs."""
    g = Ground(colour)
    return g.view((g.light(1.4), disc(22, 34, 8)),
                  (g.dark(1), curve('0,66| 14,58 34,66 60,60 90,64 106,54 120,58| 120,120| 0,120| z')),
                  (g.dark(2), curve('0,80| 16,74 40,80 80,80 104,70 120,74| 120,120| 0,120| z')),
                  (g.dark(3.4), firs((6, 92, 24), (15, 90, 18), (24, 94, 26), (100, 84, 20), (108, 88, 26), (117, 86,
                   20))),
                  (g.dark(3), curve('0,94| 20,90 44,96 90,92 120,86| 120,120| 0,120| z')))


def farmhouse(colour):
    """A farmhouse under its great hipped roof, in the snow of Schonach."""
    g = Ground(colour)
    return g.view((g.dark(1.2), curve('0,60| 20,50 50,60 90,56 120,48| 120,120| 0,120| z')),
                  (g.dark(2.6), firs((34, 74, 22), (96, 76, 26), (105, 78, 20), (114, 74, 28))),
                  (g.dark(3.6), 'M-6,80L8,52H22L35,80ZM0,80V96H30V80Z'),
                  (g.light(2), 'M-6,78L8,50H22L24,54H11L-2,80Z' + box(4, 84, 4, 4) + box(11, 84, 4, 4) + box(18, 84,
                   4, 4)),
                  (g.light(2.4), curve('0,95| 20,92 50,98 90,94 120,90| 120,120| 0,120| z')))


def wheels(colour):
    """Clockwork."""
    g = Ground(colour)

    def wheel(x, y, r, teeth, turn=0.0):
        rim = ''
        for k in range(teeth):
            for part, radius in ((0, r), (.25, r), (.3, r * 1.16), (.7, r * 1.16), (.75, r)):
                a = (k + part) / teeth * 2 * math.pi + turn
                rim += '%s%s,%s' % ('L' if rim else 'M', short(x + radius * math.cos(a)),
                                    short(y + radius * math.sin(a)))
        return rim + 'Z'
    return g.view((g.dark(1.5), wheel(12, 42, 14, 14)), (g.dark(2.6), wheel(22, 76, 16, 16, .1)),
                  (g.dark(1.5), wheel(106, 74, 16, 16)), (g.dark(2.6), wheel(108, 40, 11, 12)),
                  (g.colour, disc(12, 42, 9) + disc(22, 76, 10.6) + disc(106, 74, 10.6) + disc(108, 40, 6.6)),
                  (g.dark(2), 'M3,42H21M12,33V51M98.6,66.6L113.4,81.4M98.6,81.4L113.4,66.6', 1.8),
                  (g.dark(3), 'M11.4,76H32.6M22,65.4V86.6M101.4,40H114.6M108,33.4V46.6', 1.8),
                  (g.dark(3), disc(12, 42, 2.6) + disc(22, 76, 3) + disc(106, 74, 3) + disc(108, 40, 2)))


def shelf(colour):
    """Jugs and glasses of an inn, over the panels of the wall."""
    g = Ground(colour)
    return g.view((g.dark(1.1), box(0, 70, 120, 50)),
                  (g.dark(2), 'M6,74V120M18,74V120M30,74V120M92,74V120M104,74V120M116,74V120', 1.2),
                  (g.dark(2.6), box(0, 69, 120, 3) + box(0, 46, 34, 2.4) + box(90, 46, 30, 2.4)),
                  (g.dark(2.6), curve('5,46| 4,38 6,33 6,30| 12,30| 12,33 14,38 13,46| z;98,46| 97,37 99,31| 107,31|'
                   ' 109,37 108,46| z')),
                  (g.dark(2.6), 'M13,34q4,1 3,5q-1,3 -3,3M109,35q4,1 3,4q-1,3 -3,3', 1.5),
                  (g.light(1.5), 'M20,46V40H17.6L17,30H25L24.4,40H22V46ZM30,46V40H27.6L27,30H35L34.4,40H32V46Z'
                   'M113,46V40H110.6L112,34H120V46Z'))


def clocks(colour):
    """Clocks on the wall."""
    g = Ground(colour)
    faces = ((14, 46, 10), (22, 78, 12), (104, 40, 8), (108, 72, 12))
    return g.view((g.dark(2.6), ''.join(disc(x, y, r + 2.4) for x, y, r in faces) +
                   'M1,42L14,28L27,42ZM94,62L108,50L122,62Z'),
                  (g.light(1.8), ''.join(disc(x, y, r) for x, y, r in faces)),
                  (g.dark(3.4), 'M14,46V39M14,46L19,49M22,78V69M22,78L15,74M104,40V34.6M104,40L100,42'
                   'M108,72L103,65M108,72L115,70',
                   1.4),
                  (g.dark(2.6), 'M14,58V70M104,50V58', 1), (g.dark(2.6), disc(14, 71, 2.6) + disc(104, 59, 2.2)))


def viaduct(colour):
    """A viaduct between mountains, a small train on it."""
    g = Ground(colour)
    arches = ''.join('M%s,120V96A4.6,5 0 0 1 %s,96V120Z' % (num(x), num(x + 9.2)) for x in (0, 13, 26, 86, 99, 112))
    return g.view((g.dark(1), 'M0,62L10,46L16,52L24,38L38,60L60,52L84,58L98,34L106,46L112,40L120,54V120H0Z'),
                  (g.light(2), 'M24,38L29,46L25.6,45L23,49L20,44ZM98,34L104,43L99.6,42L96,47L93.4,41Z'),
                  (g.dark(2.2), box(0, 84, 120, 36)), (g.dark(1.1), arches),
                  (g.dark(3.8), box(2, 77, 12, 6) + box(15, 77, 12, 6) + box(28, 77, 10, 6)),
                  (g.light(1.6), ''.join(box(x, 78.6, 2, 2) for x in (4, 7.4, 10.8, 17, 20.4, 23.8, 30))),
                  (g.dark(3), 'M0,84H120', 1.4))


def vineyard(colour):
    """Terraces of vines under high mountains."""
    g = Ground(colour)
    rows = ''.join('M0,%sQ20,%s 40,%sM88,%sQ104,%s 120,%s' % tuple(num(v) for v in (
        y, y - 7, y + 2, y + 2, y - 6, y - 1)) for y in (76, 84, 92, 100))
    return g.view((g.light(1.7), disc(14, 32, 7)),
                  (g.dark(1), 'M0,60L14,44L20,50L30,36L44,58L84,60L100,38L110,50L120,42V120H0Z'),
                  (g.light(2), 'M30,36L34.6,43L31,42L28,46L26,41.6ZM100,38L105,44.6L100.6,44L98,48L95.4,44Z'),
                  (g.dark(2), curve('0,70| 20,62 50,72 90,70 108,62 120,66| 120,120| 0,120| z')),
                  (g.dark(3.4), rows, 1.1),
                  (g.dark(3.4), ''.join(disc(x, y, 1.5) for x, y in (
                      (4, 72), (12, 70), (20, 69.4), (28, 71), (6, 80), (15, 77.6), (24, 78), (32, 81), (4, 89), (13,
                       86), (22, 86),
                      (94, 70), (102, 67.6), (110, 67), (97, 78), (106, 75), (115, 76), (100, 86), (110, 83.6)))))


def peaks(colour):
    """High mountains with snow and a glacier."""
    g = Ground(colour)
    return g.view((g.dark(1.4), 'M-4,84L10,52L15,58L26,34L40,64L60,50L86,66L104,28L112,44L124,36V120H-4Z'),
                  (g.light(2.6), 'M26,34L33,48L28.6,46L26,52L22.6,45L19.6,48ZM104,28L110,40.6L105,39L101,47L98,41Z'
                   'M10,52L12.6,55L10.4,60L7.6,57Z'),
                  (g.dark(2.6), 'M-4,100L8,82L18,90L30,76L46,96H84L100,74L110,86L124,76V120H-4Z'),
                  (g.light(1.4), 'M104,52L101,62L107,70L103,76', 1.4))


def meadow(colour):
    """An alpine meadow with a hut, a fence and flowers."""
    g = Ground(colour)
    return g.view((g.dark(1), 'M0,64L16,40L24,52L34,44L48,66L84,62L104,36L120,56V120H0Z'),
                  (g.light(2), 'M16,40L21,47.4L16.4,46L13,50L11.6,46.6ZM104,36L110,44L104,43L100,48L98.6,43Z'),
                  (g.dark(2), curve('0,80| 20,72 50,82 88,80 106,72 120,76| 120,120| 0,120| z')),
                  (g.dark(3.6), 'M8,75V67L16,61L25,67V76ZM5,68.4L16,59.6L28,68.4L27,70L16,62L6,70Z'),
                  (g.dark(3), 'M0,92L34,95M0,97L34,100M4,88V102M14,89V103M24,90V104'
                   'M98,88L120,84M98,93L120,89M101,84V98M111,82V96',
                   1.4),
                  (g.light(2.6), ''.join(disc(x, y, 1) for x, y in ((4, 84), (12, 82), (20, 84), (30, 86), (94, 84),
                   (106, 79), (114, 80)))))


def fields(colour):
    """Rolling fields and a church with an onion tower."""
    g = Ground(colour)
    return g.view((g.light(1.5), curve('86,34| 90,28 98,29 103,24 112,26 118,34| z')),
                  (g.dark(1), curve('0,74| 18,66 44,76 84,70 106,62 120,68| 120,120| 0,120| z')),
                  (g.dark(2.8), 'M14,84V54H22V84ZM22,84V72L31,68L38,74V86Z' + curve(
                      '13,54| 12,51 15,48.6 16.6,45.6 17.6,38| 18.4,38| 19.4,45.6 21,48.6 24,51 23,54| z')),
                  (g.light(1.2), box(16.6, 58, 2.8, 4.4)),
                  (g.dark(1.8), curve('0,88| 20,80 44,90 84,86 104,78 120,82| 120,120| 0,120| z')),
                  (g.dark(2.6), 'M2,94Q18,87 34,95M0,101Q18,94 34,102M92,92Q106,84 120,88M94,99Q107,91 120,95', 1),
                  (g.dark(2.8), disc(98, 76, 4.6) + disc(104, 74, 5.6) + disc(111, 76, 4.4) + box(103, 76, 2, 8)))


def clock_tower(colour):
    """The clock tower of Graz on its hill, roofs below."""
    g = Ground(colour)
    return g.view((g.dark(1.1), curve('0,82| 10,70 22,68 36,78 60,92 90,88 120,76| 120,120| 0,120| z')),
                  (g.dark(2.6), 'M9,72V48H27V72ZM5,48L10,40H26L31,48ZM12,40L18,26L24,40Z' + box(17.4, 20, 1.2, 7)),
                  (g.light(2), disc(18, 56, 6.4)), (g.dark(3.6), 'M18,56V51.4M18,56L21.4,58', 1.2),
                  (g.dark(2.2), 'M-2,120V92L6,84L14,92V120ZM14,120V96L22,88L30,96V120ZM90,120V86L98,77L106,86V120Z'
                   'M106,120V90L113,82L122,90V120Z'),
                  (g.light(1.2), box(4, 95, 3, 4) + box(20, 99, 3, 4) + box(96, 88, 3, 4.6) + box(101, 88, 3,
                   4.6) + box(111, 93, 3, 4)))


def steelworks(colour):
    """Chimneys and sheds at the Danube."""
    g = Ground(colour)
    return g.view((g.light(1.7), curve('14,36| 12,30 18,26 20,21 28,20 32,26 30,32 22,34 18,38| z;'
                                       '106,44| 104,38 110,34 116,35 120,40 114,44| z')),
                  (g.dark(1.2), curve('0,76| 20,70 60,78 100,70 120,74| 120,120| 0,120| z')),
                  (g.dark(2.6), 'M13,94L14.4,40H18.6L20,94ZM24,94L25,52H28.4L29.4,94ZM104,92L105,48H108.6L109.6,92Z'
                   'M-2,96V80L6,74V80L14,74V96ZM88,94V80L96,74V80L104,74V80L112,74V80L120,74V94Z'),
                  (g.light(1), 'M14.2,46H18.8M14,52H19M105,54H108.8', 1.6),
                  (g.dark(1.7), box(0, 95, 120, 25)), (g.light(.8), 'M2,101h14M8,106h14M98,99h14M104,105h14', 1.1))


def parasols(colour):
    """The fringed parasols of the festival of Thrissur."""
    g = Ground(colour)

    def parasol(x, y, r):
        dome = 'M%s,%sA%s,%s 0 0 1 %s,%sZ' % tuple(num(v) for v in (x - r, y, r, r * .9, x + r, y))
        fringe = ''.join('M%s,%sv3.4' % (num(x - r + r * k / 4), num(y)) for k in range(9))
        return dome, fringe + 'M%s,%sV120M%s,%sv-3' % (num(x), num(y), num(x), num(y - r * .9)), disc(x,
                                                       y - r * .9 - 3.4, 1.6)
    parts = [parasol(*p) for p in ((7, 56, 13), (25, 72, 11), (108, 52, 13), (96, 74, 8), (117, 78, 10))]
    return g.view((g.dark(1), curve('0,92| 30,86 60,92 96,86 120,90| 120,120| 0,120| z')),
                  (g.dark(2.4), ''.join(p[1] for p in parts), 1.2),
                  (g.dark(2), parts[0][0] + parts[3][0] + parts[4][0]), (g.light(1.8), parts[1][0] + parts[2][0]),
                  (g.dark(3), ''.join(p[2] for p in parts)))


def blackboard(colour):
    """A board: a ray of light through a prism, a swing of a curve."""
    g = Ground(colour)
    return g.view((g.dark(1.6), box(-4, 26, 128, 62)), (g.dark(3), 'M-4,26H124M-4,88H124', 2.4),
                  (g.light(2.2), 'M18,44L28,62H8ZM-2,58L13,53M23,53L40,57M23,53L40,61M23,53L40,65', 1.3),
                  (g.light(2.2), 'M90,74H122M94,34V80M94,74Q100,34 106,58T118,50M4,76q4,-8 8,0t8,0t8,0', 1.3))


def backwater(colour):
    """Coconut palms and a house-boat on the backwater."""
    g = Ground(colour)
    trees = [palm(*p) for p in ((6, 84, 44, 6), (27, 84, 32, -3), (101, 82, 42, 6), (116, 82, 30, -3))]
    return g.view((g.light(1.6), disc(20, 30, 7)),
                  (g.dark(2.6), ''.join(t[0] for t in trees), 1.8), (g.dark(2.6), ''.join(t[1] for t in trees)),
                  (g.dark(1.6), curve('0,82| 20,79 60,83 100,79 120,82| 120,90| 0,90| z')),
                  (g.dark(1), box(0, 87, 120, 33)),
                  (g.dark(3.6), curve('2,94| 10,97 26,97 36,93| 30,101 8,101 z;9,96| 9,91 15,88 24,88 29,91 29,96| z')),
                  (g.light(.8), 'M96,92h18M102,97h16M2,106h14', 1.1))


def coast(colour):
    """The beach of Kozhikode with its lighthouse."""
    g = Ground(colour)
    trunk, crown = palm(108, 90, 44, -5)
    return g.view((g.light(1.5), disc(100, 30, 8)),
                  (g.dark(1), box(0, 78, 120, 42)), (g.light(1), 'M0,84h16M8,89h18M92,83h12M98,89h14', 1.1),
                  (g.dark(2.2), 'M11,96L13,52H23L25,96ZM11,52H25V48.6H11ZM14,48.6V41H22V48.6ZM13,41L18,35L23,41Z'),
                  (g.light(1.7), 'M12.4,66L12.9,58H23.1L23.6,66ZM11.8,82L12.2,74H23.8L24.2,82Z' + box(16, 43, 4, 4)),
                  (g.dark(1.9), curve('0,98| 20,92 60,98 100,92 120,96| 120,120| 0,120| z')),
                  (g.dark(2.8), trunk, 1.8), (g.dark(2.8), crown))


def lamp(colour):
    """The tall lamp of the kathakali stage, and a curtain."""
    g = Ground(colour)
    folds = ''.join('M%s,26Q%s,70 %s,120' % tuple(num(v) for v in (x, x + 3, x)) for x in (88, 95, 102, 109, 116))
    return g.view((g.light(1.1), disc(18, 44, 17)), (g.light(2), disc(18, 42, 10)),
                  (g.dark(1.2), 'M84,0H120V120H84Z'), (g.dark(2.4), folds, 1.5),
                  (g.light(3.4), curve('18,33| 21,39 20.4,43 18,44.4 15.6,43 15,39 z;10,43| 8.6,45 10,47 11.6,45 z;'
                                       '26,43| 24.6,45 26,47 27.6,45 z')),
                  (g.dark(3.6), curve('6,47| 30,47| 27,52 20.4,53| 19.8,58 21.4,62 19.8,66| 19.8,84 21.6,88 20,92|'
                   ' 20,120| 16,120| 16,92 14.4,88 16.2,84| 16.2,66 14.6,62 16.2,58| 15.6,53 9,52 z')))


def church(colour):
    """A white church among rubber trees."""
    g = Ground(colour)
    trunk, crown = palm(111, 88, 46, -4)
    return g.view((g.dark(1), curve('0,74| 16,64 40,74 90,66 120,72| 120,120| 0,120| z')),
                  (g.light(2.4), 'M2,98V62L6,58Q10,56 11,51Q14,46 17,44Q20,46 23,51Q24,56 28,58L32,62V98Z'),
                  (g.dark(3), 'M17,44V35M14,38.4H20', 1.5),
                  (g.dark(2), 'M13,98V84Q17,77 21,84V98ZM6,76V69Q8,66 10,69V76ZM24,76V69Q26,66'
                   ' 28,69V76ZM14.6,62V57Q17,53.6 19.4,57V62Z'
                   'M2,79.4H32V81H2Z'),
                  (g.dark(2.4), trunk, 1.8), (g.dark(2.4), crown),
                  (g.dark(1.8), curve('0,97| 20,94 60,99 100,88 120,92| 120,120| 0,120| z') +
                   disc(98, 82, 6) + disc(104, 88, 6) + disc(94, 90, 6)))


def nets(colour):
    """A fishing net on its long arms at the harbour mouth."""
    g = Ground(colour)
    return g.view((g.light(1.7), disc(102, 42, 10)),
                  (g.dark(1.2), box(0, 86, 120, 34)),
                  (g.light(1), 'M0,92h12M20,96h14M96,91h16M102,97h16', 1.1),
                  (g.dark(1.6), 'M2,58Q16,80 32,52L24,40Z'),
                  (g.dark(3.4), 'M30,100L10,66M34,100L34,70M10,66L24,34M10,66L2,58M10,66L32,52M2,58Q16,80'
                   ' 32,52M24,34L32,52M24,34L2,58'
                   'M8,67Q14,56 24,36M22,70Q24,56 24,36', 1.1),
                  (g.dark(3), box(100, 80, 16, 5) + box(104, 75, 8, 5) + 'M96,85H120L117,89H99Z'))


def river(colour):
    """A wide river at evening, palms at its banks."""
    g = Ground(colour)
    trees = [palm(*p) for p in ((8, 80, 42, 5), (24, 80, 30, 4), (100, 78, 28, -3), (112, 78, 38, 3))]
    return g.view((g.light(1.5), disc(26, 58, 9)),
                  (g.dark(2.6), ''.join(t[0] for t in trees), 1.7), (g.dark(2.6), ''.join(t[1] for t in trees)),
                  (g.dark(2), curve('0,78| 20,74 60,80 100,74 120,77| 120,86| 0,86| z')),
                  (g.light(.9), box(0, 83, 120, 37)),
                  (g.dark(.6), 'M2,89h16M8,95h20M0,101h14M96,88h18M100,94h20', 1.2))
