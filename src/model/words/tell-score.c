/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Scores and results of a deal. */

#include <glib/gi18n-lib.h>

#include "model/words/score-words.h"
#include "model/words/tell-text.h"

#define NUMBER_MAX 16

const char *
tell_unit_name (const Telling *telling, unsigned unit)
{
  const Match *match = telling->match;
  const char *side = words_side (match->game, &match->options, unit, (int) telling->user);

  return side != NULL ? side : telling->name[unit];
}

/* ---- The running deal ------------------------------------------------------------------------ */

static char *
fill_count (const char *context, const char *text, const OwnCount *count)
{
  char value[12], waiting[12], needed[12];
  const WordsValue values[] = {
    { "{value}", value },
    { "{waiting}", waiting },
    { "{needed}", needed },
    { NULL, NULL },
  };

  g_snprintf (value, sizeof value, "%u", count->value);
  g_snprintf (waiting, sizeof waiting, "%u", count->waiting);
  g_snprintf (needed, sizeof needed, "%u", count->needed);

  return words_fill (words_of_game (context, text), values);
}

static bool
make_count (const Telling *telling, OwnCount *count)
{
  const Deal *deal = telling->deal;

  *count = (OwnCount) { 0 };
  if (!telling->counts)
    return false;
  game_count (deal, telling->user, count);

  return count->text != NULL;
}

char *
tell_count (const Telling *telling)
{
  OwnCount count;

  return make_count (telling, &count) ? fill_count ("count", count.text, &count) : g_strdup ("");
}

char *
tell_doubt (const Telling *telling, Action action)
{
  const Deal *deal = telling->deal;
  const char *text = NULL;
  OwnCount count;

  if (make_count (telling, &count) && deal->turn == (int) telling->user)
    text = game_doubt (deal, action);

  return text != NULL ? fill_count ("doubt", text, &count) : g_strdup ("");
}

void
tell_write_marks (const Telling *telling, unsigned unit, char *marks)
{
  const Deal *deal = telling->deal;

  marks[0] = '\0';
  if (!deal_is_over (deal))
    game_marks_so_far (deal, unit, marks);
}

char *
tell_marks (const Telling *telling, unsigned unit)
{
  const Match *match = telling->match;
  char marks[SHEET_MARKS_MAX];

  tell_write_marks (telling, unit, marks);

  return score_words_signs (game_sheet_form (match->game, &match->options), marks);
}

/* ---- Counted cards --------------------------------------------------------------------------- */

char *
tell_counted (const Telling *telling, const Counted *counted)
{
  int declarer = telling->deal->declarer;
  const WordsTalk talk = { telling->deal, NO_SEAT, NO_SEAT, telling->listener };
  const WordsValue values[]
      = { { "{declarer}", declarer != NO_SEAT ? telling->name[declarer] : "" }, { NULL, NULL } };

  return words_fill (words_sentence ("breakdown", counted->label, &talk), values);
}

char *
tell_group (const Telling *telling, const CountedGroup *group)
{
  g_autofree char *cards = tell_cards (telling, group->card, group->n_cards);
  char points[12];
  const WordsValue values[]
      = { { "{cards}",
            group->n_cards > 0 ? cards : C_ ("breakdown", "Cards left out of the pack") },
          { "{points}", points },
          { NULL, NULL } };

  g_snprintf (points, sizeof points, "%d", group->points);

  /* Translators: cards that are counted together, as in "king of clubs, trump 5, trump 4: 5" */
  return words_fill (C_ ("breakdown", "{cards}: {points}"), values);
}

/* ---- The match ------------------------------------------------------------------------------- */

char *
tell_waiting (const Telling *telling, bool in_words)
{
  const SheetRow *row = telling->match->over ? NULL : telling->row;

  for (unsigned i = 0; row != NULL && i < row->n_notes; i++)
    if (row->note[i].kind == SHEET_NOTE_NUMBER)
      return score_words_note (&row->note[i], in_words);

  return NULL;
}

