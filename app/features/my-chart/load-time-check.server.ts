import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { requestBirthWindow } from '~/platform/chart.server'
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
  if (!answer?.ok) return { kind: 'failed' }
  const { windows } = answer.data
  if (birth?.time_accuracy !== 'unknown') {
    return { kind: 'spans', spans: windows.map((window) => toSpan(window, language)) }
  }
  const day = windows.find(({ minutes }) => minutes === null)
  return day ? { kind: 'day', window: withoutCross(day) } : { kind: 'failed' }
}

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
const withoutCross = ({ minutes, type, authority, profile, definition }: TimeWindow): TimeWindow => ({
  minutes,
  type,
  authority,
  profile,
  definition,
})
