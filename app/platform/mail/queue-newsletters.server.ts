import { createDatabase, type Database } from '../../../drizzle/client'
import { listEvents } from '../../data/events/event-lists.server'
import { listNewsletterReaders, type NewsletterReader, putNewsletter, setNewsletterDue } from '../../data/mails.server'
import { listMutedWordKeys } from '../../data/members/blocks-and-mutes.server'
import { mapNotificationSettings } from '../../data/notifications/notification-settings.server'
import { listPopularFor, popularPosts } from '../../data/posts/feeds.server'
import { monthOfClock, nextNewsletter } from '../../domain/community/notifications/newsletter'
import type { NotificationSettings } from '../../domain/community/notifications/notification-settings'
import { afterQuietHours } from '../../domain/community/notifications/quiet-hours'
import { wallClockAt } from '../../domain/community/places/wall-clock'
import { hasMutedWord } from '../../domain/community/posts/muted-words'
import type { SkyEvent } from '../../domain/human-design/service/sky-event.schema'
import { languagesRead } from '../../domain/membership/reading-languages'
import { dateFormat } from '../../locales/date-format'
import { calendarEntries as entriesEn } from '../../locales/en/calendar-entries'
import { hd as hdEn } from '../../locales/en/hd'
import { gateKey } from '../../locales/hd-key'
import type { Language } from '../../locales/language'
import { calendarEntries as entriesRu } from '../../locales/ru/calendar-entries'
import { hd as hdRu } from '../../locales/ru/hd'
import { type Key, translate } from '../../locales/translate'
import type { Asker } from '../chart/chart.server'
import { skyEvents } from '../chart/sky.server'
import { carriedName, carriedText } from '../notifications/notice-text.server'
import { type Bindings, parseSettings, type Settings, settingsOrigin } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { seal } from '../server/seal.server'
import { mailWords, unsubscribeToken } from './mail-content.server'
import type { MailParams } from './mail-params'

/** A reader takes five questions to the database, which digests and mails of the same run ask too. */
const READERS_A_RUN = 40
/** One that could not be written for so long is no news any more: the next one is. */
const LATEST_MILLISECONDS = 7 * 86_400_000

/** Writes the newsletters that are due into the outbox, as many as a run can. One that fails is left to the next run and stops no other, unless the sky of the month is not to be had. */
export async function queueNewsletters(bindings: Bindings, { now }: { now: number }): Promise<void> {
  const db = createDatabase(bindings.DB)
  const readers = await listNewsletterReaders(db, { now, limit: READERS_A_RUN })
  if (readers.length === 0) return
  const ids = readers.map(({ id }) => id)
  const deps = { db, bindings, settings: parseSettings(bindings), now }
  const [settingsOf, popular] = await Promise.all([mapNotificationSettings(db, ids), popularPosts(db, now)])
  for (const reader of readers) {
    const notificationSettings = settingsOf.get(reader.id)
    if (!notificationSettings) continue
    try {
      await queueNewsletter({ ...deps, popular }, reader, notificationSettings)
    } catch (error) {
      logEvent('error', 'newsletter.failed', toErrorFields(error))
      if (error instanceof SkyUnavailable) return
    }
  }
}

type Dependencies = { db: Database; bindings: Bindings; settings: Settings; popular: readonly string[]; now: number }

/** Nothing is written to who is away or does not want it any more, nor to an address nobody confirmed. */
async function queueNewsletter(
  deps: Dependencies,
  reader: NewsletterReader,
  notificationSettings: NotificationSettings,
): Promise<void> {
  const { db, settings, now } = deps
  if (!notificationSettings.choices.email.newsletter) return setNewsletterDue(db, reader, null)
  const next = nextNewsletter(notificationSettings, now)
  const isTooLate = now - reader.dueAt > LATEST_MILLISECONDS
  if (!reader.isActive || !reader.emailConfirmedAt || isTooLate) return setNewsletterDue(db, reader, next)
  const loudAt = afterQuietHours(notificationSettings, now)
  if (loudAt > now) return setNewsletterDue(db, reader, loudAt)
  const month = monthOfClock(notificationSettings.timeZone, now)
  const params = await paramsOf(deps, reader, notificationSettings.timeZone, month)
  const id = `newsletter:${month}:${reader.id}`
  const sealedParams = await seal(settings.COOKIE_SECRET, id, JSON.stringify(params))
  const mail = { id, userId: reader.id, kind: 'newsletter', language: reader.language, sealedParams } as const
  await putNewsletter(db, reader, { ...mail, recipient: reader.email, createdAt: new Date(now) }, next)
}

