import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { BODIES, CENTERS, SIDES } from '~/domain/human-design/terms/codes'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { ARROWS } from '../bodygraph/geometry'
import { Explanation } from './explanation'
import { type Focus, focusKey, TERMS } from './focus'
import { type ReadableChart, toReadableChart } from './readable-chart'

const chart = toReadableChart(EXAMPLE_CHART)

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
  expect(explain({ kind: 'channel', id: '10-20' })).toContain('Half active: gate 20 is active, gate 10 isn’t.')
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
