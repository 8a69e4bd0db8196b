/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/replay-moves.h"

#include <glib/gi18n-lib.h>

#include "view/widgets/reading-order.h"

/* An action and its key; if @stops is 0, it goes to the beginning or end of the deal. */
typedef struct
{
  const char *action;
  guint key;
  GdkModifierType modifiers;
  int direction; /* 1 forward, -1 back */
  AtoutStop stops;
} Move;

static const Move moves[] = {
  { "replay.first", GDK_KEY_Home, 0, -1, 0 },
  { "replay.trick-back", GDK_KEY_Page_Up, 0, -1, ATOUT_STOP_TRICK | ATOUT_STOP_DEAL },
  { "replay.decision-back", GDK_KEY_Left, GDK_CONTROL_MASK, -1, ATOUT_STOP_DECISION },
  { "replay.back", GDK_KEY_Left, 0, -1, ATOUT_STOP_ACTION },
  { "replay.on", GDK_KEY_Right, 0, 1, ATOUT_STOP_ACTION },
  { "replay.decision-on", GDK_KEY_Right, GDK_CONTROL_MASK, 1, ATOUT_STOP_DECISION },
  { "replay.trick-on", GDK_KEY_Page_Down, 0, 1, ATOUT_STOP_TRICK | ATOUT_STOP_DEAL },
  { "replay.last", GDK_KEY_End, 0, 1, 0 },
  { "replay.deal-back", GDK_KEY_Page_Up, GDK_CONTROL_MASK, -1, ATOUT_STOP_DEAL },
  { "replay.deal-on", GDK_KEY_Page_Down, GDK_CONTROL_MASK, 1, ATOUT_STOP_DEAL },
};

/* Buttons of the first moves of @moves. */
static const struct
{
  const char *icon;
  const char *title;
  gboolean is_spare;
} buttons[] = {
  { "go-first-symbolic", N_ ("Beginning of the Deal"), TRUE },
  { "media-seek-backward-symbolic", N_ ("Previous Trick"), FALSE },
  { "media-skip-backward-symbolic", N_ ("Your Previous Decision"), TRUE },
  { "go-previous-symbolic", N_ ("Step Back"), FALSE },
  { "go-next-symbolic", N_ ("Step Forward"), FALSE },
  { "media-skip-forward-symbolic", N_ ("Your Next Decision"), TRUE },
  { "media-seek-forward-symbolic", N_ ("Next Trick"), FALSE },
  { "go-last-symbolic", N_ ("End of the Deal"), TRUE },
};

void
replay_moves_install (GtkWidgetClass *klass, GtkWidgetActionActivateFunc activate)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_class_install_action (klass, moves[i].action, NULL, activate);
}

static GtkWidget *
make_button (guint i)
{
  GtkWidget *button = gtk_button_new_from_icon_name (buttons[i].icon);
  const char *title = _ (buttons[i].title);

  gtk_widget_set_tooltip_text (button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), moves[i].action);
  gtk_widget_add_css_class (button, "flat");
  if (buttons[i].is_spare)
    gtk_widget_add_css_class (button, "spare");

  return button;
}

void
replay_moves_add (GtkBox *box, gboolean all)
{
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (all || !buttons[i].is_spare)
      gtk_box_append (box, make_button (i));
}

GtkWidget *
replay_moves_find_button (GtkBox *box, const char *name)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (box));

  while (!g_str_equal (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), name))
    button = gtk_widget_get_next_sibling (button);

  return button;
}

static guint
end_of (const Move *move, AtoutReplay *replay)
{
  return move->direction < 0 ? atout_replay_get_first (replay)
                             : atout_replay_get_n_actions (replay);
}

static gboolean
is_possible (const Move *move, AtoutReplay *replay, guint n_deals)
{
  if (move->stops == 0)
    return atout_replay_get_position (replay) != end_of (move, replay);
  if (move->direction < 0)
    return !atout_replay_is_at_start (replay);
  if (move->stops == ATOUT_STOP_DEAL)
    return atout_replay_get_deal (replay) != n_deals - 1;

  return !atout_replay_is_at_end (replay);
}

void
replay_moves_update (GtkWidget *page, AtoutReplay *replay, guint n_deals)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_action_set_enabled (page, moves[i].action,
                                   replay != NULL && is_possible (&moves[i], replay, n_deals));
}

static void
make (const Move *move, AtoutReplay *replay)
{
  if (move->stops == 0)
    atout_replay_go_to (replay, atout_replay_get_deal (replay), end_of (move, replay));
  else if (move->direction < 0)
    atout_replay_go_back (replay, move->stops);
  else if (move->stops == ATOUT_STOP_ACTION)
    atout_replay_step (replay);
  else
    atout_replay_go_on (replay, move->stops);
}

void
replay_moves_make (const char *name, AtoutReplay *replay, AtoutTable *table)
{
  const Move *move = moves;

  while (!g_str_equal (move->action, name))
    move++;
  atout_table_hurry (table);
  make (move, replay);
}

const char *
replay_moves_find (GtkWidget *page, guint keyval, GdkModifierType held)
{
  guint key = reading_order_key (page, keyval);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    if (moves[i].key == key && moves[i].modifiers == held)
      return moves[i].action;

  return NULL;
}
