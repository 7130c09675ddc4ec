import { redirect } from '@remix-run/cloudflare'
import { renderToStaticMarkup } from 'react-dom/server'
import { readElement, slugOf } from '~/domain/human-design/elements/element'
import { drawingName, rasterise } from '~/platform/pictures/raster.server'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { breakLines } from '~/ui/card-drawing/break-lines'
import { cardColor } from '~/ui/card-drawing/card-colors'
import { CARD_LEFT, CARD_TEXT_WIDTH, CardBrand, CardHeading, CardPaper, CardSheet } from '~/ui/card-drawing/card-paper'
import { describeElement } from './describe-element.server'
import { type ElementText, HEXAGRAM_LINES } from './library'
import { libraryWords } from './words.server'

/** For as long as others may keep it: what it says changes with a release. */
const MAX_AGE_SECONDS = 86_400
/** Stands where a card cannot be drawn. */
const PLAIN_CARD = '/og.png'

type Named = { kind: string | undefined; code: string | undefined }

/** The picture of a page of the library for link previews, in the language its address says. */
export async function answerCard(context: Context, request: Request, { kind, code }: Named): Promise<Response> {
  const element = readElement(kind ?? '', code)
  if (!element || slugOf(element) !== code) throw notFound()
  const words = libraryWords(await languageOf(request), (path) => path)
  const text = describeElement(element, words)
  const svg = renderToStaticMarkup(<ElementCard brand={words.brand} text={text} />)
  const drawing = await drawingName(svg)
  const headers = {
    ETag: `"${drawing}"`,
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    // Pages of other sites show it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (request.headers.get('If-None-Match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers })
  const png = await rasterise(context, svg, drawing)
  if (!png) return redirect(PLAIN_CARD, { headers: { 'Cache-Control': 'no-store' } })
  return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } })
}

type Props = { brand: string; text: ElementText }

const TITLE_SIZE = 64
const LEAD_SIZE = 29
const LEAD_STEP = 42

/** A page of the library as link previews show it: its name, what it means, and the element lit in a drawing. */
function ElementCard({ brand, text: { title, kicker, lead, figure } }: Props) {
  const titleLines = breakLines(title, CARD_TEXT_WIDTH / TITLE_SIZE, 3)
  const leadLines = breakLines(lead, CARD_TEXT_WIDTH / LEAD_SIZE, 6 - titleLines.length)
  const top = 96
  const leadAt = top + titleLines.length * 76 + 44
  return (
    <CardPaper title={title}>
      <text x={CARD_LEFT} y={74} fontSize="26" fill={cardColor('muted')}>
        {breakLines(kicker, CARD_TEXT_WIDTH / 26, 1)[0]}
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
