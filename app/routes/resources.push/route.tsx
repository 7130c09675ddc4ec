import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerPush } from '~/features/notification-settings/answer-notification-settings.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { refuse } from '~/platform/server/forms.server'
import { isDocumentRequest } from '~/platform/server/http.server'

const CARD = '/app/settings?tab=notifications#push'

/** Push to the browsers of a member. Without scripts one can be taken off the list, which leads back to it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status } = await answerPush(context, await request.formData())
  if (isDocumentRequest(request)) return redirect(CARD, 303)
  return status === 200 ? answer : refuse(answer, status)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const loader = () => redirect(CARD)
