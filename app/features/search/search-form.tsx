import { Form } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { SearchField } from '~/ui/controls/search-field'
import { SEARCH_MAX_LENGTH, type SearchQuery } from './search'

/** Where to say what is looked for, on screens whose top bar has no room for it. */
export function SearchForm({ query }: { query: SearchQuery }) {
  const t = useT('search')
  return (
    <Form role="search" action="/app/search" className="flex gap-2 md:hidden">
      {query.section ? <input type="hidden" name="in" value={query.section} /> : null}
      <SearchField
        value={query.q}
        label={t('label')}
        placeholder={t('title')}
        maxLength={SEARCH_MAX_LENGTH}
        // Who came here without a word came to type one.
        autoFocus={query.q === ''}
      />
      <Button type="submit" variant="primary">
        {t('submit')}
      </Button>
    </Form>
  )
}
