/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * All that is told in deals of every game and preset, in three languages: no sentence begins with a
 * small letter, nobody speaks of others where there is one, nor of points where eyes are counted.
 */

#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "model/words/tell-advice.h"
#include "model/words/tell-done.h"
#include "model/words/tell-hint.h"
#include "model/words/tell-problem.h"
#include "model/words/tell-reason.h"
#include "players/argue.h"
#include "rules/decision.h"
#include "support.h"

#define DEALS 6 /* of each preset */

static const struct
{
  const char *code;
  const char *others;
  const char *points; /* what deals are worth may be called that, but no cards */
} languages[] = {
  { "en", "others", "point" },
  { "de", "anderen", "Punkt" },
  { "nl", "anderen", "punt" },
};

static Rng rng;
static guint language;
static guint n_told;

/* ---- What is looked for -------------------------------------------------------------------- */

/* The first letter of each sentence; a number may begin one, and ends none. */
static void
check_letters (const char *row, const char *text)
{
  bool begins = true;
  gunichar ends = 0; /* the mark that did, with a space behind it */
  gunichar last = ' ';

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (begins && g_unichar_islower (letter))
        support_fail ("%s: “%s” begins with a small letter", row, at);
      if (letter == ' ')
        begins |= ends != 0;
      else if (!g_unichar_ispunct (letter))
        begins = false;
      ends = strchr (".?!", *at) != NULL && !g_unichar_isdigit (last) ? letter : 0;
      last = letter;
    }
}

static void
check_text (const char *row, const Deal *deal, char *text)
{
  g_autofree char *told = text;

  if (told == NULL || told[0] == '\0')
    return;
  n_told++;
  check_letters (row, told);
  if (deal_count_players (deal) == 2 && strstr (told, languages[language].others) != NULL)
    support_fail ("%s: there is one opponent, but “%s”", row, told);
}

/* The same of advice, in which no deal is written. */
static void
check_advice (const char *row, const Deal *deal, char *text)
{
  if (deal->game->counts_eyes && text != NULL && strstr (text, languages[language].points) != NULL)
    support_fail ("%s: eyes are counted, but “%s”", row, text);
  check_text (row, deal, text);
}

/* ---- What is told -------------------------------------------------------------------------- */

/* Every fact that two actions may differ by, whether it is so or not. */
static void
check_contrasts (const char *row, const Telling *telling, const Observation *seen)
{
  CardSet hand = seen->seen.hand[seen->seat];

  if (seen->legal.n < 2 || hand == 0)
    return;
  for (ContrastKind kind = 0; kind < CONTRAST_KINDS; kind++)
    for (unsigned n = 0; n < 2; n++)
      {
        Contrast contrast = { .kind = kind,
                              .card = card_set_first (hand),
                              .cards = hand,
                              .points = 12,
                              .n_better = n * 70,
                              .n_worse = 20 };

        check_advice (row, telling->deal,
                      tell_contrast (telling, telling->deal, &contrast, 100, seen->legal.at[1]));
      }
}

/* Whatever open hands may show of a card, whether it is so or not. */
static void
check_open (const char *row, const Telling *telling, const Decision *decision,
            const Observation *seen, const Analysis *analysis)
{
  CardSet hand = seen->seen.hand[seen->seat];
  g_autofree char *reason = NULL;
  CardSet cards = 0;

  reason = tell_reason (telling, telling->deal, seen, analysis, ACTION_NONE, NULL, &cards);
  for (OpenKind kind = OPEN_UNKNOWN; kind <= OPEN_BETTER; kind++)
    {
      OpenCards open = { .kind = kind,
                         .better = analysis->row[analysis->n - 1].action,
                         .cost = 3,
                         .seat = (int) (telling->user + 1) % telling->deal->n_seats,
                         .card = hand != 0 ? card_set_first (hand) : CARD_NONE,
                         .suit = SUIT_HEARTS };

      check_text (row, telling->deal,
                  tell_advice (telling, decision, telling->deal, analysis->row[0].action,
                               analysis->n, reason, &open));
      check_text (row, telling->deal,
                  tell_hint (telling, telling->deal, seen, analysis, reason, "", &open));
    }
}

