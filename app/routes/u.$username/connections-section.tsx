import { PeopleTab } from '~/features/follows/people-tab'
import { preloadWords } from '~/locales/dictionaries'
import type { SectionProps } from './page-data'

export const i18n = preloadWords('follows')

export default function ConnectionsSection({ page: { preview, viewer }, profile, part }: SectionProps<'connections'>) {
  const { username, fullName } = profile
  return (
    <PeopleTab
      people={part.people}
      owner={{ username, fullName, isViewer: viewer === 'owner' && !preview }}
      isMember={viewer !== 'visitor' && !preview}
      preview={preview}
    />
  )
}
