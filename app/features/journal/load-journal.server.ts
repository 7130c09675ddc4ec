import { readJournal } from '~/data/journal.server'
import { localDay } from '~/domain/calendar/local-day'
import { dayAfter, monthOf, readMonth } from '~/domain/calendar/month'
import { completedChannels } from '~/domain/human-design/chart/completed-channels'
import { gatesOfText } from '~/domain/human-design/chart/stored-gates'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { DAY_FEELINGS, type DayFeeling } from '~/domain/journal/journal-entry'
import { monthPatterns } from '~/domain/journal/month-patterns'
import { openDay, pastDay } from '~/domain/journal/open-days'
import { channelNumbers } from '~/locales/hd-key'
import type { Key } from '~/locales/translate'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { openEntry } from '~/platform/server/sealed-journal.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ClosedJournal, JournalPage } from './journal'
import { skyOfDays } from './sky-of-days.server'
import { dateInWords, dayInWords, toMonth } from './to-month.server'

export type LoadedJournal = { page: JournalPage; closed: null } | { page: null; closed: ClosedJournal }

/**
 * A member's journal: the day that is written about, and the month around it under its sky; or what asks for their consent.
 * What an address asks for in vain is today.
 */
export async function loadJournal(context: Context, viewer: Viewer, request: Request): Promise<LoadedJournal> {
  const query = new URL(request.url).searchParams
  const today = localDay(await context.timeZone(), Date.now())
  const asked = pastDay(query.get('day'), today) ?? today
  const askedMonth = readMonth(query.get('month'))
  const month = askedMonth && askedMonth <= monthOf(today) ? askedMonth : monthOf(asked)
  const [{ own, entries }, language] = await Promise.all([
    readJournal(context.db, viewer.id, { month, days: [asked, today] }),
    languageOf(request),
  ])
  const t = translator(language, 'journal')
  if (!own.hasConsented) return { page: null, closed: { title: t('title'), kept: own.kept } }
  // Of days that are long over the form opens those that were written about.
  const day = openDay(asked, today) ?? entries.find((row) => row.day === asked)?.day ?? today
  const opened = await Promise.all(
    entries.map(async (row) => ({ day: row.day, entry: await openEntry(context, viewer.id, row) })),
  )
  const ofMonth = opened.filter((each) => monthOf(each.day) === month)
  const gates = gatesOfText(own.gates)
  const skies = await skyOfDays(
    context,
    ofMonth.map((each) => each.day),
  )
  const hd = translator(language, 'hd')
  const named = (id: ChannelId) => ({ id, label: `${channelNumbers(id)} ${hd(`channel.${id}` as Key<'hd'>)}` })
  const [inWords, shortly] = [dateInWords(language), dayInWords(language)]
  const told = ofMonth.map((each) => {
    const sky = skies?.get(each.day)
    const sunGate = sky?.find(({ body }) => body === 'sun')?.gate
    const completed = sky ? completedChannels(gates, sky).map(({ channel }) => channel) : []
    return { ...each, date: shortly(each.day), sunGate, completed }
  })
  const readable = told.flatMap(({ entry, completed }) => (entry ? [{ feeling: entry.feeling, completed }] : []))
  const count = (feeling: DayFeeling) => readable.filter((each) => each.feeling === feeling).length
  const ofDay = opened.find((each) => each.day === day)
  const feelings = new Map(ofMonth.map((each) => [each.day, each.entry?.feeling ?? ('unreadable' as const)]))
  const page: JournalPage = {
    title: t('title'),
    type: own.type,
    today,
    day,
    date: inWords(day),
    entry: ofDay?.entry ?? null,
    isUnreadable: ofDay !== undefined && ofDay.entry === null,
    month: toMonth(language, month, today, feelings),
    days: told
      .map(({ day, date, entry, sunGate, completed }) => ({
        ...{ day, date, entry },
        sky: sunGate === undefined ? null : { sunGate, completed: completed.map(named) },
      }))
      .reverse(),
    counts: Object.fromEntries(DAY_FEELINGS.map((feeling) => [feeling, count(feeling)])) as JournalPage['counts'],
    // Where nobody knows the sky, nothing is said of it.
    patterns: skies ? monthPatterns(readable).map(({ channel, ...shares }) => ({ ...named(channel), ...shares })) : [],
    dayBefore: openDay(dayAfter(day, -1), today),
    dayAfter: openDay(dayAfter(day), today),
  }
  return { page, closed: null }
}
