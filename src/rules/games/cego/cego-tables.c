/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/cego/cego-tables.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/deal.h"

/* ---- Options: CE-4 ---------------------------------------------------------------------- */

const OptionInfo cego_options[] = {
  [CEGO_PLAYERS] = {
    .key = "players",
    .title = NC_ ("option", "Players"),
    .description = NC_ ("option", "How many play; with three, three low cards are left out."),
    .values = {
      [CEGO_PLAYERS_4] = { "4", NC_ ("option", "Four") },
      [CEGO_PLAYERS_3] = { "3", NC_ ("option", "Three") },
    },
  },
  [CEGO_COUNT] = {
    .key = "count",
    .title = NC_ ("option", "Counting the cards"),
    .description = NC_ ("option", "The size of the groups in which cards are counted for points."),
    .values = {
      [CEGO_COUNT_THREES] = { "threes", NC_ ("option", "By threes: 70 points, 36 win") },
      [CEGO_COUNT_TWOS] = { "twos", NC_ ("option", "By twos: 79 points, 40 win") },
    },
  },
  [CEGO_SOLO_DUTY] = {
    .key = "solo_duty",
    .title = NC_ ("option", "Duty to announce a Solo"),
    .description
    = NC_ ("option", "Which hands must announce a Solo; whoever hides one can be caught."),
    .values = {
      [CEGO_SOLO_DUTY_NINE]
      = { "nine", NC_ ("option", "Nine trumps, or eight: two above 17, at most two plain suits") },
      [CEGO_SOLO_DUTY_EIGHT]
      = { "eight", NC_ ("option", "Eight trumps, or seven: two above 18, at most two plain "
                                  "suits") },
      [CEGO_SOLO_DUTY_NONE] = { "none", NC_ ("option", "No duty") },
    },
  },
  [CEGO_LOSS] = {
    .key = "loss",
    .title = NC_ ("option", "Lost games"),
    .description = NC_ ("option", "What a declarer with too few points pays."),
    .values = {
      [CEGO_LOSS_MIRROR] = { "mirror", NC_ ("option", "More, the more points the opponents have") },
      [CEGO_LOSS_SINGLE] = { "single", NC_ ("option", "Always once") },
    },
  },
  [CEGO_BUERGER] = {
    .key = "buerger",
    .title = NC_ ("option", "Bürgermeister (35 points)"),
    .description = NC_ ("option", "What a declarer pays for a tie, with 35 points."),
    .values = {
      [CEGO_BUERGER_BASE] = { "base", NC_ ("option", "The value of the game once") },
      [CEGO_BUERGER_UNIT] = { "unit", NC_ ("option", "One point") },
    },
  },
  [CEGO_PAYMENT] = {
    .key = "payment",
    .title = NC_ ("option", "Payment"),
    .description = NC_ ("option", "Who pays and who is paid."),
    .values = {
      [CEGO_PAYMENT_SHEET] = { "sheet", NC_ ("option", "Only the player concerned scores") },
      [CEGO_PAYMENT_EACH] = { "each", NC_ ("option", "Every opponent settles with the declarer") },
    },
  },
  [CEGO_SCHINDEN] = {
    .key = "schinden",
    .title = NC_ ("option", "A hidden Solo that is caught"),
    .description = NC_ ("option", "Who is paid by a player caught hiding a Solo."),
    .values = {
      [CEGO_SCHINDEN_DECLARER] = { "declarer", NC_ ("option", "The declarer alone") },
      [CEGO_SCHINDEN_EACH] = { "each", NC_ ("option", "Everybody") },
    },
  },
  [CEGO_SPECIALS] = {
    .key = "specials",
    .title = NC_ ("option", "Special games"),
    .description
    = NC_ ("option", "Forehand may choose Bettel, Räuber, Drescher or Picolo instead of Cego; "
                     "four players only."),
    .values = {
      [CEGO_SPECIALS_ON] = { "on", NC_ ("option", "Yes") },
      [CEGO_SPECIALS_OFF] = { "off", NC_ ("option", "No") },
    },
  },
  [CEGO_RAEUBER_LOSS] = {
    .key = "raeuber",
    .title = NC_ ("option", "When forehand loses Räuber"),
    .description = NC_ ("option", "What forehand pays for choosing Räuber and losing it."),
    .values = {
      [CEGO_RAEUBER_LOSS_SINGLE] = { "single", NC_ ("option", "The value once") },
      [CEGO_RAEUBER_LOSS_DOUBLE] = { "double", NC_ ("option", "The value twice") },
    },
  },
  [CEGO_DEALS] = {
    .key = "deals",
    .title = NC_ ("option", "Deals in a match"),
    .description = NC_ ("option", "How many deals a match lasts."),
    .values = {
      { "24", "24", NC_ ("rules", "24 deals") },
      { "12", "12", NC_ ("rules", "12 deals") },
      { "48", "48", NC_ ("rules", "48 deals") },
      { "1", "1", NC_ ("rules", "1 deal") },
    },
  },
  { .key = NULL },
};

