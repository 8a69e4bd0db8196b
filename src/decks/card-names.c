/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/card-names.h"

#include <glib.h>
#include <string.h>

/* ---- Words ------------------------------------------------------------------------------ */

/* Words in the form that fold () returns: lower case, no accents or separators. */
#define WORDS_MAX 8

static const char *const suit_words[SUITS_GERMAN + 1][SUITS][WORDS_MAX] = {
  [SUITS_FRENCH] = {
    [SUIT_CLUBS] = { "club", "clubs", "kreuz", "treff", "klaver", "klaveren", "trefle", "♣" },
    [SUIT_SPADES] = { "spade", "spades", "pik", "schoppen", "pique", "♠" },
    [SUIT_HEARTS] = { "heart", "hearts", "herz", "harten", "coeur", "♥" },
    [SUIT_DIAMONDS] = { "diamond", "diamonds", "karo", "ruiten", "carreau", "♦" },
  },
  [SUITS_GERMAN] = {
    [SUIT_CLUBS] = { "acorn", "acorns", "eichel", "eicheln" },
    [SUIT_SPADES] = { "leaf", "leaves", "grun", "gruen", "gras", "blatt", "laub", "schilten" },
    [SUIT_HEARTS] = { "heart", "hearts", "herz", "rot", "rosen" },
    [SUIT_DIAMONDS] = { "bell", "bells", "schelle", "schellen", "schell" },
  },
};

static const char *const rank_words[DECK_SUIT_RANKS][WORDS_MAX] = {
  [RANK_TEN] = { "banner" },
  [RANK_JACK] = { "jack", "knave", "bube", "bauer", "boer", "valet", "unter", "under" },
  [RANK_KNIGHT] = { "knight", "reiter", "cavall", "ridder", "cavalier" },
  [RANK_QUEEN] = { "queen", "dame", "vrouw", "ober" },
  [RANK_KING] = { "king", "konig", "koenig", "heer", "roi" },
  [RANK_ACE] = { "ace", "ass", "as", "aas", "daus", "sau" },
};

static const char *const trump_words[] = { "trump", "trumpf", "troef", "tarock", "tarot" };
static const char *const fool_words[] = { "fool", "stiess", "narr", "nar", "skus", "skues" };
static const char *const back_words[]
    = { "back", "ruckseite", "rueckseite", "rucken", "ruecken", "achterkant", "achterzijde" };

/* Words between rank and suit, and words before both. */
static const char *const links[] = { "of", "von", "van", "de" };
static const char *const fronts[] = { "englishpattern", "playingcard", "card", "karte", "kaart" };

/* Short name of the back; a second back, 2B, is ignored. */
#define BACK_LETTERS "1b"

/* ---- Letters and numbers ------------------------------------------------------------------ */

#define TRUMP_LETTER_PYSOL "z"

typedef struct
{
  DeckSuits suits;
  const char *letters; /* letter of each Suit */
} SuitLetters;

#define NO_LETTERS "----" /* matches no folded name */

static const SuitLetters suit_letters[] = {
  { SUITS_FRENCH, NO_LETTERS }, { SUITS_GERMAN, NO_LETTERS }, { SUITS_FRENCH, "cshd" },
  { SUITS_FRENCH, "kshr" },     { SUITS_FRENCH, "tphk" },     { SUITS_FRENCH, "tpck" },
  { SUITS_GERMAN, "eghs" },     { SUITS_GERMAN, "ebhs" },     { SUITS_GERMAN, "elhs" },
  { SUITS_GERMAN, "egrs" },
};

static const SuitLetters suit_letters_pysol[]
    = { { SUITS_FRENCH, "cshd" }, { SUITS_FRENCH, "adcb" } };

static const Rank ranks_with_letters[]
    = { RANK_JACK, RANK_QUEEN, RANK_KING, RANK_ACE, RANK_KNIGHT, RANK_TEN };

static const char *const rank_letters[]
    = { "jqkant", "bdkarz", "uoka", "uokd", "uoks", "bvha", "vdrac" };

/* Possible ranks of the numbers 1, 11, 12, 13 and 14, one naming per row; -1 for none. */
static const int numbers[][5] = {
  { RANK_ACE, RANK_JACK, RANK_QUEEN, RANK_KING, -1 },
  { -1, RANK_JACK, RANK_QUEEN, RANK_KING, RANK_ACE },
  { RANK_ACE, RANK_JACK, RANK_KNIGHT, RANK_QUEEN, RANK_KING },
};
#define NUMBERS_TAROCK 2

/* ---- One name ----------------------------------------------------------------------------- */

