import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { logEvent } from '~/platform/log.server'

/** No such page: back to the beginning, as specified, and a line in the log for whoever mends links. */
export function loader({ request, context }: LoaderFunctionArgs) {
  logEvent('info', 'page.unknown', { requestId: context.requestId, path: new URL(request.url).pathname.slice(0, 200) })
  return redirect('/')
}

export const action = loader
