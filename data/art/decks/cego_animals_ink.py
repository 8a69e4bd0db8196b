"""Paths, lines and circles of the animals.

They take their ink from the group around them (dark, 1.5 wide, not filled) and are written in
quarters of a unit, so that the numbers stay short.
"""

import re

from . import svg

LINE, WIDTH, FINE = svg.LINE, 1.5, 4
GROUP = ' fill="none" stroke="%s" stroke-width="%d" stroke-linejoin="round" stroke-linecap="round"' % (LINE, WIDTH * FINE)
TOKEN = re.compile(r'[A-Za-z]|-?\d*\.?\d+')


def fine(v):
    return '%d' % round(v * FINE)


def data(d):
    """Path data in quarters of a unit."""
    out, place, letter = [], 0, ''
    for token in TOKEN.findall(d):
        if token.isalpha():
            letter, place = token, 0
            out.append(token)
        else:
            plain = letter in 'aA' and place % 7 in (2, 3, 4)
            text = token if plain else fine(float(token))
            out.append(text if text[0] == '-' or out[-1].isalpha() else ' ' + text)
            place += 1
    return ''.join(out)


def style(fill, width, line):
    """What differs from the group."""
    out = '' if fill == 'none' else ' fill="%s"' % fill
    if width == 0:
        return out + ' stroke="none"'
    out += '' if line == LINE else ' stroke="%s"' % line
    return out + ('' if width == WIDTH else ' stroke-width="%s"' % svg.num(round(width * FINE, 1)))


def path(d, fill='none', width=1.5, line=LINE):
    return '<path d="%s"%s/>' % (data(d), style(fill, width, line))


def lines(d, width=1.0, line=LINE):
    return path(d, 'none', width, line)


def circle(x, y, r, fill, width=1.2, line=LINE):
    return '<circle cx="%s" cy="%s" r="%s"%s/>' % (fine(x), fine(y), svg.num(round(r * FINE, 1)),
                                                   style(fill, width, line))


def at(content, x, y, scale=1.0, turn=0, mirror=False):
    return svg.at(content, x * FINE, y * FINE, scale, turn, mirror)


def use(ident, x=0, y=0, scale=1.0, turn=0):
    if (x, y, scale, turn) == (0, 0, 1, 0):
        return '<use xlink:href="#%s"/>' % ident
    return svg.use(ident, x * FINE, y * FINE, scale, turn)


def group(*parts):
    """A picture in units."""
    return svg.group(parts, 'translate(9 60) scale(%s)' % svg.num(1 / FINE), GROUP)
