import { Link } from '@remix-run/react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { CloseIcon } from '~/ui/icons'
import { CHOICES, type Choice, type ExploreQuery, explorePath, type Switch, wishesOf, withoutFilters } from './explore'
import type { ExploreOptions } from './explore-options.server'

const NAMED: Partial<Record<Choice, Key<'explore'>>> = {
  center: 'chip.center',
  gate: 'chip.gate',
  channel: 'chip.channel',
}

const isChoice = (name: Choice | Switch): name is Choice => CHOICES.some((choice) => choice === name)

/** The filters that are on, each a press away from being off. */
export function FilterChips({ query, options }: { query: ExploreQuery; options: ExploreOptions }) {
  const t = useT('explore')
  const wishes = wishesOf(query)
  if (wishes.length === 0) return null
  const labelOf = (name: Choice | Switch) => {
    if (!isChoice(name)) return t(name)
    const said = query.filters[name]
    const value = options[name].find((option) => option.value === said)?.label ?? said ?? ''
    const key = NAMED[name]
    return key ? t(key, { value }) : value
  }
  return (
    <ul aria-label={t('activeFilters')} className="flex flex-wrap items-center gap-2">
      {wishes.map((name) => (
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
