import { z } from 'zod'
import { findLearner, markRead, saveAttempt } from '~/data/lesson-progress.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { findLesson, type LessonId } from '~/domain/learning/lessons'
import { isOpen, LESSON_FORMS_AN_HOUR, progressOf } from '~/domain/learning/progress'
import { fingerprintOf, makeQuiz, PASS_MARK, scoreOf } from '~/domain/learning/quiz/make-quiz'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { type LessonAnswer, NO_LESSON_ANSWER } from './learning'
import { readLessonTexts } from './lesson-texts.server'
import { toAnswered } from './quiz-text.server'

/** The index of the chosen option; absent when no option is chosen. */
const chosen = z
  .string({ message: 'choose' })
  .regex(/^[0-3]$/, 'choose')
  .transform(Number)

/** The forms of a lesson: mark as read, or answer the questions of the set named by `attempt` and `set`. */
const lessonSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read') }),
  z.object({
    intent: z.literal('answer'),
    attempt: z.coerce.number().int().min(1).max(100_000),
    set: z.string().max(20),
    ...{ answer0: chosen, answer1: chosen, answer2: chosen, answer3: chosen },
  }),
])

type LessonForm = z.output<typeof lessonSchema>
type Answered = { answer: LessonAnswer; status: 200 | 400 | 401 | 403 | 409 | 429 | 500; retryAfterSeconds?: number }

/** Answers the forms of a lesson. A refusal returns the chosen options. */
export async function answerLesson(context: Context, request: Request, name: string): Promise<Answered> {
  const lesson = findLesson(name)
  if (!lesson) throw notFound()
  const form = await request.formData()
  const submitted = { ...NO_LESSON_ANSWER, intent: String(form.get('intent') ?? ''), values: textFields(form) }
  const refused = (error: LessonAnswer['error'], status: Answered['status']): Answered => ({
    answer: { ...submitted, error },
    status,
  })
  const viewer = await findMember(context)
  if (!viewer) return refused('signedOut', 401)
  const parsed = parseForm(lessonSchema, form)
  if (!parsed.ok) return { answer: { ...submitted, problems: parsed.problems }, status: 400 }
  const answered = await tryOrLog(context, 'lesson.broke', async () => {
    const limit = { name: 'lesson.answer', subject: viewer.id, most: LESSON_FORMS_AN_HOUR, seconds: 3600 }
    const retryAfterSeconds = await spend(context, [limit])
    if (retryAfterSeconds !== null) return { ...refused('tooMany', 429), retryAfterSeconds }
    const result = await perform(context, { viewer, request, lesson }, parsed.value)
    if (typeof result === 'string') return refused(result, result === 'locked' ? 403 : 409)
    return { answer: { ...submitted, values: {}, result }, status: 200 as const }
  })
  return answered ?? refused('unexpected', 500)
}

type Submission = { viewer: Viewer; request: Request; lesson: LessonId }

async function perform(context: Context, { viewer, request, lesson }: Submission, form: LessonForm) {
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
  // An attempt too far ahead was never asked, and a chart that changed meanwhile has other questions.
  if (attempt > attempts + 1 || fingerprintOf(quiz) !== set) return 'changed' as const
  const answers = [form.answer0, form.answer1, form.answer2, form.answer3]
  // Before the attempt is saved: no score may be counted without its answers being shown.
  const texts = await readLessonTexts(context, await languageOf(request))
  const score = scoreOf(quiz, answers)
  const isPassed = score >= PASS_MARK
  const isDone = await saveAttempt(context.db, viewer.id, { lesson, attempt, score, isPassed }, now)
  // Sent again after the right answers were shown: it no longer counts as passed.
  if (isPassed && !isDone) return 'changed' as const
  return { attempt, score, isPassed, questions: toAnswered(quiz, answers, { texts, isExample: chart === null }) }
}

const textFields = (form: FormData) =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
