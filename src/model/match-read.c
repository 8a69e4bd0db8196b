/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What can be read of an AtoutMatch. */

#include <glib/gi18n-lib.h>

#include "atout-match-private.h"
#include "match-choices.h"
#include "match-words.h"
#include "score-words.h"
#include "words.h"

const Game *
atout_match_get_game (AtoutMatch *self)
{
  return self->match.game;
}

const Options *
atout_match_get_options (AtoutMatch *self)
{
  return &self->match.options;
}

AtoutMatchState
atout_match_get_state (AtoutMatch *self)
{
  return self->state;
}

int
atout_match_get_turn (AtoutMatch *self)
{
  return self->deal.turn;
}

Suit
atout_match_get_trump (AtoutMatch *self)
{
  return self->deal.trump;
}

const char *
atout_match_get_prompt (AtoutMatch *self)
{
  return self->prompt;
}

const char *
atout_match_get_contract (AtoutMatch *self)
{
  return self->contract;
}

const char *
atout_match_get_status (AtoutMatch *self)
{
  return self->status;
}

gboolean
atout_match_get_guided (AtoutMatch *self)
{
  return self->guided;
}

const char *
atout_match_get_advice (AtoutMatch *self)
{
  return self->advice;
}

char *
atout_match_describe (AtoutMatch *self)
{
  return match_words_state (self);
}

char *
atout_match_describe_contract (AtoutMatch *self)
{
  return match_words_contract_sentence (self);
}

const Deal *
atout_match_get_deal (AtoutMatch *self)
{
  return &self->deal;
}

guint
atout_match_get_n_seats (AtoutMatch *self)
{
  return self->match.n_seats;
}

AtoutSeat *
atout_match_get_seat (AtoutMatch *self, guint seat)
{
  g_return_val_if_fail (seat < self->match.n_seats, NULL);

  return self->seat[seat];
}

guint
atout_match_get_user_seat (AtoutMatch *self)
{
  return self->user_seat;
}

GListModel *
atout_match_get_calls (AtoutMatch *self)
{
  return G_LIST_MODEL (self->calls);
}

GListModel *
atout_match_get_sheet (AtoutMatch *self)
{
  return G_LIST_MODEL (self->sheet);
}

guint
atout_match_get_lines_left (AtoutMatch *self)
{
  const Game *game = self->match.game;

  return game->lines_left != NULL ? game->lines_left (&self->match) : 0;
}

char *
atout_match_get_marks (AtoutMatch *self, guint unit)
{
  const Game *game = self->match.game;
  char marks[SHEET_MARKS_MAX] = "";

  if (!deal_is_over (&self->deal) && game->marks_so_far != NULL)
    game->marks_so_far (&self->deal, unit, marks);

  return g_strdup (marks);
}

char *
atout_match_describe_marks (AtoutMatch *self, guint unit)
{
  g_autofree char *marks = atout_match_get_marks (self, unit);

  return score_words_signs (atout_match_get_sheet_form (self), marks);
}

const SheetForm *
atout_match_get_sheet_form (AtoutMatch *self)
{
  return self->match.game->sheet_form (&self->match.options);
}

const Trick *
atout_match_get_trick (AtoutMatch *self)
{
  return &self->deal.trick;
}

const Trick *
atout_match_get_last_trick (AtoutMatch *self)
{
  return &self->deal.last_trick;
}

guint
atout_match_get_piles (AtoutMatch *self, Pile *piles)
{
  const Game *game = self->match.game;

  return self->state == ATOUT_MATCH_IDLE || game->piles == NULL ? 0
                                                                : game->piles (&self->deal, piles);
}

/* The user’s whole hand is no news to the user. */
static gboolean
is_own_hand (AtoutMatch *self, const Pile *pile)
{
  return pile->owner == (int) self->user_seat
         && pile->n_open == card_set_count (self->deal.hand[self->user_seat]);
}

