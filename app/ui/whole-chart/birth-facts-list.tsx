import type { ReactNode } from 'react'
import type { BirthFacts } from '~/domain/birth/birth-facts'
import { useT } from '~/locales/use-t'

const ACCURACY = { exact: 'timeExact', approximate: 'timeApproximate', unknown: 'timeUnknown' } as const

/** The birth a chart was made from, to read. Needs the namespaces `birth` and `birth-facts`. */
export function BirthFactsList({ birth }: { birth: BirthFacts }) {
  const t = useT('birth-facts')
  const label = useT('birth')
  const { time, accuracy, offset } = birth
  return (
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
