import type { ChartShow } from '~/domain/human-design/chart/chart-show'
import type { BodyCode, Side } from '~/domain/human-design/terms/codes'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { UncertainTimeMark } from '../members/uncertain-time-mark'
import { Tooltip } from '../overlays/tooltip'
import type { GateActivation } from './bodygraph-data'
import { GLYPHS } from './glyphs'
import type { Related, Selection } from './selection'

/** The words of one row: the planet, and what its note says of planet, gate and line. */
export type ActivationText = { name: string; place: string; text: string }

type Props = {
  side: Side
  title: string
  activations: readonly GateActivation[]
  /** The bodies whose gate or line may differ, since the time of birth isn't exact. */
  uncertainBodies?: readonly BodyCode[] | undefined
  describe: (side: Side, activation: GateActivation) => ActivationText
  selection: Selection | null
  lit: Related | null
  onSelect: (selection: Selection | null) => void
  show: ChartShow
  className?: string
}

/** The 13 activations of a side: sign and gate.line, each a button with a note. Design is red, Personality ink. */
export function ActivationColumn(props: Props) {
  const { side, title, activations, uncertainBodies, describe, selection, lit, onSelect, show, className = '' } = props
  const isSelected = (body: string) => selection?.kind === 'body' && selection.side === side && selection.body === body
  return (
    <section
      aria-label={title}
      className={`${className} ${side === 'design' && show.colors ? 'text-design' : 'text-personality'}`}
    >
      <p className="px-1.5 pb-1 font-semibold">{title}</p>
      <ul>
        {activations.map((activation) => {
          const { body, gate, line } = activation
          const { name, place, text } = describe(side, activation)
          const selected = isSelected(body)
          const dimmed = lit !== null && !lit.bodies.has(`${side}.${body}`)
          const note = (
            <>
              <strong className="block font-semibold">
                {name} · {place}
              </strong>
              {text}
            </>
          )
          return (
            <li key={body} className="border-b border-line">
              <Tooltip content={note} className="block">
                {(trigger) => (
                  <button
                    {...trigger}
                    type="button"
                    aria-pressed={selected}
                    onClick={() => onSelect(selected ? null : { kind: 'body', side, body })}
                    className={`flex min-h-8 w-full items-center justify-between gap-2 rounded-control px-1.5 transition-colors noscript:pointer-events-none hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft pointer-coarse:min-h-11 ${dimmed ? 'text-faint' : ''}`}
                  >
                    {show.symbols ? (
                      <>
                        <span aria-hidden="true" className="w-5 text-center font-[system-ui]">
                          {GLYPHS[body]}
                        </span>
                        <span className="sr-only">{name}</span>
                      </>
                    ) : (
                      <span className="text-left text-sm">{name}</span>
                    )}
                    <span className="tabular whitespace-nowrap">
                      {show.lines ? `${gate}.${line}` : gate}
                      {uncertainBodies?.includes(body) ? <UncertainTimeMark /> : null}
                    </span>
                  </button>
                )}
              </Tooltip>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Planet, gate, line and what the planet stands for, in the language of the page. */
export function useActivationText(): (side: Side, activation: GateActivation) => ActivationText {
  const t = useT('ui')
  const hd = useT('hd')
  return (_, { body, gate, line }) => ({
    name: hd(`body.${body}`),
    place: t('gateAndLine', { gate, line, name: hd(`gate.${gate}` as Key<'hd'>) }),
    text: hd(`body.${body}.theme`),
  })
}
