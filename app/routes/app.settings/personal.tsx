import { PhotoField } from '~/features/photo/photo-field'
import type { PersonalAnswer } from '~/features/settings/personal'
import { PersonalTab } from '~/features/settings/personal-tab'
import type { loadPersonalTab } from './personal.server'

type Props = { data: Awaited<ReturnType<typeof loadPersonalTab>>; answer: PersonalAnswer | undefined }

/** The tab "Personal": the profile, with the photo on top. */
export function Personal({ data, answer }: Props) {
  return <PersonalTab data={data.profile} answer={answer} photo={<PhotoField photo={data.photo} />} />
}
