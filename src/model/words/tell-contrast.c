/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sentences for the fact that makes one action better than another (contrast.h). */

#include <glib/gi18n-lib.h>

#include "model/words/tell-done.h"
#include "model/words/tell-reason.h"
#include "model/words/tell-text.h"
#include "players/player-game.h"
#include "rules/game.h"
#include "rules/talon-play.h"

#define NUMBER_MAX 16

/* {n}: how often with the recommended action, as in "nearly always"; {m}: with {rival}. */
static const char *const sentences[CONTRAST_KINDS] = {
  [CONTRAST_LAST_TRUMP]
  = NC_ ("hint", "The last trump against you falls: {n} this way, {m} with {rival}."),
  [CONTRAST_BONUS_TAKEN]
  = NC_ ("hint", "You win {points} {bonus} in this trick: {n} this way, {m} with {rival}."),
  [CONTRAST_BONUS_GIVEN]
  = NC_ ("hint", "You lose {points} {bonus} in this trick: {m} with {rival}, {n} this way."),
  [CONTRAST_DRAWN] = NC_ ("hint", "It draws trumps: {n} this way, {m} with {rival}."),
  [CONTRAST_FORCED] = NC_ ("hint", "It forces a ruff: {n} this way, {m} with {rival}."),
  [CONTRAST_PARTNER_RUFFS]
  = NC_ ("hint", "Your partner ruffs this trick: {n} this way, {m} with {rival}."),
  [CONTRAST_TRICK_TAKEN]
  = NC_ ("hint", "You take this trick, about {worth}: {n} this way, {m} with {rival}."),
  [CONTRAST_TRICK_LEFT]
  = NC_ ("hint", "With {rival} you would take this trick {m}, this way {n}, but later that would "
                 "cost you more than it brings."),
  [CONTRAST_TO_PARTNER]
  = NC_ ("hint", "Your partner takes this trick: {n} this way, {m} with {rival}."),
  [CONTRAST_FED]
  = NC_ ("hint", "You take this trick {n}: this card counts more in it than {rival}."),
  [CONTRAST_SAVED] = NC_ ("hint", "You lose this trick {m}: {rival} would cost you more."),
  [CONTRAST_LEAD_KEPT]
  = NC_ ("hint", "You lead to the next trick: {n} this way, {m} with {rival}."),
  [CONTRAST_LEAD_LEFT]
  = NC_ ("hint", "Somebody else leads to the next trick: {n} this way, {m} with {rival}."),
  [CONTRAST_OUT_NOW] = NC_ ("hint", "Right after this trick the deal is yours: {n} "
                                    "this way, {m} with {rival}."),
  [CONTRAST_HOME]
  = NC_ ("hint", "{card} ends in a trick of yours: {n} if kept for later, {m} if played now."),
  [CONTRAST_CAUGHT] = NC_ ("hint", "You catch {card}: {n} this way, {m} with {rival}."),
  [CONTRAST_LAST_TRICK] = NC_ ("hint", "The last trick is yours: {n} this way, {m} with {rival}."),
  [CONTRAST_BONUS_LATER] = NC_ ("hint", "Later you can do better in {bonus} than after {rival}."),
  [CONTRAST_LONG] = NC_ ("hint", "Later {cards} can win more tricks than after {rival}."),
  [CONTRAST_MORE_TRICKS] = NC_ ("hint", "You can take more tricks than with {rival}."),
  [CONTRAST_OUT]
  = NC_ ("hint", "You have enough before the last trick: {n} this way, {m} with {rival}."),
  [CONTRAST_FEWER_TRICKS] = NC_ ("hint", "You take fewer tricks than with {rival}."),
  [CONTRAST_LAST_LEFT] = NC_ ("hint", "You take the last trick: {m} with {rival}, {n} this way."),
  [CONTRAST_MADE] = NC_ ("hint", "You make your contract: {n} this way, {m} with {rival}."),
  [CONTRAST_FAILED] = NC_ ("hint", "Your contract fails: {m} with {rival}, {n} this way."),
  [CONTRAST_CONCEDED]
  = NC_ ("hint", "With {rival} the other side makes its contract {m}, this way {n}."),
  [CONTRAST_BROKEN]
  = NC_ ("hint", "This way the other side’s contract fails {n}; with {rival} it fails {m}."),
  [CONTRAST_NOBODY] = NC_ ("hint", "The deal is thrown in: {n} this way, {m} with {rival}."),
  [CONTRAST_WON] = NC_ ("hint", "You win the deal: {n} this way, {m} with {rival}."),
  [CONTRAST_STAKE_WON] = NC_ ("hint", "You win {n}, and this way you win by more."),
  [CONTRAST_STAKE_LOST] = NC_ ("hint", "You win {n}, and this way it costs you less when you "
                                       "lose."),
};

