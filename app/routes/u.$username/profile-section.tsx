import { useT } from '~/locales/use-t'
import { TabLinks } from '~/ui/layout/tab-links'
import type { PageData } from './page-data'
import { sectionModuleFor } from './page-modules'
import { tabAddress, tabLabel, tabsFor } from './profile-tabs'

/** The sections of a profile as links, and the one that was asked for. */
export function ProfileSection({ page }: { page: PageData }) {
  const t = useT('public-profile')
  const { profile, part, preview } = page
  if (profile.kind !== 'page' || !part) return null
  const tabs = tabsFor(profile.type !== null).map((tab) => ({
    to: tabAddress(tab, preview),
    label: t(tabLabel(tab)),
    current: tab === part.tab,
  }))
  const Section = sectionModuleFor(part.tab, page).Component
  return (
    <>
      <TabLinks label={t('sections')} tabs={tabs} />
      <div className={part.tab === 'chart' ? 'min-w-0' : 'min-w-0 max-w-170'}>
        {/* Another member's section, or the same for another viewer, starts with its own state. */}
        <Section key={`${profile.username} ${preview} ${part.tab}`} page={page} profile={profile} part={part} />
      </div>
    </>
  )
}
