"""The pictures of the store entry, one run of the program for each: FOLDER NAME PROGRAM SEED [GAME CALL].

With GAME a match of it is begun, what is asked answered by the call at the place CALL
(from 1, or from the end), and a picture taken in the middle of a trick, best one that has to be
followed; otherwise of the start page. Everything follows from SEED.
"""

import pathlib
import sys

from drive import App
from table import Table

PLAYER = 'Sanne'    # as tools/screenshots has it in the settings
TRICKS = 1          # that lie behind when the picture is taken

folder, name, program, seed, *game = sys.argv[1:]
app = App([program, f'--seed={seed}', *(f'--new={key}' for key in game[:1])])
if game:
    table = Table(app, PLAYER)
    table.my_turn()
    tricks = 0
    while table.my_turn() and (table.calls() or tricks < TRICKS or
                               (tricks < 2 * TRICKS and not table.has_to_follow())):
        if table.deal_over():
            sys.exit(f'{name}: the deal was over before a picture was worth taking')
        calls = len(table.calls())
        if calls:
            place = int(game[1])
            table.answer(place if place > 0 else calls + 1 + place)
        else:
            table.play()
            tricks += 1
    focused = app.wait('the focus on a card', lambda: next(
        (place for place, card in enumerate(table.hand(), 1) if app.is_focused(card)), None))
    app.key(str(focused % 10))      # only shortly after a key is it seen where the focus is
else:
    app.wait('the start page', lambda: app.find('push button', 'Klaverjassen.'))
(pathlib.Path(folder) / f'{name}.png').write_bytes(app.picture())
app.close()
