/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Game table and dealing. */

#include "rules/games/klaverjas/klaverjas.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/games/klaverjas/klaverjas-calls.h"
#include "rules/games/klaverjas/klaverjas-play.h"
#include "rules/games/klaverjas/klaverjas-score.h"
#include "rules/games/klaverjas/klaverjas-shown.h"
#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/games/klaverjas/klaverjas-tables.h"
#include "rules/jass.h"
#include "rules/match.h"

/* ---- Dealing: K-5 ---------------------------------------------------------------------------- */

/* K-5.1: seat 0 is forehand of the first deal */
static unsigned
klaverjas_first_dealer (const Options *options)
{
  return klaverjas_count_seats (options) - 1;
}

/* One round of dealing: @cards per seat, from index @first. */
typedef struct
{
  unsigned first;
  unsigned cards;
} Throw;

/* K-5.2, K-5.3, K-5.4; an empty throw ends each list */
static const Throw throws_323[]
    = { { .first = 0, .cards = 3 }, { .first = 12, .cards = 2 }, { .first = 20, .cards = 3 }, {} };
static const Throw throws_44[] = { { .first = 0, .cards = 4 }, { .first = 16, .cards = 4 }, {} };
static const Throw throws_three[]
    = { { .first = 0, .cards = 4 }, { .first = 12, .cards = 3 }, { .first = 23, .cards = 3 }, {} };

#define FIRST_EXTRA_CARD 21 /* K-5.4 */

static const Throw *
throws_of (const Options *options)
{
  if (klaverjas_is_three (options))
    return throws_three;

  return option_is (options, KLAVERJAS_DEAL, KLAVERJAS_DEAL_44) ? throws_44 : throws_323;
}

/* Puts the first club of the turn-up pile @low on top; K-5.7 */
static void
put_club_on_top (Card *low)
{
  unsigned club = 0;
  Card card;

  while (pack_suit (&jass_pack_with_low, low[club]) != SUIT_CLUBS)
    club++;
  card = low[club];
  memmove (low + 1, low, club * sizeof *low);
  low[0] = card;
}

/* Splits the shuffled pack into main pack and turn-up pile (K-3.2). */
static void
split_pack (Deal *deal, const Match *match, Card *main_pack)
{
  KlaverjasState *own = &deal->own.klaverjas;
  Card low[CARDS_MAX];
  unsigned n_main = 0;
  unsigned n_low = 0;

  for (unsigned i = 0; i < deal->n_pack; i++)
    {
      Card card = deal->pack[i];

      g_assert (card >= JASS_CARDS || n_main < JASS_CARDS);
      if (card < JASS_CARDS)
        main_pack[n_main++] = card;
      else
        low[n_low++] = card;
    }
  if (klaverjas_begins_with_clubs (match))
    put_club_on_top (low);
  memcpy (own->turned, low, sizeof own->turned);
}

/* K-5.1: forehand first; K-5.6: no cut, no misdeal */
static void
klaverjas_deal (Deal *deal, const Match *match)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned forehand = deal_forehand (deal);
  Card split[JASS_CARDS];
  const Card *main_pack = deal->pack;

  memset (own->turned, CARD_NONE, sizeof own->turned);
  if (deal->n_pack > JASS_CARDS)
    {
      split_pack (deal, match, split);
      main_pack = split;
    }
  for (const Throw *next = throws_of (&deal->options); next->cards != 0; next++)
    {
      const Card *card = main_pack + next->first;
      unsigned seat = forehand;

      for (unsigned k = 0; k < deal->n_seats; k++, card += next->cards)
        {
          CardSet cards = 0;

          for (unsigned i = 0; i < next->cards; i++)
            cards |= card_set_of (card[i]);
          deal->hand[seat] |= cards;
          seat = deal_seat_after (deal, seat, 1);
        }
    }
  for (unsigned i = 0; klaverjas_is_three (&deal->options) && i < KLAVERJAS_EXTRA_CARDS; i++)
    own->extra |= card_set_of (main_pack[FIRST_EXTRA_CARD + i]);

  own->pit = KLAVERJAS_NO_UNIT;
  klaverjas_begin_trump_choice (deal);
}

/* ---- Phases: K-6.1 --------------------------------------------------------------------------- */

/* K-6.1 */
static void
klaverjas_legal (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case KLAVERJAS_PHASE_OFFER:
    case KLAVERJAS_PHASE_CHOOSE:
    case KLAVERJAS_PHASE_NAME:
      klaverjas_legal_trump (deal, list);
      break;
    case KLAVERJAS_PHASE_ROEM:
      klaverjas_legal_claims (deal, list);
      break;
    case KLAVERJAS_PHASE_DISCARD:
      klaverjas_legal_discard (deal, list);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      klaverjas_legal_kraak (deal, list);
      break;
    case KLAVERJAS_PHASE_DECLARE:
      klaverjas_legal_declare (deal, list);
      break;
    default:
      klaverjas_legal_cards (deal, list);
    }
}