/* Returns the sentence that names how the worse card is lost, or NULL. */
static const char *
sentence_of_loss (const Contrast *contrast, unsigned n_worlds, gboolean is_worth_told,
                  gboolean is_own)
{
  switch (contrast->kind)
    {
    case CONTRAST_TRICK_TAKEN:
      if (contrast->is_certain)
        return contrast->is_ruff
                   ? NC_ ("hint", "You take this trick {n}; {rival} would be ruffed.")
                   : NC_ ("hint", "You take this trick {n}; {rival} would lose it to {beater}.");
      if (contrast->is_ruff)
        return is_worth_told
                   ? NC_ ("hint",
                          "You take this trick, about {worth}, {n}; {rival} would usually be "
                          "ruffed.")
                   : NC_ ("hint", "You take this trick {n}; {rival} would usually be "
                                  "ruffed.");
      if (contrast->beater == CARD_NONE)
        return NULL;
      return is_worth_told
                 ? NC_ ("hint", "You take this trick, about {worth}, {n}; {rival} would usually "
                                "lose it to {beater}.")
                 : NC_ ("hint", "You take this trick {n}; {rival} would usually lose it to "
                                "{beater}.");
    case CONTRAST_SAVED:
      if (contrast->beater == CARD_NONE)
        return 2 * contrast->n_worse < n_worlds
                   ? NC_ ("hint", "If you lose this trick, {rival} costs you more.")
                   : NULL;
      return contrast->is_certain
                 ? NC_ ("hint", "{beater} would take {rival}, which is worth more than your card.")
                 : NC_ ("hint", "{beater} would usually take {rival}, which is worth more than "
                                "your card.");
    case CONTRAST_HOME:
      return contrast->is_ruff && is_own
                 ? NC_ ("hint", "Play this card now and it goes into a trick that you win {n}; "
                                "later it would often be ruffed.")
                 : NULL;
    default:
      return NULL;
    }
}

/*
 * Returns the sentence for an end of the deal that only one action has, or that a contract may have
 * which nobody has called yet; else NULL.
 */
static const char *
sentence_of_one (const Deal *deal, const Contrast *contrast, unsigned n_worlds)
{
  bool is_call = deal->declarer == NO_SEAT;

  switch (contrast->kind)
    {
    case CONTRAST_MADE:
      if (!is_call && contrast->n_worse > 0)
        return NULL;
      return is_call && 2 * contrast->n_better < n_worlds
                 ? NC_ ("hint", "You make your contract {tenths}: on average that is still better "
                                "than {rival}.")
                 : NC_ ("hint", "You make your contract {tenths}.");
    case CONTRAST_FAILED:
      if (!is_call && contrast->n_better > 0)
        return NULL;
      if (is_call && contrast->is_risky)
        return NC_ ("hint", "With {rival} your contract fails {tenths}, and failing costs more "
                            "than making it brings.");
      return is_call && 2 * contrast->n_worse < n_worlds
                 ? NC_ ("hint", "With {rival} your contract fails {tenths}: on average that is "
                                "still worse.")
                 : NC_ ("hint", "With {rival} your contract fails {tenths}.");
    case CONTRAST_CONCEDED:
      return contrast->n_better == 0
                 ? NC_ ("hint", "With {rival} the other side makes its contract {tenths}.")
                 : NULL;
    case CONTRAST_STAKE_WON:
      return 2 * contrast->n_better <= n_worlds
                 ? NC_ ("hint", "You win {n}, but when you win, you win so much more that it pays.")
                 : NULL;
    case CONTRAST_STAKE_LOST:
      if (contrast->n_better > 0)
        return NULL;
      return contrast->is_exact ? NC_ ("hint", "You never win, but this way it costs you less.")
                                : NC_ ("hint", "You hardly ever win, but this way it costs you "
                                               "less.");
    default:
      return NULL;
    }
}

