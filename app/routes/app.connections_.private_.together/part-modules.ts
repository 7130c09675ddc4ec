import type { ConnectionChart } from '~/features/connection-chart/connection-chart'
import type { Group } from '~/features/penta/penta'
import { LazyModule } from '~/platform/client/lazy-module'

export const pairPart = new LazyModule<{ chart: ConnectionChart; id: string }>(
  'app/routes/app.connections_.private_.together/pair-part.tsx',
  () => import('./pair-part'),
)

export const pentaPart = new LazyModule<{ group: Group }>(
  'app/routes/app.connections_.private_.together/penta-part.tsx',
  () => import('./penta-part'),
)

/** What is shown of so many people beside the overview. */
export const partFor = ({ two, penta }: { two: unknown; penta: unknown }) =>
  two ? [pairPart] : penta ? [pentaPart] : []
