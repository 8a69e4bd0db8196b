/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Things of Klaverjassen and Kraken that newcomers must know, and when they matter. */

#include <glib/gi18n-lib.h>

#include "rules/game.h"
#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/games/klaverjas/klaverjas-shown.h"

#define FEW_CARDS 2 /* in hand when the last trick is near */
#define LATE 3      /* cards in hand when all tricks may be won */

static bool
is_naming (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->declarer == NO_SEAT;
}

static bool
is_named (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->declarer != NO_SEAT && deal->own.klaverjas.n_kraaks == 0;
}

static bool
is_utrecht (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return option_is (&deal->options, KLAVERJAS_TRUMP, KLAVERJAS_TRUMP_UTRECHT);
}

/* K-6.22: returns true if the hand of the seat at turn lacks a suit. */
static bool
must_be_held (const Deal *deal, const ActionList *legal)
{
  unsigned n = 0;

  for (unsigned i = 0; i < legal->n; i++)
    n += action_verb (legal->at[i]) == VERB_TRUMP;

  return n > 0 && n < SUITS && option_is (&deal->options, KLAVERJAS_NAMED, KLAVERJAS_NAMED_HELD);
}

/* K-6.21 */
static bool
is_dictated (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return option_is (&deal->options, KLAVERJAS_TRUMP, KLAVERJAS_TRUMP_TURNED) && deal->n_played == 0;
}

/* K-6.21: the maker named nothing */
static bool
is_named_by_maker (const Deal *deal, const ActionList *legal)
{
  return is_named (deal, legal)
         && !option_is (&deal->options, KLAVERJAS_TRUMP, KLAVERJAS_TRUMP_TURNED);
}

static bool
is_passed (const Deal *deal, const ActionList *legal)
{
  return !is_utrecht (deal, legal);
}

static bool
has_extra (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return klaverjas_is_three (&deal->options) && deal->declarer != NO_SEAT;
}

static bool
is_kraaked (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.klaverjas.n_kraaks > 0;
}

/* K-9.7 */
static bool
is_spades (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return klaverjas_is_kraken (&deal->options) && deal->trump == SUIT_SPADES
         && option_is (&deal->options, KLAVERJAS_SPADES, KLAVERJAS_SPADES_DOUBLE);
}

static bool
has_choice (const Deal *deal G_GNUC_UNUSED, const ActionList *legal)
{
  return legal->n > 1;
}

/* Returns true if the last trick has roem, or a card makes this one have it. */
static bool
has_roem (const Deal *deal, const ActionList *legal)
{
  KlaverjasFourKind four_kind = deal->options.value[KLAVERJAS_FOUR_KIND];

  if (deal->phase == KLAVERJAS_PHASE_ROEM)
    return true;
  if (deal->phase != PHASE_PLAY)
    return false;
  if (klaverjas_roem_of (trick_cards (&deal->last_trick), deal->trump, four_kind) > 0)
    return true;
  for (unsigned i = 0; i < legal->n && deal->trick.n > 0; i++)
    if (klaverjas_roem_of (trick_cards (&deal->trick)
                               | card_set_of (action_card (deal->game, legal->at[i])),
                           deal->trump, four_kind)
        > 0)
      return true;

  return false;
}

static bool
has_roem_of_three (const Deal *deal, const ActionList *legal)
{
  return klaverjas_is_three (&deal->options) && has_roem (deal, legal);
}

static bool
is_stuk_said (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.klaverjas.stuk != 0;
}

static bool
is_last_near (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return card_set_count (deal->hand[deal->turn]) <= FEW_CARDS;
}

/* K-8.10 */
static bool
is_pit_near (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  unsigned n = 0;

  for (unsigned unit = 0; unit < klaverjas_count_units (&deal->options); unit++)
    if (deal->won[unit] != 0)
      n += klaverjas_may_pit (deal, unit) ? 1 : 2;

  return n == 1 && card_set_count (deal->hand[deal->turn]) <= LATE;
}

static bool
is_pit_of_makers_near (const Deal *deal, const ActionList *legal)
{
  return option_is (&deal->options, KLAVERJAS_PIT, KLAVERJAS_PIT_MAKERS)
         && is_pit_near (deal, legal);
}

