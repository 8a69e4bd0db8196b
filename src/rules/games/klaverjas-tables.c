/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of Klaverjassen: house rules, presets, verbs. */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "klaverjas-private.h"

/* ---- Options: K-4 ----------------------------------------------------------------------- */

const OptionInfo klaverjas_options[] = {
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
  [KLAVERJAS_END] = { "end",
                      NC_ ("option", "End of the match"),
                      NC_ ("option", "When the match is over."),
                      { { "boom", NC_ ("option", "A number of deals (boom)") },
                        { "target", NC_ ("option", "At a number of points") } } },
  [KLAVERJAS_DEALS] = { "deals",
                        NC_ ("option", "Deals in a boom"),
                        NC_ ("option", "How many deals a match lasts."),
                        { { "16", "16" }, { "12", "12" }, { "8", "8" }, { "4", "4" } } },
  [KLAVERJAS_TARGET] = { "target",
                         NC_ ("option", "Score to reach"),
                         NC_ ("option", "The score that ends the match."),
                         { { "1500", "1500" },
                           { "500", "500" },
                           { "750", "750" },
                           { "1001", "1001" },
                           { "2000", "2000" } } },
  { NULL, NULL, NULL, { { NULL, NULL } } },
};

/* K-4.2, as value bits: 1 is the first value, the default. */
const OptionLimit klaverjas_limits[] = {
  { KLAVERJAS_FIRST_SPEAKER, 1, KLAVERJAS_TRUMP, 1 << KLAVERJAS_TRUMP_FREE },
  { KLAVERJAS_RANDOM_SECOND, 1, KLAVERJAS_TRUMP, 1 << KLAVERJAS_TRUMP_RANDOM },
  { KLAVERJAS_TARGET, 1, KLAVERJAS_END, 1 << KLAVERJAS_END_TARGET },
  { KLAVERJAS_DEALS, 1, KLAVERJAS_END, 1 << KLAVERJAS_END_BOOM },
  { 0, 0, 0, 0 },
};

/* K-4.3 */
const OptionPreset klaverjas_presets[] = {
  { "amsterdam", "Amsterdams", "" },
  { "rotterdam", "Rotterdams", "rules=rotterdam first_speaker=dealer" },
  { "utrecht", "Utrechts", "trump=utrecht" },
  { NULL, NULL, NULL },
};

/* K-6.1 */
const VerbInfo klaverjas_verbs[] = {
  { VERB_PASS, "pass", SHAPE_PLAIN, "Pas", "pas", NC_ ("call", "Pass") },
  { VERB_TRUMP, "trump", SHAPE_SUIT, "Ik speel {suit}", "ik speel {suit}",
    NC_ ("call", "Trumps: {suit}") },
  { VERB_PLAY, "play", SHAPE_CARD, NULL, NULL, NULL },
  { KLAVERJAS_VERB_ROEM, "roem", SHAPE_PLAIN, "Roem!", "roem!", NC_ ("call", "Claim the roem") },
  { KLAVERJAS_VERB_SILENT, "silent", SHAPE_PLAIN, "Zwijgen", "…", NC_ ("call", "Keep silent") },
  { 0, NULL, SHAPE_PLAIN, NULL, NULL, NULL },
};
