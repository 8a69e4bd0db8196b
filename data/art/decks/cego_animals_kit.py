"""Words for drawing animals: round shapes from a few points, limbs, fur, eyes and a bit of ground.

A shape is written as points "x,y" in order, joined by a smooth curve.  Letters behind a point:
c a corner, f fur from here to the next point (leaning forward), b fur leaning backward, s wool; "@name" names it.
Pictures have the units of the field of a trump: 222 x 148, the ground at about y = 134.
"""

import functools
import math
import random
import re

from . import cego_animals_ink as ink
from . import svg

LINE = svg.LINE
PALE = '#b9ab8c'            # outlines of what is far away
BROWN, BROWN_D = '#a3713f', '#744b28'
RUST, RUST_D = '#cb6f33', '#97481f'
SAND, SAND_D = '#d9b47c', '#ad8450'
GREY, GREY_D = '#a8a298', '#77716a'
CREAM, CREAM_D = '#f6ead0', '#d8c29a'
WHITE, WHITE_D = '#fdf8ec', '#d5cab5'
ROSE, ROSE_D = '#f0c0a8', '#d3937c'
GRASS, GRASS_D = '#d3d9ae', '#8a9a5e'
SNOW, SNOW_D = '#eef1f0', '#b4c1c6'
EARTH, EARTH_D = '#e4d2ad', '#b39a6c'
LEAF, LEAF_D = '#9fb277', '#5f7a4a'
WATER, WATER_D = '#cfe0e2', '#7fa3ad'
GREEN_BLACK, GREEN_BLACK_D = '#3e6455', '#27463c'

TOKEN = re.compile(r'([-\d.]+),([-\d.]+)(?:,([-\d.]+))?([cfbs]*)(?:@(\w+))?$')


class Pen:
    """Path data with relative numbers, rounded to quarters."""

    def __init__(self):
        self.at = (0, 0)
        self.out = []

    def put(self, letter, *points):
        ends = [(round(x * 4), round(y * 4)) for x, y in points]
        self.out.append(letter + ' '.join(svg.num((v - w) / 4) for p in ends for v, w in zip(p, self.at)))
        self.at = ends[-1]

    def curve(self, curve, smooth):
        """A curve; a smooth one goes on in the direction of the curve before."""
        if smooth:
            self.put('s', *curve[2:])
        else:
            self.put('c', *curve[1:])

    def text(self, closed=False):
        return ''.join(self.out) + ('z' if closed else '')


def unit(x, y):
    length = math.hypot(x, y) or 1
    return x / length, y / length


def turned(v, degrees):
    a = math.radians(degrees)
    return v[0] * math.cos(a) - v[1] * math.sin(a), v[0] * math.sin(a) + v[1] * math.cos(a)


def plus(p, v, k=1.0):
    return p[0] + v[0] * k, p[1] + v[1] * k


