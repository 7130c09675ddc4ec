import { redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '~/domain/membership/redirect-path'
import type { Context } from '~/platform/context.server'
import { typedValues } from '~/platform/forms.server'
import { isDocumentRequest } from '~/platform/http.server'
import type { Answered } from './answer-feed.server'
import type { Undoable } from './feed-page'
import { withUndo } from './undoable.server'
import { hasTyped, writeFeedNotice } from './write-feed-notice.server'

/**
 * Scripts are told the answer. A page without them is led back to where it was (`back`), which says by a notice why something
 * was not done, and has what was typed; and where something was deleted (`kind`), offers to bring it back.
 */
export async function reply<A extends { done: true }>(
  request: Request,
  context: Context,
  form: FormData,
  answered: Answered<A>,
  kind?: Undoable['kind'],
) {
  const { answer, status } = answered
  if (!isDocumentRequest(request)) {
    const seconds = status === 200 ? null : answer.retryAfterSeconds
    // A whole response: scripts ask this address by itself, without the framework's wrapping.
    return Response.json(answer, { status, headers: seconds ? { 'Retry-After': String(seconds) } : {} })
  }
  const { back, intent = '', id = '' } = typedValues(form)
  const path = safeRedirectPath(back)
  if (status === 200) return redirect(kind && intent === 'delete' ? withUndo(path, { kind, id }) : path, 303)
  const isSignedOut = answer.error === 'signedOut'
  const to = isSignedOut ? `/login?redirect=${encodeURIComponent(path)}` : path
  // Who has to sign in first finds there again what they wrote; a heart they just press again.
  if (isSignedOut && !hasTyped(form)) return redirect(to, 303)
  const cookie = await writeFeedNotice(context, request, form, answer)
  return redirect(to, { status: 303, headers: { 'Set-Cookie': cookie } })
}
