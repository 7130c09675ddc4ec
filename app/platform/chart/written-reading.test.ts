import { expect, test } from 'vitest'
import { chartFacts, type GateActivation } from '~/domain/human-design/chart/chart-facts'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { SIDES, type Side } from '~/domain/human-design/terms/codes'
import type { BirthDay } from '~/domain/human-design/uncertainty/birth-day'
import { writeReading } from './written-reading.server'

type GateActivations = Record<Side, readonly GateActivation[]>

const EXAMPLE: GateActivations = EXAMPLE_CHART.activations
const HOUR = 3_600_000
const NOON = Date.UTC(1980, 6, 5, 12)

/** Another place for Sun and Earth of a side. */
const moved = (
  side: Side,
  sun: [number, number],
  earth: [number, number],
): { side: Side; activation: GateActivation }[] => [
  { side, activation: { body: 'sun', gate: sun[0], line: sun[1] } },
  { side, activation: { body: 'earth', gate: earth[0], line: earth[1] } },
]
const withMoved = (
  activations: GateActivations,
  moves: { side: Side; activation: GateActivation }[],
): GateActivations => {
  const sideOf = (side: Side) =>
    activations[side].map(
      (each) => moves.find((move) => move.side === side && move.activation.body === each.body)?.activation ?? each,
    )
  return { personality: sideOf('personality'), design: sideOf('design') }
}

// Both Suns are at the end of a line: 39.6 and 51.2 make a 6/2; from six in the evening 53.1 and 51.3 make a 1/3.
const EARLIER = withMoved(EXAMPLE, [...moved('personality', [39, 6], [38, 6]), ...moved('design', [51, 2], [57, 2])])
const EVENING = [...moved('personality', [53, 1], [54, 1]), ...moved('design', [51, 3], [57, 3])]

const day: BirthDay = {
  utc: NOON,
  timezone: 'UTC',
  day: { from: NOON - 12 * HOUR, to: NOON + 12 * HOUR },
  span: { from: NOON - 13 * HOUR, to: NOON + 13 * HOUR },
  clock: [{ from: NOON - 13 * HOUR, offsetSeconds: 0 }],
  standing: { personality: [...EARLIER.personality], design: [...EARLIER.design] },
  changes: EVENING.map((change) => ({ at: NOON + 6 * HOUR, ...change })),
}

const [personality, design] = SIDES.map((side) =>
  EXAMPLE_CHART.activations[side].map((each) => ({
    ...each,
    ...EARLIER[side].find(({ body }) => body === each.body),
  })),
)
const chart = {
  ...EXAMPLE_CHART,
  ...chartFacts(EARLIER),
  activations: { personality: personality!, design: design! },
}

test('an alternative is drawn by its own chart', () => {
  const sections = writeReading(chart, { kind: 'day', chart, day, accuracy: 'unknown' }, 'en')
  const profiles = sections?.find(({ id }) => id === 'profile')?.paragraphs.filter(({ heading }) => heading)
  // 18 and 6 of 24 hours.
  expect(profiles?.map(({ heading, drawn }) => [heading, drawn.gates])).toEqual([
    ['Profile 6/2: 75% of the day', [39, 51]],
    ['Profile 1/3: 25% of the day', [53, 51]],
  ])
})
