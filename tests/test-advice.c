/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The explanations of whole deals, in every game and preset: each has a reason, its cards are in
 * the hand, its claims hold against the cards of all, and its figures are those of who chose.
 */

#include <glib.h>

#include "model/words/action-words.h"
#include "model/words/tell-advice.h"
#include "model/words/tell-done.h"
#include "model/words/tell-reason.h"
#include "players/argue.h"
#include "rules/decision.h"
#include "rules/games/cego/cego.h"
#include "rules/jass.h"
#include "rules/trick-score.h"
#include "support.h"

#define DEALS 30 /* of each preset, random cards */

static Rng rng;
static guint n_told[ARGUMENTS];

typedef struct
{
  const char *row;
  Match match;
  Deal deal;
  Observation seen;
  Choice choice;
  PlayerArgument argument;
  Action wanted; /* is called whenever it may be, or ACTION_NONE */
} Moment;

static CardSet
in_all_hands (const Moment *moment, SeatSet seats)
{
  CardSet cards = 0;

  for (unsigned s = 0; s < moment->deal.n_seats; s++)
    if (seats_have (seats & moment->deal.playing, s))
      cards |= moment->deal.hand[s];

  return cards;
}

/* ---- Claims -------------------------------------------------------------------------------- */

static CardSet
in_others_hands (const Moment *moment)
{
  return in_all_hands (moment, (SeatSet) ~seats_of ((unsigned) moment->deal.turn));
}

static void
check_top (const Moment *moment, Card card)
{
  const TrickOrder *order = deal_order (&moment->deal);
  CardSet others = in_others_hands (moment);

  if ((others & order->members[order->group[card]] & order->beaters[card]) != 0)
    support_fail ("%s: somebody holds a higher card", moment->row);
}

/* Nobody of the side that does not win so far can beat what lies then. */
static void
check_sure (const Moment *moment, Action action, bool is_ours)
{
  const TrickOrder *order = deal_order (&moment->deal);
  unsigned user = (unsigned) moment->deal.turn;
  Deal after = moment->deal;
  unsigned seat = user;

  deal_apply (&after, action);
  for (unsigned n = after.trick.n; n > 0 && n < deal_count_players (&after); n++)
    {
      CardSet legal;

      seat = deal_next_player (&after, seat);
      legal = trick_legal (order, game_duties (&after), &after.trick, after.hand[seat], false);
      if (seats_have (game_allies (&after, user), seat) != is_ours
          && (legal & order->beaters[trick_best_card (&after.trick)]) != 0)
        support_fail ("%s: sure, but seat %u can beat it", moment->row, seat);
    }
}

static CardSet
playable (const Moment *moment)
{
  CardSet cards = 0;

  for (unsigned i = 0; i < moment->seen.legal.n; i++)
    if (action_is_play (moment->deal.game, moment->seen.legal.at[i]))
      cards |= card_set_of (action_card (moment->deal.game, moment->seen.legal.at[i]));

  return cards;
}

/* So many cards of its suit as are told may be higher, and no more are. */
static void
check_above (const Moment *moment, Card card)
{
  const TrickOrder *order = deal_order (&moment->deal);
  CardSet others = in_others_hands (moment);
  CardSet above = others & order->members[order->group[card]] & order->beaters[card];

  if ((int) card_set_count (above) > moment->argument.points)
    support_fail ("%s: %u cards are higher, not %d", moment->row, card_set_count (above),
                  moment->argument.points);
}

/* The cards that stay are of its suit, and it beats them. */
static void
check_lower (const Moment *moment, Card card)
{
  const TrickOrder *order = deal_order (&moment->deal);

  for (CardSet set = moment->argument.cards; set != 0; set = card_set_rest (set))
    if (!card_set_has (order->beaters[card_set_first (set)], card)
        || order->group[card_set_first (set)] != order->group[card])
      support_fail ("%s: a card that is not lower stays", moment->row);
}

/* The declarer can stay below with so many cards as are told, or wins already. */
static void
check_hunt (const Moment *moment, Card card)
{
  const TrickOrder *order = deal_order (&moment->deal);
  CardSet others = in_others_hands (moment);
  CardSet suit = others & order->members[order->group[card]];
  Trick after = moment->deal.trick;
  Card best;

  trick_add (&after, order, (unsigned) moment->deal.turn, card);
  best = trick_best_card (&after);
  switch (moment->argument.kind)
    {
    case ARGUMENT_CATCH:
      suit = others & order->members[order->group[after.card[0]]];
      if ((int) card_set_count (suit & ~order->beaters[best]) > moment->argument.points)
        support_fail ("%s: more cards stay below", moment->row);
      break;
    case ARGUMENT_LEFT:
      if ((int) trick_winner (&after) != moment->deal.declarer)
        support_fail ("%s: the trick is not the declarer's", moment->row);
      break;
    case ARGUMENT_UNLOAD:
      if ((int) card_set_count (suit & ~order->beaters[card]) > moment->argument.points)
        support_fail ("%s: more cards are lower", moment->row);
      break;
    case ARGUMENT_LOWEST:
      if ((suit & ~order->beaters[card]) != 0)
        support_fail ("%s: some card is lower", moment->row);
      break;
    default:
      if (suit != 0)
        support_fail ("%s: its suit is not all played", moment->row);
    }
}

