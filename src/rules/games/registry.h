/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The games there are: one include, one member of each union, one row (in registry.c) each. */

#pragma once

#include "cego/cego.h"
#include "fiftysix/fiftysix.h"
#include "klaverjas/klaverjas.h"
#include "wurzen/wurzen.h"
#include "zensern/zensern.h"

/** A game's own part of a Deal. */
typedef union
{
  KlaverjasState klaverjas;
  ZensernState zensern;
  CegoState cego;
  FiftysixState fiftysix;
  WurzenState wurzen;
} GameState;

/** A game's own part of a Match. */
typedef union
{
  KlaverjasMatch klaverjas;
  ZensernMatch zensern;
  WurzenMatch wurzen;
} GameMatch;
