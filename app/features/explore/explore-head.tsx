import { useLanguage, useT } from '~/locales/use-t'
import { TabLinks } from '~/ui/layout/tab-links'
import { type ExploreQuery, explorePath, TABS, type Tab, type Total } from './explore'

type TabsProps = {
  /** Kept when the tab changes. */
  query: ExploreQuery
  current: Tab | 'events'
  /** The number of results of each tab, where it is known. */
  totals: Partial<Record<Tab | 'events', Total | undefined>>
  eventsPath: string
}

/** The three tabs of Explore; events are a page of their own. */
export function ExploreTabs({ query, current, totals, eventsPath }: TabsProps) {
  const t = useT('explore')
  const parts = [
    ...TABS.map((tab) => ({ tab, to: explorePath({ ...query, tab }) })),
    { tab: 'events' as const, to: eventsPath },
  ]
  const tabs = parts.map(({ tab, to }) => {
    const total = totals[tab]
    return {
      to,
      current: current === tab,
      label: (
        <span>
          {t(`tab.${tab}`)} {total ? <Counted total={total} /> : null}
        </span>
      ),
    }
  })
  return <TabLinks label={t('tabs')} tabs={tabs} />
}

function Counted({ total: { count, isMore } }: { total: Total }) {
  const t = useT('explore')
  const countText = new Intl.NumberFormat(useLanguage()).format(count)
  return (
    <span className="tabular text-sm font-normal text-muted">
      {t(isMore ? 'countedMore' : 'counted', { count: countText })}
    </span>
  )
}

/** The heading of Explore, with other words where someone to message is chosen. */
export function ExploreHead({ isForMessage = false }: { isForMessage?: boolean }) {
  const t = useT('explore')
  return (
    <div>
      <h1>{t('title')}</h1>
      <p className="mt-1 text-muted">{t(isForMessage ? 'chooseAddressee' : 'intro')}</p>
    </div>
  )
}
