import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadWords } from './locales/dictionaries'
import { type Language, toLanguage } from './locales/language'
import type { Namespace } from './locales/translate'

type Handle = { i18n?: Namespace[]; firstParts?: (data: unknown, language: Language) => Promise<void> }
type RemixWindow = {
  __remixRouteModules: Record<string, { handle?: Handle }>
  __remixContext: { state?: { loaderData?: Record<string, unknown> } }
}
const remix = window as unknown as RemixWindow

/** The words of every route on this page must be there before React compares its markup with the server's. */
function namespacesOnPage(): Namespace[] {
  return Object.values(remix.__remixRouteModules).flatMap((module) => module.handle?.i18n ?? [])
}

/**
 * `RemixBrowser` begins by waiting for the page's data, which it throws as a promise. Left to React, a key pressed in that
 * moment makes it hydrate at once, fail ("Root did not complete", error 345) and leave a dead page; so the wait is before.
 */
async function pageData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (waiting) {
    await waiting
  }
}

/** The parts a route shows first and fetches by itself. One that does not come is asked for again where it is drawn. */
const firstParts = () =>
  Promise.allSettled(
    Object.entries(remix.__remixRouteModules).map(([route, { handle }]) => {
      const data = remix.__remixContext.state?.loaderData?.[route]
      return data && handle?.firstParts?.(data, language)
    }),
  )

// Remix leaves the answer unhandled that a newer navigation took the place of; nobody waits for it, and nothing is wrong.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

const language = toLanguage(document.documentElement.lang)
const words = [...new Set(namespacesOnPage())].map((namespace) => loadWords(language, namespace))

Promise.all([pageData().then(firstParts), ...words]).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  }),
)
