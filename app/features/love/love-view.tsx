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
  const { compared, isPart, tiles, matches, hasOwnChart, query } = list
  return (
    <>
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-pretty text-muted">{t(isPart ? 'leadPart' : 'lead', { count: compared })}</p>
      </div>
      <PlainLoveRefused />
      {hasOwnChart ? null : (
        <Alert tone="warning">
          {t('noChart')}{' '}
          <Link to="/app/settings?tab=hd-data" className="font-semibold underline underline-offset-4">
            {t('toChart')}
          </Link>
        </Alert>
      )}
      <LoveMatches matches={matches} />
      <LoveTiles tiles={tiles} />
      <LoveSearch query={query} />
      <LoveList list={list} />
    </>
  )
}
