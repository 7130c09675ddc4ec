import type { Key, Namespace, Params } from '~/locales/translate'
import { languageOf, translator } from '~/platform/server/i18n.server'

/** The title of a document: the page, then the site, in the language of the request. */
export async function pageTitle<N extends Namespace>(
  request: Request,
  namespace: N,
  key: Key<N>,
  params?: Params,
): Promise<string> {
  const language = await languageOf(request)
  return `${translator(language, namespace)(key, params)} · ${translator(language, 'common')('brand')}`
}
