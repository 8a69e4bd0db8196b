"""Curves, faces, hair, fur and hands for the people of the German deck.

Points are written as text: '10,20 30,5 42,20|' is a smooth curve, a point with | is a corner,
a z at the end closes it, a ; begins another one.
"""

import math

from decks.palette import SKIN, SKIN_D
from decks.svg import LINE, lines, num, path

SKIN_E = '#cf9a74'           # lines and hollows of the skin
LIPS = '#bf6a5e'
EYE = '#fffef8'


# --- curves ----------------------------------------------------------------------

def points(text):
    """[((x, y), corner), …] and whether it is closed."""
    words = text.split()
    closed = words[-1] == 'z'
    out = []
    for word in words[:-1] if closed else words:
        x, y = word.rstrip('|').split(',')
        out.append(((float(x), float(y)), word.endswith('|')))
    return out, closed


def handle(p, direction, length):
    """A control point."""
    return p[0] + direction[0] * length, p[1] + direction[1] * length


def toward(a, b):
    """The direction, of length 1."""
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def cubics(text):
    """The curve as a list of Bézier segments (p, c1, c2, q), with chords as handles; straight ones as (p, p, q, q)."""
    pts, closed = points(text)
    n = len(pts)
    out = []
    for i in range(n if closed else n - 1):
        (p, sharp_p), (q, sharp_q) = pts[i], pts[(i + 1) % n]
        third = math.hypot(q[0] - p[0], q[1] - p[1]) * .36
        free_p = sharp_p or (not closed and i == 0)
        free_q = sharp_q or (not closed and i == n - 2)
        if free_p and free_q:
            out.append((p, p, q, q))
            continue
        c1 = None if free_p else handle(p, toward(pts[i - 1][0], q), third)
        c2 = None if free_q else handle(q, toward(pts[(i + 2) % n][0], p), third)
        c1 = c1 or handle(p, toward(p, c2 or q), third)
        c2 = c2 or handle(q, toward(q, c1), third)
        out.append((p, c1, c2, q))
    return out, closed


def curve(text):
    """Path data."""
    out = ''
    for piece in text.split(';'):
        segs, closed = cubics(piece)
        out += 'M%s,%s' % (num(segs[0][0][0]), num(segs[0][0][1]))
        for p, a, b, q in segs:
            out += ('L%s' if a == p and b == q else 'C%s') % ' '.join(
                '%s,%s' % (short(x), short(y)) for x, y in ((q,) if a == p and b == q else (a, b, q)))
        out += 'Z' if closed else ''
    return out


def short(v):
    """One decimal is fine enough inside a figure."""
    s = '%.1f' % v
    return s[:-2] if s.endswith('.0') else s


def shape(text, fill, width=1.4, line=LINE):
    """A filled curve; width 0 leaves the outline out."""
    return path(curve(text), fill, width, line)


def form(text, fill, shadow, dark, width=1.5):
    """A shape with a part of it in shadow; the outline lies above both."""
    data = curve(text)
    return path(data, fill, 0) + path(curve(shadow), dark, 0) + path(data, 'none', width)


def stroke(text, width=1.0, line=LINE):
    """A line."""
    return lines(curve(text), width, line)


def mirrored(text, axis=0.0):
    """The same points on the other side of an upright axis."""
    out = []
    for word in text.split(' '):
        if ',' in word:
            x, y = word.rstrip('|').split(',')
            word = '%s,%s%s' % (num(2 * axis - float(x)), y, '|' if '|' in word else '')
        out.append(word)
    return ' '.join(out)


def between(first, last, count, width=.9, line=LINE, ends=True):
    """@count lines that pass over from one line to the other (as many points in each)."""
    a, b = points(first)[0], points(last)[0]
    out = ''
    for k in range(count):
        t = k / (count - 1) if ends and count > 1 else (k + 1) / (count + 1)
        out += curve(' '.join('%s,%s' % (num(p[0] + (q[0] - p[0]) * t), num(p[1] + (q[1] - p[1]) * t))
                              for (p, _), (q, _) in zip(a, b)))
    return lines(out, width, line)


