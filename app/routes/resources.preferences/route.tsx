import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { safeRedirectPath, signInPath } from '~/domain/membership/redirect-path'
import { preferencesSchema } from '~/features/preferences/preferences.schema'
import { savePreference } from '~/features/preferences/save-preference.server'
import { parseForm } from '~/platform/forms.server'
import { isDocumentRequest } from '~/platform/http.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = parseForm(preferencesSchema, await request.formData())
  if (!parsed.ok) return Response.json({ saved: false }, { status: 400 })
  const headers = await savePreference(context, request, parsed.value)
  const back = safeRedirectPath(parsed.value.returnTo)
  if (!isDocumentRequest(request))
    return Response.json({ saved: headers !== null }, headers ? { headers } : { status: 401 })
  return headers ? redirect(back, { headers }) : redirect(signInPath(back))
}
