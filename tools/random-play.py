#!/usr/bin/env python3
"""Sends random keys, clicks and sizes to the real window for a number of minutes.

    tools/headless tools/random-play.py [--minutes N] [--seed S] PROGRAM [ARGUMENT…]

Many rounds begin on the Learn page of a random form, in the main menu or in a dialog: About, the
preferences, the page of a new match, the shortcuts. Every half minute the tool prints the number
of keys, clicks and so on, the memory in use, and the open files and threads. At the end it prints
each different line that the program wrote on standard error. If the random keys quit the program,
it is started again. The tool fails if the program ends with a status other than 0, shows no window
for a minute, or triggers a sanitizer. Use a program built with sanitizers, and a screen of
2100x1500 (HEADLESS_SCREEN) for large sizes. The clicks may save and overwrite files, so run it
where nothing can be lost, for example with
bwrap --ro-bind / / --dev-bind /dev /dev --bind FOLDER FOLDER.
"""

import argparse
import collections
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

from keys import key_code

KEYS = (['Return', 'space', 'Tab', 'ISO_Left_Tab', 'Escape', 'BackSpace', 'Delete', 'Home', 'End',
         'Page_Up', 'Page_Down', 'Menu', 'plus', 'minus', 'question']
        + ['Left', 'Right', 'Up', 'Down'] * 4 + [f'F{n}' for n in (1, 9, 10, 11)]
        + list('abcdefghijklmnopqrstuvwxyz0123456789')
        + ['ctrl+z', 'ctrl+shift+z', 'ctrl+n', 'ctrl+comma', 'ctrl+question', 'ctrl+f', 'ctrl+o',
           'alt+Left', 'alt+Home', 'alt+d', 'ctrl+a', 'ctrl+c', 'ctrl+v', 'ctrl+e', 'ctrl+s',
           'shift+Right', 'ctrl+Return', 'ctrl+Page_Down'])
ARROWS = ['Left', 'Right', 'Up', 'Down']
DIALOG_KEYS = ['F10', 'F10', 'ctrl+comma', 'ctrl+n', 'ctrl+question']
GOING = 0.7             # probability that a round begins on a Learn page, in a menu or a dialog
CLOSE_BUTTON = 60       # pixels at the right end of the header bar that are not clicked
ROUND = 40              # things done between two looks at the windows
PAUSE = 0.004           # seconds between two of them
PATIENCE = 60           # seconds without any window, after which something is wrong
NO_WINDOW = (f'no window of the program was seen for {PATIENCE} seconds; a window manager hides it: '
             'use tools/headless without -w')


def ask(*words):
    return subprocess.run(['xdotool', *words], capture_output=True, text=True).stdout


def windows():
    """The windows of programs that can be seen, with their sizes; there is but one program."""
    result = []
    for window in ask('search', '--onlyvisible', '--maxdepth', '1', '--name', '.*').split():
        size = dict(line.split('=') for line in ask('getwindowgeometry', '--shell', window).split()
                    if '=' in line)
        if 'WIDTH' in size and int(size['WIDTH']) >= 100 and ask('getwindowpid', window):
            result.append((window, int(size['WIDTH']), int(size['HEIGHT'])))
    return result


def activate(action):
    """Activates the application action of this name in the running program."""
    build_file = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
                              'meson.build')
    with open(build_file) as lines:
        app_id = re.search(r"^app_id = '(.*)'$", lines.read(), re.MULTILINE).group(1)
    subprocess.run(['gapplication', 'action', app_id, action])


def figures(pid):
    """Memory in MB, open files, threads."""
    with open(f'/proc/{pid}/status') as status:
        fields = dict(line.split(':', 1) for line in status)
    return (int(fields['VmRSS'].split()[0]) // 1024, len(os.listdir(f'/proc/{pid}/fd')),
            int(fields['Threads']))


