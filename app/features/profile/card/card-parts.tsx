import type { ReactNode } from 'react'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import { CardBodygraph } from './card-bodygraph'
import { cardColor } from './card-colors'

/** What link previews ask for, in pixels. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Where words begin, and their room up to the sheet with the bodygraph. */
export const CARD_LEFT = 72
export const CARD_ROOM = 640

/** The typefaces as the raster worker knows them. */
export const SERIF = 'Literata'
const SANS = 'Golos Text'

/** The paper of a card. `title` names the picture. */
export function CardPaper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={CARD_WIDTH}
      height={CARD_HEIGHT}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      fontFamily={SANS}
      fontWeight="500"
    >
      <title>{title}</title>
      <rect width={CARD_WIDTH} height={CARD_HEIGHT} fill={cardColor('ground')} />
      {children}
    </svg>
  )
}

/** Lines of a heading from a top edge down, `step` apart. */
export function CardHeading({ lines, top, size, step }: { lines: string[]; top: number; size: number; step: number }) {
  return (
    <text fontFamily={SERIF} fontWeight="600" fontSize={size} fill={cardColor('ink')}>
      {lines.map((line, index) => {
        const baseline = top + index * step + size * 0.8
        return (
          <tspan key={baseline} x={CARD_LEFT} y={baseline}>
            {line}
          </tspan>
        )
      })}
    </text>
  )
}

/** The mark of the site and its name, at the foot. */
export function CardBrand({ name }: { name: string }) {
  return (
    <g transform={`translate(${CARD_LEFT - 8} 540) scale(1.5)`}>
      <CardMark />
      <text x="34" y="19" fontSize="17" fontWeight="700" fill={cardColor('ink')}>
        {name}
      </text>
    </g>
  )
}

/** The mark of the site, in a square of 26. */
export function CardMark() {
  return (
    <>
      <path d="M13 2 20 11H6Z" fill="none" stroke={cardColor('ink')} strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M13 11v3" stroke={cardColor('ink')} strokeWidth="1.8" />
      <rect x="8" y="14" width="10" height="9" rx="1.5" fill={cardColor('accent')} />
    </>
  )
}

/** A bodygraph on a sheet of its own, at the right. */
export function CardSheet({ data }: { data: Pick<BodygraphData, 'centers' | 'gates'> }) {
  return (
    <>
      <rect
        x="756"
        y="30"
        width="414"
        height="570"
        rx="24"
        fill={cardColor('surface')}
        stroke={cardColor('line')}
        strokeWidth="2"
      />
      <CardBodygraph data={data} transform="translate(785 45) scale(0.556)" />
    </>
  )
}
