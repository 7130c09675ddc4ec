import { expect, test } from 'vitest'
import { toActivations } from '~/domain/human-design/chart/build-chart'
import type { Chart } from '~/domain/human-design/chart/chart'
import { AUTHORITIES, BODIES } from '~/domain/human-design/terms/codes'
import { dailyGuidance } from '~/domain/human-design/transit/daily-guidance'
import { textKeyOf } from '~/domain/human-design/transit/guidance-facts'
import { type InsightFact, personalInsight } from '~/domain/human-design/transit/personal-insight'
import { insightParagraphs, toCard } from '~/features/guidance/guidance-text.server'
import { LANGUAGES, type Language } from '~/locales/language'
import { ephemeris } from '../../workers/chart/app.fixture'
import { skyEvents } from '../../workers/chart/transits/sky-events'
import { CLAIMS, type Day, hasBridge, read, truthOf, WORDS } from './guidance-claims'
import { chartOf, createRandom } from './random-charts'

// What a member reads is read back from the finished text, and compared with the gates of the chart and the sky alone.

const DAY = 86_400_000
const YEAR = { from: Date.UTC(2027, 0, 1), to: Date.UTC(2028, 0, 1) }
const CHARTS_PER_AUTHORITY = 5
const DAYS_PER_CHART = 25
const VARIANTS = 3

const random = createRandom(26)
const events = skyEvents(ephemeris, YEAR, { kinds: ['gate_ingress', 'lunar_phase'], bodies: BODIES })

function dayAt(index: number): Day {
  const noon = YEAR.from + (index + 0.5) * DAY
  const date = new Date(noon).toISOString().slice(0, 10)
  const today = events.filter(({ at }) => at.startsWith(date))
  const phase = today.find((event) => event.kind === 'lunar_phase')
  const longitudes = ephemeris.longitudesAt(noon)
  return {
    date,
    sky: toActivations(longitudes),
    changedToday: today.flatMap((event) => (event.kind === 'gate_ingress' ? [event.body] : [])),
    phase: phase?.kind === 'lunar_phase' ? phase.phase : null,
    moonDegrees: (longitudes.moon - longitudes.sun + 360) % 360,
  }
}

/** Charts of births in fifty years, as many of each authority; one has all centers defined. */
function findCharts(): Chart[] {
  const next = () => chartOf(Math.round(Date.UTC(1950, 0, 1) + random() * 50 * 365.25 * DAY))
  let chart = next()
  while (Object.values(chart.centers).some((state) => state !== 'defined')) chart = next()
  const charts = [chart]
  const isFound = (authority: Chart['authority']) =>
    charts.filter((each) => each.authority === authority).length === CHARTS_PER_AUTHORITY
  while (!AUTHORITIES.every(isFound)) {
    chart = next()
    if (!isFound(chart.authority)) charts.push(chart)
  }
  return charts
}

type Sentence = { id: string; template: string; text: string }

/** All sentences of a member's day that say why, where something is, or what that makes of the chart. */
function sentencesOf(member: { id: string; chart: Chart }, day: Day, language: Language): Sentence[] {
  const words = WORDS[language]
  const reasons: Record<string, string> = words['guidance-reasons']
  const days: Record<string, string> = words['guidance-days']
  const joining: Record<string, string> = words['guidance-insight']
  const guidance = dailyGuidance(member, day)
  const { strategy, focus, avoid, affirmation, lucky, authority, also, variant } = guidance
  const { lines } = toCard(guidance, { type: member.chart.type, date: day.date }, language)
  const facts = [strategy, focus, avoid, affirmation, lucky, authority, ...also]
  const ofCard = facts.flatMap(({ id, because }, index) => [
    { id: because.id, template: reasons[because.id]!, text: lines[index]!.because },
    ...(id === 'lucky.transit' || id === 'also.moon'
      ? [{ id, template: days[textKeyOf(id, variant)]!, text: lines[index]!.text }]
      : []),
  ])
  const isJoining = ({ id }: InsightFact) => !id.startsWith('reading.')
  const ofInsight = personalInsight(member, day)
    .flatMap((paragraph) => paragraph.filter(isJoining))
    .map((fact) => ({
      id: fact.id,
      template: joining[`${fact.id}.${(variant % VARIANTS) + 1}`]!,
      text: insightParagraphs([[fact]], variant, language)[0]!,
    }))
  return [...ofCard, ...ofInsight]
}

const memberDays = findCharts().flatMap((chart, index) =>
  Array.from({ length: DAYS_PER_CHART }, () => ({
    member: { id: `member-${index}`, chart },
    day: dayAt(Math.floor(random() * 365)),
  })),
)

test.each(LANGUAGES)(
  'a thousand days of members: what a text claims is true of the chart and the sky (%s)',
  (language) => {
    expect(memberDays).toHaveLength(1000)
    const wrong: string[] = []
    for (const { member, day } of memberDays) {
      const truth = truthOf(member.chart.gates, day)
      const sentences = sentencesOf(member, day, language)
      for (const { id, template, text } of sentences) {
        const claim = CLAIMS[id]
        if (claim ? !claim(read(template, text, language), truth) : template.includes('{{'))
          wrong.push(`${day.date} ${text}`)
      }
      // Nothing that is true is left out either.
      const isSaid = (id: string) => sentences.some((sentence) => sentence.id === id)
      expect({
        completed: sentences.filter(({ id }) => id === 'completed' || id === 'completed_also').length,
        reason: isSaid('completes'),
        sun: isSaid('natal_sun'),
        bridge: [isSaid('bridged'), isSaid('bridges')],
      }).toEqual({
        completed: Math.min(2, truth.completed.length),
        reason: truth.completed.length > 0,
        sun: truth.natal.has(truth.at('sun').gate),
        bridge: [hasBridge(truth), hasBridge(truth)],
      })
    }
    expect(wrong).toEqual([])
  },
)

test('each claim is false of another member’s day', () => {
  const said = new Set<string>()
  const refuted = new Set<string>()
  memberDays.forEach(({ member, day }, index) => {
    const other = memberDays[(index * 7 + 501) % memberDays.length]!
    const truth = truthOf(other.member.chart.gates, other.day)
    for (const { id, template, text } of sentencesOf(member, day, 'en')) {
      said.add(id)
      if (CLAIMS[id] && !CLAIMS[id](read(template, text, 'en'), truth)) refuted.add(id)
    }
  })
  expect(Object.keys(CLAIMS).filter((id) => !said.has(id))).toEqual([])
  expect(Object.keys(CLAIMS).filter((id) => !refuted.has(id))).toEqual([])
})
