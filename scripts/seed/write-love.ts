import { CONSENT_VERSIONS } from '../../app/domain/membership/account/consents'
import type { Database } from '../../drizzle/client'
import { consents } from '../../drizzle/schema/consents'
import { loveInterests, loveSettings } from '../../drizzle/schema/love'
import type { users } from '../../drizzle/schema/users'
import { LOVE_INTERESTS, LOVE_MEMBERS } from '../../drizzle/seed/love'
import { inTransactions } from './transactions'

type Account = Pick<typeof users.$inferInsert, 'id' | 'username' | 'createdAt'>

/** Has those of the newcomers take part in Love Compatibility who do; who was there before has chosen for themselves. */
export async function writeLove(db: Database, accounts: Account[], newcomers: ReadonlySet<string>): Promise<void> {
  const known = new Map(accounts.map((account) => [account.username, account]))
  const taking = LOVE_MEMBERS.flatMap((username) => known.get(username) ?? []).filter(({ id }) => newcomers.has(id))
  await inTransactions(db, taking, ({ id, createdAt }) => [
    db.insert(loveSettings).values({ userId: id, activeAt: createdAt ?? new Date(0), ...(createdAt && { createdAt }) }),
    db.insert(consents).values({
      ...{ id: crypto.randomUUID(), userId: id, purpose: 'love', version: CONSENT_VERSIONS.love, language: 'en' },
      givenAt: createdAt ?? new Date(0),
    }),
  ])
  const interests = LOVE_INTERESTS.flatMap(({ from, to }) => {
    const [one, other] = [known.get(from), known.get(to)]
    return one && other && (newcomers.has(one.id) || newcomers.has(other.id))
      ? [{ memberId: one.id, otherId: other.id }]
      : []
  })
  await inTransactions(db, interests, (row) => [db.insert(loveInterests).values(row).onConflictDoNothing()])
}
