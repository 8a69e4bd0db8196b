/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/tell-things.h"

#include "model/words/tell-text.h"

#define MOST 2 /* introductions in one advice */

void
things_told_clear (ThingsTold *told)
{
  g_clear_pointer (&told->at, g_hash_table_unref);
}

static gboolean
has_verb (const ActionList *legal, unsigned verb)
{
  for (unsigned i = 0; i < legal->n; i++)
    if (action_verb (legal->at[i]) == verb)
      return TRUE;

  return FALSE;
}

static gboolean
matters_in (const GameThing *thing, const DecisionPart *part)
{
  return part->legal.n > 0 && (thing->phase == 0 || thing->phase == part->deal.phase)
         && (thing->verb == 0 || has_verb (&part->legal, thing->verb))
         && (thing->matters == NULL || thing->matters (&part->deal, &part->legal));
}

/* Returns TRUE if an earlier decision than that at @at introduced @thing. */
static gboolean
is_known (const ThingsTold *told, const GameThing *thing, guint at)
{
  gpointer before;

  return g_hash_table_lookup_extended (told->at, thing->key, NULL, &before)
         && GPOINTER_TO_UINT (before) < at;
}

char *
tell_things (const Telling *telling, const Decision *decision, guint at, glong room,
             ThingsTold *told)
{
  GString *text = g_string_new (NULL);
  const GameThing *thing = decision->now.deal.game->counsel->things;
  const char *last = NULL;
  guint n = 0;

  if (told->at == NULL)
    told->at = g_hash_table_new (g_str_hash, g_str_equal);
  for (; thing != NULL && thing->key != NULL && n < MOST; thing++)
    if (g_strcmp0 (thing->key, last) != 0
        && (matters_in (thing, &decision->now) || matters_in (thing, &decision->behind)))
      {
        g_autofree char *sentence = NULL;

        last = thing->key;
        if (is_known (told, thing, at))
          continue;
        sentence = words_fill_ranks (telling->suits, words_of_game ("thing", thing->text));
        room -= g_utf8_strlen (sentence, -1);
        if (room < 0)
          break;
        g_hash_table_insert (told->at, (gpointer) thing->key, GUINT_TO_POINTER (at));
        text_append (text, g_steal_pointer (&sentence));
        n++;
      }

  return g_string_free (text, FALSE);
}
