/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/tell-problem.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "model/words/problem-words.h"
#include "model/words/tell-done.h"
#include "model/words/tell-fact.h"
#include "model/words/tell-story.h"
#include "model/words/tell-text.h"
#include "players/problems/counted.h"
#include "players/problems/problem-fact.h"

#define NUMBER_MAX 16
#define SLIGHT_SHARE .04 /* greatest share of all card points that is a slight mistake */
#define GRAVE_SHARE .25  /* least share that is a grave one */
#define FINE_BELOW 10    /* points; smaller means get a decimal */

static const char *
write_number (char *text, int number)
{
  g_snprintf (text, NUMBER_MAX, "%d", number);

  return text;
}

static gboolean
is_about_trumps (const Problem *problem)
{
  return problem->group == deal_order (&problem->deal)->trump;
}

static const char *
name_group (const Telling *telling, const Problem *problem)
{
  const Deal *deal = &problem->deal;
  CardSet members = deal_order (deal)->members[problem->group];

  return members != 0
             ? words_suit (telling->suits, pack_suit (deal_pack (deal), card_set_first (members)))
             : "";
}

gboolean
tell_problem_is_average (const Problem *problem)
{
  return problem->kind == PROBLEM_CHANCE || problem->kind == PROBLEM_CALL
         || (problem->kind == PROBLEM_EXAMPLE && problem->why == NULL);
}

/* ---- The question ---------------------------------------------------------------------------- */

static const char *
question_of_open (const Problem *problem)
{
  if (problem->objective == SOLVE_DEAL)
    return problem_has_partner (problem)
               ? _ ("All cards are face up. What gives your side the best result in this deal?")
               : _ ("All cards are face up. What gives you the best result in this deal?");
  if (problem->deal.game->counts_eyes)
    return _ ("All cards are face up. What wins you the most eyes?");

  return problem_has_partner (problem)
             ? _ ("All cards are face up. What wins your side the most points?")
             : _ ("All cards are face up. What wins you the most points?");
}

static const char *
question_of_points (const Problem *problem)
{
  if (problem->deal.game->counts_eyes)
    return _ ("How many eyes are in your tricks so far?");

  return problem_has_partner (problem)
             ? _ ("How many card points are in your side’s tricks so far?")
             : _ ("How many card points are in your tricks so far?");
}

static const char *
question_of_count (const Problem *problem)
{
  gboolean is_trumps = is_about_trumps (problem);

  switch (problem->asked)
    {
    case ASKED_OUT:
      return is_trumps ? _ ("How many trumps are still out, neither played nor in your hand?")
                       /* Translators: {suit} is as in "hearts" */
                       : _ ("How many cards of {suit} are still out, neither played nor in your "
                            "hand?");
    case ASKED_VOID:
      return is_trumps ? _ ("Whose play has shown that they have no trumps left?")
                       : _ ("Whose play has shown that they have no {suit} left?");
    case ASKED_HIGHEST:
      return is_trumps ? _ ("Which is the highest trump still out, neither played nor in your "
                            "hand?")
                       : _ ("Which is the highest card of {suit} still out, neither played nor in "
                            "your hand?");
    case ASKED_POINTS:
    default:
      return question_of_points (problem);
    }
}

static const char *
question_of (const Problem *problem)
{
  switch (problem->kind)
    {
    case PROBLEM_OPEN:
      return question_of_open (problem);
    case PROBLEM_SURE:
      return _ ("What can go wrong? Win the deal for certain, however the hidden cards lie.");
    case PROBLEM_CHANCE:
      return _ ("What is best on average, given how the hidden cards may lie?");
    case PROBLEM_CALL:
      return _ ("What is best with this hand, on average?");
    case PROBLEM_COUNT:
      return question_of_count (problem);
    default:
      return _ ("What is best here?");
    }
}

char *
tell_problem_question (const Telling *telling, const Problem *problem)
{
  GString *text = g_string_new (NULL);
  const WordsValue values[]
      = { { "{suit}", problem->kind == PROBLEM_COUNT ? name_group (telling, problem) : "" },
          { NULL, NULL } };

  text_append (text, tell_story (telling, problem));
  text_append (text, words_fill (question_of (problem), values));
  text_append (text, tell_count_scope (problem));

  return g_string_free (text, FALSE);
}

/* ---- Counted answers ------------------------------------------------------------------------- */

static char *
tell_answer (const Telling *telling, const Problem *problem, int answer, gboolean is_short)
{
  const Pack *pack = deal_pack (&problem->deal);
  char number[NUMBER_MAX];

  switch (problem->asked)
    {
    case ASKED_VOID:
      return g_strdup (telling->name[answer]);
    case ASKED_HIGHEST:
      return is_short ? words_card_short (telling->suits, pack, (Card) answer)
                      : words_card (telling->suits, pack, (Card) answer);
    default:
      return g_strdup (write_number (number, answer));
    }
}

