/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of Klaverjassen: house rules, presets, verbs. */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "klaverjas-private.h"

/* ---- Options: K-4 ----------------------------------------------------------------------- */

const OptionInfo klaverjas_options[] = {
  [KLAVERJAS_GAME] = { "game",
                       NC_ ("option", "Form of the game"),
                       NC_ ("option", "The normal game, the game with doubling, or for three."),
                       { { "klaverjas", NC_ ("option", "Klaverjassen, for four") },
                         { "kraken", NC_ ("option", "Kraken (Wilde Boom), for four") },
                         { "three", NC_ ("option", "For three, each alone") } } },
  [KLAVERJAS_RULES] = { "rules",
                        NC_ ("option", "When you must trump"),
                        NC_ ("option", "What you must play when you cannot follow suit."),
                        { { "amsterdam", NC_ ("option", "Amsterdam: free while the partner wins") },
                          { "rotterdam", NC_ ("option", "Rotterdam: always trump") } } },
  [KLAVERJAS_TRUMP] = { "trump",
                        NC_ ("option", "Choice of trumps"),
                        NC_ ("option", "How the trump suit of a deal is found."),
                        { { "free", NC_ ("option", "Free: each player may play or pass") },
                          { "utrecht", NC_ ("option", "Utrecht: forehand must name trumps") },
                          { "random", NC_ ("option", "A card is turned up") } } },
  [KLAVERJAS_FIRST_SPEAKER]
  = { "first_speaker",
      NC_ ("option", "First to speak"),
      NC_ ("option", "Who speaks first, and must play if everybody passes."),
      { { "left", NC_ ("option", "Left of the dealer") },
        { "dealer", NC_ ("option", "Dealer") } } },
  [KLAVERJAS_RANDOM_SECOND]
  = { "random_second",
      NC_ ("option", "When all pass the turned suit"),
      NC_ ("option", "How trumps are found when nobody wants the suit of the turned card."),
      { { "turn", NC_ ("option", "The next card is turned up") },
        { "name", NC_ ("option", "Forehand names another suit") } } },
  [KLAVERJAS_DEAL]
  = { "deal",
      NC_ ("option", "Dealing"),
      NC_ ("option", "How many cards are dealt at a time."),
      { { "323", NC_ ("option", "3 – 2 – 3") }, { "44", NC_ ("option", "4 – 4") } } },
  [KLAVERJAS_ROEM] = { "roem",
                       NC_ ("option", "Roem"),
                       NC_ ("option", "Whether roem must be claimed by the players."),
                       { { "manual", NC_ ("option", "Must be claimed") },
                         { "auto", NC_ ("option", "Written automatically") } } },
  [KLAVERJAS_FOUR_KIND]
  = { "four_kind",
      NC_ ("option", "Four of a kind"),
      NC_ ("option", "What four equal cards in one trick are worth."),
      { { "seed", NC_ ("option", "Jacks 200; aces, kings, queens, tens 100") },
        { "all100", NC_ ("option", "Every rank 100") } } },
  [KLAVERJAS_HAND_ROEM] = { "hand_roem",
                            NC_ ("option", "Roem in the hands"),
                            NC_ ("option", "Whose declared combinations count in Kraken."),
                            { { "both", NC_ ("option", "Those of both sides") },
                              { "highest", NC_ ("option", "The side with the best one") },
                              { "most", NC_ ("option", "The side with the larger sum") } } },
  [KLAVERJAS_HAND_FOURS]
  = { "hand_fours",
      NC_ ("option", "Four of a kind in a hand"),
      NC_ ("option", "What four equal cards in one hand are worth in Kraken."),
      { { "seed", NC_ ("option", "Aces, kings, queens, jacks 100") },
        { "table", NC_ ("option", "As in a trick") },
        { "nines", NC_ ("option", "Jacks 200, nines 150; aces, kings, queens 100") } } },
  [KLAVERJAS_KRAAK_ROEM] = { "kraak_roem",
                             NC_ ("option", "Doubling of roem"),
                             NC_ ("option", "Whether kraak also multiplies the roem."),
                             { { "yes", NC_ ("option", "Roem is multiplied too") },
                               { "no", NC_ ("option", "Only card points are multiplied") } } },
  [KLAVERJAS_SPADES]
  = { "spades",
      NC_ ("option", "Spades as trumps"),
      NC_ ("option", "Whether a Kraken deal counts double when spades are trumps."),
      { { "double", NC_ ("option", "Count double") },
        { "single", NC_ ("option", "Count like the others") } } },
  [KLAVERJAS_END] = { "end",
                      NC_ ("option", "End of the match"),
                      NC_ ("option", "When the match is over."),
                      { { "boom", NC_ ("option", "A number of deals (boom)") },
                        { "target", NC_ ("option", "At a number of points") } } },
  [KLAVERJAS_DEALS]
  = { "deals",
      NC_ ("option", "Deals in a boom"),
      NC_ ("option", "How many deals a boom lasts; the game for three has three quarters of them."),
      { { "16", "16" }, { "12", "12" }, { "8", "8" }, { "4", "4" } } },
  [KLAVERJAS_TARGET] = { "target",
                         NC_ ("option", "Score to reach"),
                         NC_ ("option", "The score that ends the match."),
                         { { "1500", "1500" },
                           { "500", "500" },
                           { "750", "750" },
                           { "1001", "1001" },
                           { "2000", "2000" } } },
  [KLAVERJAS_TOURNAMENT]
  = { "tournament",
      NC_ ("option", "Tournament"),
      NC_ ("option", "Three booms, with each of the other players as partner in one."),
      { { "no", NC_ ("option", "One match, fixed partners") },
        { "yes", NC_ ("option", "Three booms, changing partners") } } },
  { NULL, NULL, NULL, { { NULL, NULL } } },
};

