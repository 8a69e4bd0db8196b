/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/zensern/zensern-tables.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/deal.h"
#include "rules/games/zensern/zensern.h"
#include "rules/jass.h"

/* ---- Options: Z-4.1 --------------------------------------------------------------------- */

const OptionInfo zensern_options[] = {
  [ZENSERN_MODE] = {
    .key = "mode",
    .title = NC_ ("option", "Players"),
    .description = NC_ ("option", "How many sit at the table, and who plays with whom."),
    .values = {
      [ZENSERN_MODE_2] = { "2", NC_ ("option", "Two") },
      [ZENSERN_MODE_3] = { "3", NC_ ("option", "Three, each alone") },
      [ZENSERN_MODE_4] = { "4", NC_ ("option", "Four, two against two") },
      [ZENSERN_MODE_4D] = { "4d", NC_ ("option", "Four, the dealer watches") },
    },
  },
  [ZENSERN_TARGET] = {
    .key = "target",
    .title = NC_ ("option", "Score to reach"),
    .description = NC_ ("option", "The score that ends the match."),
    .values = {
      { "501", "501", NC_ ("rules", "to 501") },
      { "301", "301", NC_ ("rules", "to 301") },
      { "701", "701", NC_ ("rules", "to 701") },
      { "1001", "1001", NC_ ("rules", "to 1001") },
    },
  },
  [ZENSERN_ANTRAG] = {
    .key = "antrag",
    .title = NC_ ("option", "Antrag"),
    .description
    = NC_ ("option", "In the game for two: whether a player may ask to play; after a refusal the "
                     "deal is void and dealt again."),
    .values = {
      [ZENSERN_ANTRAG_ON] = { "on", NC_ ("option", "Allowed") },
      [ZENSERN_ANTRAG_OFF] = { "off", NC_ ("option", "Not allowed") },
    },
  },
  [ZENSERN_GEBER_WAHL] = {
    .key = "geber_wahl",
    .title = NC_ ("option", "Choice of the last speaker"),
    .description = NC_ ("option", "Which suits the last speaker may name in the second round."),
    .values = {
      [ZENSERN_GEBER_WAHL_ANY] = { "any", NC_ ("option", "Any suit") },
      [ZENSERN_GEBER_WAHL_OTHER] = { "other", NC_ ("option", "Not the suit of the upcard") },
    },
  },
  [ZENSERN_REDEAL] = {
    .key = "redeal",
    .title = NC_ ("option", "After a deal is thrown in"),
    .description = NC_ ("option", "Who deals again when all have passed twice."),
    .values = {
      [ZENSERN_REDEAL_SAME] = { "same", NC_ ("option", "The same dealer") },
      [ZENSERN_REDEAL_NEXT] = { "next", NC_ ("option", "The next player") },
    },
  },
  [ZENSERN_KUNST9] = {
    .key = "kunst9",
    .title = NC_ ("option", "Four nines"),
    .description = NC_ ("option", "Whether four nines are a figure."),
    .values = {
      [ZENSERN_KUNST9_ON] = { "on", NC_ ("option", "150 points") },
      [ZENSERN_KUNST9_OFF] = { "off", NC_ ("option", "Nothing") },
    },
  },
  [ZENSERN_KUNST10] = {
    .key = "kunst10",
    .title = NC_ ("option", "Four tens"),
    .description = NC_ ("option", "Whether four tens are a figure."),
    .values = {
      [ZENSERN_KUNST10_ON] = { "on", NC_ ("option", "100 points") },
      [ZENSERN_KUNST10_OFF] = { "off", NC_ ("option", "Nothing") },
    },
  },
  [ZENSERN_FLECK] = {
    .key = "fleck",
    .title = NC_ ("option", "Doubling (Fleck)"),
    .description = NC_ ("option", "How many times a deal may be doubled."),
    .values = {
      [ZENSERN_FLECK_FREE] = { "free", NC_ ("option", "As often as they dare") },
      [ZENSERN_FLECK_OFF] = { "off", NC_ ("option", "Never") },
      [ZENSERN_FLECK_1] = { "1", NC_ ("option", "Once") },
      [ZENSERN_FLECK_2] = { "2", NC_ ("option", "Twice") },
      [ZENSERN_FLECK_3] = { "3", NC_ ("option", "Three times") },
      [ZENSERN_FLECK_4] = { "4", NC_ ("option", "Four times") },
    },
  },
  [ZENSERN_SEVEN] = {
    .key = "seven",
    .title = NC_ ("option", "Exchange of the trump seven"),
    .description
    = NC_ ("option", "Whether the holder of the seven of trumps may take the upcard for it."),
    .values = {
      [ZENSERN_SEVEN_OFF] = { "off", NC_ ("option", "Not allowed") },
      [ZENSERN_SEVEN_ON] = { "on", NC_ ("option", "Allowed") },
    },
  },
  [ZENSERN_UPCARD4] = {
    .key = "upcard4",
    .title = NC_ ("option", "Upcard with two against two"),
    .description = NC_ ("option", "Who takes the upcard as the eighth card."),
    .values = {
      [ZENSERN_UPCARD4_DEALER] = { "dealer", NC_ ("option", "Dealer") },
      [ZENSERN_UPCARD4_DECLARER] = { "declarer", NC_ ("option", "Declarer") },
    },
  },
  { .key = NULL },
};

