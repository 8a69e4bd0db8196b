/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Side by side: one deal as the user and another table played it, with the same cards, and the
 * first action that differs. The other table is that of a house player or of a friend.
 */

#pragma once

#include <gio/gio.h>

#include "model/competing/contest-rows.h"
#include "players/analysis/analysis.h"
#include "players/argue.h"

typedef struct
{
  MatchLog *own;   /* match of the user up to this deal */
  MatchLog *other; /* match of the user with the play of the other table in this deal */
  guint seat;      /* seat of the user, and of the other player */
  int own_result;  /* field_result () of the user */
  int other_result;

  gboolean is_parted; /* false if both tables played every card alike */
  /* valid if is_parted: */
  guint position; /* number of equal actions before the first different one */
  Deal parting;   /* state of the deal then */
  Action own_action;
  Action other_action;

  /* The reason of a house player; valid if @has_reason. */
  gboolean has_reason;
  Observation seen;        /* observation of the house player at the parting */
  PlayerArgument argument; /* its own argument */
  const char *rule;        /* word for its rule of thumb (tell_rule ()), or "" */
  Analysis *analysis;      /* judgement of hints that recommends other_action, or NULL */
  gboolean is_own_better;  /* true if the judge of hints recommends own_action */
} SideBySide;

void side_by_side_free (SideBySide *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SideBySide, side_by_side_free)

/**
 * Compares deal @deal of @own, played at @seat, with deal @deal of @other. Both must be over.
 * Returns NULL if the other play breaks the rules after the earlier deals of @own: the score of a
 * match may forbid an action.
 */
SideBySide *side_by_side_new (const MatchLog *own, guint deal, guint seat, const MatchLog *other);

/**
 * Lets house player @member play the deal at @place in a thread, compares, and finds its reason for
 * the first different action. The deal must be over.
 */
void side_by_side_play_async (const FieldPlace *place, guint member, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer user_data);

/** Returns: (transfer full): the comparison; NULL with G_IO_ERROR_CANCELLED if it was cancelled. */
SideBySide *side_by_side_play_finish (GAsyncResult *result, GError **error);

/**
 * Returns the house player with the best result in @deal, the strongest of several. While results
 * are missing, it is the best of those that are known; a strong one without any.
 */
guint side_by_side_find_best (const ContestDeal *deal);
