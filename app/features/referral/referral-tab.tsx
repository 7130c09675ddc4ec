import { InvitationCard } from './invitation-card'
import type { ReferralData } from './referral'
import { ReferralSteps } from './referral-steps'
import { RewardsCard } from './rewards-card'

/** The tab "Referral": the code and the link, how it goes, and what it came to. */
export function ReferralTab({ data }: { data: ReferralData }) {
  const { code, link, example, ...came } = data
  return (
    <div className="grid max-w-170 gap-4">
      <InvitationCard code={code} link={link} />
      <RewardsCard {...came} />
      <ReferralSteps example={example} />
    </div>
  )
}
