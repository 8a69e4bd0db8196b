"""Faces of the people at the table, in the hand of the German court cards.

Heads look to the left; the centre of the face lies in 0,0, the crown at y = -31, the chin at y = 29.
A person who looks to the right is mirrored as a whole (person.py).
"""

import collections

from decks.german_heads import EYE, NOSES, between, curve, eye, form, limb, shape, stroke
from decks.svg import at, lines, num, path
from people.tones import mixed

# outlines, beginning at the temple that looks away and ending at the ear
OVAL = ('-14,-25 -17,-17 -17.8,-10 -16.6,-5 -17.8,0 -17.2,6 -15.6,14 -13,21 -9,26.6 -4,29 2.6,27.6 9,22.6 14.6,15 18,6'
        ' 20,-4| 20,-29| z')
HEART = ('-14,-25 -17.4,-17 -18.2,-10 -17,-5 -18.6,0 -17.6,7 -15,14.6 -11.8,21.6 -8,26.8 -4,28.6 .6,27.4 7.4,21.6'
         ' 14,13.6 18,5.6 20,-4| 20,-29| z')
SHORT = ('-14,-25 -17.4,-17 -18.2,-10 -17,-5 -18.8,0 -18.4,6 -16.2,13 -12.4,20 -8.4,24.8 -4,26.6 1,25.6 8,20.4'
         ' 14.4,12.8 18.2,5.4 20,-4| 20,-29| z')
ROUND = ('-14,-24 -17.6,-16 -18.6,-9 -17.6,-5 -19.6,1 -20,8 -18,16 -14,23 -8.6,27.4 -3,28.6 5,27.4 12.4,23 18,15.6'
         ' 20.4,6 20.6,-4| 20.6,-28| z')
SQUARE = ('-14,-25 -17.4,-17 -18.2,-10 -17,-5 -18.4,0 -17.8,6 -16.6,14 -15.4,21 -11.6,27.6 -6,30 1.4,29.4 9.6,25.4'
          ' 15.6,17.6 18.4,6.5 20,-4| 20,-29| z')
LONG = ('-13.6,-26 -16.6,-17 -17.2,-10 -16,-5 -17.2,0 -16.4,7 -14.8,15 -12.8,23 -9.4,29.4 -4.6,31.6 1.4,30.4 8,24.8'
        ' 14,16.4 17.6,6.5 19.6,-4| 20,-29| z')
GAUNT = ('-14,-25 -17.2,-17 -18.2,-10 -16.4,-5 -18.4,0 -17,6.4 -14.4,13.6 -13,21 -10,28 -6,30.6 -.8,29.8 6.4,24.4'
         ' 12.4,16 17.2,7 20,-4| 20,-29| z')
FULL = ('-14,-24 -17.8,-16 -18.8,-9 -17.8,-5 -20,1 -20.8,8 -19.4,16 -16,23.4 -10,28.6 -3.6,30 5,29 13.4,24.6 19.2,16.6'
        ' 21,6 21,-4| 21,-28| z')


def brows(hair, weight, lift=0.0, bend=0.0):
    """Both brows; @lift raises them, @bend raises (+) or lowers (-) the inner ends."""
    inner, top = -8.4 - lift - bend * 2.2, -11.2 - lift - bend * .8
    near = limb('-4.2,%s -.8,%s 4.6,%s 9.8,%s' % tuple(num(v) for v in (inner, top, top - .2, -8 - lift * .6)),
                weight * .6, weight, weight * .85, .2)
    far = limb('-10.6,%s -13,%s -15.8,%s -17.8,%s' % tuple(num(v) for v in (inner, top + .2, top + .3,
               -7.4 - lift * .6)),
               weight * .6, weight * .9, .2)
    return shape(near + ' z;' + far + ' z', hair, .4)


def oval(x, y, rx, ry):
    """Path data of an upright oval."""
    return 'M%s,%sa%s,%s 0 1 0 %s,0a%s,%s 0 1 0 %s,0Z' % tuple(
        num(v) for v in (x - rx, y, rx, ry, 2 * rx, rx, ry, -2 * rx))


