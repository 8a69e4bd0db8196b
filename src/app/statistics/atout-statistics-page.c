/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/statistics/atout-statistics-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/statistics/statistics-choice.h"
#include "app/statistics/statistics-figures.h"
#include "app/statistics/statistics-practice.h"
#include "app/widgets/ask-popover.h"
#include "app/widgets/atout-messages.h"
#include "app/widgets/combo-rows.h"
#include "app/widgets/file-choice.h"
#include "model/statistics/atout-statistics.h"
#include "model/words/time-words.h"
#include "model/words/words.h"
#include "view/score/atout-fold-layout.h"
#include "view/widgets/focus.h"
#include "view/widgets/spoken.h"

struct _AtoutStatisticsPage
{
  AtoutPage parent_instance;

  AtoutStatistics *statistics; /* NULL if nothing is saved */
  AtoutLearning *learning;
  StatisticsChoice games;
  StatisticsChoice modes;
  StatisticsChoice levels;
  StatisticsChoice periods;
  const char *form;     /* key of the form last asked for, or NULL */
  gboolean is_filling;  /* TRUE while the choices are updated */
  gboolean wants_focus; /* TRUE if the focus waits for the answer */

  GtkWidget *messages;
  GtkWidget *spinner; /* must stop: it would draw even when hidden */
  GtkWidget *stack;
  GtkWidget *empty;
  GtkWidget *practised;
  GtkWidget *practised_box;
  GtkWidget *game_row;
  GtkWidget *mode_row;
  GtkWidget *level_row;
  GtkWidget *period_row;
  GtkWidget *nothing;
  GtkWidget *figures;
  GtkWidget *table;
  GtkWidget *help_note;
  GtkWidget *progress_box;
  GtkWidget *progress;
  GtkWidget *spread_box;
  GtkWidget *spread;
  GtkWidget *practice;
  GtkWidget *since;
  GtkWidget *reset_button;
};

G_DEFINE_FINAL_TYPE (AtoutStatisticsPage, atout_statistics_page, ATOUT_TYPE_PAGE)

static void
say (AtoutStatisticsPage *self, const char *text)
{
  atout_messages_show (ATOUT_MESSAGES (self->messages), text);
}

/* ---- Question -------------------------------------------------------------------------------- */

static guint
chosen_in (GtkWidget *row)
{
  return adw_combo_row_get_selected (ADW_COMBO_ROW (row));
}

/* Returns the question that the chosen rows ask; the lists own its texts. */
static StatisticsQuestion
make_question (AtoutStatisticsPage *self)
{
  return (StatisticsQuestion) {
    .form = self->form,
    .mode = statistics_choice_key (&self->modes, chosen_in (self->mode_row)),
    .level = statistics_choice_key (&self->levels, chosen_in (self->level_row)),
    .since = statistics_choice_since (chosen_in (self->period_row)),
    .or_latest = TRUE,
  };
}

static void
ask (AtoutStatisticsPage *self)
{
  const StatisticsQuestion question = make_question (self);

  if (self->statistics != NULL)
    atout_statistics_ask (self->statistics, &question);
}

static void
choice_changed (AtoutStatisticsPage *self)
{
  if (!self->is_filling)
    ask (self);
}

/* Resets the other choices, which depend on the game. */
static void
choose_form (AtoutStatisticsPage *self, const char *form)
{
  self->is_filling = TRUE;
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->mode_row), 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->level_row), 0);
  self->is_filling = FALSE;
  self->form = form;
}

static void
game_changed (AtoutStatisticsPage *self)
{
  const char *key = statistics_choice_key (&self->games, chosen_in (self->game_row));
  GameForm form;

  if (self->is_filling || key == NULL)
    return;
  game_find_form (key, &form);
  choose_form (self, form.key);
  ask (self);
}

/* ---- Answer ---------------------------------------------------------------------------------- */

/* Selects the key @chosen in @row, or the first item. */
static void
offer (GtkWidget *row, StatisticsChoice *choice, const char *chosen)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), statistics_choice_find (choice, chosen));
  gtk_widget_set_sensitive (row, choice->keys->len > 1);
}

static void
offer_choices (AtoutStatisticsPage *self, GPtrArray *groups)
{
  StatisticsQuestion asked = make_question (self);
  g_autofree char *mode = g_strdup (asked.mode);
  g_autofree char *level = g_strdup (asked.level);

  self->is_filling = TRUE;
  statistics_choice_games (&self->games, groups);
  statistics_choice_modes (&self->modes, groups, self->form);
  statistics_choice_levels (&self->levels, groups, self->form);
  offer (self->game_row, &self->games, self->form);
  offer (self->mode_row, &self->modes, mode);
  offer (self->level_row, &self->levels, level);
  self->is_filling = FALSE;
}

