import { and, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { mails } from '../../drizzle/schema/mails'
import { notificationSettings, notifications } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import type { MailKind } from '../domain/membership/mail-kinds'
import { listOf } from './sql.server'

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

/** More is no digest: of what happened, the newest are in it, and the bell has the rest. */
const MOST_IN_A_DIGEST = 500

/** Members to whom something is to be mailed by now. */
export async function listDigestReaders(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(lte(notifications.mailDueAt, new Date(now)))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/** Whom a digest is for, and what is to be mailed to them by now, the newest first; null where there is nobody. */
export async function findDueDigest(db: Database, memberId: string, now: number) {
  const [[reader], due] = await db.batch([
    db
      .select({
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        fullName: users.fullName,
        language: users.language,
        isActive: users.isActive,
      })
      .from(users)
      .where(eq(users.id, memberId)),
    db
      .select({ id: notifications.id, kind: notifications.kind, readAt: notifications.readAt })
      .from(notifications)
      .where(and(eq(notifications.userId, memberId), lte(notifications.mailDueAt, new Date(now))))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(MOST_IN_A_DIGEST),
  ])
  return reader ? { reader, due } : null
}

type Digest = Pick<typeof mails.$inferInsert, 'id' | 'language' | 'recipient'> & {
  userId: string
  sealedParams: string
}

/**
 * Writes a digest into the outbox and takes all that is due to its reader off the list, both or neither. Where another round
 * was faster with any of what it tells, neither: what that left is due still.
 */
export async function putDigest(db: Database, digest: Digest, ids: readonly string[], now: number): Promise<void> {
  const { id, userId, language, recipient, sealedParams } = digest
  const theirs = inArray(notifications.id, listOf(ids))
  await db.batch([
    db.insert(mails).select(
      // Every column, in the order of the table.
      sql`SELECT ${id}, ${userId}, 'digest', ${language}, ${recipient}, ${sealedParams}, 'waiting', 0, ${now}, NULL, ${now}, NULL
        WHERE (SELECT count(*) FROM ${notifications} WHERE ${theirs} AND mail_due_at IS NOT NULL) = ${ids.length}`,
    ),
    db
      .update(notifications)
      .set({ mailDueAt: null })
      .where(
        and(
          eq(notifications.userId, userId),
          lte(notifications.mailDueAt, new Date(now)),
          sql`EXISTS (SELECT 1 FROM ${mails} WHERE ${mails.id} = ${id})`,
        ),
      ),
  ])
}

/** Takes off the list what is not to be mailed any more, or puts it off until `dueAt`, in milliseconds. */
export async function settleDueMail(db: Database, ids: readonly string[], dueAt: number | null): Promise<void> {
  await db
    .update(notifications)
    .set({ mailDueAt: dueAt === null ? null : new Date(dueAt) })
    .where(and(inArray(notifications.id, listOf(ids)), sql`${notifications.mailDueAt} IS NOT NULL`))
}

/** Members whose newsletter is due by now, who waits longest first. */
export const listNewsletterReaders = (db: Database, { now, limit }: { now: number; limit: number }) =>
  db
    .select({
      id: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      fullName: users.fullName,
      language: users.language,
      readsLanguages: users.readsLanguages,
      isActive: users.isActive,
      dueAt: sql<number>`${notificationSettings.newsletterDueAt}`,
    })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(lte(notificationSettings.newsletterDueAt, new Date(now)))
    .orderBy(notificationSettings.newsletterDueAt)
    .limit(limit)

export type NewsletterReader = Awaited<ReturnType<typeof listNewsletterReaders>>[number]

/** Another round may have been faster, or the member has chosen anew. */
const isDueAs = ({ id, dueAt }: Pick<NewsletterReader, 'id' | 'dueAt'>) =>
  and(eq(notificationSettings.userId, id), eq(notificationSettings.newsletterDueAt, new Date(dueAt)))

/** Says when the next newsletter of a member is due, in milliseconds; null: never. */
export async function setNewsletterDue(db: Database, reader: NewsletterReader, next: number | null): Promise<void> {
  await db
    .update(notificationSettings)
    .set({ newsletterDueAt: next === null ? null : new Date(next) })
    .where(isDueAs(reader))
}

/**
 * Writes a newsletter into the outbox and says when the next one is due, both or neither. The mail is named by its member and
 * month: a second one of that month is none.
 */
export async function putNewsletter(
  db: Database,
  reader: NewsletterReader,
  mail: ConditionalMail,
  next: number,
): Promise<void> {
  const isDue = sql`EXISTS (SELECT 1 FROM ${notificationSettings} WHERE ${isDueAs(reader)})`
  await db.batch([
    insertMailIf(db, mail, isDue),
    db
      .update(notificationSettings)
      .set({ newsletterDueAt: new Date(next) })
      .where(isDueAs(reader)),
  ])
}
