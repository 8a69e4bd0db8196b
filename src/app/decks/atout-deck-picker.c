/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/atout-deck-picker.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/decks/atout-deck-row.h"
#include "app/decks/deck-queue.h"
#include "app/decks/deck-settings.h"
#include "app/widgets/file-choice.h"
#include "decks/deck-error.h"
#include "model/words/words.h"
#include "view/widgets/focus.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"

struct _AtoutDeckPicker
{
  GtkWidget parent_instance;

  GSettings *settings;
  GSettings *kept; /* settings of the game */
  AtoutDeckStore *decks;
  const Game *game;
  Options options;

  DeckQueue *queue;
  guint n_adding;
  AtoutDeckEntry *added; /* last added deck */
  gboolean wants_focus;  /* true to focus the chosen deck once listed */

  GtkWidget *banner;
  GtkWidget *banner_text;
  GtkWidget *list;
  GtkWidget *others;
  GtkWidget *waiting;
  GtkWidget *spinner;
};

enum
{
  LOOK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutDeckPicker, atout_deck_picker, GTK_TYPE_WIDGET)

/*
 * Shows @text in the banner, or hides it if NULL; the tooltip @detail (nullable) is for authors of
 * decks.
 */
static void
show_error (AtoutDeckPicker *self, const char *text, const char *detail)
{
  if (text != NULL)
    {
      gtk_label_set_text (GTK_LABEL (self->banner_text), text);
      gtk_widget_set_tooltip_text (self->banner_text, detail);
      spoken_set_name (self->banner_text, text);
    }
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->banner), text != NULL);
}

static void
dismiss_clicked (AtoutDeckPicker *self)
{
  show_error (self, NULL, NULL);
}

/* ---- Rows ------------------------------------------------------------------------------------ */

static AtoutDeckRow *
row_of (AtoutDeckPicker *self, AtoutDeckEntry *entry)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (ATOUT_IS_DECK_ROW (row) && atout_deck_row_get_entry (ATOUT_DECK_ROW (row)) == entry)
      return ATOUT_DECK_ROW (row);

  return NULL;
}

static guint
place_in_store (AtoutDeckPicker *self, AtoutDeckEntry *entry)
{
  GListModel *model = atout_deck_store_get_entries (self->decks);
  guint n = g_list_model_get_n_items (model);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutDeckEntry) other = g_list_model_get_item (model, i);

      if (other == entry)
        return i;
    }

  return n;
}

static gboolean
is_in_store (AtoutDeckPicker *self, AtoutDeckEntry *entry)
{
  return atout_deck_store_find (self->decks, atout_deck_entry_get_id (entry)) == entry;
}

/* Sorts unusable decks last. */
static int
compare_rows (GtkListBoxRow *a, GtkListBoxRow *b, gpointer user_data)
{
  AtoutDeckPicker *self = user_data;
  gboolean problem_a = atout_deck_row_has_problem (ATOUT_DECK_ROW (a));
  gboolean problem_b = atout_deck_row_has_problem (ATOUT_DECK_ROW (b));

  if (problem_a != problem_b)
    return problem_a - problem_b;

  return (int) place_in_store (self, atout_deck_row_get_entry (ATOUT_DECK_ROW (a)))
         - (int) place_in_store (self, atout_deck_row_get_entry (ATOUT_DECK_ROW (b)));
}

static void
update_chosen (AtoutDeckPicker *self)
{
  AtoutDeckEntry *chosen;

  if (self->game == NULL)
    return;

  chosen = deck_settings_find (self->settings, self->decks, self->game);
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    atout_deck_row_set_chosen (ATOUT_DECK_ROW (row),
                               atout_deck_row_get_entry (ATOUT_DECK_ROW (row)) == chosen);
}

static void
row_activated (AtoutDeckPicker *self, AtoutDeckRow *row)
{
  deck_settings_choose (self->settings, self->game, atout_deck_row_get_entry (row));
}

static void
look_wanted (AtoutDeckPicker *self, AtoutDeckRow *row)
{
  g_signal_emit (self, signals[LOOK], 0, atout_deck_row_get_entry (row));
}

static void
remove_wanted (AtoutDeckPicker *self, AtoutDeckRow *row)
{
  g_autoptr (AtoutDeckEntry) entry = g_object_ref (atout_deck_row_get_entry (row));
  g_autoptr (GError) error = NULL;

  /* stop using the deck before its row disappears */
  show_error (self, NULL, NULL);
  deck_settings_forget (self->settings, entry);
  if (!atout_deck_store_remove (self->decks, entry, &error))
    show_error (self, error->message, NULL);
}

