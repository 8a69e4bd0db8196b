/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-action.h"
#include "model/choices/atout-card.h"
#include "model/course/atout-course.h"
#include "rules/decision.h"

/** The automatic announcements. */
typedef enum
{
  ATOUT_ANNOUNCE_ASK,  /* no automatic announcements */
  ATOUT_ANNOUNCE_SAFE, /* announcements that cannot cost points */
  ATOUT_ANNOUNCE_ALL,
} AtoutAnnounce;

/** Sources of highlights on cards; later ones take precedence. */
typedef enum
{
  ATOUT_LIGHT_ADVICE,
  ATOUT_LIGHT_HINT,
  ATOUT_LIGHT_CALL, /* call under the pointer; recommended cards stay highlighted */
  ATOUT_LIGHTS,
} AtoutLight;

#define ATOUT_TYPE_CHOICES (atout_choices_get_type ())

/** AtoutChoices: the possible actions of the user, and the only way to do them. */
G_DECLARE_FINAL_TYPE (AtoutChoices, atout_choices, ATOUT, CHOICES, GObject)

AtoutChoices *atout_choices_new           (AtoutCourse   *course);

/** Returns the sorted hand (AtoutCard); (transfer none). */
GListModel   *atout_choices_get_hand      (AtoutChoices  *self);

/** Returns the legal calls (AtoutAction); (transfer none). */
GListModel   *atout_choices_get_calls     (AtoutChoices  *self);
const char   *atout_choices_get_prompt    (AtoutChoices  *self);

/** Opens (default) or closes the choices; the user is asked only while they are open. */
void          atout_choices_set_closed    (AtoutChoices  *self,
                                           gboolean       is_closed);

/** Offers only @offered of the legal actions, or with an empty list all again. */
void          atout_choices_offer         (AtoutChoices     *self,
                                           const ActionList *offered);

/** Returns true if the user must act now, not automatically. */
gboolean      atout_choices_is_asked      (AtoutChoices  *self);

/** Gets the decision of the user at turn. */
void          atout_choices_get_decision  (AtoutChoices  *self,
                                           Decision      *decision);

/**
 * Does @action for the user, after an implied one if necessary. FALSE with ATOUT_MATCH_ERROR, a
 * sentence for the user.
 */
gboolean      atout_choices_choose        (AtoutChoices  *self,
                                           Action         action,
                                           GError       **error);

/** Does @action for @seat like atout_choices_choose (). */
gboolean      atout_choices_choose_for    (AtoutChoices  *self,
                                           guint          seat,
                                           Action         action,
                                           GError       **error);

/**
 * Returns the legal actions with @card of the own hand (AtoutAction), possibly none; (transfer
 * full).
 */
GListModel   *atout_choices_list_meanings (AtoutChoices  *self,
                                           Card           card);

/** Returns the number of cards to mark and lay together, or 0. Marked cards are `chosen`. */
guint         atout_choices_get_n_wanted  (AtoutChoices  *self);
guint         atout_choices_get_n_marked  (AtoutChoices  *self);

/** Returns the marked cards while all wanted ones are marked, else 0. */
CardSet       atout_choices_get_complete  (AtoutChoices  *self);

/** Returns the verb of the action on marked cards, or NULL. */
const VerbInfo *atout_choices_get_marking (AtoutChoices  *self);

/**
 * Marks or unmarks @card while cards are wanted. FALSE with ATOUT_MATCH_ERROR, a sentence for the
 * user.
 */
gboolean      atout_choices_mark          (AtoutChoices  *self,
                                           Card           card,
                                           GError       **error);

/** Gets the decision after @marks, a legal part of the wanted cards. */
void          atout_choices_get_decision_behind (AtoutChoices *self,
                                                 CardSet       marks,
                                                 Decision     *decision);

/** Returns the marked cards. */
CardSet       atout_choices_get_marked    (AtoutChoices  *self);

/** Lays away or keeps the marked cards in one step; fails while cards are missing. */
gboolean      atout_choices_lay_marked    (AtoutChoices  *self,
                                           GError       **error);

/** Returns the automatic action of the user’s seat, or ACTION_NONE. */
Action        atout_choices_get_automatic (AtoutChoices  *self);

/** Returns why the rest may be laid down, or "". */
const char   *atout_choices_get_rest      (AtoutChoices  *self);

/** Lays down the rest if offered. */
void          atout_choices_lay_down      (AtoutChoices  *self);
gboolean      atout_choices_get_laid_down (AtoutChoices  *self);

/** Restores the laid-down rest of a saved match. */
void          atout_choices_resume_rest   (AtoutChoices  *self);

/** Highlights cards that @light recommends (@best) or mentions (@spoken); both 0: none. */
void          atout_choices_light         (AtoutChoices  *self,
                                           AtoutLight     light,
                                           CardSet        best,
                                           CardSet        spoken);

/** Moves a card of the hand from index @from to @to until the next sort or deal. */
void          atout_choices_move_card     (AtoutChoices  *self,
                                           guint          from,
                                           guint          to);
void          atout_choices_sort_hand     (AtoutChoices  *self);

/** Sorts any @n @cards like the hand. */
void          atout_choices_sort_cards    (AtoutChoices  *self,
                                           Card          *cards,
                                           guint          n);
gboolean      atout_choices_get_arranged  (AtoutChoices  *self);
