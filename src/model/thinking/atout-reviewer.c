/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/atout-reviewer.h"

#include <string.h>

#include "rules/game.h"

struct _AtoutReviewer
{
  GObject parent_instance;

  AtoutMatch *match;
  AtoutReview *review; /* review of the last deal, or NULL */
  gboolean is_given;   /* true if somebody else has the review: it must not change */
  gboolean is_wanted;  /* true after a hint or review in the match */
};

G_DEFINE_FINAL_TYPE (AtoutReviewer, atout_reviewer, G_TYPE_OBJECT)

static const MatchLog *
get_log (AtoutReviewer *self)
{
  return atout_course_get_log (ATOUT_COURSE (self->match));
}

static gboolean
is_wanted (AtoutReviewer *self)
{
  const MatchLog *log = get_log (self);

  for (guint i = 0; i < log->deals->len && !self->is_wanted; i++)
    self->is_wanted = match_log_get_deal (log, i)->was_hinted;

  return self->is_wanted && log->deals->len > 0 && match_log_find_user (log) >= 0;
}

static AtoutReview *
begin (AtoutReviewer *self)
{
  AtoutCourse *course = ATOUT_COURSE (self->match);
  const MatchLog *log = get_log (self);
  guint user = atout_course_get_user_seat (course);
  Signals others = SIGNALS_USUAL;

  for (guint seat = 0; seat < log->match.n_seats; seat++)
    if (game_unit_of (log->game, &log->options, seat)
        != game_unit_of (log->game, &log->options, user))
      others = atout_course_get_signals (course, seat);

  return atout_review_new_ahead (log, user, atout_course_get_signals (course, user), others,
                                 atout_match_get_judge (self->match));
}

static void
update (AtoutReviewer *self)
{
  if (!is_wanted (self))
    return;
  if (self->review == NULL)
    self->review = begin (self);
  else
    atout_review_follow (self->review, get_log (self));
}

static void
drop (AtoutReviewer *self)
{
  g_clear_object (&self->review);
  self->is_given = FALSE;
}

static void
match_changed (AtoutReviewer *self)
{
  if (self->is_given)
    drop (self);
  update (self);
}

static void
match_acted (AtoutReviewer *self, const AtoutEvent *event)
{
  if (event->seat == atout_course_get_user_seat (ATOUT_COURSE (self->match))
      || deal_is_over (&event->after))
    match_changed (self);
}

/* Returns true if the match has dealt the cards of deal @deal in @log. */
static gboolean
is_own (AtoutReviewer *self, const MatchLog *log, guint deal)
{
  const MatchLog *own = get_log (self);

  return deal < own->deals->len
         && memcmp (match_log_get_deal (own, deal)->pack, match_log_get_deal (log, deal)->pack,
                    sizeof match_log_get_deal (own, deal)->pack)
                == 0;
}

AtoutReview *
atout_reviewer_ask (AtoutReviewer *self, const MatchLog *log, guint deal, guint seat, Signals own,
                    Signals others)
{
  g_return_val_if_fail (ATOUT_IS_REVIEWER (self), NULL);

  if (is_own (self, log, deal))
    {
      self->is_wanted = TRUE;
      update (self);
    }
  if (self->review == NULL || !atout_review_is_of (self->review, log, deal, seat, own, others))
    return atout_review_new (log, deal, seat, own, others);
  self->is_given = TRUE;
  atout_review_hurry (self->review);

  return g_object_ref (self->review);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_reviewer_dispose (GObject *object)
{
  g_clear_object (&ATOUT_REVIEWER (object)->review);
  g_clear_object (&ATOUT_REVIEWER (object)->match);
  G_OBJECT_CLASS (atout_reviewer_parent_class)->dispose (object);
}

static void
atout_reviewer_class_init (AtoutReviewerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_reviewer_dispose;
}

static void
atout_reviewer_init (AtoutReviewer *self G_GNUC_UNUSED)
{
}

AtoutReviewer *
atout_reviewer_new (AtoutMatch *match)
{
  AtoutReviewer *self = g_object_new (ATOUT_TYPE_REVIEWER, NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "dealt", G_CALLBACK (drop), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "acted", G_CALLBACK (match_acted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "rewound", G_CALLBACK (match_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "hinted", G_CALLBACK (update), self, G_CONNECT_SWAPPED);

  return self;
}
