import { useT } from '~/locales/use-t'

/** What stands above each part of Explore. */
export function ExploreHead() {
  const t = useT('explore')
  return (
    <div>
      <h1>{t('title')}</h1>
      <p className="mt-1 text-muted">{t('intro')}</p>
    </div>
  )
}
