"""The walk of tools/deb-check through the program that is installed in another Debian: TREE PICTURE."""

import os
import pathlib
import subprocess
import sys
import tempfile

from drive import App
from table import Table

PLAYER = 'Sanne'

tree, picture = sys.argv[1:]
# in /tmp, which TREE sees; no card is on its way
with tempfile.TemporaryDirectory(dir='/tmp') as config:
    settings = pathlib.Path(config) / 'glib-2.0/settings'
    settings.mkdir(parents=True)
    app_id = next(pathlib.Path(tree).glob('usr/share/applications/*.desktop')).stem
    (settings / 'keyfile').write_text(f"[{app_id.replace('.', '/')}]\nplayer-name='{PLAYER}'\n"
                                      "animation-speed='off'\ntrick-pause=0.0\n")
    os.environ.update(XDG_CONFIG_HOME=config, GSETTINGS_BACKEND='keyfile', LC_ALL='C.UTF-8',
                      HOME='/root')
    app = App(['unshare', '--mount', 'bash', '-c',
               'for place in dev proc sys tmp; do mount --rbind /$place "$0/$place" || exit 1; done;'
               ' exec chroot "$0" atout --new=klaverjas --seed=3', tree])
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
