import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inPackages = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))

const NEVER = '() => { throw new Error("Only browsers do this") }'

/** Whole packages of which the server's modules name a function or two, and what stands for them there. */
const STANDINS: Record<string, string> = {
  // Mounts pages in a browser: the router and the dialogs name these two, for what happens once a page is awake.
  'react-dom': `export const createPortal = ${NEVER}; export const flushSync = (work) => work();`,
  // Words are the project's own (docs/decisions/0001-words-without-a-library-in-the-browser.md): of what finds a page's
  // language, the part that would translate is never asked.
  i18next: `export const createInstance = ${NEVER};`,
}

/** What draws a picture's words, without the streaming writers that its package brings along. */
const STATIC_WRITER = 'react-dom/cjs/react-dom-server-legacy.browser.production.min.js'

const MARK = '\0stands-for:'

/** Leaves out of the server's program what only browsers run, or nobody: 70 kB, compressed. */
export const onlyWhatServes = (): Plugin => ({
  name: 'only-what-serves',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, _, options) {
    if (!options.ssr) return null
    if (source === 'react-dom/server') return inPackages(STATIC_WRITER)
    return Object.hasOwn(STANDINS, source) ? MARK + source : null
  },
  load: (id) => (id.startsWith(MARK) ? STANDINS[id.slice(MARK.length)] : null),
})
