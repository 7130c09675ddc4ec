import type { TypeCode } from '~/domain/human-design/terms/codes'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { SparkIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { InsightFold, type ShownInsight } from '~/ui/layout/insight-fold'
import { EmptyState } from '~/ui/states/empty-state'
import type { SectionProps } from './page-data'

export const i18n = preloadWords('dashboard', 'hd', 'insights')

export default function InsightsSection({ part }: SectionProps<'insights'>) {
  return <TypeInsights {...part} />
}

/** The insights for a type, on the profile of a member of that type. */
function TypeInsights({ insights, type }: { insights: ShownInsight[]; type: TypeCode }) {
  const t = useT('dashboard')
  const hd = useT('hd')
  return (
    <Card as="section" aria-labelledby="type-insights" className="max-w-170">
      <h2 id="type-insights">{t('insightsOfType', { type: hd(`type.${type}`) })}</h2>
      {insights.length === 0 ? (
        <EmptyState icon={<SparkIcon className="size-7" />} title={t('insightsNone')} />
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {insights.map((insight) => (
            <li key={insight.id}>
              <InsightFold insight={insight} summaryClass="py-3" textClass="pb-4" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
