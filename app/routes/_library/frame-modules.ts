import type { ReactNode } from 'react'
import { LazyModule } from '~/platform/lazy-module'
import type { FrameData } from '../u.$username/frame-data'

type FrameProps = { year: number; frame: FrameData; children: ReactNode }

const FRAMES = {
  visitors: new LazyModule<FrameProps>('app/routes/_library/visitors-frame.ts', () => import('./visitors-frame')),
  members: new LazyModule<FrameProps>('app/routes/_library/members-frame.ts', () => import('./members-frame')),
}

/** The frame of the library: among the public pages for visitors, among their own for members. */
export const frameFor = ({ isVisitor }: { isVisitor: boolean }) => (isVisitor ? FRAMES.visitors : FRAMES.members)
