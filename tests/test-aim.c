/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The aim of a deal in the reasons of hints: in no special form a reason names as good what costs
 * there, or speaks of a contract, a side or trumps that do not exist.
 */

#include <string.h>

#include "model/words/principle-words.h"
#include "model/words/tell-reason.h"
#include "player-support.h"
#include "players/games/cego/cego.h"
#include "rules/game.h"
#include "rules/trick-score.h"

#define DECISIONS 10       /* of each form */
#define MANY_DECISIONS 200 /* with "-m slow" */

typedef struct
{
  const char *name;
  const char *game;
  const char *settings;
  const char *calls; /* tokens of calls made wherever they are legal, joined by blanks */
  int standing[2];   /* scores of the match before the deal */
} Form;

static const Form forms[] = {
  { "bettel", "cego", "", "game:bettel", { 0 } },
  { "raeuber", "cego", "", "game:raeuber", { 0 } },
  { "drescher", "cego", "", "game:drescher", { 0 } },
  { "picolo", "cego", "", "game:picolo", { 0 } },
  { "ultimo", "cego", "", "ultimo", { 0 } },
  { "march", "cego", "", "march", { 0 } },
  { "no-trumps", "fiftysix", "", "bid:35:N", { 0 } },
  { "doubled", "fiftysix", "", "double redouble", { 0 } },
  { "kraak", "klaverjas", "game=kraken", "kraak herkraak", { 0 } },
  { "three", "klaverjas", "game=three", "", { 0 } },
  { "fleck", "zensern", "", "fleck", { 0 } },
  { "edge", "zensern", "", "", { 480, 420 } },
  { "wurzen", "wurzen", "", "", { 0 } },
  { "schnapsen", "wurzen", "mode=schnapsen", "", { 0 } },
  { "closed", "wurzen", "mode=schnapsen", "close", { 0 } },
};

/* ---- What must not be said ----------------------------------------------------------------- */

/* CE-8: a trick that the side of the seat at turn wins is bad for it. */
static bool
shuns_tricks (const Deal *deal)
{
  unsigned game = deal->own.cego.game;

  return deal->game == game_find ("cego") && deal->phase == PHASE_PLAY
         && (game == CEGO_BETTEL || game == CEGO_RAEUBER || game == CEGO_DRESCHER
             || (game == CEGO_PICOLO && deal->tricks_won[deal->declarer] > 0));
}

static bool
has_contract (const Deal *deal)
{
  unsigned game = deal->own.cego.game;

  if (deal->game == game_find ("cego") && deal->phase == PHASE_PLAY)
    return game != CEGO_RAEUBER && game != CEGO_DRESCHER;

  return deal->game != game_find ("wurzen");
}

/* Returns true if @kind names a trick, its points, its lead or drawn trumps as something won. */
static bool
praises_tricks (ContrastKind kind)
{
  switch (kind)
    {
    case CONTRAST_LAST_TRUMP:
    case CONTRAST_BONUS_TAKEN:
    case CONTRAST_DRAWN:
    case CONTRAST_PARTNER_RUFFS:
    case CONTRAST_TRICK_TAKEN:
    case CONTRAST_TO_PARTNER:
    case CONTRAST_FED:
    case CONTRAST_SAVED:
    case CONTRAST_LEAD_KEPT:
    case CONTRAST_OUT_NOW:
    case CONTRAST_HOME:
    case CONTRAST_CAUGHT:
    case CONTRAST_LAST_TRICK:
    case CONTRAST_BONUS_LATER:
    case CONTRAST_LONG:
    case CONTRAST_MORE_TRICKS:
    case CONTRAST_OUT:
      return true;
    default:
      return false;
    }
}

static void
check_none (const Form *form, const char *text, const char *const *words)
{
  for (; *words != NULL; words++)
    if (strstr (text, *words) != NULL)
      support_fail ("%s: “%s” in: %s", form->name, *words, text);
}

/* What is said of a decision, with the rule behind it. */
static void
check_words (const Form *form, const Deal *deal, const char *text)
{
  static const char *const of_tricks[] = { "brings you a little more",
                                           "takes this trick",
                                           "You take this trick",
                                           "counts more",
                                           "Spend a high card",
                                           "wins a better one",
                                           "will probably win this trick",
                                           "catch",
                                           "Catch",
                                           "counts least",
                                           "counts less",
                                           "counts most",
                                           "send points",
                                           "put points",
                                           "cheap card",
                                           "full trick",
                                           "Nobody can beat",
                                           "Nobody against you",
                                           "It beats",
                                           "sure to be won",
                                           "raws trumps",
                                           "last trump",
                                           "it can wait",
                                           "more tricks",
                                           "Long suits",
                                           NULL };
  static const char *const of_points[]
      = { "send points", "put points",   "counts most",    "counts more",
          "counts less", "counts least", "counts nothing", "cost you more.",
          "cost more",   "full trick",   "cheap card",     NULL };
  static const char *const of_contract[] = { "contract", "declarer", NULL };
  static const char *const of_sides[] = { "our side", "artner", NULL };
  static const char *const of_one[] = { "You take this trick", "You lose this trick",
                                        "trick of yours", "You win this trick", NULL };
  static const char *const of_trumps[]
      = { "trump may", "trumps may", "draws trumps", "ruff", "last trump", "Draw trumps", NULL };
  bool is_play = deal->phase == PHASE_PLAY;
  bool has_side = seats_count (game_allies (deal, (unsigned) deal->turn)) > 1;

  if (shuns_tricks (deal))
    check_none (form, text, of_tricks);
  if (is_play && trick_score_is_priced (deal))
    check_none (form, text, of_points);
  if (!has_contract (deal))
    check_none (form, text, of_contract);
  if (!has_side && is_play)
    check_none (form, text, of_sides);
  if (has_side && is_play)
    check_none (form, text, of_one);
  if (is_play && deal->trump == SUIT_NONE && deal->game == game_find ("fiftysix"))
    check_none (form, text, of_trumps);
}

