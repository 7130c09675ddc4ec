import type { Language } from './language'
import { OutdatedError } from './outdated-error'
import type { Namespace } from './translate'

type Words = Record<string, string>

/** The id of the element in which a document carries the words that it was rendered with; `data-base` says where all others are. */
export const WORDS_ELEMENT_ID = 'words'

const RETRY_MILLISECONDS = 1000

const loaded = new Map<string, Words>()
const loading = new Map<string, Promise<void>>()
/** Why namespaces could not be fetched. */
const failed = new Map<string, unknown>()
/** The folder of the words that the document doesn't carry; null until the document's own have been read. */
let base: string | null = null

const idOf = (language: Language, namespace: Namespace) => `${language}/${namespace}`

/** Registers namespaces of a language: the server all of them once, a browser those of its document. */
export function registerDictionaries(language: Language, dictionaries: Partial<Record<Namespace, Words>>) {
  for (const [namespace, words] of Object.entries(dictionaries)) {
    loaded.set(idOf(language, namespace as Namespace), words)
  }
}

/**
 * The words of a namespace that are in memory. In a browser the first call reads the words of the document: modules may run
 * before the parser has reached them, but components are rendered after it, since the page's data come last.
 */
function find(language: Language, namespace: Namespace): Words | undefined {
  const id = idOf(language, namespace)
  if (!loaded.has(id) && base === null && typeof document !== 'undefined') readDocumentWords()
  return loaded.get(id)
}

function readDocumentWords() {
  const element = document.getElementById(WORDS_ELEMENT_ID)
  base = element?.dataset.base ?? ''
  if (element?.textContent) {
    registerDictionaries(document.documentElement.lang as Language, JSON.parse(element.textContent))
  }
}

/** Fetches the words of a namespace in the browser; resolves when `wordsOf` will find them. */
export function loadWords(language: Language, namespace: Namespace): Promise<void> {
  if (find(language, namespace)) return Promise.resolve()
  const id = idOf(language, namespace)
  let promise = loading.get(id)
  if (!promise) {
    promise = fetchWithRetry(id).then(
      (words) => {
        loaded.set(id, words)
        failed.delete(id)
        loading.delete(id)
      },
      (error) => {
        failed.set(id, error)
        loading.delete(id)
        throw error
      },
    )
    loading.set(id, promise)
  }
  return promise
}

async function fetchWithRetry(id: string): Promise<Words> {
  try {
    return await fetchWords(id)
  } catch (error) {
    if (error instanceof OutdatedError) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
    return fetchWords(id)
  }
}

/** Fetches a file that the build has written (`scripts/pages/words-files.ts`). */
async function fetchWords(id: string): Promise<Words> {
  if (base === null) throw new Error(`No words for ${id}`)
  const response = await fetch(`${base}/${id}.json`)
  // The folder's name is the hash of all words, so nothing else removes a file.
  if (response.status === 404) throw new OutdatedError(`No ${id} in ${base}`)
  // As `fetch` says it without a connection, so that the error page offers to try again.
  if (!response.ok) throw new TypeError(`Failed to fetch ${id}: ${response.status}`)
  return response.json()
}

/**
 * The namespaces of a route, for its `handle`. In a browser their words are fetched along with the route's module, so that a
 * page that is navigated to doesn't wait for one namespace after the other. Before hydration there is nothing to fetch: the
 * document carries the words of its routes.
 */
export function preloadWords<const N extends Namespace[]>(...namespaces: N): N {
  if (base !== null) {
    const language = document.documentElement.lang as Language
    // What fails is reported where it is rendered.
    for (const namespace of namespaces) loadWords(language, namespace).catch(() => undefined)
  }
  return namespaces
}

/** The words of a namespace. While they are loading it throws the promise, for React to wait on; if they failed, the error. */
export function wordsOf(language: Language, namespace: Namespace): Words {
  const words = find(language, namespace)
  if (words) return words
  const id = idOf(language, namespace)
  if (failed.has(id)) throw failed.get(id)
  throw loadWords(language, namespace)
}

/**
 * Whether all of these namespaces are loaded. While some are loading it throws one promise for all of them, which are fetched in
 * parallel; false means that some have failed, and nothing is waited for until `loadWords` has fetched those.
 */
export function hasWords(language: Language, namespaces: Namespace[]): boolean {
  const missing = namespaces.filter((namespace) => !find(language, namespace))
  if (missing.length === 0) return true
  if (missing.some((namespace) => failed.has(idOf(language, namespace)))) return false
  throw Promise.allSettled(missing.map((namespace) => loadWords(language, namespace)))
}

/** Lets the namespaces of a language that failed be fetched again by the next render that uses them. */
export function forgetFailedWords(language: Language) {
  for (const id of [...failed.keys()]) if (id.startsWith(`${language}/`)) failed.delete(id)
}
