/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-past.h"

#include <glib/gi18n-lib.h>

#include "model/course/player-names.h"
#include "rules/game.h"

/* ---- Finding matches ------------------------------------------------------------------------- */

/* Returns a LIKE pattern for texts that contain @text. */
static char *
pattern_of (const char *text)
{
  GString *pattern = g_string_new ("%");

  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '%' || *c == '_' || *c == '\\')
        g_string_append_c (pattern, '\\');
      g_string_append_c (pattern, *c);
    }
  g_string_append_c (pattern, '%');

  return g_string_free (pattern, FALSE);
}

/* Returns the hex digits of @text, a beginning of a deal number, or NULL. */
static char *
digits_of (const char *text)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c++)
    {
      if (g_ascii_isspace (*c))
        continue;
      if (!g_ascii_isxdigit (*c))
        return NULL;
      g_string_append_c (digits, g_ascii_tolower (*c));
    }

  return digits->len > 0 ? g_strdup (digits->str) : NULL;
}

/* Returns true if @game with the options @text has the form @form. */
static gboolean
is_form (const Game *game, const char *text, const char *form)
{
  Options options = OPTIONS_DEFAULT;

  if (!options_set_all (&options, game, text, NULL))
    options = OPTIONS_DEFAULT;

  return g_str_equal (game_form (game, &options).key, form);
}

/* SQL for a player's name without the level of computer players. */
#define NAME "CASE kind WHEN 2 THEN ltrim (substr (name, instr (name, ' '))) ELSE name END"

GArray *
history_past_find (Database *database, const HistoryFilter *filter, GError **error)
{
  gboolean has_text = filter->text != NULL && filter->text[0] != '\0';
  g_autofree char *name = pattern_of (has_text ? filter->text : "");
  g_autofree char *number = digits_of (has_text ? filter->text : "");
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) fault = NULL;
  GameForm form;
  const Game *game = game_find_form (filter->form, &form);
  DatabaseQuery *query;

  query = database_query (
      database, &fault,
      "SELECT id, options FROM match WHERE (?1 IS NULL OR game = ?1) AND (?2 = 0 OR touched >= ?2)"
      " AND (?3 = 0 OR touched < ?3) AND (NOT ?4 OR won = ?5)"
      " AND (NOT ?6"
      "  OR id IN (SELECT match FROM player WHERE " NAME " LIKE ?7 ESCAPE '\\')"
      "  OR id IN (SELECT match FROM deal WHERE is_over AND hex >= ?8 AND hex < ?8 || 'g'))"
      " ORDER BY touched DESC, id DESC",
      "siiiiiss", game != NULL ? game->key : filter->form, filter->since, filter->before,
      (gint64) filter->has_outcome, (gint64) filter->outcome, (gint64) has_text, name, number);

  while (query != NULL && database_next (database, query, &fault))
    {
      gint64 id = sqlite3_column_int64 (query, 0);

      if (game == NULL || is_form (game, database_text (query, 1), filter->form))
        g_array_append_val (ids, id);
    }

  return database_end (&fault, error) ? g_steal_pointer (&ids) : NULL;
}

/* ---- Reading a match ------------------------------------------------------------------------- */

static gboolean
is_known (HistoryPast *past, const char *game, const char *options)
{
  past->game = game_find (game);
  past->options = OPTIONS_DEFAULT;

  return past->game != NULL && options_set_all (&past->options, past->game, options, NULL);
}

static gboolean
read_match (Database *database, gint64 match, HistoryPast *past, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      database, &fault,
      "SELECT game, options, state, won, touched, again, (SELECT count(*) FROM deal"
      " WHERE match = ?1 AND is_over) FROM match WHERE id = ?1",
      "i", match);
  gboolean is_good = query != NULL && database_next (database, query, &fault)
                     && is_known (past, database_text (query, 0), database_text (query, 1));

  if (is_good)
    {
      past->id = match;
      past->state = (HistoryState) sqlite3_column_int (query, 2);
      past->outcome = (HistoryOutcome) sqlite3_column_int (query, 3);
      past->touched = sqlite3_column_int64 (query, 4);
      past->again
          = sqlite3_column_type (query, 5) == SQLITE_NULL ? -1 : sqlite3_column_int (query, 5);
      past->n_deals = (guint) sqlite3_column_int (query, 6);
      match_init (&past->match, past->game, &past->options, NO_SEAT);
      past->match.over = past->state == HISTORY_OVER;
    }
  if (query != NULL)
    sqlite3_reset (query);
  if (!is_good && fault == NULL)
    g_set_error (&fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS,
                 _ ("Match %d was saved with moves that the rules do not allow."), (int) match);
  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));

  return is_good;
}

