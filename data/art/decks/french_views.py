"""Views for the aces, after the Dutch custom: 130 x 76 units, upper left in 0,0.

They are drawn in three pale tones so that the suit sign stays first.
"""

from decks.shapes import beads
from decks.svg import at, circle, define, group, lines, num, path

SKY, FAR, MID, NEAR, INK = '#eff1e9', '#d3dcd6', '#a6bab5', '#7f9a97', '#55706e'


def mill(x, y, size, turn):
    """A windmill standing on y."""
    out = path('M-9,0L-5.4,-30H5.4L9,0Z', FAR, 1, INK)
    out += path('M-6.6,-30C-5,-37 5,-37 6.6,-30Z', NEAR, 1, INK)
    out += lines('M-11,-11H11M-9.4,-11L-7,-6M9.4,-11L7,-6', 1, INK)
    out += path('M-2,0V-6H2V0ZM-1.4,-18H1.4V-22H-1.4Z', INK, 0)
    for k in range(4):
        out += group(lines('M0,0V-27', 1.1, INK) +
                     path('M.4,-6H5V-26H.4ZM.4,-11H5M.4,-16H5M.4,-21H5', '#fbfbf4', .7, INK),
                     'translate(0 -32) rotate(%d)' % (turn + 90 * k))
    return at(out, x, y, size)


