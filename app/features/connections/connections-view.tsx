import { Form, Link, useNavigation } from '@remix-run/react'
import { type RefObject, useRef } from 'react'
import { TYPES } from '~/domain/human-design/terms/codes'
import { countText, percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { SearchField } from '~/ui/controls/search-field'
import { ToggleButton } from '~/ui/controls/toggle-button'
import { CloseIcon } from '~/ui/icons'
import { TabLinks } from '~/ui/layout/tab-links'
import { CountBadge } from '~/ui/members/count-badge'
import { countLabel } from '~/ui/members/count-label'
import { Alert } from '~/ui/states/alert'
import { UsageLine } from '~/ui/states/usage-line'
import { ConnectionList } from './connection-list'
import {
  CONNECTION_TABS,
  type ConnectionsPage,
  type ConnectionsQuery,
  connectionsPath,
  SEARCH_MAX_LENGTH,
} from './connections-page'

/** Matches, connections and requests: search, figures and one list at a time. */
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

/** Search by name, bio or type, and a filter by type; both are kept in the URL. */
function ConnectionsSearch({ query }: { query: ConnectionsQuery }) {
  const t = useT('connections')
  const input = useRef<HTMLInputElement>(null)
  return (
    <Form role="search" action="/app/connections" preventScrollReset className="grid min-w-0 gap-3">
      {query.tab === 'matches' ? null : <input type="hidden" name="tab" value={query.tab} />}
      {query.list === 'sent' ? <input type="hidden" name="list" value="sent" /> : null}
      {/* The button that Enter presses: keeps the type. */}
      <button type="submit" name="type" value={query.type ?? ''} className="sr-only" tabIndex={-1}>
        {t('search')}
      </button>
      <SearchField
        input={input}
        value={query.q}
        label={t('searchLabel')}
        maxLength={SEARCH_MAX_LENGTH}
        className="max-w-xl"
        end={query.q ? <Clear query={query} input={input} /> : null}
      />
      <fieldset className="-mx-3.5 min-w-0 overflow-x-auto px-3.5 strip md:mx-0 md:px-0">
        <legend className="sr-only">{t('types')}</legend>
        <div className="flex min-w-max gap-2 py-0.5 md:min-w-0 md:flex-wrap">
          {[null, ...TYPES].map((type) => (
            <ToggleButton
              key={type ?? 'all'}
              type="submit"
              name="type"
              value={type ?? ''}
              pressed={query.type === type}
            >
              {t(type ? `type.${type}` : 'allTypes')}
            </ToggleButton>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}

/** Clears the search and focuses the field. */
function Clear({ query, input }: { query: ConnectionsQuery; input: RefObject<HTMLInputElement> }) {
  const t = useT('connections')
  return (
    <Link
      to={connectionsPath({ ...query, q: '', cursor: null })}
      preventScrollReset
      aria-label={t('clear')}
      onClick={() => {
        if (input.current) input.current.value = ''
        input.current?.focus()
      }}
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
    >
      <CloseIcon className="size-4" />
    </Link>
  )
}

/** Figures of connections and suggestions, within search and filter; in one row, whose columns on a phone are as wide as their words. */
function ConnectionTiles({ page: { tiles, query } }: { page: ConnectionsPage }) {
  const t = useT('connections')
  const language = useLanguage()
  const of = t(query.tab === 'matches' ? 'ofMatches' : 'ofConnected')
  const figures = [
    { label: t('tile.connected'), figure: countText(tiles.connected, language) },
    { label: t('tile.suggested'), figure: countText(tiles.suggested, language) },
    {
      label: t('tile.average'),
      figure: tiles.average === null ? '–' : percentText(tiles.average / 100, language),
      hint: of,
    },
    { label: t('tile.online'), figure: countText(tiles.online, language), hint: of },
  ]
  return (
    <dl className="grid grid-cols-[repeat(4,auto)] gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
      {figures.map(({ label, figure, hint }) => (
        <div key={label} className="flex flex-col bg-surface px-2 py-2 md:px-4 md:py-3">
          <dt className="order-1 text-xs text-muted md:text-sm">{label}</dt>
          <dd className="tabular text-xl font-semibold md:text-2xl">{figure}</dd>
          {hint ? <dd className="order-2 text-sm text-faint max-md:sr-only">{hint}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
