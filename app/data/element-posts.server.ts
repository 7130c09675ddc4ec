import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { postGates, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { ChannelId, TypeCode } from '../domain/human-design/codes'
import { authorColumns, chartOpenTo, isNotMutedBy, mutedWordsOf, postVisibleTo, type Reader } from './visibility.server'

// The newest posts that belong to something in a chart, as this reader may see them. So many are looked at in each index and no
// more: a page of the library costs the same however much is written.
const MOST_LOOKED_AT = 60

type Asked = { reader: Reader; limit: number; now: number }

/** Posts about any of these gates, or about a channel where one is named: its gates find it. */
export function listPostsAbout(db: Database, gates: readonly number[], channel: ChannelId | null, asked: Asked) {
  const each = Math.ceil(MOST_LOOKED_AT / gates.length)
  // Of each gate the newest: from the time on that so many have.
  const from = sql`coalesce((SELECT created_at FROM ${postGates} WHERE gate = g.value
    ORDER BY created_at DESC LIMIT 1 OFFSET ${each - 1}), 0)`
  const walk = sql`SELECT p.post_id AS post_id, p.created_at AS created_at FROM json_each(${JSON.stringify(gates)}) AS g
    CROSS JOIN ${postGates} AS p WHERE p.gate = g.value AND p.created_at >= ${from} GROUP BY p.post_id`
  const isAbout = channel === null ? undefined : sql`json_extract(${posts.hdContext}, '$.channel') = ${channel}`
  return listFound(db, walk, isAbout, asked)
}

/** Posts of members of a type, as far as this reader may know who is one. */
export function listPostsByType(db: Database, type: TypeCode, asked: Asked) {
  const walk = sql`SELECT id AS post_id, created_at FROM ${posts} WHERE author_type = ${type} AND state = 'shown'
    ORDER BY created_at DESC, id DESC LIMIT ${MOST_LOOKED_AT}`
  return listFound(db, walk, chartOpenTo(asked.reader?.id ?? null), asked)
}

function listFound(db: Database, walk: SQL, which: SQL | undefined, { reader, limit, now }: Asked) {
  const { username, fullName, avatarUrl, hdType } = authorColumns(reader)
  return db
    .select({
      id: posts.id,
      author: { username, fullName, avatarUrl, hdType },
      authorId: posts.authorId,
      content: posts.content,
      tags: posts.tags,
      createdAt: posts.createdAt,
      mutedWords: mutedWordsOf(reader),
    })
    .from(sql`(SELECT post_id, created_at FROM (${walk}) ORDER BY created_at DESC, post_id DESC) AS found`)
    .crossJoin(posts)
    .crossJoin(users)
    .where(
      and(
        eq(posts.id, sql`found.post_id`),
        eq(posts.state, 'shown'),
        which,
        eq(users.id, posts.authorId),
        postVisibleTo(reader),
        // What visitors see here, search engines list; some want no such thing of theirs.
        reader === null ? eq(users.isIndexed, true) : isNotMutedBy(reader.id, now),
      ),
    )
    .orderBy(sql`found.created_at DESC`, sql`found.post_id DESC`)
    .limit(limit)
}