/* ---- Going out ------------------------------------------------------------------------------- */

/* Points with which a player goes out, as far as he counts his own. */
typedef struct
{
  unsigned have;
  unsigned needed; /* 0 if points do not end the deal, or some do not count yet */
  CardSet pair;    /* own cards, not announced yet, that would make it enough; or 0 */
  unsigned more;   /* points of @pair */
} GoingOut;

static void
find_pair (const Deal *deal, GoingOut *out)
{
  CardSet hand = deal->hand[deal->turn];
  TalonPlay play;

  if (deal->phase != PHASE_PLAY || !talon_play_make (&play, deal))
    return;
  for (unsigned i = 0; i < play.n_announcements; i++)
    {
      const TalonAnnouncement *pair = &play.announcement[i];

      if ((pair->cards & ~hand) == 0 && out->have + pair->points >= out->needed
          && (out->pair == 0 || pair->points < out->more))
        {
          out->pair = pair->cards;
          out->more = pair->points;
        }
    }
}

static void
find_going_out (const Deal *deal, GoingOut *out)
{
  OwnCount count = { 0 };

  game_count (deal, (unsigned) deal->turn, &count);
  *out = (GoingOut) { .have = count.value, .needed = count.waiting > 0 ? 0 : count.needed };
  if (out->have < out->needed)
    find_pair (deal, out);
  else
    out->needed = 0;
}

/* Returns the sentence with the points that are missing, or NULL. */
static const char *
sentence_of_going_out (const Contrast *contrast, const GoingOut *out, gboolean is_certain)
{
  if (out->needed == 0 || out->have == 0)
    return NULL;
  if (contrast->kind == CONTRAST_OUT_NOW)
    return is_certain
               ? NC_ ("hint", "You have {have} and need {missing} more to reach {needed}: this "
                              "way the trick brings enough; with {rival} it does not.")
               : NC_ ("hint", "You have {have} and need {missing} more to reach {needed}: the "
                              "trick brings enough {n} this way, {m} with {rival}.");
  if (contrast->kind != CONTRAST_OUT)
    return NULL;
  if (out->pair != 0)
    return is_certain
               ? NC_ ("hint", "You have {have} now; the {more} of {pair} in your hand make it "
                              "{sum}, and {needed} are enough. With {rival} you do not get there "
                              "before the last trick.")
               : NC_ ("hint", "You have {have} now; the {more} of {pair} in your hand make it "
                              "{sum}, and {needed} are enough. You get there before the last "
                              "trick: {n} this way, {m} with {rival}.");

  return is_certain ? NC_ ("hint", "You have {have} and need {missing} more to reach {needed} "
                                   "before the last trick: this way you get them; with {rival} "
                                   "you do not.")
                    : NC_ ("hint", "You have {have} and need {missing} more to reach {needed} "
                                   "before the last trick: this way you get them {n}, with "
                                   "{rival} {m}.");
}

static gboolean
is_last_to_play (const Deal *deal)
{
  return deal->phase == PHASE_PLAY && deal->trick.n + 1u == deal_count_players (deal);
}

