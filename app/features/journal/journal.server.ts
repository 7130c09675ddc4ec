import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import {
  changeJournalEntry,
  deleteJournalEntry,
  hasJournalConsent,
  openJournal,
  putJournalEntry,
  readJournal,
} from '~/data/journal.server'
import { localDay } from '~/domain/calendar/local-day'
import { dayAfter, monthAfter, monthOf, readMonth, weeksOf } from '~/domain/calendar/month'
import { instantOfWallClock } from '~/domain/community/places/wall-clock'
import { completedChannels } from '~/domain/human-design/chart/completed-channels'
import { gatesOfText } from '~/domain/human-design/chart/stored-gates'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { type SkyPosition, skyFrames } from '~/domain/human-design/transit/sky'
import { DAY_FEELINGS, type DayFeeling, LINE_MAX_LENGTH } from '~/domain/journal/journal-entry'
import { monthPatterns } from '~/domain/journal/month-patterns'
import { openDay, pastDay } from '~/domain/journal/open-days'
import { toText } from '~/domain/membership/account/clean-text'
import { isWithin } from '~/domain/text/text-length'
import { dateFormat } from '~/locales/date-format'
import { channelNumbers } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { requestSky, skyEvents } from '~/platform/chart/sky.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { openEntry, sealEntry } from '~/platform/server/seal.server'
import type { Viewer } from '~/platform/server/session.server'
import { type ClosedJournal, JOURNAL_PATH, type JournalAnswer, type JournalPage, type MonthCell } from './journal'

const line = z
  .string()
  .default('')
  .transform(toText)
  .refine((text) => isWithin(text, LINE_MAX_LENGTH), 'line.long')

/** A check-in as the form sends it. Messages are keys of the namespace `journal`. */
export const checkInSchema = z.object({
  day: z.string(),
  feeling: z.enum(DAY_FEELINGS, 'feeling.missing'),
  signature: line,
  not_self: line,
  decision: line,
})

type LoadedJournal = { page: JournalPage; closed: null } | { page: null; closed: ClosedJournal }

/**
 * A member's journal: the day of the form and its month with transits, or what the consent page needs. A missing or invalid day is
 * today.
 */
export async function loadJournal(context: Context, viewer: Viewer, request: Request): Promise<LoadedJournal> {
  const query = new URL(request.url).searchParams
  const today = localDay(await context.timeZone(), Date.now())
  const requestedDay = pastDay(query.get('day'), today) ?? today
  const requestedMonth = readMonth(query.get('month'))
  const month = requestedMonth && requestedMonth <= monthOf(today) ? requestedMonth : monthOf(requestedDay)
  const [{ own, entries }, language] = await Promise.all([
    readJournal(context.db, viewer.id, { month, days: [requestedDay, today] }),
    languageOf(request),
  ])
  const t = translator(language, 'journal')
  if (!own.hasConsented) return { page: null, closed: { title: t('title'), storedDays: own.storedDays } }
  // Days too long ago open only where they have an entry.
  const day = openDay(requestedDay, today) ?? entries.find((row) => row.day === requestedDay)?.day ?? today
  const opened = await Promise.all(
    entries.map(async (row) => ({ day: row.day, entry: await openEntry(context, viewer.id, row) })),
  )
  const ofMonth = opened.filter((each) => monthOf(each.day) === month)
  const gates = gatesOfText(own.gates)
  const skies = await findNoonSkies(
    context,
    ofMonth.map((each) => each.day),
  )
  const hd = translator(language, 'hd')
  const named = (id: ChannelId) => ({ id, label: `${channelNumbers(id)} ${hd(`channel.${id}` as Key<'hd'>)}` })
  const [dateWords, dayWords] = [dateInWords(language), dayInWords(language)]
  const days = ofMonth.map((each) => {
    const sky = skies?.get(each.day)
    const sunGate = sky?.find(({ body }) => body === 'sun')?.gate
    const completed = sky ? completedChannels(gates, sky).map(({ channel }) => channel) : []
    return { ...each, date: dayWords(each.day), sunGate, completed }
  })
  const readable = days.flatMap(({ entry, completed }) => (entry ? [{ feeling: entry.feeling, completed }] : []))
  const count = (feeling: DayFeeling) => readable.filter((each) => each.feeling === feeling).length
  const ofDay = opened.find((each) => each.day === day)
  const feelings = new Map(ofMonth.map((each) => [each.day, each.entry?.feeling ?? ('unreadable' as const)]))
  const page: JournalPage = {
    title: t('title'),
    type: own.type,
    today,
    day,
    date: dateWords(day),
    entry: ofDay?.entry ?? null,
    isUnreadable: ofDay !== undefined && ofDay.entry === null,
    month: toMonth(language, month, today, feelings),
    days: days
      .map(({ day, date, entry, sunGate, completed }) => ({
        ...{ day, date, entry },
        sky: sunGate === undefined ? null : { sunGate, completed: completed.map(named) },
      }))
      .reverse(),
    counts: Object.fromEntries(DAY_FEELINGS.map((feeling) => [feeling, count(feeling)])) as JournalPage['counts'],
    patterns: skies ? monthPatterns(readable).map(({ channel, ...shares }) => ({ ...named(channel), ...shares })) : [],
    dayBefore: openDay(dayAfter(day, -1), today),
    dayAfter: openDay(dayAfter(day), today),
  }
  return { page, closed: null }
}

