/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Private parts of AtoutWindow. Each of its files may call those that stand behind it here, and
 * none calls the class, atout-window.c.
 */

#pragma once

#include "app/decks/atout-game-deck.h"
#include "app/match/atout-new-match-page.h"
#include "app/table/atout-table-page.h"
#include "app/widgets/atout-host.h"
#include "app/window/atout-navigation.h"
#include "app/window/atout-window-bar.h"
#include "app/window/atout-window.h"
#include "view/help/atout-help-page.h"

typedef struct WindowFocus WindowFocus;

struct _AtoutWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  AtoutDeckStore *decks;
  AtoutHistory *history; /* or NULL: nothing is kept */
  AtoutLearning *learning; /* likewise, … */
  AtoutSlips *slips;       /* … and so here */
  gboolean looks_for_slips;
  guint look_id; /* begins with that */
  AtoutSession *session;
  AtoutMatch *before; /* what lay on the table when a single deal was begun; or NULL */
  MatchLog *exported; /* what was to be written last; or NULL */
  guint64 seed;
  gboolean has_seed;
  AtoutNavigation *navigation;
  WindowFocus *focus;
  GActionMap *table_actions; /* those of the table that the window offers, too */

  gboolean is_closing; /* the window closes when everything is saved */

  GtkEventController *keys; /* of the table */
  AtoutWindowBar *bar;
  GtkWidget *messages;
  GtkWidget *pages;
  GtkWidget *start_page;
  GtkWidget *table_page;     /* NULL before it was wanted: nobody waits for it before; … */
  GtkWidget *new_match_page; /* … so is this … */
  AtoutHelpPage *help_page;  /* … and this, … */
  AtoutGameDeck *help_deck;  /* … with the deck of the game that it shows */
  Options rules;             /* house rules of the last match; used while new_match_page is NULL */
  guint furnish_id;          /* makes the table page after the first frame */
};

/** True when @page is on top. */
static inline gboolean
window_shows (AtoutWindow *self, gpointer page)
{
  return (gpointer) atout_navigation_get_page (self->navigation) == page;
}

/* ---- window-destinations.c: what the menu leads to ------------------------------------------- */

void window_destinations_add_actions (AtoutWindow *self);

/* ---- window-past.c: what was played before --------------------------------------------------- */

/**
 * Does what `deal-wanted` asks for, and adds actions for the last finished deal on the table:
 * `replay-deal`, `review-deal`, `could-win-deal`, `play-deal-again`, `copy-code`.
 */
void window_past_add_actions (AtoutWindow *self);

/* ---- window-match.c: matches begun, gone on with, a single deal between, ended --------------- */

/** The table, made when it is wanted first. The window owns it. */
AtoutTablePage *window_match_get_table (AtoutWindow *self);

/** Makes the table once the first page has been seen: whoever plays then need not wait for it. */
void window_match_expect_table (AtoutWindow *self);

/** The house rules of the next match: at first those of the last. The window owns the page. */
AtoutNewMatchPage *window_match_get_rules (AtoutWindow *self);

/** Puts @session on the table instead of what lay there; NULL: nothing, until it is left. */
void window_match_set_session (AtoutWindow *self, AtoutSession *session);

/** As atout_host_play (). */
void window_match_play (AtoutWindow *self, AtoutSession *session);

/** At once, and as it was played last; who has never played it is shown how. */
void window_match_play_chosen (AtoutWindow *self, const char *key);

/** Goes on with @resting at the very card where it was put by. */
void window_match_resume (AtoutWindow *self, AtoutResting *resting);

/* ---- window-learn.c: how games are learnt ---------------------------------------------------- */

/** Opens the page on which the form with @key is learnt, or goes back to it. */
void window_learn_open (AtoutWindow *self, const char *key);

/** Looks for slips, if that is wanted (atout_window_look_for_slips ()). */
void window_learn_look (AtoutWindow *self);

/* ---- window-help.c --------------------------------------------------------------------------- */

/** The rules of the games. The window owns the page. */
AtoutHelpPage *window_help_get (AtoutWindow *self);

/**
 * Shows the rules of @game under @options, or of all games when it is NULL; with @session (may be
 * NULL) at what they say about the moment.
 */
void window_help_show (AtoutHelpPage *page, const Game *game, const Options *options,
                       AtoutSession *session);

/* ---- window-chrome.c: the header bar, and what can be done ----------------------------------- */

/** Lets the window offer actions of the table, wherever the focus is: `table.undo` … */
void window_chrome_add_actions (AtoutWindow *self);

/** Takes away what would keep the table page, and so the session, longer than the window. */
void window_chrome_remove_sheet (AtoutWindow *self);

/** Fits the title to the page. */
void window_chrome_update_title (AtoutWindow *self);

/** Fits the actions that need a table to the page and the match. */
void window_chrome_update_table (AtoutWindow *self);

/** Fits all of that, and the header bar. */
void window_chrome_update (AtoutWindow *self);

/* ---- window-close.c: unsaved actions when the window closes ---------------------------------- */

void window_close_add_actions (AtoutWindow *self);

/* ---- window-focus.c -------------------------------------------------------------------------- */

/**
 * When something that was open over the window closes, as the menu, the focus goes back to where it
 * was before, or to the page.
 */
WindowFocus *window_focus_new (AtoutWindow *self);
void window_focus_free (WindowFocus *focus);
