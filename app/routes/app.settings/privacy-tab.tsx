import type { ConsentsData } from '~/features/consents/consents'
import { ConsentsCard } from '~/features/consents/consents-card'
import type { LoveChoice } from '~/features/love/love'
import { LoveSettings } from '~/features/love/love-settings'
import { MutedLists } from '~/features/mutes/muted-lists'
import type { MutesData } from '~/features/mutes/mutes'
import type { PrivacyData } from '~/features/privacy/load-privacy.server'
import type { PrivacyAnswer } from '~/features/privacy/privacy'
import { PrivacyTab } from '~/features/privacy/privacy-tab'
import { preloadWords } from '~/locales/dictionaries'

export const i18n = preloadWords('consents', 'fields', 'love-settings', 'mutes', 'premium-note', 'privacy-settings')

type Props = {
  data: PrivacyData & { mutes: MutesData; love: LoveChoice; consents: ConsentsData }
  answer: PrivacyAnswer | undefined
}

/** The tab "Privacy": who sees what, then Love Compatibility, consents and mutes. */
export default function Privacy({ data, answer }: Props) {
  return (
    <PrivacyTab data={data} answer={answer}>
      <LoveSettings choice={data.love} />
      <ConsentsCard data={data.consents} />
      <MutedLists mutes={data.mutes} />
    </PrivacyTab>
  )
}
