import { ELEMENT_KINDS, hasOwnList, listPath } from '~/domain/human-design/elements/element'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import { addressesFor } from './head.server'
import type { MissingWords } from './library'

/** What an address says that names nothing. */
export function missingWords(request: Request, language: Language): MissingWords {
  const errors = translator(language, 'errors')
  const title = errors('notFoundTitle')
  return {
    head: `${title} · ${translator(language, 'common')('brand')}`,
    title,
    text: errors('notFoundText'),
    link: { to: addressesFor(request, language)('/library'), label: translator(language, 'library')('title') },
  }
}

/** Where an address without a code leads: `/centers` is a part of the library's first page. Null of any other address. */
export function partOfLibrary(request: Request): string | null {
  const { pathname, search } = new URL(request.url)
  const kind = ELEMENT_KINDS.find((each) => `/${each}` === pathname.replace(/\/$/, ''))
  return kind && !hasOwnList(kind) ? listPath(kind, (path) => path + search) : null
}
