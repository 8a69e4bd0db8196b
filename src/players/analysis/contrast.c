/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/contrast.h"

#include <math.h>

#include "players/analysis/contrast-loss.h"
#include "players/analysis/visible.h"
#include "players/player-game.h"
#include "rules/game.h"

typedef struct
{
  double weight;    /* weight of the explanation; 0: never tried */
  bool is_bad;      /* true if less is better */
  bool is_compared; /* true if compared by world, false if counted as 0 or 1 */
} ContrastForm;

/*
 * Facts close to the cards weigh more: the current trick is visible, the result depends on all
 * cards.
 */
static const ContrastForm forms[CONTRAST_KINDS] = {
  [CONTRAST_LAST_TRUMP] = { .weight = 1.5 },
  [CONTRAST_BONUS_TAKEN] = { .weight = 1.3 },
  [CONTRAST_BONUS_GIVEN] = { .weight = 1.3, .is_bad = true },
  [CONTRAST_DRAWN] = { .weight = 1.0 },
  [CONTRAST_FORCED] = { .weight = 1.0 },
  [CONTRAST_PARTNER_RUFFS] = { .weight = 1.2 },
  [CONTRAST_TRICK_TAKEN] = { .weight = 1.0 },
  [CONTRAST_TRICK_LEFT] = { .weight = 1.0 },
  [CONTRAST_TO_PARTNER] = { .weight = 0.9 },
  [CONTRAST_FED] = { .weight = 1.1 },
  [CONTRAST_SAVED] = { .weight = 1.1, .is_bad = true },
  [CONTRAST_LEAD_KEPT] = { .weight = 0.9 },
  [CONTRAST_LEAD_LEFT] = { .weight = 0.9 },
  [CONTRAST_OUT_NOW] = { .weight = 1.4 },
  [CONTRAST_HOME] = { .weight = 0.8 },
  [CONTRAST_CAUGHT] = { .weight = 0.7 },
  [CONTRAST_LAST_TRICK] = { .weight = 0.6 },
  [CONTRAST_BONUS_LATER] = { .weight = 0.6, .is_compared = true },
  [CONTRAST_LONG] = { .weight = 0.6, .is_compared = true },
  [CONTRAST_MORE_TRICKS] = { .weight = 0.4, .is_compared = true },
  [CONTRAST_OUT] = { .weight = 1.0 },
  [CONTRAST_FEWER_TRICKS] = { .weight = 0.4, .is_bad = true, .is_compared = true },
  [CONTRAST_LAST_LEFT] = { .weight = 1.0, .is_bad = true },
  [CONTRAST_MADE] = { .weight = 1.2 },
  [CONTRAST_FAILED] = { .weight = 1.2, .is_bad = true },
  [CONTRAST_CONCEDED] = { .weight = 1.1, .is_bad = true },
  [CONTRAST_BROKEN] = { .weight = 1.1 },
  [CONTRAST_NOBODY] = { .weight = 0.9 },
  [CONTRAST_WON] = { .weight = 1.0 },
};

static int
figure_of_trick (const AnalysisLine *line, const Contrast *fact)
{
  switch (fact->kind)
    {
    case CONTRAST_LAST_TRUMP:
      return line->ends_trumps;
    case CONTRAST_BONUS_TAKEN:
      return line->takes_trick && line->bonus >= fact->points;
    case CONTRAST_BONUS_GIVEN:
      return !line->takes_trick && line->bonus >= fact->points;
    case CONTRAST_DRAWN:
    case CONTRAST_FORCED:
      return line->n_drawn > 0;
    case CONTRAST_PARTNER_RUFFS:
      return line->partner_ruffs;
    case CONTRAST_TRICK_TAKEN:
      return line->takes_trick;
    case CONTRAST_TRICK_LEFT:
      return !line->takes_trick;
    case CONTRAST_TO_PARTNER:
      return line->takes_trick && !line->takes_itself;
    case CONTRAST_FED:
      return line->takes_trick && line->own_points >= fact->points;
    case CONTRAST_SAVED:
      return !line->takes_trick && line->own_points >= fact->points;
    case CONTRAST_LEAD_KEPT:
      return line->takes_itself;
    case CONTRAST_LEAD_LEFT:
      return !line->takes_itself;
    case CONTRAST_OUT_NOW:
      return line->goes_out_now;
    default:
      return 0;
    }
}

