/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NO_BREAK "\u00a0" /* no-break space */

/* Text variation selectors keep fonts from drawing emoji. */
static const char *const suit_signs[] = {
  [SUIT_CLUBS] = "♣\uFE0E",    [SUIT_SPADES] = "♠\uFE0E", [SUIT_HEARTS] = "♥\uFE0E",
  [SUIT_DIAMONDS] = "♦\uFE0E", [SUIT_NONE] = "NT",        [SUIT_TRUMPS] = "",
};

/* Translators: the letters in the corners of cards, as players of your country know them. */
static const char *const rank_indices[] = {
  [RANK_2] = "2",
  [RANK_3] = "3",
  [RANK_4] = "4",
  [RANK_5] = "5",
  [RANK_6] = "6",
  [RANK_7] = "7",
  [RANK_8] = "8",
  [RANK_9] = "9",
  [RANK_TEN] = "10",
  [RANK_JACK] = NC_ ("index", "J"),
  [RANK_QUEEN] = NC_ ("index", "Q"),
  [RANK_KING] = NC_ ("index", "K"),
  [RANK_ACE] = NC_ ("index", "A"),
  [RANK_ONE] = "1",
  [RANK_KNIGHT] = NC_ ("index", "N"),
};

static const char *const reason_texts[] = {
  [TRICK_MUST_FOLLOW] = NC_ ("reason", "You must follow suit: {suit} were led."),
  [TRICK_MUST_HEAD] = NC_ ("reason", "You must play higher: you can beat the winning card."),
  [TRICK_MUST_RUFF] = NC_ ("reason", "You must trump: you have no {suit}, and {trump} are trumps."),
  [TRICK_MUST_OVERRUFF]
  = NC_ ("reason", "You must overtrump: you hold a higher trump than the one on the table."),
  [TRICK_NO_UNDERRUFF]
  = NC_ ("reason", "You may not play a lower trump while you hold other cards."),
  [TRICK_MUST_LEAD] = NC_ ("reason", "You must lead a card that you have shown or announced."),
};

const char *
words_of_game (const char *context, const char *text)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

const char *
words_side (const Game *game, const Options *options, unsigned unit, int listener)
{
  const char *const *names = game_unit_names (game, options);
  unsigned first = listener != NO_SEAT ? game_unit_of (game, options, (unsigned) listener) : 0;

  /* the listener's own side has the first name */
  return names != NULL ? words_of_game ("side", names[unit ^ first]) : NULL;
}

#define SOFT_HYPHEN "\u00ad"

static const char *
unbroken (const char *text)
{
  g_autoptr (GString) whole = NULL;

  if (strstr (text, SOFT_HYPHEN) == NULL)
    return text;
  whole = g_string_new (text);
  g_string_replace (whole, SOFT_HYPHEN, "", 0);

  return g_intern_string (whole->str);
}

const char *
words_game_title (const Game *game)
{
  return unbroken (words_of_game ("game", game->title));
}

const char *
words_form_title (const GameForm *form)
{
  return unbroken (words_form_headline (form));
}

const char *
words_form_headline (const GameForm *form)
{
  return words_of_game ("game", form->title);
}

char *
words_form_titles (const Game *game)
{
  GString *titles = g_string_new (NULL);
  GameForm form;

  for (unsigned i = 0; game_form_at (game, i, &form); i++)
    g_string_append_printf (titles, "%s%s", i > 0 ? ", " : "", words_form_title (&form));

  return g_string_free (titles, FALSE);
}

const char *
words_title (const Game *game, const Options *options)
{
  const GameForm form = game_form (game, options);

  return words_form_title (&form);
}

const char *
words_bonus (const Game *game)
{
  return game->show->claimed != NULL ? words_of_game ("bonus", game->show->claimed) : NULL;
}

static const char *
announced_in (const Game *game)
{
  return game->counsel->announced;
}

static const char *
claimed_in (const Game *game)
{
  return words_bonus (game);
}

static char *
list_games (const char *(*named) (const Game *game))
{
  GString *list = g_string_new (NULL);
  const Game *game;

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    if (named (game) != NULL)
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", named (game));

  return g_string_free (list, FALSE);
}

char *
words_announced (void)
{
  return list_games (announced_in);
}

char *
words_claimed (void)
{
  return list_games (claimed_in);
}

#define ENDING_MOST 3

static char *
letters_of (const char *text)
{
  GString *letters = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!g_unichar_ispunct (g_utf8_get_char (text)) && !g_unichar_isspace (g_utf8_get_char (text)))
      g_string_append_unichar (letters, g_unichar_tolower (g_utf8_get_char (text)));

  return g_string_free (letters, FALSE);
}

