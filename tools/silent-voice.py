#!/usr/bin/env python3
"""A voice for speech-dispatcher that makes no sound: it writes down what it would say, and when.

Run by speech-dispatcher, with LISTEN_LOG, a file that lines are added to: seconds, what happens ("say",
"end", "stop"), and the text; and LISTEN_PACE, seconds that a character takes. It says one thing at a
time as a real one does, so it shows as well what was never heard because something else came.
"""

import html
import os
import re
import sys
import threading
import time

LOG = os.environ['LISTEN_LOG']
PACE = float(os.environ.get('LISTEN_PACE', '.04'))

answering = threading.Lock()
stopped = threading.Event()


def note(what, text=''):
    with open(LOG, 'a', encoding='utf-8') as log:
        log.write(f'{time.time():.3f}\t{what}\t{text}\n')


def answer(*lines):
    with answering:
        print(*lines, sep='\n', flush=True)


def block():
    """The lines up to a full stop, as in mail."""
    lines = iter(sys.stdin.readline, '')
    return '\n'.join(line.rstrip('\n').removeprefix('.') if line.startswith('..') else line.rstrip('\n')
                     for line in iter(lambda: next(lines, '.\n'), '.\n'))


def speak(text):
    answer('701 BEGIN')
    note('say', text)
    if stopped.wait(len(text) * PACE):
        note('stop')
        answer('703 STOP')
    else:
        note('end')
        answer('702 END')


def main():
    voice = None
    for line in iter(sys.stdin.readline, ''):
        command = line.strip()
        if command == 'INIT':
            answer('299-silent', '299 OK LOADED SUCCESSFULLY')
        elif command in ('SPEAK', 'CHAR', 'KEY', 'SOUND_ICON'):
            answer('202 OK RECEIVING MESSAGE')
            text = html.unescape(re.sub('<[^>]*>', '', block())).strip()
            if voice:
                voice.join()
            stopped.clear()
            answer('200 OK SPEAKING')
            voice = threading.Thread(target=speak, args=[text])
            voice.start()
        elif command in ('STOP', 'PAUSE'):
            stopped.set()
        elif command in ('SET', 'AUDIO', 'LOGLEVEL'):
            answer('203 OK RECEIVING SETTINGS')
            block()
            answer('203 OK SETTINGS RECEIVED')
        elif command.startswith('LIST VOICES'):
            answer('200-silent\tnone\tnone', '200 OK VOICE LIST SENT')
        elif command == 'QUIT':
            answer('210 OK QUIT')
            return
        else:
            answer('300 ERR UNKNOWN COMMAND')


if __name__ == '__main__':
    main()
