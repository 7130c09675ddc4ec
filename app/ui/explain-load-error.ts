import { OutdatedError } from '~/locales/outdated-error'
import { errorKind } from './error-kind'

/**
 * Why a module could not be loaded. `import()` fails alike without a connection and when the file is gone; the site says which
 * it is, by the address where Remix compares releases before it discovers routes.
 */
export async function explainLoadError(error: unknown): Promise<unknown> {
  if (errorKind(error) !== 'offline') return error
  const response = await fetch(`/__manifest?version=${window.__remixManifest.version}`, { cache: 'no-store' }).catch(
    () => null,
  )
  return response?.headers.has('X-Remix-Reload-Document') ? new OutdatedError() : error
}
