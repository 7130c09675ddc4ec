import { useSearchParams } from '@remix-run/react'
import { useT } from '~/locales/use-t'

/** What stands above each part of Explore. Opened to begin a conversation (`?for=message`), it says so. */
export function ExploreHead() {
  const t = useT('explore')
  const [params] = useSearchParams()
  return (
    <div>
      <h1>{t('title')}</h1>
      <p className="mt-1 text-muted">{t(params.get('for') === 'message' ? 'chooseAddressee' : 'intro')}</p>
    </div>
  )
}