class Shape:
    """A smooth outline through points."""

    def __init__(self, text, closed=True, tooth=3.2, pitch=5.0, seed=1):
        found = [TOKEN.match(t) for t in text.split()]
        self.points = [(float(m.group(1)), float(m.group(2))) for m in found]
        self.flags = [m.group(4) for m in found]
        self.names = {m.group(5): i for i, m in enumerate(found) if m.group(5)}
        self.closed, self.tooth, self.pitch, self.seed = closed, tooth, pitch, seed
        p = self.points
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(p, p[1:] + p[:1]))
        self.side = -1 if area < 0 else 1     # 1: the inside lies to the right of the way (y down)
        count = len(p) if closed else len(p) - 1
        self.curves = [self.curve(i) for i in range(count)]

    def tangent(self, i):
        n, p = len(self.points), self.points
        if not self.closed and i in (0, n - 1):
            return None
        if 'c' in self.flags[i]:
            return None
        return unit(p[(i + 1) % n][0] - p[i - 1][0], p[(i + 1) % n][1] - p[i - 1][1])

    def reach(self, i):
        """How far the handles on both sides of a smooth point go."""
        p, n = self.points, len(self.points)
        before, after = math.dist(p[i - 1], p[i]), math.dist(p[i], p[(i + 1) % n])
        return min((before + after) / 2, 1.4 * min(before, after)) / 2.8

    def curve(self, i):
        j = (i + 1) % len(self.points)
        a, b = self.points[i], self.points[j]
        third = math.dist(a, b) / 2.8
        ta, tb = self.tangent(i), self.tangent(j)
        c = plus(a, ta, self.reach(i)) if ta else None
        d = plus(b, tb, -self.reach(j)) if tb else None
        c = c or plus(a, unit((d or b)[0] - a[0], (d or b)[1] - a[1]), third)
        d = d or plus(b, unit(c[0] - b[0], c[1] - b[1]), third)
        return a, c, d, b

    def span(self, start, end):
        """The numbers of the curves from one named point to another."""
        i, j, n = self.names[start], self.names[end], len(self.curves)
        out = []
        while i != j and len(out) < n:
            out.append(i)
            i = (i + 1) % n
        return out

    def furry(self, pen, i, chance):
        """Tufts along one curve."""
        old = self.curves[i][0]
        n = max(2, round(math.dist(old, self.curves[i][3]) / self.pitch))
        forward = 'f' in self.flags[i]
        for k in range(1, n + 1):
            new = point(self.curves[i], k / n)
            t = unit(new[0] - old[0], new[1] - old[1])
            out = (t[1] * self.side, -t[0] * self.side)
            deep = self.tooth * (.6 + .7 * chance.random())
            bow = plus(((old[0] + new[0]) / 2, (old[1] + new[1]) / 2), out, deep * .55)
            if 's' in self.flags[i]:
                pen.put('q', plus(bow, out, deep), new)
            elif forward:
                self.hair(pen, bow, plus(plus(new, out, deep), t, deep * .5))
                pen.put('l', new)
            else:
                pen.put('l', plus(plus(old, out, deep), t, -deep * .5))
                self.hair(pen, bow, new)
            old = new

    def hair(self, pen, bow, end):
        """The long side of a tuft; that of a small one is straight."""
        if self.tooth < 3.3:
            pen.put('l', end)
        else:
            pen.put('q', bow, end)

    def data(self, numbers=None):
        pen, chance = Pen(), random.Random(self.seed)
        whole = numbers is None
        numbers = range(len(self.curves)) if whole else numbers
        pen.put('M', self.curves[numbers[0]][0])
        smooth = False
        for i in numbers:
            if self.flags[i].strip('c'):
                self.furry(pen, i, chance)
                smooth = False
            else:
                pen.curve(self.curves[i], smooth)
                smooth = self.tangent((i + 1) % len(self.points)) is not None
        return pen.text(self.closed and whole)

    def ends(self, start, end, rest):
        return self.points[self.names[start]], self.points[self.names[end]], rest

    def draw(self, fill, gap=None, width=1.5, line=LINE):
        """The filled shape; between the two points of @gap its outline is hidden."""
        whole = ink.path(self.data(), fill, width, line)
        return whole + hidden([self.ends(*gap, .6)], fill, width) if gap else whole

    def walk(self, start, end, steps):
        """Points with inward normals and way along a stretch of the outline."""
        numbers = self.span(start, end)
        for k in range(steps + 1):
            t = k / steps * len(numbers)
            i = min(int(t), len(numbers) - 1)
            c = self.curves[numbers[i]]
            p, q = point(c, t - i), point(c, t - i + .01)
            r = point(c, t - i - .01)
            way = unit(q[0] - r[0], q[1] - r[1])
            yield k / steps, p, (-way[1] * self.side, way[0] * self.side), way

    def rim(self, start, end, width, fill, steps=8):
        """A crescent of another tone along the inside of the outline."""
        pen = Pen()
        numbers = self.span(start, end)
        pen.put('M', self.curves[numbers[0]][0])
        smooth = False
        for i in numbers:
            pen.curve(self.curves[i], smooth)
            smooth = self.tangent((i + 1) % len(self.points)) is not None
        inner = [plus(p, inward, width * math.sin(math.pi * t) ** .7 if 0 < t < 1 else 0)
                 for t, p, inward, _ in self.walk(start, end, steps)][::-1]
        back = Shape(' '.join('%.2f,%.2f' % p for p in inner), closed=False)
        for i, c in enumerate(back.curves):
            pen.curve(c, i > 0)
        return ink.path(pen.text(True), fill, 0)

    def hatch(self, start, end, count, length, lean=40, inset=1.5, width=.8, line=LINE):
        """Short strokes inward from the outline, leaning by @lean degrees."""
        pen, chance = Pen(), random.Random(self.seed + count)
        for t, p, inward, _ in self.walk(start, end, count):
            way = turned(inward, lean * self.side)
            size = length * (.55 + .6 * chance.random()) * (.45 + .55 * math.sin(math.pi * t))
            root = plus(p, inward, inset)
            pen.put('M' if not pen.out else 'm', root)
            pen.put('l', plus(root, way, size))
        return ink.lines(pen.text(), width, line)


