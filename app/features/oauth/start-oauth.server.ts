import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { isOauthProvider, type OauthProvider } from '~/domain/membership/account/oauth-providers'
import { safeRedirectPath, signInPath } from '~/domain/membership/account/redirect-path'
import { VERIFY_PATH } from '~/domain/membership/limits'
import { findReferral, referralCookie } from '~/platform/account/referral.server'
import { beginAuthorization, offeredProviders } from '~/platform/oauth/oauth.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { logEvent } from '~/platform/server/log.server'
import { requireStepUp } from '~/platform/sign-in/step-up.server'
import { oauthFlow } from './oauth-flow.server'
import { ACCOUNT_SETTINGS, pathWithNews } from './oauth-news'

const startSchema = z.object({
  purpose: z.enum(['sign-in', 'link', 'prove']).catch('sign-in'),
  redirect: z.string().catch(''),
  /** As it was typed on the page of registration. */
  referralCode: z.string().catch(''),
})

/** The provider an address names; 404 for one that this installation does not offer. */
export function providerOf({ settings }: Context, name: string | undefined): OauthProvider {
  if (!isOauthProvider(name) || !offeredProviders(settings).includes(name)) throw notFound()
  return name
}

/** Sends the browser to a provider, to sign in or to link; never by a link, so that no other site can begin it. */
export async function startOauth(context: Context, request: Request, provider: OauthProvider): Promise<Response> {
  const form = await request.formData()
  const parsed = parseForm(startSchema, form)
  const {
    purpose,
    redirect: wanted,
    referralCode,
  } = parsed.ok ? parsed.value : { purpose: 'sign-in' as const, redirect: '', referralCode: '' }
  const target = { 'sign-in': safeRedirectPath(wanted), link: ACCOUNT_SETTINGS, prove: VERIFY_PATH }[purpose]
  // Who is away shows that it is them too: to take their data along.
  const member = purpose === 'prove' ? (await context.session()).viewer : await findMember(context)
  if (purpose !== 'sign-in' && !member) return redirect(signInPath(target))
  if (purpose === 'sign-in' && member) return redirect(target)
  if (purpose === 'link') {
    const resumed = { task: 'link', action: `/oauth/${provider}`, form, back: ACCOUNT_SETTINGS } as const
    const stepUp = await requireStepUp(context, request, resumed)
    if (stepUp) return stepUp
  }

  const begun = await beginAuthorization(context, request, provider)
  if (!begun.ok) {
    logEvent('error', 'oauth.failed', { requestId: context.requestId, provider, reason: begun.failure })
    const where = purpose === 'sign-in' ? signInPath(target) : target
    return redirect(pathWithNews(where, { news: purpose === 'link' ? 'linkFailed' : 'failed', provider }))
  }
  const { url, state, verifier } = begun
  const memberId = purpose === 'sign-in' ? null : (member?.id ?? null)
  const cookie = await oauthFlow.write(context, request, {
    provider,
    state,
    verifier,
    purpose,
    redirect: target,
    memberId,
  })
  const remembered = await rememberCode(context, request, referralCode)
  const cookies = [cookie, ...(remembered ? [remembered] : [])]
  return redirect(url, { status: 303, headers: cookies.map((each): [string, string] => ['Set-Cookie', each]) })
}

/** A code that was typed waits in the browser until there is an account; never one that is nobody's. */
async function rememberCode(context: Context, request: Request, typed: string): Promise<string | null> {
  if (typed.trim() === '') return null
  const { code, state } = await findReferral(context, typed)
  return state === 'unknown' ? null : referralCookie(request, code)
}
