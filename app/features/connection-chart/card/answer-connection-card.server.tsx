import { renderToStaticMarkup } from 'react-dom/server'
import { CONNECTIONS } from '~/domain/human-design/composite/composite'
import type { Language } from '~/locales/language'
import { rasterise } from '~/platform/pictures/raster.server'
import type { Context } from '~/platform/server/context.server'
import { notFound, tooMany } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { drawableName } from '~/ui/card-drawing/drawable-name'
import type { ConnectionChart, Pair, PairFacts, PairPerson } from '../connection-chart'
import { ConnectionCard, type ConnectionCardProps } from './connection-card'

/** Each is drawn anew, since no cache keeps it. */
const PICTURES_AN_HOUR = 30

/**
 * The picture of a connection, for whoever is one of the two to keep: only where both charts are open to everyone, so that it
 * says nothing that anybody could not see. 404 otherwise. It has no address for others, and no cache keeps it.
 */
export async function answerConnectionCard(
  context: Context,
  viewer: Viewer,
  request: Request,
  chart: ConnectionChart,
): Promise<Response> {
  if (!chart.isShareable || !chart.pair || !chart.facts) throw notFound()
  const limit = { name: 'connection.picture', subject: viewer.id, most: PICTURES_AN_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) throw tooMany(wait)
  const card = toCard(chart, chart.pair, chart.facts, await languageOf(request))
  const svg = renderToStaticMarkup(<ConnectionCard {...card} />)
  const png = await rasterise(context, svg, null)
  if (!png) throw new Response('No picture can be drawn just now', { status: 503, headers: { 'Retry-After': '60' } })
  return new Response(png, {
    headers: {
      'Content-Type': 'image/png',
      'Content-Disposition': 'attachment; filename="connection.png"',
      'Cache-Control': 'private, no-store',
    },
  })
}

function toCard(
  { you, other }: ConnectionChart,
  pair: Pair,
  { theme }: PairFacts,
  language: Language,
): ConnectionCardProps {
  const t = translator(language, 'connection-chart')
  const composite = translator(language, 'composite')
  const countOf = (code: string) => pair.channels.filter(({ connection }) => connection === code).length
  const { centers, gates } = pair.drawings.together
  const [yours, theirs] = [nameOf(you), nameOf(other)]
  return {
    names: t('cardNames', { you: yours, name: theirs }),
    brand: translator(language, 'common')('brand'),
    theme: `${theme.code.replace('-', '–')}  ${theme.name}`,
    counts: CONNECTIONS.map((code) => `${countOf(code)} · ${composite(`connection.${code}`)}`),
    legend: { a: yours, b: theirs },
    data: { centers, gates },
  }
}

/** What the card's typefaces can write of a name. */
const nameOf = ({ fullName, username }: PairPerson) => drawableName(fullName) || `@${username}`
