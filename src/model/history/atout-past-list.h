/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-past.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_PAST_LIST (atout_past_list_get_type ())

/**
 * AtoutPastList: the matches of a history that fit a filter, the latest first, a GListModel of
 * AtoutPast: each is read when it is asked for.
 */
G_DECLARE_FINAL_TYPE (AtoutPastList, atout_past_list, ATOUT, PAST_LIST, GObject)

/** All matches of @history. */
AtoutPastList *atout_past_list_new        (AtoutHistory        *history);

/** Lists only matches that fit @filter. */
void           atout_past_list_set_filter (AtoutPastList       *self,
                                           const HistoryFilter *filter);

/** Looks for them again. */
void           atout_past_list_refresh    (AtoutPastList       *self);

/** Forgets @past for good. */
gboolean       atout_past_list_remove     (AtoutPastList       *self,
                                           AtoutPast           *past,
                                           GError             **error);

/** Forgets all that are listed but @kept, which may be NULL: the one that is being played. */
gboolean       atout_past_list_remove_all (AtoutPastList       *self,
                                           AtoutMatch          *kept,
                                           GError             **error);

G_END_DECLS
