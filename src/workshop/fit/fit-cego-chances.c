/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits chances of Cego: a seat announces Ultimo, or forehand chooses a special game. Hands below a
 * line's clamp are omitted.
 */

#include "workshop/fit/fit-cego.h"

#include "players/games/cego/cego-hand.h"
#include "players/games/cego/cego-prospect.h"

/* settings by option `players` */
static const char *const kinds[]
    = { [CEGO_PLAYERS_4] = "players=4 payment=each", [CEGO_PLAYERS_3] = "players=3 payment=each" };

typedef struct
{
  const Options *options;
  CardSet hand;
} HandCase;

static double
expect_chance (const void *row, const void *about)
{
  const HandCase *at = about;

  return cego_chance_line (row, at->options, at->hand);
}

static double
expect_no_trick (const void *row, const void *about)
{
  const HandCase *at = about;

  return cego_no_trick_line (row, at->options, at->hand);
}

static void
settle_won (const FitDeal *round, Fit *fit)
{
  double won = fit_cego_won (&round->deal);

  fit_settle (fit, &won);
}

static void
play_ultimo (FitDeal *round, const CegoChance *coded, Fit *fit)
{
  const Deal *deal = &round->deal;
  unsigned seat = 0;
  HandCase at;

  while (seat < deal->n_seats && !card_set_has (deal->hand[seat], CEGO_LITTLE_MAN))
    seat++;
  if (seat == deal->n_seats) /* the card is in the Blind */
    return;
  at = (HandCase) { &deal->options, deal->hand[seat] };
  if (expect_chance (coded, &at) < coded->least)
    return;
  fit_take (fit, &at, 0);
  fit_cego_announce (round, (int) seat, CEGO_VERB_ULTIMO);
  fit_cego_pass (round);
  fit_cego_play_out (round);
  settle_won (round, fit);
}

/* Lets forehand choose @game. */
static void
choose_game (FitDeal *round, CegoGame game)
{
  fit_cego_announce (round, NO_SEAT, CEGO_VERB_SOLO);
  fit_cego_pass (round);
  deal_apply (&round->deal, ACTION (CEGO_VERB_GAME_BETTEL + game - CEGO_BETTEL, 0));
  fit_cego_play_out (round);
}

static void
play_special (FitDeal *round, CegoGame game, Fit *fit)
{
  const Deal *deal = &round->deal;
  const HandCase at = { &deal->options, deal->hand[deal_seat_after (deal, deal->dealer, 1)] };

  if (game == CEGO_BETTEL && expect_no_trick (&cego_no_trick, &at) < 0)
    return;
  fit_take (fit, &at, 0);
  choose_game (round, game);
  settle_won (round, fit);
}

/* Fits how much likelier winning only the 22's trick is than winning none without the 22. */
static void
play_picolo (FitDeal *round, Fit *fit)
{
  const Deal *deal = &round->deal;
  CardSet hand = deal->hand[deal_seat_after (deal, deal->dealer, 1)];
  CardSet rest = hand & ~card_set_of (CEGO_STIESS);
  unsigned only = 0;
  double none;
  double more;

  if (rest == hand)
    return;
  none = cego_no_trick_line (&cego_no_trick, &deal->options, rest);
  fit_take (fit, &only, 0);
  choose_game (round, CEGO_PICOLO);
  more = fit_cego_won (deal) - CLAMP (none, 0, 1);
  fit_settle (fit, &more);
}

/* Fits the share of hands, one trump short of a compulsory Solo, that must announce it. */
static void
count_strong (const char *options, GPtrArray *fits, unsigned n_deals)
{
  static const char *const names[] = { "share" };
  g_autofree char *name = g_strdup_printf ("cego %s, hands that must be a Solo", options);
  FitDeal round;
  double coded;
  const FitRow row = { &coded, 1, names, fit_expect_cell, false };
  Fit *fit;

  fit_deal (&round, &cego_game, options, 0);
  coded = cego_share_of_strong_hands (&round.deal.options);
  fit = fits_add (fits, fit_new (FIT_LEAST_SQUARES, name, &row));
  for (unsigned i = 0; i < n_deals; i++)
    {
      const Deal *deal = &round.deal;
      unsigned compels;

      fit_deal (&round, &cego_game, options, i);
      compels = option_is (&deal->options, CEGO_SOLO_DUTY, CEGO_SOLO_DUTY_EIGHT) ? 8 : 9;
      for (unsigned seat = 0; seat < deal->n_seats; seat++)
        {
          double must = cego_is_duty_hand (&deal->options, deal->hand[seat]);
          unsigned only = 0;

          if (card_set_count (deal->hand[seat] & CEGO_TRUMPS) != compels - 1)
            continue;
          fit_take (fit, &only, 0);
          fit_settle (fit, &must);
        }
    }
}

static Fit *
add_chance (const char *kind, const char *what, const CegoChance *coded, GPtrArray *fits)
{
  static const char *const names[] = { "base", "trumps", "their share", "suit height", "points" };
  const FitRow row = { &coded->base, G_N_ELEMENTS (names), names, expect_chance, false };
  g_autofree char *name = g_strdup_printf ("cego %s, chance of %s", kind, what);

  return fits_add (fits, fit_new (FIT_LEAST_SQUARES, name, &row));
}

void
fit_cego_chances (unsigned n_deals, GPtrArray *fits)
{
  static const char *const names[]
      = { "no trump", "some trumps", "trumps", "their mean share", "suit height" };
  static const char *const only[] = { "more" };
  const FitRow none_row
      = { &cego_no_trick.no_trump, G_N_ELEMENTS (names), names, expect_no_trick, false };
  const FitRow picolo_row = { &cego_no_trick.picolo, 1, only, fit_expect_cell, false };
  FitDeal round;
  Fit *raeuber;
  Fit *drescher;
  Fit *bettel;
  Fit *picolo;

  for (unsigned players = 0; players < G_N_ELEMENTS (kinds); players++)
    {
      const CegoChance *coded = &cego_ultimos[players];
      Fit *ultimo = add_chance (kinds[players], "Ultimo", coded, fits);

      for (unsigned i = 0; i < n_deals; i++)
        {
          fit_deal (&round, &cego_game, kinds[players], i);
          play_ultimo (&round, coded, ultimo);
        }
    }
  count_strong ("players=4 solo_duty=nine", fits, n_deals);
  count_strong ("players=3 solo_duty=nine", fits, n_deals);
  count_strong ("players=4 solo_duty=eight", fits, n_deals);
  raeuber = add_chance (kinds[0], "Räuber", &cego_chances[CEGO_RAEUBER], fits);
  drescher = add_chance (kinds[0], "Drescher", &cego_chances[CEGO_DRESCHER], fits);
  bettel = fits_add (fits, fit_new (FIT_LEAST_SQUARES, "cego, chance of Bettel", &none_row));
  picolo = fits_add (fits, fit_new (FIT_LEAST_SQUARES, "cego, chance of Picolo", &picolo_row));
  for (unsigned i = 0; i < n_deals; i++)
    {
      fit_deal (&round, &cego_game, kinds[0], i);
      play_special (&round, CEGO_RAEUBER, raeuber);
      fit_deal (&round, &cego_game, kinds[0], i);
      play_special (&round, CEGO_DRESCHER, drescher);
      fit_deal (&round, &cego_game, kinds[0], i);
      play_special (&round, CEGO_BETTEL, bettel);
      fit_deal (&round, &cego_game, kinds[0], i);
      play_picolo (&round, picolo);
    }
}
