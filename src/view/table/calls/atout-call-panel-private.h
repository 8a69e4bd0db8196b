/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutCallPanel share: atout-call-panel.c and call-panel-show.c. */

#pragma once

#include "view/table/calls/atout-call-panel.h"
#include "view/table/calls/call-choice.h"

struct _AtoutCallPanel
{
  GtkWidget parent_instance;

  AtoutSession *session;
  GListModel *forms; /* the kinds of call of the game */
  int room;          /* the width there is, or 0 */
  int height;        /* and the height */
  int row_width;     /* what all kinds beside each other take */
  int line;          /* the height of one of the caption, when its room was kept */
  gboolean narrow;
  gboolean updating;

  CallChoice choice;
  Deal moment; /* in which its calls were shown last */

  GtkWidget *box;
  GtkWidget *kinds; /* a grid of toggles, with the kind as its name */
  GtkWidget *suits; /* a row of toggles */
  GtkWidget *numbers;
  GtkWidget *less;
  GtkWidget *number_label;
  GtkWidget *more;
  GtkWidget *say;
  GtkWidget *outcome;
  GtkWidget *parts;
  GtkWidget *plain; /* a row of buttons */
  GtkWidget *caption;
};

/* ---- call-panel-show.c ---------------------------------------------------------------------- */

/** The suit that @toggle chooses. */
Suit call_panel_suit_of       (GtkWidget      *toggle);

/** Lets @label stand on the colour of the platform, where signs of suits need their paper. */
void call_panel_set_on_colour (GtkWidget      *label);

/** While pointer or focus is in the panel the cards are lit that @action is true by. */
void call_panel_light         (AtoutCallPanel *self,
                               AtoutAction    *action);

/** What @action, or the call that is put together, means. */
void call_panel_explain       (AtoutCallPanel *self,
                               AtoutAction    *action);

/** Shows all of it anew. */
void call_panel_show          (AtoutCallPanel *self);
