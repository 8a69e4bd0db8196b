/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/evening-begin.h"

#include <glib/gi18n-lib.h>

#include "app/compete/atout-evening-page.h"
#include "app/compete/atout-friend-page.h"
#include "model/competing/evening-words.h"
#include "model/words/house-rules.h"
#include "model/words/words.h"

#define DATA "atout-evening-offer" /* Offer of a page, as object data */

typedef struct
{
  AtoutHost *host;
  EveningPlan plan; /* its number is not drawn yet */
} Offer;

/* Replaces the page by that of the new evening. */
static void
begin_clicked (AtoutFriendPage *page)
{
  const Offer *self = g_object_get_data (G_OBJECT (page), DATA);
  AtoutHost *host = self->host;
  g_autoptr (GError) error = NULL;
  gint64 id = atout_evenings_begin (atout_host_get_evenings (host), self->plan.game,
                                    &self->plan.options, self->plan.n_tables, &error);

  if (id < 0)
    {
      atout_host_say (host, error != NULL ? error->message : _ ("The evening cannot be stored."));
      return;
    }
  gtk_widget_activate_action (GTK_WIDGET (page), "win.back", NULL);
  evening_open (host, id);
}

static void
add_rows (AtoutFriendPage *page, const EveningPlan *plan)
{
  g_autofree char *length = evening_words_length (plan);
  g_autofree char *rules = house_rules_title (plan->game, &plan->options);

  atout_friend_page_add_row (page, _ ("Time"), length);
  atout_friend_page_add_row (page, _ ("House Rules"), rules);
  atout_friend_page_add_row (page, _ ("Level of the Others"), words_level (EVENING_LEVEL));
}

void
evening_begin_open (AtoutHost *host, const Game *game, const Options *options, guint n_tables)
{
  const DealNumber number = { { 0 } };
  Offer *offer = g_new0 (Offer, 1);
  AtoutFriendPage *page;
  GtkWidget *button;
  g_autofree char *size = evening_words_size (n_tables);
  g_autofree char *course = NULL;

  offer->host = host;
  if (!evening_plan_init (&offer->plan, game, options, n_tables, &number))
    g_return_if_reached ();
  course = evening_words_course (&offer->plan);
  page = atout_friend_page_new (_ ("Club Evening"), words_title (game, options), size, course);
  g_object_set_data_full (G_OBJECT (page), DATA, offer, g_free);
  add_rows (page, &offer->plan);
  button = atout_friend_page_add_button (page, _ ("Begin"), TRUE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (begin_clicked), page, G_CONNECT_SWAPPED);
  atout_host_open (host, ATOUT_PAGE (page));
}
