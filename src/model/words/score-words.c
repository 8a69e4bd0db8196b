/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/score-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NUMBER_MAX 16
#define MARKS_MOST 4

void
score_names_clear (ScoreNames *names)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    {
      g_clear_pointer (&names->seat[i], g_free);
      g_clear_pointer (&names->player[i], g_free);
    }
}

static void
clear_all (char **texts, guint n)
{
  for (guint i = 0; i < n; i++)
    g_clear_pointer (&texts[i], g_free);
}

void
score_words_clear (ScoreTexts *texts)
{
  clear_all (&texts->heading, 1);
  clear_all (&texts->dealt, 1);
  clear_all (&texts->told, 1);
  clear_all (&texts->figures, 1);
  clear_all (texts->cell, SEATS_MAX);
  clear_all (texts->note, SHEET_NOTES_MAX);
  clear_all (texts->note_told, SHEET_NOTES_MAX);
  clear_all (texts->fact, BREAKDOWN_FACTS_MAX);
  clear_all (texts->fact_text, BREAKDOWN_FACTS_MAX);
  clear_all (texts->label, BREAKDOWN_ROWS_MAX);
  clear_all (&texts->verdict, 1);
}

char *
score_words_list (const char *const *names, guint n)
{
  GString *list = g_string_new (names[0]);
  g_autofree char *first = NULL;
  WordsValue values[] = { { "{list}", NULL }, { "{name}", names[n - 1] }, { NULL, NULL } };

  for (guint i = 1; i + 1 < n; i++)
    g_string_append_printf (list, "%s%s", C_ ("list", ", "), names[i]);
  if (n == 1)
    return g_string_free (list, FALSE);

  first = g_string_free (list, FALSE);
  values[0].value = first;

  /* Translators: the end of a list of names, as in "Anna, Jan and Kees". */
  return words_fill (C_ ("list", "{list} and {name}"), values);
}

/* ---- The line on the sheet ------------------------------------------------------------------- */

static char *
list_unit (const Deal *deal, guint unit, const ScoreNames *names)
{
  const char *name[SEATS_MAX];
  guint n = 0;

  for (guint seat = 0; seat < deal->n_seats; seat++)
    if (deal_unit (deal, seat) == unit)
      name[n++] = names->seat[seat];

  return score_words_list (name, n);
}