def point(curve, t):
    a, c, d, b = curve
    u = 1 - t
    k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return tuple(k[0] * a[i] + k[1] * c[i] + k[2] * d[i] + k[3] * b[i] for i in (0, 1))


def hidden(ends, fill, width):
    """Covers straight stretches of an outline; @ends: points two by two, and how much is left at both ends."""
    pen = Pen()
    for a, b, rest in ends:
        way = unit(b[0] - a[0], b[1] - a[1])
        pen.put('m' if pen.out else 'M', plus(a, way, rest))
        pen.put('l', plus(b, way, -rest))
    return ink.lines(pen.text(), width + .6, fill)


def blob(text, fill, width=1.5, line=LINE, **more):
    """A closed shape, drawn."""
    return Shape(text, **more).draw(fill, width=width, line=line)


def line(text, width=1.0, colour=LINE):
    """An open smooth line."""
    return ink.lines(Shape(text, closed=False).data(), width, colour)


def limb_shape(text, cap=.5, fur='', **more):
    """The outline of a limb along a middle line of points "x,y,width"."""
    found = [TOKEN.match(t) for t in text.split()]
    p = [(float(m.group(1)), float(m.group(2))) for m in found]
    w = [float(m.group(3)) / 2 for m in found]
    left, right = [], []
    for i, q in enumerate(p):
        a, b = p[max(0, i - 1)], p[min(len(p) - 1, i + 1)]
        t = unit(b[0] - a[0], b[1] - a[1])
        left.append(plus(q, (t[1], -t[0]), w[i]))
        right.append(plus(q, (-t[1], t[0]), w[i]))
    t = unit(p[-1][0] - p[-2][0], p[-1][1] - p[-2][1])
    tip = plus(p[-1], t, w[-1] * 2 * cap)
    back = 'b' if fur == 'f' else 'f' if fur else ''
    words = ['%.2f,%.2f%s' % (q + (fur,)) for q in left[:-1]]
    words += ['%.2f,%.2f@end' % left[-1], '%.2f,%.2f@tip' % tip, '%.2f,%.2f%s@tail' % (right[-1] + (back,))]
    words += ['%.2f,%.2f%s' % (q + (back,)) for q in right[-2:0:-1]] + ['%.2f,%.2fc@b' % right[0]]
    words[0] += 'c@a'
    return Shape(' '.join(words), **more)


def limb(text, fill, shade=None, open_root=True, open_tip=False, width=1.5, cap=.5, line=LINE, **more):
    """A limb; its root has no outline, so that it grows out of the body; an open tip goes over into a foot."""
    s = limb_shape(text, cap, **more)
    if open_tip:
        out = ink.path(s.data(), fill, width, line) + hidden([s.ends('b', 'a', .6), s.ends('end', 'tail', 1.7)], fill,
                                                             width)
    else:
        out = s.draw(fill, ('b', 'a') if open_root and width else None, width, line)
    if shade:
        w = float(text.split()[0].split(',')[2])
        out += s.rim('tail', 'b', w * .3, shade)
    return out


