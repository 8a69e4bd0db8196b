/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/atout-table-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/decks/page-deck.h"
#include "app/match/last-rules.h"
#include "app/players/seat-level.h"
#include "app/table/beside-table.h"
#include "app/table/table-settings.h"
#include "model/competing/contest-words.h"
#include "model/course/property.h"
#include "model/words/words.h"
#include "view/help/atout-advice.h"
#include "view/score/atout-score-sheet.h"
#include "view/table/atout-table.h"
#include "view/widgets/focus.h"
#include "view/widgets/letters.h"
#include "view/widgets/spoken.h"

/* pixels of a page with space for the sheet */
#define WIDE 900

#define SHEET_SETTING "sheet-beside"
#define PEOPLE_TOLD "people-told"

struct _AtoutTablePage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  GSettings *settings;
  AtoutSession *session;
  AtoutGameDeck *deck;
  gboolean held;

  gboolean narrow;
  gboolean shown_beside;   /* true if the sheet is visible on wide pages */
  gboolean shown_in_front; /* true if the sheet is visible on narrow pages */
  guint notify_id;

  GtkWidget *table_pane;
  GtkWidget *table;
  GtkWidget *advice;
  GtkWidget *sheet_pane;
  GtkWidget *focus_before; /* focus before the sheet covered the table, weak */
  GtkWidget *sheet;
};

enum
{
  PROP_0,
  PROP_SHEET_SHOWN,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static guint finished;

G_DEFINE_FINAL_TYPE (AtoutTablePage, atout_table_page, ATOUT_TYPE_PAGE)

static void
set_held (AtoutTablePage *self, gboolean held)
{
  if (self->session == NULL || self->held == held)
    return;

  self->held = held;
  (held ? atout_conductor_hold
        : atout_conductor_release) (atout_session_get_conductor (self->session));
}

static void
update_hold (AtoutTablePage *self)
{
  set_held (self, !gtk_widget_get_mapped (self->table));
}

static void
deck_changed (AtoutTablePage *self)
{
  AtoutDeck *deck = atout_game_deck_get_deck (self->deck);

  if (deck != NULL && self->session != NULL)
    g_object_set (self->session, "suits", (int) atout_deck_get_suits (deck), NULL);
  atout_table_set_deck (ATOUT_TABLE (self->table), deck);
}

static const char *
get_form_key (AtoutTablePage *self)
{
  AtoutCourse *course = ATOUT_COURSE (self->session);

  return game_form (atout_course_get_game (course), atout_course_get_options (course)).key;
}

/* Marks the game as played, which ends automatic explanations. */
static void
note_played (AtoutTablePage *self)
{
  played_games_add (self->settings, get_form_key (self));
  atout_advice_set_first (ATOUT_ADVICE (self->advice), FALSE);
}

static guint
count_results (AtoutTablePage *self)
{
  return self->session != NULL ? g_list_model_get_n_items (
             atout_sheet_get_rows (atout_session_get_sheet (self->session)))
                               : 0;
}

/* Returns true if the sheet has its room from the first card on; explained first deals need it. */
static gboolean
belongs_beside (AtoutTablePage *self)
{
  return self->session != NULL && g_settings_get_boolean (self->settings, SHEET_SETTING)
         && (count_results (self) > 0
             || !(atout_session_get_guided (self->session)
                  || atout_session_get_once (self->session)));
}

/* Opens the sheet when the table is laid out anew: later it would move the people. */
static void
open_sheet (AtoutTablePage *self)
{
  if (!belongs_beside (self))
    return;
  if (!self->narrow)
    atout_table_page_set_sheet_shown (self, TRUE);
  self->shown_beside = TRUE;
}

/* Introduces the players once, after an explained deal: the explanation keeps the room for it. */
static void
tell_people (AtoutTablePage *self)
{
  g_autofree char *text = NULL;

  if (!gtk_widget_get_visible (self->advice)
      || g_settings_get_boolean (self->settings, PEOPLE_TOLD))
    return;
  text = common_level_tell (self->settings, self->session);
  if (text == NULL)
    return;
  g_settings_set_boolean (self->settings, PEOPLE_TOLD, TRUE);
  atout_advice_show_people (ATOUT_ADVICE (self->advice), text);
}

static void
deal_over (AtoutTablePage *self)
{
  note_played (self);
  tell_people (self);
}

/* Prevents explanations in the next match if the user ends them now. */
static void
guided_changed (AtoutTablePage *self)
{
  AtoutCourse *course = ATOUT_COURSE (self->session);

  if (atout_session_get_guided (self->session)
      || atout_course_get_state (course) != ATOUT_MATCH_PLAYING)
    return;
  note_played (self);
  open_sheet (self);
}

static void
table_finished (AtoutTablePage *self, gboolean again)
{
  g_signal_emit (self, finished, 0, again);
}

static gboolean *
shown_now (AtoutTablePage *self)
{
  return self->narrow ? &self->shown_in_front : &self->shown_beside;
}

static void
notify_narrow (gpointer user_data)
{
  AtoutTablePage *self = user_data;

  self->notify_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHEET_SHOWN]);
}

