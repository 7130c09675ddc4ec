import { SESSION_IDLE_DAYS } from '../../../app/domain/membership/limits'
import { isConversation } from './cache-key'

/** A page that can be read offline. */
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
/** As long as a session lives unused. What the site answered longer ago, or to a session that has ended, goes. */
const EXPIRY_MILLISECONDS = SESSION_IDLE_DAYS * 86_400_000
/** Far more than a page has; no list grows beyond it. */
const ASSETS_A_PAGE = 400

/** The pages that are not too old to be read at an instant, in milliseconds. */
export const freshPages = (pages: CachedPage[], now: number) =>
  pages.filter(({ at, until = Number.POSITIVE_INFINITY }) => now < Math.min(until, at + EXPIRY_MILLISECONDS))

/** The list of a page's files, each once, the first so many. */
export const cappedAssets = (assets: string[]) => [...new Set(assets)].slice(0, ASSETS_A_PAGE)

/** The pages with one more, or one anew, which comes first; of conversations the last ten stay, and nothing that is too old. */
export function withPage(pages: CachedPage[], page: CachedPage): CachedPage[] {
  let conversations = 0
  return [page, ...freshPages(pages, page.at).filter(({ address }) => address !== page.address)]
    .filter(({ address }) => !isConversation(address) || ++conversations <= CONVERSATIONS)
    .map((kept) => ({ ...kept, assets: cappedAssets(kept.assets) }))
}

/** The files that some page needs, each once. */
export const neededAssets = (pages: CachedPage[]) => new Set(pages.flatMap(({ assets }) => assets))

/** The files that the markup of a page names: scripts, styles and what is loaded ahead. */
export function assetsIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
}