/* antrag matters in mode 2, upcard4 in mode 4, seven in the others */
const OptionLimit zensern_idle[] = {
  { .option = ZENSERN_ANTRAG, .on = ZENSERN_MODE, .on_values = 1 << ZENSERN_MODE_2 },
  { .option = ZENSERN_SEVEN,
    .on = ZENSERN_MODE,
    .on_values = 1 << ZENSERN_MODE_2 | 1 << ZENSERN_MODE_3 | 1 << ZENSERN_MODE_4D },
  { .option = ZENSERN_UPCARD4, .on = ZENSERN_MODE, .on_values = 1 << ZENSERN_MODE_4 },
  { .on_values = 0 },
};

/* Z-4.2 */
const OptionPreset zensern_presets[] = {
  { .key = "zensern", .title = "Zensern", .settings = "" },
  { .key = "cinque-cents",
    .title = "Cinque cents",
    .settings = "kunst9=off kunst10=off fleck=off" },
  { .key = NULL },
};

/* ---- Verbs: section 6 ------------------------------------------------------------------- */

const VerbInfo zensern_verbs[] = {
  { .verb = VERB_PASS,
    .name = "pass",
    .shape = SHAPE_PLAIN,
    .button = "Weiter",
    .said = "weiter",
    .meaning = NC_ ("call", "Pass") },
  { .verb = VERB_TRUMP,
    .name = "trump",
    .shape = SHAPE_SUIT,
    .button = "Trumpf {suit}",
    .said = "Trumpf {suit}",
    .meaning = NC_ ("call", "Trumps: {suit}") },
  { .verb = ZENSERN_VERB_ANTRAG,
    .name = "antrag",
    .shape = SHAPE_PLAIN,
    .button = "Antrag!",
    .said = "Antrag!",
    .meaning = NC_ ("call", "Ask to play it; if refused, the deal is void and dealt again"),
    .news = NC_ ("call", "asks to play it; if refused, the deal is void and dealt again") },
  { .verb = ZENSERN_VERB_ACCEPT,
    .name = "accept",
    .shape = SHAPE_PLAIN,
    .button = "Angenommen",
    .said = "angenommen",
    .meaning = NC_ ("call", "Accept: the deal is played"),
    .news = NC_ ("call", "accepts: the deal is played") },
  { .verb = ZENSERN_VERB_REFUSE,
    .name = "refuse",
    .shape = SHAPE_PLAIN,
    .button = "Zusammenwerfen",
    .said = "wir werfen zusammen",
    .meaning = NC_ ("call", "Refuse: the deal is void and dealt again"),
    .news = NC_ ("call", "refuses: the deal is void and dealt again") },
  { .verb = ZENSERN_VERB_EXCHANGE,
    .name = "exchange",
    .shape = SHAPE_PLAIN,
    .button = "Tauschen",
    .said = "ich tausche den Siebener",
    .meaning = NC_ ("call", "Take the upcard for the seven of trumps"),
    .news = NC_ ("call", "takes the upcard for the seven of trumps") },
  { .verb = ZENSERN_VERB_FLECK,
    .name = "fleck",
    .shape = SHAPE_PLAIN,
    .button = "Fleck!",
    .said = "Fleck!",
    .meaning = NC_ ("call", "Double all points of the deal"),
    .news = NC_ ("call", "doubles all points of the deal"),
    .knocks = true },
  { .verb = ZENSERN_VERB_TERZ,
    .name = "ansage:terz",
    .shape = SHAPE_PLAIN,
    .button = "Terz",
    .said = "Terz: {points}",
    .meaning = NC_ ("call", "Announce a run of three: 20 points"),
    .news = NC_ ("call", "announces a run of three: 20 points"),
    .knocks = true },
  { .verb = ZENSERN_VERB_QUART,
    .name = "ansage:quart",
    .shape = SHAPE_PLAIN,
    .button = "Quart",
    .said = "Quart: {points}",
    .meaning = NC_ ("call", "Announce a run of four: 50 points"),
    .news = NC_ ("call", "announces a run of four: 50 points"),
    .knocks = true },
  { .verb = ZENSERN_VERB_GEWINDE,
    .name = "ansage:gewinde",
    .shape = SHAPE_PLAIN,
    .button = "Gewinde",
    .said = "Gewinde: {points}",
    .meaning = NC_ ("call", "Announce a run of five or more: 100 points"),
    .news = NC_ ("call", "announces a run of five or more: 100 points"),
    .knocks = true },
  { .verb = ZENSERN_VERB_KUNST,
    .name = "ansage:kunst",
    .shape = SHAPE_PLAIN,
    .button = "Kunst",
    .said = "Kunst",
    .meaning = NC_ ("call", "Announce four of a kind"),
    .news = NC_ ("call", "announces four of a kind"),
    .knocks = true },
  { .verb = ZENSERN_VERB_HOCH,
    .name = "hoch",
    .shape = SHAPE_RUN,
    .button = "Bis {up to}",
    .said = "bis {up to}",
    .meaning = NC_ ("call", "Say how high: a run of {number} up to {rank}"),
    .news = NC_ ("call", "has a run of {number} up to {rank}") },
  { .verb = ZENSERN_VERB_FOUR,
    .name = "kunst",
    .shape = SHAPE_RANK,
    .button = "Vier {ranks}",
    .said = "vier {ranks}",
    .meaning = NC_ ("call", "Say which four: {rank}"),
    .news = NC_ ("call", "has four of a kind: {rank}") },
  { .verb = VERB_PLAY, .name = "play", .shape = SHAPE_CARD },
  { .verb = ZENSERN_VERB_BELLA,
    .name = "play",
    .shape = SHAPE_CARD,
    .plays = true,
    .button = "{card} und Bella",
    .said = "Bella: {points}",
    .meaning = NC_ ("call", "Play {card} and announce {king} and {queen} of trumps, 20 points"),
    .deed = NC_ ("deed", "to play {card} and announce {king} and {queen} of trumps"),
    .suffix = "bella",
    .knocks = true },
  { .verb = ZENSERN_VERB_BELLE,
    .name = "play",
    .shape = SHAPE_CARD,
    .plays = true,
    .button = "{card} und Belle",
    .said = "Belle!",
    .meaning = NC_ ("call", "Play {card} with “Belle!”: 20 points with the second of the pair"),
    .deed = NC_ ("deed", "to play {card} and promise {king} and {queen} of trumps"),
    .suffix = "belle",
    .knocks = true },
  { .verb = ZENSERN_VERB_REBELLE,
    .name = "play",
    .shape = SHAPE_CARD,
    .plays = true,
    .button = "{card} und Rebelle",
    .said = "Rebelle: {points}",
    .meaning = NC_ ("call", "Play {card} and complete {king} and {queen} of trumps, 20 points"),
    .deed = NC_ ("deed", "to play {card} and complete {king} and {queen} of trumps"),
    .suffix = "rebelle",
    .knocks = true },
  { .name = NULL },
};