def sampled(text, step):
    """Points along a curve, about @step apart, each with its direction."""
    segs, _ = cubics(text)
    fine = []
    for p, a, b, q in segs:
        for k in range(16):
            t, u = k / 16, 1 - k / 16
            fine.append(tuple(u ** 3 * p[j] + 3 * u * u * t * a[j] + 3 * u * t * t * b[j] + t ** 3 * q[j]
                              for j in (0, 1)))
    fine.append(segs[-1][3])
    total = sum(math.dist(p, q) for p, q in zip(fine, fine[1:]))
    count = max(1, round(total / step))
    out, walked, k = [], 0.0, 0
    for p, q in zip(fine, fine[1:]):
        length = math.dist(p, q)
        while k <= count and walked + length >= k * total / count - 1e-6:
            t = (k * total / count - walked) / length if length else 0
            out.append(((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t), toward(p, q)))
            k += 1
        walked += length
    return out


def limb(text, *radii):
    """Points of the outline of something long that follows a line; radii at the start … end."""
    pts = points(text)[0]
    left, right = [], []
    for i, (p, _) in enumerate(pts):
        d = toward(pts[max(0, i - 1)][0], pts[min(len(pts) - 1, i + 1)][0])
        t = i / (len(pts) - 1) * (len(radii) - 1)
        k = min(int(t), len(radii) - 2)
        r = radii[k] + (radii[k + 1] - radii[k]) * (t - k)
        left.append((p[0] + d[1] * r, p[1] - d[0] * r))
        right.append((p[0] - d[1] * r, p[1] + d[0] * r))
    end = pts[-1][0]
    d, r = toward(pts[-2][0], end), radii[-1]
    tip = (end[0] + d[0] * r, end[1] + d[1] * r)
    words = ['%.1f,%.1f' % p for p in left] + ['%.1f,%.1f' % tip] + ['%.1f,%.1f' % p for p in reversed(right)]
    words[0] += '|'
    words[-1] += '|'
    if r < .6:
        words[len(left)] += '|'
    return ' '.join(words)


def tube(text, fill, *radii, width=1.2):
    """A limb, open at its beginning."""
    return shape(limb(text, *radii), fill, width)


def locks(text, fill, *radii, width=1.1):
    """Locks of hair, feathers and the like: closed limbs, one per line."""
    return ''.join(shape(limb(t, *radii) + ' z', fill, width) for t in text.split(';'))


def tufts(text, step=5.0, depth=2.2, lean=.5):
    """Path data of a furry edge along a curve; tufts stand out to its left, leaning forward."""
    pts = sampled(text, step)
    out = 'M%s,%s' % (short(pts[0][0][0]), short(pts[0][0][1]))
    for k, ((p, d), (q, _)) in enumerate(zip(pts, pts[1:])):
        deep = depth * (1, .7, 1.15, .85)[k % 4]
        x = p[0] + (q[0] - p[0]) * (.5 + lean) + d[1] * deep
        y = p[1] + (q[1] - p[1]) * (.5 + lean) - d[0] * deep
        out += 'L%s,%sL%s,%s' % (short(x), short(y), short(q[0]), short(q[1]))
    return out


def fur(text, fill, dark, step=5.0, depth=2.2, lean=.5, width=1.3, hairs=''):
    """A piece of fur: furry outline, short hairs inside."""
    return path(tufts(text, step, depth, lean) + 'Z', fill, width) + (stroke(hairs, .9, dark) if hairs else '')


# --- faces: turned to the left, centre in 0,0, crown at y = -31, chin at y = 29 ---------

