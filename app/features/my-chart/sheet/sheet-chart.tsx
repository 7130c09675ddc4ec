import type { Side } from '~/domain/human-design/codes'
import { useT } from '~/locales/use-t'
import { Bodygraph } from '~/ui/bodygraph/bodygraph'
import type { GateActivation } from '~/ui/bodygraph/bodygraph-data'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import { useBodygraphLabels } from '~/ui/bodygraph/use-bodygraph-labels'
import type { ReadableChart } from '~/ui/chart-reading/readable-chart'
import { useChartName } from '~/ui/chart-reading/use-chart-name'

/** The bodygraph as a picture between its two columns. */
export function SheetChart({ chart }: { chart: ReadableChart }) {
  const labels = useBodygraphLabels(useChartName()(chart))
  const { activations } = chart.data
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 sm:gap-6">
      <Column side="design" activations={activations?.design ?? []} />
      <div className="mx-auto w-full max-w-100 print:max-w-[86mm]">
        <Bodygraph data={chart.data} labels={labels} />
      </div>
      <Column side="personality" activations={activations?.personality ?? []} />
    </div>
  )
}

function Column({ side, activations }: { side: Side; activations: readonly GateActivation[] }) {
  const hd = useT('hd')
  return (
    <section aria-label={hd(`side.${side}`)} className={side === 'design' ? 'text-design' : 'text-personality'}>
      <p className="pb-1 font-semibold max-sm:text-sm">{hd(`side.${side}`)}</p>
      <ul>
        {activations.map(({ body, gate, line }) => (
          <li key={body} className="flex items-center justify-between gap-2 border-b border-line py-1 max-sm:text-sm">
            <span aria-hidden="true" className="w-5 text-center font-[system-ui]">
              {GLYPHS[body]}
            </span>
            <span className="sr-only">{hd(`body.${body}`)}</span>
            <span className="tabular">{`${gate}.${line}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
