import { CallToAction } from './call-to-action'
import { FeatureCards } from './feature-cards'

/** Below the first screen: what else there is, and the way in for who has none yet. */
export function MoreOfThePage({ isMember }: { isMember: boolean }) {
  return (
    <>
      <FeatureCards />
      {isMember ? null : <CallToAction />}
    </>
  )
}
