/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-places.h"

#include "history/atout-past-page.h"
#include "statistics/atout-statistics-page.h"

/* A place is made when it is opened, and gone when it has been left. */
typedef struct
{
  const char *action; /* of the window */
  GtkWidget *(*make) (AtoutWindow *window);
} Place;

static GtkWidget *
make_statistics (AtoutWindow *window)
{
  return atout_statistics_page_new (atout_window_get_history (window));
}

static const Place places[] = {
  { "history", atout_past_page_new },
  { "statistics", make_statistics },
  { NULL, NULL },
};

static void
opened (GSimpleAction *action, GVariant *parameter G_GNUC_UNUSED, gpointer window)
{
  for (const Place *place = places; place->action != NULL; place++)
    if (g_str_equal (place->action, g_action_get_name (G_ACTION (action))))
      atout_window_open_page (window, ATOUT_PAGE (place->make (window)));
}

void
window_places_add_actions (AtoutWindow *window)
{
  for (const Place *place = places; place->action != NULL; place++)
    {
      const GActionEntry entry = { .name = place->action, .activate = opened };

      g_action_map_add_action_entries (G_ACTION_MAP (window), &entry, 1, window);
    }
}
