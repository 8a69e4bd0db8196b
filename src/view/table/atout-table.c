/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/atout-result.h"
#include "view/table/atout-table-private.h"
#include "view/table/backdrop/atout-backdrop.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/seats/table-piles.h"
#include "view/table/seats/table-seats.h"
#include "view/table/stage/atout-felt.h"
#include "view/table/told/atout-explanation.h"
#include "view/table/told/atout-lay-down.h"
#include "view/table/told/atout-table-info.h"
#include "view/table/told/atout-tricks-page.h"
#include "view/widgets/children-drawn.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/suit-signs.h"

G_DEFINE_FINAL_TYPE (AtoutTable, atout_table, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SLOWNESS,
  PROP_TRICK_PAUSE,
  PROP_UNTIL_CLICK,
  PROP_SOUND,
  PROP_ONLY_LAST_TRICK,
  PROP_ON_FIRST_TAP,
  PROP_PLACE,
  PROP_PORTRAITS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  NEXT_DEAL,
  FINISHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- User input --------------------------------------------------------------------------- */

static void
hand_changed (AtoutTable *self)
{
  guint n = g_list_model_get_n_items (
      atout_choices_get_hand (atout_session_get_choices (self->session)));

  gtk_widget_set_visible (
      self->sort, n > 1 && atout_choices_get_arranged (atout_session_get_choices (self->session)));
}

static void
leave_result (AtoutTable *self)
{
  self->focus_wanted = TRUE;
  gtk_widget_grab_focus (GTK_WIDGET (self)); /* the button of the result loses the focus */
  gtk_widget_set_visible (self->result, FALSE);
}

static void
result_next (AtoutTable *self)
{
  leave_result (self);
  if (atout_course_get_state (ATOUT_COURSE (self->session)) == ATOUT_MATCH_OVER
      || atout_session_get_once (self->session))
    g_signal_emit (self, signals[FINISHED], 0, FALSE);
  else
    g_signal_emit (self, signals[NEXT_DEAL], 0);
}

static void
result_again (AtoutTable *self)
{
  leave_result (self);
  g_signal_emit (self, signals[FINISHED], 0, TRUE);
}

static void
leave_tricks (AtoutTable *self)
{
  table_back_end_tricks (self);
}

static void
pressed (AtoutTable *self)
{
  table_explain (self, NULL);
  if (!table_back_end_tricks (self) && !table_back_end_last_trick (self))
    atout_table_hurry (self);
}

/* ---- Events of the match ------------------------------------------------------------------ */

/* Prepares all faces, because any card may be next. */
static void
prepare_faces (AtoutTable *self)
{
  int width, height;

  atout_table_spots_get_trick_size (self->spots, &width, &height);
  if (self->deck == NULL || width == 0 || self->prepared_width == width)
    return;
  self->prepared_width = width;
  atout_deck_prepare (self->deck, width, height);
}

static void
match_dealt (AtoutTable *self)
{
  table_explain (self, NULL);
  table_focus_keep (self);
  gtk_widget_set_visible (self->result, FALSE);
  atout_table_info_show_score (ATOUT_TABLE_INFO (self->info));
}

static void
match_acted (AtoutTable *self)
{
  table_focus_keep (self);
  table_back_end_last_trick (self);
  table_explain (self, NULL);
  prepare_faces (self);
}

static void
match_rewound (AtoutTable *self)
{
  table_back_end_tricks (self);
  table_back_forget (self);
  table_explain (self, NULL);
  table_focus_keep (self);
  gtk_widget_set_visible (self->result, FALSE);
  atout_table_info_show_score (ATOUT_TABLE_INFO (self->info));
  self->focus_wanted = TRUE;
}

static void
settled (AtoutTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *before = root != NULL ? gtk_root_get_focus (root) : NULL;

  table_texts_ask (self);
  table_focus_show (self);
  table_texts_name_kept (self, before);
}

static void
deal_shown (AtoutTable *self)
{
  atout_table_info_show_score (ATOUT_TABLE_INFO (self->info));
  atout_result_show (ATOUT_RESULT (self->result), self->session);
  gtk_widget_set_visible (self->result, TRUE);
}

static void
auction_closed (AtoutTable *self)
{
  table_focus_return (self);
}

/* ---- Class -------------------------------------------------------------------------------- */

static gboolean
atout_table_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (atout_table_parent_class)->focus (widget, direction);

  return table_focus_move (ATOUT_TABLE (widget), direction);
}

/* Focuses the hand if possible: the table says nothing to screen readers. */
static gboolean
atout_table_grab_focus (GtkWidget *widget)
{
  return table_focus_rest (ATOUT_TABLE (widget))
         || GTK_WIDGET_CLASS (atout_table_parent_class)->grab_focus (widget);
}

