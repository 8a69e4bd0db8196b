#!/bin/bash
# GTK 4.24.1 (Debian forky, November 2026; its own SVG code paints symbolic icons since 4.22): an icon called
# NAME-symbolic that draws a line by fill="none" stroke="black" shows nothing at all, and nothing is logged.
# The same line with GTK's classes, class="transparent-fill foreground-stroke", is there. GTK 4.8, which
# hands such icons to librsvg, shows the line.
# Expected: a line that any SVG renderer draws is drawn.
set -euo pipefail
. "$(dirname "$0")/root.bash"

icons=$work/share/icons/hicolor/scalable/actions
mkdir -p "$icons"
line () {
  echo "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'><path d='M 2 8 H 14' stroke-width='2' $1/></svg>"
}
line "fill='none' stroke='black'" >"$icons/plain-symbolic.svg"
line "fill='none' stroke='black' class='transparent-fill foreground-stroke'" >"$icons/classes-symbolic.svg"
cat >"$work/share/draw.py" <<'PYTHON'
import gi
gi.require_version('Gtk', '4.0')
from gi.repository import Gdk, GLib, Gtk
Gtk.init()
theme = Gtk.IconTheme.get_for_display(Gdk.Display.get_default())
theme.add_search_path('/share/icons')
said = []
for name in 'plain-symbolic', 'classes-symbolic':
    image = Gtk.Image.new_from_icon_name(name)
    window = Gtk.Window(child=image)
    window.present()
    context = GLib.MainContext.default()
    while not image.get_mapped() or image.get_width() == 0:
        context.iteration(True)
    snapshot = Gtk.Snapshot()
    Gtk.WidgetPaintable.new(image).snapshot(snapshot, 16, 16)
    said.append(f'{theme.has_icon(name)} {"drawn" if snapshot.to_node() else "nothing"}')
print(', '.join(said))
PYTHON
got=$(in_root forky libgtk-4-1=4.24.1+ds-1 -- gir1.2-gtk-4.0 python3-gi xvfb xauth -- \
  xvfb-run -a env GSK_RENDERER=cairo GTK_A11Y=none python3 /share/draw.py | tail -n 1)
expect 'there and drawn, plain and with classes' 'True nothing, True drawn' "$got"
