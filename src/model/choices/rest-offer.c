/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/rest-offer.h"

#include <glib/gi18n-lib.h>

#include "players/rest.h"

#define CARDS_WORTH_IT 2 /* one card is laid down as fast as it is played */

const char *
rest_offer_text (AtoutCourse *course, gboolean is_asked)
{
  const Deal *deal = atout_course_get_deal (course);
  guint user = atout_course_get_user_seat (course);
  Observation observation;

  if (atout_course_is_watched (course))
    return _ ("You only watch: nothing more is asked of you in this deal.");
  if (!is_asked || atout_course_get_question (course) != NULL
      || card_set_count (deal->hand[user]) < CARDS_WORTH_IT)
    return "";
  observation_make (&observation, deal, user);
  switch (rest_judge (&observation, atout_course_get_match (course)))
    {
    case REST_OWN:
      return _ ("The rest is yours: nothing can beat your cards any more.");
    case REST_SETTLED:
      return _ ("Nobody can change the result any more, whatever is played.");
    case REST_OPEN:
    default:
      return "";
    }
}
