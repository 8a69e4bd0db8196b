/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/wurzen/wurzen-tables.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/deal.h"
#include "rules/games/wurzen/wurzen.h"

/* ---- Modes: W-3.1 ----------------------------------------------------------------------- */

#define BIT(rank, lowest) ((CardSet) 1 << ((rank) - (lowest)))

/* W-3.2, W-8.1 */
const WurzenMode wurzen_modes[] = {
  [WURZEN_MODE_WURZEN] = { .n_cards = 36,
                           .hand = 6,
                           .target = 75,
                           .goal = 9,
                           .limits = { 45, 20 },
                           .pair = BIT (RANK_QUEEN, RANK_6) | BIT (RANK_KING, RANK_6),
                           .wurze = BIT (RANK_7, RANK_6) | BIT (RANK_JACK, RANK_6) },
  [WURZEN_MODE_SCHNAPSEN] = { .n_cards = 20,
                              .hand = 5,
                              .target = 66,
                              .goal = 7,
                              .limits = { 33 },
                              .pair = BIT (RANK_QUEEN, RANK_TEN) | BIT (RANK_KING, RANK_TEN) },
};

/* ---- Cards: W-3.2 to W-3.7 -------------------------------------------------------------- */

#define ROW_LOW(letter, suit)                                                                      \
  { "6" letter, suit, RANK_6 }, { "7" letter, suit, RANK_7 }, { "8" letter, suit, RANK_8 },        \
  {                                                                                                \
    "9" letter, suit, RANK_9                                                                       \
  }

#define ROW_HIGH(letter, suit)                                                                     \
  { "T" letter, suit, RANK_TEN }, { "J" letter, suit, RANK_JACK },                                 \
      { "Q" letter, suit, RANK_QUEEN }, { "K" letter, suit, RANK_KING },                           \
  {                                                                                                \
    "A" letter, suit, RANK_ACE                                                                     \
  }

/* clang-format off */
static const PackCard cards_of_wurzen[] = {
  ROW_LOW ("C", SUIT_CLUBS), ROW_HIGH ("C", SUIT_CLUBS),
  ROW_LOW ("S", SUIT_SPADES), ROW_HIGH ("S", SUIT_SPADES),
  ROW_LOW ("H", SUIT_HEARTS), ROW_HIGH ("H", SUIT_HEARTS),
  { "6D", SUIT_DIAMONDS, RANK_6, "Weli" }, { "7D", SUIT_DIAMONDS, RANK_7 },
  { "8D", SUIT_DIAMONDS, RANK_8 }, { "9D", SUIT_DIAMONDS, RANK_9 }, ROW_HIGH ("D", SUIT_DIAMONDS),
};

static const PackCard cards_of_schnapsen[] = {
  ROW_HIGH ("C", SUIT_CLUBS),
  ROW_HIGH ("S", SUIT_SPADES),
  ROW_HIGH ("H", SUIT_HEARTS),
  ROW_HIGH ("D", SUIT_DIAMONDS),
};
/* clang-format on */

static const Pack packs[] = {
  [WURZEN_MODE_WURZEN] = { G_N_ELEMENTS (cards_of_wurzen), cards_of_wurzen, 1 },
  [WURZEN_MODE_SCHNAPSEN] = { G_N_ELEMENTS (cards_of_schnapsen), cards_of_schnapsen, 1 },
};

const Pack *
wurzen_pack (const Options *options)
{
  return &packs[options->value[WURZEN_MODE]];
}

/* W-3.3, W-3.4: values for ranks 6 7 8 9 T J Q K A; strength 8 is left for the Weli */
static const uint8_t rank_strength[] = { 0, 1, 2, 3, 7, 4, 5, 6, 9 };
static const uint8_t rank_points[] = { 1, 1, 1, 1, 10, 2, 3, 4, 11 };

#define HIGH_WELI_STRENGTH 8 /* W-3.6 */
#define HIGH_WELI_POINTS 8   /* W-3.3 */

static bool
is_weli (const PackCard *card)
{
  return card->suit == SUIT_DIAMONDS && card->rank == RANK_6;
}

