import { TypeInsights } from '~/features/dashboard/type-insights'
import { preloadWords } from '~/locales/dictionaries'
import type { SectionProps } from './page-data'

export const i18n = preloadWords('dashboard', 'hd', 'insights')

export default function InsightsSection({ part }: SectionProps<'insights'>) {
  return <TypeInsights {...part} />
}
