import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONSENT_VERSIONS, type ConsentPurpose } from '~/domain/membership/account/consents'
import { TERMS_VERSION } from '~/domain/membership/limits'
import { en } from './en'
import { ru } from './ru'

const WORDINGS: Record<ConsentPurpose, (words: typeof en) => string[]> = {
  love: (words) => [words['love-settings'].consent, words['love-settings'].consentHint],
  journal: (words) => [words.journal.consentText, words.journal.consent, words.journal.consentHint],
  journal_kept: (words) => [words.consents['entries.keep'], words.consents['entries.keepHint']],
  premium_start: (words) => [words.premium.withdrawal, words.premium.startNow],
}

const hashOf = (texts: unknown) => createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)

const printOf = (purpose: ConsentPurpose) => hashOf([WORDINGS[purpose](en), WORDINGS[purpose](ru as typeof en)])

// What members agreed to is kept as a version. Another wording needs another version, and its print here.
test.each([
  ['love', '2026-12', '61c36685e394'],
  ['journal', '2026-11', '86d25dfec999'],
  ['journal_kept', '2026-12', 'b8d2f289a0a4'],
  ['premium_start', '2026-11', '746513514de7'],
] as const)('the wording of %s is that of its version', (purpose, version, print) => {
  expect([CONSENT_VERSIONS[purpose], printOf(purpose)]).toEqual([version, print])
})

const termsIn = ({ legal }: { legal: Record<string, string> }) =>
  Object.entries(legal).filter(([key]) => key.startsWith('terms.'))

// Members are told of another version of the terms (`TermsNotice`): another wording needs another version, and its print here.
test('the wording of the terms is that of their version', () => {
  expect([TERMS_VERSION, hashOf([termsIn(en), termsIn(ru)])]).toEqual(['2026-12-01', '95652da9d34c'])
})
