import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { blocks } from '../../../drizzle/schema/blocks'
import { connectionRequests, connections } from '../../../drizzle/schema/connections'
import { conversations, messageParticipants } from '../../../drizzle/schema/conversations'
import { eventGuests, events } from '../../../drizzle/schema/events'
import { follows } from '../../../drizzle/schema/follows'
import { mutedWords, mutes } from '../../../drizzle/schema/mutes'
import { notificationSettings, notifications, pushSubscriptions } from '../../../drizzle/schema/notifications'
import { comments, postLikes, posts } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import { type MemberTable, otherName } from './member-table.server'

/** What the database holds of what a member wrote and liked. Tags, gates and search words go with their posts. */
export const POST_TABLES: MemberTable[] = [
  {
    table: postLikes,
    by: [postLikes.userId],
    held: {
      likes: (db, memberId) =>
        db
          .select({ postId: postLikes.postId, createdAt: postLikes.createdAt })
          .from(postLikes)
          .where(eq(postLikes.userId, memberId))
          .orderBy(postLikes.createdAt),
    },
  },
  {
    table: comments,
    by: [comments.authorId],
    held: {
      comments: (db, memberId) =>
        db
          .select({
            postId: comments.postId,
            content: comments.content,
            state: comments.state,
            createdAt: comments.createdAt,
            editedAt: comments.editedAt,
          })
          .from(comments)
          .where(eq(comments.authorId, memberId))
          .orderBy(comments.createdAt),
    },
  },
  {
    table: posts,
    by: [posts.authorId],
    held: {
      posts: (db, memberId) =>
        db
          .select({
            id: posts.id,
            content: posts.content,
            images: posts.images,
            tags: posts.tags,
            hdContext: posts.hdContext,
            visibility: posts.visibility,
            commentPolicy: posts.commentPolicy,
            likesCount: posts.likesCount,
            commentsCount: posts.commentsCount,
            state: posts.state,
            createdAt: posts.createdAt,
            editedAt: posts.editedAt,
          })
          .from(posts)
          .where(eq(posts.authorId, memberId))
          .orderBy(posts.createdAt),
    },
  },
]

/** The row of the other one in a connection, which is kept by the order of the two ids. */
const other = (memberId: string): SQL | undefined =>
  and(or(eq(users.id, connections.lowId), eq(users.id, connections.highId)), ne(users.id, memberId))

/** What the database holds of a member's ties to others, and of what they do not want to read. */
export const TIE_TABLES: MemberTable[] = [
  {
    table: connections,
    by: [connections.lowId, connections.highId, connections.requesterId],
    held: {
      connections: (db, memberId) =>
        db
          .select({
            username: otherName(memberId),
            // A request that was declined goes on as one that waits for whoever asked.
            status: sql<string>`iif(${connections.status} = 'declined' AND ${connections.requesterId} = ${memberId},
              'requested', ${connections.status})`,
            requestedByYou: sql`${connections.requesterId} = ${memberId}`.mapWith(Boolean),
            createdAt: connections.createdAt,
            connectedAt: connections.connectedAt,
            note: connections.note,
            recipientUsername: connections.recipientUsername,
          })
          .from(connections)
          .innerJoin(users, other(memberId))
          .where(or(eq(connections.lowId, memberId), eq(connections.highId, memberId)))
          .orderBy(connections.createdAt),
    },
  },
  {
    table: connectionRequests,
    by: [connectionRequests.requesterId, connectionRequests.recipientId],
    held: {
      // How it was answered is the other's to tell.
      connectionRequests: (db, memberId) =>
        db
          .select({ username: otherName(memberId), requestedAt: connectionRequests.requestedAt })
          .from(connectionRequests)
          .innerJoin(users, eq(users.id, connectionRequests.recipientId))
          .where(eq(connectionRequests.requesterId, memberId))
          .orderBy(connectionRequests.requestedAt),
    },
  },
  {
    table: blocks,
    by: [blocks.blockerId, blocks.blockedId],
    held: {
      // Who blocked this member is the other's to know.
      blocks: (db, memberId) =>
        db
          .select({ username: otherName(memberId), createdAt: blocks.createdAt })
          .from(blocks)
          .innerJoin(users, eq(users.id, blocks.blockedId))
          .where(eq(blocks.blockerId, memberId))
          .orderBy(blocks.createdAt),
    },
  },
  {
    table: follows,
    by: [follows.followerId, follows.followeeId],
    held: {
      following: (db, memberId) =>
        db
          .select({ username: otherName(memberId), createdAt: follows.createdAt })
          .from(follows)
          .innerJoin(users, eq(users.id, follows.followeeId))
          .where(eq(follows.followerId, memberId))
          .orderBy(follows.createdAt),
      followers: (db, memberId) =>
        db
          .select({ username: otherName(memberId), createdAt: follows.createdAt })
          .from(follows)
          .innerJoin(users, eq(users.id, follows.followerId))
          .where(eq(follows.followeeId, memberId))
          .orderBy(follows.createdAt),
    },
  },
  {
    table: mutes,
    by: [mutes.muterId, mutes.mutedId],
    held: {
      // Who muted this member is the other's to know.
      mutes: (db, memberId) =>
        db
          .select({ username: otherName(memberId), until: mutes.until, createdAt: mutes.createdAt })
          .from(mutes)
          .innerJoin(users, eq(users.id, mutes.mutedId))
          .where(eq(mutes.muterId, memberId))
          .orderBy(mutes.createdAt),
    },
  },
  {
    table: mutedWords,
    by: [mutedWords.userId],
    held: {
      mutedWords: (db, memberId) =>
        db.select({ word: mutedWords.word }).from(mutedWords).where(eq(mutedWords.userId, memberId)),
    },
  },
]

