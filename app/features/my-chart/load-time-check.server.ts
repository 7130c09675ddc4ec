import type { OwnChart } from '~/data/charts/charts.server'
import { type TimeAccuracy, timeAccuracyOf } from '~/domain/birth/time-accuracy'
import type { BirthDay } from '~/domain/human-design/birth-day'
import type { Chart } from '~/domain/human-design/chart'
import type { TimeWindow as ServiceWindow } from '~/domain/human-design/chart-service.schema'
import { type UncertainParts, uncertainOfDay } from '~/domain/human-design/uncertain-day'
import type { UncertainTerms } from '~/domain/human-design/uncertain-terms'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { requestBirthDay, requestBirthWindow } from '~/platform/chart.server'
import type { Context } from '~/platform/context.server'
import { translator } from '~/platform/i18n.server'
import type { TimeWindow } from '~/ui/chart-reading/time-window'
import { type StoredBirthData, toBirthInput } from './birth-input'
import type { TimeCheck, TimeSpan } from './my-chart'

const FACTS = ['type', 'authority', 'profile', 'definition'] as const

/** What another birth time would change, by the chart service: within minutes and over the day, or over an unknown day. */
export async function loadTimeCheck(context: Context, stored: StoredBirthData, language: Language): Promise<TimeCheck> {
  const birth = toBirthInput(stored)
  const answer = birth && (await requestBirthWindow(context, birth))
  if (!birth || !answer?.ok) return { kind: 'failed' }
  const { windows } = answer.data
  if (birth.time_accuracy !== 'unknown')
    return { kind: 'spans', spans: windows.map((window) => toSpan(window, language)) }
  const day = windows.find(({ minutes }) => minutes === null)
  return day ? { kind: 'day', window: withoutCross(day) } : { kind: 'failed' }
}

/**
 * What of a stored chart is only so for a part of the time in question, and which activations may differ; both null: it is exact,
 * or the service didn't answer.
 */
export const loadUncertain = async (context: Context, stored: StoredBirthWithChart): Promise<Uncertain> =>
  toUncertain(await loadDayInQuestion(context, stored))

export const toUncertain = (found: DayInQuestion): Uncertain =>
  found.kind === 'day' ? uncertainOfDay(found.chart, found.day, found.accuracy) : CERTAIN

/**
 * The day of a birth whose time isn't exact, with the stored chart, which is one of that day. `unavailable`: the service didn't
 * answer, or the chart is another than what it would calculate today.
 */
export type DayInQuestion =
  | { kind: 'exact' | 'unavailable' }
  | { kind: 'day'; chart: Chart; day: BirthDay; accuracy: Exclude<TimeAccuracy, 'exact'> }

export async function loadDayInQuestion(context: Context, stored: StoredBirthWithChart): Promise<DayInQuestion> {
  const birth = stored.hdRawData && toBirthInput(stored)
  const accuracy = birth?.time_accuracy ?? timeAccuracyOf(stored)
  if (accuracy === 'exact') return { kind: 'exact' }
  const day = birth && (await requestBirthDay(context, birth))
  const chart = day?.ok ? chartAt(day.data.utc, stored) : null
  return day?.ok && chart ? { kind: 'day', chart, day: day.data, accuracy } : { kind: 'unavailable' }
}

type Uncertain = { uncertain: UncertainTerms | null; uncertainParts: UncertainParts | null }
const CERTAIN: Uncertain = { uncertain: null, uncertainParts: null }

type StoredBirthWithChart = StoredBirthData & Pick<OwnChart, 'hdRawData'>

/**
 * The stored chart, where it is that of this instant. The clock of its place may have been corrected since: then the chart need not
 * be among what the time leaves possible, and nothing can be said of it.
 */
const chartAt = (utcMs: number, { hdRawData }: StoredBirthWithChart): Chart | null =>
  hdRawData && Date.parse(hdRawData.birthUtc) === utcMs ? hdRawData.chart : null

function toSpan(window: TimeWindow, language: Language): TimeSpan {
  const hd = translator(language, 'hd')
  const percents = new Intl.NumberFormat(language, { style: 'percent' })
  // Never rounded to nothing or to all.
  const percentOf = (share: number) => percents.format(Math.min(0.99, Math.max(0.01, share)))
  return {
    minutes: window.minutes,
    open: FACTS.filter((fact) => window[fact].length > 1).map((fact) => ({
      fact,
      names: window[fact].map(({ code, share }) => ({
        name: fact === 'profile' ? code : hd(`${fact}.${code}` as Key<'hd'>),
        percent: percentOf(share),
      })),
    })),
  }
}

/** Crosses are many in a day and said nowhere: they need not travel. */
const withoutCross = ({ minutes, type, authority, profile, definition }: ServiceWindow): TimeWindow => ({
  minutes,
  type,
  authority,
  profile,
  definition,
})
