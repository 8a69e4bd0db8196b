"""Horned animals of the farm: goat, sheep and cattle."""

from . import cego_animals_ink as ink
from .cego_animals_kit import (tree, PALE, ROSE, WHITE, WHITE_D, Shape, blob, eye, fence, ground, hill, hoofed, joined,
                               limb,
                               line, marks, mirror, narrow, once, picture, scales)

GOAT, GOAT_D = '#efe4cf', '#c8b594'
SADDLE, SADDLE_D = '#7b4d30', '#50301d'
HORN, HORN_D = '#cdb894', '#8f7a58'
WOOL, WOOL_D = '#f5ecd8', '#d3c3a2'
MASK, MASK_D = '#57483f', '#3a2f2a'


def horn(text, ridges, fill=HORN, width=1.3):
    """A ridged horn."""
    points = ' '.join(','.join(t.split(',')[:2]) for t in text.split()[:-1])
    return limb(text, fill, HORN_D, open_root=False, width=width, cap=1) + scales(points, ridges,
                                                                  float(text.split()[-2].split(',')[2]) * .9, 0, 0, .8, HORN_D)


def slit_eye(x, y, iris='#d3a24a'):
    """The eye of goat and sheep with its lying pupil."""
    return ink.at(ink.path('M-4.8.6C-3-3.6 3-4 5-.6 3 3-2.6 3.6-4.8.6z', iris, 1)
                  + ink.path('M-2.6-.8h5v2h-5z', '#1b1212', 0)
                  + ink.circle(1, -1.4, .7, '#fff', 0) + ink.lines('M-5.4.8C-3-4.4 3-4.8 5.6-.6', 1.5), x, y,
                  turn=20)


def goat_head(male):
    """Looking left; the origin is the forehead."""
    skull = Shape('18,-14c@a 4,-18 -7,-13@brow -20,8 -34,22@nose -37,29 -32,35 -22,33@chin -8,24 4,28f 22,40c@b',
                  tooth=3, pitch=6)
    horns = ('2,-15,12 10,-34,12 28,-46,10 50,-44,7 64,-28,3', 11) if male else ('3,-15,8 8,-32,7 20,-44,5 32,-46,2', 8)
    return joined((
        ink.at(horn(*horns), -7, 1, .94, -6),
        skull.draw(GOAT, ('b', 'a')), blob('-6,-12 -20,8 -34,22 -28,26 -14,14 -2,0 10,-8 16,-14 4,-18', SADDLE, 0),
        skull.rim('chin', 'b', 8, GOAT_D),
        ink.path(skull.data(skull.span('a', 'b')), 'none', 1.5),
        horn(*horns), Shape('8,-12c@a 20,-18 36,-12 44,-2c 32,4 18,4 8,0c@b').draw(SADDLE, ('b', 'a'), 1.3),
        line('14,-6 26,-7 36,-3', .9, SADDLE_D),
        blob('-30,20 -36,23 -37,28 -33,29 -29,25', '#8a5a4a', 1), line('-35,31 -28,30 -22,26', 1.2),
        Shape('-29,33cf -31,44c -24,%df -14,42f -10,28c -22,32' % (60 if male else 48), tooth=3, pitch=5).draw(GOAT,
                                                                                                               width=1.2),
        marks('-24,34 -22,46', 7, 9, 3, 0, .8, GOAT_D), slit_eye(-6, 0),
        marks('-8,18 4,22 14,28', 9, 8, 5, 10, .8, GOAT_D)))


