/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sechsundfünfzig, 56. Rule numbers (F-…) are those of rules/fiftysix.md. */

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "fiftysix-private.h"

#define PACKET 4 /* cards a throw (F-5.2) */

/* ---- Facts ------------------------------------------------------------------------------ */

/* F-3.4, F-3.7 */
static const Pack *
fiftysix_pack (const Options *options)
{
  return option_is (options, FIFTYSIX_PLAYERS, FIFTYSIX_PLAYERS_8) ? &fiftysix_pack_64
                                                                   : &fiftysix_pack_48;
}

static unsigned
fiftysix_count_seats (const Options *options)
{
  switch (options->value[FIFTYSIX_PLAYERS])
    {
    case FIFTYSIX_PLAYERS_4:
      return 4;
    case FIFTYSIX_PLAYERS_8:
      return 8;
    default:
      return 6;
    }
}

static unsigned
fiftysix_count_units (const Options *options G_GNUC_UNUSED)
{
  return 2;
}

/* F-3.6 */
static unsigned
fiftysix_unit_of (const Options *options G_GNUC_UNUSED, unsigned seat)
{
  return seat & 1;
}

static const UnitName *
fiftysix_unit_names (const Options *options G_GNUC_UNUSED)
{
  static const UnitName names[]
      = { { "We", NC_ ("side", "We") }, { "They", NC_ ("side", "They") } };

  return names;
}

/* F-5.1 */
static unsigned
fiftysix_first_dealer (const Options *options G_GNUC_UNUSED)
{
  return 0;
}

/* F-3.2, F-3.3; of twins neither beats the other, so the first played wins (F-7.5) */
static void
make_order (TrickOrder *order, const Pack *pack, unsigned trump)
{
  static const uint8_t points[RANKS] = {
    [RANK_JACK] = 3,
    [RANK_9] = 2,
    [RANK_ACE] = 1,
    [RANK_TEN] = 1,
  };
  unsigned per_suit = pack->n_cards / SUITS;

  memset (order, 0, sizeof *order);
  order->trump = (uint8_t) (trump == SUIT_NONE ? TRICK_GROUPS : trump);
  for (unsigned c = 0; c < pack->n_cards; c++)
    {
      order->group[c] = (uint8_t) pack_suit (pack, (Card) c);
      order->strength[c] = (uint8_t) (per_suit - pack_first_copy (pack, (Card) c) % per_suit);
      order->points[c] = points[pack_rank (pack, (Card) c)];
    }
  trick_order_complete (order, pack->n_cards);
}

static const TrickOrder *
fiftysix_order (const Options *options, unsigned trump)
{
  static TrickOrder orders[2][SUITS + 1];
  static gsize made = 0;
  bool large = option_is (options, FIFTYSIX_PLAYERS, FIFTYSIX_PLAYERS_8);

  if (g_once_init_enter (&made))
    {
      for (unsigned suit = 0; suit <= SUITS; suit++)
        {
          make_order (&orders[false][suit], &fiftysix_pack_48, suit);
          make_order (&orders[true][suit], &fiftysix_pack_64, suit);
        }
      g_once_init_leave (&made, 1);
    }

  return &orders[large][trump];
}

/* F-7.3: following suit is the only duty */
static const TrickDuties *
fiftysix_duties (const Deal *deal G_GNUC_UNUSED)
{
  static const TrickDuties duties = { .ruff = RUFF_FREE };

  return &duties;
}

/* F-7.1 */
static inline unsigned
first_leader (const Deal *deal)
{
  return deal_seat_after (deal, deal->dealer, 1);
}

/* ---- Deal: F-5 -------------------------------------------------------------------------- */

static void
fiftysix_deal (Deal *deal, const Match *match)
{
  FiftysixState *own = &deal->own.fiftysix;

  for (unsigned i = 0; i < deal->n_pack; i++)
    deal->hand[deal_seat_after (deal, first_leader (deal), i / PACKET)]
        |= card_set_of (deal->pack[i]);
  if (fiftysix_match_tables (&match->options) > 0)
    for (unsigned u = 0; u < 2; u++)
      own->tables[u] = (uint8_t) match->score[u];
  fiftysix_begin_auction (deal);
}

/* ---- Legal actions ---------------------------------------------------------------------- */

/* F-6.15; sorted by token */
static void
legal_trumps (ActionList *list)
{
  static const uint8_t suits[] = { SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_NONE, SUIT_SPADES };

  for (unsigned i = 0; i < G_N_ELEMENTS (suits); i++)
    action_list_add (list, ACTION (VERB_TRUMP, suits[i]));
}

