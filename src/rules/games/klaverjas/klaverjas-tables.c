/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/deal.h"
#include "rules/games/klaverjas/klaverjas-tables.h"
#include "rules/jass.h"

#include "rules/games/klaverjas/klaverjas.h"

/* ---- Options: K-4 ----------------------------------------------------------------------- */

const OptionInfo klaverjas_options[] = {
  [KLAVERJAS_GAME] = {
    .key = "game",
    .title = NC_ ("option", "Form of the game"),
    .description
    = NC_ ("option", "The normal game, the game with doubling, or the game for three."),
    .values = {
      [KLAVERJAS_GAME_KLAVERJAS] = { "klaverjas", NC_ ("option", "Klaverjassen, for four") },
      [KLAVERJAS_GAME_KRAKEN] = { "kraken", NC_ ("option", "Kraken (Wilde Boom), for four") },
      [KLAVERJAS_GAME_THREE] = { "three", NC_ ("option", "For three, each alone") },
    },
  },
  [KLAVERJAS_RULES] = {
    .key = "rules",
    .title = NC_ ("option", "When you must trump"),
    .description = NC_ ("option", "What you must play when you cannot follow suit."),
    .values = {
      [KLAVERJAS_RULES_AMSTERDAM]
      = { "amsterdam", NC_ ("option", "Amsterdam: free while your partner is winning") },
      [KLAVERJAS_RULES_ROTTERDAM] = { "rotterdam", NC_ ("option", "Rotterdam: always trump") },
    },
  },
  [KLAVERJAS_TRUMP] = {
    .key = "trump",
    .title = NC_ ("option", "Choice of trumps"),
    .description = NC_ ("option", "How the trump suit of a deal is chosen."),
    .values = {
      [KLAVERJAS_TRUMP_FREE] = { "free", NC_ ("option", "Free: each player may play or pass") },
      [KLAVERJAS_TRUMP_UTRECHT]
      = { "utrecht", NC_ ("option", "Utrecht: forehand must name trumps") },
      [KLAVERJAS_TRUMP_RANDOM] = { "random", NC_ ("option", "A card is turned up") },
      [KLAVERJAS_TRUMP_TURNED]
      = { "turned", NC_ ("option", "A card is turned up, and forehand must play its suit") },
    },
  },
  [KLAVERJAS_FIRST_SPEAKER] = {
    .key = "first_speaker",
    .title = NC_ ("option", "First to speak"),
    .description = NC_ ("option", "Who speaks first, and must play if everybody passes."),
    .values = {
      [KLAVERJAS_FIRST_SPEAKER_LEFT] = { "left", NC_ ("option", "Left of the dealer") },
      [KLAVERJAS_FIRST_SPEAKER_DEALER] = { "dealer", NC_ ("option", "Dealer") },
    },
  },
  [KLAVERJAS_RANDOM_SECOND] = {
    .key = "random_second",
    .title = NC_ ("option", "When all pass on the turned-up suit"),
    .description
    = NC_ ("option", "How trumps are chosen when nobody wants the suit of the turned-up card."),
    .values = {
      [KLAVERJAS_RANDOM_SECOND_OTHER]
      = { "other", NC_ ("option", "The next card of another suit") },
      [KLAVERJAS_RANDOM_SECOND_TURN]
      = { "turn", NC_ ("option", "The next card, whatever its suit") },
      [KLAVERJAS_RANDOM_SECOND_NAME] = { "name", NC_ ("option", "Forehand names another suit") },
    },
  },
  [KLAVERJAS_DEAL] = {
    .key = "deal",
    .title = NC_ ("option", "Dealing"),
    .description = NC_ ("option", "How many cards are dealt at a time."),
    .values = {
      [KLAVERJAS_DEAL_323] = { "323", NC_ ("option", "3 – 2 – 3") },
      [KLAVERJAS_DEAL_44] = { "44", NC_ ("option", "4 – 4") },
    },
  },
  [KLAVERJAS_ROEM] = {
    .key = "roem",
    .title = NC_ ("option", "Roem"),
    .description = NC_ ("option", "Whether roem must be claimed by the players."),
    .values = {
      [KLAVERJAS_ROEM_MANUAL] = { "manual", NC_ ("option", "Must be claimed") },
      [KLAVERJAS_ROEM_AUTO] = { "auto", NC_ ("option", "Written automatically") },
    },
  },
  [KLAVERJAS_FOUR_KIND] = {
    .key = "four_kind",
    .title = NC_ ("option", "Four of a kind"),
    .description = NC_ ("option", "What four cards of the same rank in one trick are worth."),
    .values = {
      [KLAVERJAS_FOUR_KIND_SEED]
      = { "seed", NC_ ("option", "Jacks 200; aces, kings, queens, tens 100") },
      [KLAVERJAS_FOUR_KIND_ALL100] = { "all100", NC_ ("option", "Every rank 100") },
      [KLAVERJAS_FOUR_KIND_JACKS200]
      = { "jacks200", NC_ ("option", "Jacks 200, every other rank 100") },
    },
  },
  [KLAVERJAS_HAND_ROEM] = {
    .key = "hand_roem",
    .title = NC_ ("option", "Roem in the hands"),
    .description = NC_ ("option", "Whose declared combinations count in Kraken."),
    .values = {
      [KLAVERJAS_HAND_ROEM_BOTH] = { "both", NC_ ("option", "Those of both sides") },
      [KLAVERJAS_HAND_ROEM_HIGHEST] = { "highest", NC_ ("option", "The side with the best one") },
      [KLAVERJAS_HAND_ROEM_MOST] = { "most", NC_ ("option", "The side with the larger sum") },
    },
  },
  [KLAVERJAS_HAND_FOURS] = {
    .key = "hand_fours",
    .title = NC_ ("option", "Four of a kind in a hand"),
    .description = NC_ ("option", "What four cards of the same rank in one hand are worth in "
                                  "Kraken."),
    .values = {
      [KLAVERJAS_HAND_FOURS_SEED] = { "seed", NC_ ("option", "Aces, kings, queens, jacks 100") },
      [KLAVERJAS_HAND_FOURS_TABLE] = { "table", NC_ ("option", "As in a trick") },
      [KLAVERJAS_HAND_FOURS_NINES]
      = { "nines", NC_ ("option", "Jacks 200, nines 150; aces, kings, queens 100") },
    },
  },
  [KLAVERJAS_KRAAK_ROEM] = {
    .key = "kraak_roem",
    .title = NC_ ("option", "Doubling of roem"),
    .description = NC_ ("option", "Whether kraak also multiplies the roem."),
    .values = {
      [KLAVERJAS_KRAAK_ROEM_YES] = { "yes", NC_ ("option", "Roem is multiplied too") },
      [KLAVERJAS_KRAAK_ROEM_NO] = { "no", NC_ ("option", "Only card points are multiplied") },
    },
  },
  [KLAVERJAS_SPADES] = {
    .key = "spades",
    .title = NC_ ("option", "Spades as trumps"),
    .description = NC_ ("option", "Whether a Kraken deal counts double when spades are trumps."),
    .values = {
      [KLAVERJAS_SPADES_DOUBLE] = { "double", NC_ ("option", "Count double") },
      [KLAVERJAS_SPADES_SINGLE] = { "single", NC_ ("option", "Count like the others") },
    },
  },
  [KLAVERJAS_END] = {
    .key = "end",
    .title = NC_ ("option", "End of the match"),
    .description = NC_ ("option", "When the match is over."),
    .values = {
      [KLAVERJAS_END_BOOM] = { "boom", NC_ ("option", "A number of deals (boom)"), "" },
      [KLAVERJAS_END_TARGET] = { "target", NC_ ("option", "At a number of points"), "" },
    },
  },
  [KLAVERJAS_DEALS] = {
    .key = "deals",
    .title = NC_ ("option", "Deals in a boom"),
    .description
    = NC_ ("option", "How many deals a boom lasts; the game for three has three quarters as many."),
    .values = {
      [KLAVERJAS_DEALS_16] = { "16", "16", NC_ ("rules", "16 deals") },
      [KLAVERJAS_DEALS_12] = { "12", "12", NC_ ("rules", "12 deals") },
      [KLAVERJAS_DEALS_8] = { "8", "8", NC_ ("rules", "8 deals") },
      [KLAVERJAS_DEALS_4] = { "4", "4", NC_ ("rules", "4 deals") },
    },
  },
  [KLAVERJAS_TARGET] = {
    .key = "target",
    .title = NC_ ("option", "Score to reach"),
    .description = NC_ ("option", "The score that ends the match."),
    .values = {
      [KLAVERJAS_TARGET_1500] = { "1500", "1500", NC_ ("rules", "to 1500") },
      [KLAVERJAS_TARGET_500] = { "500", "500", NC_ ("rules", "to 500") },
      [KLAVERJAS_TARGET_750] = { "750", "750", NC_ ("rules", "to 750") },
      [KLAVERJAS_TARGET_1001] = { "1001", "1001", NC_ ("rules", "to 1001") },
      [KLAVERJAS_TARGET_2000] = { "2000", "2000", NC_ ("rules", "to 2000") },
    },
  },
  [KLAVERJAS_TOURNAMENT] = {
    .key = "tournament",
    .title = NC_ ("option", "Tournament"),
    .description = NC_ ("option", "Three booms, each with a different one of the other players as "
                                  "partner."),
    .values = {
      [KLAVERJAS_TOURNAMENT_NO] = { "no", NC_ ("option", "One match, fixed partners") },
      [KLAVERJAS_TOURNAMENT_YES] = { "yes", NC_ ("option", "Three booms, changing partners") },
    },
  },
  [KLAVERJAS_NAMED] = {
    .key = "named",
    .title = NC_ ("option", "Suits that may be named"),
    .description = NC_ ("option", "Whether you may name a suit of which you have no card."),
    .values = {
      [KLAVERJAS_NAMED_ANY] = { "any", NC_ ("option", "Any suit") },
      [KLAVERJAS_NAMED_HELD] = { "held", NC_ ("option", "Only a suit in your hand") },
    },
  },
  [KLAVERJAS_PIT] = {
    .key = "pit",
    .title = NC_ ("option", "Pit"),
    .description = NC_ ("option", "Which side is paid 100 roem for taking every trick."),
    .values = {
      [KLAVERJAS_PIT_BOTH] = { "both", NC_ ("option", "Either side, with counter-pit") },
      [KLAVERJAS_PIT_MAKERS] = { "makers", NC_ ("option", "Only the maker’s side") },
    },
  },
  [KLAVERJAS_FIRST_DEAL] = {
    .key = "first_deal",
    .title = NC_ ("option", "Suit of the first deal"),
    .description = NC_ ("option", "Which suit is turned up in the first deal of a boom."),
    .values = {
      [KLAVERJAS_FIRST_DEAL_TURNED] = { "turned", NC_ ("option", "As in every deal") },
      [KLAVERJAS_FIRST_DEAL_CLUBS] = { "clubs", NC_ ("option", "Always clubs") },
    },
  },
  { .key = NULL },
};

