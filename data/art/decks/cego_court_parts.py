"""Faces, hands, cloth and the like, of which the courts of the Cego deck are put together.

Most outlines are given as points through which a smooth curve goes; see curve().
"""

from decks.joint import point, segments
from decks.palette import (BLUE, BLUE_D, BLUSH, GOLD, GOLD_D, GREEN, GREEN_D, RED, RED_D, SKIN, SKIN_D,
                           STEEL, STEEL_D, WHITE)
from decks.svg import LINE, circle, group, lines, path

BROWN, BROWN_D = '#8a5a35', '#5c3820'
BLACK, BLACK_D = '#3d363f', '#1d181c'
LINEN_D = '#d9cfbd'
CREAM, CREAM_D = '#f0e4c6', '#cdba90'
SHADE = {RED: RED_D, BLUE: BLUE_D, GOLD: GOLD_D, GREEN: GREEN_D, WHITE: LINEN_D, STEEL: STEEL_D,
         BROWN: BROWN_D, CREAM: CREAM_D, BLACK: BLACK_D, SKIN: SKIN_D}
LIP, LIP_D = '#cf7f6e', '#a84a45'


def short(v):
    """A number with at most one digit behind the point."""
    s = '%.1f' % v
    s = s[:-2] if s.endswith('.0') else s
    return '0' if s == '-0' else s.replace('0.', '.', 1) if s.startswith(('0.', '-0.')) else s


def smooth(points, closed):
    """Path data through points (x, y, corner)."""
    n = len(points)

    def handle(i, way):
        x, y, corner = points[i]
        j = i + way
        if not closed and not 0 <= j < n:
            return x, y
        nx, ny, _ = points[j % n]
        k = i - way
        if corner or (not closed and not 0 <= k < n):
            return x + (nx - x) / 3, y + (ny - y) / 3
        px, py, _ = points[k % n]
        a, b = ((nx - x) ** 2 + (ny - y) ** 2) ** .5, ((px - x) ** 2 + (py - y) ** 2) ** .5
        f = .37 * a / (a + b)
        return x + (nx - px) * f, y + (ny - py) * f

    out = 'M%s,%s' % (short(points[0][0]), short(points[0][1]))
    for i in range(n if closed else n - 1):
        x, y, corner = points[(i + 1) % n]
        if corner and points[i][2]:
            out += 'L%s,%s' % (short(x), short(y))
        else:
            out += 'C%s,%s %s,%s %s,%s' % tuple(short(v) for v in (
                handle(i, 1) + handle((i + 1) % n, -1) + (x, y)))
    return out + ('Z' if closed else '')


def curve(text):
    """Path data of smooth contours through points.

    'x,y x,y x,y' is one contour; '!' after a point makes it a corner, 'z' at the end closes
    the contour, ';' begins the next.
    """
    out = ''
    for part in text.split(';'):
        words = part.split()
        closed = words[-1] == 'z'
        points = []
        for word in words[:-1] if closed else words:
            x, y = word.rstrip('!').split(',')
            points.append((float(x), float(y), word.endswith('!')))
        out += smooth(points, closed)
    return out


def shape(text, fill, width=1.5):
    """A smooth outline, filled."""
    return path(curve(text), fill, width)


def shade(text, fill):
    """An area of a darker tone, without outline."""
    return path(curve(text), fill, 0)


def stroke(text, width=.9, colour=LINE):
    """Smooth lines without filling."""
    return lines(curve(text), width, colour)


def cord(text, colour, width=2.4, edge=2.2):
    """A thing of constant thickness: chain, shaft, string."""
    d = curve(text)
    return lines(d, width + edge, LINE) + lines(d, width, colour)


def mixed(one, other, share):
    """A colour between two; @share of the other."""
    a, b = ([int(c[k:k + 2], 16) for k in (1, 3, 5)] for c in (one, other))
    return '#%02x%02x%02x' % tuple(round(p + (q - p) * share) for p, q in zip(a, b))


def hatch(text, colour, gap=3.5, width=.6):
    """The strokes of an engraver, rising to the right, over the area of a shadow."""
    polygon = [point(seg, k / 6) for segs, _ in segments(curve(text)) for seg in segs for k in range(6)]
    sums = [x + y for x, y in polygon]
    d, level = '', min(sums) + gap
    while level < max(sums):
        cuts = []
        for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]):
            a, b = x0 + y0 - level, x1 + y1 - level
            if (a > 0) != (b > 0):
                cuts.append(x0 + (x1 - x0) * a / (a - b))
        cuts.sort()
        for left, right in zip(cuts[::2], cuts[1::2]):
            if right - left > 2:
                d += 'M%s,%sL%s,%s' % tuple(short(v) for v in (left + .4, level - left - .4, right - .4, level - right + .4))
        level += gap
    return lines(d, width, colour) if d else ''


