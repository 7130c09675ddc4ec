import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { loadNames, parseSearchQuery } from '~/features/search/load-search.server'
import { findMember } from '~/platform/server/guards.server'

/** Members by what is typed, `?q=`, for the palette. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await findMember(context)
  if (!viewer) return Response.json({ error: 'signed_out' }, { status: 401 })
  const { q } = parseSearchQuery(new URL(request.url).searchParams)
  return Response.json({ people: await loadNames(context, viewer, q) })
}
