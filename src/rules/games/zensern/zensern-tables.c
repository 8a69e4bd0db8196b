/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of Zensern: house rules, presets, verbs. */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "zensern-private.h"

/* ---- Options: Z-4.1 --------------------------------------------------------------------- */

const OptionInfo zensern_options[] = {
  [ZENSERN_MODE] = { "mode",
                     NC_ ("option", "Players"),
                     NC_ ("option", "How many sit at the table, and who plays with whom."),
                     { { "2", NC_ ("option", "Two") },
                       { "3", NC_ ("option", "Three, each alone") },
                       { "4", NC_ ("option", "Four, two against two") },
                       { "4d", NC_ ("option", "Four, the dealer watches") } } },
  [ZENSERN_TARGET]
  = { "target",
      NC_ ("option", "Score to reach"),
      NC_ ("option", "The score that ends the match."),
      { { "501", "501" }, { "301", "301" }, { "701", "701" }, { "1001", "1001" } } },
  [ZENSERN_ANTRAG]
  = { "antrag",
      NC_ ("option", "Antrag"),
      NC_ ("option", "In the game for two: whether a player may ask to play; after a no the "
                     "deal is void and dealt again."),
      { { "on", NC_ ("option", "Allowed") }, { "off", NC_ ("option", "Not allowed") } } },
  [ZENSERN_GEBER_WAHL]
  = { "geber_wahl",
      NC_ ("option", "Choice of the last speaker"),
      NC_ ("option", "Which suits the last speaker may name in the second round."),
      { { "any", NC_ ("option", "Any suit") },
        { "other", NC_ ("option", "Not the suit of the upcard") } } },
  [ZENSERN_REDEAL] = { "redeal",
                       NC_ ("option", "After a deal is thrown in"),
                       NC_ ("option", "Who deals again when all have passed twice."),
                       { { "same", NC_ ("option", "The same dealer") },
                         { "next", NC_ ("option", "The next player") } } },
  [ZENSERN_KUNST9]
  = { "kunst9",
      NC_ ("option", "Four nines"),
      NC_ ("option", "Whether four nines are a figure."),
      { { "on", NC_ ("option", "150 points") }, { "off", NC_ ("option", "Nothing") } } },
  [ZENSERN_KUNST10]
  = { "kunst10",
      NC_ ("option", "Four tens"),
      NC_ ("option", "Whether four tens are a figure."),
      { { "on", NC_ ("option", "100 points") }, { "off", NC_ ("option", "Nothing") } } },
  [ZENSERN_FLECK] = { "fleck",
                      NC_ ("option", "Doubling (Fleck)"),
                      NC_ ("option", "How many times a deal may be doubled."),
                      { { "free", NC_ ("option", "As often as they dare") },
                        { "off", NC_ ("option", "Never") },
                        { "1", NC_ ("option", "Once") },
                        { "2", NC_ ("option", "Twice") },
                        { "3", NC_ ("option", "Three times") },
                        { "4", NC_ ("option", "Four times") } } },
  [ZENSERN_SEVEN]
  = { "seven",
      NC_ ("option", "Exchange of the trump seven"),
      NC_ ("option", "Whether the holder of the seven of trumps may take the upcard for it."),
      { { "off", NC_ ("option", "Not allowed") }, { "on", NC_ ("option", "Allowed") } } },
  [ZENSERN_UPCARD4]
  = { "upcard4",
      NC_ ("option", "Upcard with two against two"),
      NC_ ("option", "Who takes the upcard as the eighth card."),
      { { "dealer", NC_ ("option", "Dealer") }, { "declarer", NC_ ("option", "Declarer") } } },
  { NULL, NULL, NULL, { { NULL, NULL } } },
};

/* Z-4.3: every combination is valid */
const OptionLimit zensern_limits[] = {
  { 0, 0, 0, 0 },
};

/* Only two may ask to play; only of four somebody takes the upcard as the eighth card */
const OptionLimit zensern_idle[] = {
  { ZENSERN_ANTRAG, 0, ZENSERN_MODE, 1 << ZENSERN_MODE_2 },
  { ZENSERN_SEVEN, 0, ZENSERN_MODE,
    1 << ZENSERN_MODE_2 | 1 << ZENSERN_MODE_3 | 1 << ZENSERN_MODE_4D },
  { ZENSERN_UPCARD4, 0, ZENSERN_MODE, 1 << ZENSERN_MODE_4 },
  { 0, 0, 0, 0 },
};

/* Z-4.2 */
const OptionPreset zensern_presets[] = {
  { "zensern", "Zensern", "" },
  { "cinque-cents", "Cinque cents", "kunst9=off kunst10=off fleck=off" },
  { NULL, NULL, NULL },
};

/* ---- Verbs: section 6 ------------------------------------------------------------------- */

