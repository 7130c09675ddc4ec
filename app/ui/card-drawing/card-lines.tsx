import { cardColor } from './card-colors'
import { SERIF } from './card-paper'

/** A line of words on a card: its height is `before` (the air above it) and `step`. All in pixels. */
export type CardLine = {
  text: string
  size: number
  step: number
  before?: number
  /** A name of `tokens.css`. */
  color: string
  weight?: number
  serif?: boolean
  /** A dot in its colour stands before it; `indent` leaves the room of one. */
  dot?: boolean
  indent?: boolean
}

/** How high lines stand, one under the other. */
export const heightOf = (lines: readonly CardLine[]) =>
  lines.reduce((height, { step, before = 0 }) => height + before + step, 0)

/** Lines from a top edge down. */
export function CardLines({ lines, left, top }: { lines: readonly CardLine[]; left: number; top: number }) {
  return lines.map(({ text, size, color, weight, serif, dot, indent }, place) => {
    const from = top + heightOf(lines.slice(0, place)) + (lines[place]?.before ?? 0)
    const baseline = round(from + size * 0.84)
    const fill = cardColor(color)
    return (
      <g key={`${baseline}`}>
        {dot ? <circle cx={left + size * 0.28} cy={round(baseline - size * 0.34)} r={size * 0.28} fill={fill} /> : null}
        <text
          x={dot || indent ? left + size : left}
          y={baseline}
          fontSize={size}
          fontWeight={weight}
          fontFamily={serif ? SERIF : undefined}
          fill={fill}
        >
          {text}
        </text>
      </g>
    )
  })
}

const round = (value: number) => Math.round(value * 10) / 10
