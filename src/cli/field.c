/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Implements the command `field`: each of the 15 house players plays one seat of every deal of a
 * record, with the same cards as in the record (records.md §3).
 */

#include <stdio.h>

#include "cli/cli.h"
#include "players/field/field.h"
#include "players/field/long-average.h"
#include "players/field/standing.h"
#include "players/thread-pool.h"

static const char form[]
    = "For each deal of FILE that is over:\n"
      "\n"
      "  deal N seat S own R house H lowest L highest M better-than K like J of 15 [left-out WHY]\n"
      "\n"
      "and for each record:\n"
      "\n"
      "  total deals N play P range L M verdict V cards C range L M\n"
      "\n"
      "N: from 1. S: the seat of the player who is compared, by default the first person of the\n"
      "record. R: the result: the seat's own score, or with two sides the difference of the\n"
      "scores. H: the average of 15 house players at this seat, with the same cards and the same\n"
      "other players; 3 are simple, 5 club, 5 strong, 2 master. K of them had a lower result, J\n"
      "the same one. WHY: undone or hinted; such a deal does not count in the total.\n"
      "P: own results minus those of the house, a deal. C: results of the house minus its average\n"
      "with all possible cards. L M: the range of 95 % by the spread between the deals. V: better\n"
      "or worse if the range of P leaves out 0, otherwise open. A figure that is unknown is -.";

typedef struct
{
  char **files;
  int seat;
  int n_threads;
} Words;

/* ---- Lines ----------------------------------------------------------------------------------- */

typedef struct
{
  const FieldPlace *place;
  int house[FIELD_MEMBERS];
} Work;

/* Plays the deal with house player @index. (ThreadPoolWork) */
static void
play_unit (gpointer data, unsigned index, unsigned worker G_GNUC_UNUSED)
{
  Work *work = data;

  field_play_unit (work->place, index, NULL, &work->house[index]);
}

static const char *
left_out (const LogDeal *deal)
{
  if (deal->was_undone)
    return "undone";

  return deal->was_hinted ? "hinted" : NULL;
}

static StandingDeal
count_deal (const FieldPlace *place, const StandingRow *row)
{
  LongAverage average;
  bool has_average;
  Deal dealt;

  match_log_at (place->log, place->deal, 0, NULL, &dealt);
  has_average = long_average_find (&dealt, place->seat, &average);

  return standing_deal (row, has_average ? &average : NULL);
}

/*
 * Plays deal @index with all house players, prints its line, and appends its figures to @deals
 * unless undo or a hint was used.
 */
static void
play_deal (const Words *words, const MatchLog *log, unsigned index, GArray *deals)
{
  const ThreadPool pool = { .n_threads = (unsigned) MIN (words->n_threads, THREAD_POOL_MAX) };
  FieldPlace place = field_place (log, index, (unsigned) words->seat);
  const char *why = left_out (match_log_get_deal (log, index));
  Work work = { .place = &place };
  StandingRow row;

  thread_pool_work (&pool, FIELD_MEMBERS, play_unit, &work);
  row = standing_row (field_own_result (&place), work.house, FIELD_MEMBERS);
  printf ("deal %u seat %u own %d house %.2f lowest %d highest %d better-than %u like %u of %u",
          index + 1, place.seat, row.own, row.house, row.lowest, row.highest, row.n_better,
          row.n_like, row.n_house);
  if (why != NULL)
    printf (" left-out %s", why);
  else
    {
      StandingDeal deal = count_deal (&place, &row);

      g_array_append_val (deals, deal);
    }
  printf ("\n");
  fflush (stdout); /* show the line at once: a deal can take a minute */
}

static void
print_range (const char *name, const StandingRange *range, bool is_known)
{
  if (is_known)
    printf (" %s %.2f", name, range->mean);
  else
    printf (" %s -", name);
  if (is_known && range->has_range)
    printf (" range %.2f %.2f", range->mean - range->margin, range->mean + range->margin);
  else
    printf (" range - -");
}

static void
print_total (const GArray *deals)
{
  static const char *const verdicts[]
      = { [STANDING_OPEN] = "open", [STANDING_BETTER] = "better", [STANDING_WORSE] = "worse" };
  Standing standing
      = standing_of_deals ((const StandingDeal *) (gconstpointer) deals->data, deals->len);

  printf ("total deals %u", standing.n_deals);
  print_range ("play", &standing.play, standing.n_deals > 0);
  printf (" verdict %s", verdicts[standing.verdict]);
  print_range ("cards", &standing.cards, standing.has_cards);
  printf ("\n");
}

/* ---- Records --------------------------------------------------------------------------------- */

/* Fails unless @record has the seat that the user named. (RecordCheck); @data is Words. */
static bool
check_seat (const Record *record, gpointer data, GError **error)
{
  const Words *words = data;
  unsigned n_seats = record->log->match.n_seats;

  if (words->seat < (int) n_seats)
    return true;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               "'%d' is no seat; write --seat N, N from 0 to %u", words->seat, n_seats - 1);

  return false;
}

static void
play_record (Words *words, const Record *record, bool has_seat)
{
  g_autoptr (GArray) deals = g_array_new (FALSE, FALSE, sizeof (StandingDeal));

  if (!has_seat)
    words->seat = MAX (match_log_find_user (record->log), 0);
  for (unsigned d = 0; d < record->deals->len && cli_can_print (); d++)
    if (record_deal_is_over (record, d))
      play_deal (words, record->log, d, deals);
  print_total (deals);
}

static int
run (Words *words)
{
  bool has_seat = words->seat >= 0;
  GError *error = NULL;
  g_autoptr (RecordFile) file
      = records_open_over (words->files[0], "field plays", check_seat, words, &error);

  if (file == NULL)
    return cli_fail_error (error);
  while (record_file_has_next (file) && cli_can_print ())
    {
      g_autoptr (Record) record = record_file_next (file, NULL);

      play_record (words, record, has_seat);
    }

  return CLI_OK;
}

/* ---- Arguments ------------------------------------------------------------------------------- */

#define NO_SEAT_GIVEN (-1)

static bool
parse (Words *words, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[]
      = { { "seat", 0, 0, G_OPTION_ARG_INT, &words->seat,
            "who is compared (the first person, otherwise 0)", "N" },
          { "threads", 0, 0, G_OPTION_ARG_INT, &words->n_threads, "at the same time (1)", "T" },
          { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words->files, NULL, "FILE" },
          G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  *words = (Words) { .seat = NO_SEAT_GIVEN, .n_threads = 1 };
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_summary (context, "The house plays a seat of a record, with its cards.");
  g_option_context_set_description (context, form);
  if (!g_option_context_parse (context, &argc, &argv, error))
    return false;
  if (words->files == NULL || words->files[1] != NULL)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "field takes one FILE");
  else if (words->n_threads < 1)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 "--threads takes a positive number");
  else if (words->seat < NO_SEAT_GIVEN)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 "'%d' is no seat; write --seat N, N from 0", words->seat);
  else
    return true;

  return false;
}

int
cli_field (int argc, char **argv)
{
  Words words;
  GError *error = NULL;
  int status = parse (&words, argc, argv, &error) ? run (&words) : cli_fail_error (error);

  g_strfreev (words.files);

  return status;
}
