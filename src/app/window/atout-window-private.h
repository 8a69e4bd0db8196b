/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of AtoutWindow, for atout-window.c, window-language.c and window-match.c. */

#pragma once

#include "app/window/atout-trail.h"
#include "app/window/atout-window-bar.h"
#include "app/window/atout-window.h"
#include "view/help/atout-help-page.h"

struct _AtoutWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  AtoutDeckStore *decks;
  AtoutHistory *history; /* or NULL: nothing is kept */
  AtoutSession *session;
  AtoutMatch *before; /* what lay on the table when a single deal was begun; or NULL */
  guint64 seed;
  gboolean has_seed;
  AtoutTrail *trail;

  GtkEventController *keys; /* of the table */
  AtoutWindowBar *bar;
  GtkWidget *messages;
  GtkWidget *pages;
  GtkWidget *start_page;
  GtkWidget *table_page;     /* NULL before it was wanted, see window-pages.h; … */
  GtkWidget *new_match_page; /* … so is this … */
  AtoutHelpPage *help_page;  /* … and this */
  guint furnish_id;          /* makes the table page after the first frame */
};

/** Puts everything into the empty window; the start page is seen. */
void window_furnish (AtoutWindow *self);

/** Fits the header bar to the page and the match. */
void window_update_chrome (AtoutWindow *self);

/** Fits the actions that need a table to the page and the match. */
void window_update_table (AtoutWindow *self);

/** Back inside the page, or else to the page before. */
void window_go_back (AtoutWindow *self);

/** Puts @session on the table instead of what lay there; NULL: nothing, until it is left. */
void window_match_set_session (AtoutWindow *self, AtoutSession *session);

/** Starts what the page with the house rules says. */
void window_match_start_wanted (AtoutWindow *self);

/** At once, and as it was played last; who has never played it is shown how. */
void window_match_play_chosen (AtoutWindow *self, const char *key);

/** Goes on with @resting at the very card where it was put by. */
void window_match_resume (AtoutWindow *self, AtoutResting *resting);

/** Another match with the same house rules, or none: the user has read the end of one. */
void window_match_finished (AtoutWindow *self, gboolean again);
