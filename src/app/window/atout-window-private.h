/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of AtoutWindow. A file calls only files listed after it, never atout-window.c. */

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
  AtoutHistory *history; /* NULL if nothing is saved */
  AtoutLearning *learning; /* NULL without @history */
  AtoutSlips *slips;       /* NULL without @history */
  AtoutContests *contests; /* NULL without @history */
  AtoutEvenings *evenings; /* NULL without @history */
  gboolean looks_for_slips;
  guint look_id; /* source id; starts the search for slips */
  AtoutSession *session;
  AtoutMatch *before; /* match that waits until a single deal ends, or NULL */
  MatchLog *exported; /* log of the last export, or NULL */
  guint64 seed;
  gboolean has_seed;
  AtoutNavigation *navigation;
  WindowFocus *focus;
  GActionMap *table_actions; /* table actions of the window */

  gboolean is_closing; /* true if the window closes after saving */

  GtkEventController *keys; /* passes keys to the table */
  AtoutWindowBar *bar;
  GtkWidget *messages;
  GtkWidget *room; /* empty place above the pages, as high as @messages */
  GtkWidget *pages;
  GtkWidget *start_page;
  GtkWidget *table_page;     /* NULL until needed */
  GtkWidget *new_match_page; /* NULL until needed */
  AtoutHelpPage *help_page;  /* NULL until needed */
  AtoutGameDeck *help_deck;  /* deck of @help_page */
  Options rules;             /* rules of the last match while @new_match_page is NULL */
  guint furnish_id;          /* source id; makes @table_page */
};

/** Returns true if @page is on top. */
static inline gboolean
window_shows (AtoutWindow *self, gpointer page)
{
  return (gpointer) atout_navigation_get_page (self->navigation) == page;
}

/* ---- window-destinations.c: pages of the menu ------------------------------------------------ */

void window_destinations_add_actions (AtoutWindow *self);

/* ---- window-past.c: finished deals ----------------------------------------------------------- */

/**
 * Handles `deal-wanted` and adds actions for the last finished deal: `replay-deal`, `review-deal`,
 * `could-win-deal`, `play-deal-again`, `copy-code`.
 */
void window_past_add_actions (AtoutWindow *self);

/* ---- window-match.c: matches and single deals ------------------------------------------------ */

/** Returns the table page, owned by the window. */
AtoutTablePage *window_match_get_table (AtoutWindow *self);

/** Makes the table page in advance, after the first frame. */
void window_match_expect_table (AtoutWindow *self);

/** Returns the new match page, owned by the window. */
AtoutNewMatchPage *window_match_get_rules (AtoutWindow *self);

/** Replaces the session on the table. With NULL the table stays visible until left. */
void window_match_set_session (AtoutWindow *self, AtoutSession *session);

/** Implements atout_host_play (). */
void window_match_play (AtoutWindow *self, AtoutSession *session);

/** Implements atout_host_compete (). */
void window_match_compete (AtoutWindow *self, const ContestStart *start,
                           const AtoutPlayer *players);

/** Starts a match of form @key with its last rules, explained if never played. */
void window_match_play_chosen (AtoutWindow *self, const char *key);

/** Resumes @resting at its exact position. */
void window_match_resume (AtoutWindow *self, AtoutResting *resting);

/** Implements atout_host_resume (). */
void window_match_go_on (AtoutWindow *self, gint64 id);

/** Implements atout_host_play_evening (). */
void window_match_play_evening (AtoutWindow *self, gint64 id);

/* ---- window-learn.c: courses and slips ------------------------------------------------------- */

/** Opens the course of form @key, or returns to it. */
void window_learn_open (AtoutWindow *self, const char *key);

/** Searches for slips if enabled by atout_window_look_for_slips (). */
void window_learn_look (AtoutWindow *self);

/* ---- window-compete.c: contests with the house ----------------------------------------------- */

/** Opens the Compete page of form @key, or returns to it. */
void window_compete_open (AtoutWindow *self, const char *key);

/** Returns the contest on the table, or -1. */
gint64 window_compete_find (AtoutWindow *self);

/** Returns the club evening on the table, or -1. */
gint64 window_compete_find_evening (AtoutWindow *self);

/** Tells the session on the table whether it belongs to an evening, which the user may delete. */
void window_compete_look (AtoutWindow *self);

/** Opens the page of contest @id; returns FALSE if there is no such contest. */
gboolean window_compete_show (AtoutWindow *self, gint64 id);

/** Shows new results of contests at the table from now on. */
void window_compete_follow (AtoutWindow *self);

/** Tells what the house did in the deal that has just ended at the table. */
void window_compete_tell (AtoutWindow *self);

/** Lets the house play what it has not played yet. */
void window_compete_work (AtoutWindow *self);

/* ---- window-help.c: rules of games ----------------------------------------------------------- */

/** Returns the help page, owned by the window. */
AtoutHelpPage *window_help_get (AtoutWindow *self);

/**
 * Shows the rules of @game under @options, or an overview if @game is NULL; @session (nullable)
 * gives the current moment.
 */
void window_help_show (AtoutHelpPage *page, const Game *game, const Options *options,
                       AtoutSession *session);

/* ---- window-chrome.c: header bar and actions ------------------------------------------------- */

/** Adds table actions such as `table.undo`. */
void window_chrome_add_actions (AtoutWindow *self);

/** Removes the action that would keep the table page alive. */
void window_chrome_remove_sheet (AtoutWindow *self);

/** Updates the title. */
void window_chrome_update_title (AtoutWindow *self);

/** Updates table actions for page and match. */
void window_chrome_update_table (AtoutWindow *self);

/** Updates title, actions and header bar. */
void window_chrome_update (AtoutWindow *self);

/* ---- window-close.c: unsaved actions --------------------------------------------------------- */

void window_close_add_actions (AtoutWindow *self);

/* ---- window-focus.c: focus after popovers ---------------------------------------------------- */

/** Restores the focus after a popover closes. */
WindowFocus *window_focus_new (AtoutWindow *self);
void window_focus_free (WindowFocus *focus);
