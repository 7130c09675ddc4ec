import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Chart } from '~/domain/human-design/chart/chart'
import { BODIES, CENTERS, type CenterState } from '~/domain/human-design/terms/codes'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { Bodygraph } from './bodygraph'
import { toBodygraphData } from './bodygraph-data'
import { CHANNEL_IDS, isIntegration } from './channel-routes'
import { ChartFigure } from './chart-figure'
import { ChartTable } from './chart-table'
import { GLYPHS } from './glyphs'
import { useBodygraphLabels } from './labels'
import { MiniBodygraph } from './mini-bodygraph'

beforeAll(() => {
  registerDictionaries('en', en)
  registerDictionaries('ru', ru)
})

/** Personality Sun in 34, design Sun in 20, gate 57 on both sides; all other bodies in gate 34, so that little is lit. */
function chart(): Pick<Chart, 'centers' | 'channels' | 'activations' | 'variables'> {
  const column = (side: 'personality' | 'design') =>
    BODIES.map((body, index) => ({
      body,
      gate: index === 12 ? 57 : side === 'personality' ? 34 : 20,
      line: (index % 6) + 1,
      longitudeDegrees: 0,
      color: 1,
      tone: 1,
      base: 1,
    }))
  const states = CENTERS.map((center) => [
    center,
    ['throat', 'sacral', 'spleen'].includes(center) ? 'defined' : 'open',
  ]) as [string, CenterState][]
  return {
    centers: Object.fromEntries(states) as Chart['centers'],
    channels: ['20-34', '20-57', '34-57'],
    activations: { personality: column('personality'), design: column('design') },
    variables: {
      notation: 'PLL DRR',
      determination: { arrow: 'right', color: 1 },
      environment: { arrow: 'right', color: 1 },
      motivation: { arrow: 'left', color: 1 },
      perspective: { arrow: 'left', color: 1 },
      cognition: 1,
      sense: 1,
    },
  }
}

const data = toBodygraphData(chart())

test('a chart becomes its drawing: gates by side, two columns of 13, four arrows', () => {
  expect(data.gates).toEqual({ 20: 'design', 34: 'personality', 57: 'both' })
  expect(data.activations?.design[0]).toEqual({ body: 'sun', gate: 20, line: 1 })
  expect(data.activations?.personality).toHaveLength(13)
  expect(data.arrows).toEqual({ determination: 'right', environment: 'right', motivation: 'left', perspective: 'left' })
})

function Drawing({ picture = false }: { picture?: boolean }) {
  const labels = useBodygraphLabels('Generator, 3/5')
  return <Bodygraph data={data} labels={labels} onSelect={picture ? undefined : () => {}} selection={null} />
}

const count = (markup: string, piece: string) => markup.split(piece).length - 1

test('the drawing is a named document of 113 named buttons; before hydration none of them is a tab stop', () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Drawing />
    </LanguageProvider>,
  )
  expect(markup).toContain('role="graphics-document"')
  expect(markup).toContain('aria-label="Generator, 3/5"')
  expect(count(markup, 'role="button"')).toBe(64 + 36 + 9 + 4)
  expect(markup).not.toContain('tabindex')
  expect(markup).toContain('aria-label="Gate 57, Intuitive Clarity: Personality and Design"')
  expect(markup).toContain('aria-label="Channel 20–34, Charisma: defined"')
  expect(markup).toContain('aria-label="Head: Open"')
})

test('centers come in reading order, each before its gates', () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Drawing />
    </LanguageProvider>,
  )
  const order = [...markup.matchAll(/data-node="(center\.\w+|gate\.\d+)"/g)].map(([, key]) => key)
  expect(order.filter((key) => key?.startsWith('center'))).toEqual(CENTERS.map((center) => `center.${center}`))
  expect(order.slice(0, 5)).toEqual(['center.head', 'gate.64', 'gate.61', 'gate.63', 'center.ajna'])
})

test('channels lie under centers, the one that passes behind first, the trunk last', () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Drawing />
    </LanguageProvider>,
  )
  const channels = [...markup.matchAll(/data-node="channel\.([\d-]+)"/g)].map(([, id]) => id)
  expect(channels).toEqual(CHANNEL_IDS)
  expect(channels.slice(-6).every((id) => isIntegration(id as `${number}-${number}`))).toBe(true)
  expect(markup.lastIndexOf('class="trunk"')).toBeLessThan(markup.indexOf('data-node="center.head"'))
})

