/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/fiftysix/fiftysix-claims.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Least raise of a bid that claims one top card and strength. */
#define STRONG_RAISE 4

static_assert (FIFTYSIX_TOPS_MAX <= PROMISE_CARDS_MAX, "a claim holds the tops of a call");

/* The promises so far in an auction. */
typedef struct
{
  const Deal *deal;
  uint8_t most[SEATS_MAX][SUITS]; /* most tops claimed by one call, by seat and suit */
  uint8_t named[FIFTYSIX_POINTS - FIFTYSIX_VALUE_BEFORE]; /* R (F-6.8), the suits named */
  unsigned n_named;
} Told;

/* A row of F-8.2; X is the number called, or the raise of a bid. */
typedef struct
{
  uint8_t tops;         /* top cards claimed, without tops_by_x */
  uint8_t tops_by_x;    /* further top cards claimed per X */
  uint8_t n_cards;      /* cards of the suit claimed, without n_cards_by_x */
  uint8_t n_cards_by_x; /* further cards of the suit claimed per X */
  bool exact;
  bool lacks_top;
  const char *text;
} Convention;

#define NOTHING_TO_SHOW NC_ ("promise", "nothing to show, keeps the auction open")

static const Convention tops_convention
    = { .tops_by_x = 1,
        .n_cards = 3,
        .n_cards_by_x = 1,
        .text = NC_ ("promise", "holds {tops} and at least 3 more") };
static const Convention strong_convention
    = { .tops = 1,
        .n_cards = 4,
        .text = NC_ ("promise", "very strong in {suit}, wants to play {value}") };
static const Convention no_trump_convention
    = { .text = NC_ ("promise", "wants no trump: tops in several suits") };
static const Convention opening_pass_convention = { .text = NOTHING_TO_SHOW };

static const Convention conventions[] = {
  [VERB_PASS] = { .text = NC_ ("promise", "no call") },
  [FIFTYSIX_VERB_PLUS]
  = { .tops = 1, .n_cards = 3, .text = NC_ ("promise", "holds {top} and at least 2 more") },
  [FIFTYSIX_VERB_ONE_PLUS] = { .tops = 1,
                               .n_cards = 2,
                               .exact = true,
                               .text = NC_ ("promise", "holds {top} and exactly 1 more") },
  [FIFTYSIX_VERB_PLUS_ONE]
  = { .tops = 1, .n_cards = 1, .exact = true, .text = NC_ ("promise", "holds only {top}") },
  [FIFTYSIX_VERB_X_PLUS] = { .tops_by_x = 1,
                             .n_cards = 1,
                             .n_cards_by_x = 1,
                             .exact = true,
                             .text = NC_ ("promise", "holds {tops} and only 1 more") },
  [FIFTYSIX_VERB_MINUS] = { .n_cards = 3,
                            .lacks_top = true,
                            .text = NC_ ("promise", "at least {number} in {suit}, without the "
                                                    "{top}") },
  [FIFTYSIX_VERB_MINUS_X] = { .n_cards_by_x = 1,
                              .exact = true,
                              .lacks_top = true,
                              .text = NC_ ("promise", "exactly {number} in {suit}, without the "
                                                      "{top}") },
  [FIFTYSIX_VERB_NOS] = { .exact = true, .text = NC_ ("promise", "void in {suit}") },
  [FIFTYSIX_VERB_NOS_X] = { .exact = true, .text = NC_ ("promise", "void in {suit}") },
  [FIFTYSIX_VERB_PLUS_PASS] = { .text = NOTHING_TO_SHOW },
  [FIFTYSIX_VERB_DOUBLE] = { .text = NC_ ("promise", "expects {value} to fail") },
  [FIFTYSIX_VERB_REDOUBLE] = { .text = NC_ ("promise", "still expects {value} to be made") },
};

/* Returns card @index of the ladder, each rank twice (F-3.4, F-8.1). */
static Card
step_of_ladder (const Options *options, Suit suit, unsigned index)
{
  unsigned n = fiftysix_pack (options)->n_cards / SUITS;

  return index < n ? (Card) (suit * n + index / 2 * 2) : CARD_NONE;
}

