import { useMatches } from '@remix-run/react'
import { WORDS_ELEMENT_ID, wordsOf } from './dictionaries'
import type { Namespace } from './translate'
import { useLanguage } from './use-t'

/**
 * The words of the routes of a document (`handle.i18n`), for the browser to hydrate with. Only the server writes them;
 * hydration leaves the element as it is.
 */
export function DocumentWords() {
  const language = useLanguage()
  const matches = useMatches()
  return (
    <script
      id={WORDS_ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot close its element
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? wordsOfRoutes() : '',
      }}
    />
  )

  function wordsOfRoutes() {
    const namespaces = matches.flatMap(({ handle }) => (handle as { i18n?: Namespace[] } | undefined)?.i18n ?? [])
    const words = Object.fromEntries(namespaces.map((namespace) => [namespace, wordsOf(language, namespace)]))
    return JSON.stringify(words).replaceAll('<', '\\u003c')
  }
}