OVAL = ('-14,-25 -17,-17 -18,-10 -16.8,-5 -18,0 -17.4,6 -15.8,14 -13.6,21 -9.5,27 -4,29.4 3,28 10,23'
        ' 15.4,15 18.5,6 20,-4| 20,-29| z')
SQUARE = ('-14,-25 -17.4,-17 -18.4,-10 -17,-5 -18.6,0 -18,6 -16.8,14 -16,21 -12.4,28 -6,30.6 2,30 10,26'
          ' 16,18 18.5,6 20,-4| 20,-29| z')
GAUNT = ('-14,-25 -17.4,-17 -18.6,-10 -16.4,-5 -18.6,1 -16.6,7 -14,14 -12.6,21 -10,29 -6,32 -1,31 6,25'
         ' 12,16 17.5,7 20,-4| 20,-29| z')
ROUND = ('-14,-24 -17.6,-16 -18.6,-9 -17.6,-5 -20,1 -20.6,8 -18.6,16 -14.6,23 -9,27.6 -3,29 5,28 13,24'
         ' 18.6,16 21,6 21,-4| 21,-28| z')

NOSES = {  # outline of ridge, tip and foot; wing; shaded side
    'straight': ('-10,-7 -10.8,-2 -14,4.4 -15.4,7.6 -13.8,10.2 -10.4,10.4', '-5.6,4.6 -4,8 -5.8,10.8 -8.4,10.2'),
    'roman': ('-10.4,-7 -12.6,-2.4 -15.2,3 -16.2,7.6 -14.2,10.8 -10.4,10.6', '-5.6,4.8 -3.8,8.4 -5.8,11 -8.4,10.4'),
    'hooked': ('-10.6,-8 -14.6,-3 -18.4,3 -20,9 -18.6,12 -15,11 -10.6,11.2', '-6.2,4.4 -4,8.6 -6,11.6 -9,10.8'),
    'snub': ('-10,-6 -10.4,-2 -13,3 -15.6,5 -15.4,8 -13,9.4 -10,9.6', '-5.8,4.4 -4.4,7.6 -6,10 -8.4,9.4'),
    'bulb': ('-10,-6 -11.2,-2 -14.6,2 -17.6,5.4 -17.4,10 -14,12 -10.4,11.4', '-5.6,4.4 -2.8,8 -4.4,11.8 -8.4,11.2'),
    'long': ('-10.2,-8 -11.4,-2 -14,4 -16.4,9 -15.2,12.6 -12,12.4 -10,12', '-5.8,6 -4,9.6 -5.8,12.6 -8.6,12'),
}


def disc(x, y, r):
    """Path data of a circle."""
    return 'M%s,%sa%s,%s 0 1 0 %s,0a%s,%s 0 1 0 %s,0Z' % tuple(num(v) for v in (x - r, y, r, r, 2 * r, r, r, -2 * r))


def eye(x, y, half, wide, gaze, lid, tilt):
    """The layers of an eye as path data: white, iris, pupil, light, lid, its edge, its crease, the lower lid.

    The outer corner lies right (half > 0) or left."""
    s = 1 if half > 0 else -1
    h = abs(half)

    def p(a, b):
        return '%.2f,%.2f' % (x + s * a * h, y + b + tilt * a * h * .25)
    top = wide * (1 - lid)
    upper = ' '.join((p(-1, .9), p(-.45, -top * .85), p(.2, -top), p(.75, -top * .45), p(1.12, .3)))
    edge = upper.replace(' ', '| ', 1) + '| '
    crease = ' '.join((p(1.2, -1.2), p(.8, -wide * 1.05 - .2), p(.1, -wide * 1.5 - .4), p(-.6, -wide * 1.25)))
    r = min(h * .5, wide * .86)
    cx, cy = x + gaze * h, y - wide * .22 + lid * wide * .25
    return (curve(edge + ' '.join((p(.5, wide * .5), p(-.2, wide * .62), p(-.7, wide * .55))) + ' z'),
            disc(cx, cy, r), disc(cx, cy, r * .5), disc(cx - r * .35, cy - r * .4, r * .24),
            curve(edge + crease + '| z'), curve(upper), curve(crease),
            curve(' '.join((p(1, .6), p(.4, wide * .6), p(-.4, wide * .68)))))


