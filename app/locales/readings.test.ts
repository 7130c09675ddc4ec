import { describe, expect, test } from 'vitest'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import {
  ANGLES,
  AUTHORITIES,
  BODIES,
  CENTER_STATES,
  CENTERS,
  CIRCUITS,
  DEFINITIONS,
  PROFILES,
  QUARTERS,
  SIDES,
  TYPES,
} from '~/domain/human-design/terms/codes'
import { en } from './en'
import { ru } from './ru'

const SIX = [1, 2, 3, 4, 5, 6]
const ARROWS = ['determination', 'environment', 'motivation', 'perspective']
const withWhy = (key: string) => [key, `${key}.why`]

const expected = {
  'readings-gates': Array.from({ length: 64 }, (_, index) => `gate.${index + 1}`),
  'readings-channels': CHANNELS.map(({ id }) => `channel.${id}`),
  'readings-core': [
    ...TYPES.flatMap((code) => withWhy(`type.${code}`)),
    ...TYPES.map((code) => `strategy.${code}`),
    ...AUTHORITIES.flatMap((code) => withWhy(`authority.${code}`)),
    ...PROFILES.flatMap((code) => withWhy(`profile.${code}`)),
    ...DEFINITIONS.flatMap((code) => withWhy(`definition.${code}`)),
    ...SIX.flatMap((line) => withWhy(`line.${line}`)),
  ],
  'readings-centers': [
    ...CENTERS.flatMap((center) => CENTER_STATES.map((state) => `center.${center}.${state}`)),
    ...BODIES.map((code) => `body.${code}`),
    ...SIDES.map((code) => `side.${code}`),
    ...ANGLES.map((code) => `angle.${code}`),
    ...QUARTERS.map((code) => `quarter.${code}`),
  ],
  'readings-library': [
    ...CENTERS.flatMap((code) => [`center.${code}`, `role.${code}`]),
    ...['personality', 'design', 'hanging', 'whole', 'asleep'].flatMap((state) => [
      `gate.${state}`,
      `gate.${state}.text`,
    ]),
    'gate.manyWhole.text',
    ...['whole', 'half', 'none'].flatMap((state) => [`channel.${state}`, `channel.${state}.text`]),
    ...CIRCUITS.map((code) => `circuit.${code}`),
    ...TYPES.map((code) => `type.${code}`),
    ...AUTHORITIES.map((code) => `authority.${code}`),
    'line.first',
    'line.second',
    'hexagram',
  ],
  'readings-variables': [
    ...[...ARROWS, 'cognition', 'sense'].map((variable) => `variable.${variable}`),
    ...ARROWS.flatMap((arrow) => [`arrow.${arrow}.left`, `arrow.${arrow}.right`]),
    ...ARROWS.flatMap((arrow) => SIX.map((color) => `${arrow}.${color}`)),
  ],
}
const namespaces = Object.keys(expected) as (keyof typeof expected)[]
const sentences = (text: string) => text.split(/(?<=[.?])\s+(?=[A-ZА-ЯЁ])/)

describe.each(namespaces)('%s', (namespace) => {
  describe.each([
    ['en', en[namespace]],
    ['ru', ru[namespace]],
  ] as const)('%s', (language, words: Record<string, string>) => {
    test('has a text for every code and none besides', () => {
      expect(Object.keys(words).sort()).toEqual([...expected[namespace]].sort())
    })

    test('says it in whole sentences, calmly, and never twice', () => {
      for (const [key, text] of Object.entries(words)) {
        // Names of states stand above their texts.
        if (`${key}.text` in words) continue
        expect(text, key).toMatch(/^[A-ZА-ЯЁ].*[.?»]$/s)
        // Russian joins a subject and its noun by a dash.
        expect(text, key).not.toMatch(language === 'ru' ? /[!…]/ : /[!…—]/)
        expect(sentences(text).length, key).toBeLessThanOrEqual(key.startsWith('center.') ? 3 : 2)
      }
      expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length)
    })
  })
})

test('centers are told in two or three sentences, gates in two, in both languages alike', () => {
  for (const key of expected['readings-centers'].filter((name) => name.startsWith('center.'))) {
    for (const words of [en, ru]) {
      const text = (words['readings-centers'] as Record<string, string>)[key] ?? ''
      expect(sentences(text).length, key).toBeGreaterThanOrEqual(2)
    }
  }
  for (const key of [...expected['readings-gates'], ...expected['readings-channels']]) {
    const namespace = key.startsWith('gate') ? 'readings-gates' : 'readings-channels'
    const english = (en[namespace] as Record<string, string>)[key] ?? ''
    const russian = (ru[namespace] as Record<string, string>)[key] ?? ''
    expect(sentences(russian).length, key).toBe(sentences(english).length)
  }
})
