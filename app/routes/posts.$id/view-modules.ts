import { LazyModule } from '~/platform/lazy-module'
import type { ViewProps } from './view-props'

const VIEWS = {
  visitors: new LazyModule<ViewProps>(() => import('./visitors-post')),
  members: new LazyModule<ViewProps>(() => import('./members-post')),
}

/** The page, by who looks at it. */
export const viewFor = ({ isVisitor }: { isVisitor: boolean }) => (isVisitor ? VIEWS.visitors : VIEWS.members)
