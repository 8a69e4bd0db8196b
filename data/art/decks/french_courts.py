"""Kings, queens and jacks of the French deck."""

from decks.cloth import cloth, motif_colour
from decks.corners import coloured, indices
from decks.french_hands import fist, flat_hand, flower, grip, halberd, holding_hand, orb, sceptre, sword
from decks.french_heads import DRESS, head_jack, head_king, head_queen
from decks.joint import SLOPE, cut
from decks.palette import BLUE, DARK, FIELD, GOLD, GOLD_D, GREEN, RED, RED_D, SKIN, WHITE
from decks.shapes import beads, mirrored, moved, turned
from decks.svg import LINE, at, circle, define, group, lines, num, path, use

ERMINE = 'M0,-4C1.6,-2 1.8,1 1.4,3.4L2.6,5.4L0,4.4L-2.6,5.4L-1.4,3.4C-1.8,1 -1.6,-2 0,-4Z'


def tails(points, size=1.0):
    """Tails of ermine."""
    return path(''.join(moved(ERMINE, x, y, size) for x, y in points), LINE, 0)


# --- kings -------------------------------------------------------------------------------

def king_collar(trim):
    """A collar of ermine, and a chain with a jewel."""
    out = path('M96,112C86,116 76,122 68,129C76,143 92,151 108,153C118,155 128,155 138,153C154,150 168,142 175,129'
               'C167,122 158,116 147,111Z', WHITE)
    out += tails(((79, 129), (91, 122), (90, 138), (103, 131), (105, 145), (122, 147), (139, 145), (141, 130),
                  (153, 138), (153, 122), (164, 129)))
    chain = 'M99,120C104,134 112,141 122,142C132,141 141,133 145,119'
    out += lines(chain, 4.6) + lines(chain, 2.4, GOLD)
    return out + circle(122, 145, 5.4, GOLD) + path('M122,140.6l3.4,4.4l-3.4,4.4l-3.4,-4.4z', trim if trim != GOLD else BLUE, 1)


def king_mantle(suit):
    """Mantle and tunic down to the joint."""
    main, second, trim, motif = DRESS[suit]
    out = cloth('M92,120C74,128 56,140 49,162C45,176 44,194 44,216H196C196,194 195,176 191,162'
                'C186,142 170,128 150,118Z', main, motif, motif_colour(main), 17, 20,
                folds='M62,160C58,176 57,190 58,206M182,158C186,172 187,188 186,204',
                hidden=((78, 100, 168, 145), (96, 140, 148, 220)))
    out += cloth('M98,140C96,160 96,190 94,216H150C150,190 149,160 146,140Z',
                 second, 'dot', motif_colour(second), 11, 14,
                 folds='M110,160C109,176 109,190 108,206M134,160C135,176 135,190 136,206')
    out += path(cut('M92,142C90,164 88,190 86,216H95C97,190 98,164 99,142Z') +
                cut('M145,142C148,164 150,190 151,216H160C159,190 156,164 152,142Z'), WHITE, 1.2)
    return out + tails(((94, 162), (149.6, 164), (151.6, 177)), .8)


def sceptre_arm(suit, held):
    """At the right: a forearm upright, in the hand a sword or a sceptre."""
    second = DRESS[suit][1]
    out = at(held, 174, 150, 1, 3)
    out += cloth('M148,216C149,192 154,178 162,167L189,170C194,180 196,196 196,216Z',
                 second, 'dot', motif_colour(second), 11, 14,
                 folds='M166,178C164,190 163,200 163,212M182,178C185,190 186,200 186,212')
    out += path('M158,163C166,158 184,159 192,165L190,175C180,170 168,169 159,173Z', WHITE, 1.4)
    out += tails(((166, 167), (176, 167), (185, 167)), .7)
    return out + at(fist(), 174, 149, 1, 4)


