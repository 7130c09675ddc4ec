import { type ActionFunctionArgs, data, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { DEFAULT_SIGNED_IN_PATH } from '~/domain/membership/limits'
import { answerTimeZone, type TimeZoneAnswer } from '~/features/time-zone/time-zone.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { refuse } from '~/platform/server/forms.server'
import { isDocumentRequest, redirectBack } from '~/platform/server/http.server'

/** Switches the member to the device's time zone, or remembers that they keep their own; without scripts it redirects back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status, headers } = await answerTimeZone(context, request, form)
  if (isDocumentRequest(request)) {
    const response = redirectBack(form, DEFAULT_SIGNED_IN_PATH, 'timeZone', answer.error)
    for (const [name, value] of new Headers(headers)) response.headers.append(name, value)
    return response
  }
  return status === 200 ? data(answer, { headers }) : refuse(answer, status)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable', message: '' } satisfies TimeZoneAnswer)

export const loader = () => redirect(DEFAULT_SIGNED_IN_PATH)
