"""Suits and ranks of French-suited decks, and the indices in the corners of their cards."""

from decks.signs import glyph
from decks.svg import define, group, use

CARD_W, CARD_H = 240, 360
SUITS = ('club', 'diamond', 'heart', 'spade')
RANKS = ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10',
         'jack', 'queen', 'king')

SUIT_COLOUR = {'club': '#17161c', 'diamond': '#c5202c',
               'heart': '#c5202c', 'spade': '#17161c'}

LETTERS = {'1': dict(en='A', nl='A', de='A', fr='1'),
           'king': dict(en='K', nl='H', de='K', fr='R'),
           'queen': dict(en='Q', nl='V', de='D', fr='D'),
           'jack': dict(en='J', nl='B', de='B', fr='V')}

INDEX_X, INDEX_TOP = 24.6, 13
INDEX_SIGN_Y, INDEX_SIGN = 80, 0.31


def make_indices():
    for rank in RANKS:
        if rank in LETTERS:
            out = ''
            for lang in ('en', 'nl', 'de', 'fr'):
                out += '<g class="index-%s"%s>%s</g>' % (
                    lang, '' if lang == 'en' else ' display="none"',
                    glyph(LETTERS[rank][lang]))
        else:
            out = glyph(rank)
        define('index-' + rank, out)


def indices(suit, rank):
    one = (use('index-' + rank, INDEX_X, INDEX_TOP) +
           use('sign-' + suit, INDEX_X, INDEX_SIGN_Y, INDEX_SIGN))
    return (one + group(one, 'rotate(180 120 180)'))


def coloured(suit, content):
    return '<g class="suit-%s" fill="%s">%s</g>' % (
        suit, SUIT_COLOUR[suit], content)
