/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reasons for a recommended action, in the same words for guide, hint and review. */

#include "model/words/tell-reason.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "model/words/tell-done.h"
#include "model/words/tell-text.h"
#include "players/analysis/principle.h"
#include "players/analysis/sure-end.h"
#include "players/argue.h"
#include "rules/game.h"

#define NUMBER_MAX 16

/* Returns true if all cards are known: then the reason holds in this deal. */
static gboolean
is_certain (const Analysis *analysis)
{
  return analysis->is_exact && analysis->n_worlds == 1;
}

/* ---- The consequence of a difference --------------------------------------------------------- */

/* The end of the deal that an action changes: more or less often, or for certain. */
static const char *const ends[CONTRAST_KINDS][2] = {
  [CONTRAST_MADE] = { NC_ ("hint", "This way you make your contract more often."),
                      NC_ ("hint", "This way you make your contract.") },
  [CONTRAST_FAILED] = { NC_ ("hint", "This way your contract fails less often."),
                        NC_ ("hint", "This way your contract does not fail.") },
  [CONTRAST_CONCEDED] = { NC_ ("hint", "This way the other side makes its contract less often."),
                          NC_ ("hint", "This way the other side does not make its contract.") },
  [CONTRAST_BROKEN] = { NC_ ("hint", "This way the other side’s contract fails more often."),
                        NC_ ("hint", "This way the other side’s contract fails.") },
  [CONTRAST_WON]
  = { NC_ ("hint", "This way you win the deal more often."), NC_ ("hint", "This way you win the "
                                                                          "deal.") },
};

/* Adds what @fact, a sentence about @contrast, leads to. Takes @fact. */
static char *
add_end (char *fact, const Telling *telling, const Deal *deal, const Analysis *analysis,
         unsigned rival)
{
  g_autofree char *cause = fact;
  g_autofree char *whole = NULL;
  ContrastEnd end;
  const char *text;

  contrast_find_end (analysis, 0, rival, &end);
  text = ends[end.kind][is_certain (analysis)];
  if (text == NULL)
    return g_steal_pointer (&cause);
  whole = g_strjoin (" ", cause, words_of_game ("hint", text), NULL);

  return telling->room == 0 || g_utf8_strlen (whole, -1) <= telling->room
             ? g_steal_pointer (&whole)
             : g_steal_pointer (&cause);
}

static char *
tell_richer (const Telling *telling, const Deal *deal, Action worse)
{
  g_autofree char *rival = tell_quoted (telling, deal, worse);
  const WordsValue values[] = { { "{rival}", rival }, { NULL, NULL } };

  return words_fill (_ ("It brings you a little more than {rival}."), values);
}

/* Least tenths of worlds by which an action is clearly better more often. */
#define MORE_TENTHS 6

/* Tells how often the first action is better, for lack of a cause. */
static char *
tell_more (const Telling *telling, const Deal *deal, const Analysis *analysis, unsigned rival)
{
  g_autofree char *name = tell_quoted (telling, deal, analysis->row[rival].action);
  g_autofree char *tenths = NULL;
  ContrastEnd end;

  contrast_find_end (analysis, 0, rival, &end);
  tenths = tell_tenths (end.n_ahead, MAX (end.n_ahead + end.n_behind, 1), analysis->is_exact);

  const WordsValue values[] = { { "{rival}", name }, { "{tenths}", tenths }, { NULL, NULL } };

  if (is_certain (analysis))
    return words_fill (_ ("With {rival} the rest of the deal goes worse for you."), values);
  if (end.n_behind == 0)
    return words_fill (analysis->is_exact
                           ? _ ("However the cards lie, it does at least as well as {rival}.")
                           : _ ("It hardly ever does worse than {rival}."),
                       values);

  if (end.n_ahead > end.n_behind && 10 * end.n_ahead < MORE_TENTHS * (end.n_ahead + end.n_behind))
    return tell_richer (telling, deal, analysis->row[rival].action);

  return words_fill (
      end.n_ahead > end.n_behind
          ? _ ("Where it differs from {rival}, it is better {tenths}.")
          : _ ("It is worse than {rival} more often than better, but gains more than it loses."),
      values);
}

