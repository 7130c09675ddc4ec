import { instantOfWallClock } from '~/domain/community/places/wall-clock'
import { skyFrames } from '~/domain/human-design/transit/sky-frames'
import type { Standing } from '~/domain/human-design/transit/standing'
import { requestSky, skyEvents } from '~/platform/chart/sky.server'
import type { Context } from '~/platform/server/context.server'

const noonOf = (zone: string, day: string) => instantOfWallClock(zone, Date.parse(`${day}T12:00:00Z`))

/**
 * Where the bodies stood at noon of these days, which come in order; null where the service does not answer. Two questions
 * however many days there are: the first noon, and every change of gate up to the last.
 */
export async function skyOfDays(
  context: Context,
  days: readonly string[],
): Promise<ReadonlyMap<string, readonly Standing[]> | null> {
  const timeZone = await context.timeZone()
  const noons = days.map((day) => ({ day, at: new Date(noonOf(timeZone, day)).toISOString() }))
  const [first, last] = [noons.at(0), noons.at(-1)]
  if (!first || !last) return new Map()
  const start = await requestSky(context, Date.parse(first.at))
  if (!start) return null
  const span = { from: start.at, to: new Date(Date.parse(last.at) + 1000).toISOString() }
  const events = await skyEvents(context, { ...span, kinds: ['gate_ingress'] })
  if (!events) return null
  const ingresses = events.filter((event) => event.kind === 'gate_ingress')
  const frames = skyFrames(start.activations, ingresses, span)
  return new Map(
    noons.map(({ day, at }) => [day, frames.find(({ from, until }) => from <= at && at < until)?.sky ?? []]),
  )
}
