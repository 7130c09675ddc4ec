import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { LIST_PATH } from '~/features/private-charts/private-charts'
import { requireMember } from '~/platform/guards.server'
import { redirectKeepingQuery } from '~/platform/http.server'

/** The address that private charts had before they moved to Connections. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(context, request)
  const { pathname } = new URL(request.url)
  return redirectKeepingQuery(request, pathname.replace(/^\/app\/compatibility\/private/i, LIST_PATH))
}
