"""Restarts the program from its preferences in the middle of a match.

The language of the settings is spoken from the start. After another one is chosen, the button
starts the same process again: it speaks the other language, and the match goes on at the same card.

Run by tools/headless -w, with ATOUT_PROGRAM and ATOUT_LOCALEDIR.
"""

import gettext
import os
import re
import sqlite3
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'tools'))
from drive import PROGRAM, App, settings  # noqa: E402
from table import Table  # noqa: E402

USER = 'Sanne'


def check(is_true, text):
    if not is_true:
        raise SystemExit(text)


def stored(folder):
    """The matches, and all that was done in them."""
    base = sqlite3.connect(os.path.join(folder, 'data/atout/history.db'))
    matches = base.execute('SELECT id, game FROM match').fetchall()
    actions = base.execute('SELECT seat, token FROM action ORDER BY deal, position').fetchall()
    base.close()
    return matches, actions


def choose_language(app, folder, key):
    """Writes the language @key into the settings, as the row of the preferences does."""
    path = os.path.join(folder, 'glib-2.0/settings/keyfile')
    with open(path) as file:
        text = file.read()
    with open(path, 'w') as file:
        file.write(re.sub(r"^language='.*'$", f"language='{key}'", text, flags=re.MULTILINE))
    app.key('ctrl+comma')
    return app.wait('the button', lambda: app.find_button(app.text('Restart')))


def follow(app, language):
    """Takes @app for what the same process is after its restart in @language."""
    old = app.root
    app.words = gettext.translation(PROGRAM, os.environ['ATOUT_LOCALEDIR'], [language], fallback=True)
    app.root = app.wait('another program in the accessibility tree',
                        lambda: (root := app._find_root()) != old and root)
    app.window = app.wait('its window', app._find_window)


def main():
    with settings("language='de'", f"player-name='{USER}'", "animation-speed='off'",
                  'trick-pause=0.0') as folder:
        app = App([os.environ['ATOUT_PROGRAM'], '--seed', '5', '--new', 'klaverjas'], 'de',
                  os.environ['ATOUT_LOCALEDIR'])
        try:
            table = Table(app, USER)
            table.my_turn()
            table.act()
            table.my_turn()
            before = stored(folder)
            check(app.text('Preferences') == 'Einstellungen', 'no German is to be had')
            app.act(choose_language(app, folder, 'nl'), 'click')
            follow(app, 'nl')
            table = Table(app, USER)
            table.my_turn()
            check(stored(folder) == before, f'{before} became {stored(folder)}')
            table.act()
            table.my_turn()
            matches, actions = stored(folder)
            check(matches == before[0] and len(actions) > len(before[1]), 'the match did not go on')
            # another call is left to the window that is there, and ends
            subprocess.run([os.environ['ATOUT_PROGRAM']], check=True)
            app.close()
        finally:
            app.process.kill()


if __name__ == '__main__':
    main()