def eyes(tone, iris, wide=3.6, gaze=0.0, lid=.16, lash=False, glad=.5):
    """Both eyes; @gaze turns them (-1 … 1), @lid lowers the upper lid, @glad raises the lower one."""
    (white, _, _, _, cover, edge, crease, _) = (
        a + b for a, b in zip(eye(1.4, -3.4, 5.5, wide, 0, lid, -.3), eye(-13.1, -3.4, -3.6, wide, 0, lid, -.2)))
    # what looks away is seen from the side: its iris is narrow
    y, r = -3.4 - wide * .14 + lid * wide * .3, wide * .8
    spots = ((.6 + gaze * 2.6, r), (-13.4 + gaze * 1.5, r * .74))
    out = path(white, EYE, 0)
    out += path(''.join(oval(x, y, rx, r) for x, rx in spots), iris, .5)
    out += path(''.join(oval(x, y, rx * .5, r * .5) for x, rx in spots), '#17131a', 0)
    out += path(''.join(oval(x - rx * .4, y - r * .42, r * .24, r * .24) for x, rx in spots), EYE, 0)
    out += path(cover, tone.shade, 0)
    # the lower lid, pushed up by a smile
    near = '-3.6,%s -.6,%s 3.6,%s 6.6,-2.6|' % (num(-1.6 - glad * .4), num(-.6 - glad), num(-1 - glad))
    far = '-16.8,-2.4| -14.8,%s -12.4,%s -10.6,%s' % (num(-1.1 - glad), num(-.9 - glad), num(-1.9 - glad * .4))
    out += shape(near + ' 5,.6 1,1.6 -3,.4 z;' + far + ' -11,.4 -13,1.2 -15.4,.2 z', tone.skin, 0)
    out += stroke(near + ';' + far, .8, tone.crease)
    out += lines(edge, 2 if lash else 1.6) + lines(crease, .7, tone.crease)
    if lash:
        out += stroke('6.4,-3.4 8.2,-4 9.4,-5.4', 1.1)
    return out


def sized(text, size):
    """The points of a curve drawn nearer to the middle of the nose."""
    return ' '.join('%s,%s' % (num(-9 + (float(x) + 9) * size), num(3 + (float(y) - 3) * size))
                    for x, y in (w.split(',') for w in text.split()))


def nose(kind, tone, soft=False, size=1.0):
    """A nose of those of the decks; @soft: without the line of the ridge."""
    ridge, wing = (sized(line, size) for line in NOSES[kind])
    points = ridge.split()
    foot = float(wing.split()[2].split(',')[1])
    out = shape(ridge + ' ' + ' '.join(reversed(wing.split())) + ' -6.4,-2 -7.6,-8 z', tone.skin, 0)
    out += shape('-6.8,-8 -7.6,0 -9.4,%s -9.6,%s -6,%s -3.8,%s -5.6,4 -5.4,-3| z' % tuple(
        num(v) for v in (foot - 5, foot - .6, foot + .2, foot - 2.4)), tone.shade, 0)
    if soft:
        out += stroke(' '.join(points[:3]), .8, tone.crease) + stroke(' '.join(points[2:]), 1.1)
    else:
        out += stroke(' '.join(points[:2]), .9) + stroke(' '.join(points[1:]), 1.15)
    out += stroke(wing, .95)
    return out + shape('-11.8,%s -10.4,%s -8.8,%s -10.4,%s z' % tuple(
        num(v) for v in (foot - .5, foot - 1.2, foot - .6, foot + .1)), tone.crease, 0)


Mouth = collections.namedtuple('Mouth', 'upper lower line folds inside teeth', defaults=('', ''))
Mouth.__doc__ = """A mouth: both lips, the line between them, folds round it; if it is open, what is inside."""

