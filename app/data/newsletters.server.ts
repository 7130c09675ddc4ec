import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { notificationSettings } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import { type ConditionalMail, insertMailIf } from './mails.server'

/** Members whose newsletter is due by now, who waits longest first. */
export const listNewsletterReaders = (db: Database, { now, limit }: { now: number; limit: number }) =>
  db
    .select({
      id: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      fullName: users.fullName,
      language: users.language,
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
