/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-side-bar.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/narrow-choice.h"
#include "model/competing/side-words.h"
#include "view/score/atout-fold-layout.h"
#include "view/widgets/suit-signs.h"

struct _AtoutSideBar
{
  GtkBox parent_instance;

  AtoutReplay *replay;
  AtoutSession *session;
  MatchLog *own;
  FieldPlace place;      /* place of the user in @own; for house players */
  char *name;            /* name of a friend, or NULL for house players */
  guint member;          /* house player, if @name is NULL */
  SideBySide *side;      /* NULL while a house player plays */
  GCancellable *playing; /* NULL unless a house player plays */

  GtkWidget *text;
  GtkWidget *button;
  GtkWidget *jump;
  GtkWidget *choice;
};

G_DEFINE_FINAL_TYPE (AtoutSideBar, atout_side_bar, GTK_TYPE_BOX)

/* ---- Text ------------------------------------------------------------------------------------ */

static char *
make_text (AtoutSideBar *self)
{
  const Telling telling = atout_session_tell (self->session);
  const SideTable table = { .name = self->name, .member = self->member };
  g_autofree char *parting = NULL;
  g_autofree char *results = NULL;

  if (self->side == NULL)
    return g_strdup (C_ ("side", "The house player is playing these cards…"));
  parting = side_words_parting (self->side, &table, &telling);
  results = side_words_results (self->side, &table);

  return g_strjoin ("\n", parting, results, NULL);
}

static void
update (AtoutSideBar *self)
{
  g_autofree char *text = make_text (self);

  gtk_label_set_label (GTK_LABEL (self->text), text);
  gtk_widget_set_sensitive (self->button, self->side != NULL);
  gtk_widget_set_sensitive (self->jump, self->side != NULL && self->side->is_parted);
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static void
toggled (AtoutSideBar *self)
{
  gboolean is_other = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button));

  atout_replay_show_log (self->replay, is_other ? self->side->other : self->own);
}

static void
switch_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (ATOUT_SIDE_BAR (widget)->button);

  if (gtk_widget_get_sensitive (GTK_WIDGET (button)))
    gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

/* Shows the moment before the first different action. */
static void
show_parting (AtoutSideBar *self)
{
  atout_replay_go_to (self->replay, self->own->deals->len - 1, self->side->position);
}

/* Names the player of the other table, whom no sentence addresses. */
static void
name_other (AtoutSideBar *self)
{
  const Match *before = &match_log_get_deal (self->own, self->own->deals->len - 1)->before;
  const char *level = player_of_level (self->name == NULL ? field_member (self->member)->level
                                                          : PLAYER_LEVEL_STRONG)
                          ->name;
  g_autofree char *name = g_strjoin (
      " ", level,
      /* Translators: in place of the names of a computer player and of a friend at the table */
      self->name == NULL      ? C_ ("player", "House")
      : self->name[0] != '\0' ? self->name
                              : C_ ("player", "Friend"),
      NULL);

  match_log_set_player (self->side->other, match_player_at (before, self->side->seat),
                        PLAYER_COMPUTER, name);
}

static void
take_side (AtoutSideBar *self, SideBySide *side)
{
  self->side = side;
  name_other (self);
  update (self);
  if (side->is_parted)
    show_parting (self);
}

/* ---- House players --------------------------------------------------------------------------- */

static void
found (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  SideBySide *side = side_by_side_play_finish (result, NULL);
  AtoutSideBar *self = data;

  if (side == NULL) /* cancelled: another one was chosen, or the bar is gone */
    return;
  g_clear_object (&self->playing);
  take_side (self, side);
}

static void
stop (AtoutSideBar *self)
{
  g_cancellable_cancel (self->playing);
  g_clear_object (&self->playing);
}

static void
member_chosen (AtoutSideBar *self)
{
  guint member = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice));

  if (self->own == NULL || member >= FIELD_MEMBERS)
    return;
  stop (self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), FALSE);
  g_clear_pointer (&self->side, side_by_side_free);
  self->member = member;
  update (self);
  self->playing = g_cancellable_new ();
  side_by_side_play_async (&self->place, member, self->playing, found, self);
}

static GtkStringList *
list_members (const ContestDeal *deal)
{
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < FIELD_MEMBERS; i++)
    gtk_string_list_take (titles, side_words_choice (i, deal));

  return titles;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_side_bar_dispose (GObject *object)
{
  AtoutSideBar *self = ATOUT_SIDE_BAR (object);

  stop (self);
  g_clear_object (&self->session);
  g_clear_object (&self->replay);

  G_OBJECT_CLASS (atout_side_bar_parent_class)->dispose (object);
}

static void
atout_side_bar_finalize (GObject *object)
{
  AtoutSideBar *self = ATOUT_SIDE_BAR (object);

  g_clear_pointer (&self->side, side_by_side_free);
  g_clear_pointer (&self->own, match_log_free);
  g_free (self->name);

  G_OBJECT_CLASS (atout_side_bar_parent_class)->finalize (object);
}

static void
atout_side_bar_class_init (AtoutSideBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_side_bar_dispose;
  object_class->finalize = atout_side_bar_finalize;

  g_type_ensure (ATOUT_TYPE_FOLD_LAYOUT);
  gtk_widget_class_install_action (widget_class, "line.switch", NULL, switch_activated);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/compete/atout-side-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutSideBar, text);
  gtk_widget_class_bind_template_child (widget_class, AtoutSideBar, button);
  gtk_widget_class_bind_template_child (widget_class, AtoutSideBar, jump);
  gtk_widget_class_bind_template_child (widget_class, AtoutSideBar, choice);
  gtk_widget_class_bind_template_callback (widget_class, toggled);
  gtk_widget_class_bind_template_callback (widget_class, show_parting);
  gtk_widget_class_bind_template_callback (widget_class, member_chosen);
}

static void
atout_side_bar_init (AtoutSideBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  suit_signs_colour (self->text);
}

/* Returns a new bar on @page, for the last deal of @own. */
static AtoutSideBar *
add_bar (AtoutReplayPage *page, const MatchLog *own)
{
  AtoutSideBar *self = g_object_new (ATOUT_TYPE_SIDE_BAR, NULL);

  self->replay = g_object_ref (atout_replay_page_get_replay (page));
  self->session = g_object_ref (atout_replay_page_get_session (page));
  self->own = match_log_copy (own);
  g_signal_connect_object (self->session, "notify::suits", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  atout_replay_page_add_lines (page, GTK_WIDGET (self), C_ ("title", "Side by side"));

  return self;
}

void
atout_side_bar_add_house (AtoutReplayPage *page, const FieldPlace *place, const ContestDeal *deal)
{
  AtoutSideBar *self = add_bar (page, place->log);
  guint best = side_by_side_find_best (deal);

  self->place = *place;
  self->place.log = self->own;
  g_signal_handlers_block_by_func (self->choice, member_chosen, self);
  narrow_choice_offer (self->choice, NULL, list_members (deal));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), best);
  g_signal_handlers_unblock_by_func (self->choice, member_chosen, self);
  gtk_widget_set_visible (self->choice, TRUE);
  member_chosen (self);
}

void
atout_side_bar_add_friend (AtoutReplayPage *page, const SideBySide *side, const char *name)
{
  AtoutSideBar *self = add_bar (page, side->own);

  self->name = g_strdup (name != NULL ? name : "");
  take_side (self,
             side_by_side_new (side->own, side->own->deals->len - 1, side->seat, side->other));
}