/* In a guided deal the hands of all others lie open. */
static guint
lay_all_open (AtoutMatch *self, Pile *piles)
{
  guint n = 0;

  for (guint seat = 0; seat < self->match.n_seats; seat++)
    if (seat != self->user_seat && seats_have (self->deal.playing, seat)
        && self->deal.hand[seat] != 0)
      pile_open (pile_add (piles, &n, NC_ ("pile", "Open hand"), (int) seat, 0, CARD_NONE),
                 self->deal.hand[seat]);

  return n;
}

guint
atout_match_get_laid_open (AtoutMatch *self, Pile *piles)
{
  const Game *game = self->match.game;
  gboolean all = self->guided && self->state == ATOUT_MATCH_PLAYING;
  Pile laid[SEATS_MAX];
  guint n = all ? lay_all_open (self, piles) : 0;
  guint n_laid;

  if (self->state == ATOUT_MATCH_IDLE || game->laid_open == NULL)
    return n;
  n_laid = game->laid_open (&self->deal, laid);
  for (guint i = 0; i < n_laid; i++)
    if (!is_own_hand (self, &laid[i]) && !(all && laid[i].owner != (int) self->user_seat))
      piles[n++] = laid[i];

  return n;
}

char *
atout_match_describe_targets (AtoutMatch *self)
{
  return match_words_targets (self);
}

char *
atout_match_describe_pile (AtoutMatch *self, const Pile *pile)
{
  return match_words_pile (self, pile);
}

gboolean
atout_match_get_counted (AtoutMatch *self, Counted *counted)
{
  const Game *game = self->match.game;

  return deal_is_over (&self->deal) && game->counted != NULL
         && game->counted (&self->deal, counted);
}

char *
atout_match_describe_counted (AtoutMatch *self, const Counted *counted)
{
  int declarer = self->deal.declarer;
  const WordsValue values[]
      = { { "{declarer}", declarer != NO_SEAT ? atout_seat_get_name (self->seat[declarer]) : "" },
          { NULL, NULL } };

  return words_fill (words_of_game ("breakdown", counted->label), values);
}

