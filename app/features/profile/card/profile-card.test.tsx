import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CenterState } from '~/domain/human-design/terms/codes'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { widthOf } from '~/ui/card-drawing/break-lines'
import { cardColor } from '~/ui/card-drawing/card-colors'
import { CARD_SIZE_NAMES, type CardSize } from '~/ui/card-drawing/card-sizes'
import { drawableName } from '~/ui/card-drawing/drawable-name'
import type { CardProps } from './card-words'
import { ProfileCard } from './profile-card'

const centers = Object.fromEntries(
  CENTERS.map((center): [string, CenterState] => [center, center === 'throat' ? 'defined' : 'undefined']),
) as NonNullable<NonNullable<CardProps['chart']>['data']>['centers']

const chart: NonNullable<CardProps['chart']> = {
  type: 'manifesting_generator',
  typeName: 'Manifesting Generator',
  lines: ['5/1 Heretic / Investigator', 'Emotional authority'],
  summary: null,
  data: { centers, gates: { 20: 'active', 34: 'active' } },
}

/** As long as three sentences get. */
const SUMMARY =
  'Mira responds first and then moves fast, often on several things at once. Clarity comes once they’ve felt both the high and the low. People expect solutions from them, and they do their homework (profile 5/1).'

const draw = (change: Partial<CardProps> = {}, size?: CardSize) =>
  renderToStaticMarkup(
    <ProfileCard
      fullName="Mira Vance"
      username="mira"
      brand="Human Design Social"
      chart={chart}
      {...change}
      size={size}
    />,
  )

const wordsOf = (svg: string) => [...svg.matchAll(/>([^<>]+)</g)].map(([, words]) => words)

test('a card says name, username, type, profile and authority, and draws the chart', () => {
  const svg = draw()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630"/)
  for (const words of [
    'Mira Vance',
    '@mira',
    'Manifesting Generator',
    '5/1 Heretic / Investigator',
    'Emotional authority',
  ])
    expect(wordsOf(svg)).toContain(words)
  expect(svg.match(/<polygon/g)).toHaveLength(9)
  expect(svg.split(cardColor('center-brown')).length).toBe(2)
})

test('a card of the core says type, profile and authority, and draws the initials instead of the chart', () => {
  const svg = draw({ chart: { ...chart, data: null } })
  for (const words of ['Manifesting Generator', '5/1 Heretic / Investigator', 'Emotional authority', 'MV'])
    expect(wordsOf(svg)).toContain(words)
  expect(svg).not.toContain('<polygon')
})

test('a card without a chart says the name and draws the initials', () => {
  const svg = draw({ chart: null })
  expect(wordsOf(svg)).toEqual(['Mira Vance', 'Mira Vance', '@mira', 'Human Design Social', 'MV'])
  expect(svg).not.toContain('<polygon')
})

/** What a post and a story ask for, in pixels. */
const MEASURES = { wide: [1200, 630], square: [1080, 1080], tall: [1080, 1920] } as const

/** Where words beside or above the sheet and the brand end, in pixels. */
const ROOMS = {
  wide: { right: 756, bottom: 540 },
  square: { right: 480, bottom: 969 },
  tall: { right: 1080, bottom: 1638 },
} as const

/** Every line of words: its baseline, and roughly where it ends. The brand has a space of its own. */
function linesOf(svg: string) {
  return [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"[^>]*>([^<]+)</g)].map(
    ([, x, y, size, words]) => ({ y: Number(y), right: Number(x) + Number(size) * widthOf(words ?? '') }),
  )
}

describe.each(CARD_SIZE_NAMES)('the %s card', (size) => {
  const [width, height] = MEASURES[size]

  test('has its measures and says the same', () => {
    const svg = draw({}, size)
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
    const said = wordsOf(svg).join(' ')
    for (const words of ['Mira Vance', '@mira', 'Manifesting Generator', 'Heretic', 'Emotional authority'])
      expect(said).toContain(words)
    expect(svg.match(/<polygon/g)).toHaveLength(9)
  })

  test('tells the chart in sentences, whole or not at all', () => {
    const svg = draw({ chart: { ...chart, summary: SUMMARY } }, size)
    expect(wordsOf(svg).join(' ')).toContain(SUMMARY)
    const { right: room, bottom } = ROOMS[size]
    for (const { y, right } of linesOf(svg.replace('Human Design Social', ''))) {
      expect(y).toBeLessThan(bottom)
      expect(right).toBeLessThan(y < 240 ? width : room)
    }
    const endless = `${SUMMARY} `.repeat(12)
    expect(wordsOf(draw({ chart: { ...chart, summary: endless } }, size))).toEqual(wordsOf(draw({}, size)))
  })

  test.each([
    'Li',
    'Екатерина Константиновна Вознесенская-Преображенская',
    'Maximilian-Alexander Freiherr von Hohenstein-Wittgenstein',
    'W'.repeat(100),
  ])('keeps its words and its sheet inside for %s', (fullName) => {
    const russian = {
      typeName: 'Манифестирующий Генератор',
      lines: ['4/6 Оппортунист / Ролевая модель', 'Эмоциональный авторитет'],
    }
    const svg = draw(
      { fullName, username: 'maximilian_alexander_von_hw', chart: chart && { ...chart, ...russian } },
      size,
    )
    const lines = linesOf(svg.replace('Human Design Social', ''))
    expect(lines.length).toBeGreaterThanOrEqual(5)
    for (const { y, right } of lines) {
      expect(y).toBeGreaterThan(40)
      expect(y).toBeLessThan(height - 40)
      expect(right).toBeLessThan(width - 30)
    }
    const [, x, y, wide, high] = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="24"/.exec(svg)!
    expect(Number(x) + Number(wide)).toBeLessThan(width)
    expect(Number(y) + Number(high)).toBeLessThan(height)
    expect(Number(high)).toBeGreaterThan(500)
  })
})

describe('names', () => {
  test.each([
    '</text><script>alert(1)</script>',
    '"><image href="https://evil.example/x.png"/>',
    '&entity; <!ENTITY x SYSTEM "file:///etc/passwd">',
    ']]> {{constructor}} <?php',
  ])('%s is text and nothing else', (fullName) => {
    const tags = (svg: string) => new Set(svg.match(/<\/?[a-zA-Z!?]+/g))
    expect(tags(draw({ fullName }))).toEqual(tags(draw()))
  })

  test.each(['Ё', '🦊🦊', '山本 健二', 'ا'.repeat(100), 'W'.repeat(100), 'a b '.repeat(25), '\u0301'.repeat(50)])(
    'a card is drawn for %s within its frame and limit',
    (fullName) => {
      const svg = draw({ fullName })
      expect(svg.length).toBeLessThan(50_000)
      const baselines = [...svg.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y))
      expect(Math.max(...baselines)).toBeLessThan(630)
    },
  )

  test('what the fonts cannot draw is left out, and a name of nothing else gives way to the username', () => {
    expect(drawableName('Kenji 山本 🦊 Őry-Ħaż')).toBe('Kenji Őry-Ħaż')
    expect(drawableName('Айгуль Хәбибуллина')).toBe('Айгуль Хәбибуллина')
    expect(drawableName('山本 健二')).toBe('')
    const svg = draw({ fullName: '山本 健二', username: 'kenji' })
    expect(wordsOf(svg).filter((words) => words === '@kenji')).toHaveLength(1)
  })
})
