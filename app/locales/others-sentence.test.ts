import { describe, expect, test } from 'vitest'
import { en } from './en'
import { othersSentence } from './others-sentence'
import { ru } from './ru'
import { type Key, type Params, translate } from './translate'

const wordsOf = (language: 'en' | 'ru') => {
  const words = { en, ru }[language]
  return {
    language,
    t: (key: Key<'others-evidence'>, params?: Params) => translate(words['others-evidence'], language, key, params),
    hd: (key: Key<'hd'>, params?: Params) => translate(words.hd, language, key, params),
  }
}

type Fact = Parameters<typeof othersSentence>[1]

const EXAMPLES: [Fact, en: string, ru: string][] = [
  [
    { id: 'electromagnetic', channel: '20-34', gates: { a: 34, b: 20 } },
    'Anna brings gate 34 and Boris brings gate 20: together they complete the Channel of Charisma.',
    'Канал Харизмы: Anna приносит ворота 34, Boris — ворота 20, и вместе получается целый канал.',
  ],
  [
    { id: 'companionship', channel: '20-34' },
    'Both have the Channel of Charisma: it’s common ground that needs no explaining.',
    'Канал Харизмы есть в обеих картах: здесь двое понимают друг друга без объяснений.',
  ],
  [
    { id: 'dominance', channel: '20-34', whole: 'a' },
    'Anna has the whole Channel of Charisma and Boris has none of it: here Anna sets the tone and Boris takes it in.',
    'Канал Харизмы целиком приносит Anna, а Boris не приносит ни одних его ворот. Тон здесь задаёт Anna, Boris принимает.',
  ],
  [
    { id: 'compromise', channel: '20-34', whole: 'b', half: 34 },
    'Boris has the whole Channel of Charisma and Anna has only gate 34: here Anna tends to give way, so it’s worth asking.',
    'Канал Харизмы целиком приносит Boris, а Anna — только ворота 34. Здесь Anna легко уступает, так что стоит спрашивать.',
  ],
  [
    { id: 'bridge', bridged: 'a', gates: [16], channels: ['16-48'] },
    'Boris brings gate 16, which connects separate parts of Anna’s chart.',
    'Boris приносит ворота 16, и они соединяют разделённые части второй карты (Anna).',
  ],
  [
    { id: 'bridge', bridged: 'b', gates: [], channels: ['5-15', '7-31'] },
    'With Anna, separate parts of Boris’s chart connect indirectly (Channel of Rhythm and Channel of the Alpha).',
    'Когда Anna рядом, разделённые части второй карты (Boris) соединяются обходным путём: Канал Ритма и Канал Альфы.',
  ],
]

describe.each(EXAMPLES)('%j', (fact, english, russian) => {
  test.each([
    ['en', english],
    ['ru', russian],
  ] as const)('about two others, %s', (language, expected) => {
    expect(othersSentence(wordsOf(language), fact, { a: 'Anna', b: 'Boris' })).toBe(expected)
  })
})
