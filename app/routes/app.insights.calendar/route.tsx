import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import type { FeedAnswer } from '~/features/calendar/calendar'
import { answerFeed } from '~/features/calendar/calendar-feed.server'
import { CalendarView } from '~/features/calendar/calendar-view'
import { loadCalendar } from '~/features/calendar/load-calendar.server'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('calendar') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, calendar] = await Promise.all([
    pageTitle(request, 'calendar', 'title'),
    loadCalendar(context, viewer, request),
  ])
  return { title, calendar }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerFeed(context, request)

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = String((await request.clone().formData()).get('intent') ?? '')
  return withOfflineAnswer<FeedAnswer>(serverAction, { ...NO_FORM_ANSWER, intent, error: 'unreachable' })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function CalendarRoute() {
  const { calendar } = useLoaderData<typeof loader>()
  return <CalendarView data={calendar} answer={useActionData<FeedAnswer>()} />
}
