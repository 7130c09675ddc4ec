import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toActivations } from '~/domain/human-design/chart/build-chart'
import type { Ingress } from '~/domain/human-design/service/sky-event.schema'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { BODIES } from '~/domain/human-design/terms/codes'
import { againstChart } from '~/domain/human-design/transit/against-chart'
import { skyFrames } from '~/domain/human-design/transit/sky'
import { transitSpans } from '~/domain/human-design/transit/transit-spans'
import { ephemeris } from '../../workers/chart/app.fixture'
import { skyEvents } from '../../workers/chart/transits/sky-events'
import { chartOf } from './random-charts'

const DAY = 86_400_000
const anyBirth = fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2010, 0, 1) })
const anyInstant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2090, 0, 1) })
const gatesAt = (utcMs: number) => toActivations(ephemeris.longitudesAt(utcMs))
const iso = (utcMs: number) => new Date(utcMs).toISOString()

test('whatever the chart and the sky: one state a channel, and they add up', () => {
  fc.assert(
    fc.property(anyBirth, anyInstant, (birth, now) => {
      const { gates, channels: own, centers } = chartOf(birth)
      const sky = gatesAt(now)
      const against = againstChart(gates, sky)
      const inState = (state: string) => CHANNELS.flatMap(({ id }) => (against.channels[id] === state ? [id] : []))
      expect(inState('natal')).toEqual(own)
      expect(against.completed.map(({ channel }) => channel).sort()).toEqual(inState('completed').sort())
      expect(against.collective.map(({ channel }) => channel)).toEqual(inState('collective'))
      // A lent center is not the chart's own, and none is lent but by a channel that is not.
      for (const { center, channels } of against.centers) {
        expect(centers[center]).not.toBe('defined')
        for (const channel of channels) expect(['completed', 'collective']).toContain(against.channels[channel])
      }
      for (const { gate } of against.reinforced) expect(gates).toContain(gate)
      if (against.bridge) expect(against.bridge.bodies.length).toBeGreaterThan(0)
    }),
    { numRuns: 200 },
  )
})

test('frames made of ingresses show the sky as it is, and spans tell at any instant what holds then', () => {
  fc.assert(
    fc.property(
      anyBirth,
      anyInstant,
      fc.array(fc.double({ min: 0.001, max: 6.999, noNaN: true })),
      (birth, from, days) => {
        const span = { from, to: from + 7 * DAY }
        const kinds = ['gate_ingress', 'line_ingress'] as const
        const ingresses = skyEvents(ephemeris, span, { kinds, bodies: BODIES }) as Ingress[]
        const frames = skyFrames(gatesAt(from), ingresses, { from: iso(span.from), to: iso(span.to) })
        expect([frames[0]!.from, frames.at(-1)!.until]).toEqual([iso(span.from), iso(span.to)])
        const { gates } = chartOf(birth)
        const spans = transitSpans(gates, frames)
        for (const day of days) {
          const now = Math.round(from + day * DAY)
          const at = iso(now)
          const sky = gatesAt(now)
          const frame = frames.find((each) => each.from <= at && at < each.until)!
          expect(frame.sky.map(({ gate, line }) => [gate, line])).toEqual(sky.map(({ gate, line }) => [gate, line]))
          const holding = spans.filter((each) => (each.from ?? '') <= at && (each.until === null || at < each.until))
          const of = (kind: string) =>
            holding.flatMap(({ fact }) => (fact.kind === kind && 'channel' in fact ? [fact.channel] : [])).sort()
          const { completed, collective, centers, bridge } = againstChart(gates, sky)
          expect(of('completed')).toEqual(completed.map(({ channel }) => channel).sort())
          expect(of('collective')).toEqual(collective.map(({ channel }) => channel).sort())
          expect(holding.filter(({ fact }) => fact.kind === 'center')).toHaveLength(centers.length)
          expect(holding.some(({ fact }) => fact.kind === 'bridge')).toBe(bridge !== null)
        }
        for (const { bodies, from: begins, until } of spans) {
          expect(bodies.length).toBeGreaterThan(0)
          if (begins && until) expect(begins < until).toBe(true)
        }
      },
    ),
    { numRuns: 25 },
  )
})