def dots(points, radius, fill, width=.9):
    """Buttons and pearls at 'x,y x,y …'."""
    r = short(radius)
    d = ''.join('M%s,%sa%s,%s 0 1 0 %s,0a%s,%s 0 1 0 -%s,0z' % (
        short(float(x) - radius), y, r, r, short(2 * radius), r, r, short(2 * radius))
        for x, y in (word.split(',') for word in points.split()))
    return path(d, fill, width)


# --- faces -------------------------------------------------------------------------------
# Looking to the left, three quarters; the chin at about y = 28, the brows at y = -8.

CONTOURS = {
    'oval': '-15,-22 -18.2,-11 -17.2,-4 -18.4,4 -16.6,14 -12,23 -6,27.6 0,27.4 8,22.6 14.6,14 18,2 18,-14 8,-26 -6,-28 z',
    'young': '-15,-22 -18.6,-11 -17.6,-4 -19,5 -17.6,14 -13,22 -7,26.4 0,26 9,21 15.6,13 18.6,2 18,-14 8,-26 -6,-28 z',
    'round': '-16,-22 -19,-11 -18,-4 -20.6,6 -20,16 -15,25 -6,30 5,29 14,23 19.4,13 20.4,0 19,-14 8,-26 -6,-28 z',
    'long': '-14,-24 -17.8,-11 -17.2,-4 -18,4 -15.6,15 -12.2,26 -6.6,32 0,32 8,25.4 14.2,15 17.2,2 17,-14 8,-27 -6,-29 z',
    'square': '-15,-23 -18.4,-11 -17.4,-4 -18.6,5 -17.4,15 -15.4,24 -9.6,29.6 0,29.6 10.6,24.4 16.4,15 '
              '18.4,2 18,-14 8,-26 -6,-28 z',
}
NOSES = {
    'straight': 'M-8.8,-4.4C-9.2,-1 -11.6,3.4 -14.8,7.8C-15.6,9.8 -14,11.2 -11.8,10.8C-10.4,12.4 -7.6,12.4 -6,10.8',
    'hooked': 'M-8.8,-4.6C-11.2,-3 -13.2,1 -14.6,6.6C-15.8,9.2 -15.4,12 -12.6,11C-11,12 -8,12 -6,10.6',
    'snub': 'M-8.6,-4C-8.6,-.6 -11.2,3.4 -14,5.4C-16,7 -15,9.8 -12.4,10C-10.6,11.4 -8,11.4 -6,10.2',
    'small': 'M-9,-2.4C-9,.6 -10.8,3.6 -12.8,6C-13.6,7.8 -12.4,8.8 -11,8.6C-9.8,9.6 -8,9.6 -6.8,8.4',
    'broad': 'M-8.8,-4.4C-9,-.6 -12.4,2.6 -14.6,5.4C-17.2,8.4 -15.6,12.2 -12,11.4C-10.2,13 -7,13 -5,10.8',
}


def eye(x, y, half, iris, look, lid, lash):
    """One eye: white, iris with pupil and light, upper lid with a fold above it."""
    top = -3.4 + 2.2 * lid
    d = 'M%s,%sC%s,%s %s,%s %s,%s' % tuple(short(v) for v in (
        x - half, y + .5, x - half * .45, y + top - .6, x + half * .5, y + top - .9, x + half, y))
    white = d + 'C%s,%s %s,%s %s,%sZ' % tuple(short(v) for v in (
        x + half * .45, y + 2.2, x - half * .5, y + 2.6, x - half, y + .5))
    r = min(2.6, half * .62)
    out = path(white, WHITE, .6)
    out += circle(x + look, y - .5 + lid * .5, r, iris, 0) + circle(x + look, y - .5 + lid * .5, r * .5, LINE, 0)
    out += circle(x + look - .8, y - 1.3 + lid * .6, .6, WHITE, 0)
    fold = 'M%s,%sC%s,%s %s,%s %s,%s' % tuple(short(v) for v in (
        x - half * .8, y - 2.6, x - half * .3, y + top - 2.4, x + half * .6, y + top - 2.4, x + half + .6, y - 1.6))
    out += lines(d, 1.7 if lash else 1.4) + lines(fold, .7)
    if lash:
        out += lines('M%s,%sl1.8,-1.2' % (short(x + half - .2), short(y)), 1.1)
    return out