static void
style_sheet (AtoutTablePage *self)
{
  if (self->narrow)
    gtk_widget_remove_css_class (self->sheet_pane, "beside");
  else
    gtk_widget_add_css_class (self->sheet_pane, "beside");
}

/* Notifies after this layout, because handlers may request another size. */
static void
set_narrow (AtoutTablePage *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  self->shown_in_front = FALSE;
  style_sheet (self);
  if (self->notify_id == 0)
    self->notify_id = g_idle_add_once (notify_narrow, self);
}

/* Shows or hides @pane. A hidden pane refuses the focus, because Tab would get stuck in it. */
static void
show_pane (GtkWidget *pane, gboolean shown)
{
  gtk_widget_set_child_visible (pane, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (pane), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
  gtk_widget_set_can_focus (pane, shown);
}

static void
show_children (AtoutTablePage *self)
{
  gboolean shown = *shown_now (self);

  show_pane (self->sheet_pane, shown);
  show_pane (self->table_pane, !(shown && self->narrow));
}

/* Focuses the widget focused before the sheet covered the table, or the page. */
static void
return_focus (AtoutTablePage *self)
{
  GtkWidget *before = self->focus_before;

  g_clear_weak_pointer (&self->focus_before);
  if (before == NULL || !gtk_widget_get_visible (before) || !gtk_widget_grab_focus (before))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Moves the focus to the visible pane before the other one disappears. */
static void
move_focus (AtoutTablePage *self)
{
  GtkWidget *focus = focus_inside (GTK_WIDGET (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!self->narrow || (focus == NULL && self->focus_before == NULL))
    return;

  if (*shown_now (self) && focus == self->table_pane)
    {
      g_set_weak_pointer (&self->focus_before, gtk_root_get_focus (root));
      show_pane (self->sheet_pane, TRUE);
      gtk_widget_child_focus (self->sheet_pane, GTK_DIR_TAB_FORWARD);
    }
  else if (!*shown_now (self))
    {
      show_pane (self->table_pane, TRUE);
      return_focus (self);
    }
}

static void
atout_table_page_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  AtoutTablePage *self = ATOUT_TABLE_PAGE (widget);
  int table_minimum, table_natural, sheet_minimum, sheet_natural;

  /* each pane may fill the page */
  gtk_widget_measure (self->table_pane, orientation, -1, &table_minimum, &table_natural, NULL,
                      NULL);
  gtk_widget_measure (self->sheet_pane, orientation, -1, &sheet_minimum, &sheet_natural, NULL,
                      NULL);
  *minimum = MAX (table_minimum, sheet_minimum);
  *natural = MAX (table_natural, sheet_natural);
}

static void
atout_table_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AtoutTablePage *self = ATOUT_TABLE_PAGE (widget);
  GtkAllocation table = { 0, 0, width, height };
  GtkAllocation sheet = { 0, 0, width, height };

  double letters = beside_table_letters (widget, width, height);

  set_narrow (self, width < WIDE * letters);
  show_children (self);
  letters_limit (self->advice, letters);
  atout_advice_set_most (ATOUT_ADVICE (self->advice),
                         beside_table_advice_height (self->session, letters, height));
  letters_limit (self->sheet, letters);

  if (*shown_now (self) && !self->narrow)
    {
      sheet.width = beside_table_sheet_width (self->sheet_pane, width, letters);
      table.width = width - sheet.width;
      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        table.x = sheet.width;
      else
        sheet.x = table.width;
    }

  gtk_widget_size_allocate (self->table_pane, &table, -1);
  gtk_widget_size_allocate (self->sheet_pane, &sheet, -1);
}

static gboolean
atout_table_page_grab_focus (GtkWidget *widget)
{
  AtoutTablePage *self = ATOUT_TABLE_PAGE (widget);

  atout_table_focus (ATOUT_TABLE (self->table));

  return TRUE;
}

static void
atout_table_page_dispose (GObject *object)
{
  AtoutTablePage *self = ATOUT_TABLE_PAGE (object);

  g_clear_handle_id (&self->notify_id, g_source_remove);
  g_clear_weak_pointer (&self->focus_before);
  if (self->session != NULL) /* the table may still emit pending events */
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->deck);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_table_page_parent_class)->dispose (object);
}