char *
tell_problem_answer (const Telling *telling, const Problem *problem, int answer)
{
  return tell_answer (telling, problem, answer, TRUE);
}

char *
tell_problem_answer_spoken (const Telling *telling, const Problem *problem, int answer)
{
  return tell_answer (telling, problem, answer, FALSE);
}

char *
tell_problem_miscounted (const Telling *telling, const Problem *problem, int answer)
{
  g_autofree char *told = tell_answer (telling, problem, answer, FALSE);
  const WordsValue values[] = { { "{answer}", told }, { NULL, NULL } };

  /* Translators: to a wrong answer: a number, a name or a card */
  return words_fill (_ ("No, not {answer}. You can look again at what was played."), values);
}

static CardSet
list_out (const Problem *problem)
{
  const Deal *deal = &problem->deal;
  CardSet out = deal_order (deal)->members[problem->group] & ~deal->hand[deal->turn];

  for (unsigned i = 0; i < deal->n_played; i++)
    out &= ~card_set_of (deal->played[i]);

  return out;
}

static const char *
count_sentence (const Problem *problem, unsigned n_trick)
{
  switch (problem->asked)
    {
    case ASKED_OUT:
      return problem->answer == 0 ? _ ("None are still out.") : _ ("Still out: {cards}.");
    case ASKED_VOID:
      return n_trick == 0                ? _ ("It is {answer}.")
             : is_about_trumps (problem) ? _ ("In trick {number} {answer} could not play a trump.")
                                         : _ ("In trick {number} {answer} could not play {suit}.");
    case ASKED_HIGHEST:
      return _ ("It is {answer}: all higher ones have been played or are in your hand.");
    default:
      /* Translators: so many card points, "15 points" */
      return _ ("So far the count is {answer}.");
    }
}

static char *
tell_count_why (const Telling *telling, const Problem *problem)
{
  const Deal *deal = &problem->deal;
  unsigned n_trick
      = problem->asked == ASKED_VOID
            ? counted_void_trick (&problem->deal, problem->group, (unsigned) problem->answer)
            : 0;
  g_autofree char *answer = tell_answer (telling, problem, problem->answer, FALSE);
  g_autofree char *cards
      = problem->asked == ASKED_OUT
            ? words_cards_short (telling->suits, deal_pack (deal), list_out (problem))
            : g_strdup ("");
  g_autofree char *points = problem->asked == ASKED_POINTS
                                ? words_card_points (deal->game, (unsigned) problem->answer)
                                : NULL;
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{answer}", points != NULL ? points : answer },
                                { "{cards}", cards },
                                { "{suit}", name_group (telling, problem) },
                                { "{number}", write_number (number, (int) n_trick) },
                                { NULL, NULL } };

  return words_keep_signs (words_fill (count_sentence (problem, n_trick), values));
}

/* ---- Points ---------------------------------------------------------------------------------- */

/* Returns @points, rounded, in words; NULL if they round to 0. */
static char *
tell_points (const Problem *problem, double points, double (*rounding) (double))
{
  double parts = tell_problem_is_average (problem) && points < FINE_BELOW ? 10 : 1;
  double rounded = rounding (points * parts) / parts;
  gboolean is_whole = rounded == floor (rounded);
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };

  if (rounded <= 0)
    return NULL;
  if (problem->kind == PROBLEM_OPEN && problem->objective != SOLVE_DEAL)
    return words_points (problem->deal.game, (unsigned) rounded);
  g_snprintf (number, sizeof number, is_whole ? "%.0f" : "%.1f", rounded);

  return words_fill (
      ngettext ("{number} point", "{number} points", is_whole ? (gulong) rounded : 2), values);
}

/* Fills @points (taken) into @text; returns @without if @points are NULL. */
static char *
fill_points (const char *text, const char *without, char *points)
{
  g_autofree char *taken = points;
  const WordsValue values[] = { { "{points}", points }, { NULL, NULL } };

  return points != NULL ? words_fill (text, values) : g_strdup (without);
}

/* ---- A right answer -------------------------------------------------------------------------- */

static char *
tell_margin (const Problem *problem)
{
  char *points = tell_points (problem, problem->margin, floor);

  return tell_problem_is_average (problem)
             ? fill_points (_ ("Everything else is at least {points} worse on average."),
                            _ ("On average everything else is only slightly worse."), points)
             : fill_points (_ ("Everything else is at least {points} worse."), "", points);
}

/*
 * Tells in how many layouts of the hidden cards the right action is better than the best wrong one,
 * and in how many worse.
 */
