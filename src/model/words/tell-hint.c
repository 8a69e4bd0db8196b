/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "argue.h"
#include "tell-advice.h"
#include "tell-argument.h"
#include "tell-hint.h"

#define NUMBER_MAX 12

/* ---- What tells two actions apart ------------------------------------------------------------ */

/*
 * {n} and {m} are in how many of {all} ways in which the cards may lie it is so, {rival} is the
 * other card.
 */
static const char *const sentences[CONTRAST_KINDS] = {
  [CONTRAST_LAST_TRUMP] = NC_ ("hint", "It takes the others’ last trump in {n} of {all} imagined "
                                       "deals, {rival} in {m}."),
  [CONTRAST_BONUS_TAKEN] = NC_ ("hint", "It brings you {points} {bonus} in {n} of {all} imagined "
                                        "deals, {rival} in {m}."),
  [CONTRAST_BONUS_GIVEN] = NC_ ("hint", "It hands the others {points} {bonus} in {n} of {all} "
                                        "imagined deals, {rival} in {m}."),
  [CONTRAST_TRICK_TAKEN] = NC_ ("hint", "This trick, about {points} points, is yours in {n} of "
                                        "{all} imagined deals, with {rival} in {m}."),
  [CONTRAST_TRICK_LEFT] = NC_ ("hint", "It leaves this trick to the others in {n} of {all} "
                                       "imagined deals, {rival} in {m}: you do better so."),
  [CONTRAST_HOME]
  = NC_ ("hint", "{card} comes home in {n} of {all} imagined deals, with {rival} in {m}."),
  [CONTRAST_WON]
  = NC_ ("hint", "You win the deal in {n} of {all} imagined deals, with {rival} in {m}."),
};

static const char *
sentence_of (const Deal *deal, const Contrast *contrast)
{
  if (contrast->kind == CONTRAST_TRICK_TAKEN && (deal->game->counts_at_end || contrast->points < 2))
    return NC_ ("hint", "This trick is yours in {n} of {all} imagined deals, with {rival} in {m}.");

  return sentences[contrast->kind];
}

/* The card of the hand in @deal that was observed as @card; CARD_NONE for none. */
static CardSet
card_in (const Deal *deal, Card card)
{
  return card != CARD_NONE ? player_cards_in (card_set_of (card), deal) : 0;
}

char *
tell_contrast (const Telling *telling, const Deal *deal, const Contrast *contrast,
               unsigned n_worlds, Action worse)
{
  g_autofree char *rival = NULL;
  g_autofree char *card = NULL;
  char n[NUMBER_MAX], m[NUMBER_MAX], all[NUMBER_MAX], points[NUMBER_MAX];
  WordsValue values[] = {
    { "{rival}", NULL },
    { "{card}", NULL },
    { "{bonus}", deal->game->show->claimed != NULL ? deal->game->show->claimed : "" },
    { "{n}", n },
    { "{m}", m },
    { "{all}", all },
    { "{points}", points },
    { NULL, NULL },
  };

  if (contrast->kind == CONTRAST_NONE)
    return NULL;
  rival = tell_done (telling, deal, worse);
  card = words_cards_short (telling->suits, deal_pack (deal), card_in (deal, contrast->card));
  values[0].value = rival;
  values[1].value = card;
  g_snprintf (n, sizeof n, "%u", contrast->n_better);
  g_snprintf (m, sizeof m, "%u", contrast->n_worse);
  g_snprintf (all, sizeof all, "%u", n_worlds);
  g_snprintf (points, sizeof points, "%u", contrast->points);

  return words_fill (words_of_game ("hint", sentence_of (deal, contrast)), values);
}

