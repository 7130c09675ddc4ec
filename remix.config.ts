import { fileURLToPath } from 'node:url'
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import type { Bindings } from './app/platform/env.server'

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true
  }
}

const serverConditions = ['workerd', 'worker', 'browser', 'module', 'import']

const REACT = /node_modules\/(react|react-dom|scheduler|@remix-run|turbo-stream)\//
const KIT =
  /app\/(ui\/(alert|button|button-look|button-link|card|field|logo|spinner|sleeping\/.*|text-input)|locales\/(dictionaries|language|translate|use-t)|platform\/(form-answer|root-data|unless-unreachable|use-awake)|features\/preferences\/(preference-switches|segments))\.tsx?$/
/** The form's parts but those that only some births need. */
const BIRTH =
  /app\/(ui\/(birth-fields\/(?!rare.tsx|offset-choice|nearest-times|place-choices)|combobox)|platform\/birth-(hints|lookup)).*\.tsx?$/

/** Sockets and what they bring, but for the little that a page holds from its start. No page parses anything else by zod. */
const LIVE =
  /node_modules\/(zod|idb-keyval)\/|app\/(domain\/messaging|features\/messaging\/live|platform\/live)\/(?!(hub|hub-store|live-hub|fetch-part|backoff|(use-)?conversation(-store|-view)?)\.)/

/** Everybody's face and type, on the pages of members and of visitors. */
const FACES =
  /app\/(ui\/(avatar|initials|type-badge|verified-tick)|domain\/(membership\/avatar-url|human-design\/codes))\.tsx?$/
/** The frame of every page for members, with the little that is live in it from the start, and the limits that sockets keep to. */
const FRAME =
  /app\/(features\/shell\/(?!.*server).*|features\/notifications\/(bell|notifications)|domain\/messaging\/limits|platform\/live\/(hub|hub-store|fetch-part|backoff|live-hub)|ui\/(menu|error-card))\.tsx?$/
/** What a page of messages draws with from its start, and the rest of that feature uses too. */
const MESSAGES =
  /app\/(features\/messaging\/(clock|composer|characters-left|later-in-thread|later-parts|messages-page|presence-words|thread-header|use-clock|live\/(draft|new-entry|shown-entry))|domain\/messaging\/message-content)\.tsx?$/

/** What cards of posts, their dialogs and forms share. */
const POST = /app\/features\/feed\/(feed-address|problem-line|send)\.tsx?$/

/** What counts and reads typed texts: of messages, of posts. */
const TEXTS = /app\/domain\/text\/(grapheme-count|linkify|plain-text)\.ts$/

/**
 * What every page needs in two files, of which the larger changes with the framework only; the birth fields in a third.
 * Left alone, each small module became a file of its own, and twenty of them compress 4 kB worse than one.
 */
function chunkOf(id: string) {
  if (REACT.test(id)) return 'react'
  if (KIT.test(id)) return 'kit'
  if (FACES.test(id)) return 'faces'
  if (FRAME.test(id)) return 'frame'
  if (MESSAGES.test(id)) return 'messaging'
  if (POST.test(id)) return 'post'
  if (TEXTS.test(id)) return 'texts'
  if (id.endsWith('app/ui/radio-group.tsx')) return 'radio-group'
  return BIRTH.test(id) ? 'birth-fields' : undefined
}

const WORDS = /\/app\/locales\/(en|ru)\//

/**
 * What comes once the page is alive is told by its name: it has a budget of its own. Words are not: every page names the files
 * of all words in both languages, and neither names nor hashes compress.
 */
function nameOf({ moduleIds }: { moduleIds: string[] }) {
  const parts = moduleIds.filter((id) => !id.startsWith('\0'))
  const isAll = (kind: RegExp) => parts.length > 0 && parts.every((id) => kind.test(id))
  if (isAll(WORDS)) return 'assets/words-[hash:7].js'
  return `assets/${isAll(LIVE) ? 'realtime-' : ''}[name]-[hash:7].js`
}

/**
 * A copy of zod's small form for what parses the frames of sockets: the one file that forms and frames would share holds all
 * that either needs, and would quadruple what every page of a member fetches.
 */
const zodOfFrames = (mark = '?frames'): Plugin => ({
  name: 'zod-of-frames',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (options.ssr || !importer || !(source === 'zod/mini' || importer.endsWith(mark))) return null
    const found = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true })
    return found && { ...found, id: found.id + mark }
  },
})

/** How the framework behaves. */
const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_lazyRouteDiscovery: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
} as const

/** What the framework asks itself in a browser, and the answer here: by `FUTURE`, and since nothing is drawn for a server there. */
const ANSWERS: [RegExp, string][] = [
  [/\bwindow\.__remixContext\.isSpaMode\b|\btypeof __remixContext === "object" && __remixContext\.a\b/g, 'false'],
  [/\bif \(isSpaMode\)/g, 'if (false)'],
  [/\btypeof singleFetch === "function"|!isStatic\b/g, 'true'],
  [/\bstatic: isStatic,\s+staticContext\b/g, ''],
  [/\bstaticContext\b/g, 'undefined'],
]

