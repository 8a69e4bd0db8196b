/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Any bytes as a record: reading gives one error with its place, or a record that can be replayed
 * and written again, and what is written reads the same.
 */

#include <string.h>

#include "fuzz.h"
#include "rules/game.h"
#include "rules/record.h"

#define NAME "fuzz"

/* NAME:LINE: what is wrong */
static void
check_error (const Record *record, const GError *error, const uint8_t *data, size_t size)
{
  const char *message;
  guint64 n_lines = 1;
  guint64 line;
  char *end;

  fuzz_check (record == NULL, "no record with an error");
  fuzz_check (error != NULL, "an error without a record");
  fuzz_check (error->domain == RECORD_ERROR, "the error is one of records");
  message = error->message;
  fuzz_check (g_str_has_prefix (message, NAME ":"), "'%s' names the file", message);
  fuzz_check (g_utf8_validate (message, -1, NULL), "'%s' is text", message);
  fuzz_check (strchr (message, '\n') == NULL, "'%s' is one line", message);

  for (size_t i = 0; i < size; i++)
    n_lines += data[i] == '\n';
  line = g_ascii_strtoull (message + strlen (NAME ":"), &end, 10);
  fuzz_check (line >= 1 && line <= n_lines, "'%s' names one of %u lines", message,
              (unsigned) n_lines);
  fuzz_check (g_str_has_prefix (end, ": ") && end[2] != '\0', "'%s' says what is wrong", message);
}

/* What the rules say of each action, told by the log alone. */
static void
check_deal (const MatchLog *log, unsigned index)
{
  const LogDeal *told = match_log_get_deal (log, index);

  for (unsigned i = 0; i < told->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (told, i);
      ActionList list;
      Deal deal;

      match_log_at (log, index, i, NULL, &deal);
      deal_legal (&deal, &list);
      fuzz_check (deal.turn == action->seat, "seat %d acts", deal.turn);
      fuzz_check (action_list_has (&list, action->action), "action %u is legal", i);
    }
}

/* The record as the program would have written it; free with g_free (). */
static char *
write_again (const Record *record)
{
  g_autofree char *played = record_of_log (record->log);
  GString *text = g_string_new (played);

  for (unsigned d = 0; d < record->deals->len; d++)
    {
      const RecordDeal *deal = g_ptr_array_index (record->deals, d);
      g_autoptr (GString) head = g_string_new (NULL);

      if (deal->log != NULL)
        {
          fuzz_check (deal->log->before.dealer == deal->dealer, "seat %u deals", deal->dealer);
          check_deal (record->log, d);
          continue;
        }
      fuzz_check (d + 1 == record->deals->len, "only the last deal has no cards");
      for (unsigned i = 0; i < deal->head->len; i++)
        g_string_append_printf (head, "%s\n", (char *) g_ptr_array_index (deal->head, i));
      if (!g_str_has_suffix (text->str, head->str)) /* who deals first has been written */
        g_string_append (text, head->str);
    }

  return g_string_free (text, FALSE);
}

static void
check_same (const Record *a, const Record *b)
{
  fuzz_check (a->log->game == b->log->game, "the same game");
  fuzz_check (memcmp (&a->log->options, &b->log->options, sizeof a->log->options) == 0,
              "the same options");
  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    {
      fuzz_check (a->log->player[seat].kind == b->log->player[seat].kind,
                  "the same kind of player");
      /* the writer cuts a name that fills a whole line */
      fuzz_check (a->log->player[seat].kind == PLAYER_NONE
                      || g_str_has_prefix (a->log->player[seat].name, b->log->player[seat].name),
                  "the same player");
    }
  fuzz_check (a->deals->len == b->deals->len, "as many deals");
  for (unsigned d = 0; d < a->deals->len; d++)
    {
      const RecordDeal *one = g_ptr_array_index (a->deals, d);
      const RecordDeal *other = g_ptr_array_index (b->deals, d);

      fuzz_check (one->dealer == other->dealer && (one->log == NULL) == (other->log == NULL),
                  "the same deal %u", d + 1);
      if (one->log == NULL)
        continue;
      fuzz_check (one->log->has_number == other->log->has_number
                      && one->log->was_undone == other->log->was_undone
                      && one->log->was_hinted == other->log->was_hinted
                      && memcmp (one->log->pack, other->log->pack, sizeof one->log->pack) == 0,
                  "the same cards in deal %u", d + 1);
      fuzz_check (one->log->n_done == other->log->n_done, "as many actions in deal %u", d + 1);
      for (unsigned i = 0; i < one->log->n_done; i++)
        {
          const LogAction *left = log_deal_get_action (one->log, i);
          const LogAction *right = log_deal_get_action (other->log, i);

          fuzz_check (left->seat == right->seat && left->action == right->action,
                      "the same action %u in deal %u", i, d + 1);
        }
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse ((const char *) data, size, NAME, &error);
  g_autoptr (Record) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  if (record == NULL || error != NULL)
    {
      check_error (record, error, data, size);
      return 0;
    }
  fuzz_check ((record->warning != NULL) == (data[size - 1] != '\n'),
              "a warning exactly when the last line is not complete");

  text = write_again (record);
  again = record_parse (text, strlen (text), NAME, &error);
  fuzz_check (again != NULL, "what was written is read: %s", error != NULL ? error->message : "-");
  check_same (record, again);
  text_again = write_again (again);
  fuzz_check (strcmp (text, text_again) == 0, "written again it is the same text");

  return 0;
}