/* F-8.2, F-8.4, F-6.9 */
static const Convention *
convention_of (Action call, unsigned raise)
{
  unsigned verb = action_verb (call);

  g_return_val_if_fail (verb < G_N_ELEMENTS (conventions), &conventions[VERB_PASS]);
  if (verb == VERB_PASS && raise > 0)
    return &opening_pass_convention;
  if (verb != FIFTYSIX_VERB_BID)
    return &conventions[verb];
  if (fiftysix_named_suit (call) == SUIT_NONE)
    return &no_trump_convention;

  return raise < STRONG_RAISE ? &tops_convention : &strong_convention;
}

/* Returns the suit that @call names, or for nos the X-th last suit named. */
static Suit
suit_meant (const Told *told, Action call)
{
  unsigned back;

  if (action_verb (call) != FIFTYSIX_VERB_NOS && action_verb (call) != FIFTYSIX_VERB_NOS_X)
    return fiftysix_named_suit (call);

  back = action_verb (call) == FIFTYSIX_VERB_NOS ? 1 : action_arg (call);

  return back <= told->n_named ? (Suit) told->named[told->n_named - back] : SUIT_NONE;
}

/* u of F-8.1: tops claimed by others */
static unsigned
tops_of_others (const Told *told, unsigned seat, Suit suit)
{
  unsigned sum = 0;

  for (unsigned s = 0; s < told->deal->n_seats; s++)
    if (s != seat)
      sum += told->most[s][suit];

  return sum;
}

/* Returns the convention's text, or one without cards if the ladder has too few. */
static const char *
text_of (const Convention *convention, bool has_cards)
{
  if (has_cards || strstr (convention->text, "{top") == NULL)
    return convention->text;

  return convention->exact ? NC_ ("promise", "exactly {number} in {suit}")
                           : NC_ ("promise", "at least {number} in {suit}");
}

/* Computes the promise of @call by @seat at V = @before. */
static void
make_claim (const Told *told, unsigned seat, unsigned before, Action call, FiftysixClaim *claim)
{
  const Options *options = &told->deal->options;
  Suit suit = suit_meant (told, call);
  unsigned raise = fiftysix_raise (told->deal, before, call);
  unsigned x = action_verb (call) == FIFTYSIX_VERB_BID ? raise : action_arg (call);
  const Convention *convention = convention_of (call, raise);
  unsigned n_tops = convention->tops + convention->tops_by_x * x;

  memset (claim, 0, sizeof *claim);
  claim->suit = (uint8_t) suit;
  claim->lacks = CARD_NONE;
  claim->n_cards = (uint8_t) (convention->n_cards + convention->n_cards_by_x * x);
  claim->exact = convention->exact;
  claim->text = convention->text;
  if (suit == SUIT_NONE)
    return;

  for (unsigned i = 0; i < n_tops; i++)
    {
      Card top = step_of_ladder (options, suit, tops_of_others (told, seat, suit) + i);

      g_assert (i < FIFTYSIX_TOPS_MAX);
      if (top != CARD_NONE)
        claim->top[claim->n_tops++] = top;
    }
  if (convention->lacks_top)
    claim->lacks = step_of_ladder (options, suit, tops_of_others (told, seat, suit));
  claim->text = text_of (convention, convention->lacks_top ? claim->lacks != CARD_NONE
                                                           : claim->n_tops == n_tops);
}

static void
tell (Told *told, unsigned seat, Action call, const FiftysixClaim *claim)
{
  Suit named = fiftysix_named_suit (call);

  if (named == SUIT_NONE)
    return;
  g_assert (told->n_named < G_N_ELEMENTS (told->named));
  told->named[told->n_named++] = (uint8_t) named;
  told->most[seat][named] = MAX (told->most[seat][named], claim->n_tops);
}

/* Replays the auction into @told and @claims, which may be NULL. */
static void
tell_all (Told *told, const Deal *deal, FiftysixClaim *claims)
{
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  unsigned n = fiftysix_list_calls (deal, calls);
  unsigned before = FIFTYSIX_VALUE_BEFORE;

  memset (told, 0, sizeof *told);
  told->deal = deal;
  for (unsigned i = 0; i < n; i++)
    {
      FiftysixClaim claim;

      make_claim (told, calls[i].seat, before, calls[i].action, &claim);
      tell (told, calls[i].seat, calls[i].action, &claim);
      before = calls[i].value;
      if (claims != NULL)
        claims[i] = claim;
    }
}

void
fiftysix_claims (const Deal *deal, FiftysixClaim *claims)
{
  Told told;

  tell_all (&told, deal, claims);
}

