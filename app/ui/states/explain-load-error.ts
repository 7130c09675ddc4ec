import { OutdatedError } from '~/locales/outdated-error'
import { errorKind } from './error-kind'

/**
 * Why a module could not be loaded. `import()` fails alike without a connection and when the file is gone; the site says which
 * it is, by the address where Remix compares releases before it discovers routes.
 */
export async function explainLoadError(error: unknown): Promise<unknown> {
  if (errorKind(error) !== 'offline') return error
  const address = `/__manifest?p=/&version=${window.__remixManifest.version}`
  // Without a connection the service worker answers GET as if there were another release.
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return response?.headers.has('X-Remix-Reload-Document')
    ? new OutdatedError('The site has been released since')
    : error
}