static const char *
usual_sentence (const Deal *deal, const Contrast *contrast, unsigned n_worlds,
                gboolean is_worth_told, gboolean is_own)
{
  const char *loss = sentence_of_loss (contrast, n_worlds, is_worth_told, is_own);
  const char *one = sentence_of_one (deal, contrast, n_worlds);

  if (loss != NULL || one != NULL)
    return loss != NULL ? loss : one;
  if (contrast->kind == CONTRAST_TRICK_TAKEN && !is_worth_told)
    return NC_ ("hint", "You take this trick: {n} this way, {m} with {rival}.");
  if (contrast->kind == CONTRAST_TRICK_LEFT && player_shuns (deal) != SHUNS_NOTHING)
    return NC_ ("hint", "With {rival} you would take this trick {m}, this way {n}: you do not want "
                        "it.");
  if (contrast->kind == CONTRAST_HOME && is_own)
    return is_last_to_play (deal) && 2 * contrast->n_better > n_worlds
               ? NC_ ("hint", "Played now, it is certain to end in a trick of yours; kept for "
                              "later, it does so only {m}.")
               : NC_ ("hint", "It ends in a trick of yours: {n} if played now, {m} if kept for "
                              "later.");

  return sentences[contrast->kind];
}

/* ---- Certain facts --------------------------------------------------------------------------- */

/* Sentences where nothing happens more or less often: all cards are known, or the user is last. */
static const char *const certain_sentences[CONTRAST_KINDS] = {
  [CONTRAST_LAST_TRUMP]
  = NC_ ("hint", "The last trump against you falls; with {rival} it does not."),
  [CONTRAST_BONUS_TAKEN]
  = NC_ ("hint", "You win {points} {bonus} in this trick; with {rival} you do not."),
  [CONTRAST_BONUS_GIVEN] = NC_ ("hint", "With {rival} you lose {points} {bonus} in this trick."),
  [CONTRAST_DRAWN] = NC_ ("hint", "It draws trumps; with {rival} none fall."),
  [CONTRAST_FORCED] = NC_ ("hint", "It forces a ruff; with {rival} nobody must ruff."),
  [CONTRAST_PARTNER_RUFFS]
  = NC_ ("hint", "Your partner ruffs this trick; with {rival} that does not happen."),
  [CONTRAST_TRICK_TAKEN] = NC_ ("hint", "You take this trick; with {rival} you do not."),
  [CONTRAST_TRICK_LEFT]
  = NC_ ("hint", "With {rival} you would take this trick, but later that would cost you more "
                 "than it brings."),
  [CONTRAST_TO_PARTNER]
  = NC_ ("hint", "It leaves this trick to your partner; with {rival} that does not work."),
  [CONTRAST_FED] = NC_ ("hint", "You take this trick: this card counts more in it than {rival}."),
  [CONTRAST_SAVED] = NC_ ("hint", "You would lose {rival} in this trick, and it is worth more."),
  [CONTRAST_LEAD_KEPT] = NC_ ("hint", "You lead to the next trick; with {rival} you do not."),
  [CONTRAST_LEAD_LEFT]
  = NC_ ("hint", "Somebody else leads to the next trick; with {rival} you must."),
  [CONTRAST_OUT_NOW] = NC_ ("hint", "Right after this trick the deal is yours; with {rival} not "
                                    "yet."),
  [CONTRAST_HOME] = NC_ ("hint", "Kept for later, {card} ends in a trick of yours; played now, it "
                                 "is lost."),
  [CONTRAST_CAUGHT] = NC_ ("hint", "You catch {card}; with {rival} you do not."),
  [CONTRAST_LAST_TRICK] = NC_ ("hint", "The last trick is yours; with {rival} it is not."),
  [CONTRAST_OUT] = NC_ ("hint", "You have enough before the last trick; with {rival} you do not."),
  [CONTRAST_MADE] = NC_ ("hint", "You make your contract; with {rival} you do not."),
  [CONTRAST_FAILED] = NC_ ("hint", "With {rival} your contract fails."),
  [CONTRAST_CONCEDED] = NC_ ("hint", "With {rival} the other side makes its contract."),
  [CONTRAST_BROKEN] = NC_ ("hint", "The other side’s contract fails; with {rival} it does not."),
  [CONTRAST_NOBODY] = NC_ ("hint", "The deal is thrown in; with {rival} it is played."),
  [CONTRAST_WON] = NC_ ("hint", "You win the deal; with {rival} you do not."),
  [CONTRAST_STAKE_WON] = NC_ ("hint", "You win either way, but this way by more."),
  [CONTRAST_STAKE_LOST] = NC_ ("hint", "You do not win either way, but this way it costs you "
                                       "less."),
};

