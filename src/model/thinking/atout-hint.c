/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/atout-hint.h"

#include <glib/gi18n-lib.h>

#include "model/words/principle-words.h"
#include "model/words/tell-hint.h"

#define SPREAD_LEAST 4 /* least spread in standard errors; keeps small differences small */

struct _AtoutHint
{
  AtoutCounsel parent_instance;

  AtoutMatch *match;
  AtoutChoices *choices;
  GArray *rows;       /* AtoutHintRow of the current hint */
  gboolean is_wanted; /* false while it thinks ahead: nobody has asked yet */
  char **principles;
  Principle told; /* principle shown in full last */
  guint told_at;  /* number of actions in its deal before it */
};

G_DEFINE_FINAL_TYPE (AtoutHint, atout_hint, ATOUT_TYPE_COUNSEL)

enum
{
  PROP_0,
  PROP_PRINCIPLES,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Display --------------------------------------------------------------------------------- */

/* Returns the quality of a tried row, 0 to 1. */
static double
share_of (const Analysis *analysis, unsigned index)
{
  double most = analysis->row[0].value;
  double spread = SPREAD_LEAST * analysis->row[0].error;

  for (guint i = 0; i < analysis->n; i++)
    if (analysis->row[i].is_tried)
      most = MAX (most, analysis->row[i].value);
  for (guint i = 0; i < analysis->n; i++)
    if (analysis->row[i].is_tried)
      spread = MAX (spread, most - analysis->row[i].value);

  return spread > 0 ? 1 - (most - analysis->row[index].value) / spread : 1;
}

static AtoutHinted
hinted_of (const Analysis *analysis, unsigned index, Action best)
{
  if (analysis->row[index].action == best)
    return ATOUT_HINTED_BEST;
  if (analysis->n_worlds == 0 || !analysis->row[index].is_tried)
    return ATOUT_HINTED_NOT;

  return analysis_are_equal (analysis, 0, index) ? ATOUT_HINTED_EQUAL : ATOUT_HINTED_WORSE;
}

static void
clear_row (gpointer data)
{
  AtoutHintRow *row = data;

  g_free (row->told);
  g_free (row->figures);
  g_free (row->odds);
}

/* Adds a row per action, none for the only one. */
static void
fill_rows (AtoutHint *self, const Analysis *analysis, Action best)
{
  for (guint i = 0; i < analysis->n && analysis->n > 1; i++)
    {
      AtoutHinted hinted = hinted_of (analysis, i, best);
      AtoutHintRow row = {
        .action = analysis->row[i].action,
        .hinted = hinted,
        .share = hinted != ATOUT_HINTED_NOT && analysis->n_worlds > 0 ? share_of (analysis, i) : 0,
        .told = tell_hint_row (analysis, i, best),
        .figures = tell_hint_figures (analysis, i),
        .odds = tell_hint_odds (analysis, i),
      };

      g_array_append_val (self->rows, row);
    }
}

static const AtoutHintRow *
find_row (AtoutHint *self, const Deal *deal, Card card)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const AtoutHintRow *row = &g_array_index (self->rows, AtoutHintRow, i);

      if (action_card (deal->game, row->action) == card)
        return row;
    }

  return NULL;
}

/* Shows the hint on the hand, suggesting only the twin in @best. */
static void
mark_cards (AtoutHint *self, const Deal *deal, CardSet best)
{
  GListModel *hand = atout_choices_get_hand (self->choices);

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);
      const AtoutHintRow *row
          = find_row (self, deal, pack_first_copy (deal_pack (deal), atout_card_get_card (card)));
      gboolean is_again = row != NULL && row->hinted == ATOUT_HINTED_BEST
                          && !card_set_has (best, atout_card_get_card (card));

      if (row == NULL || row->hinted == ATOUT_HINTED_NOT)
        {
          atout_card_set_hint (card, ATOUT_HINTED_NOT, 0, "");
          continue;
        }
      atout_card_set_hint (card, is_again ? ATOUT_HINTED_EQUAL : row->hinted, row->share,
                           row->told);
    }
}