/* F-7.2: one action for both copies, the first of which has an even number */
static void
legal_cards (const Deal *deal, ActionList *list)
{
  static const CardSet first_copies = 0x5555555555555555;
  CardSet cards = trick_legal (deal_order (deal), fiftysix_duties (deal), &deal->trick,
                               deal->hand[deal->turn], false);

  for (cards = (cards | cards >> 1) & first_copies; cards != 0; cards = card_set_rest (cards))
    action_list_add (list, ACTION (VERB_PLAY, card_set_first (cards)));
}

static void
fiftysix_legal (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case FIFTYSIX_PHASE_CALL:
      fiftysix_legal_calls (deal, list);
      break;
    case FIFTYSIX_PHASE_TRUMP:
      legal_trumps (list);
      break;
    default:
      legal_cards (deal, list);
    }
}

/* F-7.2: @card stands for both copies; whichever is held is meant */
static TrickReason
fiftysix_reason (const Deal *deal, unsigned seat, Card card)
{
  CardSet held = deal->hand[seat] & pack_copies (deal_pack (deal), card);

  if (held != 0)
    card = card_set_first (held);

  return trick_reason (deal_order (deal), fiftysix_duties (deal), &deal->trick, deal->hand[seat],
                       false, card);
}

/* ---- Applying actions ------------------------------------------------------------------- */

static void
begin_play (Deal *deal, Suit trump)
{
  deal->trump = (uint8_t) trump;
  deal->phase = PHASE_PLAY;
  deal->turn = (int8_t) first_leader (deal); /* F-7.1 */
}

/* F-6.15: the contract stands; only a high call with a suit can leave trumps open */
static void
end_auction (Deal *deal)
{
  const FiftysixState *own = &deal->own.fiftysix;
  bool is_free = option_is (&deal->options, FIFTYSIX_TRUMP, FIFTYSIX_TRUMP_FREE);

  deal->declarer = own->high_caller;
  if (own->high_suit == SUIT_NONE || !is_free)
    {
      begin_play (deal, own->high_suit);
      return;
    }
  deal->phase = FIFTYSIX_PHASE_TRUMP;
  deal->turn = own->high_caller;
}

/* F-7.6, D-20: all cards are played */
static void
play_card (Deal *deal, Card card)
{
  const TrickOrder *order = deal_order (deal);

  deal_put_card (deal, order, card);
  if (deal->trick.n < deal->n_seats)
    {
      deal->turn = (int8_t) deal_seat_after (deal, (unsigned) deal->turn, 1);
      return;
    }

  deal->turn = (int8_t) deal_take_trick (deal, order);
  if (deal->n_played == deal_pack (deal)->n_cards)
    {
      deal->phase = PHASE_OVER;
      deal->turn = NO_SEAT;
    }
}

static void
fiftysix_apply (Deal *deal, Action action)
{
  switch (deal->phase)
    {
    case FIFTYSIX_PHASE_CALL:
      if (fiftysix_apply_call (deal, action))
        end_auction (deal);
      break;
    case FIFTYSIX_PHASE_TRUMP:
      begin_play (deal, (Suit) action_arg (action));
      break;
    case PHASE_PLAY:
      play_card (deal, (Card) action_arg (action));
      break;
    default:
      g_return_if_reached ();
    }
}

/* F-7.6: all tricks are always played, and only their cards count */
static bool
fiftysix_only_cards_count (const Deal *deal G_GNUC_UNUSED, unsigned seat G_GNUC_UNUSED,
                           CardSet cards G_GNUC_UNUSED)
{
  return true;
}

/* Nothing but the other hands is hidden (section 14). */
static CardSet
fiftysix_hide (Deal *deal G_GNUC_UNUSED, unsigned seat G_GNUC_UNUSED)
{
  return 0;
}

/* ---- Scoring: F-9 ----------------------------------------------------------------------- */

unsigned
fiftysix_stake (const Options *options, unsigned value, unsigned level, bool made)
{
  unsigned tier = value < 40 ? 1 : value < 48 ? 2 : value < FIFTYSIX_POINTS ? 3 : 4;
  unsigned stake = made ? tier : tier + 1; /* F-9.3 */

  return option_is (options, FIFTYSIX_DBLSCORE, FIFTYSIX_DBLSCORE_PLUS) ? stake + level
                                                                        : stake << level;
}

/* F-9.2 */
bool
fiftysix_is_made (const Deal *deal)
{
  return deal->card_points[deal_unit (deal, (unsigned) deal->declarer)] >= deal->own.fiftysix.value;
}