// Calendar days are formatted as UTC so that no time zone shifts them.
const dayFormat = (language: Language, parts: Intl.DateTimeFormatOptions) => {
  const { format } = dateFormat(language, 'UTC', parts)
  return (day: string) => format(Date.parse(`${day}T00:00:00Z`))
}

const dateInWords = (language: Language) =>
  dayFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Without the year, for days under the name of their month. */
const dayInWords = (language: Language) => dayFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })

/** A month as weeks from Monday to Sunday, with the feelings of its days. */
function toMonth(
  language: Language,
  month: string,
  today: string,
  feelings: ReadonlyMap<string, NonNullable<MonthCell['feeling']>>,
): JournalPage['month'] {
  const dateWords = dateInWords(language)
  const weeks = weeksOf(month)
  const after = monthAfter(month, 1)
  const [short, long] = [dayFormat(language, { weekday: 'short' }), dayFormat(language, { weekday: 'long' })]
  return {
    label: dayFormat(language, { month: 'long', year: 'numeric' })(`${month}-01`),
    before: monthAfter(month, -1),
    after: after && after <= monthOf(today) ? after : null,
    weekdays: (weeks[0] ?? []).map((day) => ({ id: long(day), label: short(day) })),
    weeks: weeks.map((days) =>
      days.map((day) => ({
        day,
        number: Number(day.slice(8)),
        date: dateWords(day),
        isOfMonth: monthOf(day) === month,
        isOpen: openDay(day, today) !== null || feelings.has(day),
        feeling: feelings.get(day) ?? null,
      })),
    ),
  }
}

const noonOf = (zone: string, day: string) => instantOfWallClock(zone, Date.parse(`${day}T12:00:00Z`))

/**
 * The positions at noon of these days, which are in order; null when the service doesn't answer. Two requests for any number of
 * days: the first noon, and every change of gate up to the last.
 */
async function findNoonSkies(
  context: Context,
  days: readonly string[],
): Promise<ReadonlyMap<string, readonly SkyPosition[]> | null> {
  const timeZone = await context.timeZone()
  const noons = days.map((day) => ({ day, at: new Date(noonOf(timeZone, day)).toISOString() }))
  const [first, last] = [noons.at(0), noons.at(-1)]
  if (!first || !last) return new Map()
  const start = await requestSky(context, Date.parse(first.at))
  if (!start) return null
  const span = { from: start.at, to: new Date(Date.parse(last.at) + 1000).toISOString() }
  const events = await skyEvents(context, { ...span, kinds: ['gate_ingress'] })
  if (!events) return null
  const ingresses = events.filter((event) => event.kind === 'gate_ingress')
  const frames = skyFrames(start.activations, ingresses, span)
  return new Map(
    noons.map(({ day, at }) => [day, frames.find(({ from, until }) => from <= at && at < until)?.sky ?? []]),
  )
}

const WRITES_PER_HOUR = 120

/** Answers the forms of the journal: `consent` once, `save` and `delete` of a day. */
export async function answerJournal(context: Context, request: Request) {
  const form = await request.formData()
  if (form.get('intent') === 'consent') return answerConsent(context, request, form)
  const intent = form.get('intent') === 'delete' ? 'delete' : 'save'
  const blank: JournalAnswer = { ...NO_FORM_ANSWER, intent, values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<JournalAnswer>({ ...blank, error: 'signedOut' }, 401)
  const today = localDay(await context.timeZone(), Date.now())
  const day = pastDay(String(form.get('day') ?? ''), today)
  const parsed = parseForm(checkInSchema, form)
  if (!day) return refuse<JournalAnswer>({ ...blank, problems: { day: 'day.closed' } }, 400)
  if (intent === 'save' && !parsed.ok) return refuse<JournalAnswer>({ ...blank, problems: parsed.problems }, 400)
  const limit = { name: 'journal.write', subject: viewer.id, most: WRITES_PER_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return refuse<JournalAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const done = await tryOrLog(context, 'journal.broke', async () => {
    if (!parsed.ok || intent === 'delete') {
      await deleteJournalEntry(context.db, viewer.id, day)
      return 'deleted' as const
    }
    const { feeling, day: _, ...lines } = parsed.value
    const sealed = await sealEntry(context, viewer.id, day, { feeling, lines })
    const write = openDay(day, today) ? putJournalEntry : changeJournalEntry
    if (await write(context.db, viewer.id, day, sealed, new Date())) return 'saved' as const
    return (await hasJournalConsent(context.db, viewer.id)) ? ('closed' as const) : ('unconsented' as const)
  })
  if (!done) return refuse<JournalAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (done === 'unconsented') return refuse<JournalAnswer>({ ...blank, error: 'unconsented' }, 403)
  if (done === 'closed') return refuse<JournalAnswer>({ ...blank, problems: { day: 'day.closed' } }, 400)
  return Response.json({ ...blank, done, values: { day } } satisfies JournalAnswer)
}

/** Saves the consent. Values of a day that was refused without it come back to the form. */
async function answerConsent(context: Context, request: Request, form: FormData) {
  const blank: JournalAnswer = { ...NO_FORM_ANSWER, intent: 'consent', values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<JournalAnswer>({ ...blank, error: 'signedOut' }, 401)
  if (form.get('consent') !== 'on') {
    return refuse<JournalAnswer>({ ...blank, problems: { consent: 'consent.missing' } }, 400)
  }
  const language = await languageOf(request)
  await openJournal(context.db, viewer.id, language, new Date())
  return form.has('day') ? Response.json(blank) : redirect(JOURNAL_PATH, 303)
}