/* CE-4.2 */
const OptionLimit cego_limits[] = {
  { .option = CEGO_SOLO_DUTY,
    .values = 1 << CEGO_SOLO_DUTY_NINE | 1 << CEGO_SOLO_DUTY_NONE,
    .on = CEGO_PLAYERS,
    .on_values = 1 << CEGO_PLAYERS_4 },
  { .values = 0 },
};

/* CE-4.3; schinden matters only with a duty and payment to each */
const OptionLimit cego_idle[] = {
  { .option = CEGO_BUERGER, .on = CEGO_COUNT, .on_values = 1 << CEGO_COUNT_THREES },
  { .option = CEGO_SCHINDEN,
    .on = CEGO_SOLO_DUTY,
    .on_values = 1 << CEGO_SOLO_DUTY_NINE | 1 << CEGO_SOLO_DUTY_EIGHT },
  { .option = CEGO_SCHINDEN, .on = CEGO_PAYMENT, .on_values = 1 << CEGO_PAYMENT_EACH },
  { .option = CEGO_SPECIALS, .on = CEGO_PLAYERS, .on_values = 1 << CEGO_PLAYERS_4 },
  { .option = CEGO_RAEUBER_LOSS, .on = CEGO_PLAYERS, .on_values = 1 << CEGO_PLAYERS_4 },
  { .option = CEGO_RAEUBER_LOSS, .on = CEGO_SPECIALS, .on_values = 1 << CEGO_SPECIALS_ON },
  { .on_values = 0 },
};

/* CE-4.4 */
const OptionPreset cego_presets[] = {
  { .key = "cego", .title = "Cego", .settings = "" },
  { .key = "cent", .title = NC_ ("preset", "For cents"), .settings = "payment=each" },
  { .key = "schwarzwald",
    .title = "Schwarzwald",
    .settings = "count=twos solo_duty=none raeuber=double" },
  { .key = "three", .title = NC_ ("preset", "For three"), .settings = "players=3" },
  { .key = NULL },
};

/* ---- Verbs: CE-6.1 ---------------------------------------------------------------------- */

