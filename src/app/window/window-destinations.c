/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/compete/atout-evening-list-page.h"
#include "app/fairness/atout-check-page.h"
#include "app/fairness/atout-shuffle-page.h"
#include "app/history/atout-past-page.h"
#include "app/statistics/atout-statistics-page.h"
#include "app/widgets/toolkit-gaps.h"
#include "app/window/atout-shortcuts.h"

typedef struct
{
  const char *action;
  GtkWidget *(*make) (AtoutWindow *window); /* returns a new page, or NULL */
} Place;

static GtkWidget *
make_history (AtoutWindow *window)
{
  return atout_past_page_new (ATOUT_HOST (window));
}

static GtkWidget *
make_evenings (AtoutWindow *window)
{
  return window->evenings != NULL ? atout_evening_list_page_new (ATOUT_HOST (window)) : NULL;
}

static GtkWidget *
make_statistics (AtoutWindow *window)
{
  return atout_statistics_page_new (window->history, window->learning);
}

static GtkWidget *
make_shuffling (AtoutWindow *window)
{
  return atout_shuffle_page_new (window->history);
}

/* Opens the check page itself; returns NULL. */
static GtkWidget *
open_check (AtoutWindow *window)
{
  const MatchLog *log
      = window->session != NULL ? atout_course_get_log (ATOUT_COURSE (window->session)) : NULL;

  if (log != NULL && log->deals->len > 0)
    atout_check_page_open (ATOUT_HOST (window), log, log->deals->len - 1);
  else
    atout_host_say (ATOUT_HOST (window), _ ("There is no deal on the table."));

  return NULL;
}

static GtkWidget *
open_shortcuts (AtoutWindow *window)
{
  window_present_next (GTK_WINDOW (atout_shortcuts_new (GTK_WINDOW (window))));

  return NULL;
}

static const Place places[] = {
  { "check-deal", open_check },
  { "evenings", make_evenings },
  { "history", make_history },
  { "shortcuts", open_shortcuts },
  { "shuffling", make_shuffling },
  { "statistics", make_statistics },
  { NULL, NULL },
};

static void
opened (GSimpleAction *action, GVariant *parameter G_GNUC_UNUSED, gpointer window)
{
  for (const Place *place = places; place->action != NULL; place++)
    if (g_str_equal (place->action, g_action_get_name (G_ACTION (action))))
      {
        GtkWidget *page = place->make (window);

        if (page != NULL)
          atout_host_open (window, ATOUT_PAGE (page));
      }
}

void
window_destinations_add_actions (AtoutWindow *window)
{
  for (const Place *place = places; place->action != NULL; place++)
    {
      const GActionEntry entry = { .name = place->action, .activate = opened };

      g_action_map_add_action_entries (G_ACTION_MAP (window), &entry, 1, window);
    }
}