/* W-7.3 b: low trumps do not beat a plain ten or ace */
static void
weaken_low_trumps (TrickOrder *order, const Pack *pack, Suit trump)
{
  CardSet weak = 0;

  for (unsigned c = 0; c < pack->n_cards; c++)
    if (pack->cards[c].suit == trump && pack->cards[c].rank <= RANK_9) /* W-3.7 */
      weak |= card_set_of ((Card) c);
  for (unsigned c = 0; c < pack->n_cards; c++)
    if (order->group[c] != trump
        && (pack->cards[c].rank == RANK_TEN || pack->cards[c].rank == RANK_ACE))
      order->beaters[c] &= ~weak;
}

static void
make_order (TrickOrder *order, const Pack *pack, Suit trump)
{
  memset (order, 0, sizeof *order);
  order->trump = trump == SUIT_NONE ? TRICK_GROUPS : trump;
  for (unsigned c = 0; c < pack->n_cards; c++)
    {
      const PackCard *card = &pack->cards[c];

      order->group[c] = card->suit;
      order->strength[c] = rank_strength[card->rank - RANK_6];
      order->points[c] = rank_points[card->rank - RANK_6];
      if (is_weli (card) && trump != SUIT_DIAMONDS && trump != SUIT_NONE)
        {
          order->group[c] = (uint8_t) trump; /* W-3.5 */
          order->strength[c] = HIGH_WELI_STRENGTH;
          order->points[c] = HIGH_WELI_POINTS;
        }
    }
  trick_order_complete (order, pack->n_cards);
  weaken_low_trumps (order, pack, trump);
}

const TrickOrder *
wurzen_order (const Options *options, unsigned trump)
{
  static TrickOrder orders[G_N_ELEMENTS (packs)][SUITS + 1];
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      for (unsigned mode = 0; mode < G_N_ELEMENTS (packs); mode++)
        for (unsigned suit = 0; suit <= SUITS; suit++)
          make_order (&orders[mode][suit], &packs[mode], (Suit) suit);
      g_once_init_leave (&made, 1);
    }

  return &orders[options->value[WURZEN_MODE]][trump];
}

/* ---- Options: W-4 ----------------------------------------------------------------------- */