char *
atout_match_describe_group (AtoutMatch *self, const CountedGroup *group)
{
  g_autofree char *cards = match_words_cards (self, group->card, group->n_cards);
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

char *
atout_match_get_tag (AtoutMatch *self, const Pile *pile)
{
  return match_words_tag (self, pile);
}

static void
add_meanings (AtoutMatch *self, const MatchChoices *choices, Card card, GListStore *meanings)
{
  Action wanted = match_automatic_meaning (self, card);

  for (unsigned i = 0; i < choices->legal.n; i++)
    {
      Action action = choices->legal.at[i];
      g_autoptr (AtoutAction) meaning = NULL;

      if (action_card (self->deal.game, action) != card
          || (wanted != ACTION_NONE && action == ACTION (VERB_PLAY, card)))
        continue;
      meaning = atout_action_new (&choices->deal, action, self->hand_order.suits);
      g_list_store_append (meanings, meaning);
    }
}

GListModel *
atout_match_list_meanings (AtoutMatch *self, Card card)
{
  GListStore *meanings = g_list_store_new (ATOUT_TYPE_ACTION);
  Card first = pack_first_copy (deal_pack (&self->deal), card);
  MatchChoices now, behind;

  if (self->deal.turn == (int) self->user_seat)
    {
      match_list_choices (self, &now, &behind);
      add_meanings (self, &now, first, meanings);
      add_meanings (self, &behind, first, meanings);
    }

  return G_LIST_MODEL (meanings);
}

guint
atout_match_get_tricks (AtoutMatch *self, guint unit)
{
  for (guint i = 0; i < self->match.n_seats; i++)
    if (atout_seat_get_unit (self->seat[i]) == unit)
      return atout_seat_get_tricks (self->seat[i]);

  return 0;
}

const char *
atout_match_get_unit_name (AtoutMatch *self, guint unit)
{
  const UnitName *names = self->match.game->unit_names (&self->match.options);

  return names != NULL ? names[unit].name : atout_seat_get_name (self->seat[unit]);
}

const char *
atout_match_get_unit_meaning (AtoutMatch *self, guint unit)
{
  const UnitName *names = self->match.game->unit_names (&self->match.options);

  return names != NULL ? words_of_game ("side", names[unit].meaning)
                       : atout_seat_get_name (self->seat[unit]);
}

guint
atout_match_get_n_units (AtoutMatch *self)
{
  return self->match.n_units;
}

int
atout_match_get_score (AtoutMatch *self, guint unit)
{
  return self->match.score[unit];
}

gboolean
atout_match_has_counters (AtoutMatch *self)
{
  const Game *game = self->match.game;

  return game->counters != NULL && game->counters (&self->match.options) > 0;
}

char *
atout_match_describe_counters (AtoutMatch *self, guint unit)
{
  const SheetForm *form = atout_match_get_sheet_form (self);
  char number[12];
  const WordsValue values[] = { { "{side}", atout_match_get_unit_meaning (self, unit) },
                                { "{heading}", words_of_game ("sheet", form->so_far) },
                                { "{number}", number },
                                { NULL, NULL } };

  g_snprintf (number, sizeof number, "%d", atout_match_get_score (self, unit));

  /* Translators: what a side has as yet, as in "We – Tables now: 12" */
  return words_fill (C_ ("counters", "{side} – {heading}: {number}"), values);
}

const char *
atout_match_get_loser_mark (AtoutMatch *self, guint seat)
{
  const char *mark = self->match.game->loser_mark;

  if (mark == NULL || !atout_match_has_counters (self) || !self->match.over
      || atout_match_is_winner (self, seat))
    return NULL;

  return words_of_game ("role", mark);
}

gboolean
atout_match_is_winner (AtoutMatch *self, guint seat)
{
  return self->match.over && (self->match.winners & (1u << seat)) != 0;
}

#define MARKS_MOST 4 /* so many are told apart at a glance */

/* "●●●", or "6 ●" where these are many; "" for none. */
static char *
blocks_lost (AtoutMatch *self, guint unit)
{
  GString *marks = g_string_new (NULL);
  g_autofree char *first = NULL;
  glong n;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->sheet)); i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (G_LIST_MODEL (self->sheet), i);

      g_string_append (marks, atout_score_row_get_sheet (row)->unit[unit].marks);
    }
  n = g_utf8_strlen (marks->str, -1);
  if (n > MARKS_MOST)
    {
      first = g_utf8_substring (marks->str, 0, 1);
      g_string_printf (marks, "%ld %s", n, first);
    }

  return g_string_free (marks, FALSE);
}

char *
atout_match_get_standing (AtoutMatch *self, guint unit)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->sheet));
  g_autoptr (AtoutScoreRow) last = NULL;
  g_autofree char *marks = NULL;
  char score[16];

  if (n > 0 && self->state == ATOUT_MATCH_OVER)
    last = g_list_model_get_item (G_LIST_MODEL (self->sheet), n - 1);
  sheet_write_number (score, sizeof score,
                      last != NULL ? atout_score_row_get_sheet (last)->unit[unit].total
                                   : atout_match_get_score (self, unit),
                      FALSE);
  if (!atout_match_get_sheet_form (self)->marks_end_block)
    return g_strdup (score);
  marks = blocks_lost (self, unit);

  return marks[0] != '\0' ? g_strconcat (marks, " ", score, NULL) : g_strdup (score);
}

/* "You and Willem" … */
static char *
list_winners (AtoutMatch *self, gboolean others_only)
{
  const char *name[SEATS_MAX];
  guint n = 0;

  for (guint i = 0; i < self->match.n_seats; i++)
    if (atout_match_is_winner (self, i) && !(others_only && i == self->user_seat))
      name[n++] = self->name[i];

  return n > 0 ? score_words_list (name, n) : g_strdup ("");
}

