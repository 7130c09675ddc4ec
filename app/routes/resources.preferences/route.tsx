import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '~/domain/membership/redirect-path'
import { preferencesSchema } from '~/features/preferences/preferences.schema'
import { savePreference } from '~/features/preferences/save-preference.server'
import { parseForm } from '~/platform/forms.server'
import { isDocumentRequest } from '~/platform/http.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = parseForm(preferencesSchema, await request.formData())
  if (!parsed.ok) return Response.json({ saved: false }, { status: 400 })
  const headers = { 'Set-Cookie': await savePreference(context, request, parsed.value) }
  return isDocumentRequest(request)
    ? redirect(safeRedirectPath(parsed.value.returnTo), { headers })
    : Response.json({ saved: true }, { headers })
}
