import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { HdContext } from '../../app/domain/community/posts/hd-context'
import type { CommentPolicy, PostState, PostVisibility } from '../../app/domain/community/posts/post-settings'
import type { TypeCode } from '../../app/domain/human-design/terms/codes'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** A picture of a post: its key in the bucket, its size in pixels, and the author's alternative text. */
export type PostImage = { key: string; width: number; height: number; alt: string }

/**
 * Posts. The client generates the id, so that a resent form creates one post. A `deleted` post can be restored until the sweep
 * removes it; a `hidden` one awaits a moderator or was hidden by one.
 */
export const posts = sqliteTable(
  'posts',
  {
    id: text('id').primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The author's current type, for the feed of a type. */
    authorType: text('author_type').$type<TypeCode>(),
    content: text('content').notNull(),
    /** Detected by script like `textLanguage`; a generated column, so that older rows have it too. */
    language: text('language')
      .$type<'en' | 'ru'>()
      .generatedAlwaysAs(
        sql`CASE WHEN content GLOB '*[а-яА-ЯёЁ]*' THEN 'ru' WHEN content GLOB '*[a-zA-Z]*' THEN 'en' END`,
        { mode: 'virtual' },
      ),
    images: text('images', { mode: 'json' }).$type<PostImage[]>().notNull().default([]),
    /** As typed, without `#`. */
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    hdContext: text('hd_context', { mode: 'json' }).$type<HdContext>(),
    visibility: text('visibility').$type<PostVisibility>().notNull().default('public'),
    commentPolicy: text('comment_policy').$type<CommentPolicy>().notNull().default('everyone'),
    likesCount: integer('likes_count').notNull().default(0),
    /** The number of visible comments. */
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

/** Posts by tag. `tagKey` is the normalised form. */
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

/** Posts by gate: about the gate itself or about a channel with it. */
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

/** Likes, one row a member and post. */
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

/** Comments, one level deep. The client generates the id, as with posts. */
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
    /** Who deleted it and so may restore it: its author, or the author of the post. */
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
