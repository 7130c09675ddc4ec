import {
  DIRECTORY_DELAY_MILLISECONDS,
  INBOX_DELAY_MILLISECONDS,
  INBOX_EVERY_MILLISECONDS,
} from '../../app/domain/messaging/limits'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'

/** An alarm this late, in milliseconds, is set again, because the platform may have lost it. */
const LATE_MILLISECONDS = 30_000
/** A second less than promised, because alarms can be late. */
const ALARM_MOST_MILLISECONDS = DIRECTORY_DELAY_MILLISECONDS - 1000
/** Random, so that conversations that changed together don't update the directory at the same time. */
const alarmAfter = () => Math.round(ALARM_MOST_MILLISECONDS * (0.5 + Math.random() / 2))

/**
 * Schedules updates of hubs and directory after a change. A timer, which costs almost nothing, updates the hubs soon. An alarm,
 * written in the same turn as the change so that a crash can't lose it, updates the directory and retries the hubs. While it is
 * set, further changes write nothing.
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

  /** Schedules updates of a change; hubs get them soon, at most once a second. */
  changed(now: number): void {
    if (!this.#isAlarmWithin(ALARM_MOST_MILLISECONDS, now)) this.setAlarmBy(now + alarmAfter(), now)
    this.#isDue = true
    if (!this.#isAnnouncing) void this.#announceDue(now)
  }

  /** Restores the alarm that was set before this object started, in milliseconds; null for none. */
  restoreAlarm(at: number | null): void {
    this.#alarmAt = at
  }

  /** Sets the alarm to this time, unless it's set to an earlier one. */
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

  /** Runs one round at a time, so that a slow hub doesn't get a second update meanwhile. */
  async #announceDue(changedAt: number) {
    this.#isAnnouncing = true
    for (let now = changedAt; this.#isDue; now = Date.now()) {
      const rest = this.#announcedAt + INBOX_EVERY_MILLISECONDS - now
      // Limited, because the clock may have been set back.
      await scheduler.wait(Math.min(Math.max(INBOX_DELAY_MILLISECONDS, rest), INBOX_EVERY_MILLISECONDS))
      this.#isDue = false
      this.#announcedAt = Date.now()
      await this.#announceSoon()
    }
    this.#isAnnouncing = false
  }
}
