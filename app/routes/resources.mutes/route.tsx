import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerMute } from '~/features/mutes/answer-mute.server'
import type { MuteAnswer } from '~/features/mutes/mutes'
import { NO_FORM_ANSWER } from '~/platform/form-answer'
import { isDocumentRequest } from '~/platform/http.server'
import { leadBack } from '~/platform/lead-back.server'
import { unlessUnreachable } from '~/platform/unless-unreachable'

const LIST = '/app/settings?tab=privacy#muted'

/** Mutes members and words, and takes it back. Without scripts it leads back to where the form stood. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status, retryAfterSeconds } = await answerMute(context, form)
  if (isDocumentRequest(request)) {
    return leadBack(form, LIST, 'mute', answer.done ? null : (answer.problems.word ?? answer.error))
  }
  // A whole response: scripts ask this address by itself, without the framework's wrapping.
  const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : undefined
  return Response.json(answer, { status, headers })
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  unlessUnreachable<MuteAnswer>(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect(LIST)