async function paramsOf(deps: Dependencies, reader: NewsletterReader, timeZone: string, month: string) {
  const { db, bindings, settings, popular, now } = deps
  const origin = settingsOrigin(settings)
  const wanted = { reader, timeZone, origin, now }
  const [posts, events, sky] = await Promise.all([
    postLines(db, popular, wanted),
    eventLines(db, wanted),
    skyOfMonth({ bindings, requestId: 'cron' }, month, { language: reader.language, timeZone }),
  ])
  const days = sky.map(({ line, day }) => ({ line, quote: null, url: `${origin}/app/insights/calendar?day=${day}` }))
  const sections: MailParams['newsletter']['sections'] = [
    { part: 'posts', list: posts },
    { part: 'events', list: events },
    { part: 'sky', list: days },
  ]
  return {
    ...{ name: reader.fullName, month, sections: sections.filter(({ list }) => list.length > 0) },
    url: `${origin}/app/dashboard`,
    settingsUrl: `${origin}/app/settings?tab=notifications`,
    unsubscribeUrl: `${origin}/unsubscribe?token=${await unsubscribeToken(settings.COOKIE_SECRET, reader.id, 'newsletter')}`,
  } satisfies MailParams['newsletter']
}

const MOST_EVENTS = 3
/** All that are to come, by whatever they are. */
const COMING = { when: 'upcoming', isMine: false, kind: null, isOnline: null, language: null, words: [] } as const

const EVENT_TIME_FORMAT = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** `now` in milliseconds. */
type LinesRequest = { reader: NewsletterReader; timeZone: string; origin: string; now: number }
type Lines = MailParams['newsletter']['sections'][number]['list']

/** The posts of these that were liked most and are the reader's to see. */
async function postLines(db: Database, popular: readonly string[], wanted: LinesRequest): Promise<Lines> {
  const { reader, origin, now } = wanted
  const t = mailWords(reader.language)
  const found = await listPopularFor(db, { id: reader.id, languages: languagesRead(reader) }, popular, now)
  return found.map(({ id, content, likesCount, ...author }) => ({
    line: t('newsletter.post', { name: carriedName(author), count: likesCount }),
    quote: t('digest.quote', { text: carriedText(content) }),
    url: `${origin}/posts/${id}`,
  }))
}

/** The next events to begin that the reader sees and has not muted: online by their own clock, elsewhere by the one there. */
async function eventLines(db: Database, { reader, timeZone, origin, now }: LinesRequest): Promise<Lines> {
  const { language } = reader
  const t = mailWords(language)
  const request = { viewerId: reader.id, query: COMING, now: new Date(now), after: null, isQuiet: true }
  const [found, muted] = await Promise.all([listEvents(db, request), listMutedWordKeys(db, reader.id)])
  const shown = found.filter(({ startsAt, title }) => startsAt.getTime() > now && !hasMutedWord(title, muted))
  return shown.slice(0, MOST_EVENTS).map((event) => {
    const clock = dateFormat(language, event.isOnline ? timeZone : event.timeZone, EVENT_TIME_FORMAT)
    const city = (language === 'ru' ? event.cityRu : null) ?? event.city ?? ''
    const where = event.isOnline ? t('newsletter.online') : city
    return {
      line: carriedText(event.title),
      quote: t('newsletter.event', { when: clock.format(event.startsAt), where }),
      url: `${origin}/app/events/${event.id}`,
    }
  })
}

const DAY_MILLISECONDS = 86_400_000

// Only these words: the worker writes mails without loading every word of the pages.
const SKY_WORDS: Record<Language, { entries: Record<string, string>; hd: Record<string, string> }> = {
  en: { entries: entriesEn, hd: hdEn },
  ru: { entries: entriesRu, hd: hdRu },
}

/** Nobody's letter can be written meanwhile. */
class SkyUnavailable extends Error {}

/** In whose words and by whose clock. */
type SkyReader = { language: Language; timeZone: string }

/** The new and full moons of a month (`YYYY-MM` by the reader's clock) and the bodies that turn in it, with their days. */
async function skyOfMonth(asker: Asker, month: string, { language, timeZone }: SkyReader) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const iso = (at: number) => new Date(at).toISOString()
  const [from, to] = [Date.UTC(year, number - 1) - DAY_MILLISECONDS, Date.UTC(year, number) + DAY_MILLISECONDS]
  const events = await skyEvents(asker, { from: iso(from), to: iso(to), kinds: ['lunar_phase', 'station'] })
  if (!events) throw new SkyUnavailable('The chart service did not tell the sky of the month')
  return events.flatMap((event) => {
    const line = lineOf(event, language)
    const day = iso(wallClockAt(timeZone, Date.parse(event.at))).slice(0, 10)
    if (line === null || !day.startsWith(month)) return []
    return [{ line: `${dateFormat(language, timeZone, DAY_FORMAT).format(new Date(event.at))}: ${line}`, day }]
  })
}

const DAY_FORMAT = { day: 'numeric', month: 'long' } as const

function lineOf(event: SkyEvent, language: Language): string | null {
  const { entries, hd } = SKY_WORDS[language]
  const sentence = (key: Key<'calendar-entries'>, { gate, line }: { gate: number; line: number }, body = '') =>
    translate(entries, language, key, { gate, line, body, name: translate(hd, language, gateKey(gate)) })
  if (event.kind === 'station')
    return sentence(`turns.${event.turns}`, event, translate(hd, language, `body.${event.body}`))
  const isNewOrFullMoon = event.kind === 'lunar_phase' && (event.phase === 'new_moon' || event.phase === 'full_moon')
  return isNewOrFullMoon ? sentence(`phase.${event.phase}`, event) : null
}
