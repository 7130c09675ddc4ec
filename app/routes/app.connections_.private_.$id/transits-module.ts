import type { SkyOverChart } from '~/features/transits/transits'
import { LazyModule } from '~/platform/client/lazy-module'

export type TransitsProps = { sky: SkyOverChart; page: string }

export const transitsModule = new LazyModule<TransitsProps>(
  'app/routes/app.connections_.private_.$id/transits-view.tsx',
  () => import('./transits-view'),
)
