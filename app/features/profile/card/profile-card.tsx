import type { ReactNode } from 'react'
import { cardColor } from '~/ui/card-drawing/card-colors'
import { CardLines, heightOf } from '~/ui/card-drawing/card-lines'
import {
  type Box,
  CARD_LEFT,
  CARD_TEXT_WIDTH,
  CardBrand,
  CardPaper,
  CardSheet,
  WIDE_SHEET,
} from '~/ui/card-drawing/card-paper'
import { CARD_SIZES, type CardSize } from '~/ui/card-drawing/card-sizes'
import { initialsOf } from '~/ui/members/initials'
import { type CardProps, factLines, nameLines, shownName, summaryLines } from './card-words'

/** A profile as a picture to pass on: the name, the core of the chart and the bodygraph, on paper. */
export function ProfileCard({ size = 'wide', ...card }: CardProps & { size?: CardSize }) {
  const Layout = LAYOUTS[size]
  return (
    <CardPaper title={card.fullName} size={size}>
      <Layout {...card} />
    </CardPaper>
  )
}

const LAYOUTS: Record<CardSize, (card: CardProps) => ReactNode> = { wide: Wide, square: Square, tall: Tall }

/** Words on the left, in the middle of their height; the sheet on the right. */
function Wide(card: CardProps) {
  const name = nameLines(card, { width: CARD_TEXT_WIDTH, sizes: [84, 72, 60, 46], most: 4, handle: 30 })
  const facts = factLines(card, { width: CARD_TEXT_WIDTH, size: 32 })
  const headHeight = heightOf(name) + (facts.length > 0 ? 36 + heightOf(facts) : 0)
  const summary = summaryLines(card, { width: CARD_TEXT_WIDTH, size: 21, height: 470 - headHeight })
  const top = Math.max(56, (530 - headHeight - heightOf(summary)) / 2)
  return (
    <>
      <CardLines lines={name} left={CARD_LEFT} top={top} />
      <CardLines lines={[...facts, ...summary]} left={CARD_LEFT} top={top + heightOf(name) + 36} />
      <CardBrand name={card.brand} />
      <Figure card={card} box={WIDE_SHEET} />
    </>
  )
}

/** The name above; below it the facts beside the sheet. */
function Square(card: CardProps) {
  const { width, height } = CARD_SIZES.square
  const foot = height - CARD_LEFT
  const name = nameLines(card, { width: width - 2 * CARD_LEFT, sizes: [96, 84, 72, 54], most: 3, handle: 34 })
  const top = CARD_LEFT + heightOf(name) + 44
  const box: Box = { x: 480, y: top, width: width - CARD_LEFT - 480, height: foot - top }
  const facts = factLines(card, { width: 376, size: 33 })
  const summary = summaryLines(card, { width: 376, size: 24, height: foot - 39 - 40 - (top + 12) - heightOf(facts) })
  return (
    <>
      <CardLines lines={name} left={CARD_LEFT} top={CARD_LEFT - 14} />
      <CardLines lines={[...facts, ...summary]} left={CARD_LEFT} top={top + 12} />
      <CardBrand name={card.brand} top={foot - 39} />
      <Figure card={card} box={box} />
    </>
  )
}

/** What a story keeps free for its own signs, above and below. */
const STORY_EDGE = 230
/** How high the figure of a story stays beside sentences on the chart. */
const LEAST_FIGURE = 560

/** One under the other: the name, the sheet, the facts. */
function Tall(card: CardProps) {
  const { width, height } = CARD_SIZES.tall
  const left = 84
  const room = width - 2 * left
  const name = nameLines(card, { width: room, sizes: [116, 100, 84, 64, 52], most: 3, handle: 42 })
  const facts = factLines(card, { width: room, size: 50 })
  const brandAt = height - STORY_EDGE - 52
  const top = STORY_EDGE + heightOf(name) + 40
  const rest = brandAt - 64 - heightOf(facts) - 44 - top
  const summary = summaryLines(card, { width: room, size: 34, height: rest - LEAST_FIGURE })
  const factsAt = brandAt - 64 - heightOf(facts) - heightOf(summary)
  return (
    <>
      <CardLines lines={name} left={left} top={STORY_EDGE} />
      <Figure card={card} box={{ x: left, y: top, width: room, height: factsAt - 44 - top }} />
      <CardLines lines={[...facts, ...summary]} left={left} top={factsAt} />
      <CardBrand name={card.brand} left={left} top={brandAt} scale={2} />
    </>
  )
}

/** The chart, or in its place the initials, as large as it would be. */
function Figure({ card, box }: { card: CardProps; box: Box }) {
  if (card.chart?.data) return <CardSheet data={card.chart.data} box={box} />
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const radius = Math.min(box.width, box.height, 750) * 0.4
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={cardColor('accent-soft')} />
      <text
        x={x}
        y={y + radius * 0.25}
        fontSize={radius * 0.72}
        fontWeight="700"
        textAnchor="middle"
        fill={cardColor('accent')}
      >
        {initialsOf(shownName(card))}
      </text>
    </>
  )
}
