import { hexDigest } from '../../domain/text/hex'
import type { Context } from '../server/context.server'
import { placeCache } from '../server/http.server'
import { logEvent, toErrorFields } from '../server/log.server'

/** A drawing takes 40 ms of the processor; what takes longer than this is not coming. */
const TIMEOUT_MILLISECONDS = 10_000
const KEPT_SECONDS = 2_592_000

/** The name of a drawing's content, hexadecimal: the same drawing has the same name everywhere. */
export async function drawingName(svg: string): Promise<string> {
  return (await hexDigest(svg)).slice(0, 32)
}

/**
 * The PNG of an SVG, by the raster worker; kept by its name, so that one drawing is drawn once in a place. Without a name it is
 * of nobody else's concern, and no cache has it. Null, and a line in the log, where it cannot be had.
 */
export async function rasterise(context: Context, svg: string, name: string | null): Promise<ArrayBuffer | null> {
  const keeper = name === null ? undefined : placeCache()
  const key = new Request(`https://raster.internal/${name}.png`)
  const cached = await keeper?.match(key)
  if (cached) return cached.arrayBuffer()
  try {
    const response = await context.bindings.RASTER.fetch('https://raster.internal/', {
      method: 'POST',
      body: svg,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    })
    if (!response.ok) throw new Error(`The raster worker answered ${response.status}`)
    const png = await response.arrayBuffer()
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${KEPT_SECONDS}` }
    const putting = keeper?.put(key, new Response(png, { headers }))
    if (putting) context.waitUntil(putting.catch(() => undefined))
    return png
  } catch (error) {
    logEvent('error', 'raster.failed', { requestId: context.requestId, ...toErrorFields(error) })
    return null
  }
}
