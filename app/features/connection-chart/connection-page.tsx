import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/controls/button-look'
import { PictureIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import type { ConnectionChart } from './connection-chart'
import { LivePair } from './live-pair'
import { PairGap } from './pair-gap'
import { PairHead } from './pair-head'

type Props = {
  chart: ConnectionChart
  /** What names the two, so that another pair's drawing begins anew. */
  id: string
  /** Above everything: the way back. */
  back?: ReactNode
  /** After the chart. */
  children?: ReactNode
}

/** The chart of a connection: the two, how their types go together, both charts in one drawing with all that is told of them. */
export function ConnectionPage({ chart, id, back, children }: Props) {
  const { pair, facts, gap, uncertainTimeOf, other, isShareable } = chart
  const t = usePageWords(chart)
  return (
    <div className="grid grid-cols-1 gap-5">
      {back}
      <PairHead {...chart} title={t('title')} />
      {gap ? <PairGap gap={gap} other={other} /> : null}
      {uncertainTimeOf ? <Alert tone="warning">{t(`uncertain.${uncertainTimeOf}`)}</Alert> : null}
      {pair && facts ? (
        <Card as="section" aria-labelledby="connection">
          <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="connection">{t('chart')}</h2>
            {isShareable ? <SavePicture username={other.username} /> : null}
          </header>
          <LivePair key={id} pair={pair} facts={facts} start={chart.show} />
        </Card>
      ) : null}
      {children}
    </div>
  )
}

/** The texts around the chart, by whether the viewer is one of the two. */
function usePageWords({ pair, other }: ConnectionChart) {
  const a = pair?.a ?? null
  const t = useT(a === null ? 'connection-chart' : 'others-reading')
  return (key: Parameters<typeof t>[0]) => t(key, { a: a ?? '', name: other.fullName })
}

/** A plain link: the browser saves what it leads to, with scripts and without. */
function SavePicture({ username }: { username: string | null }) {
  const t = useT('connection-chart')
  return (
    <a
      href={`/app/compatibility/${encodeURIComponent(username ?? '')}/card.png`}
      download="connection.png"
      title={t('pictureText')}
      className={buttonLook('quiet', 's')}
    >
      <PictureIcon className="size-4.5" />
      {t('picture')}
    </a>
  )
}
