import { SESSION_IDLE_DAYS } from '../../../app/domain/membership/limits'
import { isConversation } from './cache-key'

/** A page for offline reading. */
export type CachedPage = {
  address: string
  /** When the site answered it, in milliseconds. */
  at: number
  /** When the session that it was answered to ends, in milliseconds; absent in pages of an older worker. */
  until?: number
  title: string
  /** The files it needs. */
  assets: string[]
}

const CONVERSATIONS = 10
/** The idle lifetime of a session. Older pages are deleted, as are those of an ended session. */
const EXPIRY_MILLISECONDS = SESSION_IDLE_DAYS * 86_400_000
/** Far more than a page has, so that the list can't grow without limit. */
const ASSETS_A_PAGE = 400

/** The pages that aren't expired at `now`, in milliseconds. */
export const freshPages = (pages: CachedPage[], now: number) =>
  pages.filter(({ at, until = Number.POSITIVE_INFINITY }) => now < Math.min(until, at + EXPIRY_MILLISECONDS))

/** A page's files without duplicates, up to the limit. */
export const cappedAssets = (assets: string[]) => [...new Set(assets)].slice(0, ASSETS_A_PAGE)

/** Adds or replaces a page and returns all, newest first. Drops expired pages, and conversations beyond the ten newest. */
export function withPage(pages: CachedPage[], page: CachedPage): CachedPage[] {
  let conversations = 0
  return [page, ...freshPages(pages, page.at).filter(({ address }) => address !== page.address)]
    .filter(({ address }) => !isConversation(address) || ++conversations <= CONVERSATIONS)
    .map((cached) => ({ ...cached, assets: cappedAssets(cached.assets) }))
}

/** The files that any of the pages needs. */
export const neededAssets = (pages: CachedPage[]) => new Set(pages.flatMap(({ assets }) => assets))

/** The scripts, styles and preloaded files in the markup of a page. */
export function assetsIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
}
