/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/atout-score-row.h"

struct _AtoutScoreRow
{
  GObject parent_instance;

  Deal deal;
  SheetRow sheet;
  Breakdown breakdown;
  ScoreNames names;
  ScoreTexts texts;
};

G_DEFINE_FINAL_TYPE (AtoutScoreRow, atout_score_row, G_TYPE_OBJECT)

static void
atout_score_row_finalize (GObject *object)
{
  AtoutScoreRow *self = ATOUT_SCORE_ROW (object);

  score_names_clear (&self->names);
  score_words_clear (&self->texts);
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
atout_score_row_new (const Match *match, const Deal *deal, const ScoreNames *names, DeckSuits suits)
{
  AtoutScoreRow *self = g_object_new (ATOUT_TYPE_SCORE_ROW, NULL);

  self->deal = *deal;
  self->names.listener = names->listener;
  for (guint i = 0; i < SEATS_MAX; i++)
    {
      self->names.seat[i] = g_strdup (names->seat[i]);
      self->names.player[i] = g_strdup (names->player[i]);
    }
  game_sheet_row (match, deal, &self->sheet);
  game_breakdown (deal, &self->breakdown);
  atout_score_row_set_words (self, suits);

  return self;
}

void
atout_score_row_set_words (AtoutScoreRow *self, DeckSuits suits)
{
  score_words_write (&self->texts, &self->deal, &self->sheet, &self->breakdown, &self->names,
                     suits);
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

const ScoreTexts *
atout_score_row_get_texts (AtoutScoreRow *self)
{
  return &self->texts;
}

const char *
atout_score_row_get_seat_name (AtoutScoreRow *self, int seat)
{
  return seat == NO_SEAT ? "" : self->names.seat[seat];
}

const char *
atout_score_row_get_player_name (AtoutScoreRow *self, guint player)
{
  return self->names.player[player];
}
