import type { StoredChart } from '../../drizzle/schema/users'
import type { BirthInput } from '../domain/birth/birth-form.schema'
import type { ClockNote } from '../domain/birth/birth-hint'
import { formatOffset } from '../domain/birth/format-offset'
import type { OtherClock } from '../domain/human-design/chart-service.schema'
import { dateFormat } from '../locales/date-format'
import type { Language } from '../locales/language'
import { requestChartData } from './chart.server'
import type { Context } from './context.server'
import { findCorrectedClock, isClockSettled } from './corrected-clock.server'
import { findDisputedClock } from './disputed-clock.server'
import { translator } from './i18n.server'
import { unlessBroken } from './refusal.server'

type Birth = BirthInput & { utc_offset_override_seconds?: number | null }

type Noted = {
  birth: Birth
  stored: StoredChart
  /** Writes down that the chart has been compared with the clock of today. */
  settle: () => Promise<unknown>
}

/** The note on the clock of a stored chart: that it has been corrected since, or that sources disagree about it; null where neither is so. */
export async function loadClockNote(context: Context, noted: Noted, language: Language): Promise<ClockNote | null> {
  return (await loadCorrection(context, noted, language)) ?? (await loadDispute(context, noted, language))
}

async function loadCorrection(
  context: Context,
  { birth, stored, settle }: Noted,
  language: Language,
): Promise<ClockNote | null> {
  if (isClockSettled(stored)) return null
  const found = await findCorrectedClock(context, birth, stored)
  if (found === 'settled') context.waitUntil(unlessBroken(context, 'clock.settle_broke', settle))
  if (typeof found === 'string') return null
  const { zone, ...corrected } = found
  const t = translator(language, 'birth-problems')
  const used = { utc: stored.birthUtc, utcOffsetSeconds: offsetOf(birth, stored.birthUtc) }
  const changes = { timezone: zone, utc_offset_seconds: corrected.utcOffsetSeconds }
  return {
    intent: 'correct',
    title: t('corrected', { city: birth.birth_city }),
    text: [
      t('clockCorrected', {
        used: inWords(used, language),
        zone: zone.replaceAll('_', ' '),
        corrected: inWords(corrected, language),
      }),
      ...(await typeText(context, { ...birth, ...changes }, stored, language)),
    ].join(' '),
    action: t('clockCorrect'),
    keep: t('clockKeep'),
  }
}

/** The clock that the chart uses, the other one, and the type by that. */
async function loadDispute(context: Context, { birth, stored }: Noted, language: Language): Promise<ClockNote | null> {
  const clock = await findDisputedClock(context, birth)
  const { usual, other } = clock ?? {}
  if (!usual || !other) return null
  const [used, unused] = stored.birthUtc === other.utc ? [other, usual] : [usual, other]
  // A chart of an earlier history of the zone goes by neither.
  if (stored.birthUtc !== used.utc) return null
  const t = translator(language, 'birth-problems')
  return {
    intent: 'clock',
    title: t('disputed'),
    text: [
      t('clockUsed', { used: inWords(used, language), other: inWords(unused, language) }),
      ...(await typeText(context, { ...birth, utc_offset_seconds: unused.utcOffsetSeconds }, stored, language)),
    ].join(' '),
    action: t('clockUse'),
    choice: unused === other ? String(other.utcOffsetSeconds) : '',
  }
}

/** Whether the type is another one for that birth; nothing where the service doesn't answer. */
async function typeText(context: Context, birth: Birth, { chart }: StoredChart, language: Language): Promise<string[]> {
  const answer = await requestChartData(context, birth)
  if (!answer.ok) return []
  const { type } = answer.data.codes
  const name = translator(language, 'hd')(`type.${type}`)
  return [
    translator(language, 'birth-problems')(type === chart.type ? 'clockSameType' : 'clockOtherType', { type: name }),
  ]
}

function inWords({ utc, utcOffsetSeconds }: OtherClock, language: Language): string {
  const moment = dateFormat(language, 'UTC', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(utc))
  return translator(language, 'birth-problems')('clockMoment', { moment, offset: formatOffset(utcOffsetSeconds) })
}

/** The offset by which a birth was at that instant, in seconds; noon stands for an unknown time. */
const offsetOf = ({ birth_date, birth_time }: Birth, utc: string) =>
  (Date.parse(`${birth_date}T${birth_time ?? '12:00'}Z`) - Date.parse(utc)) / 1000