static char *
tell_share (const Problem *problem)
{
  char better[NUMBER_MAX], worse[NUMBER_MAX], all[NUMBER_MAX];
  const WordsValue values[] = { { "{better}", write_number (better, (int) problem->n_better) },
                                { "{worse}", write_number (worse, (int) problem->n_worse) },
                                { "{all}", write_number (all, PROBLEM_LAYOUTS) },
                                { NULL, NULL } };

  if (!problem->has_share)
    return g_strdup ("");

  /* Translators: numbers of layouts of the hidden cards */
  return words_fill (
      problem->n_worse > 0
          ? _ ("In {better} of {all} layouts tried, the right choice beats the next best; in "
               "{worse} it is worse.")
          : _ ("In {better} of {all} layouts tried, the right choice beats the next best; in none "
               "it is worse."),
      values);
}

static char *
tell_reason_right (const Telling *telling, const Problem *problem)
{
  GString *text;

  switch (problem->kind)
    {
    case PROBLEM_SURE:
      return g_strdup (_ ("However the hidden cards lie, the deal is won."));
    case PROBLEM_COUNT:
      return tell_count_why (telling, problem);
    case PROBLEM_EXAMPLE:
      return g_strdup (problem->why != NULL ? problem->why : "");
    default:
      text = g_string_new (NULL);
      text_append (text, tell_margin (problem));
      text_append (text, tell_share (problem));
      return g_string_free (text, FALSE);
    }
}

char *
tell_problem_right (const Telling *telling, const Problem *problem)
{
  GString *text = g_string_new (_ ("Right."));

  text_append (text, tell_reason_right (telling, problem));

  return g_string_free (text, FALSE);
}

static gboolean
has_deed (const Problem *problem)
{
  for (unsigned i = 0; i < problem->right.n; i++)
    if (tell_is_deed (&problem->deal, problem->right.at[i]))
      return TRUE;

  return FALSE;
}

static char *
name_right (const Telling *telling, const Problem *problem)
{
  GString *names = g_string_new (NULL);
  unsigned n = problem->right.n;
  char *(*tell) (const Telling *, const Deal *, Action)
      = has_deed (problem) ? tell_deed : tell_done;

  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *name = tell (telling, &problem->deal, problem->right.at[i]);

      if (i > 0)
        /* Translators: before the last of actions of which each is right: "ten or ace of hearts" */
        g_string_append (names, i + 1 < n ? ", " : C_ ("problem", " or "));
      g_string_append (names, name);
    }

  return g_string_free (names, FALSE);
}

char *
tell_problem_why (const Telling *telling, const Problem *problem, const char *reason)
{
  GString *text = g_string_new (NULL);
  g_autofree char *right = name_right (telling, problem);
  g_autofree char *themes = problem_words_themes (problem->themes);
  const WordsValue values[] = { { "{right}", right }, { "{themes}", themes }, { NULL, NULL } };

  if (problem->kind != PROBLEM_COUNT)
    /* Translators: {right} is as in "to lay ten of hearts away", or more of that */
    text_append (text, words_fill (has_deed (problem) ? C_ ("deed", "The right choice is {right}.")
                                                      : _ ("The right answer is {right}."),
                                   values));
  if (problem->kind == PROBLEM_SURE)
    text_append (text, tell_reason_right (telling, problem));
  text_append (text, g_strdup (reason));
  if (problem->kind != PROBLEM_SURE)
    text_append (text, tell_reason_right (telling, problem));
  if (themes[0] != '\0')
    text_append (text, words_fill (_ ("This is about: {themes}."), values));

  return g_string_free (text, FALSE);
}

char *
tell_problem_shown (const Problem *problem)
{
  Deal deal = problem->deal;
  unsigned unit = deal_unit (&deal, (unsigned) deal.turn);
  DealResult result;

  for (unsigned i = 0; i < problem->n_best && !deal_is_over (&deal); i++)
    deal_apply (&deal, problem->best[i]);
  if (!tell_problem_is_average (problem) || !deal_is_over (&deal))
    return g_strdup ("");
  deal_result (&deal, &result);

  return g_strdup (deal_result_lead (&result, unit) < 0
                       ? _ ("As the cards lie here, the deal is lost anyway.")
                       : "");
}

char *
tell_problem_once (const Telling *telling, const Problem *problem, Action once, double cost)
{
  gboolean is_deed = tell_is_deed (&problem->deal, once);
  g_autofree char *action = (is_deed ? tell_deed : tell_done) (telling, &problem->deal, once);
  g_autofree char *points = tell_points (problem, cost, round);
  const WordsValue values[] = { { "{action}", action }, { "{points}", points }, { NULL, NULL } };

  if (is_deed)
    return words_fill (
        points != NULL
            /* Translators: {action} is as in "to lay ten of hearts away" */
            ? _ ("In your match you chose {action}, which cost you {points} on average.")
            : _ ("In your match you chose {action}."),
        values);

  /* Translators: {action} is what the user did then: "ten of hearts", "“Weiter”" */
  return words_fill (points != NULL
                         ? _ ("In your match you chose {action}, which cost {points} on average.")
                         : _ ("In your match it was {action}."),
                     values);
}