static void look_at_next (AtoutDeckPicker *self);

static void
finish_look (AtoutDeckPicker *self)
{
  deck_queue_finish (self->queue);
  look_at_next (self);
}

static void
row_painted (AtoutDeckPicker *self, AtoutDeckRow *row)
{
  AtoutDeckEntry *entry = atout_deck_row_get_entry (row);

  /* after sorting, because the focus scrolls the list */
  if (entry == self->added)
    {
      gtk_widget_grab_focus (GTK_WIDGET (row));
      g_clear_object (&self->added);
    }
  if (entry == deck_queue_get_current (self->queue))
    finish_look (self);
}

/* Returns true if the list still waits for the focus and no other widget has it. */
static gboolean
is_focus_due (AtoutDeckPicker *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return self->wants_focus && root != NULL && gtk_root_get_focus (root) == NULL;
}

static void style_changed (AtoutDeckPicker *self);

static AtoutDeckRow *
add_row (AtoutDeckPicker *self, AtoutDeckEntry *entry)
{
  GtkWidget *row = atout_deck_row_new (entry);

  /* GTK keeps a focused row until the next frame */
  g_signal_connect_object (row, "look", G_CALLBACK (look_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "remove", G_CALLBACK (remove_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "painted", G_CALLBACK (row_painted), self, G_CONNECT_SWAPPED);
  g_object_weak_ref (
      G_OBJECT (row), (GWeakNotify) (void (*) (void)) g_object_unref,
      deck_settings_watch_deck (self->settings, entry, G_CALLBACK (style_changed), self));
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  gtk_widget_set_visible (self->list, TRUE);
  update_chosen (self);
  if (is_focus_due (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));

  return ATOUT_DECK_ROW (row);
}

/* ---- Opening decks one by one ---------------------------------------------------------------- */

static void
show_deck (AtoutDeckPicker *self, AtoutDeckEntry *entry, AtoutDeck *deck)
{
  const Pack *pack = game_pack (self->game, &self->options);
  AtoutDeckRow *row = row_of (self, entry);
  Card cards[GAME_SAMPLE];

  deck_settings_sample (self->game, pack, cards);
  deck_settings_apply (self->settings, entry, deck);
  atout_deck_set_scale_factor (deck, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  if (row == NULL)
    row = add_row (self, entry);
  atout_deck_row_show_cards (row, deck, pack, cards, GAME_SAMPLE);
  gtk_list_box_row_changed (GTK_LIST_BOX_ROW (row));
}

static gboolean
is_chosen (AtoutDeckPicker *self, AtoutDeckEntry *entry)
{
  return deck_settings_find_chosen (self->settings, self->decks, self->game) == entry;
}

/* Shows a problem of decks that the user chose or added. */
static void
show_problem (AtoutDeckPicker *self, AtoutDeckEntry *entry, gboolean is_shown, const char *problem,
              const char *detail)
{
  AtoutDeckRow *row = row_of (self, entry);

  if (row == NULL && is_shown)
    row = add_row (self, entry);
  if (row != NULL && !is_shown)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  if (!is_shown)
    return;

  atout_deck_row_set_problem (row, problem, detail);
  gtk_list_box_row_changed (GTK_LIST_BOX_ROW (row));
}

static void
explain_missing (AtoutDeckPicker *self, AtoutDeckEntry *entry)
{
  const WordsValue values[] = {
    { "{deck}", atout_deck_entry_get_name (entry) },
    { "{game}", words_title (self->game, &self->options) },
    { NULL, NULL },
  };
  g_autofree char *text
      = words_fill (_ ("“{deck}” was added, but it lacks cards for {game}."), values);

  show_error (self, text, NULL);
}

static void
deck_opened (AtoutDeckEntry *entry, AtoutDeck *deck, const GError *error, gpointer user_data)
{
  AtoutDeckPicker *self = user_data;

  if (deck != NULL && atout_deck_covers (deck, game_pack (self->game, &self->options)))
    {
      show_deck (self, entry, deck);
      return; /* the next deck opens when this is painted */
    }

  if (deck == NULL)
    show_problem (self, entry, is_chosen (self, entry) || atout_deck_entry_get_added (entry),
                  deck_error_tell (error), error->message);
  else
    show_problem (self, entry, is_chosen (self, entry), _ ("it lacks cards that this game needs"),
                  NULL);
  if (deck != NULL && entry == self->added)
    explain_missing (self, entry);
  finish_look (self);
}

static void
update_waiting (AtoutDeckPicker *self)
{
  gboolean waits = deck_queue_get_current (self->queue) != NULL || self->n_adding > 0;

  gtk_widget_set_visible (self->waiting, waits);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), waits);
}

static void
look_at_next (AtoutDeckPicker *self)
{
  deck_queue_go_on (self->queue);
  update_waiting (self);
  if (deck_queue_get_current (self->queue) != NULL)
    return;

  if (is_focus_due (self))
    gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
  self->wants_focus = FALSE;
}

/* Repaints rows for changed letters or colours. */
static void
style_changed (AtoutDeckPicker *self)
{
  if (self->game == NULL)
    return;

  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (atout_deck_row_can_change (ATOUT_DECK_ROW (row)))
      deck_queue_add (self->queue, atout_deck_row_get_entry (ATOUT_DECK_ROW (row)));
  look_at_next (self);
}

static void
store_changed (AtoutDeckPicker *self, guint position, guint n_removed, guint n_added)
{
  AtoutDeckEntry *current = deck_queue_get_current (self->queue);
  GtkWidget *row, *next;

  if (self->game == NULL)
    return;

  for (row = gtk_widget_get_first_child (self->list); row != NULL; row = next)
    {
      next = gtk_widget_get_next_sibling (row);
      if (!is_in_store (self, atout_deck_row_get_entry (ATOUT_DECK_ROW (row))))
        gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
    }
  gtk_list_box_invalidate_sort (GTK_LIST_BOX (self->list));
  update_chosen (self);

  if (current != NULL && !is_in_store (self, current))
    deck_queue_finish (self->queue);
  for (guint i = 0; i < n_added; i++)
    {
      g_autoptr (AtoutDeckEntry) entry
          = g_list_model_get_item (atout_deck_store_get_entries (self->decks), position + i);

      deck_queue_add_first (self->queue, entry);
    }
  look_at_next (self);
}

/* ---- Adding decks ---------------------------------------------------------------------------- */

typedef struct
{
  AtoutDeckPicker *picker;
  GFile *file;
} Adding;

static void
adding_free (Adding *adding)
{
  g_object_unref (adding->picker);
  g_object_unref (adding->file);
  g_free (adding);
}

static void
explain_refused (AtoutDeckPicker *self, GFile *file, const GError *error)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  const WordsValue values[] = {
    { "{file}", name },
    { "{problem}", deck_error_tell (error) },
    { NULL, NULL },
  };
  g_autofree char *text = NULL;

  if (error->domain == ATOUT_DECK_ERROR)
    /* Translators: the name of a file or folder with a deck of cards, and what is wrong with it */
    text = words_fill (_ ("“{file}” cannot be used: {problem}."), values);
  show_error (self, text != NULL ? text : error->message, text != NULL ? error->message : NULL);
}

