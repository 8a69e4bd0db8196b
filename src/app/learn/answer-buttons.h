/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Answers to a question beside the table, as buttons in a flow box, and by their digits. */

#pragma once

#include <gtk/gtk.h>

/** Calls @chosen with @data when the answer @index is chosen, from 0. */
typedef void (*AnswerChosen) (gpointer data, guint index);

/** Takes all answers out of @box, which is hidden until there is one. */
void     answer_buttons_clear (GtkWidget *box);

/** Adds a button that says @text, and to who hears it @spoken; NULL: the same. */
void     answer_buttons_add   (GtkWidget    *box,
                               const char   *text,
                               const char   *spoken,
                               AnswerChosen  chosen,
                               gpointer      data);

/** Chooses the answer of which @keyval with @modifiers is the digit; FALSE: it is of none. */
gboolean answer_buttons_press (GtkWidget *box, guint keyval, GdkModifierType modifiers);