def brows(colour, tilt, thick, front=False):
    """Eyebrows; tilt > 0 lifts the inner ends (friendly), < 0 lowers them (stern)."""
    t = [short(v) for v in (-7.2 - tilt, -11.4 - thick * .4, -8, -9.6 + thick * .6, -6 - tilt + thick * .5)]
    d = 'M-2.6,%sC1,%s 6,%s 10,%sC6,%s 1,%s -2.6,%sZ' % (t[0], t[1], t[1], t[2], t[3], t[3], t[4])
    if front:
        one = path(d, colour, 0)
        return group(one, 'translate(4.4 0)') + group(one, 'translate(-4.4 0) scale(-1 1)')
    d += 'M-11.2,%sC-13,%s -16.2,%s -18.4,%sC-16.2,%s -13,%s -11.2,%sZ' % (
        t[0], t[1], t[1], '-7.4', t[3], t[3], t[4])
    return path(d, colour, 0)


def mouth_side(smile, lips, full, small=False):
    """A closed mouth, three quarters."""
    l, r = (-12.8, -2) if small else (-14, .4)
    a, b = 17.6 - 1.2 * smile, 17.2 - 2 * smile
    up, low = 15.6 - full * .9, 20.4 + full * 1.6
    out = path('M%s,%sC%s,16 -10.8,%s -9.4,%sC-7.6,%s %s,16 %s,%sC%s,%s %s,%s %s,%sZ' % tuple(short(v) for v in (
        l, a, l + 1.4, up, 15.9 - full * .7, up, r - 4, r, b, r - 2.8, low, l + 3, low, l, a)), lips, 0)
    out += lines('M%s,%sC%s,%s -10.6,17 -9.2,18C-7,17.2 %s,19 %s,%s' % tuple(short(v) for v in (
        l, a, l + 1.4, 18.2 + smile * .3, r - 3.8, r, b)), 1.1 if small else 1.2)
    if smile > 0:
        out += lines('M%s,%sq1.2,.1 1.6,-.9' % (short(r - .2), short(b)), .9)
    return out


def face(contour='oval', nose='straight', iris='#4a3a2a', brow=BROWN_D, tilt=0, thick=.6, lid=.2, look=-.5, smile=.3,
         lips=LIP, full=.5, lash=False, age=0, beard=False, blush=True, ear=False):
    """A face without hair."""
    out = ''
    if ear:
        out += shape('15,-7 20,-9 23.4,-4 22,4 18.4,9.6 15,7 z', SKIN, 1.2) + stroke('17.6,-4 20.6,-3.6 19.4,2 17.6,4', .8)
    out += path(curve(CONTOURS[contour]), SKIN, 1.5)
    out += shade('12,-20 18,-13 18,2 14.6,13.6 8,22 0,26.6 -5,27 2,23.6 9,16 13,6 14,-6 z', SKIN_D)
    if blush:
        out += '<ellipse cx="7" cy="9.4" rx="4.6" ry="3.4" fill="%s"/>' % BLUSH
        out += '<ellipse cx="-15.6" cy="9.4" rx="2.2" ry="3" fill="%s"/>' % BLUSH
    if nose == 'small':
        out += shade('-8.8,-1 -7.8,4 -6.4,7 -7,8.8 -9.4,9 -10,5 z', SKIN_D)
        out += lines(NOSES[nose], 1.1) + lines('M-6.4,6C-5.4,7 -5.6,8.2 -6.6,8.6', .8)
    else:
        out += shade('-9,-4 -7.6,3 -5,8.4 -5,11 -8.6,11.4 -10,7 z', SKIN_D)
        out += lines(NOSES[nose], 1.2) + lines('M-5.4,7C-4,8.4 -4.2,10 -5.8,10.8M-12,10.6q1,-.9 2.2,0', .9)
    wide = 5.9 if lash else 5.4
    out += eye(3.2, -1, wide, iris, look, lid, lash) + eye(-14, -.8, 3.4, iris, look * .8, lid, lash)
    out += brows(brow, tilt, thick)
    if age:
        out += lines('M-3.6,11.4C-1.4,13 .4,15 1,18M9.4,-.6l3,-1.4M9.6,.8l3.2,.4M-2,3.4C0,4.8 4.4,5 7,3.6', .7)
        out += lines('M-14,-15C-8,-17 0,-17 8,-14M-13,-19C-7,-21 0,-21 6,-18.6', .7)
    if not beard:
        out += mouth_side(smile, lips, full, lash)
        out += lines('M-10,%sq3,1.4 5.6,0' % short(23.4 if contour != 'long' else 26), .8)
    return out