def sloped_arm(held, cloth_of, lace, turn=17):
    """At the right: a forearm before the body, in the hand what lies on the shoulder."""
    fill, motif = cloth_of
    out = at(held, 150, 154, 1, turn)
    out += cloth('M196,222C198,196 190,178 178,168L164,157L155,172C162,178 168,194 168,218Z',
                 fill, motif, motif_colour(fill), 11, 14, folds='M170,170C176,180 180,194 181,210')
    out += path('M176,161L164,150C157,155 153,163 152,171L160,183C163,174 168,166 176,161Z', WHITE, 1.4)
    out += lines('M168,160L161,169', .9) if lace else tails(((165, 159), (158, 168)), .7)
    return out + at(grip(), 150, 157, .92, turn, True)


def orb_arm(suit):
    """At the left: the orb, a scroll, or the hand on the breast."""
    second = DRESS[suit][1]
    out = cloth('M44,206C45,184 50,172 58,162L84,166C87,180 84,196 82,212Z',
                second, 'dot', motif_colour(second), 11, 14,
                folds='M60,174C57,184 56,194 56,206M74,174C75,186 74,196 73,208')
    out += path('M52,158C62,154 78,157 87,163L85,172C76,167 62,165 52,168Z', WHITE, 1.4)
    out += tails(((61, 163), (70, 163), (79, 163)), .7)
    if suit == 'heart':
        return out + at(flat_hand(), 84, 150, 1, 20, True)
    if suit == 'diamond':
        return out + at(letter(), 68, 140, 1.2, -12) + at(fist(), 72, 149, .96, -4, True)
    return out + at(orb(), 70, 130, .92) + at(holding_hand(), 70, 144, 1)


def king(suit):
    """A king down to the joint."""
    head = at(head_king(suit), 122, 87, .94, 0, suit in ('diamond', 'heart'))
    if suit == 'heart':
        right = sloped_arm(sword(), (DRESS[suit][1], 'dot'), False)
    else:
        right = sceptre_arm(suit, sword() if suit == 'club' else sceptre(suit))
    return king_mantle(suit) + king_collar(DRESS[suit][2]) + right + orb_arm(suit) + head


# --- queens ------------------------------------------------------------------------------

NECKLINE = 'M94,128C98,146 110,152 122,152C134,152 146,146 150,128C142,124 102,124 94,128Z'


def queen_sleeves(suit):
    """Shoulders and sleeves."""
    main, second, trim, motif = DRESS[suit]
    return (cloth('M94,128C76,130 58,138 51,156C46,172 46,190 46,214H104V140Z', main, motif,
                  motif_colour(main), 17, 20, folds='M74,142C64,158 62,180 64,206M60,150C54,168 53,186 54,204') +
            cloth('M150,128C168,130 184,138 190,156C195,172 195,190 195,214H140V140Z', main, motif,
                  motif_colour(main), 17, 20, folds='M170,142C180,158 182,180 180,206M184,154C188,170 188,190 188,206'))


def queen_bodice(suit):
    """A laced bodice with a border of pearls, and the bare neck."""
    main, second, trim, motif = DRESS[suit]
    out = cloth('M90,136C98,150 110,156 122,156C134,156 146,150 154,136L160,150C156,172 154,194 154,216H90'
                'C90,194 88,172 84,150Z', second, 'dot', motif_colour(second), 11, 14)
    out += path(cut('M108,154C112,170 113,192 113,216H132C132,192 132,170 136,154C126,158 118,158 108,154Z'), WHITE, 1.2)
    out += lines('M112,162L132,170M133,162L112,170', 1.1, trim)
    out += path('M94,128C98,146 110,152 122,152C134,152 146,146 150,128L156,134C152,152 138,160 122,160'
                'C106,160 92,152 88,134Z', GOLD, 1.3)
    out += beads(((95, 144), (104, 151.6), (114, 155.4), (124, 156), (134, 154), (143, 148.6), (149.6, 141)), 1.9, WHITE, .9)
    return out + path(NECKLINE, SKIN, 1.2)


def lace_collar():
    """A standing collar, behind the head."""
    out = path('M96,132C88,128 80,122 78,114C74,112 73,107 76,104C73,100 75,95 79,94C78,89 82,85 86,86C88,81 94,80 97,83L122,110'
               'L147,83C150,80 156,81 158,86C162,85 166,89 165,94C169,95 171,100 168,104C171,107 170,112 166,114'
               'C164,122 156,128 148,132Z', WHITE)
    out += lines('M98,130L81,112M101,128L79,103M104,126L82,93M107,123L89,86'
                 'M146,130L163,112M143,128L165,103M140,126L162,93M137,123L155,86', .9, GOLD_D)
    return out + path(NECKLINE, SKIN, 0)


