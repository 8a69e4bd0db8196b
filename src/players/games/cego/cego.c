/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The PlayerGame table of Cego (section 15 of games/cego/rules.md). */

#include "players/games/cego/cego.h"

#include <glib/gi18n-lib.h>

#include "players/argue.h"
#include "players/games/cego/cego-hand.h"
#include "players/games/cego/cego-position.h"
#include "players/games/cego/cego-prospect.h"
#include "players/games/player-games.h"
#include "players/search/keep.h"
#include "players/temperament.h"
#include "rules/games/cego/cego-score.h"
#include "rules/games/cego/cego-tables.h"
#include "rules/games/cego/cego.h"
#include "rules/observation.h"

static void
judge (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;

  switch (seen->phase)
    {
    case PHASE_PLAY:
      if (seen->own.cego.game >= CEGO_BETTEL)
        simple_cego_judge_avoiding (observation, choice);
      else
        simple_cego_judge_cards (observation, choice);
      break;
    case CEGO_PHASE_KEEP:
    case CEGO_PHASE_DEMAND:
    case CEGO_PHASE_DISCARD:
      simple_cego_judge_hand (observation, choice);
      break;
    default:
      simple_cego_judge_calls (observation, choice);
    }
}

/* ---- Arguments ------------------------------------------------------------------------------ */

#define THREES 70.0 /* total of the pack when counting by threes, as estimates do */
#define FEW 4       /* few trumps: tricks are easily avoided */

/* Returns the game of @verb, or CEGO_NO_GAME if points do not decide it. */
static CegoGame
game_by_points (unsigned verb)
{
  if (verb == CEGO_VERB_SOLO)
    return CEGO_SOLO;
  if (verb == CEGO_VERB_GAME_CEGO)
    return CEGO_CEGO;

  return verb >= CEGO_VERB_BID_CEGO && verb <= CEGO_VERB_BID_MANN
             ? CEGO_CEGO + verb - CEGO_VERB_BID_CEGO
             : CEGO_NO_GAME;
}

/* Returns the first row of a game that points decide, or NULL. */
static const ChoiceRow *
find_game_by_points (const Choice *choice)
{
  for (unsigned i = 0; i < choice->n; i++)
    if (game_by_points (action_verb (choice->row[i].action)) != CEGO_NO_GAME)
      return &choice->row[i];

  return NULL;
}

static double
expected_points (const Deal *seen, CardSet hand, CegoGame game)
{
  unsigned players = seen->options.value[CEGO_PLAYERS];

  if (game == CEGO_SOLO)
    return cego_expect_solo_points (&cego_solo_points[players], &seen->options, hand);

  return cego_expect_bid_points (&cego_bid_points[players][game], &seen->options, game,
                                 seen->phase == CEGO_PHASE_AGAINST, hand);
}

/*
 * Names in @argument the cards that count for @game: trumps of a Solo; of a bid the full cards that
 * are laid aside, and the highest trump that is kept.
 */
static void
name_cards (const Deal *seen, CardSet hand, CegoGame game, PlayerArgument *argument)
{
  CardSet kept;

  argument->cards = hand & CEGO_TRUMPS;
  if (game == CEGO_SOLO)
    return;
  kept = cego_best_kept (&seen->options, game, hand);
  argument->cards = hand & cego_full_cards (&seen->options) & ~kept;
  argument->is_laid = true;
  argument->other = CARD_NONE;
  for (CardSet left = kept & CEGO_TRUMPS; left != 0; left = card_set_rest (left))
    argument->other = card_set_first (left); /* trumps are numbered from the lowest */
}

static void
argue_points (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const ChoiceRow *row = argument->is_bold ? &choice->row[0] : find_game_by_points (choice);
  CardSet hand = seen->hand[observation->seat];
  CegoGame game = row != NULL ? game_by_points (action_verb (row->action)) : CEGO_NO_GAME;
  double points;

  if (game == CEGO_NO_GAME)
    {
      argument->kind = argument->is_bold ? ARGUMENT_GAME_BEST : ARGUMENT_GAME_BEYOND;
      argument->action = choice->row[argument->is_bold ? 0 : 1].action;
      argument->cards = hand & CEGO_TRUMPS;
      return;
    }
  points = expected_points (seen, hand, game) * cego_total (&seen->options) / THREES;
  argument->action = row->action;
  name_cards (seen, hand, game, argument);
  argument->points = (int) (points + 0.5);
  argument->needed = cego_to_win (&seen->options);
  argument->kind = !argument->is_bold                     ? ARGUMENT_GAME_SHORT
                   : argument->points >= argument->needed ? ARGUMENT_GAME_ENOUGH
                                                          : ARGUMENT_GAME_LEAST;
}

