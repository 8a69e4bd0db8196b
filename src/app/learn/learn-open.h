/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problems are brought to the table. */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/learning/practice.h"

G_BEGIN_DECLS

/** Opens a page on which problems of @list, of @form, are played from place @first on. */
void learn_open_series (AtoutHost  *host,
                        const char *form,
                        GListModel *list,
                        guint       first,
                        const char *title);

/** Opens a page on which what is due of the user's slips, of @form, is played. */
void learn_open_slips (AtoutHost *host, const char *form);

G_END_DECLS
