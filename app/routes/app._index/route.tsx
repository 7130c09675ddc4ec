import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { requireMember } from '~/platform/server/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(context, request)
  throw redirect('/app/dashboard')
}
