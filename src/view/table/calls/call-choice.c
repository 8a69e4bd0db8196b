/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/calls/call-choice.h"

typedef gboolean (*Fits) (CallChoice *self, AtoutAction *action, gconstpointer data);

/* Returns (transfer full) the first call that @fits, or NULL. */
static AtoutAction *
find_call (CallChoice *self, Fits fits, gconstpointer data)
{
  for (guint i = 0; self->calls != NULL && i < g_list_model_get_n_items (self->calls); i++)
    {
      g_autoptr (AtoutAction) action = g_list_model_get_item (self->calls, i);

      if (fits (self, action, data))
        return g_steal_pointer (&action);
    }

  return NULL;
}

static gboolean
has (CallChoice *self, Fits fits, gconstpointer data)
{
  g_autoptr (AtoutAction) action = find_call (self, fits, data);

  return action != NULL;
}

static gboolean
fits_action (CallChoice *self G_GNUC_UNUSED, AtoutAction *action, gconstpointer form)
{
  return atout_action_get_action (action) == atout_action_get_action ((AtoutAction *) form);
}

static gboolean
fits_any (CallChoice *self G_GNUC_UNUSED, AtoutAction *action, gconstpointer data G_GNUC_UNUSED)
{
  return atout_action_get_kind (action)[0] != '\0';
}

static gboolean
fits_kind (CallChoice *self G_GNUC_UNUSED, AtoutAction *action, gconstpointer kind)
{
  return kind != NULL && g_str_equal (atout_action_get_kind (action), kind);
}

static gboolean
names_suit (CallChoice *self, AtoutAction *action, gconstpointer data G_GNUC_UNUSED)
{
  return fits_kind (self, action, self->kind) && atout_action_get_suit (action) != SUIT_NONE;
}

static gboolean
fits_suit (CallChoice *self, AtoutAction *action, gconstpointer suit)
{
  return fits_kind (self, action, self->kind) && atout_action_get_suit (action) == *(Suit *) suit;
}

static gboolean
fits_all (CallChoice *self, AtoutAction *action, gconstpointer number)
{
  return fits_suit (self, action, &self->suit)
         && atout_action_get_number (action) == *(int *) number;
}

static gboolean
fits_number (CallChoice *self, AtoutAction *action, gconstpointer number)
{
  return fits_kind (self, action, self->kind)
         && atout_action_get_suit (action) == atout_action_get_suit (self->call)
         && atout_action_get_number (action) == *(int *) number;
}

static gboolean
begins_with (CallChoice *self, AtoutAction *action, gconstpointer digit)
{
  return fits_kind (self, action, self->kind)
         && atout_action_get_number (action) / 10 == *(int *) digit;
}

static gboolean
begins_anyhow (CallChoice *self, AtoutAction *action, gconstpointer digit)
{
  return fits_any (self, action, NULL) && atout_action_get_number (action) / 10 == *(int *) digit;
}

static gboolean
is_true_of_kind (CallChoice *self, AtoutAction *action, gconstpointer kind)
{
  return atout_action_get_true (action) && fits_kind (self, action, kind);
}

static gboolean
is_true_of_suit (CallChoice *self, AtoutAction *action, gconstpointer suit)
{
  return atout_action_get_true (action) && fits_suit (self, action, suit);
}

/* Chooses the first call with all wished parts, or with as many of them as possible. */
static void
settle (CallChoice *self)
{
  AtoutAction *action = find_call (self, fits_all, &self->number);

  if (action == NULL)
    action = find_call (self, fits_suit, &self->suit);
  if (action == NULL)
    action = find_call (self, fits_kind, self->kind);
  if (action == NULL)
    action = find_call (self, fits_any, NULL);
  g_clear_object (&self->call);
  self->call = action;
  if (action != NULL && !fits_kind (self, action, self->kind))
    {
      g_free (self->kind);
      self->kind = g_strdup (atout_action_get_kind (action));
    }
}

/* Chooses a number that makes the call true of the hand, unless the user chose one. */
static void
prefer_true (CallChoice *self)
{
  g_autoptr (AtoutAction) action = NULL;

  if (self->call == NULL || self->has_chosen_number || atout_action_get_true (self->call))
    return;
  action = find_call (self, is_true_of_suit, &self->suit);
  if (action == NULL)
    return;
  self->number = atout_action_get_number (action);
  g_set_object (&self->call, action);
}

void
call_choice_clear (CallChoice *self)
{
  g_clear_object (&self->calls);
  g_clear_object (&self->call);
  g_clear_pointer (&self->kind, g_free);
}

static gboolean
is_true_of_any (CallChoice *self, AtoutAction *action, gconstpointer data)
{
  return atout_action_get_true (action) && fits_any (self, action, data);
}

/* Starts with a call that is true of the hand, if any. */
static void
begin (CallChoice *self)
{
  g_autoptr (AtoutAction) action = find_call (self, is_true_of_any, NULL);

  g_clear_pointer (&self->kind, g_free);
  self->has_chosen_number = FALSE;
  if (action == NULL)
    return;
  self->kind = g_strdup (atout_action_get_kind (action));
  self->suit = atout_action_get_suit (action);
  self->number = atout_action_get_number (action);
}

void
call_choice_set_calls (CallChoice *self, GListModel *calls, gboolean anew)
{
  g_set_object (&self->calls, calls);
  self->typed = 0;
  if (anew)
    begin (self);
  settle (self);
}

void
call_choice_set_kind (CallChoice *self, const char *kind)
{
  g_free (self->kind);
  self->kind = g_strdup (kind);
  self->typed = 0;
  self->has_chosen_number = FALSE;
  settle (self);
  prefer_true (self);
}

void
call_choice_set_suit (CallChoice *self, Suit suit)
{
  self->suit = suit;
  self->typed = 0;
  settle (self);
  prefer_true (self);
}

void
call_choice_set_number (CallChoice *self, int number)
{
  self->typed = 0;
  if (!call_choice_has_number (self, number))
    return;
  self->number = number;
  self->has_chosen_number = TRUE;
  settle (self);
}

void
call_choice_type_digit (CallChoice *self, int digit)
{
  int number = self->typed * 10 + digit;
  g_autoptr (AtoutAction) other = NULL;

  if (self->typed == 0 && !call_choice_has_number (self, digit) && !has (self, begins_with, &digit))
    other = find_call (self, begins_anyhow, &digit);
  if (other != NULL)
    call_choice_set_kind (self, atout_action_get_kind (other));
  self->typed = 0;
  if (call_choice_has_number (self, number))
    call_choice_set_number (self, number);
  else if (has (self, begins_with, &digit))
    self->typed = digit;
}

gboolean
call_choice_has_kind (CallChoice *self, const char *kind)
{
  return has (self, fits_kind, kind);
}

gboolean
call_choice_has_suit (CallChoice *self, Suit suit)
{
  return has (self, names_suit, NULL) && has (self, fits_suit, &suit);
}

gboolean
call_choice_is_kind_true (CallChoice *self, const char *kind)
{
  return has (self, is_true_of_kind, kind);
}

gboolean
call_choice_is_suit_true (CallChoice *self, Suit suit)
{
  return has (self, is_true_of_suit, &suit);
}

gboolean
call_choice_has_number (CallChoice *self, int number)
{
  return self->call != NULL && number >= 0 && has (self, fits_number, &number);
}

AtoutAction *
call_choice_find (CallChoice *self, AtoutAction *form)
{
  return find_call (self, fits_action, form);
}