static void
check_play (const Moment *moment, Action action)
{
  const TrickOrder *order = deal_order (&moment->deal);
  const PlayerArgument *argument = &moment->argument;
  const Trick *trick = &moment->deal.trick;
  Card card = action_card (moment->deal.game, action);
  CardSet hand = moment->deal.hand[moment->deal.turn];

  if (argument->is_sure)
    check_sure (moment, action, argument->is_ours);
  if (argument->other != CARD_NONE
      && (pack_first_copy (deal_pack (&moment->deal), argument->other)
          != pack_first_copy (deal_pack (&moment->deal), trick_best_card (trick))))
    support_fail ("%s: speaks of another card than the best", moment->row);
  switch (argument->kind)
    {
    case ARGUMENT_TOP:
      check_top (moment, card);
      break;
    case ARGUMENT_CHEAPEST:
      for (CardSet set = hand & order->members[order->group[card]]; set != 0;
           set = card_set_rest (set))
        if (card_set_has (order->beaters[trick_best_card (trick)], card_set_first (set))
            && order->strength[card_set_first (set)] < order->strength[card])
          support_fail ("%s: not the lowest that beats", moment->row);
      /* fall through */
    case ARGUMENT_TAKES:
      if (!card_set_has (order->beaters[trick_best_card (trick)], card))
        support_fail ("%s: does not beat", moment->row);
      break;
    case ARGUMENT_LEAST:
      for (CardSet set = playable (moment); set != 0; set = card_set_rest (set))
        if (order->points[card_set_first (set)] < order->points[card])
          support_fail ("%s: not the fewest points", moment->row);
      break;
    case ARGUMENT_LOW_LEAD:
      for (CardSet set = playable (moment); set != 0 && order->points[card] > 1;
           set = card_set_rest (set))
        if (!trick_score_is_priced (&moment->deal)
            && order->points[card_set_first (set)] < order->points[card])
          support_fail ("%s: a cheaper card could be led", moment->row);
      break;
    case ARGUMENT_DEAR_LEAD:
      for (CardSet set = argument->cards; set != 0; set = card_set_rest (set))
        if (order->points[card_set_first (set)] >= order->points[card])
          support_fail ("%s: a kept card is not cheaper", moment->row);
      break;
    case ARGUMENT_LEAVES:
      for (CardSet set = argument->cards; set != 0; set = card_set_rest (set))
        if (!card_set_has (order->beaters[trick_best_card (&moment->seen.seen.trick)],
                           card_set_first (set)))
          support_fail ("%s: could not take the trick", moment->row);
      break;
    case ARGUMENT_FEEDS:
      if (!seats_have (game_allies (&moment->deal, (unsigned) moment->deal.turn),
                       trick_winner (trick)))
        support_fail ("%s: no card of the own side", moment->row);
      break;
    case ARGUMENT_BELOW:
      if (card_set_has (order->beaters[trick_best_card (trick)], card))
        support_fail ("%s: not below", moment->row);
      break;
    case ARGUMENT_RID:
      if (order->group[card] == order->group[trick_best_card (trick)])
        support_fail ("%s: not discarded", moment->row);
      break;
    case ARGUMENT_LIKELY:
    case ARGUMENT_UNDER:
    case ARGUMENT_SHED:
    case ARGUMENT_LATER:
      check_above (moment, card);
      break;
    case ARGUMENT_FORCED:
      for (CardSet set = playable (moment) & ~card_set_of (card); set != 0;
           set = card_set_rest (set))
        if (!card_set_has (order->beaters[card], card_set_first (set)))
          support_fail ("%s: a lower card could be played", moment->row);
      break;
    case ARGUMENT_STUCK:
    case ARGUMENT_HARMLESS:
      check_lower (moment, card);
      break;
    case ARGUMENT_RUFFED:
      check_top (moment, card);
      if ((int) card_set_count (in_others_hands (moment) & order->members[order->trump])
          > argument->points)
        support_fail ("%s: more trumps are out", moment->row);
      break;
    case ARGUMENT_CATCH:
    case ARGUMENT_LEFT:
    case ARGUMENT_UNLOAD:
    case ARGUMENT_LOWEST:
    case ARGUMENT_ALONE:
      check_hunt (moment, card);
      break;
    case ARGUMENT_SPARES_ROEM:
      if (argument->cards == 0 || card_set_has (argument->cards, card)
          || (argument->cards & ~playable (moment)) != 0)
        support_fail ("%s: roem is not spared by another choice", moment->row);
      break;
    case ARGUMENT_BOTH:
      if ((hand & jass_marriage (moment->deal.trump)) == 0
          || argument->cards != (hand & jass_marriage (moment->deal.trump))
          || argument->points != 20)
        support_fail ("%s: no Bella", moment->row);
      break;
    case ARGUMENT_DRAW:
      if (argument->points <= 0)
        support_fail ("%s: no trumps to be drawn", moment->row);
      break;
    default:
      break;
    }
}

