/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/tell-fact.h"

#include <glib/gi18n-lib.h>

#define NUMBER_MAX 16

static const char *
bonus_sentence (const Problem *problem, const LineFact *fact, gboolean is_hidden)
{
  if (fact->kind == LINE_FACT_GIVEN)
    return is_hidden ? _ ("If the cards lie that way, it gives away {points} {bonus}.")
                     : _ ("It gives away {points} {bonus}.");
  if (problem_has_partner (problem))
    return is_hidden ? _ ("If the cards lie that way, your side misses {points} {bonus}.")
                     : _ ("Your side misses {points} {bonus}.");

  return is_hidden ? _ ("If the cards lie that way, you miss {points} {bonus}.")
                   : _ ("You miss {points} {bonus}.");
}

static char *
tell_bonus (const Problem *problem, const LineFact *fact, gboolean is_hidden)
{
  const char *bonus = words_bonus (problem->deal.game);
  char points[NUMBER_MAX];
  const WordsValue values[] = { { "{points}", points }, { "{bonus}", bonus }, { NULL, NULL } };

  g_snprintf (points, sizeof points, "%u", fact->points);

  return bonus != NULL ? words_fill (bonus_sentence (problem, fact, is_hidden), values)
                       : g_strdup ("");
}

static gboolean
are_alike (const Pack *pack, Card a, Card b)
{
  return a != CARD_NONE && b != CARD_NONE && pack_first_copy (pack, a) == pack_first_copy (pack, b);
}

/* Returns true if a card is lost to its twin. */
static gboolean
has_twin (const Pack *pack, const LineFact *fact)
{
  return are_alike (pack, fact->card, fact->lost) && fact->card != fact->lost;
}

static const char *
twin_sentence (const LineFact *fact, gboolean is_hidden)
{
  switch (fact->kind)
    {
    case LINE_FACT_CAUGHT:
      return is_hidden
                 ? _ ("If the cards lie that way, {name} later takes your {lost} with the other "
                      "copy of that card.")
                 : _ ("Later {name} takes your {lost} with the other copy of that card.");
    case LINE_FACT_LOST:
      return is_hidden ? _ (
                 "If the cards lie that way, {name} later takes {holder}’s {lost} with the other "
                 "copy of that card.")
                       : _ ("Later {name} takes {holder}’s {lost} with the other copy of that "
                            "card.");
    default:
      return NULL;
    }
}

/* {name} takes a trick with {card}; {lost} is another card in it, of the user or {holder}. */
static const char *
fact_sentence (const Pack *pack, const LineFact *fact, bool counts_at_end)
{
  switch (fact->kind)
    {
    case LINE_FACT_TAKEN:
      if (counts_at_end)
        return fact->is_ruff ? _ ("{name} ruffs this trick with {card}.")
                             : _ ("{name} takes this trick with {card}.");
      return fact->is_ruff ? _ ("{name} ruffs this trick with {card}: {points}.")
                           : _ ("{name} takes this trick with {card}: {points}.");
    case LINE_FACT_CAUGHT:
      return fact->is_ruff ? _ ("Later {name} ruffs your {lost} with {card}.")
                           : _ ("Later {name} takes your {lost} with {card}.");
    case LINE_FACT_LOST:
      return _ ("Later {name} takes {holder}’s {lost} with {card}.");
    case LINE_FACT_SAVED:
      return are_alike (pack, fact->card, fact->lost)
                 ? _ ("Later {name} takes a trick with {card}.")
                 : _ ("Later {name} takes a trick with {card} and saves {lost}.");
    case LINE_FACT_END:
      return _ ("{name} takes the last trick.");
    default:
      return NULL;
    }
}

static const char *
hidden_sentence (const Pack *pack, const LineFact *fact, bool counts_at_end)
{
  switch (fact->kind)
    {
    case LINE_FACT_TAKEN:
      if (counts_at_end)
        return fact->is_ruff
                   ? _ ("If the cards lie that way, {name} ruffs this trick with {card}.")
                   : _ ("If the cards lie that way, {name} takes this trick with {card}.");
      return fact->is_ruff
                 ? _ ("If the cards lie that way, {name} ruffs this trick with {card}: {points}.")
                 : _ ("If the cards lie that way, {name} takes this trick with {card}: {points}.");
    case LINE_FACT_CAUGHT:
      return fact->is_ruff ? _ ("If the cards lie that way, {name} later ruffs your {lost} with "
                                "{card}.")
                           : _ ("If the cards lie that way, {name} later takes your {lost} with "
                                "{card}.");
    case LINE_FACT_LOST:
      return _ ("If the cards lie that way, {name} later takes {holder}’s {lost} with {card}.");
    case LINE_FACT_SAVED:
      return are_alike (pack, fact->card, fact->lost)
                 ? _ ("If the cards lie that way, {name} later takes a trick with {card}.")
                 : _ ("If the cards lie that way, {name} later takes a trick with {card} and "
                      "saves {lost}.");
    case LINE_FACT_END:
      return _ ("If the cards lie that way, {name} takes the last trick.");
    default:
      return NULL;
    }
}

char *
tell_fact (const Telling *telling, const Problem *problem, const LineFact *fact, gboolean is_hidden)
{
  const Pack *pack = deal_pack (&problem->deal);
  const Game *game = problem->deal.game;
  const char *text = NULL;
  g_autofree char *card = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *points = NULL;

  if (fact->kind >= LINE_FACT_MISSED)
    return tell_bonus (problem, fact, is_hidden);
  if (has_twin (pack, fact))
    text = twin_sentence (fact, is_hidden);
  if (text == NULL)
    text = is_hidden ? hidden_sentence (pack, fact, game->counts_at_end)
                     : fact_sentence (pack, fact, game->counts_at_end);
  if (text == NULL)
    return g_strdup ("");
  card = words_card (telling->suits, pack, fact->card);
  lost = fact->lost != CARD_NONE ? words_card (telling->suits, pack, fact->lost) : g_strdup ("");
  points = words_card_points (game, fact->points);

  return words_fill (text, (const WordsValue[]) { { "{name}", telling->name[fact->seat] },
                                                  { "{card}", card },
                                                  { "{lost}", lost },
                                                  { "{holder}", telling->name[fact->holder] },
                                                  { "{points}", points },
                                                  { NULL, NULL } });
}
