import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import type { users } from '../../drizzle/schema/users'
import { BLOCKS, CONNECTIONS } from '../../drizzle/seed/ties'
import { inTransactions } from './transactions'

type Account = Pick<typeof users.$inferInsert, 'id' | 'username' | 'fullName' | 'createdAt'>

/** The rows of the ties between these members, each dated when the later of the two had joined. */
export function tiesOf(accounts: Account[]) {
  const known = new Map(accounts.map((account) => [account.username, account]))
  const pairOf = (one: string, other: string) => {
    const [first, second] = [known.get(one), known.get(other)]
    return first && second ? { first, second, at: laterOf(first, second) } : null
  }
  return {
    connections: CONNECTIONS.flatMap(({ from, to, status, note }): (typeof connections.$inferInsert)[] => {
      const pair = pairOf(from, to)
      if (!pair) return []
      const [lowId = '', highId = ''] = [pair.first.id, pair.second.id].sort()
      const connectedAt = status === 'connected' ? pair.at : null
      return [
        { lowId, highId, status, requesterId: pair.first.id, createdAt: pair.at, connectedAt, note: note ?? null },
      ]
    }),
    blocks: BLOCKS.flatMap(({ blocker, blocked }): (typeof blocks.$inferInsert)[] => {
      const pair = pairOf(blocker, blocked)
      if (!pair) return []
      const { id: blockedId, username: blockedUsername, fullName: blockedName } = pair.second
      return [{ blockerId: pair.first.id, blockedId, createdAt: pair.at, blockedUsername, blockedName }]
    }),
  }
}

const laterOf = (one: Account, other: Account) =>
  new Date(Math.max(one.createdAt?.getTime() ?? 0, other.createdAt?.getTime() ?? 0))

/** Writes the ties of newcomers; those between members who were there before are theirs to keep or to end. */
export async function writeTies(db: Database, accounts: Account[], newcomers: ReadonlySet<string>): Promise<void> {
  const ties = tiesOf(accounts)
  await inTransactions(
    db,
    ties.connections.filter(({ lowId, highId }) => newcomers.has(lowId) || newcomers.has(highId)),
    (row) => [db.insert(connections).values(row)],
  )
  await inTransactions(
    db,
    ties.blocks.filter(({ blockerId, blockedId }) => newcomers.has(blockerId) || newcomers.has(blockedId)),
    (row) => [db.insert(blocks).values(row)],
  )
}
