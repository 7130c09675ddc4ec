import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import { breakLines } from '~/ui/card-drawing/break-lines'
import { cardColor } from '~/ui/card-drawing/card-colors'
import { CARD_LEFT, CARD_TEXT_WIDTH, CardHeading, CardMark, CardPaper, CardSheet } from '~/ui/card-drawing/card-paper'

type Props = { brand: string; headline: string; data: Pick<BodygraphData, 'centers' | 'gates'> }

/** The card of the site itself (`public/og.png`, made by `npm run card:generate`). */
export function SiteCard({ brand, headline, data }: Props) {
  const lines = breakLines(headline, CARD_TEXT_WIDTH / 76, 3)
  return (
    <CardPaper title={brand}>
      <g transform={`translate(${CARD_LEFT - 10} 74) scale(2)`}>
        <CardMark />
        <text x="33" y="19" fontSize="17" fontWeight="700" fill={cardColor('ink')}>
          {brand}
        </text>
      </g>
      <CardHeading lines={lines} top={560 - lines.length * 90} size={76} step={90} />
      <CardSheet data={data} />
    </CardPaper>
  )
}
