import type { Language } from './language'
import type { Namespace } from './translate'

type Words = Record<string, string>
type WordsFile = Record<string, Words>

/** The id of the element in which a document carries the words that it was rendered with. */
export const WORDS_ELEMENT_ID = 'words'

const loaded = new Map<string, Words>()
const loading = new Map<string, Promise<void>>()
const idOf = (language: Language, namespace: Namespace) => `${language}/${namespace}`

// The server has all words from its start (`registerDictionaries`) and fetches none.
const sources: Record<string, () => Promise<WordsFile>> = import.meta.env.SSR
  ? {}
  : import.meta.glob<WordsFile>(['./en/*.ts', './ru/*.ts', '!**/index.ts'])

if (typeof document !== 'undefined') readDocumentWords(document)

/** Takes the words that came with the document, so that the first render in the browser has them. */
function readDocumentWords(page: Document) {
  const text = page.getElementById(WORDS_ELEMENT_ID)?.textContent
  if (text) registerDictionaries(page.documentElement.lang as Language, JSON.parse(text))
}

/** Puts namespaces of a language in place: the server all of them once, a browser those of its document. */
export function registerDictionaries(language: Language, dictionaries: Partial<Record<Namespace, Words>>) {
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
    const source = sources[`./${id}.ts`]
    promise = (source ? source() : Promise.reject(new Error(`No words for ${id}`))).then(
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

/**
 * The namespaces of a route, for its `handle`. In a browser their words are fetched along with the route's module, so that a
 * page that is navigated to doesn't wait for one namespace after the other.
 */
export function preloadWords<const N extends Namespace[]>(...namespaces: N): N {
  if (typeof document !== 'undefined') {
    const language = document.documentElement.lang as Language
    // One that fails is asked for again where it is rendered.
    for (const namespace of namespaces) loadWords(language, namespace).catch(() => undefined)
  }
  return namespaces
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