/* ---- The reason ------------------------------------------------------------------------------ */

/* Returns true if @contrast names no cause that can be seen in the current trick. */
static gboolean
is_distant (const Contrast *contrast)
{
  switch (contrast->kind)
    {
    case CONTRAST_NONE:
    case CONTRAST_TRICK_LEFT:
    case CONTRAST_LEAD_KEPT:
    case CONTRAST_LEAD_LEFT:
    case CONTRAST_OUT_NOW:
      return TRUE;
    default:
      return contrast->kind >= CONTRAST_HOME;
    }
}

static gboolean
is_closing (const Observation *seen, const Analysis *analysis)
{
  PlayerArgument argument;
  Choice choice;

  principle_argue (seen, analysis, &choice, &argument);

  return argument.kind == ARGUMENT_CLOSED;
}

static char *
tell_promise (const Telling *telling, const Deal *deal, const Observation *seen,
              const Analysis *analysis, Action considered, CardSet *cards)
{
  if (!analysis->is_call
      || (analysis->row[0].action != analysis->usual.row[0].action && !is_closing (seen, analysis)))
    return g_strdup ("");

  return tell_by_rule (telling, deal, seen, analysis, considered, cards);
}

/*
 * Tells of two actions that differ by an announcement of points alone why one is better, or returns
 * NULL: the loser of a deal may lose announced points to the others, but not eyes.
 */
static char *
tell_announcement (const Deal *deal, Action better, Action worse)
{
  Announced said = game_announces (deal, better);
  Announced silent = game_announces (deal, worse);
  char points[NUMBER_MAX];
  const WordsValue values[] = { { "{points}", points }, { NULL, NULL } };

  if (said.points == silent.points || deal->game->counts_eyes || deal->declarer == NO_SEAT
      || action_card (deal->game, better) != action_card (deal->game, worse))
    return NULL;
  g_snprintf (points, sizeof points, "%d", abs ((int) said.points - (int) silent.points));

  return words_fill (
      said.points > silent.points
          ? _ ("Announced, {points} points more count; unannounced they are lost.")
          : _ ("Announced, {points} points more would go to the others if the deal is lost; "
               "unannounced they cost nothing."),
      values);
}

/* Returns what tell_announcement () tells, a cause, instead of @fact, which is taken. */
static char *
put_announcement (char *fact, const Deal *deal, Action better, Action worse)
{
  char *cause = tell_announcement (deal, better, worse);

  if (cause == NULL)
    return fact;
  g_free (fact);

  return cause;
}

/* Puts @sight before @fact, which is taken, or after it; @fact alone if there is no room. */
static char *
add_sight (const char *sight, char *fact, gboolean is_after, const Telling *telling)
{
  g_autofree char *whole = g_strjoin (" ", is_after ? fact : sight, is_after ? sight : fact, NULL);

  if (telling->room > 0 && g_utf8_strlen (whole, -1) > telling->room)
    return fact;
  g_free (fact);

  return g_steal_pointer (&whole);
}

/* Returns true if @contrast names only the result of a difference between two cards. */
static gboolean
is_outcome (const Contrast *contrast)
{
  return contrast->kind == CONTRAST_NONE || contrast->kind == CONTRAST_MORE_TRICKS
         || contrast->kind == CONTRAST_FEWER_TRICKS || contrast->kind == CONTRAST_BONUS_LATER
         || contrast->kind == CONTRAST_WON;
}

/*
 * Returns true if @contrast names no cause of the difference between two cards, and a rule of thumb
 * may supply one.
 */
static gboolean
needs_rule (const Telling *telling, const Analysis *analysis, const Contrast *contrast)
{
  return !telling->is_guided && !analysis->is_call
         && (contrast->kind == CONTRAST_NONE || contrast->kind == CONTRAST_LEAD_LEFT
             || (contrast->kind >= CONTRAST_LAST_TRICK && contrast->kind != CONTRAST_LONG));
}

