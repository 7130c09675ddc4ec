import { type SQL, sql } from 'drizzle-orm'
import { blocks } from '../../drizzle/schema/blocks'
import { messageParticipants } from '../../drizzle/schema/conversations'
import { events } from '../../drizzle/schema/events'
import { comments, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { ReportPicture } from '../domain/community/moderation'
import { eventVisibleTo, isBlockedFor, postVisibleTo, profileVisibleTo } from './visibility.server'
import type { WrittenKind } from './written.server'

/** What a member wants to report; a member by their username, a message by its seat and as the conversation told it. */
export type Reported =
  | { kind: WrittenKind; id: string }
  | { kind: 'member'; usernameKey: string }
  | {
      kind: 'message'
      id: string
      senderId: string
      conversationId: string
      copy: string | null
      picture: ReportPicture | null
    }

const writeWithEachOther = (viewerId: string) => sql`EXISTS (SELECT 1 FROM ${messageParticipants} AS own
  JOIN ${messageParticipants} AS beside ON beside.conversation_id = own.conversation_id
  WHERE own.user_id = ${viewerId} AND beside.user_id = ${users.id})`

/**
 * The thing as this viewer sees it now: `id`, `member_id` (whose it is), `copy` (its text). No row where there is none, it is
 * the viewer's own, or they cannot see it.
 */
export function reportableBy(viewerId: string, reported: Reported): SQL {
  switch (reported.kind) {
    case 'post':
      return sql`SELECT ${posts.id} AS id, ${posts.authorId} AS member_id, ${posts.content} AS copy
        FROM ${posts} JOIN ${users} ON ${users.id} = ${posts.authorId}
        WHERE ${posts.id} = ${reported.id} AND ${posts.authorId} <> ${viewerId} AND ${posts.state} = 'shown'
          AND ${postVisibleTo({ id: viewerId, isModerator: false })}`
    case 'comment':
      return sql`SELECT ${comments.id} AS id, ${comments.authorId} AS member_id, ${comments.content} AS copy
        FROM ${comments} JOIN ${posts} ON ${posts.id} = ${comments.postId}
        JOIN ${users} ON ${users.id} = ${posts.authorId}
        WHERE ${comments.id} = ${reported.id} AND ${comments.authorId} <> ${viewerId} AND ${comments.state} = 'shown'
          AND ${posts.state} = 'shown' AND ${postVisibleTo({ id: viewerId, isModerator: false })}
          AND EXISTS (SELECT 1 FROM ${users} AS writer WHERE writer.id = ${comments.authorId} AND writer.is_active = 1)
          AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${comments.authorId} AND blocked_id = ${viewerId})
          AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${viewerId} AND blocked_id = ${comments.authorId})`
    case 'event':
      return sql`SELECT ${events.id} AS id, ${events.hostId} AS member_id,
          ${events.title} || char(10) || char(10) || ${events.description} AS copy
        FROM ${events} JOIN ${users} ON ${users.id} = ${events.hostId}
        WHERE ${events.id} = ${reported.id} AND ${events.hostId} <> ${viewerId} AND ${events.state} = 'planned'
          AND ${eventVisibleTo(viewerId)}`
    case 'member':
      // Whose profile is closed by now can still write: then they are met in the conversation.
      return sql`SELECT ${users.id} AS id, ${users.id} AS member_id, NULL AS copy FROM ${users}
        WHERE ${users.usernameKey} = ${reported.usernameKey} AND ${users.id} <> ${viewerId} AND ${users.isActive} = 1
          AND (${profileVisibleTo(viewerId)} OR (NOT ${isBlockedFor(viewerId)} AND ${writeWithEachOther(viewerId)}))`
    case 'message':
      // Read from the conversation by the viewer's own seat, so that it was seen; here only whether both sit there still.
      return sql`SELECT ${reported.id} AS id, ${users.id} AS member_id, ${reported.copy} AS copy FROM ${users}
        WHERE ${users.id} = ${reported.senderId} AND ${users.id} <> ${viewerId}
          AND EXISTS (SELECT 1 FROM ${messageParticipants}
            WHERE conversation_id = ${reported.conversationId} AND user_id = ${viewerId})`
  }
}
