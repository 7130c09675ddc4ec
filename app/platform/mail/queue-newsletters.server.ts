import { createDatabase, type Database } from '../../../drizzle/client'
import { listNewsletterReaders, type NewsletterReader, putNewsletter, setNewsletterDue } from '../../data/mails.server'
import { mapNotificationSettings } from '../../data/notifications/notification-settings.server'
import { popularPosts } from '../../data/posts/feeds.server'
import { monthOfClock, nextNewsletter } from '../../domain/community/notifications/newsletter'
import type { NotificationSettings } from '../../domain/community/notifications/notification-settings'
import { afterQuietHours } from '../../domain/community/notifications/quiet-hours'
import { type Bindings, parseSettings, type Settings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { settingsOrigin } from '../server/origin.server'
import { seal } from '../server/seal.server'
import type { MailParams } from './mail-params'
import { eventLines, postLines } from './newsletter-parts.server'
import { SkyNotTold, skyOfMonth } from './newsletter-sky.server'
import { unsubscribeToken } from './unsubscribe-token.server'

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
  const [wishes, popular] = await Promise.all([mapNotificationSettings(db, ids), popularPosts(db, now)])
  for (const reader of readers) {
    const wish = wishes.get(reader.id)
    if (!wish) continue
    try {
      await queueNewsletter({ ...deps, popular }, reader, wish)
    } catch (error) {
      logEvent('error', 'newsletter.failed', toErrorFields(error))
      if (error instanceof SkyNotTold) return
    }
  }
}

type Dependencies = { db: Database; bindings: Bindings; settings: Settings; popular: readonly string[]; now: number }

/** Nothing is written to who is away or does not want it any more, nor to an address nobody confirmed. */
async function queueNewsletter(
  deps: Dependencies,
  reader: NewsletterReader,
  wish: NotificationSettings,
): Promise<void> {
  const { db, settings, now } = deps
  if (!wish.choices.email.newsletter) return setNewsletterDue(db, reader, null)
  const next = nextNewsletter(wish, now)
  const isTooLate = now - reader.dueAt > LATEST_MILLISECONDS
  if (!reader.isActive || !reader.emailConfirmedAt || isTooLate) return setNewsletterDue(db, reader, next)
  const loudAt = afterQuietHours(wish, now)
  if (loudAt > now) return setNewsletterDue(db, reader, loudAt)
  const month = monthOfClock(wish.timeZone, now)
  const params = await paramsOf(deps, reader, wish.timeZone, month)
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
