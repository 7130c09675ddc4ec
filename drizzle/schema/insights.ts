import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TypeCode } from '../../app/domain/human-design/terms/codes'
import { createdAt, flag } from '../columns'

/** Short texts, one row a language. Both languages of one text have the same `subject`. */
export const hdInsights = sqliteTable(
  'hd_insights',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    language: text('language').$type<'en' | 'ru'>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    content: text('content').notNull(),
    category: text('category').notNull().default('Education'),
    color: text('color').notNull().default('#6366f1'),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    isPremium: flag('is_premium'),
    /** Null: for everyone. */
    hdType: text('hd_type').$type<TypeCode>(),
    /** Unpublished texts are visible to their editors only. */
    isPublished: integer('is_published', { mode: 'boolean' }).notNull().default(true),
    /** The number of changes by admins; a release updates only texts at 0. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('hd_insights_subject').on(table.subject, table.language),
    index('hd_insights_newest').on(table.language, table.createdAt, table.id),
    index('hd_insights_published').on(table.language, table.createdAt, table.id).where(sql`${table.isPublished} = 1`),
    index('hd_insights_free')
      .on(table.language, table.createdAt, table.id)
      .where(sql`${table.isPremium} = 0 AND ${table.isPublished} = 1`),
  ],
)
