import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import type { EventsData } from '~/domain/human-design/service/chart-service.schema'
import type { EventsQuestion } from '~/domain/human-design/service/sky-request.schema'
import { coveredSpan } from './covered-span'
import type { Ephemeris } from './ephemeris/ephemeris'
import { skyEvents } from './transits/sky-events'

/** What happens in the sky between two instants. Throws `RefusedError` where the tables do not cover them. */
export function findEvents({ from, to, kinds, bodies }: EventsQuestion, ephemeris: Ephemeris): EventsData {
  const span = coveredSpan({ from, to })
  return {
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
    events: skyEvents(ephemeris, span, { kinds, bodies }),
    engineVersion: ENGINE_VERSION,
  }
}
