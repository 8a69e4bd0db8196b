# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogues of translations, for the checks that read them."""
import ast
import collections
import re

Entry = collections.namedtuple('Entry', 'context messages translations')


def read(path):
    """The entries of the catalogue at @path, without its head and what is obsolete: the text and
    that of its plural, if there is one; and all forms of the translation."""
    entries = []
    entry = {}
    key = None
    for line in [*path.read_text().split('\n'), 'msgid ""']:
        found = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) (".*")$', line)
        if found:
            key = found[1]
            if key in ('msgctxt', 'msgid') and any(name.startswith('msgstr') for name in entry):
                entries.append(entry)
                entry = {}
            entry[key] = ast.literal_eval(found[2])
        elif line.startswith('"') and key:
            entry[key] += ast.literal_eval(line)
        else:
            key = None
    return [Entry(entry.get('msgctxt'),
                  [entry[name] for name in ('msgid', 'msgid_plural') if name in entry],
                  [text for name, text in entry.items() if name.startswith('msgstr')])
            for entry in entries if entry['msgid']]
