/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help/lesson-book.h"

#include <string.h>

#include "help/help-parser.h"

/* ---- Books ----------------------------------------------------------------------------------- */

static void
lesson_wrong_free (gpointer data)
{
  LessonWrong *wrong = data;

  g_strfreev (wrong->to);
  g_free (wrong->markup);
  g_free (wrong);
}

static void
lesson_step_free (gpointer data)
{
  LessonStep *step = data;

  g_ptr_array_unref (step->wrong);
  g_free (step->right);
  g_free (step->at);
  g_free (step);
}

static void
lesson_free (gpointer data)
{
  Lesson *lesson = data;

  g_ptr_array_unref (lesson->steps);
  g_free (lesson->title);
  g_free (lesson->id);
  g_free (lesson);
}

void
lesson_book_free (LessonBook *self)
{
  g_ptr_array_unref (self->lessons);
  g_array_unref (self->asks);
  help_book_free (self->texts);
  g_free (self);
}

const Lesson *
lesson_book_find (const LessonBook *self, const char *id)
{
  for (guint i = 0; i < self->lessons->len; i++)
    {
      const Lesson *lesson = g_ptr_array_index (self->lessons, i);

      if (strcmp (lesson->id, id) == 0)
        return lesson;
    }

  return NULL;
}

void
lesson_book_choose (LessonBook *self, const Options *options)
{
  for (guint i = self->lessons->len; i-- > 0;)
    {
      const Lesson *lesson = g_ptr_array_index (self->lessons, i);
      GPtrArray *steps = lesson->steps;

      for (guint j = steps->len; j-- > 0;)
        if (!help_when_holds (&((LessonStep *) g_ptr_array_index (steps, j))->text->when, options))
          g_ptr_array_remove_index (steps, j);
      if (!help_when_holds (&lesson->when, options))
        g_ptr_array_remove_index (self->lessons, i);
    }
}

const char *
lesson_step_say_wrong (const LessonStep *step, const char *answer)
{
  const char *otherwise = NULL;

  for (guint i = 0; i < step->wrong->len; i++)
    {
      const LessonWrong *wrong = g_ptr_array_index (step->wrong, i);

      if (wrong->to == NULL)
        otherwise = wrong->markup;
      else if (g_strv_contains ((const char *const *) wrong->to, answer))
        return wrong->markup;
    }

  return otherwise;
}

/* ---- Elements ---------------------------------------------------------------------------- */

static Lesson *
last_lesson (HelpParser *parser)
{
  return g_ptr_array_index (parser->lessons->lessons, parser->lessons->lessons->len - 1);
}

static LessonStep *
last_step (HelpParser *parser)
{
  GPtrArray *steps = last_lesson (parser)->steps;

  return g_ptr_array_index (steps, steps->len - 1);
}

static bool
fail (GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, message);

  return false;
}

static bool
parse_asks (HelpParser *parser, const char *text, GError **error)
{
  g_auto (GStrv) keys = g_strsplit (text != NULL ? text : "", " ", -1);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      int option = options_find (parser->game, keys[i]);
      guint index = (guint) option;

      if (option < 0)
        return fail (error, "'%s' in 'asks' should be an option of %s", keys[i], parser->game->key);
      g_array_append_val (parser->lessons->asks, index);
    }

  return true;
}

static bool
start_lessons (HelpParser *parser, const char *name, const char **names, const char **values,
               GError **error)
{
  const char *game, *title, *asks;

  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_STRING, "game",
                                    &game, G_MARKUP_COLLECT_STRING, "title", &title,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "asks",
                                    &asks, G_MARKUP_COLLECT_INVALID))
    return false;

  parser->book->title = g_strdup (title);

  return help_parser_check_game (parser, game, error) && parse_asks (parser, asks, error);
}

