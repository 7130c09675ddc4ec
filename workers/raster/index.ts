import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { drawPng } from './draw-png'

/** The most an SVG may weigh, in bytes; a profile's card has 3 to 4 kB. */
const MOST_BYTES = 200_000

/** `POST` an SVG, get a PNG of its own size: 413 for one too large, 422 for what is no SVG. */
async function answer(request: Request): Promise<Response> {
  if (request.method !== 'POST') return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'POST' } })
  const svg = await request.arrayBuffer()
  if (svg.byteLength > MOST_BYTES) return new Response('Content Too Large', { status: 413 })
  try {
    return new Response(await drawPng(new Uint8Array(svg)), { headers: { 'Content-Type': 'image/png' } })
  } catch (error) {
    // The drawing holds names, so it is not logged; of what the library complains of, what it quotes is left out.
    logEvent('warn', 'raster.refused', toErrorFields(error))
    return new Response('Unprocessable Content', { status: 422 })
  }
}

export default { fetch: answer } satisfies ExportedHandler
