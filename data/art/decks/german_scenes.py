"""Pale little scenes of the Tell story for the pip cards.

A scene stands on 0,0, the middle of its ground line, and has about 74 x 110 units of room;
that of a nine is low and broad instead.
"""

import math

from decks.svg import at, circle, define, group, lines, num, path, use

INK, FINE = '#73685b', '#9c907f'
FAR, FAR_D = '#e3eaec', '#cfdadd'
HILL, HILL_D = '#d3dfca', '#b9cbae'
GRASS, GRASS_D = '#dbe5c4', '#b6c79b'
STONE, STONE_D = '#ece5d6', '#d2c7b2'
ROOF, ROOF_D = '#e2b9a6', '#cb9c88'
WOOD, WOOD_D = '#dcc19d', '#b99b75'
LAKE, LAKE_D = '#dceaee', '#aac6cf'
FLESH, RED, BLUE, GREEN, YELLOW, BROWN, WHITE, DARK = (
    '#f5dfca', '#dc9c90', '#adbdd6', '#a9c2a4', '#edd9a0', '#bf9f80', '#fdfaf1', '#94857a')


def ink(d, width=.7, colour=INK):
    return lines(d, width, colour)


def part(d, fill, width=.75):
    return path(d, fill, width, INK)


def data(template, *values):
    """Path data with numbers filled in."""
    return template % tuple(num(v) for v in values)


def fir(x, y, height):
    """A fir tree that stands on x, y."""
    define('gs-fir', path('M-1,0V-4H1V0Z', WOOD_D, .6, INK) +
           path('M0,-30C1,-26 3,-23 5,-21L2.6,-21.4C4,-17 6,-14.6 8,-13L4,-13.4C6,-9 8,-6 10.4,-4C4,-2.6 -4,-2.6 -10.4,-4'
                'C-8,-6 -6,-9 -4,-13.4L-8,-13C-6,-14.6 -4,-17 -2.6,-21.4L-5,-21C-3,-23 -1,-26 0,-30Z', GREEN, .8, INK) +
           lines('M0,-24L2,-18M1,-15L4,-9M5,-6L2,-5M-1,-12L-3,-7', .6, INK))
    return use('gs-fir', x, y, height / 30)


def tree(x, y, height):
    """A broad-leaved tree."""
    scale = height / 39
    ident, line = 'gs-tree-%d' % height, .75 / scale
    crown = ('M-3,-12C-10,-9 -17,-14 -14,-20C-19,-24 -15,-32 -9,-31C-8,-38 3,-41 6,-35C13,-37 18,-29 14,-24C19,-19 14,-11 7,-13'
             'C4,-10 0,-10 -3,-12Z')
    define(ident, path('M-2,0C-1.4,-6 -1.6,-10 -2.6,-14H2.4C1.6,-10 1.6,-6 2.6,0Z', WOOD, line, INK) +
           path(crown, HILL_D, 0) +
           path('M7,-13C14,-11 19,-19 14,-24C15,-26 16,-29 14,-32C12,-26 8,-25 10,-21C6,-16 -4,-16 -13,-17C-12,-13 -7,-11 -3,-12'
                'C0,-10 4,-10 7,-13Z', '#a5bb9b', 0) +
           lines('M-9,-18q1.4,2 3,.6q1.4,1.6 3,0M-11,-25q1.4,2 3,.6q1.4,1.6 3,0M1,-30q1.4,2 3,.6q1.4,1.6 3,0M3,-18'
                 'q1.4,2 3,.6q1.4,1.6 3,0'
                 'M2,-24q1.2,1.6 2.6,.4M-5,-33q1.2,1.6 2.6,.4M9,-26q1.2,1.6 2.6,.4M-2,-14L-1,-6M.6,-13V-4', line * .8, INK) +
           path(crown, 'none', line, INK))
    return use(ident, x, y, scale)


def tufts(*places):
    """Tufts of grass."""
    return ink(''.join('M%s,%sq-.6,-2.6 -2,-4m2,4q0,-3 .4,-5m-.4,5q1,-2.4 2.6,-3.6' % (num(x), num(y)) for x, y in places), .7)


def cloud(x, y, size):
    return at(ink('M-12,0C-15,-4 -9,-7 -7,-5C-6,-10 2,-10 3,-6C7,-8 11,-4 9,-1M-6,0H4M8,1H14', .8, FINE), x, y, size)


def birds(x, y):
    return ink('M%s,%sq2,-2 3.4,0q1.6,-2 3.4,0m3,4q1.4,-1.6 2.6,0q1.2,-1.6 2.6,0' % (num(x), num(y)), .7)


def hatch(a, b, length, slope=-.35, step=2.2, floor=0):
    """Fine parallel strokes that hang from a line between two points, shorter towards its ends, down to the floor."""
    count = max(2, int(math.hypot(b[0] - a[0], b[1] - a[1]) / step))
    d = ''
    for k in range(count):
        t = (k + .5) / count
        reach = length * (.45 + .55 * math.sin(math.pi * t)) * (1 if k % 2 else .72)
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        reach = min(reach, floor - y)
        d += data('M%s,%sl%s,%s', x, y, slope * reach, reach)
    return lines(d, .45, FINE)


def shade(x, top, foot, width, step=2.4):
    """Short strokes above one another, for the dark side of a wall."""
    count = int((foot - top) / step)
    d = ''.join(data('M%s,%sl%s,%s', x, top + step * (k + .7), -width * (1 if k % 3 else .6), width * .3) for k in range(count))
    return lines(d, .45, INK)


def peaks(*ridge):
    """A range of mountains, its eastern sides hatched; the points of the ridge from left to right."""
    d = 'M' + 'L'.join('%s,%s' % (num(x), num(y)) for x, y in ridge)
    out = path(d + 'Z', FAR, 0)
    for a, b in zip(ridge, ridge[1:]):
        if b[1] > a[1] + 4:
            out += hatch(a, b, (b[1] - a[1]) * .75, floor=ridge[-1][1])
    return out + lines(d, .7, FINE)


def ground(width, fill=GRASS, rise=4):
    """A piece of meadow whose edges run out."""
    w, low = width / 2, -rise * .8
    out = path(data('M%s,1C%s,%s %s,%s 0,%sC%s,%s %s,%s %s,1Z', -w, -w * .7, low, -w * .4, -rise, -rise,
                    w * .4, -rise, w * .7, low, w), fill, 0)
    out += ink(data('M%s,0C%s,%s %s,%s %s,%s', -w, -w * .8, -rise * .6, -w * .6, -rise * .9, -w * .4, -rise))
    return out + ink(data('M%s,%sC%s,%s %s,%s %s,0', w * .36, -rise, w * .6, low, w * .8, -rise * .5, w))


def windows(*places):
    return path(''.join('M%s,%sh2v3.4h-2z' % (num(x), num(y)) for x, y in places), DARK, 0)


def tower(x, y, width, height, roof):
    """A stone tower: left edge x, foot y; with a pointed roof of that height, or battlements (0)."""
    top, far, middle = y - height, x + width, x + width / 2
    out = part(data('M%s,%sV%sH%sV%sZ', x, y, top, far, y), STONE)
    out += path(data('M%s,%sV%sH%sV%sZ', x + width * .62, y, top, far, y), STONE_D, 0) + shade(far, top + 1, y, width * .3)
    if roof:
        out += part(data('M%s,%sL%s,%sL%s,%sZ', x - 2, top + .6, middle, top - roof, far + 2, top + .6), ROOF)
        out += path(data('M%s,%sL%s,%sL%s,%sZ', x + width * .6, top, middle, top - roof, far + 1.4, top), ROOF_D, 0)
    else:
        step = (width + 3) / 7
        teeth = 'v-3'.join(data('h%sv3h%s', step, step) for _ in range(3)) + data('v-3h%s', step)
        out += part(data('M%s,%sv-6', x - 1.5, top + 2) + teeth + 'v6Z', STONE)
    return out + ink(data('M%s,%sV%sM%s,%sV%s', x, y, top, far, y, top), .8)


