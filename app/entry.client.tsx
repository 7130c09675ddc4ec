import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { recordFields } from './features/shell/replay-early-input'
import { preloadsOf } from './platform/client/route-preloads'

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

/** What the page's routes import for the data of this page alone (`handle.preload`), so that nothing suspends during hydration. */
function loadRouteModules() {
  const data = window.__remixContext.state.loaderData
  return Promise.all(
    Object.entries(window.__remixRouteModules)
      .flatMap(([id, route]) => preloadsOf(route?.handle, data?.[id]))
      .map((module) => module.load()),
  )
}

// Remix leaves the rejection of a navigation that a newer one replaced unhandled; nothing is wrong then.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

function hydrate() {
  recordFields()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      // By default React reports what it recovers from as an error of the window, for which early input would be let go.
      { onRecoverableError: (error) => console.error(error) },
    )
  })
}

/** Yields to the event loop, so that parsing the data and hydrating are two shorter tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

pageData()
  .then(loadRouteModules)
  .then(nextTask)
  .then(hydrate, (error) => {
    window.earlyInput?.letGo()
    throw error
  })
