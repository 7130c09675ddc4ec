import { redirect } from '@remix-run/cloudflare'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import type { ProfileRow } from '~/data/members/profiles.server'
import { FALLBACK_TIME_ZONE } from '~/domain/community/places/wall-clock'
import { firstNameOf } from '~/domain/membership/account/first-name'
import type { ProfileAccess } from '~/domain/membership/visibility'
import { drawingName, rasterise } from '~/platform/pictures/raster.server'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { translator } from '~/platform/server/i18n.server'
import { CARD_SIZE_NAMES, type CardSize } from '~/ui/card-drawing/card-sizes'
import { drawableName } from '~/ui/card-drawing/drawable-name'
import { cardPath } from '../card-path'
import { shownSummary } from '../chart-summary.server'
import { findProfileByName } from '../find-profile.server'
import { toShownProfile } from '../shown-profile.server'
import type { CardProps } from './card-words'
import { ProfileCard } from './profile-card'

/** For as long as others may keep it. */
const MAX_AGE_SECONDS = 3600
/** Stands in a link preview where a card cannot be drawn. */
const PLAIN_CARD = '/og.png'
/** Where the address says nothing, as in link previews, it is the wide one. */
const sizeSchema = z.enum(CARD_SIZE_NAMES).nullable()

/**
 * The picture of a profile to pass on, in the size that `?size` names: what a visitor may see, whoever asks, in the member's
 * own language, since those who fetch it have none. 404 where a visitor sees no page, and for a size that there is not.
 */
export async function answerCard(context: Context, request: Request, name: string | undefined): Promise<Response> {
  const wanted = sizeSchema.safeParse(new URL(request.url).searchParams.get('size'))
  const found = wanted.success ? await findProfileByName(context, null, name) : null
  if (found?.access.profile !== 'page') throw notFound()
  const { row, access } = found
  const size = wanted.data ?? 'wide'
  if (name !== row.username) throw redirect(cardPath(row.username, size))
  const svg = drawCard(toCard(row, access), size)
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
  if (!png) return size === 'wide' ? redirect(PLAIN_CARD, { headers: NOT_KEPT }) : notDrawn()
  return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } })
}

const NOT_KEPT = { 'Cache-Control': 'no-store' }

/** To whoever wants a picture to keep, another one in its place is no answer. */
const notDrawn = () =>
  new Response('No picture can be drawn just now', { status: 503, headers: { ...NOT_KEPT, 'Retry-After': '60' } })

/** The card as an SVG document. */
const drawCard = (card: CardProps, size: CardSize) => renderToStaticMarkup(<ProfileCard {...card} size={size} />)

/** What stands on the card of a member, by what a visitor sees. */
export function toCard(row: ProfileRow, access: ProfileAccess): CardProps {
  const { fullName, username, chart, type, words, isTimeUncertain } = toShownProfile(
    row,
    access,
    row.language,
    FALLBACK_TIME_ZONE,
  )
  const t = translator(row.language, 'public-profile')
  // A name of letters that the card's typefaces lack gives way to the username, as above it.
  const name = firstNameOf(drawableName(fullName)) || `@${username}`
  return {
    fullName,
    username,
    brand: translator(row.language, 'common')('brand'),
    chart: type &&
      words && {
        type,
        typeName: words.type,
        lines: [
          ...(words.profile ? [words.profile] : []),
          t('authority', { name: words.authority }),
          ...(isTimeUncertain ? [t('timeUncertain')] : []),
        ],
        summary: shownSummary(row, access, name, row.language),
        data: chart && { centers: chart.data.centers, gates: chart.data.gates },
      },
  }
}
