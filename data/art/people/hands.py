"""A hand that holds a glass or a cup, raised beside the shoulder."""

from decks.german_hands import grip
from decks.german_heads import form, shape, stroke
from decks.palette import WHITE
from decks.svg import at


def beer():
    """A tall glass of beer with its froth."""
    return (form('-9.4,-24| 9.4,-24| 7.6,20| -7.6,20| z', '#e3a83a', '3,-24| 9.4,-24| 7.6,20| 2,20| z', '#c4852a',
            1.6) +
            shape('-10.4,-22| -10.6,-29 -6,-30 -3,-33 3,-32 7,-30.6 10.8,-28 10.4,-22 4,-20.6 0,-22.4 -5,-20.4 z',
                  WHITE, 1.5) +
            stroke('-5.6,-15 -4.8,2', 1.6, '#f3d283'))


def wine():
    """A small glass of white wine, held at the stem."""
    return (shape('-10.6,-38| -11,-27 -7.6,-19 0,-16.6 7.6,-19 11,-27 10.6,-38| z', '#f2f4ee', 1.5) +
            shape('-10.4,-31| -10.2,-26 -7,-19.8 0,-17.4 7,-19.8 10.2,-26 10.4,-31| z', '#e6d77f', 0) +
            stroke('-10.6,-38 10.6,-38;-10.4,-31 10.4,-31;0,-16.6 0,22', 1.4) + stroke('-6.6,-35 -6.8,-29', 1.5, WHITE))


def tea():
    """A tumbler of tea with milk, frothy from being poured."""
    return (form('-9,-19| 9,-19| 6.8,17| -6.8,17| z', '#c08a54', '3,-19| 9,-19| 6.8,17| 2,17| z', '#a06e3d', 1.6) +
            shape('-9,-19| -9.4,-23 -4,-24.4 4,-24.4 9.4,-23 9,-19 4,-17.6 -4,-17.6 z', '#ead2ae', 1.4) +
            stroke('-9.6,-27 9.6,-27;-9.6,-27 -9,-19;9.6,-27 9,-19', 1.4))


def coffee():
    """A cup of coffee."""
    return (form('-11,-19| 11,-19| 9,8 5,14 -5,14 -9,8 z', '#f6f0e4', '4,-19| 11,-19| 9,8 5,14 2,14| z', '#d8ccb8',
            1.6) +
            shape('-11,-19| -6,-22 6,-22 11,-19| 6,-16.4 -6,-16.4 z', '#6b4630', 1.4) +
            stroke('-10,-9 10,-9', 1.6, '#4f7fa6'))


def raised(vessel, tone, sleeve, dark, x=23.0, y=98.0):
    """A hand with @vessel at x, y of the square, in a sleeve that comes from below."""
    arm = form('8,20| 19,12 27,20 34,60| 10,60| z', sleeve, '22,14| 27,20 34,60| 24,60| z', dark, 1.8)
    return at(vessel() + arm + grip(tone.skin, tone.shade, tone.crease), x, y, .78)