HALVES = {'round': '19,-12 20.6,4 19.4,14 14,24.4 5.6,29.4', 'long': '17,-12 16.6,2 14.6,14 11,25 4.6,31.4',
          'young': '18.4,-12 19,4 17,13 11.6,22 4.4,26.4'}
TIPS = {'hooked': (-.4, 10.6), 'broad': (1.6, 9), 'small': (-1.4, 7)}      # how wide a nose, how low its tip


def face_front(contour, nose, iris, brow, tilt=0, thick=.6, lid=.2, look=0, smile=.3, lips=LIP, full=.5, age=0, beard=False):
    """A face seen from the front, without hair; chin and brows as in face()."""
    half = HALVES[contour].split()
    left = ['-' + p for p in reversed(half)]
    out = shape(' '.join(['0,-28 11,-25'] + half + left + ['-11,-25 z']), SKIN)
    out += shade('14,-22 ' + ' '.join(half) + ' 0,27 7,21 12,12 14,2 14,-10 z', SKIN_D)
    for x in (-10.6, 10.6):
        out += '<ellipse cx="%s" cy="9.6" rx="4.4" ry="3.4" fill="%s"/>' % (x, BLUSH)
    wide, tip = TIPS[nose]
    out += shade('2,-5 2.4,3 %s,%s %s,%s 0,%s z' % tuple(short(v) for v in (5 + wide, tip, 4, tip + 2.4, tip + 1)), SKIN_D)
    bridge = '' if nose == 'small' else 'M-3.4,-5.6C-2.8,-3 -2.8,-1 -3,1.4'
    out += lines(bridge + 'M%s,%sC%s,%s %s,%s %s,%sC%s,%s %s,%s 0,%sC%s,%s %s,%s %s,%sC%s,%s %s,%s %s,%s' % tuple(
        short(v) for v in (-4.6 - wide, tip - 2.4, -5.8 - wide, tip, -5 - wide, tip + 2, -3.2, tip + 1.4,
                           -2, tip + 2.2, -1, tip + 3, tip + 3, 1, tip + 3, 2, tip + 2.2, 3.2, tip + 1.4,
                           5 + wide, tip + 2, 5.8 + wide, tip, 4.6 + wide, tip - 2.4)), 1.1)
    out += eye(-8.8, -1, 5, iris, look, lid, False) + group(eye(-8.8, -1, 5, iris, -look, lid, False), 'scale(-1 1)')
    out += brows(brow, tilt, thick, front=True)
    if age:
        one = 'M6.4,11C8.4,13 9.6,15 9.8,18M14,-1l2.6,-1.4M14.2,.6l2.6,.6M5,3.6C7,5 10.6,5 12.6,3.4'
        out += lines(one, .7) + group(lines(one, .7), 'scale(-1 1)')
        out += lines('M-9,-15C-4,-16.6 4,-16.6 9,-15M-7,-19C-3,-20.4 3,-20.4 7,-19', .7)
    if not beard:
        c, low, up = short(18 - 2 * smile), short(20.6 + full * 1.6), short(15.8 - full * .9)
        out += path('M-6.8,%sC-5,16.6 -2.4,%s 0,%sC2.4,%s 5,16.6 6.8,%sC4,%s -4,%s -6.8,%sZ' % (
            c, up, short(16.6 - full * .6), up, c, low, low, c), lips, 0)
        out += lines('M-7.2,%sC-4,18.4 -2,17.4 0,18.2C2,17.4 4,18.4 7.2,%s' % (c, c), 1.2)
        out += lines('M-2.6,23.6q2.6,1.2 5.2,0', .8)
    return out


