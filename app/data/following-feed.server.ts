import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { before, newestFirst, type PageOf } from './feeds.server'
import { profileVisibleTo } from './visible-members.server'
import { isInCircle, isNotMutedBy, postColumns, type Reader } from './visible-posts.server'

/**
 * Posts of whom a member follows, and their own. A page of so many posts can only come from the so many authors whose newest
 * posts are the newest: of each followed member one step in an index finds that post, and only of those authors a page is
 * read. So it costs as much as one follows, however much is written by others and however long ago the followed wrote.
 */
export function listFollowedPosts(db: Database, viewer: NonNullable<Reader>, { cursor, limit, now }: PageOf) {
  const newestOf = (most: number) => sql`SELECT ${posts.id} FROM ${posts}
    WHERE ${posts.authorId} = ${users.id} AND ${posts.state} = 'shown' AND ${isInCircle(viewer.id)}
      AND ${before(cursor, posts.createdAt, posts.id) ?? sql`1`}
    ORDER BY ${posts.createdAt} DESC, ${posts.id} DESC LIMIT ${most}`
  const authors = sql`(SELECT near.author_id FROM (
      SELECT ${users.id} AS author_id, (${newestOf(1)}) AS post_id
      FROM (SELECT followee_id AS id FROM ${follows} WHERE follower_id = ${viewer.id} UNION ALL SELECT ${viewer.id})
        AS followed CROSS JOIN ${users}
      WHERE ${users.id} = followed.id AND ${profileVisibleTo(viewer.id)} AND ${isNotMutedBy(viewer.id, now)}
    ) AS near CROSS JOIN ${posts} WHERE ${posts.id} = near.post_id
    ORDER BY ${posts.createdAt} DESC, ${posts.id} DESC LIMIT ${limit}) AS authors`
  return db
    .select(postColumns(viewer))
    .from(authors)
    .crossJoin(users)
    .crossJoin(posts)
    .where(and(eq(users.id, sql`authors.author_id`), sql`${posts.id} IN (${newestOf(limit)})`))
    .orderBy(...newestFirst(posts.createdAt, posts.id))
    .limit(limit)
}
