import { LazyModule } from '~/platform/client/lazy-module'
import type { TransitsProps } from './transits-view'

export const transitsModule = new LazyModule<TransitsProps>(
  'app/routes/app.connections_.private_.$id/transits-view.tsx',
  () => import('./transits-view'),
)
