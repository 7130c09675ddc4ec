import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { FollowAnswer } from '~/features/follows/follows'
import { answerFollow } from '~/features/follows/follows.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { answerJson, isDocumentRequest, redirectBack } from '~/platform/server/http.server'

/** Follows a member, or no longer does. Scripts get JSON; a page without them is led back to where the button stood. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status, retryAfterSeconds, username } = await answerFollow(context, request.method, form)
  if (isDocumentRequest(request)) {
    const otherwise = username ? `/u/${encodeURIComponent(username)}` : '/app/dashboard'
    return redirectBack(form, otherwise, 'follow', answer.done ? null : answer.error)
  }
  return answerJson(answer, status, retryAfterSeconds)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { done: false, error: 'unreachable' } satisfies FollowAnswer)

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect('/app/dashboard')
