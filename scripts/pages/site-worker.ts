import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const DOOR = fileURLToPath(new URL('../../workers/site.ts', import.meta.url))

const ONE_CHUNK = { entryFileNames: '[name].js', inlineDynamicImports: false, manualChunks: () => 'server' }

/**
 * Builds the site worker (`workers/site.ts`) in one graph with the pages, beside them: `build/server/site.js`. Bundled after them,
 * it brought a second copy of every package and module that both use, and of some the parts that nothing asks for.
 */
export function siteWorker(): Plugin {
  let isForServer = false
  return {
    name: 'site-worker',
    enforce: 'pre',
    apply: 'build',
    config(_, { isSsrBuild }) {
      isForServer = isSsrBuild === true
    },
    options: (options) => (isForServer ? { ...options, input: { index: String(options.input), site: DOOR } } : null),
    outputOptions: (options) => (isForServer ? { ...options, ...ONE_CHUNK } : null),
    resolveId(source, importer, options) {
      if (source === 'cloudflare:workers') return { id: source, external: true }
      return source === '#built-site' ? this.resolve('virtual:remix/server-build', importer, options) : null
    },
  }
}
