import { z } from 'zod'
import { isTimeZone, wallClockAt } from './wall-clock'

const LONGEST_NAME = 64
const WEEK_MILLISECONDS = 7 * 86_400_000
/** Every rule of summer time shows within a year, and for a week at least. */
const COMPARED_WEEKS = 53

/** The zone a text names, by IANA; null where it names none. */
export const toTimeZone = (name: string | null | undefined): string | null =>
  name && name.length <= LONGEST_NAME && isTimeZone(name) ? name : null

/** The zone of the clock on a page: the member's setting, else the device's; null where neither is known. */
export const resolveTimeZone = (member: string | null | undefined, device: string | null | undefined): string | null =>
  toTimeZone(member) ?? toTimeZone(device)

/** The hidden field of a form that scripts fill with the device's zone. It is never refused: no one could correct it. */
export const deviceZoneField = z
  .string()
  .optional()
  .catch(undefined)
  .transform((name) => toTimeZone(name?.trim()))

/** Whether two zones show the same time all through the coming year: one zone by two names, or two with the same rules. */
export function hasSameClock(one: string, other: string, nowMs: number): boolean {
  if (one === other) return true
  for (let week = 0; week < COMPARED_WEEKS; week++) {
    const at = nowMs + week * WEEK_MILLISECONDS
    if (wallClockAt(one, at) !== wallClockAt(other, at)) return false
  }
  return true
}
