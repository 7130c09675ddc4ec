import type { ConsentsData } from '~/features/consents/consents'
import { ConsentsCard } from '~/features/consents/consents-card'
import type { LoveChoice } from '~/features/love/love'
import { LoveSettings } from '~/features/love/love-settings'
import { MutedLists } from '~/features/mutes/muted-lists'
import type { MutesData } from '~/features/mutes/mutes'
import type { PrivacyAnswer, PrivacyData } from '~/features/privacy/privacy'
import { PrivacyTab } from '~/features/privacy/privacy-tab'

type Props = {
  data: PrivacyData & { mutes: MutesData; love: LoveChoice; consents: ConsentsData }
  answer: PrivacyAnswer | undefined
}

/** The tab "Privacy": Love Compatibility, the consents and the muted stand below the blocked. */
export function PrivacyPart({ data, answer }: Props) {
  return (
    <PrivacyTab
      data={data}
      answer={answer}
      muted={
        <>
          <LoveSettings choice={data.love} />
          <ConsentsCard data={data.consents} />
          <MutedLists mutes={data.mutes} />
        </>
      }
    />
  )
}
