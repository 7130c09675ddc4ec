import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { posts } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import { hasMutedWord } from '../../domain/community/posts/muted-words'
import type { TextLanguage } from '../../domain/text/text-language'
import { listOf } from '../sql-conditions.server'
import { isNotMutedBy, mutedWordsOf, postVisibleTo } from '../visibility.server'
import { findKeptValue, keepValue } from '../walk.server'

const NAME = 'posts.popular'
const DAY_MILLISECONDS = 86_400_000
/** Of so many days, kept for so long: a month of posts is not read for every few readers. */
const DAYS = 31
const KEPT_MILLISECONDS = 6 * 3_600_000
/** So many are kept, since a reader does not see each of them; and so many are shown. */
const MOST_KEPT = 60
const MOST_SHOWN = 3

/** The ids of the public posts that were liked most of late, the first liked most. `now` in milliseconds. */
export async function popularPosts(db: Database, now: number): Promise<string[]> {
  const cached = await findKeptValue<string[]>(db, NAME)
  if (cached && cached.at.getTime() > now - KEPT_MILLISECONDS) return cached.value
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        sql`${posts.state} = 'shown'`,
        gt(posts.createdAt, new Date(now - DAYS * DAY_MILLISECONDS)),
        lte(posts.createdAt, new Date(now)),
        eq(posts.visibility, 'public'),
        gt(posts.likesCount, 0),
      ),
    )
    .orderBy(desc(posts.likesCount), desc(posts.createdAt), desc(posts.id))
    .limit(MOST_KEPT)
  const value = rows.map(({ id }) => id)
  await keepValue(db, NAME, value, new Date(now))
  return value
}

type PopularReader = { id: string; languages: readonly TextLanguage[] }

/**
 * Of these posts the few liked most that are a reader's to see, of others, and not muted: they are public as ever, and who
 * wrote them is not away, closed to the reader, or apart by a block. Those in another language than the reader's come last.
 */
export async function listPopularFor(
  db: Database,
  { id: readerId, languages }: PopularReader,
  ids: readonly string[],
  now: number,
) {
  const reader = { id: readerId, isModerator: false }
  const rows = await db
    .select({
      id: posts.id,
      content: posts.content,
      likesCount: posts.likesCount,
      fullName: users.fullName,
      username: users.username,
      mutedWords: mutedWordsOf(reader),
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(
      and(
        sql`${posts.id} IN ${listOf(ids)}`,
        eq(posts.state, 'shown'),
        eq(posts.visibility, 'public'),
        gt(posts.likesCount, 0),
        ne(posts.authorId, readerId),
        postVisibleTo(reader),
        isNotMutedBy(readerId, now),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${posts.language} IN ${listOf(languages)}, 1)`),
      desc(posts.likesCount),
      desc(posts.createdAt),
      desc(posts.id),
    )
  return rows.filter(({ content, mutedWords }) => !hasMutedWord(content, mutedWords)).slice(0, MOST_SHOWN)
}