/* Returns @name in lower case without accents, separators and prefix. */
static char *
fold (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autofree char *plain = g_utf8_casefold (valid, -1);
  g_autofree char *apart = g_utf8_normalize (plain, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) folded = g_string_new (NULL);

  for (const char *c = apart; *c != '\0'; c = g_utf8_next_char (c))
    {
      const gunichar letter = g_utf8_get_char (c);

      if (g_unichar_isalnum (letter) || g_unichar_type (letter) == G_UNICODE_OTHER_SYMBOL)
        g_string_append_unichar (folded, letter);
    }

  for (guint i = 0; i < G_N_ELEMENTS (fronts); i++)
    if (g_str_has_prefix (folded->str, fronts[i]) && folded->len > strlen (fronts[i]))
      {
        g_string_erase (folded, 0, (gssize) strlen (fronts[i]));
        break;
      }

  return g_strdup (folded->str);
}

static int
read_number (const char *text, const char **rest)
{
  int number = -1;

  *rest = text;
  for (int i = 0; i < 2 && g_ascii_isdigit (**rest); i++)
    number = MAX (number, 0) * 10 + g_ascii_digit_value (*(*rest)++);

  return number;
}

static gboolean
is_among (const char *word, const char *const *words, guint n_words)
{
  for (guint i = 0; i < n_words && words[i] != NULL; i++)
    if (g_str_equal (word, words[i]))
      return TRUE;

  return FALSE;
}

static int
read_rank_number (const CardNaming *naming, int number)
{
  if (number >= 2 && number <= 10)
    return (int) RANK_2 + number - 2;
  if (number == 1 || (number >= 11 && number <= 14))
    return numbers[naming->numbers][number == 1 ? 0 : number - 10];

  return -1;
}

/* Returns the rank that the whole @text means, such as `11-jack`, or -1. */
static int
read_rank (const CardNaming *naming, const char *text)
{
  const char *word;
  const int number = read_number (text, &word);
  const char *letter;

  if (*word == '\0')
    return read_rank_number (naming, number);

  for (Rank rank = 0; rank < DECK_SUIT_RANKS; rank++)
    if (is_among (word, rank_words[rank], WORDS_MAX))
      return number < 0 || read_rank_number (naming, number) == (int) rank ? (int) rank : -1;

  letter = strchr (naming->rank_letters, *text);

  return letter != NULL && text[1] == '\0' ? (int) ranks_with_letters[letter - naming->rank_letters]
                                           : -1;
}

static int
read_rank_beside (const CardNaming *naming, const char *name, gsize start, gsize length)
{
  g_autofree char *text = g_strndup (name + start, length);
  int rank = read_rank (naming, text);

  for (guint i = 0; rank < 0 && i < G_N_ELEMENTS (links); i++)
    if (start > 0 && g_str_has_prefix (text, links[i]))
      rank = read_rank (naming, text + strlen (links[i]));
    else if (start == 0 && g_str_has_suffix (text, links[i]))
      {
        text[length - strlen (links[i])] = '\0';
        rank = read_rank (naming, text);
        break;
      }

  return rank;
}

static int
read_with_suit (const CardNaming *naming, const char *name, Suit suit, const char *word)
{
  const gsize length = strlen (name), word_length = strlen (word);
  int rank = -1;

  if (length <= word_length)
    return -1;

  if (g_str_has_suffix (name, word))
    rank = read_rank_beside (naming, name, 0, length - word_length);
  if (rank < 0 && g_str_has_prefix (name, word))
    rank = read_rank_beside (naming, name, word_length, length - word_length);

  return rank >= 0 ? deck_face_index (suit, (Rank) rank) : -1;
}

static int
read_suited (const CardNaming *naming, const char *name)
{
  int face = -1;

  for (Suit suit = 0; suit < SUITS && face < 0; suit++)
    {
      const char letter[] = { naming->suit_letters[suit], '\0' };

      for (guint i = 0; i < WORDS_MAX && suit_words[naming->suits][suit][i] != NULL && face < 0;
           i++)
        face = read_with_suit (naming, name, suit, suit_words[naming->suits][suit][i]);
      if (face < 0)
        face = read_with_suit (naming, name, suit, letter);
    }

  return face;
}

/* Reads `trump_5`, `05z`, or a name of the highest trump. */
static int
read_trump (const CardNaming *naming, const char *name)
{
  const char *rest = name;
  int number = -1;

  if (is_among (name, fool_words, G_N_ELEMENTS (fool_words)))
    return deck_face_index (SUIT_TRUMPS, RANK_TRUMP_22);

  for (guint i = 0; i < G_N_ELEMENTS (trump_words) && number < 0; i++)
    if (g_str_has_prefix (name, trump_words[i]))
      number = read_number (name + strlen (trump_words[i]), &rest);
  if (number < 0)
    {
      number = read_number (name, &rest);
      if (is_among (rest, trump_words, G_N_ELEMENTS (trump_words))
          || (naming->is_pysol && g_str_equal (rest, TRUMP_LETTER_PYSOL)))
        rest = "";
    }
  if (*rest != '\0' || number < 0 || number > DECK_TRUMPS)
    return -1;

  return deck_face_index (SUIT_TRUMPS,
                          number == 0 ? RANK_TRUMP_22 : RANK_TRUMP_1 + (Rank) number - 1);
}

