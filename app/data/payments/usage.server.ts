import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { connectionAsks } from '../../../drizzle/schema/connections'
import { messageParticipants } from '../../../drizzle/schema/conversations'
import { loveAnalyses } from '../../../drizzle/schema/love'
import {
  FREE,
  FREE_ANALYSES_A_MONTH,
  type Limited,
  monthOf,
  sinceOf,
  type Used,
} from '../../domain/membership/premium/entitlements'

/** `timeZone`: the zone whose calendar months are counted. */
type Asked = { memberId: string; now: Date; timeZone: string }

/** The latest uses of one free limit, no more than it holds. */
const latest = {
  requests: (db: Database, { memberId, now }: Asked) =>
    db
      .select({ at: connectionAsks.askedAt })
      .from(connectionAsks)
      .where(and(eq(connectionAsks.requesterId, memberId), gt(connectionAsks.askedAt, sinceOf('requests', now))))
      .orderBy(desc(connectionAsks.askedAt))
      .limit(FREE.requests.most),
  conversations: (db: Database, { memberId, now }: Asked) =>
    db
      .select({ at: messageParticipants.begunAt })
      .from(messageParticipants)
      .where(
        and(eq(messageParticipants.userId, memberId), gt(messageParticipants.begunAt, sinceOf('conversations', now))),
      )
      .orderBy(desc(messageParticipants.begunAt))
      .limit(FREE.conversations.most),
  analyses: (db: Database, { memberId, now, timeZone }: Asked) =>
    db
      .select({ at: loveAnalyses.createdAt })
      .from(loveAnalyses)
      .where(and(eq(loveAnalyses.memberId, memberId), eq(loveAnalyses.month, monthOf(now, timeZone))))
      .limit(FREE_ANALYSES_A_MONTH),
}

/** What a member has used of one free limit, counted as `countUsed` does. One question. */
export const countUsedOf = async (db: Database, of: Limited, asked: Asked): Promise<Used> =>
  toUsed(await latest[of](db, asked))

/**
 * What a member has used of every free limit, counted as those that refuse count it, and no further than the limit goes: who did
 * more under Premium has room again when the last of so many is old. One message to the database.
 */
export async function countUsed(db: Database, asked: Asked): Promise<Record<Limited, Used>> {
  const [requests, conversations, analyses] = await db.batch([
    latest.requests(db, asked),
    latest.conversations(db, asked),
    latest.analyses(db, asked),
  ])
  return { requests: toUsed(requests), conversations: toUsed(conversations), analyses: toUsed(analyses) }
}

const toUsed = (newestFirst: { at: Date | null }[]): Used => ({
  count: newestFirst.length,
  oldest: newestFirst.at(-1)?.at ?? null,
})
