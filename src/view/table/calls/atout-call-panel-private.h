/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private declarations of atout-call-panel.c and call-panel-show.c. */

#pragma once

#include "view/table/calls/atout-call-panel.h"
#include "view/table/calls/call-choice.h"

struct _AtoutCallPanel
{
  GtkWidget parent_instance;

  AtoutSession *session;
  GListModel *forms; /* one call of each kind in the game */
  int room;          /* available width, or 0 */
  int height;        /* available height */
  int row_width;     /* width of all kinds in one row */
  int line;          /* last line height of the caption */
  gboolean narrow;
  gboolean updating;

  CallChoice choice;
  Deal moment; /* deal when calls were last set */

  GtkWidget *box;
  GtkWidget *kinds; /* grid of toggles, named by kind */
  GtkWidget *suits;
  GtkWidget *numbers;
  GtkWidget *less;
  GtkWidget *number_label;
  GtkWidget *more;
  GtkWidget *say;
  GtkWidget *outcome;
  GtkWidget *parts;
  GtkWidget *plain;
  GtkWidget *caption;
};

/* ---- call-panel-show.c ---------------------------------------------------------------------- */

Suit call_panel_suit_of       (GtkWidget      *toggle);

/** Styles @label for a coloured ground, on which suit signs need their own paper. */
void call_panel_set_on_colour (GtkWidget      *label);

/** Highlights the cards that make @action true, while pointer or focus is in the panel. */
void call_panel_light         (AtoutCallPanel *self,
                               AtoutAction    *action);

/** Shows the meaning of @action; NULL: of the composed call. */
void call_panel_explain       (AtoutCallPanel *self,
                               AtoutAction    *action);

/** Updates the whole panel. */
void call_panel_show          (AtoutCallPanel *self);
