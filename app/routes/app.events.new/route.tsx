import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { EventFormView } from '~/features/events/event-form'
import { answerEventForm, loadNewEvent } from '~/features/events/event-form.server'
import type { EventFormAnswer } from '~/features/events/events'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('event-form', 'events', 'ui') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(context, request)
  return loadNewEvent(context, request)
}

export const action = ({ request, context }: ActionFunctionArgs) => answerEventForm(context, request, null)

/** What was typed stays in the fields, which nobody draws anew. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<EventFormAnswer>(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function NewEventRoute() {
  return <EventFormView page={useLoaderData<typeof loader>()} answer={useActionData<EventFormAnswer>()} />
}