def necklace(trim, middle):
    """A chain from the sides of the neck, the middle of which is given."""
    chain = 'M%d,119C%d,132 116,139 122,140C128,139 %d,132 %d,119' % (middle - 12, middle - 13, middle + 13, middle + 12)
    return lines(chain, 3.4) + lines(chain, 1.8, GOLD) + path('M122,140l4,5l-4,6l-4,-6z', trim, 1)


def side(d, right):
    """Path data drawn for the left side of a figure, on either side."""
    return mirrored(d, 122) if right else d


def raised_arm(suit, held, right=False):
    """A forearm upright, in the hand what is held."""
    second = DRESS[suit][1]
    out = held + cloth(side('M46,214C48,190 56,176 66,164L90,172C92,186 90,204 88,222Z', right), second, 'dot',
                       motif_colour(second), 11, 14)
    out += path(side('M58,162C68,156 84,160 93,168L90,178C80,171 68,169 58,172Z', right), WHITE, 1.3)
    out += lines(side('M66,161L65,169M74,162L73,170M82,165L80,173', right), .9)
    return out + at(fist(), 168 if right else 76, 150, .86, -6 if right else 6, right)


def hand_on_breast(suit, left=False):
    """A hand that comes over the joint."""
    out = path(cut(side('M196,198C190,186 182,178 172,172L164,184C170,190 176,196 180,204Z', left)), DRESS[suit][1])
    out += path(side('M176,171C170,167 164,166 160,168L155,179C160,182 166,185 171,186Z', left), WHITE, 1.3)
    return out + at(flat_hand(), 98 if left else 146, 165, .86, -16 if left else 16, left)


def fan(leaf, edge, stick):
    """An open fan: its rivet in 0,0."""
    first, last, count = -70, 40, 9
    rim, inner, sticks = [], [], ''
    for i in range(count):
        t = first + (last - first) * i / (count - 1)
        rim.append(turned(0, -52, t))
        inner.append(turned(0, -20, t))
        a, b = turned(0, 6, t), turned(0, -50, t)
        sticks += 'M%s,%sL%s,%s' % tuple(num(v) for v in a + b)
    text = lambda p: '%s,%s' % (num(p[0]), num(p[1]))
    scallop = 'M' + text(inner[0]) + 'L' + text(rim[0])
    for p in rim[1:]:
        scallop += 'A11,11 0 0 1 ' + text(p)
    scallop += 'L' + text(inner[-1]) + 'A20,20 0 0 0 ' + text(inner[0]) + 'Z'
    out = lines(sticks, 3.6) + lines(sticks, 2, stick) + path(scallop, leaf, 1.4)
    band = 'M%sA44,44 0 0 1 %s' % (text(turned(0, -44, first)), text(turned(0, -44, last)))
    out += lines(''.join('M%sL%s' % (text(turned(0, -21, t)), text(turned(0, -50, t)))
                         for t in (first + (last - first) * i / (count - 1) for i in range(1, count - 1))), .9, DARK[leaf])
    out += lines(band, 4, edge)
    out += beads([turned(0, -32, first + (last - first) * (i + .5) / (count - 1)) for i in range(count - 1)], 2.3, edge, 0)
    return out + circle(0, 4, 2.2, GOLD, 1)


def queen_arms(suit):
    """Every queen has a gesture of her own."""
    if suit == 'club':                                    # the daisy held up, a hand on the breast
        return raised_arm(suit, at(flower(suit), 68, 98, .95)) + hand_on_breast(suit)
    if suit == 'diamond':                                 # a tulip, and a fan on the other side
        return (raised_arm(suit, at(flower(suit), 68, 98, .95)) +
                raised_arm(suit, at(fan(WHITE, BLUE, GOLD), 165, 146, .9, -6), True))
    if suit == 'heart':                                   # the rose near her face, a hand at the girdle
        return raised_arm(suit, at(flower(suit), 162, 99, .95, 3, True), True) + hand_on_breast(suit, True)
    return lily_in_both_hands(suit)