def eyes(wide, iris, gaze, lid):
    """Both eyes, the iris under the lid."""
    white, ball, pupil, light, cover, edge, crease, lower = (
        a + b for a, b in zip(eye(1.4, -3.6, 5.6, wide, gaze, lid, -.3), eye(-13.4, -3.6, -3.4, wide, -gaze * 1.2, lid, -.2)))
    return (path(white, EYE, 0) + path(ball, iris, .5) + path(pupil, '#17131a', 0) + path(light, EYE, 0) +
            path(cover, SKIN_D, 0) + lines(edge, 1.5) + lines(crease, .7, SKIN_E) + lines(lower, .7, '#8a5c46'))


def face(outline, nose, hair, brow=0.0, lid=0.0, gaze=-.1, iris='#4a5f7a', mouth='calm', age=0, brows=1.4, wide=3.3,
         flush='#f4cfb4', skin=SKIN, tone=SKIN_D, bare=True):
    """Face without hair; brow > 0 raises the inner ends, < 0 is stern; age 0 … 3 adds wrinkles; bare: the mouth shows."""
    # light falls from the left: shade on the temple, along the jaw and under the brows
    words = outline.split()
    chin = max(range(len(words) - 1), key=lambda i: float(words[i].rstrip('|').split(',')[1]))
    out = form(outline, skin, '20,-24| 14,-22 11.6,-14 13,-6 12,2 13,9 8,18 1,25 %s| %s z' % (
        words[chin], ' '.join(words[chin + 1:-2])), tone, 1.4)
    out += shape('-4.6,-7 0,-9.6 6,-8.6 9,-5 6,-1 0,-.4 -4.4,-2 z;'
                 '-10.8,-6.6 -13,-8.4 -16.4,-6 -16.6,-2 -13,-.6 -10.6,-3 z', tone, 0)
    out += between('13.6,-1 17.6,-4.6', '2,27 5.6,23.6', 11, .6, SKIN_E)
    out += shape('-.6,9.6 5,6 10.4,9.6 5,13.2 z;-17,9.6 -15,6.6 -13,9.6 -15,12.6 z', flush, 0)
    out += eyes(wide, iris, gaze, lid)
    # brows
    b = brow * 2.2
    near = limb('-4.6,%s -1,%s 4,%s 10,-8.4' % (num(-8.8 - b), num(-11.4 - b * .6), num(-12 + b * .1)),
                brows * .6, brows, brows * .9, .2)
    far = limb('-10.4,%s -13,%s -16,%s -18.2,-7.6' % (num(-8.8 - b), num(-11 - b * .6), num(-11 + b * .1)),
               brows * .6, brows, .2)
    out += shape(near + ' z;' + far + ' z', hair, .6)
    if brow < -.3:
        out += stroke('-7.4,-12.4 -7.8,-10 -7,-8;-9.2,-12 -9.6,-10', .8, SKIN_E)
    # nose
    ridge, wing = NOSES[nose]
    out += shape(ridge + ' ' + ' '.join(reversed(wing.split())) + ' -6.4,-2 -7.6,-8 z', skin, 0)
    foot = float(wing.split()[2].split(',')[1])
    out += shape('-6.8,-8 -7.6,0 -9.4,%s -9.6,%s -6,%s -3.8,%s -5.6,4 -5.4,-3| z' % (
        num(foot - 5), num(foot - .6), num(foot + .2), num(foot - 2.4)), tone, 0)
    out += stroke(ridge, 1.05) + stroke(wing, .85)
    out += shape('-11.8,%s -10.4,%s -8.8,%s -10.4,%s z' % (num(foot - .5), num(foot - 1.2), num(foot - .6), num(foot + .1)),
                 LINE, 0)
    if bare:
        out += MOUTHS[mouth]()
    # age
    if age > 0:
        out += stroke('-3.6,11 -1,14.6 -.6,18', .9, SKIN_E)
        out += stroke('-3.2,2.2 1,3.6 6,2', .8, SKIN_E)
    if age > 1:
        out += stroke('10,-5.4 13.4,-7.4;10.4,-3 14,-3;10,-1 13,1', .8, SKIN_E)
        out += stroke('-14,-16.4 -7,-17.6 2,-17 8,-17.8;-13,-20.4 -6,-21.4 3,-21', .8, SKIN_E)
    if age > 2:
        out += stroke('6,4 8.6,9 7.6,14;-1.6,4.6 2,6 6,4.4', .8, SKIN_E)
    return out