static const char *
certain_sentence (const Deal *deal, const Contrast *contrast, gboolean is_worth_told,
                  gboolean is_own)
{
  switch (contrast->kind)
    {
    case CONTRAST_TRICK_LEFT:
      if (player_shuns (deal) != SHUNS_NOTHING)
        return NC_ ("hint", "With {rival} you would take this trick, and you do not want it.");
      break;
    case CONTRAST_TRICK_TAKEN:
      if (contrast->is_ruff)
        return is_worth_told ? NC_ ("hint", "You take this trick, {worth}; {rival} would be "
                                            "ruffed.")
                             : NC_ ("hint", "You take this trick; {rival} would be ruffed.");
      if (contrast->beater != CARD_NONE)
        return is_worth_told
                   ? NC_ ("hint", "You take this trick, {worth}; {rival} would lose it to "
                                  "{beater}.")
                   : NC_ ("hint", "You take this trick; {rival} would lose it to {beater}.");
      if (is_worth_told)
        return NC_ ("hint", "You take this trick, {worth}; with {rival} you do not.");
      break;
    case CONTRAST_SAVED:
      if (contrast->beater != CARD_NONE)
        return NC_ ("hint", "{beater} would take {rival}, which is worth more than your card.");
      break;
    case CONTRAST_HOME:
      if (is_own)
        return contrast->is_ruff
                   ? NC_ ("hint", "Play this card now and it goes into a trick that you win; "
                                  "later it would be ruffed.")
                   : NC_ ("hint", "Play this card now and it goes into a trick that you win; "
                                  "later it would be lost.");
      break;
    default:
      break;
    }

  /* without a share in it, a sentence holds for one world as well */
  return certain_sentences[contrast->kind] != NULL ? certain_sentences[contrast->kind]
                                                   : sentences[contrast->kind];
}

/*
 * Returns true if @contrast is certain: there is one world, or the user plays last and all worlds
 * agree on this trick.
 */
static gboolean
is_certain (const Deal *deal, const Contrast *contrast, unsigned n_worlds)
{
  if (n_worlds == 1)
    return TRUE;
  if (!is_last_to_play (deal) || contrast->kind >= CONTRAST_HOME)
    return FALSE;

  return (contrast->n_better == n_worlds && contrast->n_worse == 0)
         || (contrast->n_better == 0 && contrast->n_worse == n_worlds);
}

static const char *
sentence_of (const Deal *deal, const Contrast *contrast, unsigned n_worlds, gboolean is_own)
{
  gboolean is_worth_told = !deal->game->counts_at_end && contrast->points >= 2;

  if (is_certain (deal, contrast, n_worlds))
    return certain_sentence (deal, contrast, is_worth_told, is_own);

  return usual_sentence (deal, contrast, n_worlds, is_worth_told, is_own);
}

