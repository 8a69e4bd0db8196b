/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Text of a lesson step and its layout beside the table. */

#pragma once

#include "help/lesson-position.h"
#include "model/atout-session.h"
#include "view/help/help-blocks.h"

void  lesson_text_fill      (GtkBox               *box,
                             const HelpSection    *section,
                             const HelpContext    *context);

/**
 * Adds the trick of @position with seat names to @box. The table would show the winner, which is
 * the question.
 */
void  lesson_text_add_trick (GtkBox               *box,
                             const LessonPosition *position,
                             AtoutSession         *session,
                             AtoutDeck            *deck);

/** Shows the end of a lesson: the result @figure in large type, and @text below it. */
void  lesson_text_end       (GtkBox               *box,
                             const char           *figure,
                             const char           *text);

/** Returns the label texts in @widget, one per line; (transfer full). */
char *lesson_text_gather    (GtkWidget            *widget);

/** Returns the glossary entry to which @uri links; (transfer full). */
char *lesson_text_explain   (const HelpBook       *help,
                             const char           *uri,
                             const Pack           *pack,
                             DeckSuits             suits);

/** Shows the markup @said in @label, after "Right." or "Not quite." unless @is_played. */
void  lesson_text_judge     (GtkLabel             *label,
                             const char           *said,
                             gboolean              is_right,
                             gboolean              is_played);

/**
 * Makes @bin, parent of a GtkScrolledWindow, request the height of the scrolled content at its real
 * width.
 */
void  lesson_text_scroll    (GtkWidget            *bin);

/** Returns the sizes for lesson_text_allocate (). */
void  lesson_text_measure   (GtkWidget            *side,
                             GtkWidget            *table,
                             GtkOrientation        orientation,
                             int                  *minimum,
                             int                  *natural);

/**
 * Places the text @side beside @table, or below it in a narrow window; it overlaps a table that
 * cannot shrink.
 */
void  lesson_text_allocate  (GtkWidget            *side,
                             GtkWidget            *table,
                             int                   width,
                             int                   height);
