/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/side-words.h"

#include <glib/gi18n-lib.h>

#include "model/words/standing-words.h"
#include "model/words/tell-done.h"
#include "model/words/tell-reason.h"
#include "players/temperament.h"

/* Most letters of a reason: the bar below the table must leave room for the table. */
#define ROOM 160

/* ---- Players and results --------------------------------------------------------------------- */

const char *
side_words_friend (const char *name)
{
  /* Translators: in place of the name of the person who was sent the same cards */
  return name != NULL && name[0] != '\0' ? name : C_ ("side", "your friend");
}

char *
side_words_member (guint member)
{
  const FieldMember *who = field_member (member);
  const char *title = temperament_info (who->temperament)->title;
  const WordsValue values[] = { { "{level}", words_level (who->level) },
                                { "{temperament}", words_of_game ("temperament", title) },
                                { NULL, NULL } };

  /* Translators: a player of the program: "Strong, steady" */
  return words_fill (C_ ("side", "{level}, {temperament}"), values);
}

char *
side_words_choice (guint member, const ContestDeal *deal)
{
  g_autofree char *who = side_words_member (member);
  g_autofree char *points = NULL;

  if (member >= deal->n_house)
    return g_steal_pointer (&who);
  points = standing_words_points (deal->house[member]);

  return g_strdup_printf ("%s: %s", who, points);
}

char *
side_words_results (const SideBySide *side, const SideTable *table)
{
  g_autofree char *own = standing_words_points (side->own_result);
  g_autofree char *other = standing_words_points (side->other_result);
  const WordsValue values[]
      = { { "{own}", own },
          { "{other}", other },
          { "{name}", table->name != NULL ? side_words_friend (table->name) : NULL },
          { NULL, NULL } };

  return words_fill (table->name == NULL
                         /* Translators: results of one deal in points, "+82" */
                         ? C_ ("side", "You {own} · house player {other}")
                         : C_ ("side", "You {own} · {name} {other}"),
                     values);
}

/* ---- Parting --------------------------------------------------------------------------------- */

static char *
tell_alike (const SideTable *table)
{
  g_autofree char *who = NULL;

  if (table->name != NULL)
    return g_strdup (C_ ("side", "Both of you played every card alike."));
  who = side_words_member (table->member);

  const WordsValue values[] = { { "{who}", who }, { NULL, NULL } };

  /* Translators: {who} is a player of the program: "Strong, steady" */
  return words_fill (C_ ("side", "This house player ({who}) played every card as you did."),
                     values);
}

/* Returns a card as "J♥", and anything else as tell_done (). */
static char *
name_action (const Telling *telling, const Deal *deal, Action action)
{
  if (action_verb (action) == VERB_PLAY)
    return words_card_short (telling->suits, deal_pack (deal), action_card (deal->game, action));

  return tell_done (telling, deal, action);
}

static const char *
sentence_for (const SideBySide *side, const SideTable *table)
{
  const Game *game = side->own->game;
  gboolean is_play
      = action_is_play (game, side->own_action) && action_is_play (game, side->other_action);

  if ((guint) side->parting.turn != side->seat)
    /* Translators: two tables with the same cards; {player} is a player at both who did not do the
     * same; {own} and {other} are cards or “Pass” */
    return C_ ("side",
               "Here {player} did not do the same: {own} at your table, {other} at the other "
               "one.");
  if (table->name != NULL)
    return is_play ? C_ ("side", "You played {own} here; {name} played {other}.")
                   /* Translators: {own} and {other} are what was said: “Pass” */
                   : C_ ("side", "You chose {own} here; {name} chose {other}.");

  return is_play
             /* Translators: {own} and {other} are cards, {who} is "Strong, steady" */
             ? C_ ("side", "You played {own} here; this house player ({who}) played {other}.")
             : C_ ("side", "You chose {own} here; this house player ({who}) chose {other}.");
}

/* Returns the reason of the house player; "" without one. */
static char *
tell_reason_of (const SideBySide *side, const Telling *telling)
{
  g_autofree char *reason = NULL;
  CardSet cards = 0;

  if (!side->has_reason)
    return g_strdup ("");
  if (side->analysis != NULL)
    return tell_reason (telling, &side->parting, &side->seen, side->analysis, side->own_action,
                        NULL, &cards);
  reason = tell_argument (telling, &side->parting, &side->argument);

  return reason[0] != '\0' ? g_steal_pointer (&reason) : g_strdup (side->rule);
}

static void
append_reason (GString *text, const SideBySide *side, const Telling *telling)
{
  g_autofree char *reason = tell_reason_of (side, telling);
  const WordsValue values[] = { { "{reason}", reason }, { NULL, NULL } };
  g_autofree char *told = NULL;

  if (reason[0] != '\0')
    {
      /* Translators: {reason} is a sentence on the card of a house player: "It takes the trick." */
      told = words_fill (C_ ("side", "The idea: {reason}"), values);
      g_string_append_printf (text, " %s", told);
    }
  if (side->is_own_better)
    g_string_append_printf (text, " %s",
                            C_ ("side", "A strong player would have decided as you did."));
}

char *
side_words_parting (const SideBySide *side, const SideTable *table, const Telling *telling)
{
  Telling here = *telling;
  const Deal *deal = &side->parting;
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;
  g_autofree char *who = side_words_member (table->member);
  g_autofree char *sentence = NULL;
  GString *text;

  if (!side->is_parted)
    return tell_alike (table);
  here.deal = deal;
  here.before = NULL;
  here.row = NULL;
  here.listener = (int) side->seat;
  here.room = ROOM;
  own = name_action (&here, deal, side->own_action);
  other = name_action (&here, deal, side->other_action);

  const WordsValue values[]
      = { { "{own}", own },
          { "{other}", other },
          { "{who}", who },
          { "{name}", table->name != NULL ? side_words_friend (table->name) : NULL },
          { "{player}", here.name[deal->turn] },
          { NULL, NULL } };

  sentence = words_fill (sentence_for (side, table), values);
  text = g_string_new (sentence);
  append_reason (text, side, &here);

  return g_string_free (text, FALSE);
}
