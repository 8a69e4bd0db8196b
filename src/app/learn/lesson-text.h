/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The text of a step of a lesson, to be read and to be heard, and where it stands. */

#pragma once

#include "help/lesson-position.h"
#include "model/atout-session.h"
#include "view/help/help-blocks.h"

/** Fills @box with @section alone. */
void  lesson_text_fill      (GtkBox               *box,
                             const HelpSection    *section,
                             const HelpContext    *context);

/**
 * Adds the trick of @position to @box, with the names of @session: where it is asked who wins, the
 * table would tell it.
 */
void  lesson_text_add_trick (GtkBox               *box,
                             const LessonPosition *position,
                             AtoutSession         *session,
                             AtoutDeck            *deck);

/** (transfer full): all that the labels in @widget say, a line each. */
char *lesson_text_gather    (GtkWidget            *widget);

/** (transfer full): what the glossary of @help says to the word that @uri leads to. */
char *lesson_text_explain   (const HelpBook       *help,
                             const char           *uri,
                             const Pack           *pack,
                             DeckSuits             suits);

/** Shows @said, markup, in @label, behind whether it @is_right; of what was played that says it. */
void  lesson_text_judge     (GtkLabel             *label,
                             const char           *said,
                             gboolean              is_right,
                             gboolean              is_played);

/**
 * Has @bin, which holds a GtkScrolledWindow, ask for the height that what scrolls in that needs in
 * its width; GtkScrolledWindow asks for what it would need in another.
 */
void  lesson_text_scroll    (GtkWidget            *bin);

/** What lesson_text_allocate () needs and wants. */
void  lesson_text_measure   (GtkWidget            *side,
                             GtkWidget            *table,
                             GtkOrientation        orientation,
                             int                  *minimum,
                             int                  *natural);

/**
 * Lays @side beside @table, or below it where @width has no room: there it lies on its lower edge
 * if the table has no room to spare. Without a visible table it has all of the width it needs.
 */
void  lesson_text_allocate  (GtkWidget            *side,
                             GtkWidget            *table,
                             int                   width,
                             int                   height);
