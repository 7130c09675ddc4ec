import type { Database } from '../../drizzle/client'
import { privateCharts } from '../../drizzle/schema/private-charts'
import type { users } from '../../drizzle/schema/users'
import type { SeedBirth } from '../../drizzle/seed/person'
import { PRIVATE_CHARTS } from '../../drizzle/seed/private-charts'
import type { SeedChart } from './chart'
import { inTransactions } from './transactions'
import { uuidOf } from './uuid-of'

type Account = Pick<typeof users.$inferInsert, 'id' | 'username' | 'createdAt'>

/** Writes the private charts of newcomers; whoever was there before keeps and deletes theirs. */
export async function writePrivateCharts(
  db: Database,
  newcomers: Account[],
  chartOf: (birth: SeedBirth) => SeedChart,
): Promise<void> {
  const wanted = PRIVATE_CHARTS.flatMap((chart) => {
    const owner = newcomers.find(({ username }) => username === chart.owner)
    return owner ? [{ ...chart, owner }] : []
  })
  await inTransactions(db, wanted, ({ owner, name, birth }) => {
    const { birth: stored, stored: data, offsetChosen } = chartOf(birth)
    const at = owner.createdAt ?? new Date(0)
    const times = { consentedAt: at, createdAt: at, updatedAt: at }
    const id = uuidOf(`private chart ${owner.username} ${name}`)
    return [
      db.insert(privateCharts).values({ id, ownerId: owner.id, name, birth: stored, offsetChosen, data, ...times }),
    ]
  })
}
