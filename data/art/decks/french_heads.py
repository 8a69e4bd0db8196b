"""Heads of the French courts: faces, hair, beards, crowns and caps.

Heads face left; the centre of the face lies in 0,0, the chin at y = 29.
"""

from decks.palette import BLUE, BLUSH, DARK, GOLD, GOLD_D, GREEN, RED, SKIN, SKIN_D, WHITE
from decks.shapes import beads, moved
from decks.svg import LINE, at, circle, lines, num, path


DRESS = {  # main, second, trim, motif
    'club': (GREEN, RED, GOLD, 'trefoil'),
    'diamond': (GOLD, BLUE, RED, 'lozenge'),
    'heart': (RED, GREEN, GOLD, 'flower'),
    'spade': (BLUE, GOLD, RED, 'leaf'),
}


FACES = {
    'oval': 'M-15,-26C-18,-18 -19,-11 -17.6,-6C-19,-2 -18.6,3 -17.4,7.5C-16.5,15 -13,22 -8,26.5C-4.5,29.4 1.5,29.4 6,26.5'
            'C12,23 16.5,17 18,10L24,-2L20,-28Z',
    'round': 'M-15,-26C-18,-18 -19.4,-11 -18,-6C-19.8,-2 -20,4 -18.6,9C-17.4,17 -12.8,23 -7.6,26C-4,28.2 2,28.2 7,25.4'
             'C13.4,21.4 17.2,15.6 18.6,9L24,-2L20,-28Z',
    'long': 'M-15,-26C-18,-18 -18.6,-11 -17.2,-6C-18.2,-2 -17.8,3 -16.6,7.5C-15.4,16 -11.6,24.4 -7.4,28.6'
            'C-4.4,31.2 .4,31.2 4.4,28.4C10.6,23.8 15.4,17 17.6,10L24,-2L20,-28Z',
}
NOSES = {
    'straight': 'M-8.2,-5C-9.4,-1 -13,3.6 -14.2,6.8C-15,9.2 -12.8,10.4 -10,9.8',
    'snub': 'M-8,-4.6C-8.6,-1 -10.8,3 -13.6,5.2C-15.6,7.2 -13.6,10 -10.2,9.2',
    'hooked': 'M-8.4,-6.4C-11.6,-4 -14.2,.6 -15.2,5.4C-16,9.2 -13.6,11.6 -10.4,9.8',
}


