"""The eight people of the Tell story on Ober and Unter of the German deck."""

from decks import german_ober, german_unter
from decks.german_hands import half

NAMES = {'acorn_ober': 'WILHELM TELL', 'acorn_unter': 'RUDOLF HARRAS',
         'leaf_ober': 'ULRICH VON RUDENZ', 'leaf_unter': 'WALTER FÜRST',
         'heart_ober': 'HERMANN GESSLER', 'heart_unter': 'KUONI DER HIRT',
         'bell_ober': 'STÜSSI DER FLURSCHÜTZ', 'bell_unter': 'ITEL REDING'}


def person(card):
    """Upper half of 'acorn_ober' … 'bell_unter': picture in FIELD, without sign, name and index."""
    suit, rank = card.split('_')
    return half({'ober': german_ober, 'unter': german_unter}[rank].PEOPLE[suit]())
