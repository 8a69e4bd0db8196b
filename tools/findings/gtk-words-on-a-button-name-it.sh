#!/bin/bash
# GTK 4.24.1, libadwaita 1.10.0 (Debian forky, November 2026; so already in GTK 4.18.6, not in 4.8.3):
# GTK_ACCESSIBLE_PROPERTY_LABEL, set on a button with a text or on a drop-down, is not what a screen reader
# is told: the words on it name it, by a relation that GTK sets itself and that wins over the property. An
# AdwActionRow is described by its subtitle likewise, also by an empty one. The documentation of the
# property says no word of it, and nothing is logged. gtk_accessible_reset_relation () brings the words of
# the program back.
# Expected: the property wins, as aria-label does over the content of a button.
set -euo pipefail
. "$(dirname "$0")/root.bash"

mkdir -p "$work/share"
cat >"$work/share/program.py" <<'PYTHON'
import sys
import gi
gi.require_version('Gtk', '4.0'); gi.require_version('Adw', '1')
from gi.repository import Adw, Gtk
LABEL, DESCRIPTION = Gtk.AccessibleProperty.LABEL, Gtk.AccessibleProperty.DESCRIPTION
def activate(app):
    box = Gtk.Box()
    for reset in False, True:
        button = Gtk.Button(label='Rules…')
        button.update_property([LABEL], ['Rules of chess'])
        choice = Gtk.DropDown.new_from_strings(['one', 'two'])
        choice.update_property([LABEL], ['Level'])
        row = Adw.ActionRow(title='Row')
        row.update_property([DESCRIPTION], ['What a row is'])
        if reset:
            button.reset_relation(Gtk.AccessibleRelation.LABELLED_BY)
            choice.reset_relation(Gtk.AccessibleRelation.LABELLED_BY)
            row.reset_relation(Gtk.AccessibleRelation.DESCRIBED_BY)
        rows = Gtk.ListBox()
        rows.append(row)
        for widget in button, choice, rows:
            box.append(widget)
    window = Adw.ApplicationWindow(application=app, content=box, title='window')
    window.present()
app = Adw.Application()
app.connect('activate', activate)
app.run()
PYTHON
cat >"$work/share/ask.py" <<'PYTHON'
import subprocess, sys, time, warnings
warnings.simplefilter('ignore')
import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi
program = subprocess.Popen([sys.executable, '/share/program.py'], stderr=subprocess.DEVNULL)
found = []
def walk(node):
    role = node.get_role_name()
    if role in ('button', 'combo box'):
        found.append(node.get_name())
    elif role == 'list item' and node.get_name() == 'Row':
        found.append(node.get_description())
    for i in range(node.get_child_count()):
        walk(node.get_child_at_index(i))
for _ in range(200):
    found.clear()
    walk(Atspi.get_desktop(0))
    if len(found) >= 6:
        break
    time.sleep(.1)
program.kill()
print(' | '.join(found))
PYTHON
got=$(in_root forky libgtk-4-1=4.24.1+ds-1 libadwaita-1-0=1.10.0-2 -- gir1.2-gtk-4.0 gir1.2-adw-1 gir1.2-atspi-2.0 \
  python3-gi at-spi2-core dbus-daemon xvfb xauth fonts-dejavu-core -- \
  xvfb-run -a dbus-run-session -- env GSK_RENDERER=cairo python3 /share/ask.py | tail -n 1)
expect 'names and description, as they are and with the relation taken away' \
  'Rules… | one |  | Rules of chess | Level | What a row is' "$got"
