"""The Cego deck: 54 faces and a back on a grid of 14 x 4 cells, 240 x 416 units each.

Classes meant for a style sheet of the program:
  .suit-club .suit-diamond .suit-heart .suit-spade      colour of signs, indices
  .index-de .index-en .index-nl                         corners of courts and pip cards
The German indices are shown by default; a deck without any is what traditional packs
look like: ".index-de{display:none}".
"""

from decks.cego_animals import trump
from decks.cego_courts import court, stiess
from decks.cego_layout import HEIGHT, MIDDLE, SUITS, WIDTH
from decks.corners import coloured
from decks.palette import FIELD, GOLD
from decks.shapes import moved, petals
from decks.signs import GLYPHS, SIGN
from decks.svg import LINE, Deck, at, clip, define, group, lines, num, path, use

COURTS = ('jack', 'knight', 'queen', 'king')
PIPS = {'club': ('7', '8', '9', '10'), 'spade': ('7', '8', '9', '10'),
        'heart': ('1', '2', '3', '4'), 'diamond': ('1', '2', '3', '4')}
LETTERS = {'king': dict(de='K', en='K', nl='H'), 'queen': dict(de='D', en='Q', nl='V'),
           'knight': dict(de='R', en='C', nl='R'), 'jack': dict(de='B', en='J', nl='B')}
LETTER_C = (31, 'M30,17H25.6C25,9.6 22.6,5.6 18.6,5.6C12.4,5.6 9.6,11.8 9.6,25C9.6,38.2 12.4,44.4 18.4,44.4'
                'C23,44.4 25.6,40.6 26.2,33.4'
                'H31C30.4,44.2 25.6,50 17.6,50C6.2,50 0,41 0,25C0,9 6.2,0 17,0C20.6,0 23,1.4 24.6,3.8L25.8,.6H30Z')

BAND, BAND_DARK = '#f0b9b1', '#c4716c'
WINE, WINE_DARK, THREAD, STRAW = '#9c2f38', '#6d1b26', '#dba498', '#f1dfc4'


def both(content):
    """The content, and once more turned round."""
    return content + group(content, 'rotate(180 %d %d)' % (WIDTH / 2, MIDDLE))


def define_picture(ident, content, inside):
    """A half with round line ends, clipped."""
    define(ident, group(content, extra=' stroke-linejoin="round" stroke-linecap="round" clip-path="url(#%s)"' % inside))


# --- numbers and indices -----------------------------------------------------------------

def word(text):
    """A letter or a number, centred on x = 0, from y = 0 down to 50."""
    parts = ['I' if c == '1' and len(text) > 1 else c for c in text]
    widths = [LETTER_C[0] if p == 'C' else GLYPHS[p][0] for p in parts]
    gap, x, out = 3, 0, ''
    for p, width in zip(parts, widths):
        turn = ' transform="rotate(180 15 25)"' if p == '9' else ''
        define('cego-g-' + p, '<path fill-rule="evenodd"%s d="%s"/>' % (turn, LETTER_C[1] if p == 'C' else GLYPHS[p][1]))
        out += '<use xlink:href="#cego-g-%s" x="%s"/>' % (p, num(x))
        x += width + gap
    return group(out, 'translate(%s 0)' % num((gap - x) / 2))


def index(suit, rank):
    """The upper corner in every language; digits are the same in all."""
    out = ''
    for language in ('de', 'en', 'nl'):
        text = LETTERS[rank][language] if rank in LETTERS else rank
        name = 'cego-i-' + text
        define(name, group(word(text), 'scale(%s .9)' % ('.72' if text == '10' else '.84')))
        out += '<g class="index-%s"%s>%s</g>' % (
            language, '' if language == 'de' else ' display="none"',
            use(name, 27, 19) + use('cego-' + suit, 27, 82, .28))
    return out


# --- pip cards ---------------------------------------------------------------------------

PLACES = {
    '1': [(120, .5)],
    '2': [(120, .2), (120, .8)],
    '3': [(120, .17), (120, .5), (120, .83)],
    '4': [(84, .2), (156, .2), (84, .8), (156, .8)],
    '7': [(x, y) for x in (80, 160) for y in (.17, .5, .83)] + [(120, .335)],
    '8': [(x, y) for x in (80, 160) for y in (.17, .5, .83)] + [(120, .335), (120, .665)],
    '9': [(x, y) for x in (80, 160) for y in (.15, .383, .617, .85)] + [(120, .5)],
    '10': [(x, y) for x in (80, 160) for y in (.15, .383, .617, .85)] + [(120, .267), (120, .733)],
}


def pip_card(suit, rank):
    """Signs only; what is below the middle stands on its head."""
    size = {'1': 1, '2': .72, '3': .72, '4': .64}.get(rank, .55)
    out = ''.join(use('cego-' + suit, x, HEIGHT * y, size, 180 if y > .51 else 0) for x, y in PLACES[rank])
    return path(FRAME, 'none', 1, '#8d8577') + coloured(suit, out + both(index(suit, rank)))


# --- courts ------------------------------------------------------------------------------

def court_card(suit, rank):
    """The half twice in a frame; a large sign in its corner."""
    clip('cego-half', 'M43,18H197V208.2H43Z')
    name = 'cego-%s-%s' % (rank, suit)
    define_picture(name, court(suit, rank), 'cego-half')
    frame = 'M43,18H197V398H43Z'
    out = path(frame, FIELD, 0) + use(name) + use(name, WIDTH, HEIGHT, 1, 180)
    return out + path(frame) + coloured(suit, both(use('cego-' + suit, 64, 46, .38) + index(suit, rank)))


