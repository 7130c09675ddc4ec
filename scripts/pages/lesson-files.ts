import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../../app/locales/lessons.server.ts', import.meta.url))

/** What lessons say, by language, as its module has it. */
async function readTexts(): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({ entryPoints: [SOURCE], bundle: true, write: false, format: 'esm' })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  return (await import(`data:text/javascript;base64,${code}`)).LESSON_TEXTS
}

/**
 * Writes what lessons say into files beside the pages, one a language: the server reads them when a lesson is asked for. They stand
 * outside of `assets`, so that a browser that asks for one is answered by the site, which has no such page.
 */
export function lessonFiles(): Plugin {
  let isForBrowsers = false
  return {
    name: 'lesson-files',
    apply: 'build',
    config(_, { isSsrBuild }) {
      isForBrowsers = !isSsrBuild
    },
    async generateBundle() {
      if (!isForBrowsers) return
      for (const [language, texts] of Object.entries(await readTexts())) {
        this.emitFile({ type: 'asset', fileName: `texts/lessons.${language}.json`, source: JSON.stringify(texts) })
      }
    },
  }
}
