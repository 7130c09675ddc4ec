import { useMatches } from '@remix-run/react'
import { preloadsOf } from '~/platform/client/route-preloads'

/**
 * Preloads the modules that the routes import for their data, which Remix doesn't know of. Only the server writes it, at the end
 * of the body, where hydration ignores elements it doesn't know.
 */
export function ModulePreloads() {
  const modules = useMatches().flatMap(({ handle, data }) => preloadsOf(handle, data))
  const files = new Set(modules.flatMap((module) => module.files))
  return [...files].map((file) => <link key={file} rel="modulepreload" href={file} />)
}
