import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'

/** An instant as milliseconds since 1970 UTC. */
export const instant = <Name extends string>(name: Name) => integer(name, { mode: 'timestamp_ms' })

/** When the row was written. */
export const createdAt = () => instant('created_at').notNull().default(sql`(unixepoch() * 1000)`)

/** A random id, which reveals nothing about the member that the row belongs to. */
export const opaqueId = <Name extends string = 'id'>(name = 'id' as Name) =>
  text(name).notNull().default(sql`(lower(hex(randomblob(16))))`)

/** A boolean that defaults to false. */
export const flag = <Name extends string>(name: Name) => integer(name, { mode: 'boolean' }).notNull().default(false)