bool
words_repeat (const char *said, const char *meaning)
{
  g_autofree char *first = letters_of (said);
  g_autofree char *second = letters_of (meaning);

  return first[0] != '\0' && g_str_has_prefix (second, first)
         && strlen (second) - strlen (first) <= ENDING_MOST;
}

const char *
words_suit (DeckSuits suits, Suit suit)
{
  if (suits == SUITS_GERMAN && suit < SUITS)
    return words_of_game ("German suit", card_suit_words[SUITS_GERMAN][suit]);

  return words_of_game ("suit", card_suit_words[SUITS_FRENCH][suit]);
}

const char *
words_suit_short (DeckSuits suits, Suit suit)
{
  return suits == SUITS_GERMAN && suit < SUITS ? words_suit (suits, suit) : suit_signs[suit];
}

bool
words_suit_is_red (DeckSuits suits, Suit suit)
{
  return suits == SUITS_FRENCH && (suit == SUIT_HEARTS || suit == SUIT_DIAMONDS);
}

const char *
words_rank (DeckSuits suits, Rank rank)
{
  if (suits == SUITS_GERMAN && card_rank_words[SUITS_GERMAN][rank] != NULL)
    return words_of_game ("German rank", card_rank_words[SUITS_GERMAN][rank]);

  return words_of_game ("rank", card_rank_words[SUITS_FRENCH][rank]);
}

static char *
words_permanent_trump (Rank rank)
{
  char number[4];
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };

  if (rank == RANK_TRUMP_22)
    return g_strdup (C_ ("card", "Fool"));
  g_snprintf (number, sizeof number, "%u", rank - RANK_TRUMP_1 + 1u);

  return words_fill (C_ ("card", "trump {number}"), values);
}

bool
words_is_weli (DeckSuits suits, const Pack *pack, Card card)
{
  return suits == SUITS_GERMAN && pack_rank (pack, card) == RANK_6
         && pack_suit (pack, card) == SUIT_DIAMONDS;
}

static char *
words_nickname (const Pack *pack, Card card)
{
  const WordsValue values[] = {
    { "{name}", pack->cards[card].nickname },
    { "{rank}", words_rank (SUITS_FRENCH, pack_rank (pack, card)) },
    { "{suit}", words_suit (SUITS_FRENCH, pack_suit (pack, card)) },
    { NULL, NULL },
  };

  /* Translators: a card with a name of its own, as in "Weli (six of diamonds)". */
  return words_fill (C_ ("card", "{name} ({rank} of {suit})"), values);
}

char *
words_card (DeckSuits suits, const Pack *pack, Card card)
{
  Rank rank = pack_rank (pack, card);
  const WordsValue values[] = {
    { "{rank}", rank < RANK_TRUMP_1 ? words_rank (suits, rank) : "" },
    { "{suit}", words_suit (suits, pack_suit (pack, card)) },
    { NULL, NULL },
  };

  if (rank >= RANK_TRUMP_1)
    return words_permanent_trump (rank);
  if (words_is_weli (suits, pack, card))
    return g_strdup (C_ ("card", "Weli"));
  if (suits == SUITS_FRENCH && pack->cards[card].nickname != NULL)
    return words_nickname (pack, card);
  if (suits == SUITS_GERMAN)
    /* Translators: the name of a card of a German deck, as in "Ober of leaves". */
    return words_fill (C_ ("German card", "{rank} of {suit}"), values);

  /* Translators: the name of a card, as in "jack of hearts". */
  return words_fill (C_ ("card", "{rank} of {suit}"), values);
}

const char *
words_rank_short (Rank rank)
{
  return words_of_game ("index", rank_indices[rank]);
}

char *
words_card_short (DeckSuits suits, const Pack *pack, Card card)
{
  if (suits == SUITS_GERMAN)
    return words_card (suits, pack, card);
  if (pack->cards[card].nickname != NULL)
    return g_strdup (pack->cards[card].nickname);
  if (pack_rank (pack, card) == RANK_TRUMP_22)
    return words_permanent_trump (RANK_TRUMP_22);
  if (pack_rank (pack, card) >= RANK_TRUMP_1)
    return g_strdup_printf ("%u", pack_rank (pack, card) - RANK_TRUMP_1 + 1u);

  return g_strconcat (words_of_game ("index", rank_indices[pack_rank (pack, card)]),
                      words_suit_short (suits, pack_suit (pack, card)), NULL);
}

static char *
cards_by_suit (DeckSuits suits, const Pack *pack, CardSet cards, Suit suit)
{
  g_autoptr (GString) ranks = g_string_new (NULL);
  WordsValue values[]
      = { { "{suit}", words_suit (suits, suit) }, { "{ranks}", "" }, { NULL, NULL } };

  for (CardSet set = cards; set != 0; set = card_set_rest (set))
    g_string_append_printf (ranks, "%s%s", ranks->len > 0 ? C_ ("list", ", ") : "",
                            words_rank (suits, pack_rank (pack, card_set_first (set))));
  values[1].value = ranks->str;

  /* Translators: some cards of a suit: "hearts (Unter, Ober)" */
  return words_fill (C_ ("cards", "{suit} ({ranks})"), values);
}

