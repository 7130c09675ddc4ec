import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { SearchIcon } from '~/ui/icons'
import { TabLinks } from '~/ui/layout/tab-links'
import { EmptyState } from '~/ui/states/empty-state'
import { ResultNote } from '~/ui/states/result-note'
import { FoundSubjects } from './found-subjects'
import { type Finds, SECTIONS, type SearchFinds, type SearchPageData, type Section, searchPath } from './search'
import { SearchForm } from './search-form'
import { listOf, SectionFinds } from './section-finds'

/** The page of the search: one part of the finds, or the first of each. */
export function SearchView({ page }: { page: SearchPageData }) {
  const t = useT('search')
  const { query, subjects, finds } = page
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <h1 className="wrap-anywhere">{query.q ? t('titleFor', { q: query.q }) : t('title')}</h1>
      <SearchForm query={query} />
      {subjects.length > 0 ? <FoundSubjects subjects={subjects} /> : null}
      {finds ? <Found page={page} finds={finds} /> : query.q ? <Nothing q={query.q} /> : <Start />}
    </div>
  )
}

function Found({ page, finds }: { page: SearchPageData; finds: SearchFinds }) {
  const t = useT('search')
  const { q, section } = page.query
  const counted: readonly Section[] = section ? [section] : SECTIONS
  const total = SECTIONS.reduce((sum, one) => sum + finds[one].count, 0)
  const count = counted.reduce((sum, one) => sum + finds[one].count, 0)
  const isMore = counted.some((one) => finds[one].hasMore)
  const tabs = [null, ...SECTIONS].map((one) => ({
    to: searchPath({ q, section: one }),
    current: section === one,
    label: one ? <Counted label={t(one)} finds={finds[one]} /> : t('all'),
  }))
  return (
    <>
      <TabLinks label={t('sections')} tabs={tabs} />
      <ResultNote search={searchPath(page.query)}>{t(isMore ? 'foundMore' : 'found', { count })}</ResultNote>
      {total === 0 && !(section && finds[section].hasMore) ? (
        page.subjects.length > 0 ? null : (
          <Nothing q={q} />
        )
      ) : section === null ? (
        SECTIONS.map((one) => <Part key={one} section={one} finds={finds} q={q} />)
      ) : finds[section].count === 0 && !finds[section].hasMore ? (
        <NothingHere q={q} />
      ) : (
        <section aria-labelledby={`found-${section}`}>
          <h2 id={`found-${section}`} className="sr-only">
            {t(section)}
          </h2>
          <SectionFinds
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

/** A count as it is known: not beyond a page, and not at all where muted words left nothing of it. */
function Counted({ label, finds: { count, hasMore } }: { label: string; finds: Finds<unknown> }) {
  const t = useT('search')
  if (count === 0 && hasMore) return label
  return (
    <span>
      {label} <span className="tabular text-sm text-faint">{hasMore ? t('more', { count }) : count}</span>
    </span>
  )
}

/** The first finds of a part, and the way to all of them. */
function Part({ section, finds, q }: { section: Section; finds: SearchFinds; q: string }) {
  const t = useT('search')
  const { items, count, hasMore } = finds[section]
  if (items.length === 0) return null
  return (
    <section aria-labelledby={`found-${section}`} className="grid grid-cols-1 gap-2">
      <h2 id={`found-${section}`} className="text-lg">
        {t(section)}
      </h2>
      {listOf(section, finds, q)}
      {count > items.length || hasMore ? (
        <ButtonLink to={searchPath({ q, section })} variant="ghost" size="s" className="-ml-3 justify-self-start">
          {t('allOf', { section: t(section).toLowerCase() })}
        </ButtonLink>
      ) : null}
    </section>
  )
}

const TRIES = ['tryGate', 'tryChannel', 'tryWord'] as const

/** Nothing was looked for yet. */
function Start() {
  const t = useT('search')
  return (
    <EmptyState
      icon={<SearchIcon className="size-6" />}
      title={t('start')}
      action={TRIES.map((one) => (
        <ButtonLink key={one} to={searchPath({ q: t(one) })} size="s">
          {t(one)}
        </ButtonLink>
      ))}
    >
      {t('startText')}
    </EmptyState>
  )
}

function Nothing({ q }: { q: string }) {
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

function NothingHere({ q }: { q: string }) {
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
