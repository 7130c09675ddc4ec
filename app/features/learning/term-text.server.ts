import { TYPES } from '~/domain/human-design/terms/codes'
import { TYPE_TRAITS, type TypeTraits } from '~/domain/human-design/terms/strategy'
import type { Term } from '~/domain/learning/quiz/question'
import { channelNumbers } from '~/locales/hd-key'
import type { LessonTexts } from '~/locales/lesson-words'
import type { Key } from '~/locales/translate'
import { translator } from '~/platform/server/i18n.server'
import { questionText } from './question-text'

/** Terms whose names stand under the same key among the terms of Human Design. */
const SAME = ['type', 'authority', 'definition', 'center', 'centerState', 'circuit', 'angle', 'body']

/** Names what stands in questions in words. */
export function termNamer(texts: LessonTexts): (term: Term) => string {
  const { language } = texts
  const words = translator(language, 'hd')
  const hd = (key: string) => words(key as Key<'hd'>)
  const own = questionText(texts)
  const connection = translator(language, 'composite')
  const nameOf = (term: Term): string => {
    const [of = '', code = ''] = term.split(':')
    if (SAME.includes(of)) return hd(term.replace(':', '.'))
    switch (of) {
      case 'strategy':
      case 'signature':
      case 'notSelf':
        return hd(`${of}.${typeWith(of, code)}`)
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
        return own(`${of}.${code}`)
      default:
        return code
    }
  }
  return nameOf
}

/** Strategies and feelings are named by a type that has them. */
const typeWith = (trait: keyof TypeTraits, code: string) => TYPES.find((type) => TYPE_TRAITS[type][trait] === code)!
