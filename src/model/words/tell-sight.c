/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Sentences for facts that a player can prove from the cards that are visible to it (visible.h).
 */

#include <glib/gi18n-lib.h>

#include "model/words/tell-reason.h"
#include "players/analysis/visible.h"
#include "players/player-game.h"
#include "rules/game.h"

/* Sentences by VisibleKind. {name} is a player, {other} a card, {cards} are own cards. */
static const char *const sights[VISIBLE_KINDS] = {
  [VISIBLE_SURE] = NC_ ("advice", "Nobody can beat it."),
  [VISIBLE_TOP_TRUMP]
  = NC_ ("advice", "Nobody can beat it: it is the highest trump that is still out."),
  [VISIBLE_NO_RUFF]
  = NC_ ("advice", "Nobody can beat it: no higher card of its suit is out, and nobody against you "
                   "has a trump left."),
  [VISIBLE_TOP]
  = NC_ ("advice", "Nobody else holds a higher card of this suit; only a ruff can take it."),
  [VISIBLE_CAN_RUFF] = NC_ ("advice", "{name} has no {suit} left, but a trump, and can ruff it."),
  [VISIBLE_MUST_RUFF] = NC_ ("advice", "{name} has no {suit} left and must ruff it."),
  [VISIBLE_VOID] = NC_ ("advice", "{name} has no {suit} left: a ruff would cost a trump."),
  [VISIBLE_LAST]
  = NC_ ("advice", "It is your last card of this suit: later you can ruff the suit."),
  [VISIBLE_HOPELESS] = NC_ ("advice", "None of your cards can take this trick."),
  [VISIBLE_CHEAPEST] = NC_ ("advice", "It is your lowest card that beats {other}."),
  [VISIBLE_NO_TRUMP] = NC_ ("advice", "It beats {other}, and you keep your trumps."),
  [VISIBLE_SAFE] = NC_ ("advice", "No opponent after you can beat it."),
  [VISIBLE_LAST_TO_PLAY] = NC_ ("advice", "You play last: this card wins the trick for certain."),
  [VISIBLE_KEPT]
  = NC_ ("advice", "{other} stays the highest card of its suit and can win a trick later."),
  [VISIBLE_WAITS] = NC_ (
      "advice", "Only a ruff can take it now. Nobody can beat {other}, now or later: it can wait."),
  [VISIBLE_RUFFED] = NC_ ("advice", "{name} has no {suit} left and may ruff {other}."),
  [VISIBLE_MAY_RUFF] = NC_ ("advice", "{name} has no {suit} left and may ruff {other}."),
  [VISIBLE_MAY_OVERTAKE]
  = NC_ ("advice", "{name} has no {suit} left and may beat {other} with a higher trump."),
  [VISIBLE_ANNOUNCES]
  = NC_ ("advice", "You lead next, and only then can you announce {cards} for {worth}."),
  [VISIBLE_EXCHANGES] = NC_ (
      "advice", "You lead next, and only then can you exchange {cards} for {other}, the turned-up "
                "trump."),
  [VISIBLE_DRAWS]
  = NC_ ("advice", "The stock ends: the loser of this trick draws {other}, the turned-up trump."),
};

static char *
tell_visible (const Telling *telling, const Deal *deal, const Visible *visible)
{
  bool has_seat = visible->kind == VISIBLE_CAN_RUFF || visible->kind == VISIBLE_MUST_RUFF
                  || visible->kind == VISIBLE_VOID || visible->kind == VISIBLE_RUFFED
                  || visible->kind == VISIBLE_MAY_RUFF || visible->kind == VISIBLE_MAY_OVERTAKE;
  g_autofree char *other = visible->other != CARD_NONE
                               ? words_card (telling->suits, deal_pack (deal), visible->other)
                               : g_strdup ("");
  g_autofree char *cards = words_cards_short (telling->suits, deal_pack (deal), visible->cards);
  g_autofree char *worth = words_points (deal->game, visible->points);
  const WordsValue values[]
      = { { "{name}", has_seat ? telling->name[visible->seat] : "" },
          { "{suit}", has_seat ? words_suit (telling->suits, visible->group) : "" },
          { "{other}", other },
          { "{cards}", cards },
          { "{worth}", worth },
          { NULL, NULL } };

  return visible->kind != VISIBLE_NONE
             ? words_fill (words_of_game ("advice", sights[visible->kind]), values)
             : g_strdup ("");
}

/* Names the seat without the suit led; the fact before says already that it ruffs. */
static char *
tell_void (const Telling *telling, const Visible *visible)
{
  const WordsValue values[] = { { "{name}", telling->name[visible->seat] },
                                { "{suit}", words_suit (telling->suits, visible->group) },
                                { NULL, NULL } };

  return words_fill (C_ ("advice", "{name} has no {suit} left."), values);
}

static SightTopic
topic_of (VisibleKind kind)
{
  switch (kind)
    {
    case VISIBLE_KEPT:
    case VISIBLE_WAITS:
    case VISIBLE_RUFFED:
      return SIGHT_OF_RIVAL;
    case VISIBLE_HOPELESS:
      return SIGHT_OF_TRICK;
    default:
      return SIGHT_OF_CARD;
    }
}

char *
tell_sight (const Telling *telling, const Deal *deal, const Observation *seen,
            const Analysis *analysis, Action rival, SightTopic *topic, CardSet *cards)
{
  Visible visible = visible_find (seen, action_card (deal->game, analysis->row[0].action),
                                  action_card (deal->game, rival));

  *topic = topic_of (visible.kind);
  if (*topic == SIGHT_OF_RIVAL)
    *cards |= player_cards_in (card_set_of (visible.other), deal);

  /* a trump less is no gain if tricks cost */
  return visible.kind == VISIBLE_VOID && player_shuns (&seen->seen) != SHUNS_NOTHING
             ? tell_void (telling, &visible)
             : tell_visible (telling, deal, &visible);
}

