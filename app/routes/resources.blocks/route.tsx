import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerBlock } from '~/features/privacy/answer-privacy.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { answerJson, isDocumentRequest, redirectBack } from '~/platform/server/http.server'

const LIST = '/app/settings?tab=privacy#blocked'

/** Blocks and unblocks. Whoever was blocked has no page for the viewer any more, so that leads to the list of the blocked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status, retryAfterSeconds } = await answerBlock(context, form)
  if (answer.done === 'blocked') return redirect(LIST)
  if (isDocumentRequest(request)) return redirectBack(form, LIST, 'block', answer.error)
  return answerJson(answer, status, retryAfterSeconds)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect(LIST)
