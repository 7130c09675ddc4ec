import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { readFeedQuery } from '~/features/feed/feed-address'
import { loadFeed } from '~/features/feed/load-feed.server'
import { findMember } from '~/platform/server/guards.server'

/** A page of a feed by itself, for the page that shows more of it; members only. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await findMember(context)
  if (!viewer) return new Response(null, { status: 401 })
  const search = new URL(request.url).searchParams
  const page = await loadFeed(context, viewer, readFeedQuery(search), search.get('cursor'))
  return Response.json(page, { headers: { 'Cache-Control': 'no-store' } })
}