CHIN = '-9.8,23.6 -7.6,24.3 -4.8,23.5'
MOUTHS = {
    # closed, the corners a little up
    'calm': Mouth('-14,16.6 -11.4,15.6 -9.4,16.1 -7,15.4 -3.6,16 -.6,16.2| -4,17.8 -9,18.4 z',
                  '-13,17.4 -9,18.4 -2,17.2 -5,20.4 -8.4,21.2 -11.2,20.2 z',
                  '-14.6,16.2 -12,17.4 -9.4,18 -5.6,17.4 -2,16.6 .2,15.2', CHIN),
    'smile': Mouth('-15.4,14.6 -11.4,14.6 -9.4,15.2 -7,14.4 -2.4,14.4 1,13.2| -3,16.8 -9,17.8 z',
                   '-13.8,16.4 -9,17.8 -1,15.4 -4,19.4 -8,20.9 -11.6,19.6 z',
                   '-15.6,14 -13.2,16.2 -9.4,17.5 -5,16.8 -1.2,15 1.2,12.8', '1.6,10.6 2.9,12.6 2.2,14.8;' + CHIN),
    # only the near corner smiles
    'wry': Mouth('-13.8,17.2 -11.4,15.9 -9.4,16.3 -7,15.4 -3,15 .4,14| -3.6,17.4 -9,18.4 z',
                 '-12.6,18 -9,18.4 -2,16.6 -4.6,20.2 -8.2,21.2 -11,20.4 z',
                 '-14.2,17.6 -11.6,17.8 -9.2,18.1 -5,17 -1,15 1.2,12.6', '1,10.8 2.6,13 1.8,15.2;' + CHIN),
    # open, teeth showing
    'laugh': Mouth('-16.6,13.2 -11.8,13.2 -9.4,14 -7,13.1 -2.4,13 2,11.8| -3,16 -9,17 z',
                   '-13.6,18.6 -9,20.4 -2,17.6 -3.8,21.4 -8,23.2 -11.8,22 z',
                   '-16,13.6| -12.6,15.2 -9.4,15.7 -5.4,15.1 1.4,12.4| -.8,17.2 -4.4,20.4 -8.6,21.2 -12.8,19 z',
                   '2.2,9.6 3.9,12 3,14.8;-8.6,25 -6.6,25.5 -4,24.8',
                   '-16,13.6| -12.6,15.2 -9.4,15.7 -5.4,15.1 1.4,12.4| -.8,17.2 -4.4,20.4 -8.6,21.2 -12.8,19 z',
                   '-15.6,13.9| -12.6,15.2 -9.4,15.7 -5.4,15.1 1,12.6| -1,16 -5,18.1 -9,18.6 -12.9,17.4 z'),
    # what a moustache leaves
    'bearded': Mouth('', '-13.4,17.2 -9,18.2 -2.4,16.6 -5,20.4 -8.6,21.4 -11.4,20.4 z',
                     '-14.4,16.2 -11.8,17.7 -9,18.2 -5,17.2 -.6,14.8', '1.6,11.4 3.4,13.4 2.8,15.6'),
}


def mouth(kind, tone):
    """A mouth of those in MOUTHS."""
    m = MOUTHS[kind]
    out = shape(m.upper, tone.lips, 0) if m.upper else ''
    out += shape(m.lower, tone.lip, 0)
    if m.inside:
        out += shape(m.inside, '#7c2f33', 0) + shape(m.teeth, EYE, 0)
    return out + stroke(m.line, 1.2) + stroke(m.folds, .85, tone.crease)


def edge_at(outline, y):
    """How far to the left a face reaches at a height between cheek and chin."""
    points = [tuple(float(v) for v in w.rstrip('|').split(',')) for w in outline.split()[:-1]]
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        if y0 <= y < y1:
            return x0 + (x1 - x0) * (y - y0) / (y1 - y0)
    raise ValueError('no face at %s' % y)


AGES = (  # lines that each age adds
    '',
    '2,11 4.4,14.4 4,18;-3.2,2 1,3.2 6,1.6',
    '10,-5 13.4,-6.8;10.4,-2.8 14,-2.6;10,-.8 13,1.4;-13,-16.4 -7,-17.4 2,-16.8 8,-17.6',
    '6.6,6 9,10 8,15;-13,-20 -6,-21 3,-20.6;-15.6,1.6 -13.6,2.6 -11.4,2')


