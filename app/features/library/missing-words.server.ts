import type { Language } from '~/locales/language'
import { translator } from '~/platform/i18n.server'
import { addressesFor } from './language-address.server'
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
