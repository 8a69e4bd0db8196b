/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "whist.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define PLAYERS 2
#define HAND 13
#define STOCK 26

/* What a deal of it holds besides the shared parts. */
typedef struct
{
  uint8_t n_stock;        /* cards that are left; the last one lies face up */
  Card stock[STOCK];      /* the bottom first */
  CardSet taken[PLAYERS]; /* cards that a seat has taken from it face up */
} WhistState;

static_assert (sizeof (WhistState) <= sizeof (GameState), "a game has this much room in a deal");

static inline WhistState *
state_of (Deal *deal)
{
  return (WhistState *) deal->own.room;
}

static inline const WhistState *
peek_state (const Deal *deal)
{
  return (const WhistState *) deal->own.room;
}

/* ---- Tables ----------------------------------------------------------------------------- */

static const OptionInfo options[] = {
  [WHIST_COUNT] = {
    .key = "count",
    .title = N_ ("Tricks that count"),
    .description = N_ ("Which tricks bring a point each."),
    .values = {
      [WHIST_COUNT_LAST] = { "last", N_ ("The last thirteen") },
      [WHIST_COUNT_ALL] = { "all", N_ ("All 26") },
    },
  },
  [WHIST_DEALS] = {
    .key = "deals",
    .title = N_ ("Deals"),
    .description = N_ ("How many deals make a match."),
    .values = {
      { "2", "2" },
      { "8", "8" },
    },
  },
  { .key = NULL },
};

static const OptionPreset presets[] = {
  { .key = "short", .title = NC_ ("preset", "Short match"), .settings = "" },
  { .key = "all", .title = NC_ ("preset", "All tricks"), .settings = "count=all deals=8" },
  { .key = NULL },
};

static const VerbInfo verbs[] = {
  { .verb = VERB_PLAY, .name = "play", .shape = SHAPE_CARD },
  { 0 },
};

static const PhaseInfo phases[] = {
  { PHASE_PLAY, { VERB_PLAY } },
  { 0 },
};

/* clang-format off */
#define SUIT_OF(letter, suit) \
  { "2" letter, suit, RANK_2 }, { "3" letter, suit, RANK_3 }, { "4" letter, suit, RANK_4 }, \
  { "5" letter, suit, RANK_5 }, { "6" letter, suit, RANK_6 }, { "7" letter, suit, RANK_7 }, \
  { "8" letter, suit, RANK_8 }, { "9" letter, suit, RANK_9 }, { "T" letter, suit, RANK_TEN }, \
  { "J" letter, suit, RANK_JACK }, { "Q" letter, suit, RANK_QUEEN }, \
  { "K" letter, suit, RANK_KING }, { "A" letter, suit, RANK_ACE }

static const PackCard cards[] = {
  SUIT_OF ("C", SUIT_CLUBS), SUIT_OF ("S", SUIT_SPADES),
  SUIT_OF ("H", SUIT_HEARTS), SUIT_OF ("D", SUIT_DIAMONDS),
};
/* clang-format on */

static const Pack pack = { G_N_ELEMENTS (cards), cards, 1 };

/* As they called them when whist was young; the user's words serve for all other cards. */
static const Vocabulary vocabulary = {
  .on = { [SUITS_FRENCH] = { .suit = { [SUIT_CLUBS] = "clubs",
                                       [SUIT_SPADES] = "spades",
                                       [SUIT_HEARTS] = "hearts",
                                       [SUIT_DIAMONDS] = "diamonds" },
                             .rank = { [RANK_JACK] = "knave" },
                             .card = "the {rank} of {suit}" } },
};

/* ---- What follows from the options -------------------------------------------------------- */

static const Pack *
whist_pack (const Options *chosen G_GNUC_UNUSED)
{
  return &pack;
}

static unsigned
whist_count_seats (const Options *chosen G_GNUC_UNUSED)
{
  return PLAYERS;
}

static const TrickOrder *
whist_order (const Options *chosen G_GNUC_UNUSED, unsigned trump)
{
  static TrickOrder orders[SUITS + 1];
  static gsize made;

  if (g_once_init_enter (&made))
    {
      for (unsigned t = 0; t <= SUITS; t++)
        {
          orders[t].trump = t < SUITS ? (uint8_t) t : TRICK_GROUPS;
          for (unsigned c = 0; c < pack.n_cards; c++)
            {
              orders[t].group[c] = cards[c].suit;
              orders[t].strength[c] = cards[c].rank;
            }
          trick_order_complete (&orders[t], pack.n_cards);
        }
      g_once_init_leave (&made, 1);
    }

  return &orders[MIN (trump, SUITS)];
}

