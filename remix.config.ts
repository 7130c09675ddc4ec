import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import type { Bindings } from './app/platform/server/env.server'
import { browserWorker } from './scripts/pages/browser-worker'
import { BROWSERS } from './scripts/pages/browsers'
import { FUTURE } from './scripts/pages/future'
import { lessonFiles } from './scripts/pages/lesson-files'
import { moduleFiles } from './scripts/pages/module-files'
import { failOnCircularChunks, pageChunks } from './scripts/pages/page-chunks'
import { russianWords } from './scripts/pages/russian-words'
import { siteWorker } from './scripts/pages/site-worker'
import { wordsFiles } from './scripts/pages/words-files'

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true
  }
}

const serverConditions = ['workerd', 'worker', 'browser', 'module', 'import']

/** The build of the pages: Vite with the Remix plugin. Run as `remix vite:build -c remix.config.ts`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // The fast loop serves pages from Vite; bindings come from the wrangler that runs beside it (scripts/dev.mjs).
    command === 'serve'
      ? cloudflareDevProxyVitePlugin<Bindings, Record<string, unknown>>({
          configPath: process.env.DEV_WRANGLER_CONFIG,
          persist: { path: '.wrangler/state/v3' },
          getLoadContext: async ({ request, context: { cloudflare } }) => {
            const { createContext } = await import('./app/platform/server/context.server')
            return createContext(request, cloudflare.env, cloudflare.ctx)
          },
        })
      : null,
    tailwindcss(),
    browserWorker(),
    lessonFiles(),
    wordsFiles(),
    moduleFiles(),
    russianWords(),
    siteWorker(),
    remix({
      appDirectory: 'app',
      buildDirectory: 'build',
      serverModuleFormat: 'esm',
      future: FUTURE,
    }),
  ],
  resolve: {
    alias: [
      { find: '~', replacement: new URL('./app', import.meta.url).pathname },
      // Only here: tests and scripts run without the content security policy, so they take zod as it is.
      { find: /^zod$/, replacement: new URL('./app/platform/client/zod.ts', import.meta.url).pathname },
      { find: /^zod\/mini$/, replacement: new URL('./app/platform/client/zod-mini.ts', import.meta.url).pathname },
    ],
  },
  ssr: {
    target: 'webworker',
    // Rollup shakes the server tree far better than wrangler's bundler, and always takes production React.
    noExternal: command === 'build' ? true : undefined,
    resolve: {
      conditions: serverConditions,
      externalConditions: ['workerd', 'worker'],
    },
    external: ['cloudflare:workers', 'node:crypto', 'node:async_hooks'],
  },
  build: {
    target: isSsrBuild ? 'es2022' : BROWSERS,
    // Lightning CSS turns light-dark() into variables and adds the prefixes these browsers need; esbuild does neither.
    cssTarget: BROWSERS,
    cssMinify: 'lightningcss',
    // Terser makes a page's scripts some 4 kB smaller than esbuild does.
    minify: isSsrBuild ? 'esbuild' : 'terser',
    rollupOptions: isSsrBuild
      ? {}
      : { output: { manualChunks: pageChunks(), onlyExplicitManualChunks: true }, onwarn: failOnCircularChunks },
    assetsInlineLimit: 0,
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
