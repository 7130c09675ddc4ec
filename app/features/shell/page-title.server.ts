import type { Key, Namespace } from '~/locales/translate'
import { languageOf, translator } from '~/platform/server/i18n.server'

/** The title of a document: the page, then the site, in the language of the request. */
export async function pageTitle<N extends Namespace>(request: Request, namespace: N, key: Key<N>): Promise<string> {
  const language = await languageOf(request)
  return `${translator(language, namespace)(key)} · ${translator(language, 'common')('brand')}`
}
