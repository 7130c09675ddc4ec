import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { LIMITED } from '~/domain/membership/premium/entitlements'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { usageLine } from '~/platform/server/usage-line.server'

/** How much of a free limit is left, for a control that is about to spend one: `?of=requests`. Null where it need not be said. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const of = LIMITED.find((name) => name === new URL(request.url).searchParams.get('of'))
  if (!of) throw notFound()
  const viewer = await findMember(context)
  const line = viewer && (await usageLine(context, viewer, request, of))
  return Response.json({ line }, { status: viewer ? 200 : 401, headers: { 'Cache-Control': 'no-store' } })
}
