import { redirect } from '@remix-run/cloudflare'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ProfileRow } from '~/data/public-profiles.server'
import type { Sight } from '~/domain/membership/visibility'
import type { Context } from '~/platform/context.server'
import { notFound } from '~/platform/http.server'
import { translator } from '~/platform/i18n.server'
import { drawingName, rasterise } from '~/platform/raster.server'
import { findProfileByName } from '../find-profile.server'
import { toShownProfile } from '../shown-profile.server'
import { type CardProps, ProfileCard } from './profile-card'

/** For as long as others may keep it. */
const MAX_AGE_SECONDS = 3600
/** Stands where a card cannot be drawn. */
const PLAIN_CARD = '/og.png'

/**
 * The picture of a profile for link previews: what a visitor may see, whoever asks, in the member's own language, since those
 * who fetch it have none. 404 where a visitor sees no page.
 */
export async function answerCard(context: Context, request: Request, name: string | undefined): Promise<Response> {
  const found = await findProfileByName(context, null, name)
  if (found?.sight.profile !== 'page') throw notFound()
  const { row, sight } = found
  if (name !== row.username) throw redirect(`/u/${row.username}/card.png`)
  const svg = drawCard(toCard(row, sight))
  const drawing = await drawingName(svg)
  const headers = {
    ETag: `"${drawing}"`,
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    // Pages of other sites show it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': row.isIndexed ? 'all' : 'noindex',
  }
  if (request.headers.get('If-None-Match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers })
  const png = await rasterise(context, svg, drawing)
  if (!png) return redirect(PLAIN_CARD, { headers: { 'Cache-Control': 'no-store' } })
  return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } })
}

/** The card as an SVG document. */
export const drawCard = (card: CardProps) => renderToStaticMarkup(<ProfileCard {...card} />)

/** What stands on the card of a member, by what a visitor sees. */
export function toCard(row: ProfileRow, sight: Sight): CardProps {
  const { fullName, username, chart, words } = toShownProfile(row, sight, row.language)
  const t = translator(row.language, 'public-profile')
  return {
    fullName,
    username,
    brand: translator(row.language, 'common')('brand'),
    chart: chart &&
      words && {
        type: chart.type,
        typeName: words.type,
        lines: [words.profile, t('authority', { name: words.authority })],
        data: { centers: chart.data.centers, gates: chart.data.gates },
      },
  }
}