def profile(iris, brow, lips):
    """The face of a woman from the side, looking to the left; the back of the head is left to the hair."""
    out = shape('6,-28 -8,-27 -15.6,-20 -17.6,-11 -18,-5 -19.4,1 -22.6,6.4! -21.8,8.8 -18.2,10.4! -18,14.2 -19.5,16.2 -17.8,18 '
                '-18.9,20 -17.2,22.4 -18.4,24 -15,28.4 -8,28 0,23 9,14 13,4 18,-10 z', SKIN)
    out += shade('13,4 9,14 0,23 -8,28 -13,27.4 -4,22 5,15 8,4 10,-8 16,-10 z', SKIN_D)
    out += '<ellipse cx="-8" cy="10" rx="4.2" ry="3.4" fill="%s"/>' % BLUSH
    out += lines('M-20,8.4C-18.4,6.8 -16.6,8.6 -18,10.6', .9)
    lid = 'M-16.8,1.4C-15.4,-3 -11,-4.4 -6.6,-.8'
    out += path(lid + 'C-8.6,2.6 -13.4,3.2 -16.8,1.4Z', WHITE, .6)
    out += '<ellipse cx="-14" cy="-.2" rx="1.8" ry="2.5" fill="%s"/>' % iris + circle(-14.3, -.3, 1.2, LINE, 0)
    out += lines(lid, 1.6) + lines('M-15.4,-3.4C-12.6,-5.4 -9.6,-5.2 -6.8,-3.4', .7)
    out += lines('M-16.4,.4l-1.8,-1M-7.6,-1l2,-.8', 1)
    out += path('M-18,-7.9C-15,-10.8 -10,-11.4 -5.6,-7.6C-10,-9.4 -14.6,-8.6 -17.4,-6.1Z', brow, 0)
    out += path('M-19.4,16.2C-18,15.2 -15,15.4 -11.6,16.4C-14,20 -17,21 -18.9,20.2L-17.8,18.2Z', lips, 0)
    return out + lines('M-18.6,18C-16,17.6 -13.6,18.4 -11.4,16.4', 1.1)


def neck(text, shadow=None):
    """Neck and what of the breast is bare, with the shadow of the chin."""
    out = shape(text, SKIN, 1.3)
    return out + (shade(shadow, SKIN_D) if shadow else '')


# --- hands: the wrist at the lower right unless said otherwise ---------------------------------

def grip():
    """A hand closed round an upright shaft in x = 0; the fingers point left."""
    out = path(curve('1,-11 7,-12 13,-8 16,2 17,15! 5,17! 0,13 z'), SKIN, 1.2)
    out += path('M12,3C14,7 14.6,11 14.4,15L17,15L16,2Z', SKIN_D, 0)
    d = ''
    for i, reach in enumerate((9.6, 10.8, 10.4, 8.4)):
        y = -7.6 + 5.5 * i
        d += 'M5,%sC-2,%s %s,%s %s,%sC%s,%s -3,%s 4,%s' % tuple(short(v) for v in (
            y - 2.8, y - 3.8, 1 - reach, y - 3.6, -reach, y + .2, .4 - reach, y + 3.4, y + 3.2, y + 2.6))
    out += path(d, SKIN, 1.1)
    out += path('M13,-5C10,-12 3,-15 -4.4,-13.4C-7.6,-12.4 -7.4,-9.2 -4.4,-9C-1,-9 2.6,-8.4 5.4,-4.6', SKIN, 1.1)
    return out + lines('M-5.4,-12.6q-1,1 -.6,2.4M7,1.6q2,-.6 3,-2M7,7q2.2,-.4 3.2,-1.6', .7)


def pinch():
    """Thumb and forefinger hold a stem in 0,0; the other fingers are spread a little."""
    out = path('M17,7C18.6,-4 15,-12 10.6,-15.6C8.6,-17 7,-15 8.2,-13C10.6,-9 11,-5 10,0', SKIN, 1.1)
    out += path('M14,4C14,-8 8.6,-14.6 3.4,-15.6C1,-15.8 .8,-13 2.8,-12.2C6,-11 7.6,-6 8,0', SKIN, 1.1)
    out += path('M12,2C10.6,-8 4,-12 -1.4,-11C-3.8,-10.4 -3.4,-7.6 -1,-7.4C3,-7 5,-4 6,1', SKIN, 1.1)
    out += path(curve('4,2 8,-3 13,-2 17.4,5 20,15 21,25! 10,28! 6,19 2.6,11 z'), SKIN, 1.1)
    out += path('M9,2C6,-5 .6,-6.6 -3.6,-3.6C-5.2,-1.8 -3.6,.6 -1.4,0C1,-1 3,0 4.6,4', SKIN, 1.1)
    out += path('M10,14C9,9 5,4 .4,0C-1.6,-1.4 -3.6,.6 -2.6,2.8C-1,6.4 1,10.6 4.4,15', SKIN, 1.1)
    return out + path('M5,4L10,13L5,14L2,7Z', SKIN, 0) + lines('M10.4,2q1.6,2 1.4,5M13.6,3q1.4,2 1.2,4.6', .7)


