import { expect, test } from 'vitest'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { LESSONS } from '~/domain/learning/lessons'
import { makeQuiz } from '~/domain/learning/quiz/make-quiz'
import { lookAtChart } from '~/features/learning/learning.server'
import { toAnswered, toShownQuiz } from '~/features/learning/quiz-text.server'
import { LESSON_TEXTS } from '~/locales/lessons.server'
import { chartOf, createRandom } from './random-charts'

const random = createRandom(24)
const YEARS_50 = 50 * 365.25 * 86_400_000
const CHARTS = [
  EXAMPLE_CHART,
  ...Array.from({ length: 25 }, () => chartOf(Math.round(Date.UTC(1950, 0, 1) + random() * YEARS_50))),
]
const LANGUAGES = ['en', 'ru'] as const
/** What a text must not show: a place that was not filled, a key, a code. */
const RAW = /\{\{|\}\}|\b[a-z]+[_.][a-z_]+\b/

const isRaw = (text: string) => RAW.test(text)

test.each(LESSONS)('the look of %s at a chart is filled in, in both languages', (lesson) => {
  const looks = LANGUAGES.flatMap((language) =>
    CHARTS.map((chart) => lookAtChart(lesson, chart, LESSON_TEXTS[language])),
  )
  expect(looks.filter(isRaw)).toEqual([])
})

const toReason = ({ because }: { because: string }) => because

test.each(LESSONS)('the questions of %s have words of their own for each option', (lesson) => {
  for (const language of LANGUAGES) {
    for (const [member, chart] of CHARTS.entries()) {
      for (const attempt of [1, 2, 3]) {
        const quiz = makeQuiz({ memberId: `m${member}`, lesson, attempt }, chart)
        const { questions } = toShownQuiz(quiz, attempt, { texts: LESSON_TEXTS[language], isExample: false })
        const answered = toAnswered(quiz, [0, 0, 0, 0], { texts: LESSON_TEXTS[language], isExample: true })
        const texts = [...questions.flatMap(({ text, options }) => [text, ...options]), ...answered.map(toReason)]
        expect(texts.filter(isRaw)).toEqual([])
        expect(questions.filter(({ options }) => new Set(options).size < options.length)).toEqual([])
      }
    }
  }
})

test('what a page shows before it is answered says nothing of what is right', () => {
  for (const lesson of LESSONS) {
    const quiz = makeQuiz({ memberId: 'ada', lesson, attempt: 1 }, EXAMPLE_CHART)
    const shown = toShownQuiz(quiz, 1, { texts: LESSON_TEXTS.en, isExample: false })
    expect(Object.keys(shown).sort()).toEqual(['attempt', 'isExample', 'questions', 'set'])
    for (const question of shown.questions) expect(Object.keys(question).sort()).toEqual(['options', 'text'])
    // The mark of a set is of what is asked, not of what is right.
    const turned = quiz.map((question) => ({ ...question, right: (question.right + 1) % question.options.length }))
    expect(toShownQuiz(turned, 1, { texts: LESSON_TEXTS.en, isExample: false }).set).toBe(shown.set)
  }
})

test('the look says what the chart is', () => {
  const { type, gates, channels } = EXAMPLE_CHART
  expect(type).toBe('manifesting_generator')
  expect(lookAtChart('types', EXAMPLE_CHART, LESSON_TEXTS.en)).toMatch(
    /^Your type is Manifesting Generator\. Manifesting Generators .* Sacral: defined\./,
  )
  expect(lookAtChart('types', EXAMPLE_CHART, LESSON_TEXTS.ru)).toMatch(/^Ваш тип: Манифестирующий Генератор\./)
  expect(lookAtChart('what-a-chart-is', EXAMPLE_CHART, LESSON_TEXTS.en)).toContain(
    `${gates.length} of the 64 gates are active. Whole channels: ${channels.length} of 36.`,
  )
})
