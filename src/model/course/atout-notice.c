/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/atout-notice.h"

#include <string.h>

#include "rules/game.h"

struct _AtoutNotice
{
  AtoutOverlay parent_instance;

  gboolean active;
  gboolean asking;
  Deal shown;  /* deal with the trick on the table */
  Match match; /* match before the deal is scored */
};

static void course_init (AtoutCourseInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutNotice, atout_notice, ATOUT_TYPE_OVERLAY,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_COURSE, course_init))

static AtoutCourse *
source_of (AtoutNotice *self)
{
  return atout_overlay_get_source (ATOUT_OVERLAY (self));
}

/* ---- Tricks that wait ------------------------------------------------------------------------ */

gboolean
atout_notice_holds_back (const AtoutEvent *event, guint seat, Deal *shown)
{
  const Deal *before = &event->before;
  const Deal *after = &event->after;

  if (game_trick_claim (before) == NULL || atout_event_get_played (event) == CARD_NONE
      || !atout_event_takes_trick (event) || trick_winner (&after->last_trick) != seat)
    return FALSE;

  *shown = *after;
  shown->phase = before->phase;
  shown->turn = (int8_t) seat;
  shown->trick = after->last_trick;
  shown->last_trick = before->last_trick;
  memcpy (shown->won, before->won, sizeof shown->won);
  memcpy (shown->card_points, before->card_points, sizeof shown->card_points);
  memcpy (shown->tricks_won, before->tricks_won, sizeof shown->tricks_won);
  if (deal_is_over (after))
    shown->own = before->own; /* changed by the end of the deal */

  return TRUE;
}

static void
ask (AtoutNotice *self, const AtoutEvent *source)
{
  AtoutEvent event = *source;
  guint n_actions;
  guint index = atout_course_get_position (source_of (self), &n_actions);

  self->asking = TRUE;
  match_log_at (atout_course_get_log (source_of (self)), index, n_actions - 1, &self->match, NULL);
  event.after = self->shown;
  event.n_moves = 0; /* cards move later */
  g_signal_emit_by_name (self, "acted", &event);
}

static void
answer (AtoutNotice *self, Action action)
{
  guint user = atout_course_get_user_seat (source_of (self));
  AtoutEvent event = { .seat = user,
                       .action = action,
                       .manner = ATOUT_ALONG,
                       .before = self->shown,
                       .after = *atout_course_get_deal (source_of (self)),
                       .in_vain = TRUE };

  self->asking = FALSE;
  atout_event_complete (&event, user);
  g_signal_emit_by_name (self, "acted", &event);
  if (deal_is_over (&event.after))
    atout_overlay_tell_over (ATOUT_OVERLAY (self));
}

/* ---- Signals of the source ------------------------------------------------------------------- */

static void
source_acted (AtoutOverlay *overlay, const AtoutEvent *event)
{
  AtoutNotice *self = ATOUT_NOTICE (overlay);
  guint user = atout_course_get_user_seat (source_of (self));

  if (self->active && atout_course_is_human (source_of (self), user)
      && atout_notice_holds_back (event, user, &self->shown))
    ask (self, event);
  else
    ATOUT_OVERLAY_CLASS (atout_notice_parent_class)->acted (overlay, event);
}

static void
source_over (AtoutOverlay *overlay)
{
  if (!ATOUT_NOTICE (overlay)->asking)
    atout_overlay_tell_over (overlay);
}

static void
source_dealt (AtoutOverlay *overlay)
{
  ATOUT_NOTICE (overlay)->asking = FALSE;
  ATOUT_OVERLAY_CLASS (atout_notice_parent_class)->dealt (overlay);
}

static void
source_rewound (AtoutOverlay *overlay)
{
  ATOUT_NOTICE (overlay)->asking = FALSE;
  ATOUT_OVERLAY_CLASS (atout_notice_parent_class)->rewound (overlay);
}

/* ---- Course ---------------------------------------------------------------------------------- */

static const Match *
get_match (AtoutCourse *course)
{
  AtoutNotice *self = ATOUT_NOTICE (course);

  return self->asking ? &self->match : atout_course_get_match (source_of (self));
}

static const Deal *
get_deal (AtoutCourse *course)
{
  AtoutNotice *self = ATOUT_NOTICE (course);

  return self->asking ? &self->shown : atout_course_get_deal (source_of (self));
}

static void
list_legal (AtoutCourse *course, ActionList *list)
{
  AtoutNotice *self = ATOUT_NOTICE (course);
  const TrickClaim *claim;

  if (!self->asking)
    {
      atout_course_list_legal (source_of (self), list);
      return;
    }
  claim = game_trick_claim (&self->shown);
  list->n = 0;
  action_list_add (list, ACTION (claim->claim, 0));
  action_list_add (list, ACTION (claim->silent, 0));
}

/* Asks in the same words with or without a claim. */
static const char *
get_question (AtoutCourse *course)
{
  AtoutNotice *self = ATOUT_NOTICE (course);
  const Deal *deal = get_deal (course);
  const TrickClaim *claim = game_trick_claim (deal);

  return self->active && claim != NULL && deal->trick.n > 0
                 && deal->trick.n == deal_count_players (deal)
             ? claim->question
             : NULL;
}

static gboolean
act (AtoutCourse *course, guint seat, Action action, AtoutManner manner, GError **error)
{
  AtoutNotice *self = ATOUT_NOTICE (course);

  if (!self->asking)
    return atout_course_act (source_of (self), seat, action, manner, error);
  if (!atout_course_check (course, seat, action, error))
    return FALSE;
  answer (self, action);

  return TRUE;
}

static void
course_init (AtoutCourseInterface *interface)
{
  interface->get_match = get_match;
  interface->get_deal = get_deal;
  interface->list_legal = list_legal;
  interface->get_question = get_question;
  interface->act = act;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_notice_class_init (AtoutNoticeClass *klass)
{
  AtoutOverlayClass *overlay_class = ATOUT_OVERLAY_CLASS (klass);

  overlay_class->dealt = source_dealt;
  overlay_class->acted = source_acted;
  overlay_class->rewound = source_rewound;
  overlay_class->over = source_over;
}

static void
atout_notice_init (AtoutNotice *self G_GNUC_UNUSED)
{
}

AtoutNotice *
atout_notice_new (AtoutCourse *source)
{
  AtoutNotice *self = g_object_new (ATOUT_TYPE_NOTICE, NULL);

  atout_overlay_lay (ATOUT_OVERLAY (self), source);

  return self;
}

void
atout_notice_set_active (AtoutNotice *self, gboolean active)
{
  g_return_if_fail (ATOUT_IS_NOTICE (self));

  self->active = active;
}

gboolean
atout_notice_is_asking (AtoutNotice *self)
{
  return self->asking;
}
