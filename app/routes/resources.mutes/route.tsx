import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { MuteAnswer } from '~/features/mutes/mutes'
import { answerMute } from '~/features/mutes/mutes.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { answerJson, isDocumentRequest, redirectBack } from '~/platform/server/http.server'

const LIST = '/app/settings?tab=privacy#muted'

/** Mutes members and words, and takes it back. Without scripts it leads back to where the form stood. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { answer, status, retryAfterSeconds } = await answerMute(context, form)
  if (!isDocumentRequest(request)) return answerJson(answer, status, retryAfterSeconds)
  const of = answer.intent.endsWith('-word') ? 'mute-word' : 'mute'
  return redirectBack(form, LIST, of, answer.done ? null : (answer.problems.word ?? answer.error))
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<MuteAnswer>(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect(LIST)