def face(brow=0.0, lid=0.0, mouth=0.0, lips='#b9545a', lash=False,
         hair='#5a3a24', iris='#33507c', age=False, beard=False, young=False,
         shape='oval', nose='straight'):
    """brow > 0 raises the inner ends (sad), < 0 stern; lid > 0 closes the
    eyes a little; mouth > 0 smiles."""
    b, l, m = brow, lid, mouth
    out = path(FACES[shape], SKIN)
    # shade along the jaw and under the brow
    out += path('M18.6,8C16,17 11,23.6 5,26.6C2,28 -1,28.4 -3.4,28C6,26 11,17 12.6,6Z',
                '#ecc9a8', 0)
    out += '<ellipse cx="6.5" cy="9" rx="5" ry="3.4" fill="%s"/>' % BLUSH
    out += '<ellipse cx="-15" cy="9.4" rx="2.4" ry="2.8" fill="%s"/>' % BLUSH
    # eyes: white, iris, pupil, upper lid, crease, lower lid
    top = -7.6 + 2.2 * l
    out += path('M-4.4,-3.2C-1.6,%s 4,%s 7.8,-2.6C4,-.6 -1.6,-.8 -4.4,-3.2Z'
                % (num(top), num(top)), '#fffef8', 0)
    out += path('M-16.6,-3.4C-15.4,%s -12.4,%s -10.6,-3C-12.2,-1.2 -15.2,-1.4 -16.6,-3.4Z'
                % (num(top), num(top)), '#fffef8', 0)
    out += circle(.4, -3.7, 2.3, iris, 0) + circle(.2, -3.7, 1.2, '#15131a', 0)
    out += '<ellipse cx="-14" cy="-3.7" rx="1.7" ry="2.2" fill="%s"/>' % iris
    out += '<ellipse cx="-14.2" cy="-3.7" rx=".9" ry="1.2" fill="#15131a"/>'
    w = 1.9 if lash else 1.6
    out += lines('M-4.8,-3C-1.6,%s 4,%s 8.6,-2.2' % (num(top), num(top)), w)
    out += lines('M-16.8,-3.2C-15.4,%s -12.4,%s -10.4,-3' % (num(top), num(top)), w)
    out += lines('M-2.6,-.9C0,.2 3.6,.2 6.2,-1.4', .7)
    out += lines('M-3.6,-7.4C-.6,-9.6 4.4,-9.4 8,-6', .7, '#a9765a')
    if lash:
        out += lines('M7.6,-3.2L10,-4.4', 1.1)
    if age:
        out += lines('M-1,2.2C1.4,3.4 4.6,3.2 7,1.6M9.6,-2.4L12.6,-3.6M9.8,-.4L12.8,0',
                     .7, '#a9765a')
    # brows
    bw = 1.6 if lash else 2.4
    out += lines('M-4.6,%sC-1,%s 5,%s 10,-9.4' % (
        num(-10.8 - 2.4 * b), num(-14 - b), num(-14.4)), bw, hair)
    out += lines('M-18,-10C-16.4,-13.2 -13,%s -10.4,%s' % (
        num(-13.4 - b), num(-10.8 - 2.4 * b)), bw, hair)
    # nose
    out += lines(NOSES[nose], 1.2)
    out += lines('M-9.6,10C-7.8,10.6 -6.4,9.4 -7,7.4', .9)
    # mouth
    my = -1.2 * m
    if young:
        out += path('M-11.6,18.4C-9,21.4 -5.4,21.4 -2.6,18.2C-5,17.6 -9,17.8 -11.6,18.4Z', lips, 0)
        out += lines('M-13,%sC-11,17.8 -9.6,17.2 -8.6,17.6C-6.4,17.3 -3.4,17.8 -.8,%s' % (num(17.2 + my), num(16.6 + my)), 1.1)
        out += lines('M-9.4,23.6C-8,24.3 -6.2,24.3 -5,23.6', .8, '#a9765a')
    elif not beard:
        out += path('M-13.2,%sC-11.8,15.6 -10.4,15 -9,15.8C-7.4,15 -4,15.4 -.6,%s'
                    'C-2.6,19.4 -5,21 -7.6,21C-10.4,21 -12.2,19.6 -13.2,%sZ'
                    % (num(17.4 + my), num(17.2 + my), num(17.4 + my)), lips, 0)
        out += lines('M-13.6,%sC-11.4,18 -10,17.2 -8.8,17.8C-6.4,17.4 -3,18 .2,%s'
                     % (num(17.2 + my), num(16.8 + my)), 1)
        out += lines('M-9.6,23.4C-8,24.2 -6,24.2 -4.6,23.4', .8, '#a9765a')
    return out


def strands(*ds, colour=LINE, width=.9):
    return lines(''.join(ds), width, colour)


# --- kings ------------------------------------------------------------------------------------

