import { inArray, sql } from 'drizzle-orm'
import { commentNotice, followNotice, likeNotice, replyNotices } from '../../app/data/notifications/notices.server'
import { notifyHubs } from '../../app/platform/notifications/announce.server'
import type { Bindings } from '../../app/platform/server/env.server'
import type { Database } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { notifications } from '../../drizzle/schema/notifications'
import { comments, postLikes } from '../../drizzle/schema/posts'

/** So many causes a transaction. */
const AT_ONCE = 25
const HOUR_MILLISECONDS = 3_600_000
/** What is older was read within the hour. */
const READ_HOURS = 24

/**
 * Tells the members of the community of what the seed had others do, by the product's own statements, dated when it was done;
 * nothing of it is mailed or pushed. What was told before stays as it is.
 */
export async function writeNotices(db: Database, env: Pick<Bindings, 'HUB'>, now: Date): Promise<void> {
  const items = await listItems(db)
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const [first, ...rest] = items.slice(start, start + AT_ONCE).flat()
    if (!first) continue
    const inserted = (await db.batch([first, ...rest])).flat()
    await settle(
      db,
      inserted.map(({ id }) => id),
      now,
    )
  }
  const members = await db.selectDistinct({ userId: notifications.userId }).from(notifications)
  await notifyHubs(env, { memberIds: members.map(({ userId }) => userId) })
}

async function listItems(db: Database) {
  const [liked, said, followed] = await Promise.all([
    db.select().from(postLikes),
    db.select({ commentId: comments.id, now: comments.createdAt }).from(comments).orderBy(comments.createdAt),
    db.select().from(follows),
  ])
  return [
    ...liked.map(({ postId, userId, createdAt }) => [likeNotice(db, { postId, memberId: userId, now: createdAt })]),
    ...followed.map(({ createdAt, ...pair }) => [followNotice(db, { ...pair, now: createdAt })]),
    ...said.map((comment) => [commentNotice(db, comment), replyNotices(db, comment)]),
  ]
}

/** Given to no channel any more, and read where it is a day old. */
async function settle(db: Database, ids: string[], now: Date): Promise<void> {
  const { createdAt } = notifications
  const readBefore = now.getTime() - READ_HOURS * HOUR_MILLISECONDS
  await db
    .update(notifications)
    .set({
      dispatchedAt: sql`${createdAt}`,
      readAt: sql`CASE WHEN ${createdAt} <= ${readBefore} THEN ${createdAt} + ${HOUR_MILLISECONDS} END`,
    })
    .where(inArray(notifications.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`))
}
