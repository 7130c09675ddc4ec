import { Form, Link } from '@remix-run/react'
import { type RefObject, useRef } from 'react'
import { TYPES } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import { SearchField } from '~/ui/controls/search-field'
import { ToggleButton } from '~/ui/controls/toggle-button'
import { CloseIcon } from '~/ui/icons'
import { type ConnectionsQuery, connectionsPath, SEARCH_MAX_LENGTH } from './connections-page'

/** Names, bios and types to look for, and one type or all of them; both stay in the address. */
export function ConnectionsSearch({ query }: { query: ConnectionsQuery }) {
  const t = useT('connections')
  const input = useRef<HTMLInputElement>(null)
  return (
    <Form role="search" action="/app/connections" preventScrollReset className="grid min-w-0 gap-3">
      {query.tab === 'matches' ? null : <input type="hidden" name="tab" value={query.tab} />}
      {query.list === 'sent' ? <input type="hidden" name="list" value="sent" /> : null}
      {/* What Enter sends: the type stays as it is. */}
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

/** Looks for nobody in particular again, and is where to type the next. */
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
