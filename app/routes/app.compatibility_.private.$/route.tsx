import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { LIST_PATH } from '~/features/private-charts/private-charts'
import { requireMember } from '~/platform/server/guards.server'
import { redirectKeepingQuery } from '~/platform/server/http.server'

// The address that private charts had before they moved to Connections.

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(context, request)
  return redirectKeepingQuery(request, presentPath(request))
}

/** A form that was open before the move goes on with what was typed; who may send it is checked where it arrives. */
export const action = ({ request }: ActionFunctionArgs) => redirectKeepingQuery(request, presentPath(request), 307)

const presentPath = (request: Request) =>
  new URL(request.url).pathname.replace(/^\/app\/compatibility\/private/i, LIST_PATH)
