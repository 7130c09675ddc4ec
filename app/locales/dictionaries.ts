import type { Language } from './language'
import type { Namespace } from './translate'

type Words = Record<string, string>

const loaded = new Map<string, Words>()
const loading = new Map<string, Promise<void>>()
const idOf = (language: Language, namespace: Namespace) => `${language}/${namespace}`

type WordsFile = Record<string, Words>

/** Each file is fetched by itself, so a page carries only the words it shows; the build puts them where `WORDS` says. */
const fetchFile: (id: string) => Promise<WordsFile> = import.meta.env.WORDS
  ? (id) => import(/* @vite-ignore */ `${import.meta.env.WORDS}/${id}.js`)
  : (id) => sources[`./${id}.ts`]?.() ?? Promise.reject(new Error(`No words for ${id}`))
/** The deployed server has all words from its start and fetches none. */
const hasAll = import.meta.env.SSR && import.meta.env.PROD
const sources: Record<string, () => Promise<WordsFile>> =
  import.meta.env.WORDS || hasAll ? {} : import.meta.glob<WordsFile>(['./en/*.ts', './ru/*.ts', '!**/index.ts'])

/** Puts a whole language in place; the server does this once at start-up. */
export function registerDictionaries(language: Language, dictionaries: Record<Namespace, Words>) {
  for (const [namespace, words] of Object.entries(dictionaries)) {
    loaded.set(idOf(language, namespace as Namespace), words)
  }
}

/** Fetches the words of a namespace in the browser; resolves when `wordsOf` will find them. */
export function loadWords(language: Language, namespace: Namespace): Promise<void> {
  const id = idOf(language, namespace)
  if (loaded.has(id)) return Promise.resolve()
  let promise = loading.get(id)
  if (!promise) {
    promise = fetchFile(id).then(
      (module) => {
        const words = module[toExportName(namespace)]
        if (words) loaded.set(id, words)
      },
      (error) => {
        loading.delete(id)
        throw error
      },
    )
    loading.set(id, promise)
  }
  return promise
}

/** The words of a namespace; while they are on their way it throws the promise, for React to wait on. */
export function wordsOf(language: Language, namespace: Namespace): Words {
  const words = loaded.get(idOf(language, namespace))
  if (!words) throw loadWords(language, namespace)
  return words
}

function toExportName(namespace: string) {
  return namespace.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
