/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/atout-learn-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/learn/atout-course-group.h"
#include "app/learn/atout-problem-list-page.h"
#include "app/learn/learn-open.h"
#include "app/learn/learn-words.h"
#include "app/settings/settings-part.h"
#include "app/table/table-settings.h"
#include "app/widgets/ask-popover.h"
#include "app/widgets/groups.h"
#include "model/learning/practice.h"
#include "model/words/principle-words.h"
#include "model/words/problem-words.h"
#include "model/words/words.h"

struct _AtoutLearnPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  AtoutLearning *learning; /* NULL if nothing is saved */
  AtoutSlips *slips;       /* NULL if nothing is saved */
  const Game *game;
  GameForm form;
  Practice practice;
  GListModel *all_problems;
  PracticeFilter missed_most;
  GPtrArray *ways; /* Way, owned by the rows */
  GSettings *kept; /* settings of the game */
  guint n_rules;   /* principles listed so far */

  GtkWidget *page;
  GtkWidget *course;
  GtkWidget *problems;
  GtkWidget *next;
  GtkWidget *missed;
  GtkWidget *rules;
  GtkWidget *ladders;
  GtkWidget *themes;
  GtkWidget *bands;
  GtkWidget *kinds;
  GtkWidget *all;
  GtkWidget *slips_group;
  GtkWidget *no_slips;
  GtkWidget *due;
  GtkWidget *clear_button;
};

G_DEFINE_FINAL_TYPE (AtoutLearnPage, atout_learn_page, ATOUT_TYPE_PAGE)

/* ---- Lists of problems ----------------------------------------------------------------------- */

/* A row that opens a list of problems. */
typedef struct
{
  AtoutLearnPage *page;
  GtkWidget *row;
  char *title;
  const char *rule; /* sentence below the title; NULL: the number of solved problems */
  PracticeFilter filter;
  const PracticeCount *count;
} Way;

static void
open_list (AtoutLearnPage *self, const PracticeFilter *filter, const char *title)
{
  atout_host_open (self->host, ATOUT_PAGE (atout_problem_list_page_new (self->host, self->form.key,
                                                                        filter, title)));
}

static void
way_activated (Way *way)
{
  open_list (way->page, &way->filter, way->title);
}

static void
tell_way (Way *way)
{
  g_autofree char *text = learn_words_solved (way->count);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (way->row), way->rule != NULL ? way->rule : text);
}

static void
free_way (Way *way, GClosure *closure G_GNUC_UNUSED)
{
  g_free (way->title);
  g_free (way);
}

/* Adds a row, unless there are no problems. */
static void
add_way (AtoutLearnPage *self, GtkWidget *expander, const PracticeCount *count, const char *title,
         const char *rule, const PracticeFilter *filter)
{
  Way *way;

  if (count->n == 0)
    return;
  way = g_new (Way, 1);
  *way = (Way) { .page = self,
                 .row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title,
                                      "activatable", TRUE, NULL),
                 .title = g_strdup (title),
                 .rule = rule,
                 .filter = *filter,
                 .count = count };
  g_signal_connect_data (way->row, "activated", G_CALLBACK (way_activated), way,
                         (GClosureNotify) (void (*) (void)) free_way, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), way->row);
  g_ptr_array_add (self->ways, way);
  tell_way (way);
}

static void
add_themes (AtoutLearnPage *self)
{
  for (guint i = 0; i < THEMES; i++)
    {
      const PracticeFilter filter = { .themes = 1u << i };

      add_way (self, self->themes, &self->practice.of_theme[i], problem_words_theme (i), NULL,
               &filter);
    }
}

/*
 * Adds a row for each ladder (series of problems on one theme), with the advice to remember from
 * it.
 */
static void
add_ladders (AtoutLearnPage *self)
{
  guint n_before = self->ways->len;

  for (guint i = 0; i < THEMES; i++)
    {
      const PracticeFilter filter = { .themes = 1u << i, .is_ladder = TRUE };
      const char *rule = learn_words_motif (i);

      if (rule != NULL)
        add_way (self, self->ladders, &self->practice.of_ladder[i], problem_words_theme (i), rule,
                 &filter);
    }
  gtk_widget_set_visible (self->ladders, self->ways->len > n_before);
}

static void
add_bands (AtoutLearnPage *self)
{
  for (guint i = 1; i <= PROBLEM_BANDS; i++)
    {
      const PracticeFilter filter = { .band = i };
      g_autofree char *title = learn_words_band (i);

      add_way (self, self->bands, &self->practice.of_band[i], title, NULL, &filter);
    }
}

static void
add_kinds (AtoutLearnPage *self)
{
  for (guint i = 0; i < PROBLEM_KINDS; i++)
    {
      const PracticeFilter filter = { .kinds = 1u << i };

      add_way (self, self->kinds, &self->practice.of_kind[i], problem_words_kind (i), NULL,
               &filter);
    }
}

