"""The colours of dress and figures in all decks; _D is the darker one for folds and shadow."""

FIELD = '#faf3e1'  # ground inside the frame of a court card
WHITE = '#fffaf0'
RED, RED_D = '#b92b30', '#8a1c25'
BLUE, BLUE_D = '#2f5390', '#1d3666'
GOLD, GOLD_D = '#e8b445', '#b98422'
GREEN, GREEN_D = '#35775a', '#20513c'
SKIN, SKIN_D, BLUSH = '#f8dfc4', '#e6bd99', '#f2c7ae'
STEEL, STEEL_D = '#d5dade', '#98a2aa'
DARK = {RED: RED_D, BLUE: BLUE_D, GOLD: GOLD_D, GREEN: GREEN_D,
        WHITE: '#d9cfbd', STEEL: STEEL_D}