/* K-6.1 */
static void
klaverjas_apply (Deal *deal, Action action)
{
  switch (action_verb (action))
    {
    case VERB_TRUMP:
      klaverjas_name_trump (deal, (Suit) action_arg (action));
      break;
    case KLAVERJAS_VERB_PLAY_STUK:
    case VERB_PLAY:
      klaverjas_play_card (deal, (Card) action_arg (action),
                           action_verb (action) == KLAVERJAS_VERB_PLAY_STUK);
      break;
    case KLAVERJAS_VERB_ROEM:
    case KLAVERJAS_VERB_SILENT:
      klaverjas_answer_roem (deal, action_verb (action) == KLAVERJAS_VERB_ROEM);
      break;
    case KLAVERJAS_VERB_DISCARD:
      klaverjas_apply_discard (deal, (Card) action_arg (action));
      break;
    case KLAVERJAS_VERB_DECLARE_NONE:
    case KLAVERJAS_VERB_DECLARE_ALL:
    case KLAVERJAS_VERB_DECLARE_NOSTUK:
      klaverjas_apply_declare (deal, action);
      break;
    case VERB_PASS:
    case KLAVERJAS_VERB_KRAAK:
    case KLAVERJAS_VERB_HERKRAAK:
    case KLAVERJAS_VERB_SUPERKRAAK:
      if (deal->phase == KLAVERJAS_PHASE_KRAAK)
        klaverjas_apply_kraak (deal, action);
      else
        klaverjas_pass_trump (deal);
      break;
    default:
      g_return_if_reached ();
    }
}

static const GameForm forms[] = {
  { .key = "kraken",
    .title = "Kraken",
    .summary = NC_ ("game", "Klaverjassen for the daring: open roem and doubled stakes"),
    .modes = 1u << KLAVERJAS_GAME_KRAKEN },
  { .key = "klaverjas-three",
    .title = NC_ ("game", "Klaverjassen for three"),
    .summary = NC_ ("game", "Each alone: the maker picks up two cards and lays two aside"),
    .modes = 1u << KLAVERJAS_GAME_THREE },
  { .key = NULL },
};

static const char *const player_names[SEATS_MAX]
    = { "Jan", "Trijntje", "Piet", "Marijke", "Kees", "Sophie", "Willem", "Anna" };

static const char *const *
klaverjas_unit_names (const Options *options)
{
  static const char *const names[] = { NC_ ("side", "We"), NC_ ("side", "They") };

  return klaverjas_is_three (options) ? NULL : names;
}

const Game klaverjas_game = {
  .key = "klaverjas",
  .title = "Klaverjassen",
  .vocabulary = &vocabulary_dutch,
  .summary = NC_ ("game", "The Dutch favourite for two against two: trumps, roem and pit"),
  .player_names = player_names,
  .forms = forms,
  .usual_deck = "french",
  .sample = { "JH", "9H", "AC", "QS", "TD" },
  .usual_place = "cafe",
  .clockwise = true,
  .declarer_name = NC_ ("mark", "plays"),
  .declarer_short = NC_ ("mark, short", "pl."),
  .declarer_meaning = NC_ ("role", "maker of trumps"),
  .verbs = klaverjas_verbs,
  .phases = klaverjas_phases,
  .evening = &(const GameEvening) {
    .kind = EVENING_DRIVE,
    .n_tables = { 4, 8 },
    .n_rounds = 3,
    .deals_each = 4,
    .seconds = 90,
    .settings = "tournament=no",
  },
  .options = &(const GameOptions) {
    .list = klaverjas_options,
    .limits = klaverjas_limits,
    .presets = klaverjas_presets,
  },
  .setup = &(const GameSetup) {
    .pack = klaverjas_pack,
    .count_seats = klaverjas_count_seats,
    .count_units = klaverjas_count_units,
    .unit_of = klaverjas_unit_of,
    .unit_names = klaverjas_unit_names,
    .has_signals = klaverjas_has_signals,
    .first_dealer = klaverjas_first_dealer,
    .order = klaverjas_order,
  },
  .play = &(const GamePlay) {
    .duties = klaverjas_duties,
    .trick_play = klaverjas_trick_play,
    .trick_score = klaverjas_trick_score,
    .deal = klaverjas_deal,
    .special = klaverjas_special,
    .legal = klaverjas_legal,
    .apply = klaverjas_apply,
    .take_trick = klaverjas_take_trick,
    .result = klaverjas_result,
    .book = klaverjas_book,
    .player_at = klaverjas_player_at,
    .standings = klaverjas_standings,
    .only_cards_count = klaverjas_only_cards_count,
  },
  .sight = &klaverjas_sight,
  .show = &klaverjas_show,
  .counsel = &klaverjas_counsel,
  .sheet = &klaverjas_sheet,
  .statistics = &(const GameStatistics) {
    .outcome = klaverjas_outcome,
    .made = NC_ ("statistics", "Own deals made"),
    .beaten = NC_ ("statistics", "Others played nat"),
    .luck = klaverjas_luck,
  },
};
