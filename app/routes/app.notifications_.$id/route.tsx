import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { openNotification } from '~/features/notifications/notifications.server'
import { PageError } from '~/features/shell/page-error'
import { requireMember } from '~/platform/server/guards.server'

/** The address of one notification, as lists, mails and push messages have it: leads to what it is about. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const since = new URL(request.url).searchParams.get('since')
  throw redirect(await openNotification(context, viewer, { id: params.id ?? '', since }))
}

export const ErrorBoundary = PageError

/** Never shown: the address leads elsewhere. */
export default function NotificationRoute() {
  return null
}