static int
figure_of_rest (const AnalysisLine *line, const Contrast *fact)
{
  switch (fact->kind)
    {
    case CONTRAST_HOME:
      return card_set_has (line->home, fact->card);
    case CONTRAST_CAUGHT:
      return card_set_has (line->caught, fact->card);
    case CONTRAST_LAST_TRICK:
    case CONTRAST_LAST_LEFT:
      return line->takes_last;
    case CONTRAST_BONUS_LATER:
      return line->bonus_later;
    case CONTRAST_LONG:
      return line->n_later[fact->group];
    case CONTRAST_MORE_TRICKS:
    case CONTRAST_FEWER_TRICKS:
      return line->n_tricks;
    case CONTRAST_OUT:
      return line->goes_out;
    default:
      return 0;
    }
}

static int
contrast_figure (const AnalysisLine *line, const Contrast *fact)
{
  switch (fact->kind)
    {
    case CONTRAST_MADE:
      return line->contract == CONTRACT_MADE;
    case CONTRAST_FAILED:
      return line->contract == CONTRACT_FAILED;
    case CONTRAST_CONCEDED:
      return line->contract == CONTRACT_CONCEDED;
    case CONTRAST_BROKEN:
      return line->contract == CONTRACT_BROKEN;
    case CONTRAST_NOBODY:
      return line->contract == CONTRACT_NONE;
    case CONTRAST_WON:
      return line->is_won;
    default:
      return fact->kind < CONTRAST_HOME ? figure_of_trick (line, fact)
                                        : figure_of_rest (line, fact);
    }
}

/*
 * Least shares: of worlds in which the fact differs, of the gain in the worlds that are better, and
 * of the gain in all worlds. Calls decide less about tricks and need more.
 */
#define COUNTS_DIFFER 0.1
#define FEW_DIFFER 0.25 /* if exact */
#define CAUSES 0.5
#define EXPLAINS 0.25
#define EXPLAINS_CALL 0.5

typedef struct
{
  const Analysis *analysis;
  const Observation *observation;
  unsigned better;
  unsigned worse;
  CardSet spoken;     /* cards of the two actions */
  bool is_priced;     /* true if the score is a fixed price, not card points */
  PlayerShuns shuns;  /* tricks that cost */
  Contrast *contrast; /* best so far */
  double most;
} Search;

/* ---- Counting -------------------------------------------------------------------------------- */

/* Least difference of the counts in standard errors. */
#define COUNTED_SURELY 3

/* Sums that show how well a fact separates two rows. */
typedef struct
{
  unsigned n_unlike; /* worlds in which the rows' figures differ */
  double explained;  /* gain of the better row in these worlds */
  double all;
  double caused; /* part of `won` in worlds with the fact in the better row */
  double won;    /* gain of the better row in the worlds in which it is ahead */
} Telling;

static Telling
count (const Analysis *analysis, unsigned better, unsigned worse, Contrast *fact)
{
  const ContrastForm *form = &forms[fact->kind];
  bool is_for_deal = !analysis_are_equal (analysis, better, worse);
  Telling telling = { 0 };

  fact->n_better = fact->n_worse = 0;
  for (unsigned w = 0; w < analysis->n_worlds; w++)
    {
      const AnalysisLine *line = analysis_line (analysis, better, w);
      const AnalysisLine *other = analysis_line (analysis, worse, w);
      int with = contrast_figure (line, fact);
      int without = contrast_figure (other, fact);

      double gain = is_for_deal ? line->lead - other->lead : line->margin - other->margin;

      telling.all += gain;
      fact->n_better += form->is_compared ? with > without : with != 0;
      fact->n_worse += form->is_compared ? without > with : without != 0;
      if (with != without)
        telling.explained += gain;
      telling.n_unlike += with != without;
      if (gain <= 0)
        continue;
      telling.won += gain;
      if (form->is_bad ? with < without : with > without)
        telling.caused += gain;
    }

  return telling;
}