static void
show_since (AtoutStatisticsPage *self, gint64 since)
{
  g_autofree char *date = since > 0 ? time_words_day (since) : NULL;
  const WordsValue values[] = { { "{date}", date }, { NULL, NULL } };
  g_autofree char *text
      = date != NULL ? words_fill (_ ("Counting restarted on {date}; earlier matches are still "
                                      "listed under Past Matches."),
                                   values)
                     : NULL;

  gtk_widget_set_visible (self->since, text != NULL);
  gtk_label_set_label (GTK_LABEL (self->since), text != NULL ? text : "");
}

static const Game *
find_game (AtoutStatisticsPage *self)
{
  GameForm form;

  return game_find_form (self->form, &form);
}

static void
show_figures (AtoutStatisticsPage *self, const Statistics *answer)
{
  gboolean is_empty = answer->points->len == 0 && answer->count[STATISTICS_CLEAN].n_thrown_in == 0
                      && !statistics_has_helped (answer);

  gtk_widget_set_visible (self->nothing, is_empty);
  gtk_widget_set_visible (self->figures, !is_empty);
  gtk_widget_set_visible (self->help_note, statistics_has_helped (answer));
  if (!is_empty)
    statistics_rows_show (ATOUT_FIGURE_TABLE (self->table), find_game (self), answer);
  gtk_widget_set_visible (
      self->progress_box,
      !is_empty && statistics_plots_show_progress (ATOUT_PLOT (self->progress), answer));
  gtk_widget_set_visible (self->spread_box,
                          !is_empty
                              && statistics_plots_show_spread (ATOUT_PLOT (self->spread), answer));
  show_since (self, answer->since);
}

static void
show_practice (AtoutStatisticsPage *self)
{
  Practice practice;

  practice_count (&practice, self->form, self->learning);
  gtk_widget_set_visible (self->practice, statistics_practice_show (self->practice, &practice));
}

static void
show_all_practice (AtoutStatisticsPage *self)
{
  gtk_widget_set_visible (self->practised,
                          statistics_practice_show_all (self->practised_box, self->learning));
}

static void
show_text (AtoutStatisticsPage *self, const char *title, const char *text)
{
  adw_status_page_set_title (ADW_STATUS_PAGE (self->empty), title);
  adw_status_page_set_description (ADW_STATUS_PAGE (self->empty), text);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->empty);
}

static gboolean
focus_choice (AtoutStatisticsPage *self)
{
  GtkWidget *const lists[] = { self->game_row, self->mode_row, self->level_row, self->period_row };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (gtk_widget_is_sensitive (lists[i]))
      return gtk_widget_grab_focus (lists[i]);

  return FALSE;
}

static void
show_answer (AtoutStatisticsPage *self, const Statistics *answer)
{
  gboolean was_away = gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->empty;

  offer_choices (self, answer->groups);
  show_figures (self, answer);
  show_practice (self);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "statistics");
  if (self->wants_focus || was_away)
    focus_choice (self);
  self->wants_focus = FALSE;
}

/* Shows the latest game if the chosen one is empty. */
static void
answered (AtoutStatisticsPage *self)
{
  const Statistics *answer = atout_statistics_get_answer (self->statistics);

  gtk_spinner_stop (GTK_SPINNER (self->spinner));
  if (answer == NULL)
    show_text (self, _ ("No Statistics"), atout_statistics_get_problem (self->statistics));
  else if (answer->groups->len == 0)
    {
      show_text (self, _ ("Nothing Played Yet"),
                 _ ("Once you have finished a deal, you can see here how you are doing."));
      show_all_practice (self);
    }
  else
    {
      if (g_strcmp0 (self->form, answer->form) != 0)
        choose_form (self, answer->form);
      show_answer (self, answer);
    }
}

/* ---- Export ---------------------------------------------------------------------------------- */

static void
exported (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (AtoutStatisticsPage) self = data;
  g_autoptr (GError) error = NULL;

  if (self->statistics == NULL)
    return;
  if (atout_statistics_export_finish (self->statistics, result, &error))
    say (self, _ ("The deals were written to the file."));
  else
    say (self, error->message);
}

static void
file_chosen (GFile *file, gpointer object)
{
  AtoutStatisticsPage *self = object;
  const StatisticsQuestion question = make_question (self);

  atout_statistics_export (self->statistics, &question, file, exported, g_object_ref (self));
}

static void
export_clicked (AtoutStatisticsPage *self)
{
  g_autofree char *name = g_strconcat (self->form, ".csv", NULL);

  file_choice_ask_save (self, _ ("Export Deals"), name, file_chosen);
}

/* ---- Reset ----------------------------------------------------------------------------------- */

