import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { posts } from '../../drizzle/schema/posts'
import type { TypeCode } from '../domain/human-design/codes'

/** Statement by which the posts of a member stand in the feed of their type, which is this from now on. */
export const typePosts = (db: Database, memberId: string, type: TypeCode) =>
  db
    .update(posts)
    .set({ authorType: type })
    .where(and(eq(posts.authorId, memberId), sql`${posts.authorType} IS NOT ${type}`))