def house(x, w, h, gable, fill):
    """A town house: left edge, width, height of the eaves, kind of gable."""
    base, top, m = 55, 55 - h, x + w / 2
    if gable == 'step':
        s = w / 8
        d = 'M%s,%sV%s' % (num(x), base, num(top))
        for k in range(3):
            d += 'h%sv-5' % num(s) if k else 'v-3h%sv-4' % num(s)
        d += 'h%s' % num(2 * s)
        for k in range(3):
            d += 'v5h%s' % num(s) if k < 2 else 'v4h%sv3' % num(s)
        d += 'V%sZ' % base
    elif gable == 'bell':
        d = 'M%s,%sV%sc1,-6 %s,-5 %s,-13h%sc1,8 %s,7 %s,13V%sZ' % (
            num(x), base, num(top), num(w * .22), num(w * .3), num(w * .4), num(w * .22 - 1), num(w * .3), base)
    else:
        d = 'M%s,%sV%sL%s,%sL%s,%sV%sZ' % (num(x), base, num(top), num(m), num(top - 11), num(x + w), num(top), base)
    out = path(d, fill, .9, INK)
    win = ''
    for row in range(int((h - 12) // 9)):
        for col in (.24, .5, .76) if w > 17 else (.32, .68):
            win += 'M%s,%sh2.8v4.6h-2.8z' % (num(x + w * col - 1.4), num(top + 3 + row * 9))
    out += path(win + 'M%s,%dv-7h4v7z' % (num(m - 2), base), INK, 0)
    return out + circle(m, top - 4, 1.2, INK, 0)


def cloud(x, y, size):
    return at(path('M-12,3C-16,3 -16,-2 -11,-2C-11,-7 -3,-8 -1,-4C2,-8 9,-7 9,-2C14,-3 15,3 11,3Z', '#fdfdf8', 0), x, y, size)


def mills():
    """Windmills in the polder."""
    out = cloud(30, 15, 1) + cloud(118, 12, .7) + cloud(58, 24, .6)
    out += path('M0,51C8,47 14,50 20,48C30,45 36,50 46,49C60,47 70,51 84,49C100,46 116,50 130,47V56H0Z', FAR, 0)
    out += path('M0,52H130V76H0Z', MID, 0)
    out += path('M34,76L56,52H62L60,76Z', SKY, 0) + lines('M34,76L56,52M60,76L62,52', .8, INK)
    out += path('M84,76L72,52H74L108,76Z', '#c4d2cc', 0) + path('M0,60L40,52H0ZM130,64L92,52H130Z', '#bccbc4', 0)
    out += mill(96, 57, .9, 27) + mill(27, 53, .5, 40) + mill(45, 52.4, .3, 10)
    out += path('M0,76C6,70 18,69 26,76ZM108,76C112,70 124,68 130,71V76Z', NEAR, 0)
    out += lines('M8,73L7,66M12,72L13,63M16,73L18,66M118,72L117,64M123,71L125,63', 1, INK)
    out += lines('M64,14q2,-2 4,0q2,-2 4,0M74,19q1.5,-1.5 3,0q1.5,-1.5 3,0', .8, INK)
    return out


def canal():
    """Houses on a canal."""
    out = cloud(26, 9, .7) + cloud(98, 8, .8)
    for x, w, h, g, f in ((3, 18, 30, 'step', FAR), (21, 15, 26, 'point', MID), (36, 20, 34, 'bell', '#e2e7e0'),
                          (56, 18, 29, 'step', MID), (74, 15, 33, 'point', FAR), (89, 20, 30, 'bell', NEAR),
                          (109, 18, 27, 'step', '#e2e7e0')):
        out += house(x, w, h, g, f)
    out += path('M0,55H130V60H0Z', NEAR, .9, INK) + path('M0,60H130V76H0Z', FAR, 0)
    out += lines('M6,64H24M34,66H52M62,63H84M96,66H122M12,71H40M92,72H118M50,73H56', .9, MID)
    out += path('M58,67C63,69 82,69 90,65C88,72 84,74 76,74H66C62,74 59,71 58,67Z', INK, 0)
    out += path('M66,67C68,63 76,63 78,67Z', MID, .8, INK)
    for x in (13, 100):
        out += lines('M%d,57V46' % x, 1.2, INK) + circle(x, 42, 6, '#9fb5a4', .9, INK)
    return out


def lighthouse():
    """A ship off a lighthouse."""
    out = cloud(70, 12, 1) + cloud(18, 16, .7)
    out += path('M0,46H130V76H0Z', MID, 0)
    out += path('M0,46H130V50H0Z', FAR, 0)
    out += lines('M4,54q4,-2 8,0t8,0M62,53q4,-2 8,0t8,0M12,64q4,-2 8,0t8,0M48,66q4,-2 8,0t8,0M66,60q4,-2 8,0', .9, '#eef3ef')
    out += path('M70,76C80,66 92,66 98,58C106,51 118,53 130,49V76Z', FAR, .9, INK)
    out += path('M86,76C96,70 112,71 130,63V76Z', '#e6e6d6', 0)
    out += path('M107,56L109.6,22H118.4L121,55Z', '#fbfbf4', 1, INK)
    out += path('M108.2,41H119.9L120.4,48H107.6ZM109.1,28H118.9L119.4,34H108.7Z', NEAR, 0)
    out += path('M107.4,22H120.6V19.6H107.4ZM110,19.6V12H118V19.6Z', FAR, .9, INK)
    out += path('M109,12C111,6 117,6 119,12Z', NEAR, .9, INK)
    out += path('M20,52C26,54 48,54 57,49L54,60C46,63 30,63 24,60Z', NEAR, 1, INK)
    out += lines('M32,52V15M44,52V20M56,50L66,43', 1.1, INK)
    out += path('M24,27C30,30 36,30 41,27V16C36,18 30,18 25,16Z'
                'M22,48C30,51 37,51 43,47V29C37,32 29,32 23,29Z', '#fbfbf4', .9, INK)
    out += path('M45,22C52,24 56,32 57,44C53,46 49,46 45,45Z', '#fbfbf4', .9, INK)
    out += path('M32,15C28,12 25,15 22,12V9C26,12 29,9 32,12Z', INK, 0)
    out += lines('M88,24q2,-2 4,0q2,-2 4,0M80,30q1.5,-1.5 3,0q1.5,-1.5 3,0', .8, INK)
    return out


def drawbridge():
    """A drawbridge and a church."""
    out = cloud(98, 12, .9) + cloud(56, 10, .6)
    out += path('M0,54V40L6,36L12,40V42L18,37L24,42V34H34V42L40,38L46,42V46H130V54Z', FAR, 0)
    out += path('M23,44V22H35V44Z', FAR, .9, INK) + path('M22,22L29,3L36,22Z', MID, .9, INK)
    out += path('M35,44V35L46,29L57,35V44Z', FAR, .9, INK) + path('M26,29H32V26H26ZM28,36H30V41H28Z', INK, 0)
    out += path('M0,52H50L58,76H0Z', MID, 0) + path('M130,52H106L98,76H130Z', MID, 0)
    out += path('M50,52H106L98,76H58Z', SKY, 0) + lines('M64,66H76M80,70H92M70,73H76M84,62H94', .9, MID)
    out += path('M40,52H118V56H40Z', NEAR, .9, INK)
    out += lines('M62,56V66M94,56V66', 2, INK)
    for x in (60, 96):
        out += path('M%d,52V22H%dV52Z' % (x - 1, x + 1), NEAR, .9, INK)
    out += lines('M56,22H64M92,22H100', 2, INK)
    out += lines('M42,28L79,17M114,28L77,17', 2.2, INK) + lines('M78,18V50', .9, INK)
    out += lines('M44,28V52M112,28V52M44,47H60M96,47H112M60,47H96', .9, INK)
    out += lines('M121,53V44', 1.4, INK) + circle(121, 41, 8, '#9fb5a4', .9, INK)
    out += path('M0,76C4,68 12,66 18,72L22,76Z', NEAR, 0) + lines('M6,71L5,63M10,69L12,61M14,71L17,64', 1, INK)
    out += lines('M8,18q2,-2 4,0q2,-2 4,0M106,24q1.5,-1.5 3,0q1.5,-1.5 3,0', .8, INK)
    return out


def tulips():
    """A farm behind a field of tulips."""
    out = cloud(100, 14, 1) + cloud(72, 24, .6)
    out += path('M60,48C66,42 70,46 74,43C80,38 86,46 92,44C100,38 108,45 130,42V50H60Z', FAR, 0)
    out += path('M0,47H130V76H0Z', '#c4d2cc', 0)
    for x, r in ((9, 8), (64, 6.4), (71, 5)):
        out += lines('M%s,50V%s' % (num(x), num(48 - r)), 1.3, INK) + circle(x, 46 - r, r, '#9fb5a4', .9, INK)
    out += path('M16,42H56V52H16Z', '#fbfbf4', .9, INK) + path('M12,43L31,13H41L60,43Z', MID, 1, INK)
    out += lines('M20,38H52M24,32H48M28,26H44M31,20H41', .7, NEAR) + path('M33,13V8H38V13Z', NEAR, .9, INK)
    out += path('M33,52V45H39V52ZM20,46H26V50H20ZM46,46H52V50H46Z', INK, 0)
    cow = 'M-7,-6C-3,-7 3,-7 6,-6.6L10,-8L12,-5L9,-3.6L7,-2V4H5.4V0H-4V4H-5.6V-1C-7,-2 -7.4,-4 -7,-6Z'
    for x, size in ((90, 1), (112, .8)):
        out += at(path(cow, '#fbfbf4', .8, INK) + path('M-5,-6.4C-2,-7 0,-6.6 1,-6.6C1,-3 -3,-2 -5,-3.4Z', INK, 0), x, 51, size)
    beds = ''.join('M%d,57L%d,76H%dL%d,57Z' % (63 + 9 * k, 61 + 17 * k, 71 + 17 * k, 68 + 9 * k) for k in (-3, -1, 1, 3))
    out += path('M0,57H130V76H0Z', MID, 0) + path(beds + 'M108,57L130,68V64.5L113,57ZM18,57L0,65.1V68.8L23,57Z', NEAR, 0)
    out += lines('M0,57H130', .8, INK)
    for x in (8, 22, 37, 94, 109, 122):
        y = 70 - x % 3
        out += lines('M%d,76V%d' % (x, y), 1, INK)
        out += path('M%d,%dc-4,-1 -4,-6 -3,-9l1.6,2.4l1.4,-3l1.4,3l1.6,-2.4c1,3 1,8 -3,9z' % (x, y), '#e6e6d6', .9, INK)
    return out


def carrier(x, mirror):
    """A man who carries a barrow with cheese."""
    return at(circle(0, -15.6, 2, '#fbfbf4', .8, INK) +
              path('M-3.4,-17.4H3.4V-18.6H-3.4ZM-2,-18.6C-2,-21 2,-21 2,-18.6Z', INK, 0) +
              path('M-2.4,-13.4H2.4L3,-6H-3Z', '#fbfbf4', .8, INK) +
              path('M-3,-6H3L3.4,3H1L0,-3L-1.6,3H-4Z', NEAR, .8, INK), x, 70, 1, 0, mirror)


def weigh_house():
    """The weigh house on market day."""
    out = cloud(24, 14, .8) + cloud(110, 18, .8)
    out += house(4, 17, 22, 'point', FAR) + house(21, 15, 27, 'bell', MID)
    out += house(96, 16, 25, 'step', MID) + house(112, 15, 21, 'bell', FAR)
    out += path('M38,55V30L44,24H86L92,30V55Z', '#e2e7e0', 1, INK) + path('M36,31H94L86,22H44Z', NEAR, .9, INK)
    out += path('M57,31V12H73V31Z', FAR, .9, INK) + path('M55,12H75V9.6H55Z', NEAR, .9, INK)
    out += path('M60,9.6V4.6H70V9.6Z', FAR, .9, INK) + path('M59,4.6C60,1 64,2 65,.6C66,2 70,1 71,4.6Z', NEAR, .9, INK)
    out += circle(65, 19, 4, '#fbfbf4', .9, INK) + lines('M65,19V16.4M65,19H67', .8, INK)
    out += path('M60,55V44C60,38 70,38 70,44V55ZM44,50V41H51V50ZM79,50V41H86V50ZM44,38V34H51V38ZM79,38V34H86V38Z'
                'M61,36V33H64V36ZM66,36V33H69V36Z', INK, 0)
    out += path('M0,55H130V76H0Z', '#dfe3da', .9, INK)
    out += lines('M0,60H130M0,67H130M12,55L4,76M40,55L34,76M90,55L96,76M118,55L126,76', .7, FAR)
    out += lines('M16,71V56M42,71V56', 1.2, INK) + path('M12,57L17,49H41L46,57Z', '#fbfbf4', .9, INK)
    out += path('M17,49H21L18,57H12ZM26,49H31L29.6,57H23.6ZM36,49H41L46,57H39Z', NEAR, 0)
    out += path('M14,65H44V71H14Z', MID, .9, INK)
    out += beads(((19, 62.4), (25.4, 62.4), (31.8, 62.4), (38.2, 62.4), (22.2, 58.4), (28.6, 58.4)), 2.6, '#e6e6d6', .8, INK)
    out += carrier(84, False) + carrier(110, True)
    out += path('M81,65H113L110,68H84Z', MID, .8, INK)
    return out + beads(((92, 62.6), (97, 62.6), (102, 62.6)), 2.4, '#e6e6d6', .8, INK)


def beach():
    """A fishing boat on the beach, dunes and a village behind."""
    out = cloud(66, 11, 1) + cloud(112, 20, .6)
    out += path('M0,38H130V60H0Z', MID, 0) + path('M0,38H130V41H0Z', FAR, 0)
    out += lines('M6,46q4,-2 8,0t8,0M24,51q4,-2 8,0t8,0M80,45q4,-2 8,0t8,0', .9, '#eef3ef')
    out += path('M11,36V23L20,36ZM9,36V26L3,36Z', '#fbfbf4', .8, INK) + path('M1,37H21L18,41H5Z', NEAR, .8, INK)
    out += path('M0,58C20,53 40,57 62,54C90,50 110,55 130,52V76H0Z', '#e6e6d6', .9, INK)
    out += path('M84,55C92,42 100,44 106,36C112,30 122,32 130,26V59C116,60 98,59 84,55Z', FAR, .9, INK)
    out += path('M112,33V20H119V30ZM111,20L115.5,8L120,20Z', MID, .9, INK)
    out += path('M100,42V34L104,30L108,34V37Z', '#fbfbf4', .8, INK)
    out += lines('M96,50L94,44M99,49L99,42M102,50L104,44M118,45L116,39M121,44L121,37M124,45L126,39', 1, INK)
    out += lines('M50,56V7M50,12L78,52M50,9L27,53', 1.1, INK)
    out += path('M51.4,14C62,20 70,34 72,48C64,51 58,51 51.4,50Z', NEAR, .9, INK)
    out += lines('M55,22C61,30 64,40 65,49', .7, '#eef3ef')
    out += path('M48.6,20C42,28 36,38 33,48C38,50 44,50 48.6,49Z', '#fbfbf4', .9, INK) + path('M50,8L60,5L50,3Z', INK, 0)
    out += path('M23,52C44,58 62,57 80,50C80,58 76,66 68,68H36C28,66 23,60 23,52Z', NEAR, 1, INK)
    out += lines('M25.6,59C44,63 62,63 79,56M28,63.6C44,67 62,67 75,62', .8, INK)
    out += path('M37,58C42,51 50,52 52,59C52,65 40,65 37,58Z', MID, .9, INK)
    out += path('M92,70L94,62H106L108,70C103,72 97,72 92,70Z', MID, .9, INK) + lines('M93,66H107M97,63V70M103,63V70', .7, INK)
    out += path('M93,62C95,57 99,60 100,57C102,60 105,58 107,62Z', '#fbfbf4', .8, INK)
    return out + lines('M11,67L24,61M10,66L14,69M84,18q2,-2 4,0q2,-2 4,0M92,12q1.5,-1.5 3,0q1.5,-1.5 3,0'
                       'M22,14q1.5,-1.5 3,0q1.5,-1.5 3,0', .8, INK)


def round_tower(x, w, top, roof):
    """A round tower that stands on y = 56, with a pointed roof and a vane."""
    m = x + w / 2
    out = path('M%s,56V%sH%sV56Z' % (num(x), num(top), num(x + w)), '#e2e7e0', .9, INK)
    out += path('M%s,55.4V%sH%sV55.4Z' % (num(x + w * .66), num(top + 1), num(x + w - .6)), FAR, 0)
    out += path('M%s,%sL%s,%sL%s,%sZ' % tuple(num(v) for v in (x - 2, top, m, roof, x + w + 2, top)), NEAR, .9, INK)
    slits = ((.28, 10), (.5, 18), (.24, 26))
    out += path(''.join('M%s,%sv-4h1.8v4z' % (num(x + w * f), num(top + d)) for f, d in slits), INK, 0)
    return out + lines('M%s,%sV%s' % (num(m), num(roof), num(roof - 4)), .9, INK) + path(
        'M%s,%sl5,1.4l-5,1.4z' % (num(m), num(roof - 4)), INK, 0)


def moat():
    """A castle in its moat."""
    out = cloud(14, 14, .8) + cloud(114, 12, .8)
    out += path('M0,55V47C10,42 20,46 30,44V55ZM100,55V44C112,40 122,46 130,43V55Z', FAR, 0)
    out += path('M38,56V30H92V56Z', '#e2e7e0', .9, INK) + path('M36,31L46,20H84L94,31Z', MID, .9, INK)
    out += path('M48,22V15H52V20ZM78,20V15H82V22Z', NEAR, .8, INK)
    out += round_tower(27, 14, 25, 8) + round_tower(89, 14, 25, 8)
    out += path('M55,56V22H75V56Z', FAR, .9, INK)
    out += path('M54,22V17H57V20H60V17H63V20H67V17H70V20H73V17H76V22Z', MID, .9, INK)
    out += path('M60,56V46C60,39 70,39 70,46V56ZM60,32V28H62.6V32ZM67.4,32V28H70V32Z'
                'M44,44V39H47V44ZM49,44V39H52V44ZM78,44V39H81V44ZM83,44V39H86V44Z', INK, 0)
    out += path('M0,56H130V76H0Z', MID, 0)
    out += path('M0,55C12,53 20,57 27,56H103C112,56 120,53 130,55V59C116,60 108,58 100,59H30C20,58 12,60 0,59Z', NEAR, .8, INK)
    out += path('M57,56H73L81,76H49Z', '#e6e6d6', .9, INK) + lines('M55.6,60H74.6M54,64H76.4M52.4,68H78M50.6,72H79.6', .7, NEAR)
    out += lines('M4,64H14M28,69H42M88,64H102M96,71H118M32,63H44', .9, '#eef3ef')
    swan = ('M-8,0C-10,-4 -6,-6 0,-5C4,-4.6 5,-7 4,-10C3.4,-13 7,-14.4 8.6,-12L11,-11L8.4,-10.4'
            'C7.4,-10.4 8,-8 8,-5C8,-1 5,1 0,1C-4,1 -7,1 -8,0Z')
    out += at(path(swan, '#fdfdf8', .8, INK), 20, 71, 1) + at(path(swan, '#fdfdf8', .8, INK), 106, 68, .75, 0, True)
    out += lines('M122,76L121,64M126,76L127,62M118,76L116,68', 1, INK)
    return out + path('M120,64c-1,-4 3,-4 2,0zM126,62c-.6,-5 3,-4 2,0z', INK, 0)


# One view for each end of an ace.
VIEWS = {'club': (mills, tulips), 'diamond': (canal, weigh_house), 'heart': (lighthouse, beach), 'spade': (drawbridge, moat)}


def view(suit, end):
    """A framed view: end 0 above, end 1 below."""
    out = path('M0,0H130V76H0Z', SKY, 0) + VIEWS[suit][end]()
    out += path('M0,0H130V76H0Z', 'none', 1.2, INK) + path('M-3,-3H133V79H-3Z', 'none', .8, MID)
    return group(out, extra=' stroke-linejoin="round" stroke-linecap="round"')


def define_views(suit):
    """Ids of the two views of an ace."""
    names = ['view-%s-%d' % (suit, end) for end in (0, 1)]
    for end, name in enumerate(names):
        define(name, view(suit, end))
    return names
