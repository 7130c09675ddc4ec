import { type Language, toLanguage } from '../../../app/platform/client/offline'
import { scope } from '../scope'
import type { CachedPage } from './page-index'

/** The format version, with which cache names begin, so that a release with another format can delete the older caches. */
const FORMAT = 'kept-1:'
const PAGES = `${FORMAT}pages:`
export const ASSETS = `${FORMAT}assets`
const INDEX = '/kept-index'

/** What is stored beside the pages themselves. */
export type PageIndex = { language: Language; theme: string; pages: CachedPage[] }

const empty = (): PageIndex => ({ language: toLanguage(scope.navigator.language), theme: '', pages: [] })

/** The cache of a member's pages. */
export const pagesOf = (memberId: string) => scope.caches.open(PAGES + memberId)

/** The member with cached pages, and their cache; null if there is none or more than one. */
export async function onlyCache(): Promise<{ id: string; cache: Cache } | null> {
  const [name, ...more] = (await scope.caches.keys()).filter((each) => each.startsWith(PAGES))
  return name && more.length === 0 ? { id: name.slice(PAGES.length), cache: await scope.caches.open(name) } : null
}

/** Deletes the pages of all other members; null: of all members, and the files too. */
export async function deleteAllBut(memberId: string | null): Promise<void> {
  const names = await scope.caches.keys()
  const isOwn = (name: string) => memberId !== null && (name === PAGES + memberId || name === ASSETS)
  await Promise.all(names.filter((name) => !isOwn(name)).map((name) => scope.caches.delete(name)))
}

/** Deletes caches of another release's format. */
export async function deleteOtherFormats(): Promise<void> {
  const names = await scope.caches.keys()
  await Promise.all(names.filter((name) => !name.startsWith(FORMAT)).map((name) => scope.caches.delete(name)))
}

export async function readIndex(cache: Cache | null): Promise<PageIndex> {
  const cached = await cache?.match(INDEX)
  return cached ? cached.json() : empty()
}

export const writeIndex = (cache: Cache, index: PageIndex) => cache.put(INDEX, new Response(JSON.stringify(index)))