/* Adds the rules that hints have shown since this list was filled last, each with its problems. */
static void
add_rules (AtoutLearnPage *self)
{
  g_auto (GStrv) keys = g_settings_get_strv (self->kept, PRINCIPLES_SETTINGS_KEY);

  for (; keys[self->n_rules] != NULL; self->n_rules++)
    {
      Principle principle = principle_find_key (keys[self->n_rules]);
      ProblemTheme theme = principle_words_theme (principle);
      const PracticeFilter filter = { .themes = 1u << theme };

      if (theme < THEMES)
        add_way (self, self->rules, &self->practice.of_theme[theme],
                 principle_words_title (principle), principle_words_rule (principle), &filter);
    }
  gtk_widget_set_visible (self->rules, self->n_rules > 0);
}

/* ---- Problems -------------------------------------------------------------------------------- */

/* Returns the subtitle of the next problem: "In order of difficulty · easy · Drawing trumps". */
static char *
tell_next (AtoutLearnPage *self, guint place)
{
  g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (self->all_problems, place);
  const ProblemEntry *entry = atout_practice_problem_get_entry (problem);
  g_autofree char *themes = problem_words_themes (learn_words_open_themes (problem));
  const WordsValue values[]
      = { { "{band}", problem_words_band (entry->band) }, { "{themes}", themes }, { NULL, NULL } };

  if (themes[0] == '\0')
    /* Translators: {band} is as "easy" */
    return words_fill (_ ("In order of difficulty · {band}"), values);

  /* Translators: {band} is as "easy", {themes} one or more, as "Ruffing, The last trick" */
  return words_fill (_ ("In order of difficulty · {band} · {themes}"), values);
}

static void
show_next (AtoutLearnPage *self)
{
  const PracticeCount *all = &self->practice.all;
  g_autofree char *text = tell_next (self, practice_list_find_next (self->all_problems));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->next),
                                 all->n_solved == 0 ? _ ("Begin with the First Problem")
                                 : all->n_solved < all->n
                                     ? _ ("Go On with the Next Problem")
                                     : _ ("Start Again from the First Problem"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->next), text);
}

/* Returns missed themes and kinds: "Throwing in, Open cards". */
static char *
tell_missed (const PracticeFilter *missed)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; i < THEMES; i++)
    if ((missed->themes >> i & 1) != 0)
      g_strv_builder_add (names, problem_words_theme (i));
  for (guint i = 0; i < PROBLEM_KINDS; i++)
    if ((missed->kinds >> i & 1) != 0)
      g_strv_builder_add (names, problem_words_kind (i));
  all = g_strv_builder_end (names);

  return g_strjoinv (", ", all);
}

static void
show_missed (AtoutLearnPage *self)
{
  gboolean has_missed = practice_find_missed (&self->missed_most, self->form.key, self->learning);
  g_autofree char *text = tell_missed (&self->missed_most);

  gtk_widget_set_visible (self->missed, has_missed);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->missed), text);
}

/* Returns "60 problems", or "12 of 60 solved". */
static char *
tell_all (const PracticeCount *all)
{
  g_autofree char *count = g_strdup_printf ("%u", all->n);
  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };

  return all->n_solved > 0
             ? learn_words_solved (all)
             : words_fill (ngettext ("{count} problem", "{count} problems", all->n), values);
}

static void
update (AtoutLearnPage *self)
{
  g_autofree char *count = NULL;

  practice_count (&self->practice, self->form.key, self->learning);
  gtk_widget_set_visible (self->problems, self->practice.all.n > 0);
  if (self->practice.all.n == 0)
    return;
  practice_list_update (self->all_problems, self->form.key, self->learning);
  count = tell_all (&self->practice.all);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->problems), count);
  add_rules (self);
  show_next (self);
  show_missed (self);
  g_ptr_array_foreach (self->ways, (GFunc) (void (*) (void)) tell_way, NULL);
}

/* ---- Slips ----------------------------------------------------------------------------------- */

static void
show_slips (AtoutLearnPage *self)
{
  guint n = self->slips != NULL ? atout_slips_count_due (self->slips, self->form.key) : 0;
  g_autofree char *count = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };
  /* Translators: exercises, today */
  g_autofree char *text = words_fill (ngettext ("{count} is due", "{count} are due", n), values);

  gtk_widget_set_visible (self->slips_group, n > 0);
  gtk_widget_set_visible (self->no_slips, n == 0 && self->slips != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->due), text);
}

static void
due_activated (AtoutLearnPage *self)
{
  learn_open_slips (self->host, self->form.key);
}

