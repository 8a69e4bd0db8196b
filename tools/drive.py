"""Drive Atout like a person: look at its accessibility tree, press keys on its X display.

Needs python3-gi, gir1.2-atspi-2.0, at-spi2-core, xdotool and ImageMagick, and a display of its own
(tools/headless -w). Nothing here sleeps for a guessed time: everything waits for what it needs.
"""

import contextlib
import gettext
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import warnings

from keys import key_code

warnings.simplefilter('ignore')
import gi  # noqa: E402
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

PROGRAM = 'atout'
TELL = 60       # seconds between two messages about a long wait

# What newer accessibility libraries, or newer GTK, call a role.
ROLES = {'button': 'push button', 'grouping': 'panel'}


def pump(seconds):
    """Lets events come in for a while."""
    end = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        if not context.iteration(False):
            time.sleep(.01)


@contextlib.contextmanager
def settings(*lines):
    """The program's settings are these lines while this lasts, in a folder that goes afterwards."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for sub in ('glib-2.0/settings', 'gtk-4.0'):
            os.makedirs(os.path.join(folder, sub))
        with open(os.path.join(folder, 'gtk-4.0', 'settings.ini'), 'w') as file:
            file.write('[Settings]\ngtk-enable-animations=0\n')
        with open(os.path.join(folder, 'glib-2.0/settings/keyfile'), 'w') as file:
            file.write('\n'.join(('[' + app_id().replace('.', '/') + ']', *lines)) + '\n')
        os.environ.update(XDG_CONFIG_HOME=folder, XDG_DATA_HOME=os.path.join(folder, 'data'),
                          GSETTINGS_BACKEND='keyfile')
        yield folder


def app_id():
    build_file = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'meson.build')
    with open(build_file) as file:
        return re.search(r"^app_id = '(.*)'$", file.read(), re.MULTILINE).group(1)


def sentences(texts):
    """One by one, without their full stops."""
    for text in texts:
        yield from (part.rstrip('. ') for part in re.split(r'(?<=[.?!]) ', text) if part.strip())


class Ear:
    """What a screen reader is told: what is announced, and what of that which has the keys changes.

    GTK announces from 4.14; before that what has the keys is described anew.
    """

    def __init__(self):
        self.heard = []
        self.focus = None
        self.listeners = []
        self._listen('object:announcement', lambda event: self.heard.append(event.any_data))
        self._listen('object:state-changed:focused', self._focused)
        self._listen('object:property-change:accessible-description', self._described)

    def _listen(self, kind, hear):
        listener = Atspi.EventListener.new(hear)
        listener.register(kind)
        self.listeners.append(listener)     # it must live on

    def _focused(self, event):
        if event.detail1:
            self.focus = event.source

    def _described(self, event):
        if event.source == self.focus and isinstance(event.any_data, str) and event.any_data:
            self.heard.append(event.any_data)


class App:
    def __init__(self, argv, language='en', locale_dir=None, sandboxed=False, starter=False):
        """@argv is the program; or, @sandboxed, what leads to it: its window tells no number of a
        process that is known out here. A @starter ends when the program has been asked for."""
        self.words = gettext.translation(PROGRAM, locale_dir, [language], fallback=True)
        self.sandboxed = sandboxed
        self.starter = starter
        self.process = subprocess.Popen(argv)
        self.last_picture = None
        self.root = self.wait('the program in the accessibility tree', self._find_root)
        self.window = self.wait('its window', self._find_window)

    # -- waiting ----------------------------------------------------------------------------

    def wait(self, what, condition):
        """Waits until condition() is true and returns its value. There is no timeout, because the
        test runner has one. A long wait prints messages and saves a picture of the display."""
        told = time.monotonic()
        while True:
            if time.monotonic() - told > TELL:
                told = time.monotonic()
                self.tell_wait(what)
            if self.process.poll() is not None and not (self.starter and
                                                        self.process.returncode == 0):
                raise SystemExit(f'the program ended with {self.process.returncode} '
                                 f'while waiting for {what}')
            try:
                value = condition()
            except GLib.Error:          # the tree changed while it was read
                value = None
            if value:
                return value
            pump(.05)

    @staticmethod
    def tell_wait(what):
        print(f'still waiting for {what}', file=sys.stderr, flush=True)
        if shutil.which('import'):
            picture = os.path.join(tempfile.gettempdir(), f'atout-waits-{os.getpid()}.png')
            subprocess.run(['import', '-window', 'root', picture], stderr=subprocess.DEVNULL)
            print(f'the display: {picture}', file=sys.stderr, flush=True)

    def _find_root(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_name() == PROGRAM and child.get_child_count() > 0:
                return child

    def _find_window(self):
        how = ['--name', '.'] if self.sandboxed else ['--pid', str(self.process.pid)]
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', *how], capture_output=True,
                               text=True)
        return found.stdout.split()[-1:]

    # -- looking ----------------------------------------------------------------------------

    def text(self, message, context=None):
        """What @message is in the language of the program."""
        return self.words.pgettext(context, message) if context else self.words.gettext(message)

    def nodes(self, node=None):
        node = node or self.root
        yield node
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child:
                yield from self.nodes(child)

    def role(self, node):
        name = node.get_role_name()
        return ROLES.get(name, name)

    def find(self, role, name, below=None):
        """The first node of @role whose name is, or begins with, @name."""
        return next((node for node in self.nodes(below)
                     if self.role(node) == role and (node.get_name() or '').startswith(name)),
                    None)

    def find_button(self, name):
        """The button of that name that can be reached, or None."""
        return next((node for node in self.nodes()
                     if self.role(node) == 'push button' and node.get_name() == name
                     and self.is_visible(node)), None)

    def is_in(self, node, state):
        return node.get_state_set().contains(state)

    def is_focused(self, node):
        return self.is_in(node, Atspi.StateType.FOCUSED)

    def is_visible(self, node):
        """Neither @node nor what it lies in is hidden, as a page that is not seen."""
        while node and node.get_role_name() != 'application':
            if not self.is_in(node, Atspi.StateType.VISIBLE):
                return False
            node = node.get_parent()
        return True

    def title(self):
        """Of the window; '' while there is none."""
        window = self.root.get_child_at_index(0)
        return window.get_name() if window else ''

    def pattern(self, message, context=None):
        """A regular expression for what is written after @message, with its {fields} as groups."""
        return self._to_pattern(self.text(message, context))

    def patterns_of_count(self, one, many):
        """The same for a message with a number: one for each form of the language."""
        return [self._to_pattern(self.words.ngettext(one, many, n)) for n in (1, 2)]

    @staticmethod
    def _to_pattern(text):
        parts = re.split(r'\{(\w+)\}', text)
        return re.compile(''.join(f'(?P<{part}>.+?)' if i % 2 else re.escape(part)
                                  for i, part in enumerate(parts)))

    # -- doing ------------------------------------------------------------------------------

    def key(self, *keys):
        subprocess.run(['xdotool', 'key', *map(key_code, keys)], check=True)

    def focused(self):
        return next((node for node in self.nodes() if self.is_focused(node)), None)

    def go_to(self, node, key='Tab', steps=100):
        """Presses @key until @node, or something in it, has the focus."""
        for _ in range(steps):
            if any(self.is_focused(part) for part in self.nodes(node)):
                return
            now = self.focused()
            self.key(key)
            self.wait('the focus to move', lambda: self.focused() not in (None, now))
        raise SystemExit(f'{steps} times {key} do not lead to “{node.get_name()}”')

    def choose_file(self, title, path):
        """Answers the desktop's question for a file, whose window is called @title."""
        def dialog():
            desktop = Atspi.get_desktop(0)
            programs = (desktop.get_child_at_index(i) for i in range(desktop.get_child_count()))
            return next((node for program in programs if program and program != self.root
                         for node in self.nodes(program) if node.get_name() == title), None)
        def place():
            return next((node for node in self.nodes(dialog())
                         if self.role(node) == 'text' and self.is_focused(node)), None)
        self.wait(f'a window “{title}”', dialog)
        self.key('slash')
        self.wait('the line for the name of a file', place).get_editable_text_iface() \
            .set_text_contents(str(path))
        self.key('Return')

    def act(self, node, action):
        """Does one of the actions that @node tells of."""
        names = [Atspi.Action.get_action_name(node, i) for i in range(node.get_n_actions())]
        node.do_action(names.index(action))

    def picture(self):
        """The display as a PNG, as soon as it is another than last time and does not move."""
        def still():
            shots = {grab('rgb:-') for _ in range(3)}
            return shots if len(shots) == 1 and shots != self.last_picture else None
        def grab(format):
            return subprocess.run(['import', '-window', 'root', format],
                                  capture_output=True, check=True).stdout
        self.last_picture = self.wait('a picture that is new and stays', still)
        return grab('png:-')

    def wait_until_gone(self):
        """From the accessibility tree: what comes next is then another run."""
        while True:
            try:
                if not self._find_root():
                    return
            except GLib.Error:          # it is going
                pass
            time.sleep(.05)

    def close(self):
        self.key('ctrl+q')
        self.process.wait()
        self.wait_until_gone()
        if self.process.returncode != 0:
            raise SystemExit(f'the program ended with {self.process.returncode}')
