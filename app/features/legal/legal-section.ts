import type { Key } from '~/locales/translate'

type LegalKey = Key<'legal'>

/** One headed part of a page of rules: a paragraph, a list, more paragraphs, a link to where it is told in full. */
export type LegalSection = {
  id: string
  title: LegalKey
  lead?: LegalKey
  items?: LegalKey[]
  rest?: LegalKey[]
  link?: { href: `/${string}`; label: LegalKey }
}
export type LegalPageName = 'terms' | 'privacy'
