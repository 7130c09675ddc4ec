import { useT } from '~/locales/use-t'
import { TabLinks } from '~/ui/tab-links'
import type { ChartView } from './chart-view'

/** The two forms in which a chart is read, each with its address. */
export function ViewLinks({ view }: { view: ChartView }) {
  const t = useT('my-chart')
  const tabs = [
    { to: '?', label: t('view.bodygraph'), current: view === 'bodygraph' },
    { to: '?view=wheel', label: t('view.wheel'), current: view === 'wheel' },
  ]
  return <TabLinks label={t('views')} tabs={tabs} className="mb-4 print:hidden" />
}
