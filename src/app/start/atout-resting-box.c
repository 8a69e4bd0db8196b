/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/atout-resting-box.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/start/atout-game-tile.h"
#include "app/widgets/atout-remove-button.h"
#include "model/competing/contest-loss.h"
#include "model/competing/contest-words.h"
#include "model/words/score-words.h"
#include "model/words/time-words.h"
#include "model/words/words.h"
#include "rules/game.h"
#include "view/widgets/focus.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"

/* ---- Texts ----------------------------------------------------------------------------------- */

/* Returns "Klaverjassen · Rotterdams", with the contest if the match belongs to one. */
static char *
resting_words_name (AtoutHistory *history, AtoutResting *resting)
{
  const MatchLog *log = atout_resting_get_log (resting);
  g_autofree char *contest = contest_words_match (history, atout_resting_get_id (resting));

  return contest_words_match_title (log->game, &log->options, contest);
}

/* Returns "Continue: Klaverjassen · Rotterdams". */
static char *
resting_words_continue (AtoutHistory *history, AtoutResting *resting)
{
  g_autofree char *name = resting_words_name (history, resting);
  const WordsValue values[] = { { "{match}", name }, { NULL, NULL } };

  /* Translators: on a tile of the start page; {match} is "Klaverjassen · Rotterdams" */
  return words_fill (_ ("Continue: {match}"), values);
}

/* Returns the number of deals in the match, or 0 if it is open. */
static guint
count_deals (const MatchLog *log)
{
  guint n_left = game_lines_left (&log->match);

  if (log->match.length > 0)
    return log->match.length;

  return n_left > 0 ? match_log_n_over (log) + n_left : 0;
}

/* Returns "Deal 4 of 16, 302 : 140". */
static char *
match_standing (const MatchLog *log)
{
  guint n_deals = count_deals (log);
  g_autofree char *number = g_strdup_printf ("%u", log->deals->len);
  g_autofree char *count = g_strdup_printf ("%u", n_deals);
  const WordsValue values[] = { { "{number}", number }, { "{count}", count }, { NULL, NULL } };
  g_autofree char *deal
      = words_fill (n_deals > 0 ? _ ("Deal {number} of {count}") : _ ("Deal {number}"), values);
  GString *text = g_string_new (deal);

  for (guint unit = 0; unit < log->match.n_units; unit++)
    {
      g_autofree char *standing = score_words_standing (&log->match, unit);

      g_string_append_printf (text, "%s%s", unit == 0 ? ", " : " : ", standing);
    }

  return g_string_free (text, FALSE);
}

static char *
resting_words_standing (AtoutResting *resting)
{
  const MatchLog *log = atout_resting_get_log (resting);

  return atout_resting_get_once (resting) ? score_words_once_more (log->deals->len)
                                          : match_standing (log);
}

/* Returns what a screen reader says of the tile. */
static char *
resting_words_tile (const char *title, const char *standing, const char *when)
{
  const WordsValue values[]
      = { { "{title}", title }, { "{standing}", standing }, { "{when}", when }, { NULL, NULL } };

  /* Translators: a waiting match: {title} is "Continue: Klaverjassen", {standing} is
   * "Deal 4 of 16, 302 : 140", {when} is "today, 14:05" or a date */
  return words_fill (_ ("{title}. {standing}. Last played: {when}."), values);
}

/* ---- Box ------------------------------------------------------------------------------------- */

#define EMBLEM_SIZE 32

struct _AtoutRestingBox
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *latest; /* grid of the tile and its remove button */
  GtkWidget *list;   /* list box around the expander @more; NULL before the first use */
  GtkWidget *more;
  AtoutHistory *history; /* history of @resting, or NULL */
  GListModel *resting;   /* AtoutResting, latest first, or NULL */
  GPtrArray *rows;       /* rows of @more, made when first expanded */
};

enum
{
  RESUMED,
  FORGOTTEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutRestingBox, atout_resting_box, GTK_TYPE_WIDGET)

/* ---- Requests -------------------------------------------------------------------------------- */

/* A match and the signal to emit. */
typedef struct
{
  AtoutRestingBox *box;
  AtoutResting *resting;
  guint signal;
} Wish;

static void
wish_free (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  g_object_unref (((Wish *) data)->resting);
  g_free (data);
}

/* Emits the signal of @wish, whose handler may remove the widget. */
static void
wished (Wish *wish)
{
  g_autoptr (AtoutResting) resting = g_object_ref (wish->resting);

  g_signal_emit (wish->box, wish->signal, 0, resting);
}

static void
connect_wish (AtoutRestingBox *self, GtkWidget *widget, const char *told, AtoutResting *resting,
              guint signal)
{
  Wish *wish = g_new (Wish, 1);

  *wish = (Wish) { self, g_object_ref (resting), signal };
  g_signal_connect_data (widget, told, G_CALLBACK (wished), wish, wish_free, G_CONNECT_SWAPPED);
}

static GtkWidget *
make_remove_button (AtoutRestingBox *self, AtoutResting *resting)
{
  g_autofree char *name = resting_words_name (self->history, resting);
  g_autofree char *loss = contest_loss_tell (self->history, atout_resting_get_id (resting));
  GtkWidget *button = atout_remove_button_new (name, loss);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (button, 6);
  connect_wish (self, button, "removed", resting, signals[FORGOTTEN]);

  return button;
}

