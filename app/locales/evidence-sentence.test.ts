import { describe, expect, test } from 'vitest'
import { CONNECTION_THEMES, CONNECTIONS, LINE_RELATIONS } from '~/domain/human-design/composite/composite'
import type { Evidence } from '~/domain/human-design/composite/evidence'
import { SUB_SCORES } from '~/domain/human-design/composite/score'
import { MATCH_GROUPS, RELATIONSHIPS, SCORE_BANDS } from '~/domain/human-design/composite/score-labels'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { en } from './en'
import { evidenceLabel } from './evidence-label'
import { evidenceSentence } from './evidence-sentence'
import { ru } from './ru'
import { type Key, type Params, translate } from './translate'

const wordsOf = (language: 'en' | 'ru') => {
  const words = { en, ru }[language]
  return {
    language,
    t: (key: Key<'evidence'>, params?: Params) => translate(words.evidence, language, key, params),
    hd: (key: Key<'hd'>, params?: Params) => translate(words.hd, language, key, params),
  }
}

const EXAMPLES: [Evidence, en: string, ru: string][] = [
  [
    { id: 'electromagnetic', channel: '20-34', gates: { a: 34, b: 20 } },
    'You bring gate 34 and Anna brings gate 20: together you complete the Channel of Charisma.',
    'Канал Харизмы: вы приносите ворота 34, Anna — ворота 20, и вместе получается целый канал.',
  ],
  [
    { id: 'compromise', channel: '20-34', whole: 'b', half: 34 },
    'Anna has the whole Channel of Charisma and you have only gate 34: here you tend to give way, so it’s worth checking what you want.',
    'Канал Харизмы целиком приносит Anna, у вас только ворота 34. Здесь легко уступаете вы, так что прислушивайтесь к себе.',
  ],
  [
    { id: 'bridge', bridged: 'a', gates: [16, 20], channels: ['16-48'] },
    'Anna brings gates 16 and 20, and each of them connects separate parts of your chart.',
    'Anna приносит ворота 16 и 20, и любые из них соединяют разделённые части вашей карты.',
  ],
  [
    { id: 'bridge', bridged: 'b', gates: [], channels: ['5-15', '7-31'] },
    'With you, separate parts of Anna’s chart connect indirectly (Channel of Rhythm and Channel of the Alpha).',
    'С вами Anna соединяет разделённые части своей карты обходным путём: Канал Ритма и Канал Альфы.',
  ],
  [
    { id: 'theme', theme: '8-1' },
    'Together you define eight centers and leave one open: a window on the world.',
    'Вместе вы определяете восемь центров, один остаётся открытым — это окно в мир.',
  ],
]

test.each(EXAMPLES)('%j', (evidence, english, russian) => {
  expect(evidenceSentence(wordsOf('en'), evidence, 'Anna')).toBe(english)
  expect(evidenceSentence(wordsOf('ru'), evidence, 'Anna')).toBe(russian)
})

/** Every form evidence can take in a score, channels aside. */
const EVERY: Evidence[] = [
  ...CHANNELS.map(({ id }): Evidence => ({ id: 'companionship', channel: id })),
  ...(['a', 'b'] as const).flatMap((person): Evidence[] => [
    { id: 'dominance', channel: '1-8', whole: person },
    { id: 'compromise', channel: '1-8', whole: person, half: 8 },
    ...[[], [16], [16, 20], [16, 20, 57, 10, 34]].map(
      (gates): Evidence => ({ id: 'bridge', bridged: person, gates, channels: ['1-8'] }),
    ),
  ]),
  { id: 'center', center: 'sacral', definedBy: 'both' },
  { id: 'center', center: 'solar_plexus', definedBy: 'both' },
  { id: 'center', center: 'solar_plexus', definedBy: 'neither' },
  { id: 'lines', relation: 'harmonic', lines: { a: 1, b: 4 } },
  { id: 'lines', relation: 'equal', lines: { a: 1, b: 1 } },
  { id: 'theme', theme: '8-1' },
  { id: 'theme', theme: '7-2' },
]