char *
atout_match_describe_winners (AtoutMatch *self)
{
  guint n = (guint) __builtin_popcount (self->match.winners);
  gboolean user = atout_match_is_winner (self, self->user_seat);
  g_autofree char *others = list_winners (self, user);
  const WordsValue values[] = { { "{names}", others }, { NULL, NULL } };

  if (n == self->match.n_seats)
    return g_strdup (_ ("The match is a draw."));
  if (user && n == 1)
    return g_strdup (_ ("You have won the match!"));
  if (user)
    return words_fill (_ ("You have won the match together with {names}!"), values);

  return words_fill (ngettext ("{names} has won the match.", "{names} have won the match.", n),
                     values);
}

char *
atout_match_describe_waiting (AtoutMatch *self, gboolean in_words)
{
  GListModel *sheet = G_LIST_MODEL (self->sheet);
  guint n = self->state != ATOUT_MATCH_OVER ? g_list_model_get_n_items (sheet) : 0;
  g_autoptr (AtoutScoreRow) last = n > 0 ? g_list_model_get_item (sheet, n - 1) : NULL;
  const SheetRow *row = last != NULL ? atout_score_row_get_sheet (last) : NULL;

  for (guint i = 0; row != NULL && i < row->n_notes; i++)
    if (row->note[i].kind == SHEET_NOTE_NUMBER)
      {
        const ScoreTexts *texts = atout_score_row_get_texts (last);

        return g_strdup (in_words ? texts->note_told[i] : texts->note[i]);
      }

  return NULL;
}

const Pack *
atout_match_get_pack (AtoutMatch *self)
{
  return self->match.game->pack (&self->match.options);
}

WordsSuits
atout_match_get_words (AtoutMatch *self)
{
  return self->hand_order.suits;
}

char *
atout_match_get_seal (AtoutMatch *self)
{
  char seal[SEAL_DIGITS + 1];

  if (self->state == ATOUT_MATCH_IDLE)
    return NULL;
  number_seal (&self->number, seal);

  return g_strdup (seal);
}

char *
atout_match_get_number (AtoutMatch *self)
{
  if (self->state == ATOUT_MATCH_IDLE || self->state == ATOUT_MATCH_PLAYING)
    return NULL;

  return g_strdup (self->number.hex);
}

char *
atout_match_to_record (AtoutMatch *self)
{
  return g_strdup (self->record->str);
}

/* What others may do depends on their cards, which is nobody's business. */
/*
 * Lists what the user may do. If that is to pass and nothing else, or if others are at turn, it is
 * what they might do with all cards that the user may believe in: so it says what this is about,
 * and nothing about the cards that others have.
 */
static void
list_conceivable (AtoutMatch *self, ActionList *list)
{
  Deal deal = self->deal;
  CardSet all = ((CardSet) 1 << deal_pack (&deal)->n_cards) - 1;
  gboolean is_user = deal.turn == (int) self->user_seat;

  deal_legal (&deal, list);
  if (is_user && (list->n != 1 || action_verb (list->at[0]) != VERB_PASS))
    return;

  deal.hand[deal.turn] = is_user ? all : all & ~deal.hand[self->user_seat];
  deal_legal (&deal, list);
}

char *
atout_match_list_moments (AtoutMatch *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  ActionList list;

  if (self->state == ATOUT_MATCH_DEAL_OVER || self->state == ATOUT_MATCH_OVER)
    return g_strdup ("over");
  if (self->state != ATOUT_MATCH_PLAYING || self->deal.turn == NO_SEAT)
    return g_strdup ("");
  if (self->deal.turn != (int) self->user_seat && self->deal.n_played > 0)
    return g_strdup ("play");

  list_conceivable (self, &list);
  for (unsigned i = 0; i < list.n; i++)
    {
      const char *name = action_verb_info (self->match.game, list.at[i])->name;

      if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, (gpointer) name);
    }
  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}