def goat():
    """A billy with beard and great horns, on a rock."""
    body = Shape('74,62c 90,52f 124,56f 158,50f 182,66@rump 184,84c 172,94b 140,98b 104,102b 78,98@belly 62,90@chest '
                 '60,76', tooth=5, pitch=6)
    return picture(narrow(0.9,
                          blob('90,128c 134,44c 150,60c 182,14c 202,58c 226,128c', '#eeece2', .8, '#cfc9b6'),
                          blob('10,136 24,118 60,122 96,114 150,122 190,114 214,136c', '#e3dcc8', .9, PALE),
                          ink.lines('M40 128l10-6M104 130l14-8M160 130l10-8M190 132l6-8', .9, PALE),
                          hoofed('92,92,18 98,112,10 96,122,8', GOAT_D, None, 130),
                          hoofed('152,88,24 146,106,11 152,120,8', GOAT_D, None, 130),
                          limb('178,64,12 190,54,12 196,44,4', SADDLE, fur='f', open_root=False),
                          body.draw(GOAT), body.rim('rump', 'chest', 12, GOAT_D),
                          blob('92,56 124,58 158,53 176,62 180,76 160,80 124,82 100,76', SADDLE, 0),
                          marks('100,64 130,66 166,64', 22, 10, 7, 15, .9, SADDLE_D),
                          marks('92,88 130,94 170,88', 22, 10, 7, 60, .9, GOAT_D),
                          hoofed('76,88,24 74,110,12 72,124,9', GOAT, GOAT_D, 136),
                          hoofed('168,80,32 178,104,14 173,118,9 175,124,9', GOAT, GOAT_D, 136),
                          marks('68,74 72,90 76,104', 16, 10, 8, 10, .9, GOAT_D), ink.at(goat_head(True), 62, 58, .98)))


def nanny():
    """With bell and kid."""
    body = Shape('80,62c 96,60 128,66 158,60 180,72@rump 184,88 172,97@low 140,104 104,106@belly 76,100@chest 68,82',
                 tooth=3, pitch=6)
    kid = joined((hoofed('8,8,9 4,22,6 6,30,5', GOAT_D, None, 38), hoofed('36,8,12 38,22,7 34,30,5', GOAT_D, None, 38),
                  limb('42,-4,6 50,-12,5 50,-20,2', GOAT, open_root=False),
                  blob('0,-8 20,-4 38,-8 46,2 42,14 10,16 -4,6', GOAT, 1.5),
                  blob('14,-5 38,-8 45,0 30,6 16,2', SADDLE, 0),
                  hoofed('2,8,12 -4,20,7 -4,30,6', GOAT, None, 40), hoofed('40,6,16 44,22,8 42,30,6', GOAT, None, 40)))
    head = Shape('16,-10c@a 4,-16 -8,-10 -20,6 -30,14 -31,21 -24,24 -8,20 6,26 18,32c@b')
    kid_head = joined((head.draw(GOAT, ('b', 'a'), 1.6), blob('-8,-10 -20,6 -28,14 -18,12 0,-4', SADDLE, 0),
                       blob('-27,13 -31,16 -28,20 -25,17', '#8a5a4a', 1),
                       blob('6,-10 20,-16 32,-8 22,0 8,0', SADDLE, 1.5), eye(-6, 0, 3.4, '#8a5a2a', 0, 10),
                       line('-29,20 -22,19', 1.2), ink.circle(3, -13, 2.6, HORN, 1.2)))
    return picture(narrow(0.94, mirror(
        fence(20, 200, 130, 36, 5), ground(6, 216, 130),
        hoofed('96,96,18 102,114,10 100,124,8', GOAT_D, None, 132),
        hoofed('152,94,22 146,110,11 152,122,8', GOAT_D, None, 132),
        blob('136,98 134,112 142,118 156,114 160,98', ROSE, 1.2), limb('144,114,5 143,124,4', ROSE),
        limb('178,70,11 190,76,11 194,88,4', SADDLE, fur='f', open_root=False),
        body.draw(GOAT), body.rim('low', 'chest', 10, GOAT_D), body.hatch('low', 'chest', 26, 8, 40, 1, .8, '#9c8861'),
        hoofed('168,86,30 178,108,14 172,120,9 174,126,9', GOAT, GOAT_D, 138),
        blob('110,64 128,66 158,62 178,72 180,84 160,88 124,88 112,78', SADDLE, 0),
        marks('118,72 140,74 170,74', 18, 10, 6, 15, .9, SADDLE_D),
        hoofed('82,90,24 78,112,12 78,126,9', GOAT, GOAT_D, 138), marks('80,78 84,94 90,106', 16, 10, 8, 10, .9, GOAT_D),
        ink.at(goat_head(False), 70, 48, .98, 14), collar_bell(74, 88),
        ink.at(joined((kid, ink.at(kid_head, 0, -18, .74))), 12, 108, .8))))


def collar_bell(x, y):
    return (limb('%d,%d,5 %d,%d,5 %d,%d,5' % (x - 12, y - 10, x, y - 2, x + 20, y - 14), '#8a5a32', open_root=False,
                 width=1.1, cap=.2)
            + ink.path('M%d %dh8l3 10h-14z' % (x - 4, y), '#e0b04a', 1.2) + ink.circle(x, y + 11.5, 1.8, '#8a6424', .9))