/* ---- A wrong answer -------------------------------------------------------------------------- */

/* Sets the greatest slight and the least grave cost, in the unit of the costs of @problem. */
static void
find_degrees (const Problem *problem, double *slight, double *grave)
{
  const Deal *deal = &problem->deal;
  const CardSet pack = ~(CardSet) 0 >> (64 - deal_pack (deal)->n_cards);
  unsigned all = trick_points (deal_order (deal), pack);

  *slight = deal->game->counsel->slight;
  *grave = deal->game->counsel->grave;
  if (problem->kind == PROBLEM_OPEN && problem->objective != SOLVE_DEAL)
    {
      *slight = SLIGHT_SHARE * all;
      *grave = GRAVE_SHARE * all;
    }
}

static const char *
begin_wrong (const Problem *problem, double cost, gboolean has_cost)
{
  double slight, grave;

  if (problem->kind == PROBLEM_SURE)
    return _ ("That can fail.");
  find_degrees (problem, &slight, &grave);
  if (has_cost && cost <= slight)
    return _ ("Nearly: something else is slightly better.");
  if (has_cost && cost >= grave)
    return _ ("That is a costly mistake.");

  return tell_problem_is_average (problem) && !has_cost ? _ ("On average something else is better.")
                                                        : _ ("Something else is better.");
}

char *
tell_problem_not (const Telling *telling, const Problem *problem, Action done)
{
  LineFact fact;
  Action wrong = done;
  g_autofree char *action = NULL;
  g_autofree char *told = NULL;

  problem_find_fact (problem, done, &fact);
  if (fact.kind == LINE_FACT_NONE)
    wrong = problem_find_tempting (problem, &fact);
  if (wrong == ACTION_NONE)
    return g_strdup ("");
  action = tell_done (telling, &problem->deal, wrong);
  told = tell_fact (telling, problem, &fact, FALSE);
  if (told[0] == '\0' && problem->kind == PROBLEM_OPEN)
    {
      g_free (told);
      told = g_strdup (_ ("The deal is lost."));
    }

  const WordsValue values[] = { { "{action}", action }, { "{fact}", told }, { NULL, NULL } };

  /* Translators: what is wrong, and a sentence about what happens then … */
  return words_fill (told[0] == '\0' ? ""
                     : problem->kind == PROBLEM_OPEN
                         ? _ ("Not {action}: {fact}")
                         /* Translators: … if the hidden cards lie so */
                         : _ ("Not {action}. It could go like this: {fact}"),
                     values);
}

/* Returns true if @action, such as a claim, loses the deal at once. */
static gboolean
loses_at_once (const Problem *problem, Action action)
{
  Deal end = problem->deal;
  DealResult result;

  if (action_is_play (end.game, action))
    return FALSE;
  deal_apply (&end, action);
  if (!deal_is_over (&end))
    return FALSE;
  deal_result (&end, &result);

  return deal_result_lead (&result, deal_unit (&end, (unsigned) problem->deal.turn)) < 0;
}

static char *
tell_lost (const Problem *problem, gboolean is_told)
{
  if (problem->kind == PROBLEM_OPEN)
    return g_strdup (_ ("The deal is lost."));

  return g_strdup (is_told ? _ ("Then the deal is lost.")
                           : _ ("If the cards lie that way, the deal is lost."));
}

static char *
tell_ending (const Problem *problem)
{
  g_autofree char *stake = tell_stake (&problem->deal);

  return g_strjoin (" ", _ ("That ends the deal, and you have lost it."), stake, NULL);
}

char *
tell_problem_wrong (const Telling *telling, const Problem *problem,
                    const ProblemRefutation *refutation, const LineFact *fact)
{
  GString *text = g_string_new (NULL);
  gboolean is_over = loses_at_once (problem, refutation->wrong);
  gsize begun;
  char *points;

  points = problem->kind != PROBLEM_SURE ? tell_points (problem, refutation->cost, round) : NULL;
  text_append (text, is_over ? tell_ending (problem)
                             : g_strdup (begin_wrong (problem, refutation->cost, points != NULL)));
  begun = text->len;
  text_append (text, tell_fact (telling, problem, fact, problem->kind != PROBLEM_OPEN));
  if (fact->is_deal_lost && !is_over)
    text_append (text, tell_lost (problem, text->len > begun));
  text_append (text, fill_points (tell_problem_is_average (problem)
                                      ? _ ("On average it costs you {points}.")
                                      /* Translators: own points less those of the other side */
                                      : _ ("It costs you {points}."),
                                  "", points));

  return g_string_free (text, FALSE);
}