#define FOR_FOUR (1 << KLAVERJAS_GAME_KLAVERJAS | 1 << KLAVERJAS_GAME_KRAKEN)
#define IN_KRAKEN (1 << KLAVERJAS_GAME_KRAKEN)

/* K-4.2, as value bits: 1 is the first value, the default. */
const OptionLimit klaverjas_limits[] = {
  { KLAVERJAS_TRUMP, 1, KLAVERJAS_GAME, FOR_FOUR },
  { KLAVERJAS_FIRST_SPEAKER, 1, KLAVERJAS_GAME, FOR_FOUR },
  { KLAVERJAS_RANDOM_SECOND, 1, KLAVERJAS_GAME, FOR_FOUR },
  { KLAVERJAS_DEAL, 1, KLAVERJAS_GAME, FOR_FOUR },
  { KLAVERJAS_FOUR_KIND, 1, KLAVERJAS_GAME, FOR_FOUR },
  { KLAVERJAS_TOURNAMENT, 1, KLAVERJAS_GAME, FOR_FOUR },
  { KLAVERJAS_HAND_ROEM, 1, KLAVERJAS_GAME, IN_KRAKEN },
  { KLAVERJAS_HAND_FOURS, 1, KLAVERJAS_GAME, IN_KRAKEN },
  { KLAVERJAS_KRAAK_ROEM, 1, KLAVERJAS_GAME, IN_KRAKEN },
  { KLAVERJAS_SPADES, 1, KLAVERJAS_GAME, IN_KRAKEN },
  { KLAVERJAS_FIRST_SPEAKER, 1, KLAVERJAS_TRUMP, 1 << KLAVERJAS_TRUMP_FREE },
  { KLAVERJAS_RANDOM_SECOND, 1, KLAVERJAS_TRUMP, 1 << KLAVERJAS_TRUMP_RANDOM },
  { KLAVERJAS_TARGET, 1, KLAVERJAS_END, 1 << KLAVERJAS_END_TARGET },
  { KLAVERJAS_DEALS, 1, KLAVERJAS_END, 1 << KLAVERJAS_END_BOOM },
  { KLAVERJAS_TOURNAMENT, 1, KLAVERJAS_END, 1 << KLAVERJAS_END_BOOM },
  { 0, 0, 0, 0 },
};

/* K-4.3 */
const OptionPreset klaverjas_presets[] = {
  { "amsterdam", "Amsterdams", "" },
  { "rotterdam", "Rotterdams", "rules=rotterdam first_speaker=dealer" },
  { "utrecht", "Utrechts", "trump=utrecht" },
  { "kraken", "Kraken", "game=kraken trump=utrecht" },
  { "kraken-nl", "Kraken (klaverjas.nl)",
    "game=kraken trump=utrecht hand_roem=most hand_fours=nines kraak_roem=no spades=single" },
  { "three", NC_ ("preset", "For three"), "game=three" },
  { NULL, NULL, NULL },
};

/* K-6.1 */
const VerbInfo klaverjas_verbs[] = {
  { VERB_PASS, "pass", SHAPE_PLAIN, "Pas", "pas", NC_ ("call", "Pass") },
  { VERB_TRUMP, "trump", SHAPE_SUIT, "Ik speel {suit}", "ik speel {suit}",
    NC_ ("call", "Trumps: {suit}") },
  { VERB_PLAY, "play", SHAPE_CARD, NULL, NULL, NULL },
  { KLAVERJAS_VERB_PLAY_STUK, "play", SHAPE_CARD, "{card} met stuk", "stuk!",
    NC_ ("call", "Play {card} and announce stuk, 20 roem"), "stuk" },
  { KLAVERJAS_VERB_ROEM, "roem", SHAPE_PLAIN, "Roem!", "roem!", NC_ ("call", "Claim the roem") },
  { KLAVERJAS_VERB_SILENT, "silent", SHAPE_PLAIN, "Zwijgen", "…", NC_ ("call", "Keep silent") },
  { KLAVERJAS_VERB_DISCARD, "discard", SHAPE_CARD, "{card} wegleggen", NULL,
    NC_ ("call", "Lay {card} away") },
  { KLAVERJAS_VERB_KRAAK, "kraak", SHAPE_PLAIN, "Ik kraak!", "ik kraak!",
    NC_ ("call", "Double: the winner takes all, times two") },
  { KLAVERJAS_VERB_HERKRAAK, "herkraak", SHAPE_PLAIN, "Herkraak!", "herkraak!",
    NC_ ("call", "Redouble: times four") },
  { KLAVERJAS_VERB_SUPERKRAAK, "superkraak", SHAPE_PLAIN, "Superkraak!", "superkraak!",
    NC_ ("call", "Double once more: times eight") },
  { KLAVERJAS_VERB_DECLARE_NONE, "declare:none", SHAPE_PLAIN, "Niets", "niets",
    NC_ ("call", "Declare no roem") },
  { KLAVERJAS_VERB_DECLARE_ALL, "declare:all", SHAPE_PLAIN, "Roem melden", "roem!",
    NC_ ("call", "Declare all roem of the hand") },
  { KLAVERJAS_VERB_DECLARE_NOSTUK, "declare:nostuk", SHAPE_PLAIN, "Roem zonder stuk", "roem!",
    NC_ ("call", "Declare all roem of the hand but stuk") },
  { 0, NULL, SHAPE_PLAIN, NULL, NULL, NULL },
};
