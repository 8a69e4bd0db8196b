"""The pictures of the 21 trumps of the Cego deck: a fool and twenty animals, from small to great."""

from . import svg
from . import cego_animals_deer as deer
from . import cego_animals_fool as fool
from . import cego_animals_home as home
from . import cego_animals_horned as horned
from . import cego_animals_horse as horse
from . import cego_animals_prey as prey
from . import cego_animals_sea as sea
from . import cego_animals_small as small
from . import cego_animals_wild as wild
from . import cego_animals_yard as yard

PICTURES = {
    1: (fool.hanswurst, fool.hanswurst),
    2: (sea.sea_lion, sea.sea_lioness),
    3: (small.mouse, small.mouse_mother),
    4: (small.hedgehog, small.hedgehog_family),
    5: (small.squirrel, small.squirrel_mother),
    6: (small.hare, small.hare_mother),
    7: (prey.marten, prey.marten_mother),
    8: (prey.badger, prey.badger_mother),
    9: (prey.fox, prey.vixen),
    10: (home.tomcat, home.cat),
    11: (home.dog, home.bitch),
    12: (horned.goat, horned.nanny),
    13: (horned.ram, horned.ewe),
    14: (home.pig, home.sow),
    15: (horned.bull, horned.cow),
    16: (horse.stallion, horse.mare),
    17: (deer.roebuck, deer.doe),
    18: (deer.stag, deer.hind),
    19: (prey.wolf, prey.she_wolf),
    20: (wild.bear, wild.bear_sow),
    21: (yard.cock, yard.hen),
}


# What is moved and made smaller so that it stands inside its field: right, down, size.
FIT = {
    (2, False): (0, -0.9, 0.973),
    (3, True): (-1.5, 2.0, 0.986),
    (4, True): (1.0, 0, 0.982),
    (5, False): (0.5, 0, 0.977),
    (5, True): (-0.6, -2.8, 0.953),
    (6, False): (0, 1.5, 0.99),
    (6, True): (-1.0, 0, 0.991),
    (7, False): (-0.5, -0.9, 0.96),
    (7, True): (0, -2.9, 0.964),
    (8, False): (0, 0, 0.982),
    (9, False): (-1.5, 0, 1),
    (9, True): (0, -1.9, 0.973),
    (10, False): (0, 0.0, 0.986),
    (10, True): (0, -4.0, 1),
    (11, True): (0, -2.0, 1),
    (12, True): (-4.0, 0, 1),
    (14, True): (2.9, -1.9, 0.973),
    (16, False): (0, 1.0, 0.993),
    (17, False): (0, 0.0, 0.959),
    (17, True): (0, 0.0, 0.979),
    (18, False): (0, 0.1, 0.947),
    (21, False): (0, 0.0, 0.973),
}


def trump(n, lower):
    """The picture of one half of trump @n in cego_layout.SCENE, upright; @lower: the female."""
    content = PICTURES[n][1 if lower else 0]()
    if (n, lower) not in FIT:
        return content
    right, down, size = FIT[n, lower]
    return svg.group(content, 'translate(%s %s) scale(%s)' % (
        svg.num(120 * (1 - size) + right), svg.num(204 * (1 - size) + down), svg.num(size)))