/* ---- Dealing, playing ----------------------------------------------------------------------- */

static const TrickDuties *
whist_duties (const Deal *deal G_GNUC_UNUSED)
{
  static const TrickDuties follow = { .ruff = RUFF_FREE };

  return &follow;
}

static void
whist_deal (Deal *deal, const Match *match G_GNUC_UNUSED)
{
  WhistState *own = state_of (deal);

  for (unsigned i = 0; i < PLAYERS * HAND; i++)
    deal->hand[deal_seat_after (deal, deal->dealer, 1 + i)] |= card_set_of (deal->pack[i]);
  own->n_stock = STOCK;
  for (unsigned i = 0; i < STOCK; i++)
    own->stock[STOCK - 1 - i] = deal->pack[PLAYERS * HAND + i];
  deal_set_trump (deal, pack_suit (&pack, own->stock[STOCK - 1]));
  deal->phase = PHASE_PLAY;
  deal->turn = (int8_t) deal_seat_after (deal, deal->dealer, 1);
}

/* What is drawn after the tricks; what tricks count is no matter of cards. */
static void
whist_trick_play (const Deal *deal, TrickPlay *play)
{
  const WhistState *own = peek_state (deal);

  play->drawing_duties = whist_duties (deal);
  play->n_before = MIN (deal->n_played, STOCK);
  play->n_stock = own->n_stock;
  for (unsigned i = 0; i < own->n_stock; i++)
    play->stock[i] = own->stock[own->n_stock - 1u - i];
}

static Card
draw (WhistState *own)
{
  Card card = own->stock[--own->n_stock];

  own->stock[own->n_stock] = 0;

  return card;
}

static void
whist_take_trick (Deal *deal)
{
  WhistState *own = state_of (deal);
  bool counts = own->n_stock == 0 || option_is (&deal->options, WHIST_COUNT, WHIST_COUNT_ALL);
  unsigned winner = deal_take_trick (deal);

  deal->card_points[winner] += counts;
  if (own->n_stock > 0)
    {
      Card open = draw (own);

      own->taken[winner] |= card_set_of (open);
      deal->hand[winner] |= card_set_of (open);
      deal->hand[winner ^ 1] |= card_set_of (draw (own));
    }
  if (deal->hand[winner] == 0)
    {
      deal->phase = PHASE_OVER;
      deal->turn = NO_SEAT;
    }
}

static void
whist_apply (Deal *deal, Action action)
{
  deal_play_card (deal, (Card) action_arg (action));
}

static void
whist_result (const Deal *deal, DealResult *result)
{
  result->n_units = PLAYERS;
  for (unsigned seat = 0; seat < PLAYERS; seat++)
    result->points[seat] = result->score[seat] = deal->card_points[seat];
}

static void
whist_book (Match *match, const Deal *deal)
{
  match_add_scores (match, deal);
  if ((int) match->n_counted == options_number (&match->options, match->game, WHIST_DEALS))
    match_end_by_score (match);
}

/* ---- Who may see what, and what the table shows ------------------------------------------- */

CardSet
whist_hidden_stock (const Deal *deal)
{
  const WhistState *own = peek_state (deal);
  CardSet hidden = 0;

  for (unsigned i = 0; i + 1 < own->n_stock; i++)
    hidden |= card_set_of (own->stock[i]);

  return hidden;
}

CardSet
whist_stock (const Deal *deal)
{
  const WhistState *own = peek_state (deal);

  return own->n_stock > 0 ? whist_hidden_stock (deal) | card_set_of (own->stock[own->n_stock - 1])
                          : 0;
}

CardSet
whist_taken (const Deal *deal, unsigned seat)
{
  return peek_state (deal)->taken[seat];
}

void
whist_exchange (Deal *deal, Card out, Card in)
{
  WhistState *own = state_of (deal);

  for (unsigned i = 0; i < own->n_stock; i++)
    if (own->stock[i] == out)
      own->stock[i] = in;
}

/* All of the stock but the card that lies face up. */
static unsigned
whist_hide (Deal *deal, unsigned seat G_GNUC_UNUSED, Card *hidden)
{
  WhistState *own = state_of (deal);
  unsigned n = own->n_stock > 1 ? own->n_stock - 1u : 0;

  memcpy (hidden, own->stock, n);
  memset (own->stock, 0, n);

  return n;
}

