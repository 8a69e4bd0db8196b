/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Shows and announces the texts of an AtoutTable. */

#include <glib/gi18n-lib.h>

#include "view/cards/atout-card-view.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table-private.h"
#include "view/table/seats/table-seats.h"
#include "view/table/stage/atout-felt.h"
#include "view/table/told/atout-explanation.h"
#include "view/widgets/spoken.h"

/* ---- Explanations ------------------------------------------------------------------------- */

void
table_explain (AtoutTable *self, const char *text)
{
  atout_explanation_say (ATOUT_EXPLANATION (self->explanation), text);
}

void
table_texts_explain_part (GtkWidget *table, const char *text)
{
  table_explain ((AtoutTable *) table, text);
}

void
table_texts_show_part (GtkWidget *table, const char *text)
{
  AtoutTable *self = (AtoutTable *) table;

  self->is_named = TRUE;
  table_explain (self, text);
  self->is_named = FALSE;
}

/*
 * Returns a text on others' actions against the user, or NULL; an explained deal has no room for
 * it.
 */
static const char *
get_befallen (AtoutTable *self)
{
  const char *text = self->session != NULL && !atout_session_get_guided (self->session)
                         ? atout_talk_get_befallen (atout_session_get_talk (self->session))
                         : "";

  return text[0] != '\0' ? text : NULL;
}

static void
explanation_changed (AtoutTable *self)
{
  const char *text = atout_explanation_get_text (ATOUT_EXPLANATION (self->explanation));

  if (text != NULL && !self->is_named)
    spoken_announce (GTK_WIDGET (self), text);
  if (text != NULL || get_befallen (self) == NULL)
    return;
  self->is_named = TRUE;
  atout_explanation_keep (ATOUT_EXPLANATION (self->explanation), get_befallen (self));
  self->is_named = FALSE;
}

/* Shows a hint until it is taken back; an explained deal includes hints. */
static void
show_kept (AtoutTable *self)
{
  AtoutHint *hint = atout_session_get_hint (self->session);
  const char *text = hint == NULL || atout_session_get_guided (self->session)
                         ? ""
                         : atout_counsel_get_text (ATOUT_COUNSEL (hint));

  atout_explanation_keep (ATOUT_EXPLANATION (self->explanation),
                          text[0] != '\0' ? text : get_befallen (self));
}

/* Focuses the suggested action, so that the next key does it. */
static void
choose_hinted (AtoutTable *self)
{
  Action action = atout_counsel_get_action (ATOUT_COUNSEL (atout_session_get_hint (self->session)));

  if (action != ACTION_NONE)
    table_focus_choose (self, action);
}

static void
rest_offered (AtoutTable *self, const char *text)
{
  spoken_announce (GTK_WIDGET (self), text);
}

/* ---- Events ------------------------------------------------------------------------------- */

static void
spoke (AtoutTable *self, guint seat)
{
  table_seats_show_words (self->spots, self->session, seat);
  atout_felt_set_announced (ATOUT_FELT (self->felt),
                            atout_talk_get_announced (atout_session_get_talk (self->session)));
}

static void
suits_changed (AtoutTable *self)
{
  if (gtk_widget_get_visible (self->result))
    atout_result_show (ATOUT_RESULT (self->result), self->session);
  if (table_is_settled (self))
    table_focus_show (self); /* buttons were rebuilt */
}

static void
show_status (AtoutTable *self)
{
  gtk_label_set_label (GTK_LABEL (self->status),
                       atout_talk_get_status (atout_session_get_talk (self->session)));
}

static void
status_changed (AtoutTable *self)
{
  g_autofree char *text = atout_talk_tell_aloud (atout_session_get_talk (self->session));

  show_status (self);
  spoken_announce (GTK_WIDGET (self), text);
}

static void
describe_trick (AtoutTable *self)
{
  const Telling telling = atout_session_tell (self->session);
  g_autofree char *trick = tell_trick_so_far (&telling);

  spoken_describe (self->felt, trick);
}

static void
cards_came (AtoutTable *self, const AtoutEvent *event)
{
  Telling telling = atout_session_tell (self->session);
  g_autofree char *drawn = NULL;
  g_autofree char *opened = NULL;

  telling.before = &event->before;
  telling.deal = &event->after;
  drawn = tell_drawn (&telling);
  spoken_announce (GTK_WIDGET (self), drawn);
  opened = telling.is_guided ? g_strdup ("") : tell_opened (&telling);
  spoken_announce (GTK_WIDGET (self), opened);
}

/* ---- Questions ---------------------------------------------------------------------------- */

void
table_texts_ask (AtoutTable *self)
{
  if (gtk_widget_get_visible (self->result))
    spoken_announce (GTK_WIDGET (self), _ ("The deal is over."));
  else
    spoken_announce (GTK_WIDGET (self),
                     atout_choices_get_prompt (atout_session_get_choices (self->session)));
}

void
table_texts_name_kept (AtoutTable *self, GtkWidget *before)
{
  g_autofree char *name = NULL;

  if (before == NULL || !gtk_widget_is_ancestor (before, self->hand)
      || before != gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)))
      || atout_choices_get_prompt (atout_session_get_choices (self->session))[0] == '\0')
    return;
  name = atout_card_view_tell_name (ATOUT_CARD_VIEW (before));
  spoken_announce (GTK_WIDGET (self), name);
}

/* ---- Listening ---------------------------------------------------------------------------- */

void
table_texts_listen (AtoutTable *self)
{
  const struct
  {
    TableHeard who;
    const char *signal;
    GCallback does;
  } signals[] = {
    { HEARD_TALK, "notify::status", G_CALLBACK (status_changed) },
    { HEARD_TALK, "notify::befallen", G_CALLBACK (show_kept) },
    { HEARD_TALK, "spoke", G_CALLBACK (spoke) },
    { HEARD_HINT, "notify::text", G_CALLBACK (show_kept) },
    { HEARD_HINT, "notify::action", G_CALLBACK (choose_hinted) },
    { HEARD_SHOWN, "notify::guided", G_CALLBACK (show_kept) },
    { HEARD_SHOWN, "dealt", G_CALLBACK (describe_trick) },
    { HEARD_SHOWN, "acted", G_CALLBACK (describe_trick) },
    { HEARD_SHOWN, "rewound", G_CALLBACK (describe_trick) },
    { HEARD_SHOWN, "notify::suits", G_CALLBACK (describe_trick) },
    { HEARD_SHOWN, "acted", G_CALLBACK (cards_came) },
    { HEARD_SHOWN, "notify::suits", G_CALLBACK (suits_changed) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_group_connect_swapped (self->heard[signals[i].who], signals[i].signal, signals[i].does,
                                    self);
}

void
table_texts_show (AtoutTable *self)
{
  show_status (self);
  show_kept (self);
  describe_trick (self);
}

void
table_texts_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, explanation_changed);
  gtk_widget_class_bind_template_callback (widget_class, rest_offered);
}