static void
clear_agreed (AtoutLearnPage *self)
{
  atout_slips_clear (self->slips, self->game->key);
  show_slips (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Offers to clear the slips of all forms. */
static void
offer_to_clear (AtoutLearnPage *self)
{
  g_autofree char *titles = words_form_titles (self->game);
  const WordsValue values[] = { { "{games}", titles }, { NULL, NULL } };
  /* Translators: {games} are one or more, as "Wurzen, Schnapsen" */
  g_autofree char *text = words_fill (_ ("Forget all your slips in {games}?"), values);

  ask_popover_add (GTK_MENU_BUTTON (self->clear_button), text, _ ("Keep"), _ ("Forget"),
                   G_CALLBACK (clear_agreed), self);
}

/* ---- Actions --------------------------------------------------------------------------------- */

static void
next_activated (AtoutLearnPage *self)
{
  learn_open_series (self->host, self->form.key, self->all_problems,
                     practice_list_find_next (self->all_problems), _ ("In Order of Difficulty"));
}

static void
missed_activated (AtoutLearnPage *self)
{
  open_list (self, &self->missed_most, _ ("What You Miss Most"));
}

static void
all_activated (AtoutLearnPage *self)
{
  const PracticeFilter any = { 0 };

  open_list (self, &any, _ ("All Problems"));
}

/* ---- Class ----------------------------------------------------------------------------------- */

/* Focuses what is due, not the button beside it that forgets all. */
static gboolean
atout_learn_page_grab_focus (GtkWidget *widget)
{
  AtoutLearnPage *self = ATOUT_LEARN_PAGE (widget);

  if (gtk_widget_get_visible (self->slips_group))
    return gtk_widget_grab_focus (self->due);

  return gtk_widget_child_focus (self->page, GTK_DIR_TAB_FORWARD);
}

static void
atout_learn_page_map (GtkWidget *widget)
{
  update (ATOUT_LEARN_PAGE (widget));
  show_slips (ATOUT_LEARN_PAGE (widget));

  GTK_WIDGET_CLASS (atout_learn_page_parent_class)->map (widget);
}

static void
atout_learn_page_dispose (GObject *object)
{
  AtoutLearnPage *self = ATOUT_LEARN_PAGE (object);

  g_clear_object (&self->slips);
  G_OBJECT_CLASS (atout_learn_page_parent_class)->dispose (object);
  g_clear_object (&self->all_problems);
  g_clear_object (&self->learning);
  g_clear_object (&self->kept);
}

static void
atout_learn_page_finalize (GObject *object)
{
  g_ptr_array_unref (ATOUT_LEARN_PAGE (object)->ways);

  G_OBJECT_CLASS (atout_learn_page_parent_class)->finalize (object);
}

static void
atout_learn_page_class_init (AtoutLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_learn_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_learn_page_finalize;
  widget_class->grab_focus = atout_learn_page_grab_focus;
  widget_class->map = atout_learn_page_map;

  g_type_ensure (ATOUT_TYPE_COURSE_GROUP);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/learn/atout-learn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, page);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, course);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, problems);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, next);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, missed);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, rules);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, ladders);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, themes);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, bands);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, all);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, slips_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, no_slips);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, due);
  gtk_widget_class_bind_template_child (widget_class, AtoutLearnPage, clear_button);
  gtk_widget_class_bind_template_callback (widget_class, due_activated);
  gtk_widget_class_bind_template_callback (widget_class, next_activated);
  gtk_widget_class_bind_template_callback (widget_class, missed_activated);
  gtk_widget_class_bind_template_callback (widget_class, all_activated);
}

static void
atout_learn_page_init (AtoutLearnPage *self)
{
  self->ways = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  group_titles_fold (self->page);
}

GtkWidget *
atout_learn_page_new (AtoutHost *host, const char *form)
{
  AtoutLearnPage *self = g_object_new (ATOUT_TYPE_LEARN_PAGE, NULL);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const PracticeFilter any = { 0 };

  self->host = host;
  g_set_object (&self->learning, atout_host_get_learning (host));
  g_set_object (&self->slips, atout_host_get_slips (host));
  if (self->slips != NULL)
    g_signal_connect_object (self->slips, "changed", G_CALLBACK (show_slips), self,
                             G_CONNECT_SWAPPED);
  self->game = game_find_form (form, &self->form);
  self->kept = settings_part_of_game (settings, self->game->key);
  atout_page_set_title (ATOUT_PAGE (self), C_ ("game", "Learn"), words_form_title (&self->form));
  offer_to_clear (self);
  self->all_problems = practice_list (form, &any, self->learning);
  update (self);
  add_ladders (self);
  add_themes (self);
  add_bands (self);
  add_kinds (self);
  atout_course_group_set_form (ATOUT_COURSE_GROUP (self->course), host, self->game, &self->form,
                               self->all_problems);
  show_slips (self);
  groups_grow (self->page);

  return GTK_WIDGET (self);
}

const char *
atout_learn_page_get_form (AtoutLearnPage *self)
{
  g_return_val_if_fail (ATOUT_IS_LEARN_PAGE (self), NULL);

  return self->form.key;
}
