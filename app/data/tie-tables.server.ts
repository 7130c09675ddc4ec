import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { blocks } from '../../drizzle/schema/blocks'
import { connectionAsks, connections } from '../../drizzle/schema/connections'
import { follows } from '../../drizzle/schema/follows'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { users } from '../../drizzle/schema/users'
import { type MemberTable, otherName } from './member-table.server'

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
            askedUsername: connections.askedUsername,
          })
          .from(connections)
          .innerJoin(users, other(memberId))
          .where(or(eq(connections.lowId, memberId), eq(connections.highId, memberId)))
          .orderBy(connections.createdAt),
    },
  },
  {
    table: connectionAsks,
    by: [connectionAsks.requesterId, connectionAsks.askedId],
    held: {
      // How it was answered is the other's to tell.
      connectionRequests: (db, memberId) =>
        db
          .select({ username: otherName(memberId), askedAt: connectionAsks.askedAt })
          .from(connectionAsks)
          .innerJoin(users, eq(users.id, connectionAsks.askedId))
          .where(eq(connectionAsks.requesterId, memberId))
          .orderBy(connectionAsks.askedAt),
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
