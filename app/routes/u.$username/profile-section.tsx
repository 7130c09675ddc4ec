import { type ReactNode, Suspense } from 'react'
import { useT } from '~/locales/use-t'
import { Skeleton } from '~/ui/skeleton'
import { TabLinks } from '~/ui/tab-links'
import { PeopleTab, TypeInsights } from './frames'
import type { PageData } from './page-data'
import { tabAddress, tabLabel, tabsFor } from './profile-tabs'

type Props = {
  page: PageData
  chart: ReactNode
}

/** The sections of a profile as links, and the one that was asked for. */
export function ProfileSection({ page: { profile, part, preview, viewer }, chart }: Props) {
  const t = useT('public-profile')
  if (profile.kind !== 'page' || !part) return null
  const { username, fullName } = profile
  const tabs = tabsFor(profile.chart !== null).map((tab) => ({
    to: tabAddress(tab, preview),
    label: t(tabLabel(tab)),
    current: tab === part.tab,
  }))
  return (
    <>
      <TabLinks label={t('sections')} tabs={tabs} />
      {part.tab === 'chart' ? chart : null}
      {part.tab === 'insights' ? (
        <Suspense key={username} fallback={<Skeleton className="h-96" />}>
          <TypeInsights insights={part.insights} type={part.type} />
        </Suspense>
      ) : null}
      {part.tab === 'connections' ? (
        <Suspense key={username} fallback={<Skeleton className="h-96" />}>
          <PeopleTab
            key={part.people.list}
            people={part.people}
            owner={{ username, fullName, isViewer: viewer === 'owner' && !preview }}
            isMember={viewer !== 'visitor' && !preview}
            preview={preview}
          />
        </Suspense>
      ) : null}
    </>
  )
}