static void
whist_fill (Deal *deal, unsigned seat G_GNUC_UNUSED, const Card *unseen)
{
  WhistState *own = state_of (deal);

  for (unsigned i = 0; i + 1 < own->n_stock; i++)
    own->stock[i] = unseen[i];
}

static const char *
whist_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  *value = 0;
  *suit = SUIT_NONE;

  return deal->trick.n == 0 ? NC_ ("prompt", "You lead: play a card")
                            : NC_ ("prompt", "Your turn: play a card");
}

static unsigned
whist_open_cards (const Deal *deal, Card *open)
{
  const WhistState *own = peek_state (deal);

  if (own->n_stock == 0)
    return 0;
  open[0] = own->stock[own->n_stock - 1];

  return 1;
}

static unsigned
whist_piles (const Deal *deal, Pile *piles)
{
  const WhistState *own = peek_state (deal);
  unsigned n = 0;

  if (own->n_stock > 0)
    pile_add (piles, &n, NC_ ("pile", "Stock"), NO_SEAT, own->n_stock - 1u,
              own->stock[own->n_stock - 1]);

  return n;
}

/* ---- Sheet ---------------------------------------------------------------------------------- */

static const SheetForm *
whist_form (const Options *chosen G_GNUC_UNUSED)
{
  static const SheetForm form = { .has_dealer = true, .so_far = NC_ ("sheet", "Tricks") };

  return &form;
}

static void
whist_row (const Match *match, const Deal *deal, SheetRow *row)
{
  sheet_row_begin (row, match, deal);
  sheet_row_trump (row, 1);
  for (unsigned seat = 0; seat < PLAYERS; seat++)
    sheet_write_number (row->unit[seat].written, sizeof row->unit[seat].written,
                        deal->card_points[seat], false);
}

static void
whist_breakdown (const Deal *deal, Breakdown *breakdown)
{
  static const Sentence draw = { NC_ ("verdict", "As many tricks for both.") };
  static const Sentence won = {
    NC_ ("verdict", "{winner} takes more tricks than {loser}."),
    .to_winner = NC_ ("verdict", "You take more tricks than {loser}."),
    .to_loser = NC_ ("verdict", "{winner} takes more tricks than you."),
  };
  DealResult result;

  deal_result (deal, &result);
  memset (breakdown, 0, sizeof *breakdown);
  breakdown->n_units = PLAYERS;
  breakdown->winner = result.score[1] > result.score[0];
  breakdown->loser = breakdown->winner ^ 1;
  breakdown->verdict = result.score[0] == result.score[1] ? &draw : &won;
  breakdown_add (breakdown, NC_ ("breakdown", "Tricks"), result.points, false);
  breakdown_add (breakdown, NC_ ("breakdown", "Score"), result.score, true);
}

/* ---- The table ------------------------------------------------------------------------------ */

const Game whist_game = {
  .key = "whist",
  .title = "German Whist",
  .summary = NC_ ("game", "Thirteen tricks to draw, thirteen to win"),
  .clockwise = true,
  .verbs = verbs,
  .phases = phases,
  .vocabulary = &vocabulary,
  .usual_deck = "french",
  .sample = { "AS", "KH", "QD", "JC", "TS" },
  .options = &(const GameOptions) { .list = options, .presets = presets },
  .setup = &(const GameSetup) {
    .pack = whist_pack,
    .count_seats = whist_count_seats,
    .order = whist_order,
  },
  .play = &(const GamePlay) {
    .duties = whist_duties,
    .trick_play = whist_trick_play,
    .deal = whist_deal,
    .apply = whist_apply,
    .take_trick = whist_take_trick,
    .result = whist_result,
    .book = whist_book,
  },
  .sight = &(const GameSight) { .shown = whist_taken, .hide = whist_hide, .fill = whist_fill },
  .show = &(const GameShow) {
    .prompt = whist_prompt,
    .open_cards = whist_open_cards,
    .piles = whist_piles,
  },
  .counsel = &(const GameCounsel) { 0 },
  .sheet = &(const GameSheet) {
    .form = whist_form,
    .row = whist_row,
    .breakdown = whist_breakdown,
  },
  .statistics = &(const GameStatistics) { 0 },
};
