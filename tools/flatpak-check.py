"""The walk of tools/flatpak-check through the program in its sandbox: FOLDER APP_ID RECORD.

FOLDER is one that the sandbox does not see. Every step is told when it has been seen to work.
"""

import array
import os
import pathlib
import shutil
import subprocess
import sys
import threading
import time

from drive import App
from table import Table

PLAYER = 'Sanne'    # as tools/flatpak-check has it in the settings

outside, app_id, playthrough = sys.argv[1:]
outside = pathlib.Path(outside)
data = pathlib.Path.home() / '.var/app' / app_id / 'data/atout'
exports = pathlib.Path(os.environ['FLATPAK_USER_DIR']) / 'exports/share'
run = ['flatpak', 'run', '--user', app_id]
# what only our own runs want: in the sandbox settings are kept as they are for everybody
os.environ.pop('GSETTINGS_BACKEND')


def say(text):
    print('flatpak-check:', text, flush=True)


def start(argv=()):
    return App([*run, *argv], sandboxed=True)


def draw_deck(path):
    """A deck as GNOME Aisleriot has them, each card a rectangle of its own colour."""
    suits = ['club', 'diamond', 'heart', 'spade']
    ranks = ['1', *map(str, range(2, 11)), 'jack', 'queen', 'king']
    with open(path, 'w') as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" width="780" height="450" '
                   'viewBox="0 0 780 450">\n')
        for row, suit in enumerate(suits):
            for column, rank in enumerate(ranks):
                file.write(f'<rect id="{suit}_{rank}" x="{column * 60}" y="{row * 90}" width="60" '
                           f'height="90" fill="#{40 + row * 50:02x}{20 + column * 16:02x}80"/>\n')
        file.write('<rect id="back" x="120" y="360" width="60" height="90"/>\n</svg>\n')


class Speaker:
    """A sound server of its own, without a device, and the record of what it plays."""

    RATE = 48000        # samples of two bytes in a second
    LOUD = 200          # of 32768

    def __init__(self):
        socket = os.path.join(os.environ['XDG_RUNTIME_DIR'], 'pulse', 'native')
        os.makedirs(os.path.dirname(socket), exist_ok=True)
        self.server = subprocess.Popen(
            ['pulseaudio', '-n', '--daemonize=no', '--exit-idle-time=-1', '--disable-shm=yes',
             '-L', f'module-null-sink sink_name=out rate={self.RATE} channels=1',
             '-L', f'module-native-protocol-unix auth-anonymous=1 socket={socket}'],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not os.path.exists(socket):
            time.sleep(.05)
        self.recorder = subprocess.Popen(
            ['parec', f'--server=unix:{socket}', '--raw', '--format=s16ne', '--channels=1',
             f'--rate={self.RATE}', '--latency-msec=5', '--device=out.monitor'],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.loud = 0   # number of loud samples so far
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        while block := self.recorder.stdout.read1(4096):
            self.loud += sum(abs(sample) > self.LOUD for sample in array.array('h', block[:len(block) & ~1]))

    def end(self):
        self.recorder.terminate()
        self.server.terminate()
        self.server.wait()


speaker = Speaker()

# -- a call and a card ------------------------------------------------------------------------
app = start(['--new=klaverjas', '--seed=3'])
table = Table(app, PLAYER)
table.my_turn()
if not table.calls():
    sys.exit('the first deal of seed 3 asks for no call')
call = table.calls()[0].get_name()
table.answer(1)
say(f'called “{call}”')
table.my_turn()
while table.calls():
    table.answer(1)
    table.my_turn()
before = table.names()
quiet = speaker.loud
table.play()
say(f'played “{next(card for card in before if card not in table.names())}”')
app.wait('the sound of a card', lambda: speaker.loud > quiet)
say('heard a card from the sandbox')

# -- killed, and gone on with -----------------------------------------------------------------
table.my_turn()
hand = table.names()
subprocess.run(['flatpak', 'kill', app_id], check=True)
app.process.wait()
app.wait_until_gone()
app = start()
table = Table(app, PLAYER)
go_on = app.wait('the match to go on with',
                 lambda: app.find('push button', app.text('Continue: {match}').split('{')[0]))
app.go_to(go_on)
app.key('Return')
table.my_turn()
if table.names() != hand:
    sys.exit(f'the hand was {hand} and is {table.names()}')
say(f'killed; goes on with the same {len(hand)} cards')
table.play()
say('played another card')

# -- a deck through the portal ----------------------------------------------------------------
deck = outside / 'portal-proof.svg'
draw_deck(deck)
app.key('ctrl+comma')
app.go_to(app.wait('the row of a game',
                   lambda: next((node for node in app.nodes() if app.role(node) == 'list item' and
                                 'Wurzen' in (node.get_name() or '')), None)))
app.key('Return')
add = app.text('Add File…')
app.go_to(app.wait('the row that adds a deck', lambda: app.find('list item', add)))
app.key('Return')
app.choose_file(app.text('Add a Deck'), deck)
copied = app.wait('the deck in the data of the sandbox',
                  lambda: next(data.glob('decks/**/*portal-proof*'), None))
app.wait('the row of the deck',
         lambda: next((node for node in app.nodes()
                       if (node.get_name() or '').startswith('Portal proof')), None))
say(f'added a deck through the portal: {copied.relative_to(data)}')
app.key('Escape')
app.close()

# -- a record from the file manager -----------------------------------------------------------
record = outside / 'evening.atout'
shutil.copy(playthrough, record)
looking_back = app.text('Looking back')
desktop = exports / 'applications' / f'{app_id}.desktop'

# over the message bus, which starts the sandbox; then by the command line of the desktop file
for how, argv in {
        'the message bus': ['gio', 'launch', desktop, record],
        'the command line': [word.replace('%F', str(record)) for word in next(
            line for line in desktop.read_text().splitlines()
            if line.startswith('Exec=')).removeprefix('Exec=').split()]}.items():
    app = App(list(map(str, argv)), sandboxed=True, starter=how == 'the message bus')
    app.wait(f'the record by {how}', lambda: app.title().startswith(looking_back))
    say(f'a record opened by {how}')
    app.close()
speaker.end()
