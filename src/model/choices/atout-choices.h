/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-action.h"
#include "model/choices/atout-card.h"
#include "model/course/atout-course.h"
#include "rules/decision.h"

/** Which announcements the user’s seat makes by itself. */
typedef enum
{
  ATOUT_ANNOUNCE_ASK,  /* none */
  ATOUT_ANNOUNCE_SAFE, /* those that can cost no points */
  ATOUT_ANNOUNCE_ALL,
} AtoutAnnounce;

/** Speakers of cards of the hand; later ones have precedence. */
typedef enum
{
  ATOUT_LIGHT_ADVICE, /* what explains the decision */
  ATOUT_LIGHT_HINT,   /* what explains a hint */
  ATOUT_LIGHT_CALL,   /* a call that is pointed at; what is recommended stays so */
  ATOUT_LIGHTS,
} AtoutLight;

#define ATOUT_TYPE_CHOICES (atout_choices_get_type ())

/**
 * AtoutChoices: what the user may do at a moment of a course, and the only way to do it.
 *
 * Read-only properties, notified: `prompt` (string: what the user is asked, "" when others act),
 * `rest` (string: why the user may lay down the rest of the cards, a sentence; "" while something
 * is still open), `laid-down` (boolean: that has been done, the deal plays itself to its end).
 *
 * What the user wants: `suits` (int, DeckSuits: what cards are called), `only-answer` (boolean:
 * the seat gives the only answer there is by itself), `only-card` (boolean: it plays the only
 * card), `announce` (string: "ask", "safe" or "all", see AtoutAnnounce), `sort-ascending` and
 * `sort-trumps-first` (boolean: how the hand is sorted).
 *
 * Signals: `changed` (): what may be done is another.
 */
G_DECLARE_FINAL_TYPE (AtoutChoices, atout_choices, ATOUT, CHOICES, GObject)

AtoutChoices *atout_choices_new           (AtoutCourse   *course);

/** (transfer none): the user’s hand, AtoutCard, sorted for the eye. */
GListModel   *atout_choices_get_hand      (AtoutChoices  *self);

/** (transfer none): the calls the user may make now, AtoutAction; empty when there are none. */
GListModel   *atout_choices_get_calls     (AtoutChoices  *self);
const char   *atout_choices_get_prompt    (AtoutChoices  *self);

/** While they are closed the user is asked for nothing, whoever is at turn; at first: no. */
void          atout_choices_set_closed    (AtoutChoices  *self,
                                           gboolean       is_closed);

/** True when the user is asked for something. */
gboolean      atout_choices_is_asked      (AtoutChoices  *self);

/** The decision of the user now; only while the user’s seat is at turn. */
void          atout_choices_get_decision  (AtoutChoices  *self,
                                           Decision      *decision);

/**
 * Does @action for the user, with what goes without saying before it. Otherwise
 * ATOUT_MATCH_ERROR with one sentence that names the reason.
 */
gboolean      atout_choices_choose        (AtoutChoices  *self,
                                           Action         action,
                                           GError       **error);

/** The same for whoever sits at @seat. */
gboolean      atout_choices_choose_for    (AtoutChoices  *self,
                                           guint          seat,
                                           Action         action,
                                           GError       **error);

/**
 * What the user may do with @card of the own hand now: one action for each meaning it has, none
 * if it may not be touched. Returns: (transfer full): a list of AtoutAction
 */
GListModel   *atout_choices_list_meanings (AtoutChoices  *self,
                                           Card           card);

/**
 * Cards that are asked for one after the other are marked, and go together: so many of them; 0
 * where each card goes by itself, or nothing is asked. What is marked is an AtoutCard’s `chosen`.
 */
guint         atout_choices_get_n_wanted  (AtoutChoices  *self);
guint         atout_choices_get_n_marked  (AtoutChoices  *self);

/** The verb for all marked cards, with words of its own (VerbInfo.together); NULL: none. */
const VerbInfo *atout_choices_get_marking (AtoutChoices  *self);

/**
 * Marks @card, or takes its mark back; nothing has happened by that. Otherwise ATOUT_MATCH_ERROR
 * with one sentence that names the reason. Only while cards are to be marked.
 */
gboolean      atout_choices_mark          (AtoutChoices  *self,
                                           Card           card,
                                           GError       **error);

/** The decision behind the marked cards; fewer than are wanted may be marked. */
void          atout_choices_get_decision_behind_marks (AtoutChoices *self,
                                                       Decision     *decision);

/** Lays away, or keeps, what is marked, as one step of the user; fails while cards are missing. */
gboolean      atout_choices_lay_marked    (AtoutChoices  *self,
                                           GError       **error);

/** The action of the user’s seat that the user wants to go by itself; ACTION_NONE: none. */
Action        atout_choices_get_automatic (AtoutChoices  *self);

/** Why the rest may be laid down, as the property; "" when that is not offered. */
const char   *atout_choices_get_rest      (AtoutChoices  *self);

/** Lays down the rest where that is offered. */
void          atout_choices_lay_down      (AtoutChoices  *self);
gboolean      atout_choices_get_laid_down (AtoutChoices  *self);

/** The rest was laid down before the match was put by: the deal goes on to play itself. */
void          atout_choices_resume_rest   (AtoutChoices  *self);

/**
 * Lights cards of the hand, and no others, while @light speaks: those it recommends as @best,
 * others that it speaks of as @spoken. Both 0: it is silent.
 */
void          atout_choices_light         (AtoutChoices  *self,
                                           AtoutLight     light,
                                           CardSet        best,
                                           CardSet        spoken);

/**
 * Moves the card at place @from of the hand to place @to. The hand stays as it has been arranged
 * until it is sorted again or the next one is dealt.
 */
void          atout_choices_move_card     (AtoutChoices  *self,
                                           guint          from,
                                           guint          to);
void          atout_choices_sort_hand     (AtoutChoices  *self);

/** Sorts @n @cards of anybody as the user’s hand is sorted. */
void          atout_choices_sort_cards    (AtoutChoices  *self,
                                           Card          *cards,
                                           guint          n);
gboolean      atout_choices_get_arranged  (AtoutChoices  *self);
