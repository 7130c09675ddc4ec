import { clocksAt, needsRegion } from '~/domain/birth/zones/regional-clocks'
import type { BirthQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { Engine } from './engine'
import type { BirthLocation } from './locate-birth'

/**
 * The engine with the clocks of a region, where they went otherwise than those of its zone. The gazetteer is only asked about
 * the days on which that matters.
 */
export async function withLocalClocks(
  { birth_date: date }: BirthQuestion,
  { timezone: zone, latitude, longitude }: BirthLocation,
  engine: Engine,
): Promise<Engine> {
  if (latitude === null || longitude === null || !needsRegion(zone, date)) return engine
  const region = await engine.places.findRegion({ zone, latitude, longitude })
  return { ...engine, ...clocksAt({ zone, region, latitude, longitude }, date, engine.zones) }
}
