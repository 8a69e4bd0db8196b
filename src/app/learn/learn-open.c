/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/learn-open.h"

#include <glib/gi18n-lib.h>

#include "app/learn/atout-problem-page.h"
#include "model/learning/atout-practice-series.h"
#include "model/learning/atout-slip-series.h"

static void
open_page (AtoutHost *host, AtoutProblemSeries *series)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = atout_problem_page_new (host, series, &error);

  if (page != NULL)
    atout_host_open (host, ATOUT_PAGE (page));
  else if (error != NULL)
    atout_host_say (host, error->message);
}

void
learn_open_series (AtoutHost *host, const char *form, GListModel *list, guint first,
                   const char *title)
{
  g_autoptr (AtoutPracticeSeries) series
      = atout_practice_series_new (form, list, first, title, atout_host_get_learning (host));

  open_page (host, ATOUT_PROBLEM_SERIES (series));
}

void
learn_open_slips (AtoutHost *host, const char *form)
{
  g_autoptr (AtoutSlipSeries) series
      = atout_slip_series_new (atout_host_get_slips (host), form, _ ("Your Own Slips"));

  open_page (host, ATOUT_PROBLEM_SERIES (series));
}
