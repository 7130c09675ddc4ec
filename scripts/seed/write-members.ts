import { saveChart } from '../../app/data/charts.server'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import type { SeedMember } from '../../drizzle/seed/community'
import { accountOf } from './account'
import { chartOf } from './chart'

/** Writes the members with their charts, those already there excepted, and gives all their accounts in order. */
export async function writeMembers(db: Database, members: SeedMember[], passwordHash: string) {
  const accounts = members.map((member, index) => accountOf(member, index, passwordHash))
  const known = new Set((await db.select({ id: users.id }).from(users)).map(({ id }) => id))
  for (const [index, account] of accounts.entries()) {
    if (known.has(account.id)) continue
    await db.insert(users).values(account)
    const { birth } = members[index]!
    if (birth) await saveChart(db, account.id, chartOf(birth))
  }
  return accounts
}
