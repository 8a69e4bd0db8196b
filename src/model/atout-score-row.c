/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-score-row.h"

struct _AtoutScoreRow
{
  GObject parent_instance;

  SheetRow sheet;
  Breakdown breakdown;
  char *verdict;
  char *label[BREAKDOWN_ROWS_MAX];
};

G_DEFINE_FINAL_TYPE (AtoutScoreRow, atout_score_row, G_TYPE_OBJECT)

static void
atout_score_row_finalize (GObject *object)
{
  AtoutScoreRow *self = ATOUT_SCORE_ROW (object);

  g_free (self->verdict);
  for (guint i = 0; i < BREAKDOWN_ROWS_MAX; i++)
    g_free (self->label[i]);
  G_OBJECT_CLASS (atout_score_row_parent_class)->finalize (object);
}

static void
atout_score_row_class_init (AtoutScoreRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_score_row_finalize;
}

static void
atout_score_row_init (AtoutScoreRow *self)
{
}

AtoutScoreRow *
atout_score_row_new (const Match *match, const Deal *deal, const char *declarer, WordsSuits suits)
{
  AtoutScoreRow *self = g_object_new (ATOUT_TYPE_SCORE_ROW, NULL);
  const WordsValue values[] = { { "{declarer}", declarer }, { NULL, NULL } };

  deal->game->sheet_row (match, deal, &self->sheet);
  deal->game->breakdown (deal, &self->breakdown);
  self->verdict = words_fill (words_of_game ("verdict", self->breakdown.verdict), values);
  atout_score_row_set_words (self, suits);

  return self;
}

void
atout_score_row_set_words (AtoutScoreRow *self, WordsSuits suits)
{
  for (guint i = 0; i < self->breakdown.n_rows; i++)
    {
      g_free (self->label[i]);
      self->label[i]
          = words_fill_ranks (suits, words_of_game ("breakdown", self->breakdown.row[i].label));
    }
}

const SheetRow *
atout_score_row_get_sheet (AtoutScoreRow *self)
{
  return &self->sheet;
}

const Breakdown *
atout_score_row_get_breakdown (AtoutScoreRow *self)
{
  return &self->breakdown;
}

const char *
atout_score_row_get_label (AtoutScoreRow *self, guint index)
{
  return self->label[index];
}

const char *
atout_score_row_get_verdict (AtoutScoreRow *self)
{
  return self->verdict;
}