void
fiftysix_claim_now (const Deal *deal, Action call, FiftysixClaim *claim)
{
  Told told;

  tell_all (&told, deal, NULL);
  make_claim (&told, (unsigned) deal->turn, deal->own.fiftysix.value, call, claim);
}

/* Converts @claim of a call that reaches @value. */
static void
promise_claim (const FiftysixClaim *claim, unsigned value, Promise *promise)
{
  memset (promise, 0, sizeof *promise);
  promise->text = claim->text;
  promise->suit = claim->suit;
  promise->number = claim->n_cards;
  promise->value = (uint8_t) value;
  promise->n_cards = claim->n_tops;
  memcpy (promise->card, claim->top, sizeof claim->top);
  g_assert (claim->lacks == CARD_NONE || claim->n_tops < PROMISE_CARDS_MAX);
  if (claim->lacks != CARD_NONE)
    promise->card[promise->n_cards++] = claim->lacks;
}

void
fiftysix_promise (const Deal *deal, Action call, Promise *promise)
{
  FiftysixClaim now;

  memset (promise, 0, sizeof *promise);
  if (deal->phase != FIFTYSIX_PHASE_CALL
      || (action_verb (call) == VERB_PASS && !fiftysix_is_value_call (deal, call)))
    return;
  fiftysix_claim_now (deal, call, &now);
  promise_claim (&now, fiftysix_value_after (deal, call), promise);
}

/* Returns true if @seat passed on @call (F-6.13). */
static bool
has_passed_behind (const Deal *deal, const FiftysixCall *call, unsigned seat)
{
  return (seat + deal->n_seats - call->seat - 1) % deal->n_seats < call->n_passes;
}

int
fiftysix_heard (const Deal *deal, unsigned seat, Promise *promise)
{
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  FiftysixClaim claims[FIFTYSIX_CALLS_MAX];
  unsigned n = fiftysix_list_calls (deal, calls);
  bool is_answered = false;

  fiftysix_claims (deal, claims);
  for (unsigned i = n; i > 0; i--)
    {
      const FiftysixCall *call = &calls[i - 1];

      is_answered |= call->seat == seat || has_passed_behind (deal, call, seat);
      if (call->seat == seat || deal_unit (deal, call->seat) != deal_unit (deal, seat)
          || claims[i - 1].suit == SUIT_NONE)
        continue;
      promise_claim (&claims[i - 1], call->value, promise);
      promise->is_answered = is_answered;
      return call->seat;
    }

  return NO_SEAT;
}

/* ---- Truth of a promise ---------------------------------------------------------------------- */

/* Returns true if @hand has the claimed tops. Each claimed twin needs its own copy (F-8.1). */
static bool
holds_tops (const Pack *pack, CardSet hand, const FiftysixClaim *claim)
{
  for (unsigned i = 0; i < claim->n_tops; i++)
    {
      CardSet held = hand & pack_copies (pack, claim->top[i]);

      if (held == 0)
        return false;
      hand &= ~card_set_of (card_set_first (held));
    }

  return true;
}

/* Suits are contiguous in the pack (F-3.4). */
static CardSet
cards_of_suit (const Pack *pack, unsigned suit)
{
  unsigned n = pack->n_cards / SUITS;

  return (((CardSet) 1 << n) - 1) << (suit * n);
}

bool
fiftysix_claim_holds (const Options *options, CardSet hand, const FiftysixClaim *claim,
                      CardSet *cards)
{
  const Pack *pack = fiftysix_pack (options);
  unsigned n;

  *cards = 0;
  if (claim->suit == SUIT_NONE)
    return false;
  *cards = hand & cards_of_suit (pack, claim->suit);
  n = card_set_count (*cards);

  return (claim->exact ? n == claim->n_cards : n >= claim->n_cards)
         && holds_tops (pack, hand, claim)
         && (claim->lacks == CARD_NONE || (hand & pack_copies (pack, claim->lacks)) == 0);
}

void
fiftysix_grounds (const Deal *deal, Action call, Grounds *grounds)
{
  FiftysixClaim now;

  if (deal->phase != FIFTYSIX_PHASE_CALL || !fiftysix_is_value_call (deal, call))
    return;
  fiftysix_claim_now (deal, call, &now);
  grounds->is_promise = now.suit != SUIT_NONE;
  grounds->holds
      = fiftysix_claim_holds (&deal->options, deal->hand[deal->turn], &now, &grounds->cards);
}