def crown_king(kind):
    band = 'M-24,-23C-12,-16.5 13,-16.5 26,-24L26,-33C13,-26 -12,-26 -24,-32Z'
    cap = 'M-23,-31C-20,-50 -8,-57 0,-57C10,-57 22,-50 25,-32C13,-25 -12,-25 -23,-31Z'
    lining = {'club': GREEN, 'diamond': BLUE, 'heart': RED, 'spade': BLUE}[kind]
    out = path(cap, lining)
    tips = ((-31, -53), (-16, -60), (1, -63), (18, -60), (34, -53))
    if kind in ('club', 'diamond'):
        out += path('M-24,-31C-26,-40 -29,-46 -31,-53C-27,-48 -23,-44 -19.5,-41'
                    'C-18.5,-47 -18,-53 -16,-60C-12.5,-53 -9.5,-47 -8,-42'
                    'C-5.5,-49 -3,-55 1,-63C4.5,-55 7,-49 9.5,-42'
                    'C11.5,-47 14,-53 18,-60C19.5,-53 20.5,-47 21.5,-41'
                    'C25,-44 29,-48 34,-53C31,-46 28,-40 26,-32C13,-25 -12,-25 -24,-31Z', GOLD)
        for i, (x, y) in enumerate(tips):
            if kind == 'club':
                out += circle(x, y - 2.5, 3.6, WHITE)
            else:
                out += path('M%d,%dl4,5.5l-4,5.5l-4,-5.5z' % (x, y - 8.5), RED, 1.1)
    elif kind == 'heart':                     # closed crown with arches and cross
        out += lines('M-24,-31C-34,-50 -12,-60 0,-54M26,-32C36,-50 14,-60 2,-54', 5.6)
        out += lines('M-24,-31C-34,-50 -12,-60 0,-54M26,-32C36,-50 14,-60 2,-54', 3.2, GOLD)
        out += lines('M1,-54V-30', 5.6) + lines('M1,-54V-30', 3.2, GOLD)
        for x, y in ((-27.6, -41), (-20, -51), (29.6, -41), (22, -51), (1, -45), (1, -36)):
            out += circle(x, y, 2.2, WHITE, .9)
        out += circle(1, -58, 4.4, GOLD) + path(
            'M-.6,-62V-65H-4V-68H-.6V-71.4H2.6V-68H6V-65H2.6V-62Z', GOLD, 1.1)
    else:                                     # fleurons
        fl = 'M0,0C-2,-5 -8,-4 -8,-9C-8,-12.4 -3.6,-12.6 -3.4,-9.6C-3,-15 -1.4,-18 0,-21' \
             'C1.4,-18 3,-15 3.4,-9.6C3.6,-12.6 8,-12.4 8,-9C8,-4 2,-5 0,0Z'
        out += path('M-24,-31L-27,-43L-15,-38L-8,-43L1,-37L10,-43L17,-38L29,-43L26,-32'
                    'C13,-25 -12,-25 -24,-31Z', GOLD)
        for x, y, t, s in ((-26, -41, -14, .95), (1, -42, 0, 1.15), (28, -41, 14, .95)):
            out += at(path(fl, GOLD, 1.2), x, y, s, t)
        for x in (-12, 14):
            out += circle(x, -45, 3, WHITE, 1.1)
    out += path(band, GOLD)
    for x, y, f in ((-17, -25.4, RED), (-8, -22.8, BLUE), (1.5, -21.8, RED),
                    (11, -22.8, BLUE), (20, -25.6, RED)):
        out += '<ellipse cx="%s" cy="%s" rx="2.6" ry="2.2" fill="%s" stroke="%s" stroke-width=".9"/>' % (
            num(x), num(y), f if kind in ('diamond', 'spade') else
            {RED: BLUE, BLUE: RED}[f], LINE)
    return out


KING_HAIR = {'club': ('#7a4a2a', '#4a2a16'), 'diamond': ('#c9c4ba', '#857e74'),
             'heart': ('#d69a45', '#93601f'), 'spade': ('#3b3136', '#0f0c0e')}


