import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { safeRedirectPath, signInPath } from '~/domain/membership/account/redirect-path'
import { type PreferenceAnswer, preferencesSchema } from '~/features/preferences/preferences.schema'
import { savePreference } from '~/features/preferences/preferences.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { parseForm } from '~/platform/server/forms.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { tryOrLog } from '~/platform/server/log.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = parseForm(preferencesSchema, await request.formData())
  if (!parsed.ok) return refused('unexpected', 400)
  const work = async () => ({ headers: await savePreference(context, request, parsed.value) })
  // A page without scripts has nothing typed in it to keep.
  const isDocument = isDocumentRequest(request)
  const outcome = isDocument ? await work() : await tryOrLog(context, 'preferences.save_broke', work)
  if (!outcome) return refused('unexpected', 500)
  const { headers } = outcome
  const back = safeRedirectPath(parsed.value.returnTo)
  if (isDocument) return headers ? redirect(back, { headers }) : redirect(signInPath(back))
  return headers
    ? Response.json({ saved: true, error: null } satisfies PreferenceAnswer, { headers })
    : refused('signedOut', 401)
}

const refused = (error: 'unexpected' | 'signedOut', status: 400 | 401 | 500) =>
  Response.json({ saved: false, error } satisfies PreferenceAnswer, { status })

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<PreferenceAnswer>(serverAction, { saved: false, error: 'unreachable' })