void
contrast_count (const Analysis *analysis, unsigned better, unsigned worse, Contrast *fact)
{
  count (analysis, better, worse, fact);
}

/* Weight of a trick left to the others where tricks are wanted: the cause comes later. */
#define LEFT_WEIGHT 0.5

static double
weight_of (const Search *search, ContrastKind kind)
{
  return kind == CONTRAST_TRICK_LEFT && search->shuns == SHUNS_NOTHING ? LEFT_WEIGHT
                                                                       : forms[kind].weight;
}

/* Counts @fact; returns the weighted gain it explains, or 0 if too little. */
static double
count_fact (const Search *search, Contrast *fact)
{
  const ContrastForm *form = &forms[fact->kind];
  unsigned n_worlds = search->analysis->n_worlds;
  Telling telling = count (search->analysis, search->better, search->worse, fact);
  double ahead = (double) fact->n_better - fact->n_worse;
  double least = (search->analysis->is_exact ? FEW_DIFFER : COUNTS_DIFFER) * n_worlds;

  if (form->is_bad)
    ahead = -ahead;
  if (!search->analysis->is_exact)
    least = MAX (least, COUNTED_SURELY * sqrt (telling.n_unlike));

  return ahead >= least && telling.all > 0 && telling.caused >= CAUSES * telling.won
                 && telling.explained
                        >= (search->analysis->is_call ? EXPLAINS_CALL : EXPLAINS) * telling.all
             ? telling.explained * weight_of (search, fact->kind)
             : 0;
}

static void
try_fact (Search *search, Contrast fact)
{
  double explained = count_fact (search, &fact);

  if (explained <= search->most)
    return;
  search->most = explained;
  *search->contrast = fact;
}

static void
try_kind (Search *search, ContrastKind kind)
{
  try_fact (search, (Contrast) { .kind = kind, .card = CARD_NONE });
}

static void
try_kinds (Search *search, ContrastKind first, ContrastKind last)
{
  for (ContrastKind kind = first; kind <= last; kind++)
    try_kind (search, kind);
}

/* ---- Current trick --------------------------------------------------------------------------- */

/* Returns the most frequent bonus in lines with a fact of @kind, or 0. */
static unsigned
usual_bonus (const Search *search, ContrastKind kind)
{
  Contrast any = { .kind = kind, .points = 1 };
  unsigned count[G_MAXUINT8 + 1] = { 0 };
  unsigned usual = 0;

  for (unsigned w = 0; w < search->analysis->n_worlds; w++)
    for (unsigned k = 0; k < 2; k++)
      {
        const AnalysisLine *line
            = analysis_line (search->analysis, k == 0 ? search->better : search->worse, w);

        if (contrast_figure (line, &any) != 0 && line->bonus < G_N_ELEMENTS (count))
          count[line->bonus]++;
      }
  for (unsigned points = 1; points < G_N_ELEMENTS (count); points++)
    if (count[points] > count[usual])
      usual = points;

  return usual;
}

/* Returns the mean points of tricks with @fact in the better row. */
static unsigned
usual_points (const Search *search, const Contrast *fact)
{
  unsigned sum = 0;
  unsigned n = 0;

  for (unsigned w = 0; w < search->analysis->n_worlds; w++)
    {
      const AnalysisLine *line = analysis_line (search->analysis, search->better, w);

      if (contrast_figure (line, fact) != 0)
        {
          sum += line->points;
          n++;
        }
    }

  return n > 0 ? (sum + n / 2) / n : 0;
}

static Card
card_of (const Search *search, unsigned index)
{
  return action_card (search->observation->seen.game, search->analysis->row[index].action);
}

