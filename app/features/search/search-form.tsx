import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { SearchIcon } from '~/ui/icons'
import { SEARCH_MAX_LENGTH, type SearchQuery } from './search'

/** Where to say what is looked for, on screens whose top bar has no room for it. */
export function SearchForm({ query }: { query: SearchQuery }) {
  const t = useT('search')
  const input = useRef<HTMLInputElement>(null)
  // Going back, or another link, changes what is searched without a key.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query.q
  }, [query.q])
  return (
    <Form role="search" action="/app/search" className="flex gap-2 md:hidden">
      {query.section ? <input type="hidden" name="in" value={query.section} /> : null}
      <div className="relative min-w-0 flex-1">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint" />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: who came here without a word came to type one
          autoFocus={query.q === ''}
          aria-label={t('label')}
          placeholder={t('title')}
          className="h-11 w-full rounded-control border border-line-control bg-surface pr-3 pl-9 text-base placeholder:text-muted focus-visible:border-accent focus-visible:outline-offset-0"
        />
      </div>
      <Button type="submit" variant="primary">
        {t('submit')}
      </Button>
    </Form>
  )
}
