import type { ReactNode } from 'react'
import type { FrameData } from './frame-data'
import { MembersFrame } from './members-frame'
import { VisitorsFrame } from './visitors-frame'

type Props = {
  isVisitor: boolean
  year: number
  frame: FrameData
  children: ReactNode
}

/** The frame of a page that everybody may see, by whether a member looks at it. */
export function PublicFrame({ isVisitor, year, frame, children }: Props) {
  return isVisitor ? (
    <VisitorsFrame year={year}>{children}</VisitorsFrame>
  ) : (
    <MembersFrame frame={frame}>{children}</MembersFrame>
  )
}