static gboolean
read_score (Database *database, HistoryPast *past, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT unit, score FROM result WHERE deal = (SELECT id FROM deal"
                        " WHERE match = ?1 AND is_over ORDER BY number DESC LIMIT 1)",
                        "i", past->id);

  while (query != NULL && database_next (database, query, &fault))
    {
      gint64 unit = sqlite3_column_int64 (query, 0);

      if (unit >= 0 && unit < past->match.n_units)
        past->match.score[unit] = sqlite3_column_int (query, 1);
    }

  return database_end (&fault, error);
}

static void
take_score_of (HistoryPast *past, const Deal *deal)
{
  DealResult result;

  deal_result (deal, &result);
  for (unsigned unit = 0; unit < past->match.n_units; unit++)
    past->match.score[unit] = result.score[unit];
}

/* Replays repeated deals, and games with counts besides the stored scores. */
static void
read_tally (Database *database, HistoryPast *past)
{
  gboolean is_again = past->again >= 0;
  g_autoptr (MatchLog) log = is_again || game_tally (&past->match) != NULL
                                 ? history_log_read (database, past->id, NULL)
                                 : NULL;

  if (log != NULL && is_again && (int) log->deals->len == past->again + 1)
    take_score_of (past, &log->deal);
  else if (log != NULL && !is_again)
    past->match = log->match;
}

/* Reads computer players’ names: "Anna, Bas, Cor". */
static gboolean
read_names (Database *database, HistoryPast *past, GError **error)
{
  g_autoptr (GError) fault = NULL;
  GString *names = g_string_new (NULL);
  DatabaseQuery *query = database_query (database, &fault,
                                         "SELECT " NAME " FROM player WHERE match = ?1 AND kind = 2"
                                         " ORDER BY player LIMIT " G_STRINGIFY (SEATS_MAX),
                                         "i", past->id);

  while (query != NULL && database_next (database, query, &fault))
    {
      g_autofree char *name = tidy_name (database_text (query, 0));

      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  past->names = g_string_free (names, FALSE);

  return database_end (&fault, error);
}

gboolean
history_past_read (Database *database, gint64 match, HistoryPast *past, GError **error)
{
  *past = (HistoryPast) { 0 };
  if (read_match (database, match, past, error) && read_score (database, past, error)
      && read_names (database, past, error))
    {
      read_tally (database, past);
      return TRUE;
    }
  history_past_clear (past);

  return FALSE;
}

void
history_past_clear (HistoryPast *past)
{
  g_clear_pointer (&past->names, g_free);
}

gboolean
history_past_remove (Database *database, const gint64 *matches, guint n, gint64 kept,
                     GError **error)
{
  gboolean is_good = database_begin (database, error);

  for (guint i = 0; is_good && i < n; i++)
    if (matches[i] != kept)
      is_good = database_run (database, error, "DELETE FROM match WHERE id = ?1", "i", matches[i]);

  return database_conclude (database, is_good, error);
}

/* ---- Repeated deals -------------------------------------------------------------------------- */

gboolean
history_past_mark_again (Database *database, gint64 match, guint again, GError **error)
{
  return database_run (database, error, "UPDATE match SET again = ?2 WHERE id = ?1", "ii", match,
                       (gint64) again);
}

GArray *
history_past_find_tries (Database *database, const Game *game, const Options *options,
                         const DealNumber *number, GError **error)
{
  g_autoptr (GArray) tries = g_array_new (FALSE, FALSE, sizeof (HistoryTry));
  g_autofree char *text = options_to_string (options, game);
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT match.id, deal.number FROM deal JOIN match ON match.id = deal.match"
                        " WHERE hex = ?1 AND is_over AND game = ?2 AND options = ?3"
                        " AND deal.number >= coalesce (again, 0) ORDER BY deal.id",
                        "sss", number->hex, game->key, text);

  while (query != NULL && database_next (database, query, &fault))
    {
      HistoryTry row = { .match = sqlite3_column_int64 (query, 0),
                         .deal = (guint) sqlite3_column_int (query, 1) };

      g_array_append_val (tries, row);
    }

  return database_end (&fault, error) ? g_steal_pointer (&tries) : NULL;
}