def blocks(*places):
    """Some stones of a wall."""
    return ink(''.join('M%s,%sh3.6m-1.6,2.4h3.4' % (num(x), num(y)) for x, y in places), .6, FINE)


# --- hearts ---------------------------------------------------------------------

def castle():
    """A castle on its rock."""
    out = peaks((-40, -2), (-30, -20), (-23, -36), (-14, -22), (0, -34), (14, -22), (26, -38), (33, -20), (41, -2))
    out += tower(-4, -34, 11, 26, 0) + windows((0, -52), (0, -44))
    out += part('M4,-30V-44L11,-52L18,-44V-28Z', STONE) + part('M2.4,-43L11,-54L19.6,-43L17,-42L11,-49.6L5,-42Z', ROOF)
    out += windows((8, -40), (12.6, -40), (10.3, -46))
    out += tower(17, -22, 9, 20, 11) + windows((20.4, -38), (20.4, -31))
    out += tower(-21, -22, 10, 24, 13) + windows((-17, -41), (-17, -33))
    out += part('M-13,-24V-33H-10.6V-35H-8V-33H-5.4V-35H-3V-33H-.4V-35H2V-33H4.4V-35H7V-22Z', STONE)
    out += part('M-6,-23V-27C-6,-31 0,-31 0,-27V-23Z', DARK, .7)
    out += part('M-28,0C-29,-8 -26,-12 -25,-18C-23,-24 -18,-25 -12,-24L-2,-25C8,-27 16,-25 24,-24C29,-20 28,-12 31,-8'
                'C32,-4 32,-2 32,0Z', STONE_D)
    out += ink('M-22,-18C-21,-12 -23,-8 -22,-3M-14,-20C-12,-14 -15,-10 -13,-4M8,-21C10,-16 7,-12 9,-6M18,-20'
               'C20,-14 18,-9 21,-4M26,-18L27,-10')
    out += hatch((9, -22), (29, -14), 12, -.2, 1.7) + hatch((-9, -20), (-4, -10), 6, -.2, 1.7)
    out += hatch((-24, -16), (-15, -20), 7, -.2, 1.7)
    out += path('M-3,-22C-1,-16 -9,-14 -6,-9C-4,-6 2,-5 1,0H6C7,-6 -1,-8 -2,-11C-3,-14 4,-16 1,-22Z', WHITE, .7, FINE)
    out += ground(86, GRASS, 4) + fir(-27, 0, 15) + fir(-33, 1, 10) + fir(27, 0, 12) + tufts((12, 0), (-12, 1))
    return out + birds(-33, -52)


def habsburg():
    """The Habsburg on its long wooded ridge."""
    out = peaks((-94, -1), (-84, -13), (-78, -12), (-68, -26), (-58, -14), (-48, -21), (-36, -10),
                (36, -10), (46, -17), (56, -28), (66, -16), (74, -22), (84, -9), (95, -1))
    out += part('M-84,0C-66,-4 -52,-12 -36,-17C-22,-22 -12,-25 0,-25C14,-25 24,-22 36,-16C50,-9 66,-4 84,0Z', HILL, .8)
    out += tower(4, -23, 13, 21, 0) + windows((8, -38), (12, -31)) + blocks((6, -27), (11, -36))
    out += part('M-24,-21V-33H5V-22Z', STONE) + part('M-27,-32L-22,-40H3L7,-32Z', ROOF)
    out += windows((-20, -29), (-14, -29), (-8, -29), (-2, -29))
    out += ink('M-21,-36H3M-18,-40L-20,-33M-10,-40L-11,-33M-2,-40L-1,-33', .6)
    out += part('M16,-21V-28H30V-18Z', STONE) + windows((20, -25), (25, -25))
    out += part('M15,-27.6L18,-33H28L32,-27.6Z', ROOF)
    for x, y, h in ((-46, -12, 11), (-38, -15, 13), (-31, -17, 9), (38, -14, 12), (46, -10, 10), (-58, -7, 10), (58, -6, 9)):
        out += fir(x, y, h)
    out += ink('M-60,-3C-40,-6 -30,-11 -14,-12M60,-3C44,-6 30,-12 10,-12M-20,-4C-6,-8 12,-8 26,-4', .7, FINE)
    out += path('M-8,0C-2,-6 14,-6 10,-11C6,-15 -8,-15 -6,-20H-2C-2,-17 14,-16 15,-11C16,-6 4,-4 4,0Z', WHITE, .7, FINE)
    return out + tufts((-40, 0), (-24, -1), (30, 0), (66, 0)) + birds(-52, -36) + cloud(48, -38, .8)


def tell_in_the_boat():
    """Tell steers through the storm on the lake."""
    out = peaks((-37, -30), (-33, -44), (-27, -54), (-24, -64), (-15, -82), (-8, -64),
                (0, -50), (8, -64), (12, -70), (19, -88), (25, -72), (31, -54), (37, -30))
    out += cloud(-20, -92, 1) + cloud(18, -98, 1.1)
    out += ink('M-30,-86L-36,-72M-22,-88L-27,-76M2,-90L-3,-78M12,-92L8,-82M32,-92L27,-80', .6, FINE)
    out += path('M-36,-30C-24,-33 -8,-30 4,-32C16,-34 28,-31 36,-31C33,-27 39,-23 35,-19C32,-15 38,-9 36,0H-37'
                'C-39,-8 -33,-13 -36,-19C-39,-24 -33,-26 -36,-30Z', LAKE, 0)
    # the man at the rudder, the crossbow on his back
    out += ink('M-14,-56L12,-32', 1.9) + ink('M-14,-56L12,-32', .8, WOOD) + ink('M-18,-48C-18,-55 -12,-60 -5,-59', 1.4)
    out += ink('M-18,-48L-5,-59', .5)
    out += part('M-3,-18L-2,-30H8L9,-18Z', BROWN)
    out += part('M-4,-28C-6,-36 -5,-44 -2,-48C2,-50 7,-49 9,-46C11,-40 10,-34 9,-27C5,-25 0,-25 -4,-28Z', GREEN)
    out += ink('M-4,-31C0,-29 5,-29 9.6,-31', 1.2)
    out += part('M2,-50L2,-46C4,-45 6,-45 7,-47L7,-51Z', FLESH, .6)
    out += part('M.6,-58C.6,-61 8,-62 9,-57C9.6,-55 9,-51 6.6,-50C4,-49 2,-50 1.4,-53L.2,-54.4Z', FLESH, .8)
    out += part('M5,-50C8,-49 9.4,-51 9.2,-55C7.6,-54 7.4,-52 5,-50Z', BROWN, .6) + circle(3, -55.4, .6, INK, 0)
    out += part('M-1,-58C1,-64 10,-64 11,-57C8,-59 3,-60 -1,-58Z', RED, .8) + ink('M9,-61C12,-64 14,-68 13,-71', 1)
    out += part('M8,-45C12,-43 15,-38 16,-33L12.4,-31.6C11,-35 8,-38 6.4,-39Z', GREEN)
    out += part('M-1,-46C-5,-43 -8,-38 -9,-34L-5.6,-32C-4,-36 -2,-38 1,-40Z', GREEN)
    out += ink('M-13,-29L27,-41', 2.4) + ink('M-13,-29L27,-41', 1, WOOD)
    out += part('M-14,-28.6C-20,-29 -28,-24 -30,-20C-25,-20 -18,-23 -13,-26.6Z', WOOD, .8)
    out += circle(14, -33, 2.2, FLESH, .7, INK) + circle(-7, -31.6, 2.2, FLESH, .7, INK)
    # the boat
    out += part('M-31,-22C-29,-12 -22,-4 -12,-3H14C24,-5 31,-14 35,-27C26,-20 16,-18 4,-18C-8,-18 -20,-18 -31,-22Z', WOOD)
    out += path('M-26,-13C-22,-7 -18,-4 -12,-3H14C22,-5 27,-10 31,-17C22,-11 10,-9 0,-9C-10,-9 -20,-10 -26,-13Z', WOOD_D, 0)
    out += ink('M-28,-17C-18,-13 -8,-13 4,-13C16,-13 25,-15 33,-22M-12,-18L-13,-4M12,-18.4L13,-4')
    out += part('M-37,0C-33,-7 -28,-9 -23,-4C-21,-8 -15,-9 -11,-4C-9,-7 -3,-8 1,-3C4,-7 10,-8 13,-4C16,-8 22,-9 25,-4'
                'C29,-8 33,-7 37,0Z', LAKE)
    out += ink('M-33,-3C-31,-5 -29,-5 -27,-3M-9,-2C-7,-4 -4,-4 -2,-2M14,-2C17,-5 20,-5 22,-2M-36,-12'
               'C-33,-15 -31,-13 -31,-10', .7, LAKE_D)
    return out + ink('M-36,-26h8M20,-27h6M30,-36h7M-34,-34h10', .7, LAKE_D)


