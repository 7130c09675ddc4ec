import {
  DIRECTORY_DELAY_MILLISECONDS,
  INBOX_DELAY_MILLISECONDS,
  INBOX_EVERY_MILLISECONDS,
} from '../../app/domain/messaging/limits'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'

/** An alarm that is so late, in milliseconds, is set again: it may have gone with a fault of the platform. */
const LATE_MILLISECONDS = 30_000
/** The alarm itself may be a little late. */
const ALARM_MOST_MILLISECONDS = DIRECTORY_DELAY_MILLISECONDS - 1000
/** Alarms of conversations that began together do not come together: chance spreads them, and nothing secret hangs on it. */
const alarmAfter = () => Math.round(ALARM_MOST_MILLISECONDS * (0.5 + Math.random() / 2))

/**
 * When others are told of a change. Hubs are told soon, by a timer, which costs next to nothing. Behind it stands an alarm
 * that is written in the turn of the change itself, so that no crash can come between the two: it tells the directory, and
 * whoever the timer did not get to; while it stands, further changes write nothing.
 */
export class Announcer {
  readonly #storage: DurableObjectStorage
  readonly #announceSoon: () => Promise<void>
  #alarmAt: number | null = null
  #isDue = false
  #isAnnouncing = false
  #announcedAt = 0

  /** `announceSoon` must not fail. */
  constructor(storage: DurableObjectStorage, announceSoon: () => Promise<void>) {
    this.#storage = storage
    this.#announceSoon = announceSoon
  }

  /** Something is there to be told: to hubs soon, and not more than once a second. */
  changed(now: number): void {
    if (!this.#isAlarmWithin(ALARM_MOST_MILLISECONDS, now)) this.setAlarmBy(now + alarmAfter(), now)
    this.#isDue = true
    if (!this.#isAnnouncing) void this.#announceDue(now)
  }

  /** An alarm that was set before this object started, in milliseconds; null for none. */
  restoreAlarm(at: number | null): void {
    this.#alarmAt = at
  }

  /** Sets the alarm to this time, unless it comes sooner. */
  setAlarmBy(at: number, now: number): void {
    if (this.#isAlarmWithin(at - now, now)) return
    this.#alarmAt = at
    this.#storage.setAlarm(at).catch((error: unknown) => {
      this.#alarmAt = null
      logEvent('error', 'conversation.alarm_failed', toErrorFields(error))
    })
  }

  /** Called by the alarm. */
  alarmFired(now: number): void {
    this.#alarmAt = null
    this.#announcedAt = now
  }

  #isAlarmWithin(milliseconds: number, now: number) {
    return this.#alarmAt !== null && this.#alarmAt <= now + milliseconds && this.#alarmAt > now - LATE_MILLISECONDS
  }

  /** One round at a time: a hub that is slow to answer is not told a second thing meanwhile. */
  async #announceDue(changedAt: number) {
    this.#isAnnouncing = true
    for (let now = changedAt; this.#isDue; now = Date.now()) {
      const rest = this.#announcedAt + INBOX_EVERY_MILLISECONDS - now
      // A clock that was set back makes nobody wait longer.
      await scheduler.wait(Math.min(Math.max(INBOX_DELAY_MILLISECONDS, rest), INBOX_EVERY_MILLISECONDS))
      this.#isDue = false
      this.#announcedAt = Date.now()
      await this.#announceSoon()
    }
    this.#isAnnouncing = false
  }
}
