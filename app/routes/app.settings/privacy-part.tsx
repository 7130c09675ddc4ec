import { MutedLists } from '~/features/mutes/muted-lists'
import type { MutesData } from '~/features/mutes/mutes'
import type { PrivacyAnswer, PrivacyData } from '~/features/privacy/privacy'
import { PrivacyTab } from '~/features/privacy/privacy-tab'

type Props = { data: PrivacyData & { mutes: MutesData }; answer: PrivacyAnswer | undefined }

/** The tab "Privacy" with the muted below the blocked. */
export function PrivacyPart({ data, answer }: Props) {
  return <PrivacyTab data={data} answer={answer} muted={<MutedLists mutes={data.mutes} />} />
}
