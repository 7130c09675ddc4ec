import { z } from 'zod'
import { findLearner, listLessonRecords, markRead, saveAttempt } from '~/data/lesson-progress.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { elementPath, listPath } from '~/domain/human-design/elements/element'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { CENTERS, type CenterCode, CIRCUITS } from '~/domain/human-design/terms/codes'
import { linesOfProfile } from '~/domain/human-design/terms/profile'
import { centersThatAre, hangingGates, type LearnerChart } from '~/domain/learning/learner-chart'
import { ELEMENTS_OF_LESSON } from '~/domain/learning/lesson-elements'
import { findLesson, LESSONS, type LessonId, MODULES, placeOf } from '~/domain/learning/lessons'
import { LOOK_VARIANTS, lookVariantOf } from '~/domain/learning/look-variant'
import { isOpen, LESSON_FORMS_AN_HOUR, lessonAfter, type PathProgress, progressOf } from '~/domain/learning/progress'
import { PENTA_GATES } from '~/domain/learning/quiz/between-questions'
import { fingerprintOf, makeQuiz, PASS_MARK, QUESTIONS_IN_QUIZ, scoreOf } from '~/domain/learning/quiz/make-quiz'
import { elementName } from '~/locales/element-name'
import { lineKey } from '~/locales/hd-key'
import { LANGUAGES, type Language } from '~/locales/language'
import type { LessonTexts } from '~/locales/lesson-words'
import { type Params, translate } from '~/locales/translate'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { type LearningPage, type LessonAnswer, type LockedLesson, NO_LESSON_ANSWER, type OpenLesson } from './learning'
import { questionText, termNamer, toAnswered, toShownQuiz } from './quiz-text.server'

/** The learning path with the viewer's progress. */
export async function loadLearning(context: Context, viewer: Viewer, request: Request): Promise<LearningPage> {
  const [records, { lessons: words }] = await Promise.all([
    listLessonRecords(context.db, viewer.id),
    languageOf(request).then((language) => readLessonTexts(context, language)),
  ])
  const { modules, doneCount, next } = progressOf(records)
  return {
    modules: modules.map((module) => ({
      ...module,
      lessons: module.lessons.map(({ id, state }) => ({ id, state, title: words[id].title, about: words[id].about })),
    })),
    doneCount,
    lessonCount: LESSONS.length,
    next: next && { id: next, title: words[next].title, isBegun: records.length > 0 },
  }
}

/** A lesson with its next questions. Of a locked one only the title is sent, and which module opens it. */
export async function loadLesson(
  context: Context,
  viewer: Viewer,
  request: Request,
  name: string,
): Promise<OpenLesson | LockedLesson> {
  const lesson = findLesson(name)
  if (!lesson) throw notFound()
  const [{ records, chart }, texts] = await Promise.all([
    findLearner(context.db, viewer.id),
    languageOf(request).then((language) => readLessonTexts(context, language)),
  ])
  const words = texts.lessons
  const { title, about, parts } = words[lesson]
  const progress = progressOf(records)
  const { module, place } = placeOf(lesson)
  if (!isOpen(progress, lesson)) return { isOpen: false, title, about, waitsFor: MODULES[module - 1]!.id }
  const record = records.find((each) => each.lesson === lesson)
  const attempt = (record?.attempts ?? 0) + 1
  const makeShown = () => {
    const quiz = makeQuiz({ memberId: viewer.id, lesson, attempt }, chart ?? EXAMPLE_CHART)
    return toShownQuiz(quiz, attempt, { texts, isExample: chart === null })
  }
  return {
    ...{ isOpen: true, id: lesson, title, about, parts },
    module: { id: MODULES[module]!.id, number: module + 1 },
    ...{ place: place + 1, placeCount: MODULES[module]!.lessons.length },
    library: libraryLinks(lesson, texts.language),
    look: chart && lookAtChart(lesson, chart, texts),
    state: progress.modules[module]!.lessons[place]!.state,
    bestScore: record?.bestScore ?? null,
    quiz: record ? makeShown() : null,
    ...{ questionCount: QUESTIONS_IN_QUIZ, passMark: PASS_MARK },
    next: nextLesson(lesson, progress, (id) => words[id].title),
  }
}

function nextLesson(lesson: LessonId, progress: PathProgress, titleOf: (id: LessonId) => string): OpenLesson['next'] {
  const next = lessonAfter(lesson)
  return next && { id: next, title: titleOf(next), isOpen: isOpen(progress, next) }
}

function libraryLinks(lesson: LessonId, language: Language): OpenLesson['library'] {
  const [hd, library] = [translator(language, 'hd'), translator(language, 'library')]
  return ELEMENTS_OF_LESSON[lesson].map((element) =>
    typeof element === 'string'
      ? { to: listPath(element), label: library(`kind.${element}`) }
      : { to: elementPath(element), label: elementName(hd, element) },
  )
}