#define FOR_FOUR (1 << KLAVERJAS_GAME_KLAVERJAS | 1 << KLAVERJAS_GAME_KRAKEN)
#define IN_KRAKEN (1 << KLAVERJAS_GAME_KRAKEN)
#define WITH_PILE (1 << KLAVERJAS_TRUMP_RANDOM | 1 << KLAVERJAS_TRUMP_TURNED)
#define WITH_CHOICE (1 << KLAVERJAS_TRUMP_FREE | 1 << KLAVERJAS_TRUMP_UTRECHT)

/* K-4.2; outside .on_values, .values = 1 allows only the default */
const OptionLimit klaverjas_limits[] = {
  { .option = KLAVERJAS_TRUMP, .values = 1, .on = KLAVERJAS_GAME, .on_values = FOR_FOUR },
  { .option = KLAVERJAS_FIRST_SPEAKER, .values = 1, .on = KLAVERJAS_GAME, .on_values = FOR_FOUR },
  { .option = KLAVERJAS_RANDOM_SECOND, .values = 1, .on = KLAVERJAS_GAME, .on_values = FOR_FOUR },
  { .option = KLAVERJAS_DEAL, .values = 1, .on = KLAVERJAS_GAME, .on_values = FOR_FOUR },
  { .option = KLAVERJAS_FOUR_KIND, .values = 1, .on = KLAVERJAS_GAME, .on_values = FOR_FOUR },
  { .option = KLAVERJAS_TOURNAMENT, .values = 1, .on = KLAVERJAS_GAME, .on_values = FOR_FOUR },
  { .option = KLAVERJAS_NAMED, .values = 1, .on = KLAVERJAS_GAME, .on_values = FOR_FOUR },
  { .option = KLAVERJAS_PIT, .values = 1, .on = KLAVERJAS_GAME, .on_values = FOR_FOUR },
  { .option = KLAVERJAS_HAND_ROEM, .values = 1, .on = KLAVERJAS_GAME, .on_values = IN_KRAKEN },
  { .option = KLAVERJAS_HAND_FOURS, .values = 1, .on = KLAVERJAS_GAME, .on_values = IN_KRAKEN },
  { .option = KLAVERJAS_KRAAK_ROEM, .values = 1, .on = KLAVERJAS_GAME, .on_values = IN_KRAKEN },
  { .option = KLAVERJAS_SPADES, .values = 1, .on = KLAVERJAS_GAME, .on_values = IN_KRAKEN },
  { .option = KLAVERJAS_FIRST_SPEAKER,
    .values = 1,
    .on = KLAVERJAS_TRUMP,
    .on_values = 1 << KLAVERJAS_TRUMP_FREE },
  { .option = KLAVERJAS_RANDOM_SECOND,
    .values = 1,
    .on = KLAVERJAS_TRUMP,
    .on_values = 1 << KLAVERJAS_TRUMP_RANDOM },
  { .option = KLAVERJAS_NAMED, .values = 1, .on = KLAVERJAS_TRUMP, .on_values = WITH_CHOICE },
  { .option = KLAVERJAS_FIRST_DEAL, .values = 1, .on = KLAVERJAS_TRUMP, .on_values = WITH_PILE },
  { .option = KLAVERJAS_TARGET,
    .values = 1,
    .on = KLAVERJAS_END,
    .on_values = 1 << KLAVERJAS_END_TARGET },
  { .option = KLAVERJAS_DEALS,
    .values = 1,
    .on = KLAVERJAS_END,
    .on_values = 1 << KLAVERJAS_END_BOOM },
  { .option = KLAVERJAS_TOURNAMENT,
    .values = 1,
    .on = KLAVERJAS_END,
    .on_values = 1 << KLAVERJAS_END_BOOM },
  { .values = 0 },
};