def horse():
    """A horse at the gallop, to the right; withers 46 high, hooves near 0."""
    leg = 'M-24,-36C-30,-31 -33,-25 -36,-19L-45,-10L-49,-11L-50,-7L-44,-6L-31,-17C-26,-22 -22,-26 -17,-29Z'
    fore = 'M14,-34C20,-34 27,-33 32,-30L40,-21L45,-20L45,-16L39,-16L29,-25C23,-26 18,-26 12,-26Z'
    out = part('M-28,-44C-36,-47 -44,-43 -52,-46C-48,-40 -52,-36 -58,-34C-48,-31 -38,-34 -28,-38Z', BROWN)
    out += part(leg, BROWN) + part('M10,-33C14,-27 19,-22 24,-21L24,-13L29,-10L26,-7L20,-11L20,-17C14,-18 8,-22 4,-27Z', BROWN)
    out += part('M-30,-40C-30,-48 -20,-50 -12,-47C-4,-45 4,-45 9,-49C14,-54 18,-62 25,-68L25,-73L29,-69C35,-67 39,-60 44,-56'
                'C46,-53 44,-50 41,-51C37,-54 33,-55 30,-54C28,-48 26,-42 23,-37C20,-29 12,-26 4,-26C-4,-26 -8,-28 -14,-27'
                'C-22,-26 -30,-32 -30,-40Z', WOOD)
    out += path('M-30,-40C-30,-32 -22,-26 -14,-27C-8,-28 -4,-26 4,-26C12,-26 20,-29 23,-37C18,-33 12,-31 4,-31'
                'C-4,-31 -12,-31 -18,-33C-24,-35 -28,-37 -30,-40Z', WOOD_D, 0)
    out += part('M-28,-41C-34,-34 -38,-30 -42,-27L-46,-14L-42,-8L-38,-7L-41,-13L-37,-24C-30,-26 -20,-28 -15,-33Z', WOOD)
    out += part(fore, WOOD)
    out += part('M25,-70C18,-67 12,-58 7,-49C12,-50 17,-52 19,-57C21,-61 24,-64 27,-66Z', BROWN, .7)
    out += circle(32.6, -62.4, .9, INK, 0) + ink('M41,-53.6h1.4M31,-54C29,-57 29,-61 31,-65M30,-60L41,-57M36,-63L34,-55', .8)
    return out


def gessler_on_horseback():
    """Gessler rides through the hollow way."""
    out = peaks((-42, -4), (-34, -36), (-29, -42), (-22, -62), (-15, -48),
                (-4, -38), (8, -50), (22, -72), (28, -56), (34, -40), (42, -4))
    out += part('M-38,0C-40,-12 -36,-24 -30,-30C-24,-24 -24,-14 -16,-10L-10,0Z', HILL, .8) + part(
        'M39,0C40,-10 38,-20 33,-26C28,-20 27,-12 20,-8L14,0Z', HILL, .8)
    out += fir(-31, -26, 22) + fir(-36, -18, 16) + fir(34, -22, 20)
    out += path('M-34,0C-30,-12 -14,-15 0,-14C14,-15 30,-12 36,0Z', GRASS, 0)
    rider = part('M-13,-62C-23,-61 -33,-56 -40,-49C-31,-50 -22,-47 -14,-47Z', RED)
    rider += horse()
    man = part('M-12,-46C-6,-50 4,-50 9,-46L10,-36C4,-33 -8,-33 -14,-37Z', BLUE)
    man += part('M-5,-48C0,-50 6,-48 9,-44C12,-39 12,-32 12,-26L17,-23L16,-20H7L6,-28C5,-34 1,-38 -4,-40Z', DARK)
    man += part('M-8,-46C-11,-54 -10,-64 -5,-68C0,-70 5,-68 7,-64C9,-58 8,-50 7,-46C2,-44 -4,-44 -8,-46Z', RED)
    man += ink('M-8,-49C-3,-47 3,-47 7.4,-49', 1.4)
    man += part('M0,-66C4,-66 7,-60 11,-57L19,-57L19,-53L9,-52C4,-54 0,-58 -2,-61Z', RED)
    man += circle(20, -55, 2.2, FLESH, .7, INK)
    man += part('M-7,-67C-3,-71 5,-71 8,-66C4,-64 -3,-64 -7,-67Z', BROWN, .8)
    man += part('M-3,-80C1,-82 6,-81 7,-77L8.6,-74.6L7,-74C7,-71 5,-69 1,-69C-3,-70 -5,-76 -3,-80Z', FLESH, .8)
    man += part('M-1,-69C3,-67 6,-69 7,-73C4,-73 2,-72 1,-75L-4,-77C-5,-73 -4,-70 -1,-69Z', BROWN, .6)
    man += circle(4.8, -76.4, .7, INK, 0)
    man += part('M-9,-79C-5,-83 7,-84 13,-80C8,-78 -3,-77 -9,-79Z', BLUE, .8)
    man += part('M-5,-80.6C-5,-87 6,-88 8,-81.6Z', BLUE, .8)
    man += part('M-4,-84C-10,-92 -20,-90 -22,-82C-16,-86 -10,-82 -5,-80Z', WHITE, .8)
    man += ink('M-6,-83C-10,-87 -15,-88 -19,-85', .6)
    rider += at(man, -7, 0) + ink('M13,-55L40,-54', .8)
    out += group(rider, 'translate(2 -3) scale(.78)')
    return out + ground(90, GRASS, 3) + tufts((-20, 0), (8, 1), (30, 0))


# --- bells ------------------------------------------------------------------------

