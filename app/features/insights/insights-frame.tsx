import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { TabLinks } from '~/ui/layout/tab-links'
import { INSIGHTS_TABS, type InsightCounts } from './insights'

/** What stands above each part of the insights page; without a count where the database did not answer. */
export function InsightsFrame({ counts, children }: { counts: InsightCounts | null; children: ReactNode }) {
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