const VerbInfo cego_verbs[] = {
  { .verb = VERB_PASS,
    .name = "pass",
    .shape = SHAPE_PLAIN,
    .button = "Weiter",
    .said = "weiter",
    .meaning = NC_ ("call", "Pass") },
  { .verb = VERB_PLAY, .name = "play", .shape = SHAPE_CARD },
  { .verb = CEGO_VERB_SOLO,
    .name = "solo",
    .shape = SHAPE_PLAIN,
    .button = "Solo",
    .said = "Solo!",
    .meaning = NC_ ("call", "Worth {points}: play the dealt hand, without the Blind") },
  { .verb = CEGO_VERB_ULTIMO,
    .name = "ultimo",
    .shape = SHAPE_PLAIN,
    .button = "Ultimo",
    .said = "Ultimo!",
    .meaning = NC_ ("call", "Worth {points}: win the last trick with trump 1") },
  { .verb = CEGO_VERB_MARCH,
    .name = "march",
    .shape = SHAPE_PLAIN,
    .button = "Durchmarsch",
    .said = "Durchmarsch!",
    .meaning = NC_ ("call", "Worth {points}: win every trick") },
  { .verb = CEGO_VERB_BID_CEGO,
    .name = "bid:cego",
    .shape = SHAPE_PLAIN,
    .button = "Cego",
    .said = "Cego",
    .meaning = NC_ ("call", "Worth {points}: keep two cards") },
  { .verb = CEGO_VERB_BID_EINE,
    .name = "bid:eine",
    .shape = SHAPE_PLAIN,
    .button = "Eine",
    .said = "eine",
    .meaning = NC_ ("call", "Worth {points}: keep one card") },
  { .verb = CEGO_VERB_BID_LEERE,
    .name = "bid:leere",
    .shape = SHAPE_PLAIN,
    .button = "Eine Leere",
    .said = "eine Leere",
    .meaning = NC_ ("call", "Worth {points}: keep and lead a pip card") },
  { .verb = CEGO_VERB_BID_ZWEI,
    .name = "bid:zwei",
    .shape = SHAPE_PLAIN,
    .button = "Zwei Leere",
    .said = "zwei Leere",
    .meaning = NC_ ("call", "Worth {points}: keep and lead two of one suit") },
  { .verb = CEGO_VERB_BID_VERSCH,
    .name = "bid:versch",
    .shape = SHAPE_PLAIN,
    .button = "Zwei verschiedene",
    .said = "zwei verschiedene",
    .meaning = NC_ ("call", "Worth {points}: keep and lead two of different suits") },
  { .verb = CEGO_VERB_BID_MANN,
    .name = "bid:mann",
    .shape = SHAPE_PLAIN,
    .button = "Kleiner Mann",
    .said = "kleiner Mann",
    .meaning = NC_ ("call", "Worth {points}: keep and lead trump 1") },
  { .verb = CEGO_VERB_GAME_CEGO,
    .name = "game:cego",
    .shape = SHAPE_PLAIN,
    .button = "Cego",
    .said = "Cego",
    .meaning = NC_ ("call", "Worth {points}: take the Blind, keep two cards") },
  { .verb = CEGO_VERB_GAME_BETTEL,
    .name = "game:bettel",
    .shape = SHAPE_PLAIN,
    .button = "Bettel",
    .said = "Bettel",
    .meaning = NC_ ("call", "Worth {points}: win no tricks") },
  { .verb = CEGO_VERB_GAME_RAEUBER,
    .name = "game:raeuber",
    .shape = SHAPE_PLAIN,
    .button = "Räuber",
    .said = "Räuber",
    .meaning = NC_ ("call", "Worth {points}: whoever takes most points loses") },
  { .verb = CEGO_VERB_GAME_DRESCHER,
    .name = "game:drescher",
    .shape = SHAPE_PLAIN,
    .button = "Drescher",
    .said = "Drescher",
    .meaning = NC_ ("call", "Worth {points}: whoever takes the last trick loses") },
  { .verb = CEGO_VERB_GAME_PICOLO,
    .name = "game:picolo",
    .shape = SHAPE_PLAIN,
    .button = "Picolo",
    .said = "Picolo",
    .meaning = NC_ ("call", "Worth {points}: win exactly one trick") },
  { .verb = CEGO_VERB_KEEP,
    .name = "keep",
    .shape = SHAPE_CARD,
    .button = "{card} behalten",
    .meaning = NC_ ("call", "Keep {card}"),
    .deed = NC_ ("deed", "to keep {card}"),
    .news = NC_ ("call", "{name} keeps {card}."),
    .own_news = NC_ ("call", "You keep {card}."),
    .together = "Behalten",
    .together_meaning = NC_ ("call", "Keep the marked cards") },
  { .verb = CEGO_VERB_DEMAND,
    .name = "demand",
    .shape = SHAPE_PLAIN,
    .button = "Aufdecken lassen",
    .said = "Hosen rum!",
    .meaning
    = NC_ ("call", "See all hands: whoever hid a Solo pays you {points}; if nobody did, you pay"),
    .news = NC_ ("call", "asks to see all hands: whoever hid a Solo pays {points}"),
    .knocks = true },
  { .verb = CEGO_VERB_TRUST,
    .name = "trust",
    .shape = SHAPE_PLAIN,
    .button = "Spielen",
    .meaning = NC_ ("call", "Play on"),
    .news = NC_ ("call", "{name} plays on."),
    .own_news = NC_ ("call", "You play on.") },
  { .verb = CEGO_VERB_DISCARD,
    .name = "discard",
    .shape = SHAPE_CARD,
    .button = "{card} drücken",
    .meaning = NC_ ("call", "Lay {card} aside"),
    .deed = NC_ ("deed", "to lay {card} aside"),
    .news = NC_ ("call", "{name} lays {card} aside."),
    .own_news = NC_ ("call", "You lay {card} aside."),
    .together = "Drücken",
    .together_meaning = NC_ ("call", "Lay the marked cards aside") },
  { .name = NULL },
};

