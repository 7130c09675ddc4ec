import { Link } from '@remix-run/react'
import { useMemo } from 'react'
import type { Chart } from '~/domain/human-design/chart'
import type { UncertainActivations } from '~/domain/human-design/uncertain-day'
import type { UncertainTerms } from '~/domain/human-design/uncertain-terms'
import { useT } from '~/locales/use-t'
import { ChartTable } from '~/ui/bodygraph/chart-table'
import { Button } from '~/ui/button'
import { toReadableChart } from '~/ui/chart-reading/readable-chart'
import type { BirthFacts } from '../my-chart'
import { SheetBirth } from './sheet-birth'
import { SheetChart } from './sheet-chart'
import { SheetCross } from './sheet-cross'
import { SheetFacts } from './sheet-facts'
import { SheetPage } from './sheet-page'

type Props = {
  chart: Chart
  birth: BirthFacts
  uncertain: UncertainTerms | null
  uncertainActivations: UncertainActivations | null
  name: string
}

/** On paper the activations stand across the page, below them centers and channels side by side. */
const TABLES =
  'print:grid print:grid-cols-2 print:gap-x-[8mm] print:gap-y-[5mm] print:space-y-0 print:[&>table:first-child]:col-span-2 print:[&>p]:col-span-2 print:items-start print:[&_tr]:text-[9pt] print:[&_tr]:leading-[1.3] print:[&_td]:py-[0.5mm] print:[&_th]:py-[0.5mm] print:[&_caption]:pb-0'

/** One's chart on two pages of A4 or Letter: the bodygraph with what matters most, then all of it as tables. Printed, nothing else is. */
export function ChartSheet({ chart, birth, uncertain, uncertainActivations, name }: Props) {
  const t = useT('chart-views')
  const back = useT('my-chart')
  const readable = useMemo(() => toReadableChart(chart), [chart])
  return (
    <div className="grid gap-4 print:block">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <div className="min-w-0 flex-1 basis-72">
          <h2>{t('sheet')}</h2>
          <p className="text-pretty text-muted">{t('sheetText')}</p>
          <p className="hidden font-semibold noscript:block">{t('printPlain')}</p>
          <Link
            to="?"
            className="inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {back('back')}
          </Link>
        </div>
        <Button variant="primary" onClick={() => window.print()} className="noscript:hidden">
          {t('print')}
        </Button>
      </div>
      <SheetPage page={1} name={name}>
        <SheetBirth name={name} birth={birth} />
        <SheetChart chart={readable} />
        <SheetFacts chart={readable} uncertain={uncertain} />
      </SheetPage>
      <SheetPage page={2} name={name}>
        <ChartTable data={readable.data} uncertainActivations={uncertainActivations} className={TABLES} />
        <SheetCross cross={chart.cross} />
      </SheetPage>
    </div>
  )
}