class Player:
    def __init__(self, seed):
        self.pid = None
        self.random = random.Random(seed)
        self.done = collections.Counter()
        self.hands = None
        self.seen = time.monotonic()        # when there was a window last

    def say(self, command):
        """A window that has gone in the meantime ends xdotool: then there is another."""
        if self.hands is None or self.hands.poll() is not None:
            self.hands = subprocess.Popen(['xdotool', '-'], stdin=subprocess.PIPE, text=True,
                                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self.hands.stdin.write(command + '\n')
            self.hands.stdin.flush()
        except BrokenPipeError:
            self.hands.wait()

    def press(self, keys):
        for key in keys:
            self.say(f'key --delay 0 {key_code(key)}')
        self.done['keys'] += len(keys)

    def learn(self):
        """Opens a random Learn page from the start page: Tab leads from a tile to its button."""
        self.press(['Escape'] * 2 + ['alt+Left'] * 5
                   + self.random.choices(ARROWS, k=self.random.randrange(8)) + ['Tab', 'Return'])
        time.sleep(0.2)
        self.press(['Tab'] * self.random.randrange(12) + ['Return'])
        self.done['learning'] += 1

    def open_dialog(self):
        if self.random.random() < 0.3:
            activate('about')
        else:
            self.press([self.random.choice(DIALOG_KEYS)])
        self.done['dialogs'] += 1

    def act(self, window, width, height, is_alone):
        what = self.random.random()
        if what < 0.7:
            self.press([self.random.choice(KEYS)])
        elif what < 0.95:
            x, y = self.random.randrange(width), self.random.randrange(height)
            if y < 60 and x > width - CLOSE_BUTTON:
                return
            # the file dialog of GTK 4.8 crashes if it is closed right after a right click in it
            button = self.random.choices([1, 3, 4, 5], [8, is_alone, 1, 1])[0]
            self.say(f'mousemove --window {window} {x} {y} click {button}')
            self.done['clicks'] += 1
        else:
            most = self.random.choice([(500, 500), (1000, 800), (2000, 1400)])
            width, height = (self.random.randint(200, n) for n in most)
            self.say(f'windowsize {window} {width} {height}')
            self.done['sizes'] += 1

    def round(self):
        there = windows()
        if not there:
            if time.monotonic() - self.seen > PATIENCE:
                sys.exit(NO_WINDOW)
            time.sleep(0.1)
            return
        self.seen = time.monotonic()
        window, width, height = self.random.choice(there)
        self.say(f'windowfocus {window}')
        if self.random.random() < GOING:
            self.random.choice([self.learn, self.open_dialog])()
        for _ in range(ROUND):
            self.act(window, width, height, len(there) == 1)
            time.sleep(PAUSE)


def report(player, start):
    memory, files, threads = figures(player.pid)
    done = ', '.join(f'{n} {what}' for what, n in sorted(player.done.items()))
    print(f'{(time.monotonic() - start) / 60:5.1f} min: {done}; {memory} MB, {files} files, '
          f'{threads} threads', flush=True)


def begin(words, errors, player):
    program = subprocess.Popen(words, stderr=errors, stdin=subprocess.DEVNULL)
    player.seen = time.monotonic()
    while not windows() and program.poll() is None:
        if time.monotonic() - player.seen > PATIENCE:
            program.kill()
            sys.exit(NO_WINDOW)
        time.sleep(0.2)
    if program.poll() is not None:
        sys.exit(f'{words[0]} has ended, with status {program.returncode}')
    player.pid = int(ask('getwindowpid', windows()[0][0]))
    player.done['starts'] += 1
    return program


def end(program):
    """Quits as Ctrl+Q does, which without a window manager may go to another window."""
    activate('quit')
    try:
        return program.wait(60)
    except subprocess.TimeoutExpired:
        program.send_signal(signal.SIGTERM)
        return program.wait(60)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--minutes', type=float, default=30)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('program', nargs=argparse.REMAINDER)
    options = parser.parse_args()
    if not options.program or 'DISPLAY' not in os.environ:
        sys.exit('usage: tools/headless ' + __doc__.split('\n\n')[1].split('headless ')[1])

    errors = tempfile.TemporaryFile()
    player = Player(options.seed)
    program = begin(options.program, errors, player)
    start = last = time.monotonic()
    while time.monotonic() - start < options.minutes * 60:
        if program.poll() == 0:
            program = begin(options.program, errors, player)
        if program.poll() is not None:
            break
        player.round()
        if time.monotonic() - last >= 30 and program.poll() is None:
            report(player, start)
            last = time.monotonic()
    ended = program.poll() is not None
    status = program.returncode if ended else end(program)

    errors.seek(0)
    lines = collections.Counter(re.sub(r'\d\d:\d\d:\d\d\.\d+|\(.*?:\d+\)|0x[0-9a-f]+', '', line)
                                for line in errors.read().decode(errors='replace').splitlines())
    for line, n in lines.most_common():
        print(f'{n:6} x {line}')
    found = any('ERROR: ' in line or 'runtime error' in line for line in lines)
    print(f'{"ended by itself, " if ended else ""}status {status}'
          f'{", a sanitizer has found something" if found else ""}')
    sys.exit(1 if ended or status != 0 or found else 0)


if __name__ == '__main__':
    main()