/* Names permanent trumps: "trumps 12, 14 and the Fool"; with a comma unless they are @is_last. */
static char *
permanent_trumps (const Pack *pack, CardSet cards, bool is_last)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autofree char *trumps = NULL;
  WordsValue values[] = { { "{numbers}", "" }, { "{trumps}", "" }, { NULL, NULL } };
  CardSet fool = 0;
  unsigned n = 0;

  for (CardSet set = cards; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);

      if (pack_rank (pack, card) == RANK_TRUMP_22)
        fool = card_set_of (card);
      else
        g_string_append_printf (numbers, "%s%u", n++ > 0 ? C_ ("list", ", ") : "",
                                pack_rank (pack, card) - RANK_TRUMP_1 + 1u);
    }
  if (n == 0)
    return words_permanent_trump (RANK_TRUMP_22);
  values[0].value = numbers->str;
  /* Translators: {numbers} is as "12" or "12, 14, 21" */
  trumps = words_fill (ngettext ("trump {numbers}", "trumps {numbers}", n), values);
  if (fool == 0)
    return g_steal_pointer (&trumps);
  values[1].value = trumps;

  /* Translators: the highest trump behind others: "trumps 12, 14 and the Fool" */
  return words_fill (
      is_last ? C_ ("cards", "{trumps} and the Fool") : C_ ("cards", "{trumps}, Fool"), values);
}

static CardSet
cards_of_same_suit (const Pack *pack, CardSet cards)
{
  CardSet same = 0;

  for (CardSet set = cards; set != 0; set = card_set_rest (set))
    if (pack_suit (pack, card_set_first (set)) == pack_suit (pack, card_set_first (cards)))
      same |= card_set_of (card_set_first (set));

  return same;
}