/* ---- Latest match ---------------------------------------------------------------------------- */

static void
show_latest (AtoutRestingBox *self, AtoutResting *resting)
{
  const MatchLog *log = atout_resting_get_log (resting);
  g_autofree char *title = resting_words_continue (self->history, resting);
  g_autofree char *standing = resting_words_standing (resting);
  g_autofree char *when = time_words_lately (atout_resting_get_touched (resting), FALSE);
  g_autofree char *spoken = resting_words_tile (title, standing, when);
  /* two lines, for narrow windows */
  g_autofree char *summary = g_strdup_printf ("%s\n%s", standing, when);
  GtkWidget *tile
      = atout_game_tile_new (game_form (log->game, &log->options).key, title, summary, "");

  spoken_set_name (tile, spoken);
  gtk_widget_remove_css_class (tile, "card"); /* the grid has the style */
  gtk_widget_add_css_class (tile, "flat");
  gtk_widget_set_hexpand (tile, TRUE);
  connect_wish (self, tile, "clicked", resting, signals[RESUMED]);
  gtk_grid_attach (GTK_GRID (self->latest), tile, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->latest), make_remove_button (self, resting), 1, 0, 1, 1);
}

/* ---- Other matches --------------------------------------------------------------------------- */

static void
add_row (AtoutRestingBox *self, AtoutResting *resting)
{
  const MatchLog *log = atout_resting_get_log (resting);
  g_autofree char *name = resting_words_name (self->history, resting);
  g_autofree char *standing = resting_words_standing (resting);
  g_autofree char *when = time_words_lately (atout_resting_get_touched (resting), FALSE);
  /* two lines, for narrow windows */
  g_autofree char *subtitle = g_strdup_printf ("%s\n%s", standing, when);
  g_autofree char *icon = g_strconcat ("game-", game_form (log->game, &log->options).key, NULL);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *emblem = gtk_image_new_from_icon_name (icon);

  gtk_image_set_pixel_size (GTK_IMAGE (emblem), EMBLEM_SIZE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), emblem);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_remove_button (self, resting));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  connect_wish (self, row, "activated", resting, signals[RESUMED]);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->more), row);
  g_ptr_array_add (self->rows, row);
}

/* Creates the rows when needed, for a fast first frame. */
static void
fill (AtoutRestingBox *self)
{
  if (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self->more)) || self->rows->len > 0)
    return;
  for (guint i = 1; i < g_list_model_get_n_items (self->resting); i++)
    {
      g_autoptr (AtoutResting) match = g_list_model_get_item (self->resting, i);

      add_row (self, match);
    }
}

static void
clear (AtoutRestingBox *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self->more), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  remove_children (self->latest);
}

/* Creates the list when needed: few users need it. */
static void
make_list (AtoutRestingBox *self)
{
  self->more = adw_expander_row_new ();
  g_signal_connect_swapped (self->more, "notify::expanded", G_CALLBACK (fill), self);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Matches to continue"), -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), self->more);
  gtk_box_append (GTK_BOX (self->box), self->list);
}

static void
show_others (AtoutRestingBox *self, guint n)
{
  g_autofree char *title = g_strdup_printf (ngettext ("%u more match", "%u more matches", n), n);

  if (self->list == NULL)
    make_list (self);
  fill (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->more), title);
  spoken_name_parts (self->more, title);
}

void
atout_resting_box_set (AtoutRestingBox *self, AtoutHistory *history, GListModel *resting)
{
  guint n = g_list_model_get_n_items (resting);

  g_return_if_fail (ATOUT_IS_RESTING_BOX (self));

  clear (self);
  g_set_object (&self->history, history);
  g_set_object (&self->resting, resting);
  if (n > 0)
    {
      g_autoptr (AtoutResting) latest = g_list_model_get_item (resting, 0);

      show_latest (self, latest);
    }
  if (n > 1)
    show_others (self, n - 1);
  if (self->list != NULL)
    gtk_widget_set_visible (self->list, n > 1);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_resting_box_grab_focus (GtkWidget *widget)
{
  GtkWidget *tile = gtk_widget_get_first_child (ATOUT_RESTING_BOX (widget)->latest);

  return tile != NULL && gtk_widget_grab_focus (tile);
}

static void
atout_resting_box_dispose (GObject *object)
{
  AtoutRestingBox *self = ATOUT_RESTING_BOX (object);

  g_clear_object (&self->history);
  g_clear_object (&self->resting);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_resting_box_parent_class)->dispose (object);
}

static void
atout_resting_box_class_init (AtoutRestingBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_resting_box_dispose;
  widget_class->grab_focus = atout_resting_box_grab_focus;
  widget_class->focus = focus_through;

  /** AtoutRestingBox::resumed: emitted to continue @match */
  signals[RESUMED] = g_signal_new ("resumed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, ATOUT_TYPE_RESTING);
  /** AtoutRestingBox::forgotten: emitted to remove @match; the user has confirmed */
  signals[FORGOTTEN] = g_signal_new ("forgotten", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, ATOUT_TYPE_RESTING);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/start/atout-resting-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutRestingBox, box);
  gtk_widget_class_bind_template_child (widget_class, AtoutRestingBox, latest);
}

static void
atout_resting_box_init (AtoutRestingBox *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