def head_king(kind):
    hair, dark = KING_HAIR[kind]
    out = ''
    # hair behind the face
    out += path('M-16,-24C-24,-14 -21,-2 -25,7C-28,14 -24,19 -27,25C-22,30 -15,27 -13,22'
                'L22,26C22,33 32,35 36,28C40,22 33,18 36,11C39,3 33,-1 34,-9'
                'C35,-18 30,-26 24,-28Z', hair)
    out += strands('M26,-22C31,-12 27,-4 30,4C32,12 27,18 30,26M-19,-8C-19,2 -23,8 -21,18',
                   'M23,-12C26,-2 23,6 25,12C27,18 24,22 26,28', colour=dark)
    # neck
    out += path('M-4,20L-8,38C0,44 14,44 22,36L18,10Z', SKIN_D, 1.3)
    expr = {'club': dict(brow=-.4, nose='snub'), 'diamond': dict(brow=.3, age=True),
            'heart': dict(brow=.1, mouth=.5), 'spade': dict(brow=-.9, age=True, nose='hooked')}[kind]
    out += face(hair=dark if kind != 'diamond' else '#8f887d', beard=True, lid=.2,
                iris='#4a3a2a' if kind in ('club', 'spade') else '#33507c', **expr)
    # hair in front of the ear
    out += path('M20,-27C13,-21 15,-13 17,-8C19,-2 17,4 19.5,9C26,6 27,-4 25,-12C24,-18 24,-24 20,-27Z',
                hair, 1.2)
    out += strands('M21,-20C20,-12 22,-4 21,4', colour=dark)
    # beard
    shape = {
        'club': 'M-17.6,8C-19.6,18 -17,30 -11,36C-5,42 5,42 11,36C19,29 22,18 20,4'
                'C17,6 14,12 11,14C7,12.6 2,12.6 -2,12.6L-14.6,12Z',
        'diamond': 'M-17.6,8C-20,20 -19,34 -15,47C-11,44 -7,38 -5,33C-2,40 3,45 9,49'
                   'C12,42 20,30 20,4C17,6 14,12 11,14C7,12.6 2,12.6 -2,12.6L-14.6,12Z',
        'heart': 'M-17.4,10C-18,20 -14,29 -9,34C-7,37 -5,39 -4,41C-2,39 2,37 6,34C14,28 19,16 20,4'
                 'C17,6 14,13 11,15C7,13 2,12.6 -2,12.6L-14.6,12Z',
        'spade': 'M-17.6,8C-22,20 -22,34 -17,42C-15,46 -13,49 -12,53C-7,50 -4,51 0,54'
                 'C3,50 8,50 13,46C17,42 24,24 20,4C17,6 14,12 11,14C7,12.6 2,12.6 -2,12.6L-14.6,12Z',
    }[kind]
    out += path(shape, hair)
    out += strands({
        'club': 'M-13,22C-12,28 -9,32 -6,34M-1,24C0,30 0,34 -1,37M10,20C10,26 8,31 5,34M16,14C16,20 15,24 13,27',
        'diamond': 'M-14,22C-15,30 -15,36 -14,41M-8,26C-8,31 -9,35 -11,38'
                   'M2,25C2,32 4,38 7,42M10,20C10,28 10,34 9,39M16,14C16,22 15,28 13,33',
        'heart': 'M-12,22C-11,27 -8,31 -6,33M-1,25C-1,30 -2,34 -3,36M9,21C8,26 6,30 3,32M16,13C15,19 13,24 11,26',
        'spade': 'M-14,20C-18,30 -15,36 -13,44M-7,26C-9,34 -5,40 -6,46'
                 'M2,25C0,33 5,38 3,46M10,20C9,28 13,34 9,42M16,14C17,22 17,30 14,36',
    }[kind], colour=dark)
    # lower lip and moustache
    out += path('M-12,18.6C-9,22.4 -4.6,22.4 -1.6,18.6Z', '#b9545a', .9)
    out += path('M-8.6,12C-3.4,10.4 4,12.6 10,20C4,21.4 -3.6,20.4 -8.2,16.4'
                'C-11,20 -15,21 -19.4,19.6C-16.6,14 -12.6,11 -8.6,12Z', hair, 1.2)
    out += strands('M-5,14C-1,14.4 3,16.4 6,18.8M-11,14.4C-13,15.4 -15,17 -16.4,18.6', colour=dark)
    return out + crown_king(kind)


