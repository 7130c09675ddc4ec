import type { Language } from './language'
import type { Namespace } from './translate'

type Words = Record<string, string>

/** The id of the element in which a document carries the words that it was rendered with. */
export const WORDS_ELEMENT_ID = 'words'

const loaded = new Map<string, Words>()
const loading = new Map<string, Promise<void>>()
const idOf = (language: Language, namespace: Namespace) => `${language}/${namespace}`

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
    promise = fetchWords(id).then(
      (words) => {
        loaded.set(id, words)
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

/** Asks the route `resources.words.$language.$namespace`. */
async function fetchWords(id: string): Promise<Words> {
  const { version } = (window as unknown as { __remixManifest: { version: string } }).__remixManifest
  const response = await fetch(`/resources/words/${id}?v=${version}`)
  if (!response.ok) throw new Error(`No words for ${id}: ${response.status}`)
  return response.json()
}

/** The words of a namespace that are in place; null where there are none of that name. */
export const dictionaryOf = (language: string, namespace: string): Words | null =>
  loaded.get(`${language}/${namespace}`) ?? null

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