char *
tell_ruff (const Telling *telling, const Deal *deal, const Observation *seen,
           const Contrast *contrast, Action better, Action worse)
{
  bool is_forced = contrast->kind == CONTRAST_FORCED || contrast->kind == CONTRAST_PARTNER_RUFFS;
  Visible visible;

  if (!is_forced && (contrast->kind != CONTRAST_TRICK_TAKEN || !contrast->is_ruff))
    return g_strdup ("");
  visible = visible_find_ruff (seen, action_card (deal->game, is_forced ? better : worse),
                               contrast->kind == CONTRAST_PARTNER_RUFFS);

  return (is_forced || contrast->is_certain) && visible.kind == VISIBLE_MAY_RUFF
             ? tell_void (telling, &visible)
             : tell_visible (telling, deal, &visible);
}

char *
tell_draw (const Telling *telling, const Deal *deal, const Observation *seen, Action better,
           Action worse, CardSet *cards)
{
  Visible visible = visible_find_draw (seen, action_card (deal->game, better));
  Visible other = visible_find_draw (seen, action_card (deal->game, worse));

  if (visible.kind == other.kind && visible.cards == other.cards)
    return g_strdup ("");
  *cards |= player_cards_in (visible.cards, deal);

  return tell_visible (telling, deal, &visible);
}

char *
tell_same (const Telling *telling, const Deal *deal, const Observation *seen, Action action,
           Action other)
{
  static const char *const sentences[] = {
    [ALIKE_NEIGHBOURS]
    = NC_ ("advice", "{other} is the same here: both count the same, and no card still out ranks "
                     "between them."),
    [ALIKE_LOST] = NC_ ("advice", "{other} counts the same, and neither takes this trick."),
    [ALIKE_WON] = NC_ ("advice", "{other} takes this trick just as surely."),
  };
  Card card = action_card (deal->game, other);
  Alike alike = visible_find_alike (seen, action_card (deal->game, action), card);
  bool is_wanted = player_shuns (&seen->seen) == SHUNS_NOTHING;
  g_autofree char *name
      = card != CARD_NONE ? words_card (telling->suits, deal_pack (deal), card) : g_strdup ("");
  const WordsValue values[] = { { "{other}", name }, { NULL, NULL } };

  return alike != ALIKE_NOT && (alike == ALIKE_NEIGHBOURS || is_wanted)
             ? words_fill (words_of_game ("advice", sentences[alike]), values)
             : g_strdup ("");
}

#define NUMBER_MAX 16

char *
tell_enough (const Deal *deal, const Observation *seen, Action action)
{
  Card card = action_card (deal->game, action);
  OwnCount count = { 0 };
  unsigned sum;
  char have[NUMBER_MAX], total[NUMBER_MAX], needed[NUMBER_MAX];
  const WordsValue values[]
      = { { "{have}", have }, { "{sum}", total }, { "{needed}", needed }, { NULL, NULL } };

  game_count (deal, (unsigned) deal->turn, &count);
  if (card == CARD_NONE || count.value >= count.needed || count.waiting > 0
      || !visible_is_sure (seen, card))
    return g_strdup ("");
  sum = count.value
        + trick_points (deal_order (deal), trick_cards (&deal->trick) | card_set_of (card));
  if (sum < count.needed)
    return g_strdup ("");
  g_snprintf (have, sizeof have, "%u", count.value);
  g_snprintf (total, sizeof total, "%u", sum);
  g_snprintf (needed, sizeof needed, "%u", count.needed);

  return words_fill (_ ("You have {have}; this trick brings you to at least {sum}, and {needed} "
                        "are enough."),
                     values);
}

/*
 * Returns the points that the winner of the trick has after @card, the last of it; 0 if the seat
 * takes the trick.
 */
static unsigned
sum_of_others (const Deal *deal, Card card, OwnCount *count)
{
  Trick trick = deal->trick;
  unsigned winner;

  trick_add (&trick, deal_order (deal), (unsigned) deal->turn, card);
  winner = trick_winner (&trick);
  if (winner == (unsigned) deal->turn)
    return 0;
  game_count (deal, winner, count);

  return count->value + count->waiting + trick_points (deal_order (deal), trick_cards (&trick));
}

char *
tell_gift (const Telling *telling, const Deal *deal, Action better, Action worse)
{
  Card card = action_card (deal->game, better);
  Card other = action_card (deal->game, worse);
  OwnCount count = { 0 };
  unsigned least, sum;
  g_autofree char *rival = NULL;
  char total[NUMBER_MAX], needed[NUMBER_MAX];

  if (deal->phase != PHASE_PLAY || card == CARD_NONE || other == CARD_NONE || deal->trick.n == 0
      || deal->trick.n + 1u != deal_count_players (deal))
    return g_strdup ("");
  least = sum_of_others (deal, card, &count);
  sum = sum_of_others (deal, other, &count);
  if (count.needed == 0 || sum < count.needed || least >= count.needed)
    return g_strdup ("");
  rival = words_card (telling->suits, deal_pack (deal), other);
  g_snprintf (total, sizeof total, "%u", sum);
  g_snprintf (needed, sizeof needed, "%u", count.needed);

  const WordsValue values[] = { { "{rival}", rival },
                                { "{name}", telling->name[trick_winner (&deal->trick)] },
                                { "{sum}", total },
                                { "{needed}", needed },
                                { NULL, NULL } };

  return words_fill (_ ("With {rival} {name} would have {sum}, and {needed} are enough."), values);
}
