import { instantOfWallClock, wallClockAt } from '../places/wall-clock'
import { isPressing, isUnhurried, type NotificationKind, TOPIC_OF, UNCHOSEN } from './notification-kinds'
import type { NotificationSettings } from './notification-settings'
import { afterQuietHours } from './quiet-hours'

const DAY_MILLISECONDS = 86_400_000

/** When digests go out, by the member's own clock. */
export const DIGEST_HOUR = 8
/** Of a weekly one, as `Date` counts: Monday. */
const DIGEST_WEEKDAY = 1
/** From nine in the evening to nine in the morning, in minutes after midnight. */
const NIGHT = { from: 1260, to: 540 }

/** The first digest of a member after an instant: at 8 o'clock of their day, or of their Monday. In milliseconds. */
export function nextDigest({ digest, timeZone }: Pick<NotificationSettings, 'digest' | 'timeZone'>, afterMs: number) {
  const today = Math.floor(wallClockAt(timeZone, afterMs) / DAY_MILLISECONDS) * DAY_MILLISECONDS
  for (let day = today; ; day += DAY_MILLISECONDS) {
    if (digest === 'weekly' && new Date(day).getUTCDay() !== DIGEST_WEEKDAY) continue
    const at = instantOfWallClock(timeZone, day + DIGEST_HOUR * 3_600_000)
    if (at > afterMs) return at
  }
}

export type Due = {
  /** In milliseconds; null: not by this channel. */
  pushAt: number | null
  mailAt: number | null
}

/** Whether this kind goes to a member by push and by mail: as they chose, or by `UNCHOSEN` where there is no choice. */
export function channelsOf({ choices }: Pick<NotificationSettings, 'choices'>, kind: NotificationKind) {
  const topic = TOPIC_OF[kind]
  if (topic === null) return UNCHOSEN[kind] ?? { push: true, mail: false }
  return { push: choices.push[topic], mail: choices.email[topic] }
}

/**
 * When what happened now is to go out to a member, by each channel: by push at once, what is unhurried by day; by mail with the
 * next digest or, what is pressing, at once too; never in quiet hours.
 */
export function nextDue(settings: NotificationSettings, kind: NotificationKind, nowMs: number): Due {
  const wanted = channelsOf(settings, kind)
  return {
    pushAt: wanted.push ? afterQuietHours(settings, isUnhurried(kind) ? byDay(settings, nowMs) : nowMs) : null,
    mailAt: !wanted.mail ? null : isPressing(kind) ? afterQuietHours(settings, nowMs) : nextMail(settings, nowMs),
  }
}

/** Now, or in the night the next morning, by the clock of the member. */
export const byDay = ({ timeZone }: Pick<NotificationSettings, 'timeZone'>, nowMs: number) =>
  afterQuietHours({ quietHours: NIGHT, timeZone }, nowMs)

/** When mail about what happened goes out next: the digest, or the end of the quiet hours it would fall into. */
export const nextMail = (settings: NotificationSettings, nowMs: number): number =>
  afterQuietHours(settings, nextDigest(settings, nowMs))
