import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { loadTypescript } from '../load-typescript.mjs'

const FOLDER = fileURLToPath(new URL('../../app/locales/ru/', import.meta.url))

type Module = Record<string, unknown>

/** What each file of words exports, by its path. */
async function readModules(): Promise<Map<string, Module>> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  const names = files.map((file) => basename(file, '.ts'))
  const modules = (await loadTypescript(
    names.map((name, index) => `export * as m${index} from './app/locales/ru/${name}'`).join('\n'),
  )) as Record<string, Module>
  return new Map(files.map((file, index) => [`${FOLDER}${file}`, modules[`m${index}`]!]))
}

/** A template that a bundler leaves as it is: JSON escapes what would end it. */
const raw = (value: unknown) =>
  `String.raw\`${JSON.stringify(value).replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{')}\``

/**
 * Writes the Russian words into the site worker as JSON in raw templates. wrangler's bundler writes each Cyrillic letter of a string
 * as six characters (`\u0430`), and has no setting for it; of such a template it can't.
 */
export function russianWords(): Plugin {
  let modules = new Map<string, Module>()
  return {
    name: 'russian-words',
    apply: 'build',
    async config(_, { isSsrBuild }) {
      if (isSsrBuild) modules = await readModules()
    },
    transform(_, id) {
      const words = modules.get(id)
      if (!words) return null
      const exported = Object.entries(words).map(
        ([name, value]) => `export const ${name} = /* @__PURE__ */ JSON.parse(${raw(value)})`,
      )
      return { code: exported.join('\n'), map: null }
    },
  }
}
