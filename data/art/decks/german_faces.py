"""Faces and hands of the riders and country people; all look to the left and are turned round by the caller."""

from decks.german_pen import curve, dots, ink, pen, shape, swell
from decks.palette import BLUSH, SKIN, SKIN_D
from decks.svg import LINE, circle, path

CREASE = '#a9765a'
NOSES = {
    'straight': '-6,-1.4 -7.2,2 -9.3,4.8 -8.7,6.7 -6.2,6.9',
    'hook': '-5.8,-2 -7.8,0 -9.8,4.8 -9,6.8 -6.2,6.7',
    'snub': '-5.8,-.4 -6.8,2.2 -9,3.9 -8.6,6 -6,6.4',
    'broad': '-6,-2 -8.2,2 -10.3,4.6 -9.8,7.1 -6,7.3',
}
JAWS = {'long': '-9.8,-15 -12,-8 -11.4,-3.6* -12.6,1.6 -11.6,8.4 -9,15.2 -5,19 0,18.8 6.4,13.4 10.6,5 11.8,-8 7,-17',
        'full': '-9.8,-15 -12,-8 -11.5,-3.6* -13.2,2 -12.4,9 -9.4,15 -4.6,17.8 2,17.2 9,12 11.6,4 12,-8 7,-17',
        'stout': '-10,-15 -12.4,-8 -12.2,-3.6* -14.4,2.6 -13.9,9.4 -10,14.8 -4.6,17 3,16.4 10.4,11.6 12.8,3.4 12,-8 7,-17',
        'round': '-9.8,-15 -12,-8 -11.5,-3.6* -12.9,1.8 -12,8 -9.2,13.8 -5.4,16.9 -1.4,16.9 5.6,12.8 10.4,5 11.8,-8 7,-17',
        'gaunt': '-9.6,-15 -11.8,-8 -11,-3.6* -12.6,.8 -10.8,5.4 -9.6,11.4 -6.6,16.4 -2.6,17.8 3,15.8 6.6,9.4 10.6,3 '
        '11.8,-8 7,-17', }


def eyes(iris, brow, hair, lid, lash, look):
    """Both eyes and brows; @brow raises (+) or frowns (-), @lid closes, @look turns the iris."""
    top = -4.9 + 2 * lid
    near = 'M-2.8,-2C-1,%.1f 2.8,%.1f 4.8,-1.5C2.4,-.2 -.8,-.2 -2.8,-2Z' % (top, top)
    far = 'M-11.1,-2.2C-10.3,%.1f -8,%.1f -6.7,-2C-7.8,-.6 -10,-.6 -11.1,-2.2Z' % (top, top)
    out = path(near + far, '#fffef8', 0)
    out += dots(((.6 + look, -2.2), (-8.9 + look, -2.3)), 1.45, iris, 0)
    out += dots(((.5 + look, -2.2), (-9 + look, -2.3)), .8, '#15131a', 0)
    w = 1.3 if lash else 1.05
    out += path('M-3.2,-1.7C-1,%.1f 2.8,%.1f %s,-1.3M-11.3,-2C-10.3,%.1f -8,%.1f -6.5,-1.9' % (
        top, top, '5.9' if lash else '5', top, top), 'none', w)
    out += path('M-1.6,-.4C.4,.4 2.4,.3 4,-.7', 'none', .6, CREASE)
    out += ink('-3.6,%.1f 0,%.1f 6.4,%.1f | -12,%.1f -9.4,%.1f -6.8,%.1f' % (
        -5.4 - 1.6 * brow, -7.4 - brow, -6.2, -6.2, -7.2 - brow, -5.4 - 1.6 * brow), 1.1 if lash else 1.7, hair)
    return out


