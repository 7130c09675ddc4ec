import type { BirthInput } from '../domain/birth/birth-form.schema'
import type { InstantHint } from '../domain/birth/birth-hint'
import { needsRegion } from '../domain/birth/regional-clocks'
import type { OtherClock } from '../domain/human-design/chart-service.schema'
import { toFoundInstant } from './birth-hints'
import { requestBirthInstant } from './chart.server'
import type { Context } from './context.server'

type Birth = BirthInput & { utc_offset_override_seconds?: number | null }

/** The two clocks that sources give for a birth. */
export type DisputedClock = {
  /** For the birth fields: the clock that is used unless the other one is chosen, and that other one. */
  hint: InstantHint
  usual: OtherClock
  other: OtherClock
}

/** The clocks on which sources disagree for a birth; null where they agree, where the member knows the offset, or where the service doesn't answer. */
export async function findDisputedClock(context: Context, birth: Birth): Promise<DisputedClock | null> {
  if ((birth.utc_offset_override_seconds ?? null) !== null) return null
  // Most zones and days need no question to the service.
  if (birth.timezone !== null && !needsRegion(birth.timezone, birth.birth_date)) return null
  const answer = await requestBirthInstant(context, { ...birth, utc_offset_seconds: null })
  if (!answer.ok || !answer.data.otherClock) return null
  const { utc, utcOffsetSeconds, otherClock } = answer.data
  return { hint: toFoundInstant(answer.data), usual: { utc, utcOffsetSeconds }, other: otherClock }
}
