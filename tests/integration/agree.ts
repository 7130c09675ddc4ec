import { CONSENT_VERSIONS, type WithdrawableConsent } from '~/domain/membership/account/consents'
import { runSql } from './run-sql'

/** Has a member agree to the present wording, as the pages do. */
export const agree = (memberId: string, ...purposes: WithdrawableConsent[]) =>
  Promise.all(
    purposes.map((purpose) =>
      runSql(
        `INSERT OR IGNORE INTO consents (id, user_id, purpose, version, language, given_at) VALUES (?, ?, ?, ?, 'en', ?)`,
        ...[crypto.randomUUID(), memberId, purpose, CONSENT_VERSIONS[purpose], Date.now()],
      ),
    ),
  )
