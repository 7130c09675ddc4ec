import type { Ingress } from '~/domain/human-design/sky-event.schema'
import { packSkyMonth, type SkyMonth, spansOfMonth, type TimeSpan } from '~/domain/human-design/transit/sky-month'
import { cacheOf } from '~/platform/chart.server'
import type { Context } from '~/platform/context.server'
import { requestSky, skyEvents } from '~/platform/sky.server'

/** Months last asked for in this isolate, the last one last: nearly every question is about the month that is. */
const months = new WeakMap<Fetcher, Map<string, SkyMonth>>()
const MOST_KEPT = 4

/** A month of the sky, asked of the chart service once in an isolate; null where it does not answer. */
export async function loadSkyMonth(context: Context, month: string): Promise<SkyMonth | null> {
  const cache = cacheOf(months, context)
  const found = cache.get(month) ?? (await requestMonth(context, month))
  if (!found) return null
  cache.delete(month)
  cache.set(month, found)
  for (const [oldest] of cache) {
    if (cache.size <= MOST_KEPT) break
    cache.delete(oldest)
  }
  return found
}

async function requestMonth(context: Context, month: string): Promise<SkyMonth | null> {
  const { gatesIn, linesIn } = spansOfMonth(month)
  const [gatesSky, gateChanges, linesSky, lineChanges] = await Promise.all([
    requestSky(context, gatesIn.from),
    ingressesIn(context, gatesIn, ['gate_ingress']),
    requestSky(context, linesIn.from),
    ingressesIn(context, linesIn, ['gate_ingress', 'line_ingress']),
  ])
  if (!gatesSky || !gateChanges || !linesSky || !lineChanges) return null
  return packSkyMonth(
    month,
    { sky: gatesSky.activations, ingresses: gateChanges },
    { sky: linesSky.activations, ingresses: lineChanges },
  )
}

async function ingressesIn(
  context: Context,
  { from, to }: TimeSpan,
  kinds: Ingress['kind'][],
): Promise<Ingress[] | null> {
  const [first, last] = [from, to].map((at) => new Date(at).toISOString()) as [string, string]
  const events = await skyEvents(context, { from: first, to: last, kinds })
  return events?.filter((event) => event.kind === 'gate_ingress' || event.kind === 'line_ingress') ?? null
}