static void
check_decision (const char *row, Telling *telling, const Observation *seen, const Choice *choice)
{
  PlayerArgument argument;
  Decision decision;
  Analysis analysis = { .choice = *choice, .n = choice->n };

  player_argue (seen, choice, &argument);
  decision_make (&decision, telling->deal, &seen->legal);
  for (unsigned i = 0; i < choice->n; i++)
    analysis.row[i].action = choice->row[i].action;
  check_open (row, telling, &decision, seen, &analysis);
  check_advice (row, telling->deal, tell_argument (telling, telling->deal, &argument));
  check_advice (row, telling->deal, g_strdup (tell_rule (telling->deal, &choice->row[0])));
  check_contrasts (row, telling, seen);
}

/* ---- Problems ------------------------------------------------------------------------------ */

/* Everything that a line may show, whether it is so or not. */
static void
check_facts (const char *row, const Telling *telling, const Problem *problem)
{
  const ProblemRefutation refutation = { .wrong = problem->right.at[0], .cost = 12 };
  LineFact fact = { .seat = (uint8_t) deal_next_player (telling->deal, telling->user),
                    .card = 1,
                    .points = 10,
                    .is_deal_lost = true };

  for (unsigned kind = 0; kind < LINE_FACT_KINDS; kind++)
    for (unsigned way = 0; way < 4; way++)
      {
        fact.kind = kind;
        fact.is_ruff = (way & 1) != 0;
        fact.lost = (way & 2) != 0 ? 1 : 2;
        fact.holder = (uint8_t) telling->user;
        check_text (row, telling->deal, tell_problem_wrong (telling, problem, &refutation, &fact));
      }
}

/* What ends the deal by itself loses it however the cards lie. */
static void
check_ending (const char *row, const Telling *telling, const Problem *problem, Action wrong)
{
  const ProblemRefutation refutation
      = { .wrong = wrong, .cost = 12, .n_line = 1, .line = { wrong } };
  const LineFact fact = { .kind = LINE_FACT_NONE, .is_deal_lost = true };
  g_autofree char *text = tell_problem_wrong (telling, problem, &refutation, &fact);
  Deal end = problem->deal;
  DealResult result;

  if (action_is_play (telling->deal->game, wrong))
    return;
  deal_apply (&end, wrong);
  deal_result (&end, &result); /* all zero until it is over */
  if (deal_result_lead (&result, deal_unit (&end, (unsigned) problem->deal.turn)) >= 0)
    return;
  if (strstr (text, "If the cards lie that way") != NULL || strstr (text, "can fail") != NULL)
    g_error ("%s: a deal that is over depends on hidden cards: %s", row, text);
}

static void
check_count (const char *row, const Telling *telling, Problem *problem)
{
  const TrickOrder *order = deal_order (telling->deal);

  for (problem->asked = ASKED_OUT; problem->asked < ASKED_KINDS; problem->asked++)
    for (problem->group = 0; problem->group < TRICK_GROUPS; problem->group++)
      if (order->members[problem->group] != 0)
        {
          problem->answer = problem->asked == ASKED_VOID || problem->asked == ASKED_OUT ? 0 : 1;
          check_advice (row, telling->deal, tell_problem_question (telling, problem));
          check_text (row, telling->deal, tell_problem_right (telling, problem));
          check_text (row, telling->deal, tell_problem_why (telling, problem, ""));
          check_text (row, telling->deal, tell_problem_miscounted (telling, problem, 1));
        }
}

/* The decision of @telling as a problem of each kind. */
static void
check_problems (const char *row, const Telling *telling, Action right)
{
  Problem problem = { .deal = *telling->deal,
                      .margin = 10,
                      .themes = 1u << rng_below (&rng, THEMES),
                      .right = { .n = 1, .at = { right } } };

  for (problem.kind = 0; problem.kind < PROBLEM_COUNT; problem.kind++)
    {
      problem.objective = rng_below (&rng, 2) == 0 ? SOLVE_POINTS : SOLVE_DEAL;
      check_advice (row, telling->deal, tell_problem_question (telling, &problem));
      check_text (row, telling->deal, tell_problem_right (telling, &problem));
      check_text (row, telling->deal, tell_problem_why (telling, &problem, ""));
      check_facts (row, telling, &problem);
      check_ending (row, telling, &problem, right);
    }
  check_count (row, telling, &problem);
}

