import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CenterState } from '~/domain/human-design/codes'
import { CENTERS } from '~/domain/human-design/codes'
import { cardColor } from './card-colors'
import { drawableName } from './drawable-name'
import { type CardProps, ProfileCard } from './profile-card'

const centers = Object.fromEntries(
  CENTERS.map((center): [string, CenterState] => [center, center === 'throat' ? 'defined' : 'undefined']),
) as NonNullable<CardProps['chart']>['data']['centers']

const chart: CardProps['chart'] = {
  type: 'manifesting_generator',
  typeName: 'Manifesting Generator',
  lines: ['5/1 Heretic / Investigator', 'Emotional authority'],
  data: { centers, gates: { 20: 'active', 34: 'active' } },
}

const draw = (change: Partial<CardProps> = {}) =>
  renderToStaticMarkup(
    <ProfileCard fullName="Mira Vance" username="mira" brand="Human Design Social" chart={chart} {...change} />,
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

test('a card without a chart says the name and draws the initials', () => {
  const svg = draw({ chart: null })
  expect(wordsOf(svg)).toEqual(['Mira Vance', 'Mira Vance', '@mira', 'Human Design Social', 'MV'])
  expect(svg).not.toContain('<polygon')
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
