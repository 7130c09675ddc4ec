import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ConnectionAnswer } from '~/features/connections/connections'
import { answerConnection } from '~/features/connections/connections.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { answerJson, isDocumentRequest, redirectBack } from '~/platform/server/http.server'

/** Asks members to connect, answers them, and takes it back. A page without scripts is led back to where the form stood. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status, retryAfterSeconds, username } = await answerConnection(context, form)
  if (!isDocumentRequest(request)) return answerJson(answer, status, retryAfterSeconds)
  const otherwise = username ? `/u/${encodeURIComponent(username)}` : '/app/dashboard'
  if (answer.done) return redirectBack(form, otherwise, 'connection', null)
  return redirectBack(form, otherwise, 'connection', answer.error, answer.nextAt)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<ConnectionAnswer>(serverAction, { done: false, error: 'unreachable', state: null, nextAt: null })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect('/app/dashboard')