const PhaseInfo cego_phases[] = {
  { CEGO_PHASE_SOLO, { VERB_PASS, CEGO_VERB_SOLO, CEGO_VERB_ULTIMO, CEGO_VERB_MARCH } },
  { CEGO_PHASE_BID,
    { VERB_PASS, CEGO_VERB_BID_EINE, CEGO_VERB_BID_LEERE, CEGO_VERB_BID_ZWEI, CEGO_VERB_BID_VERSCH,
      CEGO_VERB_BID_MANN } },
  { CEGO_PHASE_AGAINST,
    { VERB_PASS, CEGO_VERB_BID_CEGO, CEGO_VERB_BID_EINE, CEGO_VERB_BID_LEERE, CEGO_VERB_BID_ZWEI,
      CEGO_VERB_BID_VERSCH, CEGO_VERB_BID_MANN } },
  { CEGO_PHASE_CHOOSE,
    { CEGO_VERB_GAME_CEGO, CEGO_VERB_GAME_BETTEL, CEGO_VERB_GAME_RAEUBER, CEGO_VERB_GAME_DRESCHER,
      CEGO_VERB_GAME_PICOLO } },
  { CEGO_PHASE_KEEP, { CEGO_VERB_KEEP } },
  { CEGO_PHASE_DEMAND, { CEGO_VERB_TRUST, CEGO_VERB_DEMAND } },
  { CEGO_PHASE_DISCARD, { CEGO_VERB_DISCARD } },
  { PHASE_PLAY, { VERB_PLAY } },
  { 0 },
};

/* ---- Games: CE-6.7, CE-8 ---------------------------------------------------------------- */

const CegoGameInfo cego_games[CEGO_GAMES] = {
  [CEGO_NO_GAME] = { .sheet = "" },
  [CEGO_CEGO] = { .sheet = "C", .name = "Cego", .value = 1, .n_kept = 2, .has_discard = true },
  [CEGO_EINE] = { .sheet = "E", .name = "Eine", .value = 2, .n_kept = 1 },
  [CEGO_LEERE]
  = { .sheet = "L", .name = "Eine Leere", .value = 3, .n_kept = 1, .is_kept_open = true },
  [CEGO_ZWEI] = { .sheet = "2L",
                  .name = "Zwei Leere",
                  .value = 4,
                  .n_kept = 2,
                  .is_kept_open = true,
                  .has_discard = true },
  [CEGO_VERSCH] = { .sheet = "2V",
                    .name = "Zwei verschiedene",
                    .value = 5,
                    .n_kept = 2,
                    .is_kept_open = true,
                    .has_discard = true },
  [CEGO_MANN]
  = { .sheet = "KM", .name = "Kleiner Mann", .value = 6, .n_kept = 1, .is_kept_open = true },
  [CEGO_SOLO] = { .sheet = "S", .name = "Solo", .value = 2 },
  [CEGO_ULTIMO] = { .sheet = "U", .name = "Ultimo", .value = 24 },
  [CEGO_MARCH] = { .sheet = "D", .name = "Durchmarsch", .value = 48 },
  [CEGO_BETTEL] = { .sheet = "B", .name = "Bettel", .value = 10 },
  [CEGO_RAEUBER] = { .sheet = "R", .name = "Räuber", .value = 5 },
  [CEGO_DRESCHER] = { .sheet = "Dr", .name = "Drescher", .value = 5 },
  [CEGO_PICOLO] = { .sheet = "P", .name = "Picolo", .value = 10 },
};

