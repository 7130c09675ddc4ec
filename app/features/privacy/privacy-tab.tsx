import { BlockedList } from './blocked-list'
import type { PrivacyAnswer, PrivacyData } from './privacy'
import { PrivacyForm } from './privacy-form'

/** Who sees what of a member, and whom they blocked. */
export function PrivacyTab({ data, answer }: { data: PrivacyData; answer: PrivacyAnswer | undefined }) {
  return (
    <div className="grid min-w-0 gap-4">
      <PrivacyForm data={data} answer={answer} />
      <BlockedList blocked={data.blocked} />
    </div>
  )
}