const OptionInfo wurzen_options[] = {
  [WURZEN_MODE] = {
    .key = "mode",
    .title = NC_ ("option", "Game"),
    .description = NC_ ("option", "Wurzen with 36 cards, or its parent game with 20."),
    .values = {
      [WURZEN_MODE_WURZEN] = { "wurzen", NC_ ("option", "Wurzen: 36 cards, 75 eyes") },
      [WURZEN_MODE_SCHNAPSEN] = { "schnapsen", NC_ ("option", "Schnapsen: 20 cards, 66 eyes") },
    },
  },
  [WURZEN_DEAL] = {
    .key = "deal",
    .title = NC_ ("option", "Cutting"),
    .description
    = NC_ ("option", "What forehand does with the shuffled pack, which decides how the cards are "
                     "dealt."),
    .values = {
      [WURZEN_DEAL_CHOICE] = { "choice", NC_ ("option", "Forehand cuts or knocks") },
      [WURZEN_DEAL_CUT] = { "cut", NC_ ("option", "Always cut: dealt in two rounds") },
      [WURZEN_DEAL_KNOCK] = { "knock", NC_ ("option", "Always knock: dealt in one round") },
    },
  },
  [WURZEN_CLAIM] = {
    .key = "claim",
    .title = NC_ ("option", "Going out"),
    .description = NC_ ("option", "How a player who has enough eyes ends the deal."),
    .values = {
      [WURZEN_CLAIM_FREE] = { "free", NC_ ("option", "Claimed at one’s own risk") },
      [WURZEN_CLAIM_CHECKED] = { "checked", NC_ ("option", "Claimed, only when it is true") },
      [WURZEN_CLAIM_AUTO] = { "auto", NC_ ("option", "The deal ends by itself") },
    },
  },
  [WURZEN_CLOSED_VALUE] = {
    .key = "closed_value",
    .title = NC_ ("option", "Value of a closed deal"),
    .description
    = NC_ ("option", "When the opponent’s eyes are counted if the player who closed the stock "
                     "goes out."),
    .values = {
      [WURZEN_CLOSED_VALUE_END] = { "end", NC_ ("option", "At the end of the deal") },
      [WURZEN_CLOSED_VALUE_DARK] = { "dark", NC_ ("option", "At the moment of closing") },
    },
  },
  [WURZEN_FALSE_CLAIM] = {
    .key = "false_claim",
    .title = NC_ ("option", "Penalty for a false claim"),
    .description = NC_ ("option", "What it costs to claim without enough eyes."),
    .values = {
      [WURZEN_FALSE_CLAIM_MIN2]
      = { "min2", NC_ ("option", "What it would have won, at least two") },
      [WURZEN_FALSE_CLAIM_VALUE] = { "value", NC_ ("option", "What it would have won") },
    },
  },
  [WURZEN_ACE_SWAP] = {
    .key = "ace_swap",
    .title = NC_ ("option", "Exchange with the trump ace"),
    .description
    = NC_ ("option", "Which trump card under the stock may be taken with the trump ace."),
    .values = {
      [WURZEN_ACE_SWAP_UNTER] = { "unter", NC_ ("option", "The Unter (jack) only") },
      [WURZEN_ACE_SWAP_HIGH]
      = { "high", NC_ ("option", "Ten, Unter (jack), Ober (queen) or king") },
    },
  },
  [WURZEN_WEAK_TRUMP] = {
    .key = "weak_trump",
    .title = NC_ ("option", "Weak trumps against ten and ace"),
    .description
    = NC_ ("option", "Whether low trumps that cannot win must be played on a plain ten or ace."),
    .values = {
      [WURZEN_WEAK_TRUMP_MUST] = { "must", NC_ ("option", "Must be played") },
      [WURZEN_WEAK_TRUMP_FREE] = { "free", NC_ ("option", "Need not be played") },
    },
  },
  [WURZEN_SHARP] = {
    .key = "sharp",
    .title = NC_ ("option", "Sharp rules"),
    .description
    = NC_ ("option", "Nothing announced or exchanged on the first lead; with two cards left in "
                     "the stock no exchange and, in Schnapsen, no closing."),
    .values = {
      [WURZEN_SHARP_NO] = { "no", NC_ ("option", "Soft") },
      [WURZEN_SHARP_YES] = { "yes", NC_ ("option", "Sharp") },
    },
  },
  [WURZEN_BUMMERL] = {
    .key = "bummerl",
    .title = NC_ ("option", "Length of the match"),
    .description = NC_ ("option", "A player with this many black Bummerl points loses the match."),
    .values = {
      { "3", "3", NC_ ("rules", "to 3 black points") },
      { "1", "1", NC_ ("rules", "to one black point") },
      { "2", "2", NC_ ("rules", "to 2 black points") },
      { "5", "5", NC_ ("rules", "to 5 black points") },
      { "7", "7", NC_ ("rules", "to 7 black points") },
    },
  },
  { .key = NULL },
};

/* W-4.2; outside .on_values, .values = 1 allows only the default */
const OptionLimit wurzen_limits[] = {
  { .option = WURZEN_ACE_SWAP,
    .values = 1,
    .on = WURZEN_MODE,
    .on_values = 1 << WURZEN_MODE_WURZEN },
  { .option = WURZEN_WEAK_TRUMP,
    .values = 1,
    .on = WURZEN_MODE,
    .on_values = 1 << WURZEN_MODE_WURZEN },
  { .values = 0 },
};

/* The option for false claims matters only with claim=free. */
const OptionLimit wurzen_idle[] = {
  { .option = WURZEN_FALSE_CLAIM, .on = WURZEN_CLAIM, .on_values = 1 << WURZEN_CLAIM_FREE },
  { .on_values = 0 },
};

/* W-4.3 */
const OptionPreset wurzen_presets[] = {
  { .key = "wurzen", .title = "Wurzen", .settings = "" },
  { .key = "schnapsen",
    .title = NC_ ("preset", "Soft"),
    .settings = "mode=schnapsen deal=cut closed_value=dark" },
  { .key = "schnapsen-sharp",
    .title = NC_ ("preset", "Sharp"),
    .settings = "mode=schnapsen deal=cut closed_value=dark sharp=yes" },
  { .key = "preisschnapsen", /* D-26 */
    .title = "Preisschnapsen",
    .settings = "mode=schnapsen deal=cut closed_value=dark false_claim=value bummerl=2" },
  { .key = NULL },
};

