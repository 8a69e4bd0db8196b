/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/tell-hint.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/words/tell-done.h"
#include "model/words/tell-text.h"
#include "players/argue.h"
#include "rules/game.h"

#define NUMBER_MAX 16

/* ---- The hint -------------------------------------------------------------------------------- */

CardSet
tell_cards_of (const Deal *deal, Action action)
{
  Card card = action_card (deal->game, action);
  Grounds grounds;

  if (card != CARD_NONE)
    return player_cards_in (card_set_of (card), deal);
  game_grounds (deal, action, &grounds);

  return grounds.cards;
}

static gboolean
has_figures (const Deal *deal, const Analysis *analysis)
{
  for (unsigned i = 0; i < analysis->n && analysis->n_worlds > 0; i++)
    if (analysis->row[i].is_tried && action_card (deal->game, analysis->row[i].action) == CARD_NONE)
      return TRUE;

  return FALSE;
}

char *
tell_hint (const Telling *telling, const Deal *deal, const Observation *seen,
           const Analysis *analysis, const char *reason, const char *rule, const OpenCards *open)
{
  g_autofree char *action = tell_done (telling, deal, analysis->row[0].action);
  g_autofree char *shown = tell_open (telling, deal, open);
  g_autofree char *message = NULL;
  g_autofree char *hint = NULL;
  GString *text;
  const WordsValue values[] = { { "{action}", action },
                                { "{reason}", reason[0] != '\0' ? reason : shown },
                                { "{open}", reason[0] != '\0' ? shown : "" },
                                { NULL, NULL } };

  if (analysis->n == 1)
    return words_fill (_ ("Your only option: {action}."), values);
  if (open->kind > OPEN_SAME)
    /* Translators: {action} is the best card if the other hands were hidden; {open} names a card
     * that is better with open hands, and {reason} says why */
    hint = words_fill (_ ("Hint, if the other hands were hidden: {action}. {open} {reason}"),
                       values);
  else
    /* Translators: {action} is what to do, a card or “Weiter”; {reason} a sentence, {open} one or
     * nothing */
    hint = words_fill (_ ("Hint: {action}. {reason} {open}"), values);
  g_strstrip (hint);
  message = tell_message (telling, deal, seen, analysis);

  /* a trick needs the space */
  if (message == NULL && deal->trick.n == 0 && telling->shows_figures
      && has_figures (deal, analysis))
    message = g_strdup (analysis->is_exact
                            /* Translators: of "+49" on the buttons of calls */
                            ? _ ("Numbers: expected points ahead.")
                            /* Translators: of "+49 ± 12" on the buttons of calls */
                            : _ ("Numbers: expected points ahead ± margin of error."));

  text = g_string_new (hint);
  text_append (text, g_strdup (rule));
  text_append (text, message != NULL ? g_steal_pointer (&message) : g_strdup (""));

  return g_string_free (text, FALSE);
}

char *
tell_marked (const VerbInfo *marking)
{
  const WordsValue values[] = { { "{button}", marking->together }, { NULL, NULL } };

  /* Translators: the user has marked the right cards; {button} is the button that lays them away or
   * keeps them */
  return words_fill (_ ("Well chosen. Confirm with “{button}”."), values);
}

char *
tell_hint_row (const Analysis *analysis, unsigned index, Action best)
{
  const AnalysisRow *row = &analysis->row[index];
  double less = analysis->row[0].value - row->value;
  long n = lround (less);
  char points[NUMBER_MAX];
  const WordsValue values[] = { { "{points}", points }, { NULL, NULL } };
  double error;

  if (row->action == best)
    /* Translators: of a card that the hint would play */
    return g_strdup (C_ ("hint", "suggested"));
  if (index == 0)
    /* Translators: of a card that the hint would play if the other hands did not lie open */
    return g_strdup (C_ ("hint", "with hidden hands"));
  if (analysis->n_worlds == 0)
    return g_strdup ("");
  if (!row->is_tried)
    /* Translators: of a card that nothing can be said of */
    return g_strdup (C_ ("hint", "not looked at closely"));
  error = analysis_error_between (analysis, 0, index);
  if (analysis_are_equal (analysis, 0, index) && fabs (less) > error)
    /* Translators: of a card that may be as good as the one that the hint would play */
    return g_strdup (less > 0 ? C_ ("hint", "perhaps less") : C_ ("hint", "perhaps better"));
  if (analysis_are_equal (analysis, 0, index))
    /* Translators: of a card that is as good as the one that the hint would play */
    return g_strdup (C_ ("hint", "as good"));
  g_snprintf (points, sizeof points, "%ld", n);

  return words_fill (n < 1 ? C_ ("hint", "a little less")
                           : ngettext ("{points} point less", "{points} points less", (gulong) n),
                     values);
}

/* Formats @points: "+12", "−0.7". */
static char *
write_points (double points, gboolean is_fine, gboolean is_signed)
{
  g_autofree char *digits = g_strdup_printf (is_fine ? "%.1f" : "%.0f", fabs (points));
  gboolean is_zero = strspn (digits, "0.,") == strlen (digits);

  return g_strconcat (!is_signed || is_zero ? "" : points < 0 ? "−" : "+", digits, NULL);
}

#define FINE_BELOW 10 /* points; smaller values get a decimal */