static char *
write_heading (const Deal *deal, const SheetRow *row, const ScoreNames *names)
{
  g_autofree char *first = list_unit (deal, 0, names);
  g_autofree char *second = list_unit (deal, 1, names);
  char number[NUMBER_MAX];
  const WordsValue values[]
      = { { "{number}", number }, { "{first}", first }, { "{second}", second }, { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", row->block);

  return words_fill (words_of_game ("sheet", game_sheet_form (deal->game, &deal->options)->heading),
                     values);
}

static char *
tell_what_is_played (const Deal *deal, const SheetRow *row, const ScoreNames *names,
                     DeckSuits suits)
{
  const WordsTalk talk = { deal, NO_SEAT, NO_SEAT, names->listener };
  const char *name = row->declarer != NO_SEAT ? names->seat[row->declarer] : NULL;
  char value[NUMBER_MAX];
  const WordsValue values[] = {
    { "{declarer}", name != NULL ? name : "" },
    { "{game}", row->game != NULL ? row->game : "" },
    { "{suit}", words_suit (suits, row->trump) },
    { "{value}", value },
    { NULL, NULL },
  };

  g_snprintf (value, sizeof value, "%u", row->value);

  return row->told != NULL ? words_fill (words_sentence ("sheet", row->told, &talk), values)
                           : words_contract (suits, deal->game, row->trump, name,
                                             name != NULL && row->declarer == names->listener);
}

static char *
tell_contract_of_row (const Deal *deal, const SheetRow *row, const ScoreNames *names,
                      DeckSuits suits)
{
  g_autofree char *told = NULL;
  char number[NUMBER_MAX];
  WordsValue values[]
      = { { "{contract}", NULL }, { "{number}", number }, { "{doubled}", "" }, { NULL, NULL } };
  const char *doubled = game_contract (deal).doubled;

  if (row->contract[0] == '\0')
    return g_strdup (_ ("Not played"));
  told = tell_what_is_played (deal, row, names, suits);
  if (row->multiplier == 1 && doubled == NULL)
    return g_steal_pointer (&told);

  values[0].value = told;
  g_snprintf (number, sizeof number, "%u", row->multiplier);
  if (row->multiplier == 1)
    {
      values[2].value = words_of_game ("contract", doubled);
      /* Translators: two sentences; {doubled} is "doubled" or "redoubled" */
      return words_fill (_ ("{contract} It was {doubled}."), values);
    }

  return words_fill (_ ("{contract} Everything is multiplied by {number}."), values);
}

/* Appends the signs in @text, separated by spaces, in words. */
static void
append_signs (GString *list, const SheetForm *form, const char *text)
{
  g_auto (GStrv) signs = g_strsplit (text, " ", -1);

  for (guint i = 0; signs[i] != NULL; i++)
    {
      const char *meaning = signs[i];

      if (signs[i][0] == '\0')
        continue;
      for (const SheetSign *sign = form->signs; sign != NULL && sign->sign != NULL; sign++)
        if (strcmp (sign->sign, signs[i]) == 0)
          meaning = words_of_game ("sign", sign->meaning);
      if (list->len > 0)
        g_string_append (list, meaning == signs[i] ? " " : C_ ("list", ", "));
      g_string_append (list, meaning);
    }
}

char *
score_words_signs (const SheetForm *form, const char *text)
{
  GString *list = g_string_new (NULL);

  append_signs (list, form, text);

  return g_string_free (list, FALSE);
}

static char *
tell_figures (const SheetForm *form, const SheetRow *row)
{
  g_autoptr (GString) figures = g_string_new (NULL);
  WordsValue values[] = { { "{heading}", "" }, { "{figures}", NULL }, { NULL, NULL } };

  if (row->figures[0] == '\0')
    return g_strdup ("");
  append_signs (figures, form, row->figures);
  values[0].value = words_of_game ("sheet", form->figures);
  values[1].value = figures->str;

  /* Translators: a heading of the score sheet and what stands below it, as in "Points: 47 ×3". */
  return words_fill (C_ ("sheet", "{heading}: {figures}"), values);
}

static char *
tell_cell (const SheetForm *form, const SheetRow *row, guint unit, const char *side)
{
  const SheetCell *cell = &row->unit[unit];
  g_autoptr (GString) written = g_string_new (NULL);
  char score[NUMBER_MAX];
  char total[NUMBER_MAX];
  WordsValue values[] = {
    { "{side}", side },   { "{cell}", NULL }, { "{score}", score },
    { "{total}", total }, { NULL, NULL },
  };

  append_signs (written, form, cell->written);
  append_signs (written, form, cell->marks);
  values[1].value = written->str;
  sheet_write_number (score, sizeof score, cell->score, form->is_ledger);
  sheet_write_number (total, sizeof total, cell->total, form->is_ledger);

  if (written->len == 0)
    /* Translators: a cell of the score sheet in which nothing is written. */
    return words_fill (C_ ("sheet", "{side}: {total} in all"), values);
  if (!form->has_totals)
    return words_fill (C_ ("sheet", "{side}: {cell}"), values);
  if (row->has_amount)
    return words_fill (C_ ("sheet", "{side}: {cell}, counts {score}, {total} in all"), values);

  /* Translators: a cell of the score sheet: "We: 100, roem 20, 340 in all". */
  return words_fill (C_ ("sheet", "{side}: {cell}, {total} in all"), values);
}

int
score_words_maker (const Deal *deal, const SheetRow *row)
{
  if (row->declarer == NO_SEAT || row->contract[0] == '\0' || deal->game->declarer_closes)
    return -1;

  return (int) deal_unit (deal, (unsigned) row->declarer);
}

/* Returns the text of a cell; that of the maker's side says what was played. */
static char *
tell_side (const Deal *deal, const SheetRow *row, guint unit, const char *side,
           const char *contract)
{
  g_autofree char *cell = tell_cell (game_sheet_form (deal->game, &deal->options), row, unit, side);
  const WordsValue values[] = { { "{cell}", cell }, { "{contract}", contract }, { NULL, NULL } };

  if (score_words_maker (deal, row) != (int) unit)
    return g_steal_pointer (&cell);

  /* Translators: a cell of the score sheet, and who played what: "We: 100, 340 in all. Trumps are
     hearts; Jan plays." */
  return words_fill (C_ ("sheet", "{cell}. {contract}"), values);
}

char *
score_words_lost (const Match *match, unsigned unit)
{
  const SheetForm *form = game_sheet_form (match->game, &match->options);
  int n = form->marks_end_block ? game_tally (match)[unit] : 0;
  GString *marks = g_string_new (NULL);

  if (n > MARKS_MOST)
    g_string_printf (marks, "%d %s", n, form->signs[0].sign);
  else
    for (int i = 0; i < n; i++)
      g_string_append (marks, form->signs[0].sign);

  return g_string_free (marks, FALSE);
}

char *
score_words_standing (const Match *match, unsigned unit)
{
  g_autofree char *lost = score_words_lost (match, unit);
  char score[NUMBER_MAX];

  sheet_write_number (score, sizeof score, match->score[unit], FALSE);
  if (lost[0] == '\0')
    return g_strdup (score);

  return match->over ? g_steal_pointer (&lost) : g_strconcat (lost, " ", score, NULL);
}

char *
score_words_once_more (guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  const WordsValue values[] = { { "{number}", text }, { NULL, NULL } };

  /* Translators: of a deal that is played a second time, in place of the score */
  return words_fill (_ ("Deal {number} once more"), values);
}

char *
score_words_note (const SheetNote *note, bool in_words)
{
  const char *text = in_words ? note->meaning : note->label;
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };

  if (text == NULL)
    return g_strdup ("");
  g_snprintf (number, sizeof number, "%d", note->value[0]);

  return words_fill (words_of_game ("sheet", text), values);
}

static void
write_line (ScoreTexts *texts, const Deal *deal, const SheetRow *row, const ScoreNames *names,
            DeckSuits suits)
{
  const SheetForm *form = game_sheet_form (deal->game, &deal->options);

  texts->heading = form->heading != NULL ? write_heading (deal, row, names) : g_strdup ("");
  texts->dealt = words_dealt (names->seat[row->dealer], row->dealer == names->listener);
  texts->told = tell_contract_of_row (deal, row, names, suits);
  texts->figures = tell_figures (form, row);
  for (guint u = 0; u < row->n_units; u++)
    {
      const char *side = words_side (deal->game, &deal->options, u, names->listener);

      texts->cell[u] = tell_side (deal, row, u, side != NULL ? side : names->seat[u], texts->told);
    }
  for (guint i = 0; i < row->n_notes; i++)
    {
      texts->note[i] = score_words_note (&row->note[i], false);
      texts->note_told[i] = score_words_note (&row->note[i], true);
    }
}

/* ---- The breakdown --------------------------------------------------------------------------- */

static char *
fill_fact (const BreakdownFact *fact, const Deal *deal, DeckSuits suits)
{
  g_autofree char *card
      = fact->card != CARD_NONE ? words_card (suits, deal_pack (deal), fact->card) : NULL;
  const WordsValue values[] = { { "{suit}", words_suit_short (suits, deal->trump) },
                                { "{card}", card != NULL ? card : "" },
                                { NULL, NULL } };

  return words_fill (fact->text, values);
}

static char *
write_verdict (const Deal *deal, const SheetRow *row, const Breakdown *breakdown,
               const ScoreNames *names)
{
  const WordsTalk talk = { deal, breakdown->winner, breakdown->loser, names->listener };
  const char *winner = names->seat[breakdown->winner];
  const char *loser = names->seat[breakdown->loser];
  const WordsValue values[]
      = { { "{declarer}", deal->declarer != NO_SEAT ? names->seat[deal->declarer] : "" },
          { "{winner}", winner != NULL ? winner : "" },
          { "{loser}", loser != NULL ? loser : "" },
          { NULL, NULL } };
  g_autofree char *verdict
      = words_fill (words_sentence ("verdict", breakdown->verdict, &talk), values);
  g_autofree char *ended = NULL;

  if (row->ended == NULL)
    return g_steal_pointer (&verdict);
  ended = words_fill (words_sentence ("sheet", row->ended, &talk), values);

  return g_strconcat (verdict, " ", ended, NULL);
}

static void
write_breakdown (ScoreTexts *texts, const Deal *deal, const Breakdown *breakdown, DeckSuits suits)
{
  for (guint i = 0; i < breakdown->n_facts; i++)
    {
      texts->fact[i] = g_strdup (words_of_game ("breakdown", breakdown->fact[i].label));
      texts->fact_text[i] = fill_fact (&breakdown->fact[i], deal, suits);
    }
  for (guint i = 0; i < breakdown->n_rows; i++)
    texts->label[i]
        = words_fill_ranks (suits, words_of_game ("breakdown", breakdown->row[i].label));
}

void
score_words_write (ScoreTexts *texts, const Deal *deal, const SheetRow *row,
                   const Breakdown *breakdown, const ScoreNames *names, DeckSuits suits)
{
  score_words_clear (texts);
  write_line (texts, deal, row, names, suits);
  write_breakdown (texts, deal, breakdown, suits);
  texts->verdict = write_verdict (deal, row, breakdown, names);
}
