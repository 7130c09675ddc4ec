import { type ActionFunctionArgs, data, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { DEFAULT_SIGNED_IN_PATH } from '~/domain/membership/limits'
import { safeRedirectPath } from '~/domain/membership/redirect-path'
import { answerTimeZone } from '~/features/time-zone/answer-time-zone.server'
import { timeZoneSchema } from '~/features/time-zone/time-zone.schema'
import { NO_FORM_ANSWER } from '~/platform/form-answer'
import { parseForm } from '~/platform/forms.server'
import { isDocumentRequest } from '~/platform/http.server'
import { refuse } from '~/platform/refusal.server'
import { keptZoneCookie } from '~/platform/time-zone.server'
import { unlessUnreachable } from '~/platform/unless-unreachable'

/** Switches the member to the device's time zone, or remembers that they keep their own; without scripts it leads back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = parseForm(timeZoneSchema, await request.formData())
  const { answer, status } = await answerTimeZone(context, parsed)
  const isKept = parsed.ok && answer.done === 'keep'
  const headers: HeadersInit = isKept ? { 'Set-Cookie': keptZoneCookie(request, parsed.value.time_zone) } : {}
  if (isDocumentRequest(request)) {
    return redirect(safeRedirectPath(parsed.ok ? parsed.value.returnTo : undefined), { status: 303, headers })
  }
  return status === 200 ? data(answer, { headers }) : refuse(answer, status)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  unlessUnreachable(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const loader = () => redirect(DEFAULT_SIGNED_IN_PATH)
