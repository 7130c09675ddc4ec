// Apart from `wall-clock.ts`, which every page loads: the list of former names is long.

import { presentZoneName } from '../../birth/zones/zone-names'
import { isTimeZone, platformZone, wallClockAt } from './wall-clock'

const LONGEST_NAME = 64
const DAY_MILLISECONDS = 86_400_000
const WEEK_MILLISECONDS = 7 * DAY_MILLISECONDS
/** Every rule of summer time shows within a year, and for a week at least. */
const COMPARED_WEEKS = 53

/** The zone a text names, in its canonical spelling; null where it names none. */
export const toTimeZone = (name: string | null | undefined): string | null =>
  name && name.length <= LONGEST_NAME ? canonicalTimeZone(name) : null

/** The zone of the clock on a page: the member's setting, else the device's; null where neither is known. */
export const resolveTimeZone = (member: string | null | undefined, device: string | null | undefined): string | null =>
  toTimeZone(member) ?? toTimeZone(device)

/** Whether two zones show the same time all through the coming year: one zone by two names, or two with the same rules. */
export const hasSameClock = (one: string, other: string, nowMs: number): boolean =>
  one === other || yearOfOffsets(one, nowMs) === yearOfOffsets(other, nowMs)

/** The zone of a device, where its clock differs from the one in use; null where they are alike, or it names none. */
export function deviceZoneBeside(device: string | null | undefined, own: string, nowMs: number): string | null {
  const zone = toTimeZone(device)
  return zone && !hasSameClock(zone, toTimeZone(own) ?? own, nowMs) ? zone : null
}

const years = new Map<string, { day: number; offsets: string }>()

/** The offsets of the coming year, week by week; computed once a day for each zone. */
function yearOfOffsets(timeZone: string, nowMs: number): string {
  const day = Math.floor(nowMs / DAY_MILLISECONDS)
  const known = years.get(timeZone)
  if (known?.day === day) return known.offsets
  const weeks = Array.from({ length: COMPARED_WEEKS }, (_, week) => day * DAY_MILLISECONDS + week * WEEK_MILLISECONDS)
  const offsets = weeks.map((at) => wallClockAt(timeZone, at) - at).join()
  years.set(timeZone, { day, offsets })
  return offsets
}

const canonicalNames = new Set<string>()

/**
 * The one name of an IANA time zone in its one spelling; null where it names none. Platforms differ in which of two names they use
 * (Asia/Calcutta or Asia/Kolkata): this is the present one, unless this platform is older. Names ignore case, so only this spelling
 * may be the key of a cache: requests could fill it with the others without end.
 */
export function canonicalTimeZone(name: string): string | null {
  if (canonicalNames.has(name)) return name
  const own = platformZone(name)
  if (own === null) return null
  const present = presentZoneName(own)
  const known = present === own || isTimeZone(present) ? present : own
  canonicalNames.add(known)
  return known
}

/** Every time zone the platform knows, each once. Its own list has one name of each: only former ones need a look. */
export const timeZoneNames = (): string[] =>
  [
    ...new Set(
      Intl.supportedValuesOf('timeZone').map((name) =>
        presentZoneName(name) === name ? name : (canonicalTimeZone(name) ?? name),
      ),
    ),
  ].sort()
