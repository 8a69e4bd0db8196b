"""Pictures of the double-German deck: king, Ober, Unter and deuce, put together from picture, signs, name and index."""

from decks import german_kings, german_people, german_seasons, lettering
from decks.german_layout import BAND, FIELD, FRAME, MIDDLE, SIGN_HIGH, SIGN_LOW, SIGN_SIZE, SIGNS_DEUCE, WIDTH
from decks.german_pips import INDEX_TOP, INDEX_X, KINDS, frame, index_kinds, turned
from decks.german_signs import sign, small_sign
from decks.palette import FIELD as GROUND
from decks.svg import at, clip, define, group, lines, path, use

LETTERS = {  # rank: the letter for each value of the setting
    'unter': {'daus': 'U', 'ass': 'U'},
    'ober': {'daus': 'O', 'ass': 'O'},
    'king': {'daus': 'K', 'ass': 'K'},
    'daus': {'daus': 'D', 'ass': 'A'},
}
BANDS = {'acorn': '#ecdcbb', 'leaf': '#dce7cb', 'heart': '#f2d8cf', 'bell': '#f5e6b4'}
LETTER, NAME = 31, 8.6               # heights of index letters and names


def corner(suit, letters):
    """Letter and small sign in the corner, for the values of the setting that show one."""
    def one(letter):
        ident = 'ger-corner-%s-%s' % (suit, letter)
        define(ident, lettering.word(letter, INDEX_X, INDEX_TOP, LETTER, narrow=.78 if letter == 'W' else 1) +
               small_sign(suit, INDEX_X, INDEX_TOP + LETTER + 16, 23))
        return use(ident)
    return index_kinds([(kind, one(letters[kind.partition('-')[0]])) for kind in KINDS])


def ornament():
    """A twig of lozenges and leaves where a king has no name."""
    y = (BAND + MIDDLE) / 2
    d, leaves = 'M%s,%sl4,-3l4,3l-4,3Z' % (WIDTH / 2 - 4, y), ''
    for side in (-1, 1):
        for k in range(5):
            x = WIDTH / 2 + side * (11 + 15 * k)
            leaves += 'M{x},{y}c{a},-4.4 {b},-4.4 {c},-2.6c{d},2.4 {e},3 {f},2.6Z'.format(
                x=x, y=y, a=side * 2, b=side * 6, c=side * 9, d=-side * 2, e=-side * 5, f=-side * 9)
            leaves += 'M{x},{y}c{a},4.4 {b},4.4 {c},2.6c{d},-2.4 {e},-3 {f},-2.6Z'.format(
                x=x + side * 4, y=y, a=side * 2, b=side * 6, c=side * 9, d=-side * 2, e=-side * 5, f=-side * 9)
    define('ger-ornament', path(d + leaves, '#8d7a5c', 0))
    return use('ger-ornament')


def band(suit, name):
    """The strip with the name, between picture and dividing line."""
    left, _, right, _ = FRAME
    out = path('M%s,%sH%sV%sH%sZ' % (left, BAND, right, MIDDLE, left), BANDS[suit], 0)
    out += lines('M%s,%sH%s' % (left, BAND, right), 1)
    if not name:
        return out + ornament()
    return out + lettering.word(name, WIDTH / 2, (BAND + MIDDLE - NAME) / 2 + (.8 if set(name) & set('ÄÖÜ') else 0), NAME)


def picture(suit, rank):
    """Picture, places of the signs and name of a half."""
    card = '%s_%s' % (suit, rank)
    if rank == 'king':
        return german_kings.king(suit), [SIGN_HIGH], ''
    if rank == 'daus':
        return german_seasons.season(suit), SIGNS_DEUCE, german_seasons.SEASON_NAMES[suit]
    return german_people.person(card), [SIGN_HIGH if rank == 'ober' else SIGN_LOW], german_people.NAMES[card]


def court_card(suit, rank):
    figure, signs, name = picture(suit, rank)
    left, top, right, bottom = FIELD
    clip('ger-field', 'M%s,%sH%sV%sH%sZ' % (left, top, right, bottom, left))
    half = path('M%s,%sH%sV%sH%sZ' % (left, top, right, bottom, left), GROUND, 0)
    half += group(figure, extra=' clip-path="url(#ger-field)"')
    half += ''.join(sign(suit, x, y, SIGN_SIZE) for x, y in signs)
    half += band(suit, name) + corner(suit, LETTERS[rank])
    define('ger-half-%s-%s' % (suit, rank), half)
    return turned('ger-half-%s-%s' % (suit, rank)) + frame() + use('ger-divide')


# --- the Weli -------------------------------------------------------------------------

WELI_BELLS = ((43, 98), (43, 134), (43, 170))  # the left ones; 37 high


def weli():
    """The bell six: a title, six bells, one small acorn and heart, a picture in the middle."""
    half = at(german_seasons.weli(), 0, 9)
    for x, y in WELI_BELLS:
        half += sign('bell', x, y, 37) + sign('bell', WIDTH - x, y, 37)
    half += sign('acorn', 99, 65, 30) + sign('heart', 141, 65, 28)
    half += lettering.word('WELI', WIDTH / 2, 14.5, 28)
    half += corner('bell', {'daus': 'W', 'ass': 'W'})
    define('ger-half-weli', half)
    return turned('ger-half-weli') + frame() + use('ger-divide')