def tells_house():
    """Tell's house at Bürglen."""
    out = peaks((-42, -2), (-34, -30), (-29, -36), (-22, -56), (-16, -44),
                (-6, -36), (5, -50), (16, -68), (23, -50), (31, -38), (42, -2))
    out += tree(25, -2, 40)
    out += part('M-24,-3V-11H16V-3Z', STONE) + blocks((-20, -8), (-8, -6), (6, -8))
    out += part('M-26,-11V-30H18V-11Z', WOOD)
    out += ink('M-26,-14H18M-26,-26H18M-26,-20H-22M14,-20H18', .6)
    out += part('M-26,-30L-4,-44L18,-30Z', WOOD) + ink('M-18,-33H10M-12,-37H4M-4,-43V-33', .6)
    out += part('M-32,-27L-4,-47.4L24,-27L21,-25L-4,-42.6L-29,-25Z', ROOF) + part('M7,-39V-46H12V-35Z', STONE)
    out += ink('M9,-48C7,-52 12,-54 9,-59C8,-62 11,-63 12,-65', .8, FINE)
    for x in (-21, -12, -3):
        out += part('M%s,-23H%sV-17H%sZ' % (x, x + 6, x), WHITE, .7) + ink('M%s,-23V-17M%s,-20H%s' % (x + 3, x, x + 6), .5)
        out += part('M%s,-17H%sL%s,-14.6H%sZ' % (x - 1, x + 7, x + 6, x), RED, .6)
    out += part('M7,-3V-22C7,-25 14,-25 14,-22V-3Z', WOOD_D, .8) + circle(12.4, -11, .7, INK, 0)
    out += ink('M-2,-36.6C-7,-38 -7,-33 -4,-32.4M-4,-38V-31', .8)
    out += ground(88, GRASS, 4) + path('M8,-3C7,0 0,0 -4,1.4H10C12,-1 13,-1 13,-3Z', WHITE, .6, FINE)
    out += ink('M-38,-1V-9M-33,-2V-10M-28,-2.6V-10M-40,-7L-26,-8.4M-40,-4L-26,-5', .9)
    return out + tufts((18, 0), (-14, 0), (33, 0))


def peasant(coat, hat, bend=0):
    """A small man seen from the side, 24 high, stepping to the right."""
    body = part('M-2,-18C-4,-14 -4,-10 -4,-7H4C4,-11 4,-15 2.4,-18Z', coat, .7)
    body += part('M-.6,-17C2,-15 5,-13 6,-11L4.6,-9.6C2,-11 0,-12 -2,-13Z', coat, .6)
    body += circle(.6, -20.4, 2.5, FLESH, .7, INK)
    if hat:
        body += part('M-4,-21.6C-1,-23 2,-23 5,-21.4C3.4,-25 -2,-26 -4,-21.6Z', hat, .7)
    else:
        body += path('M-2,-20C-2.4,-23.6 2.4,-24 2.6,-22C0,-22 -1,-21 -1,-19Z', BROWN, .5, INK)
    legs = part('M-4,-8L-5,0H-2.6L-.6,-6L2,0H4.6L3.6,-8Z', BROWN, .6)
    return legs + (group(body, 'rotate(%d -1 -8)' % bend) if bend else body)


def hat_on_the_pole():
    """The hat on the pole in the meadow of Altdorf: one man bows, one walks past, a guard looks on."""
    out = peaks((-94, -1), (-76, -25), (-67, -17), (-54, -34), (-41, -17), (-29, -24), (-14, -11),
                (14, -12), (30, -29), (40, -18), (54, -38), (66, -20), (76, -27), (95, -1))
    out += part('M-88,0C-70,-9 -40,-12 0,-11C40,-12 70,-9 88,0Z', GRASS, .7)
    for x, w in ((-74, 13), (-62, 10), (62, 12), (73, 10)):
        out += part('M%s,-6V-13H%sV-6Z' % (x, x + w), WOOD, .7)
        out += part('M%s,-12.4L%s,-18L%s,-12.4Z' % (x - 2, x + w / 2, x + w + 2), ROOF, .7)
    out += part('M50,-7V-20H55V-7Z', STONE, .7) + part('M49,-20L52.5,-31L56,-20Z', ROOF, .7)
    out += part('M-1.2,0L-1,-37H1L1.2,0Z', WOOD, .8)
    hat = part('M-10,-43C-5,-46 5,-46 10,-43C6,-40.6 -6,-40.6 -10,-43Z', RED)
    hat += part('M-6,-44.4C-6,-51 5,-52 6,-44.4C2,-43.4 -2,-43.4 -6,-44.4Z', RED)
    out += at(hat + part('M4,-47C9,-53 15,-51 15,-45C12,-48 9,-45.6 5.6,-44.6Z', WHITE), 0, 5.6)
    out += at(peasant(BLUE, '', 34), -20, 0, 1) + ink('M-8,-11L-6,-9', .8)
    out += part('M-10.4,-9.4C-8,-11 -6,-10 -5,-8.4C-7,-7.6 -9,-8 -10.4,-9.4Z', YELLOW, .6)
    out += at(peasant(GREEN, BROWN), 40, 0, 1.02) + at(peasant(YELLOW, RED), 49.6, 0, .66)
    out += at(peasant(RED, DARK), 17, -1, 1, 0, True) + ink('M10,0V-29', 1) + part('M8.6,-28L10,-35L11.4,-28Z', STONE_D, .6)
    out += at(peasant(BROWN, WHITE), -44, -2, .9)
    return out + tufts((-60, -1), (-32, 0), (28, 0), (66, -1), (4, 1)) + cloud(-26, -38, .8) + birds(24, -44)


