import type { ChartShow } from '~/domain/human-design/chart/chart-show'
import { type GateOfBody, isWholeSide } from '~/domain/human-design/chart/stored-gates'
import { BODIES } from '~/domain/human-design/terms/codes'
import { gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import { Alert } from '~/ui/states/alert'
import type { HdData } from './my-chart'

const A_SIDE = BODIES.length

type GateCountsProps = { gates: Extract<HdData, { mode: 'result' }>['gates'] }

/** How many activations each side has of its thirteen; a warning when that is not so, which only other charts can be. */
export function GateCounts({ gates }: GateCountsProps) {
  const t = useT('my-chart')
  const { conscious, unconscious } = gates
  const counts = { conscious: conscious.length, unconscious: unconscious.length }
  const isCounted = counts.conscious === A_SIDE && counts.unconscious === A_SIDE
  const hasLines = [...conscious, ...unconscious].every(({ line }) => line !== null)
  const of = (count: number, expected: number) => t('countOf', { count, expected })
  return (
    <section aria-labelledby="activations" className="mt-5 border-t border-line pt-4">
      <h3 id="activations">{t('activations')}</h3>
      <dl className="tabular mt-1 flex flex-wrap gap-x-8 gap-y-1">
        <Count label={t('conscious')} value={of(counts.conscious, A_SIDE)} />
        <Count label={t('unconscious')} value={of(counts.unconscious, A_SIDE)} className="text-design" />
        <Count label={t('total')} value={of(counts.conscious + counts.unconscious, 2 * A_SIDE)} />
      </dl>
      {isWholeSide(conscious) && isWholeSide(unconscious) ? null : (
        <Alert tone="warning" title={t('incompleteTitle')} className="mt-3">
          <p>
            {isCounted ? null : `${t('incompleteCount', counts)} `}
            {hasLines ? null : `${t('incompleteLine')} `}
            {t('incompleteAdvice')}
          </p>
        </Alert>
      )}
    </section>
  )
}

function Count({ label, value, className = '' }: { label: string; value: string; className?: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className={className || 'text-muted'}>{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

type GateListsProps = { gates: Extract<HdData, { mode: 'result' }>['gates']; show: ChartShow }

/** The gates of a chart that came from elsewhere, where there is nothing to draw. A line that is not known is a dash. */
export function GateLists({ gates, show }: GateListsProps) {
  const t = useT('my-chart')
  return (
    <div className="mt-4 grid gap-6 md:grid-cols-2">
      <GateList title={t('unconscious')} gates={gates.unconscious} show={show} className="text-design" />
      <GateList title={t('conscious')} gates={gates.conscious} show={show} />
    </div>
  )
}

type GateListProps = { title: string; gates: GateOfBody[]; show: ChartShow; className?: string }

function GateList({ title, gates, show, className = '' }: GateListProps) {
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
