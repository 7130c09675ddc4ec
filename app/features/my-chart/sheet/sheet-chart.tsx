import type { BodyCode, Side } from '~/domain/human-design/codes'
import type { UncertainParts } from '~/domain/human-design/uncertain-day'
import { useT } from '~/locales/use-t'
import { Bodygraph } from '~/ui/bodygraph/bodygraph'
import type { GateActivation } from '~/ui/bodygraph/bodygraph-data'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import { useBodygraphLabels } from '~/ui/bodygraph/use-bodygraph-labels'
import type { ReadableChart } from '~/ui/chart-reading/readable-chart'
import { useChartName } from '~/ui/chart-reading/use-chart-name'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/uncertain-time-mark'

type Props = { chart: ReadableChart; uncertainParts: UncertainParts | null }

/** The bodygraph as a picture between its two columns, with what its marks mean. */
export function SheetChart({ chart, uncertainParts }: Props) {
  const labels = useBodygraphLabels(useChartName()(chart))
  const { activations } = chart.data
  const isUncertain = uncertainParts !== null && uncertainParts.design.length + uncertainParts.personality.length > 0
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 sm:gap-6">
      <Column side="design" activations={activations?.design ?? []} uncertain={uncertainParts?.design} />
      {/* On paper the shares and the note below take the room of a line or two. */}
      <div className={`mx-auto w-full max-w-100 ${isUncertain ? 'print:max-w-[73mm]' : 'print:max-w-[86mm]'}`}>
        <Bodygraph data={chart.data} labels={labels} />
      </div>
      <Column side="personality" activations={activations?.personality ?? []} uncertain={uncertainParts?.personality} />
      {isUncertain ? (
        <div className="col-span-full">
          <UncertainTimeNote />
        </div>
      ) : null}
    </div>
  )
}

type ColumnProps = {
  side: Side
  activations: readonly GateActivation[]
  uncertain: readonly BodyCode[] | undefined
}

function Column({ side, activations, uncertain = [] }: ColumnProps) {
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
            <span className="tabular">
              {`${gate}.${line}`}
              {uncertain.includes(body) ? <UncertainTimeMark /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
