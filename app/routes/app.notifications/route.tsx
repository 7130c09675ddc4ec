import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData, useLocation } from '@remix-run/react'
import { loadNotifications } from '~/features/notifications/notifications.server'
import { NotificationsPage } from '~/features/notifications/notifications-page'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'
import { ClockProvider } from '~/ui/clock/use-clock'

export const handle = { i18n: preloadWords('notifications') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, page] = await Promise.all([
    pageTitle(request, 'notifications', 'title'),
    loadNotifications(context, viewer, request),
  ])
  return { title, page, now: new Date().toISOString() }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function NotificationsRoute() {
  const { page, now } = useLoaderData<typeof loader>()
  // Another part of the list begins anew.
  const { search } = useLocation()
  return (
    <ClockProvider now={now}>
      <NotificationsPage key={search} page={page} />
    </ClockProvider>
  )
}
