/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_HELP_PAGE (atout_help_page_get_type ())

/** AtoutHelpPage: the rules of a game for people, as far as its house rules are in force. */
G_DECLARE_FINAL_TYPE (AtoutHelpPage, atout_help_page, ATOUT, HELP_PAGE, GtkWidget)

GtkWidget *atout_help_page_new  (void);

/** Shows the page of @game in the user's language (else English) with @options in force. */
void       atout_help_page_show (AtoutHelpPage *self,
                                 const Game    *game,
                                 const Options *options);

G_END_DECLS