def lily_in_both_hands(suit):
    """A long stem across the body, from the upper left to the lower right."""
    second = DRESS[suit][1]
    out = cloth('M46,212C46,192 54,176 64,164L78,155L88,173C80,182 76,196 74,216Z', second, 'dot', motif_colour(second), 11, 14)
    out += cloth('M196,220C196,198 190,184 178,172L162,162L152,178C160,186 166,198 166,214Z',
                 second, 'dot', motif_colour(second), 11, 14)
    stem = cut('M119,155L160,190')
    out += lines(stem, 4.2) + lines(stem, 2, GREEN)
    out += at(flower('spade'), 69, 104, 1, -38)
    out += path('M68,155L80,146C86,152 90,159 91,165L82,177C80,168 75,160 68,155Z', WHITE, 1.3)
    out += path('M174,164L163,156C156,162 152,169 150,177L158,189C160,179 166,170 174,164Z', WHITE, 1.3)
    out += lines('M74,155L81,164M167,164L160,173', .9)
    return out + at(grip(), 99, 142, .86, -36) + at(grip(), 139, 173, .86, 22, True)


def queen(suit):
    """A queen down to the joint."""
    turn = {'heart': 5, 'spade': -5}.get(suit, 0)
    out = queen_sleeves(suit) + queen_bodice(suit)
    if suit == 'heart':
        out += lace_collar()
    right = suit in ('diamond', 'heart')
    out += at(head_queen(suit), 122, 86, .92, turn, right)
    return out + necklace(DRESS[suit][2], 116 if right else 128) + queen_arms(suit)


# --- jacks -------------------------------------------------------------------------------

SLASHES = 'M82,130C72,138 66,150 64,168M72,129C61,138 56,150 55,166'


def jack_doublet(suit):
    """A doublet with slashed shoulders."""
    main, second, trim, motif = DRESS[suit]
    out = cloth('M96,124C88,130 82,136 80,146C82,170 84,194 84,216H158C158,194 162,170 164,146C160,136 154,130 148,124Z',
                main, motif, motif_colour(main), 17, 20)
    out += path(cut('M117,132C116,160 116,190 116,216H129C129,190 128,160 127,132Z'), second, 1.2)
    out += beads(((122.4, y) for y in (146, 158, 170)), 2.4, GOLD)
    puff = 'M92,126C72,124 54,132 48,150C46,160 50,168 58,172C72,172 84,160 88,146Z'
    slashes = SLASHES + mirrored(SLASHES, 122)
    out += path(puff + mirrored(puff, 122), second)
    return out + path(slashes, 'none', 5.4) + path(slashes, 'none', 3.2, WHITE)


def halberd_arm(suit):
    """At the right: a forearm upright, in the hand the halberd."""
    main, second, trim, motif = DRESS[suit]
    out = at(halberd(suit), 176, 150, .9 if suit == 'club' else 1, 2)
    out += cloth('M150,216C152,194 158,180 164,166L190,170C195,182 196,198 196,216Z', main, motif,
                 motif_colour(main), 17, 20)
    out += path('M160,163C168,158 186,160 193,166L191,176C181,170 169,169 160,173Z', WHITE, 1.4)
    out += lines('M168,162L167,170M176,162L176,170M184,164L183,172', .9)
    return out + at(fist(), 175, 149, 1, 4)


def baldric():
    """A broad belt from the shoulder to the hip."""
    band = cut('M144,124L158,131L98,196L82,192Z')
    return (path(band, RED, 1.4) + lines(cut('M147.6,126L86,193M154.4,129.4L94,195'), .9, GOLD) +
            path('M118,152l9,-9l7,6l-9,9z', GOLD, 1.2))


def cape():
    """A short cape over the shoulder at the left."""
    out = path(cut('M100,122C76,124 54,136 48,158C45,174 44,194 44,216H72C71,190 76,160 102,136Z'), RED)
    out += lines(cut('M86,132C66,142 58,164 57,204M94,134C76,148 67,168 66,204'), 1.3, RED_D)
    return out + lines(cut('M101,138C78,160 73,190 74,208'), 3, GOLD)


