import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadWords } from './locales/dictionaries'
import { toLanguage } from './locales/language'
import type { Namespace } from './locales/translate'

type RouteModules = Record<string, { handle?: { i18n?: Namespace[] } }>

/** The words of every route on this page must be there before React compares its markup with the server's. */
function namespacesOnPage(): Namespace[] {
  const modules = (window as unknown as { __remixRouteModules: RouteModules }).__remixRouteModules
  return Object.values(modules).flatMap((module) => module.handle?.i18n ?? [])
}

const language = toLanguage(document.documentElement.lang)

Promise.all([...new Set(namespacesOnPage())].map((namespace) => loadWords(language, namespace))).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  }),
)
