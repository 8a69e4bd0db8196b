/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/past-words.h"

#include <glib/gi18n-lib.h>

#include "model/competing/contest-words.h"
#include "model/words/score-words.h"
#include "model/words/time-words.h"
#include "model/words/words.h"
#include "rules/sheet.h"

static char *
name_deal (const char *rules, guint deal)
{
  g_autofree char *number = g_strdup_printf ("%u", deal + 1);
  const WordsValue values[] = { { "{rules}", rules }, { "{number}", number }, { NULL, NULL } };

  /* Translators: {rules} is what was played, as "Klaverjassen · Rotterdams" */
  return words_fill (_ ("{rules}, deal {number} again"), values);
}

char *
past_words_deal (const MatchLog *log, guint deal)
{
  g_autofree char *number = g_strdup_printf ("%u", deal + 1);
  const WordsValue values[] = { { "{game}", words_title (log->game, &log->options) },
                                { "{number}", number },
                                { NULL, NULL } };

  return words_fill (_ ("{game}, deal {number}"), values);
}

char *
past_words_title (const HistoryPast *past, const char *contest)
{
  g_autofree char *rules = NULL;

  if (past->game == NULL)
    return g_strdup (_ ("This match cannot be read."));
  rules = contest_words_match_title (past->game, &past->options, contest);

  return past->again < 0 ? g_steal_pointer (&rules) : name_deal (rules, (guint) past->again);
}

char *
past_words_rules (const HistoryPast *past, const char *contest)
{
  return past->again < 0 ? contest_words_match_rules (past->game, &past->options, contest)
                         : past_words_title (past, contest);
}

char *
past_words_summary (const HistoryPast *past)
{
  const char *names = past->names[0] != '\0' ? past->names : NULL; /* NULL ends the parts */
  g_autofree char *date = time_words_lately (past->touched, TRUE);
  g_autofree char *count = g_strdup_printf ("%u", past->n_deals);
  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };
  g_autofree char *deals
      = words_fill (ngettext ("{count} deal", "{count} deals", past->n_deals), values);

  return past->again < 0 ? g_strjoin (" · ", date, deals, names, NULL)
                         : g_strjoin (" · ", date, names, NULL);
}

char *
past_words_standing (const Match *match)
{
  GString *text = g_string_new (NULL);

  for (guint unit = 0; unit < match->n_units; unit++)
    {
      g_autofree char *standing = score_words_standing (match, unit);

      g_string_append_printf (text, "%s%s", unit == 0 ? "" : " : ", standing);
    }

  return g_string_free (text, FALSE);
}

char *
past_words_score (const gint32 *score, guint n_units)
{
  GString *text = g_string_new (NULL);

  for (guint unit = 0; unit < n_units; unit++)
    {
      char number[16];

      sheet_write_number (number, sizeof number, score[unit], FALSE);
      g_string_append_printf (text, "%s%s", unit == 0 ? "" : " : ", number);
    }

  return g_string_free (text, FALSE);
}

const char *
past_words_outcome (const HistoryPast *past)
{
  if (past->again >= 0)
    /* Translators: a deal that was played a second time; shown in place of won or lost */
    return C_ ("past match", "Again");
  switch (past->outcome)
    {
    case HISTORY_WON:
      return C_ ("past match", "Won");
    case HISTORY_LOST:
      return C_ ("past match", "Lost");
    case HISTORY_DRAWN:
      return C_ ("past match", "Drawn");
    case HISTORY_OPEN:
    default:
      return C_ ("past match", "Open");
    }
}
