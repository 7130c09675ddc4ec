import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const WRITER = 'react-dom-server.node.production.min.js'

/** Thousands of parts are written one after another: as one text they are one call, and one to be encoded. */
const IN_ONE: [parts: string, whole: string][] = [
  ['for(f=c[g];e<f.index;e++)r(b,d[e]);', 'f=c[g];if(e<f.index){r(b,d.slice(e,f.index).join(""));e=f.index}'],
  ['for(;e<d.length-1;e++)r(b,d[e]);e<d.length&&(f=w(b,d[e]));', 'e<d.length&&(f=w(b,d.slice(e).join("")));'],
]

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
  transform(code, id) {
    if (!id.includes(WRITER)) return null
    const atOnce = code.replaceAll('setImmediate(', 'queueMicrotask(')
    return { code: IN_ONE.reduce((text, [parts, whole]) => text.replace(parts, () => whole), atOnce), map: null }
  },
})