static CardSet
set_of (Card card)
{
  return card != CARD_NONE ? card_set_of (card) : 0;
}

#define TAKEN_TENTHS 6 /* least tenths of worlds in which a trick is mostly won */

/* Returns true if the own side wins this trick in most worlds after row @index. */
static bool
is_mostly_taken (const Search *search, unsigned index)
{
  return 10 * search->analysis->row[index].n_trick >= TAKEN_TENTHS * search->analysis->n_worlds;
}

/* Tries points that the better card brings, if both cards mostly win, or that the worse loses. */
static void
try_points (Search *search)
{
  const TrickOrder *order = deal_order (&search->observation->seen);
  Card better = card_of (search, search->better);
  Card worse = card_of (search, search->worse);

  if (better == CARD_NONE || worse == CARD_NONE)
    return;
  if (order->points[better] > order->points[worse] && is_mostly_taken (search, search->better)
      && is_mostly_taken (search, search->worse))
    try_fact (
        search,
        (Contrast) { .kind = CONTRAST_FED, .card = CARD_NONE, .points = order->points[better] });
  /* the last two cards are often both lost, in either order */
  if (order->points[worse] > order->points[better] && !is_mostly_taken (search, search->better)
      && card_set_count (search->observation->seen.hand[search->observation->seat]) > 2)
    try_fact (search, (Contrast) { .kind = CONTRAST_SAVED,
                                   .card = CARD_NONE,
                                   .cards = card_set_of (worse),
                                   .points = order->points[worse] });
}

/* Returns true if cards are drawn, so that ruffs are voluntary. */
static bool
need_not_follow (const Deal *seen)
{
  TrickPlay play;

  trick_play_make (&play, seen);

  return play.n_stock > 0;
}

/* Returns true if the trick on the table already has a trump that was not led. */
static bool
is_ruffed (const Deal *seen)
{
  const TrickOrder *order = deal_order (seen);

  for (unsigned i = 1; i < seen->trick.n; i++)
    if (order->group[seen->trick.card[i]] == order->trump)
      return true;

  return false;
}

/*
 * Tries facts on trumps, depending on the suit led. Where tricks cost, others' trumps are welcome:
 * to draw them is no reason.
 */
static void
try_trumps (Search *search)
{
  const Deal *seen = &search->observation->seen;
  const TrickOrder *order = deal_order (seen);
  Card led = seen->trick.n > 0 ? seen->trick.card[0] : card_of (search, search->better);
  bool is_shunned = search->shuns != SHUNS_NOTHING;

  if (!is_shunned)
    try_kind (search, CONTRAST_LAST_TRUMP);
  if (led == CARD_NONE || order->trump >= TRICK_GROUPS || need_not_follow (seen))
    return;
  if (order->group[led] != order->trump)
    try_kind (search, CONTRAST_FORCED);
  else if (!is_shunned)
    try_kind (search, CONTRAST_DRAWN);
  if (!is_shunned && !is_ruffed (seen))
    try_kind (search, CONTRAST_PARTNER_RUFFS);
}

/* Tries facts on the current trick where tricks cost: nothing is gained by winning it. */
static void
try_shunned_trick (Search *search)
{
  try_trumps (search);
  try_kind (search, CONTRAST_TRICK_LEFT);
  try_kind (search, CONTRAST_LEAD_LEFT);
  try_kind (search, search->shuns == SHUNS_LAST ? CONTRAST_LAST_LEFT : CONTRAST_FEWER_TRICKS);
}

