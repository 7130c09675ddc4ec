import type { Key } from '~/locales/translate'
import type { TextPart } from '~/ui/text-sections'

export type LegalSection = TextPart<Key<'legal'>>
export type LegalPageName = 'terms' | 'privacy'
