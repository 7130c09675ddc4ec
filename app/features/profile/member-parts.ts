import type { ReactNode } from 'react'

/** The forms of other features that stand among the buttons of another member's page. */
export type MemberParts = {
  connect: ReactNode
  follow: ReactNode
  /** A form with a button for each way to mute, of the value `7`, `30`, `always`, or `unmute`. */
  mute: ReactNode
  isMuted: boolean
  /** What stops the two from seeing each other: a form with one button. */
  block: ReactNode
}