def tells_family():
    """Wilhelm with the crossbow, Hedwig, and Walter with the apple."""
    out = peaks((-42, -2), (-30, -42), (-25, -54), (-18, -42), (-6, -68),
                (4, -48), (18, -62), (26, -48), (32, -38), (43, -2))
    out += cloud(-22, -78, .8) + cloud(24, -80, .7)
    out += ground(88, GRASS, 4)
    # Wilhelm
    out += part('M-25,-36L-24,-2L-27,1H-18L-17,-26L-14,-2L-15,1H-6L-9,-3L-8,-36Z', BROWN)
    out += ink('M-25,-14L-18,-13M-15,-13L-9,-14', .7)
    out += part('M-27,-30C-27,-44 -27,-56 -24,-60C-20,-63 -13,-63 -9,-60C-6,-54 -6,-42 -6,-30C-12,-27 -21,-27 -27,-30Z', GREEN)
    out += ink('M-16.6,-61L-16,-29M-27,-41C-20,-38 -13,-38 -6.4,-41', 1.1) + ink('M-22,-36L-23,-30M-11,-36L-10,-30', .6)
    out += part('M-20,-64V-60C-18,-57 -15,-57 -13,-60V-65Z', FLESH, .6)
    out += part('M-22,-75C-22,-80 -11,-80 -11,-75C-10,-68 -12,-63 -16.6,-63C-21,-63 -23,-68 -22,-75Z', FLESH, .8)
    out += part('M-21.6,-70C-19,-68 -14,-68 -11.4,-70C-11,-65 -13,-61 -16.6,-61C-20,-61 -22,-65 -21.6,-70Z', BROWN, .7)
    out += ink('M-20,-73.6h2M-15.4,-73.6h2M-16.8,-72L-16,-69.8M-18,-67.6h2.6', .7)
    out += part('M-26,-75C-20,-79 -13,-79 -7,-75C-12,-73.4 -20,-73.4 -26,-75Z', RED, .8)
    out += part('M-22,-76.6C-22,-83 -12,-83 -11,-76.6Z', RED, .8)
    out += ink('M-12,-80C-8,-84 -6,-88 -7,-92M-11,-79C-7,-82 -4,-85 -4,-89', .9)
    out += ink('M-31,-64L-29,-22', 2.6) + ink('M-31,-64L-29,-22', 1.2, WOOD)
    out += ink('M-38,-52C-36,-62 -26,-62 -23,-53', 1.6) + ink('M-38,-52L-30,-56L-23,-53', .6)
    out += part('M-24,-59C-28,-56 -31,-50 -32,-45L-29,-40L-26,-42C-26,-46 -24,-50 -22,-53Z', GREEN)
    out += circle(-29.6, -41, 2.3, FLESH, .7, INK)
    out += circle(-18.6, -71.6, .6, INK, 0) + circle(-14.4, -71.6, .6, INK, 0) + hatch((-10, -50), (-9, -32), 5, -.5)
    # Hedwig
    out += part('M13,-46C10,-30 8,-14 7,1C16,3 27,3 35,0C33,-16 30,-32 27,-46Z', BLUE)
    out += part('M15,-40C14,-26 13,-12 13,0C18,1 24,1 28,0C27,-14 26,-28 25,-40Z', WHITE, .8)
    out += ink('M18,-34L17,-6M22,-34L24,-6', .6)
    out += part('M13,-42C11,-50 12,-56 15,-59C18,-61 23,-61 26,-59C29,-54 29,-48 27,-42C22,-40 17,-40 13,-42Z', RED)
    out += part('M16,-59L20,-50L25,-59Z', WHITE, .7) + ink('M17,-48L23,-45M23,-48L17,-45', .6)
    out += part('M18,-62V-58C19.6,-56 22,-56 23.4,-58V-63Z', FLESH, .6)
    out += part('M15.6,-70C15.6,-76 25.4,-76 25.4,-70C25.6,-65 23,-61 20.4,-61C17.6,-61 15.4,-65 15.6,-70Z', FLESH, .8)
    out += ink('M17.2,-69.6q1,-.6 1.8,0M21.6,-69.6q1,-.6 1.8,0M20.2,-68L19.6,-66M18.8,-64q1.4,.9 2.8,0', .7)
    out += part('M14,-66C12,-74 16,-79 20.6,-79C26,-79 29,-74 27,-66C26,-70 24,-73 20.6,-73C17,-73 15,-70 14,-66Z', YELLOW, .8)
    out += part('M14,-57C10,-54 7,-48 4,-44L7,-41C10,-43 14,-47 16,-51Z', WHITE) + circle(4.6, -42, 2, FLESH, .7, INK)
    out += part('M27,-57C30,-52 31,-46 29,-41L22,-38L21.4,-41L26,-44C26,-48 25,-52 25,-54Z', WHITE)
    out += circle(18.2, -68, .6, INK, 0) + circle(22.4, -68, .6, INK, 0) + hatch((29, -38), (33, -10), 5, -.4)
    # Wilhelm's arm round Walter
    out += part('M-11,-59C-6,-56 -4,-49 -4,-43L-5,-35L-9,-35C-8,-42 -9,-48 -12,-51Z', GREEN)
    # Walter
    out += part('M-5,-18L-4.6,-2L-6,1H-.4L.4,-12L2,-2L1.4,1H7L5,-2L5.4,-18Z', BROWN, .8)
    out += part('M-6,-16C-6,-24 -6,-30 -4,-33C-1,-35 3,-35 5,-33C7,-29 7,-22 6.6,-16C3,-14 -3,-14 -6,-16Z', YELLOW, .8)
    out += ink('M-6,-21C-2,-19 3,-19 6.6,-21', .9)
    out += part('M-4.6,-41C-4.6,-46 5,-46 5,-41C5,-37 3,-34 .4,-34C-2.4,-34 -4.6,-37 -4.6,-41Z', FLESH, .8)
    out += part('M-5.4,-39C-7,-47 -2,-49 1,-48.6C5,-48 7,-45 5.8,-39C4,-42 1,-44 -1,-43.6C-3,-43 -4.6,-41 -5.4,-39Z', BROWN, .7)
    out += ink('M-1,-37.2q1.2,1 2.6,0', .7)
    out += part('M5,-32C9,-31 11,-35 12,-38L9.6,-40C8,-37 6,-36 4,-35.6Z', YELLOW, .7)
    out += circle(11.6, -40.6, 3, RED, .8, INK) + ink('M11.6,-43.4L12.6,-45.4', .8)
    out += part('M-4,-32C-7,-29 -9,-26 -9,-22L-6.4,-21C-6,-24 -4,-27 -2,-29Z', YELLOW, .7)
    out += circle(-6, -32.6, 2.1, FLESH, .7, INK) + circle(-1.6, -40.2, .6, INK, 0) + circle(2.4, -40.2, .6, INK, 0)
    return out + tufts((-34, 0), (9, 1), (37, 0))


def crossbow_and_apple():
    """The crossbow, two bolts and the apple with the bolt through it, wound round with a ribbon."""
    out = ''
    for turn in (-1, 1):
        bolt = ink('M0,0V-66', 2.6) + ink('M0,0V-66', 1.3, WOOD)
        bolt += part('M0,-74L2.8,-67L0,-64L-2.8,-67Z', STONE_D, .8) + part('M0,-2L4,2V11L0,7L-4,11V2Z', RED, .8)
        out += group(bolt, 'translate(%d -16) rotate(%d)' % (-20 * turn, 30 * turn))
    out += part('M-3,-4L-4,-22L-3,-84H3L4,-22L5,-4C3,1 -2,1 -3,-4Z', WOOD, 1) + ink('M0,-80V-30', .7)
    out += path('M1.4,-84H3L4,-22L5,-4C4.6,-2 3,-1 2,-.6Z', WOOD_D, 0)
    out += part('M-36,-58C-34,-70 -18,-78 0,-78C18,-78 34,-70 36,-58L33,-57C29,-66 16,-71 0,-71C-16,-71 -29,-66 -33,-57Z',
                STONE_D, 1)
    out += ink('M-35,-58L0,-42L35,-58', .9) + ink('M-24,-69C-16,-73 -8,-74 0,-74', .7, WHITE)
    out += part('M-4.6,-80H4.6V-68H-4.6Z', BROWN, .8) + ink('M-4.6,-77L4.6,-71M4.6,-77L-4.6,-71', .7)
    out += part('M-5,-46H5V-38H-5Z', STONE_D, .8) + ink('M4,-34C9,-33 9,-26 7,-20', 1.3)
    out += part('M-3,-85C-6,-90 -5,-96 0,-97C5,-96 6,-90 3,-85Z', 'none', 1.1)
    # the apple
    out += part('M-1,-17C-10,-22 -19,-17 -18,-7C-17,1 -10,5 -5,3C-2,2 0,2 2,3C8,5 16,0 17,-8C17,-17 8,-22 -1,-17Z', RED, 1)
    out += path('M8,-19C16,-16 14,-2 4,3C10,4 16,0 17,-8C17,-14 13,-18 8,-19Z', '#cb8579', 0)
    out += ink('M-13,-9C-13,-12 -11,-14 -9,-15', 1, WHITE)
    out += ink('M-1,-16C-1,-20 1,-23 3,-24', 1.2) + part('M2,-21C6,-27 13,-26 15,-22C10,-19 5,-19 2,-21Z', GREEN, .8)
    out += ink('M-1,-17C-3,-16 -4,-15 -5,-14M-1,-17C1,-16 2,-15 3,-14', .7)
    return at(out, 0, -7)


# --- leaves -------------------------------------------------------------------------

