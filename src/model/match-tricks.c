/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tricks of the running deal, to look back at. */

#include <glib/gi18n-lib.h>

#include "atout-match-private.h"
#include "match-words.h"
#include "words.h"

void
match_tricks_add (AtoutMatch *self)
{
  g_array_append_val (self->tricks, self->deal.last_trick);
}

guint
atout_match_get_n_tricks (AtoutMatch *self)
{
  return self->tricks->len;
}

const Trick *
atout_match_get_trick_at (AtoutMatch *self, guint index)
{
  g_return_val_if_fail (index < self->tricks->len, NULL);

  return &g_array_index (self->tricks, Trick, index);
}

/* "Anna ten of clubs, Jan king of clubs" */
static char *
list_plays (AtoutMatch *self, const Trick *trick)
{
  GString *list = g_string_new (NULL);

  for (unsigned i = 0; i < trick->n; i++)
    {
      g_autofree char *card
          = words_card (self->hand_order.suits, deal_pack (&self->deal), trick->card[i]);
      const WordsValue values[] = {
        { "{name}", atout_seat_get_name (self->seat[trick->seat[i]]) },
        { "{card}", card },
        { NULL, NULL },
      };
      /* Translators: who played what in a list, as in "Anna ten of clubs" */
      g_autofree char *play = words_fill (C_ ("trick", "{name} {card}"), values);

      g_string_append_printf (list, "%s%s", i > 0 ? C_ ("list", ", ") : "", play);
    }

  return g_string_free (list, FALSE);
}

char *
atout_match_describe_trick (AtoutMatch *self, guint index)
{
  const Trick *trick = atout_match_get_trick_at (self, index);
  guint points = trick_points (deal_order (&self->deal), trick_cards (trick));
  g_autofree char *plays = list_plays (self, trick);
  char number[12];
  char worth[12];
  const WordsValue values[] = {
    { "{number}", number },
    { "{plays}", plays },
    { "{name}", atout_seat_get_name (self->seat[trick_winner (trick)]) },
    { "{points}", worth },
    { NULL, NULL },
  };

  g_snprintf (number, sizeof number, "%u", index + 1);
  g_snprintf (worth, sizeof worth, "%u", points);

  if (self->deal.game->counts_at_end)
    return words_fill (_ ("Trick {number}: {plays}. {name} takes it."), values);

  /* Translators: {plays} is "Anna ten of clubs, Jan king of clubs, …" */
  return words_fill (ngettext ("Trick {number}: {plays}. {name} takes it: {points} point.",
                               "Trick {number}: {plays}. {name} takes it: {points} points.",
                               points),
                     values);
}
