import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { CONSENTS_PLACE, type ConsentsAnswer } from '~/features/consents/consents'
import { answerConsents } from '~/features/consents/consents.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { answerJson, isDocumentRequest, redirectBack } from '~/platform/server/http.server'

/** The forms that withdraw a consent. Scripts get JSON; a page without them is led back to the settings. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status } = await answerConsents(context, request, form)
  if (isDocumentRequest(request)) return redirectBack(form, CONSENTS_PLACE, 'consents', answer.error)
  return answerJson(answer, status)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { purpose: null, done: null, error: 'unreachable' } satisfies ConsentsAnswer)

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect(CONSENTS_PLACE)
