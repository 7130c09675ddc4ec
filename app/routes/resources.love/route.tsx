import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerLove } from '~/features/love/answer-love.server'
import { analysisId, cardId, LOVE_PATH, type LoveAnswer } from '~/features/love/love'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { answerJson, isDocumentRequest, redirectBack } from '~/platform/server/http.server'

/** The forms of Love Compatibility. Scripts get JSON; a page without them is led back to where its form stood. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status, retryAfterSeconds } = await answerLove(context, request, form)
  if (isDocumentRequest(request)) {
    if (!answer.done) redirectToCard(form)
    return redirectBack(form, LOVE_PATH, 'love', answer.done ? null : answer.error)
  }
  return answerJson(answer, status, retryAfterSeconds)
}

/** Leads back to the card instead of an analysis that didn't open, whose heading is inside the card's closed details. */
function redirectToCard(form: FormData) {
  const [back, username] = [form.get('back'), form.get('username')]
  if (typeof back !== 'string' || typeof username !== 'string') return
  form.set('back', back.replace(`#${analysisId(username)}`, `#${cardId(username)}`))
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { done: false, error: 'unreachable' } satisfies LoveAnswer)

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect(LOVE_PATH)
