import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toActivations } from '~/domain/human-design/chart/build-chart'
import type { Ingress } from '~/domain/human-design/service/sky-event.schema'
import { BODIES } from '~/domain/human-design/terms/codes'
import { COVERED_SKY, isSkyMonth, SKY_MONTHS, skyFrames } from '~/domain/human-design/transit/sky'
import {
  changesBetween,
  openSkyMonth,
  packSkyMonth,
  positionsAt,
  spansOfMonth,
  type TimeSpan,
} from '~/domain/human-design/transit/sky-month'
import { spansAt, transitSpans } from '~/domain/human-design/transit/transit-spans'
import { ephemeris } from '../../workers/chart/app.fixture'
import { COVERED } from '../../workers/chart/transits/path'
import { skyEvents } from '../../workers/chart/transits/sky-events'
import { chartOf } from './random-charts'

const skyAt = (at: number) =>
  toActivations(ephemeris.longitudesAt(at)).map(({ body, gate, line }) => ({ body, gate, line }))

function told(span: TimeSpan, kinds: readonly ('gate_ingress' | 'line_ingress')[]) {
  return {
    sky: skyAt(span.from),
    ingresses: skyEvents(ephemeris, span, { kinds: [...kinds], bodies: [...BODIES] }) as Ingress[],
  }
}

function monthOf(month: string) {
  const { gatesIn, linesIn } = spansOfMonth(month)
  return packSkyMonth(month, told(gatesIn, ['gate_ingress']), told(linesIn, ['gate_ingress', 'line_ingress']))
}

test('the months that can be asked for are those that the engine covers', () => {
  expect(COVERED_SKY).toEqual(COVERED)
  for (const month of [SKY_MONTHS.first, SKY_MONTHS.last]) {
    const { gatesIn, linesIn } = spansOfMonth(month)
    for (const { from, to } of [gatesIn, linesIn]) {
      expect(from).toBeGreaterThanOrEqual(COVERED.from)
      expect(to).toBeLessThanOrEqual(COVERED.to)
    }
    expect(monthOf(month).gates).toHaveLength(13)
  }
  expect(['1899-09', '2101-01', '2026-13', '2026-1', 'soon'].filter(isSkyMonth)).toEqual([])
})

describe.each(['1900-02', '2026-11', '2026-12', '2058-06'])('%s', (month) => {
  const packed = monthOf(month)
  const almanac = openSkyMonth(JSON.parse(JSON.stringify(packed)))
  const { linesIn } = packed
  const anyInstant = fc.integer({ min: linesIn.from, max: linesIn.to - 1 })

  test('is small, and shows the sky at every instant as the engine does', () => {
    expect(JSON.stringify(packed).length).toBeLessThan(20_000)
    fc.assert(
      fc.property(anyInstant, (at) => {
        // A change is told at its first whole second.
        expect(positionsAt(almanac, Math.ceil(at / 1000) * 1000)).toSatisfy((told) =>
          [skyAt(Math.ceil(at / 1000) * 1000), skyAt(Math.floor(at / 1000) * 1000)].some(
            (sky) => JSON.stringify(sky) === JSON.stringify(told),
          ),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('changes where an ingress is, and nowhere else', () => {
    const changes = changesBetween(almanac, linesIn)
    const ingresses = told(linesIn, ['gate_ingress']).ingresses.map(({ at }) => Math.ceil(Date.parse(at) / 1000) * 1000)
    expect(changes).toEqual([...new Set(ingresses)])
    expect(changes.length).toBeGreaterThan(80)
  })
})

test('what holds at an instant, with its times, is what all the frames say', () => {
  const month = '2026-11'
  const packed = monthOf(month)
  const almanac = openSkyMonth(packed)
  const { gatesIn, linesIn } = packed
  const iso = (at: number) => new Date(at).toISOString()
  // The frames are cut by whole seconds, as the month is.
  const events = told(gatesIn, ['gate_ingress']).ingresses.map((event) => ({
    ...event,
    at: iso(Math.ceil(Date.parse(event.at) / 1000) * 1000),
  }))
  const frames = skyFrames(skyAt(gatesIn.from), events, { from: iso(gatesIn.from), to: iso(gatesIn.to) })
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2010, 0, 1) }),
      fc.array(fc.integer({ min: linesIn.from, max: linesIn.to - 1 }), { minLength: 6, maxLength: 6 }),
      (birth, instants) => {
        const { gates } = chartOf(birth)
        const all = transitSpans(gates, frames)
        for (const at of instants) {
          const now = iso(at)
          const expected = all.filter(({ from, until }) => (from ?? '') <= now && now < (until ?? '9'))
          const plain = ({ fact, from, until }: (typeof all)[number]) => JSON.stringify([fact, from, until])
          expect(spansAt(gates, almanac, at).map(plain).sort()).toEqual(expected.map(plain).sort())
        }
      },
    ),
    { numRuns: 12 },
  )
})
