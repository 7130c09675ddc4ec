import type { Plugin } from 'vite'
import { loadTypescript } from '../load-typescript.mjs'

/** What lessons say, by language. */
const readTexts = async () =>
  (await loadTypescript("export { LESSON_TEXTS } from './app/locales/lessons.server'")).LESSON_TEXTS as object

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
