"""Keys as xdotool is to press them."""

# Function keys have these codes on all keyboards of X. By its name xdotool presses one with Alt, since
# xkb-data 2.48 has that first.
CODES = {f'F{n}': code for n, code in enumerate([*range(67, 77), 95, 96], 1)}


def key_code(key):
    """What xdotool is told to press for @key, such as 'shift+F10'."""
    *held, name = key.split('+')
    return '+'.join((*held, str(CODES.get(name, name))))
