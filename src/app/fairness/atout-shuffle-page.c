/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/fairness/atout-shuffle-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/fairness/fairness-code.h"
#include "app/widgets/atout-figure-table.h"
#include "app/widgets/combo-rows.h"
#include "model/history/atout-history.h"
#include "model/statistics/statistics-luck.h"
#include "model/words/words.h"
#include "rules/number.h"
#include "view/plot/plot-ticks.h"

/* ---- Table ----------------------------------------------------------------------------------- */

#define DIGITS 2

static char *
name_thing (const StatisticsLuckRow *row)
{
  const WordsValue values[]
      = { { "{suit}", row->suit != SUIT_NONE ? words_suit (SUITS_FRENCH, row->suit) : "" },
          { NULL, NULL } };

  return words_fill (words_of_game ("luck", row->label), values);
}

static void
add_row (AtoutFigureTable *table, const StatisticsLuckRow *row, int at)
{
  g_autofree char *name = name_thing (row);
  g_autofree char *mean = plot_number_write (row->mean, DIGITS);
  g_autofree char *expected = plot_number_write (row->expected, DIGITS);
  g_autofree char *low = plot_number_write (row->low, DIGITS);
  g_autofree char *high = plot_number_write (row->high, DIGITS);
  const WordsValue values[] = { { "{name}", name }, { "{mean}", mean }, { "{expected}", expected },
                                { "{low}", low },   { "{high}", high }, { NULL, NULL } };
  /* Translators: one thing in a hand as it is dealt, as "Jacks", read aloud */
  g_autofree char *spoken = words_fill (
      _ ("{name}: {mean} dealt, {expected} expected, {low} to {high} by chance"), values);
  /* Translators: from … to, with no-break spaces */
  g_autofree char *range = words_fill (C_ ("fairness", "{low} – {high}"), values);

  atout_figure_table_write (table, at, 0, name, NULL, spoken);
  atout_figure_table_write (table, at, 1, mean, "numeric", NULL);
  atout_figure_table_write (table, at, 2, expected, NULL, NULL);
  atout_figure_table_write (table, at, 3, range, NULL, NULL);
}

static void
luck_rows_show (AtoutFigureTable *table, const StatisticsLuck *luck)
{
  const char *const heads[] = { C_ ("fairness", "In a hand"), C_ ("fairness", "Dealt"),
                                C_ ("fairness", "Expected"), C_ ("fairness", "By chance") };

  atout_figure_table_begin (table, G_N_ELEMENTS (heads) - 1);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    atout_figure_table_write (table, 0, (int) i, heads[i], "caption-heading", NULL);
  for (guint i = 0; i < luck->n_rows; i++)
    add_row (table, &luck->row[i], (int) i + 1);
}

/* ---- Page ------------------------------------------------------------------------------------ */

#define EXAMPLE "0123456789abcdef0123456789abcdef"

struct _AtoutShufflePage
{
  AtoutPage parent_instance;

  AtoutHistory *history; /* NULL if nothing is saved */
  GCancellable *asking;
  GPtrArray *games; /* const Game *, in list order */
  GtkStringList *titles;
  gboolean is_filling; /* TRUE while the list is updated */

  GtkWidget *scrolled;
  GtkWidget *example;
  GtkWidget *hands_text;
  GtkWidget *game_group;
  GtkWidget *game_row;
  GtkWidget *table;
};

G_DEFINE_FINAL_TYPE (AtoutShufflePage, atout_shuffle_page, ATOUT_TYPE_PAGE)

/* ---- Thread ---------------------------------------------------------------------------------- */

typedef struct
{
  GPtrArray *games;
  StatisticsLuck *luck; /* chosen or first game; NULL if there is none */
} Answer;

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_clear_pointer (&answer->games, g_ptr_array_unref);
  g_free (answer->luck);
  g_free (answer);
}

static gpointer
count (Database *database, gpointer data, GError **error)
{
  const Game *game = data;
  Answer *answer = g_new0 (Answer, 1);

  answer->games = statistics_luck_games (database, error);
  if (answer->games != NULL && answer->games->len > 0)
    answer->luck = statistics_luck_read (
        database, game != NULL ? game : g_ptr_array_index (answer->games, 0), error);
  if (error == NULL || *error == NULL)
    return answer;
  answer_free (answer);

  return NULL;
}

/* ---- Hands ----------------------------------------------------------------------------------- */

static void
tell_hands (AtoutShufflePage *self, const StatisticsLuck *luck)
{
  g_autofree char *n = g_strdup_printf ("%u", luck->n_hands);
  const WordsValue values[] = { { "{n}", n }, { NULL, NULL } };
  g_autofree char *text = words_fill (
      ngettext ("This is what you were dealt in {n} deal, next to what is to be expected. By "
                "chance alone, 95 of 100 such averages fall within the range in the last column, "
                "so one line in twenty may well fall outside it. After a single deal, this says "
                "next to nothing.",
                "This is what you were dealt on average in {n} deals, next to what is to be "
                "expected. By chance alone, 95 of 100 such averages fall within the range in the "
                "last column, so one line in twenty may well fall outside it. The more deals, the "
                "narrower the range.",
                luck->n_hands),
      values);

  gtk_label_set_label (GTK_LABEL (self->hands_text), text);
}