static bool
is_pit_of_one_near (const Deal *deal, const ActionList *legal)
{
  return klaverjas_is_three (&deal->options) && is_pit_near (deal, legal);
}

const GameThing klaverjas_things[] = {
  /* K-6.11, K-6.12 */
  { "extra",
    NC_ ("thing", "The maker takes up the two extra cards and lays any two cards aside, face "
                  "down."),
    .matters = has_extra },
  /* K-6.2, K-9.3, K-9.6 */
  { "maker",
    NC_ ("thing", "Trumps are the suit that beats all others; whoever names them is the maker."),
    .matters = is_naming },
  /* K-6.21 */
  { "dictated",
    NC_ ("thing", "The suit of the card turned up is trumps: the player after the dealer must play "
                  "it and is the maker."),
    .matters = is_dictated },
  { "maker",
    NC_ ("thing", "Whoever named trumps is the maker and needs more than half of all points."),
    .matters = is_named_by_maker },
  { "maker", NC_ ("thing", "The maker’s side needs more than half of all points."),
    .matters = is_named },
  /* K-6.7 */
  { "turned", NC_ ("thing", "The card turned up offers its suit as trumps to each player in turn."),
    .phase = KLAVERJAS_PHASE_OFFER },
  /* K-6.22 */
  { "held", NC_ ("thing", "You may name only a suit of which you hold a card."),
    .matters = must_be_held },
  /* K-6.6 */
  { "must-name", NC_ ("thing", "In the forced game the player after the dealer must name trumps."),
    .phase = KLAVERJAS_PHASE_NAME, .matters = is_utrecht },
  /* K-6.3, K-6.4, K-6.9 */
  { "must-name", NC_ ("thing", "If all pass, whoever spoke first must name trumps."),
    .phase = KLAVERJAS_PHASE_NAME, .matters = is_passed },
  /* K-6.13 to K-6.16 */
  { "kraak",
    NC_ ("thing", "“Kraak” makes the deal count twice; the answers “herkraak” and “superkraak” "
                  "make it count four and eight times."),
    .phase = KLAVERJAS_PHASE_KRAAK },
  { "kraak",
    NC_ ("thing", "“Kraak” makes the deal count twice; the answers “herkraak” and “superkraak” "
                  "make it count four and eight times."),
    .matters = is_kraaked },
  { "spades", NC_ ("thing", "With this trump suit the deal counts twice."), .matters = is_spades },
  /* K-8.5, K-8.6 */
  { "declare",
    NC_ ("thing", "Runs of three or more cards and four of a kind in your hand are roem too, if "
                  "you declare them before the play."),
    .phase = KLAVERJAS_PHASE_DECLARE, .matters = has_choice },
  /* K-8.8, K-8.9 */
  { "stuk",
    NC_ ("thing", "Stuk is {king} and {queen} of trumps in one hand: 20 roem, if you say it with "
                  "one of them."),
    .verb = KLAVERJAS_VERB_PLAY_STUK },
  { "stuk", NC_ ("thing", "Stuk, {king} and {queen} of trumps in one hand, brings 20 roem."),
    .matters = is_stuk_said },
  /* K-8.2 */
  { "roem",
    NC_ ("thing", "Roem is a bonus for a run of three cards, or for {king} and {queen} of trumps, "
                  "in one trick."),
    .matters = has_roem_of_three },
  { "roem",
    NC_ ("thing", "Roem is a bonus for a run of three or four cards, four of a kind, or {king} and "
                  "{queen} of trumps in one trick."),
    .matters = has_roem },
  /* K-8.10 */
  { "pit", NC_ ("thing", "A player who takes every trick gets 100 roem for it: pit."),
    .phase = PHASE_PLAY, .matters = is_pit_of_one_near },
  { "pit", NC_ ("thing", "Only the maker’s side gets 100 roem for taking every trick: pit."),
    .phase = PHASE_PLAY, .matters = is_pit_of_makers_near },
  { "pit", NC_ ("thing", "A side that takes every trick gets 100 roem for it: pit."),
    .phase = PHASE_PLAY, .matters = is_pit_near },
  /* K-9.1 */
  { "last", NC_ ("thing", "The last trick brings 10 points more."), .phase = PHASE_PLAY,
    .matters = is_last_near },
  { 0 },
};
