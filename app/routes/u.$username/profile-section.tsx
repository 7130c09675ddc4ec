import type { ReactNode } from 'react'
import { TypeInsights } from '~/features/dashboard/type-insights'
import { MemberPosts } from '~/features/feed/member-posts'
import { PeopleTab } from '~/features/follows/people-tab'
import { ReportDialog } from '~/features/reports/report-dialog'
import { useT } from '~/locales/use-t'
import { TabLinks } from '~/ui/tab-links'
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
  const tabs = tabsFor(profile.type !== null).map((tab) => ({
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
        <div className="min-w-0 max-w-170">
          <Section key={`${profile.username} ${preview} ${part.tab}`} page={page} />
        </div>
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
      const eyes = preview ? ('preview' as const) : viewer
      return (
        <MemberPosts
          of={{ username, fullName, postsCount: counts.postsCount, eyes, preview }}
          posts={part.posts}
          report={(subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />}
        />
      )
    }
    case 'insights':
      return <TypeInsights {...part} />
    case 'connections':
      return (
        <PeopleTab
          people={part.people}
          owner={{ username, fullName, isViewer: viewer === 'owner' && !preview }}
          isMember={viewer !== 'visitor' && !preview}
          preview={preview}
        />
      )
  }
}
