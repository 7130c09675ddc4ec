import { type Language, toLanguage } from '../../../app/platform/client/offline'
import { scope } from '../scope'
import type { CachedPage } from './page-index'

/** Names of caches begin with the form of what is in them: a release that keeps otherwise deletes those of before. */
const FORMAT = 'kept-1:'
const PAGES = `${FORMAT}pages:`
export const ASSETS = `${FORMAT}assets`
const INDEX = '/kept-index'

/** What is kept beside the pages themselves. */
export type PageIndex = { language: Language; theme: string; pages: CachedPage[] }

const empty = (): PageIndex => ({ language: toLanguage(scope.navigator.language), theme: '', pages: [] })

/** The cache with the pages of one member. */
export const pagesOf = (memberId: string) => scope.caches.open(PAGES + memberId)

/** The cache of whoever used this browser last, and who that is; null where there is none. Never one of two. */
export async function onlyCache(): Promise<{ id: string; cache: Cache } | null> {
  const [name, ...more] = (await scope.caches.keys()).filter((each) => each.startsWith(PAGES))
  return name && more.length === 0 ? { id: name.slice(PAGES.length), cache: await scope.caches.open(name) } : null
}

/** Deletes the pages of everybody else, and of everybody where nobody is named; then the files they needed go too. */
export async function deleteAllBut(memberId: string | null): Promise<void> {
  const names = await scope.caches.keys()
  const isTheirs = (name: string) => memberId !== null && (name === PAGES + memberId || name === ASSETS)
  await Promise.all(names.filter((name) => !isTheirs(name)).map((name) => scope.caches.delete(name)))
}

/** Deletes what another release kept in another form. */
export async function deleteOtherFormats(): Promise<void> {
  const names = await scope.caches.keys()
  await Promise.all(names.filter((name) => !name.startsWith(FORMAT)).map((name) => scope.caches.delete(name)))
}

export async function readIndex(cache: Cache | null): Promise<PageIndex> {
  const cached = await cache?.match(INDEX)
  return cached ? cached.json() : empty()
}

export const writeIndex = (cache: Cache, index: PageIndex) => cache.put(INDEX, new Response(JSON.stringify(index)))