def letter():
    """A rolled letter with a red band."""
    return (path('M-5,22V-24C-5,-27 5,-27 5,-24V22Z', WHITE, 1.3) + path('M-5,-15H5V-11H-5Z', RED, 1) +
            '<ellipse cx="0" cy="-24" rx="5" ry="2.6" fill="%s" stroke="%s" stroke-width="1.1"/>' % (FIELD, LINE))


def jack_left_arm(suit):
    """At the left: a dagger, a letter, a hand on the breast; or the arm hangs down."""
    main, second, trim, motif = DRESS[suit]
    out = cloth('M56,168C50,180 47,194 46,212H92L90,196C80,194 74,188 74,172Z', main, motif,
                motif_colour(main), 17, 20)
    if suit == 'club':
        return out
    out += cloth('M44,206C45,184 50,172 58,162L84,166C87,180 84,196 82,212Z', main, motif, motif_colour(main))
    if suit == 'spade':
        out += path('M77,160H83V130H77Z', RED, 1.2) + circle(80, 125, 5.6, GOLD, 1.3)
    elif suit == 'diamond':
        out += at(letter(), 76, 146, 1, -8)
    out += path('M52,158C62,154 78,157 87,163L85,172C76,167 62,165 52,168Z', WHITE, 1.4)
    out += lines('M61,157L60,165M69,157L68,166M77,159L76,167', .9)
    return out + (at(flat_hand(), 86, 149, .94, 14, True) if suit == 'heart' else at(fist(), 78, 149, .94, 4))


def ruff():
    """The collar of a jack."""
    return path('M98,117C90,120 86,126 88,133C94,131 97,134 98,138C103,133 107,135 109,140C113,135 118,135 121,140'
                'C125,135 130,135 134,139C136,134 141,132 145,137C147,132 151,130 156,132'
                'C158,125 154,119 147,115C141,122 134,125 124,125.6C114,125.6 104,122 98,117Z', WHITE) + lines(
                    'M98,123L96,132M108,126L107,136M121,128V137M134,127L136,136M146,122L149,131', .9)


def jack(suit):
    """A jack down to the joint."""
    out = jack_doublet(suit)
    if suit == 'spade':
        out += baldric() + sloped_arm(halberd(suit), DRESS[suit][::3], True)
    else:
        out += halberd_arm(suit)
    if suit == 'diamond':
        out += cape()
    return out + jack_left_arm(suit) + at(head_jack(suit), 122, 86, .94, 0, suit in ('diamond', 'heart')) + ruff()


# --- court cards -------------------------------------------------------------------------

FRAME = 'M43.2,18H196.8V342H43.2Z'


def court_card(suit, rank):
    figure = dict(king=king, queen=queen, jack=jack)[rank](suit)
    main, second, trim, motif = DRESS[suit]
    define('half-%s-%s' % (rank, suit),
           group(figure, extra=' stroke-linejoin="round" stroke-linecap="round"'))
    out = path(FRAME, FIELD, 0)
    out += use('half-%s-%s' % (rank, suit)) + use('half-%s-%s' % (rank, suit), 240, 360, 1, 180)
    # girdle over the joint
    def level(x, dy):
        return '%s,%s' % (num(x), num(180 + SLOPE * (x - 120) + dy))
    for h, colour in ((6.6, LINE), (5.2, GOLD), (3, LINE), (2.5, RED if suit in ('club', 'spade') else BLUE)):
        out += path('M%sL%sL%sL%sZ' % (level(43.2, -h), level(196.8, -h), level(196.8, h), level(43.2, h)), colour, 0)
    out += beads(((120 + 21 * i, 180 + SLOPE * 21 * i) for i in range(-3, 4)), 2.1, WHITE, .9)
    out += path(FRAME, 'none', 1.5)
    signs = use('sign-' + suit, 64.5, 45, .36)
    signs += group(signs, 'rotate(180 120 180)')
    return out + coloured(suit, signs + indices(suit, rank))