def leg(text, fill, shade=None, **more):
    """A limb that ends in a foot."""
    return limb(text, fill, shade, open_tip=True, cap=0, **more)


def paw(x, y, w, fill, h=9, claws=0):
    """A foot that looks to the left, @y its sole, @w its width; @claws: their length."""
    s = Shape('%.1f,%.1fc@a %.1f,%.1fc %.1f,%.1f %.1f,%.1f %.1f,%.1f %.1f,%.1fc@b' % (
        x + .47 * w, y - h, x + .5 * w, y, x - .55 * w, y, x - .86 * w, y - .35 * h, x - .72 * w, y - .82 * h,
        x - .42 * w, y - h))
    toes = ink.lines('M%.1f %.1fq%.1f %.1f%.1f %.1fm%.1f %.1fq%.1f %.1f%.1f %.1f' % (
        x - .5 * w, y, -.02 * w, -.3 * h, .06 * w, -.5 * h, .2 * w, .5 * h, -.02 * w, -.3 * h, .06 * w, -.5 * h), .9)
    nails = ''.join('M%.1f %.1fq%.1f-.4 %.1f %.1fq%.1f-.6 %.1f-.8z' % (
        x - k * w, y - .25 * h, -.6 * claws, -claws, .25 * h, .4 * claws, claws + 1) for k in (.82, .6, .36))
    return s.draw(fill, ('b', 'a')) + toes + (ink.path(nails, '#efe3c8', .7) if claws else '')


def hoof(x, y, w, fill='#4a3d37'):
    """A cloven hoof, @y its sole, @w the width of the foot."""
    return (ink.path('M%.1f %.1fh%.1fl%.1f %.1fh%.1fz' % (x - w * .5, y - w * .8, w, w * .18, w * .8, -w * 1.55), fill,
                     1.2)
            + ink.lines('M%.1f %.1fl%.1f %.1f' % (x - w * .2, y - w * .4, -w * .12, w * .4), .8, '#a08d80'))


def hoofed(text, fill, shade=None, ground_y=134, fetlock=None, nail='#4a3d37'):
    """A leg that ends in a hoof; @fetlock: the colour above it."""
    x, y, w = (float(v) for v in text.split()[-1].split(','))
    end = '%.1f,%.1f,%.1f' % (x - .1 * w, ground_y - w * .8, w * 1.2)
    return (leg('%s %s' % (text, end), fill, shade)
            + (leg('%.1f,%.1f,%.1f %.1f,%.1f,%.1f %s' % (x, y - 8, w, x, y, w, end), fetlock) if fetlock else '')
            + hoof(x - w * .1, ground_y, w * 1.15, nail))


def stripe(text, fill, **more):
    """A dark stripe that tapers at both ends."""
    return limb(text, fill, open_root=False, width=0, **more)


def marks(text, count, length, spread=0.0, turn=0, width=.8, line=LINE, seed=3):
    """Strokes along a guide: hair."""
    guide = Shape(text, closed=False)
    pen, chance = Pen(), random.Random(seed)
    count = round(count * .77)
    for k in range(count):
        t = (k + .8 * chance.random()) / count * len(guide.curves)
        i = min(int(t), len(guide.curves) - 1)
        p, q = point(guide.curves[i], t - i), point(guide.curves[i], min(1, t - i) + .02)
        way = turned(unit(q[0] - p[0], q[1] - p[1]), turn)
        side = (-way[1], way[0])
        p = plus(p, side, spread * (2 * chance.random() - 1))
        size = length * (.6 + .6 * chance.random())
        pen.put('M' if not pen.out else 'm', p)
        pen.put('l', plus(p, way, size))
    return ink.lines(pen.text(), width, line)