/* Returns the suit cards below the court cards. */
static CardSet
low_cards (const Deal *seen, CardSet hand)
{
  return hand & ~CEGO_TRUMPS & ~cego_full_cards (&seen->options);
}

static void
argue_choice (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  CardSet hand = observation->seen.hand[observation->seat];
  CardSet trumps = hand & CEGO_TRUMPS;
  CardSet low = low_cards (&observation->seen, hand);

  argue_points (observation, choice, argument);
  if (argument->kind != ARGUMENT_GAME_BEST)
    return;
  if (card_set_count (trumps) <= FEW)
    {
      argument->kind = ARGUMENT_FEW_TRUMPS;
      argument->cards = trumps;
    }
  else if (action_verb (argument->action) == CEGO_VERB_GAME_DRESCHER && low != 0)
    {
      argument->kind = ARGUMENT_GAME_LOW;
      argument->cards = low;
    }
  else
    {
      argument->kind = ARGUMENT_MANY_TRUMPS;
      argument->cards = trumps;
    }
}

static void
argue_solo (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  argue_points (observation, choice, argument);
  if (action_verb (argument->action) != CEGO_VERB_ULTIMO || !argument->is_bold)
    return;
  argument->kind = ARGUMENT_GAME_LITTLE;
  argument->cards &= ~card_set_of (CEGO_LITTLE_MAN);
  argument->other = CEGO_LITTLE_MAN;
}

static void
argue_discard (const Observation *observation, Card card, PlayerArgument *argument)
{
  const TrickOrder *order = deal_order (&observation->seen);
  CardSet suit = observation->seen.hand[observation->seat] & order->members[order->group[card]];

  argument->points = order->points[card];
  if (argument->points > 1)
    argument->kind = ARGUMENT_SAFE_POINTS;
  else if (!cego_is_trump (card) && card_set_count (suit) == 1)
    argument->kind = ARGUMENT_VOID;
  else if (card_set_count (suit) > 1)
    {
      argument->kind = ARGUMENT_SPARE;
      argument->cards = suit & ~card_set_of (card);
    }
}

/* ---- Plays in games of avoided tricks ---------------------------------------------------- */

/* Counts the trumps with which others may ruff when @card, no trump, is led. */
static int
count_ruffs (const TrickView *view, Card card)
{
  const TrickPlay *play = &view->facts.play;
  CardSet trumps = 0;

  for (unsigned seat = 0; seat < play->n_seats; seat++)
    if (seats_have (trick_view_enemies (view), seat))
      trumps |= trick_view_may_ruff (view, seat, play->order->group[card]);

  return (int) card_set_count (trumps);
}

/* Explains ducking with a highest card, which only a forced ruff can beat. */
static void
argue_ruffed (const CegoPosition *position, Card card, PlayerArgument *argument)
{
  argument->kind = ARGUMENT_REASON;
  argument->points = cego_is_trump (card) ? 0 : count_ruffs (&position->view, card);
  if (argument->points > 0)
    argument->kind = ARGUMENT_RUFFED;
}

/* Counts others' cards in the suit of @card below @best. */
static int
count_below (const TrickView *view, Card card, Card best)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet suit = order->members[order->group[card]];

  return (int) card_set_count (view->facts.out & suit & ~order->beaters[best]
                               & ~card_set_of (best));
}

