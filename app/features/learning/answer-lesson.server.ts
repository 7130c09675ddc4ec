import type { z } from 'zod'
import { findLearner, markRead, saveAttempt } from '~/data/lesson-progress.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { findLesson, type LessonId } from '~/domain/learning/lessons'
import { LESSON_FORMS_AN_HOUR } from '~/domain/learning/limits'
import { isOpen, progressOf } from '~/domain/learning/progress'
import { fingerprintOf, makeQuiz, PASS_MARK, scoreOf } from '~/domain/learning/quiz/make-quiz'
import { parseForm } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { spend } from '~/platform/server/rate-limit.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { type LessonAnswer, NO_LESSON_ANSWER } from './learning'
import { lessonSchema } from './learning.schema'
import { lessonTextsOf } from './lesson-texts.server'
import { toAnswered } from './to-quiz.server'

type LessonForm = z.output<typeof lessonSchema>
type Answered = { answer: LessonAnswer; status: 200 | 400 | 401 | 403 | 409 | 429 | 500; retryAfterSeconds?: number }

/** Answers the forms of a lesson. What was chosen comes back with whatever stands in the way. */
export async function answerLesson(context: Context, request: Request, name: string): Promise<Answered> {
  const lesson = findLesson(name)
  if (!lesson) throw notFound()
  const form = await request.formData()
  const sent = { ...NO_LESSON_ANSWER, intent: String(form.get('intent') ?? ''), values: chosenIn(form) }
  const refused = (error: LessonAnswer['error'], status: Answered['status']): Answered => ({
    answer: { ...sent, error },
    status,
  })
  const viewer = await findMember(context)
  if (!viewer) return refused('signedOut', 401)
  const parsed = parseForm(lessonSchema, form)
  if (!parsed.ok) return { answer: { ...sent, problems: parsed.problems }, status: 400 }
  const answered = await unlessBroken(context, 'lesson.broke', async () => {
    const limit = { name: 'lesson.answer', subject: viewer.id, most: LESSON_FORMS_AN_HOUR, seconds: 3600 }
    const retryAfterSeconds = await spend(context, [limit])
    if (retryAfterSeconds !== null) return { ...refused('tooMany', 429), retryAfterSeconds }
    const done = await perform(context, { viewer, request, lesson }, parsed.value)
    if (typeof done === 'string') return refused(done, done === 'locked' ? 403 : 409)
    return { answer: { ...sent, values: {}, result: done }, status: 200 as const }
  })
  return answered ?? refused('unexpected', 500)
}

type Asked = { viewer: Viewer; request: Request; lesson: LessonId }

async function perform(context: Context, { viewer, request, lesson }: Asked, form: LessonForm) {
  const { records, chart } = await findLearner(context.db, viewer.id)
  if (!isOpen(progressOf(records), lesson)) return 'locked' as const
  const now = new Date()
  if (form.intent === 'read') {
    await markRead(context.db, viewer.id, lesson, now)
    return null
  }
  const { attempt, set } = form
  const attempts = records.find((each) => each.lesson === lesson)?.attempts ?? 0
  const quiz = makeQuiz({ memberId: viewer.id, lesson, attempt }, chart ?? EXAMPLE_CHART)
  // What is ahead of its time was never asked; and a chart that changed meanwhile asks something else.
  if (attempt > attempts + 1 || fingerprintOf(quiz) !== set) return 'changed' as const
  const answers = [form.answer0, form.answer1, form.answer2, form.answer3]
  // Before anything is counted: who is told a score is told what was right.
  const texts = await lessonTextsOf(context, await languageOf(request))
  const score = scoreOf(quiz, answers)
  const isPassed = score >= PASS_MARK
  const isDone = await saveAttempt(context.db, viewer.id, { lesson, attempt, score, isPassed }, now)
  // Put right after it was told what is right: it counts no more, so that it must not be praised either.
  if (isPassed && !isDone) return 'changed' as const
  return { attempt, score, isPassed, questions: toAnswered(quiz, answers, { texts, isExample: chart === null }) }
}

const chosenIn = (form: FormData) =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
