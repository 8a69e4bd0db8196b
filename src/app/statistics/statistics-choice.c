/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/statistics/statistics-choice.h"

#include <glib/gi18n-lib.h>

#include "model/history/history-outcome.h"
#include "model/words/house-rules.h"
#include "model/words/words.h"

#define DAY (24 * 60 * 60)

void
statistics_choice_init (StatisticsChoice *self)
{
  self->titles = gtk_string_list_new (NULL);
  self->keys = g_ptr_array_new_with_free_func (g_free);
}

void
statistics_choice_clear (StatisticsChoice *self)
{
  g_clear_object (&self->titles);
  g_clear_pointer (&self->keys, g_ptr_array_unref);
}

const char *
statistics_choice_key (StatisticsChoice *self, guint place)
{
  return place < self->keys->len ? g_ptr_array_index (self->keys, place) : NULL;
}

guint
statistics_choice_find (StatisticsChoice *self, const char *key)
{
  for (guint i = 0; i < self->keys->len; i++)
    if (g_strcmp0 (g_ptr_array_index (self->keys, i), key) == 0)
      return i;

  return 0;
}

static void
add (StatisticsChoice *self, const char *key, const char *title)
{
  gtk_string_list_append (self->titles, title);
  g_ptr_array_add (self->keys, g_strdup (key));
}

/*
 * Moves the entries of @by to @self. The title list stays unchanged if all titles are equal,
 * because a change would lose the selection.
 */
static void
replace (StatisticsChoice *self, StatisticsChoice *by)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->titles));
  guint n_new = by->keys->len;
  g_autofree const char **titles = g_new0 (const char *, n_new + 1);
  gboolean is_same = n == n_new;

  for (guint i = 0; i < n_new; i++)
    {
      titles[i] = gtk_string_list_get_string (by->titles, i);
      is_same = is_same && g_strcmp0 (titles[i], gtk_string_list_get_string (self->titles, i)) == 0;
    }
  if (!is_same)
    gtk_string_list_splice (self->titles, 0, n, titles);
  g_ptr_array_unref (self->keys);
  self->keys = g_ptr_array_ref (by->keys);
  statistics_choice_clear (by);
}

static gboolean
has (StatisticsChoice *self, const char *key)
{
  for (guint i = 0; i < self->keys->len; i++)
    if (g_strcmp0 (g_ptr_array_index (self->keys, i), key) == 0)
      return TRUE;

  return FALSE;
}

void
statistics_choice_games (StatisticsChoice *self, GPtrArray *groups)
{
  StatisticsChoice list;

  statistics_choice_init (&list);
  for (guint i = 0; i < groups->len; i++)
    {
      const StatisticsGroup *group = g_ptr_array_index (groups, i);

      if (!has (&list, group->form.key))
        add (&list, group->form.key, words_form_title (&group->form));
    }
  replace (self, &list);
}

void
statistics_choice_modes (StatisticsChoice *self, GPtrArray *groups, const char *form)
{
  StatisticsChoice list;

  statistics_choice_init (&list);
  add (&list, NULL, C_ ("statistics", "All rules"));
  for (guint i = 0; i < groups->len; i++)
    {
      const StatisticsGroup *group = g_ptr_array_index (groups, i);
      g_autofree char *name = house_rules_key_name (group->game, group->mode);

      if (g_str_equal (group->form.key, form) && !has (&list, group->mode))
        add (&list, group->mode, name);
    }
  replace (self, &list);
}

static const char *
level_name (const char *key)
{
  int level = player_level_find (key);

  if (level >= 0)
    return words_level ((PlayerLevel) level);

  return g_str_equal (key, HISTORY_LEVEL_MIXED) ? C_ ("statistics", "Mixed levels")
         : key[0] == '\0'                       ? C_ ("statistics", "No computer")
                                                : key;
}

void
statistics_choice_levels (StatisticsChoice *self, GPtrArray *groups, const char *form)
{
  StatisticsChoice list;

  statistics_choice_init (&list);
  add (&list, NULL, C_ ("statistics", "All opponents"));
  for (guint i = 0; i < groups->len; i++)
    {
      const StatisticsGroup *group = g_ptr_array_index (groups, i);

      if (g_str_equal (group->form.key, form) && !has (&list, group->level))
        add (&list, group->level, level_name (group->level));
    }
  replace (self, &list);
}

static const struct
{
  const char *title;
  gint64 seconds; /* 0: all time */
} periods[] = {
  { NC_ ("statistics", "All time"), 0 },
  { NC_ ("statistics", "The last year"), 365 * DAY },
  { NC_ ("statistics", "The last 30 days"), 30 * DAY },
  { NC_ ("statistics", "The last 7 days"), 7 * DAY },
};

void
statistics_choice_periods (StatisticsChoice *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (periods); i++)
    add (self, NULL, g_dpgettext2 (NULL, "statistics", periods[i].title));
}

gint64
statistics_choice_since (guint place)
{
  gint64 seconds = place < G_N_ELEMENTS (periods) ? periods[place].seconds : 0;

  return seconds > 0 ? g_get_real_time () / G_USEC_PER_SEC - seconds : 0;
}
