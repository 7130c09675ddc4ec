import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import type { LoveList as List } from './love'
import { LoveList } from './love-list'
import { LoveMatches } from './love-matches'
import { LoveSearch } from './love-search'
import { LoveTiles } from './love-tiles'
import { PlainLoveRefused } from './refused'

/** The page of whoever takes part. */
export function LoveView({ list }: { list: List }) {
  const t = useT('love')
  const { compared, isPart, tiles, matches, notCompared, query } = list
  return (
    <>
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-pretty text-muted">
          {t(isPart ? 'leadPart' : 'lead', { count: compared })}
          {notCompared === 0 ? null : ` ${t('notCompared', { count: notCompared })}`}
        </p>
      </div>
      <PlainLoveRefused />
      <OwnLimit list={list} />
      <LoveMatches matches={matches} />
      <LoveTiles tiles={tiles} />
      <LoveSearch query={query} />
      <LoveList list={list} />
    </>
  )
}

/** What of the viewer's own chart keeps their matches from going by charts. */
function OwnLimit({ list: { hasOwnChart, ownShown } }: { list: List }) {
  const t = useT('love')
  if (hasOwnChart && ownShown === 'gates') return null
  const text = hasOwnChart ? t(ownShown === 'type' ? 'ownType' : 'ownNothing') : t('noChart')
  return (
    <Alert tone="warning">
      {text}{' '}
      <Link
        to={`/app/settings?tab=${hasOwnChart ? 'privacy' : 'hd-data'}`}
        className="font-semibold underline underline-offset-4"
      >
        {t(hasOwnChart ? 'toPrivacy' : 'toChart')}
      </Link>
    </Alert>
  )
}
