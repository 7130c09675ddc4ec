import { OutdatedError } from '~/locales/outdated-error'
import { errorKind } from './error-kind'

/** A module that the site has, but that only a new document can load. */
export class CachedImportError extends Error {}

/**
 * Why a module could not be loaded. `import()` fails alike without a connection, when the file is gone, and, in Firefox and
 * WebKit, whenever it has failed before: they remember it and don't ask again. The site says which it is, by the address where
 * Remix compares releases before it discovers routes.
 */
export async function explainLoadError(error: unknown, hasFailedBefore: boolean): Promise<unknown> {
  if (errorKind(error) !== 'offline') return error
  const address = `/__manifest?p=/&version=${window.__remixManifest.version}`
  // Without a connection the service worker answers GET as if there were another release.
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (response?.headers.has('X-Remix-Reload-Document')) return new OutdatedError('The site has been released since')
  return hasFailedBefore && response?.ok ? new CachedImportError('The browser remembers a failure') : error
}