/* ---- What is done -------------------------------------------------------------------------- */

/* The last action as seat @listener hears it. */
static void
check_event (const char *row, const Telling *telling, unsigned seat, Action action)
{
  const Deal *deal = telling->deal;

  check_text (row, deal, tell_contract_sentence (telling));
  check_text (row, deal, tell_state (telling));
  check_text (row, deal, tell_acted (telling, seat, action));
  check_text (row, deal, tell_befallen (telling, seat, action));
  check_text (row, deal, tell_opened (telling));
  if (deal->last_trick.n > 0 && deal->trick.n == 0)
    check_text (row, deal, tell_trick_taken (telling));
  if (deal->last_trick.n > 0)
    check_text (row, deal, tell_trick (telling, &deal->last_trick, 1));
}

/* What was looked up in another language is forgotten with the locale. */
static void
speak (const char *code)
{
  g_setenv ("LANGUAGE", code, TRUE);
  setlocale (LC_ALL, "C");
  setlocale (LC_ALL, "");
}

/* ---- Deals --------------------------------------------------------------------------------- */

static void
step (const char *row, Deal *deal, Telling *telling)
{
  const Deal before = *deal;
  unsigned seat = (unsigned) deal->turn;
  Observation seen;
  Choice choice;
  Action action;

  observation_make (&seen, deal, seat);
  player_choose (&seen, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, &choice);
  telling->before = &before;
  telling->user = seat;
  telling->listener = deal->turn;
  check_decision (row, telling, &seen, &choice);
  if (rng_below (&rng, 8) == 0)
    check_problems (row, telling, choice.row[0].action);
  action = rng_below (&rng, deal->phase == PHASE_PLAY ? 8 : 2) == 0
               ? support_random_action (deal, &rng)
               : choice.row[0].action;
  deal_apply (deal, action);
  telling->user = rng_below (&rng, deal->n_seats);
  telling->listener = (int) telling->user;
  check_event (row, telling, seat, action);
}

static void
play (const char *row, Deal *deal, const Match *match)
{
  static const char *const names[SEATS_MAX]
      = { "Anna", "Jan", "Emma", "Piet", "Finn", "Sanne", "Kees", "Mia" };
  Telling telling = { .match = match, .deal = deal, .prompt = "", .is_guided = true };

  telling.suits = g_strcmp0 (deal->game->usual_deck, "german") == 0 ? SUITS_GERMAN : SUITS_FRENCH;
  for (unsigned s = 0; s < SEATS_MAX; s++)
    telling.name[s] = telling.player[s] = names[s];
  while (!deal_is_over (deal))
    step (row, deal, &telling);
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;

  rng = rng_new (7, 0);
  for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
    for (unsigned n = 0; n < DEALS * G_N_ELEMENTS (languages); n++)
      {
        g_autofree char *row = NULL;
        Card pack[CARDS_MAX];
        Options options = support_options (game, preset->settings);
        Match match;
        Deal deal;

        language = n % G_N_ELEMENTS (languages);
        speak (languages[language].code);
        row = g_strdup_printf ("%s, %s, deal %u, %s", game->key, preset->key, n,
                               languages[language].code);
        support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
        match_init (&match, game, &options, NO_SEAT);
        match.n_deals = 1;
        support_deal (&deal, game, preset->settings, pack);
        play (row, &deal, &match);
      }
  g_assert_cmpuint (n_told, >, 1000);
}

/* The languages are there: else all would be looked for in English. */
static void
test_languages (void)
{
  g_autofree char *points = NULL;

  speak ("de");
  g_assert_cmpstr (words_suit (SUITS_FRENCH, SUIT_HEARTS), ==, "Herz");
  speak ("nl");
  points = words_card_points (game_find ("wurzen"), 12);
  g_assert_cmpstr (words_suit (SUITS_FRENCH, SUIT_HEARTS), ==, "harten");
  g_assert_cmpstr (points, ==, "12 ogen");
}

int
main (int argc, char **argv)
{
  const Game *game;
  g_autofree char *folder = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_BUILT, "..", "po", NULL);
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE); /* else plurals would not be translated */
  g_test_add_func ("/sentences/languages", test_languages);
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/sentences/%s", game->key);

      g_test_add_data_func (path, game, test_game);
    }

  return g_test_run ();
}
