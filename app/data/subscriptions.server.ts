import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { subscriptions } from '../../drizzle/schema/payments'
import { users } from '../../drizzle/schema/users'
import { noteContract } from './withdrawals.server'

const whom = {
  ...{ id: users.id, email: users.email, fullName: users.fullName, language: users.language },
  timeZone: users.timeZone,
}

/** What the site knows of a member's subscription; null: Stripe does not know them yet. */
export async function findSubscription(db: Database, memberId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, memberId))
  return row ?? null
}

/** The same by Stripe's name of the customer, with whom mails go to. */
export async function findSubscriber(db: Database, customerId: string) {
  const [row] = await db
    .select({ subscription: subscriptions, member: whom, premiumExpiresAt: users.premiumExpiresAt })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.stripeCustomerId, customerId))
  return row ?? null
}
export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>

/** Notes who a member is at Stripe, and gives the name that stands: of two at once, the first. */
export async function keepCustomer(db: Database, memberId: string, customerId: string): Promise<string> {
  const [, [row]] = await db.batch([
    db.insert(subscriptions).values({ userId: memberId, stripeCustomerId: customerId }).onConflictDoNothing(),
    db.select({ id: subscriptions.stripeCustomerId }).from(subscriptions).where(eq(subscriptions.userId, memberId)),
  ])
  if (!row) throw new Error('A customer that is nobody here')
  return row.id
}

/**
 * Deletes the subscription row of a customer that no longer exists at Stripe. Open statements of withdrawal keep the contract
 * they are about: what was paid for it can still be refunded.
 */
export async function forgetCustomer(db: Database, customerId: string): Promise<void> {
  const ofCustomer = eq(subscriptions.stripeCustomerId, customerId)
  const [row] = await db.select({ memberId: subscriptions.userId }).from(subscriptions).where(ofCustomer)
  if (!row) return
  await db.batch([noteContract(db, row.memberId), db.delete(subscriptions).where(ofCustomer)])
}

/** Notes the checkout that was opened last. */
export async function keepCheckout(db: Database, memberId: string, checkoutId: string): Promise<void> {
  await db.update(subscriptions).set({ checkoutId }).where(eq(subscriptions.userId, memberId))
}

/** Whether there is such a member, away or not. */
export async function isMember(db: Database, memberId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, memberId))
  return rows.length > 0
}

/** The statement that notes that a checkout is over; what came of it Stripe says soon, and is asked where it does not. */
export const endCheckout = (db: Database, memberId: string, checkoutId: string, now: Date) =>
  db
    .update(subscriptions)
    .set({ askDueAt: sql`coalesce(${subscriptions.askDueAt}, ${now.getTime()})` })
    .where(and(eq(subscriptions.userId, memberId), eq(subscriptions.checkoutId, checkoutId)))

/** The statement by which Stripe is asked with the next run how a member's subscription stands. */
export const askSoon = (db: Database, memberId: string, now: Date) =>
  db
    .update(subscriptions)
    .set({ askDueAt: sql`min(coalesce(${subscriptions.askDueAt}, ${now.getTime()}), ${now.getTime()})` })
    .where(eq(subscriptions.userId, memberId))

/** Premium as the member's own row has it. */
export async function findPremium(db: Database, memberId: string) {
  const { isPremium, premiumExpiresAt } = users
  const [row] = await db.select({ isPremium, premiumExpiresAt }).from(users).where(eq(users.id, memberId))
  return row ?? { isPremium: false, premiumExpiresAt: null }
}

/** Members of whom Stripe is to be asked, the longest overdue first; not due again before `next`, whatever becomes of it. */
export async function claimDueAsks(db: Database, { now, next, limit }: { now: Date; next: Date; limit: number }) {
  const due = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(lte(subscriptions.askDueAt, now))
    .orderBy(subscriptions.askDueAt)
    .limit(limit)
  const rows = await db
    .update(subscriptions)
    .set({ askDueAt: next })
    .where(inArray(subscriptions.userId, due))
    .returning({ customerId: subscriptions.stripeCustomerId })
  return rows.map(({ customerId }) => customerId)
}

/** Subscriptions that renew between two moments and of which no mail has told yet. */
export function listRenewals(db: Database, { after, until, limit }: { after: Date; until: Date; limit: number }) {
  const { status, endsAt, periodEnd, remindedFor } = subscriptions
  return db
    .select({ subscription: subscriptions, member: whom })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        sql`${status} = 'active' AND ${endsAt} IS NULL`,
        gt(periodEnd, after),
        lte(periodEnd, until),
        or(isNull(remindedFor), ne(remindedFor, periodEnd)),
      ),
    )
    .orderBy(periodEnd)
    .limit(limit)
}

/** The statement that notes of which renewal a mail tells. */
export const noteReminder = (db: Database, memberId: string, periodEnd: Date) =>
  db.update(subscriptions).set({ remindedFor: periodEnd }).where(eq(subscriptions.userId, memberId))
