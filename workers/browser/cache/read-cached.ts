import { markAsCached } from './cached-document'
import { deleteExpired } from './delete-expired'
import { type Missing, offlinePage } from './offline-page'
import { currentCache } from './owner'
import { freshPages } from './page-index'
import { readIndex } from './store'

/** The index without expired pages, which are deleted in the background. */
async function readFresh(cache: Cache | null) {
  deleteExpired().catch(() => {})
  const index = await readIndex(cache)
  return { ...index, pages: freshPages(index.pages, Date.now()) }
}

/** A cached page with a note of its age; undefined if it isn't cached or has expired. */
export async function readCached(address: string): Promise<Response | undefined> {
  const cache = await currentCache()
  const [cached, { pages }] = await Promise.all([cache?.match(address), readFresh(cache ?? null)])
  const page = pages.find((candidate) => candidate.address === address)
  if (!cached || !page) return undefined
  const { headers } = cached
  const html = markAsCached(await cached.text(), page.at, headers.get('Content-Security-Policy') ?? '')
  return new Response(html, { headers })
}

/** The page shown in place of a missing one. */
export async function answerMissing(missing: Missing): Promise<Response> {
  const nonce = crypto.randomUUID()
  // The page is shown even if the cache can't be read.
  const index = await readFresh(await currentCache().catch(() => null))
  return new Response(offlinePage({ ...index, missing, nonce }), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    },
  })
}
