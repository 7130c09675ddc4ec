import { chartWrites } from '../../app/data/charts/charts.server'
import { indexMember } from '../../app/data/search/search.server'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import type { SeedMember } from '../../drizzle/seed/community'
import type { SeedBirth } from '../../drizzle/seed/person'
import { accountOf } from './account'
import type { SeedChart } from './chart'
import { inTransactions } from './transactions'
import { writeLove } from './write-love'
import { writePrivateCharts } from './write-private-charts'
import { writeTies } from './write-ties'

/** Writes the members with their charts and ties, those already there excepted, and gives all their accounts in order. */
export async function writeMembers(
  db: Database,
  members: SeedMember[],
  passwordHash: string,
  chartOf: (birth: SeedBirth) => SeedChart,
) {
  const accounts = members.map((member, index) => accountOf(member, index, passwordHash))
  const known = new Set((await db.select({ id: users.id }).from(users)).map(({ id }) => id))
  const newcomers = accounts.flatMap((account, index) =>
    known.has(account.id) ? [] : [{ account, birth: members[index]!.birth }],
  )
  await inTransactions(db, newcomers, ({ account, birth }) => [
    db.insert(users).values(account),
    ...indexMember(db, account),
    ...(birth ? chartWrites(db, account.id, chartOf(birth)) : []),
  ])
  await writePrivateCharts(
    db,
    newcomers.map(({ account }) => account),
    chartOf,
  )
  const ids = new Set(newcomers.map(({ account }) => account.id))
  await writeTies(db, accounts, ids)
  await writeLove(db, accounts, ids)
  return accounts
}