/** How a lesson's theme appears in this chart, in words. */
export function lookAtChart(lesson: LessonId, chart: LearnerChart, texts: LessonTexts): string {
  const text = texts.lessons[lesson].look[lookVariantOf(lesson, chart)]
  if (!text) throw new Error(`The lesson ${lesson} has no text for this chart`)
  return translate({ text }, texts.language, 'text', lookParams(chart, texts))
}

/** All parameters that the texts may use. */
function lookParams(chart: LearnerChart, texts: LessonTexts): Params {
  const { language } = texts
  const hd = translator(language, 'hd')
  const core = translator(language, 'readings-core')
  const { type, authority, profile, definition, channels, gates } = chart
  const [line1, line2] = linesOfProfile(profile)
  return {
    type: hd(`type.${type}`),
    typeText: core(`type.${type}`),
    strategy: hd(`strategy.${type}`),
    strategyText: core(`strategy.${type}`),
    authority: hd(`authority.${authority}`),
    authorityText: core(`authority.${authority}`),
    signature: hd(`signature.${type}`),
    notSelf: hd(`notSelf.${type}`),
    profile,
    profileName: hd(`profile.${profile}`),
    profileText: core(`profile.${profile}`),
    definition: hd(`definition.${definition}`),
    definitionText: core(`definition.${definition}`),
    ...{ line1, line1Name: hd(lineKey(line1)), line1Text: core(lineKey(line1)) },
    ...{ line2, line2Name: hd(lineKey(line2)), line2Text: core(lineKey(line2)) },
    gatesCount: gates.length,
    channelsCount: channels.length,
    ...listParams(chart, texts),
    ...Object.fromEntries(CENTERS.flatMap((center) => centerParams(center, chart, language))),
  }
}

function listParams(chart: LearnerChart, texts: LessonTexts): Params {
  const nameOf = termNamer(texts)
  const list = (names: readonly (string | number)[]) =>
    names.length > 0 ? names.join(', ') : questionText(texts)('nothing')
  const centers = (found: readonly CenterCode[]) => list(found.map((center) => nameOf(`center:${center}`)))
  const own = CHANNELS.filter(({ id }) => chart.channels.includes(id))
  const ofCircuits = CIRCUITS.map((code) => [code, own.filter(({ circuit }) => circuit === code).length] as const)
  return {
    definedCount: centersThatAre(chart, 'defined').length,
    defined: centers(centersThatAre(chart, 'defined')),
    notDefined: centers(centersThatAre(chart, 'undefined', 'open')),
    undefined: centers(centersThatAre(chart, 'undefined')),
    open: centers(centersThatAre(chart, 'open')),
    gates: list(chart.gates),
    hanging: list(hangingGates(chart)),
    penta: list(chart.gates.filter((gate) => PENTA_GATES.includes(gate))),
    channels: list(own.map(({ id }) => nameOf(`channel:${id}`))),
    ...Object.fromEntries(ofCircuits),
  }
}

/** `throatState`, `throatText`; of two words `solarPlexusState`. */
function centerParams(center: CenterCode, { centers }: LearnerChart, language: Language): [string, string][] {
  const name = center.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const state = translator(language, 'hd')(`centerState.${centers[center]}`).toLocaleLowerCase(language)
  const text = translator(language, 'readings-centers')(`center.${center}.${centers[center]}`)
  return [
    [`${name}State`, state],
    [`${name}Text`, text],
  ]
}

const wordsSchema = z.object({
  title: z.string(),
  about: z.string(),
  parts: z.array(z.object({ title: z.string(), text: z.array(z.string()) })),
  look: z.partialRecord(z.enum(LOOK_VARIANTS), z.string()),
})

const textsSchema = z.object({
  language: z.enum(LANGUAGES),
  lessons: z.record(z.enum(LESSONS), wordsSchema),
  questions: z.record(z.string(), z.string()),
})

/** Texts that were read. No promises: a request must not wait for the I/O of another. */
const cache = new Map<Language, LessonTexts>()

/**
 * The texts of all lessons in a language. They are long and rarely needed, so they are an asset without a public address instead of
 * a part of the program. Throws when the asset can't be read.
 */
async function readLessonTexts({ bindings }: Context, language: Language): Promise<LessonTexts> {
  const texts = cache.get(language) ?? (await readTexts(bindings.ASSETS, language))
  cache.set(language, texts)
  return texts
}

const readTexts: (assets: Fetcher, language: Language) => Promise<LessonTexts> = import.meta.env.DEV
  ? async (_, language) => (await import('~/locales/lessons.server')).LESSON_TEXTS[language]
  : readFile

async function readFile(assets: Fetcher, language: Language): Promise<LessonTexts> {
  const response = await assets.fetch(`https://assets.invalid/texts/lessons.${language}.json`)
  if (!response.ok) throw new Error(`The lessons cannot be read: ${response.status}`)
  return textsSchema.parse(await response.json())
}

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