static void
forget_session (AtoutTable *self)
{
  if (self->session == NULL)
    return;
  atout_table_info_set_session (ATOUT_TABLE_INFO (self->info), NULL);
  table_back_end_tricks (self);
  for (guint i = 0; i < N_HEARD; i++)
    g_signal_group_set_target (self->heard[i], NULL);
  atout_table_stage_set_session (self->stage, NULL);
  table_seats_remove (self->spots);
  atout_hand_set_cards (ATOUT_HAND (self->hand), NULL);
  atout_calls_set_session (ATOUT_CALLS (self->calls), NULL);
  atout_lay_down_set_session (ATOUT_LAY_DOWN (self->lay_down), NULL);
  table_back_forget (self);
  atout_table_spots_set_session (self->spots, NULL);
  g_clear_object (&self->session);
  table_explain (self, NULL);
  gtk_widget_set_visible (self->sort, FALSE);
}

static void
atout_table_dispose (GObject *object)
{
  AtoutTable *self = ATOUT_TABLE (object);

  forget_session (self);
  for (guint i = 0; i < N_HEARD; i++)
    g_clear_object (&self->heard[i]);
  g_clear_object (&self->stage);
  remove_children (GTK_WIDGET (self));
  g_clear_object (&self->deck);

  G_OBJECT_CLASS (atout_table_parent_class)->dispose (object);
}