static char *
fill_figures (const Analysis *analysis, unsigned index, const char *text, const char *exact)
{
  const AnalysisRow *row = &analysis->row[index];
  gboolean is_fine = fabs (row->value) < FINE_BELOW;
  g_autofree char *value = write_points (row->value, is_fine, TRUE);
  g_autofree char *error = write_points (row->error, is_fine, FALSE);
  const WordsValue values[] = { { "{value}", value }, { "{error}", error }, { NULL, NULL } };

  if (analysis->n_worlds == 0 || !row->is_tried)
    return g_strdup ("");
  if (analysis->is_exact)
    return words_fill (exact, values);

  return words_fill (text, values);
}

char *
tell_hint_figures (const Analysis *analysis, unsigned index)
{
  /* Translators: short, on the button of a call: how many points ahead it should end, and by how
   * much that may be off: "+49 ± 12" */
  return fill_figures (analysis, index, C_ ("hint", "{value} ± {error}"), "{value}");
}

char *
tell_hint_odds (const Analysis *analysis, unsigned index)
{
  return fill_figures (analysis, index,
                       /* Translators: the same for a screen reader; {value} as in "+49" */
                       C_ ("hint", "{value} points ahead on average, plus or minus {error}"),
                       C_ ("hint", "{value} points ahead on average"));
}

/* ---- The review of a deal -------------------------------------------------------------------- */

static char *
fill_number (const char *text, long number)
{
  char written[NUMBER_MAX];
  const WordsValue values[] = { { "{points}", written }, { NULL, NULL } };

  g_snprintf (written, sizeof written, "%ld", number);

  return words_fill (text, values);
}

/* Returns a pattern for before, between or within tricks. */
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
          ? _ ("Slightly better: {best}. {reason}")
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

static bool
is_settled (const ReviewDecision *decision)
{
  return decision->outcome != REVIEW_UNDECIDED
         && (decision->grade == REVIEW_EQUAL || decision->grade == REVIEW_RULES);
}

/* Names no mistake, as nothing depended on @decision; with other cards something had. */
static void
append_outcome (GString *text, const Telling *telling, const Deal *deal,
                const ReviewDecision *decision)
{
  g_autofree char *best = tell_done (telling, deal, decision->best);
  const WordsValue values[] = { { "{best}", best }, { NULL, NULL } };

  text_append (text, g_strdup (decision->outcome == REVIEW_LOST ? _ ("The deal was already lost.")
                                                                : _ ("The deal was already won.")));
  if (lround (decision->spared) > 0)
    /* Translators: {best} is a card or “Weiter” */
    text_append (text, words_fill (_ ("Had the cards lain differently, {best} would have been "
                                      "better."),
                                   values));
}

char *
tell_review_grade (const Telling *telling, const Deal *deal, const ReviewDecision *decision)
{
  GString *text = g_string_new (NULL);

  if (is_settled (decision))
    {
      append_outcome (text, telling, deal, decision);
      return g_string_free (text, FALSE);
    }
  switch (decision->grade)
    {
    case REVIEW_FORCED:
      return g_string_free (g_string_append (text, _ ("Nothing else was possible.")), FALSE);
    case REVIEW_RULES:
      text_append (text, tell_rule_grade (telling, deal, decision));
      break;
    case REVIEW_EQUAL:
      text_append (text, g_strdup (_ ("All your choices were about equally good.")));
      break;
    case REVIEW_BEST:
      text_append (text, g_strdup (decision->is_open
                                       ? _ ("As the cards lay, nothing was better.")
                                       : _ ("Given what you could know, nothing was better.")));
      break;
    case REVIEW_WORSE:
      text_append (text, tell_worse (telling, deal, decision));
      break;
    }
  if (decision->is_open)
    return g_string_free (text, FALSE);
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
tell_review_cost (double cost, unsigned n_worse, bool is_open)
{
  long n = lround (cost);

  if (n_worse == 0)
    return g_strdup (
        is_open ? _ ("As the cards lay, you could not have played your cards better.")
                : _ ("Given what you could know, you could not have played your cards better."));
  if (n < 1)
    return g_strdup (is_open
                         ? _ ("As the cards lay, your decisions cost next to nothing.")
                         : _ ("Given what you could know, your decisions cost next to nothing."));

  return fill_number (
      is_open
          ? ngettext ("As the cards lay, your decisions cost about {points} point.",
                      "As the cards lay, your decisions cost about {points} points.", (gulong) n)
          : ngettext ("Given what you could know, your decisions cost about {points} "
                      "point.",
                      "Given what you could know, your decisions cost about {points} "
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
  return words_fill (_ ("With this hand, against the same players, Strong scored {strong}; you "
                        "scored {own}."),
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

static unsigned
trick_of (const Deal *deal)
{
  unsigned n_players = deal_count_players (deal);

  return deal->n_played / n_players + (deal->trick.n == n_players ? 0 : 1);
}

char *
tell_parting (const Telling *telling, const Deal *deal, Action better, Action done)
{
  g_autofree char *instead = tell_done (telling, deal, better);
  g_autofree char *played = tell_done (telling, deal, done);
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{number}", number },
                                { "{name}", telling->name[deal->turn] },
                                { "{better}", instead },
                                { "{done}", played },
                                { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", trick_of (deal));

  return words_fill (
      text_for (
          telling, (unsigned) deal->turn,
          /* Translators: a deal as it was played, and as it would have been better; {better}
                 * and {done} are a card or “Roem!”, {name} a partner of the user */
          _ ("The difference begins in trick {number}, with {name}: {better} instead of {done}."),
          _ ("The difference begins in trick {number}: {better} instead of {done}.")),
      values);
}

char *
tell_known_part (const Deal *known)
{
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", trick_of (known));

  return words_fill (_ ("As the cards lay, it could not have been won against best play from "
                        "trick {number} on. There was not enough time to work out whether it "
                        "could have been won before that."),
                     values);
}