def fortress():
    """The prison: a round tower above the lake, with barred windows and a wall."""
    out = peaks((-40, -8), (-30, -34), (-24, -46), (-16, -34), (-6, -54), (6, -38), (19, -58), (27, -40), (40, -8))
    out += path('M-36,-10H36V0H-36Z', LAKE, 0) + ink('M-36,-6h9M24,-8h11M-30,-2h8M27,-3h8', .7, LAKE_D)
    out += part('M-15,-10V-72H13V-10Z', STONE) + path('M3,-10V-72H13V-10Z', STONE_D, 0)
    out += ink('M-15,-10V-72M13,-10V-72')
    out += part('M-18,-70V-76L-16,-78H14L16,-76V-70Z', STONE)
    out += part('M-18,-77V-84H-12V-80H-7V-84H-1V-80H4V-84H10V-80H16V-77Z', STONE)
    out += ink('M-14,-70V-67M-8,-70V-67M-2,-70V-67M4,-70V-67M10,-70V-67', 1)
    for x, y in ((-8, -62), (2, -44)):
        out += part('M%s,%sV%sC%s,%s %s,%s %s,%sV%sZ' % (x, y + 10, y + 3, x, y - 1, x + 7, y - 1, x + 7, y + 3, y + 10),
                    DARK, .8)
        out += ink('M%s,%sV%sM%s,%sV%sM%s,%sH%s' % (x + 2.3, y + 1, y + 10, x + 4.7, y + 1, y + 10, x, y + 5, x + 7), .8, STONE)
    out += part('M-9,-38H-5V-31H-9Z', DARK, .7)
    out += blocks((-13, -52), (-4, -48), (4, -58), (-12, -28), (5, -30), (-4, -22), (6, -66))
    out += part('M12,-10V-34H16V-31H20V-34H24V-31H28V-34H31V-10Z', STONE) + windows((18, -25), (25, -25))
    out += blocks((16, -18), (24, -15))
    out += part('M-31,-8V-28H-27V-25H-23V-28H-19V-25H-15V-8Z', STONE) + part('M-27,-9V-17C-27,-22 -19,-22 -19,-17V-9Z', DARK, .8)
    out += ink('M-25,-20V-9M-23,-21V-9M-21,-20V-9M-27,-14H-19', .7, STONE)
    out += part('M-37,0C-36,-7 -31,-10 -24,-9C-18,-12 -8,-10 0,-11C10,-12 20,-11 28,-11C33,-10 35,-6 37,0Z', STONE_D)
    out += ink('M-24,-6C-22,-4 -24,-2 -23,0M-10,-8C-8,-5 -11,-3 -9,0M8,-8C10,-5 7,-3 9,0M22,-7C24,-4 22,-2 24,0', .8)
    return out + ink('M-1,-84V-96') + part('M-1,-96C4,-98 7,-94 12,-96L11,-90C7,-88 4,-92 -1,-90Z', RED, .7) + birds(17, -72)


def sheep(x, y, size, mirror=False):
    define('gs-sheep', path('M-6,-4L-6.4,0H-5L-4,-4ZM5,-4L5,0H6.6L7,-4Z', DARK, .6, INK) +
           path('M-9,-8C-11,-11 -8,-14 -5,-13C-4,-16 1,-16 2,-14C5,-16 9,-14 8.6,-11C11,-9 9,-5 6,-5C4,-2.6 0,-3 -1,-4'
                'C-4,-2.6 -7,-3.6 -7,-5C-9,-5 -10,-7 -9,-8Z', WHITE, .8, INK) +
           path('M7,-13C9,-16 13,-14.6 14,-11C15,-9 12,-8 11,-9C9,-8.6 7,-10 7,-13Z', BROWN, .7, INK) +
           lines('M-5,-9q1.4,1.6 3,0M0,-11q1.4,1.6 3,0M-3,-6q1.4,1.4 3,0M3,-7q1.4,1.4 2.6,0M8,-13l-2,1.6', .6, INK))
    return at('<use xlink:href="#gs-sheep"/>', x, y, size, 0, mirror)


def shepherd():
    """A shepherd boy pipes under a tree to his sheep."""
    out = peaks((-40, -2), (-30, -30), (-23, -50), (-14, -36), (0, -58), (12, -40), (24, -52), (40, -2))
    out += part('M-36,-4C-26,-18 -10,-20 2,-16C16,-22 28,-18 36,-12V0H-36Z', HILL, .7)
    out += tree(15, -4, 62)
    out += ground(84, GRASS, 5)
    # seated on a stone
    out += part('M-22,0C-24,-8 -18,-13 -10,-12C-4,-12 -2,-6 -2,0Z', STONE_D, .8) + ink('M-18,-5C-14,-8 -10,-8 -7,-6', .6)
    out += part('M-17,-14C-12,-19 -2,-19 3,-15L5,-3L9,0H1L-1,-10C-6,-9 -14,-9 -17,-14Z', BROWN, .8)
    out += part('M-17,-12C-20,-20 -19,-29 -15,-33C-11,-35 -6,-34 -4,-31C-3,-25 -4,-18 -5,-14C-9,-11 -14,-11 -17,-12Z', GREEN, .9)
    out += part('M-11,-37V-32C-9,-30 -7,-31 -6,-33V-37Z', FLESH, .6)
    out += part('M-13,-42C-13,-47 -4,-47 -3.6,-42L-2.4,-39.6L-4,-38.6C-4,-36 -6,-34.6 -8,-34.6C-11,-34.6 -13,-38 -13,-42Z',
                FLESH, .8)
    out += part('M-14,-38C-16,-46 -12,-50 -7,-48C-4,-47 -4,-45 -4,-43C-8,-44 -10,-42 -11,-37Z', YELLOW, .7)
    out += circle(-5.6, -41.2, .6, INK, 0)
    out += part('M-17,-45C-14,-53 -4,-53 -1,-45C-6,-47 -12,-47 -17,-45Z', BROWN, .8)
    out += ink('M-3,-37.4L10,-31', 2) + ink('M-3,-37.4L10,-31', .9, WOOD)
    out += part('M-12,-31C-9,-27 -5,-25 -1,-27L4,-32L1.6,-34L-3,-31C-5,-31 -7,-33 -8,-34Z', GREEN, .8)
    out += circle(3.4, -33.6, 1.9, FLESH, .7, INK)
    return out + sheep(25, -1, .9, True) + sheep(-26, -1, .7) + sheep(16, -9, .62) + tufts((12, 0), (-32, 0), (34, 0))


# --- acorns -------------------------------------------------------------------------

def river():
    """A valley with a river, a bridge and a tower."""
    out = peaks((-38, -20), (-31, -46), (-26, -62), (-18, -48), (-6, -80),
                (1, -64), (6, -54), (16, -70), (25, -52), (32, -44), (38, -20))
    out += cloud(-20, -84, .8) + birds(12, -84)
    out += part('M-36,-20C-28,-34 -14,-36 -4,-28C8,-38 24,-38 36,-28V0H-36Z', HILL, .7)
    out += path('M-2,-28C6,-24 -4,-20 2,-17C12,-12 -10,-8 -16,0H20C16,-6 24,-12 14,-17C8,-21 8,-25 3,-29Z', LAKE, .8, INK)
    out += ink('M2,-20h4M6,-13h6M-4,-8h9M4,-4h8M-8,-3h6', .7, LAKE_D)
    out += tower(-27, -18, 14, 40, 16) + windows((-22, -49), (-18, -49), (-21, -38), (-21, -27))
    out += blocks((-25, -44), (-24, -33), (-19, -23))
    out += part('M-13,-18V-28H-4V-17Z', STONE, .8) + part('M-15,-27L-8.6,-34L-2,-27Z', ROOF, .8) + windows((-9.6, -25))
    out += part('M-10,-12C-4,-19 12,-19 20,-12L20,-8H16C14,-13 2,-14 -1,-8H-6C-8,-8 -10,-10 -10,-12Z', STONE, .9)
    out += ink('M-8,-14C-2,-20 12,-20 18,-14', .8)
    out += tree(27, -10, 26) + tree(34, -6, 18) + fir(-33, -10, 18)
    out += part('M-38,1C-34,-6 -26,-8 -18,-3L-14,1Z', GRASS, .8) + part('M18,1C22,-5 30,-8 38,1Z', GRASS, .8)
    return out + tufts((-28, 0), (28, 0), (-22, -8))


