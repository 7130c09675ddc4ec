import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isSkyMonth } from '~/domain/human-design/transit/sky'
import { loadSkyMonth } from '~/features/transits/load-transits.server'
import { findMember } from '~/platform/server/guards.server'

/**
 * A month of the sky, `?month=2026-11`, for those who move through it. The chart worker keeps what it is made of at the edge, this
 * one the months last asked for, and the page what it got.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await findMember(context))) return Response.json({ error: 'signed_out' }, { status: 401 })
  const month = new URL(request.url).searchParams.get('month') ?? ''
  if (!isSkyMonth(month)) return Response.json({ error: 'invalid_month' }, { status: 400 })
  const sky = await loadSkyMonth(context, month)
  return sky ? Response.json(sky) : Response.json({ error: 'unreachable' }, { status: 503 })
}