/* Explains how @card forces a trick on the declarer or sheds a dangerous card. */
static void
argue_hunting (const CegoPosition *position, Card card, PlayerArgument *argument)
{
  const TrickView *view = &position->view;
  Trick after = view->facts.trick;
  Card best;

  trick_add (&after, view->facts.play.order, view->facts.seat, card);
  best = trick_best_card (&after);
  argument->cards = card_set_of (card);
  if (argument->reason == REASON_CATCH && trick_winner (&after) == position->declarer)
    {
      argument->kind = ARGUMENT_LEFT;
      argument->other = best;
    }
  else if (argument->reason == REASON_CATCH)
    {
      argument->kind = ARGUMENT_CATCH;
      argument->points = count_below (view, after.card[0], best);
    }
  else
    {
      argument->points = count_below (view, card, card);
      argument->kind = argument->points > 0                 ? ARGUMENT_UNLOAD
                       : argue_count_above (view, card) > 0 ? ARGUMENT_LOWEST
                                                            : ARGUMENT_ALONE;
    }
}

/* Returns true if the declarer of Picolo still needs his trick. */
static bool
wants_one (const CegoPosition *position)
{
  return position->is_declarer && position->seen->own.cego.game == CEGO_PICOLO
         && position->seen->tricks_won[position->declarer] == 0;
}

static void
argue_one_trick (const CegoPosition *position, Card card, PlayerArgument *argument)
{
  unsigned above = argue_count_above (&position->view, card);

  argument->cards = card_set_of (card);
  if (argument->reason == REASON_LEAST_BAD)
    argument->kind = ARGUMENT_LATER;
  else if (position->view.facts.trick.n == 0)
    argument->kind = above == 0 ? ARGUMENT_TOP : ARGUMENT_LIKELY;
  if (argument->kind == ARGUMENT_LATER || argument->kind == ARGUMENT_LIKELY)
    argument->points = (int) above;
}

/* Returns true if all legal cards are of the suit of @card. */
static bool
must_play_suit (const Observation *observation, Card card)
{
  const uint8_t *group = deal_order (&observation->seen)->group;

  for (unsigned i = 0; i < observation->legal.n; i++)
    if (group[action_card (observation->seen.game, observation->legal.at[i])] != group[card])
      return false;

  return true;
}

static void
argue_avoiding (const Observation *observation, Card card, PlayerArgument *argument)
{
  CegoPosition position;
  const TrickOrder *order;
  CardSet lower;
  bool lasts = observation->seen.own.cego.game == CEGO_DRESCHER;

  cego_position_make (&position, observation);
  if (wants_one (&position))
    {
      argue_one_trick (&position, card, argument);
      return;
    }
  order = position.view.facts.play.order;
  lower = position.view.facts.hand & order->members[order->group[card]] & ~order->beaters[card]
          & ~card_set_of (card);
  argument->cards = card_set_of (card);
  argument->points = (int) argue_count_above (&position.view, card);
  switch (argument->reason)
    {
    case REASON_SHED_HIGH:
      argument->kind = ARGUMENT_SHED;
      argument->cards |= lower;
      break;
    case REASON_LEAST_BAD:
      argument->kind
          = lower == 0 && must_play_suit (observation, card) ? ARGUMENT_FORCED : ARGUMENT_STUCK;
      argument->cards = lower;
      break;
    case REASON_SAFE_LEAD:
    case REASON_DUCK:
      argument->kind = ARGUMENT_UNDER;
      if (argument->points == 0)
        argue_ruffed (&position, card, argument);
      break;
    case REASON_DISCARD:
    case REASON_CATCH:
      argument->kind = ARGUMENT_HARMLESS;
      argument->cards = lower;
      if (!lasts)
        argue_hunting (&position, card, argument);
      break;
    default:
      break;
    }
}

/*
 * Explains a kept card. After a Leere is led, the others have few points to add if the taker
 * discarded the full cards of its suit.
 */
static void
argue_keep (const Observation *observation, Card card, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = deal_order (seen);

  if (cego_is_trump (card))
    argument->kind = ARGUMENT_KEEPS_TRUMP;
  else if (cego_is_kept_open (seen->own.cego.game))
    {
      argument->kind = ARGUMENT_LED_FIRST;
      argument->cards = seen->hand[observation->seat] & order->members[order->group[card]]
                        & cego_full_cards (&seen->options);
    }
  else if (order->points[card] <= 1)
    {
      argument->kind = ARGUMENT_SPARE;
      argument->cards = 0;
    }
}

