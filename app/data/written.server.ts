import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { comments, posts } from '../../drizzle/schema/posts'
import type { SubjectKind } from '../domain/community/moderation'

/** What members write that can be hidden. */
export type WrittenKind = Exclude<SubjectKind, 'member' | 'message'>

/** Whether it is one of these, which a moderator can hide and show again. */
export const isWritten = (kind: SubjectKind): kind is WrittenKind => kind !== 'member' && kind !== 'message'

const edited = sql`coalesce(t.edited_at, t.created_at)`

/** Where it lies, and of a row `t` of that: whose it is, what it is while it is not hidden, when it was written last. */
export const WRITTEN = {
  post: { table: posts, authorId: sql`t.author_id`, shown: 'shown', writtenAt: edited },
  comment: { table: comments, authorId: sql`t.author_id`, shown: 'shown', writtenAt: edited },
  event: { table: events, authorId: sql`t.host_id`, shown: 'planned', writtenAt: sql`t.updated_at` },
} as const

type Change = { to: 'shown' | 'hidden'; id: SQL | string; when: SQL; now: Date }

/** Statement for a batch that hides what is shown, or shows what is hidden, where a condition holds. */
export function stateChange(db: Database, kind: WrittenKind, { to, id, when, now }: Change) {
  const { table, shown } = WRITTEN[kind]
  const from = to === 'hidden' ? shown : 'hidden'
  const isIt = sql`${table.id} = ${id} AND ${table.state} = ${from} AND ${when}`
  return kind === 'event'
    ? db
        .update(events)
        .set({ state: to === 'hidden' ? 'hidden' : 'planned' })
        .where(isIt)
    : db.update(WRITTEN[kind].table).set({ state: to, stateChangedAt: now }).where(isIt)
}