/* Sentences about the user alone, and about a side with a partner. */
static const char *const sides[][2] = {
  { "You win {points} {bonus} in this trick: {n} this way, {m} with {rival}.",
    NC_ ("hint", "Your side wins {points} {bonus} in this trick: {n} this way, {m} with "
                 "{rival}.") },
  { "You lose {points} {bonus} in this trick: {m} with {rival}, {n} this way.",
    NC_ ("hint", "Your side loses {points} {bonus} in this trick: {m} with {rival}, {n} this "
                 "way.") },
  { "You take this trick, about {worth}: {n} this way, {m} with {rival}.",
    NC_ ("hint", "Your side takes this trick, about {worth}: {n} this way, {m} with {rival}.") },
  { "You take this trick: {n} this way, {m} with {rival}.",
    NC_ ("hint", "Your side takes this trick: {n} this way, {m} with {rival}.") },
  { "With {rival} you would take this trick {m}, this way {n}, but later that would cost you "
    "more than it brings.",
    NC_ ("hint",
         "With {rival} your side would take this trick {m}, this way {n}, but later that would "
         "cost you more than it brings.") },
  { "With {rival} you would take this trick {m}, this way {n}: you do not want it.",
    NC_ ("hint", "With {rival} your side would take this trick {m}, this way {n}: you do not want "
                 "it.") },
  { "You take this trick {n}: this card counts more in it than {rival}.",
    NC_ ("hint", "Your side takes this trick {n}: this card counts more in it than {rival}.") },
  { "You lose this trick {m}: {rival} would cost you more.",
    NC_ ("hint", "Your side loses this trick {m}: {rival} would cost you more.") },
  { "If you lose this trick, {rival} costs you more.",
    NC_ ("hint", "If your side loses this trick, {rival} costs you more.") },
  { "{card} ends in a trick of yours: {n} if kept for later, {m} if played now.",
    NC_ ("hint", "{card} ends in a trick of your side: {n} if kept for later, {m} if played "
                 "now.") },
  { "It ends in a trick of yours: {n} if played now, {m} if kept for later.",
    NC_ ("hint", "It ends in a trick of your side: {n} if played now, {m} if kept for later.") },
  { "Played now, it is certain to end in a trick of yours; kept for later, it does so only {m}.",
    NC_ ("hint", "Played now, it is certain to end in a trick of your side; kept for later, it "
                 "does so only {m}.") },
  { "Play this card now and it goes into a trick that you win {n}; later it would often be ruffed.",
    NC_ ("hint", "Play this card now and it goes into a trick that your side wins {n}; later it "
                 "would often be ruffed.") },
  { "You catch {card}: {n} this way, {m} with {rival}.",
    NC_ ("hint", "Your side catches {card}: {n} this way, {m} with {rival}.") },
  { "The last trick is yours: {n} this way, {m} with {rival}.",
    NC_ ("hint", "Your side takes the last trick: {n} this way, {m} with {rival}.") },
  { "You can take more tricks than with {rival}.",
    NC_ ("hint", "Your side can take more tricks than with {rival}.") },
  { "You take fewer tricks than with {rival}.",
    NC_ ("hint", "Your side takes fewer tricks than with {rival}.") },
  { "You take this trick, about {worth}, {n}; {rival} would usually be ruffed.",
    NC_ ("hint", "Your side takes this trick, about {worth}, {n}; {rival} would usually be "
                 "ruffed.") },
  { "You take this trick {n}; {rival} would be ruffed.",
    NC_ ("hint", "Your side takes this trick {n}; {rival} would be ruffed.") },
  { "You take this trick {n}; {rival} would lose it to {beater}.",
    NC_ ("hint", "Your side takes this trick {n}; {rival} would lose it to {beater}.") },
  { "You take this trick {n}; {rival} would usually be ruffed.",
    NC_ ("hint", "Your side takes this trick {n}; {rival} would usually be ruffed.") },
  { "You take this trick, about {worth}, {n}; {rival} would usually lose it to {beater}.",
    NC_ ("hint", "Your side takes this trick, about {worth}, {n}; {rival} would usually lose it "
                 "to {beater}.") },
  { "You take this trick {n}; {rival} would usually lose it to {beater}.",
    NC_ ("hint", "Your side takes this trick {n}; {rival} would usually lose it to {beater}.") },
  { "You win {points} {bonus} in this trick; with {rival} you do not.",
    NC_ ("hint", "Your side wins {points} {bonus} in this trick; with {rival} it does not.") },
  { "With {rival} you lose {points} {bonus} in this trick.",
    NC_ ("hint", "With {rival} your side loses {points} {bonus} in this trick.") },
  { "You take this trick; with {rival} you do not.",
    NC_ ("hint", "Your side takes this trick; with {rival} it does not.") },
  { "You take this trick, {worth}; with {rival} you do not.",
    NC_ ("hint", "Your side takes this trick, {worth}; with {rival} it does not.") },
  { "With {rival} you would take this trick, and you do not want it.",
    NC_ ("hint", "With {rival} your side would take this trick, and you do not want it.") },
  { "You take this trick, {worth}; {rival} would be ruffed.",
    NC_ ("hint", "Your side takes this trick, {worth}; {rival} would be ruffed.") },
  { "You take this trick; {rival} would be ruffed.",
    NC_ ("hint", "Your side takes this trick; {rival} would be ruffed.") },
  { "You take this trick, {worth}; {rival} would lose it to {beater}.",
    NC_ ("hint", "Your side takes this trick, {worth}; {rival} would lose it to {beater}.") },
  { "You take this trick; {rival} would lose it to {beater}.",
    NC_ ("hint", "Your side takes this trick; {rival} would lose it to {beater}.") },
  { "With {rival} you would take this trick, but later that would cost you more than it brings.",
    NC_ ("hint", "With {rival} your side would take this trick, but later that would cost you "
                 "more than it brings.") },
  { "You take this trick: this card counts more in it than {rival}.",
    NC_ ("hint", "Your side takes this trick: this card counts more in it than {rival}.") },
  { "Kept for later, {card} ends in a trick of yours; played now, it is lost.",
    NC_ ("hint", "Kept for later, {card} ends in a trick of your side; played now, it is lost.") },
  { "Play this card now and it goes into a trick that you win; later it would be ruffed.",
    NC_ ("hint", "Play this card now and it goes into a trick that your side wins; later it "
                 "would be ruffed.") },
  { "Play this card now and it goes into a trick that you win; later it would be lost.",
    NC_ ("hint", "Play this card now and it goes into a trick that your side wins; later it "
                 "would be lost.") },
  { "You catch {card}; with {rival} you do not.",
    NC_ ("hint", "Your side catches {card}; with {rival} it does not.") },
  { "The last trick is yours; with {rival} it is not.",
    NC_ ("hint", "Your side takes the last trick; with {rival} it does not.") },
};

