/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The state in full sentences. */

#include <glib/gi18n-lib.h>

#include "model/words/tell-text.h"

char *
tell_trick_so_far (const Telling *telling)
{
  const Trick *trick = &telling->deal->trick;
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < trick->n; i++)
    {
      g_autofree char *card
          = words_card (telling->suits, deal_pack (telling->deal), trick->card[i]);
      const WordsValue values[]
          = { { "{name}", telling->name[trick->seat[i]] }, { "{card}", card }, { NULL, NULL } };

      text_append (text,
                   words_fill (text_for (telling, trick->seat[i], _ ("{name} played: {card}."),
                                         _ ("You played: {card}.")),
                               values));
    }
  if (trick->n > 0)
    {
      unsigned winner = trick_winner (trick);
      const WordsValue values[] = { { "{name}", telling->name[winner] }, { NULL, NULL } };

      text_append (text, words_fill (text_for (telling, winner, _ ("{name} is winning the trick."),
                                               _ ("You are winning the trick.")),
                                     values));
    }

  return g_string_free (text, FALSE);
}

static void
append_count (GString *text, const Telling *telling)
{
  g_autofree char *count = tell_count (telling);
  const WordsValue values[]
      = { { "{name}", telling->name[telling->user] }, { "{count}", count }, { NULL, NULL } };

  if (count[0] != '\0')
    /* Translators: {count} is what the user has won so far in this deal, as "43 eyes" */
    text_append (text, words_fill (C_ ("state", "{name}: {count}."), values));
}

static void
append_marks (GString *text, const Telling *telling, unsigned unit)
{
  g_autofree char *marks = tell_marks (telling, unit);
  const WordsValue values[] = { { "{marks}", marks }, { NULL, NULL } };

  if (marks[0] != '\0')
    /* Translators: what a side has beside its tricks: "In this deal: roem 20, roem 50." */
    text_append (text, words_fill (C_ ("state", "In this deal: {marks}."), values));
}

static unsigned
count_tricks (const Deal *deal, unsigned unit)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (deal_unit (deal, seat) == unit)
      n += deal->tricks_won[seat];

  return n;
}

static const char *
tricks_pattern (const Telling *telling, unsigned n)
{
  if (telling->is_once)
    return ngettext ("{side}: {tricks} trick.", "{side}: {tricks} tricks.", n);

  /* Translators: {side} is "We", "They" or a name; tricks are those of this deal. */
  return ngettext ("{side}: {tricks} trick, {score} written.",
                   "{side}: {tricks} tricks, {score} written.", n);
}

static void
append_scores (GString *text, const Telling *telling)
{
  g_autofree char *waiting = tell_waiting (telling, true);
  const WordsValue of_waiting[] = { { "{waiting}", waiting }, { NULL, NULL } };

  for (unsigned unit = 0; unit < telling->match->n_units; unit++)
    {
      unsigned n = count_tricks (telling->deal, unit);
      char score[12];
      char tricks[12];
      const WordsValue values[] = {
        { "{side}", tell_unit_name (telling, unit) },
        { "{score}", score },
        { "{tricks}", tricks },
        { NULL, NULL },
      };

      sheet_write_number (score, sizeof score, telling->match->score[unit], FALSE);
      g_snprintf (tricks, sizeof tricks, "%u", n);
      text_append (text, words_fill (tricks_pattern (telling, n), values));
      append_marks (text, telling, unit);
    }
  if (waiting != NULL)
    text_append (text, words_fill (C_ ("state", "{waiting}."), of_waiting));
}

static void
append_piles (GString *text, const Telling *telling)
{
  Pile piles[PILES_MAX];
  unsigned n = game_piles (telling->deal, piles);

  for (unsigned i = 0; i < n; i++)
    text_append (text, tell_pile (telling, &piles[i]));
}

static void
append_laid_open (GString *text, const Telling *telling)
{
  Pile piles[SEATS_MAX];
  unsigned n = tell_laid_open (telling, piles);

  for (unsigned i = 0; i < n; i++)
    text_append (text, tell_pile (telling, &piles[i]));
}

static void
append_turn (GString *text, const Telling *telling)
{
  int turn = telling->deal->turn;

  if (turn == NO_SEAT)
    {
      text_append (text, g_strdup (_ ("The deal is over.")));
    }
  else if (telling->prompt[0] != '\0')
    {
      const WordsValue values[] = { { "{prompt}", telling->prompt }, { NULL, NULL } };

      text_append (text, g_str_has_suffix (telling->prompt, "?")
                             ? g_strdup (telling->prompt)
                             : words_fill (C_ ("state", "{prompt}."), values));
    }
  else
    {
      const WordsValue values[] = { { "{name}", telling->name[turn] }, { NULL, NULL } };

      text_append (text, words_fill (text_for (telling, (unsigned) turn, _ ("It is {name}’s turn."),
                                               _ ("It is your turn.")),
                                     values));
    }
}

char *
tell_state (const Telling *telling)
{
  GString *text = g_string_new (NULL);

  if (telling->match->n_deals > 0)
    {
      text_append (text, tell_contract_sentence (telling));
      text_append (text, tell_dealt (telling));
      if (telling->match->n_deals > 1)
        text_append (text, tell_signals (telling));
      append_piles (text, telling);
      append_laid_open (text, telling);
      text_append (text, tell_trick_so_far (telling));
      append_turn (text, telling);
      append_count (text, telling);
      append_scores (text, telling);
    }

  return g_string_free (text, FALSE);
}
