import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import { breakLines } from '~/ui/card-drawing/break-lines'
import { cardColor } from '~/ui/card-drawing/card-colors'
import {
  CARD_HEIGHT,
  CARD_LEFT,
  CARD_TEXT_WIDTH,
  CardBrand,
  CardHeading,
  CardPaper,
  CardSheet,
} from '~/ui/card-drawing/card-paper'

export type ConnectionCardProps = {
  /** "Mira and Kenji". */
  names: string
  brand: string
  /** "8–1 One window". */
  theme: string
  /** "4 · Electromagnetic", one a connection. */
  counts: string[]
  /** Whose is what in the drawing. */
  legend: { a: string; b: string }
  data: Pick<BodygraphData, 'centers' | 'gates'>
}

const LINE = 42
/** Of the names, in pixels: the largest in which they fit in two lines, else what fits of the smallest. */
const SIZES = [64, 54, 44]
const SMALLEST = 44

/** A connection as a picture to keep: both names, the theme, how many channels of each kind, both charts in one drawing. */
export function ConnectionCard({ names, brand, theme, counts, legend, data }: ConnectionCardProps) {
  const size = SIZES.find((one) => breakLines(names, CARD_TEXT_WIDTH / one, 3).length <= 2) ?? SMALLEST
  const lines = breakLines(names, CARD_TEXT_WIDTH / size, 2)
  const step = size * 1.16
  const height = lines.length * step + 64 + counts.length * LINE + 60
  const top = Math.max(52, (CARD_HEIGHT - 110 - height) / 2)
  const themeAt = top + lines.length * step + 44
  const countsAt = themeAt + 52
  const legendAt = countsAt + counts.length * LINE + 16
  return (
    <CardPaper title={names}>
      <CardHeading lines={lines} top={top} size={size} step={step} />
      <text x={CARD_LEFT} y={themeAt} fontSize="32" fontWeight="700" fill={cardColor('accent')}>
        {theme}
      </text>
      {counts.map((count, index) => (
        <text key={count} x={CARD_LEFT} y={countsAt + index * LINE} fontSize="28" fill={cardColor('ink')}>
          {count}
        </text>
      ))}
      <Mark y={legendAt} color={cardColor('person-a')} text={legend.a} />
      <Mark y={legendAt + 34} color={cardColor('person-b')} text={legend.b} isHollow />
      <CardBrand name={brand} />
      <CardSheet data={data} pair />
    </CardPaper>
  )
}

function Mark({ y, color, text, isHollow = false }: { y: number; color: string; text: string; isHollow?: boolean }) {
  const [line = ''] = breakLines(text, (CARD_TEXT_WIDTH - 60) / 24, 1)
  return (
    <g>
      <path d={`M${CARD_LEFT} ${y - 8}h44`} stroke={color} strokeWidth="10" />
      {isHollow ? <path d={`M${CARD_LEFT} ${y - 8}h44`} stroke={cardColor('ground')} strokeWidth="4" /> : null}
      <text x={CARD_LEFT + 60} y={y} fontSize="24" fill={cardColor('muted')}>
        {line}
      </text>
    </g>
  )
}