# --- queens ------------------------------------------------------------------------------------

QUEEN_HAIR = {'club': ('#8a5530', '#57321a'), 'diamond': ('#e2b55c', '#a5772a'),
              'heart': ('#a84f27', '#6d2c12'), 'spade': ('#41343a', '#130f11')}


def crown_queen(kind):
    """A coronet: points with pearls, leaves, a diadem, points with stones."""
    if kind == 'heart':
        out = path('M-20,-28C-23,-36 -18,-43 -11,-41C-10,-49 -4,-52 1,-50C6,-52 12,-49 13,-41C20,-43 25,-37 22,-29'
                   'C10,-23 -8,-23 -20,-28Z', GOLD)
        out += lines('M-16,-30C-18,-37 -10,-38 -9,-31'
                     'M-7,-31C-9,-44 -2,-46 1,-40C4,-46 11,-44 9,-31M11,-31C12,-38 20,-37 18,-30', 1, GOLD_D)
        out += circle(1, -34, 2.8, RED, 1)
        out += beads(((-19, -38), (-11.4, -43), (-5.6, -49), (1, -51.4), (7.6, -49), (13.4, -43), (21, -38.6)), 2.2, WHITE)
    elif kind == 'diamond':
        leaf = 'M0,4C-9,0 -9,-9 -3,-12C-3,-16 -1,-19 0,-21C1,-19 3,-16 3,-12C9,-9 9,0 0,4Z'
        leaves = ((-20, -31, .8, -22), (22, -32, .8, 22), (-10, -31, .9, -9), (12, -31.6, .9, 9), (1, -31, 1.1, 0))
        out = path(''.join(moved(leaf, *place) for place in leaves), GOLD, 1.3)
        out += beads(((-5, -38), (7, -38), (-16, -36), (18, -37)), 1.5, RED, .8)
    else:
        out = path('M-17,-27C-8,-22 10,-22 19,-28L24,-45C19,-41 16,-39 13,-37C11,-42 10,-46 9,-51'
                   'C5,-45 3,-41 1,-38C-1,-41 -4,-45 -8,-50C-9,-45 -9.6,-41 -11,-36C-14,-38 -18,-41 -22,-44Z', GOLD)
        points = ((-22.4, -46), (-8.4, -52.6), (9.4, -53.4), (24.6, -47))
        if kind == 'club':
            out += beads(points, 2.8, WHITE, 1.1)
        else:
            out += path(''.join('M%s,%sl2.8,4l-2.8,4l-2.8,-4z' % (num(x), num(y - 4)) for x, y in points), RED, 1)
    out += path('M-18,-25C-8,-19.6 10,-19.6 20,-26L20,-31C10,-25 -8,-25 -18,-30Z', GOLD, 1.2)
    return out + beads(((-10, -24.8), (1, -23.2), (12, -25)), 1.7, BLUE if kind in ('heart', 'club') else RED, .8)


