import type { PersonView } from '~/features/private-charts/private-charts'
import { LazyModule } from '~/platform/client/lazy-module'
import type { ViewProps } from './view-props'

/** The chart in each view: a page loads the code of the one that it shows. */
export const VIEW_MODULES: Record<PersonView, LazyModule<ViewProps>> = {
  bodygraph: new LazyModule<ViewProps>(
    'app/routes/app.connections_.private_.$id/bodygraph-view.tsx',
    () => import('./bodygraph-view'),
  ),
  reading: new LazyModule<ViewProps>(
    'app/routes/app.connections_.private_.$id/reading-view.tsx',
    () => import('./reading-view'),
  ),
  wheel: new LazyModule<ViewProps>(
    'app/routes/app.connections_.private_.$id/wheel-view.tsx',
    () => import('./wheel-view'),
  ),
  transits: new LazyModule<ViewProps>(
    'app/routes/app.connections_.private_.$id/transits-view.tsx',
    () => import('./transits-view'),
  ),
  sheet: new LazyModule<ViewProps>(
    'app/routes/app.connections_.private_.$id/sheet-view.tsx',
    () => import('./sheet-view'),
  ),
}
