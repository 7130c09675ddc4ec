import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { loadSeenPosts } from '~/features/feed/load-member-posts.server'
import { findSeenProfile, toSeenMember } from '~/features/profile/find-profile.server'
import { notFound } from '~/platform/server/http.server'

/** A further page of the posts of a member, for scripts: `?of=` names the member, `?cursor=` where it begins. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const seen = await findSeenProfile(context, request, searchParams.get('of') ?? undefined)
  if (seen?.access.profile !== 'page') throw notFound()
  return Response.json(await loadSeenPosts(context, toSeenMember(seen), searchParams.get('cursor')), {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