def mouth_calm():
    """Closed."""
    return (shape('-13.6,17.6 -11.4,16 -9.4,16.4 -7,15.8 -3.6,17 -1.4,17.6| -5,17.8 -9,18.2 z', LIPS, 0) +
            shape('-12.4,18 -9,18.2 -3,17.8 -5.6,20.8 -8.6,21.4 -11,20.6 z', '#d48a7a', 0) +
            stroke('-14,17.5 -11.6,17.6 -9.4,18.2 -6,17.5 -1,17.3', 1.1) +
            stroke('-11,23.6 -8.6,24.4 -5.6,23.4', .8, SKIN_E))


def mouth_smile():
    """The near corner is drawn up."""
    return (shape('-14,16.6 -11.4,15.8 -9.4,16.4 -7,15.6 -3,15.8 -.2,15.6| -4,18 -9,18.6 z', LIPS, 0) +
            shape('-13,17.6 -9,18.8 -2,17 -5,20.6 -8.4,21.6 -11.2,20.6 z', '#d48a7a', 0) +
            stroke('-14.8,16 -12,17.6 -9.4,18.4 -5.4,17.7 0,15', 1.1) +
            stroke('.2,13.4 1.4,15.2 .8,17', .9, SKIN_E) +
            stroke('-11,23.8 -8.6,24.6 -5.6,23.6', .8, SKIN_E))


def mouth_sneer():
    """Thin and awry."""
    return (shape('-14.6,17.4 -11.8,15.6 -9.8,16 -7,15 -3,15.6 .4,16.6| -5,17.6 -10,18.4 z', LIPS, 0) +
            shape('-12.6,18.6 -9,18.4 -3,17.8 -5.6,20 -9,20.6 z', '#c98072', 0) +
            stroke('-14.8,18.4 -11.6,17.8 -9,18.2 -5,17.4 -1.6,16.4 1.2,14.6', 1.2) +
            stroke('-2.6,10.6 1.4,13.4 2,17', .9, SKIN_E) +
            stroke('-11,23 -8.6,23.8 -5.6,22.8', .8, SKIN_E))


MOUTHS = {'calm': mouth_calm, 'smile': mouth_smile, 'sneer': mouth_sneer}


def ear(x, y, skin=SKIN):
    """The near ear; hair may cover its top."""
    return (shape('%s,%s %s,%s %s,%s %s,%s %s,%s z' % tuple(num(v) for v in (
        x - 2.6, y - 5, x + 2.6, y - 7.4, x + 5, y - 3, x + 3, y + 4, x - 1.4, y + 6.4)), skin, 1.2) +
            stroke('%s,%s %s,%s %s,%s' % tuple(num(v) for v in (x, y - 4, x + 2.8, y - 3.4, x + .4, y + 2)), .8, SKIN_E))


