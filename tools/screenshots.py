"""The walk of tools/screenshots through one run of the program: FOLDER SUFFIX LANGUAGE PROGRAM.

Everything is done by keyboard. The deals follow from the seed, so that every size and language
shows the same cards.
"""

import os
import sys

from drive import App
from table import Table

PLAYER = 'Sanne'    # as tools/screenshots has it in the settings

folder, suffix, language, program, locale_dir = sys.argv[1:]
app = App([program, '--seed', '3'], language, locale_dir)
table = Table(app, PLAYER)


def shoot(page):
    with open(os.path.join(folder, f'{page}-{suffix}.png'), 'wb') as file:
        file.write(app.picture())


app.wait('the start page', lambda: app.find('push button', 'Klaverjassen.'))
shoot('start')

app.key('Tab', 'Tab', 'Tab')  # over "Learn" and "Compete" to "House Rules…"
app.key('Return')
app.wait('the page for a new match', lambda: app.title() == app.text('New match'))
shoot('new-match')

app.key('F1')
app.wait('the rules', lambda: app.title() == app.text('Rules'))
shoot('rules')
app.key('Escape')
app.wait('the page for a new match again', lambda: app.title() == app.text('New match'))

start = app.find('push button', app.text('Start Match'))
app.wait('focus on the start button', lambda: app.is_focused(start))
app.key('Return')
app.wait('the table', lambda: app.title() == 'Klaverjassen')
table.my_turn()
shoot('calls')

table.answer(len(table.calls()))
while table.my_turn() and not table.has_to_follow():
    table.act()
shoot('play')

while table.my_turn() and (table.calls() or len(table.hand()) > 6):
    table.act()
app.key('l')
shoot('last-trick')
app.key('l')

while table.my_turn() and not table.deal_over():
    table.act()
app.wait('focus on the button below the result', lambda: app.is_focused(table.deal_over()))
shoot('result')

app.key('Return')
app.wait('the next deal', lambda: not table.deal_over())
table.my_turn()
if suffix.startswith('360'):
    app.key('F9')
shoot('score-sheet')

app.close()
