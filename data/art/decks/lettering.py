"""Capitals and Roman numerals, as outlines: an upright roman of the 1830s, thick stems and thin joins.

A glyph is 100 units high, its left edge in x = 0; dots of Ä Ö Ü stand above y = 0.
"""

from decks.svg import LINE, define, group, num, use

THICK, THIN, SERIF = 18, 9, 7.5
GAP = 12                             # between two letters
SPACE = 36                           # of a blank between words
KERN = {'WA': -13, 'AW': -13, 'LT': -14, 'TZ': -3, 'VE': -6, 'RT': -4, 'FÜ': -3, 'WE': -3, 'LI': -2}


def box(x0, x1, y0=0, y1=100):
    """An upright rectangle, clockwise like all parts, so that parts may overlap."""
    return 'M%s,%sH%sV%sH%sZ' % tuple(num(v) for v in (x0, y0, x1, y1, x0))


def slant(x0, x1, width, y0=0, y1=100):
    """A slanting stroke from x0 at the top to x1 at the foot."""
    return 'M%s,%sH%sL%s,%sH%sZ' % tuple(num(v) for v in (x0, y0, x0 + width, x1 + width, y1, x1))


def foot(x0, x1, y=100):
    return box(x0, x1, y - SERIF, y)


def head(x0, x1, y=0):
    return box(x0, x1, y, y + SERIF)


def stem(x, width=THICK, over=9):
    """An upright with its serifs; x is the left edge of the stroke."""
    return box(x, x + width) + head(x - over, x + width + over) + foot(x - over, x + width + over)


def bowl(x, y0, y1, reach, thick=THICK, thin=THIN):
    """A half round to the right of x between two heights."""
    h, m = y1 - y0, x + reach * .28
    ix, inner = x + reach - thick, h - 2 * thin
    return ('M{x},{y0}H{m}C{a},{y0} {r},{b} {r},{c}C{r},{d} {a},{y1} {m},{y1}H{x}V{e}H{m}'
            'C{f},{e} {i},{g} {i},{c}C{i},{j} {f},{k} {m},{k}H{x}Z').format(
                x=num(x), y0=num(y0), y1=num(y1), m=num(m), r=num(x + reach), a=num(x + reach * .72),
                b=num(y0 + h * .2), c=num(y0 + h / 2), d=num(y0 + h * .8), e=num(y1 - thin), k=num(y0 + thin),
                f=num(m + (ix - m) * .66), i=num(ix), g=num(y1 - thin - inner * .16), j=num(y0 + thin + inner * .16))


def ring(x, reach):
    """The letter O, reach wide."""
    m, i = x + reach / 2, reach / 2 - THICK - .5
    return ('M{m},-2C{a},-2 {r},20 {r},50C{r},80 {a},102 {m},102C{b},102 {x},80 {x},50C{x},20 {b},-2 {m},-2Z'
            'M{m},6C{c},6 {p},24 {p},50C{p},76 {c},94 {m},94C{d},94 {q},76 {q},50C{q},24 {d},6 {m},6Z').format(
                m=num(m), x=num(x), r=num(x + reach), a=num(x + reach * .78), b=num(x + reach * .22),
                p=num(m - i), q=num(m + i), c=num(m - i * .62), d=num(m + i * .62))


def tick(x, y0, y1):
    """The serif that hangs or stands at the end of a thin bar."""
    return box(x, x + 6, y0, y1)


def dots(x):
    return ''.join('M%s,-15a8,8 0 0 1 16,0a8,8 0 0 1 -16,0Z' % num(x + side - 8) for side in (-15, 15))


ARM_TOP = head(20, 70) + tick(64, 0, 28)
LETTER_U = ('M28,3V67C28,85 34,93 46,93C60,93 66,84 66,67V3H74V67C74,90 63,102 43,102C21,102 10,91 10,67V3Z' +
            head(0, 38) + head(56, 84))
LETTER_A = slant(40, 8, THIN) + slant(33, 60, THICK + 2) + box(20, 62, 62, 69) + foot(0, 28) + foot(50, 90)

