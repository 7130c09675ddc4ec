import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { INSIGHTS_TABS, type InsightCounts } from '~/features/insights/insights'
import { loadCounts } from '~/features/insights/load-insights.server'
import { preloadWords } from '~/locales/dictionaries'
import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { requireMember } from '~/platform/server/guards.server'
import { TabLinks } from '~/ui/layout/tab-links'

export const handle = { i18n: preloadWords('insights-page') }

/** How much there is to read, which the tab and the tiles say. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  return { counts: await loadCounts(context, viewer, request) }
}

/** A filter or another tab changes none of it; a form may, as one that changes the language, and a retry asks again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
  formMethod,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (formMethod !== undefined || currentUrl.href === nextUrl.href)

export default function InsightsRoute() {
  const { counts } = useLoaderData<typeof loader>()
  return (
    <InsightsFrame counts={counts}>
      <Outlet context={counts} />
    </InsightsFrame>
  )
}

/** What stands above each part of the insights page; without a count where the database did not answer. */
function InsightsFrame({ counts, children }: { counts: InsightCounts | null; children: ReactNode }) {
  const t = useT('insights-page')
  const language = useLanguage()
  const { pathname } = useLocation()
  const here = pathname.replace(/\/$/, '')
  const tabs = INSIGHTS_TABS.map(({ to, label, counted }) => ({
    to,
    current: to === here,
    label: (
      <span>
        {t(label)}{' '}
        {counted && counts ? (
          <span className="tabular text-sm font-normal text-muted">
            {t('counted', { count: countText(counts.free + counts.premium, language) })}
          </span>
        ) : null}
      </span>
    ),
  }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-muted">{t('intro')}</p>
      </div>
      <TabLinks label={t('tabs')} tabs={tabs} />
      {children}
    </div>
  )
}
