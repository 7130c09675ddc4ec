import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { LIMITED } from '~/domain/membership/entitlements'
import { findMember } from '~/platform/guards.server'
import { notFound } from '~/platform/http.server'
import { usageLine } from '~/platform/usage-line.server'

/** How much of a free limit is left, for a control that is about to spend one: `?of=requests`. Null where it need not be said. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const of = LIMITED.find((name) => name === new URL(request.url).searchParams.get('of'))
  if (!of) throw notFound()
  const viewer = await findMember(context)
  const line = viewer && (await usageLine(context, viewer, request, of))
  return Response.json({ line }, { status: viewer ? 200 : 401, headers: { 'Cache-Control': 'no-store' } })
}
