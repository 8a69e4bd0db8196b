/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A small random generator for playouts and players, never for dealing to a person (number.h).
 *
 * SplitMix64 by Steele, Lea and Flood ("Fast splittable pseudorandom number generators", 2014) is
 * counter-based: the seed determines the stream.
 */

#pragma once

#include <stdint.h>

typedef struct
{
  uint64_t state;
} Rng;

static inline uint64_t
rng_mix (uint64_t z)
{
  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

/** Returns the generator of stream @stream of @seed; streams are independent. */
static inline Rng
rng_new (uint64_t seed, uint64_t stream)
{
  return (Rng) { rng_mix (seed + UINT64_C (0x9e3779b97f4a7c15)) ^ rng_mix (~stream) };
}

static inline uint64_t
rng_next (Rng *rng)
{
  rng->state += UINT64_C (0x9e3779b97f4a7c15);

  return rng_mix (rng->state);
}

/** Returns a random 0 … @n-1 for @n ≥ 1, with bias below @n / 2^32. */
static inline uint32_t
rng_below (Rng *rng, uint32_t n)
{
  return (uint32_t) (((rng_next (rng) >> 32) * n) >> 32);
}