def neck(skin=SKIN, tone=SKIN_D, width=1.4):
    """Reaches from under the jaw to y = 46."""
    return (shape('-6,20| -6.6,32 -10,46| 26,46| 20.6,34 21,4| z', skin, 0) +
            stroke('-6,24 -6.6,34 -10,46;21,6 20.6,34 26,46', width) +
            shape('-6,26| 2,29.6 10,27 17,17| 20.6,6| 20,32 22,40 14,36 6,33 -3,33 z', tone, 0) +
            stroke('15,26 11,36 4,44', .9, SKIN_E))


def scallops(text, step=5.0, depth=2.0):
    """Path data of a curve with round scallops on its left."""
    pts = sampled(text, step)
    out = 'M%s,%s' % (short(pts[0][0][0]), short(pts[0][0][1]))
    for ((px, py), (dx, dy)), ((qx, qy), _) in zip(pts, pts[1:]):
        out += 'Q%s,%s %s,%s' % tuple(short(v) for v in (
            (px + qx) / 2 + dy * depth * 2, (py + qy) / 2 - dx * depth * 2, qx, qy))
    return out


def plume(text, fill, dark, *radii, width=1.2, step=5.0):
    """An ostrich feather along a line: fringed outline, shaft and barbs."""
    outline = limb(text, *radii)
    shaft = sampled(text, step * 1.2)
    barbs = ''
    for k, ((x, y), (dx, dy)) in enumerate(shaft[1:-1], 1):
        t = k / (len(shaft) - 1) * (len(radii) - 1)
        i = min(int(t), len(radii) - 2)
        r = (radii[i] + (radii[i + 1] - radii[i]) * (t - i)) * .82
        for side in (1, -1):
            barbs += 'M%s,%sQ%s,%s %s,%s' % tuple(short(v) for v in (
                x, y, x + dx * r * .7 + side * dy * r * .3, y + dy * r * .7 - side * dx * r * .3,
                x + dx * r * .9 + side * dy * r, y + dy * r * .9 - side * dx * r))
    return path(scallops(outline + ' z', step, .9) + 'Z', fill, width) + lines(barbs, .7, dark) + stroke(text, 1, dark)


def lace(inner, outer, fill, dark):
    """A lace collar: plain line round the neck, scalloped edge on the left of the other line that leads back."""
    pts = sampled(outer, 5)
    centre = [sum(p[j] for p, _ in sampled(inner, 5)) / len(sampled(inner, 5)) for j in (0, 1)]
    holes, seam = '', ''
    for (x, y), _ in pts:
        holes += 'M%s,%sh.01' % (short(x + (centre[0] - x) * .1), short(y + (centre[1] - y) * .1))
        seam += '%s%s,%s' % ('L' if seam else 'M', short(x + (centre[0] - x) * .2), short(y + (centre[1] - y) * .2))
    data = curve(inner) + scallops(outer).replace('M', 'L', 1) + 'Z'
    return path(data, fill, 1.2) + lines(holes, 1.6, dark) + lines(seam, .8, dark)


def ruff(inner, outer, count, fill, dark):
    """A pleated collar between two lines that both run from left to right."""
    def spread(text):
        pts = [p for p, _ in sampled(text, 1)]
        return [pts[round(k * (len(pts) - 1) / count)] for k in range(count + 1)]
    near, far = spread(inner), spread(outer)
    edge, pleats = '', ''
    for k in range(count, 0, -1):
        (x0, y0), (x1, y1) = far[k], far[k - 1]
        edge += 'Q%s,%s %s,%s' % tuple(short(v) for v in (
            (x0 + x1) / 2 - (y1 - y0) * .5, (y0 + y1) / 2 + (x1 - x0) * -.5, x1, y1))
    for p, q in zip(near[1:-1], far[1:-1]):
        pleats += 'M%s,%sL%s,%s' % tuple(short(v) for v in (*p, *q))
    data = curve(inner) + 'L%s,%s' % (short(far[-1][0]), short(far[-1][1])) + edge + 'Z'
    return path(data, fill, 1.2) + lines(pleats, .8, dark)