def cupped():
    """A hand that carries something in 0,-12, seen from the front; the wrist is below."""
    out = path(curve('-11,-1 -13,6 -8,14 -6,20! 8,20! 9,14 14,7 13,-1 z'), SKIN, 1.2)
    d = ''
    for x, y, t in ((-4, -5.6, -1.4), (1.8, -6.6, -.2), (7.4, -5.6, 1), (12.2, -3, 2.2)):
        d += 'M%s,9C%s,2 %s,%s %s,%sC%s,%s %s,%s %s,9' % tuple(short(v) for v in (
            x - 2.8, x - 3.4 + t * .4, x - 3 + t, y, x + t, y, x + 3 + t, y, x + 3.2 + t * .4, 2, x + 2.8))
    out += path(d, SKIN, 1.1)
    out += path('M-8,12C-13,8 -16.6,2 -16.4,-5C-16,-9 -12,-9 -11.4,-5C-11,-1 -8,2 -4,5', SKIN, 1.1)
    return out + shade('-8.6,9 0,6 11.6,8 9,13 8,19 -5.4,19 -7,14 z', SKIN)


def flat():
    """A hand laid flat, fingers to the left, the wrist at the right."""
    out = path(curve('20,-4! 12,-8 3,-8 -3,-5 -4,8 4,11 12,10 20,9! z'), SKIN, 1.1)
    d = ''
    for i, reach in enumerate((14, 17, 16.4, 12.6)):
        y, t = -5.4 + 4.6 * i, (-1.6, -.6, .6, 2)[i]
        d += 'M0,%sC-6,%s %s,%s %s,%sC%s,%s -6,%s 0,%s' % tuple(short(v) for v in (
            y - 2.4, y - 2.9 + t * .3, -.4 - reach, y - 3.6 + t, -reach, y + t, -.6 - reach, y + 3 + t, y + 2.8 + t * .6,
            y + 2.3))
    out += path(d, SKIN, 1.1)
    out += path('M9,-7C5,-12 0,-15 -5,-15.4C-8,-15.4 -8,-12.4 -5.6,-11.6C-2.6,-10.6 0,-8 3,-4', SKIN, 1.1)
    return out + lines('M3,-3q1.4,.6 1.6,2M3.4,1.6q1.4,.6 1.6,2M2.8,6q1.4,.4 1.6,1.6', .7)


# --- dress -----------------------------------------------------------------------------------

def cloth(text, fill, folds='', shadow='', width=1.5):
    """A piece of dress: ground, shadow, folds, outline."""
    d = curve(text)
    dark = SHADE.get(fill, LINE)
    out = path(d, fill, 0)
    if shadow:
        out += shade(shadow, dark) + hatch(shadow, mixed(dark, LINE, .55))
    if folds:
        out += stroke(folds, 1.2, dark)
    return out + lines(d, width)


def sprinkle(points, data, fill):
    """A small motif (relative path data) at each of 'x,y x,y …'."""
    return path(''.join('M%s%s' % (p, data) for p in points.split()), fill, 0)


DOT = 'm-1.7,0a1.7,1.7 0 1 0 3.4,0a1.7,1.7 0 1 0 -3.4,0z'
LOZENGE = 'm0,-4.4l3,4.4l-3,4.4l-3,-4.4z'
TAIL = 'm0,-4c1.6,2 1.8,5 1.4,7.4l1.2,2l-2.6,-1l-2.6,1l1.2,-2c-.4,-2.4 -.2,-5.4 1.4,-7.4z'
SPRIG = ('m0,4.6c-.6,-3 -4,-3 -4.2,-6c1.8,0 3,.8 3.8,2.2c-1,-2.6 -.6,-4.2 .4,-5.8'
         'c1,1.6 1.4,3.2 .4,5.8c.8,-1.4 2,-2.2 3.8,-2.2c-.2,3 -3.6,3 -4.2,6z')
