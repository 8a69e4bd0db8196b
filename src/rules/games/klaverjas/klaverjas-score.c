/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/klaverjas/klaverjas-score.h"

#include <string.h>

#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/jass.h"

#define PLAYERS 4

/* ---- A deal: K-9 -------------------------------------------------------------------- */

/* K-9.2 */
static int
points_of (const Deal *deal, unsigned unit)
{
  return deal->card_points[unit] + deal->own.klaverjas.roem[unit];
}

/* K-9.7, K-6.16 */
unsigned
klaverjas_multiplier (const Options *options, unsigned n_kraaks, unsigned trump)
{
  bool spades
      = trump == SUIT_SPADES && option_is (options, KLAVERJAS_SPADES, KLAVERJAS_SPADES_DOUBLE);

  return klaverjas_is_kraken (options) ? 1u << n_kraaks << spades : 1;
}

unsigned
klaverjas_deal_multiplier (const Deal *deal)
{
  return klaverjas_multiplier (&deal->options, deal->own.klaverjas.n_kraaks, deal->trump);
}

/*
 * K-9.3, K-9.4, K-9.6: the maker's side loses without more than half of all points. K-6.16,
 * K-9.5: after kraak the last doubler needs them, and otherwise the other side loses. K-9.7:
 * points are unmultiplied.
 */
unsigned
klaverjas_loser (const Deal *deal)
{
  unsigned n_kraaks = deal->own.klaverjas.n_kraaks;
  unsigned n_units = klaverjas_count_units (&deal->options);
  unsigned must;
  int total = 0;

  if (klaverjas_is_redeal (deal))
    return KLAVERJAS_NO_UNIT;
  must = deal_unit (deal, (unsigned) deal->declarer) ^ (n_kraaks & 1);
  for (unsigned u = 0; u < n_units; u++)
    total += points_of (deal, u);
  if (2 * points_of (deal, must) <= total)
    return must;

  return n_kraaks > 0 ? must ^ 1 : KLAVERJAS_NO_UNIT;
}

/* K-9.7 */
static int
amount (const Deal *deal, int cards, int roem)
{
  int multiplier = (int) klaverjas_deal_multiplier (deal);
  bool with_roem = option_is (&deal->options, KLAVERJAS_KRAAK_ROEM, KLAVERJAS_KRAAK_ROEM_YES);

  return cards * multiplier + roem * (with_roem ? multiplier : 1);
}

/* K-9.3, K-9.4, K-9.5, K-9.6, K-9.8; K-6.5: a redeal scores nothing */
void
klaverjas_result (const Deal *deal, DealResult *result)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  unsigned loser = klaverjas_loser (deal);
  int cards = 0;
  int roem = 0;

  if (klaverjas_is_redeal (deal))
    return;
  for (unsigned u = 0; u < result->n_units; u++)
    {
      cards += deal->card_points[u];
      roem += own->roem[u];
    }
  for (unsigned u = 0; u < result->n_units; u++)
    {
      result->points[u] = points_of (deal, u);
      if (loser == KLAVERJAS_NO_UNIT)
        result->score[u] = amount (deal, deal->card_points[u], own->roem[u]);
      else if (u != loser)
        result->score[u] = amount (deal, cards, roem);
    }
}

/* K-8.8 */
static void
find_stuk (const Deal *deal, TrickPair *pair)
{
  bool automatic = option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO);
  CardSet both = jass_marriage (deal->trump);

  if (!klaverjas_is_kraken (&deal->options) || deal->own.klaverjas.stuk != 0)
    return;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      CardSet whole = deal->hand[seat];

      for (unsigned i = 0; i < deal->n_played; i++)
        whole |= deal->played_by[i] == seat ? card_set_of (deal->played[i]) : 0;
      if ((both & ~whole) == 0)
        *pair = (TrickPair) { .kind = automatic ? TRICK_PAIR_FIRST : TRICK_PAIR_EITHER,
                              .cards = both,
                              .seat = (uint8_t) seat,
                              .points = KLAVERJAS_STUK_ROEM };
    }
}

/* K-6.16, K-9.3 to K-9.5, K-9.7 */
static TrickContest
contest_of (const Deal *deal)
{
  unsigned n_kraaks = deal->own.klaverjas.n_kraaks;
  unsigned multiplier = klaverjas_deal_multiplier (deal);
  bool with_roem = option_is (&deal->options, KLAVERJAS_KRAAK_ROEM, KLAVERJAS_KRAAK_ROEM_YES);
  unsigned maker = deal_unit (deal, (unsigned) deal->declarer);

  return (TrickContest) { .must = (uint8_t) (maker ^ (n_kraaks & 1)),
                          .takes_all = n_kraaks > 0,
                          .card_factor = (uint8_t) multiplier,
                          .bonus_factor = (uint16_t) (with_roem ? multiplier : 1) };
}

/* K-8.1 to K-8.4, K-8.10 */
void
klaverjas_trick_score (const Deal *deal, TrickScore *score)
{
  if (klaverjas_is_redeal (deal) || klaverjas_is_three (&deal->options))
    return;
  for (unsigned u = 0; u < klaverjas_count_units (&deal->options); u++)
    {
      score->bonus[u] = deal->own.klaverjas.roem[u];
      score->tricks[u]
          = score->bonus[u]
            - (deal_is_over (deal) && deal->own.klaverjas.pit == u ? KLAVERJAS_PIT_ROEM : 0);
    }
  score->trick_bonus = klaverjas_trick_bonus (&deal->options, deal->trump);
  score->is_bonus_claimed = option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_MANUAL);
  score->sweep_points = KLAVERJAS_PIT_ROEM;
  for (unsigned u = 0; u < klaverjas_count_units (&deal->options); u++)
    if (klaverjas_may_pit (deal, u))
      score->sweepers |= seats_of (u);
  find_stuk (deal, &score->pair);
  score->kind = TRICK_SCORE_CONTEST;
  score->contest = contest_of (deal);
}