static void
simple_cego_argue (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  Card card = action_card (observation->seen.game, choice->row[0].action);

  switch (observation->seen.phase)
    {
    case PHASE_PLAY:
      if (observation->seen.own.cego.game >= CEGO_BETTEL && argument->kind != ARGUMENT_BELOW
          && argument->kind != ARGUMENT_RID)
        argue_avoiding (observation, card, argument);
      break;
    case CEGO_PHASE_CHOOSE:
      argue_choice (observation, choice, argument);
      break;
    case CEGO_PHASE_KEEP:
      argue_keep (observation, card, argument);
      break;
    case CEGO_PHASE_DEMAND:
      if (action_verb (argument->action) == CEGO_VERB_TRUST)
        argument->kind = ARGUMENT_HONEST;
      break;
    case CEGO_PHASE_DISCARD:
      argue_discard (observation, card, argument);
      break;
    case CEGO_PHASE_SOLO:
      argue_solo (observation, choice, argument);
      break;
    default:
      argue_points (observation, choice, argument);
    }
}

/* CE-8.1; in Picolo the declarer and the others want one trick of his, no second one. */
static PlayerShuns
cego_shuns (const Deal *seen)
{
  if (seen->phase != PHASE_PLAY)
    return SHUNS_NOTHING;
  switch (seen->own.cego.game)
    {
    case CEGO_BETTEL:
    case CEGO_RAEUBER:
      return SHUNS_TRICKS;
    case CEGO_PICOLO:
      return seen->tricks_won[seen->declarer] > 0 ? SHUNS_TRICKS : SHUNS_NOTHING;
    case CEGO_DRESCHER:
      return SHUNS_LAST;
    default:
      return SHUNS_NOTHING;
    }
}

static void
cego_guide (const Deal *deal, ActionList *list)
{
  if (deal->phase == CEGO_PHASE_DEMAND)
    keep_verb (list, CEGO_VERB_TRUST);
  else if (deal->phase == CEGO_PHASE_BID || deal->phase == CEGO_PHASE_AGAINST
           || deal->phase == CEGO_PHASE_SOLO)
    keep_verb (list, VERB_PASS);
}

/* Half a standard error decides; measurements are in strength-notes.md. */
static const SearchPlan cego_plans[] = {
  { .kind = SEARCH_ANY_KIND,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 20000,
    .more_cards = 2,
    .tried = 3,
    .traits = SEARCH_DEEP,
    .prudence = &(const SearchPrudence) { .sure = 0.5 } },
};

static bool
cego_bids (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  return observation->seen.phase != PHASE_PLAY;
}

static double
cego_reach (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  unsigned phase = observation->seen.phase;

  return phase >= CEGO_PHASE_SOLO && phase <= CEGO_PHASE_CHOOSE ? TEMPERAMENT_SMALL_SCORE : 0;
}

/* ---- People --------------------------------------------------------------------------------- */

static const Person cego_people[] = {
  { "fritz", "Fritz", "Zell am Harmersbach", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A farmer; the table where he plays is older than he is.") },
  { "lisbeth", "Lisbeth", "Schonach", TEMPERAMENT_QUICK,
    NC_ ("person", "Wins, and just keeps on knitting.") },
  { "emil", "Emil", "St. Georgen", TEMPERAMENT_STEADY,
    NC_ ("person", "An instrument maker; thinks about each card once, but thoroughly.") },
  { "rosel", "Rosel", "Furtwangen", TEMPERAMENT_BOLD,
    NC_ ("person", "Keeps an inn; plays alone where others would not think of it.") },
  { "hermann", "Hermann", "Triberg", TEMPERAMENT_STEADY,
    NC_ ("person", "A clockmaker; never in a hurry.") },
  { .name = NULL },
};

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame cego_player = {
  .game = &cego_game,
  .people = cego_people,
  .shuns = cego_shuns,
  .judge = judge,
  .argue = simple_cego_argue,
  .reach = cego_reach,
  .bids = cego_bids,
  .plans = cego_plans,
  .n_plans = G_N_ELEMENTS (cego_plans),
  .guide = cego_guide,
  .place = cego_place,
  .fits = cego_fits,
  .past = &cego_past,
  .laid = cego_laid,
};
