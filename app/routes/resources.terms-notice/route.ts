import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { DEFAULT_SIGNED_IN_PATH } from '~/domain/membership/limits'
import { dismissTermsNotice } from '~/features/legal/dismiss-terms-notice.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { refuse } from '~/platform/server/forms.server'
import { isDocumentRequest } from '~/platform/server/http.server'

/** Dismisses the notice of changed terms; without scripts the first page shows what has come of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status } = await dismissTermsNotice(context)
  if (isDocumentRequest(request)) return redirect(DEFAULT_SIGNED_IN_PATH, 303)
  return status === 200 ? answer : refuse(answer, status)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const loader = () => redirect(DEFAULT_SIGNED_IN_PATH)
