import { LazyModule } from '~/platform/client/lazy-module'
import { isSignedIn } from '~/platform/client/root-data'
import type { ViewProps } from './view-props'

const VIEWS = {
  visitors: new LazyModule<ViewProps>('app/routes/posts.$id/visitors-post.tsx', () => import('./visitors-post')),
  members: new LazyModule<ViewProps>('app/routes/posts.$id/members-post.tsx', () => import('./members-post')),
}

/** The page, by who looks at it. */
export const viewModuleFor = ({ isVisitor }: { isVisitor: boolean }) => (isVisitor ? VIEWS.visitors : VIEWS.members)

// Who comes here from another page needs it as soon as the data are there.
if (isSignedIn() !== null) viewModuleFor({ isVisitor: !isSignedIn() }).preload()
