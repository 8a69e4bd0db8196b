"""The walk of tools/deb-check through the program that is installed in another Debian: RELEASE PICTURE."""

import os
import pathlib
import sys
import tempfile

from drive import App, app_id
from table import Table

PLAYER = 'Sanne'

release, picture = sys.argv[1:]
tools = pathlib.Path(__file__).resolve().parent
# in /tmp, which the other Debian sees; no card is on its way
with tempfile.TemporaryDirectory(dir='/tmp') as config:
    settings = pathlib.Path(config) / 'glib-2.0/settings'
    settings.mkdir(parents=True)
    (settings / 'keyfile').write_text(f"[{app_id().replace('.', '/')}]\nplayer-name='{PLAYER}'\n"
                                      "animation-speed='off'\ntrick-pause=0.0\n")
    os.environ.update(XDG_CONFIG_HOME=config, GSETTINGS_BACKEND='keyfile')
    app = App([tools / 'debian', '--root', 'deb-run', '--share', '/tmp', release,
               'atout', '--new=klaverjas', '--seed=3'], sandboxed=True)
    table = Table(app, PLAYER)
    table.my_turn()
    call = table.calls()[0].get_name()
    table.answer(1)
    table.my_turn()
    while table.calls():
        table.answer(1)
        table.my_turn()
    before = table.names()
    table.play()
    table.my_turn()
    left = table.names()
    card = next(card for card in before if card not in left)
    pathlib.Path(picture).write_bytes(app.picture())
    app.close()
print(f'called “{call}”, played “{card}” in its window')