static void
unmark_cards (AtoutHint *self)
{
  GListModel *hand = atout_choices_get_hand (self->choices);

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);

      atout_card_set_hint (card, ATOUT_HINTED_NOT, 0, "");
    }
}

/* ---- Principles ------------------------------------------------------------------------------ */

/* Notes @principle; returns FALSE if an earlier decision told it. */
static gboolean
meet (AtoutHint *self, Principle principle)
{
  const char *key = principle_key (principle);
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (self->match));
  guint at = match_log_get_deal (log, log->deals->len - 1)->n_done;
  guint n = g_strv_length (self->principles);

  if (principle == PRINCIPLE_NONE)
    return FALSE;
  if (g_strv_contains ((const char *const *) self->principles, key))
    return self->told == principle && self->told_at == at;
  self->told = principle;
  self->told_at = at;
  self->principles = g_renew (char *, self->principles, n + 2);
  self->principles[n] = g_strdup (key);
  self->principles[n + 1] = NULL;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PRINCIPLES]);

  return TRUE;
}

/* Returns the principle behind @analysis for a hint of @n_letters: whole at first, if it fits. */
static char *
tell_rule (AtoutHint *self, const Telling *telling, const Observation *seen,
           const Analysis *analysis, const OpenCards *open, glong n_letters)
{
  Principle principle = atout_counsel_find_principle (ATOUT_COUNSEL (self), seen, analysis, open);
  g_autofree char *whole = principle_words_tell (principle, TRUE);

  g_autofree char *brief = principle_words_tell (principle, FALSE);
  glong room = (glong) telling->room - n_letters;

  if ((telling->room == 0 || g_utf8_strlen (whole, -1) <= room) && meet (self, principle))
    return g_steal_pointer (&whole);

  return telling->room == 0 || g_utf8_strlen (brief, -1) <= room ? g_steal_pointer (&brief)
                                                                 : g_strdup ("");
}

/* ---- Requests -------------------------------------------------------------------------------- */

static void
thought_of (gpointer owner, const Observation *seen, const Analysis *analysis,
            const OpenCards *open)
{
  AtoutHint *self = owner;
  Telling telling;
  Decision decision;
  const Deal *deal = atout_counsel_answered (owner, seen, &telling, &decision);
  Action best = open_cards_recommended (open, analysis->row[0].action);
  CardSet card = atout_counsel_find_card (deal, best);
  AtoutMarked marked;
  CardSet cards = 0;
  g_autofree char *reason = NULL;
  g_autofree char *rule = NULL;

  if (!self->is_wanted)
    return;
  marked = atout_counsel_check_marks (owner, deal, best, thought_of);
  if (marked == ATOUT_MARKED_SO_FAR)
    return;
  reason = atout_counsel_explain (owner, &telling, deal, seen, analysis, open, &cards);
  rule = marked == ATOUT_MARKED_NOT
             ? tell_rule (self, &telling, seen, analysis, open, g_utf8_strlen (reason, -1))
             : g_strdup ("");
  atout_match_note_hint (self->match);
  fill_rows (self, analysis, best);
  mark_cards (self, deal, card);
  atout_counsel_recommend (owner, best, card, cards | tell_cards_of (deal, best));
  atout_counsel_set_text (owner,
                          marked == ATOUT_MARKED_WELL
                              ? atout_counsel_tell_marked (owner)
                              : tell_hint (&telling, deal, seen, analysis, reason, rule, open));
}

gboolean
atout_hint_ask (AtoutHint *self, Action considered)
{
  AtoutCounsel *counsel = ATOUT_COUNSEL (self);

  if (!atout_counsel_may_think (counsel))
    return FALSE;
  if (!self->is_wanted)
    {
      self->is_wanted = TRUE;
      atout_counsel_set_considered (counsel, considered);
      if (!atout_counsel_is_thinking (counsel))
        atout_counsel_think (counsel, thought_of, NULL);
      atout_counsel_set_text (counsel, g_strdup (_ ("Thinking…")));
    }

  return TRUE;
}