def fleece(text, curls, seed=3):
    """A body of wool with its curls."""
    s = Shape(text, tooth=5.5, pitch=9, seed=seed)
    return s.draw(WOOL) + s.rim('low', 'chest', 14, WOOL_D) + joined(scales(c, 13, 8, 5, 90, .9, '#b7a47e', k) for k,
                                                                     c in enumerate(curls))


def sheep_head(male):
    """Looking left; the origin is the forehead."""
    skull = Shape('14,-14c@a 2,-18 -8,-14@brow -22,2 -32,16@nose -34,24 -28,30@chin -14,26 0,24 14,26c@b')
    out = [Shape('6,-10c 18,-16 34,-10 40,0c 28,6 14,4 6,0c').draw(MASK_D, width=1.2) if not male else '',
           skull.draw(WHITE if male else MASK, ('b', 'a')), skull.rim('chin', 'b', 7, WHITE_D if male else MASK_D),
           blob('-29,14 -33,18 -33,23 -29,22 -26,18', '#c99484' if male else '#2b2320', 1),
           line('-31,26 -24,24 -18,20', 1.2), slit_eye(-6, -1)]
    if male:
        out += [blob('10,4 22,14 18,24 8,18', WHITE, 1.2),
                horn('2,-16,15 18,-32,16 40,-28,16 50,-6,15 40,18,13 20,24,11 6,16,9 0,6,3', 20)]
    else:
        out += [Shape('4,-8c@a 18,-8 30,2 34,14c 22,14 10,8 4,2c@b').draw(MASK, width=1.3),
                line('10,-2 20,2 28,9', .9, '#8b7568')]
    out.append(Shape('20,-10cs 10,-24s -4,-24s -12,-14s -4,-8s 8,-8s', tooth=4, pitch=6).draw(WOOL, width=1.3))
    return joined(out)


def ram():
    """With curled horns."""
    return picture(
        hill('4,130c 40,106 90,112 130,100 180,96 218,130c'), ground(6, 216, 130),
        hoofed('94,100,14 96,116,9 95,124,8', WHITE_D, None, 133),
        hoofed('152,100,16 148,114,9 150,124,8', WHITE_D, None, 133),
        fleece('64,54s 90,36s 130,38s 166,42s 192,66s 194,90s@low 172,104s 128,107s 84,105s 58,92s@chest 54,72s',
               ('86,50 124,48 168,54', '84,66 128,64 182,72', '84,82 128,80 184,88', '90,95 128,96 172,97')),
        hoofed('78,100,16 76,114,10 75,126,9', WHITE, WHITE_D, 138),
        hoofed('172,98,18 176,114,10 174,126,9', WHITE, WHITE_D, 138),
        Shape('64,104s 90,102s 90,111s 66,112s', tooth=4, pitch=6).draw(WOOL, width=1.2),
        Shape('160,102s 188,98s 185,111s 162,112s', tooth=4, pitch=6).draw(WOOL, width=1.2),
        ink.path('M67 104q12-16 23-6l-2 6zM162 102q10-10 23-4l-2 6z', WOOL, 0), ink.at(sheep_head(True), 56, 62, 1.14))


def ewe():
    """With black face and lamb."""
    lamb = joined((hoofed('6,14,8 4,24,6 4,32,5', MASK_D, None, 40), hoofed('32,14,8 34,24,6 32,32,5', MASK_D, None, 40),
                   Shape('-4,-6s 16,-10s 36,-4s 42,10s 20,18s -2,14s', tooth=4, pitch=7).draw(WOOL),
                   scales('4,-2 18,0 32,4', 7, 6, 4, 90, .9, '#b7a47e'),
                   hoofed('-1,12,9 -3,24,6 -2,32,5', MASK, None, 41), hoofed('38,10,10 40,24,6 39,32,5', MASK, None, 41),
                   ink.at(sheep_head(False), -4, -12, .62)))
    return picture(mirror(
        tree(180, 118, 104), hill('4,130c 50,104 100,110 140,104 190,100 218,130c'), ground(6, 216, 130),
        hoofed('96,104,13 98,116,8 97,125,7', MASK_D, None, 133),
        hoofed('156,104,14 152,116,8 154,125,7', MASK_D, None, 133),
        fleece('72,56s 100,46s 140,50s 174,52s 196,74s 196,94s@low 170,108s 128,110s 88,108s 68,96s@chest 62,78s',
               ('92,60 130,58 172,64', '88,76 132,74 184,82', '90,91 130,89 184,95', '96,101 130,101 168,102'), 6),
        hoofed('82,100,16 80,114,9 79,127,8', MASK, None, 138), hoofed('174,100,18 178,114,9 176,127,8', MASK, None, 138),
        ink.path('M71 101q12-14 22-4l-2 6zM164 102q10-10 22-4l-2 6z', WOOL, 0),
        ink.at(sheep_head(False), 68, 54, 1.12, 12), ink.at(lamb, 28, 106, .8)))


