import { ProfileChart } from '~/features/profile/profile-chart'
import { preloadWords } from '~/locales/dictionaries'
import type { SectionProps } from './page-data'
import { comparePath } from './profile-tabs'

export const i18n = preloadWords('crosses', 'hd', 'reading', 'ui')

export default function ChartSection({ page, profile }: SectionProps<'chart'>) {
  const isOwn = page.viewer === 'owner' && !page.preview
  return <ProfileChart profile={profile} isOwn={isOwn} compare={page.ties ? comparePath(profile.username) : null} />
}