def goat(x, y, size, mirror=False):
    define('gs-goat', path('M-8,-10L-9,0H-7.4L-6,-7L-4.6,0H-3L-3.6,-8ZM4,-9L3.4,0H5L6,-7L7.4,0H9L8,-11Z', BROWN, .6, INK) +
           path('M-10,-14C-11,-16 -13,-17 -13,-19C-11,-19 -9,-17 -8,-16C-3,-17 3,-16 6,-17C8,-20 9,-24 11,-26L14,-26'
                'C17,-25 19,-22 20,-20'
                'L18,-18.6L14,-20C13,-16 12,-11 8,-9C3,-7 -4,-7 -8,-8C-10,-10 -11,-12 -10,-14Z', WHITE, .8, INK) +
           path('M10,-25C7,-29 6,-31 2,-32C7,-35 11,-31 13,-26Z', STONE_D, .7, INK) +
           lines('M17,-18.6L16.6,-15M15.4,-19L15.6,-16M15,-23h1.2M10,-23.6L7,-22.6', .8, INK))
    return at('<use xlink:href="#gs-goat"/>', x, y, size, 0, mirror)


def alphorn():
    """An evening on the alp: a herdsman blows the alphorn, goats listen."""
    out = peaks((-40, -2), (-31, -38), (-24, -58), (-15, -42), (-3, -72),
                (4, -58), (11, -46), (22, -64), (30, -44), (40, -2))
    out += part('M-36,-12C-24,-24 -8,-24 4,-18C14,-26 28,-24 36,-16V0H-36Z', HILL, .7)
    out += goat(25, -20, .76, True)
    out += fir(-32, -14, 24) + fir(-26, -16, 17)
    out += ground(84, GRASS, 5)
    # the man
    out += part('M-22,-22L-23,-2L-26,1H-18L-17,-14L-12,-2L-13,1H-5L-8,-3L-10,-22Z', BROWN, .8)
    out += part('M-24,-19C-25,-29 -24,-37 -21,-41C-17,-43 -13,-42 -11,-39C-9,-33 -9,-25 -9,-19C-13,-17 -20,-17 -24,-19Z',
                WHITE, .9)
    out += part('M-24,-19C-25,-29 -24,-37 -21,-41L-18,-42C-18,-34 -17,-26 -18,-18Z', RED, .8)
    out += ink('M-24,-23C-19,-21 -14,-21 -9,-23', 1)
    out += part('M-18,-45V-41C-16,-39 -14,-39 -13,-41V-45Z', FLESH, .6)
    out += part('M-20,-50C-20,-55 -11,-55 -10.6,-50L-9.4,-47.6L-11,-46.4C-11,-44 -13,-42.6 -15,-42.6'
                'C-18,-42.6 -20,-46 -20,-50Z', FLESH, .8)
    out += part('M-19,-46C-17,-46 -13,-46 -11,-45C-11,-41 -14,-40 -16,-40.6C-18,-41 -19,-43 -19,-46Z', BROWN, .7)
    out += circle(-12.6, -49.2, .6, INK, 0)
    out += part('M-21,-51C-22,-58 -10,-60 -9.6,-52C-13,-54 -17,-53 -21,-51Z', DARK, .8)
    out += part('M-10.4,-46.6L-9.6,-44.4L10,-22C14,-14 18,-7 26,-5C31,-4 33,-8 32,-12L37,-11C38,-3 32,3 25,2'
                'C15,0 9,-9 6,-19Z', WOOD, .9)
    out += part('M31,-12.6C33,-14 37,-13.4 38,-10.6C36,-9 32.6,-9.6 31,-12.6Z', WOOD_D, .8)
    out += ink('M-3,-39L-1,-41M3,-30L6,-32M10,-12L13.6,-14.6M19,-1L20.6,-4.4', .9)
    out += part('M-20,-37C-17,-31 -12,-29 -7,-32L0,-37L-2,-40L-8,-36C-11,-35 -13,-37 -14,-39Z', WHITE, .8)
    out += circle(-.6, -38, 2.1, FLESH, .7, INK)
    out += hatch((-9, -36), (-9, -22), 4, -.6)
    return out + tufts((-31, 0), (2, 1), (36, 1))


# --- sixes --------------------------------------------------------------------------

def squirrel():
    """A squirrel on a stump holds an acorn."""
    out = ground(80, GRASS, 4)
    out += part('M-18,-1C-15,-6 -16,-12 -17,-18H13C12,-12 13,-6 17,-2C12,1 9,-3 5,0C1,2 -3,-2 -7,0C-11,2 -14,-2 -18,-1Z', WOOD)
    out += part('M-17,-18C-15,-21.6 11,-21.6 13,-18C11,-14.6 -15,-14.6 -17,-18Z', '#ecdcc0')
    out += ink('M-11,-18C-9,-19.6 5,-19.6 7,-18M-5,-18H1', .5)
    out += ink('M-13,-13L-14,-4M-7,-12L-8,-3M0,-12V-4M6,-12L7,-4M10,-13L12,-5', .5) + hatch((3, -14), (12, -14), 9, .1, 1.7)
    tail = ('M8,-20C18,-22 26,-30 24,-42C22,-50 17,-52 19,-60C20,-64 25,-65 28,-62C25,-72 12,-72 9,-62C6,-52 12,-46 11,-38'
            'C10,-32 5,-30 3,-26Z')
    out += part(tail, '#dcb08f') + ink('M10,-24C18,-28 21,-36 18,-44C15,-50 13,-56 16,-64M8,-24C14,-30 16,-36 14,-44M20,-33'
                                       'L23,-36M19,-40L22,-44'
                                       'M14,-52L17,-55M13,-58L15,-61', .55)
    out += part('M-8,-20C-8,-24 -4,-26 -1,-26C-6,-32 -6,-42 -1,-47C4,-50 10,-45 11,-38C13,-31 12,-24 8,-20Z', '#dcb08f')
    out += part('M-4,-27C-7,-33 -6,-41 -2,-45C1,-40 1,-32 -1,-26Z', WHITE, .6)
    out += part('M1,-24C0,-31 8,-33 10,-27C11,-23 9,-20 6,-20H-8C-8,-23 -3,-24 1,-24Z', '#dcb08f')
    out += part('M4,-57L5,-65L9,-57Z', '#dcb08f')
    out += part('M-10,-50C-10,-56 -3,-60 3,-59C9,-58 11,-52 8,-47C5,-43 -2,-43 -6,-45C-9,-46 -11,-47 -10,-50Z', '#dcb08f')
    out += part('M0,-58L0,-67L6,-58Z', '#dcb08f') + path('M-10,-49C-8,-46 -4,-44 0,-45C-1,-48 -5,-50 -10,-49Z', WHITE, 0)
    out += circle(-3.4, -52.4, 1.3, INK, 0) + circle(-3.8, -52.8, .4, WHITE, 0) + circle(-10, -50.4, .9, INK, 0)
    out += ink('M-12,-48L-17,-49M-12,-47L-16,-45', .4)
    out += part('M4,-40C0,-41 -5,-40 -9,-38L-8,-35.6C-4,-36 1,-35 4,-34Z', '#dcb08f')
    out += ink('M6,-40C3,-40 2,-36 4,-34M-1,-22H-6', .6)
    out += part('M-14.6,-40C-16,-45 -9,-46 -8.6,-41Z', YELLOW, .7)
    out += part('M-15.6,-40.6C-12,-42 -10,-42 -7.6,-41C-7,-37 -9.6,-35.6 -11.6,-35.6C-13.6,-35.6 -15.8,-37 -15.6,-40.6Z',
                GREEN, .7)
    return out + tufts((-24, 0), (25, 0), (-31, 1), (31, 1)) + part('M-29,-2C-31,-6 -25,-7 -24,-3.6Z', YELLOW, .6)


