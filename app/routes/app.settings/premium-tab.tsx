import type { PremiumAnswer } from '~/features/premium/answer-premium.server'
import type { PremiumData, UsageData } from '~/features/premium/load-premium.server'
import { PremiumTab, UsageList } from '~/features/premium/premium-tab'
import { preloadWords } from '~/locales/dictionaries'

export const i18n = preloadWords('premium', 'usage')

type Props = { data: { premium: PremiumData; usage: UsageData }; answer: PremiumAnswer | undefined }

/** The tab "Premium": the subscription, then what is left of each limit. */
export default function Premium({ data, answer }: Props) {
  return (
    <>
      <PremiumTab data={data.premium} answer={answer} />
      <UsageList usage={data.usage} />
    </>
  )
}
