import type { GuidancePage } from './guidance'
import { GuidanceCard } from './guidance-card'
import { LunarMonthCard } from './lunar-month-card'
import { PersonalInsightCard } from './personal-insight-card'

/** What a page of insights begins with: the member's own day. */
export function GuidanceTop({ page: { card, personal, lunarMonth } }: { page: GuidancePage }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <GuidanceCard answer={card} />
      {personal ? <PersonalInsightCard insight={personal} /> : null}
      {lunarMonth ? <LunarMonthCard month={lunarMonth} /> : null}
    </div>
  )
}
