import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { dictionaryOf } from '~/locales/dictionaries'

/** A release has other addresses (`?v=`), so a browser never asks twice for the same words. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** The words of a namespace for a page that is navigated to. A document carries its own (`DocumentWords`). */
export function loader({ params: { language = '', namespace = '' } }: LoaderFunctionArgs) {
  const words = dictionaryOf(language, namespace)
  return words
    ? Response.json(words, { headers: IMMUTABLE })
    : Response.json({ error: 'unknown' }, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}