GLYPHS = {  # width, outline
    'A': (90, LETTER_A),
    'B': (72, stem(9) + bowl(20, 0, 52, 46) + bowl(20, 45, 100, 52)),
    'C': (73, 'M70,3V35H65C61,17 53,6 42,6C28,6 22,20 22,50C22,80 28,94 43,94C56,94 63,84 67,66H72C69,90 58,102 42,102'
              'C18,102 3,82 3,50C3,18 18,-2 42,-2C51,-2 57,2 62,9L65,3Z'),
    'D': (82, stem(9) + bowl(20, 0, 100, 62)),
    'E': (72, stem(9) + ARM_TOP + foot(20, 72) + tick(66, 70, 100) + box(20, 50, 46, 53) + tick(45, 36, 63)),
    'F': (70, stem(9) + ARM_TOP + box(20, 50, 46, 53) + tick(45, 36, 63)),
    'G': (82, 'M70,3V35H65C61,17 53,6 42,6C28,6 22,20 22,50C22,80 28,94 42,94C48,94 53,91 55,87V59H44V52H82V59H74V100H69'
              'L65,91C59,98 51,102 41,102C18,102 3,82 3,50C3,18 18,-2 42,-2C51,-2 57,2 62,9L65,3Z'),
    'H': (90, stem(9) + stem(63) + box(20, 70, 46, 53)),
    'I': (36, stem(9)),
    'J': (52, 'M25,3H43V76C43,93 35,102 20,102C8,102 -1,93 0,81C2,71 13,70 16,76C18,81 16,86 11,88C10,92 12,95 16,95'
              'C22,95 25,90 25,76Z' + head(14, 53)),
    'K': (86, stem(9) + slant(66, 22, THIN, 0, 60) + slant(36, 58, THICK + 3, 38, 100) + head(54, 84) + foot(50, 88)),
    'L': (68, stem(9) + foot(20, 68) + tick(62, 66, 100)),
    'M': (104, slant(15, 10, THIN) + slant(11, 41, THICK + 2) + slant(78, 45, THIN) + stem(77, THICK) + foot(0, 28) +
          head(3, 26)),
    'N': (90, box(10, 18) + slant(10, 60, THICK + 3) + box(73, 81) + head(0, 24) + foot(0, 28) + head(62, 91)),
    'O': (84, ring(1, 82)),
    'P': (70, stem(9) + bowl(20, 0, 56, 50)),
    'Q': (84, ring(1, 82) + 'M36,84C48,80 54,92 60,102C66,112 76,112 84,106C80,122 60,126 50,112C44,104 42,96 36,94Z'),
    'R': (84, stem(9) + bowl(20, 0, 53, 48) + slant(36, 58, THICK + 3, 48, 100) + foot(56, 86)),
    'S': (64, 'M57,3V33H52C49,16 42,6 31,6C22,6 17,11 17,19C17,29 26,33 37,37C53,43 62,52 62,70C62,89 49,102 31,102'
              'C23,102 16,98 11,91L8,98H3V66H8C11,84 20,94 31,94C41,94 46,89 46,81C46,70 37,66 26,62C10,56 2,47 2,29'
              'C2,11 14,-2 31,-2C39,-2 45,2 49,9L52,3Z'),
    'T': (76, box(29, 47) + head(2, 74) + foot(19, 57) + tick(0, 0, 30) + tick(70, 0, 30)),
    'U': (84, LETTER_U),
    'V': (84, slant(8, 34, THICK + 2) + slant(70, 40, THIN) + head(0, 38) + head(58, 86)),
    'W': (122, slant(8, 31, THICK + 2) + slant(63, 38, THIN) + slant(48, 71, THICK + 2) + slant(108, 79, THIN) + head(0, 38) +
          head(58, 70) + head(96, 124)),
    'X': (86, slant(9, 56, THICK + 4) + slant(66, 13, THIN) + head(0, 38) + head(54, 82) + foot(2, 30) + foot(46, 86)),
    'Y': (84, slant(8, 34, THICK + 2, 0, 58) + slant(68, 42, THIN, 0, 58) + box(33, 51, 52, 100) + head(0, 38) + head(56, 84) +
          foot(23, 61)),
    'Z': (74, slant(50, 2, THICK + 2) + head(4, 70) + foot(2, 72) + tick(4, 0, 28) + tick(66, 70, 100)),
    'Ä': (90, LETTER_A + dots(43)),
    'Ö': (84, ring(1, 82) + dots(42)),
    'Ü': (84, LETTER_U + dots(42)),
}


def word(text, x, y, height, colour=LINE, narrow=1.0):
    """A word of capitals, centred on x, its upper edge in y; narrow squeezes it sideways."""
    pen, parts, before = 0, [], ''
    for letter in text:
        if letter == ' ':
            pen += SPACE
            before = ''
            continue
        width, outline = GLYPHS[letter]
        pen += KERN.get(before + letter, 0)
        define('letter-' + letter, '<path d="%s"/>' % outline)
        parts.append((letter, pen))
        pen += width + GAP
        before = letter
    scale = height / 100
    left = x - (pen - GAP) * scale * narrow / 2
    out = ''.join(use('letter-' + letter, at) for letter, at in parts)
    across = '%.4g' % (scale * narrow)
    return group(out, 'translate(%s %s) scale(%s %.4g)' % (num(left), num(y), across, scale), ' fill="%s"' % colour)


NARROW = {  # strokes of the numerals of the index: width, outline; 100 high, serifs run through
    'I': (24, box(6, 18)),
    'V': (48, slant(3, 18, 16) + slant(37, 23, 8)),
    'X': (52, slant(3, 33, 17) + slant(39, 6, 8)),
}


def numeral(text, x, y, height, room):
    """A narrow Roman numeral between two bars, centred on x, its upper edge in y, room wide at most."""
    pen, outline = 0, ''
    for letter in text:
        width, strokes = NARROW[letter]
        define('narrow-' + letter, '<path d="%s"/>' % strokes)
        outline += use('narrow-' + letter, pen)
        pen += width
    outline += '<path d="%s"/>' % (box(0, pen, 0, 7) + box(0, pen, 93, 100))
    across = min(height, room / pen * 100) / 100
    return group(outline, 'translate(%s %s) scale(%.4g %.4g)' % (num(x - pen * across / 2), num(y), across, height / 100),
                 ' fill="%s"' % LINE)