def face(jaw='full', nose='straight', hair=LINE, iris='#4a3a2a', brow=0, mouth=0, lid=.3, look=-.3,
         age=0, lips='#c9766c', woman=False, bare=True, skin=SKIN, shade=SKIN_D):
    """A face turned a little to the left, chin about 17 under the eyes; @bare: no beard will hide the mouth."""
    out = shape('9,-4 12.6,-5.4 14.4,-1.6 12.8,3 10,5.4', skin, width=1.1) + pen('10.6,-2 12.6,-2.6 12.4,.6 11,2', .7, CREASE)
    out += shape(JAWS[jaw], skin, shade, ((6, 10, 3.4),), 1.3)
    out += path('M.2,5a3.8,2.9 0 1 0 7.6,0a3.8,2.9 0 1 0 -7.6,0zM-11.7,5a1.7,2.2 0 1 0 3.4,0a1.7,2.2 0 1 0 -3.4,0z', BLUSH, 0)
    if not woman:
        out += pen('9.4,2.4 7.2,4.2 | 9.2,5 6.4,7.4 | 8.4,8.2 5.6,10.6', .6, '#d3a27c')
    if age:
        out += pen('5.6,-1.4 8.4,-2.6 | 5.8,-.2 8.6,.2 | -4,.6 -1,1.8 2.6,1 | -3.8,7.4 -1.4,9 -.8,11.4', .6, CREASE)
        if age > 1:
            out += pen('-8,-11 -3,-11.8 4,-10.6 | -7,-9 -3,-9.6 3,-8.6 | 3.6,6.6 4.4,9 3.4,11.4', .6, CREASE)
    out += eyes(iris, brow, hair, lid, woman, look)
    out += pen(NOSES[nose], .95) + pen('-6.4,6.7 -4.7,6.5 -4.6,5', .65)
    if bare:
        m = -.9 * mouth
        out += path(curve('-8.8,%.1f* -6.6,10.2 -5.5,10.6 -4.4,10.1 -1,%.1f* -3,13.1 -6.6,13.3' % (11.4 + m, 11.2 + m)),
                    lips, 0)
        out += pen('-9.1,%.1f -6.8,11.4 -5.5,11.7 -4,11.3 -.5,%.1f' % (11.5 + m, 11 + m), .75)
        out += pen('-6.8,15 -5.4,15.3 -4,14.9', .6, CREASE)
    return out


def neck(left, right, skin=SKIN, shade=SKIN_D):
    """A neck between two lines, open at both ends, in the shadow of the chin."""
    down, up = left.split(), right.split()[::-1]
    (x0, y0), (x1, y1) = ([float(v) for v in p.split(',')] for p in (down[-1], up[0]))
    ends = [' '.join(w + '*' * (k in (0, len(side) - 1)) for k, w in enumerate(side)) for side in (down, up)]
    shadow = '%s* %s* %.1f,%.1f* %.1f,%.1f' % (down[0], up[-1], x1 - .5, y1 - 1, x0 * .7 + x1 * .3, y0 * .6 + y1 * .4 - 5)
    return path(curve(' '.join(ends)), skin, 0) + path(curve(shadow), shade, 0) + pen(left + ' | ' + right, 1.3)


