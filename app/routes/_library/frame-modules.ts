import type { ReactNode } from 'react'
import { LazyModule } from '~/platform/client/lazy-module'
import { isSignedIn } from '~/platform/client/root-data'
import type { FrameData } from '../frames/frame-data'

type FrameProps = { year: number; frame: FrameData; children: ReactNode }

const FRAMES = {
  visitors: new LazyModule<FrameProps>('app/routes/_library/visitors-frame.ts', () => import('./visitors-frame')),
  members: new LazyModule<FrameProps>('app/routes/_library/members-frame.ts', () => import('./members-frame')),
}

/** The frame of the library: among the public pages for visitors, among their own for members. */
export const frameModuleFor = ({ isVisitor }: { isVisitor: boolean }) => (isVisitor ? FRAMES.visitors : FRAMES.members)

// Who comes here from another page needs it as soon as the data are there.
if (isSignedIn() !== null) frameModuleFor({ isVisitor: !isSignedIn() }).preload()
