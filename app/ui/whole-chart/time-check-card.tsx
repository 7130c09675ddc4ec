import { Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { TimeCheck, TimeSpan } from '~/domain/human-design/uncertainty/time-check'
import { useT } from '~/locales/use-t'
import { TimeWindowNote } from '../chart-reading/time-window'
import { buttonLook } from '../controls/button-look'
import { Card } from '../layout/card'

type Props = {
  check: TimeCheck
  /** The address that asks for the check; the card is at `#times` of it. */
  checkPath: string
  /** The check is asked for by a document. */
  reloadDocument?: boolean
  /** Below the check: where more of it is to be seen. */
  children?: ReactNode
}

/** How much of the chart hangs on the birth time; of an unknown time, everything the day leaves open. */
export function TimeCheckCard({ check, checkPath, reloadDocument, children }: Props) {
  const t = useT('birth-facts')
  const birth = useT('birth')
  const { location, state } = useNavigation()
  const pending = state === 'loading' && location.search.includes('times')
  return (
    <Card as="section" aria-labelledby="reliability" id="times" className="scroll-mt-4">
      <h2 id="reliability" className="text-lg">
        {t('reliability')}
      </h2>
      <p className="mt-1 text-muted">{birth('essential')}</p>
      <div role="status" className="mt-3 grid gap-3">
        {check.kind === 'day' ? <TimeWindowNote window={check.window} /> : null}
        {check.kind === 'spans' ? <TimeSpanList spans={check.spans} /> : null}
        {check.kind === 'failed' ? <p>{t('reliabilityFailed')}</p> : null}
      </div>
      {check.kind === 'unasked' || check.kind === 'failed' ? (
        <>
          {check.kind === 'unasked' ? <p>{t('reliabilityText')}</p> : null}
          <Link
            to={`${checkPath}#times`}
            replace
            preventScrollReset
            reloadDocument={reloadDocument}
            className={buttonLook('quiet', 's', 'mt-3 print:hidden')}
          >
            {t(pending ? 'reliabilityWaiting' : 'reliabilityShow')}
          </Link>
        </>
      ) : null}
      {children}
    </Card>
  )
}

/** The check of the birth time: for each span what stays, and what else it could be with its share of the time. */
function TimeSpanList({ spans }: { spans: TimeSpan[] }) {
  const t = useT('birth-facts')
  const reading = useT('reading')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5">
      {spans.map(({ minutes, open }) => (
        <div
          key={minutes}
          className="col-span-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 border-b border-line py-2 last:border-b-0 can-subgrid:grid-cols-subgrid"
        >
          <dt className="tabular font-medium whitespace-nowrap">
            {minutes === null ? t('wholeDay') : t('within', { minutes })}
          </dt>
          <dd className="grid gap-1">
            {open.length === 0 ? <span className="text-muted">{t('same')}</span> : null}
            {open.map(({ fact, names }) => (
              <p key={fact}>
                <span className="text-sm text-muted">{reading(fact)}: </span>
                <span className="tabular">{names.map(({ name, percent }) => `${name} ${percent}`).join(', ')}</span>
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
