import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { loadPeople } from '~/features/follows/follows.server'
import { findSeenProfile, toSeenMember } from '~/features/profile/find-profile.server'
import { notFound } from '~/platform/server/http.server'

/** A further page of the people around a member, for scripts: `?of=` names the member, `?list=` the list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const name = new URL(request.url).searchParams.get('of')
  const seen = await findSeenProfile(context, request, name ?? undefined)
  if (seen?.access.profile !== 'page') throw notFound()
  return Response.json(await loadPeople(context, request, toSeenMember(seen)), {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
