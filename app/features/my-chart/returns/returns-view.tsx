import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/states/alert'
import { ChosenReturnView } from './chosen-return'
import type { ListedReturn, ReturnsPage } from './returns'
import { UncertainDates } from './uncertain-dates'

type Props = {
  returns: ReturnsPage | null
  /** What is on paper above it. */
  printHead: ReactNode
}

/** When bodies come back to where they were at the reader's birth: all as a list, or one with the chart of its moment. */
export function ReturnsView({ returns, printHead }: Props) {
  const t = useT('returns')
  if (!returns) return <Alert tone="warning">{t('unavailable')}</Alert>
  const { chosen, zone, uncertain, isUnknown, groups } = returns
  return (
    <>
      <div className="mb-[5mm] hidden print:block">{printHead}</div>
      {isUnknown ? (
        <Alert tone="warning" className="mb-4">
          {t('unknown')}
        </Alert>
      ) : null}
      {chosen ? (
        <ChosenReturnView chosen={chosen} />
      ) : (
        <>
          <p className="max-w-[66ch] text-pretty text-muted">{t('lead')}</p>
          <div className="mt-5 grid gap-6">
            {groups.map(({ state, returns: listed }) => (
              <section key={state} aria-labelledby={`returns-${state}`}>
                <h3 id={`returns-${state}`} className="text-lg">
                  {t(`group.${state}`)}
                </h3>
                <ul className="mt-1">
                  {listed.map((each) => (
                    <ReturnRow key={each.to} listed={each} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
      <p className="mt-5 text-sm text-pretty text-muted">{[zone, uncertain].filter(Boolean).join(' ')}</p>
    </>
  )
}

function ReturnRow({ listed: { to, name, at, when, details, passes, uncertain } }: { listed: ListedReturn }) {
  return (
    <li className="border-b border-line last:border-b-0 print:break-inside-avoid">
      <Link
        to={to}
        prefetch="intent"
        className="-mx-2 grid gap-x-6 rounded-control px-2 py-2.5 text-ink no-underline hover:bg-sunken sm:grid-cols-2"
      >
        <span className="font-semibold text-accent underline-offset-4">{name}</span>
        <span className="tabular">
          <time dateTime={at}>{when}</time>
          <span className="block text-sm text-pretty text-muted">{details}</span>
          {passes ? <span className="block text-sm text-pretty text-muted">{passes}</span> : null}
          <UncertainDates text={uncertain} />
        </span>
      </Link>
    </li>
  )
}
