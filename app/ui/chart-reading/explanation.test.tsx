import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildChart } from '~/domain/human-design/build-chart'
import { CHANNELS } from '~/domain/human-design/channels'
import type { Longitudes } from '~/domain/human-design/chart'
import { BODIES, CENTERS, SIDES } from '~/domain/human-design/codes'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { ARROWS } from '../bodygraph/geometry'
import { Explanation } from './explanation'
import { type Focus, focusKey, TERMS } from './focus'
import { type ReadableChart, toReadableChart } from './readable-chart'

/** Reference chart 15, Swiss Ephemeris: 1980-07-05 06:30 UTC. */
const PERSONALITY: Longitudes = {
  sun: 103.375247,
  earth: 283.375247,
  north_node: 140.79685,
  south_node: 320.79685,
  moon: 12.849661,
  mercury: 113.429259,
  venus: 76.106726,
  mars: 176.985535,
  jupiter: 156.738178,
  saturn: 171.772629,
  uranus: 231.764241,
  neptune: 260.696405,
  pluto: 198.979492,
}
const DESIGN: Longitudes = {
  sun: 15.375247,
  earth: 195.375247,
  north_node: 148.098295,
  south_node: 328.098295,
  moon: 244.032451,
  mercury: 347.740002,
  venus: 61.180091,
  mars: 145.881615,
  jupiter: 150.942986,
  saturn: 171.987803,
  uranus: 235.027384,
  neptune: 262.64077,
  pluto: 200.541629,
}
const chart = toReadableChart(buildChart(PERSONALITY, DESIGN))

const everything: Focus[] = [
  ...CENTERS.map((center): Focus => ({ kind: 'center', center })),
  ...Array.from({ length: 64 }, (_, index): Focus => ({ kind: 'gate', gate: index + 1 })),
  ...CHANNELS.map(({ id }): Focus => ({ kind: 'channel', id })),
  ...SIDES.flatMap((side) => BODIES.map((body): Focus => ({ kind: 'body', side, body }))),
  ...ARROWS.map((arrow): Focus => ({ kind: 'arrow', arrow })),
  ...TERMS.map((term): Focus => ({ kind: 'term', term })),
]

beforeAll(() => {
  registerDictionaries('en', en)
  registerDictionaries('ru', ru)
})

function explain(focus: Focus, language: 'en' | 'ru' = 'en', of: ReadableChart = chart) {
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Explanation focus={focus} chart={of} onFocus={() => undefined} />
    </LanguageProvider>,
  )
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

describe.each(['en', 'ru'] as const)('%s', (language) => {
  test.each(everything.map((focus) => [focusKey(focus), focus] as const))('%s is explained', (_, focus) => {
    const text = explain(focus, language)
    expect(text.length).toBeGreaterThan(40)
    // A word that is missing shows as its key, an unfilled place as braces.
    expect(text).not.toMatch(/\{\{|\b(gate|channel|center|body|side|line|arrow|type|authority)\.[\w-]+/)
  })
})

test('a center tells its state, its active gates and the defined channels through it', () => {
  const text = explain({ kind: 'center', center: 'sacral' })
  expect(text).toContain('Sacral Defined')
  for (const link of ['6–59', '20–34', '34–57', '14 Power Skills', '29 Saying Yes', '59 ']) expect(text).toContain(link)
  expect(text).not.toContain('5 Fixed Rhythms')
})

test('a hanging gate is told from a defined channel', () => {
  expect(explain({ kind: 'channel', id: '20-57' })).toContain('Defined: both gates are active')
  expect(explain({ kind: 'channel', id: '10-20' })).toContain('Half: gate 20 is active, gate 10 is not.')
  expect(explain({ kind: 'channel', id: '1-8' })).toContain('Neither of its gates is active.')
})

test('a gate names everything that stands in it', () => {
  const text = explain({ kind: 'gate', gate: 57 })
  for (const by of ['Pluto, Personality, line 5', 'Earth, Design, line 1', 'Pluto, Design, line 6']) {
    expect(text).toContain(by)
  }
})

test('a planet tells its exact place, in the figures of the language', () => {
  expect(explain({ kind: 'body', side: 'personality', body: 'sun' })).toContain(
    'Longitude 103.3752°, color 1, tone 5, base 5',
  )
  expect(explain({ kind: 'body', side: 'personality', body: 'sun' }, 'ru')).toContain('Долгота 103,3752°')
})

test('what may not be seen is not spoken of', () => {
  const { type, authority, definition, data } = chart
  const { centers, channels, gates } = data
  const hidden: ReadableChart = {
    type,
    authority,
    definition,
    profile: null,
    cross: null,
    data: { centers, channels, gates },
  }
  expect(explain({ kind: 'gate', gate: 57 }, 'en', hidden)).not.toContain('Activated by')
  expect(explain({ kind: 'body', side: 'design', body: 'sun' }, 'en', hidden)).toBe('')
  expect(explain({ kind: 'arrow', arrow: 'motivation' }, 'en', hidden)).toBe('')
})
