import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { consents } from '../../../drizzle/schema/consents'
import {
  CONSENT_VERSIONS,
  type ConsentPurpose,
  WITHDRAWABLE_CONSENTS,
  type WithdrawableConsent,
} from '../../domain/membership/account/consents'

type Given = { memberId: string; purpose: ConsentPurpose; language: 'en' | 'ru'; now: Date }

/** Where a member's consent in the present wording stands, for a query about them; `memberId` is a value or a column. */
export const hasConsent = (memberId: SQL, purpose: WithdrawableConsent) =>
  sql`EXISTS (SELECT 1 FROM ${consents} AS consent WHERE consent.user_id = ${memberId} AND consent.purpose = ${purpose}
    AND consent.version = ${CONSENT_VERSIONS[purpose]} AND consent.withdrawn_at IS NULL)`

/** The statement that notes a consent where `condition` holds; one that stands already stays as it was given. */
export const giveConsent = (db: Database, { memberId, purpose, language, now }: Given, condition: SQL = sql`1`) =>
  db
    .insert(consents)
    .select(
      // Every column, in the order of the table.
      sql`SELECT ${crypto.randomUUID()}, ${memberId}, ${purpose}, ${CONSENT_VERSIONS[purpose]}, ${language},
        ${now.getTime()}, NULL WHERE ${condition}`,
    )
    .onConflictDoNothing()

/** The statement that ends a consent, in whichever wording it was given. */
export const endConsent = (db: Database, memberId: string, purpose: ConsentPurpose, now: Date) =>
  db
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.userId, memberId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)))

/** The consents of a member that stand, the oldest first; of earlier wordings too. */
export const listOpenConsents = (db: Database, memberId: string) =>
  db
    .select({ purpose: consents.purpose, version: consents.version, givenAt: consents.givenAt })
    .from(consents)
    .where(
      and(
        eq(consents.userId, memberId),
        inArray(consents.purpose, [...WITHDRAWABLE_CONSENTS]),
        isNull(consents.withdrawnAt),
      ),
    )
    .orderBy(asc(consents.givenAt))

/** Whether a member asked before this moment for Premium to begin at once. Since it is asked for, nothing is bought without. */
export async function hasRequestedStart(db: Database, memberId: string, before: Date): Promise<boolean> {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.userId, memberId), eq(consents.purpose, 'premium_start'), lte(consents.givenAt, before)))
    .limit(1)
  return rows.length > 0
}