/* The facts between the recommended action and each other one. */
static void
check_facts (const Form *form, const Deal *deal, const Observation *seen, const Analysis *analysis)
{
  for (unsigned i = 1; i < analysis->n && shuns_tricks (deal); i++)
    {
      Contrast contrast;

      contrast_find (analysis, seen, 0, i, &contrast);
      if (praises_tricks (contrast.kind))
        support_fail ("%s: fact %d praises tricks", form->name, contrast.kind);
    }
  for (unsigned i = 0; i < analysis->n && deal->phase == PHASE_PLAY && trick_score_is_priced (deal);
       i++)
    if (analysis->row[i].margin != 0)
      support_fail ("%s: card points count as an advantage", form->name);
}

/* Checks what is said to somebody who has @considered in mind. */
static void
check_told (const Form *form, const Telling *telling, const Observation *seen,
            const Analysis *analysis, Action considered)
{
  CardSet cards = 0;
  g_autofree char *reason
      = tell_reason (telling, telling->deal, seen, analysis, considered, NULL, &cards);
  g_autofree char *rule = principle_words_tell (principle_find (seen, analysis, considered), TRUE);
  g_autofree char *text = g_strjoin (" ", reason, rule, NULL);

  g_test_message ("%s", text);
  check_words (form, telling->deal, text);
}

/* ---- Decisions ----------------------------------------------------------------------------- */

static void
check (const Form *form, const Match *match, const Deal *deal)
{
  /* rules of thumb choose, and worlds explain: that takes milliseconds */
  static const Player light = { .kind = THINKING_BY_RULES, .worlds = 1 };
  static const char *const names[SEATS_MAX]
      = { "Anna", "Jan", "Emma", "Piet", "Finn", "Sanne", "Kees", "Mia" };
  g_autoptr (Analysis) analysis = NULL;
  Telling telling = { .match = match,
                      .deal = deal,
                      .prompt = "",
                      .user = (unsigned) deal->turn,
                      .listener = deal->turn };
  Observation seen;

  for (unsigned s = 0; s < SEATS_MAX; s++)
    telling.name[s] = telling.player[s] = names[s];
  observation_make (&seen, deal, (unsigned) deal->turn);
  analysis = analysis_new (&seen, &light, ANALYSIS_SEED, NULL);
  check_facts (form, deal, &seen, analysis);
  check_told (form, &telling, &seen, analysis, ACTION_NONE);
  for (unsigned i = 1; i < analysis->n; i++)
    check_told (form, &telling, &seen, analysis, analysis->row[i].action);
}

/* Returns the first call of @form that is legal, a pass before other calls of Cego, or ours. */
static Action
next_action (const Form *form, const Deal *deal, unsigned *n_called)
{
  g_auto (GStrv) wanted = g_strsplit (form->calls, " ", -1);
  ActionList legal;
  Choice choice;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n && *n_called < g_strv_length (wanted); i++)
    {
      char token[TOKEN_MAX];

      action_to_token (deal->game, deal_pack (deal), legal.at[i], token);
      if (g_strv_contains ((const char *const *) wanted, token))
        {
          (*n_called)++;
          return legal.at[i];
        }
    }
  for (unsigned i = 0; i < legal.n; i++)
    if (action_verb (legal.at[i]) == VERB_PASS && form->calls[0] != '\0'
        && (deal->game == game_find ("cego") || deal->game == game_find ("fiftysix"))
        && *n_called != 0)
      return legal.at[i];
  player_support_choose (deal, &choice);

  return choice.row[0].action;
}

static bool
is_asked (const Form *form, const Deal *deal, unsigned n_called, Rng *rng)
{
  ActionList legal;

  deal_legal (deal, &legal);

  return legal.n > 1 && (form->calls[0] == '\0' || n_called > 0)
         && rng_below (rng, deal->phase == PHASE_PLAY ? 5 : 3) == 0;
}

static void
test_form (gconstpointer data)
{
  const Form *form = data;
  const Game *game = game_find (form->game);
  Options options = support_options (game, form->settings);
  Rng rng = rng_new (11, 1);
  unsigned n = g_test_slow () ? MANY_DECISIONS : DECISIONS;

  while (n > 0)
    {
      unsigned n_called = 0;
      Card pack[CARDS_MAX];
      Match match;
      Deal deal;

      support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
      match_init (&match, game, &options, NO_SEAT);
      match.score[0] = form->standing[0];
      match.score[1] = form->standing[1];
      match_deal (&match, pack, &deal);
      while (!deal_is_over (&deal) && n > 0)
        {
          if (is_asked (form, &deal, n_called, &rng))
            {
              check (form, &match, &deal);
              n--;
            }
          deal_apply (&deal, next_action (form, &deal, &n_called));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *path = g_strdup_printf ("/aim/%s/%s", forms[i].game, forms[i].name);

      g_test_add_data_func (path, &forms[i], test_form);
    }

  return g_test_run ();
}