/* Returns @text as it is for the side of the seat at turn. */
static const char *
for_side (const char *text, const Deal *deal)
{
  bool has_partner = seats_count (game_allies (deal, (unsigned) deal->turn)) > 1;

  for (guint i = 0; i < G_N_ELEMENTS (sides) && has_partner; i++)
    if (g_str_equal (sides[i][0], text))
      return sides[i][1];

  return text;
}

static char *
card_of (const Telling *telling, const Deal *deal, const Contrast *contrast)
{
  CardSet own = player_cards_in (contrast->cards, deal);

  if (contrast->card == CARD_NONE)
    return NULL;
  if (contrast->kind == CONTRAST_HOME)
    return words_cards_short (telling->suits, deal_pack (deal), own);

  return words_card (telling->suits, deal_pack (deal), contrast->card);
}

/* Returns true if the sentence of @kind tells how often with the rival first. */
static gboolean
tells_rival_first (ContrastKind kind)
{
  return kind == CONTRAST_BONUS_GIVEN || kind == CONTRAST_TRICK_LEFT || kind == CONTRAST_FAILED
         || kind == CONTRAST_CONCEDED || kind == CONTRAST_LAST_LEFT;
}

static gboolean
is_about_card (ContrastKind kind)
{
  return kind == CONTRAST_FED || kind == CONTRAST_SAVED || kind == CONTRAST_TRICK_LEFT
         || kind == CONTRAST_BONUS_GIVEN || kind == CONTRAST_TRICK_TAKEN;
}

char *
tell_quoted (const Telling *telling, const Deal *deal, Action action)
{
  g_autofree char *name = tell_done (telling, deal, action);
  const WordsValue values[] = { { "{call}", name }, { NULL, NULL } };

  return tell_is_deed (deal, action) ? words_fill (C_ ("advice", "“{call}”"), values)
                                     : g_steal_pointer (&name);
}