def head_queen(kind):
    hair, dark = QUEEN_HAIR[kind]
    main, second, trim, motif = DRESS[kind]
    out = ''
    if kind in ('club', 'spade'):                        # veil
        veil = WHITE if kind == 'spade' else GOLD
        out += path('M-14,-32C-30,-24 -32,0 -34,20C-36,36 -42,46 -46,54C-30,62 -18,56 -12,50L30,50'
                    'C36,56 48,60 56,52C48,42 44,28 42,10C40,-14 34,-30 16,-34Z', veil)
        out += strands('M-26,-8C-28,14 -30,34 -36,52M34,-10C36,14 40,36 48,52M-31,20C-31,34 -26,44 -24,54'
                       'M38,24C37,36 38,46 40,54', colour=DARK[veil], width=1.3)
    if kind == 'diamond':                                # loose hair
        out += path('M-14,-28C-26,-20 -24,-4 -27,8C-30,20 -24,28 -28,40C-30,48 -26,54 -20,58C-16,50 -14,46 -12,44L24,44'
                    'C26,50 30,55 38,58C42,50 38,42 40,34C43,22 36,16 38,4C40,-14 34,-26 20,-30Z', hair)
        out += strands('M28,-18C34,-4 28,10 32,24C35,36 31,44 36,52M24,-8C28,6 24,18 27,32'
                       'M-21,-10C-19,4 -25,16 -22,28C-20,40 -26,44 -23,52M-17,6C-15,16 -20,26 -18,40', colour=dark)
    else:
        out += path('M-14,-28C-26,-16 -24,2 -22,16L-10,20L22,22C32,14 33,-16 20,-30Z', hair)
    # neck
    out += path('M-4,20C-3,33 -6,42 -14,52L33,52C22,42 19,33 18,12Z', SKIN, 0)
    out += lines('M-4,20C-3,33 -6,40 -12,45M30,46C22,41 19,33 18,12', 1.5)
    out += path('M-2,27C6,29 13,24 18.4,14C18,26 20,34 22,40C14,36 4,34 -2,27Z', '#e6bd99', 0)
    expr = {'club': dict(mouth=.4, lid=.3), 'diamond': dict(mouth=.8, brow=.2, shape='round', nose='snub'),
            'heart': dict(mouth=.6, brow=.3, lid=.5),
            'spade': dict(mouth=-.2, brow=.1, lid=.8, shape='long', nose='hooked')}[kind]
    out += face(hair=dark, lash=True, lips='#bf3f49',
                iris={'club': '#5a4a2a', 'diamond': '#33609c', 'heart': '#2f6b4f', 'spade': '#3a2f3a'}[kind], **expr)
    # parting
    out += path('M-2,-33C-14,-33 -22,-22 -21,-4C-20.6,0 -20,4 -19,8C-17,0 -16,-6 -14,-10C-10,-14 -6,-20 -4.6,-25'
                'C2,-15 12,-9 18,2C19,8 20,14 20,20C25,16 29,2 28,-10C26,-26 12,-34 -2,-33Z', hair, 1.3)
    out += strands('M-8,-27C-14,-22 -18,-14 -18,-6M2,-27C10,-22 20,-12 22,2M8,-29C18,-24 25,-14 24.6,0', colour=dark)
    if kind != 'diamond':                                # rolled braid beside the cheek
        out += path('M18,-2C27,-4 32,4 30,13C28,22 20,23 17.6,17C18.6,10 18.6,4 18,-2Z', hair, 1.2)
        out += strands('M20,2C26,2 28,7 27,12M20,9C24,9 25,13 23,18', colour=dark)
        if kind != 'spade':
            out += circle(19.6, 24, 2.4, WHITE, 1)
    else:
        out += circle(20.4, 22, 2.4, WHITE, 1)
    return out + crown_queen(kind)


# --- jacks ------------------------------------------------------------------------------------

JACK_HAIR = {'club': ('#7a4a2a', '#4a2a16'), 'diamond': ('#dfae55', '#9c6e24'),
             'heart': ('#b5622c', '#743510'), 'spade': ('#3b3136', '#0f0c0e')}


def plume(fill):
    d = ('M-2,-38C2,-54 18,-66 34,-60C44,-56 48,-46 44,-38C42,-34 38,-36 38,-40C38,-46 30,-48 24,-44'
         'C16,-40 12,-34 8,-30Z')
    return (path(d, fill) + lines('M4,-36C10,-48 24,-56 38,-50', 1) +
            lines('M14,-48L12,-56M22,-53L22,-61M31,-54L34,-60'
                  'M16,-46L20,-41M25,-51L29,-46M34,-52L40,-47', .9, DARK.get(fill, LINE)))