/* Puts before @fact, the small difference, that row @rival leads to about the same score. */
static char *
tell_alike (const Telling *telling, const Deal *deal, const Analysis *analysis, unsigned rival,
            const char *fact)
{
  g_autofree char *name = tell_quoted (telling, deal, analysis->row[rival].action);
  const WordsValue values[] = { { "{rival}", name }, { NULL, NULL } };
  g_autofree char *alike
      = words_fill (is_certain (analysis) ? _ ("{rival} brings the same result.")
                                          : _ ("{rival} brings nearly the same result."),
                    values);

  return g_strjoin (" ", alike, fact, NULL);
}

/*
 * Returns a cause that can be seen or that the rules of thumb know, where @contrast names none in
 * the current trick; "" if there is none. Sets @topic.
 */
static char *
tell_cause (const Telling *telling, const Deal *deal, const Observation *seen,
            const Analysis *analysis, const Contrast *contrast, Action rival, SightTopic *topic,
            CardSet *cards)
{
  g_autofree char *sight = tell_sight (telling, deal, seen, analysis, rival, topic, cards);
  g_autofree char *rule = NULL;

  if ((sight[0] != '\0' && *topic != SIGHT_OF_TRICK) || !needs_rule (telling, analysis, contrast))
    return g_steal_pointer (&sight);
  rule = tell_by_rule (telling, deal, seen, analysis, rival, cards);
  if (rule[0] == '\0')
    return g_steal_pointer (&sight);
  *topic = SIGHT_OF_CARD;

  return g_steal_pointer (&rule);
}

/* Returns the sentence on @contrast, or how often the first action is better. */
static char *
tell_fact (const Telling *telling, const Deal *deal, const Analysis *analysis,
           const Contrast *contrast, unsigned rival)
{
  gboolean is_equal = analysis_are_equal (analysis, 0, rival);
  Action other = analysis->row[rival].action;
  char *fact = tell_contrast (telling, deal, contrast, analysis->n_worlds, other);

  if (!is_equal && (fact == NULL || contrast->kind >= CONTRAST_STAKE_WON))
    fact = put_announcement (fact, deal, analysis->row[0].action, other);
  if (fact != NULL)
    return fact;

  return is_equal ? tell_richer (telling, deal, other) : tell_more (telling, deal, analysis, rival);
}

static char *
tell_difference (const Telling *telling, const Deal *deal, const Observation *seen,
                 const Analysis *analysis, const Contrast *contrast, unsigned rival, CardSet *cards)
{
  Action other = analysis->row[rival].action;
  gboolean is_equal = analysis_are_equal (analysis, 0, rival);
  g_autofree char *fact = tell_fact (telling, deal, analysis, contrast, rival);
  SightTopic topic = SIGHT_OF_CARD;
  g_autofree char *cause = NULL;
  g_autofree char *drawn = NULL;
  g_autofree char *gift = NULL;
  gboolean has_cause;

  if (is_distant (contrast))
    cause = tell_cause (telling, deal, seen, analysis, contrast, other, &topic, cards);
  else
    {
      cause = tell_ruff (telling, deal, seen, contrast, analysis->row[0].action, other);
      topic = contrast->kind == CONTRAST_TRICK_TAKEN ? SIGHT_OF_RIVAL : SIGHT_OF_CARD;
    }
  *cards |= player_cards_in (contrast->cards, deal);
  has_cause = cause[0] != '\0' && topic != SIGHT_OF_TRICK;
  if (has_cause && is_outcome (contrast))
    {
      g_free (fact);
      fact = g_steal_pointer (&cause);
    }
  if (!is_equal && contrast->kind < CONTRAST_MADE && (has_cause || contrast->kind != CONTRAST_NONE))
    fact = add_end (g_steal_pointer (&fact), telling, deal, analysis, rival);
  if (cause != NULL && cause[0] != '\0')
    fact = add_sight (cause, g_steal_pointer (&fact), topic == SIGHT_OF_RIVAL, telling);
  drawn = tell_draw (telling, deal, seen, analysis->row[0].action, other, cards);
  if (drawn[0] != '\0')
    fact = add_sight (drawn, g_steal_pointer (&fact), TRUE, telling);
  gift = tell_gift (telling, deal, analysis->row[0].action, other);
  if (gift[0] != '\0')
    fact = add_sight (gift, g_steal_pointer (&fact), FALSE, telling);
  if (!is_equal)
    return telling->is_guided || tell_stake_left (analysis) == NULL
               ? g_steal_pointer (&fact)
               : add_sight (tell_stake_left (analysis), g_steal_pointer (&fact), TRUE, telling);

  return tell_alike (telling, deal, analysis, rival, fact);
}