COW, COW_D = '#a4532c', '#71351a'
BULL, BULL_D = '#6d4029', '#45271a'


@once
def cow_head(fill, dark, male):
    """Looking left; the origin is the forehead."""
    skull = Shape('20,-18c@a 4,-22@poll -8,-14 -19,4 -30,15@nose -37,23 -34,33 -22,36@chin -8,29 6,26 24,38c@b')
    horns = ('0,-18,11 -10,-27,10 -23,-28,7 -30,-38,2',
             '9,-18,12 20,-27,11 20,-40,8 10,-48,2') if male else ('2,-18,8 -7,-25,7 -15,-28,5 -17,-37,2',
                                                                   '10,-19,8 18,-27,8 18,-36,5 12,-43,2')
    return joined((
        limb(horns[0], HORN, HORN_D, open_root=False, width=1.3, cap=1),
        skull.draw(fill, ('b', 'a')), skull.rim('chin', 'b', 9, dark),
        blob('-4,-16 -14,-2 -24,12 -20,18 -10,6 0,-8', WHITE, 0) if not male else marks('-6,-10 -14,4', 6, 8, 3, 0, .8,
                                                                                        dark),
        blob('-26,13 -35,21 -37,28 -33,35 -22,36 -17,26', '#d9a794', 0),
        ink.path(skull.data(skull.span('a', 'b')), 'none', 1.5),
        limb(horns[1], HORN, HORN_D, open_root=False, width=1.3, cap=1),
        marks('-2,-18 4,-22 12,-20', 10, 9, 2, 100, .9, dark),
        blob('12,-12 26,-20 42,-12 34,0 18,-2', fill, 1.3), marks('20,-10 34,-8', 6, 7, 2, 0, .8, dark),
        blob('-32,20 -35,24 -32,26 -29,23', '#5d3a32', .8), line('-34,31 -27,31 -22,27', 1.2),
        eye(-5, -1, 3.1, '#3b261a', -.2, 12), line('-11,-6 -5,-8 1,-5', 1),
        marks('0,10 8,16 14,24', 8, 8, 4, 10, .8, dark),
        ink.path('M-34 27q-8 6-2 11 6 1 5-7', 'none', 2, '#d9a23a') if male else ''))


def cow_tail(x, y, fill):
    """A tail with its tuft."""
    return (limb('%d,%d,7 %d,%d,5 %d,%d,5' % (x, y, x + 7, y + 22, x + 3, y + 46), fill, open_root=False, width=1.3)
            + limb('%d,%d,5 %d,%d,10 %d,%d,3' % (x + 3, y + 44, x + 3, y + 58, x + 1, y + 72), '#4a352b', fur='f',
                   open_root=False, width=1.2))


