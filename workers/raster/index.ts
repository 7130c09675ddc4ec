import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { drawPng } from './draw-png'

/** The size limit of an SVG in bytes; a profile card has 3 to 4 kB. */
const MOST_BYTES = 200_000

/** `POST` an SVG, get a PNG of its own size: 413 if it is too large, 422 if it is invalid. */
async function answer(request: Request): Promise<Response> {
  if (request.method !== 'POST') return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'POST' } })
  const svg = await request.arrayBuffer()
  if (svg.byteLength > MOST_BYTES) return new Response('Content Too Large', { status: 413 })
  try {
    return new Response(await drawPng(new Uint8Array(svg)), { headers: { 'Content-Type': 'image/png' } })
  } catch (error) {
    // The SVG contains names, so neither it nor the quotes in the error of the library are logged.
    logEvent('warn', 'raster.refused', toErrorFields(error))
    return new Response('Unprocessable Content', { status: 422 })
  }
}

export default { fetch: answer } satisfies ExportedHandler
