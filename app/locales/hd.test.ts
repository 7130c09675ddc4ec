import { describe, expect, test } from 'vitest'
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
  STREAMS,
  TYPES,
} from '~/domain/human-design/terms/codes'
import { en } from './en'
import { ru } from './ru'

const GATES = Array.from({ length: 64 }, (_, index) => index + 1)
const SIX = [1, 2, 3, 4, 5, 6]

const expected = [
  ...TYPES.flatMap((code) => [`type.${code}`, `type.${code}.short`, `type.${code}.plural`]),
  ...TYPES.flatMap((code) => [`strategy.${code}`, `signature.${code}`, `notSelf.${code}`]),
  ...AUTHORITIES.map((code) => `authority.${code}`),
  ...DEFINITIONS.flatMap((code) => [`definition.${code}`, `definition.${code}.short`]),
  ...PROFILES.map((code) => `profile.${code}`),
  ...CENTERS.flatMap((code) => [`center.${code}`, `center.${code}.short`]),
  ...CENTER_STATES.map((code) => `centerState.${code}`),
  ...BODIES.flatMap((code) => [`body.${code}`, `body.${code}.theme`]),
  ...SIDES.flatMap((code) => [`side.${code}`, `side.${code}.alt`]),
  ...ANGLES.map((code) => `angle.${code}`),
  ...QUARTERS.map((code) => `quarter.${code}`),
  ...CIRCUITS.map((code) => `circuit.${code}`),
  ...STREAMS.map((code) => `stream.${code}`),
  ...GATES.flatMap((gate) => [`gate.${gate}`, `gate.${gate}.full`, `gate.${gate}.hexagram`]),
  ...SIX.map((line) => `line.${line}`),
  ...['determination', 'environment', 'motivation', 'perspective', 'cognition', 'sense'].flatMap((variable) => [
    `variable.${variable}`,
    ...SIX.map((step) => `${variable}.${step}`),
  ]),
]

describe.each([
  ['en', en.hd],
  ['ru', ru.hd],
] as const)('%s', (_, words: Record<string, string>) => {
  test('every code has its word', () => {
    expect(expected.filter((key) => !words[key])).toEqual([])
  })

  test('names 36 channels', () => {
    const channels = Object.keys(words).filter((key) => /^channel\.\d+-\d+$/.test(key))
    expect(channels).toHaveLength(36)
    expect(channels.filter((key) => !words[`${key}.full`])).toEqual([])
  })

  test('gives no two gates, channels, centers or types one name', () => {
    for (const pattern of [
      /^gate\.\d+$/,
      /^gate\.\d+\.hexagram$/,
      /^channel\.\d+-\d+$/,
      /^center\.\w+$/,
      /^type\.\w+$/,
    ]) {
      const names = Object.keys(words)
        .filter((key) => pattern.test(key))
        .map((key) => words[key])
      expect(new Set(names).size, String(pattern)).toBe(names.length)
    }
  })

  test('never raises its voice', () => {
    expect(Object.entries(words).filter(([, text]) => text.includes('!'))).toEqual([])
  })
})

test('strategies keep the specified wording', () => {
  expect(TYPES.map((type) => en.hd[`strategy.${type}`])).toEqual([
    'Wait to respond',
    'Wait to respond, then inform',
    'Inform before acting',
    'Wait for invitation',
    'Wait a lunar cycle',
  ])
})
