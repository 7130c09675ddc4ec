import { Form } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { SearchField } from '~/ui/controls/search-field'
import { LOVE_PATH, type LoveList, SEARCH_MAX_LENGTH } from './love'

/** Finds by name whoever takes part, under 70 percent too. */
export function LoveSearch({ query: { q, tab } }: { query: LoveList['query'] }) {
  const t = useT('love')
  return (
    <Form role="search" action={LOVE_PATH} className="flex gap-2">
      <input type="hidden" name="tab" value={tab} />
      <SearchField value={q} label={t('search')} maxLength={SEARCH_MAX_LENGTH} />
      <Button type="submit">{t('submit')}</Button>
    </Form>
  )
}