static void
deck_added (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Adding *adding = user_data;
  AtoutDeckPicker *self = adding->picker;
  g_autoptr (GError) error = NULL;
  AtoutDeckEntry *entry = atout_deck_store_add_finish (ATOUT_DECK_STORE (source), result, &error);

  if (self->decks != NULL) /* unless the window is closed */
    {
      self->n_adding--;
      update_waiting (self);
      if (entry == NULL)
        explain_refused (self, adding->file, error);
      else
        g_set_object (&self->added, entry);
    }
  adding_free (adding);
}

void
atout_deck_picker_add (AtoutDeckPicker *self, GFile *file)
{
  Adding *adding;

  g_return_if_fail (ATOUT_IS_DECK_PICKER (self));
  g_return_if_fail (G_IS_FILE (file));

  show_error (self, NULL, NULL);
  self->n_adding++;
  update_waiting (self);
  adding = g_new (Adding, 1);
  *adding = (Adding) { g_object_ref (self), g_object_ref (file) };
  atout_deck_store_add_async (self->decks, file, NULL, deck_added, adding);
}

static void
file_chosen (GFile *file, gpointer object)
{
  atout_deck_picker_add (object, file);
}

static void
add_file_activated (AtoutDeckPicker *self)
{
  file_choice_ask_svg (self, _ ("Add a Deck"), file_chosen);
}

static void
add_folder_activated (AtoutDeckPicker *self)
{
  file_choice_ask_folder (self, _ ("Add a Deck"), file_chosen);
}

