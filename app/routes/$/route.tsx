import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { partOfLibrary } from '~/features/library/part-of-library.server'
import { logEvent } from '~/platform/log.server'

/** No such page: back to the beginning, as specified, and a line in the log for whoever mends links. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const part = partOfLibrary(request)
  if (part) return redirect(part)
  logEvent('info', 'page.unknown', { requestId: context.requestId, path: new URL(request.url).pathname.slice(0, 200) })
  return redirect('/')
}

export const action = loader
