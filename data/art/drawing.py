"""What tools/draw-deck and tools/draw-place have in common: writing drawings, or comparing them."""

import sys

from decks import svg


def run(command, names, file_of, draw, arguments):
    """Carry out a command that writes drawings; returns its exit status.

    command: its name; names: of all drawings it knows; file_of (name): where one is;
    draw (name): the text of one; arguments: [--check] [NAME…].
    """
    check = '--check' in arguments
    wrong = 0
    for name in [a for a in arguments if a != '--check'] or names:
        if name not in names:
            sys.exit('%s: there is no “%s”; known are: %s' % (command, name, ', '.join(names)))
        file = file_of(name)
        svg.begin()
        text = draw(name)
        if not check:
            file.write_text(text, encoding='utf-8', newline='\n')
        elif not file.exists() or file.read_text(encoding='utf-8') != text:
            print('%s is not what tools/%s writes; run tools/%s %s' % (file, command, command, name))
            wrong += 1
    return 1 if wrong else 0
