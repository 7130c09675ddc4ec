import { useLanguage, useT } from '~/locales/use-t'
import { TabLinks } from '~/ui/layout/tab-links'
import { type ExploreQuery, explorePath, TABS, type Tab, type Total } from './explore'

type Props = {
  /** What is looked for goes along from one part to the other; to events go the words alone. */
  query: ExploreQuery
  current: Tab | 'events'
  /** How many stand behind each, as far as that is known here. */
  totals: Partial<Record<Tab | 'events', Total | undefined>>
  eventsPath: string
}

/** The three parts of Explore. */
export function ExploreTabs({ query, current, totals, eventsPath }: Props) {
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
  const said = new Intl.NumberFormat(useLanguage()).format(count)
  return (
    <span className="tabular text-sm font-normal text-muted">
      {t(isMore ? 'countedMore' : 'counted', { count: said })}
    </span>
  )
}
