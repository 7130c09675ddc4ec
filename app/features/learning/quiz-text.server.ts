import { TYPES } from '~/domain/human-design/terms/codes'
import { TYPE_TRAITS, type TypeTraits } from '~/domain/human-design/terms/strategy'
import { fingerprintOf } from '~/domain/learning/quiz/make-quiz'
import type { Question, Term } from '~/domain/learning/quiz/question'
import { capital } from '~/domain/text/sentences'
import { channelNumbers } from '~/locales/hd-key'
import type { LessonTexts } from '~/locales/lesson-words'
import { type Key, type Params, translate } from '~/locales/translate'
import { translator } from '~/platform/server/i18n.server'
import type { AnsweredQuestion, ShownQuiz } from './learning'

type Wording = { texts: LessonTexts; isExample: boolean }

/** The parameters of a question's text, in words. */
function questionParams({ params, options, right }: Question, { texts, isExample }: Wording) {
  const nameOf = termNamer(texts)
  const named = Object.fromEntries(Object.entries(params).map(([name, term]) => [name, nameOf(term)]))
  const where = questionText(texts)(isExample ? 'where.example' : 'where.own')
  return { ...named, where, answer: nameOf(options[right]!) }
}

const textOf = (question: Question, wording: Wording) => {
  const { answer: _, ...params } = questionParams(question, wording)
  return capital(questionText(wording.texts)(question.kind, params))
}

/** A set of questions for the page, without the right answers. */
export function toShownQuiz(quiz: readonly Question[], attempt: number, wording: Wording): ShownQuiz {
  const nameOf = termNamer(wording.texts)
  const questions = quiz.map((question) => ({
    text: textOf(question, wording),
    options: question.options.map((option) => capital(nameOf(option))),
  }))
  return { attempt, set: fingerprintOf(quiz), isExample: wording.isExample, questions }
}

/** The questions with the chosen and the right options and the reason. */
export function toAnswered(
  quiz: readonly Question[],
  answers: readonly number[],
  wording: Wording,
): AnsweredQuestion[] {
  const nameOf = termNamer(wording.texts)
  return quiz.map((question, place) => ({
    text: textOf(question, wording),
    options: question.options.map((option, at) => ({
      text: capital(nameOf(option)),
      isRight: at === question.right,
      isChosen: at === answers[place],
    })),
    isRight: answers[place] === question.right,
    because: capital(questionText(wording.texts)(`${question.kind}.because`, questionParams(question, wording))),
  }))
}

/** Terms whose names have the same key in the namespace `hd`. */
const HD_TERMS = ['type', 'authority', 'definition', 'center', 'centerState', 'circuit', 'angle', 'body']

/** A function that names the terms of questions in words. */
export function termNamer(texts: LessonTexts): (term: Term) => string {
  const { language } = texts
  const words = translator(language, 'hd')
  const hd = (key: string) => words(key as Key<'hd'>)
  const own = questionText(texts)
  const connection = translator(language, 'composite')
  const nameOf = (term: Term): string => {
    const [kind = '', code = ''] = term.split(':')
    if (HD_TERMS.includes(kind)) return hd(term.replace(':', '.'))
    switch (kind) {
      case 'strategy':
      case 'signature':
      case 'notSelf':
        return hd(`${kind}.${typeWith(kind, code)}`)
      case 'profile':
        return `${code} ${hd(`profile.${code}`)}`
      case 'profileName':
        return hd(`profile.${code}`)
      case 'lineName':
        return hd(`line.${code}`)
      case 'gateName':
        return hd(`gate.${code}`)
      case 'channel':
        return `${channelNumbers(code)} ${hd(`channel.${code}`)}`
      case 'centers':
        return code
          .split('+')
          .map((center) => hd(`center.${center}`))
          .join(' · ')
      case 'connection':
        return connection(`connection.${code}` as Key<'composite'>)
      case 'gates':
        return code ? code.replace('+', ', ') : own('gates.none')
      case 'thing':
      case 'stay':
      case 'stateRule':
      case 'typeRule':
      case 'connectionRule':
        return own(`${kind}.${code}`)
      default:
        return code
    }
  }
  return nameOf
}

/** Strategies and feelings are named by a type that has them. */
const typeWith = (trait: keyof TypeTraits, code: string) => TYPES.find((type) => TYPE_TRAITS[type][trait] === code)!

/** A translator of the words of questions. */
export const questionText =
  ({ language, questions }: LessonTexts) =>
  (key: string, params?: Params): string =>
    translate(questions, language, key, params)
