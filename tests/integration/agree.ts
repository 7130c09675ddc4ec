import { env } from 'cloudflare:workers'
import { CONSENT_VERSIONS, type WithdrawableConsent } from '~/domain/membership/account/consents'
import { createDatabase } from '../../drizzle/client'
import { consents } from '../../drizzle/schema/consents'

/** Stores a member's consent to the current wording. */
export const agree = (memberId: string, ...purposes: WithdrawableConsent[]) =>
  Promise.all(
    purposes.map((purpose) =>
      createDatabase(env.DB)
        .insert(consents)
        .values({
          ...{ id: crypto.randomUUID(), userId: memberId, purpose, language: 'en', givenAt: new Date() },
          version: CONSENT_VERSIONS[purpose],
        })
        .onConflictDoNothing(),
    ),
  )
