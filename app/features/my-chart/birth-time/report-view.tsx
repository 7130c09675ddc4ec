import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import { CheckIcon } from '~/ui/icons'
import { BIRTH_TIME, type Report, type Within } from './birth-time'
import { OpenFacts } from './open-facts'
import { StableFacts } from './stable-facts'

/** What of the chart holds whatever the minute was, and what may be otherwise, with the times of each alternative. */
export function ReportView({ report }: { report: Report }) {
  const t = useT('birth-time')
  const { within, choices, from, to, stable, open } = report
  const nothingOpen = Object.values(open).every((facts) => facts.length === 0)
  return (
    <>
      <section aria-label={t('withinLabel')}>
        {choices.length > 0 ? (
          <nav aria-label={t('withinLabel')} className="flex flex-wrap gap-1.5 print:hidden">
            {choices.map((choice) => (
              <WithinLink key={choice} choice={choice} current={choice === within} />
            ))}
          </nav>
        ) : null}
        <p className="mt-3">
          <strong className="tabular">{t('windowText', { from, to })}</strong>{' '}
          <span className="text-muted">{within === 5 ? t('rounding') : null}</span>
        </p>
      </section>
      <Card as="section" aria-labelledby="stable">
        <h2 id="stable" className="flex items-center gap-2 text-lg">
          <CheckIcon className="size-5 text-ok" />
          {t('stableTitle')}
        </h2>
        <StableFacts stable={stable} />
      </Card>
      <Card as="section" aria-labelledby="open">
        <h2 id="open" className="text-lg">
          {t('openTitle')}
        </h2>
        {nothingOpen ? <p className="mt-2 text-muted">{t('nothingOpen')}</p> : <OpenFacts open={open} />}
        <p className="mt-4 text-sm text-pretty text-faint">{t('fine')}</p>
      </Card>
    </>
  )
}

function WithinLink({ choice, current }: { choice: Within; current: boolean }) {
  const t = useT('birth-time')
  return (
    <Link
      to={`${BIRTH_TIME}?view=report&within=${choice}`}
      prefetch="intent"
      preventScrollReset
      replace
      aria-current={current ? 'true' : undefined}
      className="tabular inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 text-sm font-medium text-muted transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
    >
      {choice === 'day' ? t('withinDay') : t('within', { minutes: choice })}
    </Link>
  )
}
