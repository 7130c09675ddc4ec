import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const WRITER = 'react-dom-server.node.production.min.js'

/**
 * Pages are written by the framework's writer for Node, without the other ones that its package brings along, and without an
 * encoder in between (`app/platform/draw-page.server.ts`). What it begins it begins at once, not in the next turn.
 */
export const pagesAsText = (): Plugin => ({
  name: 'pages-as-text',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer, options) {
    if (!options.ssr) return null
    if (source === 'react-dom/server.node') return inProject(`node_modules/react-dom/cjs/${WRITER}`)
    const isItsEncoder = source === 'util' && importer?.includes(WRITER)
    return isItsEncoder ? inProject('app/platform/page-text.ts') : null
  },
  transform: (code, id) =>
    id.includes(WRITER) ? { code: code.replaceAll('setImmediate(', 'queueMicrotask('), map: null } : null,
})
