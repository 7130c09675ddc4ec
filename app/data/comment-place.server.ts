import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { comments } from '../../drizzle/schema/posts'
import { COMMENTS_PAGE_SIZE } from '../domain/community/limits'
import type { ListCursor } from '../domain/community/list-cursor'

/** Behind which comment a page of a post's comments begins with this one; null where it stands on the first page. */
export async function findCommentPlace(db: Database, postId: string, commentId: string): Promise<ListCursor | null> {
  const before = await db.all<ListCursor>(sql`SELECT created_at AS at, id FROM ${comments}
    WHERE post_id = ${postId} AND state = 'shown'
      AND (created_at, id) < (SELECT created_at, id FROM ${comments} WHERE id = ${commentId})
    ORDER BY created_at DESC, id DESC LIMIT ${COMMENTS_PAGE_SIZE}`)
  return before.length < COMMENTS_PAGE_SIZE ? null : (before[0] ?? null)
}