char *
tell_counters (const Telling *telling, unsigned unit)
{
  const SheetForm *form = game_sheet_form (telling->match->game, &telling->match->options);
  char number[12];
  const WordsValue values[] = { { "{side}", tell_unit_name (telling, unit) },
                                { "{heading}", words_of_game ("sheet", form->so_far) },
                                { "{number}", number },
                                { NULL, NULL } };

  g_snprintf (number, sizeof number, "%d", telling->match->score[unit]);

  /* Translators: what a side has as yet, as in "We – Tables now: 12" */
  return words_fill (C_ ("counters", "{side} – {heading}: {number}"), values);
}

const char *
tell_loser_mark (const Telling *telling, unsigned seat)
{
  const Match *match = telling->match;
  const Game *game = match->game;

  if (game->loser_mark == NULL || game_counters (game, &match->options) == 0 || !match->over
      || match_has_won (match, seat))
    return NULL;

  return words_of_game ("role", game->loser_mark);
}

static char *
list_winners (const Telling *telling, bool others_only)
{
  const char *name[SEATS_MAX];
  unsigned n = 0;

  for (unsigned i = 0; i < telling->match->n_seats; i++)
    if (match_has_won (telling->match, i) && !(others_only && i == telling->user))
      name[n++] = telling->player[i];

  return n > 0 ? score_words_list (name, n) : g_strdup ("");
}

char *
tell_winners (const Telling *telling)
{
  unsigned n = (unsigned) __builtin_popcount (telling->match->winners);
  bool user = telling->listener != NO_SEAT && match_has_won (telling->match, telling->user);
  g_autofree char *others = list_winners (telling, user);
  const WordsValue values[] = { { "{names}", others }, { NULL, NULL } };

  if (n == telling->match->n_seats)
    return g_strdup (_ ("The match is a draw."));
  if (user && n == 1)
    return g_strdup (_ ("You have won the match!"));
  if (user)
    return words_fill (_ ("You have won the match together with {names}!"), values);

  return words_fill (ngettext ("{names} has won the match.", "{names} have won the match.", n),
                     values);
}

/* ---- Won or lost ----------------------------------------------------------------------------- */

/* Describes a score that is paid between players. */
static char *
tell_paid (int32_t score)
{
  unsigned points = (unsigned) ABS (score);
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{points}", number }, { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", points);
  if (score == 0)
    return g_strdup (_ ("You neither win nor lose."));

  return words_fill (
      score > 0 ? ngettext ("You win {points} point!", "You win {points} points!", points)
                : ngettext ("You lose {points} point.", "You lose {points} points.", points),
      values);
}

static const char *
pattern_of (const SheetRow *row, unsigned own, unsigned other)
{
  int32_t mine = row->unit[own].score;
  int32_t best = row->unit[other].score;

  if (mine == best)
    return _ ("Nobody wins this one: {mine} each.");
  if (row->n_units > 2)
    return mine > best ? _ ("You have the most: {mine}!")
                       : _ ("{name} has the most, {best}; you have {mine}.");

  return mine > best ? _ ("You win, {mine} to {best}!")
                     : _ ("You lose this one, {mine} to {best}.");
}

static unsigned
find_best_beside (const SheetRow *row, unsigned own)
{
  unsigned best = own == 0 ? 1 : 0;

  for (unsigned u = 0; u < row->n_units; u++)
    if (u != own && row->unit[u].score > row->unit[best].score)
      best = u;

  return best;
}

static bool
is_paid (const Telling *telling, const SheetRow *row)
{
  bool pays = game_sheet_form (telling->match->game, &telling->match->options)->is_ledger;

  for (unsigned u = 0; u < row->n_units; u++)
    pays |= row->unit[u].score < 0;

  return pays;
}

char *
tell_result (const Telling *telling, const SheetRow *row)
{
  unsigned own = deal_unit (telling->deal, telling->user);
  unsigned other = find_best_beside (row, own);
  char mine[NUMBER_MAX];
  char best[NUMBER_MAX];
  const WordsValue values[] = { { "{mine}", mine },
                                { "{best}", best },
                                { "{name}", tell_unit_name (telling, other) },
                                { NULL, NULL } };

  if (telling->listener == NO_SEAT)
    return g_strdup ("");
  if (row->contract[0] == '\0')
    return g_strdup (_ ("Not played"));
  if (is_paid (telling, row))
    return tell_paid (row->unit[own].score);
  sheet_write_number (mine, sizeof mine, row->unit[own].score, false);
  sheet_write_number (best, sizeof best, row->unit[other].score, false);

  return words_fill (pattern_of (row, own, other), values);
}

