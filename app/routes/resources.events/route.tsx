import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { EVENTS } from '~/features/events/event-query'
import { type EventAnswer, eventPath } from '~/features/events/events'
import { answerEvent } from '~/features/events/events.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { answerJson, isDocumentRequest, redirectBack } from '~/platform/server/http.server'

/** Registers for an event and back, and cancels it. Scripts get JSON; a page without them is led back to the event. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status, retryAfterSeconds, id } = await answerEvent(context, form)
  if (isDocumentRequest(request)) {
    return redirectBack(form, id ? eventPath(id) : EVENTS, 'event', answer.done ? null : answer.error)
  }
  return answerJson(answer, status, retryAfterSeconds)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { done: false, error: 'unreachable' } satisfies EventAnswer)

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect(EVENTS)
