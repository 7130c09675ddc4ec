import { requestBirthWindow } from '~/platform/chart.server'
import type { Context } from '~/platform/context.server'
import type { TimeWindow } from '~/ui/chart-reading/time-window'
import { type StoredBirthData, toBirthInput } from './birth-input'

/** What another birth time would change, by the chart service: within minutes, then over the whole day. */
export async function loadTimeWindows(context: Context, stored: StoredBirthData): Promise<TimeWindow[] | 'failed'> {
  const birth = toBirthInput(stored)
  const answer = birth && (await requestBirthWindow(context, birth))
  if (!answer?.ok) return 'failed'
  return answer.data.windows.map(({ minutes, type, authority, profile, definition }) => ({
    minutes,
    type,
    authority,
    profile,
    definition,
  }))
}