static void
atout_table_page_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AtoutTablePage *self = ATOUT_TABLE_PAGE (object);

  switch (property_id)
    {
    case PROP_SHEET_SHOWN:
      g_value_set_boolean (value, atout_table_page_get_sheet_shown (self));
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
      PROPERTY_INVALID_ID (object, property_id, pspec);
    }
}

static void
atout_table_page_set_property (GObject *object, guint property_id, const GValue *value,
                               GParamSpec *pspec)
{
  AtoutTablePage *self = ATOUT_TABLE_PAGE (object);

  switch (property_id)
    {
    case PROP_SHEET_SHOWN:
      atout_table_page_set_sheet_shown (self, g_value_get_boolean (value));
      if (!self->narrow) /* remember the choice */
        g_settings_set_boolean (self->settings, SHEET_SETTING, g_value_get_boolean (value));
      /* the shortcut works from any focus */
      spoken_announce (GTK_WIDGET (self), *shown_now (self) ? _ ("The score sheet is shown.")
                                                            : _ ("The score sheet is hidden."));
      break;
      PROPERTY_INVALID_ID (object, property_id, pspec);
    }
}

/* Scrolls long advice by Page Up and Page Down from the table. */
static gboolean
page_pressed (GtkWidget *widget, GVariant *on, gpointer data G_GNUC_UNUSED)
{
  return atout_advice_turn (ATOUT_ADVICE (ATOUT_TABLE_PAGE (widget)->advice),
                            g_variant_get_boolean (on));
}

static void
atout_table_page_class_init (AtoutTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_table_page_dispose;
  object_class->get_property = atout_table_page_get_property;
  object_class->set_property = atout_table_page_set_property;

  widget_class->measure = atout_table_page_measure;
  widget_class->size_allocate = atout_table_page_size_allocate;
  widget_class->grab_focus = atout_table_page_grab_focus;
  ATOUT_PAGE_CLASS (klass)->has_table = TRUE;

  /** AtoutTablePage:sheet-shown: true if the score sheet is visible */
  properties[PROP_SHEET_SHOWN]
      = g_param_spec_boolean ("sheet-shown", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  /** AtoutTablePage:narrow: true if the sheet covers the table */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /** AtoutTablePage::finished: emitted after a match; @again starts another */
  finished = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                           NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  both_keys_bind (widget_class, GDK_KEY_Page_Up, page_pressed, "b", FALSE);
  both_keys_bind (widget_class, GDK_KEY_Page_Down, page_pressed, "b", TRUE);
  g_type_ensure (ATOUT_TYPE_ADVICE);
  g_type_ensure (ATOUT_TYPE_SCORE_SHEET);
  g_type_ensure (ATOUT_TYPE_TABLE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/table/atout-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutTablePage, table_pane);
  gtk_widget_class_bind_template_child (widget_class, AtoutTablePage, table);
  gtk_widget_class_bind_template_child (widget_class, AtoutTablePage, advice);
  gtk_widget_class_bind_template_child (widget_class, AtoutTablePage, sheet_pane);
  gtk_widget_class_bind_template_child (widget_class, AtoutTablePage, sheet);
  gtk_widget_class_bind_template_callback (widget_class, atout_table_focus);
  gtk_widget_class_bind_template_callback (widget_class, atout_table_page_deal);
  gtk_widget_class_bind_template_callback (widget_class, table_finished);
  gtk_widget_class_bind_template_callback (widget_class, update_hold);
}

static void
atout_table_page_init (AtoutTablePage *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  style_sheet (self);

  table_settings_bind (self->settings, ATOUT_TABLE (self->table));
}

GtkWidget *
atout_table_page_new (AtoutHost *host)
{
  AtoutTablePage *self = g_object_new (ATOUT_TYPE_TABLE_PAGE, NULL);

  self->host = host;
  self->deck = page_deck_new (GTK_WIDGET (self), host, self->settings, G_CALLBACK (deck_changed));

  return GTK_WIDGET (self);
}

void
atout_table_page_expect (AtoutTablePage *self, const Game *game, const Options *options)
{
  g_return_if_fail (ATOUT_IS_TABLE_PAGE (self));

  atout_game_deck_set_game (self->deck, game, options);
}

/* Returns the contest or evening on the table, or NULL. */
static char *
name_contest (AtoutTablePage *self)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  gint64 id = history != NULL
                  ? atout_history_get_id (history, atout_session_get_match (self->session))
                  : -1;

  return id >= 0 ? contest_words_match (history, id) : NULL;
}

