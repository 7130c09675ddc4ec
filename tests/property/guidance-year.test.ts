import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toActivations } from '~/domain/human-design/chart/build-chart'
import { BODIES, TYPES } from '~/domain/human-design/terms/codes'
import { dailyGuidance, type GuidanceDay } from '~/domain/human-design/transit/daily-guidance'
import { localDayAt } from '~/domain/human-design/transit/local-day'
import { personalInsight } from '~/domain/human-design/transit/personal-insight'
import type { GuidancePart, ShownGuidance } from '~/features/guidance/guidance'
import { insightParagraphs, toCard } from '~/features/guidance/guidance-text.server'
import { COMMUNITY_EN } from '../../drizzle/seed/community-en'
import { COMMUNITY_RU } from '../../drizzle/seed/community-ru'
import { createChartMaker } from '../../scripts/seed/chart'
import { ephemeris } from '../../workers/chart/app.fixture'
import { skyEvents } from '../../workers/chart/transits/sky-events'

// A whole year as members read it: real charts of the seed, the real sky, their own zones with all moves of their clocks.

const YEAR = 2026
const DAYS = 365
/** All days of a member where a run takes its time; else a quarter, of each next member the quarter after. */
const QUARTERS = process.env.TEST_RUN === 'long' ? 1 : 4
const HOUR = 3_600_000

const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url))).buffer
const makeChart = createChartMaker(
  bytesOf('../../workers/chart/ephemeris/tables/ephemeris.bin'),
  bytesOf('../../workers/chart/zones/zones.bin'),
)
const seeded = [...COMMUNITY_EN, ...COMMUNITY_RU].flatMap(({ username, birth }) => {
  return birth ? [{ id: username, zone: birth.timezone, chart: makeChart(birth).stored.chart }] : []
})

const members = seeded.slice(0, 20)

const events = skyEvents(
  ephemeris,
  { from: Date.UTC(YEAR - 1, 11, 29), to: Date.UTC(YEAR + 1, 0, 3) },
  { kinds: ['gate_ingress', 'lunar_phase'], bodies: BODIES },
)
const years = new Map<string, GuidanceDay[]>()

/** The days of the year by the clock of a zone. */
function yearOf(zone: string): GuidanceDay[] {
  const known = years.get(zone)
  if (known) return known
  const days: GuidanceDay[] = []
  for (let at = Date.UTC(YEAR, 0, 1, 12); days.length < DAYS; ) {
    const { date, from, noon, to } = localDayAt(zone, at)
    const today = events.filter((event) => event.at > from && event.at <= to)
    const phase = today.find((event) => event.kind === 'lunar_phase')
    days.push({
      date,
      sky: toActivations(ephemeris.longitudesAt(Date.parse(noon))),
      changedToday: today.flatMap((event) => (event.kind === 'gate_ingress' ? [event.body] : [])),
      phase: phase?.kind === 'lunar_phase' ? phase.phase : null,
    })
    at = Date.parse(to) + 12 * HOUR
  }
  years.set(zone, days)
  return days
}

/** The days that a member is read on. */
const readDaysOf = (zone: string, member: number) => {
  const length = Math.ceil(DAYS / QUARTERS)
  const from = (member % QUARTERS) * length
  return yearOf(zone).slice(from, from + length)
}

const textOf = ({ lines }: ShownGuidance, part: GuidancePart) => lines.find((line) => line.part === part)?.text
/** `focus.sun.34`, `{{gate}}`: what a reader sees where words are missing. No sentence ends without a space after it. */
const BROKEN = /[\p{L}_]\.[\p{L}\d_]|\{\{|\}\}|undefined|null|NaN|\bcode\b/u
/** Texts that were looked at: most come on many days. */
const whole = new Set<string>()
function isBroken(text: string) {
  if (whole.has(text)) return false
  const found = text === '' || BROKEN.test(text)
  if (!found) whole.add(text)
  return found
}
const EVERY_DAY: GuidancePart[] = ['strategy', 'focus', 'avoid', 'affirmation']

test('twenty charts, of every type, in zones of both kinds', () => {
  expect(members).toHaveLength(20)
  expect(new Set(members.map(({ chart }) => chart.type)).size).toBe(TYPES.length)
  expect(new Set(members.map(({ zone }) => zone)).size).toBeGreaterThan(8)
  for (const { zone } of members) expect(new Set(yearOf(zone).map(({ date }) => date)).size, zone).toBe(DAYS)
})

describe.each(['en', 'ru'] as const)('a year in %s', (language) => {
  test.each(members.map((member, at) => [`${member.id}, ${member.chart.type}`, { ...member, at }] as const))(
    '%s: nothing is missing, nothing is read two days running',
    (_, { id, zone, chart, at }) => {
      let before: ShownGuidance | undefined
      let insightBefore = ''
      for (const day of readDaysOf(zone, at)) {
        const guidance = dailyGuidance({ id, chart }, day)
        const card = toCard(guidance, { type: chart.type, date: day.date }, language)
        const insight = insightParagraphs(personalInsight({ id, chart }, day), guidance.variant, language)
        const texts = [...card.lines.flatMap(({ name, text, because }) => [name ?? '-', text, because]), ...insight]
        expect(texts.filter(isBroken), day.date).toEqual([])
        const repeated = EVERY_DAY.filter((part) => before && textOf(before, part) === textOf(card, part))
        expect(repeated, day.date).toEqual([])
        expect(card.lines.length).toBeGreaterThanOrEqual(6)
        expect(insight.length).toBe(4)
        expect(insight.join()).not.toBe(insightBefore)
        before = card
        insightBefore = insight.join()
      }
    },
  )
})

test('what the check for broken words is there for', () => {
  for (const broken of ['focus.sun.34', 'Gate {{gate}}', 'because.completes']) expect(BROKEN.test(broken)).toBe(true)
  expect(BROKEN.test('Gate 34, Power: yours. And line 2.')).toBe(false)
})
