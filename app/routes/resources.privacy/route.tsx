import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerFirstChoice } from '~/features/privacy/answer-privacy.server'
import { NO_FORM_ANSWER } from '~/platform/form-answer'
import { isDocumentRequest } from '~/platform/http.server'
import { unlessUnreachable } from '~/platform/unless-unreachable'

const SETTINGS = '/app/settings?tab=privacy'

/** Saves the three answers of sign-up; without scripts the settings show what has come of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerFirstChoice(context, await request.formData())
  return isDocumentRequest(request) ? redirect(SETTINGS) : answer
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  unlessUnreachable(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const loader = () => redirect(SETTINGS)
