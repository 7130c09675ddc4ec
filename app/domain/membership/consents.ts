// What members agree to expressly, and which wording counts. Another wording needs another version: a test holds the two together.

/** `premium_start`: that Premium begins before the 14 days of withdrawal are over. The other two are of Article 9 GDPR. */
export const CONSENT_PURPOSES = ['love', 'journal', 'premium_start'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Those that can be withdrawn in the settings; a purchase is ended by withdrawal from the contract. */
export const WITHDRAWABLE_CONSENTS = ['love', 'journal'] as const
export type WithdrawableConsent = (typeof WITHDRAWABLE_CONSENTS)[number]

/** The version of each wording. Whoever agreed to an earlier one is asked again. */
export const CONSENT_VERSIONS: Record<ConsentPurpose, string> = {
  love: '2026-11',
  journal: '2026-11',
  premium_start: '2026-11',
}
