import { Link, useFetcher, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import type { ChartDetailAnswer } from './answer-privacy.server'
import type { ChosenDetail } from './load-privacy.server'

const ACTION = '/resources/chart-detail'

/** On a member's own page: what others see of the chart, and one press to show more or less. */
export function ChartDetailLine({ detail, withheld }: ChosenDetail) {
  const t = useT('chart-detail')
  const isShown = detail === 'gates'
  return (
    <section className="basis-full text-sm text-muted print:hidden">
      <DetailForm>
        <p className="max-w-[66ch] min-w-0 grow basis-72 text-pretty">
          {t(detail === 'core' && withheld ? `shows.core.${withheld}` : `shows.${detail}`)}{' '}
          {t(isShown ? 'risk' : 'riskIfShown')}
        </p>
        <Button type="submit" name="chart_detail" value={isShown ? 'core' : 'gates'} size="s">
          {t(isShown ? 'hide' : 'show')}
        </Button>
      </DetailForm>
    </section>
  )
}

/** Tells a member, until they choose, that their chart now shows its core only. */
export function ChartDetailNotice() {
  const t = useT('chart-detail')
  return (
    <Card as="section" aria-labelledby="chart-detail">
      <h2 id="chart-detail" className="text-lg">
        {t('noticeTitle')}
      </h2>
      <p className="mt-1 max-w-[66ch] text-pretty text-muted">{t('noticeText')}</p>
      <DetailForm className="mt-4">
        <Button type="submit" name="chart_detail" value="gates">
          {t('show')}
        </Button>
        <Button type="submit" name="chart_detail" value="core" variant="primary">
          {t('keep')}
        </Button>
        <Link to="/app/settings?tab=privacy" className="text-sm font-medium underline underline-offset-4">
          {t('settings')}
        </Link>
      </DetailForm>
    </Card>
  )
}

function DetailForm({ className = '', children }: { className?: string; children: ReactNode }) {
  const t = useT('chart-detail')
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ChartDetailAnswer>()
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.error
  return (
    <fetcher.Form method="post" action={ACTION} className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${className}`}>
      <input type="hidden" name="back" value={pathname + search} />
      {children}
      {hasFailed ? (
        <p role="alert" className="basis-full text-sm text-danger">
          {t('failed')}
        </p>
      ) : null}
    </fetcher.Form>
  )
}
