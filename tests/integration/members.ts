import { env } from 'cloudflare:workers'
import { createDatabase } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'

// All names are of one length: none is the beginning of another.
let members = 10_000

/**
 * A member as a row alone, who lets everyone see their profile and bodygraph, for tests that sign nobody in: a password takes its
 * time on purpose.
 */
export async function member(change: Partial<typeof users.$inferInsert> = {}) {
  const name = `row_${++members}`
  const [row] = await createDatabase(env.DB)
    .insert(users)
    .values({
      id: crypto.randomUUID(),
      email: `${name}@example.com`,
      emailKey: `${name}@example.com`,
      username: name,
      usernameKey: name,
      fullName: `Row ${members}`,
      profileVisibility: 'everyone',
      chartDetail: 'gates',
      referralCode: `R${String(members).padStart(7, '0')}`,
      termsVersion: '2026-11',
      termsAgreedAt: new Date(),
      // A chart without a time of birth would be one of an unknown time.
      ...(change.hdType && { birthTimeAccuracy: 'exact' as const }),
      ...change,
    })
    .returning()
  return row!
}
