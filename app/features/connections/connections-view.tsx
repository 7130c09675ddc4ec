import { Link, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { TabLinks } from '~/ui/layout/tab-links'
import { CountBadge } from '~/ui/members/count-badge'
import { countLabel } from '~/ui/members/count-label'
import { Alert } from '~/ui/states/alert'
import { UsageLine } from '~/ui/states/usage-line'
import { ConnectionList } from './connection-list'
import { ConnectionTiles } from './connection-tiles'
import { CONNECTION_TABS, type ConnectionsPage, connectionsPath } from './connections-page'
import { ConnectionsSearch } from './connections-search'

/** Who would suit, who is connected, who asked: a search, what is counted, and one list at a time. */
export function ConnectionsView({ page }: { page: ConnectionsPage }) {
  const t = useT('connections')
  const { query, requests, hasType } = page
  const { q, type, tab } = query
  const isComing = useNavigation().location?.pathname === '/app/connections'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>{t('title')}</h1>
        <ButtonLink to="/app/connections/private" size="s">
          {t('privateCharts')}
        </ButtonLink>
      </div>
      <ConnectionsSearch query={query} />
      <ConnectionTiles page={page} />
      <TabLinks
        label={t('lists')}
        tabs={CONNECTION_TABS.map((each) => ({
          to: connectionsPath({ tab: each, q, type }),
          current: each === tab,
          label: (
            <>
              {t(`tab.${each}`)}
              {each === 'requests' && requests > 0 ? <CountBadge>{countLabel(requests)}</CountBadge> : null}
            </>
          ),
        }))}
      />
      {tab === 'requests' ? (
        <nav aria-label={t('tab.requests')} className="flex gap-2">
          {(['received', 'sent'] as const).map((list) => (
            <Link
              key={list}
              to={connectionsPath({ tab, list, q, type })}
              preventScrollReset
              aria-current={list === query.list ? 'page' : undefined}
              className={buttonLook('ghost', 's', 'aria-[current]:bg-accent-soft aria-[current]:text-ink')}
            >
              {t(`list.${list}`)}
            </Link>
          ))}
        </nav>
      ) : null}
      {tab === 'matches' && !hasType ? (
        <Alert tone="warning" title={t('noChart')}>
          {t('noChartText')}{' '}
          <Link to="/app/settings?tab=hd-data" className="font-semibold underline underline-offset-4">
            {t('addBirth')}
          </Link>
        </Alert>
      ) : null}
      {page.usage ? <UsageLine line={page.usage} /> : null}
      <div aria-busy={isComing || undefined} className="transition-opacity aria-busy:opacity-60">
        <ConnectionList key={connectionsPath(query)} page={page} />
      </div>
      {tab === 'connected' ? (
        <Link to="/app/penta" className="justify-self-start underline underline-offset-4">
          {t('penta')}
        </Link>
      ) : null}
    </div>
  )
}
