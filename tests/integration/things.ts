import { env } from 'cloudflare:workers'
import { createDatabase } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { moderationActions } from '../../drizzle/schema/moderation'
import { notifications } from '../../drizzle/schema/notifications'
import { comments, posts } from '../../drizzle/schema/posts'
import { member } from './members'
import { storedRows, storedValue } from './rows'

export const db = createDatabase(env.DB)
export const DAY = 86_400_000

type Change = Parameters<typeof member>[0]

/** A member old enough for their reports to hide content. */
export const established = (change: Change = {}) =>
  member({ createdAt: new Date(Date.now() - 20 * DAY), emailConfirmedAt: new Date(Date.now() - 19 * DAY), ...change })

export const moderator = (change: Change = {}) => established({ role: 'moderator', ...change })
export const admin = (change: Change = {}) => established({ role: 'admin', ...change })

/** Inserts a post. */
export async function postOf(authorId: string, change: Partial<typeof posts.$inferInsert> = {}) {
  const id = crypto.randomUUID()
  await db.insert(posts).values({ id, authorId, content: `Post ${id}`, ...change })
  return id
}

/** Inserts a comment. */
export async function commentOf(authorId: string, postId: string) {
  const id = crypto.randomUUID()
  await db.insert(comments).values({ id, postId, authorId, content: `Comment ${id}` })
  return id
}

const STATES = { posts, comments, events }

export const stateOf = (table: keyof typeof STATES, id: string) => storedValue(STATES[table], 'state', { id })

/** The moderation actions about a member, oldest first. */
export const actionsOn = async (memberId: string) =>
  (await storedRows(moderationActions, { memberId }, { columns: ['action'], orderBy: ['created_at', 'rowid'] })).map(
    ({ action }) => action,
  )

/** A member's moderation notices, oldest first. */
export const noticesTo = async (memberId: string) =>
  (await storedRows(notifications, { userId: memberId }, { orderBy: ['rowid'] })).map(
    ({ kind, data }) => `${kind}: ${JSON.parse(data ?? '{}').action}`,
  )
