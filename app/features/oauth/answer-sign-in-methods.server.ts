import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { OAUTH_PROVIDERS } from '~/domain/membership/oauth-providers'
import type { Context } from '~/platform/context.server'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/form-answer'
import { parseForm } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { isDocumentRequest } from '~/platform/http.server'
import { unlessBroken } from '~/platform/refusal.server'
import { requireStepUp } from '~/platform/step-up.server'
import { ACCOUNT_SETTINGS, pathWithNews } from './oauth-news'
import { unlinkSignIn } from './unlink-sign-in.server'

export type SignInMethodsAnswer = FormAnswer<'lastWayIn', 'unlinked'>

const unlinkSchema = z.object({ intent: z.literal('unlink'), provider: z.enum(OAUTH_PROVIDERS) })

/** Answers the forms of the linked sign-ins; without scripts it leads back to the settings, which tell what came of it. */
export async function answerSignInMethods(context: Context, request: Request) {
  const form = await request.formData()
  const parsed = parseForm(unlinkSchema, form)
  const blank: SignInMethodsAnswer = { ...NO_FORM_ANSWER, intent: 'unlink' }
  if (!parsed.ok) throw new Response('Bad request', { status: 400 })
  const { provider } = parsed.value
  const isDocument = isDocumentRequest(request)
  const viewer = await findMember(context)
  if (!viewer) {
    if (isDocument) return redirect(`/login?redirect=${encodeURIComponent(ACCOUNT_SETTINGS)}`)
    return answerWith({ ...blank, error: 'signedOut' }, 401)
  }
  const resumed = { task: 'unlink', action: '/resources/sign-in-methods', form, back: ACCOUNT_SETTINGS } as const
  const asked = await requireStepUp(context, request, resumed)
  if (asked) return asked
  const outcome = await unlessBroken(context, 'oauth.unlink_failed', () => unlinkSignIn(context, viewer, provider))
  if (isDocument) return redirect(pathWithNews(ACCOUNT_SETTINGS, { news: outcome ?? 'linkFailed', provider }))
  if (outcome === null) return answerWith({ ...blank, error: 'unexpected' }, 500)
  if (outcome === 'lastWayIn') return answerWith({ ...blank, error: outcome }, 409)
  return answerWith({ ...blank, done: outcome, values: { provider } }, 200)
}

/** A resource keeps its status only with a response of its own. */
const answerWith = (answer: SignInMethodsAnswer, status: number) => Response.json(answer, { status })
