/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "model/words/action-words.h"
#include "model/words/tell-advice.h"
#include "model/words/tell-hint.h"
#include "model/words/tell-review.h"
#include "model/words/tell-text.h"

#define NUMBER_MAX 16

static char *
fill_number (const char *text, long number)
{
  char written[NUMBER_MAX];
  const WordsValue values[] = { { "{points}", written }, { NULL, NULL } };

  g_snprintf (written, sizeof written, "%ld", number);

  return words_fill (text, values);
}

/* When that was: a call may also come before the play, between two tricks or in one. */
static const char *
pattern_of (const Deal *deal, unsigned trick)
{
  if (trick > 0)
    /* Translators: what the user played to which trick, "Trick 3: jack of hearts" */
    return C_ ("review", "Trick {number}: {action}");
  if (deal->n_played == 0)
    /* Translators: what the user said or did before the play: “Weiter” */
    return C_ ("review", "Before the play: {action}");
  if (deal->n_played % deal_count_players (deal) == 0)
    /* Translators: what the user said or did behind a trick: "After trick 4: “Roem!”" */
    return C_ ("review", "After trick {number}: {action}");

  /* Translators: what the user said or did while a trick was played */
  return C_ ("review", "In trick {number}: {action}");
}

char *
tell_review_done (const Telling *telling, const Deal *deal, const ReviewDecision *decision,
                  unsigned trick)
{
  g_autofree char *action = tell_done (telling, deal, decision->done);
  unsigned n_players = deal_count_players (deal);
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{action}", action }, { "{number}", number }, { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u",
              trick > 0 ? trick : (deal->n_played + n_players - 1) / n_players);

  return words_fill (pattern_of (deal, trick), values);
}

/* The better action, and the reason. */
static char *
tell_worse (const Telling *telling, const Deal *deal, const ReviewDecision *decision)
{
  g_autofree char *best = tell_done (telling, deal, decision->best);
  g_autofree char *reason
      = tell_contrast (telling, deal, &decision->contrast, decision->n_worlds, decision->done);
  long n = lround (decision->cost);
  char points[NUMBER_MAX];
  const WordsValue values[] = { { "{best}", best },
                                { "{points}", points },
                                { "{reason}", reason != NULL ? reason : "" },
                                { NULL, NULL } };

  g_snprintf (points, sizeof points, "%ld", n);

  return g_strstrip (words_fill (
      n < 1
          ? _ ("Better: {best}, by a little. {reason}")
          /* Translators: {best} is a card or “Weiter”, {reason} a sentence about it, or nothing */
          : ngettext ("Better: {best}, by about {points} point. {reason}",
                      "Better: {best}, by about {points} points. {reason}", (gulong) n),
      values));
}

static char *
tell_rule_grade (const Telling *telling, const Deal *deal, const ReviewDecision *decision)
{
  g_autofree char *best = tell_done (telling, deal, decision->best);
  const WordsValue values[] = { { "{best}", best }, { NULL, NULL } };

  if (decision->best == decision->done)
    return g_strdup (_ ("A strong player does the same."));

  return words_fill (_ ("A strong player would rather choose {best}."), values);
}

char *
tell_review_grade (const Telling *telling, const Deal *deal, const ReviewDecision *decision)
{
  GString *text = g_string_new (NULL);

  switch (decision->grade)
    {
    case REVIEW_FORCED:
      return g_string_free (g_string_append (text, _ ("Nothing else was possible.")), FALSE);
    case REVIEW_RULES:
      text_append (text, tell_rule_grade (telling, deal, decision));
      break;
    case REVIEW_EQUAL:
      text_append (text, g_strdup (_ ("Whatever you chose was about as good.")));
      break;
    case REVIEW_BEST:
      text_append (text, g_strdup (_ ("Nothing was better, as far as you could know.")));
      break;
    case REVIEW_WORSE:
      text_append (text, tell_worse (telling, deal, decision));
      break;
    }
  if (decision->has_open && decision->open_cost > 0)
    text_append (text, fill_number (ngettext ("As the cards lay, it cost {points} point.",
                                              "As the cards lay, it cost {points} points.",
                                              (gulong) decision->open_cost),
                                    decision->open_cost));
  else if (decision->has_open && decision->grade == REVIEW_WORSE)
    text_append (text, g_strdup (_ ("As the cards lay, it cost nothing.")));

  return g_string_free (text, FALSE);
}

char *
tell_review_cost (double cost, unsigned n_worse)
{
  long n = lround (cost);

  if (n_worse == 0)
    return g_strdup (_ ("As far as you could know, you could not have played your cards better."));
  if (n < 1)
    return g_strdup (_ ("As far as you could know, your decisions cost next to nothing."));

  return fill_number (ngettext ("As far as you could know, your decisions cost about {points} "
                                "point.",
                                "As far as you could know, your decisions cost about {points} "
                                "points.",
                                (gulong) n),
                      n);
}

char *
tell_review_again (int strong, int own)
{
  char made[NUMBER_MAX], yours[NUMBER_MAX];
  const WordsValue values[] = { { "{strong}", made }, { "{own}", yours }, { NULL, NULL } };

  sheet_write_number (made, sizeof made, strong, false);
  sheet_write_number (yours, sizeof yours, own, false);

  /* Translators: points written for the deal; “Strong” is the name of a level of players */
  return words_fill (_ ("Strong made {strong} of this hand against the same players, you {own}."),
                     values);
}

char *
tell_review_pair (const Telling *telling, const Pack *pack, unsigned number, Card own, Card strong)
{
  g_autofree char *yours = words_card (telling->suits, pack, own);
  g_autofree char *theirs = words_card (telling->suits, pack, strong);
  char trick[NUMBER_MAX];
  const WordsValue values[]
      = { { "{number}", trick }, { "{own}", yours }, { "{strong}", theirs }, { NULL, NULL } };

  g_snprintf (trick, sizeof trick, "%u", number);

  return words_fill (_ ("Trick {number}: you {own}, Strong {strong}"), values);
}
