import type { StoredBirth } from '../../../drizzle/schema/charts'
import type { StoredChart } from '../../../drizzle/schema/users'
import { findClockCorrection } from '../../data/charts/clock-corrections.server'
import type { CorrectedBirth } from '../../data/notifications/notification-list.server'
import type { BirthInput } from '../../domain/birth/birth-form.schema'
import type { ClockCorrection, ClockNote, InstantHint } from '../../domain/birth/birth-hint'
import { formatOffset } from '../../domain/birth/utc-offset'
import { needsRegion } from '../../domain/birth/zones/regional-clocks'
import type { OtherClock } from '../../domain/human-design/service/chart-service.schema'
import { SIDES } from '../../domain/human-design/terms/codes'
import { dateFormat } from '../../locales/date-format'
import type { Language } from '../../locales/language'
import type { Context } from '../server/context.server'
import { translator } from '../server/i18n.server'
import { toFoundInstant } from './birth-hints'
import { requestBirthInstant, requestChartData } from './chart.server'

type Corrected = { birth: Pick<StoredBirth, 'date' | 'time' | 'timezone'>; data: StoredChart }

/** What is said beside a chart whose clock was corrected, until its owner decides; null where nothing waits for that. */
export async function loadClockCorrection(
  { db }: Context,
  owner: { id: string; privateChartId: string | null },
  { birth, data }: Corrected,
  language: Language,
): Promise<ClockCorrection | null> {
  const before = await findClockCorrection(db, owner.id, owner.privateChartId)
  if (!before) return null
  const t = translator(language, 'birth-problems')
  const instantOf = (utc: string) => t('clockInstant', { moment: formatMoment(utc, language) })
  const offsetSeconds = (Date.parse(localOf(birth)) - Date.parse(data.birthUtc)) / 1000
  return {
    id: before.id,
    title: t('corrected'),
    text: [
      t('correctedText', {
        clock: formatClock(birth, language),
        zone: birth.timezone.replaceAll('_', ' '),
        offset: formatOffset(offsetSeconds),
        now: instantOf(data.birthUtc),
        was: instantOf(before.data.birthUtc),
      }),
      changesOf(before.data, data, language),
    ].join(' '),
    keep: t('keepCorrected'),
    undo: t('undoCorrected'),
  }
}

/** The same in one line, for a list of notifications, with the name of a private chart. */
export function correctedBirthLine({ name, was, now, ...birth }: CorrectedBirth, language: Language): string {
  const t = translator(language, 'birth-problems')
  const instantOf = (utc: string) => t('clockInstant', { moment: formatMoment(utc, language) })
  const line = t('correctedLine', { clock: formatClock(birth, language), now: instantOf(now), was: instantOf(was) })
  return name === null ? line : `${name} · ${line}`
}

type LocalTime = Pick<StoredBirth, 'date' | 'time'>

/** The reading of the clock as if it were UTC; an unknown time is noon. */
const localOf = ({ date, time }: LocalTime) => `${date}T${time ?? '12:00'}Z`

function formatClock(birth: LocalTime, language: Language): string {
  if (birth.time !== null) return formatMoment(localOf(birth), language)
  const day = dateFormat(language, 'UTC', { dateStyle: 'long' }).format(new Date(localOf(birth)))
  return translator(language, 'birth-problems')('clockNoon', { day })
}

/** Local mean time has seconds. */
function formatMoment(utc: string, language: Language): string {
  const at = new Date(utc)
  const timeStyle = at.getUTCSeconds() === 0 ? 'short' : 'medium'
  return dateFormat(language, 'UTC', { dateStyle: 'long', timeStyle }).format(at)
}

/** What of the chart is another one now, in sentences. */
function changesOf({ chart: was }: StoredChart, { chart: now }: StoredChart, language: Language): string {
  const [t, hd] = [translator(language, 'birth-problems'), translator(language, 'hd')]
  const named = [
    [hd('label.type'), hd(`type.${was.type}`), hd(`type.${now.type}`)],
    [hd('label.authority'), hd(`authority.${was.authority}`), hd(`authority.${now.authority}`)],
    [hd('label.profile'), was.profile, now.profile],
    [hd('label.definition'), hd(`definition.${was.definition}`), hd(`definition.${now.definition}`)],
  ] as const
  const changes = named.flatMap(([term, before, after]) =>
    before === after ? [] : [t('correctedChange', { term, was: before, now: after })],
  )
  const count = SIDES.flatMap((side) =>
    now.activations[side].map((stand, at) => [stand, was.activations[side][at]]),
  ).filter(([one, other]) => one?.gate !== other?.gate || one?.line !== other?.line).length
  if (count > 0) changes.push(t('correctedGates', { count }))
  return changes.length === 0 ? t('correctedNothing') : changes.join(' ')
}

type Birth = BirthInput & { utc_offset_override_seconds?: number | null }

/** The two clocks that sources give for a birth. */
type DisputedClock = {
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
