import { Link, useNavigation } from '@remix-run/react'
import type { TimeAccuracy } from '~/domain/birth/time-accuracy'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/button-look'
import { Card } from '~/ui/card'
import { type TimeWindow, TimeWindowNote } from '~/ui/chart-reading/time-window'
import { TimeWindowList } from './time-window-list'

type Props = { accuracy: TimeAccuracy; windows: TimeWindow[] | 'failed' | null }

/** How much of the chart hangs on the birth time; of an unknown time, everything the day leaves open. */
export function Reliability({ accuracy, windows }: Props) {
  const t = useT('my-chart')
  const birth = useT('birth')
  const { location, state } = useNavigation()
  const pending = state === 'loading' && location.search.includes('times')
  const wholeDay = Array.isArray(windows) ? windows.find(({ minutes }) => minutes === null) : undefined
  return (
    <Card as="section" aria-labelledby="reliability" id="times" className="scroll-mt-4">
      <h2 id="reliability" className="text-lg">
        {t('reliability')}
      </h2>
      <p className="mt-1 text-muted">{birth('essential')}</p>
      <div className="mt-3 grid gap-3">
        {accuracy === 'unknown' && wholeDay ? <TimeWindowNote window={wholeDay} /> : null}
        {accuracy !== 'unknown' && Array.isArray(windows) ? <TimeWindowList windows={windows} /> : null}
        {windows === 'failed' ? <p role="alert">{t('reliabilityFailed')}</p> : null}
        {windows === null || windows === 'failed' ? (
          <>
            <p>{t('reliabilityText')}</p>
            <Link
              to="?tab=hd-data&times=1#times"
              replace
              preventScrollReset
              className={buttonLook('quiet', 's', 'justify-self-start print:hidden')}
            >
              {t(pending ? 'reliabilityWaiting' : 'reliabilityShow')}
            </Link>
          </>
        ) : null}
      </div>
    </Card>
  )
}