/* ---- Words --------------------------------------------------------------------------------- */

static char *
tell (const Moment *moment, DeckSuits suits)
{
  static const char *const names[]
      = { "Anna", "Jan", "Emma", "Piet", "Finn", "Sanne", "Kees", "Mia" };
  Telling telling = {
    .match = &moment->match,
    .deal = &moment->deal,
    .user = (unsigned) moment->deal.turn,
    .suits = suits,
    .prompt = "",
    .is_guided = true,
  };
  const OpenCards open = { .kind = OPEN_UNKNOWN };
  const Choice *choice = &moment->choice;
  g_autofree char *argued = tell_argument (&telling, &moment->deal, &moment->argument);
  Decision decision;

  for (unsigned s = 0; s < SEATS_MAX; s++)
    telling.name[s] = telling.player[s] = names[s];
  decision_make (&decision, &moment->deal, &moment->seen.legal);

  return tell_advice (&telling, &decision, &moment->deal, choice->row[0].action, choice->n,
                      argued[0] != '\0' ? argued : tell_rule (&moment->deal, &choice->row[0]),
                      &open);
}

/* @reason says more than the button of the action, or what that means. */
static void
check_reason (const Moment *moment, const char *reason)
{
  Action action = moment->choice.row[0].action;
  ActionWords words = { 0 };
  g_autofree char *said = g_utf8_casefold (reason, -1);
  const char *own[3];

  action_words_write (&words, &moment->deal, action, SUITS_FRENCH);
  own[0] = words.button;
  own[1] = words.meaning;
  own[2] = words.promise;
  g_strdelimit (said, ".", '\0');
  for (unsigned i = 0; i < G_N_ELEMENTS (own); i++)
    {
      g_autofree char *folded = own[i] != NULL ? g_utf8_casefold (own[i], -1) : NULL;

      if (folded != NULL && folded[0] != '\0' && g_str_equal (said, folded))
        support_fail ("%s: “%s” is only what the button says", moment->row, reason);
    }
  action_words_clear (&words);
}

static void
check_words (const Moment *moment)
{
  static const char *const bare[]
      = { "too weak", "The other answers promise less", "{", "  ", " : ", "()" };
  g_autofree char *text = tell (moment, SUITS_FRENCH);
  bool is_german = g_strcmp0 (moment->deal.game->usual_deck, "german") == 0;
  g_autofree char *german = tell (moment, is_german ? SUITS_GERMAN : SUITS_FRENCH);
  const char *sensible = strstr (text, "Sensible: ");

  g_assert_nonnull (german);
  for (unsigned i = 0; i < G_N_ELEMENTS (bare); i++)
    if (strstr (text, bare[i]) != NULL)
      support_fail ("%s: “%s” in “%s”", moment->row, bare[i], text);
  if (sensible == NULL)
    support_fail ("%s: nothing is sensible in “%s”", moment->row, text);
  else if (strstr (sensible, ". ") == NULL)
    support_fail ("%s: no reason in “%s”", moment->row, text);
  else
    check_reason (moment, strstr (sensible, ". ") + 2);
  if (g_utf8_strlen (text, -1) > 330)
    support_fail ("%s: %ld characters: “%s”", moment->row, g_utf8_strlen (text, -1), text);
  g_test_message ("%s", text);
}

/* ---- Walks --------------------------------------------------------------------------------- */

/* F-8.2: what is called true may be called, and is. */
static void
check_true_call (const Moment *moment)
{
  Grounds grounds;

  game_grounds (&moment->deal, moment->argument.action, &grounds);
  g_assert_true (action_list_has (&moment->seen.legal, moment->argument.action));
  g_assert_true (grounds.holds);
}