/** What the database holds of a member's conversations; what was written stands in the conversations themselves. */
export const CONVERSATION_TABLES: MemberTable[] = [
  {
    // Their conversations stay with the others, who keep what they wrote themselves; see `deleteWholeMember`.
    table: messageParticipants,
    by: [messageParticipants.userId],
    held: {
      conversations: (db, memberId) =>
        db
          .select({
            id: conversations.id,
            createdAt: conversations.createdAt,
            begunByYou: sql`${messageParticipants.begunAt} IS NOT NULL`.mapWith(Boolean),
            status: messageParticipants.status,
            lastReadAt: messageParticipants.lastReadAt,
          })
          .from(messageParticipants)
          .innerJoin(conversations, eq(conversations.id, messageParticipants.conversationId))
          .where(eq(messageParticipants.userId, memberId))
          .orderBy(conversations.createdAt),
    },
  },
]

/** What the database holds of what a member is told, and of how they want to be told. */
export const NOTIFICATION_TABLES: MemberTable[] = [
  {
    table: notifications,
    by: [notifications.userId, notifications.actorId],
    held: {
      notifications: (db, memberId) =>
        db
          .select({
            kind: notifications.kind,
            createdAt: notifications.createdAt,
            readAt: notifications.readAt,
            postId: notifications.postId,
          })
          .from(notifications)
          .where(eq(notifications.userId, memberId))
          .orderBy(notifications.createdAt),
    },
  },
  {
    table: notificationSettings,
    by: [notificationSettings.userId],
    held: {
      notificationSettings: (db, memberId) =>
        db
          .select({
            choices: notificationSettings.choices,
            digest: notificationSettings.digest,
            quietFrom: notificationSettings.quietFrom,
            quietTo: notificationSettings.quietTo,
          })
          .from(notificationSettings)
          .where(eq(notificationSettings.userId, memberId)),
    },
  },
  {
    table: pushSubscriptions,
    by: [pushSubscriptions.userId],
    held: {
      pushSubscriptions: (db, memberId) =>
        db
          .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, memberId)),
    },
  },
]

/** What the database holds of a member's events. Guests go with an event, who keep nothing of it. */
export const EVENT_TABLES: MemberTable[] = [
  {
    table: eventGuests,
    by: [eventGuests.userId],
    held: {
      eventRegistrations: (db, memberId) =>
        db
          .select({
            event: events.title,
            startsAt: events.startsAt,
            state: eventGuests.state,
            registeredAt: eventGuests.registeredAt,
          })
          .from(eventGuests)
          .innerJoin(events, eq(events.id, eventGuests.eventId))
          .where(eq(eventGuests.userId, memberId))
          .orderBy(eventGuests.registeredAt),
    },
  },
  {
    table: events,
    by: [events.hostId],
    held: {
      events: (db, memberId) =>
        db
          .select({
            kind: events.kind,
            title: events.title,
            description: events.description,
            language: events.language,
            isOnline: events.isOnline,
            link: events.link,
            city: events.city,
            countryCode: events.countryCode,
            address: events.address,
            timeZone: events.timeZone,
            startsAt: events.startsAt,
            endsAt: events.endsAt,
            capacity: events.capacity,
            state: events.state,
            cancelNote: events.cancelNote,
            goingCount: events.goingCount,
            waitingCount: events.waitingCount,
            createdAt: events.createdAt,
            updatedAt: events.updatedAt,
          })
          .from(events)
          .where(eq(events.hostId, memberId))
          .orderBy(events.createdAt),
    },
  },
]
