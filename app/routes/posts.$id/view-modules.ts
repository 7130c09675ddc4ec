import { LazyModule } from '~/platform/lazy-module'
import type { ViewProps } from './view-props'

const VIEWS = {
  visitors: new LazyModule<ViewProps>('app/routes/posts.$id/visitors-post.tsx', () => import('./visitors-post')),
  members: new LazyModule<ViewProps>('app/routes/posts.$id/members-post.tsx', () => import('./members-post')),
}

/** The page, by who looks at it. */
export const viewFor = ({ isVisitor }: { isVisitor: boolean }) => (isVisitor ? VIEWS.visitors : VIEWS.members)
