/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Implements `hint`: judges the actions of the seat to act (records.md §3). */

#include <stdio.h>

#include "cli/cli.h"
#include "model/words/tell-reason.h"

static const char form[]
    = "For each record in FILE, whose last deal must wait for a seat:\n"
      "\n"
      "  hint deal N action N seat S level L worlds N\n"
      "  TOKEN value V error E best N won N trick N why TEXT\n"
      "\n"
      "a line for each legal action, what is advised first: what the level does,\n"
      "unless these worlds promise more of something else. V is by how many points\n"
      "the side of the seat is expected to be ahead when the deal is written, or\n"
      "what these are worth in a match that ends at a goal, and E the standard error\n"
      "of V. The other figures count the worlds, deals that fit all that the\n"
      "seat knows, the same ones for every action: in how many nothing else led to\n"
      "more, in how many the deal is won, in how many the side takes the trick.\n"
      "\n"
      "All deals that fit are looked at where they can be listed, and solved with all\n"
      "cards known: E is 0 then. Else there are some hundred, the likelier ones more\n"
      "often; they are played on by rules of thumb, and the last cards solved. Two\n"
      "actions are called as good as each other unless they differ by more than two\n"
      "and a half standard errors of their difference. What was not looked at closely\n"
      "has no figures but -. The worlds follow from --seed; with 1 they are those of\n"
      "the hints in the window.\n"
      "\n"
      "The levels random and simple look at no world: V are the figures of their\n"
      "rules, which only compare, and the others are -.\n"
      "\n"
      "TEXT is what a hint in the window says: of the first line why it is advised, of\n"
      "the others what the first has that they lack, or -.";

static void
print_count (const char *name, bool is_known, unsigned n)
{
  if (is_known)
    printf (" %s %u", name, n);
  else
    printf (" %s -", name);
}

/* Returns why row @index is advised or inferior; free with g_free (). */
static char *
tell_why (const Telling *telling, const Analysis *analysis, const Observation *observation,
          unsigned index)
{
  char token[TOKEN_MAX];
  CardSet cards = 0;
  Contrast contrast;
  char *why;

  if (index == 0)
    return tell_reason (telling, telling->deal, observation, analysis, ACTION_NONE, NULL, &cards);
  if (analysis->n_worlds == 0)
    return g_strdup ("-");
  if (!analysis->row[index].is_tried)
    return g_strdup ("not looked at closely");
  if (analysis_are_equal (analysis, 0, index))
    return g_strdup_printf ("as good as %s",
                            action_to_token (observation->seen.game, deal_pack (&observation->seen),
                                             analysis->row[0].action, token));
  contrast_find (analysis, observation, 0, index, &contrast);
  why = tell_contrast (telling, telling->deal, &contrast, analysis->n_worlds,
                       analysis->row[index].action);

  return why != NULL ? why : g_strdup ("-");
}

static void
print_row (const Telling *telling, const Analysis *analysis, const Observation *observation,
           unsigned index)
{
  const AnalysisRow *row = &analysis->row[index];
  bool is_known = analysis->n_worlds > 0 && row->is_tried;
  g_autofree char *why = tell_why (telling, analysis, observation, index);
  char token[TOKEN_MAX];

  printf ("%s", action_to_token (observation->seen.game, deal_pack (&observation->seen),
                                 row->action, token));
  if (is_known)
    printf (" value %.2f error %.2f", row->value, row->error);
  else if (analysis->n_worlds == 0)
    printf (" value %.2f error -", row->value);
  else
    printf (" value - error -");
  print_count ("best", is_known, row->n_best);
  print_count ("won", is_known, row->n_won);
  print_count ("trick", is_known, row->n_trick);
  printf (" why %s\n", why[0] != '\0' ? why : "-");
}

static void
print_hint (const LevelWords *words, const Record *record)
{
  unsigned index = record->deals->len - 1;
  const RecordDeal *last = g_ptr_array_index (record->deals, index);
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  Telling telling;
  Match match;
  Deal deal;

  match_log_at (record->log, index, last->log->n_done, &match, &deal);
  cli_telling (&telling, &match, &deal);
  analysis = level_words_analyse (words, &deal, &observation);
  printf ("hint deal %u action %u seat %d level %s worlds %u\n", index + 1, last->log->n_done + 1,
          deal.turn, words->player->name, analysis->n_worlds);
  for (unsigned i = 0; i < analysis->n; i++)
    print_row (&telling, analysis, &observation, i);
}

/* RecordCheck; @data is the file name. */
static bool
check_record (const Record *record, gpointer data, GError **error)
{
  const RecordDeal *last
      = record->deals->len > 0 ? g_ptr_array_index (record->deals, record->deals->len - 1) : NULL;
  Deal deal;

  if (last != NULL && last->log != NULL)
    {
      match_log_at (record->log, record->deals->len - 1, last->log->n_done, NULL, &deal);
      if (!deal_is_over (&deal))
        return true;
    }
  g_set_error (error, RECORD_ERROR, RECORD_ERROR_ILLEGAL,
               "%s:%u: %s; hint answers where a seat is to act", (const char *) data, record->line,
               last == NULL || last->log == NULL ? "no cards are dealt" : "the deal is over");

  return false;
}

static int
run (const LevelWords *words)
{
  GError *error = NULL;
  g_autoptr (RecordFile) file
      = records_open (words->files[0], check_record, words->files[0], &error);

  if (file == NULL)
    return cli_fail_error (error);
  for (bool is_first = true; record_file_has_next (file) && cli_can_print (); is_first = false)
    {
      g_autoptr (Record) record = record_file_next (file, NULL);

      if (!is_first)
        printf ("\n");
      print_hint (words, record);
    }

  return CLI_OK;
}

int
cli_hint (int argc, char **argv)
{
  return level_words_run ("hint", "What the seat to act may do, and why.", form, run, argc, argv);
}
