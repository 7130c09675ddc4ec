import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import type { Bindings } from './app/platform/env.server'

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true
  }
}

const serverConditions = ['workerd', 'worker', 'browser', 'module', 'import']

const REACT = /node_modules\/(react|react-dom|scheduler|@remix-run|turbo-stream)\//
const KIT =
  /app\/(ui\/(alert|button|button-look|button-link|card|field|logo|spinner|sleeping\/.*|text-input)|locales\/(dictionaries|language|translate|use-t)|platform\/root-data|features\/preferences\/(preference-switches|segments))\.tsx?$/
/** The form's parts but those that only some births need. */
const BIRTH =
  /app\/(ui\/(birth-fields\/(?!rare.tsx|offset-choice|nearest-times|place-choices)|combobox|radio-group)|platform\/birth-(hints|lookup)).*\.tsx?$/

/**
 * What every page needs in two files, of which the larger changes with the framework only; the birth fields in a third.
 * Left alone, each small module became a file of its own, and twenty of them compress 4 kB worse than one.
 */
function chunkOf(id: string) {
  if (REACT.test(id)) return 'react'
  return KIT.test(id) ? 'kit' : BIRTH.test(id) ? 'birth-fields' : undefined
}

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
    remix({
      appDirectory: 'app',
      buildDirectory: 'build',
      serverModuleFormat: 'esm',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
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
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
    // Emptying build/client under a running wrangler kills it.
    emptyOutDir: process.env.KEEP_OUT ? false : undefined,
  },
  server: {
    proxy: {
      '/ws': { target: 'ws://127.0.0.1:8787', ws: true },
      '/api': { target: 'http://127.0.0.1:8787' },
      '/dev/outbox': { target: 'http://127.0.0.1:8787' },
      '/avatars': { target: 'http://127.0.0.1:8787' },
    },
  },
}))
