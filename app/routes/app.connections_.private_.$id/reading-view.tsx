import { PersonReading } from '~/features/private-charts/person-reading'
import { preloadWords } from '~/locales/dictionaries'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('chart-views', 'crosses', 'ui')

/** The kept chart in words. */
export default function ReadingView({ page }: ViewProps) {
  return <PersonReading page={page} />
}
