import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/states/alert'
import type { LoveList as List, OwnLimit } from './love'
import { LoveList } from './love-list'
import { LoveMatches } from './love-matches'
import { LoveSearch } from './love-search'
import { LoveTiles } from './love-tiles'
import type { PreferencesAnswer } from './preferences/preferences'
import { PreferencesPanel } from './preferences/preferences-panel'
import { PlainLoveRefused } from './refused'

/** The page of whoever takes part. */
export function LoveView({ list, answer }: { list: List; answer: PreferencesAnswer | undefined }) {
  const t = useT('love')
  const { compared, isPart, tiles, matches, notCompared, ownLimit, preferences, query } = list
  return (
    <>
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-pretty text-muted">
          {t(isPart ? 'leadPart' : 'lead', { count: compared })}
          {notCompared === 0 || ownLimit === 'noChart' ? null : ` ${t('notCompared', { count: notCompared })}`}
        </p>
      </div>
      <PlainLoveRefused />
      {ownLimit === null ? null : <OwnLimitNote limit={ownLimit} />}
      <LoveMatches matches={matches} />
      <LoveTiles tiles={tiles} />
      <PreferencesPanel data={preferences} answer={answer} />
      <LoveSearch query={query} />
      <LoveList list={list} />
    </>
  )
}

/** What of the viewer's own chart and privacy limits their matches, and where to change it. */
function OwnLimitNote({ limit }: { limit: OwnLimit }) {
  const t = useT('love')
  const isMissing = limit === 'noChart'
  return (
    <Alert tone="warning">
      {t(`limit.${limit}`)}{' '}
      <Link
        to={`/app/settings?tab=${isMissing ? 'hd-data' : 'privacy'}`}
        className="font-semibold underline underline-offset-4"
      >
        {t(isMissing ? 'toChart' : 'toPrivacy')}
      </Link>
    </Alert>
  )
}
