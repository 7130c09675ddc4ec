import type { ComponentType } from 'react'
import { LazyModule } from '~/platform/lazy-module'
import type { PageData, SectionProps, ViewProps } from './page-data'
import type { ProfilePart } from './part.server'
import type { ProfileTab } from './profile-tabs'

const VIEWS = {
  visitors: new LazyModule<ViewProps>(
    'app/routes/u.$username/visitors-profile.tsx',
    () => import('./visitors-profile'),
  ),
  members: new LazyModule<ViewProps>('app/routes/u.$username/members-profile.tsx', () => import('./members-profile')),
}

export const SECTIONS: { [T in ProfileTab]: LazyModule<SectionProps<T>> } = {
  chart: new LazyModule('app/routes/u.$username/chart-section.tsx', () => import('./chart-section')),
  posts: new LazyModule('app/routes/u.$username/posts-section.tsx', () => import('./posts-section')),
  insights: new LazyModule('app/routes/u.$username/insights-section.tsx', () => import('./insights-section')),
  connections: new LazyModule('app/routes/u.$username/connections-section.tsx', () => import('./connections-section')),
}

/** The page around the sections, by who looks at it. */
export const viewFor = ({ viewer }: Pick<PageData, 'viewer'>) => (viewer === 'visitor' ? VIEWS.visitors : VIEWS.members)

/** The caller passes the part that belongs to the section. */
export const sectionFor = ({ tab }: ProfilePart) =>
  SECTIONS[tab].Component as ComponentType<Omit<SectionProps<ProfileTab>, 'part'> & { part: ProfilePart }>

export const modulesOf = (page: Pick<PageData, 'viewer' | 'part'>) => [
  viewFor(page),
  ...(page.part ? [SECTIONS[page.part.tab]] : []),
]