const VerbInfo zensern_verbs[] = {
  { VERB_PASS, "pass", SHAPE_PLAIN, "Weiter", "weiter", NC_ ("call", "Pass"), NULL },
  { VERB_TRUMP, "trump", SHAPE_SUIT, "Trumpf {suit}", "Trumpf {suit}",
    NC_ ("call", "Trumps: {suit}"), NULL },
  { ZENSERN_VERB_ANTRAG, "antrag", SHAPE_PLAIN, "Antrag!", "Antrag!",
    NC_ ("call", "Ask to play it; after a no the deal is void and dealt again"), NULL },
  { ZENSERN_VERB_ACCEPT, "accept", SHAPE_PLAIN, "Angenommen", "angenommen",
    NC_ ("call", "Accept: the deal is played"), NULL },
  { ZENSERN_VERB_REFUSE, "refuse", SHAPE_PLAIN, "Zusammenwerfen", "wir werfen zusammen",
    NC_ ("call", "Refuse: the deal is void and dealt again"), NULL },
  { ZENSERN_VERB_EXCHANGE, "exchange", SHAPE_PLAIN, "Tauschen", "ich tausche den Siebener",
    NC_ ("call", "Take the upcard for the seven of trumps"), NULL },
  { ZENSERN_VERB_FLECK, "fleck", SHAPE_PLAIN, "Fleck!", "Fleck!",
    NC_ ("call", "Double all points of the deal"), NULL },
  { ZENSERN_VERB_TERZ, "ansage:terz", SHAPE_PLAIN, "Terz", "Terz",
    NC_ ("call", "Announce a run of three"), NULL },
  { ZENSERN_VERB_QUART, "ansage:quart", SHAPE_PLAIN, "Quart", "Quart",
    NC_ ("call", "Announce a run of four"), NULL },
  { ZENSERN_VERB_GEWINDE, "ansage:gewinde", SHAPE_PLAIN, "Gewinde", "Gewinde",
    NC_ ("call", "Announce a run of five or more"), NULL },
  { ZENSERN_VERB_KUNST, "ansage:kunst", SHAPE_PLAIN, "Kunst", "Kunst",
    NC_ ("call", "Announce four of a kind"), NULL },
  { ZENSERN_VERB_HOCH, "hoch", SHAPE_RUN, "Bis {up to}", "bis {up to}",
    NC_ ("call", "Say how high: a run of {number} up to {rank}"), NULL },
  { ZENSERN_VERB_FOUR, "kunst", SHAPE_RANK, "Vier {ranks}", "vier {ranks}",
    NC_ ("call", "Say which four: {rank}"), NULL },
  { VERB_PLAY, "play", SHAPE_CARD, NULL, NULL, NULL, NULL },
  { ZENSERN_VERB_BELLA, "play", SHAPE_CARD, "{card} und Bella", "Bella!",
    NC_ ("call", "Play {card} and announce {king} and {queen} of trumps, 20 points"), "bella" },
  { ZENSERN_VERB_BELLE, "play", SHAPE_CARD, "{card} und Belle", "Belle!",
    NC_ ("call", "Play {card} and promise {king} and {queen} of trumps: 20 points with the second"),
    "belle" },
  { ZENSERN_VERB_REBELLE, "play", SHAPE_CARD, "{card} und Rebelle", "Rebelle!",
    NC_ ("call", "Play {card} and complete {king} and {queen} of trumps, 20 points"), "rebelle" },
  { 0, NULL, SHAPE_PLAIN, NULL, NULL, NULL, NULL },
};

/* ---- The same said at another moment ---------------------------------------------------- */

/* "Weiter" to a Fleck, to a figure … (section 2: "gut", I do not contest) */
static const VerbInfo pass_at_exchange
    = { VERB_PASS, "pass", SHAPE_PLAIN, "Weiter", "weiter", NC_ ("call", "Keep the seven"), NULL };
static const VerbInfo pass_at_fleck = { VERB_PASS, "pass", SHAPE_PLAIN,
                                        "Gut",     "gut",  NC_ ("call", "Accept: no more doubling"),
                                        NULL };
static const VerbInfo pass_at_ansage = { VERB_PASS, "pass",   SHAPE_PLAIN,
                                         "Weiter",  "weiter", NC_ ("call", "Announce nothing"),
                                         NULL };
static const VerbInfo pass_at_hoch
    = { VERB_PASS, "pass", SHAPE_PLAIN,
        "Gut",     "gut",  NC_ ("call", "Let the other figure be the better one"),
        NULL };
static const VerbInfo fleck_back = { ZENSERN_VERB_FLECK,
                                     "fleck",
                                     SHAPE_PLAIN,
                                     "Fleck zurück!",
                                     "Fleck zurück!",
                                     NC_ ("call", "Double all points once more"),
                                     NULL };
/* Of Gewinde the longer one is better: the number of cards is told too (Z-8.5) */
static const VerbInfo hoch_of_gewinde
    = { ZENSERN_VERB_HOCH,
        "hoch",
        SHAPE_RUN,
        "{number} bis {up to}",
        "{number} bis {up to}",
        NC_ ("call", "Say how high: a run of {number} up to {rank}"),
        NULL };

static const VerbInfo *
pass_at (unsigned phase)
{
  switch (phase)
    {
    case ZENSERN_PHASE_EXCHANGE:
      return &pass_at_exchange;
    case ZENSERN_PHASE_FLECK:
      return &pass_at_fleck;
    case ZENSERN_PHASE_ANSAGE:
      return &pass_at_ansage;
    case ZENSERN_PHASE_HOCH:
      return &pass_at_hoch;
    default:
      return NULL;
    }
}

const VerbInfo *
zensern_wording (const Deal *deal, Action action)
{
  switch (action_verb (action))
    {
    case VERB_PASS:
      return pass_at (deal->phase);
    case ZENSERN_VERB_FLECK:
      return deal->own.zensern.n_flecke > 0 ? &fleck_back : NULL;
    case ZENSERN_VERB_HOCH:
      return action_arg (action) > 4 ? &hoch_of_gewinde : NULL;
    default:
      return NULL;
    }
}