test('without a listener it is a picture with a name and nothing to press', () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Drawing picture />
    </LanguageProvider>,
  )
  expect(markup).toContain('role="img"')
  expect(markup).not.toContain('role="button"')
  expect(markup).not.toContain('tabindex')
})

function Figure({ uncertainParts }: { uncertainParts?: UncertainParts }) {
  const labels = useBodygraphLabels('Генератор')
  return (
    <ChartFigure
      data={data}
      uncertainParts={uncertainParts}
      labels={labels}
      selection={null}
      onSelect={() => {}}
      panel=""
    />
  )
}

test('the figure has two titled columns of 13 buttons, in Russian too', () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="ru">
      <Figure />
    </LanguageProvider>,
  )
  // And the three of the zoom.
  expect(count(markup, '<button')).toBe(26 + 3)
  expect(markup).toContain('aria-label="Дизайн"')
  expect(markup).toContain('aria-label="Личность"')
  expect(markup).toContain('Солнце')
  expect(markup).toContain('☉\uFE0E')
})

test.each([
  ['en', en],
  ['ru', ru],
] as const)(
  'beside the sign of each planet is its name, and the sign itself is not read out (%s)',
  (language, { hd }) => {
    const markup = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <Figure />
      </LanguageProvider>,
    )
    const named = [
      ...markup.matchAll(/<span aria-hidden="true"[^>]*>([^<]+)<\/span><span class="sr-only">([^<]+)<\/span>/g),
    ]
    const expected = BODIES.map((body) => [GLYPHS[body], hd[`body.${body}`]])
    expect(named.map(([, sign, name]) => [sign, name])).toEqual([...expected, ...expected])
  },
)

test('the table says all 26 activations, nine centers and the defined channels', () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en">
      <ChartTable data={data} />
    </LanguageProvider>,
  )
  expect(count(markup, '<caption')).toBe(3)
  expect(count(markup, '<tr')).toBe(3 + 13 + 9 + 3)
  expect(markup).toContain('20.1')
  expect(markup).toContain('57.1')
  expect(markup).toContain('Throat – Sacral')
})

test.each([
  ['en', 'could differ', 'Could differ: birth time isn’t exact'],
  ['ru', 'может отличаться', 'Может отличаться: время рождения известно неточно'],
] as const)('activations that may differ are marked, shortly in words too (%s)', (language, short, words) => {
  const uncertain: UncertainParts = {
    ...{ personality: ['moon', 'sun'], design: ['moon'] },
    ...{ centers: [], channels: [], gates: [] },
  }
  for (const part of [
    <ChartTable key="table" data={data} uncertainParts={uncertain} />,
    <Figure key="figure" uncertainParts={uncertain} />,
  ]) {
    const markup = renderToStaticMarkup(<LanguageProvider language={language}>{part}</LanguageProvider>)
    expect(count(markup, '<span aria-hidden="true">≈</span>')).toBe(3)
    expect(count(markup, `<span class="sr-only">(${short})</span>`)).toBe(3)
    expect(count(markup, `title="${words}"`)).toBe(3)
  }
})

test('centers, gates and channels that may differ are marked in the table, and the mark is explained once', () => {
  const [channel = '34-57'] = data.channels
  const uncertain: UncertainParts = {
    ...{ personality: [], design: [] },
    centers: ['sacral'],
    channels: [channel],
    gates: [34],
  }
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en">
      <ChartTable data={data} uncertainParts={uncertain} />
    </LanguageProvider>,
  )
  const rowOf = (name: string) => markup.split('<tr').find((row) => row.includes(`>${name}</th>`)) ?? ''
  expect(count(markup, '(could differ)')).toBe(3)
  // The state of the center, and one of its gates.
  expect(count(rowOf('Sacral'), '(could differ)')).toBe(2)
  expect(count(rowOf('Throat'), '(could differ)')).toBe(0)
  expect(count(markup, '</span>Could differ: birth time isn’t exact')).toBe(1)
})

test('the public form has no columns and its table no activations', () => {
  const { centers, channels, gates } = data
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en">
      <ChartTable data={{ centers, channels, gates }} />
    </LanguageProvider>,
  )
  expect(count(markup, '<caption')).toBe(2)
  expect(markup).not.toContain('20.1')
})

test('the small drawing is one named image', () => {
  const markup = renderToStaticMarkup(<MiniBodygraph data={data} name="Chart of Anna" />)
  expect(markup).toMatch(/^<svg[^>]*role="img" aria-label="Chart of Anna"/)
  expect(markup.length).toBeLessThan(5000)
})
