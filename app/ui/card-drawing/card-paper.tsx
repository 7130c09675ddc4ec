import type { ReactNode } from 'react'
import type { BodygraphData } from '../bodygraph/bodygraph-data'
import { CardBodygraph } from './card-bodygraph'
import { cardColor } from './card-colors'
import { CARD_SIZES, type CardSize } from './card-sizes'

/** Of a card for link previews. */
export const CARD_HEIGHT = CARD_SIZES.wide.height

/** Where words begin, and their room up to the sheet with the bodygraph. */
export const CARD_LEFT = 72
export const CARD_TEXT_WIDTH = 640

/** The typefaces as the raster worker knows them. */
export const SERIF = 'Literata'
const SANS = 'Golos Text'

type PaperProps = { title: string; size?: CardSize; children: ReactNode }

/** The paper of a card. `title` names the picture. */
export function CardPaper({ title, size = 'wide', children }: PaperProps) {
  const { width, height } = CARD_SIZES[size]
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={SANS}
      fontWeight="500"
    >
      <title>{title}</title>
      <rect width={width} height={height} fill={cardColor('ground')} />
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

type BrandProps = { name: string; left?: number; top?: number; scale?: number }

/** The mark of the site and its name, at the foot. The mark is 39 high in the size `scale` has by itself. */
export function CardBrand({ name, left = CARD_LEFT, top = 540, scale = 1.5 }: BrandProps) {
  return (
    <g transform={`translate(${left - 8} ${top}) scale(${scale})`}>
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

/** Where a sheet lies on a card, in pixels. */
export type Box = { x: number; y: number; width: number; height: number }

/** At the right of a card for link previews. */
export const WIDE_SHEET: Box = { x: 756, y: 30, width: 414, height: 570 }

/** The drawing's own space, and the air around it on a sheet. */
const GRAPH = { width: 640, height: 970 }
const AIR = { x: 29, y: 15 }

type SheetProps = { data: Pick<BodygraphData, 'centers' | 'gates'>; pair?: boolean; box?: Box }

/** A bodygraph on a sheet of its own, as large as fits and in the middle of it. */
export function CardSheet({ data, pair, box = WIDE_SHEET }: SheetProps) {
  const { x, y, width, height } = box
  const scale = Math.min((width - 2 * AIR.x) / GRAPH.width, (height - 2 * AIR.y) / GRAPH.height)
  const left = x + (width - scale * GRAPH.width) / 2
  const top = y + (height - scale * GRAPH.height) / 2
  const place = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})`
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="24"
        fill={cardColor('surface')}
        stroke={cardColor('line')}
        strokeWidth="2"
      />
      <CardBodygraph data={data} pair={pair} transform={place} />
    </>
  )
}
