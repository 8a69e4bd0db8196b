/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-compete-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/compete/atout-day-group.h"
#include "app/compete/atout-evening-group.h"
#include "app/compete/atout-played-group.h"
#include "app/compete/compete-start.h"
#include "app/compete/friend-open.h"
#include "app/widgets/groups.h"
#include "model/words/standing-words.h"
#include "model/words/words.h"
#include "view/widgets/spoken.h"

struct _AtoutCompetePage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  const Game *game;
  GameForm form;
  Options options;      /* rules of contests that begin here */
  gboolean has_options; /* true if @options are not those that the user chose last */

  GtkWidget *page;
  AtoutDayGroup *day;
  GtkWidget *same;
  AtoutEveningGroup *evening;
  GtkWidget *friend;
  GtkWidget *rating; /* hidden below RATING_DEALS_MIN comparable deals */
  GtkWidget *rate;
  AtoutPlayedGroup *played;
};

G_DEFINE_FINAL_TYPE (AtoutCompetePage, atout_compete_page, ATOUT_TYPE_PAGE)

/* ---- Rating ---------------------------------------------------------------------------------- */

static void
ask_to_rate (AtoutCompetePage *self)
{
  adw_action_row_set_subtitle (
      ADW_ACTION_ROW (self->rate),
      _ ("Compares your deals without help with each level of the house."));
}

/* Offers the rating if there are enough deals. Keeps an earlier answer: it names its deals. */
static void
update_rating (AtoutCompetePage *self)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  g_autoptr (GError) fault = NULL;
  guint n = contest_rows_count_comparable (atout_history_get_database (history), self->form.key,
                                           RATING_DEALS_MIN, &fault);

  if (fault != NULL)
    atout_history_mend (history, fault);
  if (n < RATING_DEALS_MIN)
    ask_to_rate (self);
  gtk_widget_set_visible (self->rating, n >= RATING_DEALS_MIN);
}

static void
rate_activated (AtoutCompetePage *self)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GArray) deals
      = contest_rows_list_comparable (atout_history_get_database (history), self->form.key, &fault);
  g_autofree char *text = NULL;
  Rating rating;

  if (deals == NULL)
    {
      atout_history_mend (history, fault);
      return;
    }
  rating = rating_of_deals ((const RatingDeal *) (void *) deals->data, deals->len);
  text = standing_words_rating (&rating);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rate), text);
  spoken_announce (self->rate, text);
}

/* ---- Showing --------------------------------------------------------------------------------- */

static void
update (AtoutCompetePage *self)
{
  if (!self->has_options)
    self->options = compete_start_rules (self->game, &self->form);
  atout_day_group_update (self->day, &self->options);
  atout_evening_group_update (self->evening);
  update_rating (self);
  atout_played_group_update (self->played);
}

/* Results are read only while they can be seen. */
static void
contests_changed (AtoutCompetePage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

/* ---- Same cards ------------------------------------------------------------------------------ */

static const guint lengths[] = { 4, 8, 16 }; /* deals */

static void
length_activated (GtkWidget *row, AtoutCompetePage *self)
{
  guint n = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "n-deals"));

  compete_start_same (self->host, self->game, &self->options, n);
}

static void
add_length (AtoutCompetePage *self, guint n)
{
  g_autofree char *count = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };
  /* Translators: title of a row that starts a match of {count} deals */
  g_autofree char *title = words_fill (ngettext ("{count} Deal", "{count} Deals", n), values);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "activatable", TRUE, NULL);

  g_object_set_data (G_OBJECT (row), "n-deals", GUINT_TO_POINTER (n));
  g_signal_connect (row, "activated", G_CALLBACK (length_activated), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("media-playback-start-symbolic"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->same), row);
}

/* ---- From a friend --------------------------------------------------------------------------- */

static void
open_activated (AtoutCompetePage *self)
{
  friend_open_file (self->host);
}

static void
pasted (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (AtoutCompetePage) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (text != NULL)
    friend_open_text (self->host, text);
  else
    atout_host_say (self->host, _ ("There is no text to paste. Copy the cards first."));
}

static void
paste_activated (AtoutCompetePage *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, pasted,
                                 g_object_ref (self));
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_compete_page_grab_focus (GtkWidget *widget)
{
  return atout_day_group_focus (ATOUT_COMPETE_PAGE (widget)->day);
}

static void
atout_compete_page_map (GtkWidget *widget)
{
  update (ATOUT_COMPETE_PAGE (widget));

  GTK_WIDGET_CLASS (atout_compete_page_parent_class)->map (widget);
}

static void
atout_compete_page_class_init (AtoutCompetePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = atout_compete_page_grab_focus;
  widget_class->map = atout_compete_page_map;

  g_type_ensure (ATOUT_TYPE_DAY_GROUP);
  g_type_ensure (ATOUT_TYPE_EVENING_GROUP);
  g_type_ensure (ATOUT_TYPE_PLAYED_GROUP);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/compete/atout-compete-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutCompetePage, page);
  gtk_widget_class_bind_template_child (widget_class, AtoutCompetePage, day);
  gtk_widget_class_bind_template_child (widget_class, AtoutCompetePage, same);
  gtk_widget_class_bind_template_child (widget_class, AtoutCompetePage, evening);
  gtk_widget_class_bind_template_child (widget_class, AtoutCompetePage, friend);
  gtk_widget_class_bind_template_child (widget_class, AtoutCompetePage, rating);
  gtk_widget_class_bind_template_child (widget_class, AtoutCompetePage, rate);
  gtk_widget_class_bind_template_child (widget_class, AtoutCompetePage, played);
  gtk_widget_class_bind_template_callback (widget_class, open_activated);
  gtk_widget_class_bind_template_callback (widget_class, paste_activated);
  gtk_widget_class_bind_template_callback (widget_class, rate_activated);
}

static void
atout_compete_page_init (AtoutCompetePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ask_to_rate (self);
  group_titles_fold (self->page);
}

GtkWidget *
atout_compete_page_new (AtoutHost *host, const char *form)
{
  AtoutCompetePage *self = g_object_new (ATOUT_TYPE_COMPETE_PAGE, NULL);

  self->host = host;
  self->game = game_find_form (form, &self->form);
  atout_page_set_title (ATOUT_PAGE (self), C_ ("game", "Compete"), words_form_title (&self->form));
  atout_day_group_set_game (self->day, host, self->game);
  atout_evening_group_set_form (self->evening, host, self->game, &self->form);
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    add_length (self, lengths[i]);
  atout_played_group_set_form (self->played, host, self->form.key);
  g_signal_connect_object (atout_host_get_contests (host), "changed", G_CALLBACK (contests_changed),
                           self, G_CONNECT_SWAPPED);
  groups_grow (self->page);

  return GTK_WIDGET (self);
}

void
atout_compete_page_show (AtoutCompetePage *self, const Options *options, const GDate *day)
{
  g_return_if_fail (ATOUT_IS_COMPETE_PAGE (self));

  self->has_options = options != NULL;
  if (options != NULL)
    self->options = *options;
  update (self);
  if (day != NULL)
    atout_day_group_set_day (self->day, day);
}

const char *
atout_compete_page_get_form (AtoutCompetePage *self)
{
  g_return_val_if_fail (ATOUT_IS_COMPETE_PAGE (self), NULL);

  return self->form.key;
}
