import { redirect } from '@remix-run/cloudflare'
import { renderToStaticMarkup } from 'react-dom/server'
import { readElement, slugOf } from '~/domain/human-design/elements/element'
import type { Context } from '~/platform/context.server'
import { notFound } from '~/platform/http.server'
import { languageOf } from '~/platform/i18n.server'
import { drawingName, rasterise } from '~/platform/raster.server'
import { tellElement } from '../tell-element.server'
import { libraryWords } from '../words.server'
import { ElementCard } from './element-card'

/** For as long as others may keep it: what it says changes with a release. */
const MAX_AGE_SECONDS = 86_400
/** Stands where a card cannot be drawn. */
const PLAIN_CARD = '/og.png'

type Named = { kind: string | undefined; code: string | undefined }

/** The picture of a page of the library for link previews, in the language its address says. */
export async function answerCard(context: Context, request: Request, { kind, code }: Named): Promise<Response> {
  const element = readElement(kind ?? '', code)
  if (!element || slugOf(element) !== code) throw notFound()
  const words = libraryWords(await languageOf(request), (path) => path)
  const text = tellElement(element, words)
  const svg = renderToStaticMarkup(<ElementCard brand={words.brand} text={text} />)
  const drawing = await drawingName(svg)
  const headers = {
    ETag: `"${drawing}"`,
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    // Pages of other sites show it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (request.headers.get('If-None-Match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers })
  const png = await rasterise(context, svg, drawing)
  if (!png) return redirect(PLAIN_CARD, { headers: { 'Cache-Control': 'no-store' } })
  return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } })
}
