/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of Cego: house rules, presets, verbs, games, both packs and the order of cards. */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "cego-private.h"

/* ---- Options: CE-4 ---------------------------------------------------------------------- */

const OptionInfo cego_options[] = {
  [CEGO_PLAYERS] = { "players",
                     NC_ ("option", "Players"),
                     NC_ ("option", "How many play; with three, three low cards are left out."),
                     { { "4", NC_ ("option", "Four") }, { "3", NC_ ("option", "Three") } } },
  [CEGO_COUNT] = { "count",
                   NC_ ("option", "Counting the cards"),
                   NC_ ("option", "In groups of how many cards the points are counted."),
                   { { "threes", NC_ ("option", "By threes: 70 points, 36 win") },
                     { "twos", NC_ ("option", "By twos: 79 points, 40 win") } } },
  [CEGO_SOLO_DUTY]
  = { "solo_duty",
      NC_ ("option", "Duty to announce a Solo"),
      NC_ ("option", "Which hands must announce a Solo; whoever hides one can be caught."),
      { { "nine", NC_ ("option", "Nine trumps, or eight: two above 17, at most two plain suits") },
        { "eight",
          NC_ ("option", "Eight trumps, or seven: two above 18, at most two plain suits") },
        { "none", NC_ ("option", "No duty") } } },
  [CEGO_LOSS] = { "loss",
                  NC_ ("option", "Lost games"),
                  NC_ ("option", "What a declarer pays who has too few points."),
                  { { "mirror", NC_ ("option", "More, the more points the opponents have") },
                    { "single", NC_ ("option", "Always once") } } },
  [CEGO_BUERGER] = { "buerger",
                     NC_ ("option", "Bürgermeister (35 points)"),
                     NC_ ("option", "What a declarer pays at a tie, with 35 points."),
                     { { "base", NC_ ("option", "The value of the game once") },
                       { "unit", NC_ ("option", "One point") } } },
  [CEGO_PAYMENT] = { "payment",
                     NC_ ("option", "Payment"),
                     NC_ ("option", "Who pays and who is paid."),
                     { { "sheet", NC_ ("option", "Only the player concerned is written") },
                       { "each", NC_ ("option", "Every opponent settles with the declarer") } } },
  [CEGO_SCHINDEN] = { "schinden",
                      NC_ ("option", "A hidden Solo that is caught"),
                      NC_ ("option", "Whom the player pays who hid a Solo."),
                      { { "declarer", NC_ ("option", "The declarer alone") },
                        { "each", NC_ ("option", "Everybody") } } },
  [CEGO_SPECIALS] = { "specials",
                      NC_ ("option", "Special games"),
                      NC_ ("option", "Forehand may choose Bettel, Räuber, Drescher or Picolo "
                                     "instead of Cego; four players only."),
                      { { "on", NC_ ("option", "Yes") }, { "off", NC_ ("option", "No") } } },
  [CEGO_RAEUBER_LOSS] = { "raeuber",
                          NC_ ("option", "Forehand loses their own Räuber"),
                          NC_ ("option", "What forehand pays who chose Räuber and loses it."),
                          { { "single", NC_ ("option", "The value once") },
                            { "double", NC_ ("option", "The value twice") } } },
  [CEGO_DEALS] = { "deals",
                   NC_ ("option", "Deals in a match"),
                   NC_ ("option", "How many deals a match lasts."),
                   { { "24", "24" }, { "12", "12" }, { "48", "48" }, { "1", "1" } } },
  { NULL, NULL, NULL, { { NULL, NULL } } },
};

/* CE-4.2 */
const OptionLimit cego_limits[] = {
  { CEGO_SOLO_DUTY, 1 << CEGO_SOLO_DUTY_NINE | 1 << CEGO_SOLO_DUTY_NONE, CEGO_PLAYERS,
    1 << CEGO_PLAYERS_4 },
  { 0, 0, 0, 0 },
};

/* CE-4.3; without a duty nobody hides a Solo, and the sheet credits a fine to the declarer alone */
const OptionLimit cego_idle[] = {
  { CEGO_BUERGER, 0, CEGO_COUNT, 1 << CEGO_COUNT_THREES },
  { CEGO_SCHINDEN, 0, CEGO_SOLO_DUTY, 1 << CEGO_SOLO_DUTY_NINE | 1 << CEGO_SOLO_DUTY_EIGHT },
  { CEGO_SCHINDEN, 0, CEGO_PAYMENT, 1 << CEGO_PAYMENT_EACH },
  { CEGO_SPECIALS, 0, CEGO_PLAYERS, 1 << CEGO_PLAYERS_4 },
  { CEGO_RAEUBER_LOSS, 0, CEGO_PLAYERS, 1 << CEGO_PLAYERS_4 },
  { CEGO_RAEUBER_LOSS, 0, CEGO_SPECIALS, 1 << CEGO_SPECIALS_ON },
  { 0, 0, 0, 0 },
};

/* CE-4.4 */
const OptionPreset cego_presets[] = {
  { "cego", "Cego", "" },
  { "cent", NC_ ("preset", "For cents"), "payment=each" },
  { "schwarzwald", "Schwarzwald", "count=twos solo_duty=none raeuber=double" },
  { "three", NC_ ("preset", "For three"), "players=3" },
  { NULL, NULL, NULL },
};

/* ---- Verbs: CE-6.1 ---------------------------------------------------------------------- */