unsigned
fiftysix_stake_of (const Deal *deal)
{
  const FiftysixState *own = &deal->own.fiftysix;

  return fiftysix_stake (&deal->options, own->value, own->level, fiftysix_is_made (deal));
}

unsigned
fiftysix_winner_of (const Deal *deal)
{
  return deal_unit (deal, (unsigned) deal->declarer) ^ !fiftysix_is_made (deal);
}

/* F-9.5; F-10.3: who has not enough tables pays what there is */
static void
fiftysix_result (const Deal *deal, DealResult *result)
{
  unsigned winner = fiftysix_winner_of (deal);
  int stake = (int) fiftysix_stake_of (deal);

  for (unsigned u = 0; u < 2; u++)
    result->points[u] = deal->card_points[u];
  result->score[winner] = stake;
  if (fiftysix_match_tables (&deal->options) > 0)
    {
      result->score[winner] = MIN (stake, deal->own.fiftysix.tables[winner ^ 1]);
      result->score[winner ^ 1] = -result->score[winner];
    }
}

/* ---- Match: F-10 ------------------------------------------------------------------------ */

/* F-10.3 */
static void
fiftysix_begin (Match *match)
{
  for (unsigned u = 0; u < 2; u++)
    match->score[u] = (int32_t) fiftysix_match_tables (&match->options);
}

/* F-10.1 to F-10.3, of a match with @deal booked */
static bool
match_ends (const Match *match, const Deal *deal)
{
  unsigned loser = fiftysix_winner_of (deal) ^ 1;

  if (fiftysix_match_tables (&match->options) == 0)
    return match->n_counted >= fiftysix_match_deals (&match->options)
           && (match_leader (match) != NO_UNIT
               || option_is (&match->options, FIFTYSIX_TIE, FIFTYSIX_TIE_DRAW));
  if (option_is (&match->options, FIFTYSIX_BROKE, FIFTYSIX_BROKE_ZERO))
    return match->score[loser] == 0;

  return fiftysix_stake_of (deal) > deal->own.fiftysix.tables[loser];
}

/* F-10.4, F-10.5; F-10.2: a draw has two winning teams */
static void
fiftysix_book (Match *match, const Deal *deal)
{
  match_add_scores (match, deal);
  if (match_ends (match, deal))
    match_end_by_score (match);
}

/* ---- What the table shows ---------------------------------------------------------------- */

/* Who begins now: to call (F-6.1), then to lead (F-7.1). */
static unsigned
forehand (const Deal *deal)
{
  return deal->phase == FIFTYSIX_PHASE_CALL ? fiftysix_first_caller (deal) : first_leader (deal);
}

static unsigned
fiftysix_roles (const Deal *deal, unsigned seat)
{
  return (seat == deal->dealer ? ROLE_DEALER : 0) | (seat == forehand (deal) ? ROLE_FOREHAND : 0)
         | ((int) seat == deal->declarer ? ROLE_DECLARER : 0);
}

/* Whether the seat at turn may double or redouble what stands (F-6.11, F-6.12). */
static bool
may_double (const Deal *deal)
{
  const FiftysixState *own = &deal->own.fiftysix;
  bool is_ours
      = deal_unit (deal, (unsigned) own->high_caller) == deal_unit (deal, (unsigned) deal->turn);

  return own->level == 0 ? !is_ours : own->level == 1 && is_ours;
}

static const char *
prompt_of_call (const Deal *deal)
{
  /* with a suit or without; not doubled, doubled, redoubled; without and with one more */
  static const char *const stands[2][3][2] = {
    { { NC_ ("prompt", "{value} without trumps stands: raise or pass"),
        NC_ ("prompt", "{value} without trumps stands: raise, double or pass") },
      { NC_ ("prompt", "{value} without trumps stands, doubled: raise or pass"),
        NC_ ("prompt", "{value} without trumps stands, doubled: raise, redouble or pass") },
      { NC_ ("prompt", "{value} without trumps stands, redoubled: raise or pass") } },
    { { NC_ ("prompt", "{value} in {suit} stands: raise or pass"),
        NC_ ("prompt", "{value} in {suit} stands: raise, double or pass") },
      { NC_ ("prompt", "{value} in {suit} stands, doubled: raise or pass"),
        NC_ ("prompt", "{value} in {suit} stands, doubled: raise, redouble or pass") },
      { NC_ ("prompt", "{value} in {suit} stands, redoubled: raise or pass") } },
  };
  const FiftysixState *own = &deal->own.fiftysix;

  if (own->high_caller == NO_SEAT)
    return NC_ ("prompt", "You call first: 28 or more");
  if (own->value == FIFTYSIX_POINTS)
    return NC_ ("prompt", "{value} is the highest possible call: let it stand?");

  return stands[own->high_suit != SUIT_NONE][own->level][may_double (deal)];
}

