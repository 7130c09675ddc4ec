import { type ComponentType, lazy, type ReactNode } from 'react'

export type FrameProps = { year: number; children: ReactNode }

// One address, two frames. Awaited on the server only, when it starts, so that it draws either at once; a browser fetches
// the one it is in.
const members = import.meta.env.SSR ? await import('./members-frame') : null
const visitors = import.meta.env.SSR ? await import('./visitors-frame') : null

/** The frame of a profile, by whether a member looks at it. */
export const FRAMES: Record<'members' | 'visitors', ComponentType<FrameProps>> = {
  members: members?.MembersFrame ?? lazy(async () => ({ default: (await import('./members-frame')).MembersFrame })),
  visitors:
    visitors?.VisitorsFrame ?? lazy(async () => ({ default: (await import('./visitors-frame')).VisitorsFrame })),
}
