"""The pictures of the store entry, one run of the program for each: FOLDER NAME PROGRAM.

Each is the window alone, with its shadow and round corners on a transparent ground. The deals
follow from a seed. Run by tools/screenshots --store, under a compositor.
"""

import pathlib
import struct
import subprocess
import sys
import time
import zlib

from drive import App
from table import Table

PLAYER = 'Sanne'    # as tools/screenshots has it in the settings
STILL = 3           # equal pictures in a row

folder, name, program = sys.argv[1:]


# -- the picture of the window ------------------------------------------------------------------

def dump(window):
    return subprocess.run(['xwd', '-silent', '-id', window], capture_output=True, check=True).stdout


def straighten(row):
    """A row of premultiplied blue, green, red, alpha as red, green, blue, alpha."""
    for i in range(0, len(row), 4):
        blue, green, red, alpha = row[i:i + 4]
        if alpha not in (0, 255):
            blue, green, red = (min(255, part * 255 // alpha) for part in (blue, green, red))
        row[i:i + 4] = red, green, blue, alpha
    return row


def to_png(shot):
    """A dump of xwd as PNG; ImageMagick would drop its transparency."""
    header = struct.unpack('>25I', shot[:100])
    width, height, bytes_per_line = header[4], header[5], header[12]
    pixels = shot[header[0] + 12 * header[19]:]
    rows = b''.join(b'\0' + straighten(bytearray(pixels[y * bytes_per_line:][:4 * width]))
                    for y in range(height))

    def chunk(kind, data):
        return (struct.pack('>I', len(data)) + kind + data
                + struct.pack('>I', zlib.crc32(kind + data)))

    return (b'\x89PNG\r\n\x1a\n'
            + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0))
            + chunk(b'IDAT', zlib.compress(rows, 9)) + chunk(b'IEND', b''))


def shoot(app):
    """Saves the window when it does not move any more."""
    window = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(app.process.pid)],
                            capture_output=True, check=True, text=True).stdout.split()[-1]
    # Only what is inside the display can be read, and no button may be under the pointer.
    subprocess.run(['xdotool', 'windowmove', '--sync', window, '60', '60', 'mousemove', '1', '1'],
                   check=True)
    shots = []
    while len(shots) < STILL or len(set(shots[-STILL:])) > 1:
        time.sleep(.2)
        shots.append(dump(window))
    (pathlib.Path(folder) / f'{name}.png').write_bytes(to_png(shots[-1]))
    app.close()


# -- the way to each ----------------------------------------------------------------------------

def start(*arguments):
    return App([program, *arguments])


def press(app, role, title):
    """Opens the first row or button whose name begins with @title."""
    app.go_to(app.wait(title, lambda: next(
        (node for node in app.nodes() if app.role(node) == role and app.is_visible(node)
         and (node.get_name() or '').startswith(title)), None)))
    app.key('Return')


def play(game, seed, call, tricks):
    """A table in the middle of a trick in which the user has to follow, after @tricks."""
    app = start(f'--new={game}', f'--seed={seed}')
    table = Table(app, PLAYER)
    table.my_turn()
    played = 0
    while table.my_turn() and (table.calls() or played < tricks or
                               (played < 2 * tricks and not table.has_to_follow())):
        if table.deal_over():
            sys.exit(f'{name}: the deal was over before a picture was worth taking')
        calls = len(table.calls())
        if calls:
            table.answer(call if call > 0 else calls + 1 + call)
        else:
            table.play()
            played += 1
    return app


def play_without_sheet(game, seed, call, tricks):
    app = play(game, seed, call, tricks)
    app.key('F9')
    return app


def solve():
    """A problem of Klaverjassen, answered wrongly: the refutation is shown."""
    app = start('--seed=3')
    press(app, 'push button', 'Learn Klaverjassen')
    press(app, 'list item', app.text('Begin with the First Problem'))
    table = Table(app, PLAYER)
    app.wait('the cards of the problem', table.hand)
    app.key('4', 'Return')
    app.wait('the refutation', lambda: app.find('push button', app.text('Again', 'problem')))
    return app


def review():
    """The review of a deal of Klaverjassen."""
    app = start('--new=klaverjas:rotterdam', '--seed=3')
    table = Table(app, PLAYER)
    while table.my_turn() and not table.deal_over():
        table.act()
    app.key('ctrl+h')
    press(app, 'list item', 'Klaverjassen')
    press(app, 'push button', 'Review Deal 1')
    app.wait('the review', lambda: any('Judging decision' in (node.get_name() or '')
                                       for node in app.nodes()))
    app.wait('the end of the review', lambda: not any('Judging decision' in (node.get_name() or '')
                                                      for node in app.nodes()))
    return app


def compete():
    """The page that lists the ways to compete."""
    app = start('--seed=3')
    press(app, 'push button', 'Compete in Klaverjassen')
    return app


PICTURES = {
    'klaverjas': lambda: play('klaverjas:rotterdam', 3, 1, 1),
    'cego': lambda: play_without_sheet('cego', 3, 1, 1),
    'problem': solve,
    'review': review,
    'compete': compete,
    'phone': lambda: play('wurzen', 3, 1, 1),
}
shoot(PICTURES[name]())
