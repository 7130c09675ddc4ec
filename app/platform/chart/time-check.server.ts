import type { StoredChart } from '../../../drizzle/schema/users'
import type { KnownBirthInput } from '../../domain/birth/birth-form.schema'
import type { TimeAccuracy } from '../../domain/birth/time-accuracy'
import type { Chart } from '../../domain/human-design/chart/chart'
import type { TimeWindow } from '../../domain/human-design/service/chart-service.schema'
import type { BirthDay } from '../../domain/human-design/uncertainty/birth-day'
import type { TimeCheck, TimeSpan } from '../../domain/human-design/uncertainty/time-check'
import { type UncertainParts, uncertainOfDay } from '../../domain/human-design/uncertainty/uncertain-day'
import type { UncertainTerms } from '../../domain/human-design/uncertainty/uncertain-terms'
import { wholeShares } from '../../domain/human-design/uncertainty/whole-shares'
import type { Language } from '../../locales/language'
import { percentText } from '../../locales/numbers'
import type { Key } from '../../locales/translate'
import type { Context } from '../server/context.server'
import { translator } from '../server/i18n.server'
import { requestBirthDay, requestBirthWindow } from './chart.server'

/** A stored chart and its birth as the chart service takes it; `birth` is null where something it needs is missing. */
export type BirthOfChart = { birth: KnownBirthInput | null; accuracy: TimeAccuracy; data: StoredChart | null }

const FACTS = ['type', 'authority', 'profile', 'definition'] as const

/** What another birth time would change, by the chart service: within minutes and over the day, or over an unknown day. */
export async function loadTimeCheck(
  context: Context,
  birth: KnownBirthInput | null,
  language: Language,
): Promise<TimeCheck> {
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
export const loadUncertain = async (context: Context, stored: BirthOfChart): Promise<Uncertain> =>
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

export async function loadDayInQuestion(context: Context, stored: BirthOfChart): Promise<DayInQuestion> {
  const { birth, accuracy, data } = stored
  if (accuracy === 'exact') return { kind: 'exact' }
  const day = data && birth && (await requestBirthDay(context, birth))
  const chart = day?.ok ? chartAt(day.data.utc, data) : null
  return day?.ok && chart ? { kind: 'day', chart, day: day.data, accuracy } : { kind: 'unavailable' }
}

type Uncertain = { uncertain: UncertainTerms | null; uncertainParts: UncertainParts | null }
const CERTAIN: Uncertain = { uncertain: null, uncertainParts: null }

/**
 * The stored chart, where it is that of this instant. The clock of its place may have been corrected since: then the chart need not
 * be among what the time leaves possible, and nothing can be said of it.
 */
const chartAt = (utcMs: number, data: StoredChart | null): Chart | null =>
  data && Date.parse(data.birthUtc) === utcMs ? data.chart : null

function toSpan(window: TimeWindow, language: Language): TimeSpan {
  const hd = translator(language, 'hd')
  return {
    minutes: window.minutes,
    open: FACTS.filter((fact) => window[fact].length > 1).map((fact) => {
      const shares = wholeShares(window[fact].map(({ share }) => share))
      return {
        fact,
        names: window[fact].map(({ code }, index) => ({
          name: fact === 'profile' ? code : hd(`${fact}.${code}` as Key<'hd'>),
          percent: percentText(shares[index]!, language),
        })),
      }
    }),
  }
}

/** Crosses are many in a day and said nowhere: they need not travel. */
const withoutCross = ({ minutes, type, authority, profile, definition }: TimeWindow): Omit<TimeWindow, 'cross'> => ({
  minutes,
  type,
  authority,
  profile,
  definition,
})