# --- trumps ------------------------------------------------------------------------------

FRAME = 'M17,9H223A8,8 0 0 1 231,17V399A8,8 0 0 1 223,407H17A8,8 0 0 1 9,399V17A8,8 0 0 1 17,9Z'


def band(number):
    """The band of a trump: its number large in the middle, smaller in the corners."""
    define('cego-band', path('M9,60V17A8,8 0 0 1 17,9H223A8,8 0 0 1 231,17V60Z', BAND, 1.3) +
           lines('M14,55V19A5,5 0 0 1 19,14H221A5,5 0 0 1 226,19V55Z', .9, BAND_DARK) +
           path(''.join('M%d,34.5l9,-5l9,5l-9,5z' % x for x in (65, 157)), BAND_DARK, 0) +
           lines('M60,34.5H65M83,34.5H89M151,34.5H157M175,34.5H180', 1.1, BAND_DARK))
    name = 'cego-n-%d' % number
    define(name, word(str(number)))
    numbers = use(name, 120, 15.5, .78) + use(name, 36, 19, .63) + use(name, 204, 19, .63)
    return use('cego-band') + group(numbers, extra=' fill="%s"' % LINE)


def trump_card(number):
    """Two scenes, two bands, and a line between the halves."""
    clip('cego-scene', 'M9,60H231V208.2H9Z')
    out = path(FRAME, FIELD, 0)
    for lower in (False, True):
        name = 'cego-t%d%s' % (number, 'b' if lower else 'a')
        define_picture(name, trump(number, lower), 'cego-scene')
        out += use(name, WIDTH, HEIGHT, 1, 180) if lower else use(name)
    return out + both(band(number)) + lines('M9,%dH231' % MIDDLE, 1.6) + path(FRAME)


def stiess_card():
    """The highest trump bears no number."""
    clip('cego-stiess', 'M9,9H231V208.2H9Z')
    define_picture('cego-fool', stiess(), 'cego-stiess')
    frame = 'M9,9H231V407H9Z'
    out = path(frame, FIELD, 0) + use('cego-fool') + use('cego-fool', WIDTH, HEIGHT, 1, 180)
    return out + path(frame)


# --- back --------------------------------------------------------------------------------

def weave(columns, rows, cell):
    """Three threads one way, three the other way, in turns."""
    for shift in (0, 1):
        d = ''
        for column in range(columns):
            for k in (1, 2, 3):
                x, y, far = column * cell, k * cell / 4, num(cell - 3)
                d += ('M%s,%sh%s' % (num(x + 1.5), num(y), far) if (column + shift) % 2 else
                      'M%s,1.5v%s' % (num(x + y), far))
        define('cego-weave-%d' % shift, path(d, 'none', 1.6, THREAD))
    return ''.join(use('cego-weave-%d' % (row % 2), 0, cell * row) for row in range(rows))


def back_card():
    """Basket work in wine red, two firs in the middle; turning by 180 degrees changes nothing."""
    outer = 'M17,11H223A6,6 0 0 1 229,17V399A6,6 0 0 1 223,405H17A6,6 0 0 1 11,399V17A6,6 0 0 1 17,11Z'
    cell = 15.6
    out = path(outer, WINE_DARK, 0) + path('M26.4,20.8H213.6V395.2H26.4Z', WINE, 1.6, STRAW)
    out += at(weave(12, 24, cell), 26.4, 20.8)
    oval = 'M0,-74C30,-70 50,-42 50,0C50,42 30,70 0,74C-30,70 -50,42 -50,0C-50,-42 -30,-70 0,-74Z'
    out += at(path(oval, WINE_DARK, 3, STRAW) + path(moved(oval, scale=.9), 'none', 1.1, GOLD), 120, MIDDLE)
    fir = ('M0,-62L9,-49L5,-49.6L15,-36L9,-37L21,-21L13,-22.6L26,-6L3,-9V-3'
           'H-3V-9L-26,-6L-13,-22.6L-21,-21L-9,-37L-15,-36L-5,-49.6L-9,-49Z')
    tree = path(fir, STRAW, 0) + lines('M0,-54V-12M0,-40L5,-34M0,-40L-5,-34M0,-28L8,-21M0,-28L-8,-21'
                                       'M0,-17L11,-11M0,-17L-11,-11', 1.2, WINE_DARK)
    out += at(tree, 120, MIDDLE - 4) + at(tree, 120, MIDDLE + 4, 1, 180)
    blossom = path(petals('M0,-1L-3,-5L0,-9L3,-5Z', 4), GOLD, 0)
    return out + at(blossom, 82, MIDDLE) + at(blossom, 158, MIDDLE)


# --- the deck ----------------------------------------------------------------------------

def draw():
    """The whole deck: a row for each suit, trumps in the columns behind."""
    for suit in SUITS:
        define('cego-' + suit, '<path d="%s"/>' % SIGN[suit])
    cards = []
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(PIPS[suit] + COURTS):
            draw_card = court_card if rank in COURTS else pip_card
            cards.append(('%s_%s' % (suit, rank), column, row, draw_card(suit, rank)))
    cells = [(column, row) for row in range(4) for column in range(8, 14)]
    for number in range(1, 22):
        cards.append(('trump_%d' % number,) + cells[number - 1] + (trump_card(number),))
    cards.append(('stiess',) + cells[21] + (stiess_card(),))
    cards.append(('back',) + cells[22] + (back_card(),))
    return Deck(WIDTH, HEIGHT, 14, 4, cards)
