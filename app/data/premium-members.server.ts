import { type SQL, sql } from 'drizzle-orm'

/** `isPremiumAt` of the domain, for a row of members of this name in the query: 1 or 0. */
export const hasPremiumAt = (member: SQL, now: Date): SQL =>
  sql`(${member}.is_premium = 1 AND coalesce(${member}.premium_expires_at > ${now.getTime()}, 1))`