/* ---- A match: K-10 ------------------------------------------------------------------ */

static bool
is_tournament (const Options *options)
{
  return option_is (options, KLAVERJAS_TOURNAMENT, KLAVERJAS_TOURNAMENT_YES);
}

/* K-10.2 */
unsigned
klaverjas_boom_length (const Match *match)
{
  unsigned deals = (unsigned) options_number (&match->options, match->game, KLAVERJAS_DEALS);

  return klaverjas_is_three (&match->options) ? deals * 3 / 4 : deals;
}

/* K-5.7 */
bool
klaverjas_begins_with_clubs (const Match *match)
{
  bool is_boom = option_is (&match->options, KLAVERJAS_END, KLAVERJAS_END_BOOM);
  unsigned before = is_boom ? match->n_counted % klaverjas_boom_length (match) : match->n_counted;

  return before == 0
         && option_is (&match->options, KLAVERJAS_FIRST_DEAL, KLAVERJAS_FIRST_DEAL_CLUBS);
}

/* K-10.5: each pair are partners in one round */
unsigned
klaverjas_player_at (const Match *match, unsigned seat)
{
  static const uint8_t players[KLAVERJAS_ROUNDS][PLAYERS]
      = { { 0, 1, 2, 3 }, { 0, 2, 1, 3 }, { 0, 1, 3, 2 } };
  unsigned round = match->n_counted / klaverjas_boom_length (match);

  return is_tournament (&match->options) ? players[MIN (round, KLAVERJAS_ROUNDS - 1)][seat] : seat;
}

/* K-10.2, K-10.3 */
static bool
match_ends (const Match *match)
{
  int leader = match_leader (match);

  if (option_is (&match->options, KLAVERJAS_END, KLAVERJAS_END_BOOM))
    return match->n_counted >= klaverjas_boom_length (match);

  return leader != NO_UNIT
         && match->score[leader] >= options_number (&match->options, match->game, KLAVERJAS_TARGET);
}

/* K-10.7 */
unsigned
klaverjas_lines_left (const Match *match)
{
  unsigned deals = klaverjas_boom_length (match);

  if (match->over || !option_is (&match->options, KLAVERJAS_END, KLAVERJAS_END_BOOM))
    return 0;
  if (match->n_counted > 0 && match->n_counted % deals == 0)
    return 0; /* the next round has not begun */

  return deals - match->n_counted % deals;
}

/* K-10.4 */
static void
end_tournament (Match *match)
{
  const int32_t *player = match->own.klaverjas.player;
  int32_t highest = player[0];

  for (unsigned p = 1; p < PLAYERS; p++)
    highest = MAX (highest, player[p]);
  match->over = true;
  for (unsigned p = 0; p < PLAYERS; p++)
    if (player[p] == highest)
      match->winners |= seats_of (p);
}

/* K-10.5 */
static void
book_tournament (Match *match, const Deal *deal)
{
  KlaverjasMatch *own = &match->own.klaverjas;
  DealResult result;

  deal_result (deal, &result);
  for (unsigned seat = 0; seat < PLAYERS; seat++)
    own->player[klaverjas_player_at (match, seat)] += result.score[deal_unit (deal, seat)];
  match_add_scores (match, deal);
  memcpy (own->side, match->score, sizeof own->side);

  if (match->n_counted == KLAVERJAS_ROUNDS * klaverjas_boom_length (match))
    end_tournament (match);
  else if (match->n_counted % klaverjas_boom_length (match) == 0)
    memset (match->score, 0, sizeof match->score);
}

/* K-10.1, K-10.4, K-10.6; K-6.5: skips a redeal */
void
klaverjas_book (Match *match, const Deal *deal)
{
  if (klaverjas_is_redeal (deal))
    return;
  if (is_tournament (&match->options))
    {
      book_tournament (match, deal);
      return;
    }
  match_add_scores (match, deal);
  if (match_ends (match))
    match_end_by_score (match);
}

/* K-10.4 */
const int32_t *
klaverjas_standings (const Match *match, unsigned *n)
{
  bool tournament = is_tournament (&match->options);

  *n = tournament ? PLAYERS : match->n_units;

  return tournament ? match->own.klaverjas.player : match->score;
}

/* K-10.7 */
int32_t
klaverjas_total (const Match *match, unsigned unit)
{
  return is_tournament (&match->options) ? match->own.klaverjas.side[unit] : match->score[unit];
}

/* ---- Statistics ------------------------------------------------------------------------- */

/* K-9.3 to K-9.6 */
void
klaverjas_outcome (const Deal *deal, DealOutcome *outcome)
{
  outcome->thrown_in = klaverjas_is_redeal (deal);
  if (outcome->thrown_in)
    return;
  outcome->declarers = deal_partners (deal, (unsigned) deal->declarer);
  outcome->made = klaverjas_loser (deal) != deal_unit (deal, (unsigned) deal->declarer);
}