/* A contest is connected with its match when the first deal is dealt. */
static void
update_title (AtoutTablePage *self)
{
  const Game *game;
  const Options *options;
  g_autofree char *contest = NULL;
  g_autofree char *rules = NULL;

  if (self->session == NULL)
    {
      atout_page_set_title (ATOUT_PAGE (self), NULL, NULL);
      return;
    }
  game = atout_course_get_game (ATOUT_COURSE (self->session));
  options = atout_course_get_options (ATOUT_COURSE (self->session));
  contest = name_contest (self);
  rules = contest_words_match_rules (game, options, contest);
  atout_page_set_title (ATOUT_PAGE (self), words_title (game, options), rules);
}

void
atout_table_page_set_session (AtoutTablePage *self, AtoutSession *session)
{
  g_return_if_fail (ATOUT_IS_TABLE_PAGE (self));

  if (self->session == session)
    return;

  set_held (self, FALSE);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    {
      g_signal_connect_object (session, "dealt", G_CALLBACK (open_sheet), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (session, "dealt", G_CALLBACK (update_title), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (session, "deal-over", G_CALLBACK (deal_over), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (session, "match-over", G_CALLBACK (deal_over), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (session, "notify::guided", G_CALLBACK (guided_changed), self,
                               G_CONNECT_SWAPPED);
      atout_table_page_expect (self, atout_course_get_game (ATOUT_COURSE (session)),
                               atout_course_get_options (ATOUT_COURSE (session)));
      table_settings_bind_match (self->settings, session);
      place_settings_bind (self->settings, ATOUT_TABLE (self->table),
                           atout_course_get_game (ATOUT_COURSE (session)));
    }
  deck_changed (self);
  update_hold (self);
  atout_table_page_set_sheet_shown (self, !self->narrow && belongs_beside (self));
  self->shown_beside = belongs_beside (self);
  atout_table_set_session (ATOUT_TABLE (self->table), session);
  atout_advice_set_first (ATOUT_ADVICE (self->advice),
                          session != NULL
                              && !played_games_has (self->settings, get_form_key (self)));
  atout_advice_set_session (ATOUT_ADVICE (self->advice), session);
  atout_score_sheet_set_session (ATOUT_SCORE_SHEET (self->sheet), session);
  update_title (self);
}

void
atout_table_page_deal (AtoutTablePage *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ATOUT_IS_TABLE_PAGE (self));

  if (self->session != NULL && !atout_match_deal (atout_session_get_match (self->session), &error))
    atout_host_say (self->host, error->message);
}

gboolean
atout_table_page_forward_key (AtoutTablePage *self, GtkEventControllerKey *controller)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus;

  g_return_val_if_fail (ATOUT_IS_TABLE_PAGE (self), FALSE);

  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && (focus == self->table || gtk_widget_is_ancestor (focus, self->table)))
    return FALSE;

  return gtk_event_controller_key_forward (controller, self->table);
}

GtkWidget *
atout_table_page_get_table (AtoutTablePage *self)
{
  g_return_val_if_fail (ATOUT_IS_TABLE_PAGE (self), NULL);

  return self->table;
}

gboolean
atout_table_page_get_sheet_shown (AtoutTablePage *self)
{
  g_return_val_if_fail (ATOUT_IS_TABLE_PAGE (self), FALSE);

  return *shown_now (self);
}

void
atout_table_page_set_sheet_shown (AtoutTablePage *self, gboolean shown)
{
  g_return_if_fail (ATOUT_IS_TABLE_PAGE (self));

  if (*shown_now (self) == shown)
    return;

  *shown_now (self) = shown;
  move_focus (self);
  show_children (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHEET_SHOWN]);
}

gboolean
atout_table_page_get_narrow (AtoutTablePage *self)
{
  g_return_val_if_fail (ATOUT_IS_TABLE_PAGE (self), FALSE);

  return self->narrow;
}
