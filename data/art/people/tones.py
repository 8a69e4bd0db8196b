"""Colours of skin, and between two colours."""

import collections

from decks.palette import SKIN, SKIN_D


def mixed(colour, other, part):
    """A colour with a part (0 … 1) of another."""
    def channels(c):
        return [int(c[i:i + 2], 16) for i in (1, 3, 5)]
    return '#' + ''.join('%02x' % round(a + (b - a) * part) for a, b in zip(channels(colour), channels(other)))


Tone = collections.namedtuple('Tone', 'skin shade crease flush lips lip')
Tone.__doc__ = """Colours of a skin: light, shade, lines in it, cheeks, upper and lower lip."""

FAIR = Tone(SKIN, SKIN_D, '#c68d68', '#f2bfa6', '#bf6a5e', '#d48a7a')
ROSY = Tone('#f7d6bd', '#e3ae90', '#bf7f63', '#eb9f88', '#b85f57', '#cf8173')
TANNED = Tone('#ebc098', '#d09a6e', '#a06a45', '#de9a78', '#ab5c4c', '#c27a66')
OLIVE = Tone('#f0cba3', '#d6a579', '#ab7a51', '#e2a684', '#b4605a', '#cb7f74')
WHEAT = Tone('#d9a375', '#b98052', '#855431', '#cb835d', '#9a4a45', '#b4665a')
BROWN = Tone('#bd8356', '#99633b', '#673c20', '#ac6642', '#883f3c', '#a1574c')
DEEP = Tone('#96613f', '#74462b', '#472615', '#884b34', '#6c3130', '#88463d')
WARM = Tone('#a96f48', '#855132', '#57301a', '#9c5839', '#7d3735', '#9c5048')
