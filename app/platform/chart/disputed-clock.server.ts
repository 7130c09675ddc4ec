import type { StoredChart } from '../../../drizzle/schema/users'
import type { BirthInput } from '../../domain/birth/birth-form.schema'
import type { ClockNote, InstantHint } from '../../domain/birth/birth-hint'
import { formatOffset } from '../../domain/birth/utc-offset'
import { needsRegion } from '../../domain/birth/zones/regional-clocks'
import type { OtherClock } from '../../domain/human-design/service/chart-service.schema'
import { dateFormat } from '../../locales/date-format'
import type { Language } from '../../locales/language'
import type { Context } from '../server/context.server'
import { translator } from '../server/i18n.server'
import { toFoundInstant } from './birth-hints'
import { requestBirthInstant, requestChartData } from './chart.server'

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

/** The note on a stored chart of such a birth: the clock it uses, the other one, and the type by that. */
export async function loadClockNote(
  context: Context,
  birth: Birth,
  { chart, birthUtc }: StoredChart,
  language: Language,
): Promise<ClockNote | null> {
  const clock = await findDisputedClock(context, birth)
  const { usual, other } = clock ?? {}
  if (!usual || !other) return null
  const [used, unused] = birthUtc === other.utc ? [other, usual] : [usual, other]
  // A chart of an earlier history of the zone goes by neither.
  if (birthUtc !== used.utc) return null
  const answer = await requestChartData(context, { ...birth, utc_offset_seconds: unused.utcOffsetSeconds })
  const [t, hd] = [translator(language, 'birth-problems'), translator(language, 'hd')]
  const moment = dateFormat(language, 'UTC', { dateStyle: 'long', timeStyle: 'short' })
  const inWords = ({ utc, utcOffsetSeconds }: OtherClock) =>
    t('clockMoment', { moment: moment.format(new Date(utc)), offset: formatOffset(utcOffsetSeconds) })
  const type = answer.ok ? answer.data.codes.type : null
  return {
    title: t('disputed'),
    text: [
      t('clockUsed', { used: inWords(used), other: inWords(unused) }),
      ...(type ? [t(type === chart.type ? 'clockSameType' : 'clockOtherType', { type: hd(`type.${type}`) })] : []),
    ].join(' '),
    action: t('clockUse'),
    choice: unused === other ? String(other.utcOffsetSeconds) : '',
  }
}
