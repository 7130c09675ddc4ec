import type { StoredBirth } from '../../drizzle/schema/charts'
import type { StoredChart } from '../../drizzle/schema/users'
import { findClockCorrection } from '../data/clock-corrections.server'
import type { ClockCorrection } from '../domain/birth/birth-hint'
import { formatOffset } from '../domain/birth/format-offset'
import { SIDES } from '../domain/human-design/codes'
import { dateFormat } from '../locales/date-format'
import type { Language } from '../locales/language'
import type { Context } from './context.server'
import { translator } from './i18n.server'

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
  const moment = dateFormat(language, 'UTC', { dateStyle: 'long', timeStyle: 'short' })
  const instantOf = (utc: string) => t('clockInstant', { moment: moment.format(new Date(utc)) })
  // An unknown time is noon.
  const time = birth.time ?? '12:00'
  const offsetSeconds = (Date.parse(`${birth.date}T${time}Z`) - Date.parse(data.birthUtc)) / 1000
  return {
    title: t('corrected'),
    text: [
      t('correctedText', {
        clock: moment.format(new Date(`${birth.date}T${time}Z`)),
        zone: `${birth.timezone.replaceAll('_', ' ')}, UTC${formatOffset(offsetSeconds)}`,
        now: instantOf(data.birthUtc),
        was: instantOf(before.data.birthUtc),
      }),
      changesOf(before.data, data, language),
    ].join(' '),
    keep: t('keepCorrected'),
    undo: t('undoCorrected'),
  }
}

/** What of the chart is another one now, in a sentence. */
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
  return changes.length === 0 ? t('correctedNothing') : t('correctedTypes', { changes: changes.join('; ') })
}