/* What is more, where no fact tells it. */
static char *
tell_more (const Telling *telling, const Deal *deal, double more, Action worse)
{
  g_autofree char *rival = tell_done (telling, deal, worse);
  long n = lround (more);
  char points[NUMBER_MAX];
  const WordsValue values[] = { { "{rival}", rival }, { "{points}", points }, { NULL, NULL } };

  g_snprintf (points, sizeof points, "%ld", n);

  return words_fill (n < 1 ? _ ("It promises a little more than {rival}.")
                           : ngettext ("It promises about {points} point more than {rival}.",
                                       "It promises about {points} points more than {rival}.",
                                       (gulong) n),
                     values);
}

/* ---- Why ------------------------------------------------------------------------------------- */

/* What a rule of thumb says, which chose among equals or by itself. */
static char *
tell_by_rule (const Telling *telling, const Deal *deal, const Observation *seen,
              const Analysis *analysis, CardSet *cards)
{
  PlayerArgument argument;
  char *text;

  player_argue (seen, &analysis->choice, &argument);
  *cards = player_argument_cards (&argument, deal);
  text = tell_argument (telling, deal, &argument);
  if (text[0] != '\0')
    return text;
  g_free (text);

  return g_strdup (tell_rule (deal, &analysis->choice.row[0]));
}

static char *
tell_why (const Telling *telling, const Deal *deal, const Observation *seen,
          const Analysis *analysis, CardSet *cards)
{
  const AnalysisRow *best = &analysis->row[0];
  Contrast contrast;
  char *text;
  int rival = analysis->n_worlds > 0 ? contrast_choose (analysis, seen, 0, &contrast) : -1;

  if (rival < 0)
    return tell_by_rule (telling, deal, seen, analysis, cards);
  *cards |= card_in (deal, contrast.card);
  text = tell_contrast (telling, deal, &contrast, analysis->n_worlds, analysis->row[rival].action);

  return text != NULL ? text
                      : tell_more (telling, deal, best->value - analysis->row[rival].value,
                                   analysis->row[rival].action);
}

/* Nothing that is tried is clearly better or worse. */
static gboolean
is_open_choice (const Analysis *analysis)
{
  return analysis->n_worlds > 0 && contrast_rival (analysis, 0) < 0;
}

char *
tell_hint (const Telling *telling, const Deal *deal, const Observation *seen,
           const Analysis *analysis, CardSet *cards)
{
  Card card = action_card (deal->game, analysis->row[0].action);
  g_autofree char *action = tell_done (telling, deal, analysis->row[0].action);
  g_autofree char *reason = NULL;
  WordsValue values[] = { { "{action}", action }, { "{reason}", "" }, { NULL, NULL } };
  const char *text;

  *cards = card_in (deal, card);
  if (analysis->n == 1)
    return words_fill (_ ("Only this is possible: {action}."), values);
  reason = tell_why (telling, deal, seen, analysis, cards);
  values[1].value = reason;
  if (is_open_choice (analysis))
    /* Translators: {action} is what to do, a card or “Weiter”; {reason} a sentence */
    text = _ ("Hint: {action}. Nothing is clearly better or worse. {reason}");
  else
    /* Translators: {action} is what to do, a card or “Weiter”; {reason} a sentence */
    text = _ ("Hint: {action}. {reason}");

  return g_strstrip (words_fill (text, values));
}

char *
tell_hint_row (const Analysis *analysis, unsigned index)
{
  const AnalysisRow *row = &analysis->row[index];
  double less = analysis->row[0].value - row->value;
  long n = lround (less);
  char points[NUMBER_MAX];
  const WordsValue values[] = { { "{points}", points }, { NULL, NULL } };

  if (index == 0)
    /* Translators: of a card that the hint would play */
    return g_strdup (C_ ("hint", "suggested"));
  if (analysis->n_worlds == 0 || !row->is_tried)
    return g_strdup ("");
  if (analysis_are_equal (analysis, 0, index))
    /* Translators: of a card that is as good as the one that the hint would play */
    return g_strdup (C_ ("hint", "as good"));
  g_snprintf (points, sizeof points, "%ld", n);

  return words_fill (n < 1 ? C_ ("hint", "a little less")
                           : ngettext ("{points} point less", "{points} points less", (gulong) n),
                     values);
}
