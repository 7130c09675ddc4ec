import { findOwnChart, type OwnChart } from '~/data/charts.server'
import { formatOffset } from '~/domain/birth/format-offset'
import type { Language } from '~/locales/language'
import { requestBirthDay } from '~/platform/chart.server'
import type { Context } from '~/platform/context.server'
import { languageOf, translator } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import { toBirthFacts } from '../birth-facts.server'
import { toBirthInput } from '../birth-input'
import { type BirthTimePage, type SavedNotice, VIEWS } from './birth-time'
import { readDay } from './read-day.server'
import { type StoredTime, savedTimeNotice } from './saved-time-notice.server'
import { toComparison } from './to-comparison.server'
import { toDayMap } from './to-day-map.server'
import { readWithin, toReport } from './to-report.server'

/** What hangs on a member's birth time, by one question to the chart service; the day map first where the time is unknown. */
export async function loadBirthTime(context: Context, viewer: Viewer, request: Request): Promise<BirthTimePage> {
  const query = new URL(request.url).searchParams
  const [own, language, notice] = await Promise.all([
    findOwnChart(context.db, viewer.id),
    languageOf(request),
    savedTimeNotice.read(context, request),
  ])
  const birth = own && toBirthInput(own)
  const isUnknown = birth?.time_accuracy === 'unknown'
  const view = VIEWS.find((name) => name === query.get('view')) ?? (isUnknown ? 'day' : 'report')
  const title = `${translator(language, 'birth-time')('title')} · ${translator(language, 'common')('brand')}`
  if (!own || !birth) return { title, view, kind: 'empty' }
  const answer = await requestBirthDay(context, birth)
  if (!answer.ok) return { title, view, kind: 'failed', reason: 'refusal' in answer ? 'stored' : 'service' }
  const read = readDay(answer.data, birth.birth_date, !isUnknown, language)
  return {
    title,
    view,
    kind: 'ready',
    birth: toBirthFacts(own, language),
    saved: notice && isStill(own, notice.now) ? toNotice(notice, language) : null,
    content:
      view === 'report'
        ? toReport(read, readWithin(query.get('within'), birth.time_accuracy))
        : view === 'day'
          ? toDayMap(read, query)
          : toComparison(read, query),
  }
}

/** Whether the time of the notice is the one that is stored: it may have been changed elsewhere since. */
export function isStill(own: OwnChart, { time, accuracy }: StoredTime): boolean {
  return own.birthTime === time && own.birthTimeAccuracy === accuracy
}

function toNotice({ now, was }: { now: StoredTime; was: StoredTime | null }, language: Language): SavedNotice {
  const t = translator(language, 'birth-time')
  const tell = ({ time, accuracy, offsetSeconds }: StoredTime) =>
    time === null || accuracy === 'unknown'
      ? t('unknownTime')
      : t(accuracy === 'exact' ? 'exactTime' : 'aboutTime', {
          time: offsetSeconds === null ? time : `${time} (UTC${formatOffset(offsetSeconds)})`,
        })
  return { now: tell(now), was: was && tell(was) }
}
