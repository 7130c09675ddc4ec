import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Manifest, Plugin } from 'vite'

const MANIFEST = fileURLToPath(new URL('../../build/client/.vite/manifest.json', import.meta.url))
const EVERY_PAGE = /^app\/(root|entry\.client)\.tsx/

/** Keys of the manifest and of all that they import statically. */
function withImports(keys: string[], manifest: Manifest): Set<string> {
  const found = new Set(keys)
  // A set gives what is added while it is walked too.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  return found
}

/** The addresses of what a browser needs for each module that a route imports by `import()`, without what every page has. */
function filesByModule(manifest: Manifest): Record<string, string[]> {
  const keys = Object.keys(manifest)
  const known = withImports(
    keys.filter((key) => EVERY_PAGE.test(key)),
    manifest,
  )
  const modules = keys.filter((key) => key.startsWith('app/routes/') && manifest[key]?.isDynamicEntry)
  const filesOf = (key: string) =>
    [...withImports([key], manifest)]
      .filter((needed) => !known.has(needed))
      .map((needed) => `/${manifest[needed]?.file}`)
  return Object.fromEntries(modules.map((key) => [key, filesOf(key)]))
}

/** Names the files of such modules to the server, whose build comes after that for browsers, for `modulepreload`. */
export function moduleFiles(): Plugin {
  return {
    name: 'module-files',
    async config(_, { isSsrBuild }) {
      const files = isSsrBuild ? filesByModule(JSON.parse(await readFile(MANIFEST, 'utf8'))) : {}
      return { define: { 'import.meta.env.MODULE_FILES': JSON.stringify(files) } }
    },
  }
}
