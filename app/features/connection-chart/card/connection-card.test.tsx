import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CENTERS, type CenterState } from '~/domain/human-design/terms/codes'
import { CARD_HEIGHT } from '~/ui/card-drawing/card-paper'
import { ConnectionCard } from './connection-card'

const centers = Object.fromEntries(CENTERS.map((center) => [center, 'defined' as CenterState])) as Record<
  (typeof CENTERS)[number],
  CenterState
>

const draw = (you: string, name: string) =>
  renderToStaticMarkup(
    <ConnectionCard
      names={`${you} and ${name}`}
      brand="Human Design Social"
      theme="8–1 One window"
      counts={['3 · Electromagnetic', '0 · Companionship', '4 · Dominance', '3 · Compromise']}
      legend={{ a: you, b: name }}
      data={{ centers, gates: { 34: 'personality', 20: 'design', 10: 'both' } }}
    />,
  )

/** Where the site's own name begins, at the foot. */
const FOOT = CARD_HEIGHT - 90

describe.each([
  ['Mira Halvorsen', 'Anna Sokolova'],
  ['Li', 'Bo'],
  ['Екатерина Константиновна Вознесенская-Преображенская', 'Maximilian-Alexander Freiherr von Hohenstein-Wittgenstein'],
])('%s and %s', (you, name) => {
  const svg = draw(you, name)

  test('nothing runs into the foot or out at the top', () => {
    const baselines = [...svg.matchAll(/ y="([\d.]+)" font-size="2[48]"/g)].map(([, y]) => Number(y))
    expect(baselines.length).toBe(6)
    expect(Math.max(...baselines)).toBeLessThanOrEqual(FOOT)
    const [first] = [...svg.matchAll(/<tspan x="72" y="([\d.]+)"/g)].map(([, y]) => Number(y))
    expect(first).toBeGreaterThan(60)
  })

  test('the second of the two is hollow', () => {
    expect(svg.match(/stroke-width="5"/g)).toHaveLength(1)
  })
})
