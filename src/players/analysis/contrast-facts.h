/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The facts by which actions are told apart, each as a figure of one action in one world. */

#pragma once

#include "players/analysis/contrast.h"

/** What a fact is like, whatever the cards are. */
typedef struct
{
  double weight;    /* how much it says beside how a trick ends; 0: it is not to be tried */
  bool is_bad;      /* good to have less often */
  bool is_compared; /* the figures are compared in each world; else they are 0 or 1, and counted */
} ContrastForm;

/** By kind: that of @kind. */
const ContrastForm *contrast_form (ContrastKind kind);

/** The figure of @fact in @line. */
int contrast_figure (const AnalysisLine *line, const Contrast *fact);
