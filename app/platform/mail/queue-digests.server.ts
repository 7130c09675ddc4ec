import { createDatabase, type Database } from '../../../drizzle/client'
import { findDueDigest, listDigestReaders, putDigest, settleDueMail } from '../../data/mails.server'
import { listCurrentNotices } from '../../data/notifications/notification-list.server'
import { mapNotificationSettings } from '../../data/notifications/notification-settings.server'
import { channelsOf } from '../../domain/community/notifications/next-due'
import type { NotificationSettings } from '../../domain/community/notifications/notification-settings'
import { afterQuietHours } from '../../domain/community/notifications/quiet-hours'
import { groupNotices } from '../notifications/notice-text.server'
import { type Bindings, parseSettings, type Settings, settingsOrigin } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { seal } from '../server/seal.server'
import { unsubscribeToken } from './mail-content.server'
import type { MailParams } from './mail-params'

/** A reader takes five questions to the database, and the platform lets a run ask a thousand. */
const READERS_A_RUN = 100
/** A mail is to be read in a minute; the page has the rest. */
const MOST_GROUPS = 15

/** Writes the digests that are due into the outbox, as many as a run can. One that fails is left to the next run and stops no other. */
export async function queueDigests(bindings: Bindings, { now }: { now: number }): Promise<void> {
  const settings = parseSettings(bindings)
  const db = createDatabase(bindings.DB)
  const readers = await listDigestReaders(db, { now, limit: READERS_A_RUN })
  for (const [memberId, wish] of await mapNotificationSettings(db, readers)) {
    await queueDigest(db, settings, { memberId, wish, now }).catch((error: unknown) =>
      logEvent('error', 'digest.failed', toErrorFields(error)),
    )
  }
}

type Reader = { memberId: string; wish: NotificationSettings; now: number }

/** What was read meanwhile, taken back, or is not wanted any more is not mailed; and nothing to an address nobody confirmed. */
async function queueDigest(db: Database, settings: Settings, { memberId, wish, now }: Reader): Promise<void> {
  const found = await findDueDigest(db, memberId, now)
  if (!found) return
  const ids = found.due.map(({ id }) => id)
  const { reader } = found
  const loudAt = afterQuietHours(wish, now)
  if (loudAt > now) return settleDueMail(db, ids, loudAt)
  const wanted = found.due.filter(({ kind, readAt }) => readAt === null && channelsOf(wish, kind).mail)
  if (!reader.isActive || !reader.emailConfirmedAt || wanted.length === 0) return settleDueMail(db, ids, null)
  const listed = await listCurrentNotices(db, { memberId, ids: wanted.map(({ id }) => id), now: new Date(now) })
  const notices = listed.filter(({ isRead }) => !isRead)
  if (notices.length === 0) return settleDueMail(db, ids, null)

  const origin = settingsOrigin(settings)
  const groups = groupNotices(notices).slice(0, MOST_GROUPS)
  const params: MailParams['digest'] = {
    name: reader.fullName,
    groups: groups.map(({ path, groupKey: _, ...group }) => ({ ...group, url: origin + path })),
    count: notices.length,
    url: `${origin}/app/notifications`,
    settingsUrl: `${origin}/app/settings?tab=notifications`,
    unsubscribeUrl: `${origin}/unsubscribe?token=${await unsubscribeToken(settings.COOKIE_SECRET, memberId, 'all')}`,
  }
  const id = crypto.randomUUID()
  const sealedParams = await seal(settings.COOKIE_SECRET, id, JSON.stringify(params))
  const { language, email: recipient } = reader
  await putDigest(db, { id, userId: memberId, language, recipient, sealedParams }, ids, now)
}