static gboolean
are_all_tried (const Analysis *analysis)
{
  return analysis->row[analysis->n - 1].is_tried;
}

/*
 * Tells that the choices are about equal. "As you like" is said only if @is_free: no reason and no
 * rule prefers one of them.
 */
static const char *
equal_sentence (const Analysis *analysis, gboolean is_free)
{
  if (are_all_tried (analysis))
    return is_free ? _ ("All your choices bring nearly the same result: choose as you like.")
                   : _ ("All your choices bring nearly the same result.");

  return is_free ? _ ("The best choices bring nearly the same result: choose as you like.")
                 : _ ("The best choices bring nearly the same result.");
}

/* Returns a text for equal actions; repeats no part of @before. */
static char *
tell_equal (const Telling *telling, const Deal *deal, const Observation *seen,
            const Analysis *analysis, const char *before, CardSet *cards)
{
  SightTopic topic;
  gboolean is_free;
  gboolean is_again = before != NULL
                      && (strstr (before, equal_sentence (analysis, TRUE)) != NULL
                          || strstr (before, equal_sentence (analysis, FALSE)) != NULL);
  g_autofree char *rule = NULL;
  const char *equal;

  if (telling->is_guided && is_certain (analysis)) /* tell_open () says it */
    return g_strdup ("");
  rule = tell_sight (telling, deal, seen, analysis, ACTION_NONE, &topic, cards);
  if (rule[0] == '\0' || topic == SIGHT_OF_TRICK)
    {
      char *thumb = tell_by_rule (telling, deal, seen, analysis, ACTION_NONE, cards);

      if (thumb[0] != '\0')
        {
          g_free (rule);
          rule = g_steal_pointer (&thumb);
        }
      g_free (thumb);
    }
  is_free = rule[0] == '\0' && principle_find (seen, analysis, ACTION_NONE) == PRINCIPLE_NONE;
  equal = is_again ? _ ("Once more your choice makes little difference.")
                   : equal_sentence (analysis, is_free);
  if (before != NULL && rule[0] != '\0' && strstr (before, rule) != NULL)
    return g_strjoin (" ", equal, _ ("What falls now tells you more than your choice."), NULL);

  return g_strchug (g_strjoin (" ", rule, equal, NULL));
}

/* Returns the row of @considered if it is about as good as the recommended one, else NULL. */
static const AnalysisRow *
find_as_good (const Analysis *analysis, Action considered)
{
  const AnalysisRow *row = analysis_find (analysis, considered);

  return row != NULL && row != analysis->row && row->is_tried
                 && analysis_are_equal (analysis, 0, (unsigned) (row - analysis->row))
             ? row
             : NULL;
}

/*
 * Returns a reason to prefer the recommended card to the most tempting of the clearly worse ones;
 * "" if there is none.
 */
static char *
tell_against_worse (const Telling *telling, const Deal *deal, const Observation *seen,
                    const Analysis *analysis, CardSet *cards)
{
  Contrast contrast;
  int rival = contrast_choose (analysis, seen, ACTION_NONE, &contrast);

  if (rival < 0 || contrast.kind == CONTRAST_NONE || analysis->is_call
      || analysis_are_equal (analysis, 0, (unsigned) rival))
    return g_strdup ("");

  return tell_difference (telling, deal, seen, analysis, &contrast, (unsigned) rival, cards);
}

