import { type ComponentType, lazy, type ReactNode } from 'react'

export type FrameProps = { year: number; unread: number; children: ReactNode }

// One address, two frames, and parts for members only. Awaited on the server only, when it starts, so that it draws all at
// once; a browser fetches what it shows.
const members = import.meta.env.SSR ? await import('./members-frame') : null
const visitors = import.meta.env.SSR ? await import('./visitors-frame') : null
const block = import.meta.env.SSR ? await import('~/features/privacy/block-button') : null
const presence = import.meta.env.SSR ? await import('~/features/profile/presence-line') : null

/** The frame of a profile, by whether a member looks at it. */
export const FRAMES: Record<'members' | 'visitors', ComponentType<FrameProps>> = {
  members: members?.MembersFrame ?? lazy(async () => ({ default: (await import('./members-frame')).MembersFrame })),
  visitors:
    visitors?.VisitorsFrame ?? lazy(async () => ({ default: (await import('./visitors-frame')).VisitorsFrame })),
}

/** Stops a member and the viewer from seeing each other. */
export const BlockButton: ComponentType<{ username: string; fullName: string }> =
  block?.BlockButton ?? lazy(async () => ({ default: (await import('~/features/privacy/block-button')).BlockButton }))

/** Whether a member is here. */
export const PresenceLine: ComponentType<{ memberId: string }> =
  presence?.PresenceLine ??
  lazy(async () => ({ default: (await import('~/features/profile/presence-line')).PresenceLine }))