def scales(text, count, size, spread=0.0, turn=0, width=.8, line=LINE, seed=3):
    """Little bows along a guide: feathers and wool."""
    guide = Shape(text, closed=False)
    pen, chance = Pen(), random.Random(seed)
    for k in range(count):
        t = (k + .5) / count * len(guide.curves)
        i = min(int(t), len(guide.curves) - 1)
        p, q = point(guide.curves[i], t - i), point(guide.curves[i], t - i + .02)
        way = turned(unit(q[0] - p[0], q[1] - p[1]), turn)
        side = (-way[1], way[0])
        p = plus(p, side, spread * (2 * chance.random() - 1))
        a, b = plus(p, side, -size * .5), plus(p, side, size * .5)
        pen.put('M' if not pen.out else 'm', a)
        pen.put('q', plus(p, way, size * 1.3), b)
    return ink.lines(pen.text(), width, line)


def eye(x, y, r, iris='#6b4423', look=0.0, lid=-8):
    """An eye with lid, iris, pupil and light; @look shifts the pupil, @lid turns the lids."""
    w = r * 1.5
    white = ink.path('M%.1f 0C%.1f %.1f %.1f %.1f %.1f 0C%.1f %.1f %.1f %.1f %.1f 0z' % (
        -w, -w * .5, -r * 1.25, w * .5, -r * 1.25, w, w * .5, r * 1.05, -w * .5, r * 1.05, -w), iris, .9)
    lash = ink.lines('M%.1f .3C%.1f %.1f %.1f %.1f %.1f .3' % (
        -w - .6, -w * .5, -r * 1.45, w * .5, -r * 1.45, w + .6), 1.5)
    pupil = ink.circle(look, -.1 * r, r * .58, '#1b1212', 0)
    light = ink.circle(look + r * .28, -.35 * r, max(.55, r * .24), '#ffffff', 0)
    return ink.at(white + pupil + light + lash, x, y, turn=lid)


def ground(left, right, y, fill=GRASS, dark=GRASS_D, deep=9, tufts=7, seed=5):
    """A strip of ground that fades out to both sides, with blades of grass."""
    chance = random.Random(seed)
    w = right - left
    top = ['%.1f,%.1f' % (left + w * k / 6, y + 1.8 * math.sin(k * 2.1 + seed)) for k in range(1, 6)]
    under = ['%.1f,%.1f' % (right - w * k / 6, y + deep + 2 * math.sin(k * 1.7 + seed)) for k in range(1, 6)]
    out = blob(' '.join(['%.1f,%.1fc' % (left, y + 3)] + top + ['%.1f,%.1fc' % (right, y + 3)] + under), fill, 0)
    pen = Pen()
    for k in range(tufts):
        x = left + w * (k + .2 + .6 * chance.random()) / tufts
        b = y + 2 + deep * .6 * chance.random()
        for dx, h in ((-3.2, 4), (-.6, 6.5), (2.6, 4.8)):
            pen.put('M' if not pen.out else 'm', (x + dx * .4, b))
            pen.put('q', (x + dx * .5, b - h * .6), (x + dx, b - h))
    under = ink.lines('M%.1f %.1fh%.1fm%.1f 2.6h%.1f' % (left + w * .2, y + deep + 1, w * .34, -w * .06, w * .3), .8,
                      dark)
    return out + (ink.lines(pen.text(), .9, dark) if tufts else '') + under


def fir(x, y, h):
    """A pale fir far away; @h its height."""
    pen = Pen()
    pen.put('M', (0, -80))
    for k in (1, 2, 3, 4):
        pen.put('l', (6 * k, 18 * k - 80))
        pen.put('l', (6 * k - 3, 17.2 * k - 80))
    for k in (4, 3, 2, 1):
        pen.put('l', (3 - 6 * k, 17.2 * k - 80))
        pen.put('l', (-6 * k, 18 * k - 80))
    svg.define('cegoa-fir', ink.lines('M0-10V0', 1.6, PALE) + ink.path(pen.text(True), '#d9dfc4', .9, PALE))
    return ink.use('cegoa-fir', x, y, h / 80)


