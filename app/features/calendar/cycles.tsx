import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { RefreshIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import type { CalendarData, CycleTime, ShownCycle } from './calendar'

/** When bodies come back to where they stood at the reader's birth; for members without a chart, how to get one. */
export function Cycles({ data: { cycles, isTimeUncertain } }: { data: CalendarData }) {
  const t = useT('calendar')
  return (
    <section aria-labelledby="cycles" className="scroll-mt-4 grid gap-3">
      <div>
        <h2 id="cycles">{t('cyclesTitle')}</h2>
        <p className="text-muted">{t('cyclesText')}</p>
        {isTimeUncertain && cycles ? <p className="mt-1 text-sm text-warn">{t('uncertain')}</p> : null}
      </div>
      <Card className="grid gap-5">
        {cycles === null ? (
          <EmptyState
            icon={<RefreshIcon className="size-6" />}
            title={t('noChart')}
            action={
              <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
                {t('toChart')}
              </ButtonLink>
            }
          >
            {t('noChartText')}
          </EmptyState>
        ) : cycles.length === 0 ? (
          <p className="text-muted">{t('noCycles')}</p>
        ) : (
          <>
            {cycles.map((cycle) => (
              <Cycle key={cycle.kind} cycle={cycle} />
            ))}
            <p>
              <Link to="/app/profile?view=returns" className="font-semibold underline underline-offset-4">
                {t('toReturns')}
              </Link>
            </p>
          </>
        )}
      </Card>
    </section>
  )
}

function Cycle({ cycle: { name, text, last, next } }: { cycle: ShownCycle }) {
  const t = useT('calendar')
  return (
    <article className="grid gap-1.5 border-line not-last:border-b not-last:pb-5">
      <h3 className="text-lg">{name}</h3>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Time label={t('next')} time={next} without={t('noMore')} />
        <Time label={t('last')} time={last} without={t('notYet')} />
      </dl>
      <p className="max-w-[66ch] text-pretty text-muted">{text}</p>
    </article>
  )
}

function Time({ label, time, without }: { label: string; time: CycleTime | null; without: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular">
        {time ? (
          <>
            <time dateTime={time.at} className="font-medium">
              {time.when}
            </time>
            <span className="block text-sm text-muted">{[time.age, time.pass].filter(Boolean).join(' · ')}</span>
          </>
        ) : (
          without
        )}
      </dd>
    </div>
  )
}
