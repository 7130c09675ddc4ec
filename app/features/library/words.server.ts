import { type Element, type ElementKind, elementPath, listPath } from '~/domain/human-design/elements/element'
import { elementName } from '~/locales/element-name'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import type { LibraryLink } from './library'

/** All that the library is told in, in one language, and how its pages name and reach each other. */
export type LibraryWords = ReturnType<typeof libraryWords>

/** `toAddress` makes an address within this page's language. */
export function libraryWords(language: Language, toAddress: (path: string) => string) {
  const t = translator(language, 'library')
  const hd = translator(language, 'hd')

  const nameOf = (element: Element) => elementName(hd, element)
  const linkTo = (element: Element, note?: string): LibraryLink => ({
    to: toAddress(elementPath(element)),
    label: nameOf(element),
    ...(note ? { note } : {}),
  })

  return {
    language,
    t,
    hd,
    more: translator(language, 'readings-library'),
    core: translator(language, 'readings-core'),
    gates: translator(language, 'readings-gates'),
    channels: translator(language, 'readings-channels'),
    centers: translator(language, 'readings-centers'),
    brand: translator(language, 'common')('brand'),
    nameOf,
    linkTo,
    toAddress,
    linkToKind: (kind: ElementKind): LibraryLink => ({ to: listPath(kind, toAddress), label: t(`kind.${kind}`) }),
    /** Several names in a row: `20, 10 or 57`. */
    listOf: new Intl.ListFormat(language, { type: 'conjunction' }),
    orOf: new Intl.ListFormat(language, { type: 'disjunction' }),
  }
}
