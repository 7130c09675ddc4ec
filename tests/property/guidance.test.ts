import { expect, test } from 'vitest'
import { toActivations } from '~/domain/human-design/chart/build-chart'
import type { Ingress, PhaseEvent } from '~/domain/human-design/service/sky-event.schema'
import { BODIES } from '~/domain/human-design/terms/codes'
import { dailyGuidance } from '~/domain/human-design/transit/daily-guidance'
import { GUIDANCE_FACT_IDS } from '~/domain/human-design/transit/guidance-facts'
import { ephemeris } from '../../workers/chart/app.fixture'
import { skyEvents } from '../../workers/chart/transits/sky-events'
import { chartOf, createRandom } from './random-charts'

const DAY = 86_400_000
const YEAR = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) }
const events = skyEvents(ephemeris, YEAR, { kinds: ['gate_ingress', 'lunar_phase'], bodies: BODIES })
const days = Array.from({ length: 365 }, (_, index) => {
  const date = new Date(YEAR.from + index * DAY).toISOString().slice(0, 10)
  const today = events.filter(({ at }) => at.startsWith(date))
  return {
    date,
    sky: toActivations(ephemeris.longitudesAt(YEAR.from + (index + 0.5) * DAY)),
    changedToday: today.flatMap((each) => (each.kind === 'gate_ingress' ? [(each as Ingress).body] : [])),
    phase: today.find((each): each is PhaseEvent => each.kind === 'lunar_phase')?.phase ?? null,
  }
})

test('a year of 20 charts: every fact is one that texts are written for, and no two days run the same', () => {
  const random = createRandom(2026)
  const known = new Set(GUIDANCE_FACT_IDS)
  for (let i = 0; i < 20; i++) {
    const chart = chartOf(Math.round(Date.UTC(1950, 0, 1) + random() * 50 * 365.25 * DAY))
    const year = days.map((day) => dailyGuidance({ id: `member-${i}`, chart }, day))
    const facts = year.flatMap(({ strategy, focus, avoid, affirmation, lucky, authority, also }) => {
      return [strategy, focus, avoid, affirmation, lucky, authority, ...also]
    })
    expect(facts.filter(({ id }) => !known.has(id))).toEqual([])
    // Mercury, Venus and Mars may stand in one gate for weeks: then the text is another, though the fact is not.
    expect(year.slice(1).every(({ variant }, day) => variant === year[day]!.variant + 1)).toBe(true)
    expect(new Set(year.map(({ focus }) => focus.id)).size).toBeGreaterThan(20)
    if (i === 0) expect(days.map((day) => dailyGuidance({ id: 'member-0', chart }, day))).toEqual(year)
  }
})

test('the list of facts names none twice', () => {
  expect(new Set(GUIDANCE_FACT_IDS).size).toBe(GUIDANCE_FACT_IDS.length)
})