gboolean
atout_hint_leave (AtoutHint *self)
{
  AtoutCounsel *counsel = ATOUT_COUNSEL (self);

  atout_counsel_stop (counsel);
  if (!self->is_wanted)
    return FALSE;
  self->is_wanted = FALSE;
  g_array_set_size (self->rows, 0);
  unmark_cards (self);
  atout_counsel_recommend (counsel, ACTION_NONE, 0, 0);
  atout_counsel_set_text (counsel, g_strdup (""));

  return TRUE;
}

gboolean
atout_hint_is_awaited (AtoutHint *self)
{
  return self->is_wanted && atout_counsel_is_thinking (ATOUT_COUNSEL (self));
}

static gboolean
was_hinted (AtoutHint *self)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (self->match));

  for (guint i = 0; i < log->deals->len; i++)
    if (match_log_get_deal (log, i)->was_hinted)
      return TRUE;

  return FALSE;
}

/* Judges the decision before anybody asks, in a match with hints: the judge keeps the answer. */
static void
think_ahead (AtoutHint *self)
{
  AtoutCounsel *counsel = ATOUT_COUNSEL (self);

  if (!self->is_wanted && !atout_counsel_is_thinking (counsel) && was_hinted (self)
      && atout_counsel_may_think (counsel))
    atout_counsel_think (counsel, thought_of, NULL);
}

static void
move_on (AtoutHint *self)
{
  atout_hint_leave (self);
  think_ahead (self);
}

const AtoutHintRow *
atout_hint_find (AtoutHint *self, Action action)
{
  g_return_val_if_fail (ATOUT_IS_HINT (self), NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const AtoutHintRow *row = &g_array_index (self->rows, AtoutHintRow, i);

      if (row->action == action)
        return row;
    }

  return NULL;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
reword (AtoutCounsel *counsel)
{
  atout_hint_leave (ATOUT_HINT (counsel));
}

static void
atout_hint_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PRINCIPLES)
    g_value_set_boxed (value, ATOUT_HINT (object)->principles);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_hint_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AtoutHint *self = ATOUT_HINT (object);

  if (id != PROP_PRINCIPLES)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_strfreev (self->principles);
  self->principles = g_value_dup_boxed (value);
  if (self->principles == NULL)
    self->principles = g_new0 (char *, 1);
}

static void
atout_hint_finalize (GObject *object)
{
  g_array_unref (ATOUT_HINT (object)->rows);
  g_strfreev (ATOUT_HINT (object)->principles);
  G_OBJECT_CLASS (atout_hint_parent_class)->finalize (object);
}

static void
atout_hint_class_init (AtoutHintClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_hint_finalize;
  G_OBJECT_CLASS (klass)->get_property = atout_hint_get_property;
  G_OBJECT_CLASS (klass)->set_property = atout_hint_set_property;
  ATOUT_COUNSEL_CLASS (klass)->light = ATOUT_LIGHT_HINT;
  ATOUT_COUNSEL_CLASS (klass)->reword = reword;

  /** AtoutHint:principles: keys of the principles met (principle_key ()), in this order. */
  props[PROP_PRINCIPLES] = g_param_spec_boxed ("principles", NULL, NULL, G_TYPE_STRV,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
}

static void
atout_hint_init (AtoutHint *self)
{
  self->principles = g_new0 (char *, 1);
  self->rows = g_array_new (FALSE, FALSE, sizeof (AtoutHintRow));
  g_array_set_clear_func (self->rows, clear_row);
}

AtoutHint *
atout_hint_new (AtoutMatch *match, AtoutChoices *choices, AtoutConductor *conductor)
{
  static const char *const ends[] = { "dealt", "acted", "deal-over", "match-over", "rewound" };
  AtoutHint *self = g_object_new (ATOUT_TYPE_HINT, NULL);

  atout_counsel_set_up (ATOUT_COUNSEL (self), match, choices, conductor);
  self->match = match;
  self->choices = choices;
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    g_signal_connect_object (match, ends[i], G_CALLBACK (move_on), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (choices, "changed", G_CALLBACK (move_on), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (conductor, "held-changed", G_CALLBACK (think_ahead), self,
                           G_CONNECT_SWAPPED);

  return self;
}