bool
tell_is_won (const Telling *telling, const SheetRow *row)
{
  unsigned own = deal_unit (telling->deal, telling->user);

  if (telling->listener == NO_SEAT)
    return false;
  if (telling->match->over)
    return match_has_won (telling->match, telling->user);

  return row->contract[0] != '\0'
         && row->unit[own].score
                > (is_paid (telling, row) ? 0 : row->unit[find_best_beside (row, own)].score);
}

bool
tell_is_feast (const Telling *telling, const SheetRow *row)
{
  unsigned own = deal_unit (telling->deal, telling->user);
  SeatSet allies = game_allies (telling->deal, telling->user);
  bool is_sweep = row->unit[own].score > 0 && telling->deal->last_trick.n > 0;

  if (telling->listener == NO_SEAT)
    return false;
  for (unsigned seat = 0; seat < telling->deal->n_seats; seat++)
    if (!seats_have (allies, seat))
      is_sweep &= telling->deal->tricks_won[seat] == 0;

  return is_sweep || (telling->match->over && match_has_won (telling->match, telling->user));
}

/* ---- The decisive and the richest trick ------------------------------------------------------ */

int
tell_richest_trick (const Telling *telling, const Trick *tricks, unsigned n)
{
  unsigned most = 0;
  int richest = (int) n - 1;

  if (game_last_trick_decides (telling->deal))
    return richest;
  for (unsigned i = 0; i < n; i++)
    {
      unsigned points = trick_points (deal_order (telling->deal), trick_cards (&tricks[i]));

      if (points < most || points == 0)
        continue;
      most = points;
      richest = (int) i;
    }

  return richest;
}

static bool
is_made (const Deal *deal)
{
  unsigned own = deal_unit (deal, (unsigned) deal->declarer);
  DealResult result;

  deal_result (deal, &result);

  return result.score[own] > result.score[own ^ 1];
}

char *
tell_decided (const Telling *telling, unsigned number, const Deal *after)
{
  const Deal *deal = telling->deal;
  const GameSheet *sheet = deal->game->sheet;
  const WordsTalk talk = { deal, NO_SEAT, NO_SEAT, telling->listener };
  char trick[NUMBER_MAX];
  const WordsValue values[]
      = { { "{number}", trick }, { "{declarer}", telling->name[deal->declarer] }, { NULL, NULL } };

  if (deal_is_over (after))
    return g_strdup (_ ("Not decided until the last trick."));
  g_snprintf (trick, sizeof trick, "%u", number + 1);

  return words_fill (
      words_sentence ("decided", is_made (deal) ? sheet->sure_made : sheet->sure_failed, &talk),
      values);
}

char *
tell_richest (const Telling *telling, const Trick *trick)
{
  unsigned points = trick_points (deal_order (telling->deal), trick_cards (trick));
  unsigned winner = trick_winner (trick);
  g_autofree char *worth = words_card_points (telling->deal->game, points);
  const WordsValue values[]
      = { { "{name}", telling->name[winner] }, { "{points}", worth }, { NULL, NULL } };

  if (points == 0 || game_last_trick_decides (telling->deal))
    return words_fill (text_for (telling, winner, _ ("The last trick went to {name}."),
                                 _ ("The last trick was yours.")),
                       values);
  if (telling->deal->game->counts_at_end)
    return words_fill (text_for (telling, winner, _ ("The biggest trick went to {name}."),
                                 _ ("The biggest trick was yours.")),
                       values);

  /* Translators: {points} is "12 points" or "12 eyes" */
  return words_fill (text_for (telling, winner, _ ("The biggest trick went to {name}: {points}."),
                               _ ("The biggest trick was yours: {points}.")),
                     values);
}