static void
try_trick (Search *search)
{
  const Deal *seen = &search->observation->seen;
  bool has_partner = (game_allies (seen, search->observation->seat)
                      & (SeatSet) ~seats_of (search->observation->seat))
                     != 0;

  try_trumps (search);
  for (ContrastKind kind = CONTRAST_BONUS_TAKEN; kind <= CONTRAST_BONUS_GIVEN; kind++)
    {
      unsigned points = usual_bonus (search, kind);

      if (points > 0)
        try_fact (search, (Contrast) { .kind = kind, .card = CARD_NONE, .points = points });
    }
  try_kinds (search, CONTRAST_TRICK_TAKEN, CONTRAST_TRICK_LEFT);
  try_kind (search, CONTRAST_OUT_NOW);
  if (has_partner)
    {
      try_kind (search, CONTRAST_TO_PARTNER);
      try_kinds (search, CONTRAST_LEAD_KEPT, CONTRAST_LEAD_LEFT);
    }
  if (!search->is_priced)
    try_points (search);
}

/* ---- Later tricks ---------------------------------------------------------------------------- */

/* Returns the most points that a card of the pack counts. */
static unsigned
most_points (const Deal *seen)
{
  unsigned most = 0;

  for (unsigned i = 0; i < deal_pack (seen)->n_cards; i++)
    most = MAX (most, deal_order (seen)->points[i]);

  return most;
}

/*
 * Tries @kind for each own card with points, and for each card of another player worth at least a
 * third of the highest value. Cheaper cards explain little.
 */
static void
try_cards (Search *search, ContrastKind kind, CardSet cards, bool is_own)
{
  const TrickOrder *order = deal_order (&search->observation->seen);
  unsigned most = most_points (&search->observation->seen);

  for (; cards != 0; cards = card_set_rest (cards))
    {
      Card card = card_set_first (cards);

      if (order->points[card] > 0 && (is_own || 3 * order->points[card] >= most))
        try_fact (
            search,
            (Contrast) { .kind = kind, .card = card, .cards = is_own ? card_set_of (card) : 0 });
    }
}

/*
 * Tries every suit besides trumps with two or more cards in hand, without the better action's card.
 * For plays, the suit must contain a card of the two actions.
 */
static void
try_suits (Search *search)
{
  const TrickOrder *order = deal_order (&search->observation->seen);
  CardSet hand = search->observation->seen.hand[search->observation->seat]
                 & ~set_of (card_of (search, search->better));

  for (uint8_t group = 0; group < TRICK_GROUPS; group++)
    if (group != order->trump && card_set_count (hand & order->members[group]) >= 2
        && (search->analysis->is_call || (search->spoken & order->members[group]) != 0))
      try_fact (search, (Contrast) { .kind = CONTRAST_LONG,
                                     .card = CARD_NONE,
                                     .cards = hand & order->members[group],
                                     .group = group });
}

static void
try_rest (Search *search)
{
  const Deal *seen = &search->observation->seen;
  const Pack *pack = deal_pack (seen);
  CardSet hand = seen->hand[search->observation->seat];

  try_cards (search, CONTRAST_HOME, hand & search->spoken, true);
  /* caught twins look alike */
  if (pack->n_copies == 1)
    try_cards (search, CONTRAST_CAUGHT, (card_set_of (pack->n_cards) - 1) & ~hand, false);
  try_suits (search);
  try_kinds (search, CONTRAST_LAST_TRICK, CONTRAST_BONUS_LATER);
  try_kinds (search, CONTRAST_MORE_TRICKS, CONTRAST_OUT);
}

/* ---- Deal ------------------------------------------------------------------------------------ */

/*
 * Describes the difference by the points that are won or lost with the deal, if both actions
 * usually win or lose it in the same sample deals (worlds). The fact names the won deals or the
 * lost ones, depending on which contribute more.
 */
static void
try_stake (Search *search)
{
  const Analysis *analysis = search->analysis;
  unsigned n_alike = 0;
  double won = 0;
  double lost = 0;
  Contrast fact = { .kind = CONTRAST_STAKE_WON, .card = CARD_NONE };

  for (unsigned w = 0; w < analysis->n_worlds; w++)
    {
      const AnalysisLine *line = analysis_line (analysis, search->better, w);

      const AnalysisLine *other = analysis_line (analysis, search->worse, w);

      n_alike += line->is_won == other->is_won;
      fact.n_better += line->is_won;
      fact.n_worse += other->is_won;
      *(line->is_won ? &won : &lost) += line->lead - other->lead;
    }
  if (n_alike < (1 - COUNTS_DIFFER) * analysis->n_worlds)
    return;
  if (won <= 0 && lost <= 0)
    return;
  if (won < lost)
    fact.kind = CONTRAST_STAKE_LOST;
  *search->contrast = fact;
}

