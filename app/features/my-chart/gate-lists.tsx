import type { GateOfBody } from '~/domain/human-design/stored-gates'
import { gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import type { ChartShow } from '~/ui/bodygraph/chart-show'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import type { HdData } from './my-chart'

type Props = { gates: Extract<HdData, { mode: 'result' }>['gates']; show: ChartShow }

/** The gates of a chart that came from elsewhere, where there is nothing to draw. A line that is not known is a dash. */
export function GateLists({ gates, show }: Props) {
  const t = useT('my-chart')
  return (
    <div className="mt-4 grid gap-6 md:grid-cols-2">
      <GateList title={t('unconscious')} gates={gates.unconscious} show={show} className="text-design" />
      <GateList title={t('conscious')} gates={gates.conscious} show={show} />
    </div>
  )
}

type ListProps = { title: string; gates: GateOfBody[]; show: ChartShow; className?: string }

function GateList({ title, gates, show, className = '' }: ListProps) {
  const t = useT('my-chart')
  const hd = useT('hd')
  return (
    <section aria-label={title}>
      <h4 className={`font-semibold ${show.colors ? className : ''}`}>{title}</h4>
      <ul>
        {gates.map(({ planet, gate, line }) => (
          <li key={planet} className="flex min-h-9 items-center gap-3 border-b border-line">
            {show.symbols ? (
              <span aria-hidden="true" className="w-5 text-center font-[system-ui]">
                {GLYPHS[planet]}
              </span>
            ) : null}
            <span className={show.symbols ? 'sr-only' : 'text-sm'}>{hd(`body.${planet}`)}</span>
            <span className="min-w-0 flex-1 truncate text-sm text-muted">{hd(gateKey(gate))}</span>
            <span className="tabular font-medium">
              {gate}
              {show.lines ? <Line line={line} unknown={t('noLine')} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ line, unknown }: { line: number | null; unknown: string }) {
  if (line !== null) return <>.{line}</>
  return (
    <>
      <span aria-hidden="true">.–</span>
      <span className="sr-only"> {unknown}</span>
    </>
  )
}