/*
 * Explains in a Flatpak, where /usr is that of the runtime, that system decks are not found. Access
 * to host-os would be too much; the file chooser can open them.
 */
static void
explain_sandbox (AtoutDeckPicker *self)
{
  if (g_getenv ("FLATPAK_ID") != NULL)
    adw_preferences_group_set_description (
        ADW_PREFERENCES_GROUP (self->others),
        _ ("Decks installed on the system are not found automatically here. You can add them: "
           "files from /usr/share/aisleriot/cards, folders from /usr/share/carddecks."));
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_deck_picker_grab_focus (GtkWidget *widget)
{
  AtoutDeckPicker *self = ATOUT_DECK_PICKER (widget);
  AtoutDeckEntry *chosen
      = self->game != NULL ? deck_settings_find (self->settings, self->decks, self->game) : NULL;
  AtoutDeckRow *row = chosen != NULL ? row_of (self, chosen) : NULL;

  self->wants_focus = row == NULL;

  return row == NULL || gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
atout_deck_picker_dispose (GObject *object)
{
  AtoutDeckPicker *self = ATOUT_DECK_PICKER (object);

  g_clear_pointer (&self->queue, deck_queue_free);
  self->game = NULL;
  g_clear_object (&self->added);
  g_clear_object (&self->decks);
  g_clear_object (&self->kept);
  g_clear_object (&self->settings);
  remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (atout_deck_picker_parent_class)->dispose (object);
}

static void
atout_deck_picker_class_init (AtoutDeckPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_deck_picker_dispose;

  widget_class->grab_focus = atout_deck_picker_grab_focus;
  widget_class->focus = focus_through;

  /** AtoutDeckPicker::look: emitted to show all cards of @entry */
  signals[LOOK] = g_signal_new ("look", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, ATOUT_TYPE_DECK_ENTRY);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/decks/atout-deck-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckPicker, banner);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckPicker, banner_text);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckPicker, list);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckPicker, others);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckPicker, waiting);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckPicker, spinner);
  gtk_widget_class_bind_template_callback (widget_class, add_file_activated);
  gtk_widget_class_bind_template_callback (widget_class, add_folder_activated);
  gtk_widget_class_bind_template_callback (widget_class, dismiss_clicked);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
}

static void
atout_deck_picker_init (AtoutDeckPicker *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_sort_func (GTK_LIST_BOX (self->list), compare_rows, self, NULL);
  explain_sandbox (self);

  deck_settings_watch_colours (self->settings, G_CALLBACK (style_changed), self);
}

void
atout_deck_picker_set_decks (AtoutDeckPicker *self, AtoutDeckStore *decks)
{
  g_return_if_fail (ATOUT_IS_DECK_PICKER (self));
  g_return_if_fail (self->decks == NULL);

  self->decks = g_object_ref (decks);
  self->queue = deck_queue_new (decks, deck_opened, self);
  g_signal_connect_object (atout_deck_store_get_entries (decks), "items-changed",
                           G_CALLBACK (store_changed), self, G_CONNECT_SWAPPED);
}

void
atout_deck_picker_set_game (AtoutDeckPicker *self, const Game *game, const Options *options)
{
  GListModel *entries;

  g_return_if_fail (ATOUT_IS_DECK_PICKER (self));
  g_return_if_fail (self->decks != NULL);

  deck_queue_clear (self->queue);
  g_clear_object (&self->added);
  show_error (self, NULL, NULL);
  remove_children (self->list);
  gtk_widget_set_visible (self->list, FALSE);

  self->game = game;
  g_clear_object (&self->kept);
  if (game == NULL)
    return;

  self->kept = deck_settings_watch_choice (self->settings, game, G_CALLBACK (update_chosen), self);
  self->options = *options;
  self->wants_focus = FALSE;
  deck_queue_add (self->queue, deck_settings_find (self->settings, self->decks, game));
  entries = atout_deck_store_get_entries (self->decks);
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (AtoutDeckEntry) entry = g_list_model_get_item (entries, i);

      deck_queue_add (self->queue, entry);
    }
  look_at_next (self);
}

void
atout_deck_picker_focus (AtoutDeckPicker *self, AtoutDeckEntry *entry)
{
  AtoutDeckRow *row;

  g_return_if_fail (ATOUT_IS_DECK_PICKER (self));

  row = row_of (self, entry);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}
