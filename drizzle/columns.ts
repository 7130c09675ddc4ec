import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'

/** An instant as milliseconds since 1970 UTC. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** When the row was written. */
export const createdAt = () => instant('created_at').notNull().default(sql`(unixepoch() * 1000)`)

/** Names a row and nothing else: where the row is shown, it must not lead to the member it is about. */
export const opaqueId = (name = 'id') => text(name).notNull().default(sql`(lower(hex(randomblob(16))))`)

/** A yes or no that starts as no. */
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)
