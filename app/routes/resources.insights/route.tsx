import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type InsightsAnswer, loadInsights } from '~/features/dashboard/dashboard.server'
import { findMember } from '~/platform/server/guards.server'

/** The insights of the first page alone, for the button that asks again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await findMember(context)
  if (!viewer) {
    return Response.json({ insights: null, failed: 'signedOut' } satisfies InsightsAnswer, { status: 401 })
  }
  const answer = await loadInsights(context, viewer, request)
  return Response.json(answer, { status: answer.failed ? 503 : 200, headers: { 'Cache-Control': 'no-store' } })
}