const PhaseInfo zensern_phases[] = {
  { ZENSERN_PHASE_BID1, { VERB_PASS, VERB_TRUMP, ZENSERN_VERB_ANTRAG } },
  { ZENSERN_PHASE_BID2, { VERB_PASS, VERB_TRUMP, ZENSERN_VERB_ANTRAG } },
  { ZENSERN_PHASE_ANTRAG, { ZENSERN_VERB_REFUSE, ZENSERN_VERB_ACCEPT } },
  { ZENSERN_PHASE_NAME, { VERB_TRUMP } },
  { ZENSERN_PHASE_EXCHANGE, { VERB_PASS, ZENSERN_VERB_EXCHANGE } },
  { ZENSERN_PHASE_FLECK, { VERB_PASS, ZENSERN_VERB_FLECK } },
  { ZENSERN_PHASE_ANSAGE,
    { VERB_PASS, ZENSERN_VERB_TERZ, ZENSERN_VERB_QUART, ZENSERN_VERB_GEWINDE,
      ZENSERN_VERB_KUNST } },
  { ZENSERN_PHASE_HOCH, { VERB_PASS, ZENSERN_VERB_HOCH, ZENSERN_VERB_FOUR } },
  { PHASE_PLAY, { VERB_PLAY, ZENSERN_VERB_BELLA, ZENSERN_VERB_BELLE, ZENSERN_VERB_REBELLE } },
  { 0 },
};

/* ---- Luck of the deal ------------------------------------------------------------------------ */

/* Z-3.2, Z-3.3, Z-5.4 */
void
zensern_luck (const Options *options G_GNUC_UNUSED, Card upcard, Luck *luck)
{
  const Pack *pack = &jass_pack;

  if (upcard != CARD_NONE)
    {
      luck->pool &= ~card_set_of (upcard);
      luck_add_suit (luck, NC_ ("luck", "Cards of the suit turned up"), pack,
                     pack_suit (pack, upcard));
    }
  luck_add_rank (luck, NC_ ("luck", "Jacks"), pack, RANK_JACK);
  luck_add_rank (luck, NC_ ("luck", "Aces"), pack, RANK_ACE);
  luck_add_points (luck, NC_ ("luck", "Card points (without trumps)"), jass_order (SUIT_NONE));
}
