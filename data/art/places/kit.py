"""What a place is made of, its document, and the stuffs that places share.

A place is drawn twice, by day and by evening, from the same colours: the lamp takes
most of their light and leaves them warm.  Everything is measured in pixels of a table
of usual size.  White words lie on surface and rim, so these keep below a luminance of
0.17 by day.
"""

import collections
import math
import random
import re

from decks import svg
from decks.svg import LINE, circle, group, lines, num, path

Place = collections.namedtuple('Place', 'surface edge corner things')
Place.__doc__ = """A drawn place.

surface: a Part that goes on without a seam to all sides; edge: a Part of the rim at the
top, with its outer side above, that goes on to the left and right; corner: a square Part
of the rim at the top left; things: a dict of Parts by the edge they lie at.
"""

Part = collections.namedtuple('Part', 'width height content')
Part.__doc__ = 'Content from 0,0 in a box; what reaches out of the box is not seen.'

GAP = 40    # between parts in the document, for what reaches out
EDGES = ('top', 'right', 'bottom', 'left')
CORNERS = ('top-left', 'top-right', 'bottom-right', 'bottom-left')


def dimmed(colour):
    """A colour by lamplight."""
    r, g, b = (int(colour[i:i + 2], 16) for i in (1, 3, 5))
    return '#%02x%02x%02x' % (int(r * .60), int(g * .53), int(b * .49))


def dusk(content):
    """A drawing by lamplight; what has a colour in capitals shines by itself."""
    return re.sub('#[0-9a-f]{6}', lambda colour: dimmed(colour.group()), content)


def turned(part, quarters):
    """A part turned clockwise by quarters."""
    w, h, content = part
    move = {0: '', 1: 'translate(%s 0) rotate(90)' % num(h),
            2: 'translate(%s %s) rotate(180)' % (num(w), num(h)),
            3: 'translate(0 %s) rotate(270)' % num(w)}[quarters]
    return Part(*((h, w) if quarters % 2 else (w, h)), group(content, move))


def parts_of(place):
    yield 'surface', place.surface
    for i, name in enumerate(EDGES):
        yield 'edge-' + name, turned(place.edge, i)
    for i, name in enumerate(CORNERS):
        yield 'corner-' + name, turned(place.corner, i)
    for name, part in place.things.items():
        yield 'thing-' + name, part


def document(draw):
    """The SVG document of the place that draw (evening) draws.

    Each part is a group STYLE-PART, beside a rectangle STYLE-PART-box that says where it is.
    """
    content, x, height = [], GAP, 0
    for style in 'day', 'evening':
        place = draw(style == 'evening')
        for name, part in parts_of(place):
            w, h, drawn = part
            if style == 'evening':
                drawn = dusk(drawn)
            ident = '%s-%s' % (style, name)
            at = 'transform="translate(%s %d)"' % (num(x), GAP)
            content.append('<rect id="%s-box" width="%s" height="%s" fill="none" %s/>' % (
                ident, num(w), num(h), at))
            content.append('<g id="%s" %s>%s</g>' % (ident, at, drawn))
            x += w + 2 * GAP
            height = max(height, h)
    return svg.picture(math.ceil(x), math.ceil(height) + 2 * GAP, content)


def rectangle(x, y, w, h, fill, width=0.0, line=LINE):
    return path('M%s,%sh%sv%sh%sz' % tuple(num(v) for v in (x, y, w, h, -w)), fill, width, line)


def mixed(a, b, share):
    """A colour between two: share of the second."""
    return '#' + ''.join('%02x' % round(int(a[i:i + 2], 16) * (1 - share) + int(b[i:i + 2], 16) * share)
                         for i in (1, 3, 5))


def wrapped(content, x, y, w, h, reach):
    """A drawing round x,y, and again wherever it comes in over the seam of a tile."""
    return ''.join(svg.at(content, x + dx, y + dy)
                   for dx in (-w, 0, w) if -reach < x + dx < w + reach
                   for dy in (-h, 0, h) if -reach < y + dy < h + reach)


def veiled(content, opacity):
    return group(content, extra=' opacity="%s"' % num(opacity))


# ---- Wood --------------------------------------------------------------------------------

def wave(dice, length, y, swing, knots=()):
    """Path data of a line of grain along x that ends as high as it began."""
    steps = max(3, round(length / 55))
    heights = [dice.uniform(-swing, swing) for _ in range(steps)]
    heights.append(heights[0])
    points = []
    for i, rise in enumerate(heights):
        x = length * i / steps
        at_y = y + rise
        for kx, ky, r in knots:
            for shift in (-length, 0, length):
                far = math.hypot((x - kx - shift) * .55, at_y - ky)
                if far < 2.6 * r:
                    at_y += (1 if y >= ky else -1) * (2.6 * r - far) * .62
        points.append((x, at_y))
    d = 'M%s,%s' % (num(points[0][0]), num(points[0][1]))
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        m = (x0 + x1) / 2
        d += 'C%s,%s %s,%s %s,%s' % tuple(num(v) for v in (m, y0, m, y1, x1, y1))
    return d


