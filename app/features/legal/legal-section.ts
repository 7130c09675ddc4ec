import type { Key } from '~/locales/translate'

type LegalKey = Key<'legal'>

/** One headed part of a page of rules: paragraphs, a list after the first of them, more paragraphs. */
export type LegalSection = { id: string; title: LegalKey; lead?: LegalKey; items?: LegalKey[]; rest?: LegalKey[] }
export type LegalPageName = 'terms' | 'privacy'