/* K-4.3 */
const OptionPreset klaverjas_presets[] = {
  { .key = "amsterdam", .title = "Amsterdams", .settings = "" },
  { .key = "rotterdam", .title = "Rotterdams", .settings = "rules=rotterdam first_speaker=dealer" },
  { .key = "utrecht", .title = "Utrechts", .settings = "trump=utrecht" },
  { .key = "utrecht-amsterdam",
    .title = "Utrechts–Amsterdams, 3 × 16",
    .settings = "trump=utrecht tournament=yes" },
  { .key = "kaartbond", .title = "Kaartbond", .settings = "four_kind=jacks200" },
  { .key = "nku",
    .title = "NKU",
    .settings = "rules=rotterdam first_speaker=dealer four_kind=all100" },
  { .key = "kraken", .title = "Kraken", .settings = "game=kraken" },
  { .key = "kraken-nl",
    .title = "klaverjas.nl",
    .settings
    = "game=kraken trump=utrecht hand_roem=most hand_fours=nines kraak_roem=no spades=single" },
  { .key = "three", .title = NC_ ("preset", "Klaverjassen for three"), .settings = "game=three" },
  { .key = NULL },
};

/* K-6.1 */
const VerbInfo klaverjas_verbs[] = {
  { .verb = VERB_PASS,
    .name = "pass",
    .shape = SHAPE_PLAIN,
    .button = "Pas",
    .said = "pas",
    .meaning = NC_ ("call", "Pass") },
  { .verb = VERB_TRUMP,
    .name = "trump",
    .shape = SHAPE_SUIT,
    .button = "Ik speel {suit}",
    .said = "ik speel {suit}",
    .meaning = NC_ ("call", "Trumps: {suit}") },
  { .verb = VERB_PLAY, .name = "play", .shape = SHAPE_CARD },
  { .verb = KLAVERJAS_VERB_PLAY_STUK,
    .name = "play",
    .shape = SHAPE_CARD,
    .plays = true,
    .button = "{card} met stuk",
    .said = "stuk: {points}",
    .meaning = NC_ ("call", "Play {card} and announce stuk, 20 roem"),
    .deed = NC_ ("deed", "to play {card} and announce stuk"),
    .suffix = "stuk",
    .knocks = true },
  { .verb = KLAVERJAS_VERB_ROEM,
    .name = "roem",
    .shape = SHAPE_PLAIN,
    .button = "Roem!",
    .said = "roem: {points}",
    .meaning = NC_ ("call", "Claim the roem"),
    .news = NC_ ("call", "claims the roem"),
    .knocks = true },
  { .verb = KLAVERJAS_VERB_SILENT,
    .name = "silent",
    .shape = SHAPE_PLAIN,
    .button = "Zwijgen",
    .said = "…",
    .meaning = NC_ ("call", "Keep silent"),
    .news = NC_ ("call", "keeps silent") },
  { .verb = KLAVERJAS_VERB_DISCARD,
    .name = "discard",
    .shape = SHAPE_CARD,
    .button = "{card} wegleggen",
    .meaning = NC_ ("call", "Lay {card} away"),
    .deed = NC_ ("deed", "to lay {card} aside"),
    .news = NC_ ("call", "{name} lays {card} aside."),
    .own_news = NC_ ("call", "You lay {card} aside."),
    .unseen = NC_ ("call", "{name} takes up the two cards and lays two aside."),
    .together = "Wegleggen",
    .together_meaning = NC_ ("call", "Lay the marked cards away") },
  { .verb = KLAVERJAS_VERB_KRAAK,
    .name = "kraak",
    .shape = SHAPE_PLAIN,
    .button = "Ik kraak!",
    .said = "ik kraak!",
    .meaning = NC_ ("call", "Double: the winner takes all, times two"),
    .news = NC_ ("call", "doubles: the winner takes all, times two"),
    .knocks = true },
  { .verb = KLAVERJAS_VERB_HERKRAAK,
    .name = "herkraak",
    .shape = SHAPE_PLAIN,
    .button = "Herkraak!",
    .said = "herkraak!",
    .meaning = NC_ ("call", "Redouble: times four"),
    .news = NC_ ("call", "redoubles: times four"),
    .knocks = true },
  { .verb = KLAVERJAS_VERB_SUPERKRAAK,
    .name = "superkraak",
    .shape = SHAPE_PLAIN,
    .button = "Superkraak!",
    .said = "superkraak!",
    .meaning = NC_ ("call", "Double once more: times eight"),
    .news = NC_ ("call", "doubles once more: times eight"),
    .knocks = true },
  { .verb = KLAVERJAS_VERB_DECLARE_NONE,
    .name = "declare:none",
    .shape = SHAPE_PLAIN,
    .button = "Niets",
    .said = "niets",
    .meaning = NC_ ("call", "Declare no roem"),
    .news = NC_ ("call", "declares no roem") },
  { .verb = KLAVERJAS_VERB_DECLARE_ALL,
    .name = "declare:all",
    .shape = SHAPE_PLAIN,
    .button = "Roem melden",
    .said = "roem: {points}",
    .meaning = NC_ ("call", "Declare all roem in the hand"),
    .news = NC_ ("call", "declares all roem in the hand"),
    .knocks = true },
  { .verb = KLAVERJAS_VERB_DECLARE_NOSTUK,
    .name = "declare:nostuk",
    .shape = SHAPE_PLAIN,
    .button = "Roem zonder stuk",
    .said = "roem: {points}",
    .meaning = NC_ ("call", "Declare all roem in the hand except stuk"),
    .news = NC_ ("call", "declares all roem in the hand except stuk"),
    .knocks = true },
  { .name = NULL },
};

