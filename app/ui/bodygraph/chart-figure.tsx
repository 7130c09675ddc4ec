import type { ReactNode } from 'react'
import { type ChartShow, SHOW_ALL } from '~/domain/human-design/chart/chart-show'
import type { Side } from '~/domain/human-design/terms/codes'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import { useT } from '~/locales/use-t'
import { ActivationColumn, type ActivationText, useActivationText } from './activation-column'
import { Bodygraph } from './bodygraph'
import type { BodygraphData, GateActivation } from './bodygraph-data'
import type { BodygraphLabels } from './labels'
import { LookingArea } from './looking-area'
import { related, type Selection } from './selection'

type Props = {
  data: BodygraphData
  /** What may differ, since the time of birth isn't exact. */
  uncertainParts?: UncertainParts | null | undefined
  labels: BodygraphLabels
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
  /** What is selected, explained. Leave it out where the page explains elsewhere. */
  panel?: ReactNode
  show?: ChartShow
  /** The words of a row's note; by default what the planet stands for. */
  describe?: (side: Side, activation: GateActivation) => ActivationText
  draw?: boolean
  className?: string
}

/**
 * A whole chart: the drawing between its two columns, or above them where there is no room (under 560 px of its own width).
 * On a phone the explanation floats above the bottom bar, next to what was pressed.
 */
export function ChartFigure(props: Props) {
  const { data, uncertainParts, labels, selection, onSelect, panel, show = SHOW_ALL, draw, className = '' } = props
  const t = useT('ui')
  const hd = useT('hd')
  const activationText = useActivationText()
  const lit = selection ? related(selection, data) : null
  const column = (side: Side, place: string) =>
    data.activations ? (
      <ActivationColumn
        side={side}
        title={hd(`side.${side}`)}
        activations={data.activations[side]}
        uncertainBodies={uncertainParts?.[side]}
        describe={props.describe ?? activationText}
        selection={selection}
        lit={lit}
        onSelect={onSelect}
        show={show}
        className={place}
      />
    ) : null

  return (
    <LookingArea className={`@container ${className}`} selection={selection} onSelect={onSelect}>
      <div
        className={`grid grid-cols-2 items-center gap-x-6 gap-y-4 ${data.activations ? '@min-[560px]:grid-cols-[minmax(84px,max-content)_1fr_minmax(84px,max-content)] @min-[560px]:gap-x-2' : ''}`}
      >
        <div
          className={`col-span-2 mx-auto w-full max-w-130 ${data.activations ? '@min-[560px]:col-span-1 @min-[560px]:col-start-2 @min-[560px]:row-start-1' : ''}`}
        >
          <Bodygraph
            data={data}
            labels={labels}
            selection={selection}
            onSelect={onSelect}
            draw={draw}
            colors={show.colors}
          />
        </div>
        {panel === undefined ? null : (
          <section
            aria-label={t('explanation')}
            aria-live="polite"
            className={`col-span-full border-t border-line pt-4 print:hidden ${selection ? 'max-md:floating-panel max-md:-mx-1 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4' : ''}`}
          >
            {selection ? panel : <p className="text-center text-sm text-muted">{t('pressToSee')}</p>}
          </section>
        )}
        {column('design', '@min-[560px]:col-start-1 @min-[560px]:row-start-1')}
        {column('personality', '@min-[560px]:col-start-3 @min-[560px]:row-start-1')}
      </div>
    </LookingArea>
  )
}