const VerbInfo cego_verbs[] = {
  { VERB_PASS, "pass", SHAPE_PLAIN, "Weiter", "weiter", NC_ ("call", "Pass") },
  { VERB_PLAY, "play", SHAPE_CARD, NULL, NULL, NULL },
  { CEGO_VERB_SOLO, "solo", SHAPE_PLAIN, "Solo", "Solo!",
    NC_ ("call", "Play the dealt hand, without the Blind") },
  { CEGO_VERB_ULTIMO, "ultimo", SHAPE_PLAIN, "Ultimo", "Ultimo!",
    NC_ ("call", "Solo: win the last trick with trump 1") },
  { CEGO_VERB_MARCH, "march", SHAPE_PLAIN, "Durchmarsch", "Durchmarsch!",
    NC_ ("call", "Solo: win every trick") },
  { CEGO_VERB_BID_CEGO, "bid:cego", SHAPE_PLAIN, "Cego", "Cego", NC_ ("call", "Keep two cards") },
  { CEGO_VERB_BID_EINE, "bid:eine", SHAPE_PLAIN, "Eine", "eine", NC_ ("call", "Keep one card") },
  { CEGO_VERB_BID_LEERE, "bid:leere", SHAPE_PLAIN, "Eine Leere", "eine Leere",
    NC_ ("call", "Keep and lead a pip card") },
  { CEGO_VERB_BID_ZWEI, "bid:zwei", SHAPE_PLAIN, "Zwei Leere", "zwei Leere",
    NC_ ("call", "Keep and lead two of one suit") },
  { CEGO_VERB_BID_VERSCH, "bid:versch", SHAPE_PLAIN, "Zwei verschiedene", "zwei verschiedene",
    NC_ ("call", "Keep and lead two of two suits") },
  { CEGO_VERB_BID_MANN, "bid:mann", SHAPE_PLAIN, "Kleiner Mann", "kleiner Mann",
    NC_ ("call", "Keep and lead trump 1") },
  { CEGO_VERB_GAME_CEGO, "game:cego", SHAPE_PLAIN, "Cego", "Cego",
    NC_ ("call", "Take the Blind, keep two cards") },
  { CEGO_VERB_GAME_BETTEL, "game:bettel", SHAPE_PLAIN, "Bettel", "Bettel",
    NC_ ("call", "Win no trick") },
  { CEGO_VERB_GAME_RAEUBER, "game:raeuber", SHAPE_PLAIN, "Räuber", "Räuber",
    NC_ ("call", "Most points lose") },
  { CEGO_VERB_GAME_DRESCHER, "game:drescher", SHAPE_PLAIN, "Drescher", "Drescher",
    NC_ ("call", "Last trick loses") },
  { CEGO_VERB_GAME_PICOLO, "game:picolo", SHAPE_PLAIN, "Picolo", "Picolo",
    NC_ ("call", "Win exactly one trick") },
  { CEGO_VERB_KEEP, "keep", SHAPE_CARD, "{card} behalten", NULL, NC_ ("call", "Keep {card}") },
  { CEGO_VERB_DEMAND, "demand", SHAPE_PLAIN, "Aufdecken lassen", "Hosen rum!",
    NC_ ("call", "See all hands; a wrong demand costs 8 times") },
  { CEGO_VERB_TRUST, "trust", SHAPE_PLAIN, "Spielen", NULL, NC_ ("call", "Play on") },
  { CEGO_VERB_DISCARD, "discard", SHAPE_CARD, "{card} drücken", NULL,
    NC_ ("call", "Lay {card} aside") },
  { 0, NULL, SHAPE_PLAIN, NULL, NULL, NULL },
};

/* ---- Games: CE-6.7, CE-8 ---------------------------------------------------------------- */

const CegoGameInfo cego_games[CEGO_GAMES] = {
  [CEGO_NO_GAME] = { "", "", 0, 0, false, false },
  [CEGO_CEGO] = { "C", "Cego", 1, 2, false, true },
  [CEGO_EINE] = { "E", "Eine", 2, 1, false, false },
  [CEGO_LEERE] = { "L", "Eine Leere", 3, 1, true, false },
  [CEGO_ZWEI] = { "2L", "Zwei Leere", 4, 2, true, true },
  [CEGO_VERSCH] = { "2V", "Zwei verschiedene", 5, 2, true, true },
  [CEGO_MANN] = { "KM", "Kleiner Mann", 6, 1, true, false },
  [CEGO_SOLO] = { "S", "Solo", 2, 0, false, false },
  [CEGO_ULTIMO] = { "U", "Ultimo", 24, 0, false, false },
  [CEGO_MARCH] = { "D", "Durchmarsch", 48, 0, false, false },
  [CEGO_BETTEL] = { "B", "Bettel", 10, 0, false, false },
  [CEGO_RAEUBER] = { "R", "Räuber", 5, 0, false, false },
  [CEGO_DRESCHER] = { "Dr", "Drescher", 5, 0, false, false },
  [CEGO_PICOLO] = { "P", "Picolo", 10, 0, false, false },
};

int
cego_value (CegoGame game)
{
  return cego_games[game].value;
}

unsigned
cego_count_kept (CegoGame game)
{
  return cego_games[game].n_kept;
}

bool
cego_has_discard (CegoGame game)
{
  return cego_games[game].has_discard;
}

bool
cego_is_kept_open (CegoGame game)
{
  return cego_games[game].is_kept_open;
}

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

/* The suits C S H D begin behind the trumps, each with its four courts. */
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

unsigned
cego_hand_size (const Options *options)
{
  return option_is (options, CEGO_PLAYERS, CEGO_PLAYERS_3) ? 13 : 11;
}

/* ---- Order and values: CE-3.3, CE-3.4, CE-3.6 ------------------------------------------- */

#define TRUMP_GROUP SUITS /* behind the four suits */

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

/* The pack lists trumps from the lowest to the highest, the suits the other way round. */
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