char *
tell_contrast (const Telling *telling, const Deal *deal, const Contrast *contrast,
               unsigned n_worlds, Action worse)
{
  gboolean is_rival_first = tells_rival_first (contrast->kind);
  gboolean is_left = contrast->kind == CONTRAST_TRICK_LEFT;
  gboolean is_exact = contrast->is_exact;
  gboolean is_of_trick
      = is_left || contrast->kind == CONTRAST_TRICK_TAKEN || contrast->kind == CONTRAST_FED;
  gboolean is_sure_n = is_of_trick && contrast->is_sure_better;
  gboolean is_sure_m = is_of_trick && contrast->is_sure_worse;
  unsigned n_better = is_left ? n_worlds - contrast->n_better : contrast->n_better;
  unsigned n_worse = is_left ? n_worlds - contrast->n_worse : contrast->n_worse;
  Card other = action_card (deal->game, worse);
  g_autofree char *rival = NULL;
  g_autofree char *card = NULL;
  g_autofree char *cards = NULL;
  g_autofree char *beater = NULL;
  g_autofree char *tenths = NULL;
  g_autofree char *worth = words_card_points (deal->game, contrast->points);
  g_autofree char *pair = NULL;
  char points[NUMBER_MAX], have[NUMBER_MAX], missing[NUMBER_MAX], needed[NUMBER_MAX],
      more[NUMBER_MAX], sum[NUMBER_MAX];
  const char *bonus = words_bonus (deal->game);
  const char *sentence;
  GoingOut out;

  if (contrast->kind == CONTRAST_NONE)
    return NULL;
  rival = is_about_card (contrast->kind) && other != CARD_NONE
              ? words_card (telling->suits, deal_pack (deal), other)
              : tell_quoted (telling, deal, worse);
  tenths = tell_tenths (contrast->kind == CONTRAST_MADE ? n_better : n_worse, n_worlds, is_exact);
  card = card_of (telling, deal, contrast);
  cards = words_cards_short (telling->suits, deal_pack (deal),
                             player_cards_in (contrast->cards, deal));
  if (contrast->beater != CARD_NONE)
    beater = words_card (telling->suits, deal_pack (deal), contrast->beater);
  find_going_out (deal, &out);
  pair = words_cards_short (telling->suits, deal_pack (deal), out.pair);
  g_snprintf (points, sizeof points, "%u", contrast->points);
  g_snprintf (have, sizeof have, "%u", out.have);
  g_snprintf (needed, sizeof needed, "%u", out.needed);
  g_snprintf (missing, sizeof missing, "%u", out.needed - MIN (out.have, out.needed));
  g_snprintf (more, sizeof more, "%u", out.more);
  g_snprintf (sum, sizeof sum, "%u", out.have + out.more);

  const WordsValue values[] = {
    { "{rival}", rival },
    { "{card}", card != NULL ? card : "" },
    { "{cards}", cards },
    { "{beater}", beater != NULL ? beater : "" },
    { "{n}", is_rival_first ? tell_often_beside (n_better, n_worse, n_worlds, is_exact || is_sure_n)
                            : tell_often (n_better, n_worlds, is_exact || is_sure_n) },
    { "{m}", is_rival_first
                 ? tell_often (n_worse, n_worlds, is_exact || is_sure_m)
                 : tell_often_beside (n_worse, n_better, n_worlds, is_exact || is_sure_m) },
    { "{tenths}", tenths },
    { "{bonus}", bonus != NULL ? bonus : "" },
    { "{points}", points },
    { "{worth}", worth },
    { "{have}", have },
    { "{needed}", needed },
    { "{missing}", missing },
    { "{pair}", pair },
    { "{more}", more },
    { "{sum}", sum },
    { NULL, NULL },
  };

  sentence = sentence_of_going_out (contrast, &out, is_certain (deal, contrast, n_worlds));
  if (sentence == NULL)
    sentence = sentence_of (deal, contrast, n_worlds,
                            contrast->card != CARD_NONE && contrast->card != other);

  return words_fill (words_of_game ("hint", for_side (sentence, deal)), values);
}
