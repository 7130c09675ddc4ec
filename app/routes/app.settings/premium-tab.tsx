import type { PremiumAnswer, PremiumData } from '~/features/premium/premium'
import { PremiumTab } from '~/features/premium/premium-tab'
import type { UsageData } from '~/features/premium/usage'
import { UsageList } from '~/features/premium/usage-list'
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
