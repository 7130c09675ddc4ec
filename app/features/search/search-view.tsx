import { Form, isRouteErrorResponse, Link, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { SearchField } from '~/ui/controls/search-field'
import { SearchIcon } from '~/ui/icons'
import { TabLinks } from '~/ui/layout/tab-links'
import { EmptyState } from '~/ui/states/empty-state'
import { ErrorCard } from '~/ui/states/error-card'
import { ResultNote } from '~/ui/states/result-note'
import {
  type Finds,
  type FoundSubject,
  SEARCH_MAX_LENGTH,
  SECTIONS,
  type SearchFinds,
  type SearchPageData,
  type SearchQuery,
  type Section,
  searchPath,
} from './search'
import { ResultList, SectionResults } from './search-results'

/** The search page: the results of one section, or the first of each. */
export function SearchView({ page }: { page: SearchPageData }) {
  const t = useT('search')
  const { query, subjects, finds } = page
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <h1 className="wrap-anywhere">{query.q ? t('titleFor', { q: query.q }) : t('title')}</h1>
      <SearchForm query={query} />
      {subjects.length > 0 ? <FoundSubjects subjects={subjects} /> : null}
      {finds ? <Results page={page} finds={finds} /> : query.q ? <NoResults q={query.q} /> : <Start />}
    </div>
  )
}

function Results({ page, finds }: { page: SearchPageData; finds: SearchFinds }) {
  const t = useT('search')
  const { q, section } = page.query
  const counted: readonly Section[] = section ? [section] : SECTIONS
  const total = SECTIONS.reduce((sum, one) => sum + finds[one].count, 0)
  const count = counted.reduce((sum, one) => sum + finds[one].count, 0)
  const hasMore = counted.some((one) => finds[one].hasMore)
  const tabs = [null, ...SECTIONS].map((one) => ({
    to: searchPath({ q, section: one }),
    current: section === one,
    label: one ? <TabLabel label={t(one)} finds={finds[one]} /> : t('all'),
  }))
  return (
    <>
      <TabLinks label={t('sections')} tabs={tabs} />
      <ResultNote search={searchPath(page.query)}>{t(hasMore ? 'foundMore' : 'found', { count })}</ResultNote>
      {total === 0 && !(section && finds[section].hasMore) ? (
        page.subjects.length > 0 ? (
          <p className="text-muted">{t('nothingBesides')}</p>
        ) : (
          <NoResults q={q} />
        )
      ) : section === null ? (
        SECTIONS.map((one) => <SectionPreview key={one} section={one} finds={finds} q={q} />)
      ) : finds[section].count === 0 && !finds[section].hasMore ? (
        <NoResultsInSection q={q} />
      ) : (
        <section aria-labelledby={`found-${section}`}>
          <h2 id={`found-${section}`} className="sr-only">
            {t(section)}
          </h2>
          <SectionResults
            key={`${section} ${q} ${page.query.cursor ?? ''}`}
            page={page}
            finds={finds}
            section={section}
          />
        </section>
      )}
    </>
  )
}

/** Counts no further than a page; no count where muted words removed every result of a page that has more. */
function TabLabel({ label, finds: { count, hasMore } }: { label: string; finds: Finds<unknown> }) {
  const t = useT('search')
  if (count === 0 && hasMore) return label
  return (
    <span>
      {label} <span className="tabular text-sm text-faint">{hasMore ? t('more', { count }) : count}</span>
    </span>
  )
}

/** The first results of a section, with a link to all of them. */
function SectionPreview({ section, finds, q }: { section: Section; finds: SearchFinds; q: string }) {
  const t = useT('search')
  const { items, count, hasMore } = finds[section]
  if (items.length === 0) return null
  return (
    <section aria-labelledby={`found-${section}`} className="grid grid-cols-1 gap-2">
      <h2 id={`found-${section}`} className="text-lg">
        {t(section)}
      </h2>
      <ResultList section={section} finds={finds} q={q} />
      {count > items.length || hasMore ? (
        <ButtonLink to={searchPath({ q, section })} variant="ghost" size="s" className="-ml-3 justify-self-start">
          {t('allOf', { section: t(section).toLowerCase() })}
        </ButtonLink>
      ) : null}
    </section>
  )
}

const EXAMPLES = ['tryGate', 'tryChannel', 'tryWord'] as const

function Start() {
  const t = useT('search')
  return (
    <EmptyState
      icon={<SearchIcon className="size-6" />}
      title={t('start')}
      action={EXAMPLES.map((one) => (
        <ButtonLink key={one} to={searchPath({ q: t(one) })} size="s">
          {t(one)}
        </ButtonLink>
      ))}
    >
      {t('startText')}
    </EmptyState>
  )
}

function NoResults({ q }: { q: string }) {
  const t = useT('search')
  return (
    <EmptyState
      icon={<SearchIcon className="size-6" />}
      title={t('nothing', { q })}
      action={<ButtonLink to="/app/search">{t('clear')}</ButtonLink>}
    >
      {t('nothingText')}
    </EmptyState>
  )
}

function NoResultsInSection({ q }: { q: string }) {
  const t = useT('search')
  return (
    <EmptyState
      icon={<SearchIcon className="size-6" />}
      title={t('nothingHere', { q })}
      action={<ButtonLink to={searchPath({ q })}>{t('lookEverywhere')}</ButtonLink>}
    >
      {t('nothingHereText')}
    </EmptyState>
  )
}

/** The search field for screens whose top bar has no room for one. */
function SearchForm({ query }: { query: SearchQuery }) {
  const t = useT('search')
  return (
    <Form role="search" action="/app/search" className="flex gap-2 md:hidden">
      {query.section ? <input type="hidden" name="in" value={query.section} /> : null}
      <SearchField
        value={query.q}
        label={t('label')}
        placeholder={t('title')}
        maxLength={SEARCH_MAX_LENGTH}
        autoFocus={query.q === ''}
      />
      <Button type="submit" variant="primary">
        {t('submit')}
      </Button>
    </Form>
  )
}

/** Terms of Human Design that the search names, with links to their pages and to the members of a type. */
function FoundSubjects({ subjects }: { subjects: FoundSubject[] }) {
  const t = useT('search')
  return (
    <ul aria-label={t('subjects')} className="grid gap-2">
      {subjects.map(({ path, name, kind, peoplePath }) => (
        <li
          key={path}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-2"
        >
          <Link to={path} prefetch="intent" className={SUBJECT_LINK}>
            {name}
          </Link>
          <span className="text-sm text-muted">{kind}</span>
          {peoplePath ? (
            <Link to={peoplePath} prefetch="intent" className={`${SUBJECT_LINK} ml-auto`}>
              {t('peopleOfType')}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const SUBJECT_LINK =
  'inline-flex min-h-7 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11'

/** Shown when the search did not answer; `otherwise` for other errors. */
export function SearchError({ otherwise }: { otherwise?: ReactNode }) {
  const t = useT('search')
  const common = useT('common')
  if (isRouteErrorResponse(useRouteError())) return otherwise
  return (
    <ErrorCard
      title={t('failed', { message: t('failedMessage') })}
      retryLabel={common('retry')}
      onRetry={() => window.location.reload()}
    />
  )
}