def bull():
    """With a ring in his nose."""
    body = Shape('60,50c 70,30f 96,24@hump 124,40 156,46 188,42 204,58@rump 206,82 194,96@low 150,104 108,112 84,115 '
                 '66,110@dewlap 52,96 50,76@chest')
    return picture(
        hill('4,130c 50,110 110,116 150,108 218,130c'), ground(6, 216, 130), cow_tail(202, 52, BULL),
        hoofed('102,98,26 106,116,14 104,126,11', BULL_D, None, 133),
        hoofed('164,92,30 158,112,14 162,124,11', BULL_D, None, 133),
        body.draw(BULL), body.rim('low', 'chest', 18, BULL_D, 10),
        body.hatch('low', 'chest', 30, 12, 40, 1, .9, '#2b170e'), body.rim('hump', 'rump', 4, '#84523a'),
        marks('84,36 100,44 112,60', 24, 10, 12, 10, .9, BULL_D),
        marks('120,56 150,60 180,58', 16, 9, 6, 10, .9, BULL_D), marks('66,88 76,100 92,108', 10, 9, 5, 0, .9, '#2f1a11'),
        hoofed('82,92,34 82,114,17 80,126,13', BULL, BULL_D, 139),
        hoofed('184,78,44 194,106,18 189,120,12 190,127,12', BULL, BULL_D, 139),
        marks('180,62 190,80 192,98', 14, 9, 9, 10, .9, BULL_D),
        marks('72,92 76,106', 8, 9, 8, 0, .9, BULL_D), ink.at(cow_head(BULL, BULL_D, True), 56, 60, 1.1))


def cow():
    """Spotted, with bell and calf."""
    body = Shape('76,54c 106,48 144,52 180,46 200,58@rump 202,80 190,94@low 146,107 108,108@belly 78,101 64,88@chest '
                 '62,70')
    calf = joined((hoofed('8,12,10 6,24,7 6,32,6', WHITE_D, None, 40),
                   hoofed('40,12,12 40,24,8 38,32,6', WHITE_D, None, 40),
                   limb('48,-2,5 54,8,4 52,20,5', COW, open_root=False, width=1.3),
                   blob('-2,-6 20,-8 42,-8 50,2 46,16 12,18 -4,10', WHITE, 1.6),
                   blob('8,-6 40,-8 47,2 34,8 14,6', COW, 0),
                   hoofed('0,10,13 -4,24,8 -4,32,6', WHITE, WHITE_D, 42),
                   hoofed('44,8,16 48,24,9 45,32,7', WHITE, WHITE_D, 42)))
    head = joined((blob('20,-14 4,-20 -10,-12 -24,12 -26,24 -16,27 -4,22 10,26 24,30', COW, 1.7),
                   blob('-4,-14 -18,8 -14,14 -2,-4', WHITE, 0), blob('-22,12 -27,20 -24,27 -14,26 -13,18', '#e0b09c', 1.2),
                   blob('10,-12 24,-20 36,-12 28,-2 14,-2', COW, 1.6), eye(-4, -2, 3.6, '#3b261a', 0, 12),
                   ink.circle(-22, 19, 1.2, '#5d3a32', 0)))
    return picture(narrow(0.93, mirror(
        hill('4,130c 60,104 110,116 160,104 218,130c'), ground(6, 216, 130), cow_tail(199, 54, WHITE),
        hoofed('102,98,20 104,116,11 103,125,9', WHITE_D, None, 133),
        hoofed('160,94,26 156,112,12 160,124,9', WHITE_D, None, 133),
        blob('146,98 146,112 156,119 172,114 176,98', ROSE, 1.3), limb('154,118,5 153,128,4', ROSE, width=1.2),
        limb('164,118,5 165,127,4', ROSE, width=1.2),
        body.draw(WHITE), body.rim('low', 'chest', 10, WHITE_D), body.hatch('low', 'chest', 28, 8, 40, 1, .8, '#a8997e'),
        hoofed('182,84,36 192,106,15 186,120,10 188,127,10', WHITE, WHITE_D, 139),
        blob('98,50 128,51 142,60 134,80 118,90 100,80 92,64', COW, 0),
        blob('158,50 180,46 200,58 202,78 186,86 176,74 160,68', COW, 0),
        blob('132,88 144,82 154,88 146,98 134,99', COW, 0), blob('66,72 78,76 80,92 70,94 63,84', COW, 0),
        ink.path(body.data(body.span('chest', 'rump')), 'none', 1.5),
        marks('100,58 120,60 132,66', 14, 8, 7, 20, .9, COW_D), marks('168,56 184,62 194,72', 12, 8, 6, 20, .9, COW_D),
        hoofed('82,92,24 80,114,13 79,126,10', WHITE, WHITE_D, 139), line('168,96 176,102 188,102', 1, '#b9a68c'),
        ink.at(cow_head(COW, COW_D, False), 64, 56, 1.06, 6), collar_bell(78, 92),
        ink.at(calf + ink.at(head, -2, -14, .72), 22, 104, .82))))
