/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/game.h"
#include "rules/record.h"

#define PLAYER_NAME_MAX 1000 /* below RECORD_LINE_MAX */

void
record_write_header (GString *text, const MatchLog *log)
{
  const Game *game = log->game;
  const Options *options = &log->options;

  g_string_append_printf (text, "atout %d\ngame %s\n",
                          log->planned->len > 0 ? RECORD_VERSION_PLANNED : RECORD_VERSION,
                          game->key);
  for (unsigned i = 0; game->options->list[i].key != NULL; i++)
    if (options->value[i] != 0)
      g_string_append_printf (text, "option %s %s\n", game->options->list[i].key,
                              options_value_key (options, game, i));
}

/* Returns the words of @name with single blanks. */
static char *
name_words (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *words = g_string_new (NULL);
  bool gap = false;

  for (const char *at = valid; *at != '\0' && words->len < PLAYER_NAME_MAX;
       at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (letter == ' ' || g_unichar_iscntrl (letter))
        {
          gap = words->len > 0;
          continue;
        }
      if (gap)
        g_string_append_c (words, ' ');
      gap = false;
      g_string_append_unichar (words, letter);
    }
  if (words->len == 0)
    g_string_append (words, RECORD_NO_NAME);

  return g_string_free (words, FALSE);
}

void
record_write_player (GString *text, unsigned seat, PlayerKind kind, const char *name)
{
  g_autofree char *words = name_words (name);

  g_string_append_printf (text, "player %u %s %s\n", seat,
                          kind == PLAYER_HUMAN ? "human" : "computer", words);
}

void
record_write_deal (GString *text, const Match *match, const Deal *deal, const DealNumber *number)
{
  const Pack *pack = deal_pack (deal);

  g_string_append_printf (text, "deal %u\ndealer %u\n", match->n_deals, deal->dealer);
  if (number != NULL)
    g_string_append_printf (text, "number %s\n", number->hex);
  g_string_append (text, "pack");
  for (unsigned i = 0; i < deal->n_pack; i++)
    g_string_append_printf (text, " %s", pack_code (pack, deal->pack[i]));
  g_string_append_c (text, '\n');
}

void
record_write_action (GString *text, const Deal *deal, unsigned seat, Action action)
{
  char token[TOKEN_MAX];

  g_string_append_printf (text, "%u %s\n", seat,
                          action_to_token (deal->game, deal_pack (deal), action, token));
}

void
record_write_result (GString *text, const Match *match, const Deal *deal)
{
  const Game *game = match->game;
  unsigned n;
  const int32_t *standings = match_standings (match, &n);
  DealResult result;

  deal_result (deal, &result);
  g_string_append (text, "result points");
  for (unsigned u = 0; u < result.n_units; u++)
    g_string_append_printf (text, " %d", result.points[u]);
  g_string_append (text, " score");
  for (unsigned u = 0; u < result.n_units; u++)
    g_string_append_printf (text, " %d", result.score[u]);

  g_string_append (text, "\nmatch scores");
  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (text, " %d", standings[i]);
  if (game->tally_name != NULL)
    g_string_append_printf (text, " %s", game->tally_name);
  for (unsigned u = 0; game->tally_name != NULL && u < match->n_units; u++)
    g_string_append_printf (text, " %d", game_tally (match)[u]);
  g_string_append (text, match->over ? " over yes winners" : " over no");
  for (unsigned seat = 0; match->over && seat < match->n_seats; seat++)
    if (match->winners & (1u << seat))
      g_string_append_printf (text, " %u", seat);
  g_string_append_c (text, '\n');
}

/* ---- A whole log ----------------------------------------------------------------------------- */

/* Writes user steps unless they are the actions of humans. */
static void
write_steps (GString *text, const MatchLog *log, unsigned index)
{
  const LogDeal *deal = match_log_get_deal (log, index);
  bool is_usual = true;

  for (unsigned i = 0; i < deal->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (deal, i);

      is_usual &= action->is_step == match_log_is_human (log, index, action->seat);
    }
  if (is_usual)
    return;
  g_string_append (text, RECORD_STEPS);
  for (unsigned i = 0; i < deal->n_done; i++)
    if (log_deal_get_action (deal, i)->is_step)
      g_string_append_printf (text, " %u", i + 1);
  g_string_append_c (text, '\n');
}

void
record_write_log_deal (GString *text, const MatchLog *log, unsigned index)
{
  const LogDeal *from = match_log_get_deal (log, index);
  Match match;
  Deal deal;

  match_log_at (log, index, 0, &match, &deal);
  record_write_deal (text, &match, &deal, from->has_number ? &from->number : NULL);
  for (unsigned i = 0; i < from->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (from, i);

      record_write_action (text, &deal, action->seat, action->action);
    }
  match_log_at (log, index, from->n_done, &match, &deal);
  if (deal_is_over (&deal))
    record_write_result (text, &match, &deal);
  write_steps (text, log, index);
  if (from->was_undone)
    g_string_append (text, RECORD_UNDONE "\n");
  if (from->was_hinted)
    g_string_append (text, RECORD_HINTED "\n");
}

/* Writes an unusual first dealer if no deal was dealt yet. */
static void
write_dealer (GString *text, const MatchLog *log)
{
  Match usual;

  match_init (&usual, log->game, &log->options, NO_SEAT);
  if (log->deals->len == 0 && log->match.dealer != usual.dealer)
    g_string_append_printf (text, "deal 1\ndealer %u\n", log->match.dealer);
}

/* Writes the numbers of planned deals. */
static void
write_planned (GString *text, const MatchLog *log)
{
  if (log->planned->len == 0)
    return;
  g_string_append (text, "planned");
  for (unsigned i = 0; i < log->planned->len; i++)
    g_string_append_printf (text, " %s", g_array_index (log->planned, DealNumber, i).hex);
  g_string_append_c (text, '\n');
}

char *
record_of_log (const MatchLog *log)
{
  GString *text = g_string_new (NULL);

  record_write_header (text, log);
  for (unsigned i = 0; i < log->match.n_seats; i++)
    if (log->player[i].kind != PLAYER_NONE)
      record_write_player (text, i, log->player[i].kind, log->player[i].name);
  write_planned (text, log);
  for (unsigned i = 0; i < log->deals->len; i++)
    record_write_log_deal (text, log, i);
  write_dealer (text, log);

  return g_string_free (text, FALSE);
}