def profile(nose='straight', hair=LINE, iris='#4a3a2a', brow=0, mouth=0, age=0, lips='#c9766c', lid=.2, skin=SKIN,
            shade=SKIN_D):
    """A face in profile to the left, in the same measure."""
    tip = {'straight': '-11.4,-3 -13.2,1 -15.4,4.4 -14.6,6.4 -11.8,6.8*',
           'snub': '-11.2,-2.4 -12.4,1 -15,3 -14.8,5.2 -11.8,6.2*',
           'hook': '-11.6,-4 -14.8,-.4 -16.4,4.6 -15,6.4 -11.8,6.2*'}[nose]
    chin = ('-12.8,8.6 -11.6,10.2* -12,12 -10.6,13.2 -11,16 -8.4,18.4 -3,17' if age < 2 else
            '-11.4,8.6 -10.4,10.2* -11,12 -10.4,13 -12.6,16 -9.6,18.6 -3.6,16.4')
    out = shape('-4,-17 -10,-13 -11.8,-8 %s %s 3,12.4 7,4 9,-8' % (tip, chin), skin, shade, ((14, 17, 3),), 1.3)
    out += shape('4.6,-4 8.4,-5.2 9.8,-1.4 8,3 5,4.6', skin, width=1.1) + pen('6,-2 8,-2.6 7.8,.4 6.4,1.8', .7, CREASE)
    out += '<ellipse cx="-4.6" cy="5.6" rx="3.4" ry="2.6" fill="%s"/>' % BLUSH
    top = -4.6 + 2 * lid
    out += path('M-10,-1.6C-9.6,%.1f -7.4,%.1f -5,-1.4C-6.6,-.4 -8.6,-.4 -10,-1.6Z' % (top, top), '#fffef8', 0)
    out += '<ellipse cx="-8.6" cy="-2" rx="1.1" ry="1.5" fill="%s"/>' % iris + circle(-8.8, -2, .75, '#15131a', 0)
    out += path('M-10.4,-2C-9.4,%.1f -7.4,%.1f -4.2,-1.4' % (top, top), 'none', 1.1)
    out += ink('-11.2,%.1f -8.4,%.1f -3.6,-5.4' % (-5 - brow, -7.4 - brow), 1.5, hair)
    out += pen('-12.6,6.4 -11,6.6 -10.6,5', .7)
    out += path(curve('-12.6,8.8 -9,9.8 -7.6,%.1f -9,11.8 -12,12' % (10.2 - mouth)), lips, 0)
    out += pen('-11.8,10.2 -9.6,10.4 -7,%.1f' % (10 - mouth), .8)
    if age:
        out += pen('-4,-.6 -1.4,-1.4 | -4,.6 -1.2,.8 | -9.4,6.6 -7,8.4 -6.6,11 | -9,.4 -7,1.4 -5,.8', .6, CREASE)
        if age > 1:
            out += pen('-9,-10 -5,-11 -1,-10.4 | -8.6,-8.2 -5,-9 | -3.6,7 -2.6,9.4 -3.6,12', .6, CREASE)
    return out


def strands(text, colour, width=1.1):
    """Hair or beard in swelling strands."""
    return path(swell(text, width), colour, 0)


def fist(skin=SKIN, shade=SKIN_D):
    """A hand closed round an upright shaft in 0,0; fingers to the left, wrist to the lower right; 15 high."""
    out = shape('-3,-6.6 3,-8 7.6,-4.6 9,2 7,8.4* -1,8* -4,2', skin, shade, ((2, 4, 2.4),), 1.2)
    fingers = ''.join('M-3.9,%.1fh%.1fa1.7,1.7 0 0 1 0,3.4h-%.1fa1.7,1.7 0 0 1 0,-3.4z' % (-6 + 3.4 * k, w - 3.4, w - 3.4)
                      for k, w in enumerate((8.4, 9, 8.6, 7.4)))
    out += path(fingers, skin, 1)
    return out + shape('6,-5 2,-9 -3.6,-8.8 -4.4,-6.6 -1,-5.8 3,-3.4', skin, width=1)


def reins(skin=SKIN, shade=SKIN_D):
    """A hand holding reins: the back of the hand up, fingers curled down to the left; wrist to the right."""
    out = shape('9,-5 3,-6.6 -3.4,-5 -6.4,-1 -4,4.6 3,6 9.4,4*', skin, shade, ((4, 6, 2),), 1.2)
    fingers = ''.join('M%.1f,%.1fv%.1fa1.5,1.6 0 0 0 3,0v-%.1fa1.5,1.6 0 0 0 -3,0z' % (x, y + 1.6, h - 3.2, h - 3.2)
                      for x, y, h in ((-6.4, -1, 6.6), (-3.4, 0, 7.2), (-.4, .6, 7), (2.6, .8, 6)))
    out += path(fingers, skin, .9)
    return out + shape('5,-5.4 0,-8 -5,-6.6 -6.4,-3.4 -3.6,-3.6 .6,-3.6', skin, width=1)
