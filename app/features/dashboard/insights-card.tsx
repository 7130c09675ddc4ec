import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { DASHBOARD_INSIGHTS_SHOWN } from '~/domain/community/insights/insight-categories'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ChevronRightIcon, RefreshIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { InsightFold, InsightLink } from '~/ui/layout/insight-fold'
import type { Dashboard, InsightsAnswer, InsightsFailure } from './dashboard.server'

const ALL =
  '-mb-2 flex min-h-11 items-center justify-between gap-2 border-t border-line pt-1 text-sm font-medium text-accent hover:underline'

/** The newest insights, each opening in place, and the progress of the learning path. A failure is shown and retried here. */
export function InsightsCard({ loaded, learning }: { loaded: InsightsAnswer; learning: Dashboard['learning'] }) {
  const t = useT('dashboard')
  const [{ insights, failed }, setAnswer] = useState(loaded)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => setAnswer(loaded), [loaded])

  async function retry() {
    setAsking(true)
    setAnswer(await fetchInsights())
    setAsking(false)
  }

  return (
    <Card as="section" aria-labelledby="insights">
      <h2 id="insights" className="text-lg">
        {t('insights')}
      </h2>
      {insights === null ? (
        <InsightsFailed failed={failed} isAsking={isAsking} onRetry={retry} />
      ) : insights.length === 0 ? (
        <p className="mt-1 text-muted">{t('insightsNone')}</p>
      ) : (
        <InsightList insights={insights} />
      )}
      <Link to="/app/insights" prefetch="intent" className={ALL}>
        {t('insightsAll')}
        <ChevronRightIcon className="size-4" />
      </Link>
      <Link to="/app/insights/learning" prefetch="intent" className={`${ALL} mt-2`}>
        <span>
          {t('learning')} <span className="tabular ml-1 font-normal text-muted">{t('learningDone', learning)}</span>
        </span>
        <ChevronRightIcon className="size-4" />
      </Link>
    </Card>
  )
}

function InsightList({ insights }: { insights: NonNullable<InsightsAnswer['insights']> }) {
  const t = useT('dashboard')
  const more = insights.slice(DASHBOARD_INSIGHTS_SHOWN)
  const listOf = (some: typeof insights) => (
    <ul className="divide-y divide-line">
      {some.map((insight) => (
        <li key={insight.id}>
          <InsightFold insight={insight} summaryClass="py-3" textClass="pb-4">
            <InsightLink subject={insight.subject} />
          </InsightFold>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {listOf(insights.slice(0, DASHBOARD_INSIGHTS_SHOWN))}
      {more.length > 0 ? (
        <details className="border-t border-line">
          <summary className="flex min-h-11 items-center text-sm text-accent hover:underline">
            {t('insightsMore', { count: more.length })}
          </summary>
          {listOf(more)}
        </details>
      ) : null}
    </>
  )
}

type FailedProps = { failed: InsightsFailure; isAsking: boolean; onRetry: () => void }

function InsightsFailed({ failed, isAsking, onRetry }: FailedProps) {
  const t = useT('dashboard')
  const common = useT('common')
  const message = t(`insightsProblem.${failed}`)
  return (
    <div role="alert" className="mt-1">
      <p className="text-muted">{t('insightsFailed', { message })}</p>
      <Button size="s" className="mt-3 noscript:hidden" pending={isAsking} onClick={onRetry}>
        {isAsking ? null : <RefreshIcon className="size-4" />}
        {common('retry')}
      </Button>
      <noscript>
        <Link to="/app/dashboard" className="mt-3 inline-flex min-h-11 items-center text-accent underline">
          {common('retry')}
        </Link>
      </noscript>
    </div>
  )
}

const TIMEOUT_MILLISECONDS = 15_000

/** Loads the insights again. Never rejects: without an answer the failure is `offline`. */
export async function fetchInsights(): Promise<InsightsAnswer> {
  try {
    const response = await fetch('/resources/insights', { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) })
    if (response.status === 401) return { insights: null, failed: 'signedOut' }
    return await response.json()
  } catch {
    return { insights: null, failed: 'offline' }
  }
}
