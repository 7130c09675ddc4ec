import { expect, test } from 'vitest'
import type { ReadingFact } from '~/domain/human-design/reading/reading-fact'
import { en } from './en'
import type { Language } from './language'
import { ru } from './ru'
import { sayFacts } from './say-facts'
import { type Namespace, translate } from './translate'

function say(language: Language, facts: ReadingFact[]) {
  const words: Record<Namespace, Record<string, string>> = { en, ru }[language]
  return sayFacts(
    {
      hd: (key, params) => translate(words.hd, language, key, params),
      facts: (key, params) => translate(words['written-facts'], language, key, params),
    },
    facts,
  )
}

test.each<[ReadingFact[], string, string]>([
  [[], '', ''],
  [
    [
      { kind: 'type', code: 'generator' },
      { kind: 'type', code: 'generator' },
      { kind: 'center', center: 'sacral', state: 'defined' },
      { kind: 'center', center: 'head', state: 'open' },
      { kind: 'center', center: 'throat', state: 'defined' },
    ],
    'Generator · Defined: Sacral, Throat · Open: Head',
    'Генератор · Определены: Сакральный центр, Горловой центр · Без активных ворот: Теменной центр',
  ],
  [
    [
      { kind: 'channel', channel: '6-59' },
      { kind: 'channel', channel: '20-34' },
    ],
    'Channels 6–59, 20–34',
    'Каналы 6–59, 20–34',
  ],
  [
    [
      { kind: 'channel', channel: '20-34' },
      { kind: 'channel_side', channel: '20-34', side: 'design' },
    ],
    'Channel 20–34: Design only',
    'Канал 20–34: только Дизайн',
  ],
  [
    [
      { kind: 'white_center', center: 'head' },
      { kind: 'white_center', center: 'ajna' },
      { kind: 'missing_channel', channel: '7-31' },
      { kind: 'quarter', code: 'mutation' },
    ],
    'Not defined: Head, Ajna · Inactive channel: 7–31 · Quarter of Mutation',
    'Не определены: Теменной центр, Аджна · Неактивный канал: 7–31 · Четверть Мутации',
  ],
  [[{ kind: 'gate_count', gate: 5, count: 4 }], 'Gate 5: 4 of 16', 'Ворота 5: 4 из 16'],
  [[{ kind: 'no_rarity' }], '', ''],
  [
    [
      { kind: 'gate', gate: 62 },
      { kind: 'missing_gate', gate: 17 },
      { kind: 'gate', gate: 22 },
    ],
    'Gates 22, 62 · Inactive gate: 17',
    'Ворота 22, 62 · Неактивные ворота: 17',
  ],
  [
    [
      { kind: 'activation', side: 'personality', body: 'sun', gate: 39, line: 5 },
      { kind: 'activation', side: 'design', body: 'earth', gate: 57 },
    ],
    'Sun 39.5 (Personality) · Earth 57 (Design)',
    'Солнце 39.5 (Личность) · Земля 57 (Дизайн)',
  ],
  [[{ kind: 'joining_gates', gates: [] }], 'No single bridging gate', 'Одних ворот для соединения мало'],
  [[{ kind: 'line_count', line: 3, count: 9 }], 'Line 3: 9 of 26', 'Линия 3: 9 из 26'],
])('facts are named once and together with their kind', (facts, english, russian) => {
  expect(say('en', facts)).toBe(english)
  expect(say('ru', facts)).toBe(russian)
})
