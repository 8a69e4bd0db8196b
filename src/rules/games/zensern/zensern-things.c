/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Things of Zensern that newcomers must know, and when they matter. */

#include <glib/gi18n-lib.h>

#include "rules/game.h"
#include "rules/games/zensern/zensern-shown.h"
#include "rules/games/zensern/zensern-state.h"

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
  return deal->declarer != NO_SEAT;
}

static bool
is_for_sides (const Deal *deal, const ActionList *legal)
{
  return is_named (deal, legal) && option_is (&deal->options, ZENSERN_MODE, ZENSERN_MODE_4);
}

static bool
is_forced (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return zensern_is_forced (deal);
}

static bool
is_free (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return !zensern_is_forced (deal);
}

static bool
has_pot (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.zensern.pot > 0;
}

static bool
is_doubled (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.zensern.n_flecke > 0;
}

/* Returns true if a figure was announced, or the seat at turn may announce one. */
static bool
has_figure (const Deal *deal, const ActionList *legal)
{
  if (deal->phase == ZENSERN_PHASE_ANSAGE && legal->n > 1)
    return true;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (deal->own.zensern.ansage[seat] != ZENSERN_CLASS_NONE)
      return true;

  return false;
}

static bool
has_bella (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.zensern.bella != NO_SEAT || deal->own.zensern.belle;
}

static bool
has_stock (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.zensern.bottom != CARD_NONE && zensern_observer (deal) == NO_SEAT;
}

static bool
has_observer (const Deal *deal, const ActionList *legal)
{
  return is_named (deal, legal) && zensern_observer (deal) != NO_SEAT;
}

/* Z-5.4 */
static bool
is_for_dealer (const Deal *deal, const ActionList *legal)
{
  return is_for_sides (deal, legal)
         && option_is (&deal->options, ZENSERN_UPCARD4, ZENSERN_UPCARD4_DEALER);
}

static bool
is_for_declarer (const Deal *deal, const ActionList *legal)
{
  return is_for_sides (deal, legal)
         && option_is (&deal->options, ZENSERN_UPCARD4, ZENSERN_UPCARD4_DECLARER);
}

static bool
is_last_near (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return card_set_count (deal->hand[deal->turn]) <= FEW_CARDS;
}

/* Z-9.1 */
static bool
is_match_near (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  unsigned n = 0;

  for (unsigned unit = 0; unit < zensern_count_units (&deal->options); unit++)
    n += deal->won[unit] != 0;

  return n == 1 && card_set_count (deal->hand[deal->turn]) <= LATE;
}

const GameThing zensern_things[] = {
  { "declarer", NC_ ("thing", "Trumps beat all other suits; whoever names them is the declarer."),
    .matters = is_naming },
  /* Z-9.3, Z-9.4 */
  { "declarer",
    NC_ ("thing", "The declarer, who named trumps, needs more points than the other side."),
    .matters = is_for_sides },
  { "declarer",
    NC_ ("thing", "The declarer, who named trumps, needs more points than anybody else."),
    .matters = is_named },
  /* Z-6.1, Z-6.2 */
  { "upcard",
    NC_ ("thing", "The upcard offers its suit as trumps; another suit is named only if everybody "
                  "passes."),
    .phase = ZENSERN_PHASE_BID1 },
  /* Z-5.6, Z-6.3 */
  { "forced", NC_ ("thing", "After two deals without play, the last to speak must name trumps."),
    .phase = ZENSERN_PHASE_BID2, .matters = is_forced },
  { "second-round",
    NC_ ("thing", "In the second round you may name another suit; if all pass, new cards are "
                  "dealt."),
    .phase = ZENSERN_PHASE_BID2, .matters = is_free },
  /* Z-6.4 to Z-6.7 */
  { "antrag", NC_ ("thing", "An Antrag asks the opponent: shall we play this, or deal new cards?"),
    .phase = ZENSERN_PHASE_ANTRAG },
  { "antrag", NC_ ("thing", "An Antrag asks the opponent: shall we play this, or deal new cards?"),
    .verb = ZENSERN_VERB_ANTRAG },
  { "exchange", NC_ ("thing", "The {seven} of trumps may be exchanged for the upcard."),
    .phase = ZENSERN_PHASE_EXCHANGE },
  /* Z-5.4 */
  { "upcard-taken", NC_ ("thing", "The dealer gets the upcard as the last card of the hand."),
    .matters = is_for_dealer },
  { "upcard-taken", NC_ ("thing", "The declarer gets the upcard as the last card of the hand."),
    .matters = is_for_declarer },
  /* Z-6.20 */
  { "fleck", NC_ ("thing", "A Fleck says “you will not make it”, and raises what the deal counts."),
    .phase = ZENSERN_PHASE_FLECK },
  { "fleck", NC_ ("thing", "A Fleck says “you will not make it”, and raises what the deal counts."),
    .matters = is_doubled },
  /* Z-8.1 */
  { "figure",
    NC_ ("thing", "A figure is a run of three or more cards of one suit (Terz, Quart, Gewinde) or "
                  "four of a kind (Kunst) in one hand."),
    .matters = has_figure },
  /* Z-6.25 */
  { "hoch",
    NC_ ("thing", "Whoever has announced the best kind of figure now says in turn how high it "
                  "is."),
    .phase = ZENSERN_PHASE_HOCH },
  /* Z-8.9 */
  { "bella",
    NC_ ("thing", "The Bella is {king} and {queen} of trumps in one hand: 20 points, if you say it "
                  "with the second of them."),
    .verb = ZENSERN_VERB_BELLA },
  { "bella",
    NC_ ("thing", "The Bella is {king} and {queen} of trumps in one hand: 20 points, if the "
                  "declarer says “Belle” and “Rebelle” with them."),
    .verb = ZENSERN_VERB_BELLE },
  { "bella",
    NC_ ("thing", "The Bella, {king} and {queen} of trumps in one hand, brings 20 points."),
    .matters = has_bella },
  /* Z-5.3, Z-5.5 */
  { "observer",
    NC_ ("thing", "The dealer watches; the five cards left over are the dealer’s, for figures "
                  "only."),
    .matters = has_observer },
  { "stock", NC_ ("thing", "The Stock is what was not dealt: nobody plays these cards."),
    .phase = PHASE_PLAY, .matters = has_stock },
  /* Z-9.5 */
  { "pot", NC_ ("thing", "Disputed points of an earlier deal go to whoever wins most points now."),
    .matters = has_pot },
  /* Z-9.1 */
  { "match", NC_ ("thing", "All tricks together bring 100 points more: the Stichmatsch."),
    .phase = PHASE_PLAY, .matters = is_match_near },
  { "last", NC_ ("thing", "The last trick brings 10 points more."), .phase = PHASE_PLAY,
    .matters = is_last_near },
  { 0 },
};