const PhaseInfo klaverjas_phases[] = {
  { KLAVERJAS_PHASE_CHOOSE, { VERB_PASS, VERB_TRUMP } },
  { KLAVERJAS_PHASE_OFFER, { VERB_PASS, VERB_TRUMP } },
  { KLAVERJAS_PHASE_NAME, { VERB_TRUMP } },
  { KLAVERJAS_PHASE_ROEM, { KLAVERJAS_VERB_ROEM, KLAVERJAS_VERB_SILENT } },
  { KLAVERJAS_PHASE_DISCARD, { KLAVERJAS_VERB_DISCARD } },
  { KLAVERJAS_PHASE_KRAAK,
    { VERB_PASS, KLAVERJAS_VERB_KRAAK, KLAVERJAS_VERB_HERKRAAK, KLAVERJAS_VERB_SUPERKRAAK } },
  { KLAVERJAS_PHASE_DECLARE,
    { KLAVERJAS_VERB_DECLARE_NONE, KLAVERJAS_VERB_DECLARE_ALL, KLAVERJAS_VERB_DECLARE_NOSTUK } },
  { PHASE_PLAY, { VERB_PLAY, KLAVERJAS_VERB_PLAY_STUK } },
  { 0 },
};

/* ---- Luck of the deal ------------------------------------------------------------------------ */

/* K-3.1 to K-3.4; K-3.2: turned cards are never in a hand */
void
klaverjas_luck (const Options *options G_GNUC_UNUSED, Card upcard, Luck *luck)
{
  const Pack *pack = &jass_pack;

  luck->pool &= ~(CardSet) 0 >> (CARDS_MAX - JASS_CARDS);
  if (upcard != CARD_NONE)
    luck_add_suit (luck, NC_ ("luck", "Cards of the suit turned up"), &jass_pack_with_low,
                   pack_suit (&jass_pack_with_low, upcard));
  for (unsigned suit = 0; upcard == CARD_NONE && suit < SUITS; suit++)
    luck_add_suit (luck, NC_ ("luck", "Cards of {suit}"), pack, (Suit) suit);
  luck_add_rank (luck, NC_ ("luck", "Jacks"), pack, RANK_JACK);
  luck_add_rank (luck, NC_ ("luck", "Aces"), pack, RANK_ACE);
  luck_add_points (luck, NC_ ("luck", "Card points (without trumps)"), jass_order (SUIT_NONE));
}
