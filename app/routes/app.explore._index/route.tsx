import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useOutletContext } from '@remix-run/react'
import { ConnectActions } from '~/features/connections/connect-actions'
import { EVENTS, EVENTS_TAB, type EventTotal, eventsPath } from '~/features/events/event-query'
import { countComingEvents } from '~/features/events/events.server'
import { type ExploreAnswer, type ExploreOptions, loadExplore, parseSearch } from '~/features/explore/explore.server'
import { ExploreView } from '~/features/explore/explore-view'
import { FollowButton } from '~/features/follows/follow-button'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { withFallbackPage } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('explore', 'insights', 'member-card', 'follows', 'connect', 'premium-note') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const { searchParams } = new URL(request.url)
  if (searchParams.get('tab') === EVENTS_TAB) {
    searchParams.delete('tab')
    throw redirect(searchParams.size > 0 ? `${EVENTS}?${searchParams}` : EVENTS)
  }
  const [title, answer, events] = await Promise.all([
    pageTitle(request, 'explore', 'title'),
    loadExplore(context, viewer, request),
    countComingEvents(context, viewer, parseSearch(searchParams).query.q),
  ])
  return { title, events, ...answer }
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  withFallbackPage(request, serverLoader, { title: '', events: undefined, query: null, page: null })

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function ExploreRoute() {
  const { query, page, events } = useLoaderData<ExploreAnswer & { events: EventTotal | undefined }>()
  return (
    <ExploreView
      query={query}
      page={page}
      eventsPath={eventsPath({ q: query.q })}
      events={events}
      options={useOutletContext<ExploreOptions>()}
      actionsOf={({ username, fullName, isFollowed, connection }, isFirst) => (
        <>
          <FollowButton username={username} fullName={fullName} isFollowing={isFollowed} size="s" isMain={isFirst} />
          <ConnectActions username={username} fullName={fullName} state={connection} isMain={isFirst} />
        </>
      )}
    />
  )
}