/* Accepts `back01` and `red_back`, but not `background`. */
static gboolean
is_back (const char *name)
{
  if (g_str_equal (name, BACK_LETTERS))
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (back_words); i++)
    if (g_str_has_suffix (name, back_words[i])
        || (g_str_has_prefix (name, back_words[i])
            && !g_str_has_prefix (name + strlen (back_words[i]), "ground")))
      return TRUE;

  return FALSE;
}

static int
read_folded (const CardNaming *naming, const char *name)
{
  int face = read_suited (naming, name);

  if (face < 0)
    face = read_trump (naming, name);

  return face < 0 && is_back (name) ? DECK_BACK : face;
}

int
card_names_read (const CardNaming *naming, const char *name)
{
  g_autofree char *folded = fold (name);

  return read_folded (naming, folded);
}

/* ---- All names ---------------------------------------------------------------------------- */

bool
card_names_is_tarock (Suit suit, Rank rank)
{
  const bool is_black = suit == SUIT_CLUBS || suit == SUIT_SPADES;

  if (suit == SUIT_TRUMPS || rank == RANK_KNIGHT || (rank >= RANK_JACK && rank <= RANK_KING))
    return true;

  return is_black ? rank >= RANK_7 && rank <= RANK_TEN : rank == RANK_ACE || rank <= RANK_4;
}

static int
count_missing (const CardFiles *files, bool is_tarock, int *first)
{
  int n_missing = 0;

  for (int face = 0; face < DECK_CARDS; face++)
    {
      const bool is_trump = face >= SUITS * DECK_SUIT_RANKS;
      const Suit suit = is_trump ? SUIT_TRUMPS : (Suit) (face / DECK_SUIT_RANKS);
      const Rank rank = is_trump ? RANK_TRUMP_1 : (Rank) (face % DECK_SUIT_RANKS);

      if (files->file[face] >= 0 || rank == RANK_ONE)
        continue;
      if (is_tarock ? card_names_is_tarock (suit, rank) : rank >= RANK_7 && rank <= RANK_ACE)
        if (n_missing++ == 0)
          *first = face;
    }

  return n_missing;
}

static void
see_missing (CardFiles *files)
{
  int first_tarock = -1, first = -1;
  const int n_tarock = count_missing (files, true, &first_tarock);
  const int n_missing = count_missing (files, false, &first);
  const bool is_tarock = files->naming.is_pysol || n_tarock < n_missing;

  files->n_missing = is_tarock ? n_tarock : n_missing;
  files->first_missing = is_tarock ? first_tarock : first;
}

static void
fill (CardFiles *files, const char *const *folded)
{
  files->n_cards = 0;
  for (int face = 0; face < DECK_FACES; face++)
    files->file[face] = -1;

  for (int i = 0; folded[i] != NULL; i++)
    {
      const int face = read_folded (&files->naming, folded[i]);

      if (face < 0)
        continue;
      if (face != DECK_BACK && files->file[face] < 0)
        files->n_cards++;
      if (files->file[face] < 0 || strlen (folded[i]) < strlen (folded[files->file[face]]))
        files->file[face] = i;
    }
  see_missing (files);
}

/*
 * Returns TRUE if @one is the better reading. Between whole packs it needs a rank more: a single
 * card may be misread.
 */
static gboolean
is_better (const CardFiles *one, const CardFiles *other)
{
  if ((one->n_missing == 0) != (other->n_missing == 0))
    return one->n_missing == 0;

  return one->n_cards >= other->n_cards + (one->n_missing == 0 ? SUITS : 1);
}

bool
card_names_find (const char *const *names, bool is_pysol, CardFiles *files)
{
  const SuitLetters *suits = is_pysol ? suit_letters_pysol : suit_letters;
  const guint n_suits = is_pysol ? G_N_ELEMENTS (suit_letters_pysol) : G_N_ELEMENTS (suit_letters);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) folded = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *name = fold (names[i]);

      g_strv_builder_add (builder, name);
    }
  folded = g_strv_builder_end (builder);

  files->n_cards = -1;
  files->n_missing = 1;
  for (guint i = 0; i < n_suits; i++)
    for (guint j = 0; j < G_N_ELEMENTS (rank_letters); j++)
      for (int row = is_pysol ? NUMBERS_TAROCK : 0; row < (int) G_N_ELEMENTS (numbers); row++)
        {
          CardFiles tried = {
            .naming = { suits[i].suits, suits[i].letters, rank_letters[j], row, is_pysol },
          };

          fill (&tried, (const char *const *) folded);
          if (is_better (&tried, files))
            *files = tried;
        }

  return files->n_missing == 0;
}
