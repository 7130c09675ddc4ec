import type { PersonView } from '~/features/private-charts/private-charts'
import { LazyModule } from '~/platform/client/lazy-module'
import type { ViewProps } from './view-props'

// One file for three: apart, what they share with the landing page would be files of their own, 1.8 kB more there.
const chart = new LazyModule<ViewProps>(
  'app/routes/app.connections_.private_.$id/chart-view.tsx',
  () => import('./chart-view'),
)

/** The chart in each view: a page loads the code of the one that it shows. */
export const VIEW_MODULES: Record<PersonView, LazyModule<ViewProps>> = {
  bodygraph: chart,
  wheel: chart,
  sheet: chart,
  reading: new LazyModule<ViewProps>(
    'app/routes/app.connections_.private_.$id/reading-view.tsx',
    () => import('./reading-view'),
  ),
  transits: new LazyModule<ViewProps>(
    'app/routes/app.connections_.private_.$id/transits-view.tsx',
    () => import('./transits-view'),
  ),
}