def chamois():
    """A chamois on a crag."""
    out = peaks((-40, -2), (-31, -34), (-25, -50), (-17, -36), (-8, -46), (2, -28), (14, -52), (22, -70), (29, -52), (40, -2))
    out += cloud(-18, -74, .9) + birds(4, -80)
    out += part('M-30,0C-30,-8 -26,-14 -22,-20C-20,-25 -16,-27 -11,-27C-4,-29 8,-29 15,-26C20,-24 21,-16 25,-11'
                'C28,-7 29,-3 30,0Z', STONE_D)
    out += ink('M-20,-22C-18,-16 -20,-10 -18,-3M-6,-27C-4,-20 -8,-14 -5,-4M8,-27C10,-20 6,-12 9,-3M17,-22'
               'C18,-16 20,-10 20,-5M-18,-14L-10,-17M-4,-12L5,-15', .6)
    out += hatch((9, -26), (25, -11), 14, -.15, 1.7) + hatch((-5, -22), (6, -24), 9, -.15, 1.7)
    out += hatch((-20, -18), (-10, -20), 8, -.15, 1.7)
    out += part('M-13,-42L-16,-34L-13,-27H-10.6L-12,-34L-9,-40ZM10,-41L10.6,-34L9,-27H11.6L13.4,-34L14,-42Z', DARK)
    out += part('M-15,-46C-19,-45 -19,-42 -18,-39C-16,-41 -15,-42 -13,-43Z', DARK, .6)
    out += part('M-11,-44L-12,-33L-8,-27H-5.4L-8,-33L-2,-44ZM12,-44L15.6,-35L15.2,-27H18L19,-36L18.6,-44Z', BROWN)
    out += part('M-15,-44C-16,-50 -10,-53 -4,-52C2,-51 6,-52 9,-55C12,-60 13,-66 16,-69C19,-72 24,-70 25,-66L29,-60'
                'L27,-57.6L21,-60'
                'C20,-55 20,-48 17,-43C14,-39 8,-40 3,-41C-3,-42 -6,-39 -10,-38C-13,-39 -14,-41 -15,-44Z', BROWN)
    out += path('M20,-66L28,-60L27,-57.6L21,-60C19,-61 18,-63 20,-66Z', WHITE, .6, INK)
    out += path('M18,-66.6C20,-65 23,-63 27,-60.6L27.6,-61.6L22,-67Z', DARK, 0)
    out += circle(20.8, -66, .9, INK, 0) + circle(28, -59.4, .8, INK, 0)
    out += ink('M18,-70C18,-76 16,-80 12.6,-79C11,-78 11,-76 12,-75M20.6,-71C21,-77 19,-82 15.6,-82', 1.3)
    out += part('M16,-68C12,-70 9,-69 7.6,-66C11,-64.6 14,-65 16,-66.6Z', BROWN, .6)
    out += hatch((-12, -50), (6, -50), 5, -.5, 1.8) + ink('M-8,-52C-2,-50 5,-50 10,-55', .9, DARK)
    return out + tufts((-17, -27), (2, -29), (-34, 0), (33, 0))


def roses():
    """A jug with alpine roses on a sill."""
    out = part('M-33,0V-5H33V0Z', STONE) + ink('M-30,-5L-33,0M33,-5H-33', .7) + hatch((8, -5), (30, -5), 4, -.6, 1.8)
    out += part('M-11,-5C-20,-14 -18,-27 -9,-32C-7,-35 -8,-38 -10,-41H10C8,-38 7,-35 9,-32C18,-27 20,-14 11,-5Z', BLUE)
    out += path('M3,-5C10,-13 10,-26 3,-33C4,-36 4,-39 4,-41H10C8,-38 7,-35 9,-32C18,-27 20,-14 11,-5Z', '#94a6c3', 0)
    out += ink('M9,-36C19,-40 22,-28 15.4,-22', 2.6) + ink('M9,-36C19,-40 22,-28 15.4,-22', 1.2, BLUE)
    out += path('M0,-12C-2,-15 -8,-17 -8,-22C-8,-27 -1,-27 0,-23C1,-27 8,-27 8,-22C8,-17 2,-15 0,-12Z', WHITE, .7, INK)
    out += ink('M-15,-24C-6,-29 6,-29 15,-24M-15.4,-13C-6,-8 6,-8 15.4,-13M-11,-41H10', .7)
    leaf = 'M0,0C5,-5 6,-12 2,-18C-3,-13 -4,-6 0,0Z'
    for x, y, turn, size in ((-10, -42, -70, 1), (-6, -46, -25, 1.1), (10, -42, 66, 1), (7, -46, 22, 1.1), (-20, -54, -60, .9),
                             (20, -54, 58, .9), (0, -58, 6, 1.1), (-12, -66, -38, .9), (13, -68, 34, .9)):
        out += at(part(leaf, GREEN, .7) + ink('M0,-1C2,-6 3,-11 2,-15', .5), x, y, size, turn)
    out += ink('M-2,-41L-14,-54M1,-41L1,-64M3,-41L15,-55', .9, '#7f9a78')
    define('gs-rose', part('M0,-7C4,-9 8,-6 7,-2C9,1 7,6 3,6C1,8 -3,8 -4,5.6C-8,5 -8,0 -6.6,-2C-7,-6 -3,-9 0,-7Z', RED) +
           ink('M-2,0C-2,-3 2,-3 2,0C2,2 -2,2.6 -3.4,0C-4.4,-4 1,-5.6 3.6,-3.4C6,-1 4,4 0,4.4M-5,1C-4,3 -3,4 -2,4.6M-4,-4'
               'C-3,-6 -1,-6.6 1,-6', .6))
    for x, y, size in ((-16, -57, 1.1), (1, -70, 1.15), (17, -58, 1.1), (-4, -53, 1.2), (9, -49, .95), (-13, -74, .75),
                       (15, -76, .75)):
        out += use('gs-rose', x, y, size)
    out += part('M-27,-5C-29,-9 -23,-10 -22,-6.6C-22,-5 -25,-4 -27,-5Z', RED, .6)
    return out + part('M22,-5.6C23,-9 28,-8 27.6,-5Z', RED, .6)


SCENES = {'heart_10': castle, 'heart_9': habsburg, 'heart_8': tell_in_the_boat, 'heart_7': gessler_on_horseback,
          'bell_10': tells_house, 'bell_9': hat_on_the_pole, 'bell_8': tells_family, 'bell_7': crossbow_and_apple,
          'leaf_8': fortress, 'leaf_7': shepherd, 'acorn_8': river, 'acorn_7': alphorn,
          'acorn_6': squirrel, 'leaf_6': chamois, 'heart_6': roses}


def scene(card):
    """The scene of a pip card, standing on 0,0."""
    return group(SCENES[card](), extra=' stroke-linejoin="round" stroke-linecap="round"')
