import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { LANGUAGES, type Language } from '../../app/locales/language'
import { loadTypescript } from '../load-typescript.mjs'

type Dictionaries = Record<string, Record<string, string>>

/** Outside of `/assets`, from where the service worker would answer with words from before an edit. */
const DEVELOPMENT_BASE = '/dev/words'

/** All words, by language and namespace. */
const readWords = () =>
  loadTypescript(
    LANGUAGES.map((language) => `export { ${language} } from './app/locales/${language}'`).join('\n'),
  ) as Promise<Record<Language, Dictionaries>>

const hashOf = (words: object) => createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 10)

/** The words of a namespace as they are in the sources now. */
async function readNamespace(server: ViteDevServer, language: string, namespace: string) {
  if (!LANGUAGES.some((known) => known === language)) return undefined
  const source = fileURLToPath(new URL(`../../app/locales/${language}/index.ts`, import.meta.url))
  const dictionaries: Dictionaries = (await server.ssrLoadModule(source))[language]
  return dictionaries[namespace]
}

/**
 * Writes the words that pages fetch after they are loaded: `/assets/words-<hash>/<language>/<namespace>.json`. The hash is of all
 * words, so files stay as they are and a browser keeps them for good. A document names the folder (`WORDS_BASE`), since a list
 * of all files with a hash for each would cost every page 2 kB.
 */
export function wordsFiles(): Plugin {
  let words: Partial<Record<Language, Dictionaries>> = {}
  let base = DEVELOPMENT_BASE
  let isForBrowsers = false
  return {
    name: 'words-files',
    async config(_, { command, isSsrBuild }) {
      if (command === 'build') {
        words = await readWords()
        base = `/assets/words-${hashOf(words)}`
        isForBrowsers = !isSsrBuild
      }
      return { define: { 'import.meta.env.WORDS_BASE': JSON.stringify(base) } }
    },
    generateBundle() {
      if (!isForBrowsers) return
      for (const [language, dictionaries] of Object.entries(words)) {
        for (const [namespace, texts] of Object.entries(dictionaries)) {
          const fileName = `${base.slice(1)}/${language}/${namespace}.json`
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(texts) })
        }
      }
    },
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT_BASE, async ({ url = '' }, answer, next) => {
        const [, language = '', namespace = ''] = /^\/(\w+)\/([\w-]+)\.json$/.exec(url) ?? []
        try {
          const texts = await readNamespace(server, language, namespace)
          if (!texts) return next()
          answer.setHeader('Content-Type', 'application/json')
          answer.setHeader('Cache-Control', 'no-store')
          answer.end(JSON.stringify(texts))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