static bool
start_lesson (HelpParser *parser, const char *name, const char **names, const char **values,
              GError **error)
{
  const char *id, *title, *minutes, *when;
  guint64 number;
  Lesson *lesson;

  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_STRING, "id", &id,
                                    G_MARKUP_COLLECT_STRING, "title", &title,
                                    G_MARKUP_COLLECT_STRING, "minutes", &minutes,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
                                    &when, G_MARKUP_COLLECT_INVALID))
    return false;
  if (lesson_book_find (parser->lessons, id) != NULL)
    return fail (error, "there are two lessons '%s'", id);
  if (!g_ascii_string_to_unsigned (minutes, 10, 1, 10, &number, NULL))
    return fail (error, "'%s' in 'minutes' should be 1 to 10", minutes);

  lesson = g_new0 (Lesson, 1);
  lesson->id = g_strdup (id);
  lesson->title = g_strdup (title);
  lesson->minutes = (guint) number;
  lesson->steps = g_ptr_array_new_with_free_func (lesson_step_free);
  g_ptr_array_add (parser->lessons->lessons, lesson);

  return help_when_parse (&lesson->when, parser->game, when, error);
}

static bool
start_step (HelpParser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  const char *at, *when;
  LessonStep *step;

  if (!g_markup_collect_attributes (name, names, values, error,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "at", &at,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
                                    &when, G_MARKUP_COLLECT_INVALID))
    return false;

  step = g_new0 (LessonStep, 1);
  step->at = g_strdup (at);
  step->wrong = g_ptr_array_new_with_free_func (lesson_wrong_free);
  step->text = help_book_add_section (parser->book, last_lesson (parser)->id, "");
  parser->open = step->text;
  g_ptr_array_add (last_lesson (parser)->steps, step);

  return help_when_parse (&step->text->when, parser->game, when, error);
}

static bool
start_right (HelpParser *parser, const char *name, const char **names, const char **values,
             GError **error)
{
  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL))
    return false;
  if (last_step (parser)->at == NULL)
    return fail (error, "<right> stands in a step that asks nothing: it should have 'at'");
  if (last_step (parser)->right != NULL)
    return fail (error, "there are two <right> in one step");

  parser->text = g_string_new (NULL);

  return true;
}

static bool
start_wrong (HelpParser *parser, const char *name, const char **names, const char **values,
             GError **error)
{
  const char *to;
  LessonWrong *wrong;

  if (!g_markup_collect_attributes (name, names, values, error,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "to", &to,
                                    G_MARKUP_COLLECT_INVALID))
    return false;
  if (last_step (parser)->at == NULL)
    return fail (error, "<wrong> stands in a step that asks nothing: it should have 'at'");

  wrong = g_new0 (LessonWrong, 1);
  wrong->to = to != NULL ? g_strsplit (to, " ", -1) : NULL;
  g_ptr_array_add (last_step (parser)->wrong, wrong);
  parser->text = g_string_new (NULL);

  return true;
}

static const HelpElement lesson_elements[] = {
  { "lessons", { NULL }, start_lessons }, { "lesson", { "lessons" }, start_lesson },
  { "step", { "lesson" }, start_step },   { "right", { "step" }, start_right },
  { "wrong", { "step" }, start_wrong },   { NULL },
};

static void
take_said (HelpParser *parser, const char *name, char *markup)
{
  LessonStep *step = last_step (parser);

  if (strcmp (name, "right") == 0)
    step->right = markup;
  else
    ((LessonWrong *) g_ptr_array_index (step->wrong, step->wrong->len - 1))->markup = markup;
}

/* ---- Reading ----------------------------------------------------------------------------- */

LessonBook *
lesson_book_parse (const char *xml, gssize length, const char *name, const Game *game,
                   const HelpBook *help, GError **error)
{
  g_autoptr (LessonBook) self = g_new0 (LessonBook, 1);
  HelpParser parser
      = { .game = game, .lessons = self, .elements = lesson_elements, .take_said = take_said };

  self->texts = parser.book = help_book_new ();
  self->lessons = g_ptr_array_new_with_free_func (lesson_free);
  self->asks = g_array_new (FALSE, FALSE, sizeof (guint));

  return help_parser_run (&parser, xml, length, name, help->terms, error) ? g_steal_pointer (&self)
                                                                          : NULL;
}

LessonBook *
lesson_book_open (const Game *game, const HelpBook *help, GError **error)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) xml = help_parser_load (game, "lessons", &path, error);

  if (xml == NULL)
    return NULL;

  return lesson_book_parse (g_bytes_get_data (xml, NULL), (gssize) g_bytes_get_size (xml), path,
                            game, help, error);
}

bool
lesson_book_exists (const Game *game)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_BASE "/lessons/%s.atout", game->key);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}
