import { type ReactNode, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Sleeping } from '~/ui/sleeping/sleeping'
import { TabLinks } from '~/ui/tab-links'
import type { PageData } from './page-data'
import { tabAddress, tabLabel, tabsFor } from './profile-tabs'
import { sleepingInsights, sleepingPeople, sleepingPosts } from './sleeping-parts'

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
        <Section key={`${profile.username} ${preview} ${part.tab}`} page={page} />
      )}
    </>
  )
}

/** The place of a section whose code is on its way. */
const PLACE = 'min-w-0 max-w-170 empty:min-h-96 empty:rounded-card empty:bg-sunken'

function Section({ page: { profile, part, preview, viewer } }: { page: PageData }) {
  const [first] = useState(part)
  if (profile.kind !== 'page' || !part) return null
  const { username, fullName, counts } = profile
  // What was told anew must be seen without a touch, too.
  const wanted = part !== first
  switch (part.tab) {
    case 'chart':
      return null
    case 'posts': {
      const eyes = preview ? ('preview' as const) : viewer
      const of = { username, fullName, postsCount: counts.postsCount, eyes, preview }
      const props = { of, posts: part.posts }
      return <Sleeping part={sleepingPosts} props={props} wanted={wanted} touchable className={PLACE} />
    }
    case 'insights':
      return <Sleeping part={sleepingInsights} props={part} wanted={wanted} className={PLACE} />
    case 'connections': {
      const owner = { username, fullName, isViewer: viewer === 'owner' && !preview }
      const props = { people: part.people, owner, isMember: viewer !== 'visitor' && !preview, preview }
      return <Sleeping part={sleepingPeople} props={props} wanted={wanted} touchable className={PLACE} />
    }
  }
}