/* ---- Packs: CE-3.2, CE-3.7 -------------------------------------------------------------- */

#define TRUMPS                                                                                     \
  { "01", SUIT_TRUMPS, RANK_TRUMP_1 }, { "02", SUIT_TRUMPS, RANK_TRUMP_1 + 1 },                    \
      { "03", SUIT_TRUMPS, RANK_TRUMP_1 + 2 }, { "04", SUIT_TRUMPS, RANK_TRUMP_1 + 3 },            \
      { "05", SUIT_TRUMPS, RANK_TRUMP_1 + 4 }, { "06", SUIT_TRUMPS, RANK_TRUMP_1 + 5 },            \
      { "07", SUIT_TRUMPS, RANK_TRUMP_1 + 6 }, { "08", SUIT_TRUMPS, RANK_TRUMP_1 + 7 },            \
      { "09", SUIT_TRUMPS, RANK_TRUMP_1 + 8 }, { "10", SUIT_TRUMPS, RANK_TRUMP_1 + 9 },            \
      { "11", SUIT_TRUMPS, RANK_TRUMP_1 + 10 }, { "12", SUIT_TRUMPS, RANK_TRUMP_1 + 11 },          \
      { "13", SUIT_TRUMPS, RANK_TRUMP_1 + 12 }, { "14", SUIT_TRUMPS, RANK_TRUMP_1 + 13 },          \
      { "15", SUIT_TRUMPS, RANK_TRUMP_1 + 14 }, { "16", SUIT_TRUMPS, RANK_TRUMP_1 + 15 },          \
      { "17", SUIT_TRUMPS, RANK_TRUMP_1 + 16 }, { "18", SUIT_TRUMPS, RANK_TRUMP_1 + 17 },          \
      { "19", SUIT_TRUMPS, RANK_TRUMP_1 + 18 }, { "20", SUIT_TRUMPS, RANK_TRUMP_1 + 19 },          \
      { "21", SUIT_TRUMPS, RANK_TRUMP_1 + 20 },                                                    \
  {                                                                                                \
    "22", SUIT_TRUMPS, RANK_TRUMP_1 + 21                                                           \
  }

#define COURTS(letter, suit)                                                                       \
  { "K" letter, suit, RANK_KING }, { "Q" letter, suit, RANK_QUEEN },                               \
      { "N" letter, suit, RANK_KNIGHT },                                                           \
  {                                                                                                \
    "J" letter, suit, RANK_JACK                                                                    \
  }

#define BLACK(letter, suit)                                                                        \
  COURTS (letter, suit), { "T" letter, suit, RANK_TEN }, { "9" letter, suit, RANK_9 },             \
  {                                                                                                \
    "8" letter, suit, RANK_8                                                                       \
  }

#define RED(letter, suit)                                                                          \
  COURTS (letter, suit), { "1" letter, suit, RANK_ONE }, { "2" letter, suit, RANK_2 },             \
  {                                                                                                \
    "3" letter, suit, RANK_3                                                                       \
  }

static const PackCard cards_4[] = {
  TRUMPS,
  BLACK ("C", SUIT_CLUBS),
  { "7C", SUIT_CLUBS, RANK_7 },
  BLACK ("S", SUIT_SPADES),
  { "7S", SUIT_SPADES, RANK_7 },
  RED ("H", SUIT_HEARTS),
  { "4H", SUIT_HEARTS, RANK_4 },
  RED ("D", SUIT_DIAMONDS),
  { "4D", SUIT_DIAMONDS, RANK_4 },
};

static const PackCard cards_3[] = {
  TRUMPS,
  BLACK ("C", SUIT_CLUBS),
  BLACK ("S", SUIT_SPADES),
  RED ("H", SUIT_HEARTS),
  { "4H", SUIT_HEARTS, RANK_4 },
  RED ("D", SUIT_DIAMONDS),
};

static const Pack packs[] = {
  [CEGO_PLAYERS_4] = { G_N_ELEMENTS (cards_4), cards_4, 1 },
  [CEGO_PLAYERS_3] = { G_N_ELEMENTS (cards_3), cards_3, 1 },
};

