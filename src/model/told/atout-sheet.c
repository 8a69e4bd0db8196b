/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/atout-sheet.h"

#include "model/words/score-words.h"
#include "rules/game.h"

/* ---- A row ----------------------------------------------------------------------------------- */

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

static void
row_set_suits (AtoutScoreRow *self, DeckSuits suits)
{
  score_words_write (&self->texts, &self->deal, &self->sheet, &self->breakdown, &self->names,
                     suits);
}

static AtoutScoreRow *
row_new (const Match *match, const Deal *deal, const ScoreNames *names, DeckSuits suits)
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
  row_set_suits (self, suits);

  return self;
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

/* ---- The sheet ------------------------------------------------------------------------------- */

struct _AtoutSheet
{
  GObject parent_instance;

  AtoutCourse *course;
  DeckSuits suits;
  GListStore *rows;
};

G_DEFINE_FINAL_TYPE (AtoutSheet, atout_sheet, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SUITS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Rows ------------------------------------------------------------------------------------ */

static AtoutScoreRow *
write_row (AtoutSheet *self, guint index)
{
  const MatchLog *log = atout_course_get_log (self->course);
  const LogDeal *written = match_log_get_deal (log, index);
  AtoutScoreRow *row;
  ScoreNames names = { .listener = atout_course_get_listener (self->course) };
  Match match;
  Deal deal;

  match_log_at (log, index, written->n_done, &match, &deal);
  for (guint i = 0; i < match.n_seats; i++)
    {
      names.seat[i] = g_strdup (
          atout_course_get_player_name (self->course, match_player_at (&written->before, i)));
      names.player[i] = g_strdup (atout_course_get_player_name (self->course, i));
    }
  row = row_new (&match, &deal, &names, self->suits);
  score_names_clear (&names);

  return row;
}

/* Adds or removes rows so that each finished deal has one. */
static void
read_moment (AtoutSheet *self)
{
  const MatchLog *log = atout_course_get_log (self->course);
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint n = 0;

  if (log->deals->len > 0)
    n = atout_course_get_position (self->course, NULL)
        + (deal_is_over (atout_course_get_deal (self->course)) ? 1 : 0);
  if (n < n_rows)
    g_list_store_splice (self->rows, n, n_rows - n, NULL, 0);
  for (guint i = n_rows; i < n; i++)
    {
      g_autoptr (AtoutScoreRow) row = write_row (self, i);

      g_list_store_append (self->rows, row);
    }
}

static void
set_course (AtoutSheet *self, AtoutCourse *course)
{
  self->course = g_object_ref (course);
  g_signal_connect_object (course, "deal-over", G_CALLBACK (read_moment), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "match-over", G_CALLBACK (read_moment), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "rewound", G_CALLBACK (read_moment), self, G_CONNECT_SWAPPED);
  read_moment (self);
}

static void
set_suits (AtoutSheet *self, DeckSuits suits)
{
  if (self->suits == suits)
    return;
  self->suits = suits;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

      row_set_suits (row, suits);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SUITS]);
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
atout_sheet_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SUITS)
    g_value_set_int (value, ATOUT_SHEET (object)->suits);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_sheet_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SUITS)
    set_suits (ATOUT_SHEET (object), (DeckSuits) g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_sheet_dispose (GObject *object)
{
  AtoutSheet *self = ATOUT_SHEET (object);

  g_clear_object (&self->rows);
  g_clear_object (&self->course);

  G_OBJECT_CLASS (atout_sheet_parent_class)->dispose (object);
}

static void
atout_sheet_class_init (AtoutSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = atout_sheet_get_property;
  object_class->set_property = atout_sheet_set_property;
  object_class->dispose = atout_sheet_dispose;

  /** AtoutSheet:suits: the DeckSuits that name cards in all texts. */
  props[PROP_SUITS]
      = g_param_spec_int ("suits", NULL, NULL, 0, SUITS_GERMAN, SUITS_FRENCH,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_sheet_init (AtoutSheet *self)
{
  self->rows = g_list_store_new (ATOUT_TYPE_SCORE_ROW);
}

AtoutSheet *
atout_sheet_new (AtoutCourse *course)
{
  AtoutSheet *self = g_object_new (ATOUT_TYPE_SHEET, NULL);

  set_course (self, course);

  return self;
}

/* ---- Getters --------------------------------------------------------------------------------- */

GListModel *
atout_sheet_get_rows (AtoutSheet *self)
{
  return G_LIST_MODEL (self->rows);
}

const SheetRow *
atout_sheet_get_last_row (AtoutSheet *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  g_autoptr (AtoutScoreRow) row
      = n > 0 ? g_list_model_get_item (G_LIST_MODEL (self->rows), n - 1) : NULL;

  return row != NULL ? atout_score_row_get_sheet (row) : NULL; /* the list keeps the row */
}

const SheetForm *
atout_sheet_get_form (AtoutSheet *self)
{
  return game_sheet_form (atout_course_get_game (self->course),
                          atout_course_get_options (self->course));
}

guint
atout_sheet_get_lines_left (AtoutSheet *self)
{
  return game_lines_left (atout_course_get_match (self->course));
}

gboolean
atout_sheet_has_counters (AtoutSheet *self)
{
  const Match *match = atout_course_get_match (self->course);

  return game_counters (match->game, &match->options) > 0;
}

char *
atout_sheet_get_standing (AtoutSheet *self, guint unit)
{
  const SheetRow *last = atout_sheet_get_last_row (self);
  const Match *match = atout_course_get_match (self->course);
  g_autofree char *lost = score_words_lost (match, unit);
  char score[16];

  sheet_write_number (score, sizeof score,
                      last != NULL && match->over ? last->unit[unit].total : match->score[unit],
                      FALSE);

  return lost[0] != '\0' ? g_strconcat (lost, " ", score, NULL) : g_strdup (score);
}
