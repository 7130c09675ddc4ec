import type { Arrow } from '~/domain/human-design/chart/chart'
import { ARROW_PLACES, ARROWS, type ArrowCode } from './geometry'
import { Node, type NodeView } from './node'

const SHAPE = { left: 'M-18 0-6-9V-3.5H18V3.5H-6V9Z', right: 'M18 0 6-9V-3.5H-18V3.5H6V9Z' }

type Props = {
  arrows: Record<ArrowCode, Arrow>
  label: (arrow: ArrowCode, direction: Arrow) => string
  viewOf: (arrow: ArrowCode) => NodeView
}

/** The four arrows beside the Head: Design left, Personality right. */
export function Arrows({ arrows, label, viewOf }: Props) {
  return ARROWS.map((arrow) => {
    const { point, side } = ARROW_PLACES[arrow]
    return (
      <Node
        key={arrow}
        selection={{ kind: 'arrow', arrow }}
        label={label(arrow, arrows[arrow])}
        className={`arrow ${side}`}
        {...viewOf(arrow)}
      >
        <path d={SHAPE[arrows[arrow]]} transform={`translate(${point.join(' ')})`} />
      </Node>
    )
  })
}
