/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Things of Cego that newcomers must know, and when they matter. */

#include <glib/gi18n-lib.h>

#include "rules/game.h"
#include "rules/games/cego/cego-shown.h"
#include "rules/games/cego/cego-state.h"

/* CE-6.5, CE-6.6 */
static bool
must_announce (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.cego.announced == CEGO_NO_GAME
         && cego_is_duty_hand (&deal->options, deal->hand[deal->turn]);
}

static bool
is_played (const Deal *deal, CegoGame game)
{
  return deal->phase == PHASE_PLAY && deal->own.cego.game == game;
}

static bool
is_solo (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return is_played (deal, CEGO_SOLO);
}

static bool
is_ultimo (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return is_played (deal, CEGO_ULTIMO) || deal->own.cego.announced == CEGO_ULTIMO;
}

static bool
is_march (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return is_played (deal, CEGO_MARCH);
}

static bool
is_bettel (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return is_played (deal, CEGO_BETTEL);
}

static bool
is_picolo (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return is_played (deal, CEGO_PICOLO);
}

static bool
is_raeuber (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return is_played (deal, CEGO_RAEUBER);
}

static bool
is_drescher (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return is_played (deal, CEGO_DRESCHER);
}

/* CE-9.1 */
static bool
has_laid_aside (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.cego.n_laid_aside > 0;
}

/* CE-7.4 */
static bool
has_to_lead (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return cego_cards_to_lead (deal) != 0;
}

static bool
has_stiess (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return card_set_has (deal->hand[deal->turn] | trick_cards (&deal->trick), CEGO_STIESS);
}

const GameThing cego_things[] = {
  {
      "blind",
      NC_ ("thing", "The Blind is a second hand, face down on the table, for whoever bids most."),
  },
  { "duty",
    NC_ ("thing", "With a hand this strong you must announce a Solo: if you pass, you may have to "
                  "pay for it."),
    .phase = CEGO_PHASE_SOLO, .matters = must_announce },
  /* CE-8 */
  { "ultimo", NC_ ("thing", "Ultimo is a Solo that must win the last trick with trump 1."),
    .verb = CEGO_VERB_ULTIMO },
  { "ultimo", NC_ ("thing", "Ultimo is a Solo that must win the last trick with trump 1."),
    .matters = is_ultimo },
  { "march", NC_ ("thing", "A Durchmarsch is a Solo that must win every trick."),
    .verb = CEGO_VERB_MARCH },
  { "march", NC_ ("thing", "A Durchmarsch is a Solo that must win every trick."),
    .matters = is_march },
  /* CE-6.7 */
  { "bid",
    NC_ ("thing", "Whoever bids most keeps one or two cards and takes the Blind for the others; "
                  "each higher bid says more closely which cards to keep."),
    .phase = CEGO_PHASE_BID },
  { "bid",
    NC_ ("thing", "Whoever bids most keeps one or two cards and takes the Blind for the others; "
                  "each higher bid says more closely which cards to keep."),
    .phase = CEGO_PHASE_AGAINST },
  /* CE-6.12 */
  { "against", NC_ ("thing", "A bid against the Solo takes the play from the soloist."),
    .phase = CEGO_PHASE_AGAINST },
  { "leere", NC_ ("thing", "A Leere is a card that is neither a trump nor a court card."),
    .verb = CEGO_VERB_BID_LEERE },
  { "mann",
    NC_ ("thing", "The kleine Mann, trump 1, is the lowest trump and still worth 5 points."),
    .verb = CEGO_VERB_BID_MANN },
  { "choose",
    NC_ ("thing", "Nobody has bid more, so you may choose a special game: Bettel wins no trick, "
                  "Picolo exactly one; in Räuber most points lose, in Drescher the last trick."),
    .phase = CEGO_PHASE_CHOOSE },
  { "demand", NC_ ("thing", "“Hosen rum!” has all hands shown, to find out who has hidden a Solo."),
    .phase = CEGO_PHASE_DEMAND },
  /* CE-6.18 */
  { "discard",
    NC_ ("thing", "One more card is laid aside, so that all hold the same number of cards."),
    .phase = CEGO_PHASE_DISCARD },
  { "solo", NC_ ("thing", "In a Solo nobody sees the Blind, but its cards count for the declarer."),
    .matters = is_solo },
  { "bettel", NC_ ("thing", "Bettel: the declarer must win no trick."), .matters = is_bettel },
  { "picolo", NC_ ("thing", "Picolo: the declarer must win exactly one trick."),
    .matters = is_picolo },
  /* CE-9.10, CE-9.11 */
  { "raeuber", NC_ ("thing", "Räuber: all play alone, and whoever wins most points loses."),
    .matters = is_raeuber },
  { "drescher", NC_ ("thing", "Drescher: all play alone, and whoever wins the last trick loses."),
    .matters = is_drescher },
  { "forced", NC_ ("thing", "The open cards that the declarer kept must be led first."),
    .phase = PHASE_PLAY, .matters = has_to_lead },
  { "laid", NC_ ("thing", "The cards laid aside count for the declarer, together with the tricks."),
    .phase = PHASE_PLAY, .matters = has_laid_aside },
  { "stiess", NC_ ("thing", "The Fool (Stieß) is the highest trump and worth 5 points."),
    .phase = PHASE_PLAY, .matters = has_stiess },
  { 0 },
};
