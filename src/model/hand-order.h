/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a hand lies before the eye: by suit with alternating colours, by trick strength. */

#pragma once

#include <gio/gio.h>

#include "words.h"

typedef struct
{
  gboolean ascending;    /* weakest card first within a suit */
  gboolean trumps_first; /* the trump suit at the left, as soon as there is one */
  WordsSuits suits;      /* names the cards; its colours alternate */
} HandOrder;

/** Makes @hand, a store of AtoutCard, the sorted hand of @seat; changes as little as it can. */
void hand_order_apply (const HandOrder *order, GListStore *hand, const Deal *deal, unsigned seat);
