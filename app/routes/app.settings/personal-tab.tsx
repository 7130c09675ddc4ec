import { PhotoField } from '~/features/photo/photo-field'
import { ReadingLanguagesCard } from '~/features/preferences/reading-languages-card'
import type { PersonalAnswer } from '~/features/settings/personal'
import { PersonalTab } from '~/features/settings/personal-tab'
import { preloadWords } from '~/locales/dictionaries'
import type { loadPersonalTab } from './personal.server'

export const i18n = preloadWords('fields', 'passwords', 'personal', 'photo', 'ui')

type Props = { data: Awaited<ReturnType<typeof loadPersonalTab>>; answer: PersonalAnswer | undefined }

/** The tab "Personal": the profile, with the photo on top, and the languages the member reads. */
export default function Personal({ data, answer }: Props) {
  return (
    <>
      <PersonalTab data={data.profile} answer={answer} photo={<PhotoField photo={data.photo} />} />
      <ReadingLanguagesCard reads={data.reads} />
    </>
  )
}
