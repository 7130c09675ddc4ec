import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONSENT_VERSIONS, type ConsentPurpose } from '~/domain/membership/consents'
import { en } from './en'
import { ru } from './ru'

const WORDINGS: Record<ConsentPurpose, (words: typeof en) => string[]> = {
  love: (words) => [words['love-settings'].consent, words['love-settings'].consentHint],
  journal: (words) => [words.journal.consentText, words.journal.consent, words.journal.consentHint],
  journal_kept: (words) => [words.consents['entries.keep'], words.consents['entries.keepHint']],
  premium_start: (words) => [words.premium.withdrawal, words.premium.startNow],
}

const printOf = (purpose: ConsentPurpose) =>
  createHash('sha256')
    .update(JSON.stringify([WORDINGS[purpose](en), WORDINGS[purpose](ru as typeof en)]))
    .digest('hex')
    .slice(0, 12)

// What members agreed to is kept as a version. Another wording needs another version, and its print here.
test.each([
  ['love', '2026-11', 'c3cd93cf6e52'],
  ['journal', '2026-11', '86d25dfec999'],
  ['journal_kept', '2026-12', 'b8d2f289a0a4'],
  ['premium_start', '2026-11', '746513514de7'],
] as const)('the wording of %s is that of its version', (purpose, version, print) => {
  expect([CONSENT_VERSIONS[purpose], printOf(purpose)]).toEqual([version, print])
})
