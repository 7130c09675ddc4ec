import { LazyModule } from '~/platform/client/lazy-module'
import { isSignedIn } from '~/platform/client/root-data'
import type { PageData, SectionProps, ViewProps } from './page-data'
import type { ProfilePart } from './part.server'
import { PROFILE_TABS, type ProfileTab } from './profile-tabs'

const VIEWS = {
  visitors: new LazyModule<ViewProps>(
    'app/routes/u.$username/visitors-profile.tsx',
    () => import('./visitors-profile'),
  ),
  members: new LazyModule<ViewProps>('app/routes/u.$username/members-profile.tsx', () => import('./members-profile')),
}

type Sections = { [T in ProfileTab]: LazyModule<SectionProps<T>> }

const SECTIONS: Sections = {
  chart: new LazyModule('app/routes/u.$username/chart-section.tsx', () => import('./chart-section')),
  posts: new LazyModule('app/routes/u.$username/members-posts-section.tsx', () => import('./members-posts-section')),
  insights: new LazyModule('app/routes/u.$username/insights-section.tsx', () => import('./insights-section')),
  connections: new LazyModule('app/routes/u.$username/connections-section.tsx', () => import('./connections-section')),
}

const VISITORS_SECTIONS: Sections = {
  ...SECTIONS,
  posts: new LazyModule('app/routes/u.$username/visitors-posts-section.tsx', () => import('./visitors-posts-section')),
}

type Viewer = Pick<PageData, 'viewer'>

/** The page around the sections, by who looks at it. */
export const viewModuleFor = ({ viewer }: Viewer) => (viewer === 'visitor' ? VIEWS.visitors : VIEWS.members)

type AnySectionProps = Omit<SectionProps<ProfileTab>, 'part'> & { part: ProfilePart }

/** A section, by who looks at it. The caller passes the part that belongs to it. */
export const sectionModuleFor = (tab: ProfileTab, { viewer }: Viewer) =>
  (viewer === 'visitor' ? VISITORS_SECTIONS : SECTIONS)[tab] as unknown as LazyModule<AnySectionProps>

export const modulesFor = (page: Viewer & Pick<PageData, 'part'>) => [
  viewModuleFor(page),
  ...(page.part ? [sectionModuleFor(page.part.tab, page)] : []),
]

// Who comes here from another page needs them as soon as the data are there.
if (isSignedIn() !== null) {
  const viewer = isSignedIn() ? 'member' : 'visitor'
  viewModuleFor({ viewer }).preload()
  sectionModuleFor(PROFILE_TABS[0], { viewer }).preload()
}