def head_jack(kind):
    hair, dark = JACK_HAIR[kind]
    main, second, trim, motif = DRESS[kind]
    out = path('M-16,-24C-26,-14 -24,2 -25,12C-26,18 -29,22 -26,28C-20,31 -14,28 -11,22L20,24C23,32 33,33 37,26'
               'C34,20 38,10 36,-2C35,-14 32,-24 22,-28Z', hair)
    out += strands('M27,-18C32,-4 28,8 31,20M23,-10C26,2 23,12 26,24M-20,-8C-19,4 -23,12 -21,22', colour=dark)
    out += path('M-3,20L-4,46H21L17,10Z', SKIN)
    out += path('M-2,27C6,29 13,24 17.4,14C17.6,26 19,34 21,40C14,36 4,34 -2,27Z', '#e6bd99', 0)
    expr = {'club': dict(mouth=.3, shape='round', nose='snub'), 'diamond': dict(mouth=.7, brow=.2),
            'heart': dict(mouth=.5, lid=.3, brow=.4, shape='long'),
            'spade': dict(mouth=-.1, brow=-.5, lid=.3, nose='hooked')}[kind]
    out += face(hair=dark, lips='#d8907e', young=True,
                iris={'club': '#33507c', 'diamond': '#2f6b4f', 'heart': '#5a4a2a', 'spade': '#3a2f3a'}[kind], **expr)
    if kind == 'spade':
        out += path('M-9,12.6C-5,11.6 0,13 4,15.4'
                    'C-.6,16 -6,15.6 -8.8,14.4C-11,15.6 -13.6,16 -16,15.4C-14,13.4 -11.6,12.2 -9,12.6Z', hair, .8)
    # fringe and side lock
    out += path('M-19,-10C-20,-20 -14,-30 0,-31C14,-31 24,-22 27,-8C28,4 26,14 20,18C19,10 19,0 15,-8C9,-9 3,-12 0,-16'
                'C-5,-12 -12,-10 -19,-10Z', hair, 1.3)
    out += strands('M2,-24C8,-20 16,-16 20,-6M-14,-18C-10,-16 -6,-18 -2,-22M22,-10C24,-2 24,6 22,12', colour=dark)
    # cap
    f = {'club': WHITE, 'diamond': GREEN, 'heart': WHITE, 'spade': RED}[kind]
    cap = {'club': RED, 'diamond': BLUE, 'heart': GREEN, 'spade': BLUE}[kind]
    if kind in ('club', 'heart'):
        out += path('M-27,-20C-38,-32 -22,-46 2,-47C28,-48 42,-36 33,-22C18,-16 -12,-14 -27,-20Z', cap)
        out += strands('M-20,-34C-10,-42 10,-44 24,-36M-14,-26C-4,-34 12,-36 22,-28', colour=DARK[cap], width=1.3)
        out += path('M-25,-17C-10,-11 14,-12 29,-21L29,-27C14,-18 -10,-18 -25,-23Z', GOLD, 1.3)
    else:
        out += path('M-20,-26C-22,-40 -14,-50 2,-50C18,-50 26,-40 25,-27C12,-20 -8,-20 -20,-26Z', cap)
        out += strands('M-10,-28C-10,-38 -6,-44 0,-47M14,-28C15,-36 13,-42 8,-46', colour=DARK[cap], width=1.3)
        out += path('M-38,-27C-30,-22 -24,-22 -20,-26C-8,-20 12,-20 25,-27C30,-24 36,-26 42,-32C42,-20 30,-15 18,-14'
                    'C2,-12 -14,-12 -26,-16C-34,-18 -38,-22 -38,-27Z', trim if trim != cap else GOLD, 1.4)
    out += at(plume(f), 2, -4, {'club': .7, 'spade': .86}.get(kind, .78)) + circle(2, -29, 4.6, GOLD, 1.2) + circle(2,
            -29, 2, RED if cap != RED else BLUE, .8)
    return out
