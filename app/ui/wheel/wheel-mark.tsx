import { GLYPHS } from '../bodygraph/glyphs'
import { keyOf } from '../bodygraph/selection'
import { toSelection, type WheelBody } from './wheel-bodies'
import { BODY_RADIUS } from './wheel-geometry'

type Props = {
  body: WheelBody
  label: string
  selected: boolean
  /** The one stop of the Tab key; the others are reached from it. */
  tabStop: boolean
  /** Scripts run: until then the keyboard would lead to what doesn't answer. */
  focusable: boolean
}

/** A planet on its circle: Personality filled, Design hollow. */
export function WheelMark({ body, label, selected, tabStop, focusable }: Props) {
  const { side, at } = body
  const [x, y] = at
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      role="button"
      tabIndex={focusable ? (tabStop ? 0 : -1) : undefined}
      aria-label={label}
      aria-pressed={selected}
      data-node={keyOf(toSelection(body))}
      className={`node gate ${side} ${selected ? 'selected' : ''}`}
    >
      <circle className="ring" cx={x} cy={y} r={BODY_RADIUS + 3} />
      <circle className="disc" cx={x} cy={y} r={side === 'design' ? BODY_RADIUS - 1.25 : BODY_RADIUS} />
      <text x={x} y={y} dy="0.36em" className="font-[system-ui] text-[17px]">
        {GLYPHS[body.body]}
      </text>
    </g>
  )
}
