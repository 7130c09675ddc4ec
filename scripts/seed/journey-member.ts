import { chartWrites } from '../../app/data/charts.server'
import { createMember } from '../../app/data/members.server'
import { toAccountKey } from '../../app/domain/membership/account-key'
import { TERMS_VERSION } from '../../app/domain/membership/limits'
import { createReferralCode } from '../../app/domain/membership/referral-code'
import type { Database } from '../../drizzle/client'
import { sessions } from '../../drizzle/schema/sessions'
import type { SeedMember } from '../../drizzle/seed/community'
import type { SeedChart } from './chart'
import { newSession, type SeededSession } from './sessions'

/** One member with an empty account, as registration leaves it, and with a chart where there is one; signed in. */
export async function addJourneyMember(
  db: Database,
  { username, fullName, language }: Pick<SeedMember, 'username' | 'fullName' | 'language'>,
  { passwordHash, chart }: { passwordHash: string; chart: SeedChart | null },
): Promise<SeededSession> {
  const id = crypto.randomUUID()
  const email = `${username}@example.com`
  const account = {
    id,
    username,
    fullName,
    language,
    passwordHash,
    email,
    emailKey: toAccountKey(email),
    usernameKey: toAccountKey(username),
    emailConfirmedAt: null,
    referralCode: createReferralCode((count) => crypto.getRandomValues(new Uint8Array(count))),
    termsVersion: TERMS_VERSION,
    termsAgreedAt: new Date(),
  }
  await createMember(db, account, { referral: null, signIn: null })
  const { cookie, row } = await newSession(id)
  await db.batch([db.insert(sessions).values(row), ...(chart ? chartWrites(db, id, chart) : [])])
  return { id, username, cookie }
}
