/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/players/atout-name-row.h"

#include <glib/gi18n-lib.h>

#include "app/players/atout-person-button.h"
#include "app/players/seat-level.h"
#include "app/players/seat-name.h"
#include "app/widgets/toolkit-gaps.h"
#include "model/course/player-names.h"
#include "model/words/words.h"
#include "view/widgets/letters.h"
#include "view/widgets/spoken-names.h"

#define WINDOW_WIDTH 360 /* window with room for name and level */

struct _AtoutNameRow
{
  AdwEntryRow parent_instance;

  GSettings *settings;
  const Game *game;
  guint seat;
  gboolean updating; /* TRUE during synchronization */
};

G_DEFINE_FINAL_TYPE (AtoutNameRow, atout_name_row, ADW_TYPE_ENTRY_ROW)

static void
update (AtoutNameRow *self)
{
  g_autofree char *name = seat_name_get (self->settings, self->game, self->seat);

  if (g_str_equal (name, gtk_editable_get_text (GTK_EDITABLE (self))))
    return;

  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self), name);
  self->updating = FALSE;
}

static void
settings_changed (AtoutNameRow *self)
{
  GtkEditable *delegate = gtk_editable_get_delegate (GTK_EDITABLE (self));

  /* not while typing, nor after own changes */
  if (!self->updating && !gtk_widget_has_focus (GTK_WIDGET (delegate)))
    update (self);
}

static void
text_changed (AtoutNameRow *self)
{
  g_autofree char *name = tidy_name (gtk_editable_get_text (GTK_EDITABLE (self)));

  if (self->updating || self->settings == NULL)
    return;

  self->updating = TRUE;
  seat_name_set (self->settings, self->game, self->seat, name);
  self->updating = FALSE;
}

static void
atout_name_row_dispose (GObject *object)
{
  AtoutNameRow *self = ATOUT_NAME_ROW (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_name_row_parent_class)->dispose (object);
}

static void
atout_name_row_class_init (AtoutNameRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_name_row_dispose;
}

static void
atout_name_row_init (AtoutNameRow *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self));

  gtk_widget_add_css_class (GTK_WIDGET (self), "player");
  letters_keep (GTK_WIDGET (self), WINDOW_WIDTH);
  gtk_text_set_max_length (GTK_TEXT (text), TIDY_NAME_MAX);
  forbid_emoji (GTK_EDITABLE (self));
  spoken_entry_row (GTK_WIDGET (self));

  /* restores the game's name in an empty entry */
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);

  g_signal_connect (self, "changed", G_CALLBACK (text_changed), NULL);
}

static char *
fill_place (const char *text, guint number)
{
  char count[12];
  const WordsValue values[] = { { "{number}", count }, { NULL, NULL } };

  g_snprintf (count, sizeof count, "%u", number);

  return words_fill (text, values);
}

/* Returns "On the left"; if a side has several players, "To your left", "Left 2" … */
static char *
side_place (gboolean is_left, guint place, guint n_side)
{
  if (n_side == 1)
    return g_strdup (is_left ? C_ ("seat", "On the left") : C_ ("seat", "On the right"));
  if (place == 1)
    return g_strdup (is_left ? C_ ("seat", "To your left") : C_ ("seat", "To your right"));

  /* Translators: the {number}th player at that side, counted from you on */
  return fill_place (is_left ? C_ ("seat", "Left {number}") : C_ ("seat", "Right {number}"), place);
}

/* Returns the title of @seat: "Opposite, partner". */
static char *
seat_title (const Game *game, const Options *options, guint seat)
{
  guint n = game_count_seats (game, options);
  g_autofree char *place = NULL;
  WordsValue values[] = { { "{place}", NULL }, { NULL, NULL } };

  if (seat == 0)
    return g_strdup (C_ ("seat", "Your name"));
  if (2 * seat == n)
    place = g_strdup (C_ ("seat", "Opposite"));
  else
    place = side_place ((2 * seat < n) == game->clockwise, MIN (seat, n - seat), (n - 1) / 2);
  if (game_unit_of (game, options, seat) != game_unit_of (game, options, 0))
    return g_steal_pointer (&place);
  values[0].value = place;

  /* Translators: {place} is where somebody sits, as in "Opposite, partner"; there is little room */
  return words_fill (C_ ("seat", "{place}, partner"), values);
}

GtkWidget *
atout_name_row_new (GSettings *settings, const Game *game, const Options *options, guint seat)
{
  g_autofree char *title = seat_title (game, options, seat);
  AtoutNameRow *self = g_object_new (ATOUT_TYPE_NAME_ROW, "title", title, NULL);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), title); /* large letters may cut the title */
  self->settings = g_object_ref (settings);
  self->game = game;
  self->seat = seat;
  seat_name_follow (settings, game, G_CALLBACK (settings_changed), self);
  if (seat > 0)
    {
      adw_entry_row_add_prefix (
          ADW_ENTRY_ROW (self),
          atout_person_button_new (settings, game, game_count_seats (game, options), seat, title));
      adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), seat_level_new (settings, seat, title));
    }
  update (self);

  return GTK_WIDGET (self);
}