/* Returns a reason for the recommended card, for which the considered @row is about as good. */
static char *
tell_for_best (const Telling *telling, const Deal *deal, const Observation *seen,
               const Analysis *analysis, const AnalysisRow *row, CardSet *cards)
{
  SightTopic topic;
  g_autofree char *sight = tell_sight (telling, deal, seen, analysis, row->action, &topic, cards);
  g_autofree char *rule = NULL;

  if ((sight[0] != '\0' && topic != SIGHT_OF_TRICK)
      || (telling->is_guided && is_certain (analysis)))
    return g_steal_pointer (&sight);
  rule = tell_by_rule (telling, deal, seen, analysis, row->action, cards);
  if (rule[0] == '\0')
    {
      g_free (rule);
      rule = tell_against_worse (telling, deal, seen, analysis, cards);
    }

  return rule[0] != '\0' ? g_steal_pointer (&rule) : g_steal_pointer (&sight);
}

/* Tells that the considered @row is about as good, and what can be seen or said for the advice. */
static char *
tell_as_good (const Telling *telling, const Deal *deal, const Observation *seen,
              const Analysis *analysis, const AnalysisRow *row, CardSet *cards)
{
  Action best = analysis->row[0].action;
  unsigned index = (unsigned) (row - analysis->row);
  gboolean is_lower /* equal to "perhaps less" of tell_hint_row () */
      = analysis->row[0].value - row->value > analysis_error_between (analysis, 0, index);
  g_autofree char *name = tell_quoted (telling, deal, row->action);
  const WordsValue values[] = { { "{rival}", name }, { NULL, NULL } };
  g_autofree char *why = tell_for_best (telling, deal, seen, analysis, row, cards);
  g_autofree char *same = tell_same (telling, deal, seen, best, row->action);
  g_autofree char *more = tell_draw (telling, deal, seen, best, row->action, cards);
  g_autofree char *verdict = NULL;

  if (more[0] == '\0')
    {
      g_free (more);
      more = tell_bid (telling, deal, seen, analysis, row->action, FALSE);
    }
  /* Translators: {rival} is the card or call that the user had in mind */
  verdict = same[0] != '\0' ? g_steal_pointer (&same)
                            : words_fill (is_lower         ? _ ("{rival} is hardly worse.")
                                          : why[0] != '\0' ? _ ("All the same, {rival} is about "
                                                                "as good.")
                                                           : _ ("{rival} is just as good."),
                                          values);
  verdict = add_sight (more, verdict, TRUE, telling);

  return g_strstrip (g_strjoin (" ", why, verdict, NULL));
}

/* Returns true if the recommended call ends the deal: nothing more speaks for it. */
static gboolean
is_enough (const Observation *seen, const Analysis *analysis)
{
  PlayerArgument argument;
  Choice choice;

  principle_argue (seen, analysis, &choice, &argument);

  return argument.kind == ARGUMENT_ENOUGH || argument.kind == ARGUMENT_REACHES;
}

/* Returns true if @rival is a call, not a pass, that the user has not considered. */
static gboolean
is_other_call (const Deal *deal, Action rival, Action considered)
{
  return rival != considered && action_verb (rival) != VERB_PASS
         && action_card (deal->game, rival) == CARD_NONE;
}

/* Returns true if the contract of @contrast is made in less than half of the sample deals. */
static gboolean
is_made_seldom (const Analysis *analysis, const Contrast *contrast)
{
  return contrast->kind == CONTRAST_MADE && 2 * contrast->n_better < analysis->n_worlds;
}

static char *
tell_why (const Telling *telling, const Deal *deal, const Observation *seen,
          const Analysis *analysis, Action considered, const char *before, CardSet *cards)
{
  Contrast contrast;
  int rival = analysis->n_worlds > 0 ? contrast_choose (analysis, seen, considered, &contrast) : -1;
  g_autofree char *call = NULL;
  g_autofree char *fact = NULL;

  if (analysis->n_worlds == 0)
    return tell_by_rule (telling, deal, seen, analysis, considered, cards);
  call = tell_promise (telling, deal, seen, analysis, considered, cards);
  if (call[0] == '\0'
      && (rival < 0
          || (contrast.kind == CONTRAST_TRICK_LEFT
              && analysis_are_equal (analysis, 0, (unsigned) rival))))
    return tell_equal (telling, deal, seen, analysis, before, cards);
  if (call[0] != '\0'
      && (rival < 0 || telling->is_guided || is_enough (seen, analysis)
          || is_closing (seen, analysis)
          || is_other_call (deal, analysis->row[rival].action, considered)
          || contrast.kind == CONTRAST_NONE || is_made_seldom (analysis, &contrast)
          || contrast.kind == CONTRAST_STAKE_WON || contrast.kind == CONTRAST_STAKE_LOST))
    return g_steal_pointer (&call);
  fact = tell_difference (telling, deal, seen, analysis, &contrast, (unsigned) rival, cards);

  /* one figure is enough: how often the call fails, and that this costs more */
  return call[0] != '\0' && !contrast.is_risky ? g_strjoin (" ", call, fact, NULL)
                                               : g_steal_pointer (&fact);
}

