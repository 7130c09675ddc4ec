import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findReferral } from '~/platform/account/referral.server'

const WAIT_SECONDS = 60

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await findReferral(context, new URL(request.url).searchParams.get('code') ?? '')
  return answer.state === 'unchecked'
    ? Response.json(answer, { status: 429, headers: { 'Retry-After': String(WAIT_SECONDS) } })
    : Response.json(answer)
}