/**
 * Leaves out of the browser what the framework keeps for other settings than ours and for the server, and the router's advice
 * to developers: 4 kB of each page. Where a later release words it otherwise, that only stays in.
 */
const onlyWhatRuns = (): Plugin => ({
  name: 'only-what-runs',
  apply: 'build',
  transform(code, id, options) {
    if (options?.ssr) return null
    if (id.endsWith('/@remix-run/router/dist/router.js')) {
      return { code: code.replace(/(?<!function )\bwarning\(/g, '/* @__PURE__ */ warning('), map: null }
    }
    if (!id.includes('/@remix-run/react/dist/esm/')) return null
    const flagged = code.replace(/\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g, (_, flag) =>
      String(flag in FUTURE),
    )
    return { code: ANSWERS.reduce((text, [question, answer]) => text.replace(question, answer), flagged), map: null }
  },
})

const WRITER = 'react-dom-server.node.production.min.js'

/**
 * Pages are written by the framework's writer for Node, without the other ones that its package brings along, and without an
 * encoder in between (`app/platform/draw-page.server.ts`). What it begins it begins at once, not in the next turn.
 */
const pagesAsText = (): Plugin => ({
  name: 'pages-as-text',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer, options) {
    if (!options.ssr) return null
    if (source === 'react-dom/server.node')
      return fileURLToPath(new URL(`node_modules/react-dom/cjs/${WRITER}`, import.meta.url))
    const isItsEncoder = source === 'util' && importer?.includes(WRITER)
    return isItsEncoder ? fileURLToPath(new URL('app/platform/page-text.ts', import.meta.url)) : null
  },
  transform: (code, id) =>
    id.includes(WRITER) ? { code: code.replaceAll('setImmediate(', 'queueMicrotask('), map: null } : null,
})

/** What the router works out of the routes, and what it is to remember: each page asks five times for the same seventy. */
const REMEMBERED: [question: string, answer: string][] = [
  [
    'function compilePath(path, caseSensitive, end) {',
    `const compiledPaths = new Map();
    function compilePath(path, caseSensitive, end) {
      const key = [path, caseSensitive, end].join(' ');
      if (!compiledPaths.has(key)) compiledPaths.set(key, compilePathAnew(path, caseSensitive, end));
      return compiledPaths.get(key);
    }
    function compilePathAnew(path, caseSensitive, end) {`,
  ],
  [
    `let branches = flattenRoutes(routes);
  rankRouteBranches(branches);`,
    `let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }`,
  ],
  ['function matchRoutesImpl(', 'const rankedBranches = new WeakMap();\nfunction matchRoutesImpl('],
]

/** Lets the server's router remember how its routes are matched. Where a later release words it otherwise it only works longer. */
const routesRemembered = (): Plugin => ({
  name: 'routes-remembered',
  apply: 'build',
  transform(code, id, options) {
    if (!options?.ssr || !id.endsWith('/@remix-run/router/dist/router.js')) return null
    return { code: REMEMBERED.reduce((text, [question, answer]) => text.replace(question, answer), code), map: null }
  },
})

/** The build of the pages: Vite with the Remix plugin. Run as `remix vite:build -c remix.config.ts`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // The fast loop serves pages from Vite; bindings come from the wrangler that runs beside it (scripts/dev.mjs).
    command === 'serve'
      ? cloudflareDevProxyVitePlugin<Bindings, Record<string, unknown>>({
          configPath: process.env.DEV_WRANGLER_CONFIG,
          persist: { path: '.wrangler/state/v3' },
          getLoadContext: async ({ request, context: { cloudflare } }) => {
            const { createContext } = await import('./app/platform/context.server')
            return createContext(request, cloudflare.env, cloudflare.ctx)
          },
        })
      : null,
    tailwindcss(),
    zodOfFrames(),
    onlyWhatRuns(),
    pagesAsText(),
    routesRemembered(),
    remix({
      appDirectory: 'app',
      buildDirectory: 'build',
      serverModuleFormat: 'esm',
      future: FUTURE,
    }),
  ],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  ssr: {
    target: 'webworker',
    // Rollup shakes the server tree far better than wrangler's bundler, and always takes production React.
    noExternal: command === 'build' ? true : undefined,
    resolve: { conditions: serverConditions, externalConditions: ['workerd', 'worker'] },
    external: ['cloudflare:workers', 'node:crypto', 'node:async_hooks'],
  },
  build: {
    target: 'es2022',
    minify: true,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf, chunkFileNames: nameOf } },
    // Emptying build/client under a running wrangler kills it.
    emptyOutDir: process.env.KEEP_OUT ? false : undefined,
  },
  server: {
    proxy: {
      '/ws': { target: 'ws://127.0.0.1:8787', ws: true },
      '/api': { target: 'http://127.0.0.1:8787' },
      '/dev/outbox': { target: 'http://127.0.0.1:8787' },
      '/avatars': { target: 'http://127.0.0.1:8787' },
      '/post-images': { target: 'http://127.0.0.1:8787' },
    },
  },
}))
