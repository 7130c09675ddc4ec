import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerLove } from '~/features/love/answer-love.server'
import { LOVE_PATH, type LoveAnswer } from '~/features/love/love'
import { isDocumentRequest } from '~/platform/http.server'
import { answerJson, leadBack } from '~/platform/lead-back.server'
import { unlessUnreachable } from '~/platform/unless-unreachable'

/** The forms of Love Compatibility. Scripts get JSON; a page without them is led back to where its form stood. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status, retryAfterSeconds } = await answerLove(context, request, form)
  if (isDocumentRequest(request)) return leadBack(form, LOVE_PATH, 'love', answer.done ? null : answer.error)
  return answerJson(answer, status, retryAfterSeconds)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  unlessUnreachable(serverAction, { done: false, error: 'unreachable' } satisfies LoveAnswer)

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect(LOVE_PATH)
