import { buildChart } from '~/domain/human-design/chart/build-chart'
import type { Activation, Chart } from '~/domain/human-design/chart/chart'
import type { BirthQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { TimeWindow, WindowData } from '~/domain/human-design/service/chart-service.schema'
import type { Engine } from '../engine'
import { computeBirthLongitudes, type Ephemeris } from '../ephemeris/ephemeris'
import { findMoment, isTimeUnknown, localDay, withLocalClocks } from './birth-moment'
import { locateBirth, toTakenPlace } from './locate-birth'

/** How far the time may be off, minutes to either side. */
const MARGINS = [5, 15, 30, 60]
const MINUTE_MS = 60_000

/** The possible charts if the time is uncertain. Throws `RefusedError` as the chart itself would. */
export async function findBirthWindow(question: BirthQuestion, engine: Engine): Promise<WindowData> {
  const location = await locateBirth(question, engine)
  const local = await withLocalClocks(question, location, engine)
  const { utcMs, offsetSeconds } = findMoment(question, location, local)
  const { ephemeris } = engine
  const around = isTimeUnknown(question) ? [] : MARGINS
  const windows = around.map((minutes) => {
    const margin = minutes * MINUTE_MS
    return { minutes, ...possibilitiesBetween(ephemeris, utcMs - margin, utcMs + margin) }
  })

  const { from, to } = localDay(question, location, local)
  return {
    utc: new Date(utcMs).toISOString(),
    timezone: location.timezone,
    utcOffsetSeconds: offsetSeconds,
    windows: [...windows, { minutes: null, ...possibilitiesBetween(ephemeris, from, to - MINUTE_MS) }],
    ...toTakenPlace(location),
  }
}

/** No body enters and leaves a gate within so many minutes: the Moon takes ten hours. */
const STRIDE_MINUTES = 10

type Sample = { key: string; chart: Chart }
type Tally = Map<string, { chart: Chart; minutes: number }>

/**
 * Every type, authority, profile, definition and cross that births of the minutes from one instant to another (both
 * included, ms since 1970) have, the most frequent first. To the minute, yet without a chart for each: between two
 * births with the same gates and the same lines of the Suns nothing of this changes.
 */
function possibilitiesBetween(ephemeris: Ephemeris, fromMs: number, toMs: number): Omit<TimeWindow, 'minutes'> {
  const last = Math.round((toMs - fromMs) / MINUTE_MS)
  const sampleAt = (minute: number) => sampleOf(ephemeris, fromMs + minute * MINUTE_MS)
  const tally: Tally = new Map()
  const count = ({ key, chart }: Sample, minutes: number) => {
    tally.set(key, { chart, minutes: (tally.get(key)?.minutes ?? 0) + minutes })
  }
  /** Counts the minutes from one sample up to, and without, the other. */
  const walk = (from: number, one: Sample, to: number, other: Sample): void => {
    if (one.key === other.key || to - from <= 1) {
      count(one, to - from)
      return
    }
    const middle = Math.floor((from + to) / 2)
    const sample = sampleAt(middle)
    walk(from, one, middle, sample)
    walk(middle, sample, to, other)
  }
  let [minute, sample] = [0, sampleAt(0)]
  while (minute < last) {
    const next = Math.min(minute + STRIDE_MINUTES, last)
    const nextSample = sampleAt(next)
    walk(minute, sample, next, nextSample)
    minute = next
    sample = nextSample
  }
  count(sample, 1)
  return summarise([...tally.values()], last + 1)
}

function sampleOf(ephemeris: Ephemeris, utcMs: number): Sample {
  const { personality, design } = computeBirthLongitudes(ephemeris, utcMs)
  const chart = buildChart(personality, design)
  const gates = (side: Activation[]) => side.map(({ gate }) => gate).join()
  const key = [chart.profile, gates(chart.activations.personality), gates(chart.activations.design)].join(' ')
  return { key, chart }
}

function summarise(counted: { chart: Chart; minutes: number }[], total: number): Omit<TimeWindow, 'minutes'> {
  const sharesOf = <C>(codeOf: (chart: Chart) => C, keyOf: (code: C) => string) => {
    const found = new Map<string, { code: C; minutes: number }>()
    for (const { chart, minutes } of counted) {
      const code = codeOf(chart)
      found.set(keyOf(code), { code, minutes: (found.get(keyOf(code))?.minutes ?? 0) + minutes })
    }
    return [...found.values()]
      .sort((one, other) => other.minutes - one.minutes)
      .map(({ code, minutes }) => ({ code, share: minutes / total }))
  }
  const itself = (code: string) => code
  return {
    type: sharesOf((chart) => chart.type, itself),
    authority: sharesOf((chart) => chart.authority, itself),
    profile: sharesOf((chart) => chart.profile, itself),
    definition: sharesOf((chart) => chart.definition, itself),
    cross: sharesOf(
      (chart) => chart.cross,
      ({ angle, gates }) => `${angle} ${gates.join()}`,
    ).map(({ code, share }) => ({ ...code, share })),
  }
}
