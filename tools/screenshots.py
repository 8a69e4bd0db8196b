"""The walk of tools/screenshots through one run of the program: FOLDER SUFFIX LANGUAGE PROGRAM.

Everything is done by keyboard. The deals follow from the seed, so that every size and language
shows the same cards.
"""

import os
import sys

from drive import App, Atspi

PLAYER = 'Sanne'    # as tools/screenshots has it in the settings

folder, suffix, language, program, locale_dir = sys.argv[1:]
app = App([program, '--seed', '3'], language, locale_dir)


def shoot(page):
    with open(os.path.join(folder, f'{page}-{suffix}.png'), 'wb') as file:
        file.write(app.picture())


def calls():
    """The buttons the user may answer with."""
    panel = app.find('panel', app.text('Calls'))
    return [node for node in app.nodes(panel) if node.get_role_name() == 'push button'] \
        if panel else []


def hand():
    panel = app.find('panel', app.text('Your hand'))
    return [node for node in app.nodes(panel) if node.get_role_name() == 'push button'] \
        if panel else []


def lit():
    """For each card of my hand whether it may be played; nothing when that is not asked."""
    seat = app.find('panel', PLAYER + ',')
    if not seat or app.text('to play', 'role') not in seat.get_name() or calls():
        return []
    return [app.is_in(card, Atspi.StateType.SENSITIVE) for card in hand()]


def has_to_follow():
    """My turn in the middle of a trick, with cards that I may not play."""
    return any(lit()) and not all(lit())


def deal_over():
    button = app.find('push button', app.text('Next Deal'))
    return button if button and app.is_visible(button) else None


def focused(node):
    return app.is_in(node, Atspi.StateType.FOCUSED)


def my_turn():
    return app.wait('my turn', lambda: deal_over() or calls() or any(lit()), 60)


def answer(place):
    """Presses the call at @place, from 1."""
    buttons = calls()
    app.key('b')
    app.wait('focus on the calls', lambda: any(focused(button) for button in buttons))
    while not focused(buttons[place - 1]):
        now = next(i for i, button in enumerate(buttons) if focused(button))
        app.key('Tab')
        app.wait('the next call', lambda: not focused(buttons[now]))
    app.key('Return')
    app.wait('the answer to be heard', lambda: not calls())


def play():
    """Plays the last card that may be played: a low one, the others have to come to it."""
    n = len(hand())
    place = max(i for i, may in enumerate(lit()) if may)
    card = hand()[place]
    app.key(str(place + 1))
    app.wait('focus on the card', lambda: focused(card))
    app.key('Return')
    app.wait('the card to be played', lambda: len(hand()) < n or deal_over())


def act():
    if calls():
        answer(1)
    else:
        play()


app.wait('the start page', lambda: app.find('push button', 'Klaverjassen.'))
shoot('start')

app.key('Tab')
app.key('Return')
app.wait('the page for a new match', lambda: app.title() == app.text('New match'))
shoot('new-match')

app.key('F1')
app.wait('the rules', lambda: app.title() == app.text('Rules'))
shoot('rules')
app.key('Escape')
app.wait('the page for a new match again', lambda: app.title() == app.text('New match'))

start = app.find('push button', app.text('Start Match'))
app.wait('focus on the start button', lambda: focused(start))
app.key('Return')
app.wait('the table', lambda: app.title() == 'Klaverjassen')
my_turn()
shoot('calls')

answer(len(calls()))
while my_turn() and not has_to_follow():
    act()
shoot('play')

while my_turn() and (calls() or len(hand()) > 6):
    act()
app.key('l')
shoot('last-trick')
app.key('l')

while my_turn() and not deal_over():
    act()
app.wait('focus on the button below the result', lambda: focused(deal_over()))
shoot('result')

app.key('Return')
app.wait('the next deal', lambda: not deal_over())
my_turn()
if suffix.startswith('360'):
    app.key('F9')
shoot('score-sheet')

app.close()
