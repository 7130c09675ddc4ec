import { breakLines } from '~/ui/card-drawing/break-lines'
import { cardColor } from '~/ui/card-drawing/card-colors'
import { CARD_LEFT, CARD_ROOM, CardBrand, CardHeading, CardPaper, CardSheet } from '~/ui/card-drawing/card-paper'
import { HEXAGRAM_LINES } from '../hexagram'
import type { ElementText } from '../library'

type Props = { brand: string; text: ElementText }

const TITLE_SIZE = 64
const LEAD_SIZE = 29
const LEAD_STEP = 42

/** A page of the library as link previews show it: its name, what it means, and the element lit in a drawing. */
export function ElementCard({ brand, text: { title, kicker, lead, figure } }: Props) {
  const titleLines = breakLines(title, CARD_ROOM / TITLE_SIZE, 3)
  const leadLines = breakLines(lead, CARD_ROOM / LEAD_SIZE, 6 - titleLines.length)
  const top = 96
  const leadAt = top + titleLines.length * 76 + 44
  return (
    <CardPaper title={title}>
      <text x={CARD_LEFT} y={74} fontSize="26" fill={cardColor('muted')}>
        {breakLines(kicker, CARD_ROOM / 26, 1)[0]}
      </text>
      <CardHeading lines={titleLines} top={top} size={TITLE_SIZE} step={76} />
      {leadLines.map((line, place) => (
        <text key={line} x={CARD_LEFT} y={leadAt + place * LEAD_STEP} fontSize={LEAD_SIZE} fill={cardColor('ink')}>
          {line}
        </text>
      ))}
      <CardBrand name={brand} />
      {figure.kind === 'bodygraph' ? <CardSheet data={figure.data} /> : null}
      {figure.kind === 'hexagram' ? <CardHexagram lines={figure.lines} /> : null}
    </CardPaper>
  )
}

/** Six lines where the bodygraph would be. */
function CardHexagram({ lines }: { lines: number[] }) {
  return HEXAGRAM_LINES.map((line, place) => (
    <rect
      key={line}
      x="823"
      y={150 + place * 56}
      width="280"
      height="28"
      rx="8"
      fill={cardColor(lines.includes(line) ? 'accent' : 'line')}
    />
  ))
}
