"""A person of the table: what stays and what turns, in the square of 120."""

import collections

from decks.svg import group, num, picture

SIZE = 120

Person = collections.namedtuple('Person', 'backdrop behind clothes head x y scale tilt mirror')
Person.__doc__ = """The parts of a portrait, from the back to the front.

backdrop: fills the square; behind: hair behind the neck and the neck, in the units of the head;
clothes: in the units of the square; head: in the units of the head (face.py);
x, y, scale, tilt: where 0,0 of the head lies, how large it is, by how many degrees it leans on the neck;
mirror: whether the person looks to the right.
"""


def person(backdrop, behind, clothes, head, x=54.0, y=58.0, scale=1.2, tilt=0.0, mirror=False):
    """A person who looks to the left and sits upright, unless told otherwise."""
    return Person(backdrop, behind, clothes, head, x, y, scale, tilt, mirror)


def document(who):
    """The SVG document of a person.

    The program clips it to a circle and turns the head a little round the chin, so the neck
    belongs to the body and the head covers its upper end.
    """
    place = 'translate(%s %s)%%s scale(%s)' % (num(who.x), num(who.y), num(who.scale))
    leaning = place % (' rotate(%s)' % num(who.tilt) if who.tilt else '')

    def part(ident, content):
        if who.mirror:
            content = group(content, 'matrix(-1 0 0 1 %d 0)' % SIZE)
        return group(content, extra=' id="%s" stroke-linejoin="round" stroke-linecap="round"' % ident)
    return picture(SIZE, SIZE, [part('body', who.backdrop + group(who.behind, place % '') + who.clothes),
                                part('head', group(who.head, leaning))])
