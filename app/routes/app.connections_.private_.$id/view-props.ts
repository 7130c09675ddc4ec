import type { PersonPage } from '~/features/private-charts/private-charts'
import type { SkyOverChart } from '~/features/transits/transits'

/** What the page of a kept person gives each of its views. */
export type ViewProps = {
  page: PersonPage
  /** The chart under a sky, for the view `transits`. */
  sky: SkyOverChart | null
}