static const char *
fiftysix_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  const FiftysixState *own = &deal->own.fiftysix;

  *value = own->value;
  *suit = own->high_suit;
  switch (deal->phase)
    {
    case FIFTYSIX_PHASE_CALL:
      return prompt_of_call (deal);
    case FIFTYSIX_PHASE_TRUMP:
      return NC_ ("prompt", "You play {value}: choose trumps");
    default:
      return deal->trick.n == 0 ? NC_ ("prompt", "You lead: play a card")
                                : NC_ ("prompt", "Your turn: play a card");
    }
}

/* F-6.15: with trump=free a suit that was named only says that there will be a choice */
static bool
fiftysix_standing (const Deal *deal, Standing *standing)
{
  static const char *const doubled[]
      = { NULL, NC_ ("contract", "doubled"), NC_ ("contract", "redoubled") };
  const FiftysixState *own = &deal->own.fiftysix;
  bool is_free = option_is (&deal->options, FIFTYSIX_TRUMP, FIFTYSIX_TRUMP_FREE);
  bool is_settled = deal->phase == PHASE_PLAY || deal->phase == PHASE_OVER;

  if (own->high_caller == NO_SEAT)
    return false;
  standing->value = own->value;
  standing->seat = own->high_caller;
  standing->doubled = doubled[own->level];
  standing->trump = is_settled ? deal->trump : own->high_suit;
  standing->chooses = is_free && own->high_suit != SUIT_NONE && !is_settled;

  return true;
}

/* F-9.2: the others win with what the callers then lack */
static bool
fiftysix_targets (const Deal *deal, unsigned *points)
{
  unsigned callers;

  if (deal->declarer == NO_SEAT)
    return false;
  callers = deal_unit (deal, (unsigned) deal->declarer);
  points[callers] = deal->own.fiftysix.value;
  points[callers ^ 1] = FIFTYSIX_POINTS + 1 - deal->own.fiftysix.value;

  return true;
}

/* F-9.4; points that are added are no factor */
static unsigned
fiftysix_multiplier (const Deal *deal)
{
  return option_is (&deal->options, FIFTYSIX_DBLSCORE, FIFTYSIX_DBLSCORE_TIMES)
             ? 1u << deal->own.fiftysix.level
             : 1;
}

static unsigned
fiftysix_open_cards (const Deal *deal G_GNUC_UNUSED, Card *cards G_GNUC_UNUSED)
{
  return 0;
}

const Game fiftysix_game = {
  .key = "fiftysix",
  /* Translators: the card game from Kerala; in words, as players call it */
  .title = NC_ ("game", "Fifty-Six"),
  .language = "en",
  .summary = NC_ ("game", "Kerala’s game of calls: two packs, two teams, and jacks on top"),
  .clockwise = false, /* F-3.8 */
  .declarer_name = "caller",
  .declarer_meaning = NC_ ("role", "made the highest call"),
  .loser_mark = NC_ ("role", "wears the kunukku, as losers of all tables do"),
  .options = fiftysix_options,
  .limits = fiftysix_limits,
  .idle = fiftysix_idle,
  .presets = fiftysix_presets,
  .verbs = fiftysix_verbs,
  .pack = fiftysix_pack,
  .count_seats = fiftysix_count_seats,
  .count_units = fiftysix_count_units,
  .unit_of = fiftysix_unit_of,
  .counters = fiftysix_match_tables,
  .unit_names = fiftysix_unit_names,
  .first_dealer = fiftysix_first_dealer,
  .order = fiftysix_order,
  .duties = fiftysix_duties,
  .begin = fiftysix_begin,
  .deal = fiftysix_deal,
  .legal = fiftysix_legal,
  .apply = fiftysix_apply,
  .result = fiftysix_result,
  .hide = fiftysix_hide,
  .book = fiftysix_book,
  .roles = fiftysix_roles,
  .only_cards_count = fiftysix_only_cards_count,
  .reason = fiftysix_reason,
  .prompt = fiftysix_prompt,
  .standing = fiftysix_standing,
  .targets = fiftysix_targets,
  .claim = fiftysix_claim,
  .multiplier = fiftysix_multiplier,
  .open_cards = fiftysix_open_cards,
  .sheet_form = fiftysix_sheet_form,
  .sheet_row = fiftysix_sheet_row,
  .breakdown = fiftysix_breakdown,
};
