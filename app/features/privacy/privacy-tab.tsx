import type { ReactNode } from 'react'
import { BlockedList } from './blocked-list'
import type { PrivacyAnswer, PrivacyData } from './privacy'
import { PrivacyForm } from './privacy-form'

type Props = {
  data: PrivacyData
  answer: PrivacyAnswer | undefined
  /** Whom and what they muted. */
  muted: ReactNode
}

/** Who sees what of a member, whom they blocked, and whom they muted. */
export function PrivacyTab({ data, answer, muted }: Props) {
  return (
    <div className="grid min-w-0 gap-4">
      <PrivacyForm data={data} answer={answer} />
      <BlockedList blocked={data.blocked} nextBlocked={data.nextBlocked} isBlockedFromStart={data.isBlockedFromStart} />
      {muted}
    </div>
  )
}
