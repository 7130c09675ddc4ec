import { env } from 'cloudflare:workers'
import { commentNotice, followNotice, likeNotice, replyNotices } from '../../app/data/notifications/notices.server'
import { createDatabase } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { notifications } from '../../drizzle/schema/notifications'
import { comments, postLikes } from '../../drizzle/schema/posts'
import { storedRows } from './rows'

// Actions that notify others, as rows with their notice in the same batch.

const db = createDatabase(env.DB)
/** A member's notices, as the items return them. */
export async function noticesTo(memberId: string) {
  const rows = await storedRows(notifications, { userId: memberId }, { orderBy: ['rowid'] })
  return rows.map(({ id, user_id }) => ({ id, userId: user_id }))
}

/** The default time of the actions. */
export const now = new Date('2026-11-01T12:00:00Z')

/** Returns the notified members. */
export async function likes(memberId: string, postId: string, at = now) {
  const [, told] = await db.batch([
    db.insert(postLikes).values({ postId, userId: memberId }).onConflictDoNothing(),
    likeNotice(db, { postId, memberId, now: at }),
  ])
  return told.map(({ userId }) => userId)
}

/** Returns the comment and the notified members: the author of the post, and others who commented. */
export async function commentsOn(authorId: string, postId: string, at = now) {
  const id = crypto.randomUUID()
  const [, author, others] = await db.batch([
    db.insert(comments).values({ id, postId, authorId, content: 'Yes' }),
    commentNotice(db, { commentId: id, now: at }),
    replyNotices(db, { commentId: id, now: at }),
  ])
  return { id, author: author.map(({ userId }) => userId), others: others.map(({ userId }) => userId).sort() }
}

/** Returns the notified members. */
export async function followsMember(followerId: string, followeeId: string, at = now) {
  const [, told] = await db.batch([
    db.insert(follows).values({ followerId, followeeId }).onConflictDoNothing(),
    followNotice(db, { followerId, followeeId, now: at }),
  ])
  return told.map(({ userId }) => userId)
}
