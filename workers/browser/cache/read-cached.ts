import { deleteExpired } from './delete-expired'
import { markAsCached } from './cached-document'
import { freshPages } from './page-index'
import { type Missing, offlinePage } from './offline-page'
import { readIndex } from './store'
import { currentCache } from './owner'

/** What is kept and not too old to be shown; what is too old goes meanwhile. */
async function readFresh(cache: Cache | null) {
  deleteExpired().catch(() => {})
  const index = await readIndex(cache)
  return { ...index, pages: freshPages(index.pages, Date.now()) }
}

/** A page as it was kept, which says so; undefined where it is not, or was too long ago. */
export async function readCached(address: string): Promise<Response | undefined> {
  const cache = await currentCache()
  const [kept, { pages }] = await Promise.all([cache?.match(address), readFresh(cache ?? null)])
  const page = pages.find((candidate) => candidate.address === address)
  if (!kept || !page) return undefined
  const { headers } = kept
  const html = markAsCached(await kept.text(), page.at, headers.get('Content-Security-Policy') ?? '')
  return new Response(html, { headers })
}

/** What stands in place of a page that is not kept. */
export async function answerMissing(missing: Missing): Promise<Response> {
  const nonce = crypto.randomUUID()
  // A store that is broken has nothing to offer; the page is answered all the same.
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
