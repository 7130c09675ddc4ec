import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inLocales = (path: string) => fileURLToPath(new URL(`../../app/locales/${path}`, import.meta.url))

/** All words, as `en/feed`. */
const files = ['en', 'ru'].flatMap((language) =>
  readdirSync(inLocales(language))
    .filter((file) => file !== 'index.ts')
    .sort()
    .map((file) => `${language}/${file.slice(0, -'.ts'.length)}`),
)

function hashOfAll() {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(inLocales(`${file}.ts`)))
  return hash.digest('base64url').slice(0, 7)
}

/**
 * Words go by the names of their language and namespace, in a folder that is another one whenever a word is. So no page carries
 * a list of all their files, with a hash for each: 2 kB that do not compress.
 */
export function wordsByName(): Plugin {
  const folder = `assets/words-${hashOfAll()}`
  let isForBrowsers = false
  return {
    name: 'words-by-name',
    apply: 'build',
    config: (_, { isSsrBuild }) => {
      isForBrowsers = !isSsrBuild
      // The server has all words from its start, and names them to the browser.
      const [here, there] = [JSON.stringify(`/${folder}`), '""']
      return {
        define: {
          'import.meta.env.WORDS': isSsrBuild ? there : here,
          'import.meta.env.WORDS_FOLDER': isSsrBuild ? here : there,
        },
      }
    },
    buildStart() {
      if (!isForBrowsers) return
      for (const file of files) {
        this.emitFile({
          type: 'chunk',
          id: inLocales(`${file}.ts`),
          fileName: `${folder}/${file}.js`,
          preserveSignature: 'strict',
        })
      }
    },
  }
}