def face(outline, tone, iris, brow, nose_kind='straight', mouth_kind='smile', age=0, weight=1.4, lift=0.0, bend=.12,
         wide=3.6, gaze=0.0, lid=.16, glad=.5, lash=False, soft=False, size=1.0, rise=0.0):
    """A face without hair; @brow is the colour of the brows, @age 0 … 3 adds lines, @rise lifts the mouth.

    The light falls from the left: shade on the temple, along the jaw and under the brows."""
    words = outline.split()
    chin = max(range(len(words) - 1), key=lambda i: float(words[i].rstrip('|').split(',')[1]))
    out = form(outline, tone.skin, '20,-24| 15,-22 13,-14 14,-6 13.4,2 14,8 9,17 2,24.6 %s| %s z' % (
        words[chin], ' '.join(words[chin + 1:-2])), tone.shade, 1.5)
    out += shape('-4.6,-7 0,-9 6,-8.2 8.6,-5 6,-1.4 0,-1 -4.4,-2.4 z;'
                 '-10.8,-6.6 -13,-8 -16,-6 -16.2,-2.4 -13,-1.2 -10.6,-3 z', tone.shade, 0)
    if not soft:
        out += between('14.6,1 18,-2.4', '3.4,26.6 6.6,23.4', 8, .6, tone.crease)
    out += shape('-1,8 2,5.2 5,4.6 9,5.6 10.6,8.4 8.4,11.4 5,12.2 1.4,11 z;-17.2,8.6 -15.2,5.2 -12.8,8.6 -15.2,11.6 z',
                 tone.flush, 0)
    out += eyes(tone, iris, wide, gaze, lid, lash, glad)
    out += brows(brow, weight, lift, bend)
    out += nose(nose_kind, tone, soft, size)
    # lips of their own colour are for who paints them; the far corner stays inside the face
    lips = tone if soft else tone._replace(lips=mixed(tone.lips, tone.skin, .4), lip=mixed(tone.lip, tone.skin, .4))
    out += at(mouth(mouth_kind, lips), max(0, edge_at(outline, 15) + 16.8), -rise)
    lines_of_age = ';'.join(a for a in AGES[1:age + 1] if a)
    return out + (stroke(lines_of_age, .75, tone.crease) if lines_of_age else '')


def ear(tone, x=20.0, y=0.0, scale=1.0):
    """The near ear; hair may cover its top."""
    def p(*pairs):
        return ' '.join('%s,%s' % (num(x + a * scale), num(y + b * scale)) for a, b in pairs)
    return (shape(p((-2.6, -5), (2.6, -7.4), (5, -3), (3, 4), (-1.4, 6.8)) + ' z', tone.skin, 1.3) +
            stroke(p((.2, -4.2), (3, -3.6), (.6, 2)) + ';' + p((.8, -1.6), (.2, .8), (-.8, 1.6)), .8, tone.crease))


def neck(tone, front=-5.0, back=20.0):
    """From under the jaw down behind the collar, in the shadow of the chin; drawn below the head."""
    f, b = front, back
    left = '%s,18 %s,32 %s,44' % (num(f), num(f - .6), num(f - 3.4))
    right = '%s,0 %s,32 %s,44' % (num(b), num(b - .6), num(b + 4))
    ends = left.replace(' ', '| ', 1) + '| ' + ' '.join(reversed(right.split())).replace(' ', '| ', 1) + '|'
    return (shape(ends + ' z', tone.skin, 0) +
            shape('%s,20| %s,30 %s,34 %s,35 %s,33 %s,31| %s,6| z' % tuple(num(v) for v in (
                f, f - .4, f + 5, f + 12, b - 5, b, b)), tone.shade, 0) +
            stroke(left + ';' + right, 1.5))


GLASSES = {  # near and far glass
    'round': '-6.4,-3 -3.4,-9.6 3,-10.4 8.4,-6 7.4,.8 2,3.8 -4,2.4 z;-10.2,-3.4 -11.8,-9 -15.4,-9.4 -18.2,-4.6 '
             '-17.4,1 -14.4,3.4 -11.2,1.6 z',
    'square': '-6.4,-8.6| 8.6,-8.2| 8.4,-1 6.8,2.2 -3.6,2.2 -5.8,-.6| z;-10,-8.6| -18.8,-8.2| -18.6,-1 -17.4,1.8 '
              '-12,2.2 -10.2,-.6| z',
    'half': '-6.2,1| 8,1| 7.4,5.6 3.6,8.4 -2,8.4 -5.6,5.6 z;-10.6,1| -18,1| -17.6,5.4 -14.8,7.8 -11.8,6.8 z',
    'cat': '-6,-5.6| -4,-8 2,-8.8 10.6,-10.6| 9,-3 6,1.4 0,2.6 -5,.4 z;-10.4,-5.6| -12.4,-8 -19.8,-10| -18.8,-3 '
           '-16.4,1.2 -12.4,1.6 z',
}


def glasses(kind, colour, width=1.7, bridge='-6.2,-4 -8.4,-5.6 -10.4,-4.4', temple='8.4,-5 19.4,-4.6'):
    """Glasses on the nose."""
    return path(curve(GLASSES[kind] + ';' + bridge + ';' + temple), 'none', width, colour)
