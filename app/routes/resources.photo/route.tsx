import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { answerPhoto } from '~/features/photo/photo.server'
import { isDocumentRequest } from '~/platform/server/http.server'

const SETTINGS = '/app/settings?tab=personal'

/** Takes a photo, or takes it away. Scripts get JSON; a page without them is led back to the settings, which say the rest. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status, retryAfterSeconds } = await answerPhoto(context, await request.formData())
  if (isDocumentRequest(request)) {
    if (!answer.ok && answer.problem === 'signedOut') {
      return redirect(`/login?redirect=${encodeURIComponent(SETTINGS)}`)
    }
    const result = answer.ok ? (answer.url ? 'saved' : 'removed') : answer.problem
    return redirect(`${SETTINGS}&photo=${result}`)
  }
  const headers: Record<string, string> = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
  return Response.json(answer, { status, headers })
}

export const loader = () => redirect(SETTINGS)
