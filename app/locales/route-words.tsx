import { useMatches, useNavigation } from '@remix-run/react'
import { useEffect, useReducer } from 'react'
import { forgetFailedWords, hasWords, loadWords, WORDS_ELEMENT_ID, wordsOf } from './dictionaries'
import { type Language, toLanguage } from './language'
import type { Namespace } from './translate'

/** A route names its namespaces, or tells them by the data of its loader. */
type WordsHandle = { i18n?: Namespace[] | ((data: unknown) => Namespace[]) } | undefined

/** The namespaces of the routes of the page, the root's among them. */
function useRouteNamespaces(): Namespace[] {
  const named = useMatches().flatMap(({ handle, data }) => {
    const i18n = (handle as WordsHandle)?.i18n ?? []
    return typeof i18n === 'function' ? i18n(data) : i18n
  })
  return [...new Set(named)]
}

/**
 * The language to show the page in: the wanted one as soon as the words of all its routes are there, which are fetched in
 * parallel. If some cannot be fetched, the page stays in the language it is in, and each page that is navigated to tries again.
 */
export function useAvailableLanguage(wanted: Language): Language {
  const namespaces = useRouteNamespaces()
  const next = useNavigation().location?.key
  const [, render] = useReducer((renders: number) => renders + 1, 0)
  const isAvailable = hasWords(wanted, namespaces) || import.meta.env.SSR
  const language = isAvailable ? wanted : toLanguage(document.documentElement.lang)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a navigation begins, and when its page is shown
  useEffect(() => {
    if (next) forgetFailedWords(language)
    else if (language !== wanted) {
      const loading = Promise.all(namespaces.map((namespace) => loadWords(wanted, namespace)))
      // What fails again leaves the page as it is.
      loading.then(render, () => undefined)
    }
  }, [next])

  return language
}

/**
 * The words of the routes of a document, for the browser to hydrate with. Only the server writes them; hydration leaves the
 * element as it is.
 */
export function DocumentWords({ language }: { language: Language }) {
  const namespaces = useRouteNamespaces()
  return (
    <script
      id={WORDS_ELEMENT_ID}
      type="application/json"
      data-base={import.meta.env.SSR ? import.meta.env.WORDS_BASE : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot close its element
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonOf(language, namespaces) : '' }}
    />
  )
}

/** Each namespace as JSON, so that it is written once and not for each document. */
const written = new WeakMap<object, string>()

function jsonOf(language: Language, namespaces: Namespace[]): string {
  const members = namespaces.map((namespace) => {
    const words = wordsOf(language, namespace)
    const json = written.get(words) ?? JSON.stringify(words).replaceAll('<', '\\u003c')
    written.set(words, json)
    return `${JSON.stringify(namespace)}:${json}`
  })
  return `{${members.join()}}`
}
