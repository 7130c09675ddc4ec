import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { supportReplies, supportRequests } from '../../drizzle/schema/support'
import { notificationItem } from './notifications/notices.server'

/** A member is told of an answer of the team, by these words of it; nothing without. */
export const supportNotice = (db: Database, { replyId, now }: { replyId: string; now: Date }) =>
  notificationItem(db, {
    kind: 'support_answer',
    cause: {
      from: sql`${supportReplies} AS cause JOIN ${supportRequests} AS asked ON asked.id = cause.request_id`,
      where: sql`cause.id = ${replyId} AND cause.side = 'team'`,
    },
    to: { memberId: sql`asked.member_id` },
    actorId: null,
    data: sql`json_object('question', asked.id, 'title', asked.subject)`,
    groupKey: sql`'support:' || asked.id`,
    onceKey: sql`'support:' || cause.id`,
    now,
  })
