"""What Orca says of a deal, or of the pages: listen.py FILE LANGUAGE GAME[@SEED]|pages. Run by tools/listen.

Nothing is pressed before Orca is quiet: so whatever is cut short was cut by the program, or by Orca.
"""

import importlib.machinery
import importlib.util
import os
import subprocess
import sys
import tempfile
import time

from drive import App, pump, settings

TOOLS = os.path.dirname(os.path.abspath(__file__))
QUIET = .8          # seconds without a word, after which nothing more is said
PATIENCE = 60       # seconds for Orca to begin
STEPS = 40          # by Tab on a page
GAMES = ['klaverjas', 'zensern', 'cego', 'fiftysix', 'wurzen']   # known: nothing is explained
PAGES = {'start page': [], 'new match': ['ctrl+n'], 'preferences': ['ctrl+comma'],
         'shortcuts': ['ctrl+question'], 'past matches': ['ctrl+h'], 'rules': ['F1']}


def load(path):
    """The Python file at @path, whose name is no name of a module."""
    loader = importlib.machinery.SourceFileLoader('loaded', path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader('loaded', loader))
    loader.exec_module(module)
    return module


aloud = load(os.path.join(TOOLS, '..', 'tests', 'play-aloud.py'))


class Voice:
    """Orca with its voice, and the log of what is said and pressed."""

    def __init__(self, folder):
        self.log = os.path.join(folder, 'log')
        socket = os.path.join(folder, 'socket')
        config = os.path.join(folder, 'speech-dispatcher')
        os.mkdir(config)
        open(self.log, 'w').close()
        with open(os.path.join(config, 'speechd.conf'), 'w') as file:
            file.write(f'LogDir "{folder}"\nAddModule "silent" "{TOOLS}/silent-voice.py" ""\n'
                       'DefaultModule silent\n')
        self.environment = dict(os.environ, LISTEN_LOG=self.log, XDG_CONFIG_HOME=folder,
                                XDG_DATA_HOME=folder, SPEECHD_ADDRESS=f'unix_socket:{socket}')
        self.programs = []
        self.begin('speech-dispatcher', '-s', '-t', '0', '-C', config, '-c', 'unix_socket',
                   '-S', socket)
        self.wait('speech-dispatcher', lambda: os.path.exists(socket))
        self.begin('orca')
        self.wait('Orca', self.events)
        self.wait_until_quiet()

    def begin(self, *words):
        self.programs.append(subprocess.Popen(words, env=self.environment,
                                              stdout=subprocess.DEVNULL,
                                              stderr=subprocess.DEVNULL))

    def wait(self, what, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                self.end()
                raise SystemExit(f'{what} does not begin')
            time.sleep(.1)

    def events(self):
        """(seconds, what, text) of all that happened."""
        with open(self.log, encoding='utf-8') as file:
            lines = [line.rstrip('\n').split('\t', 2) for line in file]
        return [(float(line[0]), line[1], line[2]) for line in lines if len(line) == 3]

    def note(self, what, text):
        with open(self.log, 'a', encoding='utf-8') as file:
            file.write(f'{time.time():.3f}\t{what}\t{text}\n')

    def wait_until_quiet(self):
        while True:
            said = [event for event in self.events() if event[1] in ('say', 'end', 'stop')]
            if said[-1][1] != 'say' and time.time() - said[-1][0] > QUIET:
                return
            pump(.1)

    def end(self):
        for program in reversed(self.programs):
            program.terminate()
            program.wait()

    def write(self, path):
        events = self.events()
        texts = []
        for seconds, what, text in events:
            if what == 'key':
                texts.append(f'[{text}]')
            elif what == 'say':
                texts.append(f'{seconds - events[0][0]:7.1f}  {text}')
            elif what == 'page':
                texts.append(f'\n{text}\n')
            elif what == 'stop' and texts:
                texts[-1] += ' …'
        with open(path, 'w', encoding='utf-8') as file:
            file.write('\n'.join(texts) + '\n')


class HeardApp(App):
    """All that is said is listened to before a key is pressed; nothing is done without keys."""

    def __init__(self, voice, language, *arguments):
        self.voice = voice
        super().__init__([os.environ['ATOUT_PROGRAM'], *arguments], language,
                         os.environ['ATOUT_LOCALEDIR'])

    def key(self, *keys):
        for key in keys:
            pump(.2)        # for Orca to begin
            self.voice.wait_until_quiet()
            self.voice.note('key', key)
            super().key(key)

    def act(self, node, action):
        self.go_to(node)
        self.key('Return')


class Listener(aloud.Player):
    """Looks at all that is offered when a kind of question is asked first, then answers."""

    def __init__(self, voice, language, seed):
        super().__init__(lambda: HeardApp(voice, language, '--seed', seed))
        self.asked = set()

    def start(self):
        """By the page for it, which has the game that was played last."""
        self.app.key('ctrl+n')
        title = self.app.text('Start Match')
        self.app.go_to(self.app.wait('the page', lambda: self.app.find_button(title)))
        self.app.key('Return')

    def question(self):
        asked = super().question()
        if not asked or asked[0] == 'over' or asked[0] in self.asked:
            return asked
        kind, nodes = asked
        self.asked.add(kind)
        if kind == 'call':
            self.app.key(*['Tab'] * len(nodes), *['ISO_Left_Tab'] * len(nodes))
        else:
            cards = [node for node in self.app.nodes(self.group(self.app.text('Your hand')))
                     if self.app.role(node) == 'push button']
            self.app.key('Home', *['Right'] * (len(cards) - 1))
        if kind == 'play':
            self.app.key('s', 't', 'l', 'Escape')
        return asked

    def mark(self, cards):
        self.go_to(cards[-1])
        self.app.key('Return')
        self.app.wait('the mark', lambda: len(self.cards(self.markable)) < len(cards))
        calls = self.buttons('Calls')
        if calls:
            self.hear_after(self.app.act, calls[0], 'click')

    def play(self, cards, step):
        self.go_to(cards[-1])
        self.hear_after(self.app.key, 'Return')


def play(voice, language, seed):
    player = Listener(voice, language, seed)
    try:
        player.start()
        player.run()
        player.app.key(*['Tab'] * 8, 's', 'F9', *['Tab'] * 8)
        voice.wait_until_quiet()
        player.app.close()
    finally:
        player.app.process.kill()


def walk(voice, language):
    """Each page in a program of its own: so all begin alike."""
    for page, keys in PAGES.items():
        voice.note('page', page)
        app = HeardApp(voice, language)
        try:
            app.key(*keys, *['Tab'] * STEPS)
            voice.wait_until_quiet()
        finally:
            app.process.kill()
        app.process.wait()
        app.wait_until_gone()


def main():
    path, language, what = sys.argv[1:4]
    name, _, seed = what.partition('@')
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        voice = Voice(folder)
        try:
            with settings(f"language='{language}'", "player-name='Sanne'",
                          f"last-game='{name if name in GAMES else GAMES[0]}'",
                          f'played-games={GAMES}'):
                if name == 'pages':
                    walk(voice, language)
                else:
                    play(voice, language, seed or '3')
        finally:
            voice.end()
            voice.write(path)


if __name__ == '__main__':
    main()