/*
 * Puts together the reason for a call, which must not repeat @before. A comparison with the call
 * that the user considers follows. Without one, the cards of the hand precede figures that do not
 * name them.
 */
static char *
tell_why_call (const Telling *telling, const Deal *deal, const Observation *seen,
               const Analysis *analysis, Action considered, const char *before, CardSet *cards)
{
  char *why = tell_why (telling, deal, seen, analysis, considered, before, cards);
  gboolean is_after
      = considered != ACTION_NONE || !tell_bid_needs_cards (telling, deal, seen, analysis, why);
  g_autofree char *call = NULL;

  if (considered == ACTION_NONE)
    considered = tell_bid_rival (telling, deal, seen, analysis, why);
  call = tell_bid (telling, deal, seen, analysis, considered, TRUE);
  if (call[0] == '\0')
    {
      g_free (call);
      call = tell_bid_cards (telling, deal, seen, analysis, why);
    }

  return call[0] != '\0' && strstr (why, call) == NULL ? add_sight (call, why, is_after, telling)
                                                       : why;
}

char *
tell_reason (const Telling *telling, const Deal *deal, const Observation *seen,
             const Analysis *analysis, Action considered, const char *before, CardSet *cards)
{
  const AnalysisRow *row = find_as_good (analysis, considered);
  g_autofree char *enough = tell_enough (deal, seen, analysis->row[0].action);
  char *reason;

  if (!telling->is_guided && sure_end_is_decided (analysis, seen))
    reason = g_strdup (tell_sure_end (analysis));
  else if (row != NULL)
    reason = tell_as_good (telling, deal, seen, analysis, row, cards);
  else
    reason = tell_why_call (telling, deal, seen, analysis, considered, before, cards);

  return enough[0] != '\0' ? add_sight (enough, reason, FALSE, telling) : reason;
}

/* ---- With open cards ------------------------------------------------------------------------- */

/* {name} holds the {card} or void that refutes the recommendation; {better} is better. */
static const char *
open_sentence (const OpenCards *open)
{
  switch (open->kind)
    {
    case OPEN_RUFF:
      return _ ("But look: {name} has no {suit} and ruffs. Here {better} is better.");
    case OPEN_HIGHER:
      return _ ("But look: {name} has the {card}. Here {better} is better.");
    default:
      return ngettext ("But look: as the cards lie, {better} brings {points} point more.",
                       "But look: as the cards lie, {better} brings {points} points more.",
                       (gulong) open->cost);
    }
}

char *
tell_open (const Telling *telling, const Deal *deal, const OpenCards *open)
{
  g_autofree char *better = NULL;
  g_autofree char *card = NULL;
  char points[NUMBER_MAX];
  WordsValue values[]
      = { { "{better}", NULL },   { "{card}", "" },
          { "{name}", "" },       { "{suit}", words_suit (telling->suits, open->suit) },
          { "{points}", points }, { NULL, NULL } };

  if (open->kind <= OPEN_SAME)
    return g_strdup (open->kind == OPEN_UNKNOWN ? ""
                     : open->kind == OPEN_EVEN ? _ ("As the cards lie, every card brings the same.")
                                               : _ ("As the cards lie, nothing is better."));
  g_snprintf (points, sizeof points, "%d", open->cost);
  values[0].value = better = tell_done (telling, deal, open->better);
  if (open->card != CARD_NONE)
    values[1].value = card = words_card (telling->suits, deal_pack (deal), open->card);
  if (open->seat != NO_SEAT)
    values[2].value = telling->name[open->seat];

  return words_fill (open_sentence (open), values);
}
