import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { before, newestFirst, type PageOf } from './feeds.server'
import { isInCircle, isNotMutedBy, postColumns, profileVisibleTo, type Reader } from './visibility.server'

/**
 * Posts of whom a member follows, and their own. A page of so many posts can only come from the so many authors whose newest
 * posts are the newest: of each followed member one step in an index finds that post, and only of those authors more is
 * read, no further back than the oldest of these. So it costs as much as one follows, however much is written by others and
 * however long ago the followed wrote. Posts go from step to step by their row, which is half the way of their id.
 */
export function listFollowedPosts(db: Database, viewer: NonNullable<Reader>, { cursor, limit, now }: PageOf) {
  const order = sql`ORDER BY ${posts.createdAt} DESC, ${posts.id} DESC`
  const newestOf = (most: number, since: SQL) => sql`SELECT ${posts}.rowid FROM ${posts}
    WHERE ${posts.authorId} = ${users.id} AND ${posts.state} = 'shown' AND ${isInCircle(viewer.id)}
      AND ${before(cursor, posts.createdAt, posts.id)} AND ${posts.createdAt} >= ${since} ${order} LIMIT ${most}`
  const followed = sql`SELECT followee_id AS id FROM ${follows} WHERE follower_id = ${viewer.id} UNION ALL SELECT ${viewer.id}`
  const near = sql`SELECT ${users.id} AS author_id, (${newestOf(1, sql`0`)}) AS post_row
    FROM (${followed}) AS followed CROSS JOIN ${users}
    WHERE ${users.id} = followed.id AND ${profileVisibleTo(viewer.id)} AND ${isNotMutedBy(viewer.id, now)}`
  const authors = sql`SELECT near.author_id, ${posts.createdAt} AS at
    FROM (${near}) AS near CROSS JOIN ${posts} WHERE ${posts}.rowid = near.post_row ${order} LIMIT ${limit}`
  const oldest = sql`(SELECT CASE count(*) WHEN ${limit} THEN min(at) ELSE 0 END FROM authors)`
  const newest = sql`(WITH authors AS MATERIALIZED (${authors})
    SELECT ${posts}.rowid AS post_row FROM authors CROSS JOIN ${users} CROSS JOIN ${posts}
    WHERE ${users.id} = authors.author_id AND ${posts}.rowid IN (${newestOf(limit, oldest)})
    ${order} LIMIT ${limit}) AS newest`
  return db
    .select(postColumns(viewer))
    .from(newest)
    .crossJoin(posts)
    .crossJoin(users)
    .where(and(sql`${posts}.rowid = newest.post_row`, eq(users.id, posts.authorId)))
    .orderBy(...newestFirst(posts.createdAt, posts.id))
}
