/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of Wurzen: modes, packs, trumps, house rules, presets, verbs. */

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "wurzen-private.h"

/* ---- Modes: W-3.1 ----------------------------------------------------------------------- */

static const WurzenMode modes[] = {
  [WURZEN_MODE_WURZEN]
  = { .n_cards = 36, .hand = 6, .target = 75, .goal = 9, .limits = { 45, 20 } },
  [WURZEN_MODE_SCHNAPSEN] = { .n_cards = 20, .hand = 5, .target = 66, .goal = 7, .limits = { 33 } },
};

const WurzenMode *
wurzen_mode (const Options *options)
{
  return &modes[options->value[WURZEN_MODE]];
}

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

/* W-3.3, W-3.4: of 6 7 8 9 T J Q K A; between king, ten and ace there is room for the Weli */
static const uint8_t rank_strength[] = { 0, 1, 2, 3, 7, 4, 5, 6, 9 };
static const uint8_t rank_points[] = { 1, 1, 1, 1, 10, 2, 3, 4, 11 };

#define HIGH_WELI_STRENGTH 8 /* W-3.6 */
#define HIGH_WELI_POINTS 8   /* W-3.3 */

static bool
is_weli (const PackCard *card)
{
  return card->suit == SUIT_DIAMONDS && card->rank == RANK_6;
}

/* W-7.3 b: no trump 9, 8, 7 or 6 beats a plain ten or ace */
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
  [WURZEN_MODE] = { "mode",
                    NC_ ("option", "Game"),
                    NC_ ("option", "Wurzen with 36 cards, or its parent game with 20."),
                    { { "wurzen", NC_ ("option", "Wurzen: 36 cards, 75 eyes") },
                      { "schnapsen", NC_ ("option", "Schnapsen: 20 cards, 66 eyes") } } },
  [WURZEN_DEAL]
  = { "deal",
      NC_ ("option", "Cutting"),
      NC_ ("option", "How forehand answers the shuffled pack; it decides how the cards are dealt."),
      { { "choice", NC_ ("option", "Forehand cuts or knocks") },
        { "cut", NC_ ("option", "Always cut: dealt in two rounds") },
        { "knock", NC_ ("option", "Always knock: dealt in one round") } } },
  [WURZEN_CLAIM] = { "claim",
                     NC_ ("option", "Going out"),
                     NC_ ("option", "How a player who has enough eyes ends the deal."),
                     { { "free", NC_ ("option", "Claimed at one’s own risk") },
                       { "checked", NC_ ("option", "Claimed, only when it is true") },
                       { "auto", NC_ ("option", "The deal ends by itself") } } },
  [WURZEN_CLOSED_VALUE]
  = { "closed_value",
      NC_ ("option", "Value of a closed deal"),
      NC_ ("option",
           "When the other’s eyes are counted if the player who closed the stock goes out."),
      { { "end", NC_ ("option", "At the end of the deal") },
        { "dark", NC_ ("option", "At the moment of closing") } } },
  [WURZEN_FALSE_CLAIM] = { "false_claim",
                           NC_ ("option", "Price of a false claim"),
                           NC_ ("option", "What it costs to claim without having enough eyes."),
                           { { "min2", NC_ ("option", "What it would have won, two at least") },
                             { "value", NC_ ("option", "What it would have won") } } },
  [WURZEN_ACE_SWAP]
  = { "ace_swap",
      NC_ ("option", "Exchange with the trump ace"),
      NC_ ("option", "Which trump card under the stock may be taken with the trump ace."),
      { { "unter", NC_ ("option", "The Unter (jack) only") },
        { "high", NC_ ("option", "Ten, Unter (jack), Ober (queen) or king") } } },
  [WURZEN_WEAK_TRUMP]
  = { "weak_trump",
      NC_ ("option", "Weak trumps against ten and ace"),
      NC_ ("option", "Whether low trumps that cannot win must be played on a plain ten or ace."),
      { { "must", NC_ ("option", "Must be played") }, { "free", NC_ ("option", "Need not") } } },
  [WURZEN_SHARP]
  = { "sharp",
      NC_ ("option", "Sharp rules"),
      NC_ ("option",
           "Nothing announced or exchanged on the first lead; with two cards left in the stock "
           "no exchange and, in Schnapsen, no closing."),
      { { "no", NC_ ("option", "Soft") }, { "yes", NC_ ("option", "Sharp") } } },
  [WURZEN_BUMMERL] = { "bummerl",
                       NC_ ("option", "Length of the match"),
                       NC_ ("option", "The match is lost with this many black Bummerl points."),
                       { { "3", "3" }, { "1", "1" }, { "2", "2" }, { "5", "5" }, { "7", "7" } } },
  { NULL, NULL, NULL, { { NULL, NULL } } },
};

/* W-4.2, as value bits: 1 is the first value, the default. */
const OptionLimit wurzen_limits[] = {
  { WURZEN_ACE_SWAP, 1, WURZEN_MODE, 1 << WURZEN_MODE_WURZEN },
  { WURZEN_WEAK_TRUMP, 1, WURZEN_MODE, 1 << WURZEN_MODE_WURZEN },
  { 0, 0, 0, 0 },
};

/* Only who may claim at his own risk can claim falsely */
const OptionLimit wurzen_idle[] = {
  { WURZEN_FALSE_CLAIM, 0, WURZEN_CLAIM, 1 << WURZEN_CLAIM_FREE },
  { 0, 0, 0, 0 },
};

/* W-4.3 */
const OptionPreset wurzen_presets[] = {
  { "wurzen", "Wurzen", "" },
  { "schnapsen", "Schnapsen (weich)", "mode=schnapsen deal=cut closed_value=dark" },
  { "schnapsen-sharp", "Schnapsen (scharf)",
    "mode=schnapsen deal=cut closed_value=dark sharp=yes" },
  { NULL, NULL, NULL },
};

/* ---- Verbs: W-6.1 ----------------------------------------------------------------------- */

const VerbInfo wurzen_verbs[] = {
  { WURZEN_VERB_CUT, "cut", SHAPE_PLAIN, "Abheben", "ich hebe ab",
    NC_ ("call", "Cut: the cards are dealt in two rounds") },
  { WURZEN_VERB_KNOCK, "knock", SHAPE_PLAIN, "Klopfen", "ich klopfe",
    NC_ ("call", "Knock: the cards are dealt in one round") },
  { VERB_PLAY, "play", SHAPE_CARD, NULL, NULL, NULL },
  { WURZEN_VERB_SWAP, "swap", SHAPE_CARD, "Tauschen", "ich tausche",
    NC_ ("call", "Exchange {card} for the trump card") },
  { WURZEN_VERB_CLOSE, "close", SHAPE_PLAIN, "Zudrehen", "zugedreht",
    NC_ ("call", "Close the stock: nobody draws any more") },
  { WURZEN_VERB_PAIR, "pair", SHAPE_SUIT, "{points} {suit}", "{points} in {suit}",
    NC_ ("call", "Announce {king} and {queen} of {suit}: {points} eyes") },
  { WURZEN_VERB_WURZE, "wurze", SHAPE_SUIT, "Wurze {points} {suit}", "Wurze {points} in {suit}",
    NC_ ("call", "Announce {jack} and {seven} of {suit}: {points} eyes") },
  { WURZEN_VERB_CLAIM, "claim", SHAPE_PLAIN, "Ausmelden", "ich habe genug",
    NC_ ("call", "Claim to have enough eyes: the deal ends") },
  { 0, NULL, SHAPE_PLAIN, NULL, NULL, NULL },
};