def knot(dice, x, y, r, wood, dark):
    turn = dice.uniform(-12, 12)
    rings = ''.join(
        '<ellipse cx="0" cy="0" rx="%s" ry="%s" fill="%s" stroke="%s" stroke-width=".8"/>' % (
            num(r * s * 1.25), num(r * s), fill, dark)
        for s, fill in ((1, mixed(wood, dark, .25)), (.66, mixed(wood, dark, .5)), (.32, dark)))
    return group(rings, 'translate(%s %s) rotate(%s)' % (num(x), num(y), num(turn)))


def plank(dice, length, y, height, wood, dark, light, knots=0):
    """A plank along x whose grain goes on over both ends."""
    eyes = [(dice.uniform(.08, .92) * length, y + height * dice.uniform(.3, .7), dice.uniform(2.6, 5))
            for _ in range(knots)]
    out = rectangle(0, y, length, height, wood)
    for colour, width, step, opacity in ((light, 1.5, 7.5, .35), (dark, .9, 4.3, .55)):
        d, at_y = '', y + step * dice.uniform(.4, 1)
        while at_y < y + height - 1:
            d += wave(dice, length, at_y, 1.3, eyes)
            at_y += step * dice.uniform(.55, 1.45)
        out += veiled(lines(d, width, colour), opacity)
    for x, ky, r in eyes:
        out += knot(dice, x, ky, r, wood, dark)
    return out


def mirrored_wood(wood, size, dark):
    """The corner of a frame: wood along x, and the same along y, cut on the mitre."""
    svg.clip('mitre', 'M0,0L200,200H0Z')
    return (wood + group(group(wood, 'matrix(0 1 1 0 0 0)'), extra=' clip-path="url(#mitre)"')
            + lines('M0,0L%s,%s' % (num(size), num(size)), 1.1, dark))


# ---- Cloth -------------------------------------------------------------------------------

def weave(w, h, step, opacity=.16, line=LINE):
    """The threads of a cloth, over its colours."""
    across = ''.join('M0,%sh%s' % (num((i + .5) * h / round(h / step)), num(w))
                     for i in range(round(h / step)))
    down = ''.join('M%s,0v%s' % (num((i + .5) * w / round(w / step)), num(h))
                   for i in range(round(w / step)))
    return veiled(lines(across, .8, line), opacity) + veiled(lines(down, .8, line), opacity * .6)


def stitches(rows, size, colour, x=0.0, y=0.0):
    """Cross-stitch: each letter of the rows that is no space or dot is a cross."""
    d = ''
    for j, row in enumerate(rows):
        for i, sign in enumerate(row):
            if sign not in ' .':
                left, top, s = x + i * size + .2 * size, y + j * size + .2 * size, .6 * size
                d += 'M%s,%sl%s,%sm0,%sl%s,%s' % tuple(num(v) for v in (
                    left, top, s, s, -s, -s, s))
    return '<path d="%s" fill="none" stroke="%s" stroke-width="%s" stroke-linecap="round"/>' % (
        d, colour, num(size * .36))


def fringe(dice, length, y, height, thread, step=3.4):
    """Threads that hang from y on, upwards, all along x."""
    count = round(length / step)
    d = ''
    for i in range(count):
        x = (i + .5) * length / count
        d += 'M%s,%sq%s,%s %s,%s' % tuple(num(v) for v in (
            x, y, dice.uniform(-1, 1), -height * .5, dice.uniform(-1.2, 1.2), -height))
    return lines(d, 2.3, LINE) + lines(d, 1.3, thread)


# ---- Things ------------------------------------------------------------------------------

def shadow(d, dx=3.0, dy=4.0):
    """What a thing with this outline takes from the light."""
    return group(path(d, '#120c0a', 0), 'translate(%s %s)' % (num(dx), num(dy)), ' opacity=".32"')


def disc(x, y, r):
    """Path data of a circle."""
    return 'M%s,%sa%s,%s 0 1 0 %s,0a%s,%s 0 1 0 %s,0z' % tuple(
        num(v) for v in (x - r, y, r, r, 2 * r, r, r, -2 * r))


def glow(ident, x, y, r, colour, strength):
    """The light of a flame."""
    key = 'glow-' + ident
    if key not in svg.known:
        svg.known.add(key)
        svg.defs.append(
            '<radialGradient id="{0}"><stop offset="0" stop-color="{1}" stop-opacity="{2}"/>'
            '<stop offset=".45" stop-color="{1}" stop-opacity="{3}"/>'
            '<stop offset="1" stop-color="{1}" stop-opacity="0"/></radialGradient>'.format(
                key, colour, num(strength), num(strength * .35)))
    return circle(x, y, r, 'url(#%s)' % key, 0)
