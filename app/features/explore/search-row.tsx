import { Form, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { SearchField } from '~/ui/controls/search-field'
import { EXPLORE_PATH, type ExploreQuery, explorePath, QUERY_MAX_LENGTH } from './explore'
import { useQueryOnTheWay } from './use-query-on-the-way'

/** How long typing must rest before it is looked for, in milliseconds. */
const REST_MS = 300

/** Where to say what is looked for: it is, as one types; without scripts, at the press of the button. */
export function SearchRow({ query, formId }: { query: ExploreQuery; formId: string }) {
  const t = useT('explore')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>()
  const latest = useRef(query)
  latest.current = useQueryOnTheWay(query)
  const isIdle = useNavigation().state === 'idle'

  useEffect(() => () => clearTimeout(rest.current), [])

  function look() {
    clearTimeout(rest.current)
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
        look()
      }}
    >
      {query.tab === 'people' ? null : <input type="hidden" name="tab" value={query.tab} />}
      <SearchField
        input={input}
        value={query.q}
        label={t('search')}
        placeholder={t('placeholder')}
        maxLength={QUERY_MAX_LENGTH}
        onChange={() => {
          clearTimeout(rest.current)
          rest.current = setTimeout(look, REST_MS)
        }}
      />
      <Button type="submit" variant="primary" aria-busy={!isIdle || undefined}>
        {t('submit')}
      </Button>
    </Form>
  )
}
