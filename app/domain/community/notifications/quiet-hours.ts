import { instantOfWallClock, wallClockAt } from '../places/wall-clock'
import type { NotificationSettings } from './notification-settings'

export const DAY_MINUTES = 1440
const MINUTE_MILLISECONDS = 60_000
const DAY_MILLISECONDS = DAY_MINUTES * MINUTE_MILLISECONDS

type Quiet = Pick<NotificationSettings, 'quietHours' | 'timeZone'>

/** Whether this minute after midnight is quiet: from the first on, up to the second; over midnight where that is the earlier one. */
export function isQuietMinute({ from, to }: NonNullable<Quiet['quietHours']>, minute: number): boolean {
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to
}

/** When something that is due may go out: at once, or when the member's quiet hours end. In milliseconds. */
export function afterQuietHours({ quietHours, timeZone }: Quiet, dueMs: number): number {
  if (!quietHours) return dueMs
  const wall = wallClockAt(timeZone, dueMs)
  const midnight = Math.floor(wall / DAY_MILLISECONDS) * DAY_MILLISECONDS
  const minute = Math.floor((wall - midnight) / MINUTE_MILLISECONDS)
  if (!isQuietMinute(quietHours, minute)) return dueMs
  const endsToday = midnight + quietHours.to * MINUTE_MILLISECONDS
  return instantOfWallClock(timeZone, endsToday > wall ? endsToday : endsToday + DAY_MILLISECONDS, dueMs)
}
