/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/thinking/atout-conductor.h"
#include "model/thinking/thinker.h"
#include "players/analysis/principle.h"

#define ATOUT_TYPE_COUNSEL (atout_counsel_get_type ())

/**
 * AtoutCounsel: the base class of advice on the user's current decision, found in a thread from
 * the observation of the user's seat.
 */
G_DECLARE_DERIVABLE_TYPE (AtoutCounsel, atout_counsel, ATOUT, COUNSEL, GObject)

struct _AtoutCounselClass
{
  GObjectClass parent_class;

  AtoutLight light; /* kind of highlight for recommended cards */

  /** Withdraws the text so that it can be rewritten. */
  void (*reword) (AtoutCounsel *self);
};

/** Sets the objects of @self, once; it pauses while @conductor is held. */
void atout_counsel_set_up (AtoutCounsel *self, AtoutMatch *match, AtoutChoices *choices,
                           AtoutConductor *conductor);

/** Returns true if the user is asked and the conductor is not held. */
gboolean atout_counsel_may_think (AtoutCounsel *self);
gboolean atout_counsel_is_thinking (AtoutCounsel *self);

/** Sets if all hands are open, so that the advice considers them; default FALSE. */
void atout_counsel_set_open (AtoutCounsel *self, gboolean is_open);

/**
 * Starts to judge the decision after marked cards, until atout_counsel_stop (). If all wanted cards
 * are marked, judges the decision before them, which the user can still change. If an implied
 * action is best, judges the decision after it. Calls @quick (or NULL) with the choice of rules of
 * thumb, then @look with the analysis.
 */
void atout_counsel_think (AtoutCounsel *self, ThinkerLook look, ThinkerFunc quick);

/** The relation of an answer to the marked cards. */
typedef enum
{
  ATOUT_MARKED_NOT,    /* cards are missing, or the best card is not marked */
  ATOUT_MARKED_SO_FAR, /* the best card is marked; thinking about the next one has started */
  ATOUT_MARKED_WELL,   /* all marked cards are best */
} AtoutMarked;

/**
 * Compares @best, the answer for @deal, with the marked cards if all wanted ones are marked. Thinks
 * on for @look if others were not judged yet.
 */
AtoutMarked atout_counsel_check_marks (AtoutCounsel *self, const Deal *deal, Action best,
                                       ThinkerLook look);

/** Returns the hint to confirm the marked cards; free with g_free (). */
char *atout_counsel_tell_marked (AtoutCounsel *self);

/** Cancels thinking; returns TRUE if there was any. */
gboolean atout_counsel_stop (AtoutCounsel *self);

/**
 * Ends thinking with the final answer. Returns the deal that @seen observes; writes moment and
 * decision to @telling and @decision.
 */
const Deal *atout_counsel_answered (AtoutCounsel *self, const Observation *seen, Telling *telling,
                                    Decision *decision);

/** Works like atout_counsel_answered () for a preliminary answer: thinking goes on. */
const Deal *atout_counsel_moment (AtoutCounsel *self, const Observation *seen, Telling *telling,
                                  Decision *decision);

/** Sets how many letters a reason may have on the table; 0 (default): any number. */
void atout_counsel_set_room (AtoutCounsel *self, guint n_letters);

/** Sets if buttons of calls show figures, so that the text explains them; FALSE by default. */
void atout_counsel_set_shows_figures (AtoutCounsel *self, gboolean shows);

/**
 * Sets the action that the user has in mind, with which the next reason compares, or ACTION_NONE:
 * then the undone one, if any.
 */
void atout_counsel_set_considered (AtoutCounsel *self, Action considered);

/**
 * Returns the reason for @analysis, made from @seen, or for the better card of @open, by the lines
 * with open hands if they are known (tell_reason ()). Does not repeat the previous reason; writes
 * the mentioned cards to @cards. Free with g_free ().
 */
char *atout_counsel_explain (AtoutCounsel *self, const Telling *telling, const Deal *deal,
                             const Observation *seen, const Analysis *analysis,
                             const OpenCards *open, CardSet *cards);

/** Returns the principle behind the reason of atout_counsel_explain () (principle_find ()). */
Principle atout_counsel_find_principle (AtoutCounsel *self, const Observation *seen,
                                        const Analysis *analysis, const OpenCards *open);

/**
 * Recommends @action and highlights cards: @best to play, @spoken as mentioned. If @action has a
 * button, all are highlighted as mentioned. ACTION_NONE, 0, 0 clears.
 */
void atout_counsel_recommend (AtoutCounsel *self, Action action, CardSet best, CardSet spoken);
Action atout_counsel_get_action (AtoutCounsel *self);

/** Returns the card of @action in the hand at turn; 0 for a call. */
CardSet atout_counsel_find_card (const Deal *deal, Action action);

/** Sets the advice to @text (taken). */
void atout_counsel_set_text (AtoutCounsel *self, char *text);
const char *atout_counsel_get_text (AtoutCounsel *self);
