/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A person who opens pages of the real window; the window has a history of its own. */

#pragma once

#include "history-support.h"
#include "view-support.h"

typedef struct
{
  AtoutApplication *application;
  HistoryPlace place;
  GFile *file; /* "match.atout" beside the history; not there at first */
  AtoutHistory *history;
  AtoutWindow *window;
  GtkWidget *root;  /* the window as a widget */
  GtkWidget *table; /* these two are for the functions that a test waits with */
  const char *text;
} Visitor;

/** Makes an empty history for @self; there is no window yet. */
void visitor_begin (Visitor *self, gconstpointer application);

/** Opens a window with the history of @self. */
void visitor_open (Visitor *self);

/** Makes an empty history and opens a window with it. */
void visitor_start (Visitor *self, gconstpointer application);

/** Closes the window, and removes the history with its folder. */
void visitor_end (Visitor *self);

/** Writes @text to the file of @self. */
void visitor_write_file (Visitor *self, const char *text);

/** Opens the file of @self, a record, as by a double click. */
void visitor_open_file (Visitor *self);

/** Opens the record of @log in a file. */
void visitor_open_log (Visitor *self, const MatchLog *log);

/** The widget with the focus, or NULL. */
GtkWidget *visitor_focus (Visitor *self);

/** Waits until the focus is on a widget that mentions @text, but not on a whole list or table. */
void visitor_wait_for_focus (Visitor *self, const char *text);

/** Presses Tab until the focus is on a widget that mentions @text. */
void visitor_go_to (Visitor *self, const char *text);

/** What is played in the window. */
AtoutCourse *visitor_course (Visitor *self);

/** Chooses the first legal action for every seat until the deal is over. */
void visitor_play_to_the_end (Visitor *self);

/** Waits until the user is asked for an action at the table. */
void visitor_wait_for_turn (Visitor *self);

/** Plays the deal on the table, once the user is asked for something. */
void visitor_play_deal (Visitor *self);

/** Plays the deals up to the last one of the match, and leaves its result on the table. */
void visitor_play_match (Visitor *self);
