/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A deal as it is explained, to be read: build/tests/tell-deal GAME OPTIONS SEED
 *
 * Of the decisions of one seat prints the hand, the advice of an explained deal and the hint with
 * closed hands;
 * all do what is recommended to them, or what the level `club` does. In the language of LANGUAGE.
 */

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "model/words/principle-words.h"
#include "model/words/tell-advice.h"
#include "model/words/tell-done.h"
#include "model/words/tell-hint.h"
#include "model/words/tell-things.h"
#include "player-support.h"
#include "rules/decision.h"
#include "rules/game.h"

static char *before;    /* the last reason */
static ThingsTold told; /* what was introduced */
static guint n_decisions;

static Action
tell (const Telling *telling, const Deal *deal, const Observation *seen, Solver *solver)
{
  const Player *strong = player_of_level (PLAYER_LEVEL_STRONG);
  const OpenCards closed = { .kind = OPEN_UNKNOWN };
  Telling hinting = *telling;
  g_autoptr (Analysis) analysis = analysis_new (seen, strong, ANALYSIS_SEED, NULL);
  CardSet cards = 0;
  OpenCards open;
  Decision decision;
  char *reason;
  g_autofree char *hand = NULL;
  g_autofree char *advice = NULL;
  g_autofree char *hint = NULL;
  g_autofree char *rule = NULL;
  g_autofree char *things = NULL;
  g_autofree char *closed_reason = NULL;
  Action best;

  open_cards_look (deal, analysis, solver, &open);
  reason = tell_reason (telling, deal, seen, open_cards_judged (&open, analysis),
                        open_cards_considered (&open, analysis, ACTION_NONE), before, &cards);
  decision_make (&decision, deal, &seen->legal);
  advice
      = tell_advice (telling, &decision, deal, analysis->row[0].action, analysis->n, reason, &open);
  things = tell_things (telling, &decision, n_decisions++, G_MAXLONG, &told);
  rule = principle_words_tell (principle_find (seen, analysis, ACTION_NONE), FALSE);
  hinting.is_guided = false;
  closed_reason = tell_reason (&hinting, deal, seen, analysis, ACTION_NONE, NULL, &cards);
  hint = tell_hint (&hinting, deal, seen, analysis, closed_reason, rule, &closed);
  hand = words_cards_short (telling->suits, deal_pack (deal), deal->hand[deal->turn]);
  printf ("? %s\n", hand);
  if (things[0] != '\0')
    printf ("  * %s\n", things);
  printf ("  %s\n  – %s\n", advice, hint);
  for (unsigned i = 0; i < analysis->n; i++)
    {
      g_autofree char *done = tell_done (telling, deal, analysis->row[i].action);
      g_autofree char *row = tell_hint_row (analysis, i, analysis->row[0].action);
      g_autofree char *figures = tell_hint_figures (analysis, i);

      printf ("%s%s: %s %s", i > 0 ? "; " : "    ", done, row, figures);
    }
  printf ("\n");
  g_free (before);
  before = reason;

  best = open_cards_recommended (&open, analysis->row[0].action);
  open_cards_clear (&open);

  return best;
}

int
main (int argc, char **argv)
{
  const Game *game = argc > 3 ? game_find (argv[1]) : NULL;
  Rng rng = rng_new (argc > 3 ? (uint64_t) atoi (argv[3]) : 1, 1);
  static const char *const names[]
      = { "Anna", "Jan", "Fritz", "Lisbeth", "Finn", "Sanne", "Kees", "Mia" };
  Solver *solver = solver_new ();
  Card pack[CARDS_MAX];
  Match match;
  Deal deal;

  if (game == NULL)
    {
      fprintf (stderr, "tell-deal GAME OPTIONS SEED\n");
      return 2;
    }
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ATOUT_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  solver_set_limit (solver, 20000000);
  support_shuffled (pack, support_pack (game, argv[2])->n_cards, &rng);
  support_deal (&deal, game, argv[2], pack);
  match_init (&match, game, &deal.options, 0);
  while (!deal_is_over (&deal))
    {
      Telling telling
          = { .match = &match,
              .deal = &deal,
              .user = 0,
              .listener = 0,
              .suits = g_strcmp0 (game->usual_deck, "german") == 0 ? SUITS_GERMAN : SUITS_FRENCH,
              .prompt = "",
              .is_guided = true };
      unsigned seat = (unsigned) deal.turn;
      Observation seen;
      Choice choice;
      Action action;

      for (unsigned s = 0; s < SEATS_MAX; s++)
        telling.name[s] = telling.player[s] = names[s];
      observation_make (&seen, &deal, seat);
      player_choose (&seen, player_of_level (PLAYER_LEVEL_CLUB), &rng, NULL, &choice);
      action = choice.row[0].action;
      if (seat == 0 && seen.legal.n > 1)
        action = tell (&telling, &deal, &seen, solver);
      {
        g_autofree char *done = tell_done (&telling, &deal, action);

        printf ("%s: %s\n", names[seat], done);
      }
      deal_apply (&deal, action);
    }
  g_free (before);
  things_told_clear (&told);
  solver_free (solver);

  return 0;
}