static void
offer_games (AtoutShufflePage *self, GPtrArray *games, const Game *chosen)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->titles));
  guint place = 0;

  self->is_filling = TRUE;
  if (n != games->len)
    {
      gtk_string_list_splice (self->titles, 0, n, NULL);
      for (guint i = 0; i < games->len; i++)
        gtk_string_list_append (self->titles, words_game_title (g_ptr_array_index (games, i)));
    }
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = g_ptr_array_ref (games);
  g_ptr_array_find (games, chosen, &place);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->game_row), place);
  gtk_widget_set_visible (self->game_group, games->len > 1);
  self->is_filling = FALSE;
}

static void
answered (GObject *history G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (AtoutShufflePage) self = data;
  g_autoptr (GError) error = NULL;
  Answer *answer = history_work_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->asking);
  gtk_widget_set_visible (self->table, answer != NULL && answer->luck != NULL);
  if (answer == NULL)
    {
      gtk_label_set_label (GTK_LABEL (self->hands_text), error->message);
    }
  else if (answer->luck != NULL)
    {
      offer_games (self, answer->games, answer->luck->game);
      tell_hands (self, answer->luck);
      luck_rows_show (ATOUT_FIGURE_TABLE (self->table), answer->luck);
    }
  g_clear_pointer (&answer, answer_free);
}

static void
give_up (AtoutShufflePage *self)
{
  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

static void
ask (AtoutShufflePage *self, const Game *game)
{
  give_up (self);
  self->asking = g_cancellable_new ();
  history_work_start (self->history, count, (gpointer) game, NULL, answer_free, self->asking,
                      answered, g_object_ref (self));
}

static const Game *
chosen_game (AtoutShufflePage *self)
{
  guint place = adw_combo_row_get_selected (ADW_COMBO_ROW (self->game_row));

  return self->games != NULL && place < self->games->len ? g_ptr_array_index (self->games, place)
                                                         : NULL;
}

static void
game_changed (AtoutShufflePage *self)
{
  if (!self->is_filling && chosen_game (self) != NULL)
    ask (self, chosen_game (self));
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_shuffle_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ATOUT_SHUFFLE_PAGE (widget)->scrolled);
}

static void
atout_shuffle_page_dispose (GObject *object)
{
  AtoutShufflePage *self = ATOUT_SHUFFLE_PAGE (object);

  give_up (self);
  g_clear_object (&self->history);
  g_clear_object (&self->titles);
  g_clear_pointer (&self->games, g_ptr_array_unref);

  G_OBJECT_CLASS (atout_shuffle_page_parent_class)->dispose (object);
}

static void
atout_shuffle_page_class_init (AtoutShufflePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_shuffle_page_dispose;
  widget_class->grab_focus = atout_shuffle_page_grab_focus;

  g_type_ensure (ATOUT_TYPE_FIGURE_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/fairness/atout-shuffle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutShufflePage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, AtoutShufflePage, example);
  gtk_widget_class_bind_template_child (widget_class, AtoutShufflePage, hands_text);
  gtk_widget_class_bind_template_child (widget_class, AtoutShufflePage, game_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutShufflePage, game_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutShufflePage, table);
  gtk_widget_class_bind_template_callback (widget_class, game_changed);
}

static void
add_example (AtoutShufflePage *self)
{
  g_autofree char *command = NULL;
  DealNumber number;
  char seal[SEAL_DIGITS + 1];

  number_parse (&number, EXAMPLE);
  number_seal (&number, seal);
  command = number_seal_command (&number);
  gtk_box_append (GTK_BOX (self->example),
                  fairness_code_new (C_ ("fairness", "Command for a terminal"), command));
  gtk_box_append (GTK_BOX (self->example), fairness_code_new (C_ ("fairness", "Seal"), seal));
}

static void
atout_shuffle_page_init (AtoutShufflePage *self)
{
  self->is_filling = TRUE;
  self->titles = gtk_string_list_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  atout_page_set_title (ATOUT_PAGE (self), _ ("How the Cards Are Shuffled"), NULL);
  choice_list_set (ADW_COMBO_ROW (self->game_row));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->game_row), G_LIST_MODEL (self->titles));
  self->is_filling = FALSE;
  add_example (self);
}

GtkWidget *
atout_shuffle_page_new (AtoutHistory *history)
{
  AtoutShufflePage *self = g_object_new (ATOUT_TYPE_SHUFFLE_PAGE, NULL);

  if (history != NULL)
    {
      self->history = g_object_ref (history);
      ask (self, NULL);
    }

  return GTK_WIDGET (self);
}
