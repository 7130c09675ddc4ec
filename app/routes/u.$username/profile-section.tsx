import { type ReactNode, Suspense } from 'react'
import { PostSkeleton } from '~/features/feed/post-skeleton'
import { useT } from '~/locales/use-t'
import { Skeleton } from '~/ui/skeleton'
import { TabLinks } from '~/ui/tab-links'
import { PeopleTab, PostsPart, TypeInsights } from './later-parts'
import type { PageData } from './page-data'
import { tabAddress, tabLabel, tabsFor } from './profile-tabs'

type Props = {
  page: PageData
  chart: ReactNode
}

/** The sections of a profile as links, and the one that was asked for. */
export function ProfileSection({ page, chart }: Props) {
  const t = useT('public-profile')
  const { profile, part, preview } = page
  if (profile.kind !== 'page' || !part) return null
  const tabs = tabsFor(profile.chart !== null).map((tab) => ({
    to: tabAddress(tab, preview),
    label: t(tabLabel(tab)),
    current: tab === part.tab,
  }))
  return (
    <>
      <TabLinks label={t('sections')} tabs={tabs} />
      {part.tab === 'chart' ? (
        chart
      ) : (
        // Another member's section, and the same with other eyes, begins anew.
        <Suspense key={`${profile.username} ${preview} ${part.tab}`} fallback={<Coming tab={part.tab} />}>
          <Section page={page} />
        </Suspense>
      )}
    </>
  )
}

function Section({ page: { profile, part, preview, viewer } }: { page: PageData }) {
  if (profile.kind !== 'page' || !part) return null
  const { username, fullName, counts } = profile
  switch (part.tab) {
    case 'chart':
      return null
    case 'posts': {
      const eyes = preview ? 'preview' : viewer
      return <PostsPart of={{ username, fullName, postsCount: counts.postsCount, eyes, preview }} posts={part.posts} />
    }
    case 'insights':
      return <TypeInsights insights={part.insights} type={part.type} />
    case 'connections':
      return (
        <PeopleTab
          key={`${part.people.list} ${part.people.cursor}`}
          people={part.people}
          owner={{ username, fullName, isViewer: viewer === 'owner' && !preview }}
          isMember={viewer !== 'visitor' && !preview}
          preview={preview}
        />
      )
  }
}

function Coming({ tab }: { tab: 'posts' | 'insights' | 'connections' }) {
  if (tab !== 'posts') return <Skeleton className="h-96 max-w-170" />
  return (
    <div className="grid max-w-170 gap-3.5">
      <PostSkeleton />
      <PostSkeleton />
    </div>
  )
}
