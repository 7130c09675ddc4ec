import { Form, Link, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { READING_LANGUAGES_PATH } from '~/domain/membership/reading-languages'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { SearchField } from '~/ui/controls/search-field'
import { Select } from '~/ui/controls/text-input'
import { CloseIcon } from '~/ui/icons'
import {
  activeFilters,
  CHOICES,
  type Choice,
  EXPLORE_PATH,
  type ExploreQuery,
  explorePath,
  QUERY_MAX_LENGTH,
  SWITCHES,
  type Switch,
  TABS,
  withoutFilters,
} from './explore'
import type { ExploreOptions } from './explore.server'

type PanelProps = {
  query: ExploreQuery
  options: ExploreOptions
  /** The search form, which sends the filters without scripts. */
  formId: string
  hasChart: boolean
  /** Closes the panel where it is above the results. */
  onDone: () => void
}

/** The filters for people. A choice applies at once; without scripts, with the button. */
export function FilterPanel({ query, options, formId, hasChart, onDone }: PanelProps) {
  const t = useT('explore')
  const navigate = useNavigate()
  const coming = usePendingQuery(query)
  const { filters } = coming
  const choose = (change: Partial<ExploreQuery['filters']>) =>
    navigate(explorePath({ ...coming, tab: 'people', filters: { ...filters, ...change } }), {
      preventScrollReset: true,
    })
  const hintOf = (name: Choice) => {
    if (name === 'country') return t('countryHint')
    return name !== 'language' ? undefined : (
      <>
        {t('languageHint')} <Link to={READING_LANGUAGES_PATH}>{t('changeLanguages')}</Link>
      </>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-3 border-b border-line pb-4">
        {SWITCHES.map((name) => (
          <Checkbox
            key={name}
            form={formId}
            name={name}
            value="1"
            checked={filters[name]}
            disabled={name === 'completes' && !hasChart}
            onChange={(event) => choose({ [name]: event.target.checked })}
            label={t(name)}
            hint={
              name !== 'completes' ? undefined : hasChart ? (
                t('completesHint')
              ) : (
                <>
                  {t('completesNoChart')} <Link to="/app/settings?tab=hd-data">{t('enterBirthData')}</Link>
                </>
              )
            }
          />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-1">
        {CHOICES.map((name) => (
          <Field key={name} label={t(name)} hint={hintOf(name)}>
            {(control) => (
              <Select
                {...control}
                form={formId}
                name={name}
                value={filters[name] ?? ''}
                onChange={(event) => choose({ [name]: event.target.value || null })}
              >
                <option value="">{t('any')}</option>
                {options[name].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <p className="text-sm text-faint text-pretty">{t('privacy')}</p>
      <Button type="submit" form={formId} variant="primary" className="xl:not-noscript:hidden" onClick={onDone}>
        {t('show')}
      </Button>
    </div>
  )
}

/** In milliseconds. */
const DEBOUNCE_MS = 300

/** The search field. It searches while typing; without scripts, with the button. */
export function SearchRow({ query, formId }: { query: ExploreQuery; formId: string }) {
  const t = useT('explore')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const latest = useRef(query)
  latest.current = usePendingQuery(query)
  const isIdle = useNavigation().state === 'idle'

  useEffect(() => () => clearTimeout(timer.current), [])

  function submit() {
    clearTimeout(timer.current)
    const q = input.current?.value.trim() ?? ''
    if (q !== latest.current.q)
      navigate(explorePath({ ...latest.current, q }), { replace: true, preventScrollReset: true })
  }

  return (
    <Form
      id={formId}
      role="search"
      action={EXPLORE_PATH}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {query.tab === 'people' ? null : <input type="hidden" name="tab" value={query.tab} />}
      {query.isForMessage ? <input type="hidden" name="for" value="message" /> : null}
      <SearchField
        input={input}
        value={query.q}
        label={t('search')}
        placeholder={t('placeholder')}
        maxLength={QUERY_MAX_LENGTH}
        onChange={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(submit, DEBOUNCE_MS)
        }}
      />
      <Button type="submit" variant="primary" aria-busy={!isIdle || undefined}>
        {t('submit')}
      </Button>
    </Form>
  )
}

const NAMED: Partial<Record<Choice, Key<'explore'>>> = {
  center: 'chip.center',
  gate: 'chip.gate',
  channel: 'chip.channel',
}

const isChoice = (name: Choice | Switch): name is Choice => CHOICES.some((choice) => choice === name)

/** The filters that are set, each with a link that removes it. */
export function FilterChips({ query, options }: { query: ExploreQuery; options: ExploreOptions }) {
  const t = useT('explore')
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  const labelOf = (name: Choice | Switch) => {
    if (!isChoice(name)) return t(name)
    const selected = query.filters[name]
    const value = options[name].find((option) => option.value === selected)?.label ?? selected ?? ''
    const key = NAMED[name]
    return key ? t(key, { value }) : value
  }
  return (
    <ul aria-label={t('activeFilters')} className="flex flex-wrap items-center gap-2">
      {filters.map((name) => (
        <li key={name} className="min-w-0">
          <Link
            to={explorePath({ ...query, filters: { ...query.filters, [name]: isChoice(name) ? null : false } })}
            preventScrollReset
            aria-label={t('remove', { name: labelOf(name) })}
            className="inline-flex min-h-8.5 max-w-full items-center gap-1.5 rounded-full border border-accent bg-accent-soft pr-2 pl-3 text-sm font-medium text-ink no-underline transition-colors hover:bg-sunken pointer-coarse:min-h-11"
          >
            <span className="truncate">{labelOf(name)}</span>
            <CloseIcon className="size-3.5 text-muted" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={explorePath(withoutFilters(query))}
          preventScrollReset
          className="inline-flex min-h-8.5 items-center px-1 text-sm text-accent underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:min-h-11"
        >
          {t('clear')}
        </Link>
      </li>
    </ul>
  )
}

/** The query of a pending navigation, or else the current one, so that the next choice adds to the last. */
function usePendingQuery(query: ExploreQuery): ExploreQuery {
  const { location } = useNavigation()
  if (location?.pathname !== EXPLORE_PATH) return query
  const search = new URLSearchParams(location.search)
  return {
    tab: TABS.find((tab) => tab === search.get('tab')) ?? TABS[0],
    q: search.get('q') ?? '',
    filters: Object.fromEntries([
      ...CHOICES.map((name) => [name, search.get(name) || null]),
      ...SWITCHES.map((name) => [name, search.get(name) === '1']),
    ]) as ExploreQuery['filters'],
    isForMessage: search.get('for') === 'message',
  }
}