/* Returns true if both actions play a card: others do not decide about the trick. */
static bool
are_plays (const Search *search)
{
  const Game *game = search->observation->seen.game;

  return search->observation->seen.phase == PHASE_PLAY
         && action_is_play (game, search->analysis->row[search->better].action)
         && action_is_play (game, search->analysis->row[search->worse].action);
}

void
contrast_find (const Analysis *analysis, const Observation *observation, unsigned better,
               unsigned worse, Contrast *contrast)
{
  Search search = { .analysis = analysis,
                    .observation = observation,
                    .better = better,
                    .worse = worse,
                    .contrast = contrast };

  search.is_priced
      = observation->seen.phase == PHASE_PLAY && trick_score_is_priced (&observation->seen);
  search.shuns = player_shuns (&observation->seen);
  search.spoken = set_of (card_of (&search, better)) | set_of (card_of (&search, worse));
  *contrast = (Contrast) { .card = CARD_NONE, .beater = CARD_NONE };
  if (analysis->n_worlds == 0 || !analysis->row[better].is_tried || !analysis->row[worse].is_tried)
    return;

  if (analysis->is_call || search.is_priced)
    try_kinds (&search, CONTRAST_MADE, CONTRAST_NOBODY);
  if (search.shuns != SHUNS_NOTHING)
    try_shunned_trick (&search);
  else if (are_plays (&search))
    try_trick (&search);
  if (!search.is_priced && (!analysis->is_call || contrast->kind == CONTRAST_NONE))
    try_rest (&search);
  if (contrast->kind == CONTRAST_NONE)
    try_kind (&search, CONTRAST_WON);
  if (contrast->kind == CONTRAST_NONE && analysis->is_call)
    try_stake (&search);
  if (contrast->kind == CONTRAST_TRICK_TAKEN || contrast->kind == CONTRAST_TRICK_LEFT)
    contrast->points = usual_points (&search, contrast);
  contrast->beater = CARD_NONE;
  contrast->is_exact = analysis->is_exact;
  contrast->is_sure_better = visible_is_sure (observation, card_of (&search, better));
  contrast->is_sure_worse = visible_is_sure (observation, card_of (&search, worse));
  contrast->is_risky = contrast->kind == CONTRAST_FAILED && contrast_loses_more (analysis, worse);
  contrast_find_loss (analysis, observation, worse, contrast);
}

void
contrast_find_end (const Analysis *analysis, unsigned better, unsigned worse, ContrastEnd *end)
{
  static const ContrastKind kinds[]
      = { CONTRAST_MADE, CONTRAST_FAILED, CONTRAST_CONCEDED, CONTRAST_BROKEN, CONTRAST_WON };
  double most = COUNTS_DIFFER * analysis->n_worlds;

  *end = (ContrastEnd) { .kind = CONTRAST_NONE };
  for (unsigned w = 0; w < analysis->n_worlds; w++)
    {
      double gain
          = analysis_line (analysis, better, w)->lead - analysis_line (analysis, worse, w)->lead;

      end->n_ahead += gain > 0;
      end->n_behind += gain < 0;
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds) && analysis->n_worlds > 0; i++)
    {
      Contrast fact = { .kind = kinds[i], .card = CARD_NONE };
      double ahead;

      contrast_count (analysis, better, worse, &fact);
      ahead = (double) fact.n_better - fact.n_worse;
      if (forms[kinds[i]].is_bad)
        ahead = -ahead;
      if (ahead > most)
        {
          most = ahead;
          end->kind = kinds[i];
        }
    }
}
