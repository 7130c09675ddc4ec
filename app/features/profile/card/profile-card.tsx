import type { TypeCode } from '~/domain/human-design/codes'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import { initialsOf } from '~/ui/initials'
import { breakLines } from './break-lines'
import { cardColor } from './card-colors'
import { CARD_HEIGHT, CARD_LEFT, CARD_ROOM, CardBrand, CardHeading, CardPaper, CardSheet } from './card-parts'
import { drawableName } from './drawable-name'

export type CardProps = {
  fullName: string
  username: string
  brand: string
  /** Null where the chart is closed to visitors, or there is none. */
  chart: { type: TypeCode; typeName: string; lines: string[]; data: Pick<BodygraphData, 'centers' | 'gates'> } | null
}

/** Above the words and, with the brand, below them. */
const AIR = { top: 56, foot: 100 }

/** A profile as link previews show it: the name, the core of the chart and the bodygraph, on paper. */
export function ProfileCard({ fullName, username, brand, chart }: CardProps) {
  const handle = `@${username}`
  const shownName = drawableName(fullName) || handle
  const name = fitName(shownName)
  const nameHeight = name.lines.length * name.step
  const facts = chart?.lines ?? []
  const height = nameHeight + 40 + (chart ? 60 + facts.length * 44 : 0)
  const top = Math.max(AIR.top, (CARD_HEIGHT - AIR.foot - height) / 2)
  // Baselines, from here down.
  const handleAt = top + nameHeight + 28
  const typeAt = handleAt + 72
  return (
    <CardPaper title={fullName}>
      <CardHeading top={top} {...name} />
      {shownName === handle ? null : (
        <text x={CARD_LEFT} y={handleAt} fontSize="30" fill={cardColor('muted')}>
          {handle}
        </text>
      )}
      {chart ? (
        <>
          <circle cx={CARD_LEFT + 9} cy={typeAt - 11} r="9" fill={typeColor(chart.type)} />
          <text x={CARD_LEFT + 32} y={typeAt} fontSize="32" fontWeight="700" fill={typeColor(chart.type)}>
            {chart.typeName}
          </text>
        </>
      ) : null}
      {facts.map((fact, index) => (
        <text key={fact} x={CARD_LEFT} y={typeAt + 47 + index * 44} fontSize="30" fill={cardColor('ink')}>
          {fact}
        </text>
      ))}
      <CardBrand name={brand} />
      {chart ? <CardSheet data={chart.data} /> : <Initials name={shownName} />}
    </CardPaper>
  )
}

const typeColor = (type: TypeCode) => cardColor(type.replace('_', '-'))

/** The largest size in which a name fits in two lines, else up to four of the smallest. */
function fitName(name: string) {
  for (const size of [84, 72, 60]) {
    const lines = breakLines(name, CARD_ROOM / size, 3)
    if (lines.length <= 2) return { lines, size, step: size * 1.16 }
  }
  const lines = breakLines(name, CARD_ROOM / 50, 4)
  return lines.length < 4 ? { lines, size: 50, step: 58 } : { lines, size: 44, step: 52 }
}

/** In place of a chart: the initials, as large as it would be. */
function Initials({ name }: { name: string }) {
  return (
    <>
      <circle cx="963" cy="315" r="165" fill={cardColor('accent-soft')} />
      <text x="963" y="356" fontSize="118" fontWeight="700" textAnchor="middle" fill={cardColor('accent')}>
        {initialsOf(name)}
      </text>
    </>
  )
}