static void
atout_table_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AtoutTable *self = ATOUT_TABLE (object);
  TablePace *pace = atout_table_stage_get_pace (self->stage);

  switch (property_id)
    {
    case PROP_SLOWNESS:
      g_value_set_double (value, pace->slowness);
      break;
    case PROP_TRICK_PAUSE:
      g_value_set_double (value, pace->trick_pause);
      break;
    case PROP_UNTIL_CLICK:
      g_value_set_boolean (value, pace->until_click);
      break;
    case PROP_SOUND:
      g_value_set_boolean (value, pace->sound);
      break;
    case PROP_ONLY_LAST_TRICK:
      g_value_set_boolean (value, self->only_last_trick);
      break;
    case PROP_ON_FIRST_TAP:
      g_value_set_boolean (value, atout_hand_get_on_first_tap (ATOUT_HAND (self->hand)));
      break;
    case PROP_PLACE:
      g_value_set_string (value, atout_backdrop_get_place (ATOUT_BACKDROP (self->backdrop)));
      break;
    case PROP_PORTRAITS:
      g_value_set_boolean (value, self->portraits);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_table_set_property (GObject *object, guint property_id, const GValue *value,
                          GParamSpec *pspec)
{
  AtoutTable *self = ATOUT_TABLE (object);
  TablePace *pace = atout_table_stage_get_pace (self->stage);

  switch (property_id)
    {
    case PROP_SLOWNESS:
      pace->slowness = g_value_get_double (value);
      break;
    case PROP_TRICK_PAUSE:
      pace->trick_pause = g_value_get_double (value);
      break;
    case PROP_UNTIL_CLICK:
      pace->until_click = g_value_get_boolean (value);
      break;
    case PROP_SOUND:
      pace->sound = g_value_get_boolean (value);
      break;
    case PROP_ONLY_LAST_TRICK:
      self->only_last_trick = g_value_get_boolean (value);
      break;
    case PROP_ON_FIRST_TAP:
      atout_hand_set_on_first_tap (ATOUT_HAND (self->hand), g_value_get_boolean (value));
      break;
    case PROP_PLACE:
      atout_backdrop_set_place (ATOUT_BACKDROP (self->backdrop), g_value_get_string (value));
      break;
    case PROP_PORTRAITS:
      self->portraits = g_value_get_boolean (value);
      table_people_show (self->spots);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  /** AtoutTable:slowness: factor of animation times: 0 none, 1 normal, 2 slow */
  properties[PROP_SLOWNESS]
      = g_param_spec_double ("slowness", NULL, NULL, 0, G_MAXDOUBLE, 1, flags);

  /** AtoutTable:trick-pause: seconds that a full trick stays */
  properties[PROP_TRICK_PAUSE]
      = g_param_spec_double ("trick-pause", NULL, NULL, 0, G_MAXDOUBLE, 1.2, flags);

  /** AtoutTable:until-click: true if a full trick stays until a click */
  properties[PROP_UNTIL_CLICK] = g_param_spec_boolean ("until-click", NULL, NULL, FALSE, flags);

  /** AtoutTable:sound: true if sounds are played */
  properties[PROP_SOUND] = g_param_spec_boolean ("sound", NULL, NULL, FALSE, flags);

  /** AtoutTable:only-last-trick: true if no other trick may be shown while a deal runs */
  properties[PROP_ONLY_LAST_TRICK]
      = g_param_spec_boolean ("only-last-trick", NULL, NULL, FALSE, flags);

  /** AtoutTable:on-first-tap: true if the first tap plays a card */
  properties[PROP_ON_FIRST_TAP] = g_param_spec_boolean ("on-first-tap", NULL, NULL, FALSE, flags);

  /** AtoutTable:place: key of the place (backdrop_place_at ()); unknown keys show plain cloth */
  properties[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, NULL, flags);

  /** AtoutTable:portraits: true if portraits are shown where there is room */
  properties[PROP_PORTRAITS] = g_param_spec_boolean ("portraits", NULL, NULL, TRUE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ATOUT_TYPE_CALLS);
  g_type_ensure (ATOUT_TYPE_EXPLANATION);
  g_type_ensure (ATOUT_TYPE_FELT);
  g_type_ensure (ATOUT_TYPE_BACKDROP);
  g_type_ensure (ATOUT_TYPE_HAND);
  g_type_ensure (ATOUT_TYPE_LAY_DOWN);
  g_type_ensure (ATOUT_TYPE_RESULT);
  g_type_ensure (ATOUT_TYPE_TABLE_INFO);
  g_type_ensure (ATOUT_TYPE_TRICKS_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_BASE "/table/atout-table.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, hand);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, backdrop);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, status);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, felt);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, calls);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, info);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, explanation);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, result);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, sort);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, lay_down);
  gtk_widget_class_bind_template_child (widget_class, AtoutTable, tricks_page);
  gtk_widget_class_bind_template_callback (widget_class, pressed);
  gtk_widget_class_bind_template_callback (widget_class, auction_closed);
  gtk_widget_class_bind_template_callback (widget_class, result_next);
  gtk_widget_class_bind_template_callback (widget_class, result_again);
  gtk_widget_class_bind_template_callback (widget_class, leave_tricks);
}

static void
atout_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutTable *self = ATOUT_TABLE (widget);

  children_drawn (widget, atout_hand_is_lifting (ATOUT_HAND (self->hand)) ? self->hand : NULL,
                  snapshot);
}

static void
atout_table_class_init (AtoutTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = atout_table_dispose;
  widget_class->focus = atout_table_move_focus;
  widget_class->grab_focus = atout_table_grab_focus;
  widget_class->snapshot = atout_table_snapshot;
  object_class->get_property = atout_table_get_property;
  object_class->set_property = atout_table_set_property;
  install_properties (object_class);

  gtk_widget_class_set_layout_manager_type (widget_class, ATOUT_TYPE_TABLE_SPOTS);
  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  bind_template (widget_class);
  table_actions_install (widget_class);
  table_texts_install (widget_class);

  /** AtoutTable::next-deal: emitted when the user has read the result of a deal */
  signals[NEXT_DEAL]
      = g_signal_new ("next-deal", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * AtoutTable::finished: emitted at the end of a match; @again is true if the user wants another
   */
  signals[FINISHED] = g_signal_new ("finished", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
scale_changed (AtoutTable *self)
{
  if (self->deck != NULL)
    atout_deck_set_scale_factor (self->deck, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

/* Focuses a question that came before the first layout. */
static gboolean
focus_what_is_asked (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED,
                     gpointer data G_GNUC_UNUSED)
{
  AtoutTable *self = ATOUT_TABLE (widget);

  if (self->session != NULL && table_is_settled (self))
    table_focus_show (self);

  return G_SOURCE_REMOVE;
}

static void
ready_changed (AtoutTable *self)
{
  if (atout_table_spots_get_ready (self->spots))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_what_is_asked, NULL, NULL);
}

static void
hear (AtoutTable *self)
{
  const GType types[N_HEARD] = { ATOUT_TYPE_SESSION, G_TYPE_LIST_MODEL, ATOUT_TYPE_TALK,
                                 ATOUT_TYPE_HINT, ATOUT_TYPE_SESSION };
  GSignalGroup *session;

  for (guint i = 0; i < N_HEARD; i++)
    self->heard[i] = g_signal_group_new (types[i]);
  session = self->heard[HEARD_SESSION];
  g_signal_group_connect_swapped (session, "dealt", G_CALLBACK (match_dealt), self);
  g_signal_group_connect_swapped (session, "acted", G_CALLBACK (match_acted), self);
  g_signal_group_connect_swapped (session, "rewound", G_CALLBACK (match_rewound), self);
  g_signal_group_connect_swapped (session, "settled", G_CALLBACK (settled), self);
  g_signal_group_connect_swapped (self->heard[HEARD_HAND], "items-changed",
                                  G_CALLBACK (hand_changed), self);
  table_texts_listen (self);
}

static void
atout_table_init (AtoutTable *self)
{
  const struct
  {
    AtoutTableSpot spot;
    GtkWidget *const *child;
  } parts[] = {
    { ATOUT_TABLE_SPOT_BACKDROP, &self->backdrop },
    { ATOUT_TABLE_SPOT_FELT, &self->felt },
    { ATOUT_TABLE_SPOT_INFO, &self->info },
    { ATOUT_TABLE_SPOT_STATUS, &self->status },
    { ATOUT_TABLE_SPOT_HAND, &self->hand },
    { ATOUT_TABLE_SPOT_CALLS, &self->calls },
    { ATOUT_TABLE_SPOT_EXPLAIN, &self->explanation },
    { ATOUT_TABLE_SPOT_LAY_DOWN, &self->lay_down },
    { ATOUT_TABLE_SPOT_SORT, &self->sort },
    { ATOUT_TABLE_SPOT_RESULT, &self->result },
    { ATOUT_TABLE_SPOT_TRICKS_PAGE, &self->tricks_page },
  };

  /* the table does not mirror: play follows the direction of the game */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_init_template (GTK_WIDGET (self));
  suit_signs_colour (self->status);
  table_actions_add_keys (self);
  g_signal_connect (self, "notify::css-classes", G_CALLBACK (table_actions_update_room), NULL);
  gtk_widget_set_child_visible (self->felt, FALSE); /* until everything has its place */
  self->portraits = TRUE;
  self->spots = ATOUT_TABLE_SPOTS (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    atout_table_spots_set_child (self->spots, parts[i].spot, 0, *parts[i].child);
  g_signal_connect_swapped (self->spots, "notify::ready", G_CALLBACK (ready_changed), self);
  self->stage = atout_table_stage_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->stage, "deal-shown", G_CALLBACK (deal_shown), self);
  hear (self);
  table_piles_add (self->spots, self->felt, self->calls, table_texts_explain_part);

  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_changed), NULL);
}

void
atout_table_set_session (AtoutTable *self, AtoutSession *session)
{
  GListModel *hand;

  g_return_if_fail (ATOUT_IS_TABLE (self));

  if (self->session == session)
    return;
  forget_session (self);
  gtk_widget_set_visible (self->result, FALSE);
  if (session == NULL)
    return;

  hand = atout_choices_get_hand (atout_session_get_choices (session));
  self->session = g_object_ref (session);
  table_actions_update_room (self);
  self->is_replay = atout_session_is_replay (session);
  self->focus_wanted = !self->is_replay;
  table_seats_add (self->spots, session, self->felt, self->calls, table_texts_explain_part,
                   table_texts_show_part);
  table_seats_set_deck (self->spots, self->deck);
  atout_hand_set_cards (ATOUT_HAND (self->hand), hand);
  atout_table_info_set_session (ATOUT_TABLE_INFO (self->info), session);
  atout_calls_set_session (ATOUT_CALLS (self->calls), session);
  atout_table_spots_set_session (self->spots, session);

  /* connected before the stage */
  g_signal_group_set_target (self->heard[HEARD_SESSION], session);
  atout_table_stage_set_session (self->stage, session);
  g_signal_group_set_target (self->heard[HEARD_HAND], hand);
  g_signal_group_set_target (self->heard[HEARD_TALK], atout_session_get_talk (session));
  g_signal_group_set_target (self->heard[HEARD_HINT], atout_session_get_hint (session));
  g_signal_group_set_target (self->heard[HEARD_SHOWN], session);
  hand_changed (self);
  if (atout_session_get_match (session) != NULL) /* only a match plays the rest */
    atout_lay_down_set_session (ATOUT_LAY_DOWN (self->lay_down), session);
  table_texts_show (self);
  if (atout_course_get_state (ATOUT_COURSE (session)) >= ATOUT_MATCH_DEAL_OVER)
    deal_shown (self); /* a saved match may begin here */
}

void
atout_table_set_deck (AtoutTable *self, AtoutDeck *deck)
{
  g_return_if_fail (ATOUT_IS_TABLE (self));

  if (self->deck == deck)
    return;
  g_set_object (&self->deck, deck);
  self->prepared_width = 0;
  scale_changed (self);
  table_seats_set_deck (self->spots, deck);
  table_piles_set_deck (self->spots, deck);
  atout_hand_set_deck (ATOUT_HAND (self->hand), deck);
  atout_felt_set_deck (ATOUT_FELT (self->felt), deck);
  atout_result_set_deck (ATOUT_RESULT (self->result), deck);
  atout_tricks_page_set_deck (ATOUT_TRICKS_PAGE (self->tricks_page), deck);
  atout_table_spots_set_deck (self->spots, deck);
}

void
atout_table_focus (AtoutTable *self)
{
  g_return_if_fail (ATOUT_IS_TABLE (self));

  self->focus_wanted = TRUE;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->session != NULL && table_is_settled (self))
    table_focus_show (self);
}
