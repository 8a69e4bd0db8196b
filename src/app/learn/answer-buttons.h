/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Answer buttons in a flow box; the keys 1 to 9 choose them, too. */

#pragma once

#include <gtk/gtk.h>

/** Called when answer @index, from 0, is chosen. */
typedef void (*AnswerChosen) (gpointer data, guint index);

/** Removes all answers and hides @box. */
void     answer_buttons_clear (GtkWidget *box);

/** Adds a button labelled @text; @spoken is for screen readers, NULL if equal. */
void     answer_buttons_add   (GtkWidget    *box,
                               const char   *text,
                               const char   *spoken,
                               AnswerChosen  chosen,
                               gpointer      data);

/** Chooses the answer of the digit @keyval; FALSE if there is none. */
gboolean answer_buttons_press (GtkWidget *box, guint keyval, GdkModifierType modifiers);
