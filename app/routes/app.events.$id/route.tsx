import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { EventView } from '~/features/events/event-view'
import { loadEvent } from '~/features/events/events.server'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'
import { ClockProvider } from '~/ui/clock/use-clock'

export const handle = { i18n: preloadWords('events') }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  return { page: await loadEvent(context, viewer, request, params.id ?? '') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.page.title }]

export const ErrorBoundary = PageError

export default function EventRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <ClockProvider now={page.now}>
      <EventView page={page} />
    </ClockProvider>
  )
}