/* ---- Verbs: W-6.1 ----------------------------------------------------------------------- */

const VerbInfo wurzen_verbs[] = {
  { .verb = WURZEN_VERB_CUT,
    .name = "cut",
    .shape = SHAPE_PLAIN,
    .button = "Abheben",
    .said = "ich hebe ab",
    .meaning = NC_ ("call", "Cut: the cards are dealt in two rounds"),
    .news = NC_ ("call", "cuts: the cards are dealt in two rounds") },
  { .verb = WURZEN_VERB_KNOCK,
    .name = "knock",
    .shape = SHAPE_PLAIN,
    .button = "Klopfen",
    .said = "ich klopfe",
    .meaning = NC_ ("call", "Knock: the cards are dealt in one round"),
    .news = NC_ ("call", "knocks: the cards are dealt in one round"),
    .knocks = true },
  { .verb = VERB_PLAY, .name = "play", .shape = SHAPE_CARD },
  { .verb = WURZEN_VERB_SWAP,
    .name = "swap",
    .shape = SHAPE_CARD,
    .button = "Tauschen",
    .said = "ich tausche",
    .meaning = NC_ ("call", "Exchange {card} for the trump card"),
    .deed = NC_ ("deed", "to exchange {card} for the trump card"),
    .news = NC_ ("call", "{name} exchanges {card} for the trump card."),
    .own_news = NC_ ("call", "You exchange {card} for the trump card.") },
  { .verb = WURZEN_VERB_CLOSE,
    .name = "close",
    .shape = SHAPE_PLAIN,
    .button = "Zudrehen",
    .said = "zugedreht",
    .meaning = NC_ ("call", "Close the stock: nobody draws any more"),
    .news = NC_ ("call", "closes the stock: nobody draws any more") },
  { .verb = WURZEN_VERB_PAIR,
    .name = "pair",
    .shape = SHAPE_SUIT,
    .button = "{points} {suit}",
    .said = "{points} in {suit}",
    .meaning = NC_ ("call", "Announce {king} and {queen} of {suit}: {points} eyes"),
    .knocks = true },
  { .verb = WURZEN_VERB_WURZE,
    .name = "wurze",
    .shape = SHAPE_SUIT,
    .button = "Wurze {points} {suit}",
    .said = "Wurze {points} in {suit}",
    .meaning = NC_ ("call", "Announce {jack} and {seven} of {suit}: {points} eyes"),
    .knocks = true },
  { .verb = WURZEN_VERB_CLAIM,
    .name = "claim",
    .shape = SHAPE_PLAIN,
    .button = "Ausmelden",
    .said = "ich habe genug",
    .meaning = NC_ ("call", "Claim to have enough eyes: the deal ends"),
    .news = NC_ ("call", "claims to have enough eyes: the deal ends"),
    .knocks = true },
  { .name = NULL },
};

const PhaseInfo wurzen_phases[] = {
  { WURZEN_PHASE_CUT, { WURZEN_VERB_CUT, WURZEN_VERB_KNOCK } },
  { PHASE_PLAY,
    { VERB_PLAY, WURZEN_VERB_CLAIM, WURZEN_VERB_CLOSE, WURZEN_VERB_PAIR, WURZEN_VERB_SWAP,
      WURZEN_VERB_WURZE } },
  { 0 },
};

/* ---- Luck of the deal ------------------------------------------------------------------------ */

/* W-3.2 to W-3.6, W-5.1 */
void
wurzen_luck (const Options *options, Card upcard, Luck *luck)
{
  const Pack *pack = wurzen_pack (options);
  const TrickOrder *order;

  g_return_if_fail (upcard < pack->n_cards);

  order = wurzen_order (options, pack_suit (pack, upcard));
  luck->pool &= ~card_set_of (upcard);
  luck_add_cards (luck, NC_ ("luck", "Trumps"), order->members[order->trump]);
  luck_add_rank (luck, NC_ ("luck", "Aces"), pack, RANK_ACE);
  luck_add_points (luck, NC_ ("luck", "Card points"), order);
}
