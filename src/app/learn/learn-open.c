/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/learn-open.h"

#include <glib/gi18n-lib.h>

#include "app/learn/atout-lesson-page.h"
#include "app/learn/atout-problem-page.h"
#include "model/learning/atout-problem-series.h"

/* Opens @page, or reports @error; both may be NULL. */
static void
open_page (AtoutHost *host, GtkWidget *page, const GError *error)
{
  if (page != NULL)
    atout_host_open (host, ATOUT_PAGE (page));
  else if (error != NULL)
    atout_host_say (host, error->message);
}

static void
open_problems (AtoutHost *host, AtoutProblemSeries *series)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = atout_problem_page_new (host, series, &error);

  open_page (host, page, error);
}

void
learn_open_series (AtoutHost *host, const char *form, GListModel *list, guint first,
                   const char *title)
{
  g_autoptr (AtoutProblemSeries) series = atout_problem_series_new_practice (
      form, list, first, title, atout_host_get_learning (host));

  open_problems (host, series);
}

void
learn_open_slips (AtoutHost *host, const char *form)
{
  g_autoptr (AtoutProblemSeries) series
      = atout_problem_series_new_slips (atout_host_get_slips (host), form, _ ("Your Own Slips"));

  open_problems (host, series);
}

void
learn_open_test (AtoutHost *host, const char *form, GListModel *problems, gboolean is_after,
                 GCallback ended, gpointer owner)
{
  g_autoptr (AtoutProblemSeries) series = atout_problem_series_new_test (
      form, problems, is_after, is_after ? _ ("After the Course") : _ ("Before the Course"),
      atout_host_get_learning (host));

  g_signal_connect_object (series, "ended", ended, owner, G_CONNECT_SWAPPED);
  open_problems (host, series);
}

void
learn_open_lesson (AtoutHost *host, const Game *game, const Options *options, const char *lesson,
                   guint step)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = atout_lesson_page_new (host, game, options, lesson, step, &error);

  open_page (host, page, error);
}
