import type { InstantHint } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
import { ClockIcon } from '../icons'
import { Alert } from '../states/alert'
import { BirthProblem } from './birth-problem'
import { offsetLabel } from './offset-label'

const SEASON = {
  summer: 'summerTime',
  standard: 'standardTime',
  none: 'noSummerTime',
  local_mean_time: 'localMeanTime',
} as const

/** Zone and offset in force at that moment, in plain words; what a certificate of that time may say otherwise. */
export function InstantNote({ hint }: { hint: InstantHint | null }) {
  const t = useT('birth')
  const found = hint?.kind === 'found' ? hint : null
  const zone = found?.zone.replaceAll('_', ' ') ?? ''
  return (
    <>
      <p role="status" className="tabular text-sm text-muted empty:hidden">
        {found ? (
          <span className="inline-flex gap-1.5">
            <ClockIcon className="mt-0.5 size-4 text-faint" />
            <span>
              {t('zone', { zone, offset: offsetLabel(found.offsetSeconds) })}
              {found.season ? ` · ${t(SEASON[found.season])}` : null}
            </span>
          </span>
        ) : null}
      </p>
      {found?.mayBeOldStyle ? <Warning code="oldStyle" /> : null}
      {hint?.kind === 'future' ? <Warning code="date.future" /> : null}
    </>
  )
}

function Warning({ code }: { code: string }) {
  return (
    <Alert tone="warning">
      <BirthProblem code={code} />
    </Alert>
  )
}
