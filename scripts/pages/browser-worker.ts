import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { BROWSERS } from './browsers'

const ENTRY = fileURLToPath(new URL('../../workers/browser/worker.ts', import.meta.url))

/** The service worker as one file. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    tsconfig: fileURLToPath(new URL('../../workers/browser/tsconfig.json', import.meta.url)),
  })
  return outputFiles[0]?.text ?? ''
}

/** Puts the service worker (`workers/browser`) beside the pages, at an address that stays: `/sw.js`. */
export function browserWorker(): Plugin {
  let isForBrowsers = false
  return {
    name: 'browser-worker',
    config(_, { isSsrBuild }) {
      isForBrowsers = !isSsrBuild
    },
    async generateBundle() {
      if (isForBrowsers) this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundle() })
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', async (_, answer) => {
        answer.setHeader('Content-Type', 'text/javascript')
        answer.end(await bundle())
      })
    },
  }
}
