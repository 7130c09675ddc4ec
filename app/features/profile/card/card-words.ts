import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import { breakLines } from '~/ui/card-drawing/break-lines'
import { type CardLine, heightOf } from '~/ui/card-drawing/card-lines'
import { drawableName } from '~/ui/card-drawing/drawable-name'

export type CardProps = {
  fullName: string
  username: string
  brand: string
  /** Null where the chart is closed to visitors, or there is none. */
  chart: {
    type: TypeCode
    typeName: string
    lines: string[]
    /** The chart in sentences; null where the time of birth leaves them open. */
    summary: string | null
    /** Null where only the core is shown. */
    data: Pick<BodygraphData, 'centers' | 'gates'> | null
  } | null
}

/** `room`: how wide; `sizes`: the largest in which it fits in two lines is taken, else the last one, cut after `most` lines. */
type NameLayout = { width: number; sizes: readonly number[]; most: number; handle: number }

/** The name as far as the card's typefaces can write it, else the username. */
export const shownName = ({ fullName, username }: CardProps) => drawableName(fullName) || `@${username}`

/** Name and username as lines of a card. */
export function nameLines(card: CardProps, { width, sizes, most, handle }: NameLayout): CardLine[] {
  const name = shownName(card)
  const size = sizes.find((one) => breakLines(name, width / one, 3).length <= 2) ?? sizes.at(-1)!
  const lines = breakLines(name, width / size, most).map(
    (text): CardLine => ({ text, size, step: size * 1.16, color: 'ink', weight: 600, serif: true }),
  )
  if (name === `@${card.username}`) return lines
  const [text = ''] = breakLines(`@${card.username}`, width / handle, 1)
  return [...lines, { text, size: handle, step: handle * 1.2, before: handle * 0.2, color: 'muted' }]
}

/** Type, profile and authority as lines of a card, the type's `size` first; none without a chart. */
export function factLines({ chart }: CardProps, { width, size }: { width: number; size: number }): CardLine[] {
  if (!chart) return []
  const color = chart.type.replace('_', '-')
  const typeLines = breakLines(chart.typeName, (width - size) / size, 2).map(
    (text, place): CardLine => ({ text, size, step: size * 1.25, color, weight: 700, dot: place === 0, indent: true }),
  )
  const small = size * 0.94
  const facts = chart.lines.flatMap((fact) =>
    breakLines(fact, width / small, 2).map(
      (text, place): CardLine => ({
        text,
        size: small,
        step: small * 1.25,
        before: place === 0 ? small * 0.25 : 0,
        color: 'ink',
      }),
    ),
  )
  return [...typeLines, ...facts]
}

/** The chart in sentences as lines of a card; none where not all of them fit in `height`. All in pixels. */
export function summaryLines(
  { chart }: CardProps,
  { width, size, height }: { width: number; size: number; height: number },
): CardLine[] {
  if (!chart?.summary) return []
  const lines = breakLines(chart.summary, width / size, Number.POSITIVE_INFINITY).map(
    (text, place): CardLine => ({ text, size, step: size * 1.3, before: place === 0 ? size : 0, color: 'muted' }),
  )
  return heightOf(lines) <= height ? lines : []
}
