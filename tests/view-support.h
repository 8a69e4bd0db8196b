/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Driving the real window as a person does, by view-hands.h, and looking at what is on the
 * screen.
 */

#pragma once

#include <gtk/gtk.h>

#include "app/atout-application.h"
#include "app/window/atout-window.h"
#include "view-hands.h"

/**
 * Begins a view test: the program beside any other that runs, or NULL after having told TAP that
 * there is no display. (transfer full)
 */
AtoutApplication *view_application_new (int *argc, char ***argv);

/** A window with @history that is drawn and has the keyboard; to be destroyed. */
AtoutWindow *view_window_new (AtoutApplication *application, AtoutHistory *history);

/**
 * Runs the main loop until @is_true returns TRUE. There is no timeout: the test runner ends a test
 * that hangs. Messages during a long wait name @what. Time passes at the table meanwhile (see
 * view-clock.h), unlike in the other functions here.
 */
void view_wait (gboolean (*is_true) (gpointer data), gpointer data, const char *what);

/** Like view_wait (), until the object of the weak pointer at @pointer is freed. */
void view_wait_until_gone (gpointer pointer, const char *what);

/** Like view_wait (), but no time passes at the table. */
void view_wait_still (gboolean (*is_true) (gpointer data), gpointer data, const char *what);

/**
 * As view_wait (), until @is_true still when the window of @widget is drawn, the focus has gone
 * where it was to go, and everything was said aloud: what a person waits for before the next key.
 */
void view_wait_for_rest (GtkWidget *widget, gboolean (*is_true) (gpointer data), gpointer data,
                         const char *what);

/** Runs the main loop until nothing else is to be done, as after a layout may be. */
void view_wait_for_idle (void);

/**
 * Runs the main loop until the window of @widget, once it is shown, has drawn another frame, and
 * until @widget is grown (view_is_grown ()).
 */
void view_wait_for_draw (GtkWidget *widget);

/** Resizes @window, apart from a frame of a few pixels, and waits until its layout is stable. */
void view_resize (GtkWidget *window, int width, int height);

/** Makes all letters so many times as large as usual, as a desktop says it. */
void view_enlarge_letters (double size);

/** Forgets in @settings how each form of each game was played last. */
void view_forget_rules (GSettings *settings);

/** The first mapped widget of @type below @root (itself included), or NULL. */
GtkWidget *view_find (GtkWidget *root, GType type);

/** The first widget of @type below @root that is seen, as soon as there is one that is grown. */
GtkWidget *view_wait_for_type (GtkWidget *root, GType type);

/** Waits until no widget of @type below @root is seen. */
void view_wait_without_type (GtkWidget *root, GType type);

/** All of them, in the order of the tree; free with g_ptr_array_unref (). */
GPtrArray *view_find_all (GtkWidget *root, GType type);

/** True unless a table below @root still shows nothing, until its deck is there. */
gboolean view_is_laid (gpointer root);

/** Returns TRUE when each mapped page below @root shows all its text and groups of rows. */
gboolean view_is_grown (gpointer root);

/** The row of preferences below @root with this title; the test fails without one. */
GtkWidget *view_find_row (GtkWidget *root, const char *title);

/** True when a mapped label below @root reads exactly @text. */
gboolean view_reads (GtkWidget *root, const char *text);

/** Waits until @widget has the keyboard focus. */
void view_wait_for_focus (GtkWidget *widget);

/** Waits until view_mentions (@root, @text) is @seen. */
void view_wait_for_text (GtkWidget *root, const char *text, gboolean seen);

/**
 * Waits until @page mentions @text and the focus is on the button @on, or on the card whose name
 * begins so; with NULL anywhere.
 */
void view_wait_for_answer (GtkWidget *page, const char *text, const char *on);

/** True when a mapped label below @root contains @text. */
gboolean view_mentions (GtkWidget *root, const char *text);

/** Returns the text that was copied in the window of @widget, once there is one; free it. */
char *view_read_clipboard (GtkWidget *widget);

/** (transfer full): the deck that players of @game expect. */
AtoutDeck *view_deck_new (const Game *game);

/** Adds @test as @prefix/KEY for each game, with the game as its data. */
void view_add_game_tests (const char *prefix, GTestDataFunc test);