static void
check_figures (const Moment *moment)
{
  const PlayerArgument *argument = &moment->argument;

  switch (argument->kind)
    {
    case ARGUMENT_SUIT_ENOUGH:
    case ARGUMENT_AHEAD_ENOUGH:
      g_assert_cmpint (argument->points, >=, argument->needed);
      break;
    case ARGUMENT_SUIT_SHORT:
    case ARGUMENT_AHEAD_SHORT:
      g_assert_cmpint (argument->points, <, argument->needed);
      break;
    case ARGUMENT_GAME_ENOUGH:
      g_assert_cmpint (argument->points, >=, argument->needed);
      break;
    case ARGUMENT_TRUE_SHORT:
      g_assert_cmpint (argument->points, <, argument->needed);
      check_true_call (moment);
      break;
    case ARGUMENT_TRUE_IDLE:
      check_true_call (moment);
      break;
    default:
      break;
    }
}

static void
check_moment (Moment *moment)
{
  Action action = moment->choice.row[0].action;
  CardSet hand = moment->deal.hand[moment->deal.turn];
  CardSet cards;

  player_argue (&moment->seen, &moment->choice, &moment->argument);
  cards = player_argument_cards (&moment->argument, &moment->deal);
  n_told[moment->argument.kind]++;
  if (card_set_count (cards) != card_set_count (moment->argument.cards) || (cards & ~hand) != 0)
    support_fail ("%s: cards that are not in the hand", moment->row);
  check_figures (moment);
  if (moment->argument.kind == ARGUMENT_REASON || moment->argument.kind == ARGUMENT_GAME_BEST)
    {
      g_autofree char *text = tell (moment, SUITS_FRENCH);

      support_fail ("%s: nothing is shown of “%s”", moment->row, text);
    }
  if (moment->deal.phase == PHASE_PLAY && action_is_play (moment->deal.game, action))
    check_play (moment, action);
  check_words (moment);
}

static void
walk (Moment *moment)
{
  while (!deal_is_over (&moment->deal))
    {
      observation_make (&moment->seen, &moment->deal, (unsigned) moment->deal.turn);
      player_choose (&moment->seen, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL,
                     &moment->choice);
      if (moment->choice.n > 1)
        check_moment (moment);
      /* something else now and then, and often in calls, so that odd moments are told as well */
      if (action_list_has (&moment->seen.legal, moment->wanted))
        deal_apply (&moment->deal, moment->wanted);
      else if (rng_below (&rng, moment->deal.phase == PHASE_PLAY ? 8 : 2) == 0)
        deal_apply (&moment->deal, support_random_action (&moment->deal, &rng));
      else
        deal_apply (&moment->deal, moment->choice.row[0].action);
    }
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;

  rng = rng_new (5, 0);
  for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
    for (unsigned n = 0; n < DEALS; n++)
      {
        g_autofree char *row = g_strdup_printf ("%s, %s, deal %u", game->key, preset->key, n);
        Card pack[CARDS_MAX];
        Moment moment = { .row = row };
        Options options = support_options (game, preset->settings);

        support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
        match_init (&moment.match, game, &options, NO_SEAT);
        support_deal (&moment.deal, game, preset->settings, pack);
        walk (&moment);
      }
}

/* Games in which tricks are bad are seldom chosen. */
static void
test_hunters (void)
{
  static const unsigned verbs[] = { CEGO_VERB_GAME_BETTEL, CEGO_VERB_GAME_PICOLO };
  const Game *game = game_find ("cego");
  Options options = support_options (game, "");

  rng = rng_new (6, 0);
  for (unsigned n = 0; n < DEALS; n++)
    {
      g_autofree char *row = g_strdup_printf ("hunters, deal %u", n);
      Card pack[CARDS_MAX];
      Moment moment = { .row = row, .wanted = ACTION (verbs[n % G_N_ELEMENTS (verbs)], 0) };

      support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
      match_init (&moment.match, game, &options, NO_SEAT);
      support_deal (&moment.deal, game, "", pack);
      walk (&moment);
    }
  g_assert_cmpuint (n_told[ARGUMENT_CATCH], >, 0);
  g_assert_cmpuint (n_told[ARGUMENT_LEFT], >, 0);
  g_assert_cmpuint (n_told[ARGUMENT_UNLOAD], >, 0);
}

static void
test_kinds (void)
{
  for (unsigned kind = 0; kind < ARGUMENTS; kind++)
    g_test_message ("kind %u: %u times", kind, n_told[kind]);
  g_assert_cmpuint (n_told[ARGUMENT_TOP], >, 0);
  g_assert_cmpuint (n_told[ARGUMENT_TRUE_CALL], >, 0);
  g_assert_cmpuint (n_told[ARGUMENT_KEPT], >, 0);
}

int
main (int argc, char **argv)
{
  const Game *game;

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/advice/", game->key, NULL);

      g_test_add_data_func (path, game, test_game);
    }
  g_test_add_func ("/advice/hunters", test_hunters);
  g_test_add_func ("/advice/kinds", test_kinds);

  return g_test_run ();
}
