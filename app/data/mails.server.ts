import { and, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { mails } from '../../drizzle/schema/mails'
import type { MailKind } from '../domain/membership/mail-kinds'

export type Mail = typeof mails.$inferSelect

/** How long a round keeps a mail to itself: longer than any sending, so that a round that died is made good by a later one. */
const CLAIM_MILLISECONDS = 10 * 60_000

/** Puts a mail into the outbox. */
export async function insertMail(db: Database, mail: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(mail)
}

/**
 * The statement that puts a mail into the outbox if `condition` holds then, in a batch with what it tells of; one that is there
 * by its id stays as it is.
 */
export const insertMailIf = (db: Database, mail: ConditionalMail, condition: SQL = sql`1`) =>
  db
    .insert(mails)
    .select(
      // Every column, in the order of the table.
      sql`SELECT ${mail.id}, ${mail.userId}, ${mail.kind}, ${mail.language}, ${mail.recipient}, ${mail.sealedParams},
        'waiting', 0, ${mail.createdAt.getTime()}, NULL, ${mail.createdAt.getTime()}, NULL
      WHERE ${condition}`,
    )
    .onConflictDoNothing()
export type ConditionalMail = Pick<
  Mail,
  'id' | 'userId' | 'kind' | 'language' | 'recipient' | 'sealedParams' | 'createdAt'
>

/**
 * Takes mails that are due, the oldest first, and counts the attempt. They are not due again before the claim ends, so two
 * rounds at once never hold the same mail.
 */
export async function claimDueMails(
  db: Database,
  { now, limit, only }: { now: number; limit: number; only: string | undefined },
): Promise<Mail[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.status, 'waiting'),
        lte(mails.dueAt, new Date(now)),
        only === undefined ? undefined : eq(mails.id, only),
      ),
    )
    .orderBy(mails.dueAt)
    .limit(limit)
  return db
    .update(mails)
    .set({ dueAt: new Date(now + CLAIM_MILLISECONDS), attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning()
}

/** Notes that a mail is on its way and forgets what stood in it. */
export async function markMailSent(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sentAt: new Date(now), sealedParams: null, lastError: null })
    .where(eq(mails.id, id))
}

/** Notes why an attempt failed, and when the next one is due; null gives the mail up and forgets what stood in it. */
export async function markMailNotSent(
  db: Database,
  id: string,
  { error, nextAttemptAt }: { error: string; nextAttemptAt: number | null },
): Promise<void> {
  await db
    .update(mails)
    .set({
      lastError: error,
      ...(nextAttemptAt === null ? { status: 'failed', sealedParams: null } : { dueAt: new Date(nextAttemptAt) }),
    })
    .where(eq(mails.id, id))
}

/** The newest mails, all or those to one address. */
export function listMails(db: Database, { recipient, limit }: { recipient: string | null; limit: number }) {
  return db
    .select()
    .from(mails)
    .where(recipient === null ? undefined : sql`lower(${mails.recipient}) = lower(${recipient})`)
    .orderBy(desc(mails.createdAt), desc(sql`${mails}.rowid`))
    .limit(limit)
}

/** One mail of the outbox. */
export async function findMail(db: Database, id: string): Promise<Mail | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id)).limit(1)
  return row ?? null
}

/** How the latest mail of a kind to a member fares: null when there was none. */
export async function findLatestMail(db: Database, memberId: string, kind: MailKind) {
  const [row] = await db
    .select({ status: mails.status, attempts: mails.attempts, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.userId, memberId), eq(mails.kind, kind)))
    .orderBy(desc(mails.createdAt), desc(sql`${mails}.rowid`))
    .limit(1)
  return row ?? null
}

/** Forgets mails written before these instants: those that were sent, and those that never will be. */
export async function deleteOldMails(db: Database, before: { sent: number; unsent: number }): Promise<void> {
  await db
    .delete(mails)
    .where(
      or(
        and(eq(mails.status, 'sent'), lte(mails.createdAt, new Date(before.sent))),
        and(ne(mails.status, 'sent'), lte(mails.createdAt, new Date(before.unsent))),
      ),
    )
}
