import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import type { BirthFacts } from './my-chart'

const ACCURACY = { exact: 'timeExact', approximate: 'timeApproximate', unknown: 'timeUnknown' } as const

/** The birth the chart was made from, to read. */
export function BirthCard({ birth }: { birth: BirthFacts }) {
  const t = useT('my-chart')
  const label = useT('birth')
  const { time, accuracy, offset } = birth
  return (
    <Card as="section" aria-labelledby="birth-data">
      <h2 id="birth-data" className="text-lg">
        {t('birthData')}
      </h2>
      <dl className="mt-3 grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Fact label={label('date')}>{birth.date}</Fact>
        <Fact label={label('time')}>
          <span className="tabular">{accuracy === 'unknown' ? null : time}</span>{' '}
          <span className="text-muted">{t(ACCURACY[accuracy])}</span>
        </Fact>
        <Fact label={label('city')}>{birth.city}</Fact>
        <Fact label={label('country')}>{birth.country}</Fact>
        <Fact label={t('zone')}>{birth.timezone}</Fact>
        <Fact label={t('offset')}>
          {offset ? (
            <>
              <span className="tabular">{`UTC${offset}`}</span>
              {birth.offsetChosen || birth.offsetOverridden ? (
                <span className="text-muted"> {t(birth.offsetChosen ? 'offsetChosen' : 'offsetGiven')}</span>
              ) : null}
            </>
          ) : null}
        </Fact>
        <Fact label={t('designDate')}>{birth.designDate}</Fact>
      </dl>
      <details className="mt-3 text-sm print:hidden">
        <summary className="w-fit py-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2.5">
          {t('offsetQuestion')}
        </summary>
        <p className="mt-1 text-muted">{t('offsetAnswer')}</p>
        <Link to="?tab=hd-data&edit=offset" className="mt-1 inline-flex min-h-7 items-center pointer-coarse:min-h-11">
          {t('offsetGive')}
        </Link>
      </details>
    </Card>
  )
}

/** Left out where nothing is stored. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}