def tree(x, y, h):
    """A pale leafy tree far away; @h its height."""
    svg.define('cegoa-tree', ink.path('M-4 0q3-16 1-36l-9-10m9 10l3-14m0 14l9-12m-9 12q1 20 6 36', 'none', 1, PALE)
               + blob(
                   '-10,-42 -26,-46 -32,-62 -24,-76 -20,-92 0,-100 20,-94 26,-78 34,-64 26,-48 8,-42', '#e4e9cf', .9, PALE)
               + ink.lines('M-20-62q6 6 12 0m-2-18q6 6 12 0m2 16q6 6 12 0m-6-20q5 4 9-1', .9, '#c3cda4'))
    return ink.use('cegoa-tree', x, y, h / 100)


def moon(x, y):
    return ink.circle(x, y, 16, '#f6ecc6', .9, '#d9c88f')


def window(x, y):
    """A pale window with its sill; its foot at the middle."""
    return (ink.path('M%d %dv-50h56v50z' % (x - 28, y), '#f3efdf', .9, PALE)
            + ink.path('M%d %dv-50m-28 24h56' % (x, y), 'none', 1.6, PALE)
            + ink.path('M%d %dh68v5h-68z' % (x - 34, y), '#ead9b6', .9, PALE))


def hill(text, fill='#eef0da', line='#cfcfae'):
    return blob(text, fill, .8, line)


def fence(left, right, y, h=26, posts=4):
    """A pale wooden fence."""
    out = ''
    step = (right - left) / (posts - 1)
    for dy in (.3, .7):
        out += ink.path('M%.1f %.1fh%.1fv3.4h%.1fz' % (left - 5, y - h + h * dy, right - left + 10, left - right - 10),
                        '#eee2c6', .8, PALE)
    for k in range(posts):
        out += ink.path('M%.1f %.1fv%.1fl2.6-3 2.6 3v%.1fz' % (left + k * step - 2.6, y, -h, h), '#e9dabb', .8, PALE)
    return out


def branch(text, fill='#cdb68e', dark='#9c8258', line=LINE):
    """A bough with bark."""
    points = ' '.join(','.join(t.split(',')[:2]) for t in text.split())
    return (limb(text, fill, '#b89d70', width=1.2, line=line, cap=.2)
            + marks(points, 12, 12, 3, 4, .8, dark))


def oak_leaf(x, y, turn=0, scale=1.0, fill=LEAF):
    svg.define('cegoa-oak-leaf-' + fill[1:],
               blob('0,0c 4,-4 9,-3 9,-8 15,-8 16,-4 21,-9 26,-6 25,-1 32,0 25,2 26,7 20,8 16,4 14,9 9,8 8,3 4,4',
                    fill, 1) + ink.lines('M-5 0H28M10 0l3-5M18 0l4-5M11 0l3 5M18 0l3 4', .7, LEAF_D))
    return ink.use('cegoa-oak-leaf-' + fill[1:], x, y, scale, turn)


def once(function):
    """What the function draws is defined once and used."""
    @functools.wraps(function)
    def used(*arguments):
        ident = 'cegoa-%s%s' % (function.__name__, ''.join('-' + re.sub(r'[^\w]+', '', str(a)) for a in arguments))
        svg.define(ident, joined([function(*arguments)]))
        return ink.use(ident)
    return used


def joined(parts):
    return ''.join(p if isinstance(p, str) else joined(p) for p in parts)


def picture(*parts):
    """Parts in the field of the upper half."""
    return ink.group(joined(parts))


def mirror(*parts):
    """Parts looking the other way."""
    return svg.group(joined(parts), 'matrix(-1 0 0 1 888 0)')


def narrow(k, *parts):
    """Parts pressed together sideways."""
    return svg.group(joined(parts), 'matrix(%s 0 0 1 %s 0)' % (svg.num(k), svg.num(444 * (1 - k))))
