import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { EventList } from '~/features/events/event-list'
import { eventsPath, readEventAsk } from '~/features/events/event-query'
import { countComingEvents, loadEvents } from '~/features/events/events.server'
import { ANYTHING } from '~/features/explore/explore'
import { ExploreHead, ExploreTabs } from '~/features/explore/explore-head'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'
import { ClockProvider } from '~/ui/clock/use-clock'

export const handle = { i18n: preloadWords('events', 'explore') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, list, coming] = await Promise.all([
    pageTitle(request, 'events', 'title'),
    loadEvents(context, viewer, request),
    countComingEvents(context, viewer, readEventAsk(new URL(request.url).searchParams).q),
  ])
  return { title, list, coming, now: new Date().toISOString() }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function EventsRoute() {
  const { list, coming, now } = useLoaderData<typeof loader>()
  return (
    <ClockProvider now={now}>
      <div className="grid max-w-218 grid-cols-1 gap-4">
        <ExploreHead />
        <ExploreTabs
          query={{ ...ANYTHING, q: list.ask.q }}
          current="events"
          totals={{ events: coming }}
          eventsPath={eventsPath({ q: list.ask.q })}
        />
        <EventList list={list} />
      </div>
    </ClockProvider>
  )
}
