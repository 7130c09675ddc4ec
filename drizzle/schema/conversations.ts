import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

/**
 * The directory of direct conversations. Messages live in the conversation's own object, which updates the last message here in
 * batches. `pairKey` is `low:high` of the two members, so that a pair has one conversation; once either account is deleted it is
 * the conversation's own id.
 */
export const conversations = sqliteTable('conversations', {
  id: text('id').primaryKey(),
  pairKey: text('pair_key').notNull().unique(),
  conversationType: text('conversation_type').$type<'direct'>().notNull().default('direct'),
  lastMessageAt: instant('last_message_at'),
  lastMessageId: text('last_message_id'),
  messageCount: integer('message_count').notNull().default(0),
  /** Always null: a stored score would reveal the type behind a hidden chart. The list computes it from what its viewer may see. */
  hdCompatibilityScore: integer('hd_compatibility_score'),
  createdAt: createdAt(),
})

/** Participants. `request`: a stranger's first message is unanswered; `ignored`: the recipient dismissed it. */
export const messageParticipants = sqliteTable(
  'message_participants',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<'member'>().notNull().default('member'),
    status: text('status').$type<'active' | 'request' | 'ignored'>().notNull().default('active'),
    unreadCount: integer('unread_count').notNull().default(0),
    lastReadAt: instant('last_read_at'),
    /** When this member started the conversation; null for its recipient. */
    begunAt: instant('begun_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('message_participants_user_id').on(table.userId, table.begunAt),
  ],
)