static void
reset_agreed (AtoutStatisticsPage *self)
{
  g_autoptr (GError) error = NULL;

  if (atout_statistics_reset (self->statistics, self->form, &error))
    ask (self);
  else
    say (self, error->message);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_statistics_page_grab_focus (GtkWidget *widget)
{
  AtoutStatisticsPage *self = ATOUT_STATISTICS_PAGE (widget);

  self->wants_focus = !gtk_widget_get_mapped (self->game_row);

  return !self->wants_focus && focus_choice (self);
}

static void
atout_statistics_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (atout_statistics_page_parent_class)->map (widget);
  ask (ATOUT_STATISTICS_PAGE (widget));
}

static void
atout_statistics_page_dispose (GObject *object)
{
  AtoutStatisticsPage *self = ATOUT_STATISTICS_PAGE (object);

  g_clear_object (&self->learning);
  g_clear_object (&self->statistics);

  G_OBJECT_CLASS (atout_statistics_page_parent_class)->dispose (object);
}

static void
atout_statistics_page_finalize (GObject *object)
{
  AtoutStatisticsPage *self = ATOUT_STATISTICS_PAGE (object);

  statistics_choice_clear (&self->games);
  statistics_choice_clear (&self->modes);
  statistics_choice_clear (&self->levels);
  statistics_choice_clear (&self->periods);

  G_OBJECT_CLASS (atout_statistics_page_parent_class)->finalize (object);
}

static void
atout_statistics_page_class_init (AtoutStatisticsPageClass *klass)
{
  static const struct
  {
    const char *name;
    goffset offset;
  } children[] = {
#define CHILD(name) { #name, G_STRUCT_OFFSET (AtoutStatisticsPage, name) }
    CHILD (messages),     CHILD (spinner),       CHILD (stack),        CHILD (empty),
    CHILD (practised),    CHILD (practised_box), CHILD (game_row),     CHILD (mode_row),
    CHILD (level_row),    CHILD (period_row),    CHILD (nothing),      CHILD (figures),
    CHILD (table),        CHILD (help_note),     CHILD (progress_box), CHILD (progress),
    CHILD (spread_box),   CHILD (spread),        CHILD (practice),     CHILD (since),
    CHILD (reset_button),
#undef CHILD
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_statistics_page_dispose;
  object_class->finalize = atout_statistics_page_finalize;

  widget_class->grab_focus = atout_statistics_page_grab_focus;
  widget_class->map = atout_statistics_page_map;

  g_type_ensure (ATOUT_TYPE_FOLD_LAYOUT);
  g_type_ensure (ATOUT_TYPE_PLOT);
  g_type_ensure (ATOUT_TYPE_FIGURE_TABLE);
  g_type_ensure (ATOUT_TYPE_MESSAGES);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_BASE
                                               "/app/statistics/atout-statistics-page.ui");
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               children[i].offset);
  gtk_widget_class_bind_template_callback (widget_class, game_changed);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed);
  gtk_widget_class_bind_template_callback (widget_class, export_clicked);
}

static void
atout_statistics_page_init (AtoutStatisticsPage *self)
{
  statistics_choice_init (&self->games);
  statistics_choice_init (&self->modes);
  statistics_choice_init (&self->levels);
  statistics_choice_init (&self->periods);
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  atout_page_set_title (ATOUT_PAGE (self), _ ("Statistics"), NULL);
  spoken_hide_pages (GTK_STACK (self->stack));
  statistics_choice_periods (&self->periods);
  choice_list_set (ADW_COMBO_ROW (self->game_row));
  choice_list_set (ADW_COMBO_ROW (self->mode_row));
  choice_list_set (ADW_COMBO_ROW (self->level_row));
  choice_list_set (ADW_COMBO_ROW (self->period_row));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->game_row), G_LIST_MODEL (self->games.titles));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->mode_row), G_LIST_MODEL (self->modes.titles));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->level_row), G_LIST_MODEL (self->levels.titles));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->period_row), G_LIST_MODEL (self->periods.titles));
  self->is_filling = FALSE;
  ask_popover_add (GTK_MENU_BUTTON (self->reset_button),
                   _ ("Reset the statistics of this game? The matches themselves are kept."),
                   _ ("Keep Counting"), _ ("Start Afresh"), G_CALLBACK (reset_agreed), self);
}

GtkWidget *
atout_statistics_page_new (AtoutHistory *history, AtoutLearning *learning)
{
  AtoutStatisticsPage *self = g_object_new (ATOUT_TYPE_STATISTICS_PAGE, NULL);

  g_set_object (&self->learning, learning);
  if (history == NULL)
    {
      show_text (self, _ ("No Statistics"), _ ("Nothing you play is being saved."));
      return GTK_WIDGET (self);
    }
  self->statistics = atout_statistics_new (history);
  g_signal_connect_object (self->statistics, "answered", G_CALLBACK (answered), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