const Pack *
cego_pack (const Options *options)
{
  return &packs[options->value[CEGO_PLAYERS]];
}

/* ---- Kinds of cards: CE-3.5, CE-3.6 ----------------------------------------------------- */

#define RUN(first, n) ((((CardSet) 1 << (n)) - 1) << (first))

/* Suits C S H D follow the trumps, each with its four courts first. */
static const CardSet leere[][SUITS] = {
  [CEGO_PLAYERS_4] = { RUN (26, 4), RUN (34, 4), RUN (42, 4), RUN (50, 4) },
  [CEGO_PLAYERS_3] = { RUN (26, 3), RUN (33, 3), RUN (40, 4), RUN (48, 3) },
};

static const CardSet full_cards[] = {
  [CEGO_PLAYERS_4]
  = RUN (22, 4) | RUN (30, 4) | RUN (38, 4) | RUN (46, 4) | RUN (0, 1) | RUN (20, 2),
  [CEGO_PLAYERS_3]
  = RUN (22, 4) | RUN (29, 4) | RUN (36, 4) | RUN (44, 4) | RUN (0, 1) | RUN (20, 2),
};

CardSet
cego_leere (const Options *options, Suit suit)
{
  return leere[options->value[CEGO_PLAYERS]][suit];
}

CardSet
cego_all_leere (const Options *options)
{
  const CardSet *by_suit = leere[options->value[CEGO_PLAYERS]];

  return by_suit[SUIT_CLUBS] | by_suit[SUIT_SPADES] | by_suit[SUIT_HEARTS] | by_suit[SUIT_DIAMONDS];
}

CardSet
cego_full_cards (const Options *options)
{
  return full_cards[options->value[CEGO_PLAYERS]];
}

/* ---- Order and values: CE-3.3, CE-3.4, CE-3.6 ------------------------------------------- */

#define TRUMP_GROUP SUITS /* after the four suits */

static unsigned
value_of (const PackCard *card)
{
  switch (card->rank)
    {
    case RANK_KING:
    case RANK_TRUMP_1:
    case RANK_TRUMP_1 + 20:
    case RANK_TRUMP_22:
      return 5;
    case RANK_QUEEN:
      return 4;
    case RANK_KNIGHT:
      return 3;
    case RANK_JACK:
      return 2;
    default:
      return 1;
    }
}

/* The pack lists trumps upwards, suits downwards. */
static void
fill_order (TrickOrder *order, const Pack *pack)
{
  order->trump = TRUMP_GROUP;
  for (unsigned c = 0; c < pack->n_cards; c++)
    {
      const PackCard *card = &pack->cards[c];
      bool is_trump = card->suit == SUIT_TRUMPS;

      order->group[c] = is_trump ? TRUMP_GROUP : card->suit;
      order->strength[c] = (uint8_t) (is_trump ? c : pack->n_cards - 1 - c);
      order->points[c] = (uint8_t) value_of (card);
    }
  trick_order_complete (order, pack->n_cards);
}

const TrickOrder *
cego_order (const Options *options, unsigned trump G_GNUC_UNUSED)
{
  static TrickOrder orders[G_N_ELEMENTS (packs)];
  static gsize is_made = 0;

  if (g_once_init_enter (&is_made))
    {
      for (unsigned i = 0; i < G_N_ELEMENTS (packs); i++)
        fill_order (&orders[i], &packs[i]);
      g_once_init_leave (&is_made, 1);
    }

  return &orders[options->value[CEGO_PLAYERS]];
}

/* ---- Luck of the deal ------------------------------------------------------------------------ */

/* CE-3.5, CE-3.6 */
void
cego_luck (const Options *options, Card upcard G_GNUC_UNUSED, Luck *luck)
{
  luck_add_cards (luck, NC_ ("luck", "Trumps"), CEGO_TRUMPS);
  luck_add_rank (luck, NC_ ("luck", "Kings"), cego_pack (options), RANK_KING);
  luck_add_points (luck, NC_ ("luck", "Card points, each card by itself"),
                   cego_order (options, SUIT_TRUMPS));
}
