import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { HdContext } from '../../app/domain/community/posts/hd-context'
import type { CommentPolicy, PostState, PostVisibility } from '../../app/domain/community/posts/post-settings'
import type { TypeCode } from '../../app/domain/human-design/terms/codes'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** A picture of a post: its key in the bucket, its size in pixels, and what it shows in the author's words. */
export type PostImage = { key: string; width: number; height: number; alt: string }

/**
 * Posts. The id is chosen by whoever writes, so that the same post sent twice is one. What is `deleted` can be brought back
 * until the sweep removes it; what is `hidden` waits for a moderator, or was hidden by one.
 */
export const posts = sqliteTable(
  'posts',
  {
    id: text('id').primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The author's type, for the feed of a type; follows their chart. */
    authorType: text('author_type').$type<TypeCode>(),
    content: text('content').notNull(),
    /** By its script, as `textLanguage` says it; computed by the database, so that no row has to be filled in. */
    language: text('language')
      .$type<'en' | 'ru'>()
      .generatedAlwaysAs(
        sql`CASE WHEN content GLOB '*[а-яА-ЯёЁ]*' THEN 'ru' WHEN content GLOB '*[a-zA-Z]*' THEN 'en' END`,
        { mode: 'virtual' },
      ),
    images: text('images', { mode: 'json' }).$type<PostImage[]>().notNull().default([]),
    /** As they were written, without `#`. */
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    hdContext: text('hd_context', { mode: 'json' }).$type<HdContext>(),
    visibility: text('visibility').$type<PostVisibility>().notNull().default('public'),
    commentPolicy: text('comment_policy').$type<CommentPolicy>().notNull().default('everyone'),
    likesCount: integer('likes_count').notNull().default(0),
    /** Of the comments that are shown. */
    commentsCount: integer('comments_count').notNull().default(0),
    state: text('state').$type<PostState>().notNull().default('shown'),
    stateChangedAt: instant('state_changed_at'),
    editedAt: instant('edited_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('posts_feed').on(table.createdAt, table.id).where(sql`${table.state} = 'shown'`),
    index('posts_author').on(table.authorId, table.createdAt, table.id),
    index('posts_type').on(table.authorType, table.createdAt, table.id).where(sql`${table.state} = 'shown'`),
    index('posts_language').on(table.language, table.createdAt, table.id).where(sql`${table.state} = 'shown'`),
    index('posts_deleted').on(table.stateChangedAt).where(sql`${table.state} = 'deleted'`),
  ],
)

/** Which posts carry a tag, by the form tags are compared in. */
export const postTags = sqliteTable(
  'post_tags',
  {
    tagKey: text('tag_key').notNull(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagKey, table.createdAt, table.postId] }),
    index('post_tags_post_id').on(table.postId),
    index('post_tags_created_at').on(table.createdAt, table.tagKey),
  ],
)

/** Which posts are about a gate, by itself or as an end of the channel they are about. */
export const postGates = sqliteTable(
  'post_gates',
  {
    gate: integer('gate').notNull(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gate, table.createdAt, table.postId] }),
    index('post_gates_post_id').on(table.postId),
  ],
)

/** Who likes what: one row a member and post, however often they say so. */
export const postLikes = sqliteTable(
  'post_likes',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_likes_user_id').on(table.userId, table.createdAt),
  ],
)

/** Comments, one level of them. The id is chosen by whoever writes, as with posts. */
export const comments = sqliteTable(
  'comments',
  {
    id: text('id').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    state: text('state').$type<PostState>().notNull().default('shown'),
    stateChangedAt: instant('state_changed_at'),
    /** Who deleted it, and so may bring it back: whoever wrote it, or the author of the post it stands under. */
    deletedBy: text('deleted_by').$type<'author' | 'host'>(),
    editedAt: instant('edited_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('comments_post_id').on(table.postId, table.createdAt, table.id),
    index('comments_author_id').on(table.authorId, table.createdAt),
    index('comments_deleted').on(table.stateChangedAt).where(sql`${table.state} = 'deleted'`),
  ],
)
