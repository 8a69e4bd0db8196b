"""Small words for drawing in SVG, and the documents that are drawn with them.

Everything is drawn in path data; indices, pips and the halves of court cards are
defined once and used.  The same module always writes the same bytes.
"""

import collections

LINE = '#241b1e'             # outlines of all decks
PAPER = '#fffdf6'
BORDER = '#b9b0a0'

defs = []
known = set()


def num(v):
    s = '%.2f' % v
    return s.rstrip('0').rstrip('.') if '.' in s else s


def path(d, fill='none', width=1.5, line=LINE, extra=''):
    """A path with an outline; width 0 leaves the outline out."""
    stroke = ('' if width == 0 else
              ' stroke="%s" stroke-width="%s"' % (line, num(width)))
    return '<path d="%s" fill="%s"%s%s/>' % (d, fill, stroke, extra)


def lines(d, width=1.0, line=LINE):
    return path(d, 'none', width, line)


def circle(x, y, r, fill, width=1.2, line=LINE):
    stroke = ('' if width == 0 else
              ' stroke="%s" stroke-width="%s"' % (line, num(width)))
    return '<circle cx="%s" cy="%s" r="%s" fill="%s"%s/>' % (
        num(x), num(y), num(r), fill, stroke)


def group(content, transform='', extra=''):
    if isinstance(content, (list, tuple)):
        content = ''.join(content)
    if transform:
        extra += ' transform="%s"' % transform
    return '<g%s>%s</g>' % (extra, content)


def at(content, x, y, scale=1.0, turn=0, mirror=False):
    t = 'translate(%s %s)' % (num(x), num(y))
    if turn:
        t += ' rotate(%s)' % num(turn)
    if mirror:
        t += ' scale(%s %s)' % (num(-scale), num(scale))
    elif scale != 1:
        t += ' scale(%s)' % num(scale)
    return group(content, t)


def define(ident, content):
    if ident not in known:
        known.add(ident)
        defs.append('<g id="%s">%s</g>' % (ident, content))


def use(ident, x=0, y=0, scale=1.0, turn=0, extra=''):
    t = 'translate(%s %s)' % (num(x), num(y))
    if turn:
        t += ' rotate(%s)' % num(turn)
    if scale != 1:
        t += ' scale(%s)' % num(scale)
    return '<use xlink:href="#%s" transform="%s"%s/>' % (ident, t, extra)


def clip(ident, d):
    if ident not in known:
        known.add(ident)
        defs.append('<clipPath id="%s"><path d="%s"/></clipPath>' % (ident, d))


def body(width, height, radius=14.2):
    """The paper of a card, in its own units."""
    w, h, r = num(width - .8), num(height - .8), num(radius)
    far_x, far_y, near = num(width - .8 - radius), num(height - .8 - radius), num(radius + .8)
    return ('<path d="M{near},.8H{far_x}A{r},{r} 0 0 1 {w},{near}V{far_y}A{r},{r} 0 0 1 {far_x},{h}H{near}'
            'A{r},{r} 0 0 1 .8,{far_y}V{near}A{r},{r} 0 0 1 {near},.8Z"'
            ' fill="{paper}" stroke="{border}" stroke-width="1"/>').format(
                near=near, far_x=far_x, far_y=far_y, w=w, h=h, r=r, paper=PAPER, border=BORDER)


Deck = collections.namedtuple('Deck', 'width height columns rows cards')
Deck.__doc__ = """A drawn deck.

width, height: of a card, in units; columns, rows: of the grid;
cards: a list of (id, column, row, content), the content from 0,0 in the units of the card.
"""


def picture(width, height, content):
    """The SVG document of a drawing with a list of content."""
    return '\n'.join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<!-- Written by data/art/draw. -->',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'width="%d" height="%d" viewBox="0 0 %d %d">' % (width, height, width, height),
        '<defs>', *defs, '</defs>', *content, '</svg>\n'])


def document(deck):
    """The SVG document of a deck."""
    define('body', body(deck.width, deck.height))
    cards = ['<g id="%s" transform="translate(%d %d)"><use xlink:href="#body"/>%s</g>' % (
        ident, column * deck.width, row * deck.height, content)
        for ident, column, row, content in deck.cards]
    return picture(deck.columns * deck.width, deck.rows * deck.height, cards)
