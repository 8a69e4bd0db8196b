/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/number.h"

#include <errno.h>
#include <gio/gio.h>
#include <string.h>
#include <sys/random.h>

#define DIGEST_BYTES 32

static void
sha256 (const guchar *data, gsize length, guchar digest[DIGEST_BYTES])
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize size = DIGEST_BYTES;

  g_checksum_update (sum, data, (gssize) length);
  g_checksum_get_digest (sum, digest, &size);
}

static void
number_from_bytes (DealNumber *number, const guchar bytes[NUMBER_DIGITS / 2])
{
  for (unsigned i = 0; i < NUMBER_DIGITS / 2; i++)
    g_snprintf (number->hex + 2 * i, 3, "%02x", bytes[i]);
}

bool
number_random (DealNumber *number, GError **error)
{
  guchar bytes[NUMBER_DIGITS / 2];

  if (getentropy (bytes, sizeof bytes) != 0)
    {
      int saved = errno;

      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (saved),
                   "the system gave no random bits for the deal: %s", g_strerror (saved));
      return false;
    }
  number_from_bytes (number, bytes);

  return true;
}

/* Computes SHA-256 of "@prefix:@seed:@index". */
static void
derive (const char *prefix, uint64_t seed, uint64_t index, guchar digest[DIGEST_BYTES])
{
  g_autofree char *text
      = g_strdup_printf ("%s:%" G_GUINT64_FORMAT ":%" G_GUINT64_FORMAT, prefix, seed, index);

  sha256 ((const guchar *) text, strlen (text), digest);
}

void
number_from_seed (DealNumber *number, uint64_t seed, uint64_t deal)
{
  guchar digest[DIGEST_BYTES];

  derive ("atout-seed", seed, deal, digest);
  number_from_bytes (number, digest);
}

void
number_from_text (DealNumber *number, const char *text)
{
  guchar digest[DIGEST_BYTES];

  sha256 ((const guchar *) text, strlen (text), digest);
  number_from_bytes (number, digest);
}

uint64_t
number_player_seed (uint64_t seed, uint64_t match)
{
  guchar digest[DIGEST_BYTES];
  uint64_t first;

  derive ("atout-player", seed, match, digest);
  memcpy (&first, digest, sizeof first);

  return GUINT64_FROM_BE (first);
}

bool
number_parse (DealNumber *number, const char *text)
{
  if (strlen (text) != NUMBER_DIGITS || strspn (text, "0123456789abcdef") != NUMBER_DIGITS)
    return false;
  memcpy (number->hex, text, NUMBER_DIGITS + 1);

  return true;
}

bool
number_parse_typed (DealNumber *number, const char *text)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_isspace (g_utf8_get_char (at)))
      g_string_append_unichar (digits, g_unichar_tolower (g_utf8_get_char (at)));

  return number_parse (number, digits->str);
}

/* The random bytes of records.md §2: SHA-256 (key + counter), 8-byte big-endian counter. */
typedef struct
{
  guchar block[DIGEST_BYTES + 8];
  guchar digest[DIGEST_BYTES];
  uint64_t counter;
  unsigned used;
} Stream;

static void
stream_init (Stream *stream, const DealNumber *number, const char *game_key)
{
  g_autofree char *text = g_strconcat ("atout:", game_key, ":", number->hex, NULL);

  memset (stream, 0, sizeof *stream);
  sha256 ((const guchar *) text, strlen (text), stream->block);
  stream->used = DIGEST_BYTES;
}

static uint32_t
stream_next (Stream *stream)
{
  uint32_t value = 0;

  if (stream->used == DIGEST_BYTES)
    {
      for (unsigned i = 0; i < 8; i++)
        stream->block[DIGEST_BYTES + i] = (guchar) (stream->counter >> (8 * (7 - i)));
      sha256 (stream->block, sizeof stream->block, stream->digest);
      stream->counter++;
      stream->used = 0;
    }
  for (unsigned i = 0; i < 4; i++)
    value = value << 8 | stream->digest[stream->used++];

  return value;
}

static uint32_t
stream_below (Stream *stream, uint32_t n)
{
  uint64_t limit = ((uint64_t) 1 << 32) - (((uint64_t) 1 << 32) % n);
  uint32_t u;

  do
    u = stream_next (stream);
  while (u >= limit);

  return u % n;
}

void
number_shuffle (const DealNumber *number, const char *game_key, unsigned n_cards, Card *pack)
{
  Stream stream;

  stream_init (&stream, number, game_key);
  for (unsigned i = 0; i < n_cards; i++)
    pack[i] = (Card) i;
  for (unsigned i = n_cards - 1; i >= 1; i--)
    {
      unsigned j = stream_below (&stream, i + 1);
      Card swap = pack[i];

      pack[i] = pack[j];
      pack[j] = swap;
    }
}

void
number_seal (const DealNumber *number, char *seal)
{
  g_autofree char *text = g_strconcat ("atout-seal:", number->hex, NULL);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  g_strlcpy (seal, digest, SEAL_DIGITS + 1);
}

char *
number_seal_command (const DealNumber *number)
{
  return g_strconcat ("printf atout-seal:", number->hex, " | sha256sum", NULL);
}
