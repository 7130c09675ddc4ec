import type { ConnectionChart } from '~/features/connection-chart/connection-chart'
import { ConnectionPage } from '~/features/connection-chart/connection-page'
import { preloadWords } from '~/locales/dictionaries'

export const i18n = preloadWords(
  'composite',
  'connection-chart',
  'hd',
  'others-composite',
  'others-reading',
  'pair-reading',
  'reading',
  'ui',
)

/** Two people: one chart over the other. `id` names both. */
export default function PairPart({ chart, id }: { chart: ConnectionChart; id: string }) {
  return <ConnectionPage chart={chart} id={id} />
}
