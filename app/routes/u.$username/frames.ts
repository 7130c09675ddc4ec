import { type ComponentType, lazy, type ReactNode } from 'react'
import type { HubCounts } from '~/domain/messaging/objects'

export type FrameProps = { year: number; counts: HubCounts; children: ReactNode }

// One address, two frames, parts for members only, and sections. Awaited on the server only, when it starts, so that it draws
// all at once; a browser fetches what it shows.
const members = import.meta.env.SSR ? await import('./members-frame') : null
const visitors = import.meta.env.SSR ? await import('./visitors-frame') : null
const parts = import.meta.env.SSR ? await import('./member-parts') : null
const insights = import.meta.env.SSR ? await import('~/features/dashboard/type-insights') : null
const people = import.meta.env.SSR ? await import('~/features/follows/people-tab') : null

/** The frame of a profile, by whether a member looks at it. */
export const FRAMES: Record<'members' | 'visitors', ComponentType<FrameProps>> = {
  members: members?.MembersFrame ?? lazy(async () => ({ default: (await import('./members-frame')).MembersFrame })),
  visitors:
    visitors?.VisitorsFrame ?? lazy(async () => ({ default: (await import('./visitors-frame')).VisitorsFrame })),
}

type Parts = typeof import('./member-parts')

/** A part for members, by its name. */
const part = <Name extends keyof Parts>(name: Name): Parts[Name] =>
  parts?.[name] ?? (lazy(async () => ({ default: (await import('./member-parts'))[name] as never })) as never)

export const BlockButton = part('BlockButton')
export const FollowButton = part('FollowButton')
export const MuteAlert = part('MuteAlert')
export const MuteForm = part('MuteForm')
export const PresenceLine = part('PresenceLine')
export const TieLine = part('TieLine')

type PeopleTabProps = Parameters<typeof import('~/features/follows/people-tab').PeopleTab>[0]

/** The section of the people around a member. */
export const PeopleTab: ComponentType<PeopleTabProps> =
  people?.PeopleTab ?? lazy(async () => ({ default: (await import('~/features/follows/people-tab')).PeopleTab }))

type TypeInsightsProps = Parameters<typeof import('~/features/dashboard/type-insights').TypeInsights>[0]

/** The section of what there is to read for the member's type. */
export const TypeInsights: ComponentType<TypeInsightsProps> =
  insights?.TypeInsights ??
  lazy(async () => ({ default: (await import('~/features/dashboard/type-insights')).TypeInsights }))
