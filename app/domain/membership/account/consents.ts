// What members agree to expressly, and which wording counts. Another wording needs another version: a test holds the two together.

/**
 * `premium_start`: that Premium begins before the 14 days of withdrawal are over. The others are of Article 9 GDPR; `journal_kept`:
 * that entries stay stored, sealed, after the consent to the journal was withdrawn.
 */
export const CONSENT_PURPOSES = ['love', 'journal', 'journal_kept', 'premium_start'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/**
 * Those that are withdrawn by name in the settings; `journal_kept` ends with the sealed entries or with a new consent to the
 * journal, a purchase by withdrawal from the contract.
 */
export const WITHDRAWABLE_CONSENTS = ['love', 'journal'] as const
export type WithdrawableConsent = (typeof WITHDRAWABLE_CONSENTS)[number]

/** The version of each wording. Whoever agreed to an earlier one is asked again. */
export const CONSENT_VERSIONS: Record<ConsentPurpose, string> = {
  love: '2026-12',
  journal: '2026-11',
  journal_kept: '2026-12',
  premium_start: '2026-11',
}