test.each([
  ['en', 'Channel of Charisma 20–34: completed together', 'Profile lines 1 and 4: in harmony'],
  ['ru', 'Канал Харизмы, 20–34: замыкаете вместе', 'Линии 1 и 4 в профилях созвучны'],
] as const)('a line of a sum names its fact in a few words (%s)', (language, channel, lines) => {
  const label = (evidence: Evidence) => evidenceLabel(wordsOf(language), evidence, 'Аня')
  expect(label({ id: 'electromagnetic', channel: '20-34', gates: { a: 34, b: 20 } })).toBe(channel)
  expect(label({ id: 'lines', relation: 'harmonic', lines: { a: 1, b: 4 } })).toBe(lines)
  for (const evidence of EVERY) expect(label(evidence)).toMatch(/^[A-ZА-ЯЁ][^!?…{}]*[^.{}]$/)
})

test.each(['en', 'ru'] as const)('every fact has a sentence of its own, whole and calm (%s)', (language) => {
  const sentences = EVERY.map((evidence) => evidenceSentence(wordsOf(language), evidence, 'Аня'))
  const calm = language === 'ru' ? /^[А-ЯЁ][^!?…{}]* [^!?…{}]*\.$/ : /^[A-ZА-ЯЁ][^!?…—{}]* [^!?…—{}]*\.$/
  for (const sentence of sentences) expect(sentence).toMatch(calm)
  expect(new Set(sentences).size).toBe(EVERY.length)
})

describe.each([
  ['en', en],
  ['ru', ru],
] as const)('%s', (language, { composite, 'love-match': loveMatch }) => {
  test('every code of a composite and of a match has its words', () => {
    const withText = (keys: string[]) => keys.flatMap((key) => [key, `${key}.text`])
    const expected = [
      ...withText(CONNECTIONS.map((code) => `connection.${code}`)),
      ...withText(CONNECTION_THEMES.map((code) => `theme.${code}`)),
      ...['a', 'b', 'both', 'together', 'neither'].map((code) => `center.${code}`),
      ...LINE_RELATIONS.map((code) => `lines.${code}`),
    ]
    const words: Record<string, string> = composite
    expect(expected.filter((key) => !words[key])).toEqual([])

    const expectedOfMatch = [
      ...withText(SUB_SCORES.map((code) => `score.${code}`)),
      ...withText(SCORE_BANDS.map((code) => `band.${code}`)),
      ...MATCH_GROUPS.map((code) => `group.${code}`),
      ...RELATIONSHIPS.flatMap((code) => ['', '.byCharts', '.byTypes'].map((text) => `relationship.${code}${text}`)),
    ]
    const wordsOfMatch: Record<string, string> = loveMatch
    expect(expectedOfMatch.filter((key) => !wordsOfMatch[key])).toEqual([])
  })

  test('explanations raise no voice and promise no fate', () => {
    for (const [key, text] of [...Object.entries<string>(composite), ...Object.entries<string>(loveMatch)]) {
      expect(text, key).not.toMatch(language === 'ru' ? /[!…]/ : /[!…—]/)
      expect(text, key).not.toMatch(
        /\b(fate|destin|meant to be|never|always|perfect)|судьб|предназнач|никогда|всегда|идеальн/i,
      )
    }
  })
})

test('bands, groups and labels are called as the specification calls them', () => {
  const words = en['love-match']
  expect(SCORE_BANDS.map((band) => words[`band.${band}`])).toEqual([
    'Excellent',
    'Good',
    'Moderate',
    'Challenging',
    'Difficult',
  ])
  expect(MATCH_GROUPS.map((group) => words[`group.${group}`])).toEqual(['Soulmates', 'High Compatible', 'Good Matches'])
  expect(RELATIONSHIPS.map((code) => words[`relationship.${code}`])).toEqual([
    'Twin Flame',
    'Soulmate',
    'Life Partner',
    'Growth Partner',
    'Adventure Buddy',
  ])
})
