/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Somebody at a table in the real window: a match, its table, and where the keys go. */

#pragma once

#include "model/told/people.h"
#include "view-support.h"

typedef struct
{
  AtoutWindow *window;
  AtoutSession *session;
  GtkWidget *table;
} Guest;

/**
 * What view_application_new() returns, with cards that fall at once and tricks that are taken as
 * soon as they are full; NULL when there is no display. Called once, from main().
 */
AtoutApplication *guest_application_new (int *argc, char ***argv);

/** Sits down at a match of the game @key with the options @settings, the first deal of @seed. */
void guest_start (Guest *self, const char *key, const char *settings, guint64 seed);

/** Leaves, and closes the window. */
void guest_end (Guest *self);

/** What has the focus in the window, or NULL. */
GtkWidget *guest_focus (Guest *self);

/** True when the focus is in, or on, a widget of @type that can be seen. */
gboolean guest_focus_is_in (Guest *self, GType type);

/** How often anybody has acted; grows with every deal. */
guint guest_count_actions (Guest *self);

/** Whether a seat at the table is told as that of @person, with their temperament. */
gboolean guest_is_told (Guest *self, const Person *person);

/** Waits until the table says @text, and something that is asked there has the focus. */
void guest_wait_for (Guest *self, const char *text);