char *
words_cards_short (DeckSuits suits, const Pack *pack, CardSet cards)
{
  g_autoptr (GString) list = g_string_new (NULL);

  while (cards != 0)
    {
      Card card = card_set_first (cards);
      bool has_sign = suits == SUITS_FRENCH;
      CardSet same = has_sign ? card_set_of (card) : cards_of_same_suit (pack, cards);
      g_autofree char *text = NULL;

      if (pack_suit (pack, card) == SUIT_TRUMPS)
        {
          same = cards_of_same_suit (pack, cards);
          text = permanent_trumps (pack, same, same == cards);
        }
      else
        text = card_set_count (same) > 1 ? cards_by_suit (suits, pack, same, pack_suit (pack, card))
                                         : words_card_short (suits, pack, card);
      g_string_append_printf (list, "%s%s", list->len > 0 ? C_ ("list", ", ") : "", text);
      cards &= ~same;
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
words_fill_ranks (DeckSuits suits, const char *text)
{
  char names[G_N_ELEMENTS (card_rank_words[SUITS_FRENCH])][12];
  WordsValue values[G_N_ELEMENTS (names) + 1];

  for (Rank rank = 0; rank < G_N_ELEMENTS (names); rank++)
    {
      g_snprintf (names[rank], sizeof names[rank], "{%s}", card_rank_words[SUITS_FRENCH][rank]);
      values[rank] = (WordsValue) { names[rank], words_rank (suits, rank) };
    }
  values[G_N_ELEMENTS (names)] = (WordsValue) { NULL, NULL };

  return words_fill (text, values);
}

const char *
words_level (PlayerLevel level)
{
  return words_of_game ("level", player_of_level (level)->title);
}

const char *
words_level_meaning (PlayerLevel level)
{
  return words_of_game ("level", player_of_level (level)->meaning);
}

char *
words_signals_meaning (const Signals *signals)
{
  static const char *const discards[SIGNALS_OF_DISCARD] = {
    [SIGNAL_SAME_SUIT] = NC_ ("signals", "A low card thrown off asks for its suit; a picture card "
                                         "warns against it."),
    [SIGNAL_OTHER_SUIT]
    = NC_ ("signals", "A card thrown off asks for the other suit of its colour."),
  };
  const char *discard = discards[signals->discard];
  const char *lead = signals->lead ? C_ ("signals", "The maker’s first lead: a low card shows the "
                                                    "highest trump, an ace denies it.")
                                   : "";

  if (discard == NULL)
    return g_strdup (signals->lead ? lead : C_ ("signals", "The cards carry no signals."));

  return g_strjoin (signals->lead ? " " : "", words_of_game ("signals", discard), lead, NULL);
}

char *
words_keep_signs (char *text)
{
  static GRegex *spaces;
  g_autofree char *loose = text;

  if (g_once_init_enter (&spaces))
    g_once_init_leave (&spaces, g_regex_new (" (?=[♣♠♥♦])|(?<=[♣♠♥♦]\uFE0E) (?=[0-9])",
                                             G_REGEX_OPTIMIZE, 0, NULL));

  return g_regex_replace_literal (spaces, loose, -1, 0, NO_BREAK, 0, NULL);
}

static char *
fill_number (const char *text, unsigned number)
{
  char digits[12];
  const WordsValue values[] = { { "{points}", digits }, { "{number}", digits }, { NULL, NULL } };

  g_snprintf (digits, sizeof digits, "%u", number);

  return words_fill (text, values);
}

char *
words_card_points (const Game *game, unsigned points)
{
  return fill_number (game->counts_eyes ? ngettext ("{points} eye", "{points} eyes", points)
                                        /* Translators: what cards count, as those of a trick */
                                        : ngettext ("{points} point", "{points} points", points),
                      points);
}

char *
words_points (const Game *game, unsigned points)
{
  if (game->counts_eyes)
    return words_card_points (game, points);

  /* Translators: what is announced or claimed counts so many */
  return fill_number (ngettext ("{number} point", "{number} points", points), points);
}

char *
words_dealt (const char *dealer, bool is_told)
{
  const WordsValue values[] = { { "{name}", dealer }, { NULL, NULL } };

  return words_fill (is_told ? _ ("You dealt the cards.") : _ ("{name} dealt the cards."), values);
}

char *
words_contract (DeckSuits suits, const Game *game, Suit trump, const char *declarer, bool is_told)
{
  const WordsValue values[] = {
    { "{suit}", words_suit (suits, trump) },
    { "{name}", declarer != NULL ? declarer : "" },
    { NULL, NULL },
  };

  if (declarer == NULL)
    return words_fill (_ ("Trumps are {suit}."), values);
  if (trump == SUIT_NONE)
    return words_fill (is_told ? _ ("No trumps: you play.") : _ ("No trumps: {name} plays."),
                       values);
  if (trump == SUIT_TRUMPS)
    return words_fill (is_told ? _ ("You play.") : _ ("{name} plays."), values);
  if (game->declarer_closes)
    return words_fill (is_told ? _ ("Trumps are {suit}; you have closed the stock.")
                               : _ ("Trumps are {suit}; {name} has closed the stock."),
                       values);

  return words_fill (is_told ? _ ("Trumps are {suit}; you play.")
                             : _ ("Trumps are {suit}; {name} plays."),
                     values);
}

static const char *
form_for (const Sentence *sentence, const WordsTalk *talk)
{
  int listener = talk->listener;
  int declarer = talk->deal->declarer;

  if (listener == NO_SEAT)
    return sentence->text;
  if (listener == declarer && sentence->to_declarer != NULL)
    return sentence->to_declarer;
  if (listener == talk->winner && sentence->to_winner != NULL)
    return sentence->to_winner;
  if (listener == talk->loser && sentence->to_loser != NULL)
    return sentence->to_loser;
  if (declarer != NO_SEAT && sentence->to_side != NULL
      && deal_unit (talk->deal, (unsigned) listener) == deal_unit (talk->deal, (unsigned) declarer))
    return sentence->to_side;

  return sentence->text;
}

const char *
words_sentence (const char *context, const Sentence *sentence, const WordsTalk *talk)
{
  return words_of_game (context, form_for (sentence, talk));
}

static const char *
reason_text (const Deal *deal, TrickReason reason, bool trumps_led)
{
  if (reason == TRICK_MUST_FOLLOW && trumps_led)
    return C_ ("reason", "You must follow suit: trumps were led.");
  if (reason == TRICK_MUST_RUFF && deal->trump == SUIT_TRUMPS)
    return C_ ("reason", "You must trump: you have no {suit}.");

  return words_of_game ("reason", reason_texts[reason]);
}

char *
words_reason (DeckSuits suits, const Deal *deal, TrickReason reason)
{
  WordsValue values[] = {
    { "{suit}", "" },
    { "{trump}", words_suit (suits, deal->trump) },
    { NULL, NULL },
  };
  bool trumps_led = false;

  if (reason == TRICK_LEGAL)
    return NULL;
  if (deal->trick.n > 0)
    {
      const TrickOrder *order = deal_order (deal);
      unsigned led = order->group[deal->trick.card[0]];

      trumps_led = led == order->trump;
      values[0].value = words_suit (suits, trumps_led ? deal->trump : led);
    }

  return words_fill (reason_text (deal, reason, trumps_led), values);
}
